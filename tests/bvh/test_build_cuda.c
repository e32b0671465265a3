/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees built and refitted on a GPU, downloaded and checked: all inputs of inputs.h, ten million
 * duplicates, a million instances, memory that runs out. With .tri files as arguments it measures
 * instead, and checks the trees of those:
 *     bvh.build_cuda conference.tri country_kitchen.tri
 */

#include "base/clock.h"
#include "base/median.h"
#include "runtime/device/cuda/build.h"
#include "runtime/base/memory.h"
#include "tests/bvh/check.h"
#include "tests/bvh/inputs.h"
#include "tests/harness.h"

enum { WARM_UPS = 3, RUNS = 21, MANY = 10000000, INSTANCES = 1000000 };

static struct rw_device *device;

/* ---- one tree ---- */

/* An input whose arena is on the device. */
struct uploaded {
    struct test_input input;
    uint64_t arena;
};

static bool upload(const struct test_input *in, struct uploaded *out)
{
    if (!out->arena && device->ops->alloc(device, in->size, &out->arena)) return false;
    test_input_move(in, out->arena, &out->input);
    return device->ops->upload(device, out->arena, in->arena, in->size) == RT_SUCCESS;
}

static bool download_and_check(const struct test_input *in, const struct rw_tree *tree,
                               const char *what)
{
    struct rw_check check = {.input = &in->input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = tree,
                             .splits_allowed = true,
                             .tolerance = in->tolerance};
    void *block = malloc(tree->size + 1);
    bool ok = block && !device->ops->download(device, block, tree->base, tree->size);
    check.block = block;
    ok = ok && rw_check_structure(&check);
    free(block);
    if (!ok)
        fprintf(stderr, "%s, builder %d, %s: %s\n", in->name, (int)in->input.builder, what,
                check.message);
    return ok;
}

static bool succeeded(RTresult result)
{
    if (result) fprintf(stderr, "%s\n", device->error);
    return result == RT_SUCCESS;
}

/* Builds, checks, moves the vertices, refits, checks. Frees the input. */
static bool build_and_refit(struct test_input *in)
{
    struct uploaded up = {.arena = 0};
    struct rw_tree tree = {0};
    bool ok = upload(in, &up) && succeeded(rw_build_cuda(device, &up.input.input, &tree)) &&
              download_and_check(in, &tree, "built");
    if (ok && tree.refit) {
        test_input_shake(in, 0.25f);
        ok = upload(in, &up) && succeeded(rw_refit_cuda(device, &up.input.input, &tree)) &&
             download_and_check(in, &tree, "refitted");
    }
    device->ops->tree_free(device, &tree);
    device->ops->free(device, up.arena);
    test_input_free(in);
    return ok;
}

/* ---- tests ---- */

static const enum rw_builder builders[] = {RW_BUILDER_TRBVH, RW_BUILDER_LBVH};

TEST(inputs)
{
    struct test_input in;
    for (size_t b = 0; b < 2; b++)
        for (size_t i = 0; i < test_input_count(); i++) {
            test_input_make(i, builders[b], &in);
            CHECK(build_and_refit(&in));
        }
}

TEST(duplicates)
{
    struct test_input in;
    for (size_t b = 0; b < 2; b++) {
        test_input_duplicates(MANY, builders[b], &in);
        CHECK(build_and_refit(&in));
    }
}

TEST(a_million_instances)
{
    struct test_input in;
    test_input_instances(INSTANCES, RW_BUILDER_TRBVH, &in);
    CHECK(build_and_refit(&in));
}

/* Takes all memory but for less than a MiB; returns the number of pieces. */
static size_t take_all(uint64_t *pieces, size_t most)
{
    size_t count = 0;
    for (size_t size = (size_t)1 << 36; size >= 1 << 20; size /= 2)
        while (count < most && !device->ops->alloc(device, size, &pieces[count])) count++;
    return count;
}

TEST(no_memory)
{
    enum { PIECES = 4096 };
    static uint64_t pieces[PIECES];
    struct test_input in;
    struct uploaded up = {.arena = 0};
    struct rw_tree tree;
    test_input_duplicates(MANY, RW_BUILDER_TRBVH, &in);
    CHECK(upload(&in, &up));
    rw_cuda_builder_free((struct rw_device_cuda *)device); /* and its scratch memory */
    size_t count = take_all(pieces, PIECES);
    RTresult result = rw_build_cuda(device, &up.input.input, &tree);
    while (count) device->ops->free(device, pieces[--count]);
    CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(device->error, "free: cuMemAlloc");
    CHECK_EQ(tree.size, 0);
    CHECK(succeeded(rw_build_cuda(device, &up.input.input, &tree)));
    CHECK_EQ(tree.entry_count, MANY);
    device->ops->tree_free(device, &tree);
    device->ops->free(device, up.arena);
    test_input_free(&in);
}

/* ---- measuring ---- */

struct sample {
    double gpu, wall;
    struct rw_cuda_build_times times;
};

/* Builds or refits once. */
static bool once(const struct uploaded *up, bool refit, struct rw_tree *tree, struct sample *out)
{
    if (!refit) device->ops->tree_free(device, tree);
    double start = rw_clock_ms();
    RTresult result = refit ? rw_refit_cuda(device, &up->input.input, tree)
                            : rw_build_cuda(device, &up->input.input, tree);
    out->wall = rw_clock_ms() - start;
    if (!succeeded(result)) return false;
    out->times = ((struct rw_device_cuda *)device)->builder->times;
    out->gpu = out->times.total_ms;
    return true;
}

static void print_phases(struct sample *samples)
{
    double values[RUNS];
    for (int i = 0; i < RUNS; i++) values[i] = samples[i].times.clear_ms;
    printf("    clear %.1f", 1e3 * rw_median(values, RUNS));
    for (unsigned k = 0; k < samples[0].times.launch_count; k++) {
        for (int i = 0; i < RUNS; i++) values[i] = samples[i].times.launches[k].ms;
        printf(", %s %.1f", samples[0].times.launches[k].kernel + strlen("rw_build_"),
               1e3 * rw_median(values, RUNS));
    }
    printf(" us\n");
}

static bool measure(const struct uploaded *up, bool refit, struct rw_tree *tree)
{
    struct rw_cuda_builder *builder = NULL;
    struct sample samples[RUNS];
    double gpu[RUNS], wall[RUNS];
    uint64_t count = 0;
    for (size_t i = 0; i < up->input.input.part_count; i++) count += up->input.parts[i].count;
    for (int i = 0; i < WARM_UPS; i++)
        if (!once(up, refit, tree, &samples[0])) return false;
    for (int i = 0; i < RUNS; i++) {
        if (!once(up, refit, tree, &samples[i])) return false;
        gpu[i] = samples[i].gpu;
        wall[i] = samples[i].wall;
    }
    double ms = rw_median(gpu, RUNS);
    printf("  %s %s %.3f ms GPU, %.3f ms call, %.0f M/s, SAH %.3f, %.1f bytes each, %u nodes, "
           "depth %u\n",
           up->input.input.builder == RW_BUILDER_LBVH ? "Lbvh " : "Trbvh",
           refit ? "refit" : "build", ms, rw_median(wall, RUNS), (double)count / ms * 1e-3,
           tree->sah, (double)tree->size / (double)count, tree->node_count, samples[0].times.depth);
    builder = ((struct rw_device_cuda *)device)->builder;
    builder->profile = true;
    for (int i = 0; i < RUNS; i++)
        if (!once(up, refit, tree, &samples[i])) return false;
    builder->profile = false;
    print_phases(samples);
    return true;
}

/* Build and refit rates of one input, and a check of what came out. Frees the input. */
static bool bench(struct test_input *in)
{
    struct uploaded up = {.arena = 0};
    struct rw_tree tree = {0};
    in->input.refittable = false;
    bool ok =
        upload(in, &up) && measure(&up, false, &tree) && download_and_check(in, &tree, "built");
    if (ok) {
        device->ops->tree_free(device, &tree);
        up.input.input.refittable = true;
        ok = succeeded(rw_build_cuda(device, &up.input.input, &tree)) &&
             measure(&up, true, &tree) && download_and_check(in, &tree, "refitted");
    }
    device->ops->tree_free(device, &tree);
    device->ops->free(device, up.arena);
    test_input_free(in);
    fflush(stdout);
    return ok;
}

static int bench_all(int count, char **scenes)
{
    struct test_input in;
    bool ok = true;
    for (int i = 0; i < count; i++)
        for (size_t b = 0; b < 2; b++) {
            if (!test_input_load(scenes[i], builders[b], &in)) {
                fprintf(stderr, "%s cannot be read\n", scenes[i]);
                return 1;
            }
            if (!b) printf("%s: %u triangles\n", scenes[i], in.parts[0].count);
            ok &= bench(&in);
        }
    printf("%d instances\n", INSTANCES);
    test_input_instances(INSTANCES, RW_BUILDER_TRBVH, &in);
    ok &= bench(&in);
    return ok ? 0 : 1;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"inputs", test_inputs},
        {"duplicates", test_duplicates},
        {"a-million-instances", test_a_million_instances},
        {"no-memory", test_no_memory},
    };
    char why[1024];
    double start = rw_clock_ms();
    if (rw_device_cuda_create(0, &device, why, sizeof(why))) SKIP(why);
    printf("%s, opened in %.0f ms\n", device->name, rw_clock_ms() - start);
    int code = argc > 1 ? bench_all(argc - 1, argv + 1) : RUN_TABLE(tests);
    device->ops->destroy(device);
    return code;
}
