#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Is each function that works called by a test that knows what it should do, on a GPU as well?

A test calls what its object files want. Each function has to be called by a test that also has an
entry with the label gpu, or by one of HOST_ONLY. Tests that only misuse functions, call them at
random or through the wrappers for C++ do not count. Skipped where tests have not been built.

usage: tests/api/tested.py BUILD CTEST NM FUNCTIONS.DEF PRIME_FUNCTIONS.DEF"""
import json
import pathlib
import re
import subprocess
import sys

# What these call says nothing of what a function does.
OTHERS = ("fuzz", "hostile", "misuse", "vendor_stub", "headers", "foreign", "optixpp", "primepp")
# Built where everything is.
NEEDED = ("api.getters", "embed.optixpp", "interop.gl", "prime.models")
# Tests for which a GPU makes no difference, and why.
HOST_ONLY = {
    "api.getters": "gives back what was set, and no device is opened",
    "api.buffers": "sizes, formats and the host's copy, before a device has one",
    "api.levels": "sizes of levels, and the host's copy of them",
    "api.context": "settings and errors, before a device is opened",
    "api.graph": "links of the graph, which are flattened for a device later",
    "api.motion": "settings of motion; what moves is in render.motion, on a GPU too",
    "api.triangles": "settings of triangles; hits are in api.triangle_programs, on a GPU too",
    "api.variables": "the host's side of variables; programs read them in api.values",
    "api.programs": "texts of programs, which are parsed before a device is known",
    "api.validate": "validation looks at the graph alone",
}


def listed(path):
    text = pathlib.Path(path).read_text()
    return re.findall(r'^\w*FUNCTION\((\w+), (?:"[^"]*", WORKS|\()', text, re.MULTILINE)


def programs_on_gpus(build, ctest):
    """The names of all programs that an entry with the label gpu starts."""
    out = subprocess.run([ctest, "--test-dir", build, "--show-only=json-v1", "-L", "^gpu$"],
                         capture_output=True, text=True, check=True).stdout
    return {pathlib.Path(word).name for test in json.loads(out)["tests"]
            for word in test.get("command", [])}


def objects_of_programs(build):
    """{name of a program: its object files}, without those of OTHERS."""
    found = {}
    for path in map(str, pathlib.Path(build, "tests").rglob("*.o")):
        program = re.search(r"/CMakeFiles/([^/]+)\.dir/", path)
        if program and not any(word in path[len(build):] for word in OTHERS):
            found.setdefault(program[1], []).append(path)
    return found


def wanted(nm, objects):
    out = subprocess.run([nm, "-u", *objects], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"\bU (rt[up]?[A-Z]\w*)", out))


def main():
    build, ctest, nm, *tables = sys.argv[1:]
    if not all(any(pathlib.Path(build, "tests").rglob(name)) for name in NEEDED):
        print("skipped: not all tests have been built")
        return 77
    calls = {name: wanted(nm, objects) for name, objects in objects_of_programs(build).items()}
    counting = programs_on_gpus(build, ctest) | HOST_ONLY.keys()
    tested = set().union(*(calls[name] for name in counting & calls.keys()))
    working = [name for table in tables for name in listed(table)]
    missing = [name for name in working if name not in tested]
    print(f"{len(working)} functions, {len(missing)} without a test of what they do on a GPU")
    for name in missing:
        print(name, *(f"(in {test})" for test in calls if name in calls[test]))
    return 1 if missing or not all(listed(table) for table in tables) else 0


if __name__ == "__main__":
    sys.exit(main())
