/* SPDX-License-Identifier: Apache-2.0 */
/*
 * With strategy DIRECT traversal is one function that the traces of a pipeline of OptiX 7 call,
 * where there are several and no program runs inside it; otherwise there is a copy for each.
 */
#include "tests/passes/tracer.h"

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
    struct tracer r;
    if (open_tracer(&r, ptx,
                    &(struct rwc_kernel_desc){.features = features, .skip_passes = skipped})) {
        LLVMValueRef function = LLVMGetNamedFunction(r.t.unit.module, "rw_find_hit");
        if (function) calls = 0;
        for (LLVMUseRef use = function ? LLVMGetFirstUse(function) : NULL; use;
             use = LLVMGetNextUse(use))
            calls++;
    }
    close_tracer(&r);
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
