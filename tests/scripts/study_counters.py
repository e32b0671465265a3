#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/study-counters with programs in the places of ncu and raywright: which launch belongs to
which line, and what it refuses."""
import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Runs the command behind its own options, and writes a line for each launch, as many as there are
# in the file `launches` beside it; the k-th has k active threads.
NCU = """#!/usr/bin/env python3
import pathlib, subprocess, sys
here = pathlib.Path(sys.argv[0]).parent
log = sys.argv.index("--log-file") + 1
assert sys.argv[sys.argv.index("--profile-from-start") + 1] == "off"
subprocess.run(sys.argv[log + 1:], check=True)
names = sys.argv[sys.argv.index("--metrics") + 1].split(",")
quoted = lambda fields: ",".join('"%s"' % f for f in fields) + "\\n"
with open(sys.argv[log], "w") as file:
    file.write("==PROF== Connected\\n" + quoted(["ID", "Kernel Name", *names]))
    file.write(quoted(["", "", *["%"] * len(names)]))
    for k in range(int((here / "launches").read_text())):
        file.write(quoted([k, "study_trace_kernel", k + 1, "1,000", 50.5, 60]))
"""
RAYWRIGHT = """#!/usr/bin/env python3
import json, pathlib, sys
here = pathlib.Path(sys.argv[0]).parent
value = lambda name: pathlib.Path(sys.argv[sys.argv.index(name) + 1])
if sys.argv[1] == "study":
    variants = [b for a, b in zip(sys.argv, sys.argv[1:]) if a == "--variant"]
    rows = [{"rays": kind, "variant": v, "lanes": 4.0, "warp_instructions_per_ray": 8.0,
             "rays_traced": 100} for v in variants for kind in ("primary", "ao", "diffuse")]
    (value("--output") / "study.json").write_text(json.dumps({"rows": rows}))
    for kind in ("primary", "ao", "diffuse"):
        (value("--rays") / f"hall_{kind}.rays").touch()
    (here / "launches").write_text(str(3 * len(variants) - LOST))
else:
    assert value("--rays").exists() and "--bound" in sys.argv
    bound = {"lanes": 1.02, "loop_instructions_per_ray": 5.0}
    value("--json").write_text(json.dumps({"results": [{"count": 50, "bound": bound}]}))
    (here / "launches").write_text("1")
"""


def write(path, text):
    path.write_text(text)
    path.chmod(0o755)
    return path


def count(folder, lost, *variants):
    ncu, raywright = write(folder / "ncu", NCU), folder / "raywright"
    write(raywright, RAYWRIGHT.replace("LOST", str(lost)))
    (folder / "hall.tri").touch()
    (folder / "cameras.json").write_text("{}")
    names = [a for v in variants for a in ("--variant", v)]
    return subprocess.run([ROOT / "scripts" / "study-counters", "--raywright", raywright, "--ncu",
                           ncu, "--scenes", folder, "--json", folder / "rows.json", *names, "hall"],
                          capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"})


def main():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        done = count(folder, 0, "a", "b")
        assert done.returncode == 0, done
        assert max(map(len, done.stdout.splitlines())) <= 100, done.stdout
        rows = json.loads((folder / "rows.json").read_text())
        ratios = {(r["rays"], r["variant"]): r["ratio"] for r in rows}
        assert len(rows) == 9 and ratios["primary", "a"] == 4 and ratios["primary", "b"] == 2, rows
        assert ratios["ao", "a"] == 4 / 3 and ratios["diffuse", "b"] == 4 / 6, rows
        assert [r["instructions"] for r in rows] == [10] * 6 + [20] * 3, rows
        # Lanes of 4 are not 1 that was counted, where they have to be.
        done = count(folder, 0, "while-while")
        assert done.returncode == 1 and "not those" in done.stderr and "4.000" in done.stdout, done
        done = count(folder, 1, "a", "b")
        assert done.returncode == 1 and "5 launches" in done.stderr, done


if __name__ == "__main__":
    main()
