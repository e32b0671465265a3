# SPDX-License-Identifier: Apache-2.0
"""What only a GPU shows: the order of streams, CUDA graphs, freed arrays, memory of the device,
calls at random, the samples. python.gpu_frameworks runs this."""
import re

import numpy as np
import pytest
import raywright
import test_hostile
import test_leaks
from raywright import _arrays
from test_frameworks import CORNERS, DIRECTIONS, ORIGINS, CupyKit, JaxKit, TorchKit, WarpKit
from test_samples import run

CYCLES = 400_000_000  # some 0.2 s of a GPU: longer than the host takes to put work behind it
VERTICES = CORNERS.reshape(-1, 3)
SPIN = """extern "C" __global__ void spin(long long cycles)
{
    const long long begin = clock64();
    while (clock64() - begin < cycles) { }
}"""


def expected():
    return raywright.Scene(VERTICES).closest(ORIGINS, DIRECTIONS).distance


def same(got):
    np.testing.assert_allclose(got, expected(), rtol=1e-4, atol=1e-4)


@pytest.fixture
def torch():
    return TorchKit("cuda").torch


@pytest.fixture
def cupy():
    return CupyKit("cuda").cupy


def test_wrong_device(torch):
    scene = raywright.Scene(torch.tensor(VERTICES, device="cuda"))
    with pytest.raises(ValueError, match="has to be on CUDA device 0"):
        scene.any(ORIGINS, DIRECTIONS)


# ---- streams: work goes to the one that is current, behind what is there ----

def test_torch_stream(torch):
    scene = raywright.Scene(torch.tensor(VERTICES, device="cuda"))
    rays = torch.tensor(ORIGINS, device="cuda"), torch.tensor(DIRECTIONS, device="cuda")
    late = torch.zeros_like(rays[1])
    scene.closest(*rays)  # kernels are loaded
    torch.cuda.synchronize()
    with torch.cuda.stream(torch.cuda.Stream()):
        torch.cuda._sleep(CYCLES)
        late.copy_(rays[1])
        got = scene.closest(rays[0], late).distance
        assert not torch.cuda.current_stream().query()  # nobody waited
        same(got.cpu().numpy())


class Spin:
    """A kernel of CuPy's that takes its time, put into the current stream."""

    def __init__(self, cupy):
        self.kernel = cupy.RawKernel(SPIN, "spin")
        self(1)  # compiled

    def __call__(self, cycles=CYCLES):
        self.kernel((1,), (1,), (np.int64(cycles),))


def late_in(cupy, stream, array):
    """A copy that a stream writes after a while."""
    given, late, spin = cupy.asarray(array), cupy.zeros(array.shape, np.float32), Spin(cupy)
    cupy.cuda.Device().synchronize()
    with stream:
        spin()
        late[...] = given
    return late


def test_cupy_stream(cupy):
    scene = raywright.Scene(cupy.asarray(VERTICES))
    origins, stream = cupy.asarray(ORIGINS), cupy.cuda.Stream(non_blocking=True)
    scene.closest(origins, origins)  # kernels are loaded
    late = late_in(cupy, stream, DIRECTIONS)
    with stream:
        got = scene.closest(origins, late).distance
        assert not stream.done  # nobody waited
        same(got.get())


def test_warp_stream():
    wp = WarpKit("cuda").wp

    @wp.kernel
    def spin(numbers: wp.array(dtype=float), times: int):
        x = float(1.0)
        for i in range(times):
            x = x * 0.999 + 0.5
        numbers[0] = x

    def array(a):
        return wp.array(a, dtype=wp.vec3, device="cuda:0")

    scene = raywright.Scene(array(VERTICES))
    rays = array(ORIGINS), array(DIRECTIONS)
    scene.closest(*rays)
    late, numbers = wp.zeros_like(rays[1]), wp.zeros(1, dtype=float, device="cuda:0")
    wp.launch(spin, 1, inputs=[numbers, 1], device="cuda:0")  # compiled
    wp.synchronize()
    with wp.ScopedStream(wp.Stream("cuda:0")):
        wp.launch(spin, 1, inputs=[numbers, CYCLES // 8], device="cuda:0")
        wp.copy(late, rays[1])
        same(scene.closest(rays[0], late).distance.numpy())


def test_stream_of_another_framework(cupy, torch):
    """PyTorch's directions, and origins that CuPy's current stream is still writing."""
    scene = raywright.Scene(torch.tensor(VERTICES, device="cuda"))
    directions, stream = torch.tensor(DIRECTIONS, device="cuda"), cupy.cuda.Stream(non_blocking=True)
    scene.closest(directions, directions)
    late = late_in(cupy, stream, ORIGINS)
    with stream, torch.cuda.stream(torch.cuda.Stream()):
        got = scene.closest(late, directions).distance
        assert not stream.done and isinstance(got, torch.Tensor)
        same(got.cpu().numpy())


def test_stream_of_cuda_array_interface(cupy):
    """An array of no framework, which names a stream that is still writing it."""
    scene = raywright.Scene(cupy.asarray(VERTICES))
    origins, stream = cupy.asarray(ORIGINS), cupy.cuda.Stream(non_blocking=True)
    scene.closest(origins, origins)
    late = late_in(cupy, stream, DIRECTIONS)

    class Array:
        __cuda_array_interface__ = {**late.__cuda_array_interface__, "version": 3,
                                    "stream": stream.ptr}

    with cupy.cuda.Stream(non_blocking=True):
        got = scene.closest(origins, Array()).distance
        assert not stream.done and isinstance(got, cupy.ndarray)
        same(got.get())


def test_torch_graph(torch):
    """Questions captured in a CUDA graph, which later answers for other rays in the same arrays."""
    scene = raywright.Scene(torch.tensor(VERTICES, device="cuda"))
    origins = torch.tensor(ORIGINS, device="cuda")
    directions = -torch.tensor(DIRECTIONS, device="cuda")
    warm = torch.cuda.Stream()
    with torch.cuda.stream(warm):
        scene.closest(origins, directions), scene.any(origins, directions)
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        distance, found = scene.closest(origins, directions).distance, scene.any(origins, directions)
    directions.neg_()
    for _ in range(3):
        distance.zero_(), found.zero_()
        graph.replay()
        torch.cuda.synchronize()
        same(distance.cpu().numpy())
        assert torch.equal(found, torch.isfinite(distance))


# ---- arrays that are no more, and the device's memory ----

def test_freed_arrays(torch):
    scene = raywright.Scene(torch.tensor(VERTICES, device="cuda"))
    origins, directions = (torch.tensor(a, device="cuda") for a in (ORIGINS, DIRECTIONS))
    origins.untyped_storage().resize_(0)
    with pytest.raises(ValueError, match="no memory"):
        scene.any(origins, directions)
    with pytest.raises(ValueError, match="no memory"):
        raywright.Scene(origins.reshape(-1, 3))
    assert scene.any(torch.tensor(ORIGINS, device="cuda"), directions).any()


def test_jax_deleted():
    kit = JaxKit("cuda")
    scene = raywright.Scene(kit.array(VERTICES))
    origins, directions = kit.array(ORIGINS), kit.array(DIRECTIONS)
    origins.delete()
    with pytest.raises(ValueError, match="deleted"):
        scene.any(origins, directions)


def test_jax_results():
    """In memory of JAX's own on the GPU, each in another."""
    kit = JaxKit("cuda")
    made = [_arrays.Jax.empty((5, 3), "float32", 0) for _ in range(2)]
    assert all(array.devices() == {kit.device} for array in made)
    assert len({array.unsafe_buffer_pointer() for array in made}) == 2


def test_memory_of_the_device(torch):
    """Scenes made and dropped leave nothing on the GPU."""
    def put(array):
        return torch.tensor(array, device="cuda")

    free = 0
    for number in range(test_leaks.SCENES):
        test_leaks.use(number, put)
        if number == test_leaks.SCENES // 4:
            torch.cuda.synchronize()
            free = torch.cuda.mem_get_info()[0]
    torch.cuda.synchronize()
    assert free - torch.cuda.mem_get_info()[0] < 16 << 20


def test_calls_at_random(torch):
    test_hostile.calls("cuda")


# ---- samples ----

def test_depth_worlds(torch, tmp_path):
    out = run(tmp_path, "depth_worlds.py", "--device", "cuda", "--worlds", 8192, "--steps", 3)
    print(out)
    assert "8192 of 16 instances" in out and "images of 64 worlds" in out
    assert (tmp_path / "depth_worlds.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("name, arguments", [
    ("radio.py", ("--rays", 5000, "--receivers", 30, "--depth", 2)),
    ("lidar.py", ("--turns", 2, "--columns", 128))])
def test_sample(torch, tmp_path, name, arguments):
    """The CPU's numbers, but for rays that come too near to an edge to say."""
    said = [list(map(int, re.findall(r"\d+(?= (?:sequences|paths|returns|objects))",
                                     run(tmp_path, name, "--device", device, *arguments))))
            for device in ("cpu", "cuda")]
    assert len(said[0]) == 2
    np.testing.assert_allclose(said[1], said[0], rtol=0.01, atol=1)
