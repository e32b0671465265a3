/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Layers of one dimension in a buffer of three, width x 1 x layers, as create1DLayeredBuffer of
 * optixpp makes it: it was a texture of layers of two dimensions, which rtTex1DLayered is not for.
 * Both ways to size it read the same. Needs NVRTC.
 */
#include "tests/api/launch.h"

enum { WIDTH = 4, LAYERS = 3, COUNT = WIDTH * LAYERS };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(unsigned int, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(int, texture, , );\n"
    "rtBuffer<float> out;\n"
    "RT_PROGRAM void look() {\n"
    "    out[index] = rtTex1DLayered<float>(texture, index % 4 + 0.5f, index / 4);\n"
    "}\n"
    "RT_PROGRAM void look_linear() {\n"
    "    out[index] = rtTex1DLayered<float>(texture, index % 4 + 1.0f, index / 4);\n"
    "}\n"
    "RT_PROGRAM void size() {\n"
    "    const uint3 n = rtTexSize(texture);\n"
    "    out[index] = n.x + 10 * n.y + 100 * n.z;\n"
    "}\n";

struct world {
    struct launch l; /* only its context is used */
    RTbuffer out;
    float values[COUNT];
};

static RTresult make_texture(RTcontext c, unsigned dimensions, int *id)
{
    RTbuffer buffer;
    RTtexturesampler sampler;
    float *texels;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT | RT_BUFFER_LAYERED, &buffer));
    TRY(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT));
    TRY(dimensions == 2 ? rtBufferSetSize2D(buffer, WIDTH, LAYERS)
                        : rtBufferSetSize3D(buffer, WIDTH, 1, LAYERS));
    TRY(rtBufferMap(buffer, (void **)&texels));
    for (unsigned i = 0; i < COUNT; i++) texels[i] = (float)i;
    TRY(rtBufferUnmap(buffer));
    TRY(rtTextureSamplerCreate(c, &sampler));
    TRY(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    TRY(rtTextureSamplerSetIndexingMode(sampler, RT_TEXTURE_INDEX_ARRAY_INDEX));
    for (unsigned i = 0; i < 3; i++)
        TRY(rtTextureSamplerSetWrapMode(sampler, i, RT_WRAP_CLAMP_TO_EDGE));
    return rtTextureSamplerGetId(sampler, id);
}

static RTresult make(struct world *w, unsigned dimensions)
{
    RTvariable v;
    int id;
    TRY(rtContextCreate(&w->l.context));
    RTcontext c = w->l.context;
    TRY(rtContextSetEntryPointCount(c, 1));
    TRY(make_texture(c, dimensions, &id));
    TRY(rtContextDeclareVariable(c, "texture", &v));
    TRY(rtVariableSet1i(v, id));
    TRY(rtBufferCreate(c, RT_BUFFER_OUTPUT, &w->out));
    TRY(rtBufferSetFormat(w->out, RT_FORMAT_FLOAT));
    TRY(rtBufferSetSize1D(w->out, COUNT));
    TRY(rtContextDeclareVariable(c, "out", &v));
    return rtVariableSetObject(v, w->out);
}

static RTresult run(struct world *w, const char *name)
{
    void *data;
    TRY(launch_replace(&w->l, source, name));
    TRY(rtContextLaunch1D(w->l.context, 0, COUNT));
    TRY(rtBufferMap(w->out, &data));
    memcpy(w->values, data, sizeof w->values);
    return rtBufferUnmap(w->out);
}

TEST(layers)
{
    for (unsigned dimensions = 2; dimensions <= 3; dimensions++) {
        struct world w = {0};
        RTresult made = make(&w, dimensions);
        RTcontext context = w.l.context;
        OK(made);
        OK(run(&w, "look"));
        for (unsigned i = 0; i < COUNT; i++) CHECK_EQ((int)w.values[i], (int)i);
        OK(run(&w, "look_linear"));
        for (unsigned i = 0; i < COUNT; i++)
            CHECK_EQ((int)w.values[i], (int)(i % WIDTH == WIDTH - 1 ? i : i + 1));
        OK(run(&w, "size"));
        CHECK_EQ((int)w.values[0], WIDTH + 10 + 100 * LAYERS);
        OK(rtContextDestroy(context));
    }
}

int main(void)
{
    static const struct rw_test tests[] = {{"layers", test_layers}};
    return RUN_TABLE(tests);
}
