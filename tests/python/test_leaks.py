# SPDX-License-Identifier: Apache-2.0
"""Scenes made and dropped, RW_SCENES of them, and calls that fail: nothing is left behind. With the
sanitizers (sanitized.sh) every allocation is looked at; without, the size of the process."""
import gc
import os
import sys

import numpy as np
import pytest
import raywright

SCENES = int(os.environ.get("RW_SCENES") or 2000)
SANITIZED = "libasan" in os.environ.get("LD_PRELOAD", "")
POINTS = np.random.default_rng(3).uniform(-1, 1, (60, 3)).astype(np.float32)
PLACES = np.tile(np.eye(4, dtype=np.float32), (2, 3, 1, 1))


def pages():
    gc.collect()
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1])


def fail(call, *arguments, **options):
    with pytest.raises((TypeError, ValueError)):
        call(*arguments, **options)


def use(number, put=lambda array: array):
    """A scene, sometimes indexed, refitted, placed or asked, and calls on it that fail. `put` makes
    arrays of a framework's."""
    vertices = put(POINTS[:30 + number % 30 // 3 * 3])
    triangles = np.arange(len(vertices), dtype=(np.int32, np.int64)[number % 2]).reshape(-1, 3)
    triangles, places = put(triangles), put(PLACES)
    scene = raywright.Scene(vertices, triangles if number % 3 else None, refit=number % 4 == 0)
    if number % 10:
        return
    placed = raywright.Worlds(scene, places) if number % 20 else raywright.Instances(scene, places[0])
    rays = put(POINTS[:2]), put(POINTS[2:4])
    scene.closest(*rays, normals=True), scene.all(3, *rays), scene.nearest(rays[0])
    placed.set(places if number % 20 else places[0])
    fail(scene.refit, vertices[:5], triangles)
    fail(scene.any, put(POINTS[:2].astype(float)), rays[1])
    fail(scene.closest, rays[0][:, :2], rays[1])
    fail(raywright.Instances, scene, places)


def test_made_and_dropped():
    before, objects = 0, len(gc.get_objects())
    for number in range(SCENES):
        use(number)
        if number == SCENES // 4:
            before = pages()
    grown = pages() - before
    print(f"{SCENES} scenes, {grown} pages more than after a quarter", file=sys.stderr)
    assert len(gc.get_objects()) - objects < 1000
    assert SANITIZED or grown < 500
