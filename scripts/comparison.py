# SPDX-License-Identifier: Apache-2.0
"""What the comparisons with other renderers share: test scenes, other programs, means of ratios."""
import json
import lzma
import math
import os
import pathlib
import subprocess
import sys

DEFAULT_SCENES = ["conference", "sibenik", "crytek_sponza", "country_kitchen", "bunny"]


def cameras_of(folder):
    """Scene -> its cameras, each with eye, look_at, up and vfov_deg."""
    found = json.loads((folder / "cameras.json").read_text())
    return {name: scene["cameras"] for name, scene in found.items()}


def unpack(folder, name, to):
    """The file NAME.tri, made in the folder `to` where there is only NAME.tri.xz."""
    plain = folder / f"{name}.tri"
    if plain.exists():
        return plain
    target = to / f"{name}.tri"
    target.write_bytes(lzma.decompress((folder / f"{name}.tri.xz").read_bytes()))
    return target


def view_numbers(view):
    """A camera as the peers take it."""
    return [*view["eye"], *view["look_at"], *view["up"], view["vfov_deg"]]


def run(command, report=None):
    """What it printed and said. It may fail once it has written its report, if it writes one."""
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode != 0 and not (report and report.exists()):
        sys.exit(f"{command[0]} failed ({done.returncode}):\n{done.stdout}{done.stderr}")
    return done.stdout, done.stderr


def without_overrides():
    """The environment without what has Dr.Jit load other libraries than the driver's."""
    return {name: value for name, value in os.environ.items()
            if name not in ("DRJIT_LIBOPTIX_PATH", "DRJIT_LIBCUDA_PATH")}


def check_optix(ours):
    """The file of libnvoptix that this process has loaded. Ends it unless that is this project's
    or, where `ours` is false, another's: LD_LIBRARY_PATH may name a folder of ours."""
    lines = pathlib.Path("/proc/self/maps").read_text().splitlines()
    files = [line.split(maxsplit=5)[5] for line in lines if "/libnvoptix" in line]
    if not files:
        sys.exit("which libnvoptix was to be compared cannot be told: none is loaded")
    if (b"RW_CACHE_DIR" in pathlib.Path(files[0]).read_bytes()) != ours:
        sys.exit(f"{files[0]} was loaded, which is {'not ' if ours else ''}this project's; look at "
                 "LD_LIBRARY_PATH")
    return files[0]


def geometric_mean(values):
    return math.exp(sum(map(math.log, values)) / len(values))


def write_json(path, rows):
    """If there is a path."""
    if path:
        pathlib.Path(path).write_text(json.dumps(rows, indent=2))
