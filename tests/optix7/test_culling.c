/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Triangles that rays may not cull beside others that they may, in one structure. A pipeline that
 * was made before there was such a structure has to look as well.
 */
#include "tests/optix7/rays.h"

enum { CULL_BACK = 0x10, CULL_FRONT = 0x20, COUNT = 4 };

static const unsigned may_be_culled[] = {0}, may_not[] = {OPTIX7_GEOMETRY_DISABLE_CULLING};
static const unsigned both[] = {0, OPTIX7_GEOMETRY_DISABLE_CULLING};

/* Hit are those whose bits are in `mask`; every other ray misses. */
static void check_hits(struct world *w, optix7_handle handle, uint32_t ray_flags, unsigned mask,
                       int *rw_failed)
{
    struct result *results = take(COUNT * sizeof(*results));
    CHECK(handle);
    trace(w, handle, ray_flags, results, COUNT, rw_failed);
    for (unsigned i = 0; i < COUNT; i++) CHECK_EQ(results[i].hit, mask >> i & 1);
}

static void turn(struct optix7_build_input *input)
{
    float *v = (float *)(uintptr_t)input->of.triangles.vertices[0], first[3];
    for (unsigned i = 0; i < input->of.triangles.vertex_count; i += 3, v += 9) {
        memcpy(first, v + 3, sizeof(first));
        memcpy(v + 3, v + 6, sizeof(first));
        memcpy(v + 6, first, sizeof(first));
    }
}

/* Two inputs, the second of which lies under the first and reaches farther. */
TEST(inputs)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(2, 0, may_be_culled), squares(3, -1, may_not)};
    optix7_handle handle = build(&w->f, inputs, 2, 0);
    check_hits(w, handle, 0, 7, rw_failed);
    check_hits(w, handle, CULL_BACK, 7, rw_failed);
    check_hits(w, handle, CULL_FRONT, 7, rw_failed);
    struct optix7_build_input below = squares(3, -1, may_be_culled);
    inputs[0] = squares(2, 0, may_not);
    inputs[1] = below;
    handle = build(&w->f, inputs, 2, 0);
    check_hits(w, handle, CULL_FRONT, 3, rw_failed);
    turn(&inputs[0]);
    turn(&inputs[1]);
    handle = build(&w->f, inputs, 2, 0);
    check_hits(w, handle, CULL_FRONT, 7, rw_failed);
    check_hits(w, handle, CULL_BACK, 3, rw_failed);
}

static struct optix7_build_input by_primitive(void)
{
    const unsigned char offsets[COUNT] = {1, 0, 0, 1};
    struct optix7_build_input input = squares(COUNT, 0, both);
    input.of.triangles.record_count = 2;
    input.of.triangles.record_offsets =
        ADDRESS(memcpy(take(sizeof(offsets)), offsets, sizeof(offsets)));
    input.of.triangles.record_offset_size = 1;
    return input;
}

TEST(records)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = by_primitive();
    optix7_handle child = build(&w->f, &input, 1, 0);
    check_hits(w, child, CULL_FRONT, 9, rw_failed);
    /* Below instances, whose flags come first: one culls none of it, another turns it over. */
    static const uint32_t flags[] = {0, 1, 2, 3}, masks[] = {9, 15, 15, 15};
    for (unsigned i = 0; i < 4; i++) {
        struct optix7_instance *placed = take(2 * sizeof(*placed));
        place_row(placed, 2, child, 100, 0);
        placed[0].flags = flags[i];
        struct optix7_build_input instances = instances_of(placed, 2);
        check_hits(w, build(&w->f, &instances, 1, 0), CULL_FRONT, masks[i], rw_failed);
    }
}

/* The pipeline has been launched with a kernel that does not look. */
TEST(an_earlier_pipeline)
{
    struct world *w = take(sizeof(*w));
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input plain = squares(COUNT, 0, may_be_culled), input = by_primitive();
    optix7_handle before = build(&w->f, &plain, 1, 0);
    check_hits(w, before, CULL_FRONT, 0, rw_failed);
    optix7_handle handle = build(&w->f, &input, 1, 0);
    check_hits(w, handle, CULL_FRONT, 9, rw_failed);
    check_hits(w, before, CULL_FRONT, 0, rw_failed);
    check_hits(w, before, CULL_BACK, 15, rw_failed);
    CHECK_EQ(w->f.call.PipelineDestroy(w->pipeline), 0);
}

/* In a context that has built none itself. */
TEST(another_context)
{
    enum { SIZE = 1 };
    struct world *from = take(sizeof(*from)), *w = take(sizeof(*w));
    struct optix7_relocation info;
    open_world(from, rw_failed);
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = by_primitive();
    optix7_handle handle = build(&from->f, &input, 1, 0);
    CHECK_EQ(from->f.call.AccelGetRelocationInfo(from->f.context, handle, &info), 0);
    const size_t size = info.words[SIZE];
    void *copy = memcpy(take(size), (void *)(uintptr_t)handle, size);
    CHECK_EQ(
        w->f.call.AccelRelocate(w->f.context, NULL, &info, NULL, 0, ADDRESS(copy), size, &handle),
        0);
    check_hits(w, handle, CULL_FRONT, 9, rw_failed);
}

static const struct rw_test tests[] = {
    {"inputs", test_inputs},
    {"records", test_records},
    {"an_earlier_pipeline", test_an_earlier_pipeline},
    {"another_context", test_another_context},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
