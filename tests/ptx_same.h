/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compares two syntax trees node by node, lines aside. Comparing printed texts alone would not see
 * what the printer leaves out.
 */
#ifndef RW_TEST_PTX_SAME_H
#define RW_TEST_PTX_SAME_H

#include <stdio.h>
#include <string.h>

#include "compiler/ptx/ast.h"

static inline bool ptx_same_text(const char *a, const char *b)
{
    return a && b ? !strcmp(a, b) : a == b;
}

static inline bool ptx_same_init(const struct rwc_ptx_init *a, const struct rwc_ptx_init *b)
{
    return a->kind == b->kind && a->bits == b->bits && ptx_same_text(a->symbol, b->symbol) &&
           a->offset == b->offset && a->generic == b->generic;
}

static inline bool ptx_same_var(const struct rwc_ptx_var *a, const struct rwc_ptx_var *b)
{
    bool same = ptx_same_text(a->name, b->name) && a->space == b->space && a->type == b->type &&
                a->vector == b->vector && a->align == b->align && a->is_array == b->is_array &&
                a->count == b->count && a->range == b->range && a->visible == b->visible &&
                a->external == b->external && a->weak == b->weak && a->common == b->common &&
                a->init_count == b->init_count;
    for (size_t i = 0; same && i < a->init_count; i++)
        same = ptx_same_init(&a->init[i], &b->init[i]);
    return same;
}

static inline bool ptx_same_vars(const struct rwc_ptx_var *a, size_t a_count,
                                 const struct rwc_ptx_var *b, size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++) same = ptx_same_var(&a[i], &b[i]);
    return same;
}

static inline bool ptx_same_operands(const struct rwc_ptx_operand *a, size_t a_count,
                                     const struct rwc_ptx_operand *b, size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++)
        same =
            a[i].kind == b[i].kind && ptx_same_text(a[i].name, b[i].name) &&
            a[i].component == b[i].component && a[i].negated == b[i].negated &&
            a[i].minus == b[i].minus && ptx_same_text(a[i].selector, b[i].selector) &&
            a[i].is_f32 == b[i].is_f32 && ptx_same_text(a[i].predicate_out, b[i].predicate_out) &&
            a[i].bits == b[i].bits && a[i].offset == b[i].offset &&
            ptx_same_operands(a[i].elements, a[i].element_count, b[i].elements, b[i].element_count);
    return same;
}

static inline bool ptx_same_texts(const char **a, size_t a_count, const char **b, size_t b_count)
{
    bool same = a_count == b_count;
    for (size_t i = 0; same && i < a_count; i++) same = ptx_same_text(a[i], b[i]);
    return same;
}

static inline bool ptx_same_call(const struct rwc_ptx_call *a, const struct rwc_ptx_call *b)
{
    if (!a || !b) return a == b;
    return a->uniform == b->uniform && a->indirect == b->indirect &&
           ptx_same_text(a->prototype, b->prototype) &&
           ptx_same_operands(a->rets, a->ret_count, b->rets, b->ret_count) &&
           ptx_same_operands(a->args, a->arg_count, b->args, b->arg_count);
}

static inline bool ptx_same_instr(const struct rwc_ptx_instr *a, const struct rwc_ptx_instr *b)
{
    if (!a || !b) return a == b;
    return ptx_same_text(a->guard, b->guard) && a->guard_negated == b->guard_negated &&
           ptx_same_text(a->opcode, b->opcode) &&
           ptx_same_texts(a->modifiers, a->modifier_count, b->modifiers, b->modifier_count) &&
           ptx_same_operands(a->operands, a->operand_count, b->operands, b->operand_count) &&
           ptx_same_call(a->call, b->call);
}

static inline bool ptx_same_loc(const struct rwc_ptx_loc *a, const struct rwc_ptx_loc *b)
{
    return a->file == b->file && a->line == b->line && a->column == b->column &&
           ptx_same_text(a->function_name, b->function_name) &&
           a->function_offset == b->function_offset && a->inlined_file == b->inlined_file &&
           a->inlined_line == b->inlined_line && a->inlined_column == b->inlined_column;
}

static inline bool ptx_same_stmt(const struct rwc_ptx_stmt *a, const struct rwc_ptx_stmt *b)
{
    if (a->kind != b->kind || !ptx_same_text(a->label, b->label) ||
        !ptx_same_instr(a->instr, b->instr))
        return false;
    switch (a->kind) {
    case RWC_PTX_STMT_VAR:
        return ptx_same_var(a->var, b->var);
    case RWC_PTX_STMT_LOC:
        return ptx_same_loc(&a->loc, &b->loc);
    case RWC_PTX_STMT_PRAGMA:
        return ptx_same_text(a->text, b->text);
    case RWC_PTX_STMT_PROTOTYPE:
        return ptx_same_vars(a->rets, a->ret_count, b->rets, b->ret_count) &&
               ptx_same_vars(a->params, a->param_count, b->params, b->param_count);
    case RWC_PTX_STMT_TARGETS:
        return ptx_same_texts(a->targets, a->target_count, b->targets, b->target_count);
    default:
        return true;
    }
}

static inline bool ptx_same_function(const struct rwc_ptx_function *a,
                                     const struct rwc_ptx_function *b)
{
    bool same = ptx_same_text(a->name, b->name) && a->is_entry == b->is_entry &&
                a->visible == b->visible && a->external == b->external && a->weak == b->weak &&
                a->noreturn == b->noreturn && a->has_body == b->has_body &&
                ptx_same_vars(a->rets, a->ret_count, b->rets, b->ret_count) &&
                ptx_same_vars(a->params, a->param_count, b->params, b->param_count) &&
                a->body_count == b->body_count;
    for (size_t i = 0; same && i < a->body_count; i++) {
        same = ptx_same_stmt(&a->body[i], &b->body[i]);
        if (!same) fprintf(stderr, "%s, line %u: differs\n", a->name, a->body[i].line);
    }
    return same;
}

static inline bool ptx_same_module(const struct rwc_ptx_module *a, const struct rwc_ptx_module *b)
{
    bool same = a->version_major == b->version_major && a->version_minor == b->version_minor &&
                ptx_same_text(a->target, b->target) && a->address_size == b->address_size &&
                ptx_same_vars(a->vars, a->var_count, b->vars, b->var_count) &&
                a->function_count == b->function_count && a->file_count == b->file_count &&
                a->debug_string_count == b->debug_string_count;
    for (size_t i = 0; same && i < a->function_count; i++)
        same = ptx_same_function(&a->functions[i], &b->functions[i]);
    for (size_t i = 0; same && i < a->file_count; i++)
        same = a->files[i].index == b->files[i].index &&
               ptx_same_text(a->files[i].path, b->files[i].path);
    for (size_t i = 0; same && i < a->debug_string_count; i++)
        same = ptx_same_text(a->debug_strings[i].label, b->debug_strings[i].label) &&
               ptx_same_text(a->debug_strings[i].text, b->debug_strings[i].text);
    return same;
}

#endif
