/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX as compilers and headers of many years wrote it: each file of ptx/ draws the same picture.
 * The files are not made by those tools but in their style: PTX versions and targets, forms of the
 * stubs, metadata, labels, local memory.
 */
#include "raywright.h"
#include "tests/device.h"
#include "tests/embed/sphere.h"

static const char *const files[] = {"cuda75_v3", "cuda80_v4", "cuda102_v6", "cuda112_time"};

TEST(pictures)
{
    static float picture[SPHERE_PIXELS];
    for (size_t i = 0; i < sizeof(files) / sizeof(files[0]); i++) {
        char path[512];
        snprintf(path, sizeof(path), RW_SOURCE_DIR "/tests/render/ptx/%s.ptx", files[i]);
        printf("     %s\n", files[i]);
        char *ptx = sphere_read(path);
        CHECK(ptx != NULL);
        RTresult result = sphere_render(ptx, picture);
        free(ptx);
        CHECK_EQ(result, RT_SUCCESS);
        CHECK_EQ(sphere_wrong_pixel(picture), -1);
    }
}

enum { TEXELS = 4 };

/* A sampler of TEXELS x TEXELS texels, numbered, that gives the nearest one as it is. */
static RTresult make_sampler(RTcontext context, RTtexturesampler *out)
{
    RTbuffer buffer;
    void *data;
    SPHERE_TRY(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    SPHERE_TRY(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    SPHERE_TRY(rtBufferSetSize2D(buffer, TEXELS, TEXELS));
    SPHERE_TRY(rtBufferMap(buffer, &data));
    for (int i = 0; i < 4 * TEXELS * TEXELS; i++) ((float *)data)[i] = (float)i;
    SPHERE_TRY(rtBufferUnmap(buffer));
    SPHERE_TRY(rtTextureSamplerCreate(context, out));
    SPHERE_TRY(rtTextureSamplerSetBuffer(*out, 0, 0, buffer));
    SPHERE_TRY(rtTextureSamplerSetFilteringModes(*out, RT_FILTER_NEAREST, RT_FILTER_NEAREST,
                                                 RT_FILTER_NONE));
    SPHERE_TRY(rtTextureSamplerSetReadMode(*out, RT_TEXTURE_READ_ELEMENT_TYPE));
    return rtTextureSamplerSetIndexingMode(*out, RT_TEXTURE_INDEX_NORMALIZED_COORDINATES);
}

static RTresult look_up(RTcontext context, const char *ptx, float *picture)
{
    RTprogram lookup;
    RTtexturesampler sampler;
    RTbuffer output;
    void *data;
    SPHERE_TRY(rtProgramCreateFromPTXString(context, ptx, "lookup", &lookup));
    SPHERE_TRY(rtContextSetEntryPointCount(context, 1));
    SPHERE_TRY(rtContextSetRayGenerationProgram(context, 0, lookup));
    SPHERE_TRY(make_sampler(context, &sampler));
    SPHERE_TRY(sphere_object(context, "image", sampler));
    SPHERE_TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &output));
    SPHERE_TRY(rtBufferSetFormat(output, RT_FORMAT_FLOAT4));
    SPHERE_TRY(rtBufferSetSize2D(output, TEXELS, TEXELS));
    SPHERE_TRY(sphere_object(context, "output", output));
    SPHERE_TRY(rtContextLaunch2D(context, 0, TEXELS, TEXELS));
    SPHERE_TRY(rtBufferMap(output, &data));
    memcpy(picture, data, 4 * TEXELS * TEXELS * sizeof(float));
    return rtBufferUnmap(output);
}

TEST(texture_reference)
{
    float picture[4 * TEXELS * TEXELS];
    RTcontext context;
    const char *text = "";
    char *ptx = sphere_read(RW_SOURCE_DIR "/tests/render/ptx/cuda80_texref.ptx");
    CHECK(ptx != NULL);
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    RTresult result = look_up(context, ptx, picture);
    rtContextGetErrorString(context, result, &text);
    if (result != RT_SUCCESS) fprintf(stderr, "%s\n", text);
    free(ptx);
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
    CHECK_EQ(result, RT_SUCCESS);
    for (int i = 0; i < 4 * TEXELS * TEXELS; i++) CHECK_EQ(picture[i], i);
}

static const struct rw_test tests[] = {
    {"pictures", test_pictures},
    {"texture reference", test_texture_reference},
};

int main(int argc, char **argv)
{
    const char *device = argc > 1 ? argv[1] : "cpu";
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    return RUN_TABLE(tests);
}
