/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The detach pass on functions that have the lane as intrinsics leaves them: they get values
 * instead, and run with the same result.
 */
#include <stddef.h>

#include "tests/passes/support.h"

static const struct rwc_program shade = {.name = "shade", .symbol = "shade"};
static const struct rwc_program_desc closest_hit[] = {
    {.program = &shade, .kind = RWC_CLOSEST_HIT, .id = 2}};
static const struct rwc_program_desc intersection[] = {
    {.program = &shade, .kind = RWC_INTERSECTION, .id = 2}};

/* Places that the text below has as numbers. */
_Static_assert(offsetof(struct rw_lane, exception) == 8, "");
_Static_assert(offsetof(struct rw_lane, constants) == 24, "");
_Static_assert(offsetof(struct rw_lane, launch) == 32, "");
_Static_assert(offsetof(struct rw_lane, primitive) == 120, "");
_Static_assert(offsetof(struct rw_lane, hit_attributes) == 216, "");
_Static_assert(offsetof(struct rw_lane, candidate_attributes) == 224, "");
_Static_assert(offsetof(struct rw_launch, entry_index) == 100, "");

#define STAYS "attributes #0 = { noinline \"rw-stays\"=\"2\" \"rw-signature\"=\"r4.4_p4.4\" }\n"
#define CALLER(result, change)                                                                     \
    "define " result " @program.2(ptr %lane) {\n"                                                  \
    "  %r = alloca i32\n  %a = alloca i32\n  store i32 5, ptr %a\n" change                         \
    "  call void @p2.f(ptr %lane, ptr %r, ptr %a)\n"                                               \
    "  %v = load i32, ptr %r\n  store i32 %v, ptr %lane\n"
#define FUNCTION "define internal void @p2.f(ptr %lane, ptr %r, ptr %a) #0 {\n"

static bool detach(struct test_unit *t, const struct rwc_program_desc *descs, const char *ir)
{
    if (!open_unit(t, descs, 1, ir)) return false;
    t->desc.target = RWC_TARGET_CPU;
    return run_pass(t, rwc_pass_detach);
}

static const char sums_what_it_reads[] =
    FUNCTION "  %1 = getelementptr i8, ptr %lane, i64 24\n  %2 = load ptr, ptr %1\n"
             "  %3 = getelementptr i8, ptr %2, i64 8\n  %4 = load i32, ptr %3\n"
             "  %5 = getelementptr i8, ptr %lane, i64 32\n  %6 = load ptr, ptr %5\n"
             "  %7 = getelementptr i8, ptr %6, i64 100\n  %8 = load i32, ptr %7\n"
             "  %9 = getelementptr i8, ptr %lane, i64 216\n  %10 = load ptr, ptr %9\n"
             "  %11 = getelementptr i8, ptr %10, i64 4\n  %12 = load i32, ptr %11\n"
             "  %13 = getelementptr i8, ptr %lane, i64 120\n  %14 = load i32, ptr %13\n"
             "  %15 = load i32, ptr %a\n"
             "  %s = add i32 %4, %8\n  %t = add i32 %s, %12\n  %u = add i32 %t, %14\n"
             "  %v = mul i32 %u, %15\n  store i32 %v, ptr %r\n  ret void\n}\n"
    /* As a trace does, the caller changes the primitive before it calls. */
    CALLER(
        "void",
        "  %p = getelementptr i8, ptr %lane, i64 120\n  store i32 99, ptr %p\n") "  ret "
                                                                                 "void\n}\n" STAYS;

/* A constant, a field of the launch, an attribute, and the primitive that the caller began with. */
TEST(values_of_the_lane)
{
    struct test_unit t;
    struct rw_launch launch = {.entry_index = 1000};
    uint32_t constants[4] = {0, 0, 20, 0}, attributes[2] = {0, 300};
    struct rw_lane lane = {.constants = (const unsigned char *)constants,
                           .launch = &launch,
                           .primitive = 4,
                           .hit_attributes = (unsigned char *)attributes};
    CHECK(detach(&t, closest_hit, sums_what_it_reads));
    CHECK(!strstr(t.text, "@p2.f(ptr %lane"));
    CHECK_CONTAINS(t.text, "define internal i32 @p2.f(");
    void (*run)(struct rw_lane *) = compiled(&t, "program.2", NULL, 0);
    CHECK(run);
    run(&lane);
    CHECK_EQ(lane.state, (20 + 1000 + 300 + 4) * 5);
    close_unit(&t);
}

/* Constant memory has an address of its own on a GPU. */
TEST(constants_of_a_gpu)
{
    struct test_unit t;
    CHECK(open_unit(&t, closest_hit, 1, sums_what_it_reads));
    t.desc.target = RWC_TARGET_CUDA;
    CHECK(run_pass(&t, rwc_pass_detach));
    CHECK_CONTAINS(t.text, "define internal i32 @p2.f(i32 %0, i32 %1, i32 %2, i32 %3)");
    CHECK_CONTAINS(t.text, "call ptr @rw_hook_constants(ptr null)");
    close_unit(&t);
}

/* But where an application of OptiX 7 has its parameters is told with each launch. */
TEST(parameters_of_optix7_on_a_gpu)
{
    struct test_unit t;
    CHECK(open_unit(&t, closest_hit, 1, sums_what_it_reads));
    t.desc.target = RWC_TARGET_CUDA;
    t.desc.features = RW_FEATURE_SBT;
    CHECK(run_pass(&t, rwc_pass_detach));
    CHECK_CONTAINS(t.text, "define internal i32 @p2.f(i32 %0, i32 %1, i32 %2, ptr %3, i32 %4)");
    CHECK(!strstr(t.text, "rw_hook_constants"));
    close_unit(&t);
}

#define READS(field)                                                                               \
    FUNCTION "  %1 = getelementptr i8, ptr %lane, i64 " field "\n  %2 = load i32, ptr %1\n"        \
             "  store i32 %2, ptr %r\n  ret void\n}\n"
#define WRITES(field) "  %p = getelementptr i8, ptr %lane, i64 " field "\n  store i32 99, ptr %p\n"

_Static_assert(offsetof(struct rw_lane, distance) == 116, "");
_Static_assert(offsetof(struct rw_lane, barycentrics) == 152, "");
_Static_assert(offsetof(struct rw_lane, called) == 360, "");
_Static_assert(offsetof(struct rw_lane, object) == 368, "");

/* What a function reads that its caller, which began with 4 in all fields, has set to 99. */
static uint32_t read_of(const char *ir, enum rwc_program_kind kind, uint32_t features)
{
    struct test_unit t;
    struct rw_lane lane;
    const struct rwc_program_desc desc = {.program = &shade, .kind = kind, .id = 2};
    if (!open_unit(&t, &desc, 1, ir)) return 0;
    t.desc.features = features;
    bool ok = run_pass(&t, rwc_pass_detach) && !strstr(t.text, "@p2.f(ptr");
    uint32_t *words = (uint32_t *)&lane;
    for (size_t k = 0; k < sizeof(lane) / sizeof(*words); k++) words[k] = 4;
    void (*run)(struct rw_lane *) = ok ? compiled(&t, "program.2", NULL, 0) : NULL;
    if (run) run(&lane);
    close_unit(&t);
    return run ? lane.state : 0;
}

TEST(values_that_programs_change)
{
#define IR(field) READS(field) CALLER("void", WRITES(field)) "  ret void\n}\n" STAYS
    CHECK_EQ(read_of(IR("120"), RWC_CLOSEST_HIT, RW_FEATURE_SBT), 4);
    CHECK_EQ(read_of(IR("360"), RWC_CLOSEST_HIT, RW_FEATURE_SBT), 99); /* called */
    CHECK_EQ(read_of(IR("400"), RWC_MISS, RW_FEATURE_SBT), 99);        /* of the hit object */
    CHECK_EQ(read_of(IR("116"), RWC_INTERSECTION, RW_FEATURE_SBT), 99);
    CHECK_EQ(read_of(IR("116"), RWC_INTERSECTION, 0), 4);
    CHECK_EQ(read_of(IR("116"), RWC_ANY_HIT, RW_FEATURE_SBT), 4);
    CHECK_EQ(read_of(IR("152"), RWC_ATTRIBUTE, 0), 99);
    CHECK_EQ(read_of(IR("152"), RWC_CLOSEST_HIT, 0), 4);
#undef IR
}

static const char throws[] =
    FUNCTION "  %x = load i32, ptr %a\n  %b = icmp ugt i32 %x, 4\n"
             "  br i1 %b, label %throw, label %end\n"
             "throw:\n  %e = getelementptr i8, ptr %lane, i64 8\n  store i32 1025, ptr %e\n"
             "  ret void\n"
             "end:\n  store i32 77, ptr %r\n  ret void\n}\n";

TEST(exception_ends_the_caller)
{
    char ir[2048];
    struct test_unit t;
    struct rw_lane lane = {.state = 3};
    snprintf(ir, sizeof(ir), "%s%s", throws, CALLER("void", "") "  ret void\n}\n" STAYS);
    CHECK(detach(&t, closest_hit, ir));
    CHECK_CONTAINS(t.text, "define internal { i32, i32 } @p2.f(i32 %0)");
    void (*run)(struct rw_lane *) = compiled(&t, "program.2", NULL, 0);
    CHECK(run);
    run(&lane);
    CHECK_EQ(lane.exception, 1025);
    CHECK_EQ(lane.state, 3); /* not stored */
    close_unit(&t);
}

/* An intersection program's attributes may have changed since it began: such a function is
 * inlined. */
TEST(written_attributes)
{
    struct test_unit t;
    uint32_t attributes[1] = {0};
    struct rw_lane lane = {.candidate_attributes = (unsigned char *)attributes};
    CHECK(detach(&t, intersection,
                 FUNCTION "  %1 = getelementptr i8, ptr %lane, i64 224\n  %2 = load ptr, ptr %1\n"
                          "  %3 = load i32, ptr %a\n  store i32 %3, ptr %2\n"
                          "  store i32 6, ptr %r\n  ret void\n}\n" CALLER(
                              "i32", "") "  ret i32 0\n}\n" STAYS));
    CHECK(!strstr(t.text, "@p2.f"));
    uint32_t (*run)(struct rw_lane *) = compiled(&t, "program.2", NULL, 0);
    CHECK(run);
    CHECK_EQ(run(&lane), 0);
    CHECK_EQ(lane.state, 6);
    CHECK_EQ(attributes[0], 5);
    close_unit(&t);
}

#define STAYING(name, body)                                                                        \
    "define internal void @p2." name "(ptr %lane) #0 {\n" body "  ret void\n}\n"
#define CALL(name) "  call void @p2." name "(ptr %lane)\n"

/* Where rays nest in functions, whoever calls one that needs the lane itself keeps it, through
 * others, whatever comes behind them in the module. */
TEST(lanes_that_are_kept)
{
    struct test_unit t;
    CHECK(open_unit(&t, closest_hit, 1,
                    "declare void @rw_any(ptr)\n" STAYING("a", CALL("b")) STAYING("b", CALL("c"))
                        STAYING("c", "  call void @rw_any(ptr %lane)\n") STAYING("d", CALL("e"))
                            STAYING("e", "") "define void @program.2(ptr %lane) {\n" CALL("a")
                                CALL("d") "  ret void\n}\n"
                                          "attributes #0 = { noinline \"rw-stays\"=\"2\" }\n"));
    t.desc.target = RWC_TARGET_CPU;
    t.desc.strategy = RWC_STRATEGY_DIRECT;
    CHECK(run_pass(&t, rwc_pass_detach));
    static const char *const kept[] = {"@p2.a(ptr %lane)", "@p2.b(ptr %lane)", "@p2.c(ptr %lane)",
                                       "@p2.d()", "@p2.e()"};
    for (size_t i = 0; i < sizeof(kept) / sizeof(kept[0]); i++) CHECK_CONTAINS(t.text, kept[i]);
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"values of the lane", test_values_of_the_lane},
    {"constants of a GPU", test_constants_of_a_gpu},
    {"parameters of OptiX 7 on a GPU", test_parameters_of_optix7_on_a_gpu},
    {"values that programs change", test_values_that_programs_change},
    {"exception ends the caller", test_exception_ends_the_caller},
    {"written attributes", test_written_attributes},
    {"lanes that are kept", test_lanes_that_are_kept},
};

int main(void)
{
    return RUN_TABLE(tests);
}
