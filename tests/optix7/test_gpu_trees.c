/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Structures as a GPU makes them, without one: the driver is one whose GPU begins when somebody
 * waits (tests/optix7/late). Calls put everything into the application's stream and wait for
 * nothing. Nothing is traced; every tree is checked against what it was made of, once built,
 * updated, compacted, copied and updated there.
 */
#include "runtime/device/device.h"
#include "runtime/optix7/object.h"
#include "tests/bvh/check.h"
#include "tests/optix7/late_driver.h"

enum { COUNT = 300, SPARE = 8 };

static const unsigned flags[] = {1};

/* ---- the device ---- */

static struct rw_build_part last_parts[2]; /* of the last tree, with their transforms */
static enum rw_leaf_kind last_kind;
static const struct rw_device_ops *real;

/* Looks at what is to be built. */
static RTresult tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place)
{
    last_kind = input->kind;
    for (size_t i = 0; i < input->part_count && i < 2; i++) {
        last_parts[i] = input->parts[i];
        if (input->parts[i].transform_at)
            memcpy(last_parts[i].transform, (void *)(uintptr_t)input->parts[i].transform_at,
                   sizeof(last_parts[i].transform));
    }
    return real->tree_soon(d, stream, input, place);
}

static void open_emulated(struct fixture *f, int *rw_failed)
{
    static struct rw_device_ops ops;
    CHECK_EQ(open_fixture(f), 0);
    struct optix7_context *context = rw_optix7_object_find(f->context, OPTIX7_CONTEXT);
    CHECK(context);
    real = context->device->ops;
    ops = *real;
    ops.tree_soon = tree_soon;
    context->device->ops = &ops;
    /* The first build of a context loads the kernels. */
    struct optix7_build_input input = squares(1, 0, flags);
    CHECK(build(f, &input, 1, 0));
    run_late();
}

/* ---- structures ---- */

struct structure {
    struct fixture *f;
    const struct optix7_build_input *inputs;
    unsigned count, flags;
    struct optix7_build_sizes sizes;
    void *output, *temporary; /* of the last work: what the tree was made of is in it */
    optix7_handle handle;
};

/* Was it all put into the stream, and nothing waited for? The GPU does it then. */
static bool was_late(const char *what)
{
    const struct late_counts counts = count_late(STREAM);
    run_late();
    if (counts.queued && !counts.elsewhere && !counts.waits) return true;
    fprintf(stderr, "%s: %u queued, %u of them in other streams, %u waits\n", what, counts.queued,
            counts.elsewhere, counts.waits);
    return false;
}

/* In memory of exactly the size that was asked for. What the call was given is gone when the GPU
 * begins. */
static optix7_result work(struct structure *s, int operation, void *output, size_t room)
{
    struct optix7_build_options options = {s->flags, operation, {0, 0, 0, 0}};
    struct optix7_build_input *inputs = malloc(s->count * sizeof(*inputs));
    const bool updates = operation == OPTIX7_OPERATION_UPDATE;
    const size_t size = updates ? s->sizes.temporary_update : s->sizes.temporary;
    free(s->temporary);
    s->temporary = aligned_alloc(128, (size + 127) / 128 * 128);
    memset(s->temporary, 0xa5, size);
    memcpy(inputs, s->inputs, s->count * sizeof(*inputs));
    count_late(STREAM);
    optix7_result result = s->f->call.AccelBuild(s->f->context, STREAM, &options, inputs, s->count,
                                                 ADDRESS(s->temporary), size, ADDRESS(output), room,
                                                 &s->handle, NULL, 0);
    memset(inputs, 0xff, s->count * sizeof(*inputs));
    free(inputs);
    if (result) fprintf(stderr, "%s\n", last_message);
    return result || was_late("a build") ? result : OPTIX7_INTERNAL;
}

/* Entries: of the primitives that were not left out. */
static bool is_good(const struct structure *s, const char *what)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s->handle;
    const uint64_t before = sizeof(*head) + head->instance_count * sizeof(struct rw_instance);
    struct rw_tree tree = {.base = head->root.tree,
                           .size = head->size - before - (head->extent - head->extras),
                           .root = head->root.root,
                           .node_count = head->node_count,
                           .entry_count = head->primitive_count,
                           .kind = (enum rw_leaf_kind)head->kind};
    const struct rw_build_input input = {
        .kind = last_kind, .parts = last_parts, .part_count = s->count};
    struct rw_check check = {.input = &input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = &tree,
                             .block = (const void *)(uintptr_t)tree.base,
                             .tolerance = 1e-5f};
    memcpy(tree.lower, head->lower, sizeof(tree.lower));
    memcpy(tree.upper, head->upper, sizeof(tree.upper));
    if (head->root.tree != s->handle + before) return false;
    const struct rw_instance *own = (const struct rw_instance *)(head + 1);
    if (last_kind != RW_LEAF_INSTANCES && own->tree != head->root.tree) return false;
    if (rw_check_structure(&check)) return true;
    fprintf(stderr, "%s: %s\n", what, check.message);
    return false;
}

static void build_structure(struct structure *s, struct fixture *f,
                            const struct optix7_build_input *inputs, unsigned count, unsigned flags,
                            int *rw_failed)
{
    *s = (struct structure){.f = f, .inputs = inputs, .count = count, .flags = flags};
    const struct optix7_build_options options = {flags, OPTIX7_OPERATION_BUILD, {0, 0, 0, 0}};
    CHECK_EQ(f->call.AccelComputeMemoryUsage(f->context, &options, inputs, count, &s->sizes), 0);
    s->output = take(s->sizes.output);
    CHECK_EQ(work(s, OPTIX7_OPERATION_BUILD, s->output, s->sizes.output), 0);
}

static float *vertices_of(const struct optix7_build_input *input)
{
    return (float *)(uintptr_t)input->of.triangles.vertices[0];
}

static void shake(const struct optix7_build_input *input)
{
    float *v = vertices_of(input);
    for (unsigned i = 0; i < 3 * input->of.triangles.vertex_count; i++)
        v[i] += (float)(rand() % 100) / 50;
}

static void compact(struct structure *s, int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s->handle;
    const uint64_t size = head->size;
    void *smaller = take(size);
    CHECK(size < head->extent);
    count_late(STREAM);
    CHECK_EQ(s->f->call.AccelCompact(s->f->context, STREAM, s->handle, ADDRESS(smaller), size,
                                     &s->handle),
             0);
    CHECK(was_late("a compaction"));
    memset(s->output, 0xff, s->sizes.output);
    s->output = smaller;
    s->sizes.output = size;
}

static void check_life(struct fixture *f, const struct optix7_build_input *inputs, unsigned count,
                       unsigned flags, int *rw_failed)
{
    struct structure s;
    build_structure(&s, f, inputs, count, flags | OPTIX7_BUILD_ALLOW_UPDATE, rw_failed);
    if (*rw_failed) return;
    CHECK(is_good(&s, "built"));
    for (unsigned i = 0; i < count; i++) shake(&inputs[i]);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, s.output, s.sizes.output), 0);
    CHECK(is_good(&s, "updated"));
    compact(&s, rw_failed);
    if (*rw_failed) return;
    CHECK(is_good(&s, "compacted"));
    for (unsigned i = 0; i < count; i++) shake(&inputs[i]);
    void *copy = memcpy(take(s.sizes.output), s.output, s.sizes.output);
    memset(s.output, 0xff, s.sizes.output);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, copy, s.sizes.output), 0);
    CHECK(is_good(&s, "updated as a copy"));
    free(s.temporary);
}

TEST(triangles)
{
    const float move[12] = {0, -2, 0, 3, 1, 0, 0, 4, 0, 0, 1, 5};
    struct fixture f;
    open_emulated(&f, rw_failed);
    for (int round = 0; round < 3 && !*rw_failed; round++) {
        struct optix7_build_input inputs[] = {squares(COUNT, 0, flags), squares(7, 2, flags)};
        inputs[1].of.triangles.transform = ADDRESS(memcpy(take(sizeof(move)), move, sizeof(move)));
        inputs[1].of.triangles.transform_format = OPTIX7_TRANSFORM_FLOAT12;
        check_life(&f, inputs, 2,
                   round == 1   ? OPTIX7_BUILD_FAST
                   : round == 2 ? OPTIX7_BUILD_VERTEX_ACCESS
                                : 0,
                   rw_failed);
    }
}

/* Boxes with something between them, and none at all. */
TEST(boxes)
{
    struct fixture f;
    struct structure s;
    struct optix7_build_input input = {.type = OPTIX7_INPUT_CUSTOM};
    float(*boxes)[SPARE] = take(COUNT * sizeof(*boxes));
    optix7_address *address = take(sizeof(*address));
    open_emulated(&f, rw_failed);
    for (unsigned i = 0; i < COUNT; i++)
        for (unsigned a = 0; a < 3; a++) {
            boxes[i][a] = (float)(i * (a + 3) % 17);
            boxes[i][3 + a] = boxes[i][a] + 1;
        }
    *address = ADDRESS(boxes);
    input.of.boxes = (struct optix7_boxes){.boxes = address,
                                           .count = COUNT,
                                           .stride = sizeof(*boxes),
                                           .flags = flags,
                                           .record_count = 1};
    build_structure(&s, &f, &input, 1, 0, rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(last_parts[0].box_stride, sizeof(*boxes));
    CHECK(is_good(&s, "boxes"));
    free(s.temporary);
    input.of.boxes.count = 0;
    build_structure(&s, &f, &input, 1, OPTIX7_BUILD_ALLOW_UPDATE, rw_failed);
    if (*rw_failed) return;
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s.handle;
    CHECK(!head->root.tree && !head->node_count && head->lower[0] > head->upper[0]);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, s.output, s.sizes.output), 0);
    CHECK(!head->root.tree);
    free(s.temporary);
}

TEST(instances)
{
    struct fixture f;
    struct structure child, s;
    struct optix7_instance *placed = take(COUNT * sizeof(*placed));
    struct optix7_build_input input = {.type = OPTIX7_INPUT_INSTANCES},
                              triangles = squares(5, 1, flags);
    open_emulated(&f, rw_failed);
    build_structure(&child, &f, &triangles, 1, 0, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < COUNT; i++)
        placed[i] = (struct optix7_instance){
            .transform = {0, -1, 0, (float)(i % 19), 2, 0, 0, (float)(i % 7), 0, 0, 1, 0},
            .mask = i % 256,
            .child = child.handle};
    input.of.instances = (struct optix7_instances){ADDRESS(placed), COUNT, 0};
    for (int round = 0; round < 2; round++) {
        build_structure(&s, &f, &input, 1, OPTIX7_BUILD_ALLOW_UPDATE, rw_failed);
        if (*rw_failed) return;
        CHECK(is_good(&s, "instances"));
        for (unsigned i = 0; i < COUNT; i++) placed[i].transform[11] = (float)(i % 5);
        CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, s.output, s.sizes.output), 0);
        CHECK(is_good(&s, "moved instances"));
        free(s.temporary);
    }
    free(child.temporary);
    const struct rw_instance *out = (const struct rw_instance *)(uintptr_t)(s.handle + 128);
    CHECK(out[7].tree == ((const struct rw_accel *)(uintptr_t)child.handle)->root.tree);
    CHECK(out[7].mask == (0xffffff00u | 7) && out[7].flags & RW_INSTANCE_TRIANGLES);
}

/* What the device finds to be wrong is told by the next call. */
TEST(told_later)
{
    struct fixture f;
    struct structure s;
    struct optix7_build_input triangles = squares(5, 1, flags);
    optix7_handle compacted = 0;
    open_emulated(&f, rw_failed);
    build_structure(&s, &f, &triangles, 1, 0, rw_failed);
    if (*rw_failed) return;
    void *small = take(256);
    CHECK_EQ(f.call.AccelCompact(f.context, STREAM, s.handle, ADDRESS(small), 256, &compacted), 0);
    run_late();
    const struct optix7_emit emit = {ADDRESS(take(8)), OPTIX7_EMIT_COMPACTED_SIZE};
    CHECK_EQ(f.call.AccelEmitProperty(f.context, STREAM, s.handle, &emit), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "in an earlier");
    CHECK_EQ(f.call.AccelEmitProperty(f.context, STREAM, s.handle, &emit), 0);
    run_late();
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)compacted;
    CHECK(head->mark == RW_ACCEL_MARK && !head->root.tree);
    free(s.temporary);
}

static const struct rw_test tests[] = {
    {"triangles", test_triangles},
    {"boxes", test_boxes},
    {"instances", test_instances},
    {"told_later", test_told_later},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
