/* SPDX-License-Identifier: Apache-2.0 */
/*
 * share on hand-written hooks: one call of rw_report_intersection is left, and the hook computes
 * what it did before, whatever is live across the reports.
 */
#include <stddef.h>

#include "tests/passes/support.h"

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc desc = {
    .program = &source, .kind = RWC_INTERSECTION, .id = RW_STATE_FIRST_PROGRAM};

/* A function large enough that sharing it pays: it adds the material to lane->exception, the log of
 * these tests, and answers with lane->candidate_distance as an integer. */
static const char report_head[] =
    "define internal i32 @rw_report_intersection(ptr %lane, i32 %material) alwaysinline {\n"
    "  %log = getelementptr i8, ptr %lane, i64 LOG\n"
    "  %old = load i32, ptr %log, align 4\n"
    "  %shifted = mul i32 %old, 10\n"
    "  %n0 = add i32 %shifted, %material\n";

/* The hook runs program 3, `%in` being lane->primitive, or returns its second argument. */
static const char hook[] = "define internal i32 @rw_hook_intersect(ptr %lane, i32 %program) {\n"
                           "entry:\n"
                           "  switch i32 %program, label %none [i32 3, label %case]\n"
                           "none:\n  ret i32 77\n"
                           "case:\n"
                           "  %in = getelementptr i8, ptr %lane, i64 IN\n"
                           "  %primitive = load i32, ptr %in, align 4\n"
                           "  %result = call i32 @program.3(ptr %lane, i32 %primitive)\n"
                           "  ret i32 %result\n}\n"
                           "define i32 @run(ptr %lane, i32 %program) {\n"
                           "  %result = call i32 @rw_hook_intersect(ptr %lane, i32 %program)\n"
                           "  ret i32 %result\n}\n";

enum { PADDING = 900, TEXT = 1 << 16 };

static void replace_all(char *text, const char *from, size_t number)
{
    for (char *at; (at = strstr(text, from));) {
        char digits[24], *rest = at + strlen(from);
        size_t length = (size_t)snprintf(digits, sizeof(digits), "%zu", number);
        memmove(at + length, rest, strlen(rest) + 1);
        memcpy(at, digits, length);
    }
}

/* The module of a program's body, with a report of `padding` instructions more than it needs. */
static char *module_text(const char *body, unsigned padding)
{
    char *text = malloc(TEXT), *at = text + sprintf(text, "%s", report_head);
    for (unsigned k = 1; text && k <= padding; k++)
        at += sprintf(at, "  %%n%u = xor i32 %%n%u, 0\n", k, k - 1);
    at += sprintf(at, "  store i32 %%n%u, ptr %%log, align 4\n", padding);
    at += sprintf(at, "  %%odd = and i32 %%n%u, 1\n  ret i32 %%odd\n}\n", padding);
    sprintf(at, "define internal i32 @program.3(ptr %%lane, i32 %%in) alwaysinline {\n%s}\n%s",
            body, hook);
    replace_all(text, "LOG", offsetof(struct rw_lane, exception));
    replace_all(text, "IN", offsetof(struct rw_lane, primitive));
    return text;
}

static unsigned count(const char *text, const char *what)
{
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, what)); at++) found++;
    return found;
}

struct outcome {
    unsigned calls; /* of the report, in the module */
    int result;
    unsigned log;
};

static struct outcome run(const char *body, unsigned padding, bool shared, unsigned program,
                          unsigned in)
{
    struct test_unit t;
    struct outcome o = {.result = -1};
    char *text = module_text(body, padding);
    if (open_unit(&t, &desc, 1, text)) {
        t.unit.state_count = RW_STATE_FIRST_PROGRAM + 1;
        if (!shared || run_pass(&t, rwc_pass_share)) {
            if (shared) o.calls = count(t.text, "call i32 @rw_report_intersection");
            int (*entry)(struct rw_lane *, unsigned);
            *(void **)&entry = compiled(&t, "run", NULL, 0);
            struct rw_lane lane = {.primitive = in};
            if (entry) o.result = entry(&lane, program);
            o.log = lane.exception;
        }
    }
    close_unit(&t);
    free(text);
    return o;
}

#define REPORT(name, material)                                                                     \
    "  " name " = call i32 @rw_report_intersection(ptr %lane, i32 " material ")\n"

/* The same with and without the pass, which leaves `calls` calls. */
static bool same(const char *body, unsigned program, unsigned in, unsigned calls)
{
    struct outcome plain = run(body, PADDING, false, program, in);
    struct outcome shared = run(body, PADDING, true, program, in);
    return plain.result >= 0 && shared.result == plain.result && shared.log == plain.log &&
           shared.calls == calls;
}

static const char in_a_row[] =
    "entry:\n  %a = mul i32 %in, 3\n" REPORT("%r", "1") "  %b = add i32 %a, %r\n" REPORT("%s", "%b")
        REPORT("%t", "%a") "  %x = add i32 %a, %b\n  %y = add i32 %x, %s\n"
                           "  %z = add i32 %y, %t\n  ret i32 %z\n";

TEST(calls_in_a_row)
{
    for (unsigned in = 0; in < 4; in++) CHECK(same(in_a_row, RW_STATE_FIRST_PROGRAM, in, 1));
    struct outcome o = run(in_a_row, PADDING, true, RW_STATE_FIRST_PROGRAM, 2);
    CHECK_EQ(o.log, 10 * (10 * 1 + 7) + 6);
}

TEST(no_program)
{
    CHECK(same(in_a_row, 99, 1, 1));
    CHECK_EQ(run(in_a_row, PADDING, true, 99, 1).result, 77);
}

static const char branches[] =
    "entry:\n  %few = icmp ult i32 %in, 2\n  %f = uitofp i32 %in to float\n"
    "  br i1 %few, label %low, label %high\n"
    "low:\n" REPORT("%r", "4") "  %leaves = icmp ne i32 %r, 0\n"
                               "  br i1 %leaves, label %out, label %high\n"
                               "out:\n  ret i32 55\n"
                               "high:\n  %p = phi i32 [8, %entry], [%in, %low]\n" REPORT(
                                   "%s", "%p") "  %g = fptoui float %f to i32\n"
                                               "  %x = add i32 %g, %p\n  %y = add i32 %x, %s\n"
                                               "  ret i32 %y\n";

TEST(branches_and_phis)
{
    for (unsigned in = 0; in < 4; in++) CHECK(same(branches, RW_STATE_FIRST_PROGRAM, in, 1));
}

static const char loop[] =
    "entry:\n  %wide = zext i32 %in to i64\n  br label %loop\n"
    "loop:\n  %i = phi i32 [0, %entry], [%next, %again]\n"
    "  %sum = phi i64 [%wide, %entry], [%sum2, %again]\n" REPORT(
        "%r", "%i") "  %w = zext i32 %r to i64\n  %sum1 = add i64 %sum, %w\n"
                    "  %skip = icmp eq i32 %r, 0\n  br i1 %skip, label %again, label %twice\n"
                    "twice:\n" REPORT("%q", "3") "  br label %again\n"
                                                 "again:\n  %sum2 = add i64 %sum1, %wide\n"
                                                 "  %next = add i32 %i, 1\n"
                                                 "  %more = icmp ule i32 %next, %in\n"
                                                 "  br i1 %more, label %loop, label %done\n"
                                                 "done:\n  %low = trunc i64 %sum2 to i32\n"
                                                 "  ret i32 %low\n";

TEST(loops)
{
    for (unsigned in = 0; in < 5; in++) CHECK(same(loop, RW_STATE_FIRST_PROGRAM, in, 1));
}

TEST(small_reports_stay)
{
    CHECK_EQ(run(in_a_row, 10, true, RW_STATE_FIRST_PROGRAM, 1).calls, 3);
}

TEST(one_call_stays)
{
    CHECK(same("entry:\n" REPORT("%r", "%in") "  ret i32 %r\n", RW_STATE_FIRST_PROGRAM, 3, 1));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"calls-in-a-row", test_calls_in_a_row},         {"no-program", test_no_program},
        {"branches-and-phis", test_branches_and_phis},   {"loops", test_loops},
        {"small-reports-stay", test_small_reports_stay}, {"one-call-stays", test_one_call_stays},
    };
    return RUN_TABLE(tests);
}
