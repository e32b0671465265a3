/* SPDX-License-Identifier: Apache-2.0 */
/* A form's file as the driver's compiler gets it: with an entry that runs it on records in
 * memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/suite.h"

/* As generate.py has it: narrow values and predicates travel in 32 bits. */
static unsigned width(enum class class)
{
    unsigned bits = class_bits(class);
    return bits < 16 ? 32 : bits;
}

static void write_head(FILE *out)
{
    fprintf(
        out,
        "\n.visible .entry run(.param .u64 records, .param .u32 count)\n{\n"
        "    .reg .b32 %%n<5>;\n    .reg .b64 %%at<2>;\n    .reg .pred %%outside;\n"
        "    mov.u32 %%n0, %%ctaid.x;\n    mov.u32 %%n1, %%ntid.x;\n    mov.u32 %%n2, %%tid.x;\n"
        "    mad.lo.u32 %%n3, %%n0, %%n1, %%n2;\n    ld.param.u32 %%n4, [count];\n"
        "    setp.ge.u32 %%outside, %%n3, %%n4;\n    @%%outside ret;\n"
        "    ld.param.u64 %%at0, [records];\n    mul.wide.u32 %%at1, %%n3, %zu;\n"
        "    add.u64 %%at0, %%at0, %%at1;\n",
        sizeof(struct record));
}

static void write_call(FILE *out, const struct form *form)
{
    size_t results = offsetof(struct record, out);
    bool array = form->result_count > 1;
    if (array)
        fprintf(out, "    .param .align 8 .b8 result[%u];\n    .reg .b64 %%r0;\n",
                8 * form->result_count);
    else if (form->result_count)
        fprintf(out, "    .param .b%u result;\n    .reg .b%u %%r0;\n", width(form->results[0]),
                width(form->results[0]));
    for (unsigned i = 0; i < form->param_count; i++) {
        unsigned bits = width(form->params[i]);
        fprintf(out,
                "    .param .b%u p%u;\n    .reg .b%u %%v%u;\n    ld.b%u %%v%u, [%%at0+%u];\n"
                "    st.param.b%u [p%u], %%v%u;\n",
                bits, i, bits, i, bits, i, 8 * i, bits, i, i);
    }
    fprintf(out, "    call %stest, (", form->result_count ? "(result), " : "");
    for (unsigned i = 0; i < form->param_count; i++) fprintf(out, i ? ", p%u" : "p%u", i);
    fprintf(out, ");\n");
    for (unsigned i = 0; i < form->result_count; i++) {
        unsigned bits = array ? 64 : width(form->results[0]);
        fprintf(out, "    ld.param.b%u %%r0, [result+%u];\n    st.b%u [%%at0+%zu], %%r0;\n", bits,
                8 * i, bits, results + 8 * i);
    }
    fprintf(out, "    ret;\n}\n");
}

char *build_driver_text(const struct form *form)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out) return NULL;
    fputs(form->text, out);
    write_head(out);
    write_call(out, form);
    fclose(out);
    return text;
}
