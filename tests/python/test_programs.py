# SPDX-License-Identifier: Apache-2.0
"""raywright.programs: the example of README.md from Python, triangles, variables, errors, progress,
pictures."""
import struct
import zlib

import numpy as np
import pytest
from raywright import Error, programs
from raywright.pictures import Picture

SPHERE = """
#include <raywright_device.h>
using namespace optix;
rtDeclareVariable(uint2, index, rtLaunchIndex, );
rtDeclareVariable(uint2, size, rtLaunchDim, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
rtDeclareVariable(float3, colour, rtPayload, );
rtDeclareVariable(float3, normal, attribute normal, );
rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(float3, background, , );
rtDeclareVariable(int, shade_by, , );
rtBuffer<float3, 2> image;

RT_PROGRAM void camera()
{
    float x = (index.x + 0.5f) / size.x * 2 - 1, y = (index.y + 0.5f) / size.y * 2 - 1;
    Ray r = make_Ray(make_float3(x, y, -3), make_float3(0, 0, 1), 0, 0, RT_DEFAULT_MAX);
    float3 result;
    rtTrace(scene, r, result);
    image[index] = result;
}
RT_PROGRAM void bounds(int, float box[6])
{
    for (int i = 0; i < 6; i++) box[i] = i < 3 ? -0.5f : 0.5f;
}
RT_PROGRAM void intersect(int)
{
    float b = dot(ray.origin, ray.direction), d = b * b - dot(ray.origin, ray.origin) + 0.25f;
    if (d < 0 || !rtPotentialIntersection(-b - sqrtf(d))) return;
    normal = ray.origin + (-b - sqrtf(d)) * ray.direction;
    rtReportIntersection(0);
}
RT_PROGRAM void shade() { colour = make_float3(1, 0.5f, 0) * shade_by; }
RT_PROGRAM void sky() { colour = background; }
"""
LOOP = """
#include <raywright_device.h>
rtDeclareVariable(unsigned int, index, rtLaunchIndex, );
rtBuffer<float> out;
RT_PROGRAM void work()
{
    float x = index;
    for (int i = 0; i < 2000; i++) x = x * 1.0001f + 0.5f;
    out[index] = x;
}
"""


@pytest.fixture
def context():
    return programs.Context("cpu")


def program(context, name, source=SPHERE):
    try:
        return context.program(source, name)
    except Error as error:
        if "NVRTC" in str(error) and "clang" in str(error):
            pytest.skip(str(error))
        raise


def set_up(context, group_of):
    context.ray_generation(program(context, "camera"))
    context.miss(program(context, "sky"))
    context["background"] = 0.25, 0.5, 1.0
    material = context.material(program(context, "shade"))
    material["shade_by"] = 1
    context["scene"] = group_of(material)
    context["image"] = image = context.output((32, 64, 3))
    context.launch(64, 32)
    return image.numpy()


def test_sphere(context):
    def sphere(material):
        g = context.geometry(1, program(context, "bounds"), program(context, "intersect"))
        return context.geometry_group([context.instance(g, material)])

    image = set_up(context, sphere)
    y, x = np.meshgrid((np.arange(32) + .5) / 16 - 1, (np.arange(64) + .5) / 32 - 1, indexing="ij")
    inside = x * x + y * y < 0.25
    assert (image[inside] == (1, 0.5, 0)).all() and (image[~inside] == (0.25, 0.5, 1)).all()
    assert context.device_name.startswith("CPU") and context.kernel_time > 0


def test_triangles_placed(context):
    def square(material):
        corners = np.array([[-.2, -.2, 0], [.2, -.2, 0], [.2, .2, 0], [-.2, .2, 0]])
        mesh = context.triangles(corners, [[0, 1, 2], [0, 2, 3]])
        group = context.geometry_group([context.instance(mesh, material)])
        right = np.eye(4)
        right[0, 3] = 0.5
        return context.group([context.place(group, right)])

    image = set_up(context, square)
    hit = image[..., 0] == 1
    columns = np.flatnonzero(hit.any(0))
    assert abs(hit.sum() - 32 * 64 * 0.04) < 30 and columns.min() > 32 + 8


def test_errors(context):
    with pytest.raises(Error, match=r"<python>\(2\)|<python>:2"):
        program(context, "x", "\nnonsense")
    with pytest.raises(Error, match="nowhere"):
        program(context, "nowhere")
    with pytest.raises(Error, match="."):
        context.launch(4)  # no program
    with pytest.raises(Error):
        programs.Context("tpu")
    with pytest.raises(TypeError, match="cannot be"):
        context["x"] = "text"
    for beyond in (1 << 32, -(1 << 31) - 1, [1, 1 << 40], np.uint64(1 << 63)):
        with pytest.raises(ValueError, match="32 bits"):
            context["x"] = beyond
    with pytest.raises(Error, match="context"):
        context["x"] = programs.Context("cpu").output(4)
    with pytest.raises(ValueError, match="n x 3"):
        context.triangles(np.zeros((3, 2)))
    with pytest.raises(ValueError, match="vertex 7 of 3"):
        context.triangles(np.zeros((3, 3)), [[0, 1, 7]])
    with pytest.raises(ValueError, match="shape"):
        context.output((2, 2, 2, 2, 9))


def test_buffers(context):
    for array in (np.arange(6, dtype=np.float32), np.arange(24, dtype=np.int32).reshape(2, 3, 4),
                  np.arange(12, dtype=np.uint8).reshape(4, 3),
                  np.zeros(3, [("a", "f4"), ("b", "i2")])):
        assert (context.buffer(array).numpy() == array).all()
    swapped = np.arange(6, dtype=">f4")
    assert context.buffer(swapped).dtype.isnative and (context.buffer(swapped).numpy() == swapped).all()
    with pytest.raises(ValueError, match="array is of"):
        context.output((4, 4)).write(np.zeros((4, 5)))
    with pytest.raises(TypeError, match="not objects"):
        context.buffer(np.array([None, "x"], object))


def watched_bars(monkeypatch):
    """Where tqdm's bars were when they ended, and their totals."""
    auto, ends = pytest.importorskip("tqdm.auto"), {}

    class Bar(auto.tqdm):
        def close(self):
            ends[self] = self.n, self.total  # may be called twice
            super().close()

    monkeypatch.setattr(auto, "tqdm", Bar)
    return ends


def test_progress(context, monkeypatch):
    context.ray_generation(program(context, "work", LOOP))
    context["out"] = context.output(400_000)
    parts = []
    context.launch(400_000, progress=parts.append)
    assert all(0 <= part <= 1 for part in parts) and parts == sorted(parts)

    def stop(part):
        raise RuntimeError("enough")

    context["out"] = context.output(20_000_000)
    with pytest.raises(RuntimeError, match="enough"):
        context.launch(20_000_000, progress=stop)
    bars = watched_bars(monkeypatch)
    context["out"] = context.output(400_000)
    context.launch(400_000, progress=True)
    context.launch(1, progress=True)
    assert list(bars.values()) == [(100, 100)] * 2


def test_pictures(tmp_path):
    array = np.zeros((4, 6, 3), np.float32)
    array[0] = 1, 0.5, np.inf
    data = Picture(array)._repr_png_()
    assert data.startswith(b"\x89PNG") and struct.unpack(">II", data[16:24]) == (6, 4)
    begin = data.index(b"IDAT") + 4
    rows = np.frombuffer(zlib.decompress(data[begin:-16]), np.uint8).reshape(4, 19)
    assert (rows[0, 1:4] == (255, 128, 0)).all() and not rows[1:].any()
    assert Picture(array, flip=True).pixels[3, 0, 0] == 255
    Picture(array[..., 0]).save(tmp_path / "a.png")
    assert (tmp_path / "a.png").stat().st_size > 60
    with pytest.raises(ValueError, match="no picture"):
        Picture(np.zeros(7))
