#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""mitsuba_test.py LIBRARY STANDIN [CASE...]: unchanged Mitsuba 3.9 on the library, without a GPU.

Its CUDA driver is the stand-in, and RW_DEVICE=cpu runs the launches on the CPU. What comes out is
compared with what the variant llvm_ad_rgb of the same wheel computes with the same random numbers.
RW_MITSUBA_PYTHON names the Python that has mitsuba, else it is the one that runs this; where it is
not there, or LLVM is not, the test is skipped.

With "cuda" for the stand-in all runs on a GPU, and with "vendor" for the library on that of the
driver. RW_MITSUBA_RAYS is how many rays the cases rays-* trace: 1000000 takes a minute.
"""
import os
import subprocess
import sys
import tempfile

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../scripts"))
from comparison import check_optix, without_overrides

SKIPPED = 77
VARIANTS = "cuda_ad_rgb", "llvm_ad_rgb"


def find(variant):
    import mitsuba as mi
    mi.set_variant(variant)
    return mi


def picture(mi, width, samples):
    scene = mi.cornell_box()
    scene["sensor"]["film"]["width"] = scene["sensor"]["film"]["height"] = width
    return mi.render(mi.load_dict(scene), spp=samples, seed=0)


def shapes(mi):
    """Intersection programs, instances, triangles."""
    place = mi.ScalarTransform4f
    scene = {
        "type": "scene", "integrator": {"type": "direct"}, "light": {"type": "constant"},
        "sensor": {"type": "perspective", "film": {"type": "hdrfilm", "width": 24, "height": 24},
                   "to_world": place().look_at(origin=[0, 0, 6], target=[0, 0, 0], up=[0, 1, 0])},
        "group": {"type": "shapegroup", "ball": {"type": "sphere", "radius": 0.4},
                  "box": {"type": "cube", "to_world": place().translate([0, 1, 0]).scale(0.3)}},
        "floor": {"type": "rectangle", "to_world": place().translate([0, 0, -1]).scale(3)},
    }
    for i in range(3):
        scene[f"placed{i}"] = {"type": "instance", "group": {"type": "ref", "id": "group"},
                               "to_world": place().translate([i - 1.0, 0, 0]).rotate([0, 1, 0], 30 * i)}
    return mi.render(mi.load_dict(scene), spp=4, seed=0)


def strands(kind, folder, count, thickness):
    """Random curves of eight control points each."""
    import random
    numbers = random.Random(7)
    file = f"{folder}/{kind}.{thickness}.txt"
    with open(file, "w") as out:
        for _ in range(count):
            at = [numbers.uniform(-1, 1) for _ in range(3)]
            step = [numbers.gauss(0, 0.3) for _ in range(3)]
            for _ in range(8):
                print(*at, thickness * numbers.uniform(0.3, 1), file=out)
                step = [s + numbers.gauss(0, 0.15) for s in step]
                at = [a + s for a, s in zip(at, step)]
            print(file=out)
    return {"type": kind, "filename": file}


def curves(mi, folder):
    place = mi.ScalarTransform4f
    scene = {
        "type": "scene", "integrator": {"type": "path", "max_depth": 3},
        "light": {"type": "constant"},
        "sensor": {"type": "perspective", "film": {"type": "hdrfilm", "width": 24, "height": 24},
                   "to_world": place().look_at(origin=[0, 0, 6], target=[0, 0, 0], up=[0, 1, 0])},
        "hair": strands("bsplinecurve", folder, 12, 0.1),
        "wire": strands("linearcurve", folder, 12, 0.1),
        "ball": {"type": "sphere", "center": [0, 0, -1], "radius": 0.7},
        "floor": {"type": "rectangle", "to_world": place().translate([0, 0, -2]).scale(3)},
    }
    return mi.render(mi.load_dict(scene), spp=4, seed=0)


def bitmap(mi):
    """A texture of CUDA's on the floor; and a scene without symbolic loops and calls, where each
    step is a kernel and calls are grouped by what is called."""
    import drjit as dr
    import numpy
    place = mi.ScalarTransform4f
    texels = mi.TensorXf(numpy.random.default_rng(1).random((6, 7, 3), dtype="f4"))
    scene = mi.load_dict({
        "type": "scene", "integrator": {"type": "path", "max_depth": 3},
        "light": {"type": "constant"},
        "sensor": {"type": "perspective", "film": {"type": "hdrfilm", "width": 24, "height": 24},
                   "to_world": place().look_at(origin=[0, 0, 6], target=[0, 0, 0], up=[0, 1, 0])},
        "floor": {"type": "rectangle", "to_world": place().scale(2), "bsdf": {
            "type": "diffuse", "reflectance": {"type": "bitmap", "data": texels, "raw": True}}},
        "ball": {"type": "sphere", "radius": 0.7, "bsdf": {"type": "conductor"}},
        "box": {"type": "cube", "to_world": place().translate([1, 1, 0]).scale(0.3)},
    })
    with dr.scoped_set_flag(dr.JitFlag.SymbolicLoops, False):
        with dr.scoped_set_flag(dr.JitFlag.SymbolicCalls, False):
            return mi.TensorXf(mi.render(scene, spp=4, seed=0))


def ellipsoids(mi):
    """Meshes whose back faces are culled, the only ones that Mitsuba has: which is the back?"""
    import numpy
    make = lambda *rows: mi.TensorXf(numpy.array(rows, "f4"))
    return {"type": "ellipsoidsmesh", "centers": make([0, 0, 0], [1, 0, 0]),
            "scales": make([0.2, 0.3, 0.2], [0.1, 0.1, 0.3]),
            "quaternions": make([0, 0, 0, 1], [0, 0, 0, 1])}


def instances(mi):
    """A group of shapes of two kinds, placed turned and scaled; one mesh of the scene's own."""
    place = mi.ScalarTransform4f
    scene = {"group": {"type": "shapegroup", "ball": {"type": "sphere", "radius": 0.4},
                       "box": {"type": "cube", "to_world": place().translate([0, 1, 0]).scale(0.3)}},
             "floor": {"type": "rectangle", "to_world": place().translate([0, 0, -1]).scale(3)}}
    for i in range(5):
        scene[f"placed{i}"] = {
            "type": "instance", "group": {"type": "ref", "id": "group"},
            "to_world": place().translate([0.4 * i - 1, 0.1 * i, 0]).rotate([0, 1, 1], 50 * i)
                               .scale([1, 0.5 + 0.2 * i, 1])}
    return scene


def rays(mi, shapes):
    """Of random rays towards the scene: distance, primitive, shape, instance, and the two
    parameters of the primitive."""
    import drjit as dr
    scene = mi.load_dict({"type": "scene", **shapes})
    numbers = mi.PCG32(int(os.environ.get("RW_MITSUBA_RAYS", 20000)))
    draw = lambda: 2 * numbers.next_float32() - 1
    origin = 0.9 * mi.Point3f(draw(), draw(), draw())
    origin[numbers.next_float32() < 0.5] = 5 * dr.normalize(mi.Vector3f(origin))
    target = 1.2 * mi.Point3f(draw(), draw(), draw())
    found = scene.ray_intersect_preliminary(mi.Ray3f(origin, dr.normalize(target - origin)))
    shape, instance = mi.Float(-1), mi.Float(-1)
    for i, s in enumerate(scene.shapes()):
        shape[found.shape == mi.ShapePtr(s)] = i
        instance[found.instance == mi.ShapePtr(s)] = i
    uv = dr.select(found.shape.shape_type() == int(mi.ShapeType.Sphere), 0, found.prim_uv)
    columns = [found.t, mi.Float(found.prim_index), shape, instance, uv.x, uv.y]
    columns = [dr.select(found.is_valid(), column, -1) for column in columns]
    dr.eval(columns)  # while the scene is there
    return mi.TensorXf(dr.concat(columns), shape=(len(columns), len(found.t)))


def gradient(mi):
    import drjit as dr
    scene = mi.cornell_box()
    scene["sensor"]["film"]["width"] = scene["sensor"]["film"]["height"] = 16
    scene = mi.load_dict(scene)
    parameters = mi.traverse(scene)
    key = "red.reflectance.value"
    dr.enable_grad(parameters[key])
    parameters.update()
    image = mi.render(scene, parameters, spp=4, seed=0, integrator=mi.load_dict({"type": "prb"}))
    dr.backward(dr.mean(image))
    return mi.TensorXf(dr.ravel(dr.grad(parameters[key])))


def box(mi):
    return {name: value for name, value in mi.cornell_box().items()
            if isinstance(value, dict) and value.get("type") in ("rectangle", "cube", "obj", "diffuse")}


def hair(folder):
    return {"hair": strands("bsplinecurve", folder, 20, 0.1), "ball": {"type": "sphere"},
            "wire": strands("linearcurve", folder, 60, 0.02)}


# name: function of Mitsuba and a folder; largest mean difference, or of rays the share of those
# that differ.
CASES = {
    "cornell_box": (lambda mi, _: picture(mi, 32, 8), 1e-3),
    "shapes": (lambda mi, _: shapes(mi), 1e-3),
    "curves": (curves, 1e-3),
    "bitmap": (lambda mi, _: bitmap(mi), 1e-3),
    "gradient": (lambda mi, _: gradient(mi), 1e-5),
    "rays-box": (lambda mi, _: rays(mi, box(mi)), 5e-4),
    "rays-instances": (lambda mi, _: rays(mi, instances(mi)), 5e-4),
    "rays-curves": (lambda mi, folder: rays(mi, hair(folder)), 5e-4),
    "rays-ellipsoids": (lambda mi, _: rays(mi, {"all": ellipsoids(mi)}), 5e-4),
}
# Making the shape takes half a minute of compiling without a GPU.
ON_REQUEST = {"rays-ellipsoids"}


def child(variant, folder, *names):
    mi = find(variant)
    import numpy
    for name in names:
        numpy.save(f"{folder}/{variant}.{name}.npy", numpy.array(CASES[name][0](mi, folder)))
    if variant.startswith("cuda"):
        print("library:", check_optix(ours="DRJIT_LIBOPTIX_PATH" in os.environ))


def difference(a, b):
    """Mean difference of pictures."""
    import numpy
    assert a.shape == b.shape
    return float(abs(a.astype("f8") - b).mean()), float(abs(b).mean())


def differing(a, b):
    """Share of rays that hit elsewhere, or something else that is not at the same distance; how many
    hit anything."""
    import numpy
    assert a.shape == b.shape
    far = abs(a[0] - b[0]) > 1e-4 * (1 + abs(b[0]))
    other = (a[1:4] != b[1:4]).any(axis=0)
    moved = (abs(a[4:] - b[4:]) > 1e-2).any(axis=0) & ~other
    tied = other & (abs(a[0] - b[0]) <= 1e-6 * (1 + abs(b[0])))
    return float((far | moved | (other & ~tied)).mean()), float((b[0] >= 0).mean())


def can_run(python):
    code = "import mitsuba as mi; mi.set_variant('llvm_ad_rgb'); mi.Float([1, 2]) + 1; import numpy"
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def compare(folder, *names):
    """In a child: the Python that runs this file may lack numpy."""
    import numpy
    failed = False
    for name in names:
        ours, theirs = (numpy.load(f"{folder}/{variant}.{name}.npy") for variant in VARIANTS)
        rays = name.startswith("rays")
        found, mean = (differing if rays else difference)(ours, theirs)
        good = found <= CASES[name][1] and mean > 0
        failed |= not good
        print(f"{'ok  ' if good else 'FAIL'} {name}: " +
              (f"{mean:.0%} hit, {found:.2g} of all differ" if rays else
               f"mean {mean:.6g}, mean difference {found:.3g}"))
    return 1 if failed else 0


def environments(library, standin):
    """Of the two variants."""
    common = dict(without_overrides(), RW_CACHE_DIR="off")
    ours = dict(common)
    if library != "vendor":
        ours["DRJIT_LIBOPTIX_PATH"] = library
    if standin != "cuda":
        ours.update(RW_DEVICE="cpu", DRJIT_LIBCUDA_PATH=standin)
    return ours, common


def main(library, standin, *names):
    python = os.environ.get("RW_MITSUBA_PYTHON", sys.executable)
    if not can_run(python):
        print("skipped: no Python with mitsuba 3.9, numpy and LLVM; RW_MITSUBA_PYTHON names one")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        names = names or [name for name in CASES if name not in ON_REQUEST]
        for variant, environment in zip(VARIANTS, environments(library, standin)):
            environment["HOME"] = folder
            subprocess.run([python, __file__, "--child", variant, folder, *names], env=environment,
                           check=True)
        return subprocess.run([python, __file__, "--compare", folder, *names]).returncode


if __name__ == "__main__":
    if sys.argv[1] == "--child":
        child(*sys.argv[2:])
    elif sys.argv[1] == "--compare":
        sys.exit(compare(*sys.argv[2:]))
    else:
        sys.exit(main(*sys.argv[1:]))
