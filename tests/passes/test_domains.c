/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Large functions of a CPU kernel are compiled without AVX512BW, where the processor has it, and no
 * others: LLVM's X86DomainReassignment would take a time that grows with their square.
 */
#include "compiler/target/cpu/lower.h"
#include "compiler/target/machine.h"
#include "tests/passes/support.h"

enum { LARGE = 5000, TEXT = 1 << 18 };

static bool prepare(struct rwc_unit *unit)
{
    rwc_prepare_cpu(unit);
    return true;
}

/* A function of many additions, and one of none. */
static char *module_text(void)
{
    char *text = malloc(TEXT), *at = text;
    at += sprintf(at, "define i32 @large(i32 %%v0) {\n");
    for (int k = 1; k <= LARGE; k++) at += sprintf(at, "  %%v%d = add i32 %%v%d, 1\n", k, k - 1);
    at += sprintf(at, "  ret i32 %%v%d\n}\ndefine void @small() {\n  ret void\n}\n", LARGE);
    return text;
}

static bool has_features(struct test_unit *t, const char *function, const char *features)
{
    static const char name[] = "target-features";
    LLVMAttributeRef attribute = LLVMGetStringAttributeAtIndex(
        LLVMGetNamedFunction(t->unit.module, function),
        (LLVMAttributeIndex)LLVMAttributeFunctionIndex, name, sizeof(name) - 1);
    unsigned length = 0;
    const char *value = attribute ? LLVMGetStringAttributeValue(attribute, &length) : "";
    return strlen(features) == length && !strncmp(value, features, length);
}

/* On a machine with `features` the large function gets `expected`. */
static void check_features(const char *features, const char *expected, int *rw_failed)
{
    struct test_unit t;
    char *text = module_text();
    CHECK(open_unit(&t, NULL, 0, text));
    t.unit.machine =
        rwc_machine_create("x86_64-linux-gnu", "x86-64", features, LLVMRelocPIC, &t.diag);
    CHECK(t.unit.machine != NULL);
    CHECK(run_pass(&t, prepare));
    CHECK(has_features(&t, "large", expected));
    CHECK(has_features(&t, "small", ""));
    LLVMDisposeTargetMachine(t.unit.machine);
    close_unit(&t);
    free(text);
}

TEST(with_avx512)
{
    check_features("+avx512f,+avx512bw", "+avx512f,+avx512bw,-avx512bw", rw_failed);
}

TEST(without)
{
    check_features("+avx2", "", rw_failed);
}

static const struct rw_test tests[] = {
    {"with AVX-512", test_with_avx512},
    {"without", test_without},
};

int main(void)
{
    return RUN_TABLE(tests);
}
