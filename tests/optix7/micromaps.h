/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What tests of opacity micromaps share: arrays of them, a reference of their order, and rays that
 * go down on points of triangles and tell what they were asked.
 */
#ifndef RW_TESTS_OPTIX7_MICROMAPS_H
#define RW_TESTS_OPTIX7_MICROMAPS_H

#include "raywright_abi.h"
#include "tests/optix7/world.h"

/* What a ray comes to, by what is known of the place. */
enum { MISSED = 0, TAKEN = 1, ASKED_AND_TAKEN = 101 };

/* Rays go down on the points that the record names: a result's word 0. An any-hit program adds 100,
 * a closest-hit program 1. */
static const char probe_ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[24];\n"
    ".entry __raygen__probe() {\n"
    "  .reg .b32 %r<40>; .reg .b64 %rd<8>; .reg .f32 %f<8>;\n"
    "  call (%r0), _optix_get_launch_index_x, ();\n"
    "  call (%rd3), _optix_get_sbt_data_ptr_64, ();\n"
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8]; ld.const.u32 %r3, [params+16];\n"
    "  ld.global.u64 %rd3, [%rd3];\n"
    "  mul.wide.u32 %rd2, %r0, 8; add.u64 %rd0, %rd0, %rd2; add.u64 %rd3, %rd3, %rd2;\n"
    "  ld.global.f32 %f0, [%rd3]; ld.global.f32 %f1, [%rd3+4];\n"
    "  mov.f32 %f2, 0f41200000; mov.f32 %f3, 0f00000000; mov.f32 %f4, 0fBF800000;\n"
    "  mov.f32 %f5, 0f47C35000; mov.f32 %f6, 0f3F000000;\n" /* at the time 0.5 */
    "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r4, 1;\n"
    "  call (%r5, " R31(
        "%r38") "), _optix_trace_typed_32, (%r1, %rd1, %f0, %f1, %f2, %f3, %f3, "
                "%f4, %f3, %f5, %f6, %r2, %r3, %r1, %r4, %r1, %r4, %r1, " R31(
                    "%r1") ");\n"
                           "  st.global.u32 [%rd0], %r5;\n"
                           "  ret;\n}\n"
                           ".func add(.reg .b32 %more) {\n"
                           "  .reg .b32 %r<2>; mov.u32 %r0, 0;\n"
                           "  call (%r1), _optix_get_payload, (%r0); add.u32 %r1, %r1, %more;\n"
                           "  call (), _optix_set_payload, (%r0, %r1);\n"
                           "  ret;\n}\n"
                           ".entry __miss__one() { ret; }\n"
                           ".entry __closesthit__add() { .reg .b32 %r; mov.u32 %r, 1; call add, "
                           "(%r); ret; }\n"
                           ".entry __anyhit__add() { .reg .b32 %r; mov.u32 %r, 100; call add, "
                           "(%r); ret; }\n";

struct point {
    float x, y;
};

/* Pipelines with or without micromaps, and with any-hit programs or not. */
static inline void open_probe(struct world *w, bool micromaps, bool any_hit, int *rw_failed)
{
    open_world(w, probe_ptx, rw_failed);
    if (*rw_failed) return;
    w->f.pipeline.opacity_micromaps = micromaps;
    struct optix7_group_desc desc = {
        OPTIX7_GROUP_HIT, 0, {{w->module, "__closesthit__add"}, {w->module, "__anyhit__add"}}};
    if (!any_hit) desc.entries[1] = (struct optix7_entry){NULL, NULL};
    for (int i = 0; i < HITS; i++) set_record(w, &w->hit[i], desc, 0, rw_failed);
    if (!*rw_failed) set_ray_generation(w, "__raygen__probe", rw_failed);
}

/* Word 0 of each point's result. */
static inline const uint32_t (*probe(struct world *w, optix7_handle handle, uint32_t ray_flags,
                                     const struct point *points, unsigned count, int *rw_failed))[2]
{
    uint32_t(*results)[2] = take(count * sizeof(*results));
    struct point *copy = memcpy(take(count * sizeof(*copy)), points, count * sizeof(*copy));
    memcpy(w->ray_generation.data, &copy, sizeof(copy));
    w->value = ray_flags;
    run(w, handle, results, count, rw_failed);
    return (const uint32_t(*)[2])results;
}

/* ---- arrays ---- */

struct map {
    struct rw_micromap desc;
    unsigned char states[64];
};

/* 0: it failed. */
static inline optix7_address build_array(struct fixture *f, const void *states,
                                         const struct rw_micromap *descs, unsigned count)
{
    struct optix7_micromap_count *counts = take(count * sizeof(*counts));
    const struct optix7_micromap_input input = micromaps_of(states, descs, count, counts);
    struct optix7_micromap_sizes sizes;
    if (f->call.OpacityMicromapArrayComputeMemoryUsage(f->context, &input, &sizes)) return 0;
    const struct optix7_micromap_buffers buffers = {ADDRESS(take(sizes.output)), sizes.output,
                                                    ADDRESS(take_temporary(sizes.temporary)),
                                                    sizes.temporary};
    if (f->call.OpacityMicromapArrayBuild(f->context, NULL, &input, &buffers)) return 0;
    return buffers.output;
}

/* Of one state of two bits for each of the four triangles of level 1. */
static inline optix7_address array_of_level_1(struct fixture *f, const unsigned char *states,
                                              unsigned count)
{
    struct rw_micromap *descs = take(count * sizeof(*descs));
    for (unsigned i = 0; i < count; i++) descs[i] = (struct rw_micromap){i, 1, 2};
    return build_array(f, memcpy(take(count), states, count), descs, count);
}

#define FOUR_STATES 0xe4 /* 0, 1, 2, 3 */

/* ---- their order ---- */

static inline struct point between(struct point a, struct point b)
{
    return (struct point){(a.x + b.x) / 2, (a.y + b.y) / 2};
}

/* The middle of small triangle `number`, by the corners of the four that each is divided into. */
static inline struct point middle_of(struct point a, struct point b, struct point c, unsigned level,
                                     uint32_t number)
{
    while (level-- > 0) {
        const struct point ab = between(a, b), bc = between(b, c), ac = between(a, c);
        const struct point parts[4][3] = {{a, ab, ac}, {ac, bc, ab}, {ab, b, bc}, {bc, ac, c}};
        const struct point *part = parts[number >> 2 * level & 3];
        a = part[0], b = part[1], c = part[2];
    }
    return (struct point){(a.x + b.x + c.x) / 3, (a.y + b.y + c.y) / 3};
}

/* Of triangle k of squares(). */
static inline struct point middle_in(unsigned k, unsigned level, uint32_t number)
{
    const float x = (float)k;
    return middle_of((struct point){x, 0}, (struct point){x + 1, 0}, (struct point){x, 1}, level,
                     number);
}

/* Of level 1, of so many triangles. */
static inline struct point *all_middles(unsigned triangles)
{
    struct point *points = take(4 * triangles * sizeof(*points));
    for (unsigned i = 0; i < 4 * triangles; i++) points[i] = middle_in(i / 4, 1, i % 4);
    return points;
}

#endif
