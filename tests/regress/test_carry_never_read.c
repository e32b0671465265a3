/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A carry flag that is set and never read: its slot was dropped together with the instruction that
 * the walk over the slots was to go on with. ctest has memory that was freed overwritten
 * (GLIBC_TUNABLES), so that who reads it fails with every version of LLVM.
 */
#include "compiler/compiler.h"
#include "raywright_abi.h"
#include "tests/harness.h"

static const char text[] = ".version 7.5\n.target sm_75\n.address_size 64\n"
                           ".global .u32 number;\n.visible .entry program()\n{\n"
                           ".reg .u32 %r<4>;\nld.global.u32 %r1, [number];\n"
                           "add.cc.u32 %r2, %r1, 5;\nst.global.u32 [number], %r2;\nret;\n}\n";

TEST(lifted)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(text, sizeof text - 1, "carry.ptx", &diag);
    CHECK(module != NULL);
    const struct rwc_program_desc program = {.module = module,
                                             .program = rwc_module_find(module, "program"),
                                             .kind = RWC_RAY_GENERATION,
                                             .id = RW_STATE_FIRST_PROGRAM};
    const struct rwc_kernel_desc desc = {.target = RWC_TARGET_CPU,
                                         .programs = &program,
                                         .program_count = 1,
                                         .ray_type_count = 1,
                                         .max_trace_depth = 1};
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (!kernel) fprintf(stderr, "%s\n", diag.text);
    CHECK(kernel != NULL);
    rwc_kernel_free(kernel);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {{"lifted", test_lifted}};

int main(void)
{
    return RUN_TABLE(tests);
}
