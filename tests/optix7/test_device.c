/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device functions besides those of ordinary programs: invocations of hit objects, exceptions,
 * transform lists, continuation callables, recursion to the depth that the pipeline was made for.
 */
#include "tests/optix7/tracing.h"
#include "tests/optix7/world.h"

/* clang-format off */
#define WORDS "%w0, %w1, %w2, %w3, %w4, %w5, %w6, %w7, %w8, %w9, %w10, %w11, %w12, %w13, %w14, %w15, %w16, %w17, %w18, %w19"
static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[16];\n"

    ".entry __raygen__trace() {\n" RAY TRACE STORE "  ret;\n}\n"
    ".entry __raygen__nan() {\n" RAY "  mov.f32 %f4, 0f7FC00000;\n" TRACE STORE "  ret;\n}\n"
    ".entry __raygen__invoke() {\n" RAY TRAVERSE INVOKE STORE "  ret;\n}\n"
    /* Made of words again, after it was nothing. The list of transforms lies in local memory. */
    ".entry __raygen__revived() {\n" RAY "  .reg .b32 %w<20>; .local .align 8 .b8 list[128]; .reg .b64 %list;\n"
    "  cvta.local.u64 %list, list;\n" TRAVERSE
    "  call (" WORDS "), _optix_hitobject_get_traverse_data, ();\n"
    "  call (%rd3), _optix_hitobject_get_gas_traversable_handle, ();\n"
    "  call (%r20), _optix_hitobject_get_transform_list_size, (); mov.u32 %r21, 0;\n"
    "next: setp.ge.u32 %p0, %r21, %r20; @%p0 bra kept;\n"
    "  call (%rd4), _optix_hitobject_get_transform_list_handle, (%r21);\n"
    "  mad.wide.u32 %rd5, %r21, 8, %list; st.u64 [%rd5], %rd4; add.u32 %r21, %r21, 1; bra next;\n"
    "kept: call _optix_hitobject_make_nop;\n"
    "  call _optix_hitobject_make_with_traverse_data_v2, (%rd3, %f0, %f1, %f2, %f3, %f3, %f4, %f3, %f3, %r1, "
    WORDS ", %list, %r20);\n" INVOKE STORE "  ret;\n}\n"
    /* The object stays until the next traversal, and of none no program runs. */
    ".entry __raygen__nothing() {\n" RAY INVOKE "  add.u32 %r10, %r10, 1;\n"
    "  call _optix_hitobject_make_nop;\n" INVOKE STORE "  ret;\n}\n"
    /* A made miss runs the program of its record, and has nothing of the hit before. */
    ".entry __raygen__made_miss() {\n" RAY TRAVERSE
    "  call _optix_hitobject_make_miss_v2, (%r3, %f0, %f1, %f2, %f3, %f3, %f4, %f3, %f5, %f3, %r1);\n" INVOKE
    "  call (%r12), _optix_hitobject_get_primitive_idx, (); call (%r13), _optix_hitobject_get_hitkind, ();\n"
    "  or.b32 %r12, %r12, %r13; call (%r13), _optix_hitobject_get_attribute, (%r1);\n"
    "  or.b32 %r12, %r12, %r13; mad.lo.u32 %r10, %r12, 1000, %r10;\n"
    "  call (%r11), _optix_hitobject_get_instance_idx, ();\n" STORE "  ret;\n}\n"
    /* The record is another one: that of index 1. */
    ".entry __raygen__other_record() {\n" RAY TRAVERSE
    "  call _optix_hitobject_set_sbt_record_index, (%r4);\n" INVOKE STORE "  ret;\n}\n"

    ".entry __miss__one() {\n  .reg .b32 %i; .reg .b32 %r<4>; .reg .b64 %rd<2>;\n"
    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
    "  ld.u32 %r0, [%rd0];\n" SET("0", "%r0") SET("1", "7") "  ret;\n}\n"

    /* Data and primitive, and the bits of tmax, added up with the attribute's. */
    ".entry __closesthit__sum() {\n  .reg .b32 %i; .reg .b32 %r<8>; .reg .b64 %rd<2>; .reg .f32 %f<4>;\n"
    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
    "  ld.u32 %r0, [%rd0]; call (%r1), _optix_read_primitive_idx, (); mad.lo.u32 %r0, %r0, 100, %r1;\n"
    "  call (%f0), _optix_get_ray_tmax, (); call (%r2), _optix_get_attribute_0, ();\n"
    "  mov.b32 %r3, %f0; xor.b32 %r2, %r2, %r3; call (%r4), _optix_get_hit_kind, (); add.u32 %r2, %r2, %r4;\n"
    "  call (%f1), _optix_get_world_ray_direction_z, (); cvt.rzi.s32.f32 %r5, %f1; add.u32 %r2, %r2, %r5;\n"
    SET("0", "%r0") SET("1", "%r2") "  ret;\n}\n"
    /* The number of the geometry's record, and the data of the record. */
    ".entry __closesthit__geometry() {\n  .reg .b32 %i; .reg .b32 %r<4>; .reg .b64 %rd<2>;\n"
    "  call (%rd0), _optix_get_sbt_data_ptr_64, (); ld.u32 %r0, [%rd0];\n"
    "  call (%r1), _optix_read_sbt_gas_idx, ();\n" SET("0", "%r1") SET("1", "%r0") "  ret;\n}\n"
    ".entry __intersection__box() {\n  .reg .b32 %r<8>; .reg .f32 %f<4>;\n"
    "  call (%r0), _optix_read_primitive_idx, (); mov.u32 %r1, 254; mov.f32 %f0, 0f41200000;\n"
    "  call (%r2), _optix_report_intersection_1, (%f0, %r1, %r0);\n  ret;\n}\n"

    ".entry __raygen__cluster() {\n" RAY TRAVERSE
    "  call (%r10), _optix_hitobject_get_cluster_id, ();\n" STORE "  ret;\n}\n"
    /* Word 0: size of the list, type and id; word 1: what its matrices move x by, from both ends. */
    ".entry __closesthit__list() {\n  .reg .b32 %i; .reg .b32 %r<8>; .reg .b64 %rd<9>; .reg .f32 %f<4>;\n"
    "  call (%r0), _optix_get_transform_list_size, (); mul.lo.u32 %r0, %r0, 100;\n"
    "  mov.u32 %i, 0; call (%rd0), _optix_get_transform_list_handle, (%i);\n"
    "  call (%r1), _optix_get_transform_type_from_handle, (%rd0); mad.lo.u32 %r0, %r1, 10, %r0;\n"
    "  call (%r1), _optix_get_instance_id_from_handle, (%rd0); add.u32 %r0, %r0, %r1;\n"
    "  call (%rd1), _optix_get_instance_transform_from_handle, (%rd0); ld.global.v4.f32 {%f0, %f0, %f0, %f1}, [%rd1];\n"
    "  call (%rd1), _optix_get_instance_inverse_transform_from_handle, (%rd0); ld.global.f32 %f2, [%rd1+12];\n"
    "  fma.rn.f32 %f1, %f2, 0fC1200000, %f1; cvt.rzi.s32.f32 %r2, %f1;\n"
    SET("0", "%r0") SET("1", "%r2") "  ret;\n}\n"
    /* The same handles by other ways: of the structure's instance, and of its geometry. */
    ".entry __raygen__handles() {\n" RAY TRAVERSE
    "  mov.u32 %r12, 0; call (%rd3), _optix_hitobject_get_transform_list_handle, (%r12);\n"
    "  call (%rd4), _optix_get_instance_traversable_from_ias, (%rd1, %r0);\n"
    "  setp.eq.u64 %p0, %rd3, %rd4; selp.u32 %r10, 1, 0, %p0;\n"
    "  call (%rd5), _optix_get_instance_child_from_handle, (%rd3);\n"
    "  call (%rd6), _optix_hitobject_get_gas_traversable_handle, ();\n"
    "  setp.eq.u64 %p1, %rd5, %rd6; selp.u32 %r11, 1, 0, %p1;\n"
    "  call (%r13), _optix_hitobject_get_transform_list_size, (); mad.lo.u32 %r10, %r13, 10, %r10;\n"
    STORE "  st.global.u64 [%rd0+8], %rd6; ret;\n}\n"

    /* Odd indices throw, before they store anything. */
    ".entry __raygen__throw() {\n" RAY
    "  and.b32 %r5, %r0, 1; setp.eq.u32 %p0, %r5, 0; @%p0 bra ok;\n"
    "  mov.u32 %r6, 0; add.u32 %r7, %r0, 70; call _optix_throw_exception_2, (%r6, %r7, %r0);\n"
    "ok:\n" STORE "  ret;\n}\n"
    ".entry __exception__store() {\n" RAY
    "  call (%rd3), _optix_get_sbt_data_ptr_64, (); ld.u32 %r5, [%rd3];\n"
    "  call (%r6), _optix_get_exception_code, (); add.u32 %r10, %r5, %r6;\n"
    "  setp.lt.s32 %p0, %r6, 0; @%p0 bra done;\n"
    "  call (%r11), _optix_get_exception_detail_0, (); call (%r7), _optix_get_exception_detail_1, ();\n"
    "  mad.lo.u32 %r11, %r7, 1000, %r11;\n"
    "done:\n" STORE "  ret;\n}\n"

    /* Hits trace the same ray again, payload 0 times, and count in payload 1. */
    ".entry __raygen__deep() {\n" RAY "  add.u32 %r10, %r0, 0;\n" TRACE STORE "  ret;\n}\n"
    ".entry __closesthit__deep() {\n  .reg .b32 %i;\n" RAY
    "  mov.u32 %i, 0; call (%r10), _optix_get_payload, (%i);\n"
    "  mov.f32 %f0, 0f3E800000;\n"
    "  setp.eq.u32 %p0, %r10, 0; @%p0 bra done; sub.u32 %r10, %r10, 1; mov.u32 %r11, 0;\n" TRACE
    "  add.u32 %r11, %r11, 1;\n" SET("1", "%r11") "done:  ret;\n}\n"

    /* A continuation callable traces; the direct one of the same record does not. */
    ".entry __raygen__call() {\n" RAY
    "  .reg .b32 %result; .reg .b64 %function;\n"
    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n"
    "  call (%function), _optix_call_continuation_callable, (%r1);\n"
    "  call (%result), %function, (%r0), prototype; mov.u32 %r10, %result;\n"
    "  call (%function), _optix_call_direct_callable, (%r1);\n"
    "  call (%result), %function, (%r0), prototype; mov.u32 %r11, %result;\n" STORE "  ret;\n}\n"
    ".visible .func (.reg .b32 %out) __continuation_callable__trace(.reg .b32 %in) {\n" RAY TRACE
    "  .reg .b64 %rdd; call (%rdd), _optix_get_sbt_data_ptr_64, (); ld.u32 %out, [%rdd]; add.u32 %out, %out, %r10;\n"
    "  ret;\n}\n"
    ".visible .func (.reg .b32 %out) __direct_callable__square(.reg .b32 %in) {\n"
    "  mul.lo.u32 %out, %in, %in;\n  ret;\n}\n";
/* clang-format on */

static void set_hits(struct world *w, const char *closest_hit, const char *intersection,
                     int *rw_failed)
{
    for (unsigned i = 0; i < HITS && !*rw_failed; i++) {
        struct optix7_group_desc desc = {OPTIX7_GROUP_HIT, 0, {{w->module, closest_hit}}};
        if (intersection) desc.entries[2] = (struct optix7_entry){w->module, intersection};
        set_record(w, &w->hit[i], desc, 20 + i, rw_failed);
    }
}

static void check_same(struct world *w, const char *program, optix7_handle handle, int *rw_failed)
{
    uint32_t(*traced)[2] = take(5 * sizeof(*traced)), (*invoked)[2] = take(5 * sizeof(*invoked));
    unsigned count = w->group_count;
    set_ray_generation(w, "__raygen__trace", rw_failed);
    run(w, handle, traced, 5, rw_failed);
    w->group_count = count;
    set_ray_generation(w, program, rw_failed);
    run(w, handle, invoked, 5, rw_failed);
    for (unsigned i = 0; i < 5; i++) {
        CHECK(traced[i][0]);
        CHECK_EQ(invoked[i][0], traced[i][0]);
        CHECK_EQ(invoked[i][1], traced[i][1]);
    }
    CHECK_EQ(traced[0][0], 2000);
    CHECK_EQ(traced[4][0], 302);
}

static const unsigned no_any_hit[] = {1};

static optix7_handle place(struct world *w, optix7_handle child, unsigned count)
{
    struct optix7_instance *placed = take(count * sizeof(*placed));
    place_row(placed, count, child, 1, 3);
    struct optix7_build_input input = instances_of(placed, count);
    return build(&w->f, &input, 1, 0);
}

/* What programs see of an invoked hit or miss is what they see of a traced one. */
TEST(invoke)
{
    struct world *w = take(sizeof(*w)), *other = take(sizeof(*w));
    struct optix7_build_input triangles = squares(4, 0, no_any_hit), custom;
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__sum", NULL, rw_failed);
    if (*rw_failed) return;
    const optix7_handle handle = build(&w->f, &triangles, 1, 0);
    check_same(w, "__raygen__invoke", handle, rw_failed);
    w->group_count = MISSES + HITS;
    check_same(w, "__raygen__revived", handle, rw_failed);
    open_world(other, ptx, rw_failed);
    set_hits(other, "__closesthit__sum", "__intersection__box", rw_failed);
    if (*rw_failed) return;
    custom = boxes(4, no_any_hit, 6);
    const optix7_handle custom_handle = build(&other->f, &custom, 1, 0);
    check_same(other, "__raygen__invoke", custom_handle, rw_failed);
    other->group_count = MISSES + HITS;
    check_same(other, "__raygen__revived", custom_handle, rw_failed);
}

/* Of an instance, whose list of transforms the closest-hit program sees; and no cluster. */
TEST(revived_instance)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    struct optix7_build_input triangles = squares(1, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__list", NULL, rw_failed);
    set_ray_generation(w, "__raygen__revived", rw_failed);
    if (*rw_failed) return;
    run(w, place(w, build(&w->f, &triangles, 1, 0), 3), results, 4, rw_failed);
    for (unsigned i = 0; i < 3; i++) {
        CHECK_EQ(results[i][0], 143 + i);
        CHECK_EQ(results[i][1], 11 * i);
    }
    CHECK_EQ(results[3][0], 302);
    w->group_count = MISSES + HITS;
    set_ray_generation(w, "__raygen__cluster", rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 1, rw_failed);
    CHECK_EQ(results[0][0], ~0u);
}

TEST(invoke_record)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(2 * sizeof(*results));
    struct optix7_build_input triangles = squares(2, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__sum", NULL, rw_failed);
    set_ray_generation(w, "__raygen__other_record", rw_failed);
    if (*rw_failed) return;
    run(w, build(&w->f, &triangles, 1, 0), results, 2, rw_failed);
    CHECK_EQ(results[1][0], 2101);
}

TEST(invoke_nothing)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(2 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    set_ray_generation(w, "__raygen__nothing", rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 2, rw_failed);
    CHECK_EQ(results[1][0], 1001);
}

TEST(made_miss)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(2 * sizeof(*results));
    struct optix7_build_input triangles = squares(2, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__sum", NULL, rw_failed);
    set_ray_generation(w, "__raygen__made_miss", rw_failed);
    if (*rw_failed) return;
    run(w, place(w, build(&w->f, &triangles, 1, 0), 1), results, 2, rw_failed);
    CHECK_EQ(results[1][0], 302);
    CHECK_EQ(results[1][1], ~0u);
}

/* Of two primitives at one distance the second is not taken, and leaves nothing behind. */
TEST(geometry_index)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    struct optix7_build_input inputs[] = {boxes(2, no_any_hit, 6), boxes(4, no_any_hit, 6)};
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__geometry", "__intersection__box", rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    run(w, build(&w->f, inputs, 2, 0), results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i][0] + 20, results[i][1]);
    CHECK_EQ(results[3][0], 1);
}

TEST(transform_list)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    struct optix7_build_input triangles = squares(1, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__list", NULL, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    optix7_handle child = build(&w->f, &triangles, 1, 0);
    run(w, place(w, child, 3), results, 4, rw_failed);
    for (unsigned i = 0; i < 3; i++) {
        CHECK_EQ(results[i][0], 143 + i);
        CHECK_EQ(results[i][1], 11 * i);
    }
    run(w, child, results, 1, rw_failed);
    CHECK(results[0][0] < 100);
}

TEST(handles)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    struct optix7_build_input triangles = squares(1, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__sum", NULL, rw_failed);
    set_ray_generation(w, "__raygen__handles", rw_failed);
    if (*rw_failed) return;
    optix7_handle child = build(&w->f, &triangles, 1, 0), found;
    run(w, place(w, child, 2), results, 1, rw_failed);
    memcpy(&found, results[1], sizeof(found));
    CHECK_EQ(results[0][0], 11);
    CHECK_EQ(results[0][1], 1);
    CHECK(found == child);
    run(w, child, results, 1, rw_failed);
    memcpy(&found, results[1], sizeof(found));
    CHECK_EQ(results[0][0] / 10, 0);
    CHECK(found == child);
}

static void set_exception(struct world *w, struct record *record, int *rw_failed)
{
    set_record(
        w, record,
        (struct optix7_group_desc){OPTIX7_GROUP_EXCEPTION, 0, {{w->module, "__exception__store"}}},
        5000, rw_failed);
    w->table.exception = ADDRESS(record);
}

enum { TRACE_DEPTH = 2, USER = 4, DEBUG = 8 };

TEST(user_exception)
{
    struct world *w = take(sizeof(*w));
    struct record *record = take(sizeof(*record));
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    w->f.pipeline.exception_flags = USER;
    set_exception(w, record, rw_failed);
    set_ray_generation(w, "__raygen__throw", rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) {
        CHECK_EQ(results[i][0], i % 2 ? 5000 : 1000);
        CHECK_EQ(results[i][1], i % 2 ? 1000 * i + 70 + i : 0);
    }
    /* Without a program for them exceptions end the index. */
    w->table.exception = 0;
    memset(results, 0, 4 * sizeof(*results));
    run(w, 0, results, 4, rw_failed);
    CHECK_EQ(results[2][0], 1000);
    CHECK_EQ(results[3][0], 0);
}

/* With the debug flag rays that nothing can be hit by are exceptions; else they miss. */
TEST(invalid_ray)
{
    for (unsigned flags = 0; flags <= DEBUG && !*rw_failed; flags += DEBUG) {
        struct world *w = take(sizeof(*w));
        uint32_t(*results)[2] = take(sizeof(*results));
        open_world(w, ptx, rw_failed);
        w->f.pipeline.exception_flags = flags;
        set_exception(w, take(sizeof(struct record)), rw_failed);
        set_ray_generation(w, "__raygen__nan", rw_failed);
        if (*rw_failed) return;
        run(w, 0, results, 1, rw_failed);
        CHECK_EQ(results[0][0], flags ? 5000 - 9 : 302);
    }
}

/* A GPU's stack is not for hits that trace while the ray before is under way. */
static bool refuses_hits_that_trace(void)
{
    const char *strategy = getenv("RW_STRATEGY");
    return on_gpu && strategy && !strcmp(strategy, "direct");
}

/* A ray that was traced by index i has i more below it. */
static void run_deep(struct world *w, unsigned depth, uint32_t (*results)[2], unsigned count,
                     int *rw_failed)
{
    const struct optix7_link_options link = {depth};
    struct optix7_build_input triangles = squares(count, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    w->f.pipeline.exception_flags = TRACE_DEPTH;
    set_hits(w, "__closesthit__deep", NULL, rw_failed);
    set_exception(w, take(sizeof(struct record)), rw_failed);
    set_ray_generation(w, "__raygen__deep", rw_failed);
    if (*rw_failed) return;
    CHECK_EQ(w->f.call.PipelineCreate(w->f.context, &w->f.pipeline, &link, w->groups,
                                      w->group_count, NULL, NULL, &w->pipeline),
             0);
    run(w, build(&w->f, &triangles, 1, 0), results, count, rw_failed);
}

TEST(trace_depth)
{
    enum { DEPTH = 3, COUNT = 6, DEEPEST = 254 };
    if (refuses_hits_that_trace()) return;
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(DEEPEST * sizeof(*results));
    run_deep(w, DEPTH, results, COUNT, rw_failed);
    for (unsigned i = 0; i < COUNT; i++)
        CHECK_EQ(results[i][i < DEPTH ? 1 : 0], i < DEPTH ? i : 5000 - 2);
    run_deep(take(sizeof(*w)), DEEPEST, results, DEEPEST, rw_failed);
    CHECK_EQ(results[DEEPEST - 1][1], DEEPEST - 1);
    const struct optix7_link_options too_deep = {DEEPEST + 1};
    CHECK_EQ(w->f.call.PipelineCreate(w->f.context, &w->f.pipeline, &too_deep, w->groups,
                                      w->group_count, NULL, NULL, &w->pipeline),
             OPTIX7_INVALID_VALUE);
}

TEST(continuation_callable)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(3 * sizeof(*results));
    struct optix7_build_input triangles = squares(2, 0, no_any_hit);
    open_world(w, ptx, rw_failed);
    set_hits(w, "__closesthit__sum", NULL, rw_failed);
    set_record(w, &w->callables[0],
               (struct optix7_group_desc){OPTIX7_GROUP_CALLABLES,
                                          0,
                                          {{w->module, "__direct_callable__square"},
                                           {w->module, "__continuation_callable__trace"}}},
               70000, rw_failed);
    set_ray_generation(w, "__raygen__call", rw_failed);
    if (*rw_failed) return;
    run(w, build(&w->f, &triangles, 1, 0), results, 3, rw_failed);
    CHECK_EQ(results[1][0], 72001);
    CHECK_EQ(results[2][0], 70302);
    CHECK_EQ(results[2][1], 4);
}

static optix7_result launch(struct world *w, optix7_handle handle, unsigned count)
{
    struct params *params = take(sizeof(*params));
    *params = (struct params){.results = take(count * sizeof(*params->results)), .handle = handle};
    last_message[0] = 0;
    return w->f.call.Launch(w->pipeline, NULL, ADDRESS(params), sizeof(*params), &w->table, count,
                            1, 1);
}

/* Pipelines are made for a depth of 2. */
TEST(validation)
{
    if (refuses_hits_that_trace()) return;
    struct world *w = take(sizeof(*w));
    struct optix7_build_input triangles = squares(4, 0, no_any_hit);
    validates = true;
    open_world(w, ptx, rw_failed);
    validates = false;
    set_hits(w, "__closesthit__deep", NULL, rw_failed);
    unsigned count = w->group_count;
    set_ray_generation(w, "__raygen__deep", rw_failed);
    if (*rw_failed) return;
    optix7_handle handle = build(&w->f, &triangles, 1, 0);
    CHECK_EQ(launch(w, handle, 2), 0);
    CHECK_EQ(launch(w, handle, 3), OPTIX7_VALIDATION);
    CHECK(strstr(last_message, "maxTraceDepth"));
    CHECK_EQ(launch(w, handle, 2), 0);
    w->group_count = count;
    set_ray_generation(w, "__raygen__nan", rw_failed);
    CHECK_EQ(launch(w, handle, 1), OPTIX7_VALIDATION);
    CHECK(strstr(last_message, "NaN"));
    CHECK(strstr(last_message, "(0, 0, 0), in '__raygen__nan', and 1 launch"));
}

static const struct rw_test tests[] = {
    {"invoke", test_invoke},
    {"invoke_record", test_invoke_record},
    {"invoke_nothing", test_invoke_nothing},
    {"revived_instance", test_revived_instance},
    {"made_miss", test_made_miss},
    {"geometry_index", test_geometry_index},
    {"transform_list", test_transform_list},
    {"handles", test_handles},
    {"user_exception", test_user_exception},
    {"invalid_ray", test_invalid_ray},
    {"trace_depth", test_trace_depth},
    {"continuation_callable", test_continuation_callable},
    {"validation", test_validation},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
