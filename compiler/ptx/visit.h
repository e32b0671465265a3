/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Walks every operand of an instruction: vector and texture elements, call targets, arguments and
 * results included.
 */
#ifndef RWC_PTX_VISIT_H
#define RWC_PTX_VISIT_H

#include "compiler/ptx/ast.h"

typedef void (*rwc_ptx_operand_cb)(const struct rwc_ptx_operand *operand, void *user);

void rwc_ptx_visit_operands(const struct rwc_ptx_instr *instr, rwc_ptx_operand_cb visit_cb,
                            void *user);

#endif
