# SPDX-License-Identifier: Apache-2.0
"""Rays without ray programs: scenes, and questions about many rays or points at once.

    scene = raywright.Scene(vertices, triangles)
    hits = scene.closest(origins, directions)
    hits.distance, hits.primitive

Arrays may be NumPy's, PyTorch's, CuPy's, JAX's or Warp's, and others that have DLPack or
`__cuda_array_interface__`. They are read where they are, without copies; results are arrays of the
framework that `origins` or `points` belong to, on the same device. On a GPU work is put into the
caller's current stream of that framework, and calls return before it is done.

Lengths are in the caller's units. A distance is in lengths of the ray's direction, which need not
be 1.
"""
import math
import os
import threading

import numpy as np

from . import _arrays, _raywright
from ._arrays import CPU, read, rows, same_device
from ._results import AllHits, Hits, Nearest

Error = _raywright.Error

_CLOSEST, _ANY, _COUNT, _ALL = range(4)
_REFIT, _FAST = 1, 2
_CULL = {None: 0, "back": 1, "front": 2}
_INDEX_TYPES = ("int", "uint")
_NUMBERS = (int, float, np.integer, np.floating)

_devices = {}
_lock = threading.Lock()


def _forget_devices():
    """A forked process opens its own."""
    global _lock
    _lock = threading.Lock()
    _devices.clear()


os.register_at_fork(after_in_child=_forget_devices)


def device(number):
    """The device that is CUDA's of this number, or the CPU for -1; opened when it is first asked
    for, and kept. `RW_THREADS` is the number of threads of the CPU, else as many as it has cores.

    Raises Error where there is none.
    """
    with _lock:
        if number not in _devices:
            threads = int(os.environ.get("RW_THREADS") or 0) if number == CPU else 0
            _devices[number] = _raywright.Device(number, threads)
        return _devices[number]


class _Rays:
    """What can be asked of any scene."""

    def __init__(self, number):
        self._number = number
        self._device = device(number)
        self._scene = None
        self._kept = None

    @property
    def device(self):
        """CUDA's number of the device that the scene is on; -1 for the CPU."""
        return self._number

    @property
    def device_name(self):
        """The name of the device, as "NVIDIA H200"."""
        return self._device.name

    @property
    def nbytes(self):
        """Bytes of the device's memory that the scene takes."""
        return _raywright.info(self._scene)[0]

    def bounds(self, world=0):
        """The lower and the upper corner of all triangles, of a world, as two tuples of 3 floats.
        Waits for work on a GPU. The lower is above the upper where there is nothing."""
        box = _raywright.bounds(self._scene, 0, world)
        return tuple(box[:3]), tuple(box[3:])

    # ---- questions ----

    def closest(self, origins, directions, tmin=0.0, tmax=math.inf, *, cull=None, normals=False):
        """What each ray meets first.

        origins, directions: `...x3` float32 of the same shape; an origin of shape 3 is that of all
            rays. Of worlds the first axis is the world.
        tmin, tmax: between which distances; a number, or an array `...` float32.
        cull: "back" or "front", a side of triangles that rays pass.
        normals: whether to return normals.

        Returns Hits. Raises TypeError for arrays of other types, ValueError for those of other
        shapes, on other devices, or freed.
        """
        ask = _Question(self, origins, directions, tmin, tmax)
        hits, at = ask.results(Hits, without=() if normals else ("normal",))
        ask.trace(_CLOSEST, cull, 0, **at)
        return hits

    def any(self, origins, directions, tmin=0.0, tmax=math.inf, *, cull=None):
        """Whether each ray meets anything: `...` bool. Arguments and errors as of `closest`."""
        ask = _Question(self, origins, directions, tmin, tmax)
        found = ask.empty("bool")
        ask.trace(_ANY, cull, 0, found=ask.framework.address(found))
        return ask.framework.finish(found)

    def count(self, origins, directions, tmin=0.0, tmax=math.inf, *, cull=None):
        """How many triangles each ray meets: `...` int32. Arguments and errors as of `closest`."""
        ask = _Question(self, origins, directions, tmin, tmax)
        number = ask.empty("int32")
        ask.trace(_COUNT, cull, 0, number=ask.framework.address(number))
        return ask.framework.finish(number)

    def all(self, k, origins, directions, tmin=0.0, tmax=math.inf, *, cull=None):
        """The first `k` triangles that each ray meets: AllHits. Other arguments and errors as of
        `closest`."""
        if not isinstance(k, int) or not 0 < k <= 1 << 16:
            raise ValueError(f"k is {k}; it has to be a number from 1 to 65536")
        ask = _Question(self, origins, directions, tmin, tmax)
        hits, at = ask.results(AllHits, k)
        ask.trace(_ALL, cull, k, **at)
        return hits

    def nearest(self, points, distance=math.inf):
        """The nearest point of the scene's triangles to each point.

        points: `...x3` float32. distance: how far to look; a number, or an array `...` float32.

        Returns Nearest. Errors as of `closest`.
        """
        ask = _Question(self, points, None, 0.0, distance)
        found, at = ask.results(Nearest)
        ask.nearest(**at)
        return found

    def _per_world(self, lead):
        return 0

    def _ordered(self, framework, views):
        """The framework's stream, which waits for the streams that may be writing the views."""
        stream = framework.stream(self._number)
        if self._number != CPU:
            for view in views:
                writer = view.writer(framework) if view else None
                if writer is not None and writer != (stream or _arrays.LEGACY):
                    self._device.wait(stream, writer)
        return stream

    def _settle(self, stream, views):
        """Waits for a stream where a framework of what is read there wants it."""
        if self._number != CPU and any(view.framework.waits for view in views if view):
            _raywright.bounds(self._scene, stream, 0)

    def _finish_reading(self, stream, view, given):
        """After a call that reads an array, and indices: a copy of them lives until a GPU has read
        it too."""
        self._settle(stream, (view, self._kept))
        if self._number == CPU or given is None or self._kept.array is given:
            self._kept = None


class _Question:
    """Rays or points that were checked, and results for them."""

    def __init__(self, scene, origins, directions, tmin, tmax):
        self.scene = scene
        self.kept = []
        shaped = origins if directions is None else directions
        name = "points" if directions is None else "directions"
        self.shaped = self.view(name, shaped)
        self.framework = self.shaped.framework
        self.count, self.lead, self.stride = rows(name, self.shaped, (3,))
        if self.count > 1 << 31:
            raise ValueError(f"{self.count} {name} at once; up to 2^31 are possible")
        self.per_world = scene._per_world(self.lead)
        if directions is not None:
            self.read_origins(origins)
        self.begins, self.begin = self.bound("tmin", tmin) if directions is not None else (0, 0.0)
        self.ends, self.end = self.bound("tmax" if directions is not None else "distance", tmax)
        self.stream = scene._ordered(self.framework, self.kept)

    def view(self, name, array):
        view = read(name, array)
        same_device(name, view, self.scene._number)
        self.kept.append(view)
        return view

    def read_origins(self, origins):
        view = self.view("origins", origins)
        count, lead, stride = rows("origins", view, (3,))
        if view.shape == (3,):
            stride = 0
        elif lead != self.lead:
            raise ValueError(f"{_arrays.describe('origins', view)}, and of directions "
                             f"{'x'.join(map(str, self.shaped.shape))}; the shapes have to be the "
                             "same, or that of origins 3")
        self.origins, self.origin_stride = view.address, stride

    def bound(self, name, bound):
        """Address and number: one of them holds."""
        if isinstance(bound, _NUMBERS):
            return 0, float(bound)
        view = self.view(name, bound)
        count, lead, stride = rows(name, view, ())
        if lead != self.lead:
            raise ValueError(f"{_arrays.describe(name, view)}; its shape has to be "
                             f"{'x'.join(map(str, self.lead))}, or it has to be a number")
        if count > 1 and stride != 4:
            raise ValueError(f"{_arrays.describe(name, view)}; it has to be contiguous")
        return view.address, 0.0

    def empty(self, kind):
        return self.framework.empty(self.lead, kind, self.scene._number)

    def results(self, of, *k, without=()):
        """Arrays of a kind of results, and the address of each by its name. With `k`, those that
        have a value for each hit have so many."""
        fields = [field for field in of._fields if field.name not in without]
        forms = [(self.lead + (k if field.of_hits else ()) + field.inner, field.kind)
                 for field in fields]
        arrays, addresses = self.framework.allot(forms, self.scene._number)
        names = [field.name for field in fields]
        return of(dict(zip(names, arrays))), dict(zip(names, addresses))

    def trace(self, query, cull, k, distance=0, primitive=0, instance=0, weights=0, normal=0,
              number=0, found=0):
        if cull not in _CULL:
            raise ValueError(f'cull is {cull!r}; it has to be None, "back" or "front"')
        _raywright.trace(self.scene._scene, self.stream, query, self.count, self.per_world,
                         _CULL[cull], k, self.origins, self.origin_stride, self.shaped.address,
                         self.stride, self.begins, self.ends, self.begin, self.end, distance,
                         primitive, instance, weights, normal, number, found)
        self.wait()

    def nearest(self, distance, point, primitive, instance, weights):
        _raywright.nearest(self.scene._scene, self.stream, self.count, self.per_world,
                           self.shaped.address, self.stride, self.ends, self.end, distance, point,
                           primitive, instance, weights)
        self.wait()

    def wait(self):
        if self.count:
            self.scene._settle(self.stream, self.kept)


def _indices(name, array, like):
    """An array of int32; 64 bits become 32 in a copy."""
    view = _arrays.view_of(name, array)
    if view.kind in _INDEX_TYPES and view.bits == 64:
        view = _arrays.view_of(name, view.framework.convert(array, "int32"))
    if view.kind not in _INDEX_TYPES or view.bits != 32:
        raise TypeError(f"{_arrays.describe(name, view)}; it has to be of int32")
    same_device(name, view, like.device)
    return view


class Scene(_Rays):
    """Triangles.

    vertices: `nx3` float32, the corners' places, on the device where rays will be traced.
    triangles: `mx3` int32, the numbers of corners; None: each three vertices are a triangle. int64
        is copied to int32.
    refit: whether `refit` will be called. fast: built faster, traced slower.

    The arrays are not needed afterwards. A triangle with a corner that is not there, or is no
    number, is never met. Raises as `closest` does, and MemoryError.
    """

    def __init__(self, vertices, triangles=None, *, refit=False, fast=False):
        view = read("vertices", vertices)
        super().__init__(view.device)
        self._indexed = triangles is not None
        self._refittable = refit
        mesh = self._mesh(view, triangles)
        stream = self._ordered(view.framework, (view, self._kept))
        self._scene = _raywright.mesh(self._device, stream, *mesh,
                                      (_REFIT if refit else 0) | (_FAST if fast else 0))
        self._finish_reading(stream, view, triangles)

    def _mesh(self, view, triangles):
        count, lead, stride = rows("vertices", view, (3,))
        if triangles is None:
            return view.address, stride, count, 0, 0, count // 3
        indices = _indices("triangles", triangles, view)
        number, lead, step = rows("triangles", indices, (3,))
        self._kept = indices
        return view.address, stride, count, indices.address, step, number

    def refit(self, vertices, triangles=None):
        """New places of as many vertices, for the same triangles, which are given again. The tree
        keeps its form: the further they go, the slower it is. Scenes with instances of this one
        have to be `set` again."""
        if (triangles is not None) != self._indexed:
            raise ValueError("triangles have to be given if the scene was made with some")
        view = read("vertices", vertices)
        same_device("vertices", view, self._number)
        mesh = self._mesh(view, triangles)
        stream = self._ordered(view.framework, (view, self._kept))
        _raywright.refit(self._scene, stream, *mesh)
        self._finish_reading(stream, view, triangles)

    @property
    def triangle_count(self):
        """How many triangles it has."""
        return _raywright.info(self._scene)[1]

    def __repr__(self):
        return f"<raywright.Scene of {self.triangle_count} triangles on {self.device_name}>"


class _Placed(_Rays):
    """Scenes of instances."""

    def __init__(self, scenes, transforms, which, worlds_axis):
        scenes = [scenes] if isinstance(scenes, Scene) else list(scenes)
        if not scenes or not all(isinstance(scene, Scene) for scene in scenes):
            raise TypeError("scenes has to be a Scene, or a list of them that is not empty")
        super().__init__(scenes[0].device)
        for number, scene in enumerate(scenes):
            if scene.device != self._number:
                raise ValueError(f"scene {number} is on another device than scene 0")
        self._worlds_axis = worlds_axis
        view = self._read(transforms)
        self._shape = view.shape[:1 + worlds_axis]
        if which is None and len(scenes) > 1:
            raise ValueError(f"there are {len(scenes)} scenes; which has to say where each is")
        arguments = self._arguments(view, which)
        stream = self._ordered(view.framework, (view, self._kept))
        self._scene = _raywright.instances(self._device, stream, [s._scene for s in scenes],
                                           *arguments)
        self._finish_reading(stream, view, which)

    def _read(self, transforms):
        view = read("transforms", transforms)
        same_device("transforms", view, self._number)
        rank = 3 + self._worlds_axis
        if len(view.shape) != rank or view.shape[-1] != 4 or view.shape[-2] not in (3, 4):
            axes = "worlds x instances" if self._worlds_axis else "instances"
            raise ValueError(f"{_arrays.describe('transforms', view)}; its shape has to be "
                             f"{axes} x 3 x 4, or x 4 x 4")
        return view

    def _arguments(self, view, which):
        count, lead, stride = rows("transforms", view, view.shape[-2:])
        worlds, each = (lead if self._worlds_axis else (1,) + lead)
        at, step, period = 0, 0, 0
        if which is not None:
            indices = _indices("which", which, view)
            number, shape, step = rows("which", indices, ())
            if shape not in (lead, lead[-1:]):
                raise ValueError(f"{_arrays.describe('which', indices)}; its shape has to be "
                                 f"{'x'.join(map(str, lead))}")
            at, period = indices.address, each if shape != lead else 0
            self._kept = indices
        return worlds, each, at, step, period, view.address, stride

    def set(self, transforms, which=None):
        """New transforms, of as many instances, and scenes of them. The tree above them is built
        anew."""
        view = self._read(transforms)
        if view.shape[:-2] != self._shape:
            raise ValueError(f"{_arrays.describe('transforms', view)}; the scene was made with "
                             f"{'x'.join(map(str, self._shape))} of them")
        arguments = self._arguments(view, which)
        stream = self._ordered(view.framework, (view, self._kept))
        _raywright.set(self._scene, stream, *arguments)
        self._finish_reading(stream, view, which)


class Instances(_Placed):
    """Scenes placed in the world, each as often as needed.

    scenes: a Scene, or a list of them, all on one device.
    transforms: `nx3x4` or `nx4x4` float32, row by row: what takes a point of the scene into the
        world. The last row of the latter is taken to be 0 0 0 1.
    which: `n` int32, the number of the scene that an instance places, -1 for none; needed where
        there are several.

    Raises as `closest` does, and MemoryError.
    """

    def __init__(self, scenes, transforms, which=None):
        super().__init__(scenes, transforms, which, 0)

    def __repr__(self):
        return f"<raywright.Instances, {self._shape[0]}, on {self.device_name}>"


class Worlds(_Placed):
    """Many scenes of instances that know nothing of each other, in one: simulations of a batch.
    Rays have an axis more, the first, which is the world that each is traced in.

    scenes: as of Instances.
    transforms: `wxnx3x4` or `wxnx4x4` float32: n instances in each of w worlds, up to 4096.
    which: `wxn` int32, or `n` where all worlds have the same.

    Raises as `closest` does, and MemoryError.
    """

    def __init__(self, scenes, transforms, which=None):
        super().__init__(scenes, transforms, which, 1)

    def _per_world(self, lead):
        if not lead or lead[0] != self._shape[0]:
            raise ValueError(f"rays are of shape {'x'.join(map(str, lead)) or '()'}; the first "
                             f"axis has to be that of the {self._shape[0]} worlds")
        count = 1
        for extent in lead[1:]:
            count *= extent
        return count

    def __repr__(self):
        return (f"<raywright.Worlds, {self._shape[0]} of {self._shape[1]} instances, on "
                f"{self.device_name}>")
