// SPDX-License-Identifier: Apache-2.0
// Of applications of OptiX 7: the pipelines of a kernel, and the lines that became most code.

function moduleItem(kernel, module) {
  const words = [`${count(module.bytes)} B of PTX`, module["built in"] ? "built in" : "",
                 module["register limit"] ? `at most ${module["register limit"]} registers` : "",
                 module["bound values"] ? `${module["bound values"]} bound values` : "",
                 module["payload types"] ? `${module["payload types"]} payload types` : ""];
  return make("li", {}, "module ", module.number === null ? module.module.slice(0, 8)
      : make("button", {class: "link", onclick: () => showPtx(module.number, 1)}, module.module.slice(0, 8)),
    ` ${words.filter(w => w).join(", ")}: `, make("span", {class: "soft"}, module.programs.join(", ")));
}

function pipelineItem(kernel, pipeline) {
  return make("li", {}, `made in ${milliseconds(pipeline.made_ms)}, its kernel from the ${pipeline.from}: ${pipeline.words.join(", ")}; ${pipeline.groups.length} program groups`,
    make("ul", {class: "words"}, pipeline.modules.map(m => moduleItem(kernel, m))));
}

function pipelinesCard(kernel) {
  const list = kernel.pipelines;
  if (!list) return null;
  const shown = list.slice(0, 8);
  return make("div", {class: "card", id: "pipelines"},
    make("h2", {}, list.length > 1 ? "Pipelines" : "Pipeline", make("small", {}, list.length > shown.length ? `the first ${shown.length} of ${list.length}` : "")),
    make("ul", {class: "words"}, shown.map(p => pipelineItem(kernel, p))));
}

const shorten = (text, length) => text.length > length ? text.slice(0, length - 1) + "…" : text;

function costButton(kernel, cost) {
  const show = () => cost.ptx ? showPtx(kernel.lines.modules.findIndex(m => m.programs.includes(cost.ptx[0])), cost.ptx[1])
                              : showSource(cost.file, cost.line);
  return make("button", {class: "link", onclick: show}, cost.place);
}

function costsCard(kernel) {
  const costs = kernel.costs;
  if (!costs) return null;
  const machine = costs.total_machine !== undefined, rays = costs.lines.some(c => c.rays);
  const part = (n, total) => [make("td", {}, n || 0), make("td", {}, percent((n || 0) / total))];
  const row = (name, c, text) => make("tr", {}, make("td", {class: "left"}, name), part(c.instructions, costs.total),
    machine && part(c.machine, costs.total_machine), rays && make("td", {}, count(c.rays)),
    make("td", {class: "left wide expression mono"}, text));
  const heads = ["line", "PTX", "", ...(machine ? ["machine", ""] : []), ...(rays ? ["rays"] : []), ""];
  return make("div", {class: "card", id: "costs"},
    make("h2", {}, "Lines that became most code", make("small", {}, "instructions of the megakernel that were made for each")),
    make("table", {}, make("thead", {}, headRow(heads)), make("tbody", {},
      costs.lines.map(c => row(costButton(kernel, c), c, shorten(c.text || "", 110))),
      row("built in", {instructions: costs.built_in, machine: costs.built_in_machine}, ""))));
}
