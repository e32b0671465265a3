/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tests of traversals share: a ray generation program whose rays go down, one for each index,
 * and what they hit.
 */
#ifndef RW_TESTS_OPTIX7_RAYS_H
#define RW_TESTS_OPTIX7_RAYS_H

#include "tests/optix7/fixture.h"

/* Parameters: address of results, handle, ray flags, time, address of a mark. A ray goes down -z at
 * x = index + 0.25. Results of an index are 8 words. Programs of hits and misses set the mark. */
static const char ptx[] =
    PTX_HEAD ".const .align 8 .b8 params[32];\n"
             ".func program() {\n"
             "  .reg .b64 %rd;\n"
             "  ld.const.u64 %rd, [params+24]; st.global.u32 [%rd], 1;\n"
             "  ret;\n"
             "}\n"
             ".entry __closesthit__mark() { call program, (); ret; }\n"
             ".entry __miss__mark() { call program, (); ret; }\n"
             ".func down(.reg .b32 %flags) {\n"
             "  .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .f32 %f<20>;\n"
             "  call (%r0), _optix_get_launch_index_x, ();\n"
             "  ld.const.u64 %rd0, [params];\n"
             "  ld.const.u64 %rd1, [params+8];\n"
             "  mul.wide.u32 %rd2, %r0, 32; add.u64 %rd0, %rd0, %rd2;\n"
             "  cvt.rn.f32.u32 %f0, %r0; add.f32 %f0, %f0, 0f3E800000;\n"  /* 0.25 */
             "  mov.f32 %f1, 0f3E800000; mov.f32 %f2, 0f41200000;\n"       /* 0.25, 10 */
             "  mov.f32 %f3, 0f00000000; mov.f32 %f4, 0fBF800000;\n"       /* 0, -1 */
             "  mov.f32 %f5, 0f47C35000; ld.const.f32 %f9, [params+20];\n" /* 1e5 */
             "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r3, 0; mov.u32 %r4, 1;\n"
             "  call (%r39, " R31(
                 "%r38") "), _optix_hitobject_traverse, (%r1, %rd1, %f0, %f1, %f2, %f3, "
                         "%f3, %f4, %f3, %f5, %f9, %r2, %flags, %r1, %r4, %r1, %r1, %r1, " R31(
                             "%r1") ");\n"
                                    "  call (%r6), _optix_hitobject_is_hit, ();\n"
                                    "  call (%f6), _optix_hitobject_get_ray_tmax, ();\n"
                                    "  call (%r7), _optix_hitobject_get_primitive_idx, ();\n"
                                    "  call (%r8), _optix_hitobject_get_attribute, (%r1);\n"
                                    "  call (%r9), _optix_hitobject_get_attribute, (%r4);\n"
                                    "  call (%r10), _optix_hitobject_get_instance_id, ();\n"
                                    "  call (%r12), _optix_hitobject_get_hitkind, ();\n"
                                    "  call (%rd3), _optix_hitobject_get_sbt_data_pointer, ();\n"
                                    "  ld.global.u32 %r11, [%rd3];\n"
                                    "  st.global.u32 [%rd0], %r6;\n"
                                    "  st.global.f32 [%rd0+4], %f6;\n"
                                    "  st.global.u32 [%rd0+8], %r7;\n"
                                    "  st.global.u32 [%rd0+12], %r8;\n"
                                    "  st.global.u32 [%rd0+16], %r9;\n"
                                    "  st.global.u32 [%rd0+20], %r10;\n"
                                    "  st.global.u32 [%rd0+24], %r11;\n"
                                    "  st.global.u32 [%rd0+28], %r12;\n"
                                    "  ret;\n"
                                    "}\n"
                                    ".entry __raygen__down() {\n"
                                    "  .reg .b32 %r; ld.const.u32 %r, [params+16];\n"
                                    "  call down, (%r); ret;\n"
                                    "}\n"
                                    /* Flags are 16 or 4: the compiler sees them. */
                                    ".entry __raygen__chosen() {\n"
                                    "  .reg .b32 %r; .reg .pred %p;\n"
                                    "  ld.const.u32 %r, [params+16]; setp.eq.u32 %p, %r, 16;\n"
                                    "  selp.b32 %r, 16, 4, %p;\n"
                                    "  call down, (%r); ret;\n"
                                    "}\n";

struct result {
    uint32_t hit;
    float distance;
    uint32_t primitive;
    float u, v;
    uint32_t instance, data, kind;
};

struct params {
    struct result *results;
    optix7_handle handle;
    uint32_t ray_flags;
    float time;
    uint32_t *mark;
};

enum { RECORDS = 8 };

struct world {
    struct fixture f;
    void *pipeline;
    struct record ray_generation, miss, hit[RECORDS];
    struct optix7_binding_table table;
    uint32_t *mark;
    float time; /* of rays */
};

/* Names of programs; NULL: none. */
static inline void open_programs(struct world *w, const char *ray_generation,
                                 const char *closest_hit, const char *miss, int *rw_failed)
{
    CHECK_EQ(open_fixture(&w->f), 0);
    void *module = make_module(&w->f, ptx);
    CHECK(module);
    void *groups[] = {
        make_group(
            &w->f,
            (struct optix7_group_desc){OPTIX7_GROUP_RAY_GENERATION, 0, {{module, ray_generation}}}),
        make_group(&w->f, (struct optix7_group_desc){OPTIX7_GROUP_HIT,
                                                     0,
                                                     {{closest_hit ? module : NULL, closest_hit}}}),
        make_group(
            &w->f,
            (struct optix7_group_desc){OPTIX7_GROUP_MISS, 0, {{miss ? module : NULL, miss}}}),
    };
    CHECK(groups[0] && groups[1] && groups[2]);
    w->mark = take(sizeof(*w->mark));
    w->pipeline = make_pipeline(&w->f, groups, 3);
    CHECK(w->pipeline);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[0], w->ray_generation.header), 0);
    CHECK_EQ(w->f.call.SbtRecordPackHeader(groups[2], w->miss.header), 0);
    w->miss.data[0] = 77;
    w->table = table_of(&w->ray_generation, &w->miss, w->hit, RECORDS);
    CHECK_EQ(pack_hits(&w->f, groups[1], w->hit, RECORDS), 0);
}

static inline void open_world(struct world *w, int *rw_failed)
{
    open_programs(w, "__raygen__down", NULL, NULL, rw_failed);
}

static inline void trace(struct world *w, optix7_handle handle, uint32_t ray_flags,
                         struct result *results, unsigned count, int *rw_failed)
{
    struct params *params = take(sizeof(*params));
    *params = (struct params){results, handle, ray_flags, w->time, w->mark};
    memset(results, 0xff, count * sizeof(*results));
    CHECK_EQ(w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, count,
                              1, 1),
             0);
    CHECK(await_launches());
}

/* For up to two records. */
static const unsigned no_any_hit[] = {OPTIX7_GEOMETRY_DISABLE_ANY_HIT,
                                      OPTIX7_GEOMETRY_DISABLE_ANY_HIT};

#endif
