# SPDX-License-Identifier: Apache-2.0
"""Recordings that were made to do harm: names that lead out of the folder, links, pipes, commands
to the terminal, and any change of any of their bytes. And folders for dumps that others have
prepared."""
import json
import os
import random
import shutil

from support import HERE, path, run, run_tests

GOOD = os.path.join(HERE, "recordings", "loop-h200")
SECRET = path("secret")
CHANGES = 150


def copy(name):
    shutil.copytree(GOOD, path(name))
    return path(name)


def kernel_of(folder):
    return os.path.join(folder, "kernels", os.listdir(os.path.join(folder, "kernels"))[0])


def inspect(folder):
    """Exit code, what was said, the page."""
    page = folder + ".html"
    code, _, said = run("inspect", "-o", page, folder)
    return code, said, open(page, encoding="utf-8").read() if os.path.exists(page) else ""


def change_json(name, change):
    with open(name, encoding="utf-8") as file:
        value = json.load(file)
    change(value)
    with open(name, "w", encoding="utf-8") as file:
        json.dump(value, file)


def good():
    code, said, page = inspect(copy("good"))
    assert code == 0 and page, said


def sources_elsewhere():
    for number, name in enumerate(("../../secret", "/etc/passwd", "..", "a/b", "")):
        folder = copy(f"sources-{number}")

        def point_away(value, name=name):
            value["/x.cu"] = name
        change_json(os.path.join(folder, "sources.json"), point_away)
        code, said, page = inspect(folder)
        assert code == 1 and "is no file of its folder" in said and not page, said


def links_and_pipes():
    with open(SECRET, "w", encoding="utf-8") as file:
        file.write("the secret")
    for number, place in enumerate(("sources/x", "kernels/link", "launches.jsonl")):
        folder = copy(f"link-{number}")
        at = os.path.join(folder, place)
        if os.path.exists(at):
            os.unlink(at)
        os.symlink(SECRET, at)
        code, said, page = inspect(folder)
        assert code == 1 and at.split("/")[-1] in said and not page, said
    folder = copy("pipe")
    os.unlink(os.path.join(folder, "sources.json"))
    os.mkfifo(os.path.join(folder, "sources.json"))
    code, said, _ = inspect(folder)
    assert code == 1 and "is no file" in said, said


def linked_folder():
    os.symlink(copy("linked"), path("to-linked"))
    code, said, page = inspect(path("to-linked"))
    assert code == 0 and page, said


def terminal():
    folder = copy("terminal")
    escape = "\x1b]0;mine\x07\x1b[2J\u009b2J\x7f"

    def write_commands(value):
        value["strategy"] = value["target"] = "x" + escape
    change_json(os.path.join(kernel_of(folder), "report.json"), write_commands)
    change_json(os.path.join(folder, "recording.json"),
                lambda value: value.update(command=["a", escape + "b"]))
    code, out, said = run("inspect", "--text", folder)
    assert code == 0 and "x?]0;mine??[2J" in out, (said, out)
    assert not [c for c in out if (ord(c) < 32 and c not in "\n\t") or 127 <= ord(c) < 160], out
    with open(os.path.join(folder, "recording.json"), "w", encoding="utf-8") as file:
        file.write('{"format": \x1b[2J}')
    code, _, said = run("inspect", "--text", folder)
    assert code == 1 and "\x1b" not in said and "damaged" in said, said


def any_change():
    """No change ends the program by a signal, or by a sanitizer."""
    draw = random.Random(1)
    folder = copy("changed")
    files = [os.path.join(at, name) for at, _, names in os.walk(folder) for name in names
             if name.endswith((".json", ".jsonl", ".log", "sass.txt"))]
    for _ in range(CHANGES):
        name = draw.choice(files)
        with open(name, "rb") as file:
            before = file.read()
        after = bytearray(before)
        for _ in range(draw.randint(1, 4)):
            if not after:
                break
            at = draw.randrange(len(after))
            length = draw.randint(1, 40)
            what = draw.randrange(3)
            if what == 0:
                after[at:at + length] = b""
            elif what == 1:
                after[at:at] = before[draw.randrange(len(before)):][:length]
            else:
                after[at] = draw.choice(b'0189-.eE"[]{},:ntf\xff\x00')
        with open(name, "wb") as file:
            file.write(after)
        code, _, said = run("inspect", "--text", folder)
        assert code in (0, 1), (name, code, said)
        with open(name, "wb") as file:
            file.write(before)


def dumps():
    """A link where a dump would be written leads nowhere."""
    with open(SECRET, "w", encoding="utf-8") as file:
        file.write("the secret")
    ptx = path("camera.ptx")
    with open(ptx, "w", encoding="utf-8") as file:
        file.write(".version 7.0\n.target sm_75\n.address_size 64\n"
                   ".visible .entry camera() { ret; }\n")
    folder = path("dump")
    os.mkdir(folder)
    os.symlink(SECRET, os.path.join(folder, "00-camera.ptx"))
    run("compile", "-d", folder, ptx, "raygen=camera")
    with open(SECRET, encoding="utf-8") as file:
        assert file.read() == "the secret"
    assert len(os.listdir(folder)) > 5, os.listdir(folder)


run_tests([good, sources_elsewhere, links_and_pipes, linked_folder, terminal, any_change, dumps])
