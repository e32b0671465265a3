/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A back end, a builder and a kind of program can be added without touching what is there: this
 * folder has the library compiled once more with one line more in each of the three tables, and the
 * files that these lines ask for.
 */
#include <jansson.h>

#include "compiler/compiler.h"
#include "runtime/device/build.h"
#include "tests/harness.h"
#include "tests/seams/refusing/refusing.h"

static const char empty_ptx[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                                ".visible .entry start()\n{\n\tret;\n}\n";

struct compiled {
    struct rwc_module *module;
    struct rwc_program_desc program;
    struct rwc_diag diag;
    struct rwc_kernel *kernel;
};

static void compile(struct compiled *c, enum rwc_target target, enum rwc_program_kind kind)
{
    *c = (struct compiled){.kernel = NULL};
    c->module = rwc_module_create(empty_ptx, strlen(empty_ptx), "start.ptx", &c->diag);
    if (!c->module) return;
    c->program = (struct rwc_program_desc){.module = c->module,
                                           .program = rwc_module_find(c->module, "start"),
                                           .kind = kind,
                                           .id = RW_STATE_FIRST_PROGRAM};
    struct rwc_kernel_desc desc = {.target = target,
                                   .sm = 75,
                                   .programs = &c->program,
                                   .program_count = 1,
                                   .max_trace_depth = 1};
    c->kernel = rwc_compile(&desc, &c->diag);
}

static void release(struct compiled *c)
{
    rwc_kernel_free(c->kernel);
    rwc_module_free(c->module);
    rwc_diag_free(&c->diag);
}

/* All passes before it ran for what the back end said of itself. */
TEST(back_end)
{
    struct compiled c;
    compile(&c, RWC_TARGET_REFUSING, RWC_RAY_GENERATION);
    CHECK(!c.kernel);
    CHECK_CONTAINS(c.diag.text, REFUSING_MESSAGE);
    CHECK_EQ(c.diag.errors, 1);
    CHECK(refusing_features & RW_FEATURE_FULL_BOXES);
    CHECK(!(refusing_features & RW_FEATURE_ONE_LANE));
    CHECK_STR(rwc_target_info(RWC_TARGET_REFUSING)->name, "refusing");
    release(&c);
}

/* The others are as they were. */
TEST(other_back_ends)
{
    struct compiled c;
    compile(&c, RWC_TARGET_CUDA, RWC_RAY_GENERATION);
    CHECK(c.kernel != NULL);
    CHECK_CONTAINS(c.kernel->code, ".visible .entry " RWC_ENTRY_LAUNCH "(");
    release(&c);
}

TEST(program_kind)
{
    struct compiled c;
    compile(&c, RWC_TARGET_CUDA, RWC_PROBE);
    CHECK(c.kernel != NULL);
    CHECK_EQ(c.kernel->state_count, 1);
    json_t *report = json_loads(c.kernel->report, 0, NULL);
    json_t *program = json_array_get(json_object_get(report, "programs"), 0);
    CHECK_STR(json_string_value(json_object_get(program, "kind")), "probe");
    json_decref(report);
    release(&c);
}

static RTresult build(enum rw_builder builder)
{
    static const float box[6] = {0, 0, 0, 1, 1, 1};
    struct rw_build_part part = {.count = 1, .boxes = (uint64_t)(uintptr_t)box};
    struct rw_build_input input = {
        .kind = RW_LEAF_PRIMITIVES, .builder = builder, .parts = &part, .part_count = 1};
    struct rw_tree tree;
    RTresult result = rw_build_host(&input, RW_LAYOUT_FULL, &tree);
    rw_build_host_free(&tree);
    return result;
}

TEST(builder)
{
    RTcontext context;
    RTacceleration acceleration;
    const char *name = NULL;
    CHECK_EQ(build(RW_BUILDER_MEDIAN), RT_SUCCESS);
    CHECK_EQ(build(RW_BUILDER_REFUSING), RT_ERROR_NOT_SUPPORTED);
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    CHECK_EQ(rtAccelerationCreate(context, &acceleration), RT_SUCCESS);
    CHECK_EQ(rtAccelerationSetBuilder(acceleration, "refusing"), RT_SUCCESS);
    CHECK_EQ(rtAccelerationGetBuilder(acceleration, &name), RT_SUCCESS);
    CHECK_STR(name, "Refusing");
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
}

static const struct rw_test tests[] = {
    {"a back end", test_back_end},
    {"the other back ends", test_other_back_ends},
    {"a kind of program", test_program_kind},
    {"a builder", test_builder},
};

int main(void)
{
    return RUN_TABLE(tests);
}
