# SPDX-License-Identifier: Apache-2.0
"""Arrays of any framework, as addresses, and results as arrays of the same framework.

A framework is known by the module of an array's type, or of a class that this is made from, so that
none is imported that the caller has not. Each has five things: what an array is made of (address,
shape, strides, type, device), an empty array and its address, the stream that the caller's work is
in, and how a result is finished; and of arrays of 4-byte numbers it makes several in one
allocation, where its arrays have views. `waits`: of a GPU, that what was asked is done. Arrays of
other types are read by `__cuda_array_interface__`, DLPack or the buffer protocol, and their results
are CuPy's arrays on a GPU and NumPy's on the CPU.
"""
import math
import sys
from functools import partial
from itertools import accumulate

import numpy as np

from . import _raywright

CPU = -1
LEGACY = 1  # CUDA's default stream, which is 0 or this
READY = -1  # no stream: nobody is writing
KINDS = {"f": "float", "i": "int", "u": "uint", "b": "bool"}
DLPACK_KINDS = {0: "int", 1: "uint", 2: "float", 6: "bool"}
DLPACK_CPU, DLPACK_CUDA, DLPACK_PINNED, DLPACK_MANAGED = 1, 2, 3, 13


class View:
    """What an array is made of: `address`, `shape`, `strides` in bytes (None: there are no gaps),
    `kind` and `bits` of its numbers, and `device`, CUDA's number or CPU. `array` keeps it. `stream`
    is one that may be writing it, or READY; None: that which is current in its `framework`."""

    __slots__ = ("address", "shape", "strides", "kind", "bits", "device", "array", "stream",
                 "framework")

    def __init__(self, address, shape, strides, kind, bits, device, array, stream=None):
        self.address = address
        self.shape = tuple(shape)
        self.strides = strides
        self.kind = kind
        self.bits = bits
        self.device = device
        self.array = array
        self.stream = stream
        self.framework = None

    def writer(self, framework):
        """The stream that has to be waited for, on a GPU, before one of `framework` reads it."""
        if self.stream is None and self.framework is not framework:
            return self.framework.stream(self.device) or LEGACY
        return None if self.stream == READY else self.stream


def packed(shape, size):
    """Strides in bytes of an array without gaps."""
    strides = []
    for extent in reversed(shape):
        strides.append(size)
        size *= max(extent, 1)
    return tuple(reversed(strides))


# ---- frameworks ----

class Apart:
    """A framework whose results are arrays of their own."""

    waits = False

    @classmethod
    def allot(cls, forms, device):
        """New arrays of shapes and types: functions that give them once they are written, and their
        addresses."""
        arrays = [cls.empty(shape, kind, device) for shape, kind in forms]
        return [partial(cls.finish, array) for array in arrays], [cls.address(a) for a in arrays]


class Together:
    """One whose results are pieces of one block, since to allocate each costs more than a call."""

    waits = False

    @classmethod
    def allot(cls, forms, device):
        ends = list(accumulate(math.prod(shape) for shape, _ in forms))
        block = cls.empty((ends[-1],), "float32", device)
        begins = [0] + ends[:-1]
        base = cls.address(block)
        return ([partial(cls.piece, block, begin, end, *form)
                 for begin, end, form in zip(begins, ends, forms)],
                [base + 4 * begin for begin in begins])

    @classmethod
    def piece(cls, block, begin, end, shape, kind):
        return block[begin:end].view(cls.type_of(kind)).reshape(shape)


class Numpy(Together):
    """NumPy, and what is read as it."""

    @staticmethod
    def view(array):
        interface = array.__array_interface__
        kind = array.dtype
        return View(interface["data"][0], array.shape,
                    None if array.flags.c_contiguous else array.strides,
                    KINDS.get(kind.kind if kind.isnative else "V"), 8 * kind.itemsize, CPU, array)

    @staticmethod
    def empty(shape, kind, device):
        return np.empty(shape, kind)

    @staticmethod
    def address(array):
        return array.__array_interface__["data"][0]

    @staticmethod
    def stream(device):
        return 0

    @staticmethod
    def convert(array, kind):
        return array.astype(kind)

    @staticmethod
    def finish(array):
        return array

    @staticmethod
    def type_of(kind):
        return np.dtype(kind)


class Torch(Together):
    """PyTorch. Results do not take part in differentiation."""

    kinds = None
    devices = {}

    @classmethod
    def names(cls):
        if cls.kinds is None:
            torch = sys.modules["torch"]
            cls.strided = torch.strided
            cls.kinds = {torch.float32: ("float", 32), torch.float64: ("float", 64),
                         torch.float16: ("float", 16), torch.int32: ("int", 32),
                         torch.int64: ("int", 64), torch.uint8: ("uint", 8),
                         torch.bool: ("bool", 8)}
            cls.dtypes = {"float32": torch.float32, "int32": torch.int32, "bool": torch.bool}
        return cls.kinds

    @classmethod
    def view(cls, array):
        kinds = cls.kinds or cls.names()
        if not (array.is_cuda or array.is_cpu):
            raise TypeError(f"an array is on the device {array.device}; it has to be in the memory "
                            "of the CPU or of a CUDA GPU")
        if array.layout is not cls.strided:
            raise TypeError(f"an array has the layout {array.layout}; it has to be strided")
        kind, bits = kinds.get(array.dtype, (str(array.dtype), 0))
        strides = None
        if not array.is_contiguous():
            size = array.element_size()
            strides = tuple(s * size for s in array.stride())
        return View(array.data_ptr(), array.shape, strides, kind, bits,
                    array.get_device() if array.is_cuda else CPU, array)

    @classmethod
    def empty(cls, shape, kind, device):
        torch = sys.modules["torch"]
        if device not in cls.devices:
            cls.names()
            cls.devices[device] = torch.device("cpu" if device == CPU else f"cuda:{device}")
        return torch.empty(shape, dtype=cls.dtypes[kind], device=cls.devices[device])

    @staticmethod
    def address(array):
        return array.data_ptr()

    @staticmethod
    def stream(device):
        if device == CPU:
            return 0
        torch = sys.modules["torch"]
        raw = getattr(torch._C, "_cuda_getCurrentRawStream", None)  # a tenth of the other's time
        return raw(device) if raw else torch.cuda.current_stream(device).cuda_stream

    @classmethod
    def convert(cls, array, kind):
        return array.to(cls.dtypes[kind])

    @staticmethod
    def finish(array):
        return array

    @classmethod
    def type_of(cls, kind):
        return cls.dtypes[kind]


class Cupy(Together):
    """CuPy, and what it can make of `__cuda_array_interface__`."""

    @staticmethod
    def view(array):
        kind = array.dtype
        return View(array.data.ptr, array.shape,
                    None if array.flags.c_contiguous else array.strides, KINDS.get(kind.kind),
                    8 * kind.itemsize, array.device.id, array)

    @staticmethod
    def empty(shape, kind, device):
        cupy = sys.modules["cupy"]
        with cupy.cuda.Device(device):
            return cupy.empty(shape, kind)

    @staticmethod
    def address(array):
        return array.data.ptr

    @staticmethod
    def stream(device):
        cupy = sys.modules["cupy"]
        with cupy.cuda.Device(device):
            return cupy.cuda.get_current_stream().ptr

    @staticmethod
    def convert(array, kind):
        return array.astype(kind)

    @staticmethod
    def finish(array):
        return array

    type_of = Numpy.type_of


class Warp(Apart):
    """NVIDIA's Warp: arrays of numbers, and of vectors, which have one axis more here."""

    @staticmethod
    def view(array):
        if array.ptr is None and array.size:
            raise ValueError("an array has been freed")
        interface = (array.__cuda_array_interface__ if array.device.is_cuda
                     else array.__array_interface__)
        kind = np.dtype(interface["typestr"])
        device = array.device.ordinal if array.device.is_cuda else CPU
        return View(array.ptr or 0, interface["shape"], interface.get("strides"),
                    KINDS.get(kind.kind), 8 * kind.itemsize, device, array)

    @staticmethod
    def empty(shape, kind, device):
        wp = sys.modules["warp"]
        name = "cpu" if device == CPU else f"cuda:{device}"
        return wp.empty(shape, dtype={"float32": wp.float32, "int32": wp.int32,
                                      "bool": wp.bool}[kind], device=name)

    @staticmethod
    def address(array):
        return array.ptr or 0

    @staticmethod
    def stream(device):
        if device == CPU:
            return 0
        return sys.modules["warp"].get_stream(f"cuda:{device}").cuda_stream or 0

    @staticmethod
    def convert(array, kind):
        wp = sys.modules["warp"]
        return wp.array(array.numpy().astype(kind), device=array.device)

    @staticmethod
    def finish(array):
        return array


class Jax(Apart):
    """JAX, whose work is in streams of its own: arrays are waited for before they are read, and
    calls until they have been read, since JAX uses their memory anew without asking, and until
    results are written. On the CPU results are NumPy's arrays, which JAX adopts where they begin at
    a multiple of ALIGNMENT."""

    ALIGNMENT = 64
    waits = True

    @staticmethod
    def view(array):
        if array.is_deleted():
            raise ValueError("an array has been deleted, or given away to a compiled function")
        if len(array.devices()) != 1:
            raise ValueError("an array is spread over several devices")
        array.block_until_ready()
        device = next(iter(array.devices()))
        kind = array.dtype
        if device.platform not in ("cpu", "gpu", "cuda"):
            raise TypeError(f"an array is on the device {device}")
        return View(array.unsafe_buffer_pointer() if array.size else 0, array.shape, None,
                    KINDS.get(kind.kind), 8 * kind.itemsize,
                    CPU if device.platform == "cpu" else device.local_hardware_id, array, READY)

    @staticmethod
    def empty(shape, kind, device):
        if device == CPU:
            return Jax.aligned(shape, np.dtype(kind))
        jax = sys.modules["jax"]
        gpu = next(d for d in jax.local_devices(backend="gpu") if d.local_hardware_id == device)
        return jax.numpy.empty(shape, kind, device=gpu).block_until_ready()

    @staticmethod
    def aligned(shape, dtype):
        size = math.prod(shape) * dtype.itemsize
        memory = np.empty(size + Jax.ALIGNMENT, np.uint8)
        begin = -memory.ctypes.data % Jax.ALIGNMENT
        return memory[begin:begin + size].view(dtype).reshape(shape)

    @staticmethod
    def address(array):
        return framework_of(array).view(array).address

    @staticmethod
    def stream(device):
        return 0

    @staticmethod
    def convert(array, kind):
        return array.astype(kind)

    @staticmethod
    def finish(array):
        if not isinstance(array, np.ndarray):
            return array
        from jax import dlpack
        return dlpack.from_dlpack(array)


class Other(Numpy):
    """Any array with one of the protocols."""

    @staticmethod
    def view(array):
        interface = getattr(array, "__cuda_array_interface__", None)
        if interface is not None:
            return Other.of_cuda(array, interface)
        if hasattr(array, "__dlpack__") or isinstance(array, (bytearray, memoryview)):
            address, shape, strides, code, bits, kind, number, owner = _raywright.describe(array)
            if kind not in (DLPACK_CPU, DLPACK_CUDA, DLPACK_PINNED, DLPACK_MANAGED):
                raise TypeError(f"an array is on a device of DLPack's kind {kind}")
            on_gpu = kind in (DLPACK_CUDA, DLPACK_MANAGED)
            # Asked without a stream, the array is ready for the default one.
            return View(address, shape, strides, DLPACK_KINDS.get(code), bits,
                        number if on_gpu else CPU, owner, LEGACY if on_gpu else None)
        if isinstance(array, (list, tuple)):
            raise TypeError("a list is no array; numpy.array(..., numpy.float32) makes one")
        raise TypeError(f"a {type(array).__name__} is no array: it has neither "
                        "__cuda_array_interface__ nor __dlpack__")

    @staticmethod
    def of_cuda(array, interface):
        kind = np.dtype(interface["typestr"])
        # The interface does not say which GPU it is.
        device = array.__dlpack_device__()[1] if hasattr(array, "__dlpack_device__") else 0
        stream = None
        if interface["version"] >= 3:
            stream = interface.get("stream")
            stream = READY if stream is None else stream
        if stream == 0:
            raise ValueError("the stream of __cuda_array_interface__ is 0, which it may not be: "
                             "the default streams are 1 and 2")
        return View(interface["data"][0], interface["shape"], interface.get("strides"),
                    KINDS.get(kind.kind), 8 * kind.itemsize, device, array, stream)

    @staticmethod
    def cupy(purpose):
        try:
            import cupy
        except ImportError as error:
            raise _raywright.Error(
                f"{purpose} on a GPU are CuPy's arrays, and importing CuPy: {error}; install it "
                "(pip install cupy-cuda13x), or give arrays of PyTorch, JAX or Warp") from None
        return cupy

    @staticmethod
    def empty(shape, kind, device):
        if device == CPU:
            return np.empty(shape, kind)
        Other.cupy("results for arrays of no known framework")
        return Cupy.empty(shape, kind, device)

    @staticmethod
    def stream(device):
        return 0 if device == CPU or "cupy" not in sys.modules else Cupy.stream(device)

    @staticmethod
    def convert(array, kind):
        on_gpu = Other.view(array).device != CPU
        module = Other.cupy("copies of indices of 64 bits, as of 32,") if on_gpu else np
        return (module.asarray(array) if hasattr(array, "__cuda_array_interface__")
                or not hasattr(array, "__dlpack__") else module.from_dlpack(array)).astype(kind)

    @staticmethod
    def address(array):
        return framework_of(array).address(array)


FRAMEWORKS = {"numpy": Numpy, "torch": Torch, "cupy": Cupy, "warp": Warp, "jax": Jax,
              "jaxlib": Jax}


def framework_of(array):
    """The framework that an array belongs to, or that its class is made from."""
    for kind in type(array).__mro__:
        found = FRAMEWORKS.get(kind.__module__.partition(".")[0])
        if found:
            return found
    return Other


# ---- what arguments have to be ----

def describe(name, view):
    """An array as messages name it."""
    where = "the CPU" if view.device == CPU else f"CUDA device {view.device}"
    shape = "x".join(str(extent) for extent in view.shape) or "()"
    bits = view.bits if view.kind in DLPACK_KINDS.values() and view.kind != "bool" else ""
    return f"{name} is an array of {shape} {view.kind or 'other type'}{bits} on {where}"


def view_of(name, array):
    """The view of an array; errors name the argument."""
    framework = framework_of(array)
    try:
        view = framework.view(array)
        view.framework = framework
        return view
    except (TypeError, ValueError) as error:
        raise type(error)(f"{name}: {error}") from None
    except AttributeError as error:
        raise TypeError(f"{name}: a {type(array).__name__} is no array: {error}") from None


def read(name, array, kind="float", bits=32):
    """The view of an array of such numbers."""
    view = view_of(name, array)
    if view.kind != kind or view.bits != bits:
        raise TypeError(f"{describe(name, view)}; it has to be of {kind}{bits}")
    if not view.address and 0 not in view.shape:
        raise ValueError(f"{describe(name, view)}, and has no memory: it may have been freed")
    return view


def rows(name, view, inner):
    """How many rows of the shape `inner` an array has, the shape before that, and the bytes from
    one to the next, which have to be the same for all."""
    depth = len(inner)
    lead = view.shape[:len(view.shape) - depth]
    if len(view.shape) < depth or view.shape[len(lead):] != inner:
        wanted = "x".join(["..."] + [str(extent) for extent in inner])
        raise ValueError(f"{describe(name, view)}; its shape has to be {wanted}")
    size = view.bits // 8
    if view.strides is None:
        return math.prod(lead), lead, size * math.prod(inner)
    expected = packed(inner, size)
    count, stride = 1, packed((1,) + inner, size)[0]
    fine = all(extent == 1 or a == b
               for extent, a, b in zip(inner, view.strides[len(lead):], expected))
    for extent, step in zip(reversed(lead), reversed(view.strides[:len(lead)])):
        if extent == 1:
            continue
        if count == 1:
            stride = step
        fine = fine and step == stride * count
        count *= extent
    if 0 not in view.shape and (not fine or stride < 0):
        raise ValueError(f"{describe(name, view)} with strides of {view.strides} bytes; its rows "
                         "have to be at equal distances: make a contiguous copy")
    return (0 if 0 in lead else count), lead, stride


def same_device(name, view, device):
    """An array has to be where the scene is."""
    if view.device != device:
        where = "the CPU" if device == CPU else f"CUDA device {device}"
        raise ValueError(f"{describe(name, view)}; it has to be on {where}")
