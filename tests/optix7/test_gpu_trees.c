/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Structures as a GPU makes them, without one: the driver is one whose GPU begins when somebody
 * waits (tests/optix7/late). Calls put everything into the application's stream and wait for
 * nothing. Nothing is traced; every tree is checked against what it was made of, once built,
 * updated, compacted, copied and updated there.
 */
#include <math.h>

#include "runtime/device/device.h"
#include "runtime/optix7/object.h"
#include "tests/bvh/check.h"
#include "tests/optix7/late_driver.h"

enum { COUNT = 300, SPARE = 8 };

static const unsigned flags[] = {1};

/* ---- the device ---- */

enum { PARTS = 2, KEYS = 3 };

static struct rw_build_part last_parts[PARTS];      /* of the last tree, with their transforms */
static struct rw_build_part key_parts[KEYS][PARTS]; /* of the last trees */
static enum rw_leaf_kind last_kind;
static const struct rw_device_ops *real;

/* Looks at what is to be built. */
static RTresult tree_soon(struct rw_device *d, void *stream, const struct rw_build_input *input,
                          const struct rw_tree_place *place)
{
    last_kind = input->kind;
    for (size_t i = 0; i < input->part_count && i < PARTS; i++) {
        last_parts[i] = input->parts[i];
        if (input->parts[i].transform_at)
            memcpy(last_parts[i].transform, (void *)(uintptr_t)input->parts[i].transform_at,
                   sizeof(last_parts[i].transform));
    }
    memmove(key_parts, key_parts + 1, sizeof(key_parts) - sizeof(*key_parts));
    memcpy(key_parts[KEYS - 1], last_parts, sizeof(last_parts));
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

static struct optix7_motion motion; /* of the structures that follow */

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
    struct optix7_build_options options = {s->flags, operation, motion};
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
    const struct optix7_build_options options = {flags, OPTIX7_OPERATION_BUILD, motion};
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

static void shake_key(const struct optix7_build_input *input, unsigned key)
{
    struct optix7_build_input at = *input;
    at.of.triangles.vertices += key;
    shake(&at);
}

static void compact(struct structure *s, int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s->handle;
    const uint64_t size = head->size;
    void *smaller = take(size);
    CHECK(motion.keys ? size <= head->extent : size < head->extent);
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

/* ---- what moves ---- */

static void add_point(const float *p, float lower[3], float upper[3])
{
    for (int a = 0; a < 3; a++) {
        lower[a] = fminf(lower[a], p[a]);
        upper[a] = fmaxf(upper[a], p[a]);
    }
}

static void add_vertex(const struct rw_build_part *part, uint32_t i, float lower[3], float upper[3])
{
    const float *v = (const float *)(uintptr_t)(part->vertices + i * part->vertex_stride);
    const float *m = part->transform;
    float moved[3];
    for (int a = 0; a < 3; a++)
        moved[a] = m[4 * a] * v[0] + m[4 * a + 1] * v[1] + m[4 * a + 2] * v[2] + m[4 * a + 3];
    add_point(part->transformed ? moved : v, lower, upper);
}

static void bounds_at(const struct structure *s, unsigned key, float lower[3], float upper[3])
{
    for (int a = 0; a < 3; a++) lower[a] = INFINITY, upper[a] = -INFINITY;
    for (unsigned n = 0; n < s->count; n++) {
        const struct rw_build_part *part = &key_parts[key][n];
        const bool triangles = last_kind == RW_LEAF_TRIANGLES;
        for (uint32_t i = 0; i < (triangles ? part->vertex_count : part->count); i++) {
            const float *box = (const float *)(uintptr_t)(part->boxes + i * part->box_stride);
            if (triangles)
                add_vertex(part, i, lower, upper);
            else
                add_point(box, lower, upper), add_point(box + 3, lower, upper);
        }
    }
}

/* The block of a key, against what the part was at that key. */
static bool is_good_at(const struct structure *s, unsigned key, const char *what)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s->handle;
    const uint64_t motion_at = head->root.tree + 16 * (uint64_t)(head->root.root & ~RW_ROOT_MOVES);
    const struct rw_motion_head *moves = (const struct rw_motion_head *)(uintptr_t)motion_at;
    struct rw_tree tree = {.base = head->root.tree + 16 * (uint64_t)moves->units * key,
                           .size = 16 * (moves->root + (uint64_t)head->node_count * RW_NODE_UNITS),
                           .root = moves->root,
                           .node_count = head->node_count,
                           .entry_count = head->primitive_count,
                           .kind = (enum rw_leaf_kind)head->kind};
    const struct rw_build_input input = {
        .kind = last_kind, .parts = key_parts[key], .part_count = s->count};
    struct rw_check check = {.input = &input,
                             .layout = RW_LAYOUT_COMPRESSED,
                             .tree = &tree,
                             .block = (const void *)(uintptr_t)tree.base,
                             .tolerance = 1e-5f};
    bounds_at(s, key, tree.lower, tree.upper);
    for (int a = 0; a < 3; a++)
        if (tree.lower[a] < head->lower[a] - 1e-3f || tree.upper[a] > head->upper[a] + 1e-3f)
            return fprintf(stderr, "%s: bounds of key %u are not in all\n", what, key), false;
    if (rw_check_structure(&check)) return true;
    fprintf(stderr, "%s, key %u: %s\n", what, key, check.message);
    return false;
}

static void check_moving(const struct structure *s, const char *what, int *rw_failed)
{
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s->handle;
    const struct rw_instance *own = (const struct rw_instance *)(head + 1);
    CHECK(head->root.root & RW_ROOT_MOVES);
    CHECK(own->tree == head->root.tree && own->root == head->root.root);
    const struct rw_motion_head *moves =
        (const struct rw_motion_head *)(uintptr_t)(head->root.tree +
                                                   16 * (uint64_t)(own->root & ~RW_ROOT_MOVES));
    CHECK(moves->keys == KEYS && moves->begin == 1 && moves->end == 5 && moves->rate == 0.5f);
    CHECK_EQ(moves->border, RW_BORDER_END);
    CHECK(moves->units % 4 == 0);
    for (unsigned k = 0; k < KEYS; k++) CHECK(is_good_at(s, k, what));
}

static struct optix7_build_input at_keys(struct optix7_build_input input, const void *const *arrays)
{
    optix7_address *addresses = take(KEYS * sizeof(*addresses));
    for (unsigned k = 0; k < KEYS; k++) addresses[k] = ADDRESS(arrays[k]);
    if (input.type == OPTIX7_INPUT_TRIANGLES)
        input.of.triangles.vertices = addresses;
    else
        input.of.boxes.boxes = addresses;
    return input;
}

static struct optix7_build_input moving_squares(unsigned count, float z)
{
    const void *arrays[KEYS];
    struct optix7_build_input input;
    for (unsigned k = 0; k < KEYS; k++) {
        input = squares(count, z + 3 * (float)k, flags);
        shake(&input);
        arrays[k] = vertices_of(&input);
    }
    return at_keys(input, arrays);
}

/* Two inputs, one of them turned; and what is compacted. */
TEST(moving_triangles)
{
    const float move[12] = {0, -2, 0, 3, 1, 0, 0, 4, 0, 0, 1, 5};
    struct fixture f;
    struct structure s;
    struct optix7_build_input inputs[] = {moving_squares(COUNT, 0), moving_squares(7, 2)};
    motion = (struct optix7_motion){0};
    open_emulated(&f, rw_failed);
    motion = (struct optix7_motion){KEYS, RW_BORDER_END, 1, 5};
    inputs[1].of.triangles.transform = ADDRESS(memcpy(take(sizeof(move)), move, sizeof(move)));
    inputs[1].of.triangles.transform_format = OPTIX7_TRANSFORM_FLOAT12;
    build_structure(&s, &f, inputs, 2, OPTIX7_BUILD_ALLOW_COMPACTION | OPTIX7_BUILD_ALLOW_UPDATE,
                    rw_failed);
    if (*rw_failed) return;
    check_moving(&s, "built", rw_failed);
    compact(&s, rw_failed);
    if (!*rw_failed) check_moving(&s, "compacted", rw_failed);
    for (unsigned k = 0; k < KEYS; k++) shake_key(&inputs[0], k);
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE, s.output, s.sizes.output), 0);
    check_moving(&s, "updated", rw_failed);
    free(s.temporary);
    motion = (struct optix7_motion){0};
}

TEST(moving_boxes)
{
    struct fixture f;
    struct structure s;
    const void *arrays[KEYS];
    struct optix7_build_input input = {.type = OPTIX7_INPUT_CUSTOM};
    for (unsigned k = 0; k < KEYS; k++) {
        float(*boxes)[SPARE] = take(COUNT * sizeof(*boxes));
        for (unsigned i = 0; i < COUNT; i++)
            for (unsigned a = 0; a < 3; a++) {
                boxes[i][a] = (float)(i * (a + 3 + k) % 17);
                boxes[i][3 + a] = boxes[i][a] + 1;
            }
        arrays[k] = boxes;
    }
    input.of.boxes = (struct optix7_boxes){
        .count = COUNT, .stride = SPARE * sizeof(float), .flags = flags, .record_count = 1};
    input = at_keys(input, arrays);
    open_emulated(&f, rw_failed);
    motion = (struct optix7_motion){KEYS, RW_BORDER_END, 1, 5};
    build_structure(&s, &f, &input, 1, 0, rw_failed);
    if (!*rw_failed) check_moving(&s, "boxes", rw_failed);
    free(s.temporary);
    input.of.boxes.count = 0;
    build_structure(&s, &f, &input, 1, OPTIX7_BUILD_ALLOW_UPDATE, rw_failed);
    motion = (struct optix7_motion){0};
    if (*rw_failed) return;
    const struct rw_accel *head = (const struct rw_accel *)(uintptr_t)s.handle;
    CHECK(!head->root.tree && !head->node_count && head->lower[0] > head->upper[0]);
    free(s.temporary);
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
    {"triangles", test_triangles},       {"boxes", test_boxes},
    {"instances", test_instances},       {"moving_triangles", test_moving_triangles},
    {"moving_boxes", test_moving_boxes}, {"told_later", test_told_later},
};

int main(void)
{
    if (!open_late()) return 1;
    return RUN_TABLE(tests);
}
