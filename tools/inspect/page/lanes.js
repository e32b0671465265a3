// SPDX-License-Identifier: Apache-2.0
// How many of a warp's lanes run together, state by state.

function laneChart(state) {
  const bins = state.lanes.map((n, i) => ({n, label: String(i)})).slice(1);
  return barChart(bins, colour(state));
}

function drawLanes(kernel) {
  const section = byId("lanes");
  const counted = kernel.profile ? kernel.states.filter(s => s.groups > 0) : [];
  if (!counted.length) return nothing(section, "No profile was recorded: use 'raywright record --profile'.");
  if (kernel.profile.warp_size < 2)
    return nothing(section, "Recorded on the CPU, where a warp has one lane: there is nothing to see here. Record on a GPU.");
  counted.sort((a, b) => b.share - a.share);
  section.replaceChildren(make("div", {class: "grid"}, counted.map(state =>
    make("div", {class: "card", "data-state": state.state},
      make("h2", {}, state.name, make("small", {}, `${percent(state.share)} of the time, ${state.average_lanes.toFixed(1)} lanes on average`)),
      laneChart(state)))));
}
