/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel that may come to the trace depth tells the host so by a function of its own. That is a
 * call, but no recursion, for which a GPU would reserve stack; and LLVM numbers calls through all
 * that a process compiles, so that the same kernel was another text the second time.
 */
#include "compiler/compiler.h"
#include "tests/harness.h"

#define TRACE                                                                                      \
    "\t.reg .b32 %r<4>;\n\t.reg .b64 %d<3>;\n\t.reg .f32 %f<3>;\n\t.local .align 4 .b8 pay[4];\n"  \
    "\tmov.u32 %r2, 0;\n\tmov.u32 %r3, 4;\n"                                                       \
    "\tmov.f32 %f1, 0f00000000;\n\tmov.f32 %f2, 0f3F800000;\n"                                     \
    "\tst.local.u32 [pay], %r2;\n\tmov.u64 %d1, pay;\n\tcvta.local.u64 %d2, %d1;\n"                \
    "\tcall _rt_trace_64, (%r2, %f1, %f1, %f1, %f1, %f1, %f2, %r2, %f1, %f2, %d2, %r3);\n"

static const char ptx[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                          ".visible .entry start()\n{\n" TRACE "\tret;\n}\n"
                          ".visible .entry hit()\n{\n" TRACE "\tret;\n}\n";

/* NULL: it does not compile. */
static struct rwc_kernel *compile(bool recursive)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "limit.ptx", &diag);
    if (!module) fprintf(stderr, "%s\n", diag.text);
    if (!module) return NULL;
    struct rwc_program_desc programs[] = {
        {module, rwc_module_find(module, "start"), RWC_RAY_GENERATION, .id = 2},
        {module, rwc_module_find(module, "hit"), RWC_CLOSEST_HIT, .id = 3, .ray_types = 1},
    };
    struct rwc_kernel_desc desc = {.target = RWC_TARGET_CUDA,
                                   .sm = 75,
                                   .programs = programs,
                                   .program_count = recursive ? 2 : 1,
                                   .ray_type_count = 1,
                                   .max_trace_depth = 3};
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (!kernel) fprintf(stderr, "%s\n", diag.text);
    rwc_module_free(module);
    rwc_diag_free(&diag);
    return kernel;
}

TEST(a_call_is_no_recursion)
{
    struct rwc_kernel *kernel = compile(true);
    CHECK(kernel != NULL);
    CHECK(strstr(kernel->code, "call.uni") != NULL);
    CHECK(kernel->has_limits && !kernel->recurses && kernel->traces_again);
    rwc_kernel_free(kernel);
    kernel = compile(false);
    CHECK(kernel != NULL);
    CHECK(!kernel->has_limits && !kernel->recurses && !kernel->traces_again);
    rwc_kernel_free(kernel);
}

TEST(the_same_text_twice)
{
    struct rwc_kernel *first = compile(true), *second = compile(true);
    CHECK(first && second);
    CHECK(!strcmp(first->code, second->code));
    rwc_kernel_free(first);
    rwc_kernel_free(second);
}

static const struct rw_test tests[] = {
    {"a call is no recursion", test_a_call_is_no_recursion},
    {"the same text twice", test_the_same_text_twice},
};

int main(void)
{
    return RUN_TABLE(tests);
}
