// SPDX-License-Identifier: Apache-2.0
// Which lines belong together: user source, the PTX made of it, the megakernel's PTX, machine code.
// Everything goes through lines of the megakernel: each has a stack of places in programs' PTX, and
// each of those a chain of places in the source.

class Links {
  // `sass` is for each line of the machine code its line of the megakernel.
  constructor(kernel, sass) {
    this.kernel = kernel;
    this.bySource = new Map();  // "path:line" -> lines of the megakernel
    this.byBefore = new Map();  // "module:line" -> the same
    this.ofMega = new Map();    // line of the megakernel -> {before: [[module, line]], source: [positions]}
    this.byMega = new Map();    // line of the megakernel -> lines of the machine code
    this.sass = sass;
    sass.forEach((line, i) => line && this.push(this.byMega, line, i + 1));
    for (const [line, stack] of kernel.lines.megakernel) this.addLine(line, kernel.lines.stacks[stack]);
    this.addBefore();
  }

  push(map, key, value) {
    const list = map.get(key);
    if (!list) map.set(key, [value]);
    else if (list[list.length - 1] !== value) list.push(value);
  }

  addLine(line, stack) {
    const before = [], source = [];
    for (const frame of stack) {
      if (typeof frame === "string") continue;
      const module = this.kernel.lines.modules.findIndex(m => m.programs.includes(frame[0]));
      if (module < 0) continue;
      before.push([module, frame[1]]);
      this.push(this.byBefore, module + ":" + frame[1], line);
      const chain = positions(this.kernel.lines.modules[module], frame[1]);
      source.push(...chain);
      for (const p of chain) this.push(this.bySource, p.path + ":" + p.line, line);
    }
    this.ofMega.set(line, {before, source, stack});
  }

  // Ranges of the programs' PTX by source line, also where nothing of them is left in the kernel.
  addBefore() {
    this.rangesBySource = new Map(); // "path:line" -> [[module, first, end]]
    this.kernel.lines.modules.forEach((module, m) => module.locs.forEach(([first, frame], i) => {
      const end = i + 1 < module.locs.length ? module.locs[i + 1][0] : first + 1;
      for (let at = frame; at >= 0; at = module.frames[at][3]) {
        const [file, line] = module.frames[at];
        this.push(this.rangesBySource, module.files[file] + ":" + line, [m, first, end]);
      }
    }));
  }

  fromSource(path, line) {
    const key = path + ":" + line, mega = this.bySource.get(key) || [];
    const before = (this.rangesBySource.get(key) || []).flatMap(([m, first, end]) =>
      Array.from({length: end - first - 1}, (_, i) => [m, first + 1 + i]));
    return {source: [{path, line}], before, mega, sass: this.sassOf(mega), from: "source"};
  }

  fromBefore(module, line) {
    const mega = this.byBefore.get(module + ":" + line) || [];
    return {source: positions(this.kernel.lines.modules[module], line), before: [[module, line]], mega,
            sass: this.sassOf(mega), from: "before"};
  }

  fromMega(line) {
    const known = this.ofMega.get(line) || {before: [], source: [], stack: []};
    return {...known, mega: [line], sass: this.sassOf([line]), from: "mega"};
  }

  fromSass(line) {
    const mega = this.sass[line - 1];
    return {...this.fromMega(mega), mega: mega ? [mega] : [], sass: [line], from: "sass"};
  }

  sassOf(mega) { return mega.flatMap(line => this.byMega.get(line) || []); }

  // How many instructions of the megakernel were made for a line of a module's PTX.
  weightBefore(module, line) { return (this.byBefore.get(module + ":" + line) || []).length; }

  // How many instructions of the megakernel a source line became.
  weight(path, line) { return (this.bySource.get(path + ":" + line) || []).length; }
}

// Machine code as it is shown, and the megakernel line of each shown line.
function readSass(text) {
  const shown = [], map = [];
  let line = 0;
  for (const row of text) {
    const mark = row.match(/^## line (\d+)/);
    if (mark) { line = Number(mark[1]); continue; }
    if (row.startsWith(".text")) line = 0;
    shown.push(row);
    map.push(/;\s*$/.test(row) ? line : 0);
  }
  return {shown, map};
}
