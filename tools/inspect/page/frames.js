// SPDX-License-Identifier: Apache-2.0
// What lies where in the frame of each program that traces: a row for each resume point, a column
// for each byte, and below it every value with the line of the source that it comes from.

function typeColour(value) {
  if (value.saved_at === undefined) return "var(--k-intersection)";
  if (/^ptr/.test(value.type)) return "var(--k-raygen)";
  if (/float|double/.test(value.type)) return "var(--k-traversal)";
  return "var(--k-hit)";
}

function framePicture(kernel, program, values) {
  const resumes = program.resume_points, bytes = program.frame_bytes, width = 1100, row = 30;
  const titles = resumes.map(resume => resumeTitle(findState(kernel, resume.state)));
  const left = Math.min(width / 2, 16 + 7 * Math.max(...titles.map(title => title.length)));
  const scale = (width - left) / bytes, height = resumes.length * row + 26;
  const cell = (value, index, y) => make("rect", {
    class: "cell", x: left + value.offset * scale, y: y + 3, width: value.bytes * scale, height: row - 6, rx: 3,
    fill: typeColour(value), "data-value": index, onclick: () => markValue(program.id, index),
  }, make("title", {}, `${valueName(value) || value.type}, ${value.bytes} B at ${value.offset}`));
  const marks = [];
  for (let at = 0; at <= bytes; at += bytes > 128 ? 16 : 8)
    marks.push(make("text", {class: "soft", x: left + at * scale, y: height - 6, "text-anchor": "middle"}, at),
               make("line", {x1: left + at * scale, x2: left + at * scale, y1: 0, y2: height - 20, stroke: "var(--line)"}));
  return make("svg", {viewBox: `0 0 ${width + 12} ${height}`}, marks, resumes.map((resume, r) => make("g", {},
    make("text", {x: 0, y: r * row + 20}, clip(titles[r], left)),
    values.map((v, i) => v.offset >= 0 && (v.saved_at === undefined || v.saved_at.includes(resume.state)) ? cell(v, i, r * row) : null),
    make("rect", {class: "cell", x: left + (bytes - 4) * scale, y: r * row + 3, width: 4 * scale, height: row - 6, rx: 3,
                  fill: "var(--k-dispatch)"}, make("title", {}, "the state to resume, 4 B")))));
}

async function valueRow(kernel, program, value, index) {
  const place = valuePlace(kernel, value);
  const text = place && await place.text();
  const lineOf = number => resumeTitle(findState(kernel, number)).replace("after ", "");
  return make("tr", {class: "choice", "data-value": index, onclick: () => markValue(program.id, index)},
    make("td", {class: "left"}, make("span", {class: "dot", style: `background: ${typeColour(value)}`}), valueName(value) || "value"),
    make("td", {class: "left mono"}, value.type), make("td", {}, value.bytes), make("td", {}, value.offset < 0 ? "" : value.offset),
    make("td", {class: "left"}, value.saved_at === undefined ? "always" : value.saved_at.map(lineOf).join(", ")),
    make("td", {class: "left"}, (value.again_at || []).map(lineOf).join(", ")),
    make("td", {class: "left"}, place && make("button", {class: "link", onclick: event => { event.stopPropagation(); place.show(); }},
      place.label)),
    make("td", {class: "left wide expression mono"}, text || ""));
}

async function frameCard(kernel, program) {
  const values = ((kernel.lines || {}).values || []).filter(v => v.program === program.id);
  const order = values.map((v, i) => [v, i]).sort(([a], [b]) => (a.offset < 0) - (b.offset < 0) || a.offset - b.offset);
  const heads = ["value", "type", "bytes", "offset", "saved for", "computed again for", "from", ""];
  const rows = await Promise.all(order.map(([v, i]) => valueRow(kernel, program, v, i)));
  return make("div", {class: "card frame", "data-program": program.id},
    make("h2", {}, programTitle(kernel, program.id), make("small", {},
      `${program.kind}, a frame of ${program.frame_bytes} B while ${kernel.pipelines ? "a trace" : "an rtTrace"} of it is open`)),
    values.length ? framePicture(kernel, program, values) : make("p", {class: "soft"}, "Which values these are is not in this recording."),
    values.length ? make("details", {}, make("summary", {class: "soft", style: "margin: 8px 0; cursor: pointer"}, `${values.length} values`),
      make("table", {}, make("thead", {}, headRow(heads, [0, 1, 4, 5, 6, 7])),
        make("tbody", {}, rows))) : null);
}

// Shows a value in the picture and in the table of its program.
function markValue(program, index) {
  const card = byId("frames").querySelector(`.frame[data-program="${program}"]`);
  card.querySelector("details").open = true;
  for (const cell of card.querySelectorAll(".cell")) cell.classList.toggle("near", Number(cell.dataset.value) === index);
  for (const row of card.querySelectorAll("tr.choice")) {
    const chosen = Number(row.dataset.value) === index;
    row.classList.toggle("chosen", chosen);
    if (chosen) row.scrollIntoView({block: "nearest"});
  }
}

async function drawFrames(kernel) {
  const programs = kernel.report ? kernel.report.programs.filter(p => p.resume_points.length) : [];
  const cards = await Promise.all(programs.map(p => frameCard(kernel, p)));
  const legend = [["pointer", "--k-raygen"], ["float", "--k-traversal"], ["other", "--k-hit"], ["array or payload, for good", "--k-intersection"], ["state to resume", "--k-dispatch"]];
  byId("frames").replaceChildren(make("div", {class: "column"},
    cards.length ? make("p", {class: "soft", style: "margin: 0"}, legend.map(([name, c]) => make("span", {style: "margin-right: 18px"},
      make("span", {class: "dot", style: `background: var(${c})`}), name))) : make("p", {class: "empty"}, "No program of this kernel keeps a frame."),
    cards));
}
