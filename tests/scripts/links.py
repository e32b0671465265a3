#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""links.py FOLDER: every link and picture in the Markdown documents of a folder, other than those to
the web, is a file there, and an anchor is a heading of that file. Lab notes are left out of
installations: what links to them may not be there, so documents name them in code style instead."""
import pathlib
import re
import sys

LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
LEFT_OUT = ("build", ".", "tests/foreign")


def documents(root):
    for path in sorted(root.rglob("*.md")):
        if not path.relative_to(root).as_posix().startswith(LEFT_OUT):
            yield path


def without_code(text):
    text = re.sub(r"^```.*?^```", "", text, flags=re.M | re.S)
    text = re.sub(r"^    .*$", "", text, flags=re.M)
    return re.sub(r"`[^`]*`", "", text)


def anchors(path):
    """As they are made of headings on the usual sites."""
    headings = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.M)
    return {re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-") for text in headings}


def faults(root):
    for path in documents(root):
        for link in LINK.findall(without_code(path.read_text(encoding="utf-8"))):
            target, _, anchor = link.partition("#")
            if re.match(r"\w+:", link):
                continue
            file = (path.parent / target).resolve() if target else path
            if not file.exists():
                yield f"{path.relative_to(root)}: {link} is not there"
            elif anchor and file.suffix == ".md" and anchor not in anchors(file):
                yield f"{path.relative_to(root)}: {link} has no such heading"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    count = len(list(documents(root)))
    found = list(faults(root))
    for fault in found:
        print(fault)
    print(f"{count} documents, {len(found)} broken links")
    sys.exit(bool(found) or not count)


main()
