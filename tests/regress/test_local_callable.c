/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A callable program need not be visible: nvcc without -rdc=true keeps it, for our header asks for
 * that, but as a function of the file alone. Such programs used not to be found.
 */
#include "compiler/compiler.h"
#include "tests/harness.h"

static const char ptx[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                          ".func (.param .b32 r) _Z5twicei(.param .b32 a)\n{\n"
                          "\t.reg .b32 %r<3>;\n\tld.param.b32 %r1, [a];\n"
                          "\tadd.u32 %r2, %r1, %r1;\n\tst.param.b32 [r], %r2;\n\tret;\n}\n";

TEST(local_callable)
{
    struct rwc_diag diag = {0};
    struct rwc_module *module = rwc_module_create(ptx, strlen(ptx), "local.ptx", &diag);
    CHECK(module);
    const struct rwc_program *program = rwc_module_find(module, "twice");
    CHECK(program && program->is_callable);
    rwc_module_free(module);
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {{"local-callable", test_local_callable}};

int main(void)
{
    return RUN_TABLE(tests);
}
