# SPDX-License-Identifier: Apache-2.0
"""Calls at random, with arguments of every kind in every place, of the right kind and of others:
each returns or raises an exception. They are made in a process of their own, so that a crash is
seen; with the argument "cuda" arrays of rays are PyTorch's on a GPU, most of them."""
import collections
import os
import random
import subprocess
import sys
import warnings

import numpy as np
import pytest
import raywright
from raywright import programs
from test_programs import SPHERE

ROUNDS = int(os.environ.get("RW_ROUNDS") or 2)
KINDS = ["f4", "f4", "f4", "f8", "f2", "i4", "i8", "u4", "?", ">f4", "c8", "O"]
VERTICES = np.random.default_rng(4).uniform(-1, 1, (30, 3)).astype(np.float32)
TRIANGLES = np.arange(30, dtype=np.int32).reshape(-1, 3)
PLACES = np.tile(np.eye(4, dtype=np.float32)[:3], (3, 1, 1))
QUESTIONS = ["closest", "any", "count", "all", "nearest", "refit", "set", "bounds", "__init__"]
MAKERS = ["program", "program_of_ptx", "ray_generation", "exception", "miss", "buffer", "output",
          "triangles", "geometry", "material", "instance", "geometry_group", "group", "place",
          "texture", "exceptions", "printing"]


class Liar:
    """An array that does not keep what it says."""

    def __init__(self, pick):
        self.answer = pick([5, None, np.zeros((4, 3), np.float32).__dlpack__()])
        self.place = pick([(1, 0), (2, 0), 5, None])

    def __dlpack__(self, **options):
        return self.answer

    def __dlpack_device__(self):
        return self.place


def released():
    view = memoryview(bytearray(36))
    view.release()
    return view


class Caller:
    """Makes calls, and counts the kinds of their ends."""

    def __init__(self, seed, ends, put):
        self.random, self.ends, self.put = random.Random(seed), ends, put
        self.pick = self.random.choice

    def array(self):
        axes = self.pick([0, 1, 2, 2, 3, 4])
        shape = tuple(self.pick([0, 1, 2, 3, 3, 4, 12]) for _ in range(axes))
        array = np.random.default_rng(self.random.getrandbits(32)).uniform(-2, 9, shape)
        array = array.astype(self.pick(KINDS))
        if array.dtype.kind == "f" and array.size:
            array.flat[0] = self.pick([0, np.nan, np.inf, 1e38])
        array = self.pick([array, array, np.asfortranarray(array), array[::-1] if shape else array])
        return self.pick([self.put(array)] * 4 + [array])

    def value(self, pool):
        return self.pick([self.array, self.array, lambda: self.pick(pool), lambda: self.pick(pool),
                          lambda: [self.value(pool)], lambda: self.pick([
                              None, 0, -1, 1 << 40, -1 << 70, 1.5, np.nan, "x", b"abc", {}, (),
                              object(), Liar(self.pick), released(), bytearray(36), True])])()

    def call(self, function, *arguments, **options):
        try:
            result, end = function(*arguments, **options), "returned"
        except Exception as error:  # whichever it is
            result, end = None, type(error).__name__
        self.ends[end] += 1
        return result

    def rays(self):
        vertices, triangles, places = map(self.put, (VERTICES, TRIANGLES, PLACES))
        scene = raywright.Scene(vertices, triangles, refit=True)
        pool = [vertices, triangles, places, scene, raywright.Instances(scene, places),
                raywright.Worlds(scene, self.put(np.stack([PLACES, PLACES])))]
        for _ in range(200):
            arguments = [self.value(pool) for _ in range(self.random.randrange(5))]
            options = self.pick([{}, {}, {"cull": self.value(pool)}, {"normals": True}])
            if self.random.random() < 0.2:
                kind = self.pick([raywright.Scene, raywright.Instances, raywright.Worlds])
                made = self.call(kind, *arguments)
                pool += [made] if made else []
            else:
                question = getattr(self.pick(pool), self.pick(QUESTIONS), None)
                self.call(question, *self.pick([[], [vertices, -vertices]]), *arguments, **options)

    def programs(self):
        contexts, pool = [programs.Context("cpu"), programs.Context("cpu")], [VERTICES, np.eye(4)]
        for context in contexts:
            made = [context.program(SPHERE, name) for name in ("camera", "bounds", "intersect",
                                                                "shade", "sky")]
            mesh, material = context.triangles(VERTICES, TRIANGLES), context.material(made[3])
            group = context.geometry_group([context.instance(mesh, material)])
            context.ray_generation(made[0])
            context.miss(made[4])
            context["scene"], context["image"] = group, context.output((4, 4, 3))
            context["background"], context["shade_by"] = (0.0, 0.0, 0.0), 1
            pool += made + [mesh, material, group, context]
        for _ in range(200):
            context = self.pick(contexts)
            arguments = [self.value(pool) for _ in range(self.random.randrange(4))]
            made = self.call(getattr(context, self.pick(MAKERS)), *arguments)
            pool += [made] if isinstance(made, programs._Object) else []
            thing = self.pick(pool)
            if hasattr(thing, "_native") or isinstance(thing, programs._Object):
                self.call(lambda: thing.__setitem__(self.pick(["x", "scene"]), self.value(pool)))
            self.call(getattr, thing, "id")
            self.call(setattr, context, self.pick(["trace_depth", "callable_depth", "stack_size"]),
                      self.value(pool))
            if isinstance(thing, programs.Buffer):
                self.call(thing.write, self.value(pool))
                self.call(thing.picture)
            if self.random.random() < 0.2:
                self.call(context.launch, *self.pick([(4, 4), (0,), (-1, 2), ("x",), (), (2.5, 1)]))


def on_gpu(array):
    """As PyTorch has it on a GPU, with the same strides; what it has no type for stays."""
    import torch
    try:
        return torch.from_numpy(array).to("cuda")
    except (TypeError, ValueError):
        return array


def calls(*arguments):
    done = subprocess.run([sys.executable, "-X", "faulthandler", __file__, *arguments],
                          capture_output=True, text=True, timeout=600)
    if "no NVRTC" in done.stderr and "no clang" in done.stderr:
        pytest.skip(done.stderr.splitlines()[-1])
    assert done.returncode == 0, done.stderr
    ends = dict(word.split("=") for word in done.stdout.split())
    wanted = {"returned", "TypeError", "ValueError"} | (set() if arguments else {"Error"})
    assert wanted <= set(ends), ends
    assert "SystemError" not in ends and int(ends["returned"]) > 30 * ROUNDS, ends


def test_calls_at_random():
    calls()


if __name__ == "__main__":
    warnings.simplefilter("ignore")
    total = collections.Counter()
    on_cuda = "cuda" in sys.argv
    for number in range(5 * ROUNDS if on_cuda else ROUNDS):  # calls of rays alone are fewer
        caller = Caller(number, total, on_gpu if on_cuda else lambda array: array)
        caller.rays()
        if on_cuda:
            import torch
            torch.cuda.synchronize()  # where a kernel that failed would be told
        else:
            caller.programs()
    print(*(f"{end}={count}" for end, count in total.items()))
