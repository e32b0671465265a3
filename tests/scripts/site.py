#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""site.py ROOT: scripts/site makes a page of each document and an entry of each function: of the
tables of what is exported, of the wrapper's classes, of the Python package and of the device
headers, as they are found here by simpler means. Every link and picture leads somewhere. Exit status
77: Python's module markdown or clang is missing."""
import html.parser
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.parse


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.anchors, self.links = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        attributes = dict(attrs)
        if "id" in attributes:
            self.anchors.add(attributes["id"])
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]


def read(path):
    return path.read_text(encoding="utf-8")


def check_links(out, pages):
    count = 0
    for path, page in pages.items():
        for link in page.links:
            if re.match(r"\w+:", link):
                continue
            target, _, anchor = urllib.parse.unquote(link).partition("#")
            file = (path.parent / target).resolve() if target else path
            assert file.exists(), f"{path.relative_to(out)}: {link} is not there"
            if anchor:
                assert anchor in pages[file].anchors, f"{path.relative_to(out)}: no {link}"
            count += 1
    return count


def check_c(root, page):
    names = set()
    for table in ("runtime/api/functions.def", "runtime/prime/functions.def"):
        names |= set(re.findall(r"^\w*FUNCTION\((rt\w+)", read(root / table), re.M))
    for header in [*(root / "include").glob("raywright*.h"), root / "mpi/raywright_mpi.h"]:
        names |= set(re.findall(r"\b(rw[A-Z]\w*)\(", read(header)))
    assert len(names) > 500
    assert not names - page.anchors, f"no entry: {sorted(names - page.anchors)}"
    return names


# What is declared plainly in a class; those of macros are checked by one of them.
def check_wrapper(root, page):
    names = {"optix::GroupObj::addChild", "optix::ContextObj::launch", "optix::ProgramObj::destroy",
             "optix::Quaternion::toMatrix", "optix::prime::ModelObj::getRTPmodel"}
    files = {f"optixu/optixpp/{name}": "optix" for name in ("graph", "resources", "context",
                                                            "variable")}
    files["optix_prime/optix_primepp"] = "optix::prime"
    for file, scope in files.items():
        text = read(root / f"include/optix_compat/{file}.h")
        for kind, body in re.findall(r"^class (\w+Obj).*?^{(.*?)^};", text, re.M | re.S):
            body = re.split(r"^ *(?:private|protected):", body, flags=re.M)[0]
            methods = re.findall(r"^    (?! )[\w:<>,&* ]*?(\w+)\([^;{]*\)(?: const)?(?:;|$| {)", body,
                                 re.M)
            names |= {f"{scope}::{kind}::{method}" for method in methods if method[0].islower()}
    assert len(names) > 230, len(names)
    assert not names - page.anchors, f"no entry: {sorted(names - page.anchors)}"


def check_device(root, page):
    names = {"optix::dot", "optix::Aabb::include", "rtDeclareVariable", "rtBuffer", "RT_PROGRAM",
             "rtPrintf", "rtTex2D", "rtTexCubemapLayered", "tex2D"}
    text = read(root / "include/raywright_device.h") + read(root / "include/raywright_surface.h")
    names |= set(re.findall(r"^RW_DEVICE (?:[\w:]+ )*?\**(rt\w+)\(", text, re.M))
    names |= set(re.findall(r"^RW_QUERY\([\w ]+, (rt\w+),", text, re.M))
    assert len(names) > 25, names
    assert not names - page.anchors, f"no entry: {sorted(names - page.anchors)}"


def check_python(root, page, text):
    names = {"raywright.Scene.closest", "raywright.Worlds.nearest", "raywright.Instances.set",
             "raywright.Hits", "raywright.Picture.save", "raywright.inspect.recording",
             "raywright.programs.Buffer.numpy", "raywright.programs.Material.__setitem__"}
    for kind, prefix in (("Context", "raywright.programs"), ("Scene", "raywright"),
                         ("Recording", "raywright.inspect")):
        file = {"raywright": "rays"}.get(prefix, prefix.rpartition(".")[2])
        body = re.search(rf"^class {kind}\b.*?(?=^\S|\Z)", read(root / f"python/raywright/{file}.py"),
                         re.M | re.S).group(0)
        methods = re.findall(r"^    def ([a-z]\w*)\(", body, re.M)
        names |= {f"{prefix}.{kind}"} | {f"{prefix}.{kind}.{method}" for method in methods}
    assert len(names) > 30, len(names)
    assert not names - page.anchors, f"no entry: {sorted(names - page.anchors)}"
    assert "_Rays" not in text and "<li>cull: " in text


def check_documents(root, out):
    for source, folder in (("docs", "guides"), ("docs/lab", "studies")):
        for path in (root / source).glob("*.md"):
            text = read(out / folder / f"{path.stem}.html")
            title = re.search(r"^# (.*)$", read(path), re.M).group(1)
            assert re.sub(r"[`*]", "", title)[:12] in re.sub(r"<[^>]*>", "", text), path
            assert not re.search(r"\]\([\w./]+\)", text), f"{path}: a link is left as it was"


# Each sample has a picture and the command that draws it.
def check_gallery(root):
    gallery = read(root / "docs/gallery.md")
    folders = {path.parent.name for path in (root / "samples").glob("*/README.md")}
    commands = set(re.findall(r"^    (?:.* )?(?:build/)?samples/(\S+)", gallery, re.M))
    assert len(folders) > 12, folders
    for folder in folders:
        assert f"(`samples/{folder}`)" in gallery, f"docs/gallery.md says nothing of {folder}"
        begins = (folder, f"{folder}/", f"{folder}_")
        assert any(name.startswith(begins) for name in commands), f"no command of {folder}"
    for section in re.split(r"^## ", gallery, flags=re.M)[1:]:
        assert "](pictures/" in section, f"no picture: {section}"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    try:
        import markdown  # pylint: disable=unused-import,import-outside-toplevel
    except ImportError:
        print("Python's module markdown is missing")
        sys.exit(77)
    if not shutil.which("clang-19"):
        print("clang-19 is missing")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as name:
        out = pathlib.Path(name).resolve()
        done = subprocess.run([sys.executable, "-B", root / "scripts/site", root, out],
                              capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        pages = {path: Page(read(path)) for path in out.rglob("*.html")}
        links = check_links(out, pages)
        check_c(root, pages[out / "reference/c.html"])
        check_wrapper(root, pages[out / "reference/cpp.html"])
        check_device(root, pages[out / "reference/device.html"])
        python = out / "reference/python.html"
        check_python(root, pages[python], read(python))
        assert "optixLaunch" in pages[out / "reference/optix7.html"].anchors
        check_documents(root, out)
        check_gallery(root)
        print(f"{len(pages)} pages, {links} links")


main()
