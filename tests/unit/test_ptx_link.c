/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The text that linking leaves: new names stand wherever the old ones did, and only where two texts
 * have different symbols of one name. What the linked programs do is tested in tests/api.
 */
#include "compiler/compiler.h"
#include "tests/unit/ptx_fixture.h"

static char *linked(const char *first, const char *second)
{
    const struct rwc_ptx_text texts[2] = {{first, strlen(first), "first"},
                                          {second, strlen(second), "second"}};
    struct rwc_diag diag = {0};
    char *text = rwc_ptx_link(texts, 2, &diag);
    if (diag.text) fputs(diag.text, stderr);
    rwc_diag_free(&diag);
    return text;
}

TEST(new_names)
{
    char *text =
        linked(PTX_HEAD ".func h() { ret; }\n.global .b32 v, only;\n", PTX_HEAD
               ".global .b32 v;\n.func h(.param .b32 v);\n"
               ".global .b64 a[3] = {v, generic(v)+4, h};\n"
               ".func h(.param .b32 v) {\n.reg .b32 %r<2>, h<2>; .reg .b64 %rd<2>; .reg .pred p;\n"
               "ld.param.b32 h1, [v]; mov.u64 %rd1, h; atom.global.add.u32 %r1, [a+4], 1;\n"
               "t: .calltargets h; call %rd1, (%r1), t; call h, (%r1); ret; }\n");
    CHECK(text);
    CHECK_STR(text, PTX_HEAD ".func h()\n{\n\tret;\n}\n.global .b32 v;\n.global .b32 only;\n"
                             ".global .b32 v$2;\n"
                             ".global .b64 a[3] = {v$2, generic(v$2)+4, h$2};\n"
                             ".func h$2(.param .b32 v$2)\n{\n"
                             "\t.reg .b32 %r<2>;\n\t.reg .b32 h<2>;\n\t.reg .b64 %rd<2>;\n"
                             "\t.reg .pred p;\n\tld.param.b32 h1, [v$2];\n"
                             "\tmov.u64 %rd1, h$2;\n\tatom.global.add.u32 %r1, [a+4], 1;\n"
                             "\tt: .calltargets h$2;\n\tcall %rd1, (%r1), t;\n"
                             "\tcall h$2, (%r1);\n\tret;\n}\n");
    free(text);
}

/* A program, what the host knows by name, and what other texts may mean keep their names. */
TEST(kept_names)
{
    static const char text[] =
        PTX_HEAD ".global .b32 gain;\n"
                 ".global .u32 _ZN21rti_internal_typeinfo4gainE[2] = {7954770, 4};\n"
                 ".global .b64 _ZN21rti_internal_register20reg_bitness_detectorE;\n"
                 ".global .texref image;\n.global .b8 buffer[1];\n.weak .func w() { ret; }\n"
                 ".extern .global .b32 e;\n.extern .func f();\n.common .global .b32 c;\n";
    char *once = linked(text, PTX_HEAD), *twice = linked(text, text);
    CHECK(once && twice);
    CHECK_STR(twice, once);
    free(once);
    free(twice);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"new-names", test_new_names},
        {"kept-names", test_kept_names},
    };
    return RUN_TABLE(tests);
}
