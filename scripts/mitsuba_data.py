# SPDX-License-Identifier: Apache-2.0
"""The files that Mitsuba's own tests of shapes and scenes read, made anew from what these tests
expect of them: its sources keep them in a repository of their own."""
import math
import struct

RECTANGLE = ([(1, -1, 0), (-1, 1, 0), (-1, -1, 0), (1, 1, 0)], [(0, 1, 2), (0, 3, 1)])
# At the height and of the size that tests expect; texture coordinates as they expect them.
UPRIGHT = ([(-2.85, 0, -7.6), (-2.85, 0, 0.6), (2.85, 0, 0.6), (2.85, 0, -7.6)],
           [(0, 1, 2), (0, 2, 3)])
UPRIGHT_UV = [(0.950589, 0.988416), (0.025105, 0.988416), (0.025105, 0.689127),
              (0.950589, 0.689127)]
TRIANGLE = ([(0, 0, 0), (0, 0, 1), (0, 1, 0)], [(0, 1, 2)])
BACK = ([(-2, -2, 1.5), (2, -2, 1.5), (2, 2, 1.5), (-2, 2, 1.5)], [(0, 2, 1), (0, 3, 2)])


def small_box():
    """Four vertices to each of six sides, the first where tests look for it."""
    low = [(130, 65), (82, 225), (240, 272), (290, 114)]
    sides = [[(*low[0], 165), (*low[1], 165), (*low[2], 165), (*low[3], 165)],
             [(*low[3], 0), (*low[3], 165), (*low[2], 165), (*low[2], 0)]]
    sides += [[(*low[i], 0), (*low[i], 165), (*low[(i + 3) % 4], 165), (*low[(i + 3) % 4], 0)]
              for i in (0, 1, 2)]
    sides += [[(*low[i], 0) for i in (3, 2, 1, 0)]]
    vertices = [(x, z, y) for side in sides for x, y, z in side]
    return vertices, [(k, k + a, k + a + 1) for k in range(0, 24, 4) for a in (1, 2)]


def ball(rings=12, radius=1.0):
    """A sphere of triangles, closed, in the order of its rings."""
    vertices = [(0, 0, radius)]
    for ring in range(1, rings):
        theta = math.pi * ring / rings
        vertices += [(radius * math.sin(theta) * math.cos(math.pi * k / rings),
                      radius * math.sin(theta) * math.sin(math.pi * k / rings),
                      radius * math.cos(theta)) for k in range(2 * rings)]
    vertices.append((0, 0, -radius))
    at = lambda ring, k: 1 + (ring - 1) * 2 * rings + k % (2 * rings)
    faces = [(0, at(1, k), at(1, k + 1)) for k in range(2 * rings)]
    for ring in range(1, rings - 1):
        for k in range(2 * rings):
            a, b, c, d = at(ring, k), at(ring + 1, k), at(ring + 1, k + 1), at(ring, k + 1)
            faces += [(a, b, c), (a, c, d)]
    faces += [(len(vertices) - 1, at(rings - 1, k + 1), at(rings - 1, k))
              for k in range(2 * rings)]
    return vertices, faces


def obj(mesh, uv=None, normals=None):
    vertices, faces = mesh
    lines = [f"v {x} {y} {z}" for x, y, z in vertices]
    lines += [f"vt {u} {v}" for u, v in uv or []]
    lines += [f"vn {x} {y} {z}" for x, y, z in normals or []]
    corner = lambda i: "/".join([str(i), str(i) if uv else "", str(i) if normals else ""]).rstrip("/")
    lines += ["f " + " ".join(corner(i + 1) for i in face) for face in faces]
    return "\n".join(lines) + "\n"


def ply(mesh, uv=None, normals=None, face_colors=None):
    vertices, faces = mesh
    columns = ["x", "y", "z"] + (["nx", "ny", "nz"] if normals else []) + (["u", "v"] if uv else [])
    lines = ["ply", "format ascii 1.0", f"element vertex {len(vertices)}"]
    lines += [f"property float {name}" for name in columns]
    lines += [f"element face {len(faces)}", "property list uchar int vertex_indices"]
    lines += [f"property float {name}" for name in "rgb" if face_colors]
    rows = zip(vertices, normals or [()] * len(vertices), uv or [()] * len(vertices))
    lines += ["end_header"] + [" ".join(map(str, (*a, *b, *c))) for a, b, c in rows]
    colors = face_colors or [()] * len(faces)
    lines += [" ".join(map(str, (3, *face, *color))) for face, color in zip(faces, colors)]
    return "\n".join(lines) + "\n"


def curves(*all_points):
    """Control points and radii, an empty line between curves."""
    return "\n\n".join("\n".join(" ".join(map(str, p)) for p in points) for points in all_points) + "\n"


def bitmap(size=16):
    """24 bits a pixel, without compression."""
    pixels = bytes(c for y in range(size) for x in range(size) for c in (15 * x, 15 * y, 128))
    return struct.pack("<2sIIIIiiHHIIiiII", b"BM", 54 + len(pixels), 0, 54, 40, size, size, 1, 24, 0,
                       len(pixels), 2835, 2835, 0, 0) + pixels


def files():
    """Path below resources/data -> text or bytes."""
    points = [(-1, 0, 0, 1), (-0.3, 0, 0, 1), (0.3, 0, 0, 1), (1, 0, 0, 1)]
    bent = [(k - 3, 0.3 * k * (k % 3), 0.2 * k, 0.25 + 0.02 * k) for k in range(6)]
    moved = lambda by: [(x, y + by, z, r) for x, y, z, r in points]
    corners = [(0, 0), (1, 0), (1, 1), (0, 1)]
    sphere, up = ball(), [(0, 1, 0)] * 4
    # The loader of .obj turns them upside down.
    flat_uv = [((x + 1) / 2, (1 - y) / 2) for x, y, _ in RECTANGLE[0]]
    return {
        "common/meshes/curve.txt": curves(points),
        "common/meshes/curve_6.txt": curves(points, bent, moved(3), moved(6)),
        "common/meshes/curve_doc.txt": curves(bent, moved(4)),
        "common/meshes/rectangle.obj": obj(RECTANGLE, flat_uv, [(0, 0, 1)] * 4),
        "common/meshes/sphere.obj": obj(sphere, None, sphere[0]),
        "common/meshes/bunny_lowres.ply": ply(ball(8, 0.1)),
        "common/meshes/cbox/back.obj": obj(BACK, corners),
        "common/textures/flower.bmp": bitmap(),
        "tests/obj/cbox_smallbox.obj": obj(small_box()),
        "tests/ply/cbox_smallbox.ply": ply(small_box()),
        "tests/obj/rectangle_uv.obj": obj(UPRIGHT, UPRIGHT_UV),
        "tests/ply/rectangle_uv.ply": ply(UPRIGHT, UPRIGHT_UV),
        "tests/ply/rectangle_normals_uv.ply": ply(UPRIGHT, UPRIGHT_UV, up),
        "tests/ply/triangle.ply": ply(TRIANGLE),
        "tests/ply/triangle_face_colors.ply": ply(TRIANGLE, face_colors=[(1, 0, 0)]),
    }


def write(folder):
    for name, content in files().items():
        path = folder / "resources" / "data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
