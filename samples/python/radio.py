#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Paths of radio waves from an antenna to receivers, over walls that mirror them.

Rays in all directions find which walls a wave can meet one after the other; then each such sequence
is made exact for every receiver by mirror images: the antenna is mirrored in one wall after the
other, the path is drawn back from the receiver, and rays say whether it is free. From the paths come
powers (free space, a loss a reflection) and the spread of delays.

    radio.py [--device cpu|cuda] [--rays N] [--depth N] [--receivers N] [-o PICTURE.png]

With "cuda" the arrays that are traced are PyTorch's, else NumPy's.
"""
import argparse

import numpy as np
import raywright

import devices
import shapes

WAVELENGTH, LOSS, EDGE = 0.125, 0.4, 1e-3  # 2.4 GHz; amplitude left by a reflection
LIGHT = 299792458.0


def town():
    """Vertices and triangles: a ground and six blocks between streets."""
    boxes = [((-60, -40, -1), (60, 40, 0))]
    for x in (-40, -10, 20):
        for y in (-25, 5):
            boxes.append(((x, y, 0), (x + 20, y + 20, 12 + (x + y) % 7)))
    parts, first = [], 0
    for lower, upper in boxes:
        vertices, triangles = shapes.box(lower, upper)
        parts.append((vertices, triangles + first))
        first += len(vertices)
    return np.concatenate([v for v, _ in parts]), np.concatenate([t for _, t in parts])


class Walls:
    """The planes of triangles; those of one plane and box are one wall."""

    def __init__(self, vertices, triangles):
        corners = vertices[triangles].astype(float)
        normal = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
        self.normal = normal / np.linalg.norm(normal, axis=1, keepdims=True)
        self.offset = (self.normal * corners[:, 0]).sum(1)
        self.wall = np.arange(len(triangles)) // 2 * 2  # a box's faces are two triangles each

    def mirrored(self, points, wall):
        n, d = self.normal[wall], self.offset[wall]
        return points - 2 * (points @ n - d)[..., None] * n


class Town:
    """The scene on a device; questions and answers are NumPy's arrays."""

    def __init__(self, vertices, triangles, arrays):
        self.arrays = arrays
        self.scene = raywright.Scene(arrays.there(vertices), arrays.there(triangles))

    def given(self, *arrays):
        return [a if np.isscalar(a) else self.arrays.there(a.astype(np.float32)) for a in arrays]

    def closest(self, *rays):
        """Distances, and the numbers of triangles."""
        hits = self.scene.closest(*self.given(*rays))
        return self.arrays.back(hits.distance), self.arrays.back(hits.primitive)

    def any(self, *rays):
        return self.arrays.back(self.scene.any(*self.given(*rays)))


def directions_all_round(count):
    """Evenly, by the golden angle."""
    z = 1 - (2 * np.arange(count) + 1) / count
    angle = np.arange(count) * np.pi * (3 - np.sqrt(5))
    radius = np.sqrt(1 - z * z)
    return np.stack([radius * np.cos(angle), radius * np.sin(angle), z], -1).astype(np.float32)


def sequences(scene, walls, antenna, rays, depth):
    """Which walls rays from the antenna meet one after the other, up to `depth`."""
    directions = directions_all_round(rays)
    origins = np.broadcast_to(antenna.astype(np.float32), directions.shape).copy()
    history = np.zeros((rays, 0), int)
    found = {()}
    for _ in range(depth):
        distance, primitive = scene.closest(origins, directions, EDGE)
        met = primitive >= 0
        wall = walls.wall[primitive[met]]
        origins = origins[met] + distance[met, None] * directions[met]
        history = np.concatenate([history[met], wall[:, None]], 1)
        found.update(map(tuple, np.unique(history, axis=0)))
        n = walls.normal[wall].astype(np.float32)
        directions = directions[met] - 2 * (directions[met] * n).sum(1, keepdims=True) * n
    return sorted(found, key=lambda s: (len(s), s))


def corners_of_paths(walls, antenna, receivers, sequence):
    """The points of each receiver's path over the walls, from the receiver back, n x k + 2 x 3; and
    whether it lies between the planes as it has to."""
    images = [antenna]
    for wall in sequence:
        images.append(walls.mirrored(images[-1], wall))
    points, fine = [receivers], np.ones(len(receivers), bool)
    for wall, image in zip(reversed(sequence), reversed(images[1:])):
        to = image - points[-1]
        with np.errstate(divide="ignore", invalid="ignore"):
            part = (walls.offset[wall] - points[-1] @ walls.normal[wall]) / (to @ walls.normal[wall])
        fine &= (part > 0) & (part < 1)
        points.append(points[-1] + np.where(fine, part, 0)[:, None] * to)
    points.append(np.broadcast_to(antenna, receivers.shape))
    return np.stack(points, 1), fine


def free(scene, walls, points, fine, sequence):
    """Is every piece of a path free, and does it meet each wall where there is some of it?"""
    expected = list(reversed(sequence))
    for i in range(points.shape[1] - 1):
        if not fine.any():
            return fine
        origins, to = points[:, i], points[:, i + 1] - points[:, i]
        length = np.linalg.norm(to, axis=1)
        margin = np.where(length > 0, EDGE * 5 / np.maximum(length, 1e-6), 0)
        fine = fine & ~scene.any(origins, to, margin, 1 - margin)
        if i < len(expected):
            end = scene.closest(origins, to, margin, 1 + margin)[1]
            fine = fine & (end >= 0) & (walls.wall[np.maximum(end, 0)] == expected[i])
    return fine


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    devices.add_argument(parser)
    parser.add_argument("--rays", type=int, default=100_000)
    parser.add_argument("--depth", type=int, default=3)
    parser.add_argument("--receivers", type=int, default=80, help="along the longer side")
    parser.add_argument("-o", "--output", default="radio.png")
    arguments = parser.parse_args()
    vertices, triangles = town()
    scene = Town(vertices, triangles, devices.Arrays(arguments.device))
    walls = Walls(vertices, triangles)
    antenna = np.array([-15.0, 0.0, 10.0])
    across = arguments.receivers
    x, y = np.meshgrid(np.linspace(-59, 59, across), np.linspace(-39, 39, across * 2 // 3))
    receivers = np.stack([x, y, np.full_like(x, 1.5)], -1).reshape(-1, 3)

    power, paths = np.zeros(len(receivers)), np.zeros(len(receivers), int)
    first, last = np.full(len(receivers), np.inf), np.zeros(len(receivers))
    found = sequences(scene, walls, antenna, arguments.rays, arguments.depth)
    for sequence in found:
        points, fine = corners_of_paths(walls, antenna, receivers, sequence)
        fine = free(scene, walls, points, fine, sequence)
        length = np.linalg.norm(np.diff(points, axis=1), axis=2).sum(1)
        amplitude = WAVELENGTH / (4 * np.pi * length) * LOSS ** len(sequence)
        power += np.where(fine, amplitude ** 2, 0)
        paths += fine
        first = np.where(fine, np.minimum(first, length), first)
        last = np.where(fine, np.maximum(last, length), last)
    reached = paths > 0
    spread = (last - first)[reached] / LIGHT * 1e9
    decibels = 10 * np.log10(np.where(reached, power, np.nan))
    print(f"{len(found)} sequences of walls, {paths.sum()} paths to {reached.sum()} of "
          f"{len(receivers)} receivers")
    print(f"power {np.nanmax(decibels):.1f} to {np.nanmin(decibels):.1f} dB, spread of delays "
          f"{np.median(spread):.0f} ns in the middle")
    shown = np.kron(decibels.reshape(x.shape), np.ones((6, 6)))
    picture = raywright.Picture(shown, -120, -60, flip=True)
    picture.save(arguments.output)
    print(f"wrote {arguments.output}")


if __name__ == "__main__":
    main()
