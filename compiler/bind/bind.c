/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bind: gives every variable of every program its place.
 *
 *   %v = load float, ptr addrspace(1) @p3.scene_epsilon
 * becomes
 *   %constants = load ptr, ptr (%lane + constants), !rw.invariant
 *   %v = load float, ptr (%constants + 16), !rw.invariant
 *
 * A variable is a global "p<id>.<symbol>"; it may belong to the program itself or to a callable
 * program that was inlined into it. variables.c makes the places of variables that are looked up
 * through scopes, semantics.c those of semantic variables and attributes.
 *
 * With that it is known what reads global memory and what may read local memory instead: generic.c
 * and atomics.c see to the second.
 *
 * requires: programs inlined (a variable is used by @program.<id> functions, and by those that stay
 * and have the lane).
 * leaves: no use of a variable; unused globals, metadata of variables too, are gone.
 */
#include "compiler/bind/bind.h"

#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/ir/value_map.h"
#include "compiler/target/backend.h"

static LLVMValueRef make_place(struct rwc_binder *b, struct rwc_bound *bound, const char *symbol)
{
    if (!bound->variable && rwc_ir_is_launch_params(b->unit, symbol))
        return rwc_bind_launch_params(b, bound);
    if (!bound->variable) return rwc_bind_register(b, bound, symbol);
    switch (bound->variable->cls) {
    case RWC_VARIABLE_PLAIN:
    case RWC_VARIABLE_BUFFER:
    case RWC_VARIABLE_TEXTURE:
        return rwc_bind_scoped(b, bound);
    case RWC_VARIABLE_SEMANTIC:
        return rwc_bind_semantic(b, bound);
    case RWC_VARIABLE_ATTRIBUTE:
        return rwc_bind_attribute(b, bound);
    }
    return NULL;
}

/* Binds one global if it is a variable; other globals (tables, strings) stay. */
static bool bind_global(struct rwc_binder *b, LLVMValueRef global, LLVMValueRef use)
{
    size_t length;
    const char *symbol;
    const struct rwc_program_desc *owner =
        rwc_ir_owner(b->unit, LLVMGetValueName2(global, &length), &symbol);
    if (!owner) return true;
    struct rwc_bound bound = {
        .owner = owner, .variable = rwc_ir_variable(owner, symbol), .global = global, .use = use};
    if (!bound.variable && !rwc_is_register(symbol) && !rwc_ir_is_launch_params(b->unit, symbol))
        return true;
    LLVMValueRef place = make_place(b, &bound, symbol);
    return place && rwc_rebase(b->unit, b->function, global, place, &bound.rule);
}

static LLVMValueRef first_use(const struct rwc_binder *b, LLVMValueRef global)
{
    for (LLVMUseRef use = LLVMGetFirstUse(global); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (LLVMIsAInstruction(user) &&
            LLVMGetBasicBlockParent(LLVMGetInstructionParent(user)) == b->function)
            return user;
    }
    return NULL;
}

struct global_list {
    RW_LIST(LLVMValueRef) globals;
    struct rwc_value_map seen;
    bool failed;
};

static void list_global(struct global_list *list, LLVMValueRef global)
{
    if (list->failed || rwc_value_map_get(&list->seen, global)) return;
    rwc_value_map_set(&list->seen, global, global);
    list->failed = !rw_list_add(&list->globals, global);
}

/* Lists the globals that the function's instructions name, in order. */
static void list_globals(LLVMValueRef function, struct global_list *list)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            for (int k = 0; k < LLVMGetNumOperands(i); k++)
                if (LLVMIsAGlobalVariable(LLVMGetOperand(i, (unsigned)k)))
                    list_global(list, LLVMGetOperand(i, (unsigned)k));
}

static bool bind_globals(struct rwc_binder *b)
{
    struct global_list list = {0};
    rwc_ir_expand_constants(b->function);
    list_globals(b->function, &list);
    bool ok = !list.failed && !list.seen.failed;
    if (!ok) rwc_out_of_memory(b->unit->diag, NULL, "while binding variables");
    for (size_t i = 0; !list.failed && i < list.globals.count; i++) {
        LLVMValueRef use = first_use(b, list.globals.items[i]);
        if (use) ok = bind_global(b, list.globals.items[i], use) && ok;
    }
    rwc_value_map_clear(&list.seen);
    free(list.globals.items);
    return ok;
}

static bool bind_function(struct rwc_unit *unit, const struct rwc_program_desc *desc,
                          LLVMValueRef function)
{
    struct rwc_binder b = {.unit = unit,
                           .desc = desc,
                           .function = function,
                           .lane = LLVMGetParam(function, 0),
                           .builder = LLVMCreateBuilderInContext(unit->context),
                           .t = rwc_ir_types(unit->context)};
    /* Everything goes before an instruction that nothing else moves or erases. */
    LLVMPositionBuilderBefore(b.builder, rwc_ir_after_allocas(function));
    LLVMValueRef anchor = LLVMBuildFreeze(b.builder, b.lane, "");
    LLVMPositionBuilderBefore(b.builder, anchor);
    bool ok = bind_globals(&b);
    LLVMInstructionEraseFromParent(anchor);
    LLVMDisposeBuilder(b.builder);
    return ok;
}

/* Those that stay, each as the program it is seen by. */
static bool bind_functions(struct rwc_unit *unit)
{
    bool ok = true;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        const struct rwc_program_desc *view = rwc_ir_view(unit, f);
        if (view) ok = bind_function(unit, view, f) && ok;
    }
    return ok;
}

/* What still names a variable cannot be redirected: an initialiser, or a function of its own. */
static bool check_rest(struct rwc_unit *unit)
{
    bool ok = true;
    LLVMValueRef global = LLVMGetFirstGlobal(unit->module);
    for (; global; global = LLVMGetNextGlobal(global)) {
        size_t length;
        const char *symbol;
        const struct rwc_program_desc *owner =
            rwc_ir_owner(unit, LLVMGetValueName2(global, &length), &symbol);
        if (owner && (rwc_ir_variable(owner, symbol) || rwc_ir_is_launch_params(unit, symbol)))
            ok = rwc_error(unit->diag, owner->module ? rwc_module_name(owner->module) : NULL, 0,
                           "program '%s': the address of variable '%s' is stored in another "
                           "variable, which is not supported",
                           owner->program->name, symbol);
    }
    return ok;
}

/* In programs, and in the functions of users that were not inlined into them. */
static bool free_of_claims(struct rwc_unit *unit)
{
    bool ok = true, spaces = rwc_backend(unit->desc)->memory_spaces;
    /* OptiX 7: what its PTX says of memory holds. */
    if (unit->desc->features & RW_FEATURE_SBT) return true;
    LLVMValueRef f = LLVMGetFirstFunction(unit->module);
    for (; ok && f; f = LLVMGetNextFunction(f)) {
        unsigned long id;
        const char *name = LLVMGetValueName(f);
        bool is_user_code = rwc_ir_is_program(f) || rwc_ir_stays(f) || rwc_ir_symbol(name, &id);
        if (LLVMIsDeclaration(f) || !is_user_code) continue;
        ok = rwc_bind_generic(unit, f) && (!spaces || rwc_bind_atomics(unit, f));
    }
    return ok;
}

bool rwc_pass_bind(struct rwc_unit *unit)
{
    bool ok = rwc_bind_lay_out_attributes(unit), failed = false;
    for (size_t i = 0; ok && i < unit->program_count; i++)
        failed |=
            !bind_function(unit, rwc_program_view(&unit->programs[i]), unit->programs[i].function);
    failed |= ok && !bind_functions(unit);
    if (!ok || failed || !rwc_llvm_passes(unit, "globaldce")) return false;
    return free_of_claims(unit) && check_rest(unit);
}
