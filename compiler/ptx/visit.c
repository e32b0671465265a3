/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The operand walk. Recursion is as deep as operands nest, which the parser limits.
 */
#include "compiler/ptx/visit.h"

static void visit_list(const struct rwc_ptx_operand *operands, size_t count,
                       rwc_ptx_operand_cb visit_cb, void *user)
{
    for (size_t i = 0; i < count; i++) {
        visit_cb(&operands[i], user);
        visit_list(operands[i].elements, operands[i].element_count, visit_cb, user);
    }
}

void rwc_ptx_visit_operands(const struct rwc_ptx_instr *instr, rwc_ptx_operand_cb visit_cb,
                            void *user)
{
    visit_list(instr->operands, instr->operand_count, visit_cb, user);
    if (!instr->call) return;
    visit_list(instr->call->rets, instr->call->ret_count, visit_cb, user);
    visit_list(instr->call->args, instr->call->arg_count, visit_cb, user);
}
