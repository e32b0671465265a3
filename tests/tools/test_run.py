# SPDX-License-Identifier: Apache-2.0
"""raywright run --optix: variables, report, ends."""
import os
import re
import tempfile

import support
from support import TOOL, path, run, run_tests

SAMPLE = os.path.join(support.SAMPLES, "optix7_triangle")


def start(*words, **environment):
    options = ("--device", "cpu", "--size", "16x12", "-o", path("triangle.png"))
    return run("run", *words, "--", SAMPLE, *options, *environment.pop("options", ()), **environment)


def test_report():
    code, _, said = start("--optix", options=("--frames", "3"))
    assert code == 0, said
    assert f"LD_LIBRARY_PATH={os.path.dirname(TOOL)}/optix7" in said, said
    assert "raywright run: CPU: " in said, said
    line = re.search(r"^parallel +3 compiler +([\d.]+) +0 +3 +([\d.]+) +([\d.]+) +([\d.]+)  [0-9a-f]{8}$",
                     said, re.M)
    assert line, said
    made, each, longest, speed = map(float, line.groups())
    assert made > 1 and 0 < each <= longest, line.groups()
    assert abs(speed - 16 * 12 / each * 1e-3) < 0.2 * speed + 0.1, line.groups()


def test_origins():
    cache = path("cache")
    for origin in ("compiler", "disk cache"):
        code, _, said = start("-x", RW_CACHE_DIR=cache)
        assert code == 0 and f" 3 {origin} " in said, said


def test_quiet():
    code, _, said = start("-xq")
    assert (code, said) == (0, ""), said


def test_folder_goes():
    """Reports are read and removed."""
    with tempfile.TemporaryDirectory() as folder:
        start("--optix", TMPDIR=folder)
        assert os.listdir(folder) == []


def test_library():
    code, _, said = run("run", "--optix", "--library", "/nonexistent", "true")
    assert code == 125 and "there is no file /nonexistent" in said, said
    code, out, said = run("run", "--optix", "-l", TOOL, "--", "sh", "-c",
                          "echo $DRJIT_LIBOPTIX_PATH:$LD_LIBRARY_PATH", LD_LIBRARY_PATH="/x")
    assert code == 0 and out == f"{TOOL}:{os.path.dirname(TOOL)}:/x\n", (out, said)
    assert "no pipeline was made" in said, said


def test_ends():
    for command, wanted in (("exit 7", 7), ("kill -9 $$", 128 + 9)):
        code, _, said = run("run", "--optix", "sh", "-c", command)
        assert code == wanted, (code, said)
    code, _, said = run("run", "--optix", "/nonexistent/application")
    assert code == 127 and "/nonexistent/application" in said, said


def test_info():
    _, out, _ = run("info")
    assert f"OptiX 7    {os.path.dirname(TOOL)}/optix7/libnvoptix.so.1, ABI 87 and 105\n" in out, out


run_tests([test_report, test_origins, test_quiet, test_folder_goes, test_library, test_ends,
           test_info])
