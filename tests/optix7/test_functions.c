/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions that stay functions of their own, because they call themselves or are large: launch
 * parameters, hit objects, the ray's end and the data of a callable's record are the same in them
 * as in the program that calls them.
 *
 *     optix7.functions [cuda]
 */
#include "tests/optix7/world.h"

#define T10(text) text text text text text text text text text text
#define T40(text) T10(text) T10(text) T10(text) T10(text)

/* Parameters: address of results, handle, a value. Results of an index are two words. */
#define LOAD                                                                                       \
    "  .reg .b32 %r<40>; .reg .b64 %rd<10>; .reg .f32 %f<20>;\n"                                   \
    "  call (%r0), _optix_get_launch_index_x, ();\n"                                               \
    "  ld.const.u64 %rd0, [params]; ld.const.u64 %rd1, [params+8];\n"                              \
    "  mul.wide.u32 %rd2, %r0, 8; add.u64 %rd0, %rd0, %rd2;\n"
#define STORE "  st.global.u32 [%rd0], %r38; st.global.u32 [%rd0+4], %r39;\n  ret;\n}\n"
/* A ray down at x = index + 0.25, with the payload of two words 0 and 0. */
#define RAY                                                                                        \
    "  cvt.rn.f32.u32 %f0, %r0; add.f32 %f0, %f0, 0f3E800000;\n"                                   \
    "  mov.f32 %f1, 0f3E800000; mov.f32 %f2, 0f41200000; mov.f32 %f3, 0f00000000;\n"               \
    "  mov.f32 %f4, 0fBF800000; mov.f32 %f5, 0f47C35000;\n"                                        \
    "  mov.u32 %r1, 0; mov.u32 %r2, 255; mov.u32 %r3, 2; mov.u32 %r4, 1;\n"
#define RAY_ARGUMENTS(words)                                                                       \
    "(%r1, %rd1, %f0, %f1, %f2, %f3, %f3, %f4, %f3, %f5, %f3, %r2, %r1, %r1, %r4, %r1, " words     \
    ", %r1, " R31("%r1") ")"
/* A function that calls itself n times and adds up what `text` leaves in %v. */
#define SUM(name, text)                                                                            \
    ".func (.reg .b32 %out) " name "(.reg .b32 %n) {\n"                                            \
    "  .reg .pred %p; .reg .b32 %r<4>; .reg .b32 %v; .reg .b64 %rd<2>; .reg .f32 %f;\n"            \
    "  mov.u32 %r1, 0;\n  setp.eq.u32 %p, %n, 0;\n  @%p bra LAST;\n"                               \
    "  sub.u32 %r0, %n, 1;\n  call (%r1), " name ", (%r0);\nLAST:\n" text                          \
    "  add.u32 %out, %r1, %v;\n  ret;\n}\n"
/* The data of the record. */
#define DATA "  call (%rd0), _optix_get_sbt_data_ptr_64, ();\n  ld.u32 %v, [%rd0];\n"

/* clang-format off */
static const char ptx[] = PTX_HEAD
    ".const .align 8 .b8 params[24];\n"
    /* n + 200 times the value of the parameters: large enough to stay. */
    ".func (.reg .b32 %out) large(.reg .b32 %n) {\n"
    "  .reg .b32 %r<2>;\n"
    "  ld.const.u32 %r0, [params+16]; mov.u32 %out, %n;\n"
    T10(T10("  add.u32 %out, %out, %r0; add.u32 %out, %out, %r0;\n"))
    "  ret;\n}\n"
    SUM("count", "  ld.const.u32 %v, [params+16];\n")
    ".entry __raygen__params() {\n" LOAD
    "  call (%r1), large, (%r0); call (%r38), large, (%r1);\n"
    "  call (%r39), count, (%r0);\n" STORE
    /* What was found by a traversal, and what there is once it is nothing. */
    SUM("object", "  call (%v), _optix_hitobject_get_primitive_idx, ();\n"
                  "  call (%r2), _optix_hitobject_is_hit, (); mad.lo.u32 %v, %r2, 100, %v;\n")
    ".entry __raygen__traverse() {\n" LOAD RAY
    "  call (" R31("%r37") ", %r37), _optix_hitobject_traverse, " RAY_ARGUMENTS("%r1") ";\n"
    "  call (%r38), object, (%r4);\n"
    "  call _optix_hitobject_make_nop, ();\n"
    "  call (%r39), object, (%r4);\n" STORE
    /* The first attribute of what was reported last. */
    ".entry __raygen__trace() {\n" LOAD RAY
    "  call (%r38, %r39, " R8("%r37") ", " R8("%r37") ", " R8("%r37")
    ", %r37, %r37, %r37, %r37, %r37, %r37), _optix_trace_typed_32, " RAY_ARGUMENTS("%r3") ";\n"
    STORE
    ".entry __closesthit__attribute() {\n"
    "  .reg .b32 %r<4>;\n"
    "  call (%r0), _optix_get_attribute_0, (); mov.u32 %r1, 0;\n"
    "  call (), _optix_set_payload, (%r1, %r0);\n  ret;\n}\n"
    /* Reports at 10, and then at 5 what three times the ray's end is. */
    SUM("end", "  call (%f), _optix_get_ray_tmax, (); cvt.rzi.u32.f32 %v, %f;\n")
    ".entry __intersection__twice() {\n"
    "  .reg .b32 %r<8>; .reg .f32 %f<4>;\n"
    "  mov.u32 %r0, 1; mov.u32 %r1, 2; mov.f32 %f0, 0f41200000; mov.f32 %f1, 0f40A00000;\n"
    "  call (%r3), _optix_report_intersection_1, (%f0, %r0, %r1);\n"
    "  call (%r4), end, (%r1);\n"
    "  call (%r3), _optix_report_intersection_1, (%f1, %r0, %r4);\n"
    "  ret;\n}\n"
    /* The data of the record and 200 times the value of the parameters: so large, and called so
     * often, that it stays. */
    ".func (.reg .b32 %out) record() {\n"
    "  .reg .b32 %r<2>; .reg .b32 %v; .reg .b64 %rd<2>;\n" DATA
    "  ld.const.u32 %r0, [params+16]; mov.u32 %out, %v;\n"
    T10(T10("  add.u32 %out, %out, %r0; add.u32 %out, %out, %r0;\n"))
    "  ret;\n}\n"
    ".entry __raygen__record() {\n" LOAD RAY "  mov.u32 %r36, 0;\n"
    T40("  call (%r5), record, (); add.u32 %r36, %r36, %r5;\n")
    "  call (%r39, %r38, " R8("%r37") ", " R8("%r37") ", " R8("%r37")
    ", %r37, %r37, %r37, %r37, %r37, %r37), _optix_trace_typed_32, " RAY_ARGUMENTS("%r3") ";\n"
    "  mov.u32 %r38, %r36;\n" STORE
    ".entry __closesthit__record() {\n"
    "  .reg .b32 %r<4>; mov.u32 %r0, 0; mov.u32 %r2, 0;\n"
    T40("  call (%r1), record, (); add.u32 %r0, %r0, %r1;\n")
    "  call (), _optix_set_payload, (%r2, %r0);\n  ret;\n}\n"
    /* Calls the callable of the index with the index. */
    ".entry __raygen__call() {\n" LOAD
    "  .reg .b64 %function;\n"
    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n"
    "  call (%function), _optix_call_direct_callable, (%r0);\n"
    "  call (%r38), %function, (%r0), prototype; mov.u32 %r39, %r0;\n" STORE
    SUM("__direct_callable__sum", DATA)
    SUM("sum_of_data", DATA)
    ".func (.reg .b32 %out) data() {\n"
    "  .reg .b64 %rd<2>; .reg .b32 %v;\n" DATA "  mov.u32 %out, %v;\n  ret;\n}\n"
    /* Adds up the data: before a call of callable 0 once, after it once and three times. */
    ".func (.reg .b32 %out) calls() {\n"
    "  .reg .b32 %r<8>; .reg .b64 %function;\n"
    "  prototype: .callprototype (.reg .b32 _) _ (.reg .b32 _);\n"
    "  call (%r0), data, (); mov.u32 %r1, 0;\n"
    "  call (%function), _optix_call_direct_callable, (%r1);\n"
    "  call (%r2), %function, (%r1), prototype;\n"
    "  call (%r3), data, (); mov.u32 %r4, 2; call (%r5), sum_of_data, (%r4);\n"
    "  add.u32 %out, %r0, %r3; add.u32 %out, %out, %r5;\n  ret;\n}\n"
    /* And once more. */
    ".visible .func (.reg .b32 %out) __direct_callable__calls(.reg .b32 %n) {\n"
    "  .reg .b32 %r<2>;\n"
    "  call (%r0), calls, (); call (%r1), data, (); add.u32 %out, %r0, %r1;\n"
    "  ret;\n}\n";
/* clang-format on */

/* Programs by name; those of callables' records are in order, and have the data 800, 801, 802. That
 * of the ray generation program is 600, that of the hit's 700. */
struct names {
    const char *ray_generation, *closest_hit, *intersection, *callables[CALLABLES];
};

enum { VALUE = 7 };

static void open_programs(struct world *w, const struct names *names, int *rw_failed)
{
    open_world_of(w, ptx, NULL, rw_failed);
    if (*rw_failed) return;
    void *m = w->module;
    struct optix7_group_desc of_hit = {.kind = OPTIX7_GROUP_HIT};
    if (names->closest_hit) of_hit.entries[0] = (struct optix7_entry){m, names->closest_hit};
    if (names->intersection) of_hit.entries[2] = (struct optix7_entry){m, names->intersection};
    set_record(w, &w->hit[0], of_hit, 700, rw_failed);
    for (unsigned i = 0; i < CALLABLES && names->callables[i] && !*rw_failed; i++)
        set_record(
            w, &w->callables[i],
            (struct optix7_group_desc){OPTIX7_GROUP_CALLABLES, 0, {{m, names->callables[i]}}},
            800 + i, rw_failed);
    if (!*rw_failed) set_ray_generation(w, names->ray_generation, rw_failed);
    w->ray_generation.data[0] = 600;
    w->value = VALUE;
}

TEST(launch_parameters)
{
    struct world *w = take(sizeof(*w));
    static const struct names names = {.ray_generation = "__raygen__params"};
    uint32_t(*results)[2] = take(3 * sizeof(*results));
    open_programs(w, &names, rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 3, rw_failed);
    for (unsigned i = 0; i < 3; i++) {
        CHECK_EQ(results[i][0], i + 2 * 200 * VALUE);
        CHECK_EQ(results[i][1], (i + 1) * VALUE);
    }
}

TEST(hit_objects)
{
    struct world *w = take(sizeof(*w));
    static const unsigned no_any_hit[] = {1};
    static const struct names names = {.ray_generation = "__raygen__traverse"};
    uint32_t(*results)[2] = take(4 * sizeof(*results));
    open_programs(w, &names, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(4, 0, no_any_hit);
    run(w, build(&w->f, &input, 1, 0), results, 4, rw_failed);
    for (unsigned i = 0; i < 4; i++) {
        CHECK_EQ(results[i][0], 2 * (100 + i));
        CHECK_EQ(results[i][1], 2 * i); /* what is no object's has the values of the last */
    }
}

TEST(end_of_the_ray)
{
    struct world *w = take(sizeof(*w));
    static const unsigned no_any_hit[] = {1};
    static const struct names names = {.ray_generation = "__raygen__trace",
                                       .closest_hit = "__closesthit__attribute",
                                       .intersection = "__intersection__twice"};
    uint32_t(*results)[2] = take(sizeof(*results));
    open_programs(w, &names, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = boxes(1, no_any_hit, 6);
    run(w, build(&w->f, &input, 1, 0), results, 1, rw_failed);
    CHECK_EQ(results[0][0], 3 * 10);
}

TEST(data_of_callables)
{
    struct world *w = take(sizeof(*w));
    static const struct names names = {.ray_generation = "__raygen__call",
                                       .callables = {"__direct_callable__sum",
                                                     "__direct_callable__calls",
                                                     "__direct_callable__sum"}};
    uint32_t(*results)[2] = take(3 * sizeof(*results));
    open_programs(w, &names, rw_failed);
    if (*rw_failed) return;
    run(w, 0, results, 3, rw_failed);
    CHECK_EQ(results[0][0], 800);
    CHECK_EQ(results[1][0], 6 * 801);
    CHECK_EQ(results[2][0], 3 * 802);
}

/* A function of programs of two kinds is not one function: each has a record of its own. */
TEST(data_of_records)
{
    struct world *w = take(sizeof(*w));
    static const unsigned no_any_hit[] = {1};
    static const struct names names = {.ray_generation = "__raygen__record",
                                       .closest_hit = "__closesthit__record"};
    uint32_t(*results)[2] = take(sizeof(*results));
    open_programs(w, &names, rw_failed);
    if (*rw_failed) return;
    struct optix7_build_input input = squares(1, 0, no_any_hit);
    run(w, build(&w->f, &input, 1, 0), results, 1, rw_failed);
    CHECK_EQ(results[0][0], 40 * (600 + 200 * 7));
    CHECK_EQ(results[0][1], 40 * (700 + 200 * 7));
}

static const struct rw_test tests[] = {
    {"launch_parameters", test_launch_parameters}, {"hit_objects", test_hit_objects},
    {"end_of_the_ray", test_end_of_the_ray},       {"data_of_callables", test_data_of_callables},
    {"data_of_records", test_data_of_records},
};

int main(int count, char **arguments)
{
    choose_device(count, arguments);
    return RUN_TABLE(tests);
}
