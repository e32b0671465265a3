/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs of all kinds, found by records: closest-hit, miss, any-hit, intersection, callables;
 * payloads and attributes.
 */
#include "tests/optix7/world.h"

#define LOAD_RAY                                                                                   \
    "  .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .f32 %f<20>;\n"                                   \
    "  call (%r0), _optix_get_launch_index_x, ();\n"                                               \
    "  ld.const.u64 %rd0, [params];\n"                                                             \
    "  ld.const.u64 %rd1, [params+8];\n"                                                           \
    "  mul.wide.u32 %rd2, %r0, 8; add.u64 %rd0, %rd0, %rd2;\n"                                     \
    "  cvt.rn.f32.u32 %f0, %r0; add.f32 %f0, %f0, 0f3E800000;\n"                                   \
    "  mov.f32 %f1, 0f3E800000; mov.f32 %f2, 0f41200000;\n"                                        \
    "  mov.f32 %f3, 0f00000000; mov.f32 %f4, 0fBF800000; mov.f32 %f5, 0f47C35000;\n"               \
    "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r3, 2; mov.u32 %r4, 1;\n"

/* Rays go down at x = index + 0.25; two words of payload are the result. */
static const char ptx[] =
    PTX_HEAD ".const .align 8 .b8 params[16];\n"
             ".entry __raygen__trace() {\n" LOAD_RAY "  mov.u32 %r10, 1000; mov.u32 %r11, 0;\n"
             "  call (%r10, %r11, " R8("%r38") ", " R8("%r38") ", " R8(
                 "%r38") ", %r38, %r38, %r38, %r38, %r38, %r38), _optix_trace_typed_32, (%r1, "
                         "%rd1, %f0, %f1, %f2, %f3, "
                         "%f3, %f4, %f3, %f5, %f3, %r2, %r1, %r1, %r4, %r3, %r3, %r10, "
                         "%r11, " R8("%r1") ", " R8("%r1") ", " R8(
                             "%r1") ", %r1, %r1, %r1, %r1, %r1, %r1);\n"
                                    "  st.global.u32 [%rd0], %r10; st.global.u32 [%rd0+4], "
                                    "%r11;\n"
                                    "  ret;\n}\n"
                                    /* The data of its record to word 0; 7 to word 1. */
                                    ".entry __miss__one() {\n"
                                    "  .reg .b32 %r<4>; .reg .b64 %rd<2>;\n"
                                    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
                                    "  ld.u32 %r0, [%rd0]; mov.u32 %r1, 0; mov.u32 %r2, 1; "
                                    "mov.u32 %r3, 7;\n"
                                    "  call (), _optix_set_payload, (%r1, %r0);\n"
                                    "  call _optix_set_payload, (%r2, %r3);\n"
                                    "  ret;\n}\n"
                                    /* Adds primitive and 100 times the data to word 0, the bits
                                         * of the first attribute to word 1. */
                                    ".entry __closesthit__one() {\n"
                                    "  .reg .b32 %r<9>; .reg .b64 %rd<2>;\n"
                                    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
                                    "  ld.u32 %r0, [%rd0]; mov.u32 %r1, 0; mov.u32 %r2, 1;\n"
                                    "  call (%r3), _optix_get_payload, (%r1);\n"
                                    "  call (%r4), _optix_read_primitive_idx, ();\n"
                                    "  call(%r5),_optix_get_attribute_0,();\n"
                                    "  add.u32 %r3, %r3, %r4; mad.lo.u32 %r3, %r0, 100, %r3;\n"
                                    "  call (), _optix_set_payload, (%r1, %r3);\n"
                                    "  call (), _optix_set_payload, (%r2, %r5);\n"
                                    "  ret;\n}\n"
                                    /* The kind of the hit. */
                                    ".entry __closesthit__kind() {\n"
                                    "  .reg .b32 %r<4>;\n"
                                    "  mov.u32 %r1, 0;\n"
                                    "  call (%r0), _optix_get_hit_kind, ();\n"
                                    "  call (), _optix_set_payload, (%r1, %r0);\n"
                                    "  call (%r0), _optix_get_attribute_1, ();\n"
                                    "  mov.u32 %r1, 1;\n"
                                    "  call (), _optix_set_payload, (%r1, %r0);\n"
                                    "  ret;\n}\n"
                                    /* Counts candidates in word 0; takes none of an even
                                         * primitive. */
                                    ".entry __anyhit__odd() {\n"
                                    "  .reg .b32 %r<4>; .reg .pred %p;\n"
                                    "  mov.u32 %r1, 0;\n"
                                    "  call (%r0), _optix_get_payload, (%r1); add.u32 %r0, "
                                    "%r0, 100000;\n"
                                    "  call (), _optix_set_payload, (%r1, %r0);\n"
                                    "  call (%r2), _optix_read_primitive_idx, (); and.b32 %r2, "
                                    "%r2, 1; setp.eq.u32 %p, %r2, 0;\n"
                                    "  @%p call _optix_ignore_intersection;\n"
                                    "  ret;\n}\n"
                                    ".entry __anyhit__first() {\n"
                                    "  .reg .b32 %r<4>; mov.u32 %r1, 0;\n"
                                    "  call (%r0), _optix_get_payload, (%r1); add.u32 %r0, "
                                    "%r0, 100000;\n"
                                    "  call (), _optix_set_payload, (%r1, %r0);\n"
                                    "  call _optix_terminate_ray, ();\n"
                                    "  ret;\n}\n"
                                    /* Reports the middle of its box at t = 10 with kind 254:
                                         * attributes 50 + primitive, and data. */
                                    ".entry __intersection__box() {\n"
                                    "  .reg .b32 %r<8>; .reg .f32 %f<4>; .reg .b64 %rd<2>;\n"
                                    "  call (%r0), _optix_read_primitive_idx, ();\n"
                                    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
                                    "  ld.u32 %r3, [%rd0];\n"
                                    "  add.u32 %r0, %r0, 50; mov.u32 %r1, 254; mov.f32 %f0, "
                                    "0f41200000;\n"
                                    "  call (%r2), _optix_report_intersection_2, (%f0, %r1, "
                                    "%r0, %r3);\n"
                                    "  ret;\n}\n"
                                    /* A callable of the index, and what it returns. */
                                    ".entry __raygen__call() {\n" LOAD_RAY
                                    "  .reg .b32 %result; .reg .b64 %function;\n"
                                    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 "
                                    "_);\n"
                                    "  call (%function), _optix_call_direct_callable, (%r0);\n"
                                    "  call (%result), %function, (%r0), prototype;\n"
                                    "  st.global.u32 [%rd0], %result; st.global.u32 [%rd0+4], "
                                    "%r0;\n"
                                    "  ret;\n}\n"
                                    ".visible .func (.reg .b32 %out) "
                                    "__direct_callable__square(.reg .b32 %in) {\n"
                                    "  mul.lo.u32 %out, %in, %in;\n"
                                    "  ret;\n}\n"
                                    ".visible .func (.reg .b32 %out) "
                                    "__direct_callable__data(.reg .b32 %in) {\n"
                                    "  .reg .b64 %rd0;\n"
                                    "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n"
                                    "  ld.u32 %out, [%rd0];\n"
                                    "  ret;\n}\n";

/* Two inputs, a record each: closest-hit programs and the miss program of index 2. */
TEST(closest_hit)
{
    struct world *w = take(sizeof(*w));
    static const unsigned no_any_hit[] = {1};
    uint32_t(*results)[2] = take(5 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    for (unsigned i = 0; i < HITS && !*rw_failed; i++)
        set_record(
            w, &w->hit[i],
            (struct optix7_group_desc){OPTIX7_GROUP_HIT, 0, {{w->module, "__closesthit__one"}}},
            20 + i, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(2, 0, no_any_hit), squares(4, -1, no_any_hit)};
    optix7_handle handle = build(&w->f, inputs, 2, 0);
    run(w, handle, results, 5, rw_failed);
    for (unsigned i = 0; i < 4; i++) {
        CHECK_EQ(results[i][0], 1000 + i + 100 * (i < 2 ? 20 : 21));
        CHECK_EQ(results[i][1], bits_of(0.25f));
    }
    CHECK_EQ(results[4][0], 302);
    CHECK_EQ(results[4][1], 7);
}

TEST(any_hit)
{
    struct world *w = take(sizeof(*w));
    static const unsigned all[] = {0};
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    if (*rw_failed) return;
    set_record(
        w, &w->hit[0],
        (struct optix7_group_desc){
            OPTIX7_GROUP_HIT, 0, {{w->module, "__closesthit__one"}, {w->module, "__anyhit__odd"}}},
        20, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(4, 0, all);
    optix7_handle handle = build(&w->f, &input, 1, 0);
    run(w, handle, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i][0], i % 2 ? 101000 + 2000 + i : 302);
    /* A flag of the geometry keeps them from running. */
    static const unsigned none[] = {1};
    input = squares(4, 0, none);
    handle = build(&w->f, &input, 1, 0);
    run(w, handle, results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) CHECK_EQ(results[i][0], 1000 + 2000 + i);
}

/* Traces a ray down at each primitive of an input that has two records, of these programs. */
static void trace_records(const char *any_hit, const char *intersection,
                          struct optix7_build_input input, uint32_t (*results)[2], unsigned count,
                          int *rw_failed)
{
    struct world *w = take(sizeof(*w));
    open_world(w, ptx, rw_failed);
    for (unsigned i = 0; i < HITS && !*rw_failed; i++)
        set_record(w, &w->hit[i],
                   (struct optix7_group_desc){OPTIX7_GROUP_HIT,
                                              0,
                                              {{w->module, "__closesthit__one"},
                                               {any_hit ? w->module : NULL, any_hit},
                                               {intersection ? w->module : NULL, intersection}}},
                   20 + i, rw_failed);
    if (!*rw_failed) set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    optix7_handle handle = build(&w->f, &input, 1, 0);
    CHECK(handle);
    run(w, handle, results, count, rw_failed);
}

static optix7_address take_offsets(const void *offsets, size_t size)
{
    return ADDRESS(memcpy(take(size), offsets, size));
}

enum { RECORDED = 4 };
static const unsigned char record_of[RECORDED] = {0, 1, 1, 0};

/* The any-hit program, which takes odd primitives alone, runs for the second record's alone. */
TEST(records_of_triangles)
{
    static const unsigned flags[] = {1, 0};
    uint32_t(*results)[2] = take(RECORDED * sizeof(*results));
    struct optix7_build_input input = squares(RECORDED, 0, flags);
    input.of.triangles.record_count = 2;
    input.of.triangles.record_offsets = take_offsets(record_of, sizeof(record_of));
    input.of.triangles.record_offset_size = 1;
    trace_records("__anyhit__odd", NULL, input, results, RECORDED, rw_failed);
    CHECK_EQ(results[0][0], 1000 + 2000);
    CHECK_EQ(results[1][0], 101000 + 2100 + 1);
    CHECK_EQ(results[2][0], 302);
    CHECK_EQ(results[3][0], 1000 + 2000 + 3);
}

/* The same of boxes, whose offsets are two bytes each, with a stride. */
TEST(records_of_boxes)
{
    static const unsigned flags[] = {1, 0};
    uint32_t(*results)[2] = take(RECORDED * sizeof(*results));
    struct optix7_build_input input = boxes(RECORDED, flags, 6);
    uint16_t offsets[RECORDED][3] = {{0}};
    for (unsigned i = 0; i < RECORDED; i++) offsets[i][0] = record_of[i];
    input.of.boxes.record_count = 2;
    input.of.boxes.record_offsets = take_offsets(offsets, sizeof(offsets));
    input.of.boxes.record_offset_size = sizeof(offsets[0][0]);
    input.of.boxes.record_offset_stride = sizeof(offsets[0]);
    trace_records("__anyhit__odd", "__intersection__box", input, results, RECORDED, rw_failed);
    CHECK_EQ(results[0][0], 1000 + 2000);
    CHECK_EQ(results[1][0], 101000 + 2100 + 1);
    CHECK_EQ(results[2][0], 302);
    CHECK_EQ(results[3][0], 1000 + 2000 + 3);
}

/* Of two layers one is taken, and the other is not looked at: each adds 100000. */
TEST(terminate)
{
    struct world *w = take(sizeof(*w));
    static const unsigned all[] = {0};
    uint32_t(*results)[2] = take(1 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    if (*rw_failed) return;
    set_record(w, &w->hit[0],
               (struct optix7_group_desc){
                   OPTIX7_GROUP_HIT,
                   0,
                   {{w->module, "__closesthit__one"}, {w->module, "__anyhit__first"}}},
               20, rw_failed);
    set_record(w, &w->hit[1],
               (struct optix7_group_desc){
                   OPTIX7_GROUP_HIT,
                   0,
                   {{w->module, "__closesthit__one"}, {w->module, "__anyhit__first"}}},
               20, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {squares(1, 0, all), squares(1, -1, all)};
    run(w, build(&w->f, inputs, 2, 0), results, 1, rw_failed);
    CHECK_EQ(results[0][0], 101000 + 2000);
}

TEST(intersection)
{
    struct world *w = take(sizeof(*w));
    static const unsigned all[] = {0};
    uint32_t(*results)[2] = take(5 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    for (unsigned i = 0; i < HITS && !*rw_failed; i++)
        set_record(
            w, &w->hit[i],
            (struct optix7_group_desc){OPTIX7_GROUP_HIT,
                                       0,
                                       {{w->module, i ? "__closesthit__one" : "__closesthit__kind"},
                                        {NULL, NULL},
                                        {w->module, "__intersection__box"}}},
            20 + i, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input inputs[] = {boxes(1, all, 6), boxes(4, all, 10)};
    inputs[1].of.boxes.primitive_offset = 30;
    optix7_handle handle = build(&w->f, inputs, 2, 0);
    run(w, handle, results, 5, rw_failed);
    /* Both inputs report the first at the same distance; which is taken does not matter. */
    for (unsigned i = 1; i < 4; i++) {
        CHECK_EQ(results[i][0], 1000 + 30 + i + 100 * 21);
        CHECK_EQ(results[i][1], 50 + 30 + i);
    }
    CHECK_EQ(results[4][0], 302);
    handle = build(&w->f, inputs, 1, 0);
    run(w, handle, results, 1, rw_failed);
    CHECK_EQ(results[0][0], 254);
    CHECK_EQ(results[0][1], 20);
}

TEST(callables)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(3 * sizeof(*results));
    static const char *const names[] = {"__direct_callable__square", "__direct_callable__data",
                                        "__direct_callable__square"};
    open_world(w, ptx, rw_failed);
    for (unsigned i = 0; i < CALLABLES && !*rw_failed; i++)
        set_record(w, &w->callables[i],
                   (struct optix7_group_desc){OPTIX7_GROUP_CALLABLES, 0, {{w->module, names[i]}}},
                   800 + i, rw_failed);
    set_ray_generation(w, "__raygen__call", rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 3, rw_failed);
    CHECK_EQ(results[0][0], 0);
    CHECK_EQ(results[1][0], 801);
    CHECK_EQ(results[2][0], 4);
}

/* A group's header serves all pipelines that have it. */
TEST(shared_headers)
{
    struct world *w = take(sizeof(*w));
    uint32_t(*results)[2] = take(1 * sizeof(*results));
    open_world(w, ptx, rw_failed);
    set_ray_generation(w, "__raygen__trace", rw_failed);
    if (*rw_failed) return;
    void *more[] = {make_group(&w->f, (struct optix7_group_desc){.kind = OPTIX7_GROUP_HIT}),
                    w->groups[3], w->groups[2]};
    void *second = make_pipeline(&w->f, more, 3);
    CHECK(second);
    run(w, 0, results, 1, rw_failed);
    CHECK_EQ(results[0][0], 302);
    w->pipeline = second;
    results[0][0] = 0;
    run(w, 0, results, 1, rw_failed);
    CHECK_EQ(results[0][0], 302);
}

static const struct rw_test tests[] = {
    {"closest_hit", test_closest_hit},
    {"any_hit", test_any_hit},
    {"records_of_triangles", test_records_of_triangles},
    {"records_of_boxes", test_records_of_boxes},
    {"terminate", test_terminate},
    {"intersection", test_intersection},
    {"callables", test_callables},
    {"shared_headers", test_shared_headers},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
