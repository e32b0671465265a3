#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""versions.py ROOT: the package is of the version that the header says, and the log of changes has
not been left behind: its first heading is "Unreleased" or that version."""
import pathlib
import re
import sys


def main():
    root = pathlib.Path(sys.argv[1])
    header = (root / "include/raywright_version.h").read_text(encoding="utf-8")
    number = int(re.search(r"^#define RAYWRIGHT_VERSION (\d+)", header, re.M).group(1))
    version = f"{number // 10000}.{number // 100 % 100}.{number % 100}"
    assert f"/* {version} */" in header, f"the comment of the header is not {version}"
    package = (root / "debian/changelog").read_text(encoding="utf-8").split("\n", 1)[0]
    assert f"({version}-" in package, f"the header has {version}, debian/changelog: {package}"
    changes = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    heading = re.search(r"^## (.*)$", changes, re.M).group(1)
    assert heading == "Unreleased" or heading.startswith(f"{version},"), heading


main()
