# SPDX-License-Identifier: Apache-2.0
"""Lines of lines.cu that are marked, to PTX and machine code and back, functions that were inlined
included. Here from the recording's tables; test_page.py clicks the same way through the page."""
import os
import re

from support import marks, model, record, run_tests, victim

EXPECTED = {  # an instruction that occurs once -> the marks its chain of source lines has
    "popc": ["popc", "call of inner", "call of outer"],
    "brev": ["brev"],
    "clz|bfind": ["clz"],
}
# The machine code has these for them.
MACHINE = {"popc": "POPC", "brev": "BREV", "clz|bfind": "FLO"}

FOLDER, CODE = record("lines", *victim("run"))
assert CODE == 0
KERNEL = model(FOLDER)["kernels"][0]
LINES = KERNEL["lines"]


def text(name):
    with open(os.path.join(FOLDER, "kernels", KERNEL["hash"], name), encoding="utf-8") as file:
        return file.read().split("\n")


def frame_at(module, line):
    frame = -1
    for first, number in module["locs"]:
        if first > line:
            break
        frame = number
    return frame


def chain(module, line):
    """Source lines of a line of a program's PTX in lines.cu, innermost first."""
    out, frame = [], frame_at(module, line)
    while frame >= 0:
        file, number, _, caller, _ = module["frames"][frame]
        if module["files"][file].endswith("lines.cu"):
            out.append(number)
        frame = caller
    return out


def sources(line):
    """The same for a line of the megakernel."""
    stacks = {at: LINES["stacks"][stack] for at, stack in LINES["megakernel"]}
    out = []
    for frame in stacks.get(line, []):
        if isinstance(frame, str):
            continue
        module = next(m for m in LINES["modules"] if frame[0] in m["programs"])
        out += chain(module, frame[1])
    return out


def find(lines, pattern):
    return [i for i, line in enumerate(lines, 1) if re.search(pattern, line)]


def find_users(ptx, instruction):
    """Lines of the megakernel with the instruction, but for those of built-in code."""
    found = [at for at in find(ptx, rf"^\s+(@%p\d+ )?({instruction})\.") if sources(at)]
    assert found, instruction
    return found


def test_from_ptx_to_source():
    ptx, known = text("99-megakernel.ptx"), marks()
    for instruction, expected in EXPECTED.items():
        for place in find_users(ptx, instruction):
            assert sources(place) == [known[e] for e in expected], (instruction, sources(place))


def test_from_source_to_ptx():
    ptx, known = text("99-megakernel.ptx"), marks()
    for instruction, expected in EXPECTED.items():
        from_line = [at for at, _ in LINES["megakernel"] if known[expected[0]] in sources(at)]
        places = find_users(ptx, instruction)
        assert set(places) <= set(from_line), (instruction, places, from_line)


def test_before_has_the_same_lines():
    module = LINES["modules"][0]
    before, known = text(module["file"]), marks()
    for instruction, expected in EXPECTED.items():
        for place in find(before, rf"^\s+({instruction})\."):
            assert chain(module, place) == [known[e] for e in expected], (instruction, place)


def test_nothing_was_counted():
    assert "profile" not in KERNEL and "profiled_launches" not in KERNEL


def test_machine_code():
    if not os.path.exists(os.path.join(FOLDER, "kernels", KERNEL["hash"], "sass.txt")):
        print("     (without machine code: ptxas or nvdisasm is missing)")
        return
    known, line, seen = marks(), 0, set()
    for row in text("sass.txt"):
        mark = re.match(r"## line (\d+)", row)
        line = int(mark[1]) if mark else line
        for instruction, name in MACHINE.items():
            if re.search(rf"\b{name}\b", row) and sources(line):
                assert sources(line)[0] == known[EXPECTED[instruction][0]], (row, sources(line))
                seen.add(name)
    assert seen == set(MACHINE.values()), seen


def test_disassembled_later():
    """Recorded where there is no nvdisasm, inspected where there is one."""
    sass = os.path.join(FOLDER, "kernels", KERNEL["hash"], "sass.txt")
    if not os.path.exists(sass):
        return
    before = open(sass, encoding="utf-8").read()
    os.remove(sass)
    model(FOLDER)
    assert open(sass, encoding="utf-8").read() == before


def test_the_trace_and_what_it_saves():
    known = marks()
    (resume,) = [s for s in KERNEL["states"] if s["kind"] == "resume"]
    assert resume["line"] == known["trace"], resume
    saved = [v for v in LINES["values"] if resume["state"] in v.get("saved_at", [])]
    again = [v for v in LINES["values"] if resume["state"] in v.get("again_at", [])]
    assert len(saved) == resume["saved_values"] and len(again) == resume["rematerialised"]
    assert sum(v["bytes"] for v in saved) == resume["saved_bytes"]
    # What brev made is one of them: kept for after the trace.
    module = LINES["modules"][0]
    places = [chain(module, v["place"][1]) for v in saved + again if v["place"]]
    assert any(known["brev"] in p for p in places), places


def test_programs_have_their_first_line():
    heads = {"start": "start()", "sky": "sky()"}
    with open(os.path.join(os.path.dirname(__file__), "lines.cu"), encoding="utf-8") as file:
        source = file.read().split("\n")
    for name, text_of_it in heads.items():
        (state,) = [s for s in KERNEL["states"] if s["name"] == name]
        assert find(source, re.escape(text_of_it))[0] == state["line"], state


run_tests([test_from_ptx_to_source, test_from_source_to_ptx, test_before_has_the_same_lines,
           test_nothing_was_counted, test_machine_code, test_disassembled_later,
           test_the_trace_and_what_it_saves, test_programs_have_their_first_line])
