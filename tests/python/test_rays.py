# SPDX-License-Identifier: Apache-2.0
"""raywright.Scene, Instances and Worlds on NumPy arrays, against looking at all triangles."""
import gc
import math
import os
import signal
import threading
import weakref

import numpy as np
import pytest
import raywright

RNG = np.random.default_rng(1)


def triangles(count, size=0.3):
    centers = RNG.uniform(-1, 1, (count, 1, 3))
    return (centers + RNG.uniform(-size, size, (count, 3, 3))).astype(np.float32)


def rays(*shape, reach=1.5):
    return (RNG.uniform(-reach, reach, shape + (3,)).astype(np.float32),
            RNG.uniform(-1, 1, shape + (3,)).astype(np.float32))


def look(corners, origins, directions):
    """Distances of all triangles (rays x triangles), infinite where they are missed; and which rays
    come too near to an edge to say."""
    v = corners.astype(float)
    e1, e2 = v[:, 1] - v[:, 0], v[:, 2] - v[:, 0]
    s = origins[:, None].astype(float) - v[None, :, 0]
    d = np.broadcast_to(directions[:, None].astype(float), s.shape)
    p, q = np.cross(d, e2[None]), np.cross(s, e1[None])
    determinant = (e1[None] * p).sum(-1)
    t = (e2[None] * q).sum(-1) / determinant
    u, w = (s * p).sum(-1) / determinant, (d * q).sum(-1) / determinant
    edge = np.minimum(np.minimum(u, w), 1 - u - w)
    unsure = ((np.abs(edge) < 1e-5) | (np.abs(t) < 1e-4)).any(1)
    return np.where((edge > 0) & (t > 0), t, np.inf), unsure


@pytest.fixture(scope="module")
def corners():
    return triangles(300)


@pytest.fixture(scope="module")
def scene(corners):
    return raywright.Scene(corners.reshape(-1, 3))


def test_results_are_parts_of_one_block(scene):
    origins, directions = rays(50)
    hits = scene.closest(origins, directions, normals=True)
    distance, primitive, instance, weights, normal = hits
    assert len(hits) == 5 and distance is hits.distance and hits[3] is weights
    bases = [array.__array_interface__["data"][0] - distance.__array_interface__["data"][0]
             for array in hits]
    assert bases == [0, 200, 400, 600, 1000]
    kept = distance.copy()
    del hits, primitive, instance, weights, normal
    assert (distance == kept).all()
    without = scene.closest(origins, directions)
    assert tuple(without)[4] is None and "distance=" in repr(without)
    with pytest.raises(AttributeError, match="Hits has no colour"):
        without.colour


def test_closest(scene, corners):
    origins, directions = rays(800)
    t, unsure = look(corners, origins, directions)
    hits = scene.closest(origins, directions, normals=True)
    assert hits.distance.dtype == np.float32 and hits.primitive.dtype == np.int32
    sure = ~unsure
    np.testing.assert_allclose(hits.distance[sure], t.min(1)[sure], rtol=1e-4)
    met = sure & np.isfinite(hits.distance)
    assert met.sum() > 100
    assert (hits.primitive[met] == t.argmin(1)[met]).all()
    assert (hits.primitive[~np.isfinite(hits.distance)] == -1).all()
    assert (hits.instance[met] == 0).all()
    v, w = corners[hits.primitive[met]], hits.weights[met]
    there = v[:, 0] + w[:, :1] * (v[:, 1] - v[:, 0]) + w[:, 1:] * (v[:, 2] - v[:, 0])
    np.testing.assert_allclose(
        there, origins[met] + hits.distance[met, None] * directions[met], atol=1e-3)
    normal = np.cross(v[:, 1] - v[:, 0], v[:, 2] - v[:, 0])
    normal /= np.linalg.norm(normal, axis=1, keepdims=True)
    np.testing.assert_allclose(hits.normal[met], normal, atol=1e-3)
    assert scene.closest(origins, directions).normal is None


def test_any_count_all(scene, corners):
    origins, directions = rays(20, 30)
    t, unsure = look(corners, origins.reshape(-1, 3), directions.reshape(-1, 3))
    sure = ~unsure.reshape(20, 30)
    number = np.isfinite(t).sum(1).reshape(20, 30)
    assert (scene.any(origins, directions)[sure] == (number > 0)[sure]).all()
    assert scene.any(origins, directions).dtype == bool
    assert (scene.count(origins, directions)[sure] == number[sure]).all()
    hits = scene.all(3, origins, directions)
    assert hits.distance.shape == (20, 30, 3) and hits.weights.shape == (20, 30, 3, 2)
    first = np.sort(t, 1)[:, :3].reshape(20, 30, 3)
    np.testing.assert_allclose(hits.distance[sure], first[sure], rtol=1e-4)
    assert (hits.number == np.minimum(scene.count(origins, directions), 3)).all()


def test_bounds_of_rays(scene):
    origins, directions = rays(300)
    distance = scene.closest(origins, directions).distance
    ends = np.where(np.arange(300) % 2, 0.3, math.inf).astype(np.float32)
    within = scene.closest(origins, directions, tmax=ends).distance
    assert (within == np.where(distance < ends, distance, math.inf)).all()
    assert (within == scene.closest(origins, directions, 0, ends).distance).all()
    behind = scene.closest(origins, directions, tmin=0.5).distance
    assert (behind > 0.5).all()
    assert (behind == scene.closest(origins, directions, np.float32(0.5)).distance).all()
    one = scene.closest(origins[0], directions[0], np.float64(0.5), np.int64(9))
    assert one.distance == np.where(behind[0] < 9, behind[0], math.inf)
    assert (scene.any(origins, directions, tmax=0.0) == False).all()  # noqa: E712
    backs = scene.count(origins, directions, cull="front")
    fronts = scene.count(origins, directions, cull="back")
    assert (backs + fronts == scene.count(origins, directions)).all()


def test_no_copies(scene):
    """Rows of a wider array, and one origin for all rays."""
    wide = np.zeros((100, 7), np.float32)
    origins, directions = rays(100)
    wide[:, :3], wide[:, 3:6] = origins, directions
    expected = scene.closest(origins, directions)
    got = scene.closest(wide[:, :3], wide[:, 3:6])
    assert (got.distance == expected.distance).all()
    one = scene.closest(origins[0], directions)
    many = scene.closest(np.broadcast_to(origins[0], (100, 3)), directions)
    assert (one.distance == many.distance).all()
    assert (one.distance == scene.closest(origins[:1].repeat(100, 0), directions).distance).all()
    assert scene.closest(origins[0], directions[0]).distance.shape == ()
    assert scene.closest(origins[:0], directions[:0]).distance.shape == (0,)


def test_indices_and_refit(corners):
    vertices = corners.reshape(-1, 3)
    numbers = np.arange(len(vertices), dtype=np.int32).reshape(-1, 3)
    origins, directions = rays(300)
    expected = raywright.Scene(vertices).closest(origins, directions)
    for kind in np.int32, np.uint32, np.int64:
        got = raywright.Scene(vertices, numbers.astype(kind)).closest(origins, directions)
        assert (got.distance == expected.distance).all()
    scene = raywright.Scene(vertices * 2, numbers, refit=True)
    assert scene.triangle_count == 300
    scene.refit(vertices, numbers)
    assert (scene.closest(origins, directions).distance == expected.distance).all()
    fast = raywright.Scene(vertices, numbers, fast=True)
    assert (fast.closest(origins, directions).distance == expected.distance).all()


def test_arrays_are_given_back(corners):
    """A scene keeps none of the arrays that it was made from."""
    for kind in np.int32, np.int64:
        vertices, numbers = corners.reshape(-1, 3).copy(), np.arange(900, dtype=kind).reshape(-1, 3)
        gone = weakref.ref(vertices), weakref.ref(numbers)
        scene = raywright.Scene(vertices, numbers)
        del vertices, numbers
        assert [array() for array in gone] == [None, None] and scene.triangle_count == 300


def place(*shape):
    m = np.zeros(shape + (3, 4), np.float32)
    angle = RNG.uniform(-3, 3, shape)
    m[..., 0, 0], m[..., 0, 1] = np.cos(angle), -np.sin(angle)
    m[..., 1, 0], m[..., 1, 1] = np.sin(angle), np.cos(angle)
    m[..., 2, 2] = RNG.uniform(0.5, 1.5, shape)
    m[..., 3] = RNG.uniform(-3, 3, shape + (3,))
    return m


def written_out(meshes, which, m):
    return np.concatenate([
        (meshes[k].astype(float) @ t[:, :3].T + t[:, 3]).astype(np.float32)
        for k, t in zip(which, m) if k >= 0])


def test_instances():
    meshes = [triangles(40, 0.5), triangles(50, 0.5)]
    scenes = [raywright.Scene(mesh.reshape(-1, 3)) for mesh in meshes]
    which = (np.arange(30) % 3 - 1).astype(np.int32)
    m = place(30)
    placed = raywright.Instances(scenes, m, which)
    origins, directions = rays(1000, reach=4)
    for _ in range(2):
        flat = raywright.Scene(written_out(meshes, which, m).reshape(-1, 3))
        expected, got = flat.closest(origins, directions), placed.closest(origins, directions)
        same = np.isclose(got.distance, expected.distance, rtol=1e-4)
        assert same.mean() > 0.995 and np.isfinite(got.distance).sum() > 50
        near = placed.nearest(origins)
        np.testing.assert_allclose(near.distance, flat.nearest(origins).distance, rtol=1e-4)
        m = place(30)
        square = np.zeros((30, 4, 4), np.float32)
        square[:, :3], square[:, 3, 3] = m, 1
        placed.set(square, which)
    scenes.clear()
    gc.collect()
    assert np.isfinite(placed.closest(origins, directions).distance).any()


def test_worlds():
    mesh = raywright.Scene(triangles(40, 0.5).reshape(-1, 3))
    other = raywright.Scene(triangles(60, 0.5).reshape(-1, 3))
    m, which = place(7, 12), np.array([0, 1] * 6, np.int32)
    worlds = raywright.Worlds([mesh, other], m, which)
    origins, directions = rays(7, 5, 40, reach=4)
    got = worlds.closest(origins, directions)
    assert got.distance.shape == (7, 5, 40)
    for i in range(7):
        alone = raywright.Instances([mesh, other], m[i], which)
        expected = alone.closest(origins[i], directions[i])
        np.testing.assert_allclose(got.distance[i], expected.distance, rtol=1e-5)
        assert (got.instance[i] == expected.instance).all()
    assert worlds.bounds(3)[0][0] < worlds.bounds(3)[1][0]
    assert worlds.closest(origins[:, :0], directions[:, :0]).distance.shape == (7, 0, 40)


def test_nearest(scene, corners):
    points, _ = rays(200)
    got = scene.nearest(points)
    v, w = corners[got.primitive], got.weights
    there = v[:, 0] + w[:, :1] * (v[:, 1] - v[:, 0]) + w[:, 1:] * (v[:, 2] - v[:, 0])
    np.testing.assert_allclose(there, got.point, atol=1e-4)
    np.testing.assert_allclose(np.linalg.norm(points - got.point, axis=1), got.distance, atol=1e-5)
    # No sample of any triangle is nearer.
    a, b = np.sort(RNG.uniform(0, 1, (2, 500, 1, 1)), 0)
    samples = (a * corners[:, 0] + (b - a) * corners[:, 1] + (1 - b) * corners[:, 2])
    for i in range(0, 200, 20):
        assert got.distance[i] <= np.linalg.norm(samples - points[i], axis=-1).min() + 1e-5
    far = scene.nearest(points, 0.05)
    assert (far.distance == np.where(got.distance < 0.05, got.distance, math.inf)).all()


def wrong(error, piece, call, *arguments, **options):
    with pytest.raises(error, match=piece):
        call(*arguments, **options)


def test_errors(scene, corners):
    origins, directions = rays(10)
    vertices = corners.reshape(-1, 3)
    numbers = np.arange(30, dtype=np.int32).reshape(-1, 3)
    wrong(TypeError, "float64", scene.closest, origins.astype(float), directions)
    wrong(TypeError, "list is no array", scene.closest, [[0, 0, 0]], directions)
    wrong(TypeError, "directions: a str is no array", scene.any, origins, "rays")
    wrong(TypeError, "origins: a Generator is no array", scene.any, RNG, directions)
    wrong(TypeError, "other type", scene.any, origins.astype(">f4"), directions)
    wrong(ValueError, r"10x2 .*has to be \.\.\.x3", scene.closest, origins[:, :2], directions)
    wrong(ValueError, "have to be the same", scene.closest, origins[:5], directions)
    wrong(ValueError, "contiguous copy", scene.closest, origins, np.asfortranarray(directions))
    wrong(ValueError, "contiguous copy", scene.closest, origins[::-1], directions)
    wrong(ValueError, "tmax", scene.closest, origins, directions, tmax=np.zeros(3, np.float32))
    wrong(TypeError, "tmin", scene.closest, origins, directions, tmin=np.zeros(10))
    wrong(TypeError, "tmin", scene.closest, origins, directions, tmin="near")
    odd = np.frombuffer(bytes(121), np.uint8)[1:].view(np.float32).reshape(10, 3)
    wrong(ValueError, "multiples of 4 bytes", scene.closest, odd, directions)
    wrong(ValueError, "cull", scene.count, origins, directions, cull="sides")
    wrong(ValueError, "k is 0", scene.all, 0, origins, directions)
    wrong(TypeError, "triangles", raywright.Scene, vertices, numbers.astype(np.float32))
    wrong(ValueError, "triangles", raywright.Scene, vertices, numbers.ravel())
    wrong(ValueError, "RW_RAYS_REFIT", scene.refit, vertices)
    wrong(ValueError, "build it anew",
          raywright.Scene(vertices, numbers, refit=True).refit, vertices, numbers[:5])
    wrong(TypeError, "not empty", raywright.Instances, [], place(3))
    wrong(ValueError, "3 x 4", raywright.Instances, scene, place(3)[:, :2])
    wrong(ValueError, "which has to say", raywright.Instances, [scene, scene], place(3))
    wrong(ValueError, "which", raywright.Instances, scene, place(3), numbers)
    placed = raywright.Instances(scene, place(3))
    wrong(ValueError, "made with 3", placed.set, place(4))
    worlds = raywright.Worlds(scene, place(4, 3))
    wrong(ValueError, "4 worlds", worlds.closest, origins, directions)
    wrong(ValueError, "4 worlds", worlds.closest, origins[0], directions[0])
    wrong(ValueError, "no such world", worlds.bounds, 4)
    wrong(raywright.Error, "device 999", raywright.rays.device, 999)


def test_indices_out_of_range(corners):
    numbers = np.array([[0, 1, 2], [0, 1, 10 ** 6], [-1, 5, 7]], np.int32)
    scene = raywright.Scene(corners.reshape(-1, 3), numbers)
    origins, directions = rays(500)
    assert scene.closest(origins, directions).primitive.max() <= 0


def test_threads(scene):
    origins, directions = rays(3000)
    expected = scene.closest(origins, directions).distance
    same = []

    def work():
        for _ in range(20):
            same.append((scene.closest(origins, directions).distance == expected).all())

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(same) == 80 and all(same)


def test_forked(scene):
    """A child has neither the threads nor the scenes of its parent, and can make its own."""
    origins, directions = rays(100_000)
    expected = scene.any(origins, directions).sum()
    child = os.fork()
    if child == 0:
        signal.alarm(60)
        try:
            scene.any(origins, directions)
        except raywright.Error as error:
            own = raywright.Scene(np.float32([[-9, -9, 9], [9, -9, 9], [0, 9, 9]]))
            right = "forked" in str(error) and own.any(origins * 0, directions).any()
            os._exit(0 if right else 1)
        os._exit(2)
    assert os.waitpid(child, 0)[1] == 0
    assert scene.any(origins, directions).sum() == expected
