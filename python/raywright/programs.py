# SPDX-License-Identifier: Apache-2.0
"""Ray programs in CUDA C, in the classic style: contexts, programs, buffers, materials, launches.

    context = programs.Context()
    context.ray_generation(context.program(source, "camera"))
    context.miss(context.program(source, "sky"))
    material = context.material(context.program(source, "shade"))
    mesh = context.triangles(vertices, triangles)
    context["scene"] = context.geometry_group([context.instance(mesh, material)])
    context["image"] = image = context.output((512, 512, 3))
    context.launch(512, 512)
    image.picture()

CUDA C is compiled by NVRTC where that is installed (`pip install raywright[cuda]`), else by clang.
What goes wrong is an Error with the library's text, which names the line of the source. Objects live
as long as their context; contexts are to be used by one thread at a time.
"""

import sys

import numpy as np

from . import _raywright
from .pictures import Picture

Error = _raywright.Error

INPUT, OUTPUT, INPUT_OUTPUT = 1, 2, 3
# RTformat of one number; those of 2, 3 and 4 follow it.
_FORMATS = {"float32": 0x101, "int8": 0x105, "uint8": 0x109, "int16": 0x10D, "uint16": 0x111,
            "int32": 0x115, "uint32": 0x119, "float16": 0x120, "int64": 0x124, "uint64": 0x128}
_USER = 0x11D
# RTwrapmode, RTfiltermode; RTtexturereadmode, of integers and of floats.
_WRAPS = {"repeat": 0, "clamp": 1, "mirror": 2, "border": 3}
_FILTERS = {"nearest": 0, "linear": 1}
_READS = {"element": 0, "float": 1, "srgb": 3}

# RTexception, by name: what rtGetExceptionCode gives. rtThrow has codes from "user" to 0xFFFF.
EXCEPTIONS = {
    "payload_access_out_of_bounds": 0x3EB, "user_exception_code_out_of_bounds": 0x3EC,
    "trace_depth_exceeded": 0x3ED, "program_id_invalid": 0x3EE, "texture_id_invalid": 0x3EF,
    "buffer_id_invalid": 0x3FA, "index_out_of_bounds": 0x3FB, "stack_overflow": 0x3FC,
    "buffer_index_out_of_bounds": 0x3FD, "invalid_ray": 0x3FE, "internal_error": 0x3FF,
    "user": 0x400,
}
_ALL_EXCEPTIONS = 0x7FFFFFFF
_CONTEXT, _PROGRAM, _MATERIAL, _INSTANCE, _GEOMETRY, _TRIANGLES = range(6)


class _Object:
    """What a context has, by its number."""

    def __init__(self, context, handle):
        self.context = context
        self._handle = handle


class _Scope(_Object):
    """What has variables; `_scope` says which kind it is."""

    def __setitem__(self, name, value):
        """Sets a variable: a number, up to four of them, a matrix of 3x3, 3x4 or 4x4 floats, bytes
        for a structure, a Buffer, a Texture, a callable Program, or a group. Python's ints are int,
        floats float; a NumPy array says by its type. Raises TypeError for other values."""
        _set(self.context, self._scope, self._handle, name, value)


def _set(context, scope, handle, name, value):
    native = context._native
    if isinstance(value, _Object):
        _raywright.set_object(native, scope, handle, name, value._handle)
        return
    if isinstance(value, (bytes, bytearray)):
        _raywright.set_bytes(native, scope, handle, name, bytes(value))
        return
    array = np.asarray(value)
    if array.dtype.kind == "f" and array.size in (1, 2, 3, 4, 9, 12, 16):
        _raywright.set_floats(native, scope, handle, name, array.ravel().tolist())
    elif array.dtype.kind in "iub" and array.size <= 4 and array.size:
        if min(array.ravel().tolist()) < -1 << 31 or max(array.ravel().tolist()) >= 1 << 32:
            raise ValueError(f"the variable {name} cannot be {value!r}: ints have 32 bits")
        wrapped = array.astype(np.int64).astype(np.uint32).view(np.int32)
        _raywright.set_ints(native, scope, handle, name, wrapped.ravel().tolist())
    else:
        raise TypeError(f"the variable {name} cannot be {value!r}: it can be up to 4 numbers, a "
                        "matrix of floats, bytes, a Buffer, a Texture, a Program or a group")


class Program(_Scope):
    """A program, whose own variables are `program["name"]`."""

    _scope = _PROGRAM

    @property
    def id(self):
        """The number, above 0, by which an `rtCallableProgramId` calls this program, which has to
        be an RT_CALLABLE_PROGRAM. Raises Error if it is not."""
        return _raywright.program_id(self.context._native, self._handle)


class Material(_Scope):
    """What happens where geometry is hit; variables are `material["name"]`."""

    _scope = _MATERIAL


class Geometry(_Scope):
    """Geometry by programs; variables are `geometry["name"]`."""

    _scope = _GEOMETRY


class Triangles(_Scope):
    """Built-in triangles; variables are `triangles["name"]`."""

    _scope = _TRIANGLES


class Instance(_Scope):
    """Geometry with its materials; variables are `instance["name"]`."""

    _scope = _INSTANCE


class Group(_Object):
    """What rays are traced against, or a part of it."""


class Texture(_Object):
    """An array that programs read between its elements, made by `Context.texture`. It is the value
    of an `rtTextureSampler`, or found by its `id`."""

    @property
    def id(self):
        """The number, above 0, by which `rtTex2D` and its relatives find it."""
        return _raywright.texture_id(self.context._native, self._handle)


class Buffer(_Object):
    """An array in the memory of a context's device. The last axis is part of the element where that
    is a vector of 2, 3 or 4."""

    def __init__(self, context, kind, shape, dtype, vector):
        dtype = np.dtype(dtype).newbyteorder("=")
        if dtype.hasobject:
            raise TypeError(f"a buffer of {dtype} cannot be: elements are numbers, not objects")
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        width = shape[-1] if vector else 1
        size = shape[:-1] if vector else shape
        if not 1 <= len(size) <= 3 or not 1 <= width <= 4:
            raise ValueError(f"a buffer of the shape {shape} cannot be: it has 1 to 3 axes, and one "
                             "more of 2 to 4 where elements are vectors")
        first = _FORMATS.get(dtype.name)
        kind_of = _USER if first is None else first + width - 1
        super().__init__(context, _raywright.buffer(context._native, kind, kind_of,
                                                    dtype.itemsize * width, list(size[::-1])))
        self._shape, self._dtype = shape, dtype

    @property
    def shape(self):
        """That of the array, height before width."""
        return self._shape

    @property
    def dtype(self):
        """The type of its numbers."""
        return self._dtype

    @property
    def id(self):
        """The number, above 0, by which an `rtBufferId` finds it."""
        return _raywright.buffer_id(self.context._native, self._handle)

    def write(self, array):
        """Sets the contents. array: of the buffer's shape; other types of numbers are converted."""
        array = np.ascontiguousarray(array, self.dtype)
        if array.shape != self.shape:
            raise ValueError(f"the array is of {array.shape}, the buffer of {self.shape}")
        _raywright.copy(self.context._native, self._handle, array.ctypes.data, array.nbytes, True)

    def numpy(self):
        """The contents, copied, as an array of the buffer's shape."""
        array = np.empty(self.shape, self.dtype)
        _raywright.copy(self.context._native, self._handle, array.ctypes.data, array.nbytes, False)
        return array

    def picture(self, low=0.0, high=1.0, flip=True):
        """The contents as a Picture; the first row is the lowest."""
        return Picture(self.numpy(), low, high, flip)

    def _repr_png_(self):
        try:
            return self.picture()._repr_png_()
        except ValueError:
            return None


def _limit(name, text):
    """A property of a context by a pair of the extension's functions."""
    get, change = getattr(_raywright, name), getattr(_raywright, f"set_{name}")
    return property(lambda context: get(context._native),
                    lambda context, value: change(context._native, value), doc=text.strip())


class Context:
    """A device, the programs for it, and what they work on.

    device: "auto", a GPU if there is one, "cpu", "cuda", "cuda:1". ray_types, entries: how many
        there are of each.
    """

    def __init__(self, device="auto", ray_types=1, entries=1):
        self._native = _raywright.Context(device, ray_types, entries)
        self._prints = False

    @property
    def device_name(self):
        """The name of the device, as "NVIDIA H200"."""
        return self._native.device_name

    @property
    def kernel_time(self):
        """Milliseconds that the last launch's kernel took."""
        return self._native.kernel_time

    def __setitem__(self, name, value):
        """Sets a variable that all programs find; values as of `Program`."""
        _set(self, _CONTEXT, 0, name, value)

    # ---- programs ----

    def program(self, source, name, *, options=(), file="<python>"):
        """Compiles the program `name` of a text in CUDA C. options: as `-DN=3`. file: what messages
        call the text. Raises Error with what the compiler said."""
        return Program(self, _raywright.program(self._native, source, file, name, list(options)))

    def program_of_ptx(self, ptx, name):
        """The program `name` of a text in PTX."""
        return Program(self, _raywright.program_of_ptx(self._native, ptx, name))

    def ray_generation(self, program, entry=0):
        """The program that a launch of `entry` begins with."""
        _raywright.set_program(self._native, 0, entry, program._handle)

    def exception(self, program, entry=0):
        """The program that runs where an exception ended a launch index. `exceptions` says which
        are looked for."""
        _raywright.set_program(self._native, 1, entry, program._handle)

    def exceptions(self, enabled, *names):
        """Switches the checks for exceptions, of all or of those of EXCEPTIONS that are named. At
        first only "stack_overflow" is on; `rtThrow` needs "user". Raises ValueError for other
        names."""
        codes = [_choice("an exception", name, EXCEPTIONS) for name in names]
        for code in codes or [_ALL_EXCEPTIONS]:
            _raywright.set_exception(self._native, code, bool(enabled))

    def printing(self, enabled, index=None, size=0):
        """Whether `rtPrintf` prints, after each launch, to the process's standard output.

        index: the launch index that prints, width first; None: all of them. size: bytes that are
            kept of a launch, the rest is dropped; 0 leaves that as it is.
        """
        index = [] if index is None else [index] if isinstance(index, int) else list(index)
        if len(index) > 3:
            raise ValueError(f"the launch index {index} cannot be: it is 1 to 3 numbers")
        _raywright.set_printing(self._native, bool(enabled), size,
                                *index, *[-1] * (3 - len(index)))
        self._prints = bool(enabled)

    stack_size = _limit("stack_size", """
        Bytes of stack of a launch index, at least; what programs need beyond is computed.""")
    trace_depth = _limit("trace_depth", """
        How many calls of `rtTrace` may be open in a launch index, 0 to 254, before the exception
        "trace_depth_exceeded". 5 is told before it is set, and recursion may go to 31. Raises
        Error for other numbers.""")
    callable_depth = _limit("callable_depth", """
        How deep callable programs call one another, 0 to 31, before the exception
        "stack_overflow". Raises Error for other numbers.""")

    def miss(self, program, ray_type=0):
        """The program of rays that meet nothing."""
        _raywright.set_program(self._native, 2, ray_type, program._handle)

    # ---- buffers ----

    def buffer(self, array, vector=None, kind=INPUT):
        """A buffer with the contents of an array. vector: whether the last axis is one vector;
        None: if it is 2, 3 or 4 and not the only one."""
        array = np.asarray(array)
        if vector is None:
            vector = array.ndim > 1 and 2 <= array.shape[-1] <= 4
        out = Buffer(self, kind, array.shape, array.dtype, vector)
        out.write(array)
        return out

    def output(self, shape, dtype="float32", vector=None):
        """A buffer that programs write, of a shape as of an array: (height, width, 3)."""
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        if vector is None:
            vector = len(shape) > 1 and 2 <= shape[-1] <= 4
        return Buffer(self, OUTPUT, shape, dtype, vector)

    def texture(self, array, vector=None, *, wrap="repeat", filter="linear", read=None,
                texels=False):
        """A Texture of one to three dimensions.

        array: `w`, `hxw` or `dxhxw` of float32, or of integers of 8, 16 or 32 bits; with a last
            axis of 2 or 4 where elements are vectors; or a Buffer of such, which may be written
            later.
        vector: of an array that is no Buffer, as of `buffer`.
        wrap: "repeat", "clamp", "mirror" or "border", which is 0, of what lies outside; or one for
            each dimension, x first.
        filter: "linear" or "nearest".
        read: what programs get of integers: "element" as they are, which "nearest" needs to be;
            "float" from 0 to 1, or -1 to 1 with signs; "srgb" the same, decoded to linear but for
            the fourth. None: "float" of 8 and 16 bits, else "element".
        texels: whether coordinates count texels, as the number of columns, rather than being 0 to
            1; such are clamped.

        Raises ValueError for what is not among these, Error for what no texture can be, as of 3
        components.
        """
        array = array if isinstance(array, Buffer) else np.asarray(array)
        if read is None:
            read = "float" if array.dtype.kind in "iu" and array.dtype.itemsize < 4 else "element"
        wraps = [wrap] * 3 if isinstance(wrap, str) else list(wrap)
        modes = ([_choice("wrap", name, _WRAPS) for name in wraps],
                 _choice("filter", filter, _FILTERS), int(texels), _choice("read", read, _READS))
        buffer = array if isinstance(array, Buffer) else self.buffer(array, vector)
        return Texture(self, _raywright.texture(self._native, buffer._handle, *modes))

    # ---- the graph ----

    def triangles(self, vertices, triangles=None):
        """Triangles. vertices: `nx3` float32; triangles: `mx3` int32, None: three vertices each."""
        vertices = np.ascontiguousarray(vertices, np.float32)
        if vertices.ndim != 2 or vertices.shape[1] != 3:
            raise ValueError(f"vertices are of {vertices.shape}; the shape has to be n x 3")
        corners = self.buffer(vertices)
        if triangles is None:
            handle, count = 0, len(vertices) // 3
        else:
            triangles = np.ascontiguousarray(triangles, np.uint32)
            if triangles.ndim != 2 or triangles.shape[1] != 3:
                raise ValueError(f"triangles are of {triangles.shape}; the shape has to be m x 3")
            if triangles.size and triangles.max() >= len(vertices):
                raise ValueError(f"a triangle has vertex {triangles.max()} of {len(vertices)}")
            handle, count = self.buffer(triangles)._handle, len(triangles)
        return Triangles(self, _raywright.triangles(self._native, corners._handle, len(vertices),
                                                    handle, count))

    def geometry(self, count, bounds, intersection):
        """`count` primitives by programs for bounds and intersection."""
        return Geometry(self, _raywright.geometry(self._native, count, bounds._handle,
                                                  intersection._handle))

    def material(self, closest=None, any=None):
        """A material. closest, any: a Program for rays of type 0, or {ray type: Program}."""
        out = Material(self, _raywright.material(self._native))
        for programs, is_any in ((closest, False), (any, True)):
            programs = {0: programs} if isinstance(programs, Program) else programs or {}
            for ray_type, program in programs.items():
                _raywright.set_hit(self._native, out._handle, ray_type, program._handle, is_any)
        return out

    def instance(self, geometry, *materials):
        """Triangles or Geometry with materials."""
        return Instance(self, _raywright.instance(self._native, geometry._handle,
                                                  isinstance(geometry, Triangles),
                                                  [m._handle for m in materials]))

    def geometry_group(self, instances, builder="Trbvh"):
        """Instances with one tree."""
        return Group(self, _raywright.geometry_group(self._native,
                                                     [i._handle for i in instances], builder))

    def group(self, children, builder="Trbvh"):
        """Groups, and what `place` gives, with one tree."""
        return Group(self, _raywright.group(self._native, [c._handle for c in children], builder))

    def place(self, group, matrix):
        """A group placed by a matrix, `4x4` or `3x4` floats, row by row."""
        full = np.eye(4)
        matrix = np.asarray(matrix, float)
        if matrix.shape not in ((4, 4), (3, 4)):
            raise ValueError(f"the matrix is of {matrix.shape}; it has to be of 4 x 4 or 3 x 4")
        full[:matrix.shape[0]] = matrix
        return Group(self, _raywright.transform(self._native, group._handle,
                                                full.ravel().tolist()))

    # ---- launches ----

    def launch(self, *size, entry=0, progress=None):
        """Runs the entry's program for each index of a size, width before height, and waits.

        progress: True for a bar by tqdm, or what is called with the part that has begun, 0 to 1. An
            exception in there, or Ctrl-C, ends the launch.
        """
        if not 1 <= len(size) <= 3:
            raise ValueError("the size of a launch is 1 to 3 numbers, width first")
        if self._prints:
            sys.stdout.flush()  # what was printed before comes before
        if progress is True:
            with _bar() as bar:
                _raywright.launch(self._native, entry, list(size), bar.show)
                bar.show(1.0)
            return
        _raywright.launch(self._native, entry, list(size), progress or None)


def _choice(what, name, choices):
    if name not in choices:
        raise ValueError(f"{what} is {name!r}; it has to be one of {', '.join(choices)}")
    return choices[name]


class _bar:
    """tqdm's bar, of hundredths."""

    def __enter__(self):
        from tqdm.auto import tqdm
        self.bar = tqdm(total=100, unit="%", leave=False)
        return self

    def show(self, part):
        self.bar.update(int(100 * part) - self.bar.n)

    def __exit__(self, *_):
        self.bar.close()
