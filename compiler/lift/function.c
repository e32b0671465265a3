/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The body of one function. Registers, local variables and call arguments are allocas in the entry
 * block; labels are blocks, made beforehand because jumps go forward; { } are scopes, which inline
 * assembly and calls in PTX need, since they repeat names. A guard becomes a branch around its
 * instruction. What follows a jump without a label cannot be reached and is left out.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/lift/internal.h"

LLVMValueRef rwc_lift_slot(struct rwc_lift *l, LLVMTypeRef type, unsigned align, const char *name)
{
    LLVMValueRef slot = LLVMBuildAlloca(l->allocas, type, name);
    if (align) LLVMSetAlignment(slot, align);
    return slot;
}

LLVMValueRef rwc_lift_var_slot(struct rwc_lift *l, const struct rwc_ptx_var *var, const char *name)
{
    LLVMTypeRef bytes = LLVMArrayType2(rwc_int(l, 8), rwc_ptx_var_size(var));
    return rwc_lift_slot(l, bytes, rwc_ptx_var_align(var), name);
}

LLVMValueRef rwc_lift_copy(struct rwc_lift *l, LLVMValueRef from, const struct rwc_ptx_var *var)
{
    unsigned align = rwc_ptx_var_align(var);
    LLVMValueRef slot = rwc_lift_var_slot(l, var, "");
    LLVMValueRef count = LLVMConstInt(rwc_int(l, 64), rwc_ptx_var_size(var), false);
    LLVMBuildMemCpy(l->builder, slot, align, from, align, count);
    return slot;
}

LLVMBasicBlockRef rwc_new_block(struct rwc_lift *l, const char *name)
{
    return LLVMAppendBasicBlockInContext(l->context, l->value, name);
}

void rwc_branch_to(struct rwc_lift *l, LLVMBasicBlockRef block)
{
    if (l->open) LLVMBuildBr(l->builder, block);
    l->open = false;
}

static void open_block(struct rwc_lift *l, LLVMBasicBlockRef block)
{
    rwc_branch_to(l, block);
    LLVMPositionBuilderAtEnd(l->builder, block);
    l->open = true;
}

/* ---- declarations ---- */

static void add_signature(struct rwc_lift *l, LLVMValueRef value,
                          const struct rwc_ptx_function *function)
{
    char text[2048];
    size_t length = rwc_lift_signature(text, sizeof(text), function->rets, function->ret_count,
                                       function->params, function->param_count);
    if (length >= sizeof(text)) {
        rwc_lift_error(l, "function '%s' has too many parameters", function->name);
        return;
    }
    LLVMAddAttributeAtIndex(
        value, LLVMAttributeFunctionIndex,
        LLVMCreateStringAttribute(l->context, "rw-signature", 12, text, (unsigned)length));
}

static void queue(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    struct rwc_lift_pending *pending = rwc_lift_alloc(l, sizeof(*pending));
    if (!pending) return;
    pending->symbol = symbol;
    *l->pending_end = pending;
    l->pending_end = &pending->next;
}

bool rwc_lift_is_defined(struct rwc_lift *l, const struct rwc_ptx_function *function)
{
    const char *why = rwc_refused_function(function->name);
    char shown[200];
    rwc_demangle_text(function->name, shown, sizeof(shown));
    if (why)
        rwc_lift_error(l, "function '%s': %s", shown, why);
    else if (!function->has_body)
        rwc_lift_error(l, "function '%s' is declared, but this module does not define it", shown);
    return !why && function->has_body;
}

LLVMValueRef rwc_lift_declare_function(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    const struct rwc_ptx_function *function = symbol->function;
    if (symbol->value) return symbol->value;
    if (!rwc_lift_is_defined(l, function)) return NULL;
    size_t count = function->ret_count + function->param_count;
    LLVMTypeRef *types = rwc_lift_alloc(l, (count + 1) * sizeof(*types));
    if (!types) return NULL;
    for (size_t i = 0; i < count; i++) types[i] = LLVMPointerTypeInContext(l->context, 0);
    LLVMTypeRef type =
        LLVMFunctionType(LLVMVoidTypeInContext(l->context), types, (unsigned)count, false);
    const char *name = rwc_lift_text(l, "%s%s", l->prefix, function->name);
    if (!name) return NULL;
    symbol->value = LLVMAddFunction(l->module, name, type);
    symbol->type = type;
    if (symbol != l->entry) LLVMSetLinkage(symbol->value, LLVMInternalLinkage);
    if (!function->is_entry) add_signature(l, symbol->value, function);
    queue(l, symbol);
    return symbol->value;
}

/* NULL: not declared, reported. */
static struct rwc_symbol *declare_register(struct rwc_lift *l, const struct rwc_ptx_var *var)
{
    enum rwc_symbol_kind kind = var->range ? RWC_SYMBOL_RANGE : RWC_SYMBOL_REGISTER;
    struct rwc_symbol *symbol = rwc_declare(l, l->scope, var->name, kind);
    if (!symbol) return NULL;
    symbol->var = var;
    symbol->type = rwc_llvm_type(l, var->type);
    if (rwc_is_float(var->type) && var->type != RWC_PTX_F32 && var->type != RWC_PTX_F64)
        symbol->type = rwc_int(l, rwc_ptx_type_size(var->type) * 8);
    if (kind == RWC_SYMBOL_REGISTER) rwc_make_register(l, symbol);
    if (kind == RWC_SYMBOL_RANGE) rwc_check_range(l, l->scope, symbol);
    return symbol;
}

static void declare_local(struct rwc_lift *l, const struct rwc_ptx_var *var)
{
    struct rwc_symbol *symbol = rwc_declare(l, l->scope, var->name, RWC_SYMBOL_MEMORY);
    if (!symbol) return;
    symbol->var = var;
    if (var->space != RWC_PTX_SPACE_LOCAL && var->space != RWC_PTX_SPACE_PARAM) return;
    symbol->value = rwc_lift_var_slot(l, var, var->name);
}

static void declare(struct rwc_lift *l, const struct rwc_ptx_var *var)
{
    if (var->space == RWC_PTX_SPACE_REG)
        declare_register(l, var);
    else
        declare_local(l, var);
}

/* Does the function take the address of its parameter, through which it may write to it? */
static bool is_address_taken(const struct rwc_ptx_function *function, const char *parameter)
{
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &function->body[i];
        if (stmt->kind != RWC_PTX_STMT_INSTR || strcmp(stmt->instr->opcode, "mov") ||
            stmt->instr->operand_count != 2)
            continue;
        const struct rwc_ptx_operand *from = &stmt->instr->operands[1];
        if (from->name && !strcmp(from->name, parameter)) return true;
    }
    return false;
}

/* The element of a parameter that is a register, in memory: `var` says of what it is a vector. */
LLVMValueRef rwc_lift_element(struct rwc_lift *l, const struct rwc_ptx_var *var,
                              LLVMValueRef pointer, unsigned i)
{
    if (!i) return pointer;
    LLVMValueRef offset = rwc_i32(l, i * rwc_ptx_type_size(var->type));
    return LLVMBuildGEP2(l->builder, rwc_int(l, 8), pointer, &offset, 1, "");
}

static bool has_memory(const struct rwc_symbol *symbol)
{
    return symbol->value || symbol->elements;
}

/* Between a parameter or result that is a register, or a vector of them, and its memory. */
static void copy_register(struct rwc_lift *l, const struct rwc_symbol *symbol, LLVMValueRef pointer,
                          bool incoming)
{
    for (unsigned i = 0; i < symbol->var->vector; i++) {
        LLVMValueRef slot = symbol->elements ? symbol->elements[i].value : symbol->value;
        LLVMValueRef at = rwc_lift_element(l, symbol->var, pointer, i);
        LLVMValueRef value = LLVMBuildLoad2(l->builder, symbol->type, incoming ? at : slot, "");
        LLVMBuildStore(l->builder, value, incoming ? slot : at);
    }
}

/* Parameters of old code may be registers: then the value is fetched here and returned by `ret`.
 * Others are the caller's variables, and the callee's own where it might change them. */
static void declare_parameters(struct rwc_lift *l, const struct rwc_ptx_var *vars, size_t count,
                               unsigned first, bool incoming)
{
    for (size_t i = 0; i < count; i++) {
        LLVMValueRef pointer = LLVMGetParam(l->value, first + (unsigned)i);
        LLVMSetValueName2(pointer, vars[i].name, strlen(vars[i].name));
        if (vars[i].space == RWC_PTX_SPACE_REG) {
            struct rwc_symbol *symbol = declare_register(l, &vars[i]);
            if (symbol && incoming && has_memory(symbol)) copy_register(l, symbol, pointer, true);
            continue;
        }
        struct rwc_symbol *symbol = rwc_declare(l, l->scope, vars[i].name, RWC_SYMBOL_MEMORY);
        if (!symbol) return;
        symbol->var = &vars[i];
        symbol->value = pointer;
        if (incoming && is_address_taken(l->function, vars[i].name))
            symbol->value = rwc_lift_copy(l, pointer, &vars[i]);
    }
}

LLVMValueRef rwc_rule_ret(struct rwc_lift *l, struct rwc_op *op)
{
    (void)op;
    for (size_t i = 0; i < l->function->ret_count; i++) {
        const struct rwc_ptx_var *var = &l->function->rets[i];
        if (var->space != RWC_PTX_SPACE_REG) continue;
        struct rwc_symbol *symbol = rwc_lookup(l, var->name);
        if (symbol && symbol->kind == RWC_SYMBOL_REGISTER && has_memory(symbol))
            copy_register(l, symbol, LLVMGetParam(l->value, (unsigned)i), false);
    }
    LLVMBuildRetVoid(l->builder);
    l->open = false;
    return NULL;
}

/* ---- instructions ---- */

static bool read_operands(struct rwc_lift *l, struct rwc_op *op)
{
    const char *pattern = op->form->operands;
    if (!pattern) return true;
    const char *result = strchr(pattern, '=');
    size_t at = result ? 1 : 0;
    if (result) pattern = result + 1;
    for (; *pattern && at < op->instr->operand_count; pattern++) {
        if (*pattern == '?') continue;
        if (!rwc_reads_itself(*pattern)) {
            LLVMTypeRef type = rwc_llvm_type(l, rwc_type_of_letter(op, *pattern));
            op->src[op->src_count] = rwc_read(l, &op->instr->operands[at], type);
            if (!op->src[op->src_count]) return false;
        }
        op->src_count++;
        at++;
    }
    return true;
}

static void lift_plain(struct rwc_lift *l, const struct rwc_ptx_instr *written)
{
    struct rwc_op op;
    struct rwc_ptx_instr copy;
    const char *modifiers[RWC_MODIFIERS + 1];
    char why[256];
    const struct rwc_ptx_instr *instr = rwc_flushed_form(l, written, &copy, modifiers);
    if (!rwc_form_find(instr, &op, why, sizeof(why))) {
        rwc_lift_error(l, "%s", why);
        return;
    }
    if (!read_operands(l, &op)) return;
    unsigned errors = l->diag->errors;
    LLVMValueRef result = op.form->rule(l, &op);
    const char *pattern = op.form->operands;
    if (!pattern || rwc_reads_itself(pattern[0]) || pattern[0] == '\0' || pattern[1] != '=') return;
    if (result)
        rwc_write(l, &instr->operands[0], result, rwc_is_signed(op.types[0]));
    else if (l->diag->errors == errors)
        rwc_lift_error(l, "this form of the instruction is not supported");
}

static void lift_guarded(struct rwc_lift *l, const struct rwc_ptx_instr *instr)
{
    struct rwc_ptx_operand guard = {
        .kind = RWC_PTX_OPERAND_REG, .name = instr->guard, .negated = instr->guard_negated};
    LLVMValueRef condition = rwc_read(l, &guard, rwc_int(l, 1));
    if (!condition) return;
    LLVMBasicBlockRef then = rwc_new_block(l, "then"), next = rwc_new_block(l, "next");
    LLVMBuildCondBr(l->builder, condition, then, next);
    l->open = false;
    open_block(l, then);
    lift_plain(l, instr);
    open_block(l, next);
}

/* ---- bodies ---- */

/* Makes the scopes and what may be named before it stands in the text. */
static bool declare_labels(struct rwc_lift *l, struct rwc_scope *scope)
{
    struct rwc_scope *last = scope;
    for (size_t i = 0; i < l->function->body_count; i++) {
        const struct rwc_ptx_stmt *stmt = &l->function->body[i];
        if (stmt->kind == RWC_PTX_STMT_SCOPE_BEGIN) {
            struct rwc_scope *inner = rwc_lift_alloc(l, sizeof(*inner));
            if (!inner) return false;
            inner->parent = scope;
            last->next = inner;
            last = scope = inner;
        } else if (stmt->kind == RWC_PTX_STMT_SCOPE_END) {
            scope = scope->parent;
        } else if (stmt->kind == RWC_PTX_STMT_LABEL) {
            struct rwc_symbol *symbol = rwc_declare(l, scope, stmt->label, RWC_SYMBOL_LABEL);
            if (!symbol) return false;
            symbol->block = rwc_new_block(l, stmt->label);
        } else if (stmt->kind == RWC_PTX_STMT_PROTOTYPE || stmt->kind == RWC_PTX_STMT_TARGETS) {
            struct rwc_symbol *symbol = rwc_declare(l, scope, stmt->label, RWC_SYMBOL_PROTOTYPE);
            if (!symbol) return false;
            symbol->stmt = stmt;
        }
    }
    return true;
}

/* From here on instructions belong to a line of the PTX. */
static void go_to_line(struct rwc_lift *l, unsigned line)
{
    l->line = line;
    if (l->lines) rwc_line_builder_place(l->lines, l->builder, l->subprogram, line);
}

static void lift_statement(struct rwc_lift *l, const struct rwc_ptx_stmt *stmt,
                           struct rwc_scope **entered)
{
    go_to_line(l, stmt->line);
    switch (stmt->kind) {
    case RWC_PTX_STMT_SCOPE_BEGIN:
        l->scope = *entered = (*entered)->next;
        break;
    case RWC_PTX_STMT_SCOPE_END:
        l->scope = l->scope->parent;
        break;
    case RWC_PTX_STMT_VAR:
        declare(l, stmt->var);
        break;
    case RWC_PTX_STMT_LABEL:
        open_block(l, rwc_lookup(l, stmt->label)->block); /* declare_labels made it */
        break;
    case RWC_PTX_STMT_INSTR:
        go_to_line(l, stmt->instr->line);
        if (!l->open) break;
        l->instr = stmt->instr;
        if (stmt->instr->guard)
            lift_guarded(l, stmt->instr);
        else
            lift_plain(l, stmt->instr);
        l->instr = NULL;
        break;
    default:
        break;
    }
}

static bool is_never_read(LLVMValueRef slot)
{
    for (LLVMUseRef use = LLVMGetFirstUse(slot); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsAStoreInst(user) || LLVMGetOperand(user, 0) == slot) return false;
    }
    return true;
}

/* From an instruction on, itself included; NULL: there is none. */
static LLVMValueRef find_slot(LLVMValueRef i)
{
    while (i && !LLVMIsAAllocaInst(i)) i = LLVMGetNextInstruction(i);
    return i;
}

/* Most registers are read in the block that writes them and so, by now, never from memory. Dropping
 * them here and not in mem2reg keeps the module small while other functions are lifted. */
static void drop_unread(LLVMBasicBlockRef entry)
{
    LLVMValueRef next = find_slot(LLVMGetFirstInstruction(entry));
    while (next) {
        LLVMValueRef slot = next;
        next = find_slot(LLVMGetNextInstruction(slot)); /* no store: those may go with the slot */
        if (!is_never_read(slot)) continue;
        for (LLVMUseRef use; (use = LLVMGetFirstUse(slot));)
            LLVMInstructionEraseFromParent(LLVMGetUser(use));
        LLVMInstructionEraseFromParent(slot);
    }
}

void rwc_lift_function(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    l->function = symbol->function;
    l->value = symbol->value;
    l->carry = NULL;
    if (l->lines)
        l->subprogram = rwc_line_builder_function(l->lines, l->value, l->prefix, l->function->name);
    go_to_line(l, l->function->line);
    LLVMBasicBlockRef entry = rwc_new_block(l, "entry"), body = rwc_new_block(l, "body");
    LLVMPositionBuilderAtEnd(l->allocas, entry);
    LLVMPositionBuilderAtEnd(l->builder, body);
    l->open = true;
    struct rwc_scope *scope = rwc_lift_alloc(l, sizeof(*scope));
    if (!scope) return;
    scope->parent = l->globals;
    l->scope = scope;
    unsigned ret_count = (unsigned)l->function->ret_count;
    declare_parameters(l, l->function->rets, ret_count, 0, false);
    declare_parameters(l, l->function->params, l->function->param_count, ret_count, true);
    if (declare_labels(l, scope)) {
        struct rwc_scope *entered = scope;
        for (size_t i = 0; i < l->function->body_count; i++)
            lift_statement(l, &l->function->body[i], &entered);
        l->scope = scope;
        if (l->open) rwc_rule_ret(l, NULL);
    }
    LLVMBuildBr(l->allocas, body);
    drop_unread(entry);
    l->scope = l->globals;
}
