/* SPDX-License-Identifier: Apache-2.0 */
/* Which of many lines the check and the lifter take; each is one instruction on registers %h, %r,
 * %d and %q of 16 to 128 bits, and predicates %p. For combinations.py. */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/lift.h"
#include "tests/ptx/suite.h"

static bool lifts(const struct rwc_ptx_module *ast, struct rwc_diag *diag)
{
    LLVMContextRef context = LLVMContextCreate();
    LLVMModuleRef module = rwc_lift(context, ast, "test", "", "line", diag);
    bool good = module != NULL;
    if (module) LLVMDisposeModule(module);
    LLVMContextDispose(context);
    return good;
}

/* "line<tab>ok" or "line<tab>step: message". False: nothing could be read. */
bool run_accept(FILE *in, FILE *out)
{
    static const char head[] = ".version 9.0\n.target sm_90\n.address_size 64\n"
                               ".visible .func test()\n{\n.reg .b16 %h<20>; .reg .b32 %r<20>;\n"
                               ".reg .b64 %d<20>; .reg .b128 %q<20>; .reg .pred %p<20>;\n";
    char line[1024], text[2048];
    unsigned count = 0;
    while (fgets(line, sizeof(line), in)) {
        struct rwc_diag diag = {0};
        line[strcspn(line, "\n")] = '\0';
        snprintf(text, sizeof(text), "%s%s\nret;\n}\n", head, line);
        struct rwc_ptx_module *ast = rwc_ptx_parse(text, strlen(text), "line", &diag);
        const char *step = !ast                                 ? "parse: "
                           : !rwc_ptx_check(ast, "line", &diag) ? "check: "
                           : !lifts(ast, &diag)                 ? "lift: "
                                                                : "ok";
        if (diag.text) diag.text[strcspn(diag.text, "\n")] = '\0';
        fprintf(out, "%s\t%s%s\n", line, step, diag.text ? diag.text : "");
        rwc_ptx_free(ast);
        rwc_diag_free(&diag);
        count++;
    }
    return count > 0;
}
