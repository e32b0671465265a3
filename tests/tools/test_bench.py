# SPDX-License-Identifier: Apache-2.0
"""`raywright bench`: meshes, files of rays, agreement with hits that are known, and what is said
about files that are not as they should be.

The scene is a wall of unit squares at z = 0, two triangles each, and behind it at z = -1 another one.
A ray along -z from (x, y, 1) hits triangle 2 * square + (x - i < y - j) of the first wall at t = 1."""
import json
import os
import random
import struct
import subprocess
import sys

import support
from support import SKIP, TOOL, path, run, run_tests

SIDE = 4
MISS = (-1.0, 0, 0.0, 0.0)


def wall(z, across=SIDE):
    vertices = [(float(x), float(y), z) for y in range(across + 1) for x in range(across + 1)]
    triangles = []
    for y in range(across):
        for x in range(across):
            a, b = y * (across + 1) + x, (y + 1) * (across + 1) + x
            triangles += [(a, a + 1, b + 1), (a, b + 1, b)]
    return vertices, triangles


def join(*parts):
    vertices, triangles = [], []
    for v, t in parts:
        triangles += [tuple(k + len(vertices) for k in corners) for corners in t]
        vertices += v
    return vertices, triangles


SCENE = join(wall(0.0), wall(-1.0))


def write(name, data):
    with open(path(name), "wb") as file:
        file.write(data)
    return path(name)


def tri(name, mesh):
    vertices, triangles = mesh
    return write(name, struct.pack("<3I", 0x49525431, len(vertices), len(triangles)) +
                 b"".join(struct.pack("<3f", *v) for v in vertices) +
                 b"".join(struct.pack("<3I", *t) for t in triangles))


def obj(name, mesh):
    vertices, triangles = mesh
    return write(name, "".join(["v %r %r %r\n" % v for v in vertices] +
                               ["f %d %d %d\n" % tuple(k + 1 for k in t)
                                for t in triangles]).encode())


def ply(name, mesh):
    vertices, triangles = mesh
    head = ("ply\nformat ascii 1.0\nelement vertex %d\nproperty float x\nproperty float y\n"
            "property float z\nelement face %d\nproperty list uchar int vertex_indices\n"
            "end_header\n" % (len(vertices), len(triangles)))
    return write(name, (head + "".join("%r %r %r\n" % v for v in vertices) +
                        "".join("3 %d %d %d\n" % t for t in triangles)).encode())


def ray(x, y, tmax=10.0, tmin=0.0):
    return (x, y, 1.0, tmin, 0.0, 0.0, -1.0, tmax)


def rays(name, pairs, any_hit=0):
    """Pairs of a ray and the hit that the file claims."""
    return write(name, struct.pack("<2I", len(pairs), any_hit) +
                 b"".join(struct.pack("<8f", *r) for r, _ in pairs) +
                 b"".join(struct.pack("<fIff", *h) for _, h in pairs))


def known(count, seed=1):
    """Rays off the edges, half of them beside the wall, and their hits."""
    chance, pairs = random.Random(seed), []
    while len(pairs) < count:
        x, y = chance.uniform(0, 2 * SIDE), chance.uniform(0, SIDE)
        u, v = x % 1, y % 1
        if min(u, v, 1 - u, 1 - v, abs(u - v)) < 0.01:
            continue
        square = int(y) * SIDE + int(x)
        pairs.append((ray(x, y), MISS if x > SIDE else (1.0, 2 * square + (u < v), 0.0, 0.0)))
    return pairs


def bench(*words, **environment):
    code, out, said = run("bench", *words, **environment)
    if "NVRTC" in said and "raywright bench" in said:
        print("skipped:", said)
        sys.exit(SKIP)
    return code, out, said


def trace(scene, *files, options=(), **environment):
    """Exit code, what was said, and the report."""
    report = path("report.json")
    if os.path.exists(report):
        os.remove(report)
    words = [w for file in files for w in ("--rays", file)]
    code, out, said = bench("traversal", scene, *words, "--device", "cpu", "--launches", "2",
                            "--warm-ups", "0", "--json", report, *options, **environment)
    if not os.path.exists(report):
        return code, said, None
    with open(report, encoding="utf-8") as file:
        return code, said + out, json.load(file)


def test_known_hits():
    pairs = known(2000)
    scene, file = tri("wall.tri", SCENE), rays("known.rays", pairs)
    code, said, report = trace(scene, file, options=("--builder", "Sbvh"))
    assert code == 0, said
    assert "2000 rays" in said and "agree 100.0000 %, 0 ties, 0 differ" in said, said
    assert report["scene"] == scene and report["builder"] == "Sbvh"
    assert report["triangles"] == len(SCENE[1]) and report["device"].startswith("CPU")
    row, = report["results"]
    assert row["rays"] == file and row["count"] == 2000 and row["any_hit"] is False
    assert row["agree"] == 2000 and row["examples"] == [] and row["coincide"] == 0
    assert 0 < row["fastest_milliseconds"] <= row["milliseconds"]
    rate = row["count"] / row["milliseconds"] / 1e3
    assert abs(row["mrays_per_second"] - rate) < 1e-6 * rate


def test_any_hit():
    pairs = [(r, h if h == MISS else (0.0, 0, 0.0, 0.0)) for r, h in known(500)]
    scene = tri("wall.tri", SCENE)
    code, said, report = trace(scene, rays("any.rays", pairs, 1), rays("all.rays", known(500)))
    assert code == 0, said
    assert [r["any_hit"] for r in report["results"]] == [True, False]
    assert [r["agree"] for r in report["results"]] == [500, 500]
    pairs[0] = (pairs[0][0], MISS if pairs[0][1] != MISS else (0.0, 0, 0.0, 0.0))
    code, said, report = trace(scene, rays("any.rays", pairs, 1))
    row, = report["results"]
    assert code == 1 and row["hit_or_miss_differs"] == row["wrong_in_file"] == row["differ"] == 1


def test_wrong_hits():
    """Each answer of the file is wrong in another way, and none can pass for a tie."""
    r = ray(0.6, 0.3)
    for claimed, kind in ((MISS, "hit_or_miss_differs"), ((2.0, 32, 0.0, 0.0), "distance_differs"),
                          ((0.5, 0, 0.0, 0.0), "distance_differs")):
        code, said, report = trace(tri("wall.tri", SCENE),
                                   rays("wrong.rays", known(98) + [(r, claimed), (r, claimed)]))
        row, = report["results"]
        assert code == 1 and "2 of 100 differ and are no ties" in said, said
        assert row["agree"] == 98 and row["ties"] == 0 and row["differ"] == 2, row
        assert row[kind] == 2 and row["wrong_in_file"] == 2 and row["wrong_here"] == 0, row
        assert [e["ray"] for e in row["examples"]] == [98, 99], row
        example = row["examples"][0]
        assert example["here"]["holds"] and not example["file"]["holds"], row
        assert example["here"]["primitive"] == 0 and abs(example["nearest"] - 1) < 1e-5, row
    # A wrong file does not keep the next one from being traced.
    code, said, report = trace(tri("wall.tri", SCENE), path("wrong.rays"),
                               rays("known.rays", known(50)))
    assert code == 1 and [r["agree"] for r in report["results"]] == [98, 50], said


def test_one_in_ten_thousand():
    pairs = known(10000)
    pairs[5000] = (pairs[5000][0], (0.5, 0, 0.0, 0.0))
    code, said, report = trace(tri("wall.tri", SCENE), rays("nearly.rays", pairs))
    assert code == 0 and report["results"][0]["differ"] == 1, said


def test_ties():
    """At the outer edge of the wall hit and miss are both right, also by the farther wall; a little
    beside it they are not. So it is at the end of the ray."""
    scene = tri("wall.tri", SCENE)
    near, far, edge = (1.0, 1, 0.0, 0.0), (2.0, 33, 0.0, 0.0), ray(0.0, 0.25)
    for r, claimed, good in ((edge, MISS, True), (edge, near, True), (edge, far, True),
                             (ray(1e-7, 0.25), MISS, True), (ray(1e-4, 0.25), MISS, False),
                             (ray(1e-4, 0.25), far, False), (ray(-1e-7, 0.25), near, True),
                             (ray(-1e-4, 0.25), near, False), (ray(0.25, 0.5, 1.0), near, True),
                             (ray(0.25, 0.5, 1.0), MISS, True),
                             (ray(0.25, 0.5, 0.999), near, False)):
        code, said, report = trace(scene, rays("tie.rays", [(r, claimed)]))
        row, = report["results"]
        assert row["agree"] + row["ties"] == good and code == 1 - good, (r, claimed, row, said)


def test_shared_edge():
    """Along the diagonals, which two triangles share: each ray claims both of them."""
    diagonal = [(ray(k + f, j + f), (1.0, 2 * (j * SIDE + k) + side, 0.0, 0.0))
                for k in range(SIDE) for j in range(SIDE) for f in (0.125, 0.3, 0.7)
                for side in (0, 1)]
    code, said, report = trace(tri("wall.tri", SCENE), rays("diagonal.rays", diagonal),
                               options=("--property", "watertight=1"))
    assert code == 0, said
    code, said, report = trace(tri("wall.tri", SCENE), rays("diagonal.rays", diagonal),
                               options=("--watertight",))
    assert code == 0 and report["watertight"] is True, said
    row, = report["results"]
    assert row["agree"] == len(diagonal) and row["coincide"] == len(diagonal) // 2, row


def test_coincident_triangles():
    """Two walls in one place: whichever is named. A triangle that is elsewhere is not, nor one that
    does not exist."""
    scene = tri("twice.tri", join(wall(0.0), wall(0.0)))
    pairs = [(r, h if h == MISS else (h[0], h[1] + 2 * SIDE * SIDE * (k % 2), 0.0, 0.0))
             for k, (r, h) in enumerate(known(300))]
    code, said, report = trace(scene, rays("twice.rays", pairs))
    row, = report["results"]
    assert code == 0 and row["agree"] == 300 and row["differ"] == 0, said
    assert 0 < row["coincide"] <= 300 * 3 // 4, row


def test_formats():
    file = rays("known.rays", known(200))
    for scene in (obj("wall.obj", SCENE), ply("wall.ply", SCENE)):
        code, said, report = trace(scene, file)
        if "no assimp" in said:
            continue
        assert code == 0 and report["results"][0]["agree"] == 200, (scene, said)
        assert report["triangles"] == len(SCENE[1])


def test_without_assimp():
    """Where there is no assimp, the command line starts, and reads .tri. A library that is no library
    stands in its way."""
    hidden = path("hidden")
    os.makedirs(hidden, exist_ok=True)
    for version in (4, 5, 6):
        with open(os.path.join(hidden, f"libassimp.so.{version}"), "w") as file:
            file.write("no library")
    file = rays("known.rays", known(200))
    code, said, _ = trace(obj("wall.obj", SCENE), file, LD_LIBRARY_PATH=hidden)
    assert code == 1 and "no assimp" in said, said
    code, said, report = trace(tri("wall.tri", SCENE), file, LD_LIBRARY_PATH=hidden)
    assert code == 0 and report["results"][0]["agree"] == 200, said


def test_builders():
    file = rays("known.rays", known(200))
    scene = tri("wall.tri", SCENE)
    for builder in ("Trbvh", "Lbvh", "Sbvh", "Bvh", "MedianBvh"):
        code, said, report = trace(scene, file, options=("--builder", builder))
        assert code == 0 and report["builder"] == builder, said
        assert report["results"][0]["agree"] == 200, said
    code, said, _ = trace(scene, file, options=("--builder", "Nonsense"))
    assert code == 1 and "Nonsense" in said, said


def test_bound():
    """On a wall of squares a ray tests few of them; what a GPU could do at best is for a GPU."""
    scene = tri("wall.tri", SCENE)
    code, said, report = trace(scene, rays("known.rays", known(1000)), options=("--bound",))
    bound = report["results"][0]["bound"]
    assert code == 0 and "warp instructions a ray" in said, said
    assert 0 < bound["node_efficiency"] <= 1 and 0 < bound["triangle_efficiency"] <= 1, bound
    assert 1 <= bound["lanes"] <= 32, bound
    assert 0 < bound["nodes_per_ray"] < 16 and 0 < bound["triangles_per_ray"] < 32, bound
    # A warp does at least what its rays do, of whom there are 32.
    assert bound["warp_instructions_per_ray"] >= 195 * bound["nodes_per_ray"] / 32, bound


def test_programs():
    """Against built-in triangles in the same run; spheres are elsewhere than the file's hits."""
    file = rays("known.rays", known(200))
    scene = tri("wall.tri", SCENE)
    for geometry in ("program", "moving"):
        code, said, report = trace(scene, file, options=("--geometry", geometry))
        row, = report["results"]
        assert code == 0 and row["agree"] == 200 and "of the triangles'" in said, said
        ratio = row["mrays_per_second"] / row["triangles_mrays_per_second"]
        assert abs(row["ratio"] - ratio) < 1e-6 * ratio
    code, said, report = trace(scene, file, options=("--geometry", "spheres"))
    row, = report["results"]
    assert code == 0 and "agree" not in row and row["ratio"] > 0, (said, row)


def test_build():
    scene = tri("wall.tri", SCENE)
    for words, what in (((), "build"), (("--refit",), "refit")):
        for builder in ("Sbvh", "Trbvh"):
            code, out, said = bench("build", scene, "--device", "cpu", "--builder", builder,
                                    "--launches", "3", "--json", path("build.json"), *words)
            assert code == 0 and out.startswith(builder) and what in out, (out, said)
            with open(path("build.json"), encoding="utf-8") as file:
                report = json.load(file)
            assert report["builder"] == builder and report["refit"] is bool(words)
            assert report["triangles"] == len(SCENE[1]) and report["scene"] == scene
            assert report["sah"] > 0 and report["bytes"] > 0 and report["nodes"] > 0
            rate = report["triangles"] / report["milliseconds"] / 1e3
            assert abs(report["mtriangles_per_second"] - rate) < 1e-6 * rate


def expect(code, text, *words):
    found, out, said = bench(*words)
    assert (found, out) == (code, "") and text in said, (words, found, out, said)
    assert said.startswith("raywright bench: "), said
    assert said.count("\n") == 1, said
    if code == 2:
        assert "--help" in said, said


def test_made_rays():
    """Without files; other geometry has the hits of the triangles."""
    scene, report = tri("wall.tri", SCENE), path("made.json")
    for kind in ("triangles", "program", "moving"):
        code, out, said = bench("traversal", scene, "--device", "cpu", "--count", "5000",
                                "--launches", "1", "--warm-ups", "0", "--geometry", kind, "--json",
                                report)
        assert code == 0 and out.count(" 0 differ") == (0 if kind == "triangles" else 3), out + said
        with open(report, encoding="utf-8") as file:
            rows = json.load(file)["results"]
        assert [r["rays"] for r in rows] == ["random", "primary", "shadow"]
        assert all(r["count"] == 5000 and r["mrays_per_second"] > 0 for r in rows)
        assert all(("ratio" in r) == (kind != "triangles") for r in rows)


def test_prime():
    """Through OptiX Prime and through ray programs the same is hit."""
    scene, report = tri("wall.tri", SCENE), path("prime.json")
    code, out, said = bench("prime", scene, "--device", "cpu", "--count", "20000", "--launches",
                            "2", "--warm-ups", "0", "--json", report)
    assert code == 0 and out.count("agree 100.0000 %") == 3, out + said
    with open(report, encoding="utf-8") as file:
        rows = json.load(file)["results"]
    assert [r["rays"] for r in rows] == ["random", "primary", "shadow"]
    for row in rows:
        assert row["count"] == row["agree"] == 20000 and row["differ"] == 0, row
        ratio = row["mrays_per_second"] / row["programs_mrays_per_second"]
        assert abs(row["ratio"] - ratio) < 1e-6 * ratio, row


def test_damaged_meshes():
    file = rays("known.rays", known(10))
    scene = tri("wall.tri", SCENE)
    with open(scene, "rb") as source:
        whole = source.read()
    for name, data, text in (("cut.tri", whole[:-1], "cut short"), ("head.tri", whole[:10], "cut"),
                             ("huge.tri", whole[:4] + b"\xff" * 8, "cut short"),
                             ("far.tri", whole[:-4] + struct.pack("<I", 1000), "not there"),
                             ("none.tri", whole[:4] + bytes(8), "no triangles")):
        expect(1, text, "traversal", write(name, data), file, "--device", "cpu")
        expect(1, name, "build", path(name), "--device", "cpu")
    for name, data in (("nonsense.tri", b"nonsense, not a mesh"), ("nonsense.obj", b""),
                       ("nonsense.ply", b"ply\nformat")):
        expect(1, name, "build", write(name, data), "--device", "cpu")
    expect(1, "cannot be opened", "build", path("absent.tri"))


def test_damaged_rays():
    scene, file = tri("wall.tri", SCENE), rays("known.rays", known(10))
    with open(file, "rb") as source:
        whole = source.read()
    for name, data, text in (("cut.rays", whole[:-1], "cut short"), ("head.rays", whole[:6], "cut"),
                             ("huge.rays", b"\xff" * 8, "cut short"),
                             ("none.rays", bytes(8), "no rays")):
        expect(1, text, "traversal", scene, "--rays", write(name, data), "--device", "cpu")
    expect(1, "cannot be opened", "traversal", scene, "--rays", path("absent"), "--device", "cpu")


def test_misuse():
    scene = tri("wall.tri", SCENE)
    for words, text in (((), "no benchmark"), (("nonsense",), "nonsense"),
                        (("traversal",), "no scene"),
                        (("build", scene, "more"), "more"), (("build", scene, "--nonsense"), "--nonsense"),
                        (("build", scene, "--json"), "--json"),
                        (("build", scene, "--geometry", "cubes"), "'cubes'"),
                        (("build", scene, "--launches=0"), "'0'"),
                        (("build", scene, "--launches", "257"), "'257'"),
                        (("build", scene, "--warm-ups", "x"), "'x'"),
                        (("prime", scene, "--count", "0"), "'0'"),
                        (("prime", scene, "--rays", "x"), "'prime' traces no rays of files")):
        expect(2, text, *words)
    expect(1, "nonsense", "build", scene, "--device", "nonsense")
    file = rays("known.rays", known(10))
    code, _, said = bench("traversal", scene, file, "--device", "cpu", "--json", "/nonexistent/x")
    assert code == 1 and "/nonexistent/x" in said, said


# What the peer of scripts/compare-traversal does, but with the rays of files that are there already.
PEER = """#!/usr/bin/env python3
import shutil, sys
for kind in ("primary", "ao", "diffuse", "random"):
    shutil.copy(%r, f"{sys.argv[3]}_v0_{kind}.rays")
    print(f"VK scene view0 {kind} 0.5 Mrays/s (10 rays)")
print("BLAS build 1 ms", file=sys.stderr)
"""


def compare(file):
    with open(path("peer"), "w", encoding="utf-8") as peer:
        peer.write(PEER % file)
    os.chmod(path("peer"), 0o755)
    view = {"name": "front", "eye": [0, 0, 1], "look_at": [0, 0, 0], "up": [0, 1, 0], "vfov_deg": 60}
    with open(path("cameras.json"), "w", encoding="utf-8") as cameras:
        json.dump({"wall": {"cameras": [view]}}, cameras)
    script = os.path.join(support.HERE, "..", "..", "scripts", "compare-traversal")
    return subprocess.run([sys.executable, script, "--raywright", TOOL, "--vkrt", path("peer"),
                           "--scenes", path(""), "--device", "cpu", "--watertight", "--json",
                           path("compared.json"), "wall"], capture_output=True, text=True,
                          env={**os.environ, "RW_CACHE_DIR": "off"}, check=False)


def test_compare():
    tri("wall.tri", SCENE)
    pairs = known(100)
    done = compare(rays("right.rays", pairs))
    assert done.returncode == 0 and "agree 100.0000 %, 0 ties, 0 differ" in done.stdout, done
    with open(path("compared.json"), encoding="utf-8") as file:
        rows = json.load(file)
    assert [r["type"] for r in rows] == ["primary", "ao", "diffuse", "random"]
    assert all(abs(r["ratio"] - r["raywright"] / 0.5) < 1e-6 * r["ratio"] for r in rows), rows
    done = compare(rays("wrong.rays", [(pairs[0][0], (0.5, 0, 0.0, 0.0))] + pairs[1:]))
    assert done.returncode == 1 and "0 ties, 1 differ" in done.stdout, done
    assert "geometric mean" in done.stdout and "too many rays differ" in done.stderr, done


run_tests([test_misuse, test_damaged_meshes, test_damaged_rays, test_known_hits, test_any_hit,
           test_wrong_hits, test_one_in_ten_thousand, test_ties, test_shared_edge,
           test_coincident_triangles, test_formats,
           test_without_assimp, test_builders, test_bound, test_programs, test_build, test_made_rays, test_prime,
           test_compare])
