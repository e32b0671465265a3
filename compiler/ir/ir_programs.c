/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which program of the kernel a name or an instruction is of and which line of it, and errors that
 * say so. See ir.h.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"

const struct rwc_program_desc *rwc_ir_program(const struct rwc_unit *unit, unsigned long id)
{
    const struct rwc_program_desc *programs = unit->desc->programs;
    const size_t likely = id - RW_STATE_FIRST_PROGRAM; /* as the runtime numbers them */
    if (likely < unit->desc->program_count && programs[likely].id == id) return &programs[likely];
    for (size_t i = 0; i < unit->desc->program_count; i++)
        if (programs[i].id == id) return &programs[i];
    return NULL;
}

size_t rwc_ir_prefix(const struct rwc_program_desc *desc, char out[RWC_PREFIX_BYTES])
{
    return (size_t)snprintf(out, RWC_PREFIX_BYTES, "p%u.", desc->id);
}

const char *rwc_ir_symbol(const char *name, unsigned long *id)
{
    char *end;
    if (name[0] != 'p' || name[1] < '0' || name[1] > '9') return NULL;
    *id = strtoul(name + 1, &end, 10);
    return *end == '.' ? end + 1 : NULL;
}

const char *rwc_ir_user_name(LLVMValueRef value)
{
    static const size_t skip = sizeof(RWC_SHARED_PREFIX) - 1;
    unsigned long id;
    const char *name = LLVMGetValueName(value), *symbol = rwc_ir_symbol(name, &id);
    if (symbol || strncmp(name, RWC_SHARED_PREFIX, skip)) return symbol;
    symbol = strchr(name + skip, '.');
    return symbol ? symbol + 1 : NULL;
}

bool rwc_ir_is_program(LLVMValueRef function)
{
    return !strncmp(LLVMGetValueName(function), "program.", strlen("program."));
}

const struct rwc_program_desc *rwc_ir_owner(const struct rwc_unit *unit, const char *name,
                                            const char **rest)
{
    unsigned long id;
    *rest = rwc_ir_symbol(name, &id);
    return *rest ? rwc_ir_program(unit, id) : NULL;
}

/* Looked for, rather than by a name that would have to be put together in memory. */
LLVMValueRef rwc_ir_user_function(LLVMModuleRef module, const struct rwc_program_desc *desc)
{
    char prefix[RWC_PREFIX_BYTES];
    size_t skip = rwc_ir_prefix(desc, prefix), length;
    for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = LLVMGetNextFunction(f)) {
        const char *name = LLVMGetValueName2(f, &length);
        if (!strncmp(name, prefix, skip) && !strcmp(name + skip, desc->program->symbol)) return f;
    }
    return NULL;
}

const struct rwc_variable *rwc_ir_variable(const struct rwc_program_desc *desc, const char *symbol)
{
    for (size_t i = 0; i < desc->program->variable_count; i++)
        if (!strcmp(desc->program->variables[i]->symbol, symbol))
            return desc->program->variables[i];
    return NULL;
}

const struct rwc_binding *rwc_ir_binding(const struct rwc_program_desc *desc, const char *symbol)
{
    for (size_t i = 0; i < desc->binding_count; i++)
        if (!strcmp(desc->bindings[i].symbol, symbol)) return &desc->bindings[i];
    return NULL;
}

/* ---- lines and errors ---- */

static unsigned line_kind(LLVMContextRef context)
{
    return LLVMGetMDKindIDInContext(context, RWC_MD_LINE, sizeof(RWC_MD_LINE) - 1);
}

void rwc_ir_copy_line(LLVMValueRef to, LLVMValueRef from)
{
    unsigned kind = line_kind(LLVMGetTypeContext(LLVMTypeOf(to)));
    LLVMValueRef line = LLVMGetMetadata(from, kind);
    if (line) LLVMSetMetadata(to, kind, line);
}

static unsigned line_operand(LLVMValueRef node, unsigned index)
{
    LLVMValueRef operands[2];
    unsigned count = (unsigned)LLVMGetMDNodeNumOperands(node);
    if (index >= count || count > 2) return 0;
    LLVMGetMDNodeOperands(node, operands);
    return (unsigned)LLVMConstIntGetZExtValue(operands[index]);
}

/* The module of the program that the line is of; NULL: unknown. */
static const struct rwc_module *module_of(const struct rwc_unit *unit, LLVMValueRef line)
{
    const struct rwc_program_desc *program =
        line ? rwc_ir_program(unit, line_operand(line, 1)) : NULL;
    return program ? program->module : NULL;
}

unsigned rwc_ir_line(const struct rwc_unit *unit, LLVMValueRef instruction)
{
    LLVMValueRef node = LLVMGetMetadata(instruction, line_kind(unit->context));
    const struct rwc_module *module = module_of(unit, node);
    struct rwc_place place = {module ? rwc_module_name(module) : NULL,
                              node ? line_operand(node, 0) : 0, false};
    if (module) rwc_module_locate(module, &place);
    return place.generated ? 0 : place.line;
}

static void on_diagnostic(LLVMDiagnosticInfoRef info, void *user)
{
    struct rwc_diag *diag = user;
    if (LLVMGetDiagInfoSeverity(info) != LLVMDSError) return;
    char *text = LLVMGetDiagInfoDescription(info);
    rwc_error(diag, NULL, 0, "LLVM: %s", text);
    LLVMDisposeMessage(text);
}

void rwc_ir_take_errors(LLVMContextRef context, struct rwc_diag *diag)
{
    LLVMContextSetDiagnosticHandler(context, on_diagnostic, diag);
}

bool rwc_ir_error(struct rwc_unit *unit, LLVMValueRef instruction, const char *format, ...)
{
    char text[512];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    LLVMValueRef node = LLVMGetMetadata(instruction, line_kind(unit->context));
    const char *where = NULL;
    const struct rwc_module *module = module_of(unit, node);
    if (module) where = rwc_module_name(module);
    if (!where) {
        size_t length;
        LLVMBasicBlockRef block = LLVMGetInstructionParent(instruction);
        where = LLVMGetValueName2(LLVMGetBasicBlockParent(block), &length);
    }
    return rwc_error(unit->diag, where, node ? line_operand(node, 0) : 0, "%s", text);
}

bool rwc_ir_is_launch_params(const struct rwc_unit *unit, const char *symbol)
{
    const char *name = unit->desc->launch_params;
    return name && !strcmp(name, symbol);
}
