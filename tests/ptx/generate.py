#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Writes tests/ptx/forms/*.ptx, one file an opcode with all its forms by name, from forms.txt.

Run without arguments in any folder. Files of opcodes that forms.txt no longer has are removed,
those of golden IR too; golden IR of single forms goes with `ptx.conformance write`.
"""
import collections
import itertools
import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
TYPES = {"pred": 1, "b8": 8, "u8": 8, "s8": 8, "b16": 16, "u16": 16, "s16": 16, "f16": 16, "bf16": 16,
         "b32": 32, "u32": 32, "s32": 32, "f32": 32, "f16x2": 32, "bf16x2": 32, "u16x2": 32,
         "s16x2": 32, "amt": 32, "b64": 64, "u64": 64, "s64": 64, "f64": 64, "mem": 64, "b128": 128,
         "f32x2": 64, "surf": 64, "image": 64, "place": 32, "fplace": 32}
RESULTS = "degh"


def expand(name):
    """All alternatives of a name with {a,b} groups."""
    parts = re.split(r"\{([^}]*)\}", name)
    choices = [p.split(",") if i % 2 else [p] for i, p in enumerate(parts)]
    return ["".join(c) for c in itertools.product(*choices)]


def resolve(cls, types):
    if cls in ("t", "t1"):
        return types[0]
    if cls == "t2":
        return types[1]
    if cls == "w":
        return types[0][0] + str(2 * TYPES[types[0]])
    return cls


def operands_of(text, types):
    result = []
    for word in text.split():
        letter, cls = word.split(":", 1)
        result.append((letter, cls if cls.startswith("=") else resolve(cls, types)))
    return result


def width(cls):
    """Of the register and of the parameter: narrow values travel in 32 bits."""
    return max(TYPES[cls], 16) if TYPES[cls] != 8 and cls != "pred" else 32


def file_text(name, operands, options, body):
    live = [(l, c) for l, c in operands if not c.startswith("=")]
    results = [(l, c) for l, c in live if l in RESULTS]
    params = [(l, c) for l, c in live if l not in RESULTS]
    param = lambda l, c: f".param .b{width(c)} {l}"
    lines = [f"// ---- {name}",  # the mark at which parts.c splits the files
             "// " + " ".join(f"{l}:{c}" for l, c in live) + "".join(f" {k}={v}" for k, v in options)]
    options = dict(options)
    lines += [f".version {options.get('ptx', '7.8')}", f".target sm_{options.get('sm', '80')}",
              ".address_size 64", ""]
    head = f"({param(*results[0])}) " if results else ""
    if len(results) > 1:  # a function returns one value: an array of 64-bit words
        head = f"(.param .align 8 .b8 d[{8 * len(results)}]) "
    lines += [f".visible .func {head}test(" + ", ".join(param(l, c) for l, c in params) + ")", "{"]
    for l, c in live:
        lines.append(f"    .reg .{'pred' if c == 'pred' else f'b{width(c)}'} %{l};")
    if any(c == "pred" for _, c in live):
        lines.append("    .reg .b32 %t;")
    for l, c in params:
        if c == "pred":
            lines += [f"    ld.param.b32 %t, [{l}];", "    and.b32 %t, %t, 1;",
                      f"    setp.ne.u32 %{l}, %t, 0;"]
        else:
            lines.append(f"    ld.param.b{width(c)} %{l}, [{l}];")
    if not body:
        text = {l: c[1:] if c.startswith("=") else f"%{l}" for l, c in operands}
        text = {l: f"[{t}]" if dict(live).get(l) == "mem" else t for l, t in text.items()}
        body = name + " " + ", ".join(text[l] for l, _ in operands) + ";"
    for statement in re.findall(r"[^;]*;|\{|\}", body):
        lines.append("    " + statement.strip())
    for i, (l, c) in enumerate(results):
        place = f"[d+{8 * i}]" if i else "[d]"
        if c == "pred":
            lines += [f"    selp.b32 %t, 1, 0, %{l};", f"    st.param.b32 {place}, %t;"]
        else:
            lines.append(f"    st.param.b{width(c)} {place}, %{l};")
    return "\n".join(lines + ["    ret;", "}", ""])


def filled(body, name, types):
    body = body.replace("$-3", name.replace("3", "", 1)).replace("$", name)
    body = body.replace("!1", name.split(".")[1] if "." in name else "")
    if body == "&":
        instruction, *selectors = name.split("-")
        operands = ["%" + l + ("" if s == "x" else "." + s) for l, s in zip("dab", selectors)]
        third = ", %c" if name.startswith("vmad") or selectors[0] != "x" else ""
        body = f"{instruction} {', '.join(operands)}{third};"
    body = body.replace("!rest2", ".".join(name.split(".")[2:]))
    body = body.replace("!rest", ".".join(name.split(".")[1:-1]))
    return body.replace(".@", "." + types[0]) if types else body


def forms():
    for number, line in enumerate((HERE / "forms.txt").read_text().splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        head, _, body = line.partition(" : ")
        fields = [f.strip() for f in head.split("|")]
        if len(fields) < 2:
            sys.exit(f"forms.txt:{number}: '{line}' has no operands")
        for name in expand(fields[0]):
            types = [w for w in re.split(r"[.\s]", name) if w in TYPES]
            options = [o.split("=", 1) for o in (fields[2].split() if len(fields) > 2 else [])]
            yield name, file_text(name, operands_of(fields[1], types), options,
                                  filled(body.strip(), name, types))


def main():
    folder = HERE / "forms"
    folder.mkdir(exist_ok=True)
    texts, files = {}, collections.defaultdict(str)
    for name, text in forms():
        if name in texts:
            sys.exit(f"forms.txt: {name} is there twice")
        texts[name] = text
    for name in sorted(texts):
        files[name.split(".")[0]] += texts[name]
    for old in [*folder.glob("*.ptx"), *(HERE / "golden").glob("*.ll")]:
        if old.stem not in files:
            old.unlink()
    for opcode, text in files.items():
        path = folder / f"{opcode}.ptx"
        if not path.exists() or path.read_text() != text:
            path.write_text(text)
    print(f"{len(texts)} forms of {len(files)} opcodes")


main()
