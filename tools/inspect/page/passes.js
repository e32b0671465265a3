// SPDX-License-Identifier: Apache-2.0
// The passes with their times and what they did to the number of instructions; any two stages as a
// list of differences.

function passRow(kernel, pass, most) {
  const delta = pass.instructions_after - pass.instructions_before;
  const file = kernel.stages.find(s => s.kind === "ir" && s.file.replace(/^\d+-|\.ll$/g, "") === pass.name);
  const index = kernel.stages.indexOf(file);
  return make("tr", {class: file ? "choice" : "", "data-pass": pass.name, onclick: () => file && compareWithPrevious(kernel, index)},
    make("td", {class: "left"}, pass.name, pass.skipped ? make("span", {class: "soft"}, "  skipped") : ""),
    make("td", {}, pass.ms.toFixed(2)),
    make("td", {class: "left"}, make("span", {class: "meter", style: `width: ${Math.round(160 * pass.ms / most)}px`})),
    make("td", {}, pass.instructions_before), make("td", {}, pass.instructions_after),
    make("td", {class: "soft"}, delta > 0 ? "+" + delta : delta || ""));
}

const diffView = {from: 0, to: 1, ignore: true};

function stageOptions(kernel, chosen) {
  return kernel.stages.map((s, i) => make("option", {value: i, selected: i === chosen}, s.file));
}

function compareWithPrevious(kernel, index) {
  const stages = kernel.stages;
  let before = index - 1;
  while (before > 0 && stages[before].kind !== "ir") before--;
  if (stages[before] && stages[before].kind !== "ir") before = index;
  showDiff(kernel, before, index);
}

async function showDiff(kernel, from, to) {
  Object.assign(diffView, {from, to});
  const [a, b] = await Promise.all([lines(kernel.stages[from].text), lines(kernel.stages[to].text)]);
  const result = diffRows(a, b, diffView.ignore);
  const grammar = kernel.stages[to].kind === "ir" ? "ir" : "ptx";
  const list = new List(i => {
    const row = result.rows[i];
    return make("div", {class: row.kind}, make("span", {class: "number"}, row.a || ""), make("span", {class: "number"}, row.b || ""),
      make("span", {}, row.kind === "gap" ? "⋯ " + row.text : [row.kind === "added" ? "+ " : row.kind === "removed" ? "- " : "  ", ...colourLine(row.text, grammar)]));
  });
  const section = byId("passes");
  section.classList.add("diffing");
  section.replaceChildren(make("div", {class: "bench"},
    make("div", {class: "bar"},
      make("button", {onclick: () => drawPasses(kernel), id: "back"}, "← passes"),
      make("select", {id: "from", onchange: e => showDiff(kernel, Number(e.target.value), diffView.to)}, stageOptions(kernel, from)), "→",
      make("select", {id: "to", onchange: e => showDiff(kernel, diffView.from, Number(e.target.value))}, stageOptions(kernel, to)),
      make("label", {}, make("input", {type: "checkbox", checked: diffView.ignore, onchange: e => { diffView.ignore = e.target.checked; showDiff(kernel, from, to); }}), " ignore numbered names"),
      make("span", {class: "soft grow", id: "difference"}, result.added + result.removed ? `${result.removed} lines removed, ${result.added} added` : "no difference")),
    list.element));
  list.setLength(result.rows.length);
}

function drawPasses(kernel) {
  const section = byId("passes"), report = kernel.report;
  section.classList.remove("diffing");
  if (!report) return nothing(section, "Nothing was compiled.");
  const most = Math.max(...report.passes.map(p => p.ms), report.emit_ms);
  const heads = ["pass", "ms", "", "instructions before", "after", ""];
  section.replaceChildren(make("div", {class: "column"},
    make("div", {class: "card"}, make("h2", {}, "Passes", make("small", {}, `${report.total_ms.toFixed(0)} ms in all; click on a pass to see what it changed`)),
      make("table", {id: "pass-table"}, make("thead", {}, headRow(heads)),
        make("tbody", {}, report.passes.map(p => passRow(kernel, p, most)),
          make("tr", {}, make("td", {class: "left"}, "emit"), make("td", {}, report.emit_ms.toFixed(2)),
            make("td", {class: "left"}, make("span", {class: "meter", style: `width: ${Math.round(160 * report.emit_ms / most)}px`})), make("td"), make("td"), make("td"))))),
    make("div", {class: "card"}, make("h2", {}, "Any two stages"),
      make("div", {class: "bar", style: "padding: 0; border: 0"},
        make("select", {id: "any-from"}, stageOptions(kernel, 0)), "→", make("select", {id: "any-to"}, stageOptions(kernel, kernel.stages.length - 1)),
        make("button", {id: "compare", onclick: () => showDiff(kernel, Number(byId("any-from").value), Number(byId("any-to").value))}, "compare")))));
}
