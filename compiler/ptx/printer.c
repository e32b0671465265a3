/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX text from the tree. What comes out parses to an equal tree; comments, layout, performance
 * directives and debug sections other than .debug_str are not in the tree and so not in the text.
 */
#include "compiler/ptx/arena.h"
#include "compiler/ptx/text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static const char *const type_names[] = {
    [RWC_PTX_NONE] = "",
    [RWC_PTX_B8] = ".b8",
    [RWC_PTX_B16] = ".b16",
    [RWC_PTX_B32] = ".b32",
    [RWC_PTX_B64] = ".b64",
    [RWC_PTX_B128] = ".b128",
    [RWC_PTX_U8] = ".u8",
    [RWC_PTX_U16] = ".u16",
    [RWC_PTX_U32] = ".u32",
    [RWC_PTX_U64] = ".u64",
    [RWC_PTX_S8] = ".s8",
    [RWC_PTX_S16] = ".s16",
    [RWC_PTX_S32] = ".s32",
    [RWC_PTX_S64] = ".s64",
    [RWC_PTX_F16] = ".f16",
    [RWC_PTX_F16X2] = ".f16x2",
    [RWC_PTX_BF16] = ".bf16",
    [RWC_PTX_BF16X2] = ".bf16x2",
    [RWC_PTX_F32] = ".f32",
    [RWC_PTX_F64] = ".f64",
    [RWC_PTX_PRED] = ".pred",
    [RWC_PTX_TEXREF] = ".texref",
    [RWC_PTX_SAMPLERREF] = ".samplerref",
    [RWC_PTX_SURFREF] = ".surfref",
};

static const char *const space_names[] = {
    [RWC_PTX_SPACE_NONE] = "",          [RWC_PTX_SPACE_REG] = ".reg",
    [RWC_PTX_SPACE_CONST] = ".const",   [RWC_PTX_SPACE_GLOBAL] = ".global",
    [RWC_PTX_SPACE_LOCAL] = ".local",   [RWC_PTX_SPACE_PARAM] = ".param",
    [RWC_PTX_SPACE_SHARED] = ".shared", [RWC_PTX_SPACE_TEX] = ".tex",
};

static void print_linkage(struct rwc_ptx_text *out, bool visible, bool external, bool weak,
                          bool common)
{
    if (visible) rwc_ptx_print_text(out, ".visible ");
    if (external) rwc_ptx_print_text(out, ".extern ");
    if (weak) rwc_ptx_print_text(out, ".weak ");
    if (common) rwc_ptx_print_text(out, ".common ");
}

static void print_init(struct rwc_ptx_text *out, const struct rwc_ptx_var *var,
                       const struct rwc_ptx_init *init)
{
    if (init->kind == RWC_PTX_INIT_BITS) {
        if (var->type == RWC_PTX_F32)
            rwc_ptx_printf(out, "0f%08" PRIX64, init->bits);
        else if (var->type == RWC_PTX_F64)
            rwc_ptx_printf(out, "0d%016" PRIX64, init->bits);
        else
            rwc_ptx_printf(out, "%" PRIu64, init->bits);
        return;
    }
    if (init->bits) rwc_ptx_printf(out, "0x%" PRIX64 "(", init->bits);
    rwc_ptx_printf(out, init->generic ? "generic(%s)" : "%s", init->symbol);
    if (init->offset) rwc_ptx_printf(out, "+%" PRId64, init->offset);
    if (init->bits) rwc_ptx_print_text(out, ")");
}

static void print_initialiser(struct rwc_ptx_text *out, const struct rwc_ptx_var *var)
{
    bool list = var->is_array || var->vector > 1, group = var->is_array && var->vector > 1;
    rwc_ptx_print_text(out, list ? " = {" : " = ");
    for (size_t i = 0; i < var->init_count; i++) {
        if (i) rwc_ptx_print_text(out, ", ");
        if (group && i % var->vector == 0) rwc_ptx_print_text(out, "{");
        print_init(out, var, &var->init[i]);
        bool last = i + 1 == var->init_count || (i + 1) % var->vector == 0;
        if (group && last) rwc_ptx_print_text(out, "}");
    }
    if (list) rwc_ptx_print_text(out, "}");
}

static void print_var(struct rwc_ptx_text *out, const struct rwc_ptx_var *var)
{
    print_linkage(out, var->visible, var->external, var->weak, var->common);
    rwc_ptx_print_text(out, space_names[var->space]);
    if (var->align) rwc_ptx_printf(out, " .align %u", var->align);
    if (var->vector > 1) rwc_ptx_printf(out, " .v%u", var->vector);
    rwc_ptx_printf(out, " %s %s", type_names[var->type], var->name);
    if (var->range) rwc_ptx_printf(out, "<%u>", var->range);
    if (var->is_array && var->count)
        rwc_ptx_printf(out, "[%" PRIu64 "]", var->count);
    else if (var->is_array)
        rwc_ptx_print_text(out, "[]");
    if (var->init_count) print_initialiser(out, var);
}

static void print_params(struct rwc_ptx_text *out, const struct rwc_ptx_var *params, size_t count)
{
    rwc_ptx_print_text(out, "(");
    for (size_t i = 0; i < count; i++) {
        if (i) rwc_ptx_print_text(out, ", ");
        print_var(out, &params[i]);
    }
    rwc_ptx_print_text(out, ")");
}

static void print_operand(struct rwc_ptx_text *out, const struct rwc_ptx_operand *operand);

static void print_list(struct rwc_ptx_text *out, const char *open,
                       const struct rwc_ptx_operand *operands, size_t count, const char *close)
{
    rwc_ptx_print_text(out, open);
    for (size_t i = 0; i < count; i++) {
        if (i) rwc_ptx_print_text(out, ", ");
        print_operand(out, &operands[i]);
    }
    rwc_ptx_print_text(out, close);
}

static void print_address(struct rwc_ptx_text *out, const struct rwc_ptx_operand *operand)
{
    rwc_ptx_print_text(out, "[");
    if (operand->name) rwc_ptx_print_text(out, operand->name);
    if (operand->offset || !operand->name)
        rwc_ptx_printf(out, operand->name ? "+%" PRId64 : "%" PRId64, operand->offset);
    rwc_ptx_print_text(out, "]");
}

static void print_symbol(struct rwc_ptx_text *out, const struct rwc_ptx_operand *operand)
{
    bool indexed = operand->element_count > 0;
    int64_t unit = indexed ? (int64_t)operand->bits : 1;
    rwc_ptx_print_text(out, operand->name);
    if (indexed) rwc_ptx_printf(out, "[%s", operand->elements[0].name);
    if (operand->offset) rwc_ptx_printf(out, "+%" PRId64, operand->offset / unit);
    if (indexed) rwc_ptx_print_text(out, "]");
}

static void print_operand(struct rwc_ptx_text *out, const struct rwc_ptx_operand *operand)
{
    switch (operand->kind) {
    case RWC_PTX_OPERAND_REG:
        rwc_ptx_printf(out, "%s%s",
                       operand->negated ? "!"
                       : operand->minus ? "-"
                                        : "",
                       operand->name);
        if (operand->selector) rwc_ptx_printf(out, ".%s", operand->selector);
        if (operand->component) rwc_ptx_printf(out, ".%c", operand->component);
        break;
    case RWC_PTX_OPERAND_SINK:
        rwc_ptx_print_text(out, "_");
        break;
    case RWC_PTX_OPERAND_INT:
        rwc_ptx_printf(out, "%" PRId64, (int64_t)operand->bits);
        break;
    case RWC_PTX_OPERAND_FLOAT:
        rwc_ptx_printf(out, operand->is_f32 ? "0f%08" PRIX64 : "0d%016" PRIX64, operand->bits);
        break;
    case RWC_PTX_OPERAND_SYMBOL:
        print_symbol(out, operand);
        break;
    case RWC_PTX_OPERAND_ADDRESS:
        print_address(out, operand);
        break;
    case RWC_PTX_OPERAND_VECTOR:
        print_list(out, "{", operand->elements, operand->element_count, "}");
        break;
    case RWC_PTX_OPERAND_TEXTURE:
        print_list(out, "[", operand->elements, operand->element_count, "]");
        break;
    }
    if (operand->predicate_out) rwc_ptx_printf(out, "|%s", operand->predicate_out);
}

static void print_call(struct rwc_ptx_text *out, const struct rwc_ptx_instr *instr)
{
    const struct rwc_ptx_call *call = instr->call;
    rwc_ptx_print_text(out, " ");
    if (call->ret_count) print_list(out, "(", call->rets, call->ret_count, "), ");
    print_operand(out, &instr->operands[0]);
    print_list(out, ", (", call->args, call->arg_count, ")");
    if (call->prototype) rwc_ptx_printf(out, ", %s", call->prototype);
}

static void print_instr(struct rwc_ptx_text *out, const struct rwc_ptx_instr *instr)
{
    if (instr->guard) rwc_ptx_printf(out, "@%s%s ", instr->guard_negated ? "!" : "", instr->guard);
    rwc_ptx_print_text(out, instr->opcode);
    for (size_t i = 0; i < instr->modifier_count; i++)
        rwc_ptx_printf(out, ".%s", instr->modifiers[i]);
    if (instr->call)
        print_call(out, instr);
    else if (instr->operand_count)
        print_list(out, " ", instr->operands, instr->operand_count, "");
    rwc_ptx_print_text(out, ";");
}

static void print_loc(struct rwc_ptx_text *out, const struct rwc_ptx_loc *loc)
{
    rwc_ptx_printf(out, ".loc %u %u %u", loc->file, loc->line, loc->column);
    if (loc->function_name) rwc_ptx_printf(out, ", function_name %s", loc->function_name);
    if (loc->function_name && loc->function_offset)
        rwc_ptx_printf(out, "+%u", loc->function_offset);
    if (loc->inlined_file || loc->inlined_line || loc->inlined_column)
        rwc_ptx_printf(out, ", inlined_at %u %u %u", loc->inlined_file, loc->inlined_line,
                       loc->inlined_column);
}

static void print_prototype(struct rwc_ptx_text *out, const struct rwc_ptx_stmt *stmt)
{
    rwc_ptx_printf(out, "%s: .callprototype ", stmt->label);
    if (stmt->ret_count) print_params(out, stmt->rets, stmt->ret_count);
    rwc_ptx_print_text(out, stmt->ret_count ? " _ " : "_ ");
    print_params(out, stmt->params, stmt->param_count);
    rwc_ptx_print_text(out, ";");
}

/* Branch targets are labels of this function, call targets are functions of the module. */
static void print_targets(struct rwc_ptx_text *out, const struct rwc_ptx_stmt *stmt)
{
    bool calls = rwc_ptx_name_of(stmt->targets[0])->function != NULL;
    rwc_ptx_printf(out, "%s: %s ", stmt->label, calls ? ".calltargets" : ".branchtargets");
    for (size_t i = 0; i < stmt->target_count; i++)
        rwc_ptx_printf(out, i ? ", %s" : "%s", stmt->targets[i]);
    rwc_ptx_print_text(out, ";");
}

static void print_stmt(struct rwc_ptx_text *out, const struct rwc_ptx_stmt *stmt)
{
    if (stmt->kind != RWC_PTX_STMT_LABEL) rwc_ptx_print_text(out, "\t");
    switch (stmt->kind) {
    case RWC_PTX_STMT_INSTR:
        print_instr(out, stmt->instr);
        break;
    case RWC_PTX_STMT_LABEL:
        rwc_ptx_printf(out, "%s:", stmt->label);
        break;
    case RWC_PTX_STMT_VAR:
        print_var(out, stmt->var);
        rwc_ptx_print_text(out, ";");
        break;
    case RWC_PTX_STMT_SCOPE_BEGIN:
        rwc_ptx_print_text(out, "{");
        break;
    case RWC_PTX_STMT_SCOPE_END:
        rwc_ptx_print_text(out, "}");
        break;
    case RWC_PTX_STMT_LOC:
        print_loc(out, &stmt->loc);
        break;
    case RWC_PTX_STMT_PROTOTYPE:
        print_prototype(out, stmt);
        break;
    case RWC_PTX_STMT_TARGETS:
        print_targets(out, stmt);
        break;
    case RWC_PTX_STMT_PRAGMA:
        rwc_ptx_printf(out, ".pragma \"%s\";", stmt->text);
        break;
    }
    rwc_ptx_print_text(out, "\n");
}

static void print_function(struct rwc_ptx_text *out, const struct rwc_ptx_function *function)
{
    print_linkage(out, function->visible, function->external, function->weak, false);
    rwc_ptx_print_text(out, function->is_entry ? ".entry " : ".func ");
    if (function->ret_count) print_params(out, function->rets, function->ret_count);
    rwc_ptx_printf(out, function->ret_count ? " %s" : "%s", function->name);
    print_params(out, function->params, function->param_count);
    if (function->noreturn) rwc_ptx_print_text(out, " .noreturn");
    rwc_ptx_print_text(out, function->has_body ? "\n{\n" : ";\n");
    for (size_t i = 0; i < function->body_count; i++) print_stmt(out, &function->body[i]);
    if (function->has_body) rwc_ptx_print_text(out, "}\n");
}

/* Variables and functions in the order of their lines: an initialiser may name only functions that
 * are declared before it. */
static void print_symbols(struct rwc_ptx_text *out, const struct rwc_ptx_module *module)
{
    size_t var = 0;
    for (size_t i = 0; i <= module->function_count; i++) {
        bool last = i == module->function_count;
        for (; var < module->var_count; var++) {
            if (!last && module->vars[var].line > module->functions[i].line) break;
            print_var(out, &module->vars[var]);
            rwc_ptx_print_text(out, ";\n");
        }
        if (!last) print_function(out, &module->functions[i]);
    }
}

static void print_debug_strings(struct rwc_ptx_text *out, const struct rwc_ptx_module *module)
{
    if (!module->debug_string_count) return;
    rwc_ptx_print_text(out, ".section .debug_str\n{\n");
    for (size_t i = 0; i < module->debug_string_count; i++) {
        const struct rwc_ptx_debug_string *string = &module->debug_strings[i];
        rwc_ptx_printf(out, "%s:\n", string->label);
        for (const char *at = string->text; *at; at++)
            rwc_ptx_printf(out, ".b8 %u\n", (unsigned)(unsigned char)*at);
        rwc_ptx_print_text(out, ".b8 0\n");
    }
    rwc_ptx_print_text(out, "}\n");
}

char *rwc_ptx_print(const struct rwc_ptx_module *module)
{
    struct rwc_ptx_text out = {0};
    rwc_ptx_printf(&out, ".version %u.%u\n.target %s\n.address_size %u\n", module->version_major,
                   module->version_minor, module->target, module->address_size);
    for (size_t i = 0; i < module->file_count; i++)
        rwc_ptx_printf(&out, ".file %u \"%s\"\n", module->files[i].index, module->files[i].path);
    print_symbols(&out, module);
    print_debug_strings(&out, module);
    return rwc_ptx_text_take(&out);
}
