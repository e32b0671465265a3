/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Curves and spheres with the built-in intersection programs, and what structures tell of their
 * primitives. Rays are given; what they hit follows from the shapes' equations.
 */
#include "tests/optix7/fixture.h"

#include <math.h>

/* Parameters: results, handle, rays. A ray has 8 words: origin, tmin, direction, tmax; a result 16:
 * hit, t, primitive, parameter, kind, type and back of that, data of the record; then points. */
#define TRACE                                                                                      \
    "  .reg .b32 %r<80>; .reg .b64 %rd<10>; .reg .f32 %f<40>;\n"                                   \
    "  call (%r0), _optix_get_launch_index_x, ();\n"                                               \
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8]; ld.const.u64 %rd2, "            \
    "[params+16];\n"                                                                               \
    "  mul.wide.u32 %rd3, %r0, 96; add.u64 %rd0, %rd0, %rd3;\n"                                    \
    "  mul.wide.u32 %rd3, %r0, 32; add.u64 %rd2, %rd2, %rd3;\n"                                    \
    "  ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd2];\n"                                           \
    "  ld.global.v4.f32 {%f4, %f5, %f6, %f7}, [%rd2+16];\n"                                        \
    "  mov.f32 %f8, 0f00000000; mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r4, 1;\n"               \
    "  call (%r39, " R31(                                                                          \
        "%r38") "), _optix_hitobject_traverse, (%r1, %rd1, %f0, %f1, %f2, %f4, "                   \
                "%f5, %f6, %f3, %f7, %f8, %r2, %r1, %r1, %r4, %r1, %r1, %r1, " R31(                \
                    "%r1") ");\n"                                                                  \
                           "  call (%r6), _optix_hitobject_is_hit, ();\n"                          \
                           "  call (%f9), _optix_hitobject_get_ray_tmax, ();\n"                    \
                           "  call (%r7), _optix_hitobject_get_primitive_idx, ();\n"               \
                           "  call (%f10), _optix_hitobject_get_curve_parameter, ();\n"            \
                           "  call (%r8), _optix_hitobject_get_hitkind, ();\n"                     \
                           "  call (%r9), _optix_get_primitive_type_from_hit_kind, (%r8);\n"       \
                           "  call (%r10), _optix_get_backface_from_hit_kind, (%r8);\n"            \
                           "  call (%rd3), _optix_hitobject_get_sbt_data_pointer, ();\n"           \
                           "  ld.global.u32 %r11, [%rd3];\n"                                       \
                           "  st.global.u32 [%rd0], %r6; st.global.f32 [%rd0+4], %f9;\n"           \
                           "  st.global.u32 [%rd0+8], %r7; st.global.f32 [%rd0+12], %f10;\n"       \
                           "  st.global.u32 [%rd0+16], %r8; st.global.u32 [%rd0+20], %r9;\n"       \
                           "  st.global.u32 [%rd0+24], %r10; st.global.u32 [%rd0+28], %r11;\n"

#define STORE4(at, a, b, c, d)                                                                     \
    "  st.global.v4.f32 [%rd0+" #at "], {%f" #a ", %f" #b ", %f" #c ", %f" #d "};\n"
#define STORE16                                                                                    \
    STORE4(32, 20, 21, 22, 23)                                                                     \
    STORE4(48, 24, 25, 26, 27) STORE4(64, 28, 29, 30, 31) STORE4(80, 32, 33, 34, 35)
#define F9 "%f20, %f21, %f22, %f23, %f24, %f25, %f26, %f27, %f28"
#define F16 F9 ", %f29, %f30, %f31, %f32, %f33, %f34, %f35"

static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[32];\n"
    ".entry __raygen__trace() {\n" TRACE "  ret;\n}\n"
    ".entry __raygen__sphere() {\n" TRACE
    "  call (%f20, %f21, %f22, %f23), _optix_hitobject_get_sphere_data, ();\n" STORE4(
        32, 20, 21, 22,
        23) "  call (%r11), _optix_hitobject_get_sbt_gas_idx, ();\n"
            "  call (%f20, %f21, %f22, %f23), _optix_get_sphere_data_from_handle, (%rd1, %r7, "
            "%r11, %f8);\n" STORE4(
                48, 20, 21, 22,
                23) "  ret;\n}\n"
                    ".entry __raygen__cubic() {\n" TRACE "  call (" F16
                    "), _optix_hitobject_get_cubic_bspline_vertex_data, ();\n" STORE16 "  ret;\n}\n"
                    ".entry __raygen__triangle() {\n" TRACE "  call (" F9
                    "), _optix_hitobject_get_triangle_vertex_data, ();\n" STORE16 "  ret;\n}\n"
                    /* In the place of points the parameter, as the closest-hit program has it. */
                    ".entry __raygen__invoke() {\n" TRACE
                    "  call (%r40, " R31("%r38") "), _optix_hitobject_invoke, (%r1, %r4, %r1, " R31(
                        "%r1") ");\n"
                               "  st.global.u32 [%rd0+32], %r40;\n  ret;\n}\n"
                               ".entry __closesthit__parameter() {\n"
                               "  .reg .b32 %r<2>; .reg .f32 %f;\n"
                               "  call (%f), _optix_get_curve_parameter, (); mov.b32 %r1, %f;\n"
                               "  mov.u32 %r0, 0; call (), _optix_set_payload, (%r0, %r1);\n"
                               "  ret;\n}\n";

struct ray {
    float origin[3], tmin, direction[3], tmax;
};

struct result {
    uint32_t hit;
    float t;
    uint32_t primitive;
    float parameter;
    uint32_t kind, type, back, data;
    float points[16];
};

struct params {
    struct result *results;
    optix7_handle handle;
    const struct ray *rays;
};

enum { RECORDS = 4 };

struct world {
    struct fixture f;
    void *pipeline;
    struct record ray_generation, miss, hit[RECORDS];
    struct optix7_binding_table table;
};

/* A pipeline for shapes of one type, 0: triangles. */
static void open_world(struct world *w, const char *entry, int type, unsigned end_caps,
                       int *rw_failed)
{
    const struct optix7_builtin_options options = {.type = type, .end_caps = end_caps};
    CHECK_EQ(open_fixture(&w->f), 0);
    w->f.pipeline.primitive_flags = type ? 0x7fu : 0x80000000u;
    w->f.pipeline.attribute_values = 0;
    void *module = make_module(&w->f, ptx), *built_in = NULL;
    if (type)
        CHECK_EQ(w->f.call.BuiltinISModuleGet(w->f.context, &w->f.module, &w->f.pipeline, &options,
                                              &built_in),
                 0);
    CHECK(module && (built_in || !type));
    void *groups[] = {
        make_group(&w->f,
                   (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{module, entry}}}),
        make_group(&w->f,
                   (struct optix7_group_desc){
                       OPTIX7_GROUP_HIT,
                       0,
                       {[0] = {module, "__closesthit__parameter"}, [2] = {built_in, NULL}}}),
    };
    CHECK(groups[0] && groups[1]);
    w->pipeline = make_pipeline(&w->f, groups, 2);
    CHECK(w->pipeline);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[0], w->ray_generation.header), 0);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[1], w->miss.header), 0);
    for (unsigned i = 0; i < RECORDS; i++) {
        CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[1], w->hit[i].header), 0);
        w->hit[i].data[0] = 100 + i;
    }
    w->table = (struct optix7_binding_table){
        .ray_generation = ADDRESS(&w->ray_generation),
        .miss = {ADDRESS(&w->miss), sizeof(struct record), 1},
        .hit = {ADDRESS(w->hit), sizeof(struct record), RECORDS},
    };
}

static const struct result *trace(struct world *w, optix7_handle handle, const struct ray *rays,
                                  unsigned count, int *rw_failed)
{
    struct params *params = take(sizeof(*params));
    struct result *results = take(count * sizeof(*results));
    struct ray *copy = take(count * sizeof(*copy));
    memcpy(copy, rays, count * sizeof(*copy));
    *params = (struct params){results, handle, copy};
    if (w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, count, 1,
                         1) ||
        !await_launches()) {
        fprintf(stderr, "%s\n", last_message);
        *rw_failed = 1;
    }
    return results;
}

/* Device memory with these bytes, by an address as inputs have it. */
static const optix7_address *place(const void *from, size_t size)
{
    optix7_address *address = take(sizeof(*address));
    *address = ADDRESS(memcpy(take(size), from, size));
    return address;
}

static bool near(float a, float b)
{
    return fabsf(a - b) < 1e-4f;
}

/* ---- spheres ---- */

static const unsigned no_any_hit[] = {1, 1};

static struct optix7_build_input spheres(const float (*points)[4], unsigned count)
{
    struct optix7_build_input input = {.type = OPTIX7_INPUT_SPHERES};
    input.of.spheres = (struct optix7_spheres){
        .vertices = place(points, count * sizeof(*points)),
        .vertex_stride = 16,
        .count = count,
        .flags = no_any_hit,
        .record_count = 1,
    };
    optix7_address *radii = take(sizeof(*radii));
    *radii = input.of.spheres.vertices[0] + 12;
    input.of.spheres.radii = radii;
    input.of.spheres.radius_stride = 16;
    return input;
}

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

static struct optix7_build_input curves(int type, const float (*points)[4], unsigned count,
                                        const uint32_t *first, unsigned segments)
{
    struct optix7_build_input input = {.type = OPTIX7_INPUT_CURVES};
    optix7_address *radii = take(sizeof(*radii));
    input.of.curves = (struct optix7_curves){
        .type = type,
        .count = segments,
        .vertices = place(points, count * sizeof(*points)),
        .vertex_count = count,
        .vertex_stride = 16,
        .radii = radii,
        .radius_stride = 16,
        .indices = *place(first, segments * sizeof(*first)),
        .flags = 1,
    };
    *radii = *input.of.curves.vertices + 12;
    return input;
}

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

/* Normalised integers: 3 with a stride of 10 bytes, then 2 without. */
TEST(normalised_vertices)
{
    struct world *w = take(sizeof(*w));
    static const int16_t three[3][5] = {{0, 0, 32767}, {32767, 0, 32767}, {0, 32767, -32768}};
    static const int16_t two[3][2] = {{0, 0}, {-32768, 0}, {0, 32767}};
    static const float expected[2][9] = {{0, 0, 1, 1, 0, 1, 0, 1, -1},
                                         {0, 0, 0, -1, 0, 0, 0, 1, 0}};
    open_world(w, "__raygen__triangle", 0, 0, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(1, 0, no_any_hit), squares(1, 0, no_any_hit)};
    struct optix7_triangles *t = &inputs[0].of.triangles;
    t->vertex_format = OPTIX7_VERTICES_SNORM3;
    t->vertex_stride = sizeof(three[0]);
    t->vertices = place(three, sizeof(three));
    t = &inputs[1].of.triangles;
    t->vertex_format = OPTIX7_VERTICES_SNORM2;
    t->vertices = place(two, sizeof(two));
    const struct ray rays[] = {{{0.25f, 0.25f, 5}, 0, {0, 0, -1}, 10},
                               {{-0.25f, 0.25f, 5}, 0, {0, 0, -1}, 10}};
    const struct result *r =
        trace(w, build(&w->f, inputs, 2, OPTIX7_BUILD_VERTEX_ACCESS), rays, 2, rw_failed);
    for (unsigned i = 0; i < 2; i++)
        CHECK(r[i].hit && !memcmp(r[i].points, expected[i], sizeof(expected[i])));
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
        {{.type = 0x2505}, OPTIX7_NOT_SUPPORTED},
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
    {"normalised_vertices", test_normalised_vertices},
    {"records_of_triangles", test_records_of_triangles},
    {"bad_options", test_bad_options},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
