/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Updates: structures whose primitives or instances have moved are refitted where they are, also
 * when they were compacted or copied before; what has come and gone meanwhile.
 */
#include <math.h>

#include "tests/optix7/rays.h"

/* A structure that is updated, and the buffers that it takes. */
struct structure {
    struct world *w;
    struct optix7_build_options options;
    const struct optix7_build_input *inputs;
    unsigned count;
    struct optix7_build_sizes sizes;
    void *temporary, *output;
    uint64_t *size;
    float *box;
    optix7_handle handle;
};

static optix7_result work(struct structure *s, int operation, void *output, size_t room)
{
    const struct optix7_emit emits[] = {{ADDRESS(s->size), OPTIX7_EMIT_COMPACTED_SIZE},
                                        {ADDRESS(s->box), OPTIX7_EMIT_BOXES}};
    const bool updates = operation == OPTIX7_OPERATION_UPDATE;
    s->options.operation = operation;
    optix7_result result = s->w->f.call.AccelBuild(
        s->w->f.context, NULL, &s->options, s->inputs, s->count, ADDRESS(s->temporary),
        updates ? s->sizes.temporary_update : s->sizes.temporary, ADDRESS(output), room, &s->handle,
        emits, 2);
    return await_launches() ? result : OPTIX7_CUDA;
}

static optix7_result update(struct structure *s)
{
    return work(s, OPTIX7_OPERATION_UPDATE, s->output, s->sizes.output);
}

static void open_structure(struct structure *s, struct world *w,
                           const struct optix7_build_input *inputs, unsigned count, unsigned flags,
                           int *rw_failed)
{
    *s = (struct structure){.w = w, .inputs = inputs, .count = count};
    s->options.flags = OPTIX7_BUILD_ALLOW_UPDATE | OPTIX7_BUILD_ALLOW_COMPACTION | flags;
    s->options.operation = OPTIX7_OPERATION_BUILD;
    CHECK_EQ(w->f.call.AccelComputeMemoryUsage(w->f.context, &s->options, inputs, count, &s->sizes),
             0);
    CHECK(s->sizes.temporary_update > 0);
    s->temporary = take_temporary(s->sizes.temporary + s->sizes.temporary_update);
    s->output = take(s->sizes.output);
    s->size = take(8);
    s->box = take(24);
    CHECK_EQ(work(s, OPTIX7_OPERATION_BUILD, s->output, s->sizes.output), 0);
    CHECK(s->handle);
}

/* The vertices of `squares`. */
static float *vertices_of(const struct optix7_build_input *input)
{
    return (float *)(uintptr_t)input->of.triangles.vertices[0];
}

static void set_height(const struct optix7_build_input *input, unsigned square, float z)
{
    float *v = vertices_of(input) + 9 * square;
    v[2] = v[5] = v[8] = z;
}

static void check_heights(struct world *w, optix7_handle handle, const float *z, unsigned count,
                          int *rw_failed)
{
    struct result *results = take(count * sizeof(*results));
    trace(w, handle, 0, results, count, rw_failed);
    for (unsigned i = 0; i < count && !*rw_failed; i++) {
        CHECK_EQ(results[i].hit, !isnan(z[i]));
        if (isnan(z[i])) continue;
        CHECK(results[i].distance == 10 - z[i]);
        CHECK_EQ(results[i].primitive, i);
    }
}

TEST(triangles)
{
    enum { COUNT = 40 };
    struct world *w = take(sizeof(*w));
    struct structure s;
    float z[COUNT] = {0};
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const struct optix7_build_input input = squares(COUNT, 0, no_any_hit);
    open_structure(&s, w, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    const uint64_t size = *s.size;
    for (int round = 0; round < 3; round++) {
        for (unsigned i = 0; i < COUNT; i++)
            set_height(&input, i, z[i] = (float)((i * 7 + (unsigned)round) % 9));
        if (round == 1) set_height(&input, 5, z[5] = NAN);
        s.handle = 0;
        CHECK_EQ(update(&s), 0);
        CHECK(s.handle == ADDRESS(s.output));
        CHECK_EQ(*s.size, size);
        CHECK(s.box[2] == 0 && s.box[5] == 8 && s.box[3] == COUNT);
        check_heights(w, s.handle, z, COUNT, rw_failed);
    }
}

/* Where it was compacted to, and where it was copied to with nothing put right. */
TEST(elsewhere)
{
    struct world *w = take(sizeof(*w));
    struct structure s;
    const float z[] = {1, 2, 3, 4}, other[] = {5, 5, 6, 6};
    optix7_handle compacted = 0;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const struct optix7_build_input input = squares(4, 0, no_any_hit);
    open_structure(&s, w, &input, 1, OPTIX7_BUILD_VERTEX_ACCESS, rw_failed);
    if (*rw_failed) return;
    const uint64_t size = *s.size;
    void *smaller = take(size), *copy = take(size);
    CHECK_EQ(
        w->f.call.AccelCompact(w->f.context, NULL, s.handle, ADDRESS(smaller), size, &compacted),
        0);
    CHECK(await_launches());
    memset(s.output, 0xff, s.sizes.output);
    for (unsigned i = 0; i < 4; i++) set_height(&input, i, z[i]);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, smaller, size), 0);
    CHECK(s.handle == compacted);
    check_heights(w, compacted, z, 4, rw_failed);
    memcpy(copy, smaller, size);
    memset(smaller, 0xff, size);
    for (unsigned i = 0; i < 4; i++) set_height(&input, i, other[i]);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, copy, size), 0);
    CHECK(s.handle == ADDRESS(copy));
    check_heights(w, s.handle, other, 4, rw_failed);
}

/* Primitives keep the records that they have. */
TEST(records)
{
    static const unsigned char offsets[] = {1, 0, 1, 0};
    struct world *w = take(sizeof(*w));
    struct result *results = take(8 * sizeof(*results));
    struct structure s;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(4, 0, no_any_hit), squares(8, -1, no_any_hit)};
    for (int i = 0; i < 2; i++) {
        struct optix7_triangles *t = &inputs[i].of.triangles;
        t->record_count = 2;
        t->record_offsets = ADDRESS(memcpy(take(8), offsets, 4));
        memcpy((char *)(uintptr_t)t->record_offsets + 4, offsets, 4);
        t->record_offset_size = 1;
    }
    open_structure(&s, w, inputs, 2, 0, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < 4; i++) set_height(&inputs[0], i, 3);
    CHECK_EQ(update(&s), 0);
    trace(w, s.handle, 0, results, 8, rw_failed);
    for (unsigned i = 0; i < 8; i++) {
        CHECK_EQ(results[i].hit, 1);
        CHECK(results[i].distance == (i < 4 ? 7 : 11));
        CHECK_EQ(results[i].data, (i < 4 ? 100 : 102) + offsets[i % 4]);
    }
}

TEST(instances)
{
    enum { COUNT = 12 };
    struct world *w = take(sizeof(*w));
    struct result *results = take(COUNT * sizeof(*results));
    struct optix7_instance *placed = take(COUNT * sizeof(*placed));
    struct structure s;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input low = squares(1, 0, no_any_hit), high = squares(1, 2, no_any_hit);
    const optix7_handle child = build(&w->f, &low, 1, 0), other = build(&w->f, &high, 1, 0);
    place_row(placed, COUNT, child, 1, 40);
    struct optix7_build_input input = instances_of(placed, COUNT);
    open_structure(&s, w, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < COUNT; i++) placed[i].transform[3] = (float)(COUNT - 1 - i);
    placed[0].child = other;
    placed[1].mask = 0;
    placed[2].child = 0;
    placed[3].transform[11] = -5;
    placed[4].id = 77;
    CHECK_EQ(update(&s), 0);
    trace(w, s.handle, 0, results, COUNT, rw_failed);
    for (unsigned i = 0; i < COUNT; i++) {
        const struct result *r = &results[COUNT - 1 - i];
        CHECK_EQ(r->hit, i != 1 && i != 2);
        if (!r->hit) continue;
        CHECK(r->distance == (i == 0 ? 8 : i == 3 ? 15 : 10));
        CHECK_EQ(r->instance, i == 4 ? 77 : 40 + i);
    }
    /* They come back. */
    place_row(placed, COUNT, child, 1, 40);
    CHECK_EQ(update(&s), 0);
    trace(w, s.handle, 0, results, COUNT, rw_failed);
    for (unsigned i = 0; i < COUNT; i++) CHECK(results[i].hit && results[i].instance == 40 + i);
}

/* The only instance, inside which rays begin. */
TEST(one_instance)
{
    struct world *w = take(sizeof(*w));
    struct result *results = take(4 * sizeof(*results));
    struct optix7_instance *placed = take(sizeof(*placed));
    struct structure s;
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input triangles = squares(1, 0, no_any_hit);
    place_row(placed, 1, build(&w->f, &triangles, 1, 0), 1, 40);
    struct optix7_build_input input = instances_of(placed, 1);
    open_structure(&s, w, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    placed->transform[3] = 2;
    CHECK_EQ(update(&s), 0);
    trace(w, s.handle, 0, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i].hit, i == 2);
    placed->child = 0;
    CHECK_EQ(update(&s), 0);
    trace(w, s.handle, 0, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i].hit, 0);
}

/* What is no structure of these inputs stays as it is. */
TEST(refused)
{
    struct world *w = take(sizeof(*w));
    struct structure s;
    const float z[] = {0, 0, 0, 0};
    open_world(w, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(4, 0, no_any_hit);
    open_structure(&s, w, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    input.of.triangles.vertex_count = 9;
    set_height(&input, 0, 5);
    CHECK_EQ(told(&w->f, update(&s)), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "update");
    check_heights(w, ADDRESS(s.output), z, 4, rw_failed);
    input.of.triangles.vertex_count = 12;
    s.options.flags = 0;
    CHECK_EQ(update(&s), OPTIX7_INVALID_VALUE);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_BUILD, s.output, s.sizes.output), 0);
    s.options.flags = OPTIX7_BUILD_ALLOW_UPDATE;
    CHECK_EQ(told(&w->f, update(&s)), OPTIX7_INVALID_VALUE);
    memset(s.output, 0, s.sizes.output);
    CHECK_EQ(told(&w->f, update(&s)), OPTIX7_INVALID_VALUE);
}

/* Nothing was there to be hit, and nothing is. */
TEST(nothing)
{
    struct world *w = take(sizeof(*w));
    struct structure s;
    const float z[] = {NAN, NAN};
    open_world(w, rw_failed);
    if (*rw_failed) return;
    const struct optix7_build_input none = squares(0, 0, no_any_hit);
    open_structure(&s, w, &none, 1, 0, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(update(&s), 0);
    check_heights(w, s.handle, z, 2, rw_failed);
    const struct optix7_build_input input = squares(2, 0, no_any_hit);
    for (unsigned i = 0; i < 2; i++) set_height(&input, i, NAN);
    open_structure(&s, w, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    CHECK(s.box[0] > s.box[3]);
    CHECK_EQ(update(&s), 0);
    check_heights(w, s.handle, z, 2, rw_failed);
}

static const struct rw_test tests[] = {
    {"triangles", test_triangles}, {"elsewhere", test_elsewhere},       {"records", test_records},
    {"instances", test_instances}, {"one_instance", test_one_instance}, {"refused", test_refused},
    {"nothing", test_nothing},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
