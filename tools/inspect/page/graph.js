// SPDX-License-Identifier: Apache-2.0
// Programs, states and resume points as a graph. Left: programs that begin; middle: traversal, with
// the programs that run inside it; right: programs that rays end in. A line from a resume point to
// traversal is its rtTrace; its width tells how many rays go there, where that was counted.

const graphRow = 30, graphHead = 30, graphGap = 18;

// The rows of one program: its entry, then its resume points.
function programRows(kernel, id) {
  return kernel.states.filter(s => s.program === id);
}

function graphColumns(kernel) {
  const of = kind => kernel.states.filter(s => s.kind === kind);
  const columns = {left: [{title: "launch", rows: of("fetch")}],
                   middle: [{title: "traversal", rows: [...of("traversal"), ...kernel.states.filter(s => s.in_traversal)]}],
                   right: []};
  for (const program of kernel.report.programs) {
    const rows = programRows(kernel, program.id);
    if (!rows.length || rows[0].in_traversal) continue;
    const begins = ["ray generation", "exception"].includes(program.kind);
    columns[begins ? "left" : "right"].push({title: program.kind, program, rows});
  }
  if (of("dispatch").length) columns.left.push({title: "between states", rows: of("dispatch")});
  return columns;
}

function placeBoxes(columns, width) {
  const gutter = Math.max(90, width * 0.11), box = (width - 2 * gutter) / 3;
  const xs = {left: 0, middle: box + gutter, right: 2 * (box + gutter)};
  let height = 0;
  for (const [name, boxes] of Object.entries(columns)) {
    let y = 4;
    for (const b of boxes) {
      Object.assign(b, {x: xs[name], y, width: box, height: graphHead + b.rows.length * graphRow + 6});
      b.rows.forEach((row, i) => b.rowY = {...b.rowY, [row.state]: y + graphHead + (i + .5) * graphRow});
      y += b.height + graphGap;
    }
    height = Math.max(height, y);
  }
  return height;
}

function clip(text, width) {
  const most = Math.floor(width / 7);
  return text.length > most ? text.slice(0, most - 1) + "…" : text;
}

// "↳ line 115 ← 137": the rtTrace, and where its function was called.
const shortTitle = state => "↳ " + resumeTitle(state).replace(/^after /, "").replace(" from ", " ← ");

function drawNode(kernel, box, state) {
  const y = box.rowY[state.state] - graphRow / 2, resume = state.kind === "resume";
  const name = resume ? shortTitle(state) : state.name.replace(/^__[a-z]+(_callable)?__/, ""); // the box says the kind
  const right = [state.share !== undefined ? percent(state.share) : null, resume ? `${state.saved_bytes} B` : null,
                 state.in_traversal && state.share === undefined ? state.kind : null].filter(Boolean).join(", ");
  const inset = state.in_traversal ? 26 : 10;
  return make("g", {class: "node", "data-state": state.state, tabindex: 0, role: "button",
                    onclick: () => selectState(state.state),
                    onkeydown: event => event.key === "Enter" && selectState(state.state)},
    make("rect", {class: "back", x: box.x + 1, y, width: box.width - 2, height: graphRow, rx: 4}),
    make("rect", {x: box.x + 10, y: y + graphRow - 5, height: 3, rx: 1.5,
                  width: Math.max(0, (box.width - 20) * (state.share || 0)), fill: colour(state)}),
    state.in_traversal && make("rect", {x: box.x + 12, y: y + 9, width: 8, height: 8, rx: 2, fill: colour(state)}),
    make("text", {x: box.x + inset, y: y + 18}, clip(name, box.width - inset - 14 - 5.9 * right.length)),
    make("text", {x: box.x + box.width - 10, y: y + 18, "text-anchor": "end", class: "soft"}, right),
    make("title", {}, `${state.name} (${state.kind})`));
}

function drawBox(kernel, box) {
  const fill = colour({kind: box.program ? box.program.kind : box.rows[0].kind});
  return make("g", {},
    make("rect", {class: "box", x: box.x + .5, y: box.y + .5, width: box.width - 1, height: box.height - 1, rx: 8}),
    make("rect", {x: box.x + 10, y: box.y + 11, width: 9, height: 9, rx: 2, fill}),
    make("text", {class: "soft", x: box.x + 26, y: box.y + 20}, box.title),
    box.rows.map(state => drawNode(kernel, box, state)));
}

function curve(fromX, fromY, toX, toY, weight, stroke, states, dashed) {
  const bend = (toX - fromX) * 0.5;
  return make("path", {class: "edge", d: `M${fromX},${fromY} C${fromX + bend},${fromY} ${toX - bend},${toY} ${toX},${toY}`,
                       stroke, "stroke-width": weight, "data-states": states.join(" "),
                       "stroke-dasharray": dashed ? "5 4" : null});
}

function drawEdges(columns) {
  const traversal = columns.middle[0], edges = [];
  const middleY = traversal.y + graphHead + graphRow / 2;
  const sites = [...columns.left, ...columns.right].flatMap(b => b.rows.filter(s => s.kind === "resume").map(s => [b, s]));
  const most = Math.max(1, ...sites.map(([, s]) => s.suspended || 0));
  const weigh = n => n === undefined ? 1.5 : 1 + 6 * Math.min(1, Math.sqrt(n / most));
  for (const box of columns.left.filter(b => b.program && b.program.kind === "ray generation"))
    edges.push(curve(columns.left[0].x + 14, columns.left[0].y + columns.left[0].height, box.x + 14, box.y, 1.5,
                     "var(--k-fetch)", [0, box.program.id]));
  for (const [box, state] of sites) {
    const left = box.x < traversal.x;
    edges.push(curve(left ? box.x + box.width : box.x, box.rowY[state.state], left ? traversal.x : traversal.x + traversal.width,
                     middleY + (left ? 0 : 8), weigh(state.suspended), "var(--k-resume)", [state.state, 1], !left));
  }
  for (const box of columns.right)
    edges.push(curve(traversal.x + traversal.width, middleY - 8, box.x, box.y + 16, weigh(box.rows[0].entries),
                     "var(--k-traversal)", [1, box.rows[0].state]));
  return edges;
}

// ---- what is known of one state

const valuePlace = (kernel, value) => value.place && shownPlace(kernel, ...value.place);

// "ray.12_4" is bytes 12 on of the variable ray; "%f77.0.i" is a register of the PTX.
function valueName(value) {
  const variable = value.name.match(/^([A-Za-z_]\w*)\.(\d+)_\d*$/);
  if (variable) return `${variable[1]}, byte ${variable[2]}`;
  const register = value.name.match(/^%(\w+?)\./) || value.name.match(/^%(\w+)$/);
  return register ? `register ${register[1]}` : value.name.replace(/\d+$/, "");
}

async function valueItem(kernel, value) {
  const place = valuePlace(kernel, value), name = valueName(value);
  const text = place && await place.text();
  return make("li", {}, make("b", {}, name || value.type), ` ${name ? value.type + ", " : ""}${value.bytes} B `,
    place && make("button", {class: "link", onclick: place.show}, place.label),
    text && make("code", {}, text));
}

async function detailsOf(kernel, state) {
  const facts = [["state", state.state], ["kind", state.kind]];
  if (state.share !== undefined) facts.push(["time", percent(state.share)], ["entries", count(state.entries)]);
  if (state.groups) facts.push(["lanes together", state.average_lanes.toFixed(1)]);
  if (state.suspended) facts.push(["rays traced", count(state.suspended)]);
  if (state.kind === "resume")
    facts.push(["saved", `${state.saved_values} values, ${state.saved_bytes} B`], ["computed again", state.rematerialised]);
  const values = ((kernel.lines || {}).values || []).filter(v => v.program === state.program);
  const list = async (title, key) => {
    const chosen = values.filter(v => (v[key] || []).includes(state.state));
    return chosen.length ? [make("h2", {style: "margin: 14px 0 0; font-size: 13px"}, `${title} (${chosen.length})`),
                            make("ul", {class: "values"}, await Promise.all(chosen.map(v => valueItem(kernel, v))))] : null;
  };
  const lanes = state.lanes && state.groups && (kernel.profile.warp_size > 1)
    ? [make("p", {class: "soft", style: "margin: 10px 0 2px"}, "lanes that run together"), laneChart(state)] : null;
  return [make("h2", {}, state.name),
    make("dl", {class: "facts"}, facts.map(([n, v]) => [make("dt", {}, n), make("dd", {}, v)])),
    state.place ? make("p", {style: "margin: 8px 0 0"}, make("button", {class: "link", onclick: () => showStateLine(kernel, state.state)},
      "show " + (state.line ? `${baseName(state.file)}:${state.line}` : state.place))) : null,
    lanes, await list("Saved in the frame", "saved_at"), await list("Computed again", "again_at")];
}

let chosenState = null;

async function selectState(number) {
  const kernel = current(), state = findState(kernel, number);
  if (!state) return;
  chosenState = number;
  for (const node of byId("graph").querySelectorAll(".node"))
    node.classList.toggle("chosen", Number(node.dataset.state) === number);
  for (const edge of byId("graph").querySelectorAll(".edge"))
    edge.classList.toggle("near", edge.dataset.states.split(" ").includes(String(number)));
  const details = byId("details");
  if (details) details.replaceChildren(...(await detailsOf(kernel, state)).flat().filter(Boolean));
}

function drawGraph(kernel) {
  const section = byId("graph");
  if (!kernel.report) return nothing(section, "Nothing was compiled.");
  const width = Math.max(760, Math.min(1480, (section.clientWidth || 1200) - (innerWidth > 1100 ? 470 : 80)));
  const columns = graphColumns(kernel), height = placeBoxes(columns, width);
  const svg = make("svg", {viewBox: `0 0 ${width} ${height}`, width: "100%", style: `max-width: ${width}px`},
    drawEdges(columns), Object.values(columns).flat().map(box => drawBox(kernel, box)));
  section.replaceChildren(make("div", {class: "split"},
    make("div", {class: "card"}, make("h2", {}, "Programs, states and resume points",
      make("small", {}, kernel.profile ? "bars: share of the time; lines: rays" : "lines: rtTrace and where rays end")), svg),
    make("aside", {}, make("div", {class: "card", id: "details"}))));
  const costly = kernel.states.filter(s => s.kind === "resume").sort((a, b) => (b.share || 0) - (a.share || 0) || b.saved_bytes - a.saved_bytes)[0];
  selectState(chosenState !== null && findState(kernel, chosenState) ? chosenState : costly ? costly.state : 1);
}
