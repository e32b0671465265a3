/* SPDX-License-Identifier: Apache-2.0 */
/* Emission: target lines by compute capability, kernels, the constant block, the CPU object. */
#include <llvm-c/BitWriter.h>

#include "compiler/target/parts.h"
#include "tests/passes/backend.h"

static const char kernel_ir[] =
    "@rw_constant_block = addrspace(4) externally_initialized global [64 x i8] zeroinitializer, "
    "align 16\n"
    "%launch = type { [18 x i64] }\n"
    "define void @rw_megakernel(ptr byval(%launch) align 8 %l) {\n"
    "  %v = load i64, ptr %l\n"
    "  %c = load i32, ptr addrspace(4) @rw_constant_block, align 16\n"
    "  %p = inttoptr i64 %v to ptr addrspace(1)\n"
    "  store i32 %c, ptr addrspace(1) %p\n"
    "  ret void\n"
    "}\n"
    "!nvvm.annotations = !{!0}\n"
    "!0 = !{ptr @rw_megakernel, !\"kernel\", i32 1}\n";

static bool emit_for(struct backend *b, unsigned sm)
{
    return open_backend(b, RWC_TARGET_CUDA, sm, kernel_ir) && build(b, "lower");
}

TEST(target_lines)
{
    static const struct {
        unsigned sm;
        const char *version, *target;
    } expected[] = {
        {75, ".version 7.1", ".target sm_75"},  {80, ".version 7.1", ".target sm_80"},
        {89, ".version 7.8", ".target sm_89"},  {90, ".version 7.8", ".target sm_90"},
        {100, ".version 7.8", ".target sm_90"}, {120, ".version 7.8", ".target sm_90"},
        {88, ".version 7.4", ".target sm_87"},
    };
    for (size_t i = 0; i < sizeof(expected) / sizeof(expected[0]); i++) {
        struct backend b;
        CHECK(emit_for(&b, expected[i].sm));
        CHECK_CONTAINS(b.code, expected[i].version);
        CHECK_CONTAINS(b.code, expected[i].target);
        CHECK_EQ(b.size, strlen(b.code));
        close_backend(&b);
    }
}

TEST(too_old_gpu_is_refused)
{
    struct backend b;
    CHECK(!emit_for(&b, 61));
    CHECK_CONTAINS(messages(&b), "6.1");
    CHECK_CONTAINS(messages(&b), "7.0");
    close_backend(&b);
}

TEST(kernel_and_constant_block_are_visible)
{
    struct backend b;
    CHECK(emit_for(&b, 75));
    CHECK_CONTAINS(b.code, ".visible .entry rw_megakernel(");
    CHECK_CONTAINS(b.code, ".visible .const .align 16 .b8 rw_constant_block[64]");
    close_backend(&b);
}

/* A loop whose body the optimiser must neither unroll nor duplicate: one ballot stays one. */
static const char ballot_ir[] =
    "declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #0\n"
    "define internal i32 @votes(i1 %p) {\n"
    "  %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %p)\n"
    "  ret i32 %b\n"
    "}\n"
    "define ptx_kernel void @rw_megakernel(ptr %out, i32 %n) {\n"
    "entry:\n"
    "  br label %head\n"
    "head:\n"
    "  %state = phi i32 [ 0, %entry ], [ %next, %latch ]\n"
    "  %live = icmp ult i32 %state, 4\n"
    "  %b = call i32 @votes(i1 %live)\n"
    "  %any = icmp ne i32 %b, 0\n"
    "  br i1 %any, label %dispatch, label %exit\n"
    "dispatch:\n"
    "  switch i32 %state, label %latch [ i32 0, label %s0\n i32 1, label %s1 ]\n"
    "s0:\n  store volatile i32 %n, ptr %out\n  br label %latch\n"
    "s1:\n  store volatile i32 7, ptr %out\n  br label %latch\n"
    "latch:\n"
    "  %next = phi i32 [ 2, %dispatch ], [ 1, %s0 ], [ 4, %s1 ]\n"
    "  br label %head\n"
    "exit:\n"
    "  ret void\n"
    "}\n"
    "attributes #0 = { convergent nounwind }\n";

TEST(dispatch_is_not_duplicated)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CUDA, 75, ballot_ir) && build(&b, "lower"));
    const char *first = strstr(b.code, "vote.sync.ballot");
    CHECK(first != NULL);
    CHECK(strstr(first + 1, "vote.sync.ballot") == NULL);
    close_backend(&b);
}

/* Helpers are inlined even if the built-in code was compiled for another processor. */
static const char inline_ir[] =
    "define i32 @twice(i32 %a) #0 {\n  %r = mul i32 %a, 2\n  ret i32 %r\n}\n"
    "define internal i32 @kept(i32 %a) noinline {\n  %r = mul i32 %a, 3\n  ret i32 %r\n}\n"
    "define void @rw_megakernel(ptr %out, i32 %a) {\n"
    "  %r = call i32 @twice(i32 %a)\n  %q = call i32 @kept(i32 %r)\n"
    "  store i32 %q, ptr %out\n  ret void\n}\n"
    "attributes #0 = { \"target-cpu\"=\"sm_90\" \"target-features\"=\"+ptx85,+sm_90\" }\n";

TEST(cpu_object_runs)
{
    struct backend b;
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0, inline_ir) && build(&b, "lower"));
    CHECK(LLVMGetNamedFunction(b.unit.module, "twice") == NULL);
    CHECK(LLVMGetNamedFunction(b.unit.module, "kept") != NULL);
    void (*entry)(int *, int) = (void (*)(int *, int))cpu_entry(&b);
    CHECK(entry != NULL);
    CHECK(rwc_cpu_symbol(b.loaded, "no_such_symbol", NULL) == NULL);
    int out = 0;
    entry(&out, 7);
    close_backend(&b);
    CHECK_EQ(out, 42);
}

/* Parts have a context each, whose errors are those of the part and do not end the process. */
TEST(error_in_a_part)
{
    struct backend b;
    struct rwc_diag diag = {0};
    static const unsigned parts[] = {0};
    CHECK(open_backend(&b, RWC_TARGET_CPU, 0,
                       "declare void @gone() \"dontcall-error\"=\"it is gone\"\n"
                       "define void @rw_megakernel() {\n  call void @gone()\n  ret void\n}\n"));
    CHECK(rwc_run_passes(&b.unit, "lower", "lower"));
    LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(b.unit.module);
    CHECK(!rwc_emit_part(&b.unit, bitcode, parts, 0, &diag));
    CHECK_CONTAINS(diag.text, "LLVM: ");
    CHECK_CONTAINS(diag.text, "it is gone");
    CHECK_EQ(b.diag.errors, 0);
    LLVMDisposeMemoryBuffer(bitcode);
    rwc_diag_free(&diag);
    close_backend(&b);
}

static const struct rw_test tests[] = {
    {"target lines", test_target_lines},
    {"too old GPU is refused", test_too_old_gpu_is_refused},
    {"kernel and constant block are visible", test_kernel_and_constant_block_are_visible},
    {"dispatch is not duplicated", test_dispatch_is_not_duplicated},
    {"CPU object runs", test_cpu_object_runs},
    {"error in a part", test_error_in_a_part},
};

int main(void)
{
    return RUN_TABLE(tests);
}
