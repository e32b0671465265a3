// SPDX-License-Identifier: Apache-2.0
// User source, PTX before, megakernel PTX and machine code side by side. A click on a line marks
// what belongs to it in the others.

let bench = null; // what the tab shows; made when it is first opened

class Pane {
  constructor(title, grammar, choose) {
    this.title = title;
    this.grammar = grammar;
    this.text = [];
    this.linked = new Set();
    this.primary = new Set();
    this.heat = null;
    this.count = make("span", {class: "count"});
    this.select = make("select", {hidden: true, "aria-label": title});
    this.list = new List(i => this.row(i), i => choose(i + 1));
    this.element = make("div", {class: "pane", "data-pane": title},
      make("div", {}, make("strong", {}, title), this.select, this.count), this.list.element);
  }

  setText(text) {
    this.text = text;
    this.list.setLength(text.length);
  }

  row(i) {
    const line = i + 1, mark = this.primary.has(line) ? " primary" : this.linked.has(line) ? " linked" : "";
    const heat = this.heat && this.heat(line);
    return make("div", {class: mark, "data-line": line}, make("span", {class: "number"}, line),
      this.heat && make("span", {class: "heat", title: heat ? heat.title : null}, heat && heat.n ? [String(heat.n), make("i", {style: `width: ${heat.width}%`})] : ""),
      make("span", {}, colourLine(this.text[i], this.grammar)));
  }

  mark(linked, primary, scroll) {
    this.linked = new Set(linked);
    this.primary = new Set(primary);
    const all = [...this.linked, ...this.primary];
    this.count.textContent = all.length ? `${new Set(all).size} marked` : `${this.text.length} lines`;
    const first = primary.length ? Math.min(...primary) : linked.length ? Math.min(...linked) : 0;
    if (first && scroll) this.list.show(first - 1); else this.list.draw(true);
  }
}

class Bench {
  constructor(kernel) {
    this.kernel = kernel;
    this.choices = 0;
    this.source = new Pane("Source", "cuda", line => this.choose(this.links.fromSource(this.path, line)));
    this.before = new Pane("PTX before", "ptx", line => this.choose(this.links.fromBefore(this.module, line)));
    this.mega = new Pane("Megakernel PTX", "ptx", line => this.choose(this.links.fromMega(line)));
    this.sass = new Pane("Machine code", "sass", line => this.choose(this.links.fromSass(line)));
    this.panes = {source: this.source, before: this.before, mega: this.mega, sass: this.sass};
    this.status = make("span", {class: "soft grow", id: "place"}, "Click on a line to see what belongs to it.");
    this.find = make("input", {type: "search", placeholder: "find in all", size: 22, id: "find"});
    this.find.addEventListener("keydown", event => event.key === "Enter" && this.search(this.find.value));
    this.element = make("div", {class: "bench"},
      make("div", {class: "bar"}, this.status, this.find, Object.entries(this.panes).map(([name, pane]) =>
        make("label", {}, make("input", {type: "checkbox", checked: true, "data-show": name,
          onchange: event => { pane.element.hidden = !event.target.checked; pane.element.style.display = pane.element.hidden ? "none" : ""; pane.list.draw(true); }}), " ", pane.title))),
      make("div", {class: "panes"}, Object.values(this.panes).map(p => p.element)));
  }

  async open() {
    const stage = kind => this.kernel.stages.find(s => s.kind === kind);
    const read = async kind => stage(kind) ? lines(stage(kind).text) : [];
    const [mega, raw] = await Promise.all([read("ptx"), read("sass")]);
    const sass = readSass(raw);
    this.links = new Links(this.kernel, sass.map);
    this.mega.setText(mega);
    this.sass.setText(sass.shown.length ? sass.shown : ["No machine code in this recording: it needs ptxas and nvdisasm."]);
    this.fillSources();
    if (!this.paths.length) this.hide("source");
    await this.showFile(this.paths[0]);
    await this.showModule(0);
    for (const pane of Object.values(this.panes)) pane.mark([], [], false);
    const entry = sass.shown.findIndex(row => row.startsWith(".text.rw_megakernel"));
    if (entry > 0) this.sass.list.show(entry); // helpers of ptxas come before it
    if (!this.kernel.lines.exact) this.status.textContent = "The line table was made for another text than this PTX: links may be off.";
    return this;
  }

  fillSources() {
    const modules = this.kernel.lines.modules;
    const own = modules.flatMap(ownFiles);
    const all = modules.flatMap(m => m.files);
    this.paths = [...new Set([...own, ...all])].filter(p => model.sources[p] !== undefined);
    this.source.select.append(...this.paths.map(p => make("option", {value: p, title: p}, baseName(p))));
    this.source.select.hidden = this.paths.length < 2;
    this.source.select.onchange = () => this.showFile(this.source.select.value).then(() => this.refresh("source"));
    this.before.select.append(...modules.map((m, i) => make("option", {value: i}, m.name.includes(" ") ? m.file : baseName(m.name))));
    this.before.select.hidden = modules.length < 2;
    this.before.select.onchange = () => this.showModule(Number(this.before.select.value)).then(() => this.refresh("before"));
  }

  // Of a pane that has nothing to show.
  hide(name) {
    const box = this.element.querySelector(`[data-show=${name}]`);
    box.checked = false;
    box.dispatchEvent(new Event("change"));
  }

  async showFile(path) {
    if (path === this.path) return;
    this.path = path;
    if (path === undefined) { this.source.setText(["The source is not in this recording."]); return; }
    this.source.select.value = path;
    const text = await lines(model.sources[path]);
    this.source.heat = heatOf(text, line => this.links.weight(path, line));
    this.source.setText(text);
  }

  async showModule(index) {
    if (index === this.module) return;
    this.module = index;
    const module = this.kernel.lines.modules[index];
    const stage = module && this.kernel.stages.find(s => s.file === module.file);
    const text = stage ? await lines(stage.text) : ["The PTX is not in this recording."];
    this.before.select.value = index;
    this.before.heat = module && !module.frames.length ? heatOf(text, line => this.links.weightBefore(index, line)) : null;
    this.before.setText(text);
  }

  // Marks a selection everywhere. The pane that was clicked does not scroll.
  async choose(selection) {
    this.selection = selection;
    const own = selection.source.find(p => model.sources[p.path] !== undefined && this.isOwn(p.path)) ||
                selection.source.find(p => model.sources[p.path] !== undefined);
    if (own && selection.from !== "source") await this.showFile(own.path);
    if (selection.before.length && selection.from !== "before") await this.showModule(selection.before[0][0]);
    for (const name of Object.keys(this.panes)) this.refresh(name);
    this.status.replaceChildren(...this.describe(selection, own));
    this.status.dataset.chosen = ++this.choices; // for tests: the selection is shown
  }

  isOwn(path) { return this.kernel.lines.modules.some(m => ownFiles(m).includes(path)); }

  refresh(name) {
    const s = this.selection;
    if (!s) return;
    const scroll = s.from !== name;
    if (name === "source") {
      const here = s.source.filter(p => p.path === this.path).map(p => p.line);
      this.source.mark(here, here.slice(0, 1), scroll);
    } else if (name === "before") {
      const here = s.before.filter(([m]) => m === this.module).map(([, line]) => line);
      this.before.mark(here, s.from === "source" ? [] : here.slice(0, 1), scroll);
    } else {
      this.panes[name].mark(s[name], s.from === name ? s[name] : [], scroll);
    }
  }

  describe(s, own) {
    const parts = [];
    if (own) parts.push(make("b", {}, `${baseName(own.path)}:${own.line}`), own.name ? ` in ${own.name}` : "");
    const inlined = s.source.filter(p => p !== own).map(p => `${baseName(p.path)}:${p.line}`);
    if (inlined.length) parts.push(`, by way of ${inlined.join(" ← ")}`);
    const built = (s.stack || []).filter(f => typeof f === "string");
    const before = own ? [] : s.before.map(([m, line]) => `line ${line} of ${this.kernel.lines.modules[m].file}`);
    if (before.length) parts.push(make("b", {}, before.join(" ← ")));
    if (!own && built.length) parts.push(before.length ? ", in built-in code: " : "built-in code: ", built.join(" ← "));
    if (!own && !before.length && !built.length && s.from !== "source") parts.push("Nothing is known of this line.");
    parts.push(`  ·  ${s.mega.length} PTX, ${s.sass.length} machine instructions`);
    return parts;
  }

  search(text) {
    if (!text) return;
    const wanted = text.toLowerCase();
    for (const pane of Object.values(this.panes)) {
      const found = pane.text.flatMap((line, i) => line.toLowerCase().includes(wanted) ? [i + 1] : []);
      pane.mark(found, [], true);
    }
  }
}

// How many instructions a line became, beside a bar.
function heatOf(text, weight) {
  const most = Math.max(1, ...text.map((_, i) => weight(i + 1)));
  return line => {
    const n = weight(line);
    return {n, width: Math.round(100 * n / most), title: `${n} instructions of the megakernel`};
  };
}

async function openBench(kernel) {
  if (bench && bench.kernel === kernel) return bench;
  const section = byId("code");
  if (!kernel.lines) {
    nothing(section, "This recording has no line table for the kernel.");
    return null;
  }
  const made = new Bench(kernel);
  section.replaceChildren(made.element);
  bench = made;
  made.ready = made.open();
  return made;
}

async function drawCode(kernel) {
  const made = await openBench(kernel);
  if (made) await made.ready;
}

// The tab, shown and filled; null: there is nothing to fill it with.
async function readyBench() {
  await showTab("code");
  const made = await openBench(current());
  if (made) await made.ready;
  return made;
}

// Opens the tab at a line of the source.
async function showSource(path, line) {
  const made = await readyBench();
  if (!made) return;
  await made.showFile(path);
  const selection = made.links.fromSource(path, line);
  await made.choose({...selection, from: "elsewhere"});
}

// The same at a line of a module's PTX.
async function showPtx(module, line) {
  const made = await readyBench();
  if (!made) return;
  await made.showModule(module);
  await made.choose({...made.links.fromBefore(module, line), from: "elsewhere"});
}

// The line at which a state begins: that of its trace, or the head of its program.
function showStateLine(kernel, number) {
  const state = findState(kernel, number);
  if (state.line) showSource(state.file, state.line);
  else if (state.ptx) showPtx(kernel.lines.modules.findIndex(m => m.programs.includes(state.ptx[0])), state.ptx[1]);
}
