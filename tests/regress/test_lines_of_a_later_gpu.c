/* SPDX-License-Identifier: Apache-2.0 */
/* A kernel for the CPU of PTX that only later GPUs have instructions for: what a recording shows of
 * it was made for one that lacks them, so that there was neither PTX to read nor a line table. */
#include "compiler/compiler.h"
#include "tests/harness.h"

/* min.NaN needs compute capability 8.0. */
static const char ptx[] =
    ".version 7.0\n.target sm_90\n.address_size 64\n"
    ".visible .entry start()\n{\n\t.reg .f32 %f<4>;\n\t.reg .b64 %rd<2>;\n"
    "\tmov.u64 %rd1, 4096;\n\tld.global.f32 %f1, [%rd1];\n\tld.global.f32 %f2, [%rd1+4];\n"
    "\tmin.NaN.f32 %f3, %f1, %f2;\n\tst.global.f32 [%rd1], %f3;\n\tret;\n}\n";

TEST(lines_are_found)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "start.ptx", &diag);
    CHECK(module != NULL);
    CHECK_EQ(rwc_module_sm(module), 90);
    const struct rwc_program_desc program = {.module = module,
                                             .program = rwc_module_find(module, "start"),
                                             .kind = RWC_RAY_GENERATION,
                                             .id = RW_STATE_FIRST_PROGRAM};
    const struct rwc_kernel_desc desc = {
        .target = RWC_TARGET_CPU, .programs = &program, .program_count = 1, .max_trace_depth = 1};
    char *lines = rwc_compile_lines(&desc, &diag);
    CHECK(lines != NULL);
    CHECK_CONTAINS(lines, "start.ptx");
    free(lines);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {{"lines are found", test_lines_are_found}};

int main(void)
{
    return RUN_TABLE(tests);
}
