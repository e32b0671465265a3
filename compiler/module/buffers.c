/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finds buffers by use. A buffer is an empty object without metadata; its address reaches the first
 * argument of a buffer stub:
 *     mov.u64 %rd1, image;  cvta.global.u64 %rd2, %rd1;
 *     call (%rd3), _rt_buffer_get_64, (%rd2, dim, element_size, ...);
 * Registers are followed backwards inside the function through mov, cvta and selp. When some stub's
 * argument does not lead to a symbol (a buffer passed by reference to a function that was not
 * inlined), every one-byte object that is only mentioned by address counts as a buffer whose
 * dimension and element size are unknown.
 */
#include "base/list.h"
#include "compiler/module/interface.h"
#include "compiler/module/stubs.h"

#include "compiler/ptx/arena.h"
#include "compiler/ptx/visit.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_STEPS = 256 }; /* of one backward walk; damaged input must not make it exponential */

struct definition {
    const char *name; /* register */
    const struct rwc_ptx_instr *instr;
};

struct finder {
    const struct rwc_ptx_module *ast;
    struct rwc_buffer_use *uses;
    RW_LIST(struct definition) definitions; /* of the current function, sorted by register */
    unsigned steps;
    bool unresolved, failed;
};

static bool is_buffer_stub(const struct rwc_ptx_instr *instr)
{
    if (!instr->call || instr->call->indirect || instr->call->arg_count < 3) return false;
    const struct rwc_stub *stub = rwc_stub_find(instr->operands[0].name);
    return stub &&
           (stub->number == RWC_STUB_BUFFER_GET || stub->number == RWC_STUB_BUFFER_GET_SIZE ||
            stub->number == RWC_STUB_LOAD_OR_REQUEST);
}

static bool copies_value(const struct rwc_ptx_instr *instr)
{
    return instr->operand_count >= 2 && instr->operands[0].kind == RWC_PTX_OPERAND_REG &&
           (!strcmp(instr->opcode, "mov") || !strcmp(instr->opcode, "cvta") ||
            !strcmp(instr->opcode, "selp"));
}

static int compare_definitions(const void *a, const void *b)
{
    const struct definition *left = a, *right = b;
    uintptr_t l = (uintptr_t)left->name, r = (uintptr_t)right->name;
    return (l > r) - (l < r);
}

static void collect_definitions(struct finder *f, const struct rwc_ptx_function *function)
{
    f->definitions.count = 0;
    for (size_t i = 0; i < function->body_count; i++) {
        const struct rwc_ptx_instr *instr = function->body[i].instr;
        if (!instr || !copies_value(instr)) continue;
        const struct definition definition = {instr->operands[0].name, instr};
        f->failed |= !rw_list_add(&f->definitions, definition);
        if (f->failed) return;
    }
    if (f->definitions.count)
        qsort(f->definitions.items, f->definitions.count, sizeof(struct definition),
              compare_definitions);
}

/* The first definition of a register; the others follow it. */
static size_t first_definition(const struct finder *f, const char *name)
{
    size_t low = 0, high = f->definitions.count;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if ((uintptr_t)f->definitions.items[middle].name < (uintptr_t)name)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

/* Calls visit_cb with every symbol and constant that may be in the operand. */
static void follow(struct finder *f, const struct rwc_ptx_operand *operand,
                   rwc_ptx_operand_cb visit_cb, void *user)
{
    if (operand->kind != RWC_PTX_OPERAND_REG) {
        visit_cb(operand, user);
        return;
    }
    for (size_t i = first_definition(f, operand->name);
         i < f->definitions.count && f->definitions.items[i].name == operand->name; i++) {
        const struct rwc_ptx_instr *instr = f->definitions.items[i].instr;
        size_t end = strcmp(instr->opcode, "selp") ? 2 : 3;
        for (size_t source = 1; source < end && source < instr->operand_count; source++) {
            if (f->steps++ >= MAX_STEPS) return;
            follow(f, &instr->operands[source], visit_cb, user);
        }
    }
}

struct constant {
    unsigned value;
    size_t count;
};

static void take_constant(const struct rwc_ptx_operand *operand, void *user)
{
    struct constant *constant = user;
    if (operand->kind != RWC_PTX_OPERAND_INT) return;
    if (!constant->count || constant->value != (unsigned)operand->bits) constant->count++;
    constant->value = (unsigned)operand->bits;
}

static unsigned constant_of(struct finder *f, const struct rwc_ptx_operand *operand)
{
    struct constant constant = {0};
    f->steps = 0;
    follow(f, operand, take_constant, &constant);
    return constant.count == 1 ? constant.value : 0;
}

struct found {
    const struct rwc_ptx_module *ast;
    struct rwc_buffer_use *uses;
    unsigned dim, element_size;
    bool any;
};

static void take_symbol(const struct rwc_ptx_operand *operand, void *user)
{
    struct found *found = user;
    if (operand->kind != RWC_PTX_OPERAND_SYMBOL) return;
    const struct rwc_ptx_var *var = rwc_ptx_name_of(operand->name)->var;
    if (!var) return;
    struct rwc_buffer_use *use = &found->uses[var - found->ast->vars];
    use->is_buffer = true;
    if (!use->dim) use->dim = found->dim;
    if (!use->element_size) use->element_size = found->element_size;
    found->any = true;
}

static void read_stub(struct finder *f, const struct rwc_ptx_call *call)
{
    struct found found = {.ast = f->ast, .uses = f->uses};
    found.dim = constant_of(f, &call->args[1]);
    found.element_size = constant_of(f, &call->args[2]);
    f->steps = 0;
    follow(f, &call->args[0], take_symbol, &found);
    if (!found.any) f->unresolved = true;
}

static void read_function(struct finder *f, const struct rwc_ptx_function *function)
{
    bool collected = false;
    for (size_t i = 0; i < function->body_count && !f->failed; i++) {
        const struct rwc_ptx_instr *instr = function->body[i].instr;
        if (!instr || !is_buffer_stub(instr)) continue;
        if (!collected) collect_definitions(f, function);
        collected = true;
        if (!f->failed) read_stub(f, instr->call);
    }
}

static bool looks_empty(const struct rwc_ptx_var *var)
{
    return var->space == RWC_PTX_SPACE_GLOBAL && var->is_array && rwc_ptx_var_size(var) == 1 &&
           !var->init_count;
}

struct access {
    const struct rwc_ptx_module *ast;
    bool *accessed; /* per variable: loaded or stored by name */
};

static void note_access(const struct rwc_ptx_operand *operand, void *user)
{
    struct access *access = user;
    if (operand->kind != RWC_PTX_OPERAND_ADDRESS || !operand->name) return;
    const struct rwc_ptx_var *var = rwc_ptx_name_of(operand->name)->var;
    if (var) access->accessed[var - access->ast->vars] = true;
}

bool rwc_interface_buffer_candidates(const struct rwc_ptx_module *ast, struct rwc_buffer_use *uses)
{
    struct access access = {ast, calloc(ast->var_count + 1, sizeof(bool))};
    if (!access.accessed) return false;
    for (size_t i = 0; i < ast->function_count; i++) {
        const struct rwc_ptx_function *function = &ast->functions[i];
        for (size_t s = 0; s < function->body_count; s++)
            if (function->body[s].instr)
                rwc_ptx_visit_operands(function->body[s].instr, note_access, &access);
    }
    for (size_t i = 0; i < ast->var_count; i++)
        if (looks_empty(&ast->vars[i]) && !access.accessed[i]) uses[i].is_buffer = true;
    free(access.accessed);
    return true;
}

bool rwc_interface_buffers(const struct rwc_ptx_module *ast, struct rwc_buffer_use *uses)
{
    struct finder f = {.ast = ast, .uses = uses};
    for (size_t i = 0; i < ast->function_count && !f.failed; i++)
        read_function(&f, &ast->functions[i]);
    free(f.definitions.items);
    if (f.failed) return false;
    return f.unresolved ? rwc_interface_buffer_candidates(ast, uses) : true;
}
