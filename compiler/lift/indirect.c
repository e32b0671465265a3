/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Functions by address. Machine addresses would not survive: a program is cut into continuations,
 * functions are inlined, and every program of the kernel has its own copy of a function, bound to
 * its own variables. So the address of a function is an id, the same in all programs of the module:
 *
 *   63..56 0x52   55..32 identity of the module   31..4 index of the function   3..0 zero
 *                                                 with bit 31 set
 *
 * Ids of callable programs are below 2^31 and user addresses below 2^57; pointers to members need
 * addresses to be even. A call through a register becomes a call of a function of the program:
 *
 *   define internal void @p3.indirect.r4.4_p4.4(i64 %f, ptr %r, ptr %a)
 *     switch i64 %f, label %other [ i64 <id of foo>, label %foo ... ]
 *   foo:
 *     call void @p3.foo(ptr %r, ptr %a)
 *     ret void
 *   other:
 *     call void @rwc.indirect.r4.4_p4.4(i64 %f, ptr %r, ptr %a)
 *     ret void
 *
 * With a prototype it has all functions of that signature whose address the module takes; with a
 * list of targets or a call table, those of the list. What it does not know, rwc.indirect.* knows:
 * callable programs, and that an id is none (compiler/load/callables.c). Where no function can be
 * meant, that one is called directly.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

#define ID_TAG UINT64_C(0x52)
#define ID_LOW (UINT64_C(1) << 31)

static uint64_t id_of(const struct rwc_lift *l, const struct rwc_ptx_function *function)
{
    uint64_t index = (uint64_t)(function - l->ast->functions);
    return ID_TAG << 56 | (uint64_t)(l->ast->identity & 0xFFFFFF) << 32 | ID_LOW | index << 4;
}

/* A table of virtual functions names them where there is nothing to call. */
static bool stands_for_nothing(const char *name)
{
    return !strcmp(name, "__cxa_pure_virtual") || !strcmp(name, "__cxa_deleted_virtual");
}

LLVMValueRef rwc_lift_function_id(struct rwc_lift *l, const struct rwc_symbol *symbol)
{
    const struct rwc_ptx_function *function = symbol->function;
    if (!stands_for_nothing(function->name) && !rwc_lift_is_defined(l, function)) return NULL;
    return LLVMConstInt(rwc_int(l, 64), id_of(l, function), false);
}

/* ---- the functions that a call may mean ---- */

struct targets {
    struct rwc_symbol **items;
    size_t count;
    bool in_32_bits; /* some address is cut somewhere */
};

static bool begin_targets(struct rwc_lift *l, struct targets *t, size_t most)
{
    *t = (struct targets){.items = rwc_lift_alloc(l, (most + 1) * sizeof(struct rwc_symbol *))};
    return t->items != NULL;
}

static void add_target(struct targets *t, struct rwc_symbol *symbol)
{
    for (size_t i = 0; i < t->count; i++)
        if (t->items[i] == symbol) return; /* a switch has a value once */
    t->in_32_bits |= symbol->function->addressed_in_32_bits;
    t->items[t->count++] = symbol;
}

static bool targets_of_prototype(struct rwc_lift *l, const struct rwc_ptx_stmt *prototype,
                                 struct targets *out)
{
    if (!begin_targets(l, out, l->ast->function_count)) return false;
    struct rwc_scope *scope = l->scope;
    l->scope = l->globals;
    for (size_t i = 0; i < l->ast->function_count; i++) {
        const struct rwc_ptx_function *f = &l->ast->functions[i];
        if (!f->addressed || !f->has_body || f->is_entry) continue;
        struct rwc_symbol *symbol = rwc_lookup(l, f->name);
        bool fits = rwc_ptx_fits_prototype(f, prototype);
        if (fits && symbol->kind == RWC_SYMBOL_FUNCTION) add_target(out, symbol);
    }
    l->scope = scope;
    return true;
}

/* False: not callable with the signature of the call, reported. */
static bool add_named(struct rwc_lift *l, const char *name, const char *signature,
                      struct targets *out)
{
    struct rwc_symbol *symbol = rwc_lookup(l, name);
    char text[2048] = "";
    if (symbol && symbol->kind == RWC_SYMBOL_FUNCTION && !symbol->function->is_entry) {
        const struct rwc_ptx_function *f = symbol->function;
        rwc_lift_signature(text, sizeof(text), f->rets, f->ret_count, f->params, f->param_count);
    }
    if (!strcmp(text, signature)) {
        add_target(out, symbol);
        return true;
    }
    rwc_lift_error(l, "'%s' in the list of targets is no function of the parameters of this call",
                   name);
    return false;
}

static bool targets_of_list(struct rwc_lift *l, const struct rwc_ptx_stmt *list,
                            const char *signature, struct targets *out)
{
    if (!begin_targets(l, out, list->target_count)) return false;
    for (size_t i = 0; i < list->target_count; i++)
        if (!add_named(l, list->targets[i], signature, out)) return false;
    return true;
}

static bool targets_of_table(struct rwc_lift *l, const struct rwc_ptx_var *table,
                             const char *signature, struct targets *out)
{
    if (!begin_targets(l, out, table->init_count)) return false;
    for (size_t i = 0; i < table->init_count; i++)
        if (table->init[i].kind == RWC_PTX_INIT_ADDRESS &&
            !add_named(l, table->init[i].symbol, signature, out))
            return false;
    return true;
}

/* ---- the function that chooses ---- */

static void build_return(struct rwc_lift *l, LLVMValueRef callee, LLVMValueRef *arguments,
                         unsigned count)
{
    if (callee)
        rwc_lift_mark(l, LLVMBuildCall2(l->builder, LLVMGlobalGetValueType(callee), callee,
                                        arguments, count, ""));
    LLVMBuildRetVoid(l->builder);
}

static void add_case(struct rwc_lift *l, LLVMValueRef choice, uint64_t id, LLVMBasicBlockRef block)
{
    LLVMAddCase(choice, LLVMConstInt(rwc_int(l, 64), id, false), block);
}

/* Calls have the line of the first call that needed the function. */
static bool build_choice(struct rwc_lift *l, LLVMValueRef function, const char *external,
                         const struct targets *targets)
{
    LLVMValueRef arguments[RWC_MAX_CALL];
    unsigned count = LLVMCountParams(function);
    LLVMGetParams(function, arguments);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(l->context, function, "entry");
    LLVMBasicBlockRef other = LLVMAppendBasicBlockInContext(l->context, function, "other");
    LLVMPositionBuilderAtEnd(l->builder, entry);
    LLVMValueRef choice =
        LLVMBuildSwitch(l->builder, arguments[0], other, (unsigned)targets->count);
    for (size_t i = 0; i < targets->count; i++) {
        struct rwc_symbol *target = targets->items[i];
        LLVMValueRef callee = rwc_lift_declare_function(l, target);
        if (!callee) return false;
        LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(l->context, function, target->name);
        LLVMPositionBuilderAtEnd(l->builder, block);
        build_return(l, callee, arguments + 1, count - 1);
        uint64_t id = id_of(l, target->function);
        add_case(l, choice, id, block);
        if (targets->in_32_bits) add_case(l, choice, (uint32_t)id, block);
    }
    LLVMPositionBuilderAtEnd(l->builder, other);
    rwc_extern(l, external, LLVMVoidTypeInContext(l->context), arguments, count, false);
    build_return(l, NULL, NULL, 0);
    return true;
}

static const char *define_choice(struct rwc_lift *l, const char *name, const char *external,
                                 unsigned values, const struct targets *targets)
{
    LLVMTypeRef types[RWC_MAX_CALL];
    types[0] = rwc_int(l, 64);
    for (unsigned i = 1; i <= values; i++) types[i] = LLVMPointerTypeInContext(l->context, 0);
    LLVMTypeRef type =
        LLVMFunctionType(LLVMVoidTypeInContext(l->context), types, values + 1, false);
    LLVMValueRef function = LLVMAddFunction(l->module, name, type);
    LLVMSetLinkage(function, LLVMInternalLinkage);
    LLVMSetValueName2(LLVMGetParam(function, 0), "f", 1);
    LLVMBuilderRef outer = l->builder;
    l->builder = LLVMCreateBuilderInContext(l->context);
    bool ok = build_choice(l, function, external, targets);
    LLVMDisposeBuilder(l->builder);
    l->builder = outer;
    return ok ? LLVMGetValueName(function) : NULL; /* LLVM may have added a number */
}

const char *rwc_lift_choice(struct rwc_lift *l, const struct rwc_symbol *list,
                            const char *signature, const char *external, unsigned values)
{
    char name[3072];
    struct targets targets;
    bool shared = list->kind == RWC_SYMBOL_PROTOTYPE && list->stmt->kind == RWC_PTX_STMT_PROTOTYPE;
    snprintf(name, sizeof(name), "%s%s.%s", l->prefix, shared ? "indirect" : "targets", signature);
    if (shared && LLVMGetNamedFunction(l->module, name))
        return LLVMGetValueName(LLVMGetNamedFunction(l->module, name));
    bool ok = shared ? targets_of_prototype(l, list->stmt, &targets)
              : list->kind == RWC_SYMBOL_PROTOTYPE
                  ? targets_of_list(l, list->stmt, signature, &targets)
                  : targets_of_table(l, list->var, signature, &targets);
    if (!ok || !targets.count) return ok ? external : NULL;
    return define_choice(l, name, external, values, &targets);
}
