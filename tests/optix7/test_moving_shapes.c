/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres with motion keys: at each time they are what was built of the points at that
 * time alone.
 */
#include "raywright_abi.h"
#include "tests/optix7/shapes.h"

enum { KEYS = 3, POINTS = 8, SEGMENTS = 2, RAYS = 400, TIMES = 7 };

static const float times[TIMES] = {-1, 1, 1.5f, 2.125f, 3, 4.75f, 9};

static const struct {
    int type;
    unsigned points, end_caps;
    const char *entry;
} kinds[] = {
    {0x2506, 1, 0, "__raygen__sphere"}, {0x2503, 2, 0, "__raygen__trace"},
    {0x2501, 3, 1, "__raygen__trace"},  {0x2502, 4, 0, "__raygen__cubic"},
    {0x2504, 4, 1, "__raygen__trace"},  {0x2507, 4, 0, "__raygen__trace"},
};

static float random_float(void)
{
    return (float)(rand() % 1000) / 500 - 1;
}

/* Of two inputs, whose points change from key to key. */
static void make_points(float (*points)[POINTS][4])
{
    for (unsigned k = 0; k < KEYS; k++)
        for (unsigned i = 0; i < POINTS; i++) {
            for (unsigned a = 0; a < 3; a++)
                points[k][i][a] = 0.6f * (float)(a == 0 ? i : 0) + random_float();
            points[k][i][3] = 0.4f + 0.2f * random_float();
        }
}

static struct optix7_build_input shapes(unsigned kind, const float (*points)[4])
{
    static const uint32_t first[SEGMENTS] = {0, POINTS / 2};
    if (kinds[kind].type == 0x2506) return spheres(points, POINTS);
    struct optix7_build_input input = curves(kinds[kind].type, points, POINTS, first, SEGMENTS);
    input.of.curves.primitive_offset = 3;
    return input;
}

static const optix7_address **vertices_of(struct optix7_build_input *input)
{
    return input->type == OPTIX7_INPUT_SPHERES ? &input->of.spheres.vertices
                                               : &input->of.curves.vertices;
}
static const optix7_address **radii_of(struct optix7_build_input *input)
{
    return input->type == OPTIX7_INPUT_SPHERES ? &input->of.spheres.radii : &input->of.curves.radii;
}

static struct optix7_build_input moving_shapes(unsigned kind, float (*points)[POINTS][4])
{
    struct optix7_build_input input = shapes(kind, (const float(*)[4])points[0]);
    optix7_address *vertices = take(KEYS * sizeof(*vertices)), *radii = take(KEYS * sizeof(*radii));
    for (unsigned k = 0; k < KEYS; k++) {
        vertices[k] = *place(points[k], sizeof(points[k]));
        radii[k] = vertices[k] + 12;
    }
    *vertices_of(&input) = vertices;
    *radii_of(&input) = radii;
    return input;
}

/* Builds, or updates what is at *handle, with so many keys. */
static optix7_result make_moving(struct world *w, const struct optix7_build_input *inputs,
                                 int operation, unsigned keys, optix7_handle *handle)
{
    const struct optix7_build_options options = {
        OPTIX7_BUILD_ALLOW_UPDATE, operation, {(uint16_t)keys, RW_BORDER_BEGIN, 1, 5}};
    const bool updates = operation == OPTIX7_OPERATION_UPDATE;
    struct optix7_build_sizes sizes;
    optix7_result result =
        w->f.call.AccelComputeMemoryUsage(w->f.context, &options, inputs, 2, &sizes);
    if (result) return result;
    const size_t size = updates ? sizes.temporary_update : sizes.temporary;
    const optix7_address output = updates ? *handle : ADDRESS(take(sizes.output));
    return told(&w->f, w->f.call.AccelBuild(w->f.context, NULL, &options, inputs, 2,
                                            ADDRESS(take_temporary(size)), size, output,
                                            sizes.output, handle, NULL, 0));
}

/* As they are at a time between 1 and 5, in double precision. */
static void points_at(float time, float (*keys)[POINTS][4], float (*out)[4])
{
    const double at = fmin(fmax(((double)time - 1) / 2, 0), KEYS - 1);
    const unsigned key = at < 1 ? 0 : 1;
    for (unsigned i = 0; i < POINTS; i++)
        for (unsigned a = 0; a < 4; a++)
            out[i][a] = (float)((1 - (at - key)) * (double)keys[key][i][a] +
                                (at - key) * (double)keys[key + 1][i][a]);
}

static void make_rays(struct ray *rays)
{
    for (unsigned i = 0; i < RAYS; i++)
        rays[i] = (struct ray){{2 + 3 * random_float(), 2 * random_float(), 10},
                               0,
                               {0.1f * random_float(), 0.1f * random_float(), -1},
                               100};
}

/* Rays that graze a shape may see it in one of the two alone. */
static void compare(const struct result *moving, const struct result *still, unsigned *hits,
                    unsigned *differ)
{
    for (unsigned i = 0; i < RAYS; i++) {
        *hits += still[i].hit;
        *differ += moving[i].hit != still[i].hit ||
                   (still[i].hit &&
                    (fabsf(moving[i].t - still[i].t) > 1e-3f ||
                     moving[i].primitive != still[i].primitive || moving[i].data != still[i].data));
    }
}

/* What programs are told of the points. */
static bool told_of(unsigned kind, const struct result *moving, const struct result *still)
{
    bool same = true;
    const unsigned words = kinds[kind].type == 0x2506 ? 8 : kinds[kind].type == 0x2502 ? 16 : 0;
    for (unsigned i = 0; i < RAYS; i++)
        for (unsigned k = 0; k < words && still[i].hit && moving[i].hit; k++)
            same &= moving[i].primitive != still[i].primitive ||
                    fabsf(moving[i].points[k] - still[i].points[k]) < 1e-5f;
    return same;
}

static void check_kind(struct world *w, unsigned kind, bool updated, int *rw_failed)
{
    static float first[KEYS][POINTS][4], second[KEYS][POINTS][4], now[POINTS][4], then[POINTS][4];
    static struct ray rays[RAYS];
    unsigned hits = 0, differ = 0;
    optix7_handle moving = 0;
    make_rays(rays);
    for (int round = 0; round < 1 + updated; round++) {
        make_points(first);
        make_points(second);
        const struct optix7_build_input inputs[] = {moving_shapes(kind, first),
                                                    moving_shapes(kind, second)};
        const int operation = round ? OPTIX7_OPERATION_UPDATE : OPTIX7_OPERATION_BUILD;
        CHECK_EQ(make_moving(w, inputs, operation, KEYS, &moving), 0);
    }
    for (unsigned i = 0; i < TIMES && !*rw_failed; i++) {
        points_at(times[i], first, now);
        points_at(times[i], second, then);
        struct optix7_build_input at[] = {shapes(kind, (const float(*)[4])now),
                                          shapes(kind, (const float(*)[4])then)};
        w->time = times[i];
        const struct result *a = trace(w, moving, rays, RAYS, rw_failed),
                            *b = trace(w, build(&w->f, at, 2, 0), rays, RAYS, rw_failed);
        if (times[i] >= 1) {
            compare(a, b, &hits, &differ);
            CHECK(told_of(kind, a, b));
        }
        for (unsigned r = 0; r < RAYS && times[i] < 1; r++) CHECK_EQ(a[r].hit, 0);
    }
    CHECK(hits > RAYS / 4);
    CHECK(differ * 100 <= hits);
}

static void check_kinds(unsigned graph, bool updated, int *rw_failed)
{
    graph_flags = graph;
    motion_blur = 1;
    for (unsigned i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && !*rw_failed; i++) {
        struct world *w = take(sizeof(*w));
        open_world(w, kinds[i].entry, kinds[i].type, kinds[i].end_caps, rw_failed);
        if (!*rw_failed) check_kind(w, i, updated, rw_failed);
    }
    motion_blur = 0;
}

TEST(one_level)
{
    check_kinds(3, false, rw_failed);
}

/* Pipelines for graphs of any shape. */
TEST(graphs)
{
    check_kinds(0, false, rw_failed);
}

TEST(updates)
{
    check_kinds(3, true, rw_failed);
}

/* An update has the keys of the build. */
TEST(other_keys)
{
    static float points[KEYS][POINTS][4];
    struct world *w = take(sizeof(*w));
    optix7_handle handle = 0;
    motion_blur = 1;
    open_world(w, "__raygen__trace", 0x2503, 0, rw_failed);
    motion_blur = 0;
    if (*rw_failed) return;
    make_points(points);
    const struct optix7_build_input inputs[] = {moving_shapes(1, points), moving_shapes(1, points)};
    CHECK_EQ(make_moving(w, inputs, OPTIX7_OPERATION_BUILD, KEYS, &handle), 0);
    for (unsigned keys = 1; keys < KEYS; keys++) {
        CHECK_EQ(make_moving(w, inputs, OPTIX7_OPERATION_UPDATE, keys, &handle),
                 OPTIX7_INVALID_VALUE);
        CHECK_CONTAINS(last_message, "built to be updated");
    }
    CHECK_EQ(make_moving(w, inputs, OPTIX7_OPERATION_UPDATE, KEYS, &handle), 0);
}

/* A key without an array, of points or of radii. */
TEST(bad_keys)
{
    const struct optix7_build_options options = {0, OPTIX7_OPERATION_BUILD, {KEYS, 0, 1, 5}};
    static float points[KEYS][POINTS][4];
    struct optix7_build_sizes sizes;
    struct fixture f;
    CHECK_EQ(open_fixture(&f), 0);
    make_points(points);
    for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned radii = 0; radii < 2; radii++) {
            struct optix7_build_input input = moving_shapes(kind, points);
            CHECK_EQ(f.call.AccelComputeMemoryUsage(f.context, &options, &input, 1, &sizes), 0);
            optix7_address *arrays =
                (optix7_address *)*(radii ? radii_of(&input) : vertices_of(&input));
            arrays[KEYS - 1] = 0;
            CHECK_EQ(f.call.AccelComputeMemoryUsage(f.context, &options, &input, 1, &sizes),
                     OPTIX7_INVALID_VALUE);
            CHECK_CONTAINS(last_message, "a motion key has no buffer");
        }
}

static const struct rw_test tests[] = {
    {"one_level", test_one_level},   {"graphs", test_graphs},     {"updates", test_updates},
    {"other_keys", test_other_keys}, {"bad_keys", test_bad_keys},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
