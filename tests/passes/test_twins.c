/* SPDX-License-Identifier: Apache-2.0 */
/* twins: traces that go on alike become one, others stay, and what is computed stays the same. */
#include <stddef.h>

#include "tests/passes/support.h"

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc desc = {
    .program = &source, .kind = RWC_RAY_GENERATION, .id = RW_STATE_FIRST_PROGRAM};

#define DECLARE                                                                                    \
    "declare void @rwc.trace(ptr, i32, float, float, float, float, float, float, i32, float, "     \
    "float, i32, i32, ptr, i32, float)\n"                                                          \
    "declare float @llvm.fma.f32(float, float, float)\n"
/* From (x, 0, 0), of a ray type. */
#define TRACE(x, type, payload)                                                                    \
    "  call void @rwc.trace(ptr %lane, i32 1, float " x ", float 0.0, float 0.0, float 0.0, "      \
    "float 0.0, float 1.0, i32 " type ", float 0.0, float 1.0, i32 255, i32 0, ptr " payload       \
    ", i32 4, float 0.0)\n"
/* A program of lane->tmin, %x, and for choices of that, %c; its result goes to lane->tmax. */
#define PROGRAM(body)                                                                              \
    DECLARE "define void @program.3(ptr %lane) {\nentry:\n"                                        \
            "  %prd = alloca [8 x i8], align 4\n"                                                  \
            "  %inp = getelementptr i8, ptr %lane, i64 INPUT\n"                                    \
            "  %outp = getelementptr i8, ptr %lane, i64 OUTPUT\n"                                  \
            "  %x = load float, ptr %inp, align 4\n"                                               \
            "  %c = fcmp ogt float %x, 10.0\n" body "}\n"

static void put_number(char *text, const char *word, size_t number)
{
    char digits[8], *at = strstr(text, word);
    snprintf(digits, sizeof digits, "%-6zu", number);
    memcpy(at, digits, strlen(word));
}

static unsigned traces;

/* A ray finds half of where it came from. */
static void trace(struct rw_lane *lane, rw_u32 root, float ox, float oy, float oz, float dx,
                  float dy, float dz, rw_u32 type, float tmin, float tmax, rw_u32 mask,
                  rw_u32 flags, float *payload, rw_u32 size, float time)
{
    (void)lane, (void)root, (void)oy, (void)oz, (void)dx, (void)dy, (void)dz, (void)type;
    (void)tmin, (void)tmax, (void)mask, (void)flags, (void)size, (void)time;
    *payload = ox / 2;
    traces++;
}

static int count_sites(const char *text)
{
    int count = 0;
    while ((text = strstr(text, "call void @rwc.trace"))) count++, text++;
    return count;
}

static unsigned lies;

/* The pass, which tells whether it changed anything. */
static bool run_twins(struct rwc_unit *unit)
{
    char *before = LLVMPrintModuleToString(unit->module);
    bool changed = rwc_pass_twins(unit);
    char *after = LLVMPrintModuleToString(unit->module);
    lies += changed != (strcmp(before, after) != 0);
    LLVMDisposeMessage(before);
    LLVMDisposeMessage(after);
    return changed;
}

/* What the program makes of the number, with the traces in it; after the pass or before. */
static float result_of(const char *ir, bool merged, float x, int *sites)
{
    struct test_unit t;
    struct rw_lane lane = {.tmin = x, .tmax = -1};
    char *text = strdup(ir);
    put_number(text, "INPUT", offsetof(struct rw_lane, tmin));
    put_number(text, "OUTPUT", offsetof(struct rw_lane, tmax));
    if (open_unit(&t, &desc, 1, text)) {
        if (merged && run_pass(&t, run_twins)) *sites = count_sites(t.text);
        const struct test_symbol symbol = {"rwc.trace", trace};
        void (*program)(struct rw_lane *);
        *(void **)&program = compiled(&t, "program.3", &symbol, 1);
        if (program) program(&lane);
    }
    close_unit(&t);
    free(text);
    return lane.tmax;
}

/* Sites after the pass; -1: something else is computed, or the pass tells wrong. */
static int merge(const char *ir)
{
    int sites = 0;
    for (float x = -30; x < 60; x += 7.25f) {
        traces = 0;
        float before = result_of(ir, false, x, &sites);
        unsigned traced = traces;
        traces = 0;
        if (result_of(ir, true, x, &sites) != before || traces != traced) return -1;
    }
    return lies ? -1 : sites;
}

/* A loop until a ray finds little, as a compiler leaves it: rotated, the first round by itself. */
#define ROTATED(first, second)                                                                     \
    PROGRAM(TRACE(                                                                                 \
        "%x", "0",                                                                                 \
        "%prd") "  %g = getelementptr i8, ptr %prd, i64 0\n  %h = load float, ptr %g, align "      \
                "4\n" first "loop:\n"                                                              \
                "  %sum = phi float [ 0.0, %entry ], [ %more, %loop ]\n"                           \
                "  %found = phi float [ %h, %entry ], [ %k, %loop ]\n"                             \
                "  %from = phi float [ %x, %entry ], [ %next, %loop ]\n"                           \
                "  %more = fadd float %sum, %found\n  %next = fsub float %found, 1.0\n" TRACE(     \
                    "%next", "0", "%prd") "  %k = load float, ptr %g, align 4\n" second "end:\n"   \
                                          "  %all = phi float [ 0.5, %entry ], [ %more, %loop ]\n" \
                                          "  %last = phi float [ %x, %entry ], [ %from, %loop ]\n" \
                                          "  %both = fadd float %all, %last\n"                     \
                                          "  store float %both, ptr %outp, align 4\n  ret void\n")

/* The second condition of a loop whose first one is "left where %h < 1". */
#define AGAIN(condition, targets)                                                                  \
    ROTATED("  %p = fcmp olt float %h, 1.0\n  br i1 %p, label %end, label %loop\n",                \
            "  %q = fcmp " condition "\n  br i1 %q, " targets "\n")

TEST(rotated_loops)
{
    CHECK_EQ(merge(AGAIN("olt float %k, 1.0", "label %end, label %loop")), 1);
    CHECK_EQ(merge(AGAIN("uge float %k, 1.0", "label %loop, label %end")), 1);
}

TEST(other_conditions)
{
    /* Not the inverse: a NaN goes elsewhere. */
    CHECK_EQ(merge(AGAIN("oge float %k, 1.0", "label %loop, label %end")), 2);
    CHECK_EQ(merge(AGAIN("olt float %k, 2.0", "label %end, label %loop")), 1);
    CHECK_EQ(merge(AGAIN("ole float %k, 1.0", "label %end, label %loop")), 2);
}

#define BRANCHES(left, right, end)                                                                 \
    PROGRAM("  br i1 %c, label %left, label %right\n"                                              \
            "left:\n  %y = fmul float %x, 3.0\n" left                                              \
            "  br label %end\nright:\n  %z = fadd float %x, 3.0\n" right                           \
            "  br label %end\nend:\n" end "  store float %v, ptr %outp, align 4\n  ret void\n")
#define READ "  %v = load float, ptr %prd, align 4\n"

TEST(branches_that_meet)
{
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd"), TRACE("%z", "0", "%prd"), READ)), 1);
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd") "  %a = load float, ptr %prd, align 4\n",
                            TRACE("%z", "0", "%prd") "  %b = load float, ptr %prd, align 4\n",
                            "  %v = phi float [ %a, %left ], [ %b, %right ]\n")),
             1);
    /* The sums differ in what is added, which becomes a phi. */
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd") "  %a = load float, ptr %prd, align 4\n"
                                                     "  %e = fadd float %a, %y\n",
                            TRACE("%z", "0", "%prd") "  %b = load float, ptr %prd, align 4\n"
                                                     "  %f = fadd float %b, %x\n",
                            "  %v = phi float [ %e, %left ], [ %f, %right ]\n")),
             1);
}

TEST(traces_that_differ)
{
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd"), TRACE("%z", "1", "%prd"), READ)), 2);
    CHECK_EQ(merge(BRANCHES(
                 "  %o = getelementptr i8, ptr %prd, i64 4\n  store float %y, ptr %prd\n" TRACE(
                     "%y", "0", "%o"),
                 TRACE("%z", "0", "%prd"), READ)),
             2);
    /* What is found goes to different places. */
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd") "  %a = load float, ptr %prd, align 4\n"
                                                     "  %e = fadd float %a, 1.0\n",
                            TRACE("%z", "0", "%prd") "  %b = load float, ptr %prd, align 4\n"
                                                     "  %f = fsub float %b, 1.0\n",
                            "  %v = phi float [ %e, %left ], [ %f, %right ]\n")),
             2);
    /* Phis name what was found on one side alone. */
    CHECK_EQ(merge(BRANCHES(TRACE("%y", "0", "%prd") "  %a = load float, ptr %prd, align 4\n",
                            TRACE("%z", "0", "%prd") "  %b = load float, ptr %prd, align 4\n",
                            "  %v = phi float [ %a, %left ], [ %z, %right ]\n")),
             2);
}

/* In a loop, the first of two traces is found by the second round's: its value is an older one. */
TEST(values_that_outlive_the_loop)
{
    CHECK_EQ(merge(PROGRAM(TRACE(
                 "%x", "0",
                 "%prd") "  %h = load float, ptr %prd, align 4\n"
                         "  %p = fcmp olt float %h, 1.0\n  br i1 %p, label %end, label %loop\n"
                         "loop:\n  %found = phi float [ %h, %entry ], [ %k, %loop ]\n"
                         "  %next = fsub float %found, 1.0\n" TRACE(
                             "%next", "0", "%prd") "  %k = load float, ptr %prd, align 4\n"
                                                   "  %q = fcmp olt float %k, 1.0\n  br i1 %q, "
                                                   "label %end, label %loop\n"
                                                   "end:\n  %v = fadd float %h, 2.0\n  store float "
                                                   "%v, ptr %outp, align 4\n  ret void\n")),
             2);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"rotated-loops", test_rotated_loops},
        {"other-conditions", test_other_conditions},
        {"branches-that-meet", test_branches_that_meet},
        {"traces-that-differ", test_traces_that_differ},
        {"values-that-outlive-the-loop", test_values_that_outlive_the_loop},
    };
    return RUN_TABLE(tests);
}
