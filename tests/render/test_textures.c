/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Textures through the whole library: each case of a table is a sampler, and each lookup function
 * that suits it is run over random places.
 *   cpu   against the formulae of tests/unit/texture_reference.h
 *   cuda  bit by bit against a CUDA kernel on the same texture object, and against the CPU
 */
#include "tests/render/support.h"
#include "tests/render/texture_cases.h"
#include "tests/render/texture_check.h"
#include "tests/render/texture_plain.h"
#include "tests/render/texture_scene.h"

static float results[LOOKUPS][4], others[LOOKUPS][4];

/* Gather has no reference here; the unit test of the filters looks at it. */
TEST(formulae)
{
    struct texture_scene s;
    texture_scene_open(&s, "cpu", "lookup");
    unsigned compared = 0;
    for (unsigned i = 0; i < CASES; i++) {
        texture_scene_set(&s, &cases[i], i);
        for (int mode = 0; mode < TEXTURE_MODES; mode++) {
            if (!texture_mode_suits(&cases[i], mode) || !texture_mode_has_reference(mode)) continue;
            texture_scene_run(&s, mode, results);
            CHECK_EQ(texture_count_wrong(&s, cases[i].name, mode, results), 0);
            compared++;
        }
    }
    CHECK(compared > 70);
    texture_scene_close(&s);
}

/* ---- samplers that are variables ---- */

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

/* ---- changes between launches ---- */

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

/* ---- sizes and ids ---- */

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

/* ---- GPU ---- */

/* All of them within 1/256. */
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
        for (int mode = 0; mode < TEXTURE_MODES; mode++) {
            if (!texture_mode_suits(&cases[i], mode)) continue;
            failed += texture_compare_devices(&gpu, &cpu, &cases[i], mode);
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
