// SPDX-License-Identifier: Apache-2.0
// The data of the page, and the small vocabulary in which its parts are written.

const model = JSON.parse(document.getElementById("model").textContent);

// An element: make("td", {class: "left", onclick: f}, "text", child, ...).
function make(name, attributes, ...children) {
  const svg = ["svg", "g", "rect", "path", "text", "title", "line"].includes(name);
  const element = svg ? document.createElementNS("http://www.w3.org/2000/svg", name)
                      : document.createElement(name);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(child => child !== undefined && child !== null && child !== false));
  return element;
}

// The head of a table; columns of words are aligned to the left.
const headRow = (heads, left = [0]) =>
  make("tr", {}, heads.map((h, i) => make("th", {class: left.includes(i) ? "left" : ""}, h)));

// What a tab says that has nothing to show.
const nothing = (section, text) => section.replaceChildren(make("p", {class: "empty"}, text));

const byId = id => document.getElementById(id);

// ---- numbers

function count(n) {
  if (n === undefined || n === null) return "";
  if (n < 10000) return String(Math.round(n));
  const units = [[1e9, "G"], [1e6, "M"], [1e3, "k"]];
  const [size, unit] = units.find(([size]) => n >= size);
  return (n / size).toFixed(n / size < 10 ? 2 : 1) + " " + unit;
}
const percent = share => share === undefined ? "" : (100 * share).toFixed(share < 0.1 ? 1 : 0) + " %";
const milliseconds = ms => ms >= 100 ? ms.toFixed(0) + " ms" : ms.toPrecision(3) + " ms";

// ---- texts: packed, unpacked when they are first looked at

const unpacked = new Map();

async function unpack(id) {
  const packed = Uint8Array.from(atob(byId("text-" + id).textContent), c => c.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return (await new Response(stream).text()).replace(/\n$/, "").split("\n");
}

// The lines of a text.
function lines(id) {
  if (!unpacked.has(id)) unpacked.set(id, unpack(id));
  return unpacked.get(id);
}

// ---- states

const kindColours = {
  "traversal": "--k-traversal", "ray generation": "--k-raygen", "closest-hit": "--k-hit",
  "miss": "--k-miss", "resume": "--k-resume", "intersection": "--k-intersection",
  "any-hit": "--k-anyhit", "fetch": "--k-fetch", "exception": "--k-exception",
  "dispatch": "--k-dispatch", "callable": "--k-exception", "attribute": "--k-intersection",
};
const colour = state => `var(${kindColours[state.kind] || "--k-dispatch"})`;

// Programs of one name are told apart by their number: "phong #2".
const programTitle = (kernel, id) => kernel.states.find(s => s.program === id).name;

// "after line 106 from 190", "after shade.cu:12": within its program.
const resumeTitle = state => state.name.slice(state.name.indexOf(", ") + 2);

const findState = (kernel, number) => kernel.states.find(s => s.state === number);

// ---- where a line of a program's PTX comes from

function moduleOf(kernel, program) {
  return kernel.lines && kernel.lines.modules.find(m => m.programs.includes(program));
}

// Index of the frame of a PTX line, or -1. `locs` is sorted by line.
function frameAt(module, line) {
  let low = 0, high = module.locs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (module.locs[middle][0] <= line) low = middle + 1; else high = middle;
  }
  return low ? module.locs[low - 1][1] : -1;
}

// The source positions of a PTX line, innermost first.
function positions(module, line) {
  const chain = [];
  for (let frame = frameAt(module, line); frame >= 0;) {
    const [file, row, column, caller, name] = module.frames[frame];
    chain.push({path: module.files[file], line: row, column, name});
    frame = caller;
  }
  return chain;
}

// Paths of the files that programs of a module begin in.
const ownFiles = module => Object.values(module.heads || {}).map(([file]) => module.files[file]);

// Of positions the one that the user can change: the innermost in a file of the module's programs.
function ownPosition(module, chain) {
  const own = ownFiles(module);
  return chain.find(p => own.includes(p.path)) || chain[chain.length - 1];
}

// Where a line of a program's PTX is shown: at the source that it comes from, or where the PTX names
// none in that PTX. Null: nothing is known of the program.
function shownPlace(kernel, program, line) {
  const module = moduleOf(kernel, program);
  if (!module) return null;
  const chain = positions(module, line);
  if (!chain.length)
    return {label: `line ${line} of its PTX`, text: () => ptxText(kernel, module, line),
            show: () => showPtx(kernel.lines.modules.indexOf(module), line)};
  const own = ownPosition(module, chain);
  return {label: `${baseName(own.path)}:${own.line}`, text: () => sourceText(own.path, own.line),
          show: () => showSource(own.path, own.line)};
}

async function sourceText(path, line) {
  const id = model.sources && model.sources[path];
  return id === undefined ? "" : ((await lines(id))[line - 1] || "").trim();
}

async function ptxText(kernel, module, line) {
  const stage = kernel.stages.find(s => s.file === module.file);
  return stage ? ((await lines(stage.text))[line - 1] || "").trim() : "";
}

const baseName = path => path.slice(path.lastIndexOf("/") + 1);
