/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures through the whole library: each case of a table is a sampler, and each lookup function
 * that suits it is run over random places.
 *   cpu   against the formulae of tests/unit/texture_reference.h
 *   cuda  bit by bit against a CUDA kernel on the same texture object, and against the CPU
 */
#include "tests/render/support.h"
#include "tests/render/texture_cases.h"
#include "tests/render/texture_plain.h"
#include "tests/render/texture_scene.h"
#include "tests/unit/texture_reference.h"

enum { GRADIENT_MODES = 14, GATHER = 19, FETCH = 21, INTEGERS = 24, MODES = 26 };

/* The shape of each mode of textures.cu. */
static const unsigned mode_shapes[MODES] = {1, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6,
                                            7, 1, 2, 3, 4, 5, 2, 2, 1, 2, 3, 2, 2};

static bool reads_integers(const struct texture_case *c)
{
    return c->read == RT_TEXTURE_READ_ELEMENT_TYPE && c->format > RT_FORMAT_FLOAT4 &&
           c->format < RT_FORMAT_HALF;
}

/* Gather does not go with mip levels on a GPU. */
static bool suits(const struct texture_case *c, int mode)
{
    if (mode_shapes[mode] != c->shape) return false;
    if (reads_integers(c)) return mode >= INTEGERS;
    if (mode >= GATHER && mode < FETCH) return c->levels == 1;
    return mode < INTEGERS;
}

/* ---- the reference -------------------------------------------------------------------------- */

static double level_of(const struct rw_texture_image *t, const struct place *p, int mode)
{
    if (mode < 7) return 0;
    if (mode < GRADIENT_MODES) return (double)p->at[3];
    static const unsigned axes[] = {0, 1, 2, 3, 1, 2};
    double x = 0, y = 0;
    for (unsigned a = 0; a < axes[mode_shapes[mode]]; a++) {
        double n = t->normalized ? t->levels[0].size[a] : 1;
        x += pow((double)p->ddx[a] * n, 2);
        y += pow((double)p->ddy[a] * n, 2);
    }
    return 0.5 * log2(fmax(x, y));
}

static double fetched(const struct rw_texture_image *t, const struct place *p, unsigned c)
{
    long at[3] = {0, 0, 0};
    for (unsigned a = 0; a < 3; a++) {
        if (t->levels[0].size[a] > 1) at[a] = (int)p->at[a];
        if (at[a] < 0 || at[a] >= (long)t->levels[0].size[a]) return 0;
    }
    return reference_texel(t, 0, at, c);
}

static double wanted(struct reference *r, const struct place *p, int mode, unsigned c)
{
    const struct rw_texture_image *t = r->image;
    const double x[3] = {(double)p->at[0], (double)p->at[1], (double)p->at[2]};
    if (mode >= FETCH && mode < INTEGERS) return fetched(t, p, c);
    double lod = mode >= INTEGERS ? 0 : level_of(t, p, mode);
    return reference_lod(r, lod, t->shape, (unsigned)p->layer[0], x, c);
}

static double value_of(const struct rw_texture_image *t, float result)
{
    int32_t bits;
    memcpy(&bits, &result, sizeof(bits));
    if (t->texel >= RW_TEXEL_F16 || t->as_float) return (double)result;
    return t->texel == RW_TEXEL_U32 ? (double)(uint32_t)bits : (double)bits;
}

/* Results that differ from the reference by more than 1/256; the first is shown. */
static unsigned count_wrong(const struct texture_scene *s, const struct rw_texture_image *t,
                            const char *name, int mode, float (*results)[4])
{
    unsigned wrong = 0;
    for (unsigned i = 0; i < LOOKUPS; i++)
        for (unsigned c = 0; c < 4; c++) {
            struct reference r = {.image = t};
            double want = wanted(&r, &s->host_places[i], mode, c);
            double got = value_of(t, results[i][c]);
            if (r.uncertain || fabs(got - want) <= 1.0 / 256) continue;
            if (!wrong++)
                fprintf(stderr, "%s, mode %d, component %u at (%g %g %g %g): %g, not %g\n", name,
                        mode, c, (double)s->host_places[i].at[0], (double)s->host_places[i].at[1],
                        (double)s->host_places[i].at[2], (double)s->host_places[i].at[3], got,
                        want);
        }
    return wrong;
}

/* The sampler's texture, with texels in host memory. */
static struct rw_texture_image host_image(const struct texture_scene *s)
{
    struct rw_texture_image image;
    rw_texture_describe(s->sampler, 0, &image);
    for (unsigned l = 0; l < image.level_count; l++)
        image.levels[l].data =
            (uint64_t)(uintptr_t)s->host_texels + rw_buffer_level_offset(s->texels, l);
    return image;
}

static float results[LOOKUPS][4], others[LOOKUPS][4];

/* Gather has no reference here; the unit test of the filters looks at it. */
TEST(formulae)
{
    struct texture_scene s;
    texture_scene_open(&s, "cpu", "lookup");
    unsigned compared = 0;
    for (unsigned i = 0; i < CASES; i++) {
        texture_scene_set(&s, &cases[i], i);
        for (int mode = 0; mode < MODES; mode++) {
            if (!suits(&cases[i], mode) || (mode >= GATHER && mode < FETCH)) continue;
            texture_scene_run(&s, mode, results);
            struct rw_texture_image image = host_image(&s);
            CHECK_EQ(count_wrong(&s, &image, cases[i].name, mode, results), 0);
            compared++;
        }
    }
    CHECK(compared > 90);
    texture_scene_close(&s);
}

/* ---- samplers that are variables ------------------------------------------------------------- */

static void bind_sampler(struct texture_scene *s, const char *name, unsigned number)
{
    RTvariable v;
    RTbuffer buffer;
    unsigned char *texels;
    RTtexturesampler sampler = texture_scene_sampler(s, &cases[number], number, &buffer, &texels);
    RENDER_CHECK(s->context, rtContextDeclareVariable(s->context, name, &v));
    RENDER_CHECK(s->context, rtVariableSetObject(v, sampler));
    free(texels);
}

static void check_variables(int *rw_failed, const char *device)
{
    struct texture_scene by_id, s;
    texture_scene_open(&by_id, device, "lookup");
    texture_scene_open(&s, device, "by_variable");
    bind_sampler(&s, "image", CASE_2D_REPEAT);
    bind_sampler(&s, "photo", CASE_2D_UBYTE4);
    for (int mode = 0; mode < 2; mode++) {
        unsigned number = mode ? CASE_2D_UBYTE4 : CASE_2D_REPEAT;
        texture_scene_set(&by_id, &cases[number], number);
        texture_scene_set(&s, &cases[number], number);
        texture_scene_run(&by_id, 1, others);
        texture_scene_run(&s, mode, results);
        CHECK(!memcmp(results, others, sizeof(results)));
        CHECK(results[0][0] != results[1][0]);
    }
    texture_scene_close(&by_id);
    texture_scene_close(&s);
}

TEST(variables)
{
    check_variables(rw_failed, "cpu");
}

/* ---- changes between launches ---------------------------------------------------------------- */

static void check_changes(int *rw_failed, const char *device)
{
    struct texture_scene s;
    void *to;
    texture_scene_open(&s, device, "lookup");
    texture_scene_set(&s, &cases[CASE_2D_NEAREST], 6);
    texture_scene_run(&s, 1, results);
    RENDER_CHECK(s.context, rtBufferMap(s.texels, &to));
    for (unsigned i = 0; i < 29 * 17 * 2; i++) ((float *)to)[i] *= 2;
    RENDER_CHECK(s.context, rtBufferUnmap(s.texels));
    texture_scene_run(&s, 1, others);
    for (unsigned i = 0; i < LOOKUPS; i++) CHECK(others[i][0] == 2 * results[i][0]);
    RENDER_CHECK(s.context, rtTextureSamplerSetFilteringModes(s.sampler, RT_FILTER_LINEAR,
                                                              RT_FILTER_LINEAR, RT_FILTER_NONE));
    texture_scene_run(&s, 1, results);
    unsigned changed = 0;
    for (unsigned i = 0; i < LOOKUPS; i++) changed += results[i][0] != others[i][0];
    CHECK(changed > LOOKUPS / 2);
    texture_scene_close(&s);
}

TEST(changes)
{
    check_changes(rw_failed, "cpu");
}

/* ---- sizes and ids --------------------------------------------------------------------------- */

static void check_sizes(int *rw_failed, const char *device)
{
    struct texture_scene s;
    texture_scene_open(&s, device, "sizes");
    for (unsigned i = 0; i < CASES; i++) {
        texture_scene_set(&s, &cases[i], i);
        texture_scene_run(&s, 0, results);
        bool layered_1d = cases[i].shape == RW_SHAPE_1D_LAYERED;
        CHECK(results[0][0] == (float)cases[i].size[0]);
        CHECK(results[0][1] == (layered_1d ? 1 : (float)cases[i].size[1]));
        CHECK(results[0][2] == (float)cases[i].size[layered_1d ? 1 : 2]);
        CHECK(results[0][3] == 0);
    }
    texture_scene_close(&s);
}

TEST(sizes)
{
    check_sizes(rw_failed, "cpu");
}

/* Ids that no sampler has read zeros; with the exception enabled the exception program runs. */
static void check_bad_ids(int *rw_failed, const char *device)
{
    static const int bad[] = {0, -1, 2, 1000000};
    for (int checked = 0; checked < 2; checked++) {
        struct texture_scene s;
        texture_scene_open(&s, device, "lookup");
        texture_scene_set(&s, &cases[CASE_2D_REPEAT], 1);
        RENDER_CHECK(s.context, rtContextSetExceptionEnabled(
                                    s.context, RT_EXCEPTION_TEXTURE_ID_INVALID, checked));
        texture_scene_run(&s, 1, results);
        CHECK(results[0][0] != 0 && fabsf(results[0][0]) <= 1);
        for (unsigned i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
            RENDER_CHECK(s.context, rtVariableSet1i(s.texture, bad[i]));
            texture_scene_run(&s, 1, results);
            float want = checked ? (float)RT_EXCEPTION_TEXTURE_ID_INVALID : 0;
            CHECK(results[0][0] == want && results[LOOKUPS - 1][0] == want);
        }
        texture_scene_close(&s);
    }
}

TEST(bad_ids)
{
    check_bad_ids(rw_failed, "cpu");
}

/* ---- GPU ------------------------------------------------------------------------------------- */

static unsigned count_far(float (*a)[4], float (*b)[4], const struct rw_texture_image *t)
{
    unsigned far = 0;
    for (unsigned i = 0; i < LOOKUPS; i++)
        for (unsigned c = 0; c < 4; c++)
            far += !(fabs(value_of(t, a[i][c]) - value_of(t, b[i][c])) <= 1.0 / 256);
    return far;
}

/* Coordinates right at a step go one way or the other: one lookup in a hundred may. */
TEST(gpu_is_a_cuda_kernel_and_the_cpu)
{
    struct texture_scene gpu, cpu;
    unsigned failed = 0;
    texture_scene_open(&gpu, "cuda", "lookup");
    texture_scene_open(&cpu, "cpu", "lookup");
    plain_open();
    for (unsigned i = 0; i < CASES; i++) {
        texture_scene_set(&gpu, &cases[i], i);
        texture_scene_set(&cpu, &cases[i], i);
        for (int mode = 0; mode < MODES; mode++) {
            if (!suits(&cases[i], mode)) continue;
            texture_scene_run(&gpu, mode, results);
            plain_run(&gpu, mode, others);
            bool same = !memcmp(results, others, sizeof(results));
            texture_scene_run(&cpu, mode, others);
            struct rw_texture_image image = host_image(&cpu);
            unsigned far = count_far(results, others, &image);
            if (!same || far > LOOKUPS * 4 / 100)
                fprintf(stderr, "%s, mode %d: %s the CUDA kernel, %u of %u not the CPU's\n",
                        cases[i].name, mode, same ? "equals" : "DIFFERS from", far, LOOKUPS * 4);
            failed += !same || far > LOOKUPS * 4 / 100;
        }
    }
    plain_close();
    texture_scene_close(&gpu);
    texture_scene_close(&cpu);
    CHECK_EQ(failed, 0);
}

TEST(gpu_variables_changes_sizes_ids)
{
    check_variables(rw_failed, "cuda");
    check_changes(rw_failed, "cuda");
    check_sizes(rw_failed, "cuda");
    check_bad_ids(rw_failed, "cuda");
}

static const struct rw_test cpu_tests[] = {
    {"formulae", test_formulae}, {"variables", test_variables}, {"changes", test_changes},
    {"sizes", test_sizes},       {"bad ids", test_bad_ids},
};

static const struct rw_test gpu_tests[] = {
    {"GPU = CUDA kernel, = CPU", test_gpu_is_a_cuda_kernel_and_the_cpu},
    {"GPU: variables, changes, sizes, ids", test_gpu_variables_changes_sizes_ids},
};

RENDER_MAIN(cpu_tests, gpu_tests)
