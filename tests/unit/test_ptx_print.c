/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Printing and parsing again gives an equal tree, for every fixture. Trees are compared node by
 * node: comparing the two printed texts alone would not see what the printer leaves out.
 */
#include "tests/ptx_same.h"
#include "tests/unit/ptx_fixture.h"

TEST(round_trip)
{
    for (int i = 0; i < PTX_FIXTURES; i++) {
        struct rwc_diag diag = {0};
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length);
        struct rwc_ptx_module *first = rwc_ptx_parse(text, length, ptx_fixtures[i], &diag);
        CHECK(first);
        char *printed = rwc_ptx_print(first);
        CHECK(printed);
        struct rwc_ptx_module *second = ptx_parse(printed, &diag);
        if (!second) fputs(diag.text, stderr);
        CHECK(second);
        CHECK(ptx_same_module(first, second));
        rwc_ptx_free(second);
        rwc_ptx_free(first);
        free(printed);
        free(text);
    }
}

/* What ptxas accepts is narrower than what the parser accepts: "[%rd1-4]" it refuses. */
TEST(spelling)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m =
        ptx_parse(PTX_HEAD ".global .u32 t[2] = {1};\n.global .u64 a = generic(t)-4;\n"
                           ".entry f() { .reg .b64 %rd<2>; .reg .b32 %r<3>;\n"
                           "@!%p1 ld.u32 %r1, [%rd1-4]; call x; mov.f64 %fd1, -1.5; }",
                  &diag);
    CHECK(m);
    char *text = rwc_ptx_print(m);
    CHECK_STR(text, ".version 7.0\n.target sm_75\n.address_size 64\n"
                    ".global .u32 t[2] = {1};\n.global .u64 a = generic(t)+-4;\n"
                    ".entry f()\n{\n\t.reg .b64 %rd<2>;\n\t.reg .b32 %r<3>;\n"
                    "\t@!%p1 ld.u32 %r1, [%rd1+-4];\n\tcall x, ();\n"
                    "\tmov.f64 %fd1, 0dBFF8000000000000;\n}\n");
    rwc_ptx_free(m);
    free(text);
}

/* An initialiser may only name functions declared above it, so the order must stay. */
TEST(order)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *m = ptx_parse(PTX_HEAD ".global .u32 x;\n.func f();\n"
                                                  ".global .u64 t = f;\n.func f() { ret; }\n",
                                         &diag);
    CHECK(m);
    char *text = rwc_ptx_print(m);
    CHECK_CONTAINS(text, ".global .u32 x;\n.func f();\n.global .u64 t = f;\n.func f()\n{");
    rwc_ptx_free(m);
    free(text);
}

static const struct rw_test tests[] = {
    {"round-trip", test_round_trip},
    {"spelling", test_spelling},
    {"order", test_order},
};

int main(void)
{
    return RUN_TABLE(tests);
}
