/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every texel format in every mode of a sampler: wrap, filter, read, and index mode, in two
 * dimensions. What a sampler may not be (integers filtered) is refused by validation, which is
 * tested too.
 *   cpu   against the formulae of tests/unit/texture_reference.h
 *   cuda  bit by bit against a CUDA kernel on the same texture object, and against the CPU; and bit
 *         by bit against texels in the host's memory
 */
#include "tests/render/support.h"
#include "tests/render/texture_check.h"
#include "tests/render/texture_plain.h"
#include "tests/render/texture_scene.h"

static const RTformat formats[] = {
    RT_FORMAT_FLOAT,
    RT_FORMAT_FLOAT2,
    RT_FORMAT_FLOAT4,
    RT_FORMAT_HALF,
    RT_FORMAT_HALF2,
    RT_FORMAT_HALF4,
    RT_FORMAT_BYTE,
    RT_FORMAT_BYTE2,
    RT_FORMAT_BYTE4,
    RT_FORMAT_UNSIGNED_BYTE,
    RT_FORMAT_UNSIGNED_BYTE2,
    RT_FORMAT_UNSIGNED_BYTE4,
    RT_FORMAT_SHORT,
    RT_FORMAT_SHORT2,
    RT_FORMAT_SHORT4,
    RT_FORMAT_UNSIGNED_SHORT,
    RT_FORMAT_UNSIGNED_SHORT2,
    RT_FORMAT_UNSIGNED_SHORT4,
    RT_FORMAT_INT,
    RT_FORMAT_INT2,
    RT_FORMAT_INT4,
    RT_FORMAT_UNSIGNED_INT,
    RT_FORMAT_UNSIGNED_INT2,
    RT_FORMAT_UNSIGNED_INT4,
};
enum { FORMATS = sizeof(formats) / sizeof(formats[0]), WRAPS = 4, READS = 4, COMBINATIONS = 64 };

/* Combination i of a format: wrap, read, filter and index mode. */
static struct texture_case combination(RTformat format, unsigned i, char *name, size_t size)
{
    struct texture_case c = {.name = name, .shape = RW_SHAPE_2D, .format = format, .levels = 1};
    const unsigned sizes[] = {13, 7, 1};
    memcpy(c.size, sizes, sizeof(sizes));
    c.wrap = (RTwrapmode)(i % WRAPS);
    c.read = (RTtexturereadmode)(i / WRAPS % READS);
    c.filter = i / WRAPS / READS % 2 ? RT_FILTER_LINEAR : RT_FILTER_NEAREST;
    c.index = i / WRAPS / READS / 2 ? RT_TEXTURE_INDEX_ARRAY_INDEX
                                    : RT_TEXTURE_INDEX_NORMALIZED_COORDINATES;
    c.mips = RT_FILTER_NONE;
    c.anisotropy = 1;
    snprintf(name, size, "format 0x%x, wrap %u, read %u, filter %u, index %u", (unsigned)format,
             (unsigned)c.wrap, (unsigned)c.read, (unsigned)c.filter, (unsigned)c.index);
    return c;
}

static bool may_be(const struct texture_case *c)
{
    return c->filter == RT_FILTER_NEAREST || !texture_reads_integers(c);
}

/* Calls `check` for all samplers there are; `seed` is the number of each. */
static void for_all(void (*check)(const struct texture_case *c, unsigned seed, void *user),
                    void *user)
{
    char name[96];
    for (unsigned f = 0; f < FORMATS; f++)
        for (unsigned i = 0; i < COMBINATIONS; i++) {
            struct texture_case c = combination(formats[f], i, name, sizeof(name));
            if (may_be(&c)) check(&c, f * COMBINATIONS + i, user);
        }
}

static float results[LOOKUPS][4];

struct formulae {
    struct texture_scene scene;
    unsigned compared, wrong;
};

static void check_formulae(const struct texture_case *c, unsigned seed, void *user)
{
    struct formulae *f = user;
    texture_scene_set(&f->scene, c, seed);
    for (int mode = 0; mode < TEXTURE_MODES; mode++) {
        if (!texture_mode_suits(c, mode) || !texture_mode_has_reference(mode)) continue;
        texture_scene_run(&f->scene, mode, results);
        f->wrong += texture_count_wrong(&f->scene, c->name, mode, results);
        f->compared++;
    }
}

TEST(formulae)
{
    struct formulae f = {.wrong = 0};
    texture_scene_open(&f.scene, "cpu", "lookup");
    for_all(check_formulae, &f);
    texture_scene_close(&f.scene);
    CHECK_EQ(f.wrong, 0);
    CHECK(f.compared > 2000);
}

/* Integers do not blend. */
TEST(refused)
{
    struct texture_scene s;
    unsigned refused = 0;
    char name[96];
    texture_scene_open(&s, "cpu", "lookup");
    for (unsigned f = 0; f < FORMATS; f++)
        for (unsigned i = 0; i < COMBINATIONS; i++) {
            struct texture_case c = combination(formats[f], i, name, sizeof(name));
            if (may_be(&c)) continue;
            texture_scene_set(&s, &c, i);
            CHECK(rtContextLaunch1D(s.context, 0, 1) == RT_ERROR_INVALID_VALUE);
            refused++;
        }
    texture_scene_close(&s);
    CHECK(refused > 300);
}

struct devices {
    struct texture_scene gpu, cpu;
    unsigned compared, failed;
};

static void check_devices(const struct texture_case *c, unsigned seed, void *user)
{
    struct devices *d = user;
    texture_scene_set(&d->gpu, c, seed);
    texture_scene_set(&d->cpu, c, seed);
    for (int mode = 0; mode < TEXTURE_MODES; mode++) {
        if (!texture_mode_suits(c, mode)) continue;
        d->failed += texture_compare_devices(&d->gpu, &d->cpu, c, mode);
        d->compared++;
    }
}

TEST(gpu_is_a_cuda_kernel_and_the_cpu)
{
    struct devices d = {.failed = 0};
    texture_scene_open(&d.gpu, "cuda", "lookup");
    texture_scene_open(&d.cpu, "cpu", "lookup");
    plain_open();
    for_all(check_devices, &d);
    plain_close();
    texture_scene_close(&d.gpu);
    texture_scene_close(&d.cpu);
    CHECK_EQ(d.failed, 0);
    CHECK(d.compared > 3000);
}

struct places {
    struct texture_scene array, host;
    unsigned compared, failed;
};

static void check_places(const struct texture_case *c, unsigned seed, void *user)
{
    struct places *p = user;
    static float others[LOOKUPS][4];
    texture_scene_set(&p->array, c, seed);
    texture_scene_set(&p->host, c, seed);
    for (int mode = 0; mode < TEXTURE_MODES; mode++) {
        if (!texture_mode_suits(c, mode)) continue;
        texture_scene_run(&p->array, mode, results);
        texture_scene_run(&p->host, mode, others);
        p->compared++;
        if (!memcmp(results, others, sizeof(results))) continue;
        fprintf(stderr, "%s, mode %d: the host's memory gives other results\n", c->name, mode);
        p->failed++;
    }
}

TEST(gpu_in_the_hosts_memory)
{
    struct places p = {.failed = 0};
    RWstatistics s = {0};
    texture_scene_open(&p.array, "cuda", "lookup");
    texture_scene_open(&p.host, "cuda", "lookup");
    RENDER_CHECK(p.host.context, rwContextSetDeviceMemory(p.host.context, 1));
    for_all(check_places, &p);
    RENDER_CHECK(p.host.context, rwContextGetStatistics(p.host.context, sizeof(s), &s));
    texture_scene_close(&p.array);
    texture_scene_close(&p.host);
    CHECK_EQ(p.failed, 0);
    CHECK(p.compared > 3000 && s.hostTextures > 1000);
}

static const struct rw_test cpu_tests[] = {{"formulae", test_formulae}, {"refused", test_refused}};
static const struct rw_test gpu_tests[] = {
    {"GPU = CUDA kernel, = CPU", test_gpu_is_a_cuda_kernel_and_the_cpu},
    {"GPU: in the host's memory", test_gpu_in_the_hosts_memory},
};

RENDER_MAIN(cpu_tests, gpu_tests)
