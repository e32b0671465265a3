# SPDX-License-Identifier: Apache-2.0
"""raywright.programs: textures, callable programs, exceptions, printing, how deep things nest."""
import numpy as np
import pytest
from raywright import Error, programs
from test_programs import context, program  # noqa: F401: a fixture

BEGIN = """
#include <raywright_device.h>
using namespace optix;
rtDeclareVariable(uint2, index, rtLaunchIndex, );
rtDeclareVariable(uint2, size, rtLaunchDim, );
rtDeclareVariable(int, number, , );
rtBuffer<float4, 2> out;
"""
TEXTURES = BEGIN + """
rtTextureSampler<float4, 2> named;
RT_PROGRAM void by_name() { out[index] = tex2D(named, (index.x + 0.5f) / 4, (index.y + 0.5f) / 2); }
RT_PROGRAM void by_id() { out[index] = rtTex2D<float4>(number, (index.x + 0.5f) / 4, 0.25f); }
RT_PROGRAM void scalars() { out[index] = make_float4(rtTex2D<float>(number, index.x + 0.5f, 0.5f)); }
RT_PROGRAM void beyond() { out[index] = make_float4(rtTex2D<float>(number, index.x * 0.5f - 0.7f, 0.5f)); }
RT_PROGRAM void whole() { out[index] = make_float4(rtTex2D<int>(number, index.x + 0.5f, 0.5f)); }
"""
CALLABLES = BEGIN + """
rtDeclareVariable(rtCallableProgramX<float(float)>, bound, , );
rtBuffer<rtCallableProgramId<float(float)> > table;
rtDeclareVariable(float, factor, , );
RT_CALLABLE_PROGRAM float scaled(float x) { return x * factor; }
RT_CALLABLE_PROGRAM float squared(float x) { return x * x; }
RT_PROGRAM void calls()
{
    rtCallableProgramId<float(float)> by_id(number);
    out[index] = make_float4(bound(3), by_id(3), table[index.x % 2](5), 0);
}
"""
EXCEPTIONS = BEGIN + """
rtDeclareVariable(rtObject, scene, , );
rtDeclareVariable(int, depth, rtPayload, );
rtDeclareVariable(Ray, ray, rtCurrentRay, );
RT_PROGRAM void throws()
{
    if (index.x == 1) rtThrow(RT_EXCEPTION_USER + 7);
    out[make_uint2(index.x == 2 ? 99u : index.x, index.y)] = make_float4(1);
}
RT_PROGRAM void caught() { out[index] = make_float4(rtGetExceptionCode()); }
RT_PROGRAM void traces()
{
    int deep = 1;
    rtTrace(scene, make_Ray(make_float3(0, 0, -3), make_float3(0, 0, 1), 0, 0, RT_DEFAULT_MAX), deep);
    out[index] = make_float4(deep);
}
RT_PROGRAM void again()
{
    if (depth < number) {
        int deeper = depth + 1;
        rtTrace(scene, ray, deeper);
        depth = deeper;
    }
}
"""
PRINTS = BEGIN + """
RT_PROGRAM void prints() { rtPrintf("index %u %u, %.1f\\n", index.x, index.y, 0.5f * index.x); }
"""


def launch(context, name, source, width=4, height=1):  # noqa: F811
    context.ray_generation(program(context, name, source))
    context["out"] = out = context.output((height, width, 4))
    context.launch(width, height)
    return out.numpy()


def test_textures(context):  # noqa: F811
    texels = np.arange(32, dtype=np.uint8).reshape(2, 4, 4) * 8
    buffer = context.buffer(texels)
    context["named"] = photo = context.texture(buffer)
    np.testing.assert_allclose(launch(context, "by_name", TEXTURES, 4, 2), texels / 255, atol=1e-6)
    context["number"] = photo.id
    np.testing.assert_allclose(launch(context, "by_id", TEXTURES), texels[:1] / 255, atol=1e-6)
    buffer.write(255 - texels)
    np.testing.assert_allclose(launch(context, "by_id", TEXTURES), 1 - texels[:1] / 255, atol=1e-6)

    columns = np.float32([[1, 2, 4, 8]])
    context["number"] = context.texture(columns, vector=False, texels=True, wrap="clamp").id
    assert (launch(context, "scalars", TEXTURES)[0, :, 0] == columns[0]).all()
    # At -0.7, -0.2, 0.3 and 0.8.
    for wrap, expected in (("repeat", [2, 8, 2, 8]), ("clamp", [1, 1, 2, 8]),
                           ("mirror", [4, 1, 2, 8]), (("border", "clamp"), [0, 0, 2, 8])):
        context["number"] = context.texture(columns, vector=False, wrap=wrap, filter="nearest").id
        assert launch(context, "beyond", TEXTURES)[0, :, 0].tolist() == expected, wrap

    whole = np.array([[3, 1 << 20, -5, 7]], np.int32)
    context["number"] = context.texture(whole, vector=False, filter="nearest", texels=True,
                                        wrap="clamp").id
    assert (launch(context, "whole", TEXTURES)[0, :, 0] == whole[0]).all()


def test_wrong_textures(context):  # noqa: F811
    with pytest.raises(Error, match="FLOAT3; textures have 1, 2 or 4"):
        context.texture(np.zeros((4, 4, 3), np.float32))
    with pytest.raises(Error, match="filters linearly, but reads INT"):
        context.texture(np.zeros((4, 4, 1), np.int32), vector=False)
    with pytest.raises(Error, match="dimension is 3"):
        context.texture(np.zeros((4, 4), np.float32), wrap=["clamp"] * 4)
    for wrong in {"wrap": "around"}, {"filter": "cubic"}, {"read": "half"}, {"wrap": ["clamp", "x"]}:
        with pytest.raises(ValueError, match="has to be one of"):
            context.texture(np.zeros((4, 4), np.float32), vector=False, **wrong)
    context.exceptions(False)
    assert (launch(context, "throws", EXCEPTIONS)[0, 0] == 1).all()  # they are no more


def test_callables(context):  # noqa: F811
    scaled, squared = (program(context, name, CALLABLES) for name in ("scaled", "squared"))
    scaled["factor"] = 10.0
    context["bound"], context["number"] = squared, scaled.id
    context["table"] = context.buffer(np.int32([scaled.id, squared.id]), vector=False)
    got = launch(context, "calls", CALLABLES)[0]
    assert (got == [[9, 30, 50, 0], [9, 30, 25, 0]] * 2).all()
    assert scaled.id == scaled.id > 0 and squared.id != scaled.id
    with pytest.raises(Error, match="."):
        program(context, "calls", CALLABLES).id


def test_exceptions(context):  # noqa: F811
    names = "user", "buffer_index_out_of_bounds"
    context.exception(program(context, "caught", EXCEPTIONS))
    user, beyond = (programs.EXCEPTIONS[name] for name in names)
    for arguments, expected in (((True,), [1, user + 7, beyond, 1]), ((False,), [1, 1, 0, 1]),
                                ((True, names[0]), [1, user + 7, 0, 1]),
                                ((True, names[1]), [1, user + 7, beyond, 1]),
                                ((False, names[0]), [1, 1, beyond, 1])):
        context.exceptions(*arguments)
        assert launch(context, "throws", EXCEPTIONS)[0, :, 0].tolist() == expected
    with pytest.raises(ValueError, match="stack_overflow"):
        context.exceptions(True, "out_of_luck")


def test_depths(context):  # noqa: F811
    corners = np.float32([[-9, -9, 0], [9, -9, 0], [0, 9, 0]])
    mesh, material = context.triangles(corners), context.material(program(context, "again", EXCEPTIONS))
    context["scene"] = context.geometry_group([context.instance(mesh, material)])
    context.exception(program(context, "caught", EXCEPTIONS))
    context.exceptions(True)
    assert context.trace_depth == 5
    for depth, number, expected in ((7, 7, 7), (7, 8, programs.EXCEPTIONS["trace_depth_exceeded"]),
                                    (8, 8, 8)):
        context.trace_depth, context["number"] = depth, number
        assert context.trace_depth == depth
        assert (launch(context, "traces", EXCEPTIONS)[..., 0] == expected).all()
    context.stack_size, context.callable_depth = 4096, 9
    assert context.stack_size == 4096 and context.callable_depth == 9
    with pytest.raises(Error):
        context.trace_depth = 255
    with pytest.raises(Error):
        context.callable_depth = 32
    with pytest.raises(TypeError):
        context.stack_size = -1


def test_printing(context, capfd):  # noqa: F811
    launch(context, "prints", PRINTS, 2, 2)
    assert capfd.readouterr().out == ""
    context.printing(True)
    launch(context, "prints", PRINTS, 2, 2)
    said = {f"index {x} {y}, {x / 2}" for x in range(2) for y in range(2)}
    assert set(capfd.readouterr().out.splitlines()) == said
    context.printing(True, index=(1, 0))
    launch(context, "prints", PRINTS, 2, 2)
    assert capfd.readouterr().out == "index 1 0, 0.5\n"
    context.printing(True, size=4)
    launch(context, "prints", PRINTS, 2, 2)
    assert len(capfd.readouterr().out.splitlines()) < 4
    context.printing(False)
    launch(context, "prints", PRINTS, 2, 2)
    assert capfd.readouterr().out == ""
    with pytest.raises(ValueError, match="1 to 3"):
        context.printing(True, index=(1, 2, 3, 4))
