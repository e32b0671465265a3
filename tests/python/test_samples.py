# SPDX-License-Identifier: Apache-2.0
"""The samples in Python run, small, and say what they should; so do the examples of
the package and of README.md."""
import pathlib
import re
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
SAMPLES = ROOT / "samples/python"


def run(folder, name, *arguments):
    result = subprocess.run([sys.executable, SAMPLES / name, *map(str, arguments)], cwd=folder,
                            capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_depth_worlds(tmp_path):
    pytest.importorskip("torch")
    out = run(tmp_path, "depth_worlds.py", "--device", "cpu", "--worlds", 9, "--size", 16,
              "--steps", 2)
    assert "9 of 16 instances" in out and "images of 9 worlds" in out
    assert (tmp_path / "depth_worlds.png").read_bytes().startswith(b"\x89PNG")


def test_lidar(tmp_path):
    out = run(tmp_path, "lidar.py", "--turns", 2, "--columns", 128)
    beams, returns, objects = map(int, re.search(r"(\d+) beams, (\d+) returns of (\d+)",
                                                 out).groups())
    assert beams == 2 * 128 * 64 and beams / 2 < returns < beams * 1.2 and objects > 20
    assert (tmp_path / "lidar.ply").stat().st_size > 16 * returns
    assert (tmp_path / "lidar.png").exists()


def test_radio(tmp_path):
    out = run(tmp_path, "radio.py", "--rays", 5000, "--receivers", 30, "--depth", 2)
    paths, reached, receivers = map(int, re.search(r"(\d+) paths to (\d+) of (\d+)", out).groups())
    assert receivers == 600 and 100 < reached < receivers and paths > 2 * reached
    # Free space over the shortest way, a reflection or two at most.
    strongest = float(re.search(r"power (\S+) to", out)[1])
    assert -75 < strongest < -50


@pytest.mark.parametrize("page", ["python/PACKAGE.md", "README.md"])
def test_example_of_the_package(page, tmp_path, monkeypatch):
    text = (ROOT / page).read_text()
    monkeypatch.chdir(tmp_path)
    names = {}
    exec(re.search(r"^```python\n(.*?)^```", text, re.M | re.S).group(1), names)
    assert (names["hits"].primitive == 0).mean() == 1 / 8  # 2 by 2 of 4 by 4, halved
    assert (tmp_path / "triangle.png").read_bytes().startswith(b"\x89PNG")
