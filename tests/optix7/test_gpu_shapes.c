/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres with motion keys as a GPU has them made, without one: points of all keys are
 * in the structure, also in a compacted one, and no call waits. The driver is that of
 * tests/optix7/late.
 */
#include "raywright_abi.h"
#include "tests/optix7/late_driver.h"
#include "tests/optix7/shapes.h"

enum { KEYS = 3, COUNT = 50, INPUTS = 2 };

static float points[INPUTS][KEYS][COUNT + 1][4];
static uint32_t first[COUNT];

static void make_points(void)
{
    for (unsigned i = 0; i < sizeof(points) / sizeof(float); i++)
        ((float *)points)[i] = i % 4 == 3 ? 0.5f : (float)(rand() % 1000) / 100;
    for (unsigned i = 0; i < COUNT; i++) first[i] = COUNT - 1 - i;
}

/* Spheres, or linear curves. */
static struct optix7_build_input moving_input(unsigned number, bool are_spheres)
{
    const float(*at)[COUNT + 1][4] = points[number];
    struct optix7_build_input input =
        are_spheres ? spheres(at[0], COUNT) : curves(0x2503, at[0], COUNT + 1, first, COUNT);
    optix7_address *vertices = take(KEYS * sizeof(*vertices)), *radii = take(KEYS * sizeof(*radii));
    for (unsigned k = 0; k < KEYS; k++) {
        vertices[k] = *place(at[k], sizeof(at[k]));
        radii[k] = vertices[k] + 12;
    }
    if (are_spheres)
        input.of.spheres.vertices = vertices, input.of.spheres.radii = radii;
    else
        input.of.curves.vertices = vertices, input.of.curves.radii = radii;
    return input;
}

static void check_points(optix7_handle handle, bool are_spheres, int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    const unsigned of_one = are_spheres ? 1 : 2;
    const float *kept = (const float *)((const char *)head + head->shapes);
    CHECK(head->mark == RW_ACCEL_MARK && head->root.root & RW_ROOT_MOVES);
    CHECK_EQ(head->shape_stride, of_one * 4 * sizeof(float));
    for (unsigned k = 0; k < KEYS; k++)
        for (unsigned n = 0; n < INPUTS; n++)
            for (unsigned i = 0; i < COUNT; i++, kept += 4 * of_one) {
                const unsigned from = are_spheres ? i : first[i];
                CHECK(!memcmp(kept, points[n][k][from], head->shape_stride));
            }
}

/* Around all of them, at every key. */
static void check_bounds(optix7_handle handle, int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    for (unsigned i = 0; i < sizeof(points) / (4 * sizeof(float)); i++) {
        if (i % (COUNT + 1) == COUNT) continue; /* no sphere */
        const float *p = (const float *)points + 4 * i;
        for (int a = 0; a < 3; a++)
            CHECK(head->lower[a] <= p[a] - 0.5f && head->upper[a] >= p[a] + 0.5f);
    }
}

static void check_build(struct fixture *f, bool are_spheres, int *rw_failed)
{
    const struct optix7_build_options options = {
        OPTIX7_BUILD_ALLOW_COMPACTION, OPTIX7_OPERATION_BUILD, {KEYS, 0, 0, 1}};
    struct optix7_build_input inputs[INPUTS] = {moving_input(0, are_spheres),
                                                moving_input(1, are_spheres)};
    struct optix7_build_sizes sizes;
    optix7_handle handle = 0, compacted = 0;
    CHECK_EQ(f->call.AccelComputeMemoryUsage(f->context, &options, inputs, INPUTS, &sizes), 0);
    const optix7_address temporary = ADDRESS(take(sizes.temporary)),
                         output = ADDRESS(take(sizes.output));
    count_late(STREAM);
    CHECK_EQ(f->call.AccelBuild(f->context, STREAM, &options, inputs, INPUTS, temporary,
                                sizes.temporary, output, sizes.output, &handle, NULL, 0),
             0);
    const struct late_counts counts = count_late(STREAM);
    CHECK(counts.queued && !counts.elsewhere && !counts.waits);
    run_late();
    check_points(handle, are_spheres, rw_failed);
    check_bounds(handle, rw_failed);
    if (*rw_failed) return;
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)handle;
    const size_t size = head->size;
    const optix7_address smaller = ADDRESS(take(size));
    CHECK_EQ(f->call.AccelCompact(f->context, STREAM, handle, smaller, size, &compacted), 0);
    run_late();
    memset((void *)(uintptr_t)handle, 0xff, sizes.output);
    check_points(compacted, are_spheres, rw_failed);
}

TEST(points_of_keys)
{
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    make_points();
    const float one[1][4] = {{0, 0, 0, 1}};
    struct optix7_build_input input = spheres(one, 1);
    CHECK(build(&f, &input, 1, 0)); /* the first build loads the kernels */
    run_late();
    for (int kind = 0; kind < 2 && !*rw_failed; kind++) check_build(&f, kind, rw_failed);
}

static const struct rw_test tests[] = {{"points_of_keys", test_points_of_keys}};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
