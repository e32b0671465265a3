# SPDX-License-Identifier: Apache-2.0
"""Meshes and transforms that the samples share."""
import numpy as np


def box(lower=(-0.5, -0.5, -0.5), upper=(0.5, 0.5, 0.5)):
    """The 12 triangles of a box, corners counter-clockwise from outside."""
    corners = np.array([[x, y, z] for x in (0, 1) for y in (0, 1) for z in (0, 1)], np.float32)
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    triangles = [t for a, b, c, d in faces for t in ((a, b, c), (a, c, d))]
    lower, upper = np.asarray(lower, np.float32), np.asarray(upper, np.float32)
    return lower + corners * (upper - lower), np.array(triangles, np.int32)


def ball(rings=12):
    """A ball of radius 0.5."""
    theta = np.linspace(0, np.pi, rings + 1)
    phi = np.linspace(0, 2 * np.pi, 2 * rings + 1)[:-1]
    t, p = np.meshgrid(theta, phi, indexing="ij")
    vertices = 0.5 * np.stack([np.sin(t) * np.cos(p), np.sin(t) * np.sin(p), np.cos(t)], -1)
    n = 2 * rings
    i, k = np.meshgrid(np.arange(rings), np.arange(n), indexing="ij")
    a, b = (i * n + k).ravel(), (i * n + (k + 1) % n).ravel()
    triangles = np.concatenate([np.stack([a, a + n, b + n], 1), np.stack([a, b + n, b], 1)])
    return vertices.reshape(-1, 3).astype(np.float32), triangles.astype(np.int32)


def placed(positions, sizes=1.0, turns=0.0):
    """Transforms `...x3x4`: a scale, a turn about the vertical axis z, a place."""
    positions = np.asarray(positions, np.float32)
    sizes = np.broadcast_to(np.asarray(sizes, np.float32), positions.shape)
    c, s = np.cos(turns), np.sin(turns)
    out = np.zeros(positions.shape[:-1] + (3, 4), np.float32)
    out[..., 0, 0], out[..., 0, 1] = c * sizes[..., 0], -s * sizes[..., 1]
    out[..., 1, 0], out[..., 1, 1] = s * sizes[..., 0], c * sizes[..., 1]
    out[..., 2, 2] = sizes[..., 2]
    out[..., 3] = positions
    return out
