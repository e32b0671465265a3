# SPDX-License-Identifier: Apache-2.0
"""raywright.inspect: this process recorded, and another; the page."""
import pathlib
import shutil
import subprocess
import sys

import pytest
from raywright import Error, inspect, programs
from test_programs import LOOP, program

HERE = pathlib.Path(__file__).parent


def work():
    context = programs.Context("cpu")
    context.ray_generation(program(context, "work", LOOP))
    context["out"] = context.output(1000)
    context.launch(1000)
    context.launch(500)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory):
    folder = tmp_path_factory.mktemp("recorded") / "recording"
    for _ in range(2):  # over the first
        with inspect.recording(folder) as recording:
            work()
    work()  # not recorded
    return recording


def test_what_was_done(recorded):
    assert [launch["size"][0] for launch in recorded.launches] == [1000, 500]
    assert all(launch["ms"] >= 0 and not launch["failed"] for launch in recorded.launches)
    assert len(recorded.kernels) == 1
    assert "of 2 launches" in repr(recorded)


@pytest.fixture
def tool():
    try:
        return inspect.command()
    except Error as error:
        pytest.skip(str(error))


def test_page(recorded, tool, tmp_path):
    assert "work" in recorded.text()
    page = recorded.page(tmp_path / "page.html").read_text()
    assert page.startswith("<!") and "work" in page
    assert recorded._repr_html_().startswith("<iframe srcdoc=")


def test_record_another(tool, tmp_path):
    script = f"import sys; sys.path.insert(0, {str(HERE)!r}); import test_inspect as t; t.work()"
    other = inspect.record([sys.executable, "-c", script], tmp_path / "other")
    assert len(other.launches) == 2
    with pytest.raises(Error, match="no kernel was recorded"):
        inspect.record([sys.executable, "-c", ""], tmp_path / "nothing")


def test_the_package_s_own(tmp_path, monkeypatch):
    """A wheel's command comes before one in PATH, where that of the wheel runs it."""
    own = tmp_path / "raywright"
    monkeypatch.setattr(inspect, "_OWN", own)
    monkeypatch.delenv("RAYWRIGHT_COMMAND", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: "/elsewhere/raywright")
    assert inspect.command() == "/elsewhere/raywright"
    with pytest.raises(SystemExit, match="not built as a wheel"):
        inspect.main()
    own.write_text('#!/bin/sh\necho "$0" "$@"\n')
    own.chmod(0o755)
    assert inspect.command() == str(own)
    script = ("import pathlib, sys; from raywright import inspect; inspect._OWN = pathlib.Path("
              f"{str(own)!r}); sys.argv = ['raywright', 'info', '-x']; inspect.main()")
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.stdout == f"{own} info -x\n", done.stderr


def test_errors(tmp_path, monkeypatch):
    (tmp_path / "precious").write_text("")
    with pytest.raises(Error, match="other files"):
        with inspect.recording(tmp_path):
            pass
    assert (tmp_path / "precious").exists()
    monkeypatch.delenv("RAYWRIGHT_COMMAND", raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(Error, match="RAYWRIGHT_COMMAND"):
        inspect.Recording(tmp_path).text()
