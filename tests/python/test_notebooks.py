# SPDX-License-Identifier: Apache-2.0
"""The notebooks of samples/python: their cells run, one after the other, and show pictures, bars
and pages. No Jupyter is needed."""
import ast
import json
import pathlib

import pytest
import raywright
from test_programs import watched_bars

FOLDER = pathlib.Path(__file__).parents[2] / "samples/python/notebooks"


def run_cell(source, names):
    """What the cell's last line is, if it is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if last else None


def skip_without_compiler(error):
    if "NVRTC" in str(error) and "clang" in str(error):
        pytest.skip(str(error))


def shows_page(recording):
    """Jupyter shows the whole page in a frame."""
    try:
        shown = recording._repr_html_()
    except raywright.Error as error:
        if "RAYWRIGHT_COMMAND" in str(error):
            pytest.skip(str(error))
        raise
    return shown.startswith("<iframe srcdoc=") and "&lt;script" in shown and "camera" in shown


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebook(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RW_DEVICE", "cpu")
    notebook = json.loads(path.read_text())
    assert notebook["nbformat"] == 4
    bars = watched_bars(monkeypatch) if path.stem == "programs" else {}
    names, pictures, pages = {}, 0, 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "notebooks are kept without outputs"
        try:
            shown = run_cell("".join(cell["source"]), names)
        except raywright.Error as error:
            skip_without_compiler(error)
            raise
        if hasattr(shown, "_repr_html_"):
            pages += shows_page(shown)
        if hasattr(shown, "_repr_png_"):
            assert shown._repr_png_().startswith(b"\x89PNG") and shown.pixels.std() > 5
            pictures += 1
            shown.save(tmp_path / f"{pictures}.png")
    assert pictures
    assert (pages, list(bars.values())) == ((1, [(100, 100)]) if path.stem == "programs" else (0, []))
