#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""layout.py ROOT: the folders of the sources are what docs/architecture.md says they are.

The document has a table of folders, from the top down, a row each: | `folder/` | sentence |. A
folder may have a second row, `folder/*.h`, for its headers (.h, .cuh, .def): these are what the
folders below it include, while its sources include all of them.

  map       every folder with sources has one row, and every row is such a folder
  size      no folder holds more than 40 sources
  readmes   a README.md in such a folder is its sentence, no more
  names     no two files of compiler/ and runtime/ have the same base name in folders of the same name
  arrows    a folder includes only from itself and from folders further down in the table

Arrows that point up are in UPWARD, with the reason; one that is not there any more is an error too.
"""
import collections
import pathlib
import re
import sys

TREES = ["base", "compiler", "include", "mpi", "programs", "runtime", "tools"]
SOURCES = {".c", ".h", ".cu", ".cuh", ".def", ".js", ".css", ".html"}
HEADERS = {".h", ".cuh", ".def"}
MOST_SOURCES = 40
UPWARD = {}


def folders(root):
    """Folder of the tree -> its sources."""
    found = collections.defaultdict(list)
    for tree in TREES:
        for path in sorted((root / tree).rglob("*")):
            if path.suffix in SOURCES and path.is_file():
                found[f"{path.parent.relative_to(root).as_posix()}/"].append(path)
    return found


def rows(root):
    """The table, in order: what is in backticks in the first column, and the sentence."""
    text = (root / "docs/architecture.md").read_text(encoding="utf-8")
    section = re.search(r"^## The folders\n(.*?)(?=^## )", text, re.M | re.S)
    if not section:
        return []
    return re.findall(r"^\| `([^`]+)` \| (\S.*) \|$", section.group(1), re.M)


def check_map(found, table):
    for row, count in collections.Counter(table).items():
        if count > 1:
            yield f"{row} has {count} rows"
        if row.removesuffix("*.h") not in found:
            yield f"{row} has a row, but no sources"
    for folder in found:
        if folder not in table:
            yield f"{folder} has no row"


def check_size(found):
    for folder, files in found.items():
        if len(files) > MOST_SOURCES:
            yield f"{folder} has {len(files)} sources, more than {MOST_SOURCES}"


def check_names(found):
    seen = collections.defaultdict(set)
    for folder, files in found.items():
        if folder.startswith(("compiler/", "runtime/")):
            for path in files:
                seen[pathlib.PurePath(folder).name, path.stem].add(folder)
    for (room, stem), places in seen.items():
        if len(places) > 1:
            yield f"{room}/{stem} is the name of files in {' and '.join(sorted(places))}"


def room_of(name, table):
    """The row of a file, by its path below the root."""
    path = pathlib.PurePath(name)
    folder = f"{path.parent.as_posix()}/"
    headers = f"{folder}*.h"
    return headers if path.suffix in HEADERS and headers in table else folder


def arrows(root, found, table):
    """(row, row) -> an example, for every #include of one folder's files in another's."""
    result = {}
    for files in found.values():
        for path in files:
            name = path.relative_to(root).as_posix()
            for target in re.findall(r'^#include "([^"]+)"', path.read_text(encoding="utf-8"), re.M):
                pair = room_of(name, table), room_of(target, table)
                if (root / target).is_file() and pair[0] != pair[1]:
                    result.setdefault(pair, f"{name} includes {target}")
    return result


def check_readmes(root, sentences):
    for row, sentence in sentences:
        path = root / row / "README.md"
        wanted = f"{sentence[0].upper()}{sentence[1:]}.\n"
        if path.is_file() and path.read_text(encoding="utf-8") != wanted:
            yield f"{row}README.md does not say what the table says"


def check_arrows(root, found, table):
    place = {row: number for number, row in enumerate(table)}
    upward = {pair: example for pair, example in arrows(root, found, table).items()
              if all(row in place for row in pair) and place[pair[1]] < place[pair[0]]}
    for pair, example in sorted(upward.items()):
        if pair not in UPWARD:
            yield f"{example}, but {pair[1]} stands above {pair[0]}"
    for pair in UPWARD:
        if pair not in upward:
            yield f"no file of {pair[0]} includes one of {pair[1]} any more: take it out of UPWARD"


def main():
    root = pathlib.Path(sys.argv[1]).resolve()
    found, sentences = folders(root), rows(root)
    table = [row for row, _ in sentences]
    if len(table) < 10:
        sys.exit("docs/architecture.md has no table of folders below the heading 'The folders'")
    errors = [*check_map(found, table), *check_size(found), *check_names(found),
              *check_readmes(root, sentences), *check_arrows(root, found, table)]
    for error in errors:
        print(error)
    print(f"{len(table)} folders, {sum(map(len, found.values()))} sources, {len(errors)} errors")
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
