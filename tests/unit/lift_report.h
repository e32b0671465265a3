/* SPDX-License-Identifier: Apache-2.0 */
/* For tests of what cannot be lifted: the whole report of a module against what it has to say. */
#ifndef RW_TEST_UNIT_LIFT_REPORT_H
#define RW_TEST_UNIT_LIFT_REPORT_H

#include "compiler/lift/lift.h"
#include "tests/harness.h"

#define HEAD ".version 8.0\n.target sm_80\n.address_size 64\n" /* lines 1 to 3 */
#define BEGIN                                                                                      \
    HEAD ".visible .entry f()\n{\n.reg .b32 %r<9>; .reg .b64 %d<9>; .reg .f32 %f<9>; "             \
         ".reg .pred %p<9>;\n" /* lines 4 to 6 */
#define END "ret;\n}\n"

/* The messages of the check, or of lifting f when the check has none. To be freed with the diag. */
static inline void report(const char *ptx, struct rwc_diag *diag)
{
    *diag = (struct rwc_diag){0};
    struct rwc_ptx_module *ast = rwc_ptx_parse(ptx, strlen(ptx), "x.ptx", diag);
    LLVMContextRef context = LLVMContextCreate();
    if (ast && rwc_ptx_check(ast, "x.ptx", diag)) {
        LLVMModuleRef module = rwc_lift(context, ast, "f", "", "x.ptx", diag);
        if (module) LLVMDisposeModule(module);
    }
    LLVMContextDispose(context);
    rwc_ptx_free(ast);
}

#define CHECK_REPORT(ptx, ...)                                                                     \
    do {                                                                                           \
        static const char *const pieces[] = {__VA_ARGS__};                                         \
        struct rwc_diag diag;                                                                      \
        report(ptx, &diag);                                                                        \
        for (size_t i = 0; i < sizeof(pieces) / sizeof(pieces[0]); i++)                            \
            CHECK_CONTAINS(diag.text, pieces[i]);                                                  \
        CHECK_EQ(diag.errors, sizeof(pieces) / sizeof(pieces[0]));                                 \
        rwc_diag_free(&diag);                                                                      \
    } while (0)

#endif
