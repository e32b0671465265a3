#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""A LiDAR that drives through a street: houses, trees and cars are instances of three meshes.

Beams go out in 64 rings from a car that moves while they turn. One that meets the crown of a tree has
a second return, from what lies behind the leaves. Writes the points as a PLY file and a picture of them from above.

    lidar.py [--device cpu|cuda] [--turns N] [--columns N] [-o CLOUD.ply] [--picture PICTURE.png]

With "cuda" the arrays are PyTorch's, else NumPy's.
"""
import argparse
import time

import numpy as np
import raywright

import devices
import shapes

RINGS, REACH, SPEED, HEIGHT = 64, 80.0, 8.0, 1.8
CROWN = 2  # the mesh of crowns


def street(random):
    """Meshes, transforms of their instances, and which mesh each is."""
    meshes = [shapes.box((-20, -60, -0.2), (220, 60, 0)), shapes.box(), shapes.ball(10)]
    rows = [(0, shapes.placed(np.zeros((1, 3))))]
    for side in (-1, 1):
        x = np.arange(0, 200, 14.0)
        houses = np.stack([x, np.full_like(x, side * 16), np.full_like(x, 4)], -1)
        sizes = np.stack([random.uniform(8, 12, len(x)), np.full_like(x, 9),
                          random.uniform(6, 12, len(x))], -1)
        houses[:, 2] = sizes[:, 2] / 2
        rows.append((1, shapes.placed(houses, sizes)))
        trunks = np.stack([x + 7, np.full_like(x, side * 7), np.full_like(x, 1.5)], -1)
        rows.append((1, shapes.placed(trunks, (0.4, 0.4, 3))))
        rows.append((CROWN, shapes.placed(trunks + (0, 0, 3), (3, 3, 4))))
        cars = np.stack([random.uniform(0, 200, 12), np.full(12, side * 4.5), np.full(12, 0.75)], -1)
        rows.append((1, shapes.placed(cars, (4.2, 1.8, 1.5), random.uniform(-0.1, 0.1, 12))))
    transforms = np.concatenate([m for _, m in rows]).astype(np.float32)
    which = np.concatenate([np.full(len(m), k, np.int32) for k, m in rows])
    return meshes, transforms, which


def beams(turn, columns):
    """Origins and directions of one turn, columns x rings x 3, the car moving meanwhile."""
    part = (np.arange(columns) + 0.5) / columns
    angle, pitch = 2 * np.pi * part[:, None], np.radians(np.linspace(-24, 4, RINGS))[None]
    directions = np.stack([np.cos(angle) * np.cos(pitch), np.sin(angle) * np.cos(pitch),
                           np.sin(pitch) + 0 * angle], -1)
    origins = np.zeros_like(directions)
    origins[..., 0] = SPEED * 0.1 * (turn + part[:, None])
    origins[..., 2] = HEIGHT
    return origins.astype(np.float32), directions.astype(np.float32)


def write_ply(path, points, instances):
    rows = np.empty(len(points), [("place", "<f4", 3), ("instance", "<i4")])
    rows["place"], rows["instance"] = points, instances
    with open(path, "wb") as file:
        file.write(b"ply\nformat binary_little_endian 1.0\nelement vertex %d\nproperty float x\n"
                   b"property float y\nproperty float z\nproperty int instance\nend_header\n"
                   % len(points))
        file.write(rows.tobytes())


def from_above(points, size=512):
    """How many points there are in each place, and how high they are."""
    picture = np.zeros((size // 2, size, 3))
    x = ((points[:, 0] + 20) / 120 * size).astype(int)
    y = ((points[:, 1] + 30) / 60 * size / 2).astype(int)
    inside = (x >= 0) & (x < size) & (y >= 0) & (y < size // 2)
    height = np.clip(points[inside, 2] / 8, 0, 1)
    colours = np.stack([0.3 + 0.7 * height, np.full_like(height, 0.5), 1 - height], -1)
    picture[y[inside], x[inside]] = colours
    return raywright.Picture(picture, flip=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    devices.add_argument(parser)
    parser.add_argument("--turns", type=int, default=10)
    parser.add_argument("--columns", type=int, default=1024)
    parser.add_argument("-o", "--output", default="lidar.ply")
    parser.add_argument("--picture", default="lidar.png")
    arguments = parser.parse_args()

    arrays = devices.Arrays(arguments.device)
    meshes, transforms, which = street(np.random.default_rng(3))
    scene = raywright.Instances([raywright.Scene(arrays.there(v), arrays.there(t)) for v, t in meshes],
                                arrays.there(transforms), arrays.there(which))
    points, instances, seconds = [], [], 0.0
    for turn in range(arguments.turns):
        origins, directions = beams(turn, arguments.columns)
        given = arrays.there(origins), arrays.there(directions)
        begin = time.perf_counter()
        hits = scene.all(2, *given, tmin=0.5, tmax=REACH)
        distance, instance = arrays.back(hits.distance).copy(), arrays.back(hits.instance)
        seconds += time.perf_counter() - begin
        solid = which[instance[..., 0]] != CROWN
        distance[..., 1][solid] = np.inf
        found = np.isfinite(distance)
        places = origins[..., None, :] + directions[..., None, :] * \
            np.where(found, distance, 0)[..., None]
        points.append(places[found])
        instances.append(instance[found])
    points, instances = np.concatenate(points), np.concatenate(instances)
    rays = arguments.turns * arguments.columns * RINGS
    print(f"{scene}: {rays} beams, {len(points)} returns of {len(np.unique(instances))} objects, "
          f"{rays / seconds / 1e6:.1f} Mbeams/s")
    write_ply(arguments.output, points, instances)
    from_above(points).save(arguments.picture)
    print(f"wrote {arguments.output} and {arguments.picture}")


if __name__ == "__main__":
    main()
