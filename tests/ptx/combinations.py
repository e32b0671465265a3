#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares what is taken here with what NVIDIA's assembler takes.

  combinations.py CONFORMANCE PTXAS

Every combination of combinations.txt, one instruction each, is given to ptxas for each target below and
to `ptx.conformance accept`. What ptxas takes must be taken here, or be refused with a reason, or be on
the list of exceptions. Status 77: there is no ptxas.
"""
import itertools
import os
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
TARGETS = ("sm_90", "sm_100a", "sm_120a")
LISTS = {
    "ALL": "b8,u8,s8,b16,u16,s16,b32,u32,s32,b64,u64,s64,f16,bf16,f32,f64,f16x2,bf16x2,u16x2,s16x2,f32x2,b128,pred",
    "NUM": "u8,s8,u16,s16,u32,s32,u64,s64,f16,bf16,f32,f64,f16x2,bf16x2",
    "RND": ",.rn,.rz,.rm,.rp,.rna,.rs",
    "CMP": "eq,ne,lt,le,gt,ge,lo,ls,hi,hs,equ,neu,ltu,leu,gtu,geu,num,nan",
    "SP": ",.global,.local,.const,.param,.param::entry,.param::func",
    "SCOPE": ",.cta,.cluster,.gpu,.sys",
    "V": "u32,s32",
}
BITS = {"b8": 16, "u8": 16, "s8": 16, "b16": 16, "u16": 16, "s16": 16, "f16": 16, "bf16": 16, "b32": 32, "u32": 32,
        "s32": 32, "f32": 32, "f16x2": 32, "bf16x2": 32, "u16x2": 32, "s16x2": 32, "b64": 64, "u64": 64,
        "s64": 64, "f64": 64, "f32x2": 64, "b128": 128, "pred": 1, "tf32": 32, "e4m3x2": 16, "e5m2x2": 16}
FILES = {1: "%p", 16: "%h", 32: "%r", 64: "%d", 128: "%q"}
FIXED = {"h": 16, "i": 32, "l": 64, "q": 128, "p": 1}
COORDINATES = {"1d": 1, "2d": 2, "3d": 4, "a1d": 2, "a2d": 4, "cube": 4, "acube": 4, "2dms": 4, "a2dms": 4}
HEAD = """.version 9.0
.target {}
.address_size 64
.visible .func test()
{{
.reg .b16 %h<20>; .reg .b32 %r<20>; .reg .b64 %d<20>; .reg .b128 %q<20>; .reg .pred %p<20>;
"""
# What ptxas takes beyond the ISA, or in a second order.
EXCEPTIONS = [
    r"(addc|subc|madc)\..*[us]16 ",  # the ISA has 32 and 64 bits
    r"mad(\.hi)?\.sat\.(sat|r)",  # .sat twice, or before the rounding
    r"fma\.(rz|rm|rp)\S*bf16|fma\.rn\.(sat|relu)\.oob",
    r"rcp\.\S*ftz\.f64",
    r"cvt\.\S*satfinite\.relu\.",
    r"cvt\.r[nz]\.relu\.satfinite\.tf32",
    r"(vadd|vsub|vabsdiff|vmin|vmax|vshl|vshr)\.\S* %r1, %r2, %r3, %r4",  # third operand without use
]
VAGUE = re.compile(r"no supported form|unknown instruction|operands found|third operand")


def expand(name):
    for key, members in LISTS.items():
        name = re.sub(r"\{%s(,[^}]*)?\}" % key, lambda m: "{" + members + (m[1] or "") + "}", name)
    parts = re.split(r"\{([^}]*)\}", name)
    return ("".join(c) for c in itertools.product(*[p.split(",") if i % 2 else [p] for i, p in enumerate(parts)]))


def instruction(name, operands):
    words = name.split(".")
    types = [BITS[w] for w in words[1:] if w in BITS] or [32]
    width = dict(FIXED, t=types[0], u=types[1] if len(types) > 1 else types[0], w=max(16, min(2 * types[0], 128)))
    numbers = itertools.count(1)

    def one(text):
        if text.startswith("="):
            return text[1:]
        if text == "_":
            return text
        if text == "@":
            return "[%d9]"
        if text[0] in "-!":
            return text[0] + one(text[1:])
        if text[0] == "[":
            return "[" + one(text[1:-1]) + "]"
        if "|" in text:
            return "|".join(map(one, text.split("|")))
        if "." in text:
            return one(text.split(".")[0]) + "." + text.split(".")[1]
        if text == "V":
            count = next((int(w[1]) for w in words if w in ("v2", "v4", "v8")), 1)
            registers = [f"{FILES[types[0]]}{i + 1}" for i in range(count)]
            return "{" + ", ".join(registers) + "}" if count > 1 else registers[0]
        return f"{FILES[width[text]]}{next(numbers)}"

    if operands == "TEX":
        count = next(n for shape, n in COORDINATES.items() if shape in words)
        out = ", ".join(f"%r{i + 1}" for i in range(2 if "f16x2" in words else 4))
        at = ", ".join(f"%r{i + 1}" for i in range(count))
        return f"{name} {{{out}}}, [%d1, {{{at}}}];"
    return f"{name} {', '.join(map(one, operands.split()))};"


def combinations():
    lines = {}
    for line in (HERE / "combinations.txt").read_text().splitlines():
        if line.startswith("#"):
            continue
        name, _, operands = line.partition(" |")
        for full in expand(name.strip()):
            lines[instruction(full, operands.strip())] = True
    return list(lines)


def assembled(ptxas, target, lines, folder):
    """Those that ptxas takes. Errors of one kind hide others, so it is asked until there is none."""
    head, taken, path = HEAD.format(target), [], os.path.join(folder, "lines.ptx")
    first = head.count("\n") + 1
    for at in range(0, len(lines), 4000):
        part = lines[at:at + 4000]
        while part:
            with open(path, "w") as out:
                out.write(head + "\n".join(part) + "\nret;\n}\n")
            log = subprocess.run([ptxas, "-arch=" + target, "-c", "-O0", "-o", os.devnull, path],
                                 capture_output=True, text=True).stderr
            bad = {int(n) - first for n in re.findall(r"line (\d+); (?:error|fatal)", log)}
            if not bad:
                break
            part = [l for i, l in enumerate(part) if i not in bad]
        taken += part
    return taken


def main():
    conformance, ptxas = sys.argv[1:]
    if not os.access(ptxas, os.X_OK):
        print("skipped: no ptxas was found")
        sys.exit(77)
    lines, taken = combinations(), set()
    with tempfile.TemporaryDirectory() as folder:
        for target in TARGETS:
            taken.update(assembled(ptxas, target, lines, folder))
    ours = subprocess.run([conformance, "accept"], input="\n".join(lines), capture_output=True, text=True,
                          check=True).stdout
    verdicts = dict(line.split("\t", 1) for line in ours.splitlines())
    wrong = [l for l in taken if verdicts[l] != "ok" and VAGUE.search(verdicts[l])
             and not any(re.match(e, l) for e in EXCEPTIONS)]
    for line in sorted(wrong):
        print(f"{line}\t{verdicts[line]}")
    both = sum(verdicts[l] == "ok" for l in taken)
    print(f"{len(lines)} combinations, {len(taken)} taken by ptxas, {both} of them here, {len(wrong)} wrong")
    sys.exit(1 if wrong or not both else 0)


main()
