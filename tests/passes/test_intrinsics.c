/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The intrinsics pass: each family of the device API, run on the CPU with built-in functions that
 * the test provides, and the messages for calls in programs that may not make them.
 */
#include "raywright.h"
#include "tests/passes/support.h"

static const struct rwc_program program = {.name = "shade", .symbol = "shade"};

static uint32_t result[16];
static uint32_t calls;   /* of the built-in function under test */
static uint32_t answer;  /* what it returns */
static float last_float; /* an argument of its last call */
static uint32_t last[4];
static void *last_pointer;

static uint32_t report_intersection(struct rw_lane *lane, uint32_t material)
{
    (void)lane;
    calls++;
    last[0] = material;
    return answer;
}

static void trace(struct rw_lane *lane, uint32_t root, float ox, float oy, float oz, float dx,
                  float dy, float dz, uint32_t ray_type, float tmin, float tmax, uint32_t mask,
                  uint32_t flags, unsigned char *payload, uint32_t payload_size, float time)
{
    (void)ox, (void)oy, (void)oz, (void)dx, (void)dy, (void)dz, (void)tmin;
    (void)payload_size, (void)time;
    calls++;
    lane->exception = answer;
    lane->primitive = 1000; /* a nested trace reuses the lane */
    lane->instance = 1000;
    last[0] = root;
    last[1] = ray_type;
    last[2] = mask;
    last[3] = flags;
    last_float = tmax;
    last_pointer = payload;
}

static void transform(struct rw_lane *lane, uint32_t kind, float x, float y, float z, float w,
                      float *out)
{
    (void)kind;
    last[0] = lane->instance;
    out[0] = x + 1, out[1] = y + 1, out[2] = z + 1, out[3] = w;
}

static void print(struct rw_lane *lane, uint32_t format, const uint32_t *words, uint32_t count)
{
    (void)lane;
    calls++;
    last[0] = format;
    last[1] = count;
    last[2] = words[0];
    last[3] = words[count - 1];
}

static uint32_t print_active(struct rw_lane *lane)
{
    (void)lane;
    return answer;
}

static const struct test_symbol symbols[] = {
    {"result", result},
    {"rw_report_intersection", report_intersection},
    {"rwc.trace", trace},
    {"rw_trace_direct", trace},
    {"rw_transform", transform},
    {"rw_print", print},
    {"rw_print_active", print_active},
};

typedef uint32_t program_fn(struct rw_lane *lane);

struct setting {
    enum rwc_program_kind kind;
    uint32_t features;
    enum rwc_strategy strategy;
};

static struct rwc_program_desc desc;

static bool lowered(struct test_unit *t, struct setting s, const char *ir)
{
    desc = (struct rwc_program_desc){.program = &program, .kind = s.kind, .id = 2};
    calls = 0;
    memset(result, 0, sizeof(result));
    if (!open_unit(t, &desc, 1, ir)) return false;
    t->desc.features = s.features;
    t->desc.strategy = s.strategy;
    return run_pass(t, rwc_pass_intrinsics);
}

static program_fn *runnable(struct test_unit *t, struct setting s, const char *ir)
{
    if (!lowered(t, s, ir)) return NULL;
    return (program_fn *)compiled(t, "program.2", symbols, sizeof(symbols) / sizeof(symbols[0]));
}

/* ---- rtTrace ---- */

static const char trace_ir[] =
    "@result = external global [16 x i32]\n"
    "declare void @_rt_trace_64(i32, float, float, float, float, float, float, i32, float, float, "
    "i64, i32)\n"
    "declare i32 @_rt_get_primitive_index()\n"
    "define void @program.2(ptr %lane) {\n"
    "  %prd = alloca [8 x i8]\n  %a = ptrtoint ptr %prd to i64\n"
    "  call void @_rt_trace_64(i32 9, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float "
    "1.0, i32 3, float 0.5, float 8.0, i64 %a, i32 8), !rw.line !0\n"
    "  %p = call i32 @_rt_get_primitive_index()\n"
    "  %q = add i32 %p, 1\n"
    "  store i32 %q, ptr @result\n  ret void\n}\n"
    "!0 = !{i32 12, i32 2}\n";

TEST(trace)
{
    struct test_unit t;
    struct rw_lane lane = {.primitive = 5};
    answer = 0;
    program_fn *run = runnable(&t, (struct setting){RWC_CLOSEST_HIT, 0, 0}, trace_ir);
    CHECK(run);
    CHECK_CONTAINS(t.text, "call void @rwc.trace(ptr %lane, i32 9, float 0");
    CHECK_CONTAINS(t.text, "ptr %prd, i32 8, float 0.000000e+00), !rw.line");
    CHECK_CONTAINS(t.text, "noduplicate");
    run(&lane);
    CHECK_EQ(calls, 1);
    CHECK_EQ(last[0], 9);
    CHECK_EQ(last[1], 3);
    CHECK_EQ(last[2], 0xff);
    CHECK_EQ(last[3], 0);
    CHECK(last_float == 8);
    CHECK_EQ(result[0], 6); /* the primitive of this program, not the one the trace left */
    close_unit(&t);
}

TEST(trace_direct_leaves_on_exception)
{
    struct test_unit t;
    struct rw_lane lane = {.primitive = 5};
    struct setting direct = {RWC_CLOSEST_HIT, 0, RWC_STRATEGY_DIRECT};
    program_fn *run = runnable(&t, direct, trace_ir);
    CHECK(run);
    answer = 0;
    run(&lane);
    CHECK_EQ(result[0], 6);
    result[0] = 0;
    answer = 0x3FC;
    run(&lane);
    CHECK_EQ(result[0], 0);
    close_unit(&t);
}

TEST(trace_not_allowed)
{
    struct test_unit t;
    CHECK(!lowered(&t, (struct setting){RWC_EXCEPTION, 0, 0}, trace_ir));
    CHECK_CONTAINS(t.diag.text, ":12: rtTrace is not allowed in exception program 'shade'");
    CHECK_CONTAINS(t.diag.text, "rtGetPrimitiveIndex is not allowed in exception program 'shade'");
    close_unit(&t);
}

/* ---- intersection and any-hit ---- */

static const char report_ir[] = "@result = external global [16 x i32]\n"
                                "declare i32 @_rt_report_intersection(i32)\n"
                                "define i32 @program.2(ptr %lane, i32 %primitive) {\n"
                                "entry:\n  br label %loop\n"
                                "loop:\n"
                                "  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n"
                                "  %r = call i32 @_rt_report_intersection(i32 %i)\n"
                                "  store i32 %r, ptr @result\n"
                                "  %next = add i32 %i, 1\n"
                                "  %go = icmp ult i32 %next, 3\n"
                                "  br i1 %go, label %loop, label %done\n"
                                "done:\n  ret i32 0\n}\n";

TEST(report)
{
    struct test_unit t;
    struct rw_lane lane = {0};
    program_fn *run = runnable(&t, (struct setting){RWC_INTERSECTION, 0, 0}, report_ir);
    CHECK(run);
    answer = RW_STATUS_CONTINUE;
    CHECK_EQ(run(&lane), RW_STATUS_CONTINUE);
    CHECK_EQ(calls, 3);
    CHECK_EQ(last[0], 2);
    CHECK_EQ(result[0], 1);
    answer = RW_STATUS_IGNORE;
    CHECK_EQ(run(&lane), RW_STATUS_CONTINUE);
    CHECK_EQ(result[0], 0);
    calls = 0;
    answer = RW_STATUS_TERMINATE;
    CHECK_EQ(run(&lane), RW_STATUS_TERMINATE);
    CHECK_EQ(calls, 1);
    answer = RW_STATUS_THROW;
    CHECK_EQ(run(&lane), RW_STATUS_THROW);
    close_unit(&t);
}

/* lane->primitive 0: ignore, 1: terminate, 2: exit, 3: trap, else: end. */
static const char endings_ir[] =
    "declare void @_rt_ignore_intersection()\ndeclare void @_rt_terminate_ray()\n"
    "declare void @rwc.exit()\ndeclare void @rwc.trap()\n"
    "declare i32 @_rt_get_primitive_index()\n"
    "define i32 @program.2(ptr %lane) {\n"
    "  %p = call i32 @_rt_get_primitive_index()\n"
    "  switch i32 %p, label %end [ i32 0, label %a i32 1, label %b i32 2, label %c i32 3, label %d "
    "]"
    "\na: call void @_rt_ignore_intersection()\n  br label %end\n"
    "b: call void @_rt_terminate_ray()\n  br label %end\n"
    "c: call void @rwc.exit()\n  unreachable\n"
    "d: call void @rwc.trap()\n  br label %end\n"
    "end:\n"
    "  %s = phi i32 [ 0, %0 ], [ 7, %a ], [ 8, %b ], [ 9, %d ]\n"
    "  ret i32 %s\n}\n";

TEST(endings)
{
    struct test_unit t;
    struct rw_lane lane = {0};
    program_fn *run = runnable(&t, (struct setting){RWC_ANY_HIT, 0, 0}, endings_ir);
    CHECK(run);
    static const uint32_t expected[] = {RW_STATUS_IGNORE, RW_STATUS_TERMINATE, RW_STATUS_THROW,
                                        RW_STATUS_THROW, RW_STATUS_CONTINUE};
    static const uint32_t exceptions[] = {0, 0, RW_EXCEPTION_EXIT, RT_EXCEPTION_INTERNAL_ERROR, 0};
    for (lane.primitive = 0; lane.primitive < 5; lane.primitive++) {
        lane.exception = 0;
        CHECK_EQ(run(&lane), expected[lane.primitive]);
        CHECK_EQ(lane.exception, exceptions[lane.primitive]);
    }
    close_unit(&t);
}

/* ---- rtThrow ---- */

static const char throw_ir[] = "@result = external global [16 x i32]\n"
                               "declare void @_rt_throw(i32)\n"
                               "define void @program.2(ptr %lane) {\n"
                               "  %c = load i32, ptr @result\n"
                               "  call void @_rt_throw(i32 %c)\n"
                               "  store i32 1, ptr getelementptr (i8, ptr @result, i64 4)\n"
                               "  ret void\n}\n";

/* What a throw leaves: the exception, and in *went_on whether the program went on. */
static uint32_t thrown(uint32_t features, uint32_t code, uint32_t *went_on)
{
    struct test_unit t;
    struct rw_lane lane = {0};
    program_fn *run = runnable(&t, (struct setting){RWC_MISS, features, 0}, throw_ir);
    if (!run) return ~0u;
    result[0] = code;
    run(&lane);
    close_unit(&t);
    *went_on = result[1];
    return lane.exception;
}

TEST(throw)
{
    uint32_t went_on = 2;
    CHECK_EQ(thrown(0, 0x401, &went_on), 0);
    CHECK_EQ(went_on, 1);
    CHECK_EQ(thrown(RW_FEATURE_USER_EXCEPTION, 0x401, &went_on), 0x401);
    CHECK_EQ(went_on, 0);
    CHECK_EQ(thrown(RW_FEATURE_THROW_CHECK, 0x401, &went_on), 0);
    CHECK_EQ(went_on, 1);
    CHECK_EQ(thrown(RW_FEATURE_THROW_CHECK, 0x3ff, &went_on), 0x3EC);
    CHECK_EQ(thrown(RW_FEATURE_THROW_CHECK, 0x10000, &went_on), 0x3EC);
    CHECK_EQ(went_on, 0);
}

/* ---- exceptions of OptiX 7 ---- */

#define THROWS                                                                                     \
    "declare void @_optix_throw_exception_1(i32, i32)\n"                                           \
    "define void @program.2(ptr %lane) {\n"                                                        \
    "  call void @_optix_throw_exception_1(i32 7, i32 8)\n"                                        \
    "  ret void\n}\n"

/* Does the program that throws store its detail? -1: the pass failed. */
static int stores_detail(const char *ir)
{
    struct test_unit t;
    const struct rwc_program_desc descs[] = {
        {.program = &program, .kind = RWC_RAY_GENERATION, .id = 2},
        {.program = &program, .kind = RWC_EXCEPTION, .id = 3}};
    int stores = -1;
    if (open_unit(&t, descs, 2, ir)) {
        t.desc.features = RW_FEATURE_SBT | RW_FEATURE_USER_EXCEPTION;
        if (run_pass(&t, rwc_pass_intrinsics)) stores = strstr(t.text, "volatile i32 8") != NULL;
    }
    close_unit(&t);
    return stores;
}

TEST(details)
{
    CHECK_EQ(stores_detail(THROWS "define void @program.3(ptr %lane) {\n  ret void\n}\n"), 0);
    CHECK_EQ(stores_detail(THROWS "declare i32 @_optix_get_exception_detail_0()\n"
                                  "define void @program.3(ptr %lane) {\n"
                                  "  %d = call i32 @_optix_get_exception_detail_0()\n"
                                  "  store i32 %d, ptr %lane\n"
                                  "  ret void\n}\n"),
             1);
}

/* ---- buffers ---- */

/* result[4..5] = address of element (result[0], result[1], result[2]) of 3 dimensions. */
#define BUFFER_IR(lookup)                                                                          \
    "@result = external global [16 x i32]\n"                                                       \
    "declare i64 @_rt_buffer_get_64(i64, i32, i32, i64, i64, i64, i64)\n"                          \
    "declare i64 @_rt_buffer_get_id_64(i32, i32, i32, i64, i64, i64, i64)\n"                       \
    "define void @program.2(ptr %lane) {\n"                                                        \
    "  %x4 = load i32, ptr @result\n  %x = zext i32 %x4 to i64\n"                                  \
    "  %y4 = load i32, ptr getelementptr (i8, ptr @result, i64 4)\n  %y = zext i32 %y4 to i64\n"   \
    "  %z4 = load i32, ptr getelementptr (i8, ptr @result, i64 8)\n  %z = zext i32 %z4 to i64\n"   \
    "  %cp = getelementptr i8, ptr %lane, i64 24\n  %c = load ptr, ptr %cp\n"                      \
    "  %b = ptrtoint ptr %c to i64\n"                                                              \
    "  %id = load i32, ptr getelementptr (i8, ptr @result, i64 12)\n"                              \
    "  %e = call i64 " lookup ", i32 3, i32 12, i64 %x, i64 %y, i64 %z, i64 0)\n"                  \
    "  store i64 %e, ptr getelementptr (i8, ptr @result, i64 16)\n"                                \
    "  ret void\n}\n"

_Static_assert(offsetof(struct rw_lane, constants) == 24, "used in BUFFER_IR");

static const struct rw_buffer buffers[2] = {
    {0},
    {.data = 0x100000000, .width = 10, .height = 20, .depth = 30, .id = 1, .element_size = 12}};

static uint64_t element(program_fn *run, struct rw_lane *lane, uint32_t x, uint32_t y, uint32_t z)
{
    uint64_t address;
    memset(result + 4, 0, 8);
    result[0] = x, result[1] = y, result[2] = z;
    run(lane);
    memcpy(&address, result + 4, 8);
    return address;
}

TEST(bound_buffer)
{
    struct test_unit t;
    struct rw_lane lane = {.constants = (const unsigned char *)&buffers[1]};
    struct setting checked = {RWC_MISS, RW_FEATURE_BUFFER_CHECK, 0};
    program_fn *run = runnable(&t, checked, BUFFER_IR("@_rt_buffer_get_64(i64 %b"));
    CHECK(run);
    CHECK_CONTAINS(t.text, "addrspace(1)"); /* elements are known to be in global memory */
    CHECK_EQ(element(run, &lane, 1, 2, 3), 0x100000000 + 12 * (1 + 10 * (2 + 20 * 3)));
    CHECK_EQ(element(run, &lane, 9, 19, 29), 0x100000000 + 12 * 5999);
    CHECK_EQ(lane.exception, 0);
    CHECK_EQ(element(run, &lane, 1, 20, 3), 0);
    CHECK_EQ(lane.exception, 0x3FD);
    close_unit(&t);
}

TEST(buffer_by_id)
{
    struct test_unit t;
    struct rw_launch launch = {.buffers = (uintptr_t)buffers, .buffer_count = 2};
    struct rw_lane lane = {.launch = &launch};
    struct setting checked = {RWC_MISS, RW_FEATURE_BUFFER_ID_CHECK, 0};
    program_fn *run = runnable(&t, checked, BUFFER_IR("@_rt_buffer_get_id_64(i32 %id"));
    CHECK(run);
    result[3] = 1;
    CHECK_EQ(element(run, &lane, 1, 2, 3), 0x100000000 + 12 * (1 + 10 * (2 + 20 * 3)));
    CHECK_EQ(lane.exception, 0);
    for (result[3] = 0; result[3] < 3; result[3] += 2) {
        lane.exception = 0;
        CHECK_EQ(element(run, &lane, 1, 2, 3), 0);
        CHECK_EQ(lane.exception, 0x3FA);
    }
    close_unit(&t);
}

/* ---- transforms ---- */

static const char transform_ir[] =
    "@result = external global [16 x i32]\n"
    "declare {float, float, float, float} @_rt_transform_tuple(i32, float, float, float, float)\n"
    "declare void @_rt_trace_64(i32, float, float, float, float, float, float, i32, float, float, "
    "i64, i32)\n"
    "define void @program.2(ptr %lane) {\n"
    "  call void @_rt_trace_64(i32 9, float 0.0, float 0.0, float 0.0, float 0.0, float 0.0, float "
    "1.0, i32 3, float 0.5, float 8.0, i64 0, i32 8)\n"
    "  %s = call {float, float, float, float} @_rt_transform_tuple(i32 3841, float 1.0, float 2.0, "
    "float 3.0, float 1.0)\n"
    "  %y = extractvalue {float, float, float, float} %s, 1\n"
    "  store float %y, ptr @result\n  ret void\n}\n";

static float transformed(struct setting s)
{
    struct test_unit t;
    float y = -1;
    struct rw_lane lane = {.instance = 17};
    answer = 0;
    program_fn *run = runnable(&t, s, transform_ir);
    if (!run) return -1;
    run(&lane);
    memcpy(&y, result, 4);
    close_unit(&t);
    return y;
}

TEST(transforms)
{
    CHECK(transformed((struct setting){RWC_CLOSEST_HIT, RW_FEATURE_TRANSFORMS, 0}) == 3);
    CHECK_EQ(last[0], 17); /* the instance that the program had before it traced */
    CHECK(transformed((struct setting){RWC_CLOSEST_HIT, 0, 0}) == 2);
    CHECK(transformed((struct setting){RWC_MISS, RW_FEATURE_TRANSFORMS, 0}) == 2);
}

/* ---- rtPrintf ---- */

#define PRINT_IR(text, length)                                                                     \
    "@p2.format = internal addrspace(1) constant [" length " x i8] c\"" text "\\00\"\n"            \
    "declare i32 @_rt_print_active()\ndeclare i32 @vprintf(i64, i64)\n"                            \
    "define void @program.2(ptr %lane) {\n"                                                        \
    "  %a = call i32 @_rt_print_active()\n  %on = icmp ne i32 %a, 0\n"                             \
    "  br i1 %on, label %print, label %end\n"                                                      \
    "print:\n  %block = alloca [24 x i8]\n"                                                        \
    "  store i32 11, ptr %block\n"                                                                 \
    "  %at = getelementptr i8, ptr %block, i64 20\n  store i32 22, ptr %at\n"                      \
    "  %b = ptrtoint ptr %block to i64\n"                                                          \
    "  call i32 @vprintf(i64 ptrtoint (ptr addrspace(1) @p2.format to i64), i64 %b)\n"             \
    "  call i32 @vprintf(i64 ptrtoint (ptr addrspace(1) @p2.format to i64), i64 %b)\n"             \
    "  br label %end\nend:\n  ret void\n}\n"

/* An int, a double aligned to 8, an int for "*" and a char: 24 bytes. */
TEST(print)
{
    struct test_unit t;
    struct rw_lane lane = {0};
    struct setting printing = {RWC_MISS, RW_FEATURE_PRINT, 0};
    program_fn *run = runnable(&t, printing, PRINT_IR("%d %5.2f%%%*c", "14"));
    CHECK(run);
    CHECK_EQ(t.unit.format_count, 1);
    CHECK_STR(t.unit.formats[0], "%d %5.2f%%%*c");
    answer = 0;
    run(&lane);
    CHECK_EQ(calls, 0);
    answer = 1;
    run(&lane);
    CHECK_EQ(calls, 2);
    CHECK_EQ(last[0], 0);
    CHECK_EQ(last[1], 6);
    CHECK_EQ(last[2], 11);
    CHECK_EQ(last[3], 22);
    close_unit(&t);
}

TEST(print_off_vanishes)
{
    struct test_unit t;
    CHECK(lowered(&t, (struct setting){RWC_MISS, 0, 0}, PRINT_IR("%d", "3")));
    CHECK_EQ(t.unit.format_count, 0);
    CHECK(!strstr(t.text, "call"));
    CHECK(!strstr(t.text, "alloca"));
    close_unit(&t);
}

TEST(print_refused)
{
    struct test_unit t;
    CHECK(!lowered(&t, (struct setting){RWC_MISS, RW_FEATURE_PRINT, 0}, PRINT_IR("%s", "3")));
    CHECK_CONTAINS(t.diag.text, "rtPrintf cannot print the conversion '%s' of \"%s\"");
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"trace", test_trace},
    {"trace, strategy direct", test_trace_direct_leaves_on_exception},
    {"trace not allowed", test_trace_not_allowed},
    {"report", test_report},
    {"endings of a program", test_endings},
    {"throw", test_throw},
    {"details", test_details},
    {"bound buffer", test_bound_buffer},
    {"buffer by id", test_buffer_by_id},
    {"transforms", test_transforms},
    {"print", test_print},
    {"print off vanishes", test_print_off_vanishes},
    {"print refused", test_print_refused},
};

int main(void)
{
    return RUN_TABLE(tests);
}
