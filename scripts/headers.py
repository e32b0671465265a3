# SPDX-License-Identifier: Apache-2.0
"""What the public headers say of their C functions, for manual pages and the reference site.

A declaration begins with RWAPI or RTPAPI. What is said of it is the comment above it, and of all
declarations that follow without an empty line or another comment between. A comment that is only
"---- Title ----" begins a section. A function without a comment is an error: HeaderError names it.
"""
import collections
import pathlib
import re

Function = collections.namedtuple("Function", "name result parameters line")
# The functions that share a comment, and the types between it and them, as they are written.
# `include` is what an application includes for them.
Group = collections.namedtuple("Group", "header include section blocks types functions")

TITLE = re.compile(r"^-{2,}\s*(.*?)\s*-{2,}$")
DECLARATION = re.compile(r"^(?:RWAPI|RTPAPI)\s+([^;{]*?)(\w+)\s*\(([^;{]*)\)\s*;", re.S)
NAME = re.compile(r"\b(?:rt|rw)[A-Z]\w*|\brt[up][A-Z]\w*")


class HeaderError(Exception):
    """A header that cannot be made a page of; the text says where and why."""


def comment_text(lines):
    """The lines of a C comment without its marks."""
    text = [line.rstrip() for line in lines]
    text[-1] = text[-1].removesuffix("*/").rstrip()
    text = [re.sub(r"^ ?\* ?|^/\* ?", "", line) for line in text]
    while text and not text[0].strip():
        text.pop(0)
    while text and not text[-1].strip():
        text.pop()
    return text


def blocks_of(lines):
    """Text as blocks: ("p", text), ("li", text), and ("pre", lines) for what is indented."""
    blocks, last = [], None
    for line in lines:
        item = re.match(r"^ ?- (.*)", line)
        if not line.strip():
            last = None
        elif item:
            blocks.append(["li", item.group(1)])
            last = "li"
        elif last == "li" and line.startswith("   "):
            blocks[-1][1] += " " + line.strip()
        elif line.startswith("  "):
            if last != "pre":
                blocks.append(["pre", []])
            blocks[-1][1].append(line)
            last = "pre"
        elif last == "p":
            blocks[-1][1] += " " + line.strip()
        else:
            blocks.append(["p", line.strip()])
            last = "p"
    return [tuple(block) for block in blocks]


def parameters_of(text):
    """The parameters, each as it is written; none for (void)."""
    parts, depth = [""], 0
    for letter in " ".join(text.split()):
        depth += {"(": 1, ")": -1}.get(letter, 0)
        if letter == "," and not depth:
            parts.append("")
        else:
            parts[-1] += letter
    parts = [part.strip() for part in parts]
    return [] if parts in ([""], ["void"]) else parts


class _Reader:
    """Goes through the lines of a header."""

    def __init__(self, path, include):
        self.path, self.include = path, include
        self.lines = path.read_text(encoding="utf-8").split("\n")
        self.section, self.comment, self.groups = "", None, []
        self.types, self.functions = [], []

    def close(self):
        """Ends the group that is open."""
        if self.functions:
            blocks = blocks_of(self.comment)
            self.groups.append(Group(self.path.name, self.include, self.section, blocks, self.types,
                                     self.functions))
        self.comment, self.types, self.functions = None, [], []

    def read_comment(self, at):
        """The comment that begins on this line; returns the line after it."""
        end = at
        while "*/" not in self.lines[end]:
            end += 1
        self.close()
        text = comment_text(self.lines[at:end + 1])
        title = TITLE.match(text[0]) if len(text) == 1 else None
        if title:
            self.section = title.group(1)
        else:
            self.comment = text
        return end + 1

    def read_declaration(self, at):
        """The declaration that begins on this line; returns the line after it."""
        match = DECLARATION.match("\n".join(self.lines[at:at + 40]))
        if not match:
            raise HeaderError(f"{self.path}:{at + 1}: this declaration cannot be read")
        result, name, parameters = match.groups()
        if self.comment is None:
            raise HeaderError(f"{self.path}:{at + 1}: {name} has no comment: say above it what it "
                              "does, or move it below a comment that is true of it too")
        self.functions.append(
            Function(name, " ".join(result.split()), parameters_of(parameters), at + 1))
        return at + match.group(0).count("\n") + 1

    def read_type(self, at):
        """The typedef that begins on this line; returns the line after it."""
        end, depth = at, 0
        while True:
            code = re.sub(r"/\*.*?\*/", "", self.lines[end]).rstrip()
            depth += code.count("{") - code.count("}")
            if not depth and code.endswith(";"):
                break
            end += 1
        self.types += self.lines[at:end + 1]
        return end + 1

    def read(self):
        """All groups of the header."""
        at = 0
        while at < len(self.lines):
            line = self.lines[at]
            if line.startswith("/*"):
                at = self.read_comment(at)
            elif re.match(r"(RWAPI|RTPAPI)\s", line):
                at = self.read_declaration(at)
            elif line.startswith("typedef ") and self.comment and not self.functions:
                at = self.read_type(at)
            else:
                self.close()
                at += 1
        self.close()
        return self.groups


def read_header(path, include):
    """The groups of one header."""
    return _Reader(path, include).read()


def first_comment(path):
    """The comment at the top of a header, after its licence, as blocks."""
    lines = path.read_text(encoding="utf-8").split("\n")
    start = next(i for i, line in enumerate(lines) if i and line.startswith("/*"))
    end = next(i for i in range(start, len(lines)) if "*/" in lines[i])
    return blocks_of(comment_text(lines[start:end + 1]))


def read_interface(root):
    """All C functions of the tree at `root`, Prime's and MPI's too; in order of headers."""
    include = pathlib.Path(root) / "include"
    groups = []
    for path in sorted(include.glob("raywright*.h")):
        groups += read_header(path, "raywright.h")
    prime = include / "optix_compat/optix_prime/optix_prime.h"
    groups += read_header(prime, "optix_prime/optix_prime.h")
    mpi = pathlib.Path(root) / "mpi/raywright_mpi.h"
    if mpi.exists():
        groups += read_header(mpi, "raywright_mpi.h")
    seen = {}
    for group in groups:
        for function in group.functions:
            if seen.setdefault(function.name, group) is not group:
                raise HeaderError(f"{group.header}: {function.name} is declared twice")
    return groups
