#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""mitsuba_test.py LIBRARY STANDIN: unchanged Mitsuba 3.9 on the library, without a GPU.

Its CUDA driver is the stand-in, and RW_DEVICE=cpu runs the launches on the CPU. What comes out is
compared with what the variant llvm_ad_rgb of the same wheel computes with the same random numbers.
RW_MITSUBA_PYTHON names the Python that has mitsuba, else it is the one that runs this; where it is
not there, or LLVM is not, the test is skipped.
"""
import os
import subprocess
import sys
import tempfile

SKIPPED = 77


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


def hits(mi, count, primitives):
    """Distances, or primitives, of random rays; where surfaces touch either may be hit."""
    import drjit as dr
    scene = mi.load_dict(mi.cornell_box())
    numbers = mi.PCG32(count)
    draw = lambda: 2 * numbers.next_float32() - 1
    origin = mi.Point3f(draw(), draw(), draw()) * 0.9
    direction = dr.normalize(mi.Vector3f(draw(), draw(), draw()))
    found = scene.ray_intersect_preliminary(mi.Ray3f(origin, direction))
    hit = found.is_valid()
    value = mi.Float(found.prim_index) if primitives else found.t
    return mi.TensorXf(dr.select(hit, value, -1))


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


# name: function, largest mean difference
CASES = {
    "cornell_box": (lambda mi: picture(mi, 32, 8), 1e-3),
    "shapes": (shapes, 1e-3),
    "distances": (lambda mi: hits(mi, 20000, False), 1e-6),
    "primitives": (lambda mi: hits(mi, 20000, True), 5e-3),
    "gradient": (gradient, 1e-5),
}


def child(variant, folder):
    mi = find(variant)
    import numpy
    for name, (make, _) in CASES.items():
        numpy.save(f"{folder}/{variant}.{name}.npy", numpy.array(make(mi)))


def can_run(python):
    code = "import mitsuba as mi; mi.set_variant('llvm_ad_rgb'); mi.Float([1, 2]) + 1; import numpy"
    return subprocess.run([python, "-c", code], capture_output=True).returncode == 0


def compare(python, folder):
    code = "import numpy, sys; a, b = map(numpy.load, sys.argv[1:]); assert a.shape == b.shape; " \
           "print(float(abs(a.astype('f8') - b).mean()), float(abs(b).mean()))"
    failed = False
    for name, (_, most) in CASES.items():
        files = [f"{folder}/{variant}.{name}.npy" for variant in ("cuda_ad_rgb", "llvm_ad_rgb")]
        difference, mean = map(float, subprocess.check_output([python, "-c", code, *files],
                                                              text=True).split())
        good = difference <= most and mean > 0
        failed |= not good
        print(f"{'ok  ' if good else 'FAIL'} {name}: mean {mean:.6g}, mean difference {difference:.3g}")
    return 1 if failed else 0


def main(library, standin):
    python = os.environ.get("RW_MITSUBA_PYTHON", sys.executable)
    if not can_run(python):
        print("skipped: no Python with mitsuba 3.9, numpy and LLVM; RW_MITSUBA_PYTHON names one")
        return SKIPPED
    with tempfile.TemporaryDirectory() as folder:
        common = dict(os.environ, HOME=folder, RW_CACHE_DIR="off")
        ours = dict(common, RW_DEVICE="cpu", DRJIT_LIBOPTIX_PATH=library, DRJIT_LIBCUDA_PATH=standin)
        for variant, environment in (("cuda_ad_rgb", ours), ("llvm_ad_rgb", common)):
            subprocess.run([python, __file__, "--child", variant, folder], env=environment, check=True)
        return compare(python, folder)


if __name__ == "__main__":
    if sys.argv[1] == "--child":
        child(*sys.argv[2:])
    else:
        sys.exit(main(*sys.argv[1:]))
