#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Compares pictures by the means of square blocks, which noise leaves alone. No modules needed.

  pictures.py A.ppm B.ppm [--block 8] [--within 3]     fails if any two means are further apart
  pictures.py A.ppm --block 40 --shrink OUT.ppm        writes the means as a picture

PPM in text (P3) or in bytes (P6), 255 values a channel.
"""
import argparse
import re
import sys


def read(path):
    """Width, height, and the values of all channels in one sequence."""
    with open(path, "rb") as file:
        data = file.read()
    head = re.match(rb"(P[36])\s+(\d+)\s+(\d+)\s+255\s", data)
    if not head:
        sys.exit(f"{path}: reading a picture: not a PPM of 255 values a channel")
    width, height = int(head[2]), int(head[3])
    body = data[head.end():]
    values = body if head[1] == b"P6" else [int(value) for value in body.split()]
    if len(values) != 3 * width * height:
        sys.exit(f"{path}: reading {width} x {height} pixels: found {len(values)} values")
    return width, height, values


def shrink(picture, block):
    """The means of blocks, as a picture; blocks that stick out are left out."""
    width, height, values = picture
    columns, rows = width // block, height // block
    means = []
    for row in range(rows):
        sums = [0] * (3 * columns)
        for y in range(row * block, (row + 1) * block):
            line = values[3 * width * y:3 * width * (y + 1)]
            for channel in range(3):
                one = line[channel::3]
                for column in range(columns):
                    sums[3 * column + channel] += sum(one[column * block:(column + 1) * block])
        means += [value / block**2 for value in sums]
    return columns, rows, means


def furthest(a, b):
    """How far apart two pictures of one size are at most, and where: (difference, x, y)."""
    if a[:2] != b[:2]:
        sys.exit(f"comparing pictures of {a[0]} x {a[1]} and {b[0]} x {b[1]} blocks")
    difference, place = max((abs(p - q), i) for i, (p, q) in enumerate(zip(a[2], b[2])))
    return difference, place // 3 % a[0], place // 3 // a[0]


def write(path, picture):
    width, height, values = picture
    lines = [" ".join(str(round(value)) for value in values[i:i + 12])
             for i in range(0, len(values), 12)]
    with open(path, "w", encoding="ascii") as file:
        file.write(f"P3\n{width} {height}\n255\n" + "\n".join(lines) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("pictures", nargs="+")
    parser.add_argument("--block", type=int, default=8)
    parser.add_argument("--within", type=float, default=3)
    parser.add_argument("--shrink")
    options = parser.parse_args()
    small = [shrink(read(path), options.block) for path in options.pictures]
    if options.shrink:
        write(options.shrink, small[0])
    if len(small) > 1:
        difference, x, y = furthest(*small)
        print(f"at most {difference:.2f} of 255 apart, in block {x}, {y}")
        sys.exit(difference > options.within)


if __name__ == "__main__":
    main()
