// SPDX-License-Identifier: Apache-2.0
// Differences of two texts by lines: patience diff (Cohen). Lines that occur once in both and keep
// their order hold the texts together; between them the same is done again, and what is left is
// removed and added.

// Names that compilers number anew everywhere are no difference.
const withoutNumbers = line => line.replace(/%"?[\w.]*\d+"?/g, "%_").replace(/![\d]+/g, "!_").replace(/#\d+/g, "#_").replace(/\s*; preds = .*/, "");

// Longest run of pairs [a, b] in which both rise; the pairs come ordered by a.
function longestRising(pairs) {
  const piles = [];
  for (const pair of pairs) {
    let low = 0, high = piles.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (piles[middle].pair[1] < pair[1]) low = middle + 1; else high = middle;
    }
    piles[low] = {pair, before: low ? piles[low - 1] : null};
  }
  const out = [];
  for (let at = piles[piles.length - 1]; at; at = at.before) out.push(at.pair);
  return out.reverse();
}

// Pairs of equal lines of a[aFrom, aTo) and b[bFrom, bTo), ordered.
function matchLines(a, b, aFrom, aTo, bFrom, bTo, out) {
  const tail = [];
  while (aFrom < aTo && bFrom < bTo && a[aFrom] === b[bFrom]) out.push([aFrom++, bFrom++]);
  while (aFrom < aTo && bFrom < bTo && a[aTo - 1] === b[bTo - 1]) tail.push([--aTo, --bTo]);
  if (aFrom < aTo && bFrom < bTo) {
    const seen = new Map();
    const note = (line, side, at) => {
      const entry = seen.get(line) || {a: 0, b: 0};
      entry[side]++;
      entry[side + "At"] = at;
      seen.set(line, entry);
    };
    for (let i = aFrom; i < aTo; i++) note(a[i], "a", i);
    for (let i = bFrom; i < bTo; i++) note(b[i], "b", i);
    const unique = [...seen.values()].filter(e => e.a === 1 && e.b === 1).map(e => [e.aAt, e.bAt]).sort((x, y) => x[0] - y[0]);
    const anchors = longestRising(unique);
    let [i, j] = [aFrom, bFrom];
    for (const [x, y] of anchors) {
      matchLines(a, b, i, x, j, y, out);
      out.push([x, y]);
      [i, j] = [x + 1, y + 1];
    }
    if (anchors.length) matchLines(a, b, i, aTo, j, bTo, out);
  }
  out.push(...tail.reverse());
}

// Rows to show: {kind: "same" | "added" | "removed" | "gap", a, b, text}; equal parts are cut to a
// few lines around a change.
function diffRows(a, b, ignoreNumbers) {
  const key = ignoreNumbers ? withoutNumbers : line => line, around = 3;
  const pairs = [], rows = [];
  matchLines(a.map(key), b.map(key), 0, a.length, 0, b.length, pairs);
  let [i, j] = [0, 0];
  for (const [x, y] of [...pairs, [a.length, b.length]]) {
    while (i < x) rows.push({kind: "removed", a: i + 1, text: a[i++]});
    while (j < y) rows.push({kind: "added", b: j + 1, text: b[j++]});
    if (x < a.length) rows.push({kind: "same", a: ++i, b: ++j, text: b[y]});
  }
  const keep = new Uint8Array(rows.length);
  rows.forEach((row, at) => {
    if (row.kind === "same") return;
    for (let k = Math.max(0, at - around); k <= Math.min(rows.length - 1, at + around); k++) keep[k] = 1;
  });
  const out = [];
  for (let at = 0; at < rows.length;) {
    if (keep[at]) { out.push(rows[at++]); continue; }
    let end = at;
    while (end < rows.length && !keep[end]) end++;
    out.push({kind: "gap", text: `${end - at} equal lines`});
    at = end;
  }
  return {rows: out, added: rows.filter(r => r.kind === "added").length, removed: rows.filter(r => r.kind === "removed").length};
}
