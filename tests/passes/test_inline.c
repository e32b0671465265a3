/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The callables and inline passes: calls by id reach the right program, what touches
 * variables or stubs ends up in @program.<id>, but for functions that stay.
 */
#include "tests/passes/support.h"

static const struct rwc_variable gain = {
    .name = "gain", .symbol = "gain", .cls = RWC_VARIABLE_PLAIN, .size = 4, .align = 4};
static const struct rwc_variable *with_gain[] = {&gain};
static const struct rwc_program shade = {.name = "shade", .symbol = "shade"};
static const struct rwc_program twice = {.name = "twice",
                                         .symbol = "twice",
                                         .is_callable = true,
                                         .variables = with_gain,
                                         .variable_count = 1};
static const struct rwc_program square = {
    .name = "square", .symbol = "square", .is_callable = true};
static const struct rwc_program other_signature = {
    .name = "other", .symbol = "other", .is_callable = true};
static const struct rwc_binding gain_place = {"gain", RWC_STORAGE_CONSTANT, 4};

static const struct rwc_program_desc descs[] = {
    {.program = &shade, .kind = RWC_MISS, .id = 2},
    {.program = &twice,
     .kind = RWC_CALLABLE,
     .id = 3,
     .callable_id = 13,
     .bindings = &gain_place,
     .binding_count = 1},
    {.program = &square, .kind = RWC_CALLABLE, .id = 4, .callable_id = 14},
    {.program = &other_signature, .kind = RWC_CALLABLE, .id = 5, .callable_id = 15},
};

/* result[1] = callable number result[0], applied to 7. */
static const char callables[] =
    "@p3.gain = internal addrspace(1) global [4 x i8] zeroinitializer\n"
    "@result = external global [4 x i32]\n"
    "declare i64 @_rt_callable_program_from_id_v2_64(i32, i64)\n"
    "declare void @rwc.indirect.r4.4_p4.4(i64, ptr, ptr)\n"
    "define internal void @p2.shade() {\n"
    "  %r = alloca i32\n  %a = alloca i32\n"
    "  store i32 7, ptr %a\n  store i32 55, ptr %r\n"
    "  %id = load i32, ptr @result\n"
    "  %f = call i64 @_rt_callable_program_from_id_v2_64(i32 %id, i64 0)\n"
    "  call void @rwc.indirect.r4.4_p4.4(i64 %f, ptr %r, ptr %a)\n"
    "  %v = load i32, ptr %r\n"
    "  store i32 %v, ptr getelementptr (i8, ptr @result, i64 4)\n"
    "  ret void\n}\n"
    "define internal void @p3.twice(ptr %r, ptr %a) #0 {\n"
    "  %x = load i32, ptr %a\n"
    "  %g = load i32, ptr addrspace(1) @p3.gain\n"
    "  %y = mul i32 %x, %g\n"
    "  store i32 %y, ptr %r\n  ret void\n}\n"
    "define internal void @p4.square(ptr %r, ptr %a) #0 {\n"
    "  %x = load i32, ptr %a\n"
    "  %y = mul i32 %x, %x\n"
    "  store i32 %y, ptr %r\n  ret void\n}\n"
    "define internal void @p5.other(ptr %r, ptr %a) #1 {\n"
    "  store i32 -1, ptr %r\n  ret void\n}\n"
    "define void @program.2(ptr %lane) {\n"
    "  call void @p2.shade()\n  ret void\n}\n"
    "attributes #0 = { noinline \"rw-signature\"=\"r4.4_p4.4\" }\n"
    "attributes #1 = { noinline \"rw-signature\"=\"r4.4_p8.8\" }\n";

static uint32_t result[4];
static const struct test_symbol symbols[] = {{"result", result}};

static uint32_t call_by_id(void (*run)(struct rw_lane *), struct rw_lane *lane, uint32_t id)
{
    result[0] = id;
    run(lane);
    return result[1];
}

TEST(call_by_id)
{
    struct test_unit t;
    uint32_t block[2] = {0, 2};
    struct rw_lane lane = {.constants = (const unsigned char *)block};
    CHECK(open_unit(&t, descs, 4, callables));
    CHECK(run_pass(&t, rwc_pass_callables));
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK(!strstr(t.text, "@p3.twice"));
    CHECK_EQ(t.unit.program_count, 1);
    CHECK(run_pass(&t, rwc_pass_bind));
    void (*run)(struct rw_lane *) = compiled(&t, "program.2", symbols, 1);
    CHECK(run);
    CHECK_EQ(call_by_id(run, &lane, 13), 14);
    CHECK_EQ(call_by_id(run, &lane, 14), 49);
    CHECK_EQ(call_by_id(run, &lane, 15), 0); /* another signature: not called */
    CHECK_EQ(call_by_id(run, &lane, 9), 0);
    CHECK_EQ(lane.exception, 0);
    close_unit(&t);
}

TEST(invalid_id_raises)
{
    struct test_unit t;
    uint32_t block[2] = {0, 2};
    struct rw_lane lane = {.constants = (const unsigned char *)block};
    CHECK(open_unit(&t, descs, 4, callables));
    t.desc.features = RW_FEATURE_PROGRAM_ID_CHECK;
    CHECK(run_pass(&t, rwc_pass_callables));
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK(run_pass(&t, rwc_pass_bind));
    CHECK(run_pass(&t, rwc_pass_intrinsics));
    void (*run)(struct rw_lane *) = compiled(&t, "program.2", symbols, 1);
    CHECK(run);
    result[1] = 77;
    CHECK_EQ(call_by_id(run, &lane, 9), 77); /* the program ended before its store */
    CHECK_EQ(lane.exception, 0x3EE);
    close_unit(&t);
}

TEST(touching_functions_are_inlined)
{
    struct test_unit t;
    CHECK(open_unit(&t, descs, 1,
                    "declare void @_rt_throw(i32)\n"
                    "define internal void @p2.inner() noinline { call void @_rt_throw(i32 1024)\n"
                    "ret void }\n"
                    "define internal void @p2.outer() noinline { call void @p2.inner()\n"
                    "ret void }\n"
                    "define void @program.2(ptr %lane) { call void @p2.outer()\n"
                    "ret void }\n"));
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK(!strstr(t.text, "@p2."));
    CHECK_CONTAINS(t.text, "call void @_rt_throw(i32 1024)");
    close_unit(&t);
}

/* A function that only computes stays one if it is recursive. */
TEST(pure_recursion_stays)
{
    struct test_unit t;
    CHECK(open_unit(&t, descs, 1,
                    "define internal i32 @p2.sum(i32 %n) {\n"
                    "  %z = icmp eq i32 %n, 0\n  br i1 %z, label %end, label %more\n"
                    "more:\n  %m = sub i32 %n, 1\n  %s = call i32 @p2.sum(i32 %m)\n"
                    "  %t = mul i32 %s, %n\n  ret i32 %t\n"
                    "end:\n  ret i32 1\n}\n"
                    "define void @program.2(ptr %lane) {\n"
                    "  %n = load i32, ptr %lane\n  %s = call i32 @p2.sum(i32 %n)\n"
                    "  store i32 %s, ptr %lane\n  ret void }\n"));
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK_CONTAINS(t.text, "%s = call i32 @p2.sum(i32 %n)");
    close_unit(&t);
}

/* One that needs the lane gets it as its first parameter, and later what it reads of it. */
TEST(touching_recursion_stays)
{
    struct test_unit t;
    struct rw_lane lane = {0};
    CHECK(open_unit(&t, descs, 1,
                    "declare void @_rt_throw(i32)\n"
                    "define internal void @p2.ping() { call void @p2.pong()\nret void }\n"
                    "define internal void @p2.pong() { call void @_rt_throw(i32 1024)\n"
                    "call void @p2.ping(), !rw.line !0\nret void }\n"
                    "define void @program.2(ptr %lane) { call void @p2.ping()\n"
                    "store i32 7, ptr %lane\nret void }\n"
                    "!0 = !{i32 31}\n"));
    t.desc.features = RW_FEATURE_USER_EXCEPTION;
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK_CONTAINS(t.text, "call void @p2.ping(ptr %lane)");
    CHECK(run_pass(&t, rwc_pass_bind));
    CHECK(run_pass(&t, rwc_pass_intrinsics));
    CHECK(run_pass(&t, rwc_pass_detach));
    CHECK_CONTAINS(t.text, "define internal i32 @p2.ping()");
    void (*run)(struct rw_lane *) = compiled(&t, "program.2", NULL, 0);
    CHECK(run);
    run(&lane);
    CHECK_EQ(lane.exception, 1024);
    CHECK_EQ(lane.state, 0); /* the caller ended as well */
    close_unit(&t);
}

/* A function that stays gets another type, and keeps its attributes, however many. */
TEST(many_attributes)
{
    enum { MANY = 40 };
    struct test_unit t;
    char ir[2048], *at = ir;
    at += sprintf(at, "declare void @_rt_throw(i32)\n"
                      "define internal void @p2.f() #0 { call void @_rt_throw(i32 1024)\n"
                      "call void @p2.f()\nret void }\n"
                      "define void @program.2(ptr %%lane) { call void @p2.f()\nret void }\n"
                      "attributes #0 = {");
    for (unsigned i = 0; i < MANY; i++) at += sprintf(at, " \"a%u\"", i);
    sprintf(at, " }\n");
    CHECK(open_unit(&t, descs, 1, ir));
    CHECK(run_pass(&t, rwc_pass_inline));
    CHECK_CONTAINS(t.text, "call void @p2.f(ptr %lane)");
    CHECK_CONTAINS(t.text, "\"a39\"");
    CHECK_CONTAINS(t.text, "\"rw-stays\"=\"2\"");
    close_unit(&t);
}

TEST(recursion_that_reports_is_refused)
{
    struct test_unit t;
    CHECK(open_unit(&t, descs, 1,
                    "declare i32 @_rt_report_intersection(i32)\n"
                    "define internal void @p2.ping() { call void @p2.pong()\nret void }\n"
                    "define internal void @p2.pong() {\n"
                    "%s = call i32 @_rt_report_intersection(i32 0)\n"
                    "call void @p2.ping(), !rw.line !0\nret void }\n"
                    "define void @program.2(ptr %lane) { call void @p2.ping()\nret void }\n"
                    "!0 = !{i32 31}\n"));
    CHECK(!run_pass(&t, rwc_pass_inline));
    CHECK_CONTAINS(t.diag.text, ":31: recursion 'ping' -> 'pong' -> 'ping'");
    CHECK_EQ(t.diag.errors, 1);
    close_unit(&t);
}

/* 250 instructions that read a variable, called from `calls` places. */
static char *large_function(unsigned calls)
{
    char *text = malloc(1 << 16), *at = text;
    at += sprintf(at, "@p2.gain = internal addrspace(1) global [4 x i8] zeroinitializer\n"
                      "@p3.gain = internal addrspace(1) global [4 x i8] zeroinitializer\n");
    for (unsigned program = 2; program < 4; program++) {
        at += sprintf(at,
                      "define internal void @p%u.work(ptr %%r) #0 {\n"
                      "%%v0 = load i32, ptr addrspace(1) @p%u.gain\n",
                      program, program);
        for (unsigned i = 0; i < 250; i++)
            at += sprintf(at, "%%v%u = xor i32 %%v%u, %u\n", i + 1, i, 2 * i + 1);
        at += sprintf(at,
                      "store i32 %%v250, ptr %%r\nret void }\n"
                      "define void @program.%u(ptr %%lane) {\n%%r = alloca i32\n",
                      program);
        for (unsigned i = 0; i < calls; i++)
            at += sprintf(at, "call void @p%u.work(ptr %%r)\n", program);
        at += sprintf(at, "%%x = load i32, ptr %%r\nstore i32 %%x, ptr %%lane\nret void }\n");
    }
    sprintf(at, "attributes #0 = { \"rw-signature\"=\"r4.4_p\" }\n");
    return text;
}

static const struct rwc_program reads_gain = {
    .name = "reader", .symbol = "reader", .variables = with_gain, .variable_count = 1};
static const char some_module;
#define READER(number, of_kind, place)                                                             \
    {.module = (const struct rwc_module *)&some_module,                                            \
     .program = &reads_gain,                                                                       \
     .kind = of_kind,                                                                              \
     .id = number,                                                                                 \
     .bindings = &place,                                                                           \
     .binding_count = 1}
static const struct rwc_binding other_place = {"gain", RWC_STORAGE_CONSTANT, 8};
static const struct rwc_program_desc twins[] = {READER(2, RWC_MISS, gain_place),
                                                READER(3, RWC_MISS, gain_place)};
static const struct rwc_program_desc no_twins[] = {READER(2, RWC_MISS, gain_place),
                                                   READER(3, RWC_MISS, other_place)};
static const struct rwc_program_desc both_throw[] = {READER(2, RWC_MISS, gain_place),
                                                     READER(3, RWC_CLOSEST_HIT, gain_place)};
static const struct rwc_program_desc one_throws[] = {READER(2, RWC_MISS, gain_place),
                                                     READER(3, RWC_EXCEPTION, gain_place)};
static const struct rwc_program_desc none_throws[] = {READER(2, RWC_EXCEPTION, gain_place),
                                                      READER(3, RWC_BOUNDS, gain_place)};

/* Functions of that name left, of two programs that call theirs so often. */
static unsigned functions_left(const struct rwc_program_desc *programs, unsigned calls)
{
    struct test_unit t;
    unsigned count = 0;
    char *text = large_function(calls);
    if (!open_unit(&t, programs, 2, text) || !run_pass(&t, rwc_pass_inline)) return ~0u;
    for (const char *at = t.text; (at = strstr(at, "define internal void @p")); at++) count++;
    close_unit(&t);
    free(text);
    return count;
}

TEST(large_functions_stay)
{
    CHECK_EQ(functions_left(twins, 1), 0);
    CHECK_EQ(functions_left(twins, 30), 1); /* one for both programs */
    CHECK_EQ(functions_left(no_twins, 30), 2);
}

/* An exception ends one program and is nothing to the other: such functions are not the same. Nor
 * are those of programs in and out of launches, which can be cancelled. */
TEST(kinds_of_large_functions)
{
    CHECK_EQ(functions_left(both_throw, 30), 1);
    CHECK_EQ(functions_left(one_throws, 30), 2);
    CHECK_EQ(functions_left(none_throws, 130), 2);
}

static const struct rw_test tests[] = {
    {"call by id", test_call_by_id},
    {"invalid id raises", test_invalid_id_raises},
    {"touching functions are inlined", test_touching_functions_are_inlined},
    {"pure recursion stays", test_pure_recursion_stays},
    {"touching recursion stays", test_touching_recursion_stays},
    {"many attributes", test_many_attributes},
    {"recursion that reports is refused", test_recursion_that_reports_is_refused},
    {"large functions stay", test_large_functions_stay},
    {"kinds of large functions", test_kinds_of_large_functions},
};

int main(void)
{
    return RUN_TABLE(tests);
}
