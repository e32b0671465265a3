# SPDX-License-Identifier: Apache-2.0
"""The stubs beside the package's modules say what is in these: every public name, with the same
parameters and defaults; and a type checker finds by them what is wrong in an application."""
import os
import pathlib
import subprocess
import sys

import pytest
import raywright

pytest.importorskip("mypy")
# Errors inside of the modules, which have no types of their own, are not looked for.
CONFIGURATION = "[mypy]\nignore_errors = True\nignore_missing_imports = True\n"
APPLICATION = """
import raywright
scene = raywright.Scene([0.0], refit=True)
hits = scene.closest(1, 2, cull="sides")
hits.colour
scene.triangle_count + "x"
raywright.programs
raywright.Picture(hits.distance).save(1.5)
"""
WRONG = [(4, "arg-type"), (5, "attr-defined"), (6, "operator"), (7, "attr-defined"),
         (8, "arg-type")]


def mypy(folder, *arguments):
    package = pathlib.Path(raywright.__file__).parents[1]
    return subprocess.run([sys.executable, "-m", *arguments], cwd=folder, capture_output=True,
                          text=True, env={**os.environ, "MYPYPATH": str(package)})


def test_stubs_are_of_the_modules(tmp_path):
    (tmp_path / "mypy.ini").write_text(CONFIGURATION)
    done = mypy(tmp_path, "mypy.stubtest", "--mypy-config-file", "mypy.ini", "raywright")
    assert done.returncode == 0, done.stdout + done.stderr


def test_an_application_is_checked(tmp_path):
    (tmp_path / "application.py").write_text(APPLICATION)
    done = mypy(tmp_path, "mypy", "--follow-imports=silent", "application.py")
    found = [line for line in done.stdout.splitlines() if ": error: " in line]
    assert [(int(line.split(":")[1]), line.split("[")[-1].rstrip("]")) for line in found] == WRONG
