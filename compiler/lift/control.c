/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Jumps. exit and trap become calls of external functions followed by a return; the intrinsics
 * pass ends the launch index there. Guards are handled before a rule is called (function.c).
 */
#include "compiler/lift/internal.h"

static LLVMBasicBlockRef label_block(struct rwc_lift *l, const char *name)
{
    struct rwc_symbol *symbol = name ? rwc_lookup(l, name) : NULL;
    if (symbol && symbol->kind == RWC_SYMBOL_LABEL) return symbol->block;
    rwc_lift_error(l, "label '%s' is not in this function", name ? name : "");
    return NULL;
}

LLVMValueRef rwc_rule_bra(struct rwc_lift *l, struct rwc_op *op)
{
    LLVMBasicBlockRef block = label_block(l, op->instr->operands[0].name);
    if (block) rwc_branch_to(l, block);
    return NULL;
}

/* The labels are those that the names mean where the list stands, not here. An index beyond the
 * list is undefined in PTX. */
LLVMValueRef rwc_rule_brx(struct rwc_lift *l, struct rwc_op *op)
{
    const char *name = op->instr->operands[1].name;
    struct rwc_symbol *list = name ? rwc_lookup(l, name) : NULL;
    if (!list || list->kind != RWC_SYMBOL_PROTOTYPE || list->stmt->kind != RWC_PTX_STMT_TARGETS)
        return rwc_lift_error(l, "'%s' is not a list of branch targets", name ? name : "");
    const struct rwc_ptx_stmt *stmt = list->stmt;
    struct rwc_scope *here = l->scope;
    LLVMBasicBlockRef outside = rwc_new_block(l, "outside");
    LLVMValueRef choice =
        LLVMBuildSwitch(l->builder, op->src[0], outside, (unsigned)stmt->target_count);
    l->scope = rwc_scope_of(l, name);
    for (size_t i = 0; i < stmt->target_count; i++) {
        LLVMBasicBlockRef block = label_block(l, stmt->targets[i]);
        if (block) LLVMAddCase(choice, rwc_i32(l, (uint32_t)i), block);
    }
    l->scope = here;
    LLVMPositionBuilderAtEnd(l->builder, outside);
    LLVMBuildUnreachable(l->builder);
    l->open = false;
    return NULL;
}

static LLVMValueRef leave(struct rwc_lift *l, const char *name)
{
    rwc_extern(l, name, LLVMVoidTypeInContext(l->context), NULL, 0, false);
    LLVMBuildRetVoid(l->builder);
    l->open = false;
    return NULL;
}

LLVMValueRef rwc_rule_exit(struct rwc_lift *l, struct rwc_op *op)
{
    (void)op;
    return leave(l, RWC_EXIT);
}

LLVMValueRef rwc_rule_trap(struct rwc_lift *l, struct rwc_op *op)
{
    (void)op;
    return leave(l, RWC_TRAP);
}
