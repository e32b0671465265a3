/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a call through a register may reach, as far as the syntax tree tells: the functions whose
 * address the module takes. Needs no LLVM context.
 */
#ifndef RWC_ADDRESSED_H
#define RWC_ADDRESSED_H

#include "compiler/ptx/ast.h"

enum {
    RWC_ADDRESSED = 1,
    RWC_ADDRESSED_IN_32_BITS = 2, /* somewhere, as in the examples of the ISA */
};

/* For each function of the module what of the above holds, free() it; NULL: out of memory. Of a
 * function that is declared and defined, the definition has the flags. */
unsigned char *rwc_addressed_functions(const struct rwc_ptx_module *module);

/* The function can be called as the .callprototype says: not by types, by sizes and alignments. */
bool rwc_fits_prototype(const struct rwc_ptx_function *function,
                        const struct rwc_ptx_stmt *prototype);

#endif
