/* SPDX-License-Identifier: Apache-2.0 */
/*
 * With strategy DIRECT traversal is one function that the traces of a pipeline of OptiX 7 call,
 * where there are several and no program runs inside it; otherwise there is a copy for each.
 */
#include "compiler/pipeline.h"
#include "raywright.h"
#include "tests/passes/support.h"

#define FOUR(x) x ", " x ", " x ", " x
#define ALL(x) FOUR(FOUR(x)) ", " FOUR(FOUR(x))
#define TRACE                                                                                      \
    "  call (" ALL("%r3") "), _optix_trace_typed_32, (%r1, %rd1, %f1, %f1, %f1, %f1, %f1, %f1, "   \
                          "%f1, %f1, %f1, %r1, %r2, %r1, %r1, %r1, %r1, " ALL("%r1") ");\n"

#define CLASSIC                                                                                    \
    "  call _rt_trace_64, (%r1, %f1, %f1, %f1, %f1, %f1, %f1, %r1, %f1, %f1, %rd1, %r1);\n"
#define MODULE(traces)                                                                             \
    ".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry __raygen__tracer()\n{\n"       \
    "  .reg .b32 %r<4>;\n  .reg .f32 %f<2>;\n  .reg .b64 %rd<2>;\n"                                \
    "  mov.f32 %f1, 0f00000000;\n  mov.u32 %r1, 1; mov.u32 %r2, 0;\n  mov.u64 %rd1, 0;\n" traces   \
    "  ret;\n}\n"

static const char pipeline[] = MODULE(TRACE TRACE TRACE);
static const char single[] = MODULE(TRACE);
static const char classic[] = MODULE(CLASSIC CLASSIC CLASSIC);

enum { NO_FUNCTION = -1 };

#define PIPELINE (RW_FEATURE_SBT | RW_FEATURE_TRIANGLES)

/* Calls of traversal in the kernel of a program. */
static int calls_of(const char *ptx, const char *skipped, uint32_t features)
{
    int calls = NO_FUNCTION;
    struct test_unit t = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "apart.ptx", &t.diag);
    if (!module) return calls;
    struct rwc_program_desc program = {.module = module,
                                       .program = rwc_module_find(module, "__raygen__tracer"),
                                       .kind = RWC_RAY_GENERATION,
                                       .id = RW_STATE_FIRST_PROGRAM};
    t.desc = (struct rwc_kernel_desc){.target = RWC_TARGET_CUDA,
                                      .sm = 75,
                                      .strategy = RWC_STRATEGY_DIRECT,
                                      .programs = &program,
                                      .program_count = 1,
                                      .ray_type_count = 1,
                                      .max_trace_depth = 1,
                                      .features = features,
                                      .skip_passes = skipped,
                                      .verify_each = true};
    if (rwc_unit_init(&t.unit, &t.desc, &t.diag) && rwc_run_passes(&t.unit, NULL, NULL)) {
        LLVMValueRef function = LLVMGetNamedFunction(t.unit.module, "rw_find_hit");
        if (function) calls = 0;
        for (LLVMUseRef use = function ? LLVMGetFirstUse(function) : NULL; use;
             use = LLVMGetNextUse(use))
            calls++;
    }
    if (t.unit.context) rwc_unit_destroy(&t.unit);
    rwc_module_free(module);
    rwc_diag_free(&t.diag);
    return calls;
}

TEST(one_function)
{
    CHECK_EQ(calls_of(pipeline, NULL, PIPELINE), 3);
    CHECK_EQ(calls_of(pipeline, NULL, PIPELINE | RW_FEATURE_INSTANCES), 3);
}

TEST(a_copy_for_each_trace)
{
    CHECK_EQ(calls_of(pipeline, "apart", PIPELINE), NO_FUNCTION);
    CHECK_EQ(calls_of(single, NULL, PIPELINE), NO_FUNCTION);
    CHECK_EQ(calls_of(classic, NULL, RW_FEATURE_TRIANGLES), NO_FUNCTION);
}

TEST(programs_inside_see_the_lane)
{
    CHECK_EQ(calls_of(pipeline, NULL, PIPELINE | RW_FEATURE_ANY_HIT), NO_FUNCTION);
    CHECK_EQ(calls_of(pipeline, NULL, PIPELINE | RW_FEATURE_PRIMITIVES), NO_FUNCTION);
    CHECK_EQ(calls_of(pipeline, NULL, PIPELINE | RW_FEATURE_PROFILE), NO_FUNCTION);
}

static const struct rw_test tests[] = {
    {"one function", test_one_function},
    {"a copy for each trace", test_a_copy_for_each_trace},
    {"programs inside see the lane", test_programs_inside_see_the_lane},
};

int main(void)
{
    return RUN_TABLE(tests);
}
