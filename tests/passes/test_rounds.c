/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rounds on hand-written programs: that the turns, run one after the other by a small megakernel,
 * compute what the whole program would, how many there are, and that nothing of them is left in
 * memory of a kernel for a GPU.
 */
#include <stddef.h>

#include "compiler/split/rounds.h"
#include "tests/passes/tracer.h"

#define FIRST RW_STATE_FIRST_PROGRAM

static const struct rwc_program source = {.name = "loops", .symbol = "loops"};
static const struct rwc_program_desc descs[] = {
    {.program = &source, .kind = RWC_RAY_GENERATION, .id = FIRST},
    {.program = &source, .kind = RWC_RAY_GENERATION, .id = FIRST + 1}};

#define DECLARE                                                                                    \
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"                          \
    "declare ptr @rw_hook_rounds()\ndeclare void @begin(ptr, ptr)\ndeclare void @turn()\n"         \
    "declare i32 @input()\ndeclare void @output(i32)\ndeclare void @rw_finish(ptr)\n"              \
    "declare void @rw_trace_direct(ptr, i32)\n"
/* Runs the program until its launch index ends. */
#define KERNEL                                                                                     \
    "define void @rw_megakernel(ptr %lane) {\nentry:\n  %memory = call ptr @rw_hook_rounds()\n"    \
    "  call void @begin(ptr %lane, ptr %memory)\n  br label %turn\nturn:\n"                        \
    "  call void @turn()\n  call void @program.3(ptr %lane)\n  %state = load i32, ptr %lane\n"     \
    "  %more = icmp ne i32 %state, 0\n  br i1 %more, label %turn, label %end\nend:\n"              \
    "  ret void\n}\n"

/* ---- what plays the built-in code ---- */

static _Alignas(16) unsigned char memory[256];
static unsigned turns, traces, roots, input_value, output_value;

static void *open_memory(void)
{
    return memory;
}

static void begin(struct rw_lane *lane, unsigned char *rounds)
{
    lane->rounds = rounds;
}

static void turn(void)
{
    turns++;
}

static unsigned input(void)
{
    return input_value;
}

static void output(unsigned value)
{
    output_value = output_value * 31 + value;
}

static void finish(struct rw_lane *lane)
{
    lane->state = RW_STATE_FETCH;
}

static void trace(struct rw_lane *lane, unsigned root)
{
    (void)lane;
    roots = roots * 31 + root;
    traces++;
}

static const struct test_symbol symbols[] = {{"rw_hook_rounds", open_memory},
                                             {"begin", begin},
                                             {"turn", turn},
                                             {"input", input},
                                             {"output", output},
                                             {"rw_finish", finish},
                                             {"rw_trace_direct", trace}};

struct result {
    unsigned turns, traces, roots, output;
    uint32_t states, ends;
    uint64_t size;
};

static bool leave_alone(struct rwc_unit *unit)
{
    (void)unit;
    return false;
}

/* The kernel with `ir` as its program, or programs, after the pass. */
static struct result run(const char *ir, unsigned value, bool (*pass)(struct rwc_unit *))
{
    struct test_unit t;
    struct result r = {0};
    turns = traces = roots = output_value = 0;
    input_value = value;
    memset(memory, 0xcd, sizeof(memory));
    const size_t programs = strstr(ir, "@program.4") ? 2 : 1;
    if (open_unit(&t, descs, programs, ir)) {
        t.unit.state_count = FIRST + (uint32_t)programs;
        void (*kernel)(struct rw_lane *) = NULL;
        if (run_pass(&t, pass)) *(void **)&kernel = compiled(&t, "rw_megakernel", symbols, 7);
        struct rw_lane lane = {.state = FIRST};
        if (kernel && t.unit.rounds_size <= sizeof(memory)) kernel(&lane);
        r = (struct result){turns,
                            traces,
                            roots,
                            output_value,
                            t.unit.state_count - FIRST - (uint32_t)programs,
                            rwc_rounds_of(&t.unit).ends,
                            t.unit.rounds_size};
        for (size_t k = 0; k < programs; k++) free(t.unit.programs[k].resumes);
    }
    close_unit(&t);
    return r;
}

/* Of the program after the pass, if it then does as without it; else no turns. */
static struct result check(const char *ir, unsigned value)
{
    const struct result whole = run(ir, value, leave_alone), cut = run(ir, value, rwc_pass_rounds);
    const bool same = whole.turns == 1 && whole.traces > 0 && cut.traces == whole.traces &&
                      cut.roots == whole.roots && cut.output == whole.output;
    return same ? cut : (struct result){0};
}

/* ---- what is kept ---- */

#define FIBONACCI                                                                                  \
    "entry:\n  %n = call i32 @input()\n  br label %loop\n"                                         \
    "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n"                                      \
    "  %a = phi i32 [ 0, %entry ], [ %b, %loop ]\n  %b = phi i32 [ 1, %entry ], [ %sum, %loop ]\n" \
    "  call void @rw_trace_direct(ptr %lane, i32 %a)\n  %sum = add i32 %a, %b\n"                   \
    "  %next = add i32 %i, 1\n  %again = icmp ult i32 %next, %n\n"                                 \
    "  br i1 %again, label %loop, label %end\n"

static const char values[] = DECLARE KERNEL "define void @program.3(ptr %lane) {\n" FIBONACCI
                                            "end:\n  call void @output(i32 %b)\n"
                                            "  call void @output(i32 %n)\n"
                                            "  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(values)
{
    const struct result r = check(values, 9);
    CHECK_EQ(r.turns, 1 + 9 + 1); /* until the loop, its rounds, what follows it */
    CHECK_EQ(r.states, 2);
    CHECK_EQ(r.ends, 2);
    CHECK_EQ(r.size, 4 * 4); /* n, i, a, b */
    CHECK_EQ(check(values, 1).turns, 3);
}

static const char predicates[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n"
    "entry:\n  %n = call i32 @input()\n  %odd = trunc i32 %n to i1\n  br label %loop\n"
    "loop:\n  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n"
    "  %flag = phi i1 [ true, %entry ], [ %other, %loop ]\n"
    "  %root = select i1 %flag, i32 3, i32 5\n  call void @rw_trace_direct(ptr %lane, i32 %root)\n"
    "  %other = xor i1 %flag, %odd\n  %next = add i64 %i, 1\n  %again = icmp ult i64 %next, 5\n"
    "  br i1 %again, label %loop, label %end\n"
    "end:\n  %last = zext i1 %flag to i32\n  call void @output(i32 %last)\n"
    "  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(predicates)
{
    CHECK_EQ(check(predicates, 1).turns, 7);
    CHECK_EQ(check(predicates, 2).turns, 7);
}

static const char arrays[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n"
    "entry:\n  %array = alloca [4 x i32], align 16\n  %n = call i32 @input()\n"
    "  store i32 %n, ptr %array\n  %one = getelementptr i8, ptr %array, i64 4\n"
    "  store i32 7, ptr %one\n  br label %loop\n"
    "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  %low = and i32 %i, 1\n"
    "  %at = getelementptr i32, ptr %array, i32 %low\n  %old = load i32, ptr %at\n"
    "  call void @rw_trace_direct(ptr %lane, i32 %old)\n  %new = add i32 %old, 100\n"
    "  store i32 %new, ptr %at\n  %next = add i32 %i, 1\n  %again = icmp ult i32 %next, 6\n"
    "  br i1 %again, label %loop, label %end\n"
    "end:\n  %last = load i32, ptr %one\n  call void @output(i32 %last)\n"
    "  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(arrays)
{
    const struct result r = check(arrays, 3);
    CHECK_EQ(r.turns, 1 + 6 + 1);
    CHECK_EQ(r.size, 8 + 4); /* where the array is, i; where its second element is, is known */
}

/* What lies in the lane is addressed anew, so that the address of the lane is not kept. */
static const char fields[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n"
    "entry:\n  %field = getelementptr i8, ptr %lane, i64 8\n"
    "  %inner = getelementptr i8, ptr %field, i64 0\n  br label %loop\n"
    "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  store i32 %i, ptr %inner\n"
    "  call void @rw_trace_direct(ptr %lane, i32 %i)\n  %next = add i32 %i, 1\n"
    "  %again = icmp ult i32 %next, 4\n  br i1 %again, label %loop, label %end\n"
    "end:\n  %last = load i32, ptr %field\n  call void @output(i32 %last)\n"
    "  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(fields)
{
    const struct result r = check(fields, 0);
    CHECK_EQ(r.turns, 1 + 4 + 1);
    CHECK_EQ(r.size, 4);
}

/* ---- which loop, and which ends ---- */

static const char nested[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n"
    "entry:\n  br label %outer\n"
    "outer:\n  %o = phi i32 [ 0, %entry ], [ %o1, %between ]\n  br label %inner\n"
    "inner:\n  %i = phi i32 [ %o, %outer ], [ %i1, %inner ]\n"
    "  call void @rw_trace_direct(ptr %lane, i32 %i)\n  %i1 = add i32 %i, 1\n"
    "  %more = icmp ult i32 %i1, 3\n  br i1 %more, label %inner, label %between\n"
    "between:\n  call void @output(i32 %i)\n  %o1 = add i32 %o, 1\n"
    "  %again = icmp ult i32 %o1, 3\n  br i1 %again, label %outer, label %end\n"
    "end:\n  call void @output(i32 %o)\n  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(nested)
{
    const struct result r = check(nested, 0);
    CHECK_EQ(r.traces, 3 + 2 + 1);
    CHECK_EQ(r.turns, 1 + 6);
    CHECK_EQ(r.states, 1);
    CHECK_EQ(r.ends, 0);
}

static const char returns[] = DECLARE KERNEL "define void @program.3(ptr %lane) {\n" FIBONACCI
                                             "end:\n  call void @rw_finish(ptr %lane)\n"
                                             "  ret void\n}\n";

TEST(nothing_follows)
{
    const struct result r = check(returns, 5);
    CHECK_EQ(r.turns, 1 + 5);
    CHECK_EQ(r.states, 1);
}

#define CASE(n)                                                                                    \
    "end" #n ":\n  call void @output(i32 " #n ")\n  call void @rw_finish(ptr %lane)\n"             \
    "  ret void\n"
#define SWITCH                                                                                     \
    "define void @program.3(ptr %lane) {\n"                                                        \
    "entry:\n  %n = call i32 @input()\n  br label %loop\n"                                         \
    "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n"                                      \
    "  call void @rw_trace_direct(ptr %lane, i32 %i)\n  %next = add i32 %i, 1\n"                   \
    "  %left = sub i32 %n, %i\n  switch i32 %left, label %loop [ i32 0, label %end0\n"             \
    "    i32 99, label %end1 i32 98, label %end2 i32 97, label %end3\n"

static const char many_ends[] = DECLARE KERNEL SWITCH "    i32 96, label %end4 ]\n" CASE(0) CASE(1)
    CASE(2) CASE(3) CASE(4) "}\n";
static const char some_ends[] = DECLARE KERNEL SWITCH "  ]\n" CASE(0) CASE(1) CASE(2) CASE(3) "}\n";

TEST(ends)
{
    CHECK_EQ(check(some_ends, 6).states, 5);
    CHECK_EQ(check(some_ends, 6).ends, 0x1e);
    CHECK_EQ(check(some_ends, 6).turns, 1 + 7 + 1);
    CHECK_EQ(check(some_ends, 105).turns, 1 + 7 + 1);
    CHECK_EQ(check(many_ends, 6).states, 1);
    CHECK_EQ(check(many_ends, 6).turns, 1 + 7);
}

static const char no_loop[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n"
    "entry:\n  %n = call i32 @input()\n  call void @rw_trace_direct(ptr %lane, i32 %n)\n"
    "  br label %loop\n"
    "loop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n  call void @output(i32 %i)\n"
    "  %next = add i32 %i, 1\n  %again = icmp ult i32 %next, 4\n"
    "  br i1 %again, label %loop, label %end\n"
    "end:\n  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(no_loop_traces)
{
    CHECK_EQ(check(no_loop, 2).states, 0);
    CHECK_EQ(check(no_loop, 2).turns, 1);
}

static const char two[] = DECLARE KERNEL
    "define void @program.3(ptr %lane) {\n" FIBONACCI "end:\n  call void @output(i32 %n)\n"
    "  call void @rw_finish(ptr %lane)\n  ret void\n}\n"
    "define void @program.4(ptr %lane) {\n" FIBONACCI "end:\n  call void @output(i32 %i)\n"
    "  call void @rw_finish(ptr %lane)\n  ret void\n}\n";

TEST(two_programs)
{
    const struct result r = check(two, 4);
    CHECK_EQ(r.states, 4);
    CHECK_EQ(r.ends, 0xa);
    CHECK_EQ(r.turns, 1 + 4 + 1);
}

/* ---- the whole way to a GPU ---- */

/* Sums what a loop traces, in an array too. */
static const char looping[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry __raygen__tracer()\n{\n"
    "  .local .align 4 .b8 depot[8];\n  .reg .pred %p<2>;\n  .reg .b32 %r<5>;\n"
    "  .reg .f32 %f<2>;\n  .reg .b64 %rd<3>;\n"
    "  mov.f32 %f1, 0f00000000;\n  mov.u32 %r1, 1;\n  mov.u32 %r2, 0;\n  mov.u64 %rd1, 0;\n"
    "  mov.u64 %rd2, depot;\n  st.local.u32 [%rd2], %r2;\nloop:\n" TRACE
    "  ld.local.u32 %r4, [%rd2];\n  add.u32 %r4, %r4, %r3;\n  "
    "st.local.u32 [%rd2], %r4;\n"
    "  setp.lt.u32 %p1, %r4, 1000;\n  @%p1 bra loop;\n  "
    "st.global.u32 [%rd1], %r4;\n  ret;\n}\n";

/* Bytes of the kernel's variables; 0: it was not made. */
static uint64_t bytes_left(bool rounds, uint32_t *states)
{
    uint64_t left = 0;
    struct tracer r;
    *states = 0;
    if (open_tracer(&r, looping,
                    &(struct rwc_kernel_desc){.features = RW_FEATURE_SBT | RW_FEATURE_TRIANGLES,
                                              .rounds = rounds})) {
        LLVMValueRef kernel = LLVMGetNamedFunction(r.t.unit.module, RWC_ENTRY_LAUNCH);
        LLVMBasicBlockRef entry = LLVMGetEntryBasicBlock(kernel);
        LLVMTargetDataRef layout = LLVMGetModuleDataLayout(r.t.unit.module);
        for (LLVMValueRef i = LLVMGetFirstInstruction(entry); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsAAllocaInst(i)) left += LLVMABISizeOfType(layout, LLVMGetAllocatedType(i));
        *states = r.t.unit.programs[0].resume_count;
    }
    close_tracer(&r);
    return left;
}

TEST(registers)
{
    uint32_t states = 0, others = 0;
    enum { PAYLOAD = 4 }; /* which nothing reads */
    const uint64_t whole = bytes_left(false, &others);
    CHECK(whole > 0 && bytes_left(true, &states) <= whole + PAYLOAD);
    CHECK_EQ(states, 1);
    CHECK_EQ(others, 0);
}

static const struct rw_test tests[] = {
    {"values", test_values},
    {"predicates", test_predicates},
    {"arrays", test_arrays},
    {"fields", test_fields},
    {"nested", test_nested},
    {"nothing follows", test_nothing_follows},
    {"ends", test_ends},
    {"no loop traces", test_no_loop_traces},
    {"two programs", test_two_programs},
    {"registers", test_registers},
};

int main(void)
{
    return RUN_TABLE(tests);
}
