/* SPDX-License-Identifier: Apache-2.0 */
/* pointers: address arithmetic on integers becomes getelementptr, and what has no pointer stays. */
#include "tests/passes/support.h"

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc desc = {
    .program = &source, .kind = RWC_CALLABLE, .id = RW_STATE_FIRST_PROGRAM};

#define TYPES "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"

static bool transform(struct test_unit *t, const char *ir)
{
    return open_unit(t, &desc, 1, ir) && run_pass(t, rwc_pass_pointers);
}

TEST(sum_and_difference)
{
    struct test_unit t;
    CHECK(transform(&t, TYPES "define i32 @program.3(i64 %i) {\n"
                              "  %a = alloca [16 x i32]\n"
                              "  %n = ptrtoint ptr %a to i64\n"
                              "  %s = add i64 %i, %n\n"
                              "  %d = sub i64 %s, 8\n"
                              "  %p = inttoptr i64 %d to ptr\n"
                              "  store i32 1, ptr %a\n"
                              "  %v = load i32, ptr %p\n"
                              "  ret i32 %v\n}\n"));
    CHECK(!strstr(t.text, "inttoptr"));
    CHECK_CONTAINS(t.text, "getelementptr i8, ptr %a");
    close_unit(&t);
}

TEST(constant_offsets_let_memory_be_promoted)
{
    struct test_unit t;
    CHECK(transform(&t, TYPES "define i32 @program.3(i32 %x) {\n"
                              "  %a = alloca [16 x i8], align 4\n"
                              "  %n = ptrtoint ptr %a to i64\n"
                              "  %s = add i64 %n, 4\n"
                              "  %p = inttoptr i64 %s to ptr\n"
                              "  store i32 %x, ptr %p\n"
                              "  %q = inttoptr i64 %s to ptr\n"
                              "  %v = load i32, ptr %q\n"
                              "  ret i32 %v\n}\n"));
    CHECK(!strstr(t.text, "alloca"));
    CHECK_CONTAINS(t.text, "ret i32 %x");
    close_unit(&t);
}

TEST(pointer_that_walks_in_a_loop)
{
    struct test_unit t;
    CHECK(transform(&t,
                    TYPES "define i32 @program.3(i32 %count) {\n"
                          "entry:\n  %a = alloca [16 x i32]\n  %n = ptrtoint ptr %a to i64\n"
                          "  br label %loop\n"
                          "loop:\n  %at = phi i64 [%n, %entry], [%next, %loop]\n"
                          "  %i = phi i32 [0, %entry], [%i2, %loop]\n"
                          "  %p = inttoptr i64 %at to ptr\n  store i32 %i, ptr %p\n"
                          "  %next = add i64 %at, 4\n  %i2 = add i32 %i, 1\n"
                          "  %c = icmp ult i32 %i2, %count\n  br i1 %c, label %loop, label %end\n"
                          "end:\n  %v = load i32, ptr %a\n  ret i32 %v\n}\n"));
    CHECK(!strstr(t.text, "inttoptr"));
    CHECK_CONTAINS(t.text, "phi ptr");
    close_unit(&t);
}

TEST(select_of_two_objects)
{
    struct test_unit t;
    CHECK(transform(&t, TYPES "define i32 @program.3(i1 %c, ptr %a, ptr %b) {\n"
                              "  %m = ptrtoint ptr %a to i64\n  %n = ptrtoint ptr %b to i64\n"
                              "  %s = select i1 %c, i64 %m, i64 %n\n"
                              "  %p = inttoptr i64 %s to ptr\n"
                              "  %v = load i32, ptr %p\n  ret i32 %v\n}\n"));
    CHECK(!strstr(t.text, "inttoptr"));
    CHECK_CONTAINS(t.text, "select i1 %c, ptr %a, ptr %b");
    close_unit(&t);
}

TEST(numbers_and_sums_of_two_pointers_stay)
{
    struct test_unit t;
    CHECK(transform(&t, TYPES "define i32 @program.3(i64 %x, ptr %a, ptr %b) {\n"
                              "  %p = inttoptr i64 %x to ptr\n  %v = load i32, ptr %p\n"
                              "  %m = ptrtoint ptr %a to i64\n  %n = ptrtoint ptr %b to i64\n"
                              "  %s = add i64 %m, %n\n  %q = inttoptr i64 %s to ptr\n"
                              "  %w = load i32, ptr %q\n  %r = add i32 %v, %w\n"
                              "  ret i32 %r\n}\n"));
    CHECK_CONTAINS(t.text, "inttoptr i64 %x");
    CHECK_CONTAINS(t.text, "inttoptr i64 %s");
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"sum_and_difference", test_sum_and_difference},
    {"constant_offsets_let_memory_be_promoted", test_constant_offsets_let_memory_be_promoted},
    {"pointer_that_walks_in_a_loop", test_pointer_that_walks_in_a_loop},
    {"select_of_two_objects", test_select_of_two_objects},
    {"numbers_and_sums_of_two_pointers_stay", test_numbers_and_sums_of_two_pointers_stay},
};
int main(void)
{
    return RUN_TABLE(tests);
}
