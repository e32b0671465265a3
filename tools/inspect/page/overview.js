// SPDX-License-Identifier: Apache-2.0
// The first page: what costs most, in words; figures; where the time goes; what limits occupancy.

function sentenceLinks(kernel, sentence) {
  const links = [];
  if (sentence.state !== undefined && findState(kernel, sentence.state))
    links.push(make("button", {onclick: () => showState(sentence.state)}, "state"));
  if (sentence.state !== undefined && (findState(kernel, sentence.state) || {}).place)
    links.push(make("button", {onclick: () => showStateLine(kernel, sentence.state)},
                    findState(kernel, sentence.state).place));
  if (sentence.cost) links.push(costButton(kernel, sentence.cost));
  return links;
}

function runNotes() {
  const notes = [];
  for (const run of model.runs || []) {
    const what = run.profiled ? "The profiled run" : "The application";
    if (run.exit === undefined) notes.push(what + " was still running when the recording was interrupted.");
    else if (run.exit > 128) notes.push(`${what} was ended by signal ${run.exit - 128}.`);
    else if (run.exit) notes.push(`${what} ended with exit code ${run.exit}.`);
  }
  for (const launch of model.unfinished || [])
    notes.push(`A launch of ${launch.program}, ${launch.size.join(" x ")}, began and did not end.`);
  return notes;
}

function wordsCard(kernel) {
  const list = kernel.summary.map(s => make("li", {}, s.text, sentenceLinks(kernel, s)));
  const notes = runNotes().map(note => make("li", {class: "warn"}, note));
  return make("div", {class: "card", id: "words"}, make("h2", {}, "In words"),
              make("ul", {class: "words"}, notes, list));
}

function tile(value, label) {
  return make("div", {class: "tile"}, make("b", {}, value), make("span", {}, label));
}

function tiles(kernel) {
  const out = [], launches = kernel.launches || {}, usage = kernel.usage || {};
  const occupancy = usage.occupancy, report = kernel.report, rays = (kernel.profile || {}).rays;
  if (launches.count) out.push(tile(milliseconds(launches.ms_total / launches.count),
                                    launches.count > 1 ? `a launch, of ${launches.count}` : "the launch"));
  if (rays && kernel.profiled_launches && launches.count) {
    const perLaunch = rays / kernel.profiled_launches.count;
    out.push(tile((perLaunch / (launches.ms_total / launches.count) / 1e3).toFixed(0), "Mrays/s"));
  }
  if (occupancy) {
    out.push(tile(usage.registers, "registers a thread"));
    out.push(tile(`${occupancy.warps} / ${occupancy.most_warps}`, "warps resident"));
    if (usage.spill_stores !== undefined) {
      out.push(tile(usage.spill_stores + (usage.spill_loads || 0), "bytes spilled"));
    }
  }
  out.push(tile(report.states, "states"));
  out.push(tile(report.frame_bytes + " B", "largest frame"));
  out.push(tile(report.stack_bytes + " B", "stack a lane"));
  return make("div", {class: "tiles"}, out);
}

// ---- time

function timeBar(kernel) {
  const counted = kernel.states.filter(s => s.share > 0).sort((a, b) => b.share - a.share);
  return make("div", {class: "stack", id: "time"}, counted.map(s => make("button", {
    style: `flex: ${s.share} 0 0; background: ${colour(s)}`,
    title: `${s.name}: ${percent(s.share)}`, onclick: () => showState(s.state),
  }, s.share > 0.05 ? `${percent(s.share)} ${s.name}` : "")));
}

function stateRow(kernel, state) {
  const resume = state.kind === "resume", share = state.share || 0;
  return make("tr", {class: "choice", "data-state": state.state, onclick: () => showState(state.state)},
    make("td", {class: "left" + (resume ? " inset" : "")},
         make("span", {class: "dot", style: `background: ${colour(state)}`}), resume ? "↳ " + resumeTitle(state) : state.name,
         make("span", {class: "soft"}, resume || state.kind === state.name ? "" : "  " + state.kind,
             state.in_traversal ? ", in traversal" : "")),
    kernel.profile && make("td", {}, percent(state.share)),
    kernel.profile && make("td", {class: "left"},
      make("span", {class: "meter", style: `width: ${Math.round(140 * share)}px; background: ${colour(state)}`})),
    kernel.profile && make("td", {}, count(state.entries)),
    kernel.profile && make("td", {}, state.groups ? state.average_lanes.toFixed(1) : ""),
    make("td", {}, resume ? state.saved_values : ""), make("td", {}, resume ? state.saved_bytes : ""),
    make("td", {}, resume ? state.rematerialised : ""));
}

function timeCard(kernel) {
  const heads = ["state", ...(kernel.profile ? ["time", "", "entries", "lanes"] : []),
                 "saved", "bytes", "computed again"];
  const table = make("table", {id: "states"},
    make("thead", {}, headRow(heads)),
    make("tbody", {}, kernel.states.map(s => stateRow(kernel, s))));
  return make("div", {class: "card"},
    make("h2", {}, kernel.profile ? "Where the time goes" : "States",
         make("small", {}, kernel.profile ? "cycles of all warps, each in one state at a time" : "no profile was recorded")),
    kernel.profile && timeBar(kernel), make("div", {style: "height: 8px"}), table);
}

// ---- resources and launches

function resourcesCard(kernel) {
  const usage = kernel.usage || {}, occupancy = usage.occupancy;
  if (!occupancy) return make("div", {class: "card"}, make("h2", {}, "Resources"),
    make("p", {class: "soft"}, "Registers and occupancy are known for recordings on a GPU, or where ptxas was found."));
  const most = Math.max(...occupancy.limits.map(l => l.blocks));
  const rows = occupancy.limits.map(l => make("tr", {},
    make("td", {class: "left"}, l.name, l.name === occupancy.limit ? make("b", {}, "  ← limits") : ""),
    make("td", {}, l.blocks + " blocks"),
    make("td", {class: "left wide"}, make("span", {class: "meter",
      style: `width: ${Math.round(100 * l.blocks / most)}%; background: ${l.name === occupancy.limit ? "var(--k-hit)" : "var(--k-dispatch)"}`}))));
  const said = bytes => bytes === undefined ? "not recorded" : bytes + " B";
  const facts = [["registers a thread", usage.registers], ["spill stores", said(usage.spill_stores)],
                 ["spill loads", said(usage.spill_loads)],
                 ["stack a thread", (usage.stack_bytes ?? usage.local_bytes ?? 0) + " B"],
                 ["shared memory a block", (usage.shared_bytes || 0) + " B"],
                 ["blocks of 128 threads a multiprocessor", occupancy.blocks]];
  return make("div", {class: "card", id: "resources"},
    make("h2", {}, "Resources", make("small", {}, `sm_${occupancy.sm}, as ${usage.source === "driver" ? "the driver" : "ptxas"} says`)),
    make("dl", {class: "facts"}, facts.map(([name, value]) => [make("dt", {}, name), make("dd", {}, value)])),
    make("p", {class: "soft"}, "Blocks that fit on a multiprocessor, by what they need:"),
    make("table", {class: "limits"}, rows));
}

function launchChart(times) {
  const width = 600, height = 110, most = Math.max(...times), step = width / times.length;
  const bars = times.map((ms, i) => make("rect", {
    x: i * step, y: height - ms / most * height, width: Math.max(0.5, step - (step > 3 ? 1 : 0)),
    height: ms / most * height, fill: "var(--k-traversal)"}, make("title", {}, milliseconds(ms))));
  return make("svg", {class: "chart", viewBox: `0 0 ${width} ${height}`, preserveAspectRatio: "none",
                      style: "height: 110px"}, bars);
}

function launchesCard(kernel) {
  const launches = kernel.launches || {}, entries = launches.entries || [];
  const rows = entries.map(e => make("tr", {}, make("td", {class: "left"}, e.program),
    make("td", {}, e.size.filter((n, i) => n > 1 || i === 0).join(" × ")), make("td", {}, e.count),
    make("td", {}, milliseconds(e.ms_total / e.count)), make("td", {}, milliseconds(e.ms_min)),
    make("td", {}, milliseconds(e.ms_max))));
  return make("div", {class: "card"},
    make("h2", {}, "Launches", make("small", {}, (kernel.about || {}).device || "")),
    launches.count ? [make("table", {}, headRow(["program", "size", "launches", "mean", "least", "most"]), rows),
      launches.times.length > 2 && make("div", {style: "margin-top: 12px"}, launchChart(launches.times))]
      : make("p", {class: "soft"}, "No launch of this kernel ended."));
}

function traversalCard(kernel) {
  const p = kernel.profile;
  if (!p || !p.rays) return null;
  const chart = (title, counts) => {
    const bins = counts.map((n, i) => ({n, label: i ? (i === 1 ? "1" : `${2 ** (i - 1)}–${2 ** i - 1}`) : "0"}));
    while (bins.length && !bins[bins.length - 1].n) bins.pop();
    return make("div", {}, make("p", {class: "soft", style: "margin: 6px 0 2px"}, title), barChart(bins));
  };
  return make("div", {class: "card", id: "traversal"},
    make("h2", {}, "Traversal", make("small", {},
      `${count(p.rays)} rays, ${(p.nodes / p.rays).toFixed(1)} nodes and ${(p.primitives / p.rays).toFixed(1)} primitive tests each`)),
    make("div", {class: "pair"}, chart("nodes a ray", p.nodes_per_ray), chart("primitive tests a ray", p.primitives_per_ray)));
}

// Bars with a label below each; the height says the share.
function barChart(bins, fill = "var(--k-traversal)") {
  const width = 480, height = 120, most = Math.max(1, ...bins.map(b => b.n)), step = width / Math.max(1, bins.length);
  const total = bins.reduce((sum, b) => sum + b.n, 0);
  const every = Math.ceil(bins.length / 12);
  return make("svg", {class: "chart", viewBox: `0 0 ${width} ${height + 18}`},
    make("line", {x1: 0, x2: width, y1: height + .5, y2: height + .5, stroke: "var(--line)"}),
    bins.map((b, i) => make("g", {},
      make("rect", {x: i * step + 1, width: Math.max(1, step - 2), y: height - b.n / most * height,
                    height: b.n / most * height, fill, rx: 1},
           make("title", {}, `${b.label}: ${count(b.n)}, ${percent(total ? b.n / total : 0)}`)),
      (i % every === 0 || i === bins.length - 1 && i % every > every / 2) &&
        make("text", {x: (i + .5) * step, y: height + 14, "text-anchor": "middle", class: "soft"}, b.label))));
}

function drawOverview(kernel) {
  const parts = [wordsCard(kernel)];
  if (kernel.report)
    parts.push(tiles(kernel), timeCard(kernel), costsCard(kernel), traversalCard(kernel), pipelinesCard(kernel),
               make("div", {class: "pair"}, resourcesCard(kernel), launchesCard(kernel)));
  byId("overview").replaceChildren(make("div", {class: "column"}, parts));
}
