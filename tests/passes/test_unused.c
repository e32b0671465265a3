/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in code that a kernel has no use for is gone after load, and all of it that has one is
 * there: kernels of a program that traces, does not, or only reports hits, by all strategies.
 */
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/pipeline.h"
#include "tests/passes/support.h"

static const char ptx[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .entry plain() { ret; }\n"
    ".visible .entry tracer()\n{\n"
    "  .reg .b32 %r<2>;\n  .reg .f32 %f<2>;\n  .reg .b64 %rd<2>;\n"
    "  mov.f32 %f1, 0f00000000;\n  mov.u32 %r1, 1;\n  mov.u64 %rd1, 0;\n"
    "  call _rt_trace_64, (%r1, %f1, %f1, %f1, %f1, %f1, %f1, %r1, %f1, %f1, %rd1, %r1);\n"
    "  ret;\n}\n"
    ".visible .entry sphere(.param .u32 prim)\n{\n"
    "  .reg .b32 %r<3>;\n  mov.u32 %r1, 0;\n"
    "  call (%r2), _rt_report_intersection, (%r1);\n  ret;\n}\n";

struct kernel {
    struct rwc_module *module;
    struct rwc_program_desc program;
    struct test_unit t;
};

static bool run_with(struct kernel *k, const char *program, enum rwc_program_kind kind,
                     enum rwc_strategy strategy, const char *last, uint64_t features)
{
    *k = (struct kernel){0};
    k->module = rwc_module_create(ptx, strlen(ptx), "unused.ptx", &k->t.diag);
    if (!k->module) return false;
    k->program = (struct rwc_program_desc){.module = k->module,
                                           .program = rwc_module_find(k->module, program),
                                           .kind = kind,
                                           .id = RW_STATE_FIRST_PROGRAM};
    k->t.desc = (struct rwc_kernel_desc){.target = RWC_TARGET_CUDA,
                                         .sm = 75,
                                         .strategy = strategy,
                                         .features = features,
                                         .programs = &k->program,
                                         .program_count = 1,
                                         .verify_each = true};
    return k->program.program && rwc_unit_init(&k->t.unit, &k->t.desc, &k->t.diag) &&
           rwc_run_passes(&k->t.unit, NULL, last);
}

static bool run(struct kernel *k, const char *program, enum rwc_program_kind kind,
                enum rwc_strategy strategy, const char *last)
{
    return run_with(k, program, kind, strategy, last, 0);
}

static bool has(const struct kernel *k, const char *name)
{
    return LLVMGetNamedFunction(k->t.unit.module, name) != NULL;
}

static void finish(struct kernel *k)
{
    if (k->t.unit.context) rwc_unit_destroy(&k->t.unit);
    rwc_module_free(k->module);
    rwc_diag_free(&k->t.diag);
}

TEST(by_strategy)
{
    static const enum rwc_strategy all[] = {RWC_STRATEGY_STATES, RWC_STRATEGY_STRUCTURED,
                                            RWC_STRATEGY_BATCH, RWC_STRATEGY_DIRECT};
    for (int k = 0; k < 4; k++) {
        struct kernel tracer;
        CHECK(run(&tracer, "tracer", RWC_RAY_GENERATION, all[k], "load"));
        const bool direct = all[k] == RWC_STRATEGY_DIRECT;
        CHECK(has(&tracer, RWC_TRACE_SUSPENDED));
        CHECK_EQ(has(&tracer, RWC_TRACE_DIRECT), direct);
        CHECK_EQ(has(&tracer, "rw_traverse_step"), direct);
        CHECK_EQ(has(&tracer, RWC_TRAVERSE), !direct); /* no ray waits for dispatch */
        finish(&tracer);
    }
}

TEST(without_rays)
{
    struct kernel plain, sphere;
    CHECK(run(&plain, "plain", RWC_RAY_GENERATION, RWC_STRATEGY_STATES, "load"));
    CHECK(!has(&plain, RWC_TRAVERSE) && !has(&plain, RWC_TRACE_SUSPENDED));
    CHECK(!has(&plain, "rw_report_intersection"));
    finish(&plain);
    CHECK(run(&sphere, "sphere", RWC_INTERSECTION, RWC_STRATEGY_STATES, "load"));
    CHECK(!has(&sphere, RWC_TRAVERSE));
    CHECK(has(&sphere, "rw_report_intersection"));
    finish(&sphere);
}

/* The function of that name as C++ calls it, static ones included. */
static bool has_static(const struct kernel *k, const char *name)
{
    LLVMValueRef f = LLVMGetFirstFunction(k->t.unit.module);
    while (f && !strstr(LLVMGetValueName(f), name)) f = LLVMGetNextFunction(f);
    return f != NULL;
}

/* Code behind what is answered, in place or by a function that comes to a constant, is gone, and so
 * is what passes would make calls of for features and stubs that the kernel lacks. */
TEST(unreached)
{
    static const struct {
        uint64_t feature;
        const char *name;
    } rows[] = {{RW_FEATURE_PAGING, "rw_page_find"},
                {RW_FEATURE_PROFILE, "rw_profile_enter"},
                {RW_FEATURE_VERIFY, "rw_note_outside"},
                {RW_FEATURE_MOTION, "rw_meet_moving"},
                {RW_FEATURE_NARROW_NODES, "rw_narrow_step_node"}};
    for (size_t k = 0; k < sizeof(rows) / sizeof(rows[0]); k++)
        for (int with = 0; with < 2; with++) {
            struct kernel tracer;
            CHECK(run_with(&tracer, "tracer", RWC_RAY_GENERATION, RWC_STRATEGY_STATES, "load",
                           RW_FEATURE_TRIANGLES | (with ? rows[k].feature : 0)));
            CHECK_EQ(has_static(&tracer, rows[k].name), with);
            CHECK(has_static(&tracer, "rw_step_node"));
            CHECK(!has(&tracer, "rw_transform") && !has(&tracer, "rw_print"));
            finish(&tracer);
        }
}

/* What is left is a kernel. */
TEST(to_the_end)
{
    static const struct {
        const char *program;
        enum rwc_program_kind kind;
    } programs[] = {{"plain", RWC_RAY_GENERATION},
                    {"tracer", RWC_RAY_GENERATION},
                    {"sphere", RWC_INTERSECTION}};
    for (int k = 0; k < 3; k++)
        for (int s = 0; s < 3; s++) {
            static const enum rwc_strategy all[] = {RWC_STRATEGY_STATES, RWC_STRATEGY_BATCH,
                                                    RWC_STRATEGY_DIRECT};
            struct kernel kernel;
            CHECK(run(&kernel, programs[k].program, programs[k].kind, all[s], NULL));
            finish(&kernel);
        }
}

/* How often built-in code still asks for one of `features`, or for none of them. */
static unsigned asked(const struct kernel *k, uint32_t features, bool none)
{
    LLVMValueRef function = LLVMGetNamedFunction(k->t.unit.module, "rw_has");
    LLVMUseRef use = function ? LLVMGetFirstUse(function) : NULL;
    unsigned count = 0;
    for (; use; use = LLVMGetNextUse(use)) {
        LLVMValueRef feature = LLVMGetOperand(LLVMGetUser(use), 0);
        count += !(LLVMConstIntGetZExtValue(feature) & features) == none;
    }
    return count;
}

static bool is_asked_by_hook(const struct kernel *k, const char *name)
{
    LLVMValueRef hook = LLVMGetNamedFunction(k->t.unit.module, name);
    return hook && LLVMGetFirstUse(hook);
}

/* What the description says is answered at once, so that code for it is or is not inlined; what
 * only later passes know is not. Details are those of exceptions. */
TEST(features)
{
    static const uint32_t later = RW_FEATURE_ANY_HIT | RW_FEATURE_DETAILS;
    static const uint64_t sets[] = {0, RW_FEATURE_TRIANGLES,
                                    RW_FEATURE_INSTANCES | RW_FEATURE_MICROMAPS,
                                    RW_FEATURE_ANY_HIT | RW_FEATURE_PRIMITIVES};
    for (int k = 0; k < 4; k++) {
        struct kernel tracer;
        CHECK(run_with(&tracer, "tracer", RWC_RAY_GENERATION, RWC_STRATEGY_STATES, "load",
                       sets[k] | RW_FEATURE_RAY_CHECK));
        CHECK_EQ(asked(&tracer, later, true), 0);
        CHECK(asked(&tracer, RW_FEATURE_ANY_HIT, false) > 0);
        CHECK(asked(&tracer, RW_FEATURE_DETAILS, false) > 0);
        CHECK(!is_asked_by_hook(&tracer, "rw_hook_has_pages"));
        CHECK(!is_asked_by_hook(&tracer, "rw_hook_has_micromaps"));
        CHECK(!is_asked_by_hook(&tracer, "rw_hook_has_paged_trees"));
        CHECK(!is_asked_by_hook(&tracer, "rw_hook_mixes_culling"));
        finish(&tracer);
    }
}

/* Nothing is inlined into a kernel that has no use for it. */
TEST(features_make_kernels_small)
{
    struct kernel bare, full;
    CHECK(run(&bare, "tracer", RWC_RAY_GENERATION, RWC_STRATEGY_STATES, "intrinsics"));
    CHECK(run_with(&full, "tracer", RWC_RAY_GENERATION, RWC_STRATEGY_STATES, "intrinsics",
                   RW_FEATURE_TRIANGLES | RW_FEATURE_INSTANCES | RW_FEATURE_TRANSFORMS |
                       RW_FEATURE_PRIMITIVES | RW_FEATURE_PROFILE | RW_FEATURE_PRINT));
    CHECK(3 * rwc_ir_count_all(bare.t.unit.module) < 2 * rwc_ir_count_all(full.t.unit.module));
    finish(&bare);
    finish(&full);
}

static const struct rw_test tests[] = {
    {"by-strategy", test_by_strategy},
    {"without-rays", test_without_rays},
    {"unreached", test_unreached},
    {"features", test_features},
    {"features-make-kernels-small", test_features_make_kernels_small},
    {"to-the-end", test_to_the_end},
};

int main(void)
{
    return RUN_TABLE(tests);
}
