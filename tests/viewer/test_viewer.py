#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""test_viewer.py VIEWER FOLDER: the viewer in a window of Xvfb, with Debian's software OpenGL, whose
mouse is dragged and whose keys are pressed; the same picture without a window; and a mesh with a
texture, both ways. Pictures are left in FOLDER, to be looked at. Skipped where Xvfb, xdotool or a
compiler of ray programs is missing."""
import os
import pathlib
import queue
import re
import shutil
import struct
import subprocess
import sys
import threading
import zlib

VIEWER, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
SIZE = (240, 180)
PATIENCE = 90  # seconds for anything to happen


def skip(reason):
    print(f"skipped: {reason}")
    sys.exit(77)


def read_png(path):
    """Width, height, and rows of bytes, four or three a pixel."""
    data, at, packed = path.read_bytes(), 8, b""
    while at < len(data):
        length, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b"IHDR":
            width, height, depth, colour = struct.unpack(">IIBB", body[:10])
            assert depth == 8
            channels = {2: 3, 6: 4}[colour]
        if kind == b"IDAT":
            packed += body
        at += 12 + length
    raw, rows, stride = zlib.decompress(packed), [], width * channels
    before = bytes(stride)
    for y in range(height):
        kind, line = raw[y * (stride + 1)], bytearray(raw[y * (stride + 1) + 1:(y + 1) * (stride + 1)])
        for i in range(stride):
            left = line[i - channels] if i >= channels else 0
            up, corner = before[i], before[i - channels] if i >= channels else 0
            nearest = min((left, up, corner), key=lambda v: abs(left + up - corner - v))
            line[i] = line[i] + (0, left, up, (left + up) // 2, nearest)[kind] & 255
        rows.append([tuple(line[i:i + 3]) for i in range(0, stride, channels)])
        before = bytes(line)
    return width, height, rows


def write_png(path, rows):
    def chunk(kind, body):
        return (struct.pack(">I", len(body)) + kind + body +
                struct.pack(">I", zlib.crc32(kind + body)))
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 2, 0, 0, 0)
    raw = b"".join(b"\0" + bytes(value for texel in row for value in texel) for row in rows)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) +
                     chunk(b"IDAT", zlib.compress(raw)) + chunk(b"IEND", b""))


def difference(a, b):
    """Mean over all values, 0 to 255."""
    pairs = [(x, y) for ra, rb in zip(a[2], b[2]) for p, q in zip(ra, rb) for x, y in zip(p, q)]
    return sum(abs(x - y) for x, y in pairs) / len(pairs)


class Viewer:
    """The process, the lines it prints, and its window."""

    def __init__(self, display, output, *mesh):
        self.env = {**os.environ, "DISPLAY": display, "LIBGL_ALWAYS_SOFTWARE": "1"}
        size = "x".join(map(str, SIZE))
        self.process = subprocess.Popen(
            [VIEWER, "--device", "cpu", "--size", size, "--samples", "4", "-o", output, *mesh],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.env)
        self.lines = queue.Queue()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            print("    ", line.rstrip())
            self.lines.put(line.rstrip())
        self.lines.put(None)

    def expect(self, pattern):
        """The next line that matches."""
        while True:
            line = self.lines.get(timeout=PATIENCE)
            if line is None:
                raise AssertionError(f"the viewer ended before it printed {pattern}")
            if "there is no NVRTC" in line or "no window with OpenGL" in line:
                skip(line)
            found = re.fullmatch(pattern, line)
            if found:
                return found

    def do(self, *words):
        return subprocess.run(["xdotool", *map(str, words)], env=self.env, check=True, text=True,
                              capture_output=True).stdout

    def find_window(self):
        self.expect("device CPU.*")
        self.expect("size {} {}".format(*SIZE))
        self.window = self.do("search", "--sync", "--onlyvisible", "--name", "^viewer").split()[0]
        self.do("windowfocus", "--sync", self.window)

    def key(self, name):
        self.do("key", name)

    def drag(self, button, start, by):
        self.do("mousemove", "--window", self.window, *start, "mousedown", button)
        for _ in range(4):
            self.do("mousemove_relative", "--", *by)
        self.do("mouseup", button)

    def save(self, to):
        self.key("p")
        shutil.copy(self.expect("saved (.*)")[1], FOLDER / to)
        return read_png(FOLDER / to)


def numbers(match):
    return [float(x) for x in match[1].split()]


def use(v):
    three = r"((?:-?[\d.]+ ?){3})"
    v.find_window()
    first = v.save("viewer-first.png")
    assert first[:2] == SIZE, first[:2]
    title = v.do("getwindowname", v.window)
    assert re.match(r"viewer: 240 x 180, \d+ samples.*, CPU", title), title

    v.drag(1, (40, 40), (6, 3))  # the camera turns
    turned = numbers(v.expect(f"camera {three}"))
    picture = v.save("viewer-turned.png")
    assert difference(first, picture) > 1, difference(first, picture)
    v.key("w")
    flown = numbers(v.expect(f"camera {three}"))
    assert flown != turned

    v.drag(3, (120, 150), (5, 0))  # the plate below the stair moves to the right
    grasped = int(v.expect(r"grasped (-?\d+)")[1])
    assert grasped >= 0, grasped
    moved = numbers(v.expect(f"moved {three}"))
    assert any(abs(x) > 1e-3 for x in moved), moved
    before = v.save("viewer-moved.png")

    v.key("n")
    denoiser = v.expect("denoiser (on|off)")[1]
    after = v.save("viewer-noisy.png")
    if denoiser == "off":  # there is one, and it was on
        assert difference(before, after) > 0.3, difference(before, after)
    v.key("c")
    v.expect("device CPU.*")
    again = v.save("viewer-again.png")  # camera and objects stay
    assert difference(again, after) < difference(again, first) / 2, difference(again, after)
    v.do("windowsize", "--sync", v.window, 200, 160)
    v.expect("size 200 160")
    assert v.save("viewer-small.png")[:2] == (200, 160)
    v.key("Escape")
    assert v.process.wait(PATIENCE) == 0


def start_display():
    """Xvfb chooses a number and tells it."""
    for program in ("Xvfb", "xdotool"):
        if not shutil.which(program):
            skip(f"there is no {program}")
    reader, writer = os.pipe()
    server = subprocess.Popen(["Xvfb", "-displayfd", str(writer), "-screen", "0", "640x480x24"],
                              pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as pipe:
        return server, ":" + pipe.readline().strip()


def headless(name, *mesh):
    size = "x".join(map(str, SIZE))
    done = subprocess.run([VIEWER, "--headless", "--device", "cpu", "--size", size, "--samples", "4",
                           "-o", FOLDER / name, *mesh], stderr=subprocess.PIPE, text=True)
    print(done.stderr, end="")
    if mesh and done.returncode and "no assimp" in done.stderr:
        return None
    assert done.returncode == 0
    return read_png(FOLDER / name)


# ---- a mesh with a texture ----

# Of the picture: where the quarters of the texture are seen, and the plate without one.
PLACES = {(60, 60): (230, 20, 20), (97, 65): (20, 230, 20), (60, 98): (20, 20, 230),
          (98, 105): (230, 230, 20), (170, 95): (200, 50, 200)}


def write_mesh():
    """Two plates beside each other, the left one with a texture of four quarters."""
    red, green, blue, yellow, _ = PLACES.values()
    write_png(FOLDER / "quarters.png",
              [[red] * 8 + [green] * 8] * 8 + [[blue] * 8 + [yellow] * 8] * 8)
    (FOLDER / "plates.mtl").write_text(
        "newmtl quarters\nmap_Kd quarters.png\nnewmtl plain\nKd 0.8 0.2 0.8\n")
    corners = [(x + dx, y) for x in (-2, 0.1) for dx, y in ((0, -1), (2, -1), (2, 1), (0, 1))]
    (FOLDER / "plates.obj").write_text(
        "mtllib plates.mtl\n" + "".join(f"v {x} {y} 0\n" for x, y in corners) +
        "vt 0 0\nvt 1 0\nvt 1 1\nvt 0 1\n"
        "usemtl quarters\nf 1/1 2/2 3/3 4/4\nusemtl plain\nf 5/1 6/2 7/3 8/4\n")
    return FOLDER / "plates.obj"


def check_colours(picture):
    """Which of the three values are high, and which low, in a square of pixels."""
    for (x, y), colour in PLACES.items():
        square = [picture[2][y + j][x + i] for j in range(-5, 6) for i in range(-5, 6)]
        mean = [sum(pixel[k] for pixel in square) / len(square) for k in range(3)]
        low = max(m for m, c in zip(mean, colour) if c < 128)
        high = min(m for m, c in zip(mean, colour) if c >= 128)
        assert high > 1.5 * low, ((x, y), mean, colour)


def use_mesh(display):
    mesh = write_mesh()
    picture = headless("viewer-mesh.png", mesh)
    if not picture:
        print("this viewer reads no other meshes than .tri")
        return
    check_colours(picture)
    v = Viewer(display, str(FOLDER / "viewer-saved.png"), mesh)
    try:
        v.find_window()
        check_colours(v.save("viewer-mesh-window.png"))
    finally:
        v.process.kill()
        v.process.wait()


FOLDER.mkdir(exist_ok=True)
server, display = start_display()
viewer = Viewer(display, str(FOLDER / "viewer-saved.png"))
try:
    use(viewer)
    use_mesh(display)
finally:
    viewer.process.kill()
    server.terminate()
written = difference(headless("viewer-headless.png"), read_png(FOLDER / "viewer-first.png"))
print(f"in the window and without: mean difference {written:.2f}")
assert written < 12, written  # the window's picture may have fewer samples
