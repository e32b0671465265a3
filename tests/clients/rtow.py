#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Renders with both programs of rtow_optix, which build.sh built, and looks at the pictures.

  rtow.py FOLDER cpu|cuda [--samples N] [--pictures OUT]

On the CPU the pictures are compared with rtow/*.ppm here (of 128 samples, looked at, and written by
pictures.py --block 40 --shrink), in blocks that even out the noise of a few samples; on a GPU with
those that the CPU makes of as many samples, in blocks of 8 x 8 pixels. The programs always take 128
samples; for other numbers a library that is loaded before ours, fewer_samples.c, changes that.

FOLDER may have been moved to another machine, if LLVM 19 is in the search path there. Pictures go to
OUT/DEVICE/PROGRAM/, OUT is FOLDER unless said. Exits with 77 where there is nothing to run or no GPU.
"""
import argparse
import ctypes
import os
import pathlib
import subprocess
import sys

import pictures

HERE = pathlib.Path(__file__).resolve().parent
PROGRAMS = "finalChapter_iterative", "finalChapter_recursive"
FULL, WITHIN = 128, 3


def environment(folder, device, samples):
    result = dict(os.environ, RW_DEVICE=device)
    result.setdefault("RW_CACHE_DIR", "off")
    paths = [str(folder / "prefix/lib64"), result.get("LD_LIBRARY_PATH", "")]
    result["LD_LIBRARY_PATH"] = ":".join(filter(None, paths))
    if samples != FULL:
        result.update(LD_PRELOAD=str(folder / "libfewer_samples.so"), SAMPLES=str(samples))
    return result


def render(folder, program, device, options):
    """The picture that the program makes on this device."""
    place = (options.pictures or folder / f"{options.samples}-samples") / device / program
    place.mkdir(parents=True, exist_ok=True)
    done = subprocess.run([folder / "build" / program], cwd=place, text=True, check=False,
                          env=environment(folder, device, options.samples),
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    print(f"== {program} on {device}\n{done.stdout}", end="", flush=True)
    if done.returncode:
        sys.exit(f"{program} on {device} ended with {done.returncode}")
    return pictures.read(place / "finalChapter.ppm")


def has_gpu():
    try:
        return ctypes.CDLL("libcuda.so.1").cuInit(0) == 0
    except OSError:
        return False


def wanted(folder, program, options):
    """(what the picture should be, shrunk; the size of the blocks)"""
    if options.device == "cpu":
        return pictures.read(HERE / f"rtow/{program}.ppm"), 40
    return pictures.shrink(render(folder, program, "cpu", options), 8), 8


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("device", choices=["cpu", "cuda"])
    parser.add_argument("--samples", type=int, default=FULL)
    parser.add_argument("--pictures", type=pathlib.Path)
    options = parser.parse_args()
    folder = options.folder.resolve()
    if not all((folder / "build" / program).exists() for program in PROGRAMS):
        print(f"{folder}: the programs have not been built: see build.sh")
        sys.exit(77)
    if options.device == "cuda" and not has_gpu():
        print("there is no GPU")
        sys.exit(77)
    wrong = False
    for program in PROGRAMS:
        picture = render(folder, program, options.device, options)
        reference, block = wanted(folder, program, options)
        difference, x, y = pictures.furthest(pictures.shrink(picture, block), reference)
        print(f"at most {difference:.2f} of 255 apart, in block {x}, {y} of {block} x {block}")
        wrong |= difference > WITHIN
    sys.exit(wrong)


if __name__ == "__main__":
    main()
