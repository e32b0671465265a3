/* SPDX-License-Identifier: Apache-2.0 */
/* What the files of the back end for NVIDIA's GPUs share. */
#ifndef RWC_CUDA_H
#define RWC_CUDA_H

#include "compiler/target/backend.h"

bool rwc_lower_cuda(struct rwc_unit *unit);

/* What is done to large kernels before they are emitted, for LLVM's sake; others stay as they are.
 */
void rwc_cuda_spell_calls(struct rwc_unit *unit);   /* calls.c */
void rwc_cuda_hold_loads(struct rwc_unit *unit);    /* loads.c */
void rwc_cuda_even_branches(struct rwc_unit *unit); /* weights.c */

/* Text that is too much for constant memory, without it: a finish of struct rwc_backend. */
char *rwc_cuda_move_constants(const struct rwc_unit *unit, char *ptx); /* constants.c */

/* The registers that have values of the type, in the constraints of inline assembly; NULL: none of
 * 4 or 8 bytes. */
const char *rwc_cuda_register_class(LLVMTypeRef type);

/* lint.c: see struct rwc_lint_rules. */
bool rwc_cuda_judge_intrinsic(struct rwc_unit *unit, LLVMValueRef use, const char *name);
const char *rwc_cuda_refuse(LLVMValueRef instruction);
bool rwc_cuda_has_bfloat(const struct rwc_kernel_desc *desc);
bool rwc_cuda_is_kernel(struct rwc_unit *unit, LLVMValueRef entry);

#endif
