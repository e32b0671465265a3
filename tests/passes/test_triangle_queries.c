/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The intrinsics pass, questions about built-in triangles: what each hit kind answers, that the
 * answer is of the hit the program began with, and which programs may ask.
 */
#include "tests/passes/support.h"

static const struct rwc_program program = {.name = "shade", .symbol = "shade"};
static uint32_t result[4];

static void trace(struct rw_lane *lane)
{
    lane->kind = RW_HIT_PROGRAM; /* a nested trace reuses the lane */
}

static const struct test_symbol symbols[] = {{"result", result}, {"rwc.trace", trace}};

static struct rwc_program_desc desc;

static bool lowered(struct test_unit *t, enum rwc_program_kind kind, const char *ir)
{
    desc = (struct rwc_program_desc){.program = &program, .kind = kind, .id = 2};
    return open_unit(t, &desc, 1, ir) && run_pass(t, rwc_pass_intrinsics);
}

static void *runnable(struct test_unit *t, enum rwc_program_kind kind, const char *ir)
{
    if (!lowered(t, kind, ir)) return NULL;
    return compiled(t, "program.2", symbols, sizeof(symbols) / sizeof(symbols[0]));
}

static const char kinds_ir[] = "@result = external global [4 x i32]\n"
                               "declare void @rwc.trace(ptr)\n"
                               "declare i32 @_rt_is_triangle_hit()\n"
                               "declare i32 @_rt_is_triangle_hit_front_face()\n"
                               "declare i32 @_rt_is_triangle_hit_back_face()\n"
                               "define void @program.2(ptr %lane) {\n"
                               "  call void @rwc.trace(ptr %lane)\n"
                               "  %a = call i32 @_rt_is_triangle_hit()\n"
                               "  %b = call i32 @_rt_is_triangle_hit_front_face()\n"
                               "  %c = call i32 @_rt_is_triangle_hit_back_face()\n"
                               "  store i32 %a, ptr @result\n"
                               "  store i32 %b, ptr getelementptr (i32, ptr @result, i64 1)\n"
                               "  store i32 %c, ptr getelementptr (i32, ptr @result, i64 2)\n"
                               "  ret void\n}\n";

TEST(kinds)
{
    static const struct {
        uint32_t kind, answers[3];
    } cases[] = {{RW_HIT_PROGRAM, {0, 0, 0}}, {RW_HIT_FRONT, {1, 1, 0}}, {RW_HIT_BACK, {1, 0, 1}}};
    struct test_unit t;
    void (*run)(struct rw_lane *) = runnable(&t, RWC_CLOSEST_HIT, kinds_ir);
    CHECK(run);
    for (size_t i = 0; i < 3; i++) {
        struct rw_lane lane = {.kind = cases[i].kind};
        run(&lane);
        for (size_t k = 0; k < 3; k++) CHECK_EQ(result[k], cases[i].answers[k]);
    }
    close_unit(&t);
}

TEST(kinds_where_there_is_no_hit)
{
    struct test_unit t;
    CHECK(!lowered(&t, RWC_MISS, kinds_ir));
    CHECK_CONTAINS(t.diag.text, "rtIsTriangleHit is not allowed in miss program");
    close_unit(&t);
}

static const char barycentrics_ir[] =
    "@result = external global [4 x float]\n"
    "declare {float, float} @_rt_get_triangle_barycentrics()\n"
    "define i32 @program.2(ptr %lane) {\n"
    "  %b = call {float, float} @_rt_get_triangle_barycentrics()\n"
    "  store {float, float} %b, ptr @result\n"
    "  ret i32 0\n}\n";

TEST(barycentrics)
{
    struct test_unit t;
    uint32_t (*run)(struct rw_lane *) = runnable(&t, RWC_ATTRIBUTE, barycentrics_ir);
    CHECK(run);
    struct rw_lane lane = {.barycentrics = {0.25f, 0.5f}};
    CHECK_EQ(run(&lane), RW_STATUS_CONTINUE);
    CHECK(!memcmp(result, lane.barycentrics, sizeof(lane.barycentrics)));
    close_unit(&t);
}

TEST(barycentrics_outside_attribute_programs)
{
    struct test_unit t;
    CHECK(!lowered(&t, RWC_CLOSEST_HIT, barycentrics_ir));
    CHECK_CONTAINS(t.diag.text, "rtGetTriangleBarycentrics is not allowed in");
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"kinds", test_kinds},
    {"kinds where there is no hit", test_kinds_where_there_is_no_hit},
    {"barycentrics", test_barycentrics},
    {"barycentrics outside attribute programs", test_barycentrics_outside_attribute_programs},
};

int main(void)
{
    return RUN_TABLE(tests);
}
