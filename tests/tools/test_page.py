# SPDX-License-Identifier: Apache-2.0
"""The inspector's page in headless Chromium: every tab, links by line, light and dark, two sizes,
and a long text. Errors on the console and requests to anywhere fail the test."""
import json
import os
import time

from browser import Browser, need
from support import HERE, SAMPLES, marks, model, path, record, run, run_tests, sample, victim

need()
BROWSER = Browser()
SIZES = ((1280, 800), (2560, 1440))
TABS = ("overview", "graph", "lanes", "frames", "code", "passes")


def page(folder):
    code, out, said = run("inspect", folder)
    assert code == 0, said
    return out.strip()


def recorded(name):
    """A recording of a sample with its page; made once."""
    if name not in recorded.made:
        size = ("--size", "64x48", "--samples", "1", "--frames", "3")
        folder, code = record("page-" + name, "--profile", *sample(name, *size))
        assert code == 0
        recorded.made[name] = folder, page(folder)
    return recorded.made[name]


recorded.made = {}


def show(tab):
    BROWSER.click(f"#tabs [data-tab={tab}]")
    BROWSER.wait(f"!document.getElementById('{tab}').hidden && "
                 f"document.getElementById('{tab}').childElementCount > 0")


def no_errors():
    errors, BROWSER.errors = BROWSER.errors, []
    assert not errors, errors


def fits():
    """Nothing is wider than the window, but what scrolls by itself."""
    wide = BROWSER.run("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, wide


def test_every_sample_every_tab():
    for name in ("whitted", "loop", "cornell"):
        _, file = recorded(name)
        for width, height in SIZES:
            BROWSER.resize(width, height)
            for dark in (False, True):
                BROWSER.scheme(dark)
                BROWSER.open(file)
                for tab in TABS:
                    show(tab)
                    fits()
                no_errors()


def luminance(selector, what):
    text = BROWSER.run(f"getComputedStyle(document.querySelector('{selector}')).{what}")
    red, green, blue = [float(n) for n in text[text.index("(") + 1:-1].split(",")[:3]]
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255


def test_light_and_dark():
    _, file = recorded("loop")
    for dark in (False, True):
        BROWSER.scheme(dark)
        BROWSER.open(file)
        ground, text = luminance("body", "backgroundColor"), luminance("body", "color")
        assert (ground < 0.3 < text) if dark else (text < 0.3 < ground), (dark, ground, text)
    BROWSER.click("#theme")
    assert luminance("body", "backgroundColor") > 0.5
    BROWSER.scheme(False)


def test_words_are_those_of_the_text():
    folder, file = recorded("whitted")
    BROWSER.open(file)
    words = BROWSER.run("[...document.querySelectorAll('#words li')].map(li => li.firstChild.data)")
    assert words == [s["text"] for s in model(folder)["kernels"][0]["summary"]], words


def test_graph_is_the_report():
    for name in ("whitted", "loop", "cornell"):
        folder, file = recorded(name)
        (hash_,) = os.listdir(os.path.join(folder, "kernels"))
        with open(os.path.join(folder, "kernels", hash_, "report.json"), encoding="utf-8") as f:
            report = json.load(f)
        wanted = {0, 1}
        for program in report["programs"]:
            if program["kind"] != "bounding box":
                wanted.add(program["id"])
            wanted |= {r["state"] for r in program["resume_points"]}
        BROWSER.open(file)
        show("graph")
        nodes = BROWSER.run("[...document.querySelectorAll('#graph .node')].map(n => +n.dataset.state)")
        assert len(nodes) == len(set(nodes))
        dispatch = [s["state"] for s in model(folder)["kernels"][0]["states"] if s["kind"] == "dispatch"]
        assert set(nodes) == wanted | set(dispatch), (name, sorted(nodes), sorted(wanted))
        edges = BROWSER.run("document.querySelectorAll('#graph .edge').length")
        assert edges >= sum(len(p["resume_points"]) for p in report["programs"])
    no_errors()


def test_a_node_shows_its_state():
    """Also for a program that came as PTX, whose module has no name of a file."""
    for name in ("whitted", "classic") if os.path.exists(os.path.join(SAMPLES, "classic")) else ("whitted",):
        folder, file = recorded(name)
        kernel = model(folder)["kernels"][0]
        state = max((s for s in kernel["states"] if s["kind"] == "resume"), key=lambda s: s["saved_bytes"])
        BROWSER.open(file)
        show("graph")
        BROWSER.click(f"#graph .node[data-state='{state['state']}'] text")
        BROWSER.wait(f"document.querySelector('#details h2')?.textContent === {json.dumps(state['name'])}")
        details = BROWSER.run("document.getElementById('details').textContent")
        assert f"Saved in the frame ({state['saved_values']})" in details, details
        assert f"{state['saved_values']} values, {state['saved_bytes']} B" in details, details
        assert f"show programs.cu:{state['line']}" in details, details
        BROWSER.click("#details p .link")
        BROWSER.wait("!document.getElementById('code').hidden")
        BROWSER.wait("document.querySelectorAll('[data-pane=Source] .row.primary').length > 0")
        marked = BROWSER.run("+document.querySelector('[data-pane=Source] .row.primary').dataset.line")
        assert marked == state["line"], (marked, state["line"])
        shown = BROWSER.run("document.querySelector('[data-pane=Source] select').value")
        assert shown == state["file"], (shown, state["file"])
    no_errors()


def test_the_ptx_is_the_source():
    """Programs of OptiX 7 that come as PTX: their lines have costs, and what has a place leads there."""
    folder = path("page-optix7")
    application = (os.path.join(SAMPLES, "optix7_path_tracer"), "--device", "cpu", "--size", "32x24",
                   "-o", path("optix7.png"))
    assert run("record", "--optix", "--profile", "-o", folder, "--", *application)[0] == 0
    kernel = model(folder)["kernels"][0]
    BROWSER.open(page(folder))
    for tab in TABS:
        show(tab)
        fits()
    assert BROWSER.run("document.querySelector('[data-pane=Source]').hidden")
    for selector, line in (("#costs button", kernel["costs"]["lines"][0]["ptx"][1]),
                           ("#pipelines li li button", 1)):
        show("overview")
        BROWSER.click(selector)
        BROWSER.wait(f"document.querySelector('[data-pane=\"PTX before\"] .row.primary')?.dataset.line === '{line}'")
    first = kernel["costs"]["lines"][0]
    scroll_to("PTX before", first["ptx"][1])
    heat = BROWSER.run(f"document.querySelector('[data-pane=\"PTX before\"] .row[data-line=\"{first['ptx'][1]}\"] .heat').textContent")
    assert int(heat) == first["instructions"], (heat, first)
    resume = next(s for s in kernel["states"] if s["kind"] == "resume")
    show("graph")
    BROWSER.click(f"#graph .node[data-state='{resume['state']}'] text")
    BROWSER.wait(f"document.querySelector('#details h2')?.textContent === {json.dumps(resume['name'])}")
    BROWSER.click("#details p .link")
    BROWSER.wait(f"document.querySelector('[data-pane=\"PTX before\"] .row.primary')?.dataset.line === '{resume['ptx'][1]}'")
    no_errors()


def marked_lines(pane, kind="linked"):
    return BROWSER.run(f"[...document.querySelectorAll('[data-pane=\"{pane}\"] .row.linked, "
                       f"[data-pane=\"{pane}\"] .row.primary')].map(r => r.textContent)")


def scroll_to(pane, line):
    BROWSER.run(f"document.querySelector('[data-pane=\"{pane}\"] .list').scrollTop = {(line - 5) * 19}")
    BROWSER.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    BROWSER.wait(f"document.querySelector('[data-pane=\"{pane}\"] .row[data-line=\"{line}\"]') !== null")


def click_line(pane, line):
    scroll_to(pane, line)
    before = BROWSER.run("+(document.getElementById('place').dataset.chosen || 0)")
    BROWSER.click(f"[data-pane=\"{pane}\"] .row[data-line=\"{line}\"]")
    BROWSER.wait(f"+document.getElementById('place').dataset.chosen > {before}")


def test_lines_lead_both_ways():
    folder, code = record("page-lines", *victim("run"))
    assert code == 0
    kernel = model(folder)["kernels"][0]
    known = marks()
    BROWSER.resize(2560, 1440)
    BROWSER.open(page(folder))
    show("code")
    BROWSER.wait("document.querySelectorAll('[data-pane=Source] .row').length > 10")
    has_sass = any(s["kind"] == "sass" for s in kernel["stages"])
    for mark, instruction, machine in (("popc", "popc.b32", "POPC"), ("brev", "brev.b32", "BREV"),
                                       ("clz", "clz.b32", "FLO")):
        click_line("Source", known[mark])
        for pane in ("PTX before", "Megakernel PTX"):
            assert any(instruction in text for text in marked_lines(pane)), (mark, pane, marked_lines(pane))
        if has_sass:
            assert any(machine in text for text in marked_lines("Machine code")), marked_lines("Machine code")
        # And back: from the instruction of the megakernel to the line.
        line = BROWSER.run(
            "+[...document.querySelectorAll('[data-pane=\"Megakernel PTX\"] .row.linked')]"
            f".find(r => r.textContent.includes('{instruction}')).dataset.line")
        click_line("Source", 1)
        click_line("Megakernel PTX", line)
        primary = BROWSER.run("+document.querySelector('[data-pane=Source] .row.primary').dataset.line")
        assert primary == known[mark], (mark, primary)
        place = BROWSER.run("document.getElementById('place').textContent")
        assert f"lines.cu:{known[mark]}" in place, place
        if mark == "popc":  # inlined twice over
            assert f"lines.cu:{known['call of outer']}" in place, place
        if has_sass:
            line = BROWSER.run(
                "(r => r ? +r.dataset.line : 0)([...document.querySelectorAll('[data-pane=\"Machine code\"] .row.linked')]"
                f".find(r => r.textContent.includes('{machine}')))")
            if line:
                click_line("Source", 1)
                click_line("Machine code", line)
                primary = BROWSER.run("+document.querySelector('[data-pane=Source] .row.primary').dataset.line")
                assert primary == known[mark], (mark, primary)
    no_errors()


def test_frames():
    folder, file = recorded("whitted")
    report = model(folder)["kernels"][0]["report"]
    BROWSER.open(file)
    show("frames")
    cards = BROWSER.run("[...document.querySelectorAll('#frames .frame')].map(c => +c.dataset.program)")
    assert cards == [p["id"] for p in report["programs"] if p["resume_points"]], cards
    BROWSER.click("#frames .cell[data-value]")
    BROWSER.wait("document.querySelectorAll('#frames tr.chosen').length === 1")
    expressions = BROWSER.run("[...document.querySelectorAll('#frames td.expression')].filter(e => e.textContent).length")
    assert expressions > 10, expressions
    no_errors()


def test_stages_differ():
    _, file = recorded("loop")
    BROWSER.open(file)
    show("passes")
    BROWSER.click("#pass-table tr[data-pass=split]")
    BROWSER.wait("document.getElementById('difference') !== null")
    assert "added" in BROWSER.run("document.getElementById('difference').textContent")
    assert BROWSER.run("document.querySelectorAll('#passes .row.added').length") > 0
    BROWSER.run("(s => { s.value = document.getElementById('to').value; s.dispatchEvent(new Event('change')); })"
                "(document.getElementById('from'))")
    BROWSER.wait("document.getElementById('difference').textContent === 'no difference'")
    BROWSER.click("#back")
    BROWSER.wait("document.getElementById('pass-table') !== null")
    no_errors()


def test_a_long_text():
    """A kernel of 20,000 lines opens in less than two seconds, and scrolls."""
    folder, _ = recorded("loop")
    (hash_,) = os.listdir(os.path.join(folder, "kernels"))
    kernel = os.path.join(folder, "kernels", hash_)
    ptx = os.path.join(kernel, "99-megakernel.ptx")
    with open(ptx, encoding="utf-8") as file:
        original = file.read()
    last = original.rstrip()
    with open(os.path.join(kernel, "lines.json"), encoding="utf-8") as file:
        lines = file.read()
    table = json.loads(lines)
    count = last.count("\n") + 1
    extra = 20000 - count
    table["megakernel"] += [[count + i, 1 + i % 50] for i in range(1, extra)]
    try:
        with open(ptx, "w", encoding="utf-8") as file:
            file.write(last + "\n" + "\tadd.f32 \t%f1, %f2, %f3; // more\n" * extra)
        with open(os.path.join(kernel, "lines.json"), "w", encoding="utf-8") as file:
            json.dump(table, file)
        file = page(folder)
        start = time.monotonic()
        BROWSER.open(file)
        BROWSER.run("document.querySelector('[data-tab=code]').click()")
        BROWSER.wait("document.querySelectorAll('[data-pane=\"Megakernel PTX\"] .row').length > 10")
        took = time.monotonic() - start
        scroll_to("Megakernel PTX", 19000)
        rows = BROWSER.run("document.querySelectorAll('[data-pane=\"Megakernel PTX\"] .row').length")
        assert rows < 200, rows
        frames = BROWSER.run(
            "new Promise(done => { const list = document.querySelector('[data-pane=\"Megakernel PTX\"] .list');"
            "let n = 0, start = performance.now(); const step = () => { list.scrollTop = n * 1900;"
            "if (++n < 100) requestAnimationFrame(step); else done((performance.now() - start) / n); };"
            "requestAnimationFrame(step); })")
        print(f"     opened in {took:.2f} s, {frames:.1f} ms for each step of scrolling")
        assert took < 2, took
        assert frames < 100, frames
    finally:
        with open(ptx, "w", encoding="utf-8") as file:
            file.write(original)
        with open(os.path.join(kernel, "lines.json"), "w", encoding="utf-8") as file:
            file.write(lines)
    no_errors()


def test_recordings_with_nothing_in_them():
    folder, _ = record("page-none", "true")
    BROWSER.open(page(folder))
    assert "No kernel was recorded" in BROWSER.run("document.body.textContent")
    for tab in TABS:
        BROWSER.click(f"#tabs [data-tab={tab}]")
    no_errors()
    folder, _ = record("page-crash", *victim("crash"))
    BROWSER.open(page(folder))
    assert "ended by signal 6" in BROWSER.run("document.getElementById('words').textContent")
    no_errors()


def test_recording_of_a_gpu():
    """The loop sample as an H200 ran it, with the machine code that ran."""
    folder = os.path.join(HERE, "recordings", "loop-h200")
    kernel = model(folder)["kernels"][0]
    assert kernel["lines"]["exact"]
    assert abs(sum(s.get("share", 0) for s in kernel["states"]) - 1) < 0.001
    usage = kernel["usage"]
    assert (usage["source"], usage["registers"]) == ("driver", 80), usage
    assert (usage["occupancy"]["warps"], usage["occupancy"]["limit"]) == (24, "registers"), usage
    code, out, said = run("inspect", "-o", path("gpu.html"), folder)
    assert code == 0, said
    BROWSER.resize(2560, 1440)
    BROWSER.open(out.strip())
    resources = BROWSER.run("document.getElementById('resources').textContent")
    assert "sm_90, as the driver says" in resources and "registers a thread80" in resources, resources
    # The driver had the kernel in its cache and did not say whether it spilled.
    assert "spill_stores" not in usage and "spill storesnot recorded" in resources, resources
    code, text, said = run("inspect", "--text", folder)
    assert code == 0 and "80 registers a thread; 24 of 64" in text and "spill" not in text, text
    show("lanes")
    cards = BROWSER.run("[...document.querySelectorAll('#lanes .card')]"
                        ".map(c => [+c.dataset.state, c.querySelectorAll('rect').length])")
    assert sorted(cards) == sorted([s["state"], 32] for s in kernel["states"] if s.get("groups")), cards
    show("code")
    BROWSER.wait("document.querySelectorAll('[data-pane=\"Machine code\"] .row').length > 10")
    for line, machine in ((62, "MUFU.RSQ"), (54, "FFMA")):  # normalize; a product and a sum
        click_line("Source", line)
        rows = BROWSER.run("[...document.querySelectorAll('[data-pane=\"Machine code\"] .row.linked')]"
                           ".map(r => [+r.dataset.line, r.textContent])")
        found = [row for row, text in rows if machine in text]
        assert found, (line, rows)
        click_line("Source", 1)
        click_line("Machine code", found[0])
        primary = BROWSER.run("+document.querySelector('[data-pane=Source] .row.primary').dataset.line")
        assert primary == line, (line, primary)
    for tab in TABS:
        show(tab)
    no_errors()


try:
    run_tests([test_every_sample_every_tab, test_light_and_dark, test_words_are_those_of_the_text,
               test_graph_is_the_report, test_a_node_shows_its_state, test_the_ptx_is_the_source,
               test_lines_lead_both_ways, test_frames, test_stages_differ, test_a_long_text,
               test_recordings_with_nothing_in_them, test_recording_of_a_gpu])
finally:
    BROWSER.close()
