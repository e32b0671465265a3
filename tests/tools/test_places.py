# SPDX-License-Identifier: Apache-2.0
"""The lines, files and names of programs and resume points that are printed, against the sources."""
import json
import os
import re
import shutil

from support import HERE, SAMPLES, VICTIM, marks, model, path, record, run, run_tests, sample, victim

ANOTHER = "more_places.cu"


def states_of(folder):
    return {s["name"]: s for s in model(folder)["kernels"][0]["states"]}


def text_of(folder):
    code, out, said = run("inspect", "--text", folder)
    assert code == 0, said
    return out


def places():
    """A recording of programs in two files; made once."""
    if not places.made:
        places.made, code = record("places", "--profile", *victim("run", file="places.cu"))
        assert code == 0
    return places.made


places.made = None


def sampled(name):
    """A recording of a sample; made once. None: the sample is not built here."""
    if not os.path.exists(os.path.join(SAMPLES, name)):
        return None
    if name not in sampled.made:
        sampled.made[name], code = record(name, *sample(name, "--size", "8x8", "--samples", "1"))
        assert code == 0
    return sampled.made[name]


sampled.made = {}


def test_places_in_two_files():
    """A line is one of the program's own file, or its file is said."""
    here, there = marks("places.cu"), marks(ANOTHER)
    inlined, twice = here["call of inlined"], here["call of twice"]
    assert inlined == there["same line"]  # else the next test finds nothing
    states = states_of(places())
    assert [n for n, s in states.items() if s["kind"] == "resume"] == [
        f"start, after places.cu:{inlined} from {twice}",
        f"start, after {ANOTHER}:{there['apart']}",
        f"sky, after {ANOTHER}:{there['same line']}"], list(states)
    for state in states.values():
        if "line" in state:
            assert state["place"] == f"{os.path.basename(state['file'])}:{state['line']}", state
    assert states["sky"]["line"] == there["sky"] and states["sky"]["file"].endswith("/" + ANOTHER)


def test_lines_of_two_files_are_not_the_same():
    """Half of the rays start in `sky`; two of its like are in a line of the same number, elsewhere."""
    words = text_of(places())
    assert f"50 % of the rays start at the rtTrace in {ANOTHER}:{marks(ANOTHER)['same line']}." in words


def test_without_source_lines():
    """PTX that was compiled without -lineinfo: the line in it is not taken for one of the source."""
    copy = path("no-lines")
    shutil.copytree(places(), copy)
    (kernel,) = os.listdir(os.path.join(copy, "kernels"))
    name = os.path.join(copy, "kernels", kernel, "lines.json")
    with open(name, encoding="utf-8") as file:
        table = json.load(file)
    for module in table["modules"]:
        module["locs"] = module["frames"] = []
    with open(name, "w", encoding="utf-8") as file:
        json.dump(table, file)
    resumes = [s for s in states_of(copy).values() if s["kind"] == "resume"]
    calls = {c["state"]: c["place"] for c in table["calls"]}
    assert len(resumes) == 3
    for state in resumes:
        assert "line" not in state and "file" not in state, state
        assert state["name"].endswith(f", after line {calls[state['state']][1]} of its PTX"), state
    os.remove(name)
    assert "start, after rtTrace 1" in states_of(copy)
    assert "50 % of the rays start at an rtTrace of sky." in text_of(copy)


def test_copies_are_of_their_files():
    """Also where an application names a file without its folder, and another ends in that name."""
    folder, code = record("relative", "sh", "-c", f"cd {HERE} && exec {VICTIM} places.cu run")
    assert code == 0
    with open(os.path.join(folder, "sources.json"), encoding="utf-8") as file:
        copies = json.load(file)
    assert any(source.endswith(ANOTHER) for source in copies), copies
    for source, name in copies.items():
        with open(os.path.join(HERE, source), encoding="utf-8") as file:
            original = file.read()
        with open(os.path.join(folder, "sources", name), encoding="utf-8") as file:
            assert file.read() == original, (source, name)


def statement(lines, number):
    """Source from a line to the end of what it begins."""
    return re.split("[;{]", "\n".join(lines[number - 1:]))[0]


def function_at(lines, number):
    """Name of the function that a line is in: the last head before it."""
    heads = [re.match(r"(?:static|RT_PROGRAM|__device__).*?(\w+)\(", line) for line in lines[:number]]
    return [head[1] for head in heads if head][-1]


def test_lines_of_the_samples():
    """Each program's line is that of its name; each resume point's that of an rtTrace, and what it
    is called from calls the function that has it."""
    for name in filter(sampled, ("whitted", "loop", "cornell", "embed", "classic")):
        resumes = 0
        for state in states_of(sampled(name)).values():
            if "program" not in state:
                continue
            with open(state["file"], encoding="utf-8") as file:
                lines = file.read().split("\n")
            program = state["name"].split(",")[0].split(" ")[0]
            head = function_at(lines, state["line"])
            if state["kind"] != "resume":
                assert f" {program}(" in lines[state["line"] - 1], (name, state)
                continue
            resumes += 1
            assert "rtTrace(" in statement(lines, state["line"]), (name, state)
            if "from_line" in state:
                assert f"{head}(" in statement(lines, state["from_line"]), (name, state)
            else:
                assert head == program, (name, state)
        assert resumes, name


def test_names_are_whole():
    """No name is cut off, and the numbers beside them stay in their columns."""
    folder = sampled("whitted")
    names = list(states_of(folder))
    assert max(map(len, names)) > 32
    code, compared, _ = run("diff", "--all", folder, folder)
    assert code == 0
    table = re.search(r"\n  state .*?\n\n", text_of(folder), re.S)[0].split("\n")[2:-2]
    assert [re.split(r"  +|$", row.strip())[0] for row in table] == names, table
    ends = {len(row) for row, name in zip(table, names) if ", after" in name}
    assert len(ends) == 1, table
    rows = [row for row in compared.split("\n") if row.endswith("bytes saved")]
    assert {row[2:].split("  ")[0] for row in rows} == set(names), rows
    assert len({row.index(" bytes saved") for row in rows}) == 1, rows


run_tests([test_places_in_two_files, test_lines_of_two_files_are_not_the_same,
           test_without_source_lines, test_copies_are_of_their_files,
           test_lines_of_the_samples, test_names_are_whole])
