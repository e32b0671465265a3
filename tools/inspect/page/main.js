// SPDX-License-Identifier: Apache-2.0
// Tabs, the choice of a kernel, light and dark. A tab is drawn when it is first shown.

let kernelIndex = 0;
const current = () => model.kernels[kernelIndex];
const drawers = {overview: drawOverview, graph: drawGraph, lanes: drawLanes, frames: drawFrames, code: drawCode, passes: drawPasses};
const drawn = new Set();

async function showTab(name) {
  for (const button of byId("tabs").children) button.setAttribute("aria-selected", String(button.dataset.tab === name));
  for (const section of document.querySelectorAll("main > section")) section.hidden = section.id !== name;
  history.replaceState(null, "", "#" + name);
  if (drawn.has(name) || !current()) return;
  drawn.add(name);
  await drawers[name](current());
}

async function showState(number) {
  chosenState = number;
  await showTab("graph");
  await selectState(number);
}

function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
}

function start() {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  setTheme(dark.matches ? "dark" : "light");
  dark.addEventListener("change", () => setTheme(dark.matches ? "dark" : "light"));
  byId("theme").onclick = () => setTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
  byId("command").textContent = (model.command || []).join(" ");
  document.title = "Raywright: " + baseName((model.command || ["megakernel"])[0]);
  for (const button of byId("tabs").children) button.onclick = () => showTab(button.dataset.tab);
  byId("kernel-choice").hidden = model.kernels.length < 2;
  byId("kernel").append(...model.kernels.map((k, i) => make("option", {value: i}, `${k.hash.slice(0, 8)}  ${((k.launches || {}).count || 0)} launches`)));
  byId("kernel").onchange = () => {
    kernelIndex = Number(byId("kernel").value);
    drawn.clear();
    chosenState = null;
    showTab(location.hash.slice(1) || "overview");
  };
  if (!model.kernels.length)
    byId("overview").append(make("div", {class: "column"}, make("div", {class: "card"}, make("h2", {}, "Nothing to show"),
      make("ul", {class: "words"}, runNotes().map(n => make("li", {class: "warn"}, n)), make("li", {}, "No kernel was recorded: the application launched nothing, or does not use Raywright.")))));
  const wanted = location.hash.slice(1);
  showTab(drawers[wanted] ? wanted : "overview");
}

start();
