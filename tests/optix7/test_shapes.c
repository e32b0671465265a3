/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres with the built-in intersection programs, and what structures tell of their
 * primitives. Rays are given; what they hit follows from the shapes' equations.
 */
#include "tests/optix7/shapes.h"

/* ---- spheres ---- */

TEST(spheres)
{
    struct world *w = take(sizeof(*w));
    const float first[2][4] = {{0, 0, 0, 1}, {5, 0, 0, 2}},
                second[2][4] = {{0, 9, 0, 1}, {5, 9, 0, 1}};
    const unsigned char offsets[] = {1, 0};
    struct optix7_build_input inputs[] = {spheres(first, 2), spheres(second, 2)};
    inputs[1].of.spheres.primitive_offset = 40;
    inputs[1].of.spheres.single_radius = 1;
    inputs[1].of.spheres.record_count = 2;
    inputs[1].of.spheres.record_offsets = *place(offsets, sizeof(offsets));
    inputs[1].of.spheres.record_offset_size = 1;
    open_world(w, "__raygen__sphere", 0x2506, 0, rw_failed);
    if (*rw_failed) return;
    optix7_handle handle = build(&w->f, inputs, 2, 0);
    CHECK(handle);
    const struct ray rays[] = {
        {{0, 0, 10}, 0, {0, 0, -1}, 100}, /* from outside */
        {{5, 0, 0}, 0, {0, 0, -2}, 100},  /* from inside: the back, t in units of the direction */
        {{0, 0, 10}, 9.5f, {0, 0, -1}, 100}, /* begins inside */
        {{0, 0, 10}, 0, {0, 0, -1}, 8.5f},   /* ends before */
        {{0, 9, 10}, 0, {0, 0, -1}, 100},    /* the second input, second record */
        {{5, 9, 10}, 0, {0, 0, -1}, 100},    {{1.5f, 0, 10}, 0, {0, 0, -1}, 100}, /* beside it */
    };
    const struct result *r = trace(w, handle, rays, 7, rw_failed);
    CHECK(r[0].hit && near(r[0].t, 9) && r[0].primitive == 0 && !r[0].back && r[0].data == 100);
    CHECK(r[1].hit && near(r[1].t, 1) && r[1].primitive == 1 && r[1].back);
    CHECK(r[2].hit && near(r[2].t, 11) && r[2].back);
    CHECK(!r[3].hit && !r[6].hit);
    CHECK(r[4].hit && r[4].primitive == 40 && r[4].data == 102);
    CHECK(r[5].hit && r[5].primitive == 41 && r[5].data == 101);
    for (unsigned i = 0; i < 7; i++) {
        if (!r[i].hit) continue;
        CHECK_EQ(r[i].type, 0x2506);
        const float *wanted = i == 1   ? first[1]
                              : i == 4 ? second[0]
                              : i == 5 ? second[1]
                                       : first[0];
        for (unsigned k = 0; k < 8; k++) CHECK(r[i].points[k] == wanted[k % 4]);
    }
}

/* ---- curves ---- */

/* A straight curve of radius 0.5 from x = 0 to 3 for each kind, its parameter x / 3. */
static const struct {
    int type;
    unsigned points;
    float x[4];
} straight[] = {
    {0x2503, 2, {0, 3}},        {0x2501, 3, {-1.5f, 1.5f, 4.5f}}, {0x2502, 4, {-3, 0, 3, 6}},
    {0x2504, 4, {-3, 0, 3, 6}}, {0x2507, 4, {0, 1, 2, 3}},
};

static void check_straight(unsigned which, unsigned caps, int *rw_failed)
{
    struct world *w = take(sizeof(*w));
    float points[4][4] = {{0}};
    const uint32_t first = 0;
    bool round = straight[which].type == 0x2503;
    for (unsigned i = 0; i < 4; i++) points[i][0] = straight[which].x[i], points[i][3] = 0.5f;
    open_world(w, "__raygen__invoke", straight[which].type, caps, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input =
        curves(straight[which].type, (const float(*)[4])points, straight[which].points, &first, 1);
    input.of.curves.end_caps = caps;
    input.of.curves.primitive_offset = 7;
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    const struct ray rays[] = {
        {{0.75f, 0, 10}, 0, {0, 0, -2}, 100},
        {{0.75f, 0.3f, 10}, 0, {0, 0, -1}, 100}, /* on the side: 0.4 above */
        {{1, 0, 0}, 0, {0, 0, -1}, 100},         /* from inside */
        {{-5, 0, 0}, 0, {1, 0, 0}, 100},         /* the ends */
        {{8, 0, 0}, 0, {-1, 0, 0}, 100},
        {{1, 0.6f, 10}, 0, {0, 0, -1}, 100}, /* beside it */
    };
    const struct result *r = trace(w, handle, rays, 6, rw_failed);
    CHECK(r[0].hit && near(r[0].t, 4.75f) && near(r[0].parameter, 0.25f));
    CHECK(r[1].hit && near(r[1].t, 9.6f) && near(r[1].parameter, 0.25f));
    CHECK(r[0].primitive == 7 && r[0].type == (uint32_t)straight[which].type && !r[0].back);
    CHECK(r[0].points[0] == r[0].parameter && r[1].points[0] == r[1].parameter);
    CHECK(!r[2].hit && !r[5].hit);
    CHECK_EQ(r[3].hit, round || caps);
    CHECK_EQ(r[4].hit, round || caps);
    if (!round && !caps) return;
    CHECK(near(r[3].t, round ? 4.5f : 5) && r[3].parameter == 0);
    CHECK(near(r[4].t, round ? 4.5f : 5) && r[4].parameter == 1);
}

TEST(straight_curves)
{
    for (unsigned i = 0; i < sizeof(straight) / sizeof(straight[0]) && !*rw_failed; i++)
        check_straight(i, 0, rw_failed);
    for (unsigned i = 1; i < 3 && !*rw_failed; i++) check_straight(i, 1, rw_failed);
}

/* A point of a uniform cubic B-spline, and its derivative. */
static void spline(const float (*p)[4], double u, double at[4], double slope[4])
{
    for (int a = 0; a < 4; a++) {
        double b = -p[0][a] + 3.0 * p[1][a] - 3.0 * p[2][a] + p[3][a];
        double c = p[0][a] - 2.0 * p[1][a] + p[2][a], d = (p[2][a] - p[0][a]) / 2;
        at[a] = (p[0][a] + 4.0 * p[1][a] + p[2][a]) / 6 + u * (d + u * (c / 2 + u * b / 6));
        slope[a] = d + u * (c + u * b / 2);
    }
}

/* Hits of a bent curve lie on the disc at their parameter. Two segments and three records. */
TEST(bent_curve)
{
    enum { SIDE = 32, RAYS = SIDE * SIDE };
    struct world *w = take(sizeof(*w));
    static const float points[5][4] = {{-1, 0, 0, 0.3f},
                                       {0, 0.6f, 0, 0.3f},
                                       {1, -0.3f, 0.4f, 0.15f},
                                       {2, 0, 0, 0.1f},
                                       {2.5f, 1, 0, 0.2f}};
    const uint32_t first[] = {0, 1, 2 /* beyond the points */};
    static struct ray rays[RAYS];
    open_world(w, "__raygen__cubic", 0x2502, 0, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = curves(0x2502, points, 5, first, 3);
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    for (unsigned i = 0; i < RAYS; i++)
        rays[i] = (struct ray){
            {-0.5f + 3.0f * (float)(i % SIDE) / SIDE, -0.7f + 1.6f * (float)(i / SIDE) / SIDE, 5},
            0,
            {0.05f, 0.02f, -1},
            100};
    const struct result *r = trace(w, handle, rays, RAYS, rw_failed);
    unsigned hits[2] = {0, 0};
    for (unsigned i = 0; i < RAYS; i++) {
        double at[4], slope[4], away = 0, along = 0;
        if (!r[i].hit) continue;
        CHECK(r[i].primitive < 2);
        hits[r[i].primitive & 1]++;
        spline(points + (r[i].primitive & 1), r[i].parameter, at, slope);
        for (int a = 0; a < 3; a++) {
            double x = rays[i].origin[a] + (double)r[i].t * rays[i].direction[a] - at[a];
            away += x * x;
            along += x * slope[a];
        }
        CHECK(fabs(sqrt(away) - at[3]) < 2e-4 && fabs(along) < 1e-5);
        CHECK(!memcmp(r[i].points, points[r[i].primitive & 1], sizeof(r[i].points)));
    }
    CHECK(hits[0] > 50 && hits[1] > 50);
}

/* ---- vertices of triangles ---- */

TEST(triangles)
{
    struct world *w = take(sizeof(*w));
    static const float moved[12] = {1, 0, 0, 10, 0, 1, 0, 0, 0, 0, 1, 0};
    open_world(w, "__raygen__triangle", 0, 0, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(1, 0, no_any_hit), squares(2, 0, no_any_hit)};
    inputs[1].of.triangles.transform = *place(moved, sizeof(moved));
    inputs[1].of.triangles.transform_format = OPTIX7_TRANSFORM_FLOAT12;
    const struct ray rays[] = {{{0.25f, 0.25f, 5}, 0, {0, 0, -1}, 10},
                               {{11.25f, 0.25f, 5}, 0, {0, 0, -1}, 10},
                               {{5, 0.25f, 5}, 0, {0, 0, -1}, 10}};
    const float second[9] = {11, 0, 0, 12, 0, 0, 11, 1, 0};
    const struct result *r =
        trace(w, build(&w->f, inputs, 2, OPTIX7_BUILD_VERTEX_ACCESS), rays, 3, rw_failed);
    CHECK(r[0].hit && r[1].hit && r[1].primitive == 1 && r[1].data == 101);
    CHECK(!memcmp(r[1].points, second, sizeof(second)));
    CHECK(r[0].points[3] == 1 && r[0].points[7] == 1);
    CHECK(!r[2].hit && r[2].points[0] == 0);
    /* Without the flag there are none. */
    r = trace(w, build(&w->f, inputs, 2, 0), rays, 2, rw_failed);
    CHECK(r[1].hit && r[1].points[0] == 0);
}

/* Three records by offsets of two bytes; test_programs.c has records whose flags differ. */
TEST(records_of_triangles)
{
    struct world *w = take(sizeof(*w));
    static const unsigned flags[] = {1, 1, 1};
    const uint16_t offsets[] = {2, 0, 1};
    open_world(w, "__raygen__trace", 0, 0, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(3, 0, flags);
    input.of.triangles.record_count = 3;
    input.of.triangles.record_offsets = *place(offsets, sizeof(offsets));
    input.of.triangles.record_offset_size = 2;
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    struct ray rays[3];
    for (unsigned i = 0; i < 3; i++)
        rays[i] = (struct ray){{i + 0.25f, 0.25f, 5}, 0, {0, 0, -1}, 10};
    const struct result *r = trace(w, handle, rays, 3, rw_failed);
    for (unsigned i = 0; i < 3; i++) CHECK_EQ(r[i].data, 100u + offsets[i]);
}

/* ---- arguments ---- */

TEST(bad_options)
{
    struct fixture f;
    void *module = NULL;
    CHECK_EQ(open_fixture(&f), 0);
    static const struct {
        struct optix7_builtin_options options;
        optix7_result result;
    } cases[] = {
        {{.type = 0x2500}, OPTIX7_INVALID_VALUE},
        {{.type = 0x2540}, OPTIX7_INVALID_VALUE},
        {{.type = 0x2531}, OPTIX7_INVALID_VALUE}, /* triangles need no module */
        {{.type = 0x2502, .end_caps = 2}, OPTIX7_INVALID_VALUE},
        {{.type = 0x250c}, OPTIX7_INVALID_VALUE},
        {{.type = 0x2505, .end_caps = 1}, OPTIX7_OK},    /* ribbons have none */
        {{.type = 0x2502, .motion_blur = 1}, OPTIX7_OK}, /* it is the geometry that may not move */
    };
#define GET(context, module_options, options, out)                                                 \
    f.call.BuiltinISModuleGet(context, module_options, &f.pipeline, options, out)
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        CHECK_EQ(GET(f.context, &f.module, &cases[i].options, &module), cases[i].result);
    const struct optix7_builtin_options good = {.type = 0x2506};
    CHECK_EQ(GET(f.context, &f.module, NULL, &module), OPTIX7_INVALID_VALUE);
    CHECK_EQ(GET(f.context, NULL, &good, &module), OPTIX7_INVALID_VALUE);
    CHECK_EQ(GET(f.context, &f.module, &good, NULL), OPTIX7_INVALID_VALUE);
    CHECK_EQ(GET(NULL, &f.module, &good, &module), OPTIX7_INVALID_CONTEXT);
    CHECK_EQ(GET(f.context, &f.module, &good, &module), 0);
    CHECK(module);
}

static const struct rw_test tests[] = {
    {"spheres", test_spheres},
    {"straight_curves", test_straight_curves},
    {"bent_curve", test_bent_curve},
    {"triangles", test_triangles},
    {"records_of_triangles", test_records_of_triangles},
    {"bad_options", test_bad_options},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
