# SPDX-License-Identifier: Apache-2.0
"""The notebooks of samples/python: their cells run, one after the other, and show pictures. No
Jupyter is needed."""
import ast
import json
import pathlib

import pytest
import raywright

FOLDER = pathlib.Path(__file__).parents[2] / "samples/python/notebooks"


def run_cell(source, names):
    """What the cell's last line is, if it is an expression."""
    tree = ast.parse(source)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "<cell>", "exec"), names)
    return eval(compile(ast.Expression(last.value), "<cell>", "eval"), names) if last else None


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_notebook(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("RW_DEVICE", "cpu")
    notebook = json.loads(path.read_text())
    assert notebook["nbformat"] == 4
    names, pictures = {}, 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert not cell["outputs"], "notebooks are kept without outputs"
        try:
            shown = run_cell("".join(cell["source"]), names)
        except raywright.Error as error:
            if "NVRTC" in str(error) and "clang" in str(error):
                pytest.skip(str(error))
            raise
        if hasattr(shown, "_repr_png_"):
            assert shown._repr_png_().startswith(b"\x89PNG") and shown.pixels.std() > 5
            pictures += 1
            shown.save(tmp_path / f"{pictures}.png")
    assert pictures
