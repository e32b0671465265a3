/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures in the host's memory: lookups in them are those in textures of the device to the bit,
 * and which textures they are. On the CPU the device pretends to be a GPU (pretended_gpu.h).
 *
 *     render.texture_host [cuda | cuda:0,cuda:1]
 */
#include "runtime/launch/texture_host.h"
#include "tests/render/pretended_gpu.h"
#include "tests/render/support.h"
#include "tests/render/texture_cases.h"
#include "tests/render/texture_check.h"

static float results[LOOKUPS][4], others[LOOKUPS][4];
static const char *device = "cpu";

static void open_scene(struct texture_scene *s, const char *program)
{
    texture_scene_open(s, device, program);
    if (!strcmp(device, "cpu")) pretend(s->context);
}

static RTsize made_on_host(const struct texture_scene *s)
{
    RWstatistics all = {0};
    rwContextGetStatistics(s->context, sizeof(all), &all);
    return all.hostTextures;
}

/* As far as the table of cases goes. */
static bool may_be_on_host(const struct texture_case *c)
{
    return c->shape == RW_SHAPE_2D && c->anisotropy <= 1 &&
           (c->levels == 1 || c->mips == RT_FILTER_NONE);
}

/* ---- lookups ---- */

static unsigned differences(struct texture_scene *s, const struct texture_case *c, unsigned number,
                            RTsize limit)
{
    unsigned wrong = 0;
    for (int mode = 0; mode < TEXTURE_MODES; mode++) {
        if (!texture_mode_suits(c, mode)) continue;
        RENDER_CHECK(s->context, rwContextSetDeviceMemory(s->context, 0));
        texture_scene_set(s, c, number);
        texture_scene_run(s, mode, results);
        RENDER_CHECK(s->context, rwContextSetDeviceMemory(s->context, limit));
        texture_scene_run(s, mode, others);
        if (s->context->paged_buffers) wrong++; /* another kernel */
        if (!memcmp(results, others, sizeof(results))) continue;
        fprintf(stderr, "%s, mode %d: the host's memory gives other results\n", c->name, mode);
        wrong++;
    }
    return wrong;
}

/* Every case, with rows that are copied, since none of them is a multiple of 32 bytes, and some
 * that are not. */
TEST(as_on_the_device)
{
    struct texture_scene s;
    open_scene(&s, "lookup");
    for (unsigned i = 0; i < CASES; i++) {
        const RTsize before = made_on_host(&s);
        CHECK_EQ(differences(&s, &cases[i], i, 1), 0);
        CHECK_EQ(made_on_host(&s) > before, may_be_on_host(&cases[i]));
        struct texture_case even = cases[i];
        if (!may_be_on_host(&even)) continue;
        even.size[0] = 96;
        CHECK_EQ(differences(&s, &even, i, 1), 0);
        CHECK(s.sampler->on_host && !s.sampler->rows);
    }
    CHECK_EQ(gpu.wrong_rows, 0);
    texture_scene_close(&s);
    CHECK_EQ(gpu.live, 0);
}

/* Contents and samplers that change while texels are in the host's memory. */
static void check_changes(int *rw_failed, const unsigned size[2])
{
    struct texture_scene s;
    struct texture_case c = cases[CASE_2D_NEAREST];
    void *to;
    memcpy(c.size, size, 2 * sizeof(*size));
    open_scene(&s, "lookup");
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    texture_scene_set(&s, &c, 6);
    texture_scene_run(&s, 1, results);
    CHECK_EQ(made_on_host(&s), 1);
    texture_scene_run(&s, 1, results);
    CHECK_EQ(made_on_host(&s), 1);
    RENDER_CHECK(s.context, rtBufferMap(s.texels, &to));
    for (unsigned i = 0; i < size[0] * size[1] * 2; i++) ((float *)to)[i] *= 2;
    RENDER_CHECK(s.context, rtBufferUnmap(s.texels));
    texture_scene_run(&s, 1, others);
    for (unsigned i = 0; i < LOOKUPS; i++) CHECK(others[i][0] == 2 * results[i][0]);
    CHECK_EQ(made_on_host(&s), 2);
    RENDER_CHECK(s.context, rtTextureSamplerSetFilteringModes(s.sampler, RT_FILTER_LINEAR,
                                                              RT_FILTER_LINEAR, RT_FILTER_NONE));
    texture_scene_run(&s, 1, results);
    CHECK(memcmp(results, others, sizeof(results)));
    CHECK_EQ(made_on_host(&s), 3);
    RENDER_CHECK(s.context, rwBufferSetPaged(s.texels, 0)); /* to the device */
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    RENDER_CHECK(s.context, rwBufferSetPaged(s.texels, 1)); /* and back */
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    CHECK_EQ(made_on_host(&s), 4);
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 0));
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    CHECK_EQ(made_on_host(&s), 4);
    texture_scene_close(&s);
    CHECK_EQ(gpu.live, 0);
}

TEST(changes)
{
    check_changes(rw_failed, (unsigned[2]){29, 17});
    check_changes(rw_failed, (unsigned[2]){64, 32});
}

/* What may not be there any more goes to the device by itself. */
TEST(samplers_that_stay)
{
    struct texture_scene s;
    open_scene(&s, "lookup");
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    texture_scene_set(&s, &cases[CASE_2D_REPEAT], 1);
    texture_scene_run(&s, 1, results);
    CHECK_EQ(made_on_host(&s), 1);
    RENDER_CHECK(s.context, rtTextureSamplerSetMaxAnisotropy(s.sampler, 4));
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    CHECK_EQ(made_on_host(&s), 1);
    RENDER_CHECK(s.context, rtTextureSamplerSetMaxAnisotropy(s.sampler, 1));
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    CHECK_EQ(made_on_host(&s), 2);
    texture_scene_close(&s);
}

/* Programs that read elements as well have pages of the buffer, and another kernel. */
TEST(elements_too)
{
    struct texture_scene s;
    int id;
    open_scene(&s, "lookup");
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    texture_scene_set(&s, &cases[CASE_2D_REPEAT], 1);
    texture_scene_run(&s, 1, results);
    CHECK_EQ(s.context->paged_buffers, 0);
    RENDER_CHECK(s.context, rtBufferGetId(s.texels, &id));
    texture_scene_run(&s, 1, others);
    CHECK_EQ(s.context->paged_buffers, 1);
    CHECK(s.sampler->on_host && !memcmp(results, others, sizeof(results)));
    texture_scene_close(&s);
}

/* ---- which ---- */

enum { TEXTURES = 4 };

struct several {
    struct texture_scene scene;
    RTbuffer buffers[TEXTURES];
    RTtexturesampler samplers[TEXTURES];
};

/* 65,536 bytes times 1, 2 and 3, which may be in the host's memory, and a cube map. */
static void open_several(struct several *v)
{
    static const struct texture_case cube = {.name = "cube",
                                             .shape = RW_SHAPE_CUBE,
                                             .format = RT_FORMAT_FLOAT4,
                                             .size = {32, 32, 6},
                                             .levels = 1,
                                             .mips = RT_FILTER_NONE,
                                             .anisotropy = 1};
    open_scene(&v->scene, "lookup");
    for (unsigned i = 0; i < TEXTURES; i++) {
        struct texture_case c = i < 3 ? cases[CASE_2D_REPEAT] : cube;
        unsigned char *texels;
        if (i < 3) c.size[0] = 64;
        if (i < 3) c.size[1] = 64 * (i + 1);
        v->samplers[i] = texture_scene_sampler(&v->scene, &c, i, &v->buffers[i], &texels);
        free(texels);
    }
}

/* Digits: which of them are in the host's memory after a launch. */
static unsigned on_host(struct several *v)
{
    unsigned digits = 0;
    RENDER_CHECK(v->scene.context, rtContextLaunch1D(v->scene.context, 0, 1));
    for (unsigned i = 0; i < TEXTURES; i++)
        digits = 10 * digits + rw_texture_is_on_host(v->samplers[i]);
    return digits;
}

static void limit(struct several *v, RTsize bytes)
{
    RENDER_CHECK(v->scene.context, rwContextSetDeviceMemory(v->scene.context, bytes));
}

/* The textures; and what lookups are told, their results and tables of the launch. */
enum { UNIT = 65536, REST = 49152, ALL = 6 * UNIT + 6 * UNIT / 4 + REST };

TEST(largest_first)
{
    struct several v;
    open_several(&v);
    CHECK_EQ(on_host(&v), 0);
    limit(&v, 3 * ALL);
    CHECK(on_host(&v) == 0 && !v.buffers[2]->paged);
    limit(&v, ALL); /* without the buffers that they are made of */
    CHECK(on_host(&v) == 0 && v.buffers[2]->paged && !v.scene.context->paged_buffers);
    CHECK_EQ(made_on_host(&v.scene), 0);
    limit(&v, ALL - UNIT);
    CHECK_EQ(on_host(&v), 10);
    limit(&v, ALL - 3 * UNIT - 1 - REST);
    CHECK_EQ(on_host(&v), 110);
    limit(&v, 1);
    CHECK_EQ(on_host(&v), 1110);
    limit(&v, ALL - UNIT);
    CHECK_EQ(on_host(&v), 10);
    limit(&v, 3 * ALL);
    CHECK(on_host(&v) == 0 && !v.buffers[2]->paged);
    texture_scene_close(&v.scene);
    CHECK_EQ(gpu.live, 0);
}

TEST(named_first)
{
    struct several v;
    open_several(&v);
    RENDER_CHECK(v.scene.context, rwBufferSetPaged(v.buffers[0], 1));
    RENDER_CHECK(v.scene.context, rwBufferSetPaged(v.buffers[2], 0));
    CHECK_EQ(on_host(&v), 0);
    limit(&v, ALL + 3 * UNIT - 1 - REST);
    CHECK_EQ(on_host(&v), 1000);
    limit(&v, 1);
    CHECK(on_host(&v) == 1100 && !v.buffers[2]->paged);
    limit(&v, 3 * ALL);
    CHECK_EQ(on_host(&v), 0);
    texture_scene_close(&v.scene);
}

TEST(larger_than_rows_may_be)
{
    struct texture_scene s;
    struct texture_case c = cases[CASE_2D_REPEAT];
    const unsigned sizes[][2] = {
        {MOST_WIDTH, 4}, {MOST_WIDTH + 1, 4}, {4, MOST_HEIGHT}, {4, MOST_HEIGHT + 1}};
    open_scene(&s, "lookup");
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    for (unsigned i = 0; i < 4; i++) {
        memcpy(c.size, sizes[i], sizeof(sizes[i]));
        texture_scene_set(&s, &c, i);
        texture_scene_run(&s, 1, results);
        CHECK_EQ(rw_texture_is_on_host(s.sampler), i % 2 == 0);
    }
    texture_scene_close(&s);
}

/* ---- memory that is not there ---- */

static const char *error_of(RTcontext context, RTresult *result)
{
    const char *text = "";
    *result = rtContextLaunch1D(context, 0, 1);
    rtContextGetErrorString(context, *result, &text);
    return text;
}

/* Without a limit: the device says it, texture by texture; what cannot leave it is an error. */
TEST(device_is_full)
{
    struct several v;
    RTresult result;
    open_several(&v);
    gpu.room = 5 * UNIT;
    CHECK_EQ(on_host(&v), 10);
    gpu.room = UNIT;
    for (unsigned i = 0; i < TEXTURES; i++) /* all are made anew */
        RENDER_CHECK(v.scene.context, rtTextureSamplerSetMipLevelBias(v.samplers[i], 0));
    const char *text = error_of(v.scene.context, &result);
    CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(text, "making the texture of sampler 4 failed on");
    CHECK_CONTAINS(text, "full; textures of one or three dimensions, with layers or with faces are "
                         "not paged");
    gpu.room = 3 * UNIT;
    CHECK_EQ(on_host(&v), 1110);
    texture_scene_close(&v.scene);
    CHECK_EQ(gpu.live, 0);
}

static RTsize host_bytes(const struct texture_scene *s)
{
    RWmemory m = {0};
    rwContextGetMemory(s->context, sizeof(m), &m);
    return m.hostBuffers;
}

/* Neither pinned memory nor a texture object: an error each, and the next launch is right. */
TEST(host_fails)
{
    struct texture_scene s;
    RTresult result;
    open_scene(&s, "lookup");
    texture_scene_set(&s, &cases[CASE_2D_REPEAT], 1);
    texture_scene_run(&s, 1, results);
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    gpu.no_pinned = true;
    const char *text = error_of(s.context, &result);
    CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(text, "no pinned memory");
    gpu.no_pinned = false;
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    const RTsize bytes = host_bytes(&s);
    CHECK(s.sampler->rows);
    for (unsigned i = 0; i < 2; i++) {
        RENDER_CHECK(s.context, rtTextureSamplerSetMipLevelBias(s.sampler, (float)i));
        if (i)
            gpu.no_pinned = true;
        else
            gpu.fail_in = 1;
        text = error_of(s.context, &result);
        CHECK_EQ(result, i ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_ERROR_UNKNOWN);
        CHECK_CONTAINS(text, "making the texture of sampler 1 failed on");
        CHECK_CONTAINS(text, i ? "no pinned memory" : "no texture object");
        CHECK(host_bytes(&s) < bytes && gpu.in_rows == 0);
        gpu.no_pinned = false;
        texture_scene_run(&s, 1, others);
        CHECK(!memcmp(results, others, sizeof(results)));
        CHECK_EQ(host_bytes(&s), bytes);
    }
    texture_scene_close(&s);
    CHECK_EQ(gpu.live, 0);
}

/* The application may refuse as well. */
static int refuse_host(RWmemorypurpose purpose, long long change, void *user)
{
    (void)user;
    return purpose != RW_MEMORY_HOST_BUFFERS || change < 0;
}

TEST(monitor_refuses)
{
    struct texture_scene s;
    RTresult result;
    open_scene(&s, "lookup");
    texture_scene_set(&s, &cases[CASE_2D_REPEAT], 1);
    texture_scene_run(&s, 1, results);
    RENDER_CHECK(s.context, rwContextSetDeviceMemory(s.context, 1));
    RENDER_CHECK(s.context, rwContextSetMemoryMonitor(s.context, refuse_host, NULL));
    error_of(s.context, &result);
    CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    RENDER_CHECK(s.context, rwContextSetMemoryMonitor(s.context, NULL, NULL));
    texture_scene_run(&s, 1, others);
    CHECK(!memcmp(results, others, sizeof(results)));
    texture_scene_close(&s);
}

static const struct rw_test cpu_tests[] = {
    {"as on the device", test_as_on_the_device},
    {"changes", test_changes},
    {"samplers that stay", test_samplers_that_stay},
    {"elements too", test_elements_too},
    {"largest first", test_largest_first},
    {"named first", test_named_first},
    {"larger than rows may be", test_larger_than_rows_may_be},
    {"device is full", test_device_is_full},
    {"host fails", test_host_fails},
    {"monitor refuses", test_monitor_refuses},
};

static const struct rw_test gpu_tests[] = {
    {"as on the device", test_as_on_the_device},
    {"changes", test_changes},
    {"samplers that stay", test_samplers_that_stay},
    {"elements too", test_elements_too},
};

int main(int argc, char **argv)
{
    if (argc < 2 || !strcmp(argv[1], "cpu")) return RUN_TABLE(cpu_tests);
    device = argv[1];
    RTcontext context = render_context(device);
    if (!context) SKIP("there are no such GPUs");
    rtContextDestroy(context);
    return RUN_TABLE(gpu_tests);
}
