# SPDX-License-Identifier: Apache-2.0
"""Arrays of other frameworks than NumPy, on the CPU and, where there is one, on a GPU: the same
hits, results of the same framework on the same device, nothing copied, freed arrays refused."""
import sys
import weakref

import numpy as np
import pytest
import raywright
from raywright import _arrays

RNG = np.random.default_rng(2)
CORNERS = (RNG.uniform(-1, 1, (200, 1, 3)) + RNG.uniform(-.3, .3, (200, 3, 3))).astype(np.float32)
ORIGINS = RNG.uniform(-1.5, 1.5, (6, 50, 3)).astype(np.float32)
DIRECTIONS = RNG.uniform(-1, 1, (6, 50, 3)).astype(np.float32)
PLACES = np.zeros((6, 4, 3, 4), np.float32)
PLACES[..., :3] = np.eye(3)
PLACES[..., 3] = RNG.uniform(-1, 1, (6, 4, 3))


class Exporter:
    """What has DLPack alone."""

    def __init__(self, array):
        self.array = array

    def __dlpack__(self, **options):
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self):
        return self.array.__dlpack_device__()


class TorchKit:
    def __init__(self, device):
        self.torch = pytest.importorskip("torch")
        if device == "cuda" and not self.torch.cuda.is_available():
            pytest.skip("PyTorch sees no GPU")
        self.device = device

    def array(self, a):
        return self.torch.tensor(a, device=self.device)

    def numpy(self, a):
        assert isinstance(a, self.torch.Tensor) and a.device.type == self.device
        return a.cpu().numpy()


class JaxKit:
    def __init__(self, device):
        self.jax = pytest.importorskip("jax")
        kind = "gpu" if device == "cuda" else "cpu"
        try:
            self.device = self.jax.devices(kind)[0]
        except RuntimeError:
            pytest.skip(f"JAX has no device {kind}")

    def array(self, a):
        return self.jax.device_put(a, self.device)

    def numpy(self, a):
        assert isinstance(a, self.jax.Array) and a.devices() == {self.device}
        return np.asarray(a)


class WarpKit:
    def __init__(self, device):
        self.wp = pytest.importorskip("warp")
        if device == "cuda" and not self.wp.is_cuda_available():
            pytest.skip("Warp sees no GPU")
        self.device = device

    def array(self, a):
        if a.shape[-1] == 3 and a.dtype == np.float32:
            return self.wp.array(a, dtype=self.wp.vec3, device=self.device)
        return self.wp.array(a, device=self.device)

    def numpy(self, a):
        assert isinstance(a, self.wp.array) and a.device == self.wp.get_device(self.device)
        return a.numpy()


class CupyKit:
    def __init__(self, device):
        if device == "cpu":
            pytest.skip("CuPy has GPUs only")
        self.cupy = pytest.importorskip("cupy")
        if not self.cupy.cuda.is_available():
            pytest.skip("CuPy sees no GPU")

    def array(self, a):
        return self.cupy.asarray(a)

    def numpy(self, a):
        assert isinstance(a, self.cupy.ndarray)
        return a.get()


@pytest.fixture(params=[(kit, device) for kit in (TorchKit, JaxKit, WarpKit, CupyKit)
                        for device in ("cpu", "cuda")],
                ids=lambda p: f"{p[0].__name__[:-3].lower()}-{p[1]}")
def kit(request):
    return request.param[0](request.param[1])


def close(kit, got, expected):
    for a, b in zip(got, expected):
        if b is None:
            assert a is None
            continue
        a = kit.numpy(a)
        assert a.dtype == b.dtype and a.shape == b.shape
        if a.dtype == np.float32:
            np.testing.assert_allclose(a, b, rtol=1e-4, atol=1e-4)
        else:
            assert (a == b).mean() > 0.999


def test_same_hits(kit):
    plain = raywright.Scene(CORNERS.reshape(-1, 3))
    scene = raywright.Scene(kit.array(CORNERS.reshape(-1, 3)))
    rays, given = (ORIGINS, DIRECTIONS), (kit.array(ORIGINS), kit.array(DIRECTIONS))
    close(kit, scene.closest(*given, normals=True), plain.closest(*rays, normals=True))
    close(kit, [scene.any(*given)], [plain.any(*rays)])
    close(kit, [scene.count(*given)], [plain.count(*rays)])
    close(kit, scene.all(3, *given), plain.all(3, *rays))
    close(kit, scene.nearest(given[0]), plain.nearest(rays[0]))


def test_worlds(kit):
    plain = raywright.Worlds(raywright.Scene(CORNERS.reshape(-1, 3)), PLACES)
    scene = raywright.Scene(kit.array(CORNERS.reshape(-1, 3)))
    worlds = raywright.Worlds(scene, kit.array(PLACES), kit.array(np.zeros(4, np.int32)))
    given = kit.array(ORIGINS), kit.array(DIRECTIONS)
    close(kit, worlds.closest(*given), plain.closest(ORIGINS, DIRECTIONS))
    worlds.set(kit.array(PLACES + np.float32(0.25)))
    plain.set(PLACES + np.float32(0.25))
    close(kit, worlds.closest(*given), plain.closest(ORIGINS, DIRECTIONS))


def test_arrays_of_the_moment(kit):
    """Arrays may go when a call returns, and others take their memory."""
    corners = CORNERS.reshape(-1, 3)
    plain = raywright.Scene(corners, refit=True)
    scene = raywright.Scene(kit.array(corners), refit=True)
    given = kit.array(ORIGINS), kit.array(DIRECTIONS)
    for turn in range(20):
        moved = corners + np.float32(0.05 * turn)
        plain.refit(moved)
        scene.refit(kit.array(moved))
        others = [kit.array(np.full_like(corners, 9)) for _ in range(4)]
        places = PLACES + np.float32(0.05 * turn)
        worlds = raywright.Worlds(scene, kit.array(places))
        others += [kit.array(np.full_like(places, 9)) for _ in range(4)]
        expected = raywright.Worlds(plain, places).closest(ORIGINS, DIRECTIONS)
        close(kit, worlds.closest(*given), expected)
        del others


def test_results_are_fresh(kit):
    """A later call does not write into what an earlier one gave."""
    scene = raywright.Scene(kit.array(CORNERS.reshape(-1, 3)))
    first = scene.closest(kit.array(ORIGINS), kit.array(DIRECTIONS))
    before = kit.numpy(first.distance).copy()
    scene.closest(kit.array(ORIGINS), kit.array(-DIRECTIONS))
    assert (kit.numpy(first.distance) == before).all()


def test_torch_freed():
    torch = pytest.importorskip("torch")
    scene = raywright.Scene(torch.tensor(CORNERS.reshape(-1, 3)))
    origins = torch.tensor(ORIGINS)
    origins.untyped_storage().resize_(0)
    with pytest.raises(ValueError, match="no memory"):
        scene.any(origins, torch.tensor(DIRECTIONS))


def test_jax_deleted():
    jax = pytest.importorskip("jax")
    cpu = jax.devices("cpu")[0]
    scene = raywright.Scene(jax.device_put(CORNERS.reshape(-1, 3), cpu))
    origins = jax.device_put(ORIGINS, cpu)
    origins.delete()
    with pytest.raises(ValueError, match="deleted"):
        scene.any(origins, jax.device_put(DIRECTIONS, cpu))


def test_other_arrays():
    scene = raywright.Scene(Exporter(CORNERS.reshape(-1, 3)))
    got = scene.any(Exporter(ORIGINS), Exporter(DIRECTIONS))
    assert (got == raywright.Scene(CORNERS.reshape(-1, 3)).any(ORIGINS, DIRECTIONS)).all()


def test_copies_for_dlpack():
    """An exporter that makes a copy each time, which has to live while it is read."""
    class Array(Exporter):
        copies = []

        def __dlpack__(self, **options):
            copy = self.array.copy()
            self.copies.append(weakref.ref(copy))
            return copy.__dlpack__(**options)

    array = Array(ORIGINS)
    view = _arrays.read("origins", array)
    assert array.copies[0]() is not None and view.shape == ORIGINS.shape
    del view
    assert array.copies[0]() is None


def test_cuda_array_interface():
    """Arrays of no framework that is known: what they say, and of which GPU."""
    class Array:
        __cuda_array_interface__ = {"version": 3, "shape": (7, 3), "typestr": "<f4",
                                    "data": (4096, False), "strides": (16, 4)}

    class Placed(Array):
        def __dlpack_device__(self):
            return 2, 3

    view = _arrays.read("origins", Array())
    assert (view.address, view.device, view.shape) == (4096, 0, (7, 3))
    assert _arrays.rows("origins", view, (3,)) == (7, (7,), 16)
    assert _arrays.read("origins", Placed()).device == 3
    with pytest.raises(ValueError, match="7x3 float32 on CUDA device 3; it has to be on the CPU"):
        raywright.Scene(CORNERS.reshape(-1, 3)).any(ORIGINS[0, :7], Placed())


class OnGpu:
    """An array that says it is on a GPU, which nobody looks at."""

    def __init__(self, version=3, **interface):
        self.__cuda_array_interface__ = {"version": version, "shape": (7, 3), "typestr": "<f4",
                                         "data": (4096, False), "strides": None, **interface}


class Streams:
    """In the place of a device: which streams were told to wait for which."""

    def __init__(self):
        self.waits = []

    def wait(self, stream, producer):
        self.waits.append((stream, producer))


class Current:
    """A framework with a current stream."""

    def __init__(self, number):
        self.number = number

    def stream(self, device):
        return self.number


def ordered(framework, *arrays):
    scene = raywright.Scene.__new__(raywright.Scene)
    scene._number, scene._device = 0, Streams()
    views = [_arrays.read("origins", array) for array in arrays]
    assert scene._ordered(framework, [*views, None]) == framework.number
    return scene._device.waits


def test_streams_of_cuda_array_interface():
    """Version 3 says which stream writes an array, or that none does; before that it is the default
    one."""
    assert ordered(Current(9), OnGpu(stream=7), OnGpu(stream=2)) == [(9, 7), (9, 2)]
    assert ordered(Current(9), OnGpu(stream=9), OnGpu(stream=None), OnGpu()) == []
    assert ordered(Current(9), OnGpu(version=2)) == [(9, _arrays.LEGACY)]
    assert ordered(Current(0), OnGpu(version=2), OnGpu(stream=1)) == []
    with pytest.raises(ValueError, match="origins: the stream of __cuda_array_interface__ is 0"):
        _arrays.read("origins", OnGpu(stream=0))


def test_streams_of_frameworks():
    """An array of another framework is waited for in the stream that is current there."""
    view = _arrays.read("origins", OnGpu(stream=7))
    view.stream, view.framework = None, Current(5)
    assert view.writer(Current(9)) == 5 and view.writer(view.framework) is None


def test_jax_has_no_stream():
    """The host has waited for an array of JAX's, so that no other framework's stream has to."""
    jax = pytest.importorskip("jax")
    view = _arrays.read("origins", jax.device_put(ORIGINS, jax.devices("cpu")[0]))
    assert view.framework is _arrays.Jax and view.writer(Current(9)) is None


def test_without_cupy(monkeypatch):
    """Results for arrays of no framework are CuPy's on a GPU."""
    monkeypatch.setitem(sys.modules, "cupy", None)
    for call in (lambda: _arrays.Other.empty((3,), "float32", 0),
                 lambda: _arrays.Other.convert(OnGpu(typestr="<i8"), "int32")):
        with pytest.raises(raywright.Error, match="CuPy.*pip install"):
            call()
    with pytest.raises(raywright.Error, match="opening device|CuPy"):
        raywright.Scene(OnGpu(), OnGpu(typestr="<i8"))


def test_classes_made_from_arrays():
    """Arrays of classes in an application's own modules are still of their framework."""
    class Points(np.ndarray):
        pass

    scene = raywright.Scene(CORNERS.reshape(-1, 3).view(Points))
    rays = ORIGINS.view(Points), DIRECTIONS.view(Points)
    assert _arrays.framework_of(rays[1]) is _arrays.Numpy
    assert _arrays.framework_of(OnGpu()) is _arrays.framework_of(bytearray()) is _arrays.Other
    expected = raywright.Scene(CORNERS.reshape(-1, 3)).closest(ORIGINS, DIRECTIONS)
    assert (scene.closest(*rays).distance == expected.distance).all()


def test_indices_with_dlpack_alone():
    numbers = np.arange(len(CORNERS) * 3).reshape(-1, 3)
    scene = raywright.Scene(CORNERS.reshape(-1, 3), Exporter(numbers))
    assert scene.triangle_count == len(CORNERS) and scene.any(ORIGINS, DIRECTIONS).any()


def test_jax_adopts():
    """Results on the CPU are the memory that was written, not copies of it."""
    jax = pytest.importorskip("jax")
    cpu = jax.devices("cpu")[0]
    for shape in (), (1,), (3, 5), (0, 3):
        made = _arrays.Jax.empty(shape, "float32", _arrays.CPU)
        result = _arrays.Jax.finish(made)
        assert isinstance(result, jax.Array) and result.shape == shape and result.devices() == {cpu}
        assert not made.size or result.unsafe_buffer_pointer() == made.ctypes.data
