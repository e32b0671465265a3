// SPDX-License-Identifier: Apache-2.0
// A list of which only the rows in sight exist, so that its length costs nothing.

class List {
  // render(index) gives the content of a row; choose(index) is called on a click.
  constructor(render, choose) {
    this.rows = make("div", {class: "rows mono"});
    this.element = make("div", {class: "list", tabindex: 0}, this.rows);
    this.render = render;
    this.length = 0;
    this.height = 19;
    this.drawn = "";
    this.element.addEventListener("scroll", () => this.draw());
    this.element.addEventListener("click", event => {
      const row = event.target.closest(".row");
      if (row && choose) choose(Number(row.dataset.index));
    });
    new ResizeObserver(() => this.draw(true)).observe(this.element);
  }

  setLength(length) {
    this.length = length;
    this.rows.style.height = length * this.height + "px";
    this.element.scrollTop = 0;
    this.draw(true);
  }

  draw(again) {
    const first = Math.max(0, Math.floor(this.element.scrollTop / this.height) - 12);
    const end = Math.min(this.length, first + Math.ceil(this.element.clientHeight / this.height) + 24);
    const range = first + "-" + end;
    if (range === this.drawn && !again) return;
    this.drawn = range;
    const rows = [];
    for (let i = first; i < end; i++) {
      const row = this.render(i);
      row.classList.add("row");
      row.dataset.index = i;
      row.style.top = i * this.height + "px";
      rows.push(row);
    }
    this.rows.replaceChildren(...rows);
  }

  // Brings a row into sight, in the upper third unless it is there already.
  show(index) {
    const top = index * this.height, view = this.element;
    if (top < view.scrollTop + this.height || top > view.scrollTop + view.clientHeight - 3 * this.height)
      view.scrollTop = Math.max(0, top - view.clientHeight / 3);
    this.draw(true);
  }
}

// ---- colours of code, one line at a time

const grammars = {
  ptx: /(\/\/.*)|(^\s*[$\w]+:)|(^\s*(?:@!?%\w+\s+)?)([a-z][\w.:]*)(?=[\s;]|$)|(\b0[xfd][0-9A-Fa-f]+\b|\b\d+\b)|(\.[a-z]\w*)/g,
  sass: /(\/\*.*?\*\/)|(^\.\w[\w.]*:)|((?<=\*\/)\s*(?:@!?U?P\w+\s+)?)([A-Z][A-Z0-9_.]+)|(\b0x[0-9a-f]+\b|\b\d+\b)|(`\(.*?\))/g,
  cuda: /(\/\/.*|\/\*.*?\*\/)|(^\s*#\w+)|()\b(if|else|for|while|do|return|break|continue|switch|case|const|static|struct|using|namespace|template|typename|inline|void|float[234]?|int|unsigned|uint[234]?|bool|rt[A-Z]\w*|RT_\w+)\b|(\b\d[\w.]*\b)|("(?:[^"\\]|\\.)*")/g,
  ir: /(;.*)|(^[\w.$"-]+:)|(^\s*(?:%[\w.]+ = )?)([a-z]+)(?= )|(\b\d+\b)|(@[\w.$]+|![\w.]+)/g,
};

// The line as spans; groups of a grammar: comment, label, lead, opcode, number, word.
function colourLine(text, grammar) {
  const out = [];
  let end = 0;
  const add = (piece, name) => piece && out.push(name ? make("span", {class: name}, piece) : piece);
  for (const match of text.matchAll(grammars[grammar])) {
    if (!match[0]) continue;
    add(text.slice(end, match.index));
    end = match.index + match[0].length;
    if (match[1]) add(match[1], "comment");
    else if (match[2]) add(match[2], "label");
    else if (match[4]) { add(match[3]); add(match[4], "opcode"); }
    else if (match[5]) add(match[5], "number-token");
    else add(match[6] || match[0], "word");
  }
  add(text.slice(end));
  return out;
}
