#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Is each function that works called by a test that knows what it should do?

Looks at the symbols that the tests' object files want, of the tests that do not only misuse
functions or call them at random. Skipped where tests have not been built.

usage: tests/api/tested.py FUNCTIONS.DEF BUILD/tests [NM]"""
import pathlib
import re
import subprocess
import sys

# What these call says nothing of what a function does.
OTHERS = ("fuzz", "hostile", "misuse", "vendor_stub", "headers", "foreign")
# Of programs that are built where the library for C++ is, among others.
NEEDED = ("test_optixpp_methods", "test_optixpp_variables", "test_gl", "test_variables")


def wanted(nm, objects):
    out = subprocess.run([nm, "-u", *objects], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\bU (rtu?\w+)", out))


def main():
    table, build, *nm = sys.argv[1:]
    working = re.findall(r'FUNCTION\((\w+), "[^"]*", WORKS', pathlib.Path(table).read_text())
    objects = [str(o) for o in pathlib.Path(build).rglob("*.o")]
    if any(not any(f"/{name}." in o for o in objects) for name in NEEDED):
        print("skipped: not all tests have been built")
        return 77
    tests = [o for o in objects if not any(word in o[len(build):] for word in OTHERS)]
    missing = sorted(set(working) - wanted(nm[0] if nm else "nm", tests))
    print(f"{len(working)} functions, {len(missing)} without a test", *missing, sep="\n")
    return 1 if missing or not working else 0


if __name__ == "__main__":
    sys.exit(main())
