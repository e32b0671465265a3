/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX syntax tree to LLVM IR.
 *
 * In:  a parsed module that passed rwc_ptx_check.
 * Out: an LLVM module (NVPTX triple and data layout) with one function and everything reachable
 *      from it. Symbols are prefix + PTX symbol; only the function asked for has external linkage.
 *
 * Parameters and return values of every function are passed by address, return values first; a
 * function made from a .func says their sizes in the attribute "rw-signature". Device API stubs are
 * called by value under their own names. The address of a function is an id, and calls through
 * registers choose by it (indirect.c). What LLVM cannot say becomes a call of rwc.ptx.<form>;
 * instructions with a place in the PTX text carry it as metadata "rw.line".
 * The result verifies and has no allocas left that SROA and mem2reg can remove.
 */
#ifndef RWC_LIFT_H
#define RWC_LIFT_H

#include <llvm-c/Core.h>

#include "compiler/base/diag.h"
#include "compiler/ptx/ast.h"

#define RWC_LIFT_TRIPLE "nvptx64-nvidia-cuda"
#define RWC_LIFT_LAYOUT "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"

/* Results and parameters of one function. */
enum { RWC_MAX_VALUES = 128 };

/* Lifts the function `entry` (an .entry or a .func). NULL on error, with all messages in diag;
 * `where` names the PTX in them. The caller owns the module. */
LLVMModuleRef rwc_lift(LLVMContextRef context, const struct rwc_ptx_module *ast, const char *entry,
                       const char *prefix, const char *where, struct rwc_diag *diag);

/* The same with debug locations: every instruction has the line of the PTX it was lifted from, in a
 * subprogram whose file has the prefix without its dot as its name (compiler/lines/lines.h). */
LLVMModuleRef rwc_lift_with_lines(LLVMContextRef context, const struct rwc_ptx_module *ast,
                                  const char *entry, const char *prefix, const char *where,
                                  struct rwc_diag *diag);

/* The string of attribute "rw-signature": "r4.4_p4.4_p8.8", size.alignment of each value; a
 * function without any has "r_p". Returns the length without the NUL, also when size is less. */
size_t rwc_lift_signature(char *out, size_t size, const struct rwc_ptx_var *rets, size_t ret_count,
                          const struct rwc_ptx_var *params, size_t param_count);

#endif
