#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""scripts/compare-programs with programs that only print: what it reads, divides and refuses."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent

# Milliseconds of a round, from a list of them; programs write down what they were called with.
BEGIN = """#!/usr/bin/env python3
import pathlib, sys
calls = pathlib.Path(sys.argv[0] + ".calls")
calls.open("a").write(" ".join(sys.argv[1:]) + "\\n")
turn = len(calls.read_text().splitlines()) - 1
"""
SAMPLE = BEGIN + """
fast = "--fast-math" in sys.argv
milliseconds = (5.0 if fast else 10.0) * (4 if "3840x2160" in sys.argv else 1)
print(f"kernel   4 states\\npaths    {milliseconds:.3f} ms, 100 rays, 0.1 Mrays/s")
print("mean     %.3f of 255" % MEAN)
"""
VKPT = BEGIN + """
print(f"VKPT {sys.argv[1]} median {[20, 30, 99][turn % 3]}.000 ms mean 0.50000")
"""
VKOW = BEGIN + """
print("VKOW 1280x720 30spp depth50 median 15.000 ms mean 149.350")
print("VKOW 3840x2160 30spp depth50 median 80.000 ms mean 149.300")
"""
LADDER = BEGIN + """
import json
options = dict(zip(sys.argv[1::2], sys.argv[2::2]))
large = options["--size"] == "3840x2160"
milliseconds = {"regeneration": 40.0 if large else 4.0, "tiles": 30.0 if large else 6.0}
row = {"name": options["--rung"], "ms": milliseconds[options["--rung"]], "best_ms": 0.5,
       "mean": 149.35, "registers": 64, "local_bytes": 256, "warps": 32}
print("rung  ms  faster  mean")
pathlib.Path(options["--json"]).write_text(json.dumps({"width": 1, "height": 1, "samples": 30,
                                                       "rungs": [row]}))
"""


def write(path, text):
    path.write_text(text)
    path.chmod(0o755)
    return path


def compare(folder, path_tracer_mean, *words):
    write(folder / "path_tracer", SAMPLE.replace("MEAN", str(path_tracer_mean)))
    write(folder / "one_weekend", SAMPLE.replace("MEAN", "149.33"))
    return subprocess.run([ROOT / "scripts" / "compare-programs", "--raywright-samples", folder,
                           "--json", folder / "rows.json", *words], capture_output=True, text=True,
                          env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}, check=False)


def check_path_tracer(folder):
    view = {"name": "front", "eye": [-1, 0, 1e-05], "look_at": [0, 0, 0], "up": [0, 1, 0],
            "vfov_deg": 60}
    (folder / "cameras.json").write_text(json.dumps({"wall": {"cameras": [view, view, view]}}))
    (folder / "wall.tri").write_text("")
    peer = ["--vkpt", write(folder / "vkpt", VKPT), "--scenes", folder, "wall"]
    done = compare(folder, 127.55, *peer)
    assert done.returncode == 0 and "path_tracer vkpt   default  geometric mean 3.00" in done.stdout
    rows = json.loads((folder / "rows.json").read_text())
    assert len(rows) == 2 and rows[0]["peer_milliseconds"] == 30 and rows[0]["peer_mean"] == 127.5
    assert [f["ratio"] for f in rows[0]["forms"].values()] == [3, 6], rows
    calls = (folder / "path_tracer.calls").read_text().splitlines()
    assert len(calls) == 12 and "--eye=-1,0,1e-05" in calls[0] and "--fov 60" in calls[0], calls
    done = compare(folder, 127.65, *peer)
    assert done.returncode == 1 and "DIFFER" in done.stdout and "pictures differ" in done.stderr


def check_one_weekend(folder):
    done = compare(folder, 0, "--vkow", write(folder / "vkow", VKOW), "--ladder",
                   write(folder / "ladder", LADDER), "--rounds", "1")
    assert done.returncode == 0, done
    rows = json.loads((folder / "rows.json").read_text())
    peers = ["vkow", "ladder: regeneration", "vkow", "ladder: tiles"]
    assert [r["peer"] for r in rows] == peers, rows
    assert [r["forms"]["fast"]["ratio"] for r in rows] == [3, 0.8, 4, 1.5], rows
    assert "one_weekend ladder fast     geometric mean 1.10, least 0.80" in done.stdout, done


def check_misuse(folder):
    assert "there is no peer" in compare(folder, 0).stderr
    assert "go together" in compare(folder, 0, "--vkpt", "vkpt").stderr
    done = compare(folder, 0, "--vkow", write(folder / "mute", BEGIN))
    assert done.returncode == 1 and "mute printed no line" in done.stderr, done
    done = compare(folder, 0, "--ladder", folder / "mute")
    assert done.returncode == 1 and "mute wrote nothing for --json" in done.stderr, done


def main():
    for check in (check_path_tracer, check_one_weekend, check_misuse):
        with tempfile.TemporaryDirectory() as folder:
            check(pathlib.Path(folder))
        print(f"ok   {check.__name__}")


if __name__ == "__main__":
    sys.exit(main())
