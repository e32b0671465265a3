/* SPDX-License-Identifier: Apache-2.0 */
/*
 * LLVM 19's fix-irreducible ignores a switch that jumps into a loop: the branch to the loop's head
 * becomes unconditional, or the pass crashes. The pass `structure` must keep what the switch means.
 * Shapes with such a resume switch are compiled with and without the pass, run for every state, and
 * compared by the trace of what they did.
 */
#include "tests/passes/backend.h"

/* %log: [0] = count, then entries. @step appends and returns how often it was called. */
#define PROLOGUE                                                                                   \
    "define internal i32 @step(ptr %log, i32 %what) noinline {\n"                                  \
    "  %n = load i32, ptr %log\n  %m = add i32 %n, 1\n  store i32 %m, ptr %log\n"                  \
    "  %i = and i32 %m, 63\n  %p = getelementptr i32, ptr %log, i32 %i\n"                          \
    "  store i32 %what, ptr %p\n  ret i32 %m\n}\n"                                                 \
    "define ptx_kernel void @rw_megakernel(ptr %log, i32 %state, i32 %n) {\n"

struct shape {
    const char *name, *ir;
};

static const struct shape shapes[] = {
    {"resume in loop",
     PROLOGUE "entry:\n  switch i32 %state, label %head [ i32 1, label %after ]\n"
              "head:\n  %i = phi i32 [ 0, %entry ], [ %i3, %latch ]\n"
              "  %c = icmp slt i32 %i, %n\n  br i1 %c, label %body, label %exit\n"
              "body:\n  %r = call i32 @step(ptr %log, i32 %i)\n  br label %after\n"
              "after:\n  %i2 = phi i32 [ %i, %body ], [ 2, %entry ]\n"
              "  %r2 = call i32 @step(ptr %log, i32 100)\n  br label %latch\n"
              "latch:\n  %i3 = add i32 %i2, 1\n  br label %head\n"
              "exit:\n  %z = call i32 @step(ptr %log, i32 200)\n  ret void\n}\n"},
    {"two resumes in one loop", PROLOGUE
     "entry:\n  switch i32 %state, label %head [ i32 1, label %first\n i32 2, label %second ]\n"
     "head:\n  %i = phi i32 [ 0, %entry ], [ %i4, %latch ]\n"
     "  %c = icmp slt i32 %i, %n\n  br i1 %c, label %body, label %exit\n"
     "body:\n  %r = call i32 @step(ptr %log, i32 %i)\n"
     "  %odd = and i32 %i, 1\n  %o = icmp eq i32 %odd, 0\n"
     "  br i1 %o, label %first, label %second\n"
     "first:\n  %i2 = phi i32 [ %i, %body ], [ 1, %entry ]\n"
     "  %r2 = call i32 @step(ptr %log, i32 100)\n  br label %second\n"
     "second:\n  %i3 = phi i32 [ %i2, %first ], [ %i, %body ], [ 3, %entry ]\n"
     "  %r3 = call i32 @step(ptr %log, i32 101)\n  br label %latch\n"
     "latch:\n  %i4 = add i32 %i3, 1\n  br label %head\n"
     "exit:\n  %z = call i32 @step(ptr %log, i32 200)\n  ret void\n}\n"},
    {"resume in nested loop", PROLOGUE
     "entry:\n  switch i32 %state, label %outer [ i32 1, label %inside\n i32 2, label %between ]\n"
     "outer:\n  %i = phi i32 [ 0, %entry ], [ %i4, %next ]\n"
     "  %c = icmp slt i32 %i, %n\n  br i1 %c, label %inner, label %exit\n"
     "inner:\n  %i2 = phi i32 [ %i, %outer ], [ %i3, %inside ]\n"
     "  %j = phi i32 [ 0, %outer ], [ %j3, %inside ]\n"
     "  %r = call i32 @step(ptr %log, i32 %j)\n"
     "  %d = icmp slt i32 %j, %n\n  br i1 %d, label %inside, label %between\n"
     "inside:\n  %i3 = phi i32 [ %i2, %inner ], [ 1, %entry ]\n"
     "  %j2 = phi i32 [ %j, %inner ], [ 1, %entry ]\n"
     "  %r2 = call i32 @step(ptr %log, i32 100)\n  %j3 = add i32 %j2, 1\n  br label %inner\n"
     "between:\n  %i5 = phi i32 [ %i2, %inner ], [ 1, %entry ]\n"
     "  %r3 = call i32 @step(ptr %log, i32 101)\n  br label %next\n"
     "next:\n  %i4 = add i32 %i5, 1\n  br label %outer\n"
     "exit:\n  %z = call i32 @step(ptr %log, i32 200)\n  ret void\n}\n"},
    {"only the switch enters",
     PROLOGUE "entry:\n  switch i32 %state, label %exit [ i32 0, label %a\n i32 1, label %b\n i32 "
              "2, label %a ]\n"
              "a:\n  %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %i3, %b ]\n"
              "  %r = call i32 @step(ptr %log, i32 1)\n  %i2 = add i32 %i, 1\n"
              "  %c = icmp slt i32 %i2, %n\n  br i1 %c, label %b, label %exit\n"
              "b:\n  %i4 = phi i32 [ 1, %entry ], [ %i2, %a ]\n"
              "  %r2 = call i32 @step(ptr %log, i32 2)\n  %i3 = add i32 %i4, 1\n"
              "  %d = icmp slt i32 %i3, %n\n  br i1 %d, label %a, label %exit\n"
              "exit:\n  %z = call i32 @step(ptr %log, i32 200)\n  ret void\n}\n"},
};

typedef void (*entry_function)(uint32_t *log, int state, int n);

static bool has_switch(LLVMModuleRef module)
{
    LLVMValueRef f = LLVMGetNamedFunction(module, "rw_megakernel");
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(f); b; b = LLVMGetNextBasicBlock(b))
        if (LLVMGetInstructionOpcode(LLVMGetBasicBlockTerminator(b)) == LLVMSwitch) return true;
    return false;
}

static bool open_shape(struct backend *b, const struct shape *shape, bool structured)
{
    if (!open_backend(b, RWC_TARGET_CPU, 0, shape->ir)) return false;
    if (structured) {
        if (!rwc_pass_structure(&b->unit) || has_switch(b->unit.module)) return false;
        if (!rwc_verify(&b->unit, "structure")) return false;
    }
    return build(b, "lower");
}

static unsigned differences(const struct shape *shape)
{
    struct backend plain, structured;
    if (!open_shape(&plain, shape, false) || !open_shape(&structured, shape, true)) return 1000;
    entry_function expected = (entry_function)cpu_entry(&plain);
    entry_function actual = (entry_function)cpu_entry(&structured);
    unsigned wrong = 0;
    for (int state = 0; state < 4; state++)
        for (int n = 0; n < 6; n++) {
            uint32_t a[64] = {0}, b[64] = {0};
            expected(a, state, n);
            actual(b, state, n);
            if (!memcmp(a, b, sizeof(a))) continue;
            fprintf(stderr, "%s: state %d, n %d: %u steps, expected %u\n", shape->name, state, n,
                    b[0], a[0]);
            wrong++;
        }
    close_backend(&plain);
    close_backend(&structured);
    return wrong;
}

TEST(switch_keeps_its_meaning)
{
    for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++)
        CHECK_EQ(differences(&shapes[i]), 0);
}

static const struct rw_test tests[] = {
    {"switch keeps its meaning", test_switch_keeps_its_meaning},
};

int main(void)
{
    return RUN_TABLE(tests);
}
