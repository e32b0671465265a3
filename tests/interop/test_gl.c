/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OpenGL interop: what a launch writes is what OpenGL reads, to the byte, and the other way; images
 * of every target are seen as textures, and anew at each launch; sizes, and objects that are not
 * registered, are checked. Skipped where there is no EGL.
 *   test_gl [cpu | cuda] [x11]     x11: with the X server of DISPLAY, and not without a display
 */
#include "tests/api/support.h"
#include "tests/interop/egl.h"

enum { WIDTH = 8, HEIGHT = 4, PIXELS = WIDTH * HEIGHT };
enum { ARRAY_BUFFER = 0x8892, DYNAMIC = 0x88E8, RGBA = 0x1908, BYTES = 0x1401, FLOATS = 0x1406 };
enum { RGBA8 = 0x8058, RGBA32F = 0x8814, R32F = 0x822E, RED = 0x1903 };

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtBuffer<uchar4, 2> pixels;\n"
    "rtBuffer<float4, 2> seen;\n"
    "rtDeclareVariable(int, id, , ) = 0;\n"
    "rtDeclareVariable(float, z, , ) = 0;\n"
    "RT_PROGRAM void draw() {\n"
    "    uchar4 old = pixels[index];\n"
    "    pixels[index] = make_uchar4(old.x + 1, index.x, index.y, 7);\n"
    "}\n"
    "RT_PROGRAM void look1() { seen[index] = rtTex1D<float4>(id, index.x + 0.5f); }\n"
    "RT_PROGRAM void look2() {\n"
    "    seen[index] = rtTex2D<float4>(id, index.x + 0.5f, index.y + 0.5f);\n"
    "}\n"
    "RT_PROGRAM void look_level() {\n"
    "    seen[index] = rtTex2DLod<float4>(id, index.x + 0.5f, index.y + 0.5f, z);\n"
    "}\n"
    "RT_PROGRAM void look3() {\n"
    "    seen[index] = rtTex3D<float4>(id, index.x + 0.5f, index.y + 0.5f, z + 0.5f);\n"
    "}\n"
    "RT_PROGRAM void look_layer() {\n"
    "    seen[index] = rtTex2DLayered<float4>(id, index.x + 0.5f, index.y + 0.5f, (unsigned)z);\n"
    "}\n"
    "RT_PROGRAM void look_row() {\n"
    "    seen[index] = rtTex1DLayered<float4>(id, index.x + 0.5f, (unsigned)z);\n"
    "}\n"
    "RT_PROGRAM void look_cubes() {\n"
    "    seen[index] = rtTexCubemapLayered<float4>(id, 0.1f, -0.2f, index.x % 2 ? 1 : -1, "
    "(unsigned)z);\n"
    "}\n"
    "RT_PROGRAM void look_cube() {\n"
    "    seen[index] = rtTexCubemap<float4>(id, 0.1f, -0.2f, z);\n"
    "}\n";

static const char *device = "cpu";

struct fixture {
    RTcontext context;
    RTbuffer pixels, seen;
    RTvariable id, z;
    unsigned name; /* of the buffer object */
};

static RTresult bind(RTcontext context, const char *name, RTbuffer buffer)
{
    RTvariable v;
    TRY(rtContextDeclareVariable(context, name, &v));
    return rtVariableSetObject(v, buffer);
}

static RTresult make(struct fixture *f)
{
    *f = (struct fixture){0};
    TRY(rtContextCreate(&f->context));
    TRY(rwContextSetDevice(f->context, device));
    TRY(rtContextSetEntryPointCount(f->context, 1));
    TRY(set_source(f->context, 0, source, "draw"));
    glGenBuffers(1, &f->name);
    glBindBuffer(ARRAY_BUFFER, f->name);
    glBufferData(ARRAY_BUFFER, PIXELS * 4, NULL, DYNAMIC);
    TRY(rtBufferCreateFromGLBO(f->context, RT_BUFFER_INPUT_OUTPUT, f->name, &f->pixels));
    TRY(rtBufferSetFormat(f->pixels, RT_FORMAT_UNSIGNED_BYTE4));
    TRY(rtBufferSetSize2D(f->pixels, WIDTH, HEIGHT));
    TRY(rtBufferCreate(f->context, RT_BUFFER_OUTPUT, &f->seen));
    TRY(rtBufferSetFormat(f->seen, RT_FORMAT_FLOAT4));
    TRY(rtBufferSetSize2D(f->seen, WIDTH, HEIGHT));
    TRY(bind(f->context, "pixels", f->pixels));
    TRY(bind(f->context, "seen", f->seen));
    TRY(rtContextDeclareVariable(f->context, "z", &f->z));
    TRY(rtVariableSet1f(f->z, 0));
    TRY(rtContextDeclareVariable(f->context, "id", &f->id));
    return rtVariableSet1i(f->id, 0);
}

/* Bytes of the object as OpenGL has them. */
static void read_object(const struct fixture *f, unsigned char out[PIXELS][4])
{
    glBindBuffer(ARRAY_BUFFER, f->name);
    glGetBufferSubData(ARRAY_BUFFER, 0, PIXELS * 4, out);
}

/* ---- buffers ---- */

TEST(both_ways)
{
    struct fixture f;
    unsigned char bytes[PIXELS][4], read[PIXELS][4], *mapped;
    unsigned name;
    int bound;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (int round = 1; round < 4; round++) {
        memset(bytes, 16 * round, sizeof bytes);
        glBufferSubData(ARRAY_BUFFER, 0, sizeof bytes, bytes);
        OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
        read_object(&f, read);
        for (int i = 0; i < PIXELS; i++) {
            CHECK_EQ(read[i][0], 16 * round + 1);
            CHECK(read[i][1] == i % WIDTH && read[i][2] == i / WIDTH && read[i][3] == 7);
        }
        OK(rtBufferMap(f.pixels, (void **)&mapped));
        CHECK(!memcmp(mapped, read, sizeof read));
        memset(mapped, 100 + round, sizeof read);
        OK(rtBufferUnmap(f.pixels));
        read_object(&f, read); /* at once */
        CHECK(read[0][0] == 100 + round && read[PIXELS - 1][3] == 100 + round);
        OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
        read_object(&f, read);
        CHECK(read[5][0] == 101 + round);
    }
    memset(bytes, 9, sizeof bytes); /* OpenGL writes, the host looks */
    glBufferSubData(ARRAY_BUFFER, 0, sizeof bytes, bytes);
    OK(rtBufferMap(f.pixels, (void **)&mapped));
    CHECK(mapped[0] == 9 && mapped[PIXELS * 4 - 1] == 9);
    OK(rtBufferUnmap(f.pixels));
    glGetIntegerv(0x8F37, &bound); /* what was bound stays so */
    CHECK_EQ(bound, 0);
    OK(rtBufferGetGLBOId(f.pixels, &name));
    CHECK_EQ(name, f.name);
    OK(rtBufferGetGLBOId(f.seen, &name));
    CHECK_EQ(name, 0);
    CHECK_EQ(glGetError(), 0);
    OK(rtContextDestroy(context));
}

/* An output that is drawn by half keeps the rest; launches that are not waited for are done when
 * they return. */
TEST(parts)
{
    struct fixture f;
    unsigned char bytes[PIXELS][4], read[PIXELS][4];
    RWfence fence;
    RTbuffer output;
    RTvariable v;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtBufferCreateFromGLBO(context, RT_BUFFER_OUTPUT | RT_BUFFER_GPU_LOCAL, f.name, &output));
    OK(rtBufferSetFormat(output, RT_FORMAT_UNSIGNED_BYTE4));
    OK(rtBufferSetSize2D(output, WIDTH, HEIGHT));
    OK(rtContextQueryVariable(context, "pixels", &v));
    OK(rtVariableSetObject(v, output));
    OK(rtBufferDestroy(f.pixels));
    memset(bytes, 50, sizeof bytes);
    glBufferSubData(ARRAY_BUFFER, 0, sizeof bytes, bytes);
    OK(rwContextLaunchAsync2D(context, 0, WIDTH, HEIGHT / 2, NULL, &fence));
    read_object(&f, read);
    for (int i = 0; i < PIXELS; i++) CHECK_EQ(read[i][0], i < PIXELS / 2 ? 51 : 50);
    OK(rwFenceWait(fence));
    OK(rtContextDestroy(context));
}

TEST(registration)
{
    struct fixture f;
    unsigned char read[PIXELS][4];
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    FAILS(rtBufferGLRegister(f.pixels), RT_ERROR_RESOURCE_ALREADY_REGISTERED, "already");
    OK(rtBufferGLUnregister(f.pixels));
    FAILS(rtBufferGLUnregister(f.pixels), RT_ERROR_RESOURCE_NOT_REGISTERED, "not registered");
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_ERROR_RESOURCE_NOT_REGISTERED,
          "was unregistered");
    glBindBuffer(ARRAY_BUFFER, f.name);
    glBufferData(ARRAY_BUFFER, PIXELS * 4 - 1, NULL, DYNAMIC); /* another size */
    OK(rtBufferGLRegister(f.pixels));
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_ERROR_INVALID_VALUE,
          "127 bytes, fewer than the buffer's 128");
    OK(rtBufferGLUnregister(f.pixels));
    memset(read, 0, sizeof read);
    glBufferData(ARRAY_BUFFER, PIXELS * 4, read, DYNAMIC);
    OK(rtBufferGLRegister(f.pixels));
    OK(rtContextLaunch2D(context, 0, WIDTH, HEIGHT));
    read_object(&f, read);
    CHECK_EQ(read[3][0], 1);
    FAILS(rtBufferGLRegister(f.seen), RT_ERROR_INVALID_VALUE, "was not made from OpenGL's");
    OK(rtContextDestroy(context));
}

TEST(wrong_names)
{
    struct fixture f;
    RTbuffer buffer;
    RTtexturesampler sampler;
    void *address;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    FAILS(rtBufferCreateFromGLBO(context, RT_BUFFER_INPUT, 54321, &buffer), RT_ERROR_INVALID_VALUE,
          "54321 is no buffer object");
    FAILS(rtTextureSamplerCreateFromGLImage(context, 54321, RT_TARGET_GL_TEXTURE_2D, &sampler),
          RT_ERROR_INVALID_IMAGE, "54321 is no texture");
    FAILS(rtBufferGetDevicePointer(f.pixels, 0, &address), RT_ERROR_INVALID_VALUE,
          "during launches alone");
    OK(rtContextDestroy(context));
}

/* A stage reads one object and writes another. */
TEST(stages)
{
    struct fixture f;
    RTpostprocessingstage stage;
    RTcommandlist list;
    RTvariable v;
    float in[PIXELS][4], out[PIXELS][4];
    unsigned names[2];
    static const char *const variables[] = {"input_buffer", "output_buffer"};
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    OK(rtPostProcessingStageCreateBuiltin(context, "TonemapperSimple", &stage));
    glGenBuffers(2, names);
    for (int i = 0; i < PIXELS * 4; i++) in[i / 4][i % 4] = (float)i / 64;
    for (int i = 0; i < 2; i++) {
        RTbuffer buffer;
        glBindBuffer(ARRAY_BUFFER, names[i]);
        glBufferData(ARRAY_BUFFER, sizeof in, in, DYNAMIC);
        OK(rtBufferCreateFromGLBO(context, i ? RT_BUFFER_OUTPUT : RT_BUFFER_INPUT, names[i],
                                  &buffer));
        OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
        OK(rtBufferSetSize2D(buffer, WIDTH, HEIGHT));
        OK(rtPostProcessingStageDeclareVariable(stage, variables[i], &v));
        OK(rtVariableSetObject(v, buffer));
    }
    OK(rtCommandListCreate(context, &list));
    OK(rtCommandListAppendPostprocessingStage(list, stage, WIDTH, HEIGHT));
    OK(rtCommandListFinalize(list));
    OK(rtCommandListExecute(list));
    glBindBuffer(ARRAY_BUFFER, names[1]);
    glGetBufferSubData(ARRAY_BUFFER, 0, sizeof out, out);
    for (int i = 0; i < PIXELS * 4; i++)
        CHECK(out[i / 4][i % 4] == (in[i / 4][i % 4] < 1 || i % 4 == 3 ? in[i / 4][i % 4] : 1));
    OK(rtContextDestroy(context));
}

/* ---- images ---- */

static RTresult look(struct fixture *f, RTtexturesampler sampler, const char *program, float z,
                     float out[PIXELS][4])
{
    int id;
    void *data;
    TRY(rtTextureSamplerSetReadMode(sampler, RT_TEXTURE_READ_NORMALIZED_FLOAT));
    TRY(rtTextureSamplerSetIndexingMode(sampler, RT_TEXTURE_INDEX_ARRAY_INDEX));
    TRY(rtTextureSamplerGetId(sampler, &id));
    TRY(rtVariableSet1i(f->id, id));
    TRY(rtVariableSet1f(f->z, z));
    TRY(set_source(f->context, 0, source, program));
    TRY(rtContextLaunch2D(f->context, 0, WIDTH, HEIGHT));
    TRY(rtBufferMap(f->seen, &data));
    memcpy(out, data, PIXELS * 4 * sizeof(float));
    return rtBufferUnmap(f->seen);
}

static unsigned new_texture(unsigned target)
{
    unsigned name;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    return name;
}

TEST(images)
{
    enum { T1 = 0x0DE0, T2 = 0x0DE1, T3 = 0x806F, LAYERS = 0x8C1A, FACE = 0x8515, CUBE = 0x8513 };
    struct fixture f;
    RTtexturesampler sampler;
    unsigned char bytes[PIXELS][4];
    float floats[2 * PIXELS], seen[PIXELS][4];
    unsigned name, found;
    int alignment;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (int i = 0; i < PIXELS * 4; i++) bytes[i / 4][i % 4] = (unsigned char)(2 * i);
    for (int i = 0; i < 2 * PIXELS; i++) floats[i] = (float)i;

    name = new_texture(T2);
    glTexImage2D(T2, 0, RGBA8, WIDTH, HEIGHT, 0, RGBA, BYTES, bytes);
    glPixelStorei(0x0D05, 8);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_2D, &sampler));
    OK(rtTextureSamplerGetGLImageId(sampler, &found));
    CHECK_EQ(found, name);
    for (int round = 0; round < 2; round++) { /* the second time with one texel changed */
        OK(look(&f, sampler, "look2", 0, seen));
        for (int i = 0; i < PIXELS * 4; i++)
            CHECK(seen[i / 4][i % 4] == (float)bytes[i / 4][i % 4] / 255);
        memset(bytes[11], 200, 4);
        glBindTexture(T2, name);
        glTexSubImage2D(T2, 0, 3, 1, 1, 1, RGBA, BYTES, bytes[11]);
    }
    glGetIntegerv(0x0D05, &alignment); /* as it was */
    CHECK_EQ(alignment, 8);
    OK(rtTextureSamplerGLUnregister(sampler));
    FAILS(rtContextLaunch2D(context, 0, WIDTH, HEIGHT), RT_ERROR_RESOURCE_NOT_REGISTERED,
          "was unregistered");
    OK(rtTextureSamplerGLRegister(sampler));
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(T1);
    glTexImage1D(T1, 0, R32F, WIDTH, 0, RED, FLOATS, floats);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_1D, &sampler));
    OK(look(&f, sampler, "look1", 0, seen));
    for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(i % WIDTH));
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(T3);
    glTexImage3D(T3, 0, R32F, WIDTH, HEIGHT, 2, 0, RED, FLOATS, floats);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_3D, &sampler));
    OK(look(&f, sampler, "look3", 1, seen));
    for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(PIXELS + i));
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(LAYERS);
    glTexImage3D(LAYERS, 0, R32F, WIDTH, HEIGHT, 2, 0, RED, FLOATS, floats);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_2D_ARRAY, &sampler));
    OK(look(&f, sampler, "look_layer", 1, seen));
    for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(PIXELS + i));
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(CUBE);
    for (unsigned face = 0; face < 6; face++) {
        const float value[4] = {(float)face, (float)face, (float)face, (float)face};
        glTexImage2D(FACE + face, 0, R32F, 2, 2, 0, RED, FLOATS, value);
    }
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_CUBE_MAP, &sampler));
    OK(look(&f, sampler, "look_cube", 1, seen)); /* +z is the fifth face, -z the sixth */
    CHECK(seen[0][0] == 4);
    OK(look(&f, sampler, "look_cube", -1, seen));
    CHECK(seen[0][0] == 5);
    CHECK_EQ(glGetError(), 0);
    OK(rtContextDestroy(context));
}

/* Arrays of rows and of cube maps; OpenGL has the latter since version 4. */
TEST(arrays)
{
    enum { ROWS = 0x8C18, CUBES = 0x9009, LAYERS = 3, FACES = 6 };
    struct fixture f;
    RTtexturesampler sampler;
    float floats[LAYERS * PIXELS], seen[PIXELS][4];
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    for (int i = 0; i < LAYERS * PIXELS; i++) floats[i] = (float)i;
    unsigned name = new_texture(ROWS);
    glTexImage2D(ROWS, 0, R32F, WIDTH, LAYERS, 0, RED, FLOATS, floats);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_1D_ARRAY, &sampler));
    for (int layer = 0; layer < LAYERS; layer++) {
        OK(look(&f, sampler, "look_row", (float)layer, seen));
        for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(layer * WIDTH + i % WIDTH));
    }
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(CUBES);
    for (int i = 0; i < LAYERS * FACES * 4; i++) floats[i] = (float)(i / 4); /* 2 x 2 a face */
    glTexImage3D(CUBES, 0, R32F, 2, 2, LAYERS * FACES, 0, RED, FLOATS, floats);
    if (glGetError()) {
        printf("     this OpenGL has no arrays of cube maps\n");
        OK(rtContextDestroy(context));
        return;
    }
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_CUBE_MAP_ARRAY,
                                         &sampler));
    for (int cube = 0; cube < LAYERS; cube++) {
        OK(look(&f, sampler, "look_cubes", (float)cube, seen));
        for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(cube * FACES + 5 - i % 2));
    }
    CHECK_EQ(glGetError(), 0);
    OK(rtContextDestroy(context));
}

/* Smaller levels, each of one value, and an image whose size is no power of two. */
TEST(levels_and_rectangles)
{
    enum { T2 = 0x0DE1, RECTANGLE = 0x84F5 };
    struct fixture f;
    RTtexturesampler sampler;
    float floats[PIXELS], seen[PIXELS][4];
    unsigned name;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    name = new_texture(T2);
    for (int level = 0; level < 3; level++) {
        for (int i = 0; i < PIXELS; i++) floats[i] = (float)(7 + level);
        glTexImage2D(T2, level, R32F, WIDTH >> level, HEIGHT >> level, 0, RED, FLOATS, floats);
    }
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_2D, &sampler));
    OK(rtTextureSamplerSetFilteringModes(sampler, RT_FILTER_NEAREST, RT_FILTER_NEAREST,
                                         RT_FILTER_NEAREST));
    for (int level = 0; level < 3; level++) {
        OK(look(&f, sampler, "look_level", (float)level, seen));
        for (int i = 0; i < PIXELS; i++) CHECK(seen[i][0] == (float)(7 + level));
    }
    OK(rtTextureSamplerDestroy(sampler));

    name = new_texture(RECTANGLE);
    for (int i = 0; i < PIXELS; i++) floats[i] = (float)i;
    glTexImage2D(RECTANGLE, 0, R32F, 5, 3, 0, RED, FLOATS, floats);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_TEXTURE_RECTANGLE, &sampler));
    OK(look(&f, sampler, "look2", 0, seen));
    for (int i = 0; i < 15; i++) CHECK(seen[i / 5 * WIDTH + i % 5][0] == (float)i);
    CHECK_EQ(glGetError(), 0);
    OK(rtContextDestroy(context));
}

/* A renderbuffer that OpenGL draws to; formats that no texture has. */
TEST(renderbuffers)
{
    enum { TARGET = 0x8D41, DRAW = 0x8CA9, COLOUR = 0x8CE0, DEPTH = 0x81A6 };
    struct fixture f;
    RTtexturesampler sampler;
    float seen[PIXELS][4];
    unsigned name, framebuffer;
    int bound;
    CHECK_EQ(make(&f), RT_SUCCESS);
    RTcontext context = f.context;
    glGenRenderbuffers(1, &name);
    glBindRenderbuffer(TARGET, name);
    glRenderbufferStorage(TARGET, RGBA32F, WIDTH, HEIGHT);
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(DRAW, framebuffer);
    glFramebufferRenderbuffer(DRAW, COLOUR, TARGET, name);
    glClearColor(0.25f, 2, -1, 0.5f);
    glClear(0x4000);
    OK(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_RENDER_BUFFER, &sampler));
    OK(look(&f, sampler, "look2", 0, seen));
    for (int i = 0; i < PIXELS; i++)
        CHECK(seen[i][0] == 0.25f && seen[i][1] == 2 && seen[i][2] == -1 && seen[i][3] == 0.5f);
    glGetIntegerv(0x8CA6, &bound);
    CHECK_EQ(bound, (int)framebuffer);
    glGenRenderbuffers(1, &name);
    glBindRenderbuffer(TARGET, name);
    glRenderbufferStorage(TARGET, DEPTH, WIDTH, HEIGHT);
    FAILS(rtTextureSamplerCreateFromGLImage(context, name, RT_TARGET_GL_RENDER_BUFFER, &sampler),
          RT_ERROR_INVALID_IMAGE, "internal format 0x81a6");
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"both ways", test_both_ways},
        {"parts", test_parts},
        {"registration", test_registration},
        {"wrong names", test_wrong_names},
        {"stages", test_stages},
        {"images", test_images},
        {"arrays", test_arrays},
        {"levels and rectangles", test_levels_and_rectangles},
        {"renderbuffers", test_renderbuffers},
    };
    unsigned count;
    if (argc > 1) device = argv[1];
    setenv("RW_DEVICE", device, 1);
    if (rtDeviceGetDeviceCount(&count) != RT_SUCCESS) SKIP("there is no GPU");
    const enum egl_place place = argc > 2 && !strcmp(argv[2], "x11") ? EGL_X11
                                 : !strcmp(device, "cpu")            ? EGL_SOFTWARE
                                                                     : EGL_GPU;
    if (!egl_begin(place)) SKIP("there is no OpenGL by EGL");
    return RUN_TABLE(tests);
}
