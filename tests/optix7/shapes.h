/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tests of shapes share: rays that the test gives, traced against curves, spheres or triangles
 * with the built-in intersection programs, and what they hit.
 */
#ifndef RW_TESTS_OPTIX7_SHAPES_H
#define RW_TESTS_OPTIX7_SHAPES_H

#include <math.h>

#include "tests/optix7/fixture.h"

/* Parameters: results, handle, rays, time. A ray has 8 words: origin, tmin, direction, tmax; a
 * result 16: hit, t, primitive, parameter, kind, type and back of that, data of the record; then
 * points. */
#define TRACE                                                                                      \
    "  .reg .b32 %r<80>; .reg .b64 %rd<10>; .reg .f32 %f<40>;\n"                                   \
    "  call (%r0), _optix_get_launch_index_x, ();\n"                                               \
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8]; ld.const.u64 %rd2, "            \
    "[params+16];\n"                                                                               \
    "  mul.wide.u32 %rd3, %r0, 96; add.u64 %rd0, %rd0, %rd3;\n"                                    \
    "  mul.wide.u32 %rd3, %r0, 32; add.u64 %rd2, %rd2, %rd3;\n"                                    \
    "  ld.global.v4.f32 {%f0, %f1, %f2, %f3}, [%rd2];\n"                                           \
    "  ld.global.v4.f32 {%f4, %f5, %f6, %f7}, [%rd2+16];\n"                                        \
    "  ld.const.f32 %f8, [params+24]; mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r4, 1;\n"         \
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
#define F12 F9 ", %f29, %f30, %f31"
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
                               /* u and v, normals by the hit object and by the handle, two
                                * points, and what the closest-hit program gives. */
                               ".entry __raygen__ribbon() {\n" TRACE
                               "  .reg .pred %p0; setp.eq.u32 %p0, %r6, 0; @%p0 ret;\n"
                               "  call (%f20, %f21), _optix_hitobject_get_ribbon_parameters, ();\n"
                               "  call (%f22, %f23, %f24), _optix_hitobject_get_ribbon_normal, "
                               "(%f20, %f21);\n"
                               "  call (%r11), _optix_hitobject_get_sbt_gas_idx, ();\n"
                               "  call (%f25, %f26, %f27), _optix_get_ribbon_normal_from_handle, "
                               "(%rd1, %r7, %r11, %f8, %f20, %f21);\n" STORE4(32, 20, 21, 22, 23)
                                   STORE4(
                                       48, 24, 25, 26,
                                       27) "  call (" F12
                                           "), _optix_hitobject_get_ribbon_vertex_data, "
                                           "();\n" STORE4(64, 20, 21, 22, 23)
                                               STORE4(80, 24, 25, 26, 27) "  call (%r40, " R31(
                                                   "%r38") "), _optix_hitobject_invoke, (%r1, "
                                                           "%r4, %r1, " R31(
                                                               "%r1") ");\n"
                                                                      "  st.global.u32 [%rd0+92], "
                                                                      "%r40;\n  ret;\n}\n"
                                                                      ".entry "
                                                                      "__closesthit__ribbon() {\n"
                                                                      "  .reg .b32 %r<2>; .reg "
                                                                      ".f32 %f<5>;\n"
                                                                      "  call (%f0, %f1), "
                                                                      "_optix_get_ribbon_"
                                                                      "parameters, ();\n"
                                                                      "  call (%f2, %f3, %f4), "
                                                                      "_optix_get_ribbon_normal_"
                                                                      "current_hit, "
                                                                      "(%f0, %f1);\n"
                                                                      "  mov.b32 %r1, %f4; mov.u32 "
                                                                      "%r0, 0;\n"
                                                                      "  call (), "
                                                                      "_optix_set_payload, (%r0, "
                                                                      "%r1);\n  ret;\n}\n"
                                                                      ".entry "
                                                                      "__closesthit__parameter() "
                                                                      "{\n"
                                                                      "  .reg .b32 %r<2>; .reg "
                                                                      ".f32 %f;\n"
                                                                      "  call (%f), "
                                                                      "_optix_get_curve_parameter, "
                                                                      "(); mov.b32 %r1, %f;\n"
                                                                      "  mov.u32 %r0, 0; call (), "
                                                                      "_optix_set_payload, (%r0, "
                                                                      "%r1);\n"
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
    float time;
};

enum { RECORDS = 4 };

struct world {
    struct fixture f;
    void *pipeline;
    struct record ray_generation, miss, hit[RECORDS];
    struct optix7_binding_table table;
    float time; /* of rays */
};

/* A pipeline for shapes of one type, 0: triangles. */
static inline void open_world(struct world *w, const char *entry, int type, unsigned end_caps,
                              int *rw_failed)
{
    const char *closest_hit =
        strcmp(entry, "__raygen__ribbon") ? "__closesthit__parameter" : "__closesthit__ribbon";
    const struct optix7_builtin_options options = {
        .type = type, .motion_blur = motion_blur, .end_caps = end_caps};
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
                       OPTIX7_GROUP_HIT, 0, {[0] = {module, closest_hit}, [2] = {built_in, NULL}}}),
    };
    CHECK(groups[0] && groups[1]);
    w->pipeline = make_pipeline(&w->f, groups, 2);
    CHECK(w->pipeline);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[0], w->ray_generation.header), 0);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[1], w->miss.header), 0);
    w->table = table_of(&w->ray_generation, &w->miss, w->hit, RECORDS);
    CHECK_EQ(pack_hits(&w->f, groups[1], w->hit, RECORDS), 0);
}

static inline const struct result *trace(struct world *w, optix7_handle handle,
                                         const struct ray *rays, unsigned count, int *rw_failed)
{
    struct params *params = take(sizeof(*params));
    struct result *results = take(count * sizeof(*results));
    struct ray *copy = take(count * sizeof(*copy));
    memcpy(copy, rays, count * sizeof(*copy));
    *params = (struct params){results, handle, copy, w->time};
    if (w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, count, 1,
                         1) ||
        !await_launches()) {
        fprintf(stderr, "%s\n", last_message);
        *rw_failed = 1;
    }
    return results;
}

/* Device memory with these bytes, by an address as inputs have it. */
static inline const optix7_address *place(const void *from, size_t size)
{
    optix7_address *address = take(sizeof(*address));
    *address = ADDRESS(memcpy(take(size), from, size));
    return address;
}

static inline bool near(float a, float b)
{
    return fabsf(a - b) < 1e-4f;
}

static const unsigned no_any_hit[] = {1, 1};

static inline struct optix7_build_input spheres(const float (*points)[4], unsigned count)
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

static inline struct optix7_build_input curves(int type, const float (*points)[4], unsigned count,
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

#endif
