/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Updates of curves and spheres: after their points and radii have changed, rays hit what they hit
 * of a structure that is built anew, and not what was there before.
 */
#include "tests/optix7/shapes.h"

enum { SIDE = 24, RAYS = SIDE * SIDE, POINTS = 18 };

/* ---- a structure that is updated ---- */

struct structure {
    struct world *w;
    struct optix7_build_input inputs[2];
    struct optix7_build_sizes sizes;
    void *temporary, *output;
    size_t room;
    uint64_t *compacted;
    optix7_handle handle;
};

static optix7_result work(struct structure *s, int operation)
{
    const struct optix7_emit emit = {ADDRESS(s->compacted), OPTIX7_EMIT_COMPACTED_SIZE};
    const struct optix7_build_options options = {
        OPTIX7_BUILD_ALLOW_UPDATE | OPTIX7_BUILD_ALLOW_COMPACTION, operation, {0, 0, 0, 0}};
    const bool updates = operation == OPTIX7_OPERATION_UPDATE;
    optix7_result result = s->w->f.call.AccelBuild(
        s->w->f.context, NULL, &options, s->inputs, 2, ADDRESS(s->temporary),
        updates ? s->sizes.temporary_update : s->sizes.temporary, ADDRESS(s->output), s->room,
        &s->handle, &emit, 1);
    return told(&s->w->f, result);
}

static void open_structure(struct structure *s, int *rw_failed)
{
    const struct optix7_build_options options = {OPTIX7_BUILD_ALLOW_UPDATE |
                                                     OPTIX7_BUILD_ALLOW_COMPACTION,
                                                 OPTIX7_OPERATION_BUILD,
                                                 {0, 0, 0, 0}};
    CHECK_EQ(
        s->w->f.call.AccelComputeMemoryUsage(s->w->f.context, &options, s->inputs, 2, &s->sizes),
        0);
    s->room = s->sizes.output;
    s->temporary = take_temporary(s->sizes.temporary + s->sizes.temporary_update);
    s->output = take(s->room);
    s->compacted = take(8);
    CHECK_EQ(work(s, OPTIX7_OPERATION_BUILD), 0);
}

/* Into memory of its own; what was there before is gone. */
static void compact(struct structure *s, int *rw_failed)
{
    const size_t size = *s->compacted;
    void *smaller = take(size);
    CHECK(size <= s->room);
    CHECK_EQ(s->w->f.call.AccelCompact(s->w->f.context, NULL, s->handle, ADDRESS(smaller), size,
                                       &s->handle),
             0);
    CHECK(await_launches());
    memset(s->output, 0xff, s->room);
    s->output = smaller;
    s->room = size;
}

/* ---- shapes that move ---- */

/* Any numbers from 0 to 1, the same for the same arguments. */
static float any(unsigned i, unsigned axis, unsigned round)
{
    const uint32_t mixed = (i * 2654435761u) ^ (axis * 40503u) ^ (round * 2246822519u);
    return (float)((mixed * 2654435761u) >> 8) / (1 << 24);
}

/* Into the memory that the input names. */
static void set_points(float (*points)[4], unsigned count, unsigned round, float radius)
{
    for (unsigned i = 0; i < count; i++) {
        for (unsigned a = 0; a < 3; a++) points[i][a] = 4 * any(i, a, round) - 2;
        points[i][3] = radius * (0.5f + any(i, 3, round));
    }
}

static float (*points_of(const struct optix7_build_input *input))[4]
{
    const optix7_address *vertices = input->type == OPTIX7_INPUT_SPHERES
                                         ? input->of.spheres.vertices
                                         : input->of.curves.vertices;
    return (float(*)[4])(uintptr_t)*vertices;
}

/* Of so many points: a sphere each, or a segment from each on that has the others it needs. */
static struct optix7_build_input make_shapes(int type, unsigned count)
{
    static const float points[POINTS][4];
    uint32_t first[POINTS];
    for (uint32_t i = 0; i < count; i++) first[i] = i;
    if (type == 0x2506) return spheres(points, count);
    return curves(type, points, count, first, count - 3);
}

static void make_rays(struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++)
        rays[i] = (struct ray){
            {4.0f * (float)(i % SIDE) / SIDE - 2, 4.0f * (float)(i / SIDE) / SIDE - 2, 5},
            0,
            {0.1f, 0.07f, -1},
            100};
}

/* How many rays hit something else; where two segments meet either may be named. */
static unsigned compare(const struct result *r, const struct result *wanted, unsigned *hits)
{
    unsigned differ = 0;
    for (unsigned i = 0; i < RAYS; i++) {
        *hits += r[i].hit;
        differ += r[i].hit != wanted[i].hit || (r[i].hit && !near(r[i].t, wanted[i].t));
    }
    return differ;
}

static void check_round(struct structure *s, unsigned round, const struct ray *rays,
                        const struct result **before, int *rw_failed)
{
    const float radius = 0.15f + 0.1f * (float)round;
    unsigned hits = 0, none = 0;
    for (unsigned i = 0; i < 2; i++)
        set_points(points_of(&s->inputs[i]), POINTS, round + 7 * i, radius);
    CHECK_EQ(work(s, OPTIX7_OPERATION_UPDATE), 0);
    CHECK(s->handle == ADDRESS(s->output));
    const struct result *r = trace(s->w, s->handle, rays, RAYS, rw_failed);
    const struct result *wanted =
        trace(s->w, build(&s->w->f, s->inputs, 2, 0), rays, RAYS, rw_failed);
    CHECK_EQ(compare(r, wanted, &hits), 0);
    CHECK(hits > RAYS / 10 && hits < RAYS);
    if (*before) CHECK(compare(r, *before, &none) > RAYS / 10);
    *before = r;
}

static void check_type(int type, int *rw_failed)
{
    static struct ray rays[RAYS];
    struct structure s = {.w = take(sizeof(*s.w))};
    const struct result *before = NULL;
    open_world(s.w, "__raygen__trace", type, 0, rw_failed);
    if (*rw_failed) return;
    make_rays(rays);
    for (unsigned i = 0; i < 2; i++) {
        s.inputs[i] = make_shapes(type, POINTS);
        set_points(points_of(&s.inputs[i]), POINTS, i, 0.1f);
    }
    open_structure(&s, rw_failed);
    for (unsigned round = 0; round < 4 && !*rw_failed; round++) {
        if (round == 2) compact(&s, rw_failed);
        check_round(&s, round, rays, &before, rw_failed);
    }
}

TEST(shapes)
{
    static const int types[] = {0x2506, 0x2503, 0x2501, 0x2502, 0x2504, 0x2507};
    for (unsigned i = 0; i < sizeof(types) / sizeof(types[0]) && !*rw_failed; i++) {
        check_type(types[i], rw_failed);
        if (*rw_failed) fprintf(stderr, "shapes of type 0x%x\n", (unsigned)types[i]);
    }
}

/* Against the equation: the only sphere, moved and larger. */
TEST(one_sphere)
{
    struct structure s = {.w = take(sizeof(*s.w))};
    open_world(s.w, "__raygen__trace", 0x2506, 0, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < 2; i++) s.inputs[i] = make_shapes(0x2506, 1);
    const float first[4] = {0, 0, 0, 1}, second[4] = {3, 0, 1, 2}, away[4] = {50, 0, 0, 1};
    const struct ray rays[] = {{{0, 0, 10}, 0, {0, 0, -1}, 100}, {{4, 0, 10}, 0, {0, 0, -1}, 100}};
    memcpy(points_of(&s.inputs[0]), first, sizeof(first));
    memcpy(points_of(&s.inputs[1]), away, sizeof(away));
    open_structure(&s, rw_failed);
    if (*rw_failed) return;
    const struct result *r = trace(s.w, s.handle, rays, 2, rw_failed);
    CHECK(r[0].hit && near(r[0].t, 9) && !r[1].hit);
    memcpy(points_of(&s.inputs[0]), second, sizeof(second));
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE), 0);
    r = trace(s.w, s.handle, rays, 2, rw_failed);
    CHECK(!r[0].hit && r[1].hit && near(r[1].t, 9 - sqrtf(3)));
}

/* Shapes of another kind, or more of them, are no update. */
TEST(other_shapes)
{
    struct structure s = {.w = take(sizeof(*s.w))};
    open_world(s.w, "__raygen__trace", 0x2503, 0, rw_failed);
    if (*rw_failed) return;
    for (unsigned i = 0; i < 2; i++) {
        s.inputs[i] = make_shapes(0x2503, 7);
        set_points(points_of(&s.inputs[i]), 7, i, 0.1f);
    }
    open_structure(&s, rw_failed);
    if (*rw_failed) return;
    const struct optix7_build_input kept = s.inputs[1];
    s.inputs[1].of.curves.count = 3;
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE), OPTIX7_INVALID_VALUE);
    CHECK_CONTAINS(last_message, "update");
    s.inputs[1] = kept;
    CHECK_EQ(work(&s, OPTIX7_OPERATION_UPDATE), 0);
}

static const struct rw_test tests[] = {
    {"shapes", test_shapes},
    {"one_sphere", test_one_sphere},
    {"other_shapes", test_other_shapes},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
