/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass masks: lanes that part between their count and the last operation with it are each
 * alone, others exchange as many as are here, and on the CPU a mask stays what it is.
 */
#include <llvm-c/Transforms/PassBuilder.h>

#include "tests/passes/tracer.h"

#define DECLARE                                                                                    \
    "declare i32 @llvm.nvvm.activemask()\ndeclare i32 @rwc.mask(i32) #0\n"                         \
    "declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)\n"                                        \
    "declare {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32, i32)\n"                                 \
    "declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)\n"                               \
    "declare {i32, i1} @llvm.nvvm.shfl.sync.bfly.i32p(i32, i32, i32, i32)\n"                       \
    "declare i1 @llvm.nvvm.vote.all.sync(i32, i1)\ndeclare i1 @llvm.nvvm.vote.any.sync(i32, i1)\n" \
    "declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)\n"                                               \
    "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)\n"                                           \
    "declare i32 @llvm.nvvm.redux.sync.add(i32, i32)\n"                                            \
    "declare void @llvm.nvvm.bar.warp.sync(i32)\ndeclare i32 @llvm.ctpop.i32(i32)\n"               \
    "@counter = addrspace(1) global i32 0\ndeclare i32 @input()\ndeclare void "                    \
    "@output(i32)\ndeclare void @rwc.trace.1(ptr, ptr)\n"                                          \
    "attributes #0 = { convergent }\n"
#define PROGRAM(body) "define i32 @f(i1 %c, i32 %x, ptr %p) {\nentry:\n" body "}\n"
#define COUNT "  %m = call i32 @llvm.nvvm.activemask()\n"
#define MASK(name, mask) "  %" name " = call i32 @rwc.mask(i32 " mask ")\n"
#define MATCH(mask)                                                                                \
    MASK("k0", mask) "  %peers = call i32 @llvm.nvvm.match.any.sync.i32(i32 %k0, i32 %x)\n"
#define SHUFFLE_ON(mask, lane)                                                                     \
    MASK("k1", mask)                                                                               \
    "  %r = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %k1, i32 %x, i32 " lane ", i32 31)\n"
#define SHUFFLE(mask) SHUFFLE_ON(mask, "0") "  ret i32 %r\n"
#define LOOP(first, mask)                                                                          \
    "  br label %loop\nloop:\n  %i = phi i32 [" first ", %entry], [%next, %loop]\n" SHUFFLE_ON(    \
        mask, "%i") "  %next = lshr i32 %i, 1\n  %more = icmp ne i32 %next, 0\n"                   \
                    "  br i1 %more, label %loop, label %end\nend:\n  ret i32 %r\n"
#define VOTE(mask) MASK("k2", mask) "  %all = call i1 @llvm.nvvm.vote.all.sync(i32 %k2, i1 %c)\n"
#define TO_BOTH(condition)                                                                         \
    "  br i1 " condition ", label %one, label %two\none:\n  br label %end\ntwo:\n"                 \
    "  call void @llvm.nvvm.bar.warp.sync(i32 0)\n  br label %end\nend:\n"

/* How many operations there are, and which the lanes that are here narrow. */
static const struct {
    const char *shape, *ir;
    unsigned shuffles, matches, counts;
} cases[] = {
    {"straight", PROGRAM(COUNT SHUFFLE("%m")), 1, 0, 2},
    {"constant mask", PROGRAM(TO_BOTH("%c") SHUFFLE("-1")), 1, 0, 1},
    {"mask of the application's", PROGRAM(TO_BOTH("%c") SHUFFLE("%x")), 1, 0, 1},
    {"a leader", PROGRAM(COUNT MATCH("%m") TO_BOTH("%c") SHUFFLE("%m")), 0, 0, 0},
    {"a leader, peers", PROGRAM(COUNT MATCH("%m") TO_BOTH("%c") SHUFFLE("%peers")), 0, 0, 0},
    {"a leader's part of them",
     PROGRAM(COUNT MATCH("%m") "  %some = and i32 %peers, %x\n" TO_BOTH("%c") SHUFFLE("%some")), 1,
     0, 1},
    {"nothing after the leader", PROGRAM(COUNT MATCH("%m") TO_BOTH("%c") "  ret i32 %peers\n"), 0,
     1, 2},
    {"all the same",
     PROGRAM(COUNT MATCH("%m") "  %whole = icmp eq i32 %peers, -1\n" TO_BOTH("%whole")
                 SHUFFLE("%m")),
     1, 1, 3},
    {"some the same",
     PROGRAM(COUNT MATCH("%m") "  %whole = icmp eq i32 %peers, 1\n" TO_BOTH("%whole")
                 SHUFFLE("%m")),
     0, 0, 0},
    {"vote of all", PROGRAM(COUNT VOTE("%m") TO_BOTH("%all") SHUFFLE("%m")), 1, 0, 3},
    {"vote of peers", PROGRAM(COUNT MATCH("%m") VOTE("%peers") TO_BOTH("%all") SHUFFLE("%m")), 0, 0,
     0},
    {"vote before the count", PROGRAM(VOTE("-1") COUNT TO_BOTH("%all") SHUFFLE("%m")), 0, 0, 1},
    {"their number",
     PROGRAM(COUNT "  %n = call i32 @llvm.ctpop.i32(i32 %m)\n"
                   "  %few = icmp ult i32 %n, 8\n" TO_BOTH("%few") SHUFFLE("%m")),
     1, 0, 2},
    {"rounds of all", PROGRAM(COUNT LOOP("16", "%m")), 1, 0, 2},
    {"rounds of some", PROGRAM(COUNT LOOP("%x", "%m")), 0, 0, 0},
    {"counted anew",
     PROGRAM("  br label %loop\nloop:\n" COUNT SHUFFLE_ON(
         "%m", "0") "  br i1 %c, label %loop, label %end\nend:\n  ret i32 %r\n"),
     1, 0, 2},
    {"vote of the round before",
     PROGRAM("  br label %loop\nloop:\n  %v = phi i1 [true, %entry], [%all, %end]\n"
             "  br label %counts\ncounts:\n" COUNT TO_BOTH("%v") SHUFFLE_ON("%m", "0")
                 VOTE("%m") "  br i1 %c, label %loop, label %out\nout:\n  ret i32 %r\n"),
     0, 0, 0},
    {"vote of this round",
     PROGRAM("  br label %loop\nloop:\n" COUNT VOTE("%m") TO_BOTH("%all")
                 SHUFFLE_ON("%m", "0") "  br i1 %c, label %loop, label %out\nout:\n  ret i32 %r\n"),
     1, 0, 3},
    {"a ray", PROGRAM(COUNT "  call void @rwc.trace.1(ptr %p, ptr %p)\n" SHUFFLE("%m")), 0, 0, 0},
    {"a function", PROGRAM(COUNT "  %i = call i32 @input()\n" SHUFFLE("%m")), 0, 0, 0},
    {"a switch",
     PROGRAM(COUNT "  switch i32 %x, label %end [i32 1, label %one]\n"
                   "one:\n  br label %end\nend:\n" SHUFFLE("%m")),
     0, 0, 0},
};

static unsigned calls_of(LLVMModuleRef module, const char *name)
{
    LLVMValueRef function = LLVMGetNamedFunction(module, name);
    unsigned count = 0;
    for (LLVMUseRef use = function ? LLVMGetFirstUse(function) : NULL; use;
         use = LLVMGetNextUse(use))
        count++;
    return count;
}

static bool masks(struct test_unit *t, const char *ir, enum rwc_target target)
{
    char text[8192];
    snprintf(text, sizeof(text), DECLARE "%s", ir);
    if (!open_unit(t, NULL, 0, text)) return false;
    t->desc.target = target;
    return run_pass(t, rwc_pass_masks);
}

TEST(shapes)
{
    for (size_t k = 0; k < sizeof(cases) / sizeof(cases[0]); k++) {
        struct test_unit t;
        CHECK(masks(&t, cases[k].ir, RWC_TARGET_CUDA));
        unsigned shuffles = calls_of(t.unit.module, "llvm.nvvm.shfl.sync.idx.i32");
        unsigned matches = calls_of(t.unit.module, "llvm.nvvm.match.any.sync.i32");
        unsigned counts = calls_of(t.unit.module, "llvm.nvvm.activemask");
        if (shuffles != cases[k].shuffles || matches != cases[k].matches ||
            counts != cases[k].counts) {
            fprintf(stderr, "%s: %u shuffles, %u matches, %u counts\n%s", cases[k].shape, shuffles,
                    matches, counts, t.text);
            *rw_failed = 1;
        }
        CHECK(!LLVMGetNamedFunction(t.unit.module, "rwc.mask"));
        close_unit(&t);
    }
}

#define PARTED                                                                                     \
    COUNT "  br i1 %c, label %one, label %end\none:\n  call void @output(i32 %x)\n"                \
          "  br label %end\nend:\n"

/* The side that leads, and what is there. */
#define LEAD(first, second, side)                                                                  \
    PROGRAM(COUNT "  %q = load ptr addrspace(1), ptr %p, !rw.invariant !{}\n"                      \
                  "  %g = load ptr addrspace(1), ptr %p\n" MATCH(                                  \
                      "%m") "  br i1 %c, label %" first ", label %" second "\none:\n" side         \
                            "  br label %end\nend:\n" SHUFFLE("%peers"))
#define ASK(operation, pointer)                                                                    \
    "  %n = call i32 @llvm.ctpop.i32(i32 %peers)\n  %o = atomicrmw " operation                     \
    " ptr addrspace" pointer ", i32 %n monotonic\n"
#define AT(condition, pointer) "select i1 " condition ", ptr addrspace(1) " pointer ", ptr"

static const struct {
    const char *shape, *ir, *where; /* NULL: each asks alone */
} leads[] = {
    {"where a condition holds", LEAD("one", "end", ASK("add", "(1) %q")), AT("%c", "%q")},
    {"where it does not", LEAD("end", "one", ASK("umax", "(1) %q")), AT("%2", "%q")},
    {"a global", LEAD("one", "end", ASK("add", "(1) @counter")), AT("%c", "@counter")},
    {"behind a constant offset",
     LEAD("one", "end",
          "  %a = getelementptr i32, ptr addrspace(1) %q, i64 3\n" ASK("add", "(1) %a")),
     AT("%c", "%2")},
    {"not in a table",
     LEAD("one", "end",
          "  %a = getelementptr i32, ptr addrspace(1) %q, i32 %x\n" ASK("add", "(1) %a")),
     NULL},
    {"not where the counter may change", LEAD("one", "end", ASK("add", "(1) %g")), NULL},
    {"not in shared memory", LEAD("one", "end", ASK("add", "(3) null")), NULL},
    {"not twice",
     LEAD("one", "end",
          ASK("add", "(1) %q") "  %t = atomicrmw add ptr addrspace(1) %q, i32 %o monotonic\n"),
     NULL},
    {"not where all would load",
     LEAD("one", "end", "  %l = load i32, ptr %p\n" ASK("add", "(1) %q")), NULL},
    {"not in order",
     LEAD("one", "end", "  %o = atomicrmw add ptr addrspace(1) %q, i32 1 seq_cst\n"), NULL},
};

TEST(atomics_of_leaders)
{
    for (size_t k = 0; k < sizeof(leads) / sizeof(leads[0]); k++) {
        struct test_unit t;
        CHECK(masks(&t, leads[k].ir, RWC_TARGET_CUDA));
        const char *body = strstr(t.text, "define i32 @f"), *where = leads[k].where;
        const char *branch = strstr(body, "  br i1 "), *atomic = strstr(body, "atomicrmw");
        bool together = strstr(body, ".shfl.sync") && strstr(body, ".match.any.sync");
        bool before = where && strstr(body, where) && atomic && atomic < branch;
        if (where ? !together || !before : together) {
            fprintf(stderr, "%s:\n%s", leads[k].shape, t.text);
            *rw_failed = 1;
        }
        close_unit(&t);
    }
}

#define ALONE(operation) PROGRAM(PARTED MASK("k", "%m") operation)

/* What an operation with the mask %k gives a lane that is alone. */
static const struct {
    const char *ir, *is;
} answers[] = {
    {ALONE("  %v = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %k, i32 %x, i32 3, i32 31)\n  ret i32 "
           "%v\n"),
     "ret i32 %x\n"},
    {ALONE("  %b = call {i32, i1} @llvm.nvvm.shfl.sync.bfly.i32p(i32 %k, i32 %x, i32 1, i32 31)\n"
           "  %v = extractvalue {i32, i1} %b, 0\n  ret i32 %v\n"),
     "insertvalue { i32, i1 } { i32 poison, i1 true }, i32 %x, 0\n"},
    {ALONE("  %v = call i32 @llvm.nvvm.match.any.sync.i32(i32 %k, i32 %x)\n  ret i32 %v\n"),
     "ret i32 %3\n"},
    {ALONE("  %b = call {i32, i1} @llvm.nvvm.match.all.sync.i32p(i32 %k, i32 %x)\n"
           "  %v = extractvalue {i32, i1} %b, 0\n  ret i32 %v\n"),
     "insertvalue { i32, i1 } { i32 poison, i1 true }, i32 %3, 0\n"},
    {ALONE("  %b = call i1 @llvm.nvvm.vote.all.sync(i32 %k, i1 %c)\n"
           "  %v = zext i1 %b to i32\n  ret i32 %v\n"),
     "zext i1 %c to i32\n"},
    {ALONE("  %b = call i1 @llvm.nvvm.vote.any.sync(i32 %k, i1 %c)\n"
           "  %v = zext i1 %b to i32\n  ret i32 %v\n"),
     "zext i1 %c to i32\n"},
    {ALONE("  %b = call i1 @llvm.nvvm.vote.uni.sync(i32 %k, i1 %c)\n"
           "  %v = zext i1 %b to i32\n  ret i32 %v\n"),
     "zext i1 true to i32\n"},
    {ALONE("  %v = call i32 @llvm.nvvm.vote.ballot.sync(i32 %k, i1 %c)\n  ret i32 %v\n"),
     "select i1 %c, i32 %3, i32 0\n"},
    {ALONE("  %v = call i32 @llvm.nvvm.redux.sync.add(i32 %x, i32 %k)\n  ret i32 %v\n"),
     "ret i32 %x\n"},
    {ALONE("  call void @llvm.nvvm.bar.warp.sync(i32 %k)\n  ret i32 %x\n"), "ret i32 %x\n"},
};

TEST(answers_of_a_lane_alone)
{
    for (size_t k = 0; k < sizeof(answers) / sizeof(answers[0]); k++) {
        struct test_unit t;
        CHECK(masks(&t, answers[k].ir, RWC_TARGET_CUDA));
        const char *body = strstr(t.text, "define i32 @f");
        bool gone = body && !strstr(body, ".sync") && !strstr(body, "activemask");
        if (!gone || !strstr(body, answers[k].is)) {
            fprintf(stderr, "not '%s':\n%s", answers[k].is, t.text);
            *rw_failed = 1;
        }
        close_unit(&t);
    }
}

/* LLVM knows that no lane below one that is alone is in its mask: so each leads. */
TEST(each_leads)
{
    struct test_unit t;
    CHECK(masks(
        &t,
        PROGRAM(PARTED MATCH(
            "%m") "  %lt = call i32 @llvm.nvvm.read.ptx.sreg.lanemask.lt()\n"
                  "  %below = and i32 %peers, %lt\n  ret i32 %below\n") "declare i32 "
                                                                        "@llvm.nvvm.read.ptx.sreg."
                                                                        "lanemask.lt()\n",
        RWC_TARGET_CUDA));
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef error =
        LLVMRunPasses(t.unit.module, "function(early-cse,instcombine)", NULL, options);
    CHECK(!error);
    LLVMDisposePassBuilderOptions(options);
    char *text = LLVMPrintModuleToString(t.unit.module);
    CHECK(strstr(text, "ret i32 0"));
    LLVMDisposeMessage(text);
    close_unit(&t);
}

TEST(one_lane_has_no_masks)
{
    struct test_unit t;
    CHECK(masks(&t, PROGRAM(COUNT MATCH("%m") TO_BOTH("%c") SHUFFLE("%x")), RWC_TARGET_CPU));
    CHECK(strstr(t.text, "@llvm.nvvm.match.any.sync.i32(i32 %m, i32 %x)"));
    CHECK(strstr(t.text, "@llvm.nvvm.shfl.sync.idx.i32(i32 %x, i32 %x, i32 0, i32 31)"));
    close_unit(&t);
}

/* A launch index may have another lane after a ray. */
static const char reader[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry __raygen__tracer()\n{\n"
    "  .reg .b32 %r<6>;\n  .reg .f32 %f<2>;\n  .reg .b64 %rd<2>;\n"
    "  mov.f32 %f1, 0f00000000;\n  mov.u32 %r1, 1; mov.u32 %r2, 0;\n  mov.u64 %rd1, 0;\n"
    "  mov.u32 %r4, %laneid;\n  st.global.u32 [%rd1], %r4;\n" TRACE
    "  mov.u32 %r5, %laneid;\n  st.global.u32 [%rd1+4], %r5;\n  ret;\n}\n";

static bool read_until(struct tracer *r, const char *last)
{
    struct rwc_kernel_desc settings = {.features = RW_FEATURE_SBT | RW_FEATURE_TRIANGLES};
    return open_tracer_until(r, reader, &settings, last);
}

TEST(lanes_are_read_where_the_program_reads_them)
{
    struct tracer r;
    CHECK(read_until(&r, "twins"));
    CHECK_EQ(calls_of(r.t.unit.module, "rwc.lane.laneid"), 2);
    close_tracer(&r);
    CHECK(read_until(&r, "masks"));
    CHECK(!LLVMGetNamedFunction(r.t.unit.module, "rwc.lane.laneid"));
    close_tracer(&r);
}

static const struct rw_test tests[] = {
    {"lanes are read where the program reads them",
     test_lanes_are_read_where_the_program_reads_them},
    {"shapes", test_shapes},
    {"atomics of leaders", test_atomics_of_leaders},
    {"answers of a lane alone", test_answers_of_a_lane_alone},
    {"each leads", test_each_leads},
    {"one lane has no masks", test_one_lane_has_no_masks},
};

int main(void)
{
    return RUN_TABLE(tests);
}
