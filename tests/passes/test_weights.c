/* SPDX-License-Identifier: Apache-2.0 */
/* Branches on values that many ways lead to are told to be even, before a GPU's code is emitted. */
#include "compiler/target/backend.h"
#include "tests/passes/support.h"

enum { WAYS = 128, VALUES = 7 };

/* A value of so many ways, and a chain of values of which each has the one before as a way; one
 * branch on each. */
static char *chain(unsigned ways)
{
    char *text = malloc(1 << 14), *at = text;
    at += sprintf(at, "define void @f(i32 %%n) {\nentry:\n  switch i32 %%n, label %%b0 [");
    for (unsigned i = 1; i < ways; i++) at += sprintf(at, " i32 %u, label %%b0", i);
    at += sprintf(at, " ]\nb0:\n  %%p0 = phi i32 ");
    for (unsigned i = 0; i < ways; i++) at += sprintf(at, "%s[ 7, %%entry ]", i ? ", " : "");
    for (unsigned k = 0; k < VALUES; k++) {
        at += sprintf(at,
                      "\n  %%c%u = icmp eq i32 %%p%u, %u\n"
                      "  br i1 %%c%u, label %%b%u, label %%end\nb%u:\n",
                      k, k, k, k, k + 1, k + 1);
        if (k + 1 < VALUES) at += sprintf(at, "  %%p%u = phi i32 [ %%p%u, %%b%u ]", k + 1, k, k);
    }
    sprintf(at, "  br label %%end\nend:\n  ret void\n}\n");
    return text;
}

/* A bit for each branch that is told to be even. */
static unsigned even_branches(unsigned ways)
{
    struct test_unit t;
    unsigned even = 0, number = 0;
    char *text = chain(ways);
    if (!open_unit(&t, NULL, 0, text)) return ~0u;
    t.desc.target = RWC_TARGET_CUDA;
    rwc_backend(&t.desc)->prepare(&t.unit);
    unsigned kind = LLVMGetMDKindIDInContext(t.unit.context, "prof", 4);
    LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(LLVMGetNamedFunction(t.unit.module, "f"));
    for (; b; b = LLVMGetNextBasicBlock(b)) {
        LLVMValueRef end = LLVMGetBasicBlockTerminator(b);
        if (!LLVMIsABranchInst(end) || !LLVMIsConditional(end)) continue;
        even |= (LLVMGetMetadata(end, kind) != NULL) << number++;
    }
    close_unit(&t);
    free(text);
    return even;
}

TEST(chains)
{
    CHECK_EQ(even_branches(WAYS), 0x1f); /* four values further */
    CHECK_EQ(even_branches(WAYS - 1), 0);
}

int main(void)
{
    static const struct rw_test tests[] = {{"chains", test_chains}};
    return RUN_TABLE(tests);
}
