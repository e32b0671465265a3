#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""man_pages.py ROOT: scripts/man-pages makes a page for each function of the tables and of the
headers, with what the comment says; man has no fault to find; a function without a comment, or of
which nothing can be made, is an error that names it."""
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile


def run(root, *arguments):
    return subprocess.run([sys.executable, "-B", root / "scripts/man-pages", *arguments],
                          capture_output=True, text=True, check=False)


def wanted(root):
    """What the library exports."""
    tables = [root / "runtime/api/functions.def", root / "runtime/prime/functions.def"]
    names = set()
    for table in tables:
        names |= set(re.findall(r"^\w*FUNCTION\((rt\w+)", table.read_text(encoding="utf-8"), re.M))
    for header in [*(root / "include").glob("raywright*.h"), root / "mpi/raywright_mpi.h"]:
        names |= set(re.findall(r"\b(rw[A-Z]\w*)\(", header.read_text(encoding="utf-8")))
    return names


def check_pages(root, folder):
    found = {path.stem for path in folder.glob("*.3")} - {"raywright"}
    names = wanted(root)
    assert len(names) > 500, f"only {len(names)} functions were found"
    assert found == names, f"no page: {names - found}; no function: {found - names}"
    for path in folder.glob("*.3"):
        text = path.read_text(encoding="utf-8")
        link = re.fullmatch(r"\.so man3/(\w+\.3)\n", text)
        if link:
            target = (folder / link.group(1)).read_text(encoding="utf-8")
            assert re.search(rf"^\.Nm {path.stem}( ,)?$", target, re.M), path
            continue
        for reference in re.findall(r"^\.Xr (\w+) 3", text, re.M):
            assert (folder / f"{reference}.3").exists(), f"{path}: {reference}(3) is not there"
        assert not re.search(r"(^| )/$", text, re.M), f"{path}: rests of a comment"


def check_text(folder):
    page = (folder / "rtContextSetMaxTraceDepth.3").read_text(encoding="utf-8")
    for part in (".Nm rtContextSetMaxTraceDepth", ".Nm rtContextGetMaxTraceDepth",
                 '.Fa "RTcontext context"', ".In raywright.h"):
        assert part in page, f"{part} is not in\n{page}"
    assert '.Fa "RWparallelfor loop"' in (folder / "rwSetExecutor.3").read_text(encoding="utf-8")
    assert "RWallocator;" in (folder / "rwSetAllocator.3").read_text(encoding="utf-8")


# What is wider than a line of the terminal is no fault of the page.
def check_man(folder):
    if not shutil.which("man") or not shutil.which("groff"):
        return
    for name in ("raywright", "rtContextSetAttribute", "rwSetAllocator", "rtBufferMapEx"):
        done = subprocess.run(["man", "--warnings", "-E", "UTF-8", "-l", f"{name}.3"], cwd=folder,
                              capture_output=True, text=True, check=True)
        faults = [line for line in done.stderr.splitlines()
                  if not re.search("can't break line|cannot adjust line", line)]
        assert not faults, f"{name}: {faults}"
        assert name in done.stdout


def check_errors(root, folder):
    copy = folder / "copy"
    shutil.copytree(root / "include", copy / "include")
    (copy / "docs/man").mkdir(parents=True)
    shutil.copy(root / "docs/man/raywright.1", copy / "docs/man")
    header = copy / "include/raywright_mesh.h"
    text = header.read_text(encoding="utf-8")
    for added, message in (("RWAPI RTresult rwMute(void);\n", "rwMute has no comment"),
                           ("/* Twice. */\nRWAPI RTresult rtContextCreate(RTcontext *c);\n",
                            "rtContextCreate is declared twice"),
                           ("/* What? */\nRWAPI RTresult rwOpen\n", "cannot be read")):
        header.write_text(text + "\n" + added, encoding="utf-8")
        done = run(root, copy, folder / "out")
        assert done.returncode == 1 and message in done.stderr, done.stderr


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        done = run(root, folder / "man3")
        assert done.returncode == 0, done.stderr
        check_pages(root, folder / "man3")
        check_text(folder / "man3")
        check_man(folder / "man3")
        check_errors(root, folder)


main()
