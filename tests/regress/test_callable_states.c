/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A callable program that traces is a state of the dispatch loop as much as a hit program, and one
 * that is inlined where it is called is none. Kernels used to report neither.
 */
#include "compiler/compiler.h"
#include "tests/harness.h"

/* By its id, start calls `trace`, which suspends, or `add`, which does not. */
static const char ptx[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .func (.param .b32 r) trace(.param .b32 a)\n{\n"
    "\t.reg .b32 %r<4>;\n\t.reg .b64 %d<3>;\n\t.reg .f32 %f<3>;\n\t.local .align 4 .b8 pay[4];\n"
    "\tld.param.b32 %r1, [a];\n\tmov.u32 %r2, 0;\n\tmov.u32 %r3, 4;\n"
    "\tmov.f32 %f1, 0f00000000;\n\tmov.f32 %f2, 0f3F800000;\n"
    "\tst.local.u32 [pay], %r1;\n\tmov.u64 %d1, pay;\n\tcvta.local.u64 %d2, %d1;\n"
    "\tcall _rt_trace_64, (%r2, %f1, %f1, %f1, %f1, %f1, %f2, %r2, %f1, %f2, %d2, %r3);\n"
    "\tld.local.u32 %r1, [pay];\n\tst.param.b32 [r], %r1;\n\tret;\n}\n"
    ".visible .func (.param .b32 r) add(.param .b32 a)\n{\n"
    "\t.reg .b32 %r<3>;\n"
    "\tld.param.b32 %r1, [a];\n\tadd.u32 %r2, %r1, 1;\n\tst.param.b32 [r], %r2;\n\tret;\n}\n"
    ".visible .entry start()\n{\n"
    "\t.reg .b32 %r<4>;\n\t.reg .b64 %d<3>;\n"
    "\tmov.u32 %r1, %tid.x;\n\tmov.u64 %d1, 0;\n"
    "\tcall (%d2), _rt_callable_program_from_id_v2_64, (%r1, %d1);\n"
    "\t{\n\t.param .b32 a;\n\t.param .b32 r;\n\tst.param.b32 [a], %r1;\n"
    "\tform : .callprototype (.param .b32 _) _ (.param .b32 _);\n"
    "\tcall (r), %d2, (a), form;\n\tld.param.b32 %r2, [r];\n\t}\n"
    "\tcall _rt_throw, (%r2);\n\tret;\n}\n";

/* 0: it does not compile. */
static uint32_t count_states(size_t program_count)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "states.ptx", &diag);
    if (!module) fprintf(stderr, "%s\n", diag.text);
    if (!module) return 0;
    struct rwc_program_desc programs[] = {
        {module, rwc_module_find(module, "start"), RWC_RAY_GENERATION, .id = 2},
        {module, rwc_module_find(module, "add"), RWC_CALLABLE, .id = 3, .callable_id = 3},
        {module, rwc_module_find(module, "trace"), RWC_CALLABLE, .id = 4, .callable_id = 4},
    };
    struct rwc_kernel_desc desc = {.target = RWC_TARGET_CUDA,
                                   .sm = 75,
                                   .programs = programs,
                                   .program_count = program_count,
                                   .features = RW_FEATURE_USER_EXCEPTION,
                                   .max_trace_depth = 2,
                                   .max_call_depth = 2};
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (!kernel) fprintf(stderr, "%s\n", diag.text);
    uint32_t states = kernel ? kernel->state_count : 0;
    rwc_kernel_free(kernel);
    rwc_module_free(module);
    rwc_diag_free(&diag);
    return states;
}

TEST(inlined_callable)
{
    CHECK_EQ(count_states(2), 1);
}

/* Two programs, and a resume point of each. */
TEST(callable_that_traces)
{
    CHECK_EQ(count_states(3), 4);
}

static const struct rw_test tests[] = {
    {"inlined callable", test_inlined_callable},
    {"callable that traces", test_callable_that_traces},
};

int main(void)
{
    return RUN_TABLE(tests);
}
