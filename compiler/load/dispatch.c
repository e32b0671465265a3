/* SPDX-License-Identifier: Apache-2.0 */
/*
 * callables, the functions that choose: each has the form of rwc.indirect.* and calls the one of
 * some callable programs that has the id. Programs that are not framed are cases of a switch, and
 * so are few framed ones; many have a table of their states.
 *
 *     switch i64 %f, label %lookup [ i64 7, label %call.p7 ]
 *   lookup:
 *     %index = sub i64 %f, 20
 *     br i1 (%index < 200), label %found, label %invalid
 *   found:
 *     %state = load i32, @callees.0[%index]                ; 0: no program
 *     br i1 (%state != 0), label %framed, label %invalid
 *
 * requires: callee, signature and framed of the programs; leaves: a set of unit->call_sets for each
 * function.
 */
#include <stdio.h>
#include <stdlib.h>

#include "compiler/load/callables.h"
#include "raywright.h"

enum { GLOBAL_MEMORY = 1 }; /* address space */

static void build_case(struct rwc_unit *unit, LLVMValueRef dispatch, LLVMValueRef choice,
                       LLVMValueRef callee, const struct rwc_program_desc *desc)
{
    char name[32];
    LLVMValueRef arguments[RWC_MAX_VALUES];
    unsigned count = LLVMCountParams(callee);
    for (unsigned i = 0; i < count; i++) arguments[i] = LLVMGetParam(dispatch, i + 1);
    snprintf(name, sizeof(name), "call.p%u", desc->id);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(unit->context, dispatch, name);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMPositionBuilderAtEnd(builder, block);
    LLVMBuildCall2(builder, LLVMGlobalGetValueType(callee), callee, arguments, count, "");
    LLVMBuildRetVoid(builder);
    LLVMDisposeBuilder(builder);
    LLVMAddCase(choice, LLVMConstInt(LLVMInt64TypeInContext(unit->context), desc->callable_id, 0),
                block);
}

/* The result is zero then: were it left alone, whatever the call before this one returned would
 * have to be kept across suspensions. A function has one result at most. */
static void build_invalid(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef dispatch,
                          const char *signature)
{
    struct rwc_types t = rwc_ir_types(unit->context);
    unsigned size = 0;
    if (sscanf(signature, "r%u", &size) == 1)
        LLVMBuildMemSet(builder, LLVMGetParam(dispatch, 1), LLVMConstNull(t.i8),
                        LLVMConstInt(t.i64, size, 0), 1);
    LLVMValueRef raise[] = {LLVMConstInt(t.i32, RT_EXCEPTION_PROGRAM_ID_INVALID, 0),
                            LLVMGetParam(dispatch, 0)};
    if (unit->desc->features & RW_FEATURE_PROGRAM_ID_CHECK)
        rwc_ir_call(unit, builder, RWC_RAISE, t.none, raise, 2);
    LLVMBuildRetVoid(builder);
}

/* ---- framed callables ---- */

struct dispatch {
    struct rwc_unit *unit;
    LLVMValueRef function; /* rwc.indirect.* */
    LLVMValueRef choice;   /* its switch */
    struct rwc_arguments layout;
    LLVMBasicBlockRef framed; /* NULL until some framed callable has the signature */
    LLVMValueRef state;       /* phi in it: which one */
    uint32_t set;             /* of the framed ones, in unit->call_sets */
};

/* The one call of the switch that suspends, whatever the number of framed callables. */
static void build_framed(struct dispatch *d)
{
    d->framed = LLVMAppendBasicBlockInContext(d->unit->context, d->function, "framed");
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(d->unit->context);
    LLVMPositionBuilderAtEnd(builder, d->framed);
    d->state = LLVMBuildPhi(builder, LLVMInt32TypeInContext(d->unit->context), "callee");
    rwc_build_framed_call(d->unit, builder,
                          &(struct rwc_framed_call){d->function, 1, d->set, d->state, &d->layout});
    LLVMDisposeBuilder(builder);
}

static void add_framed(struct dispatch *d, const struct rwc_unit_program *program)
{
    LLVMContextRef context = d->unit->context;
    LLVMTypeRef i32 = LLVMInt32TypeInContext(context), i64 = LLVMInt64TypeInContext(context);
    char name[32];
    if (!d->framed) build_framed(d);
    snprintf(name, sizeof(name), "call.p%u", program->desc->id);
    LLVMBasicBlockRef block = LLVMAppendBasicBlockInContext(context, d->function, name);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
    LLVMPositionBuilderAtEnd(builder, block);
    LLVMBuildBr(builder, d->framed);
    LLVMDisposeBuilder(builder);
    LLVMValueRef state = LLVMConstInt(i32, program->desc->id, 0);
    LLVMAddIncoming(d->state, &state, &block, 1);
    LLVMAddCase(d->choice, LLVMConstInt(i64, program->desc->callable_id, 0), block);
}

/* ---- many framed callables ---- */

/* Their ids lie close together: bindless ones and bound ones are each numbered in order. A set of
 * both, or of few of many, has gaps. */
struct table {
    uint32_t first, count; /* ids */
    LLVMValueRef states;   /* by id - first; 0: no program of the set */
};

static bool measure_table(const struct rwc_targets *targets, struct table *out)
{
    enum { FEW = 16, GAPS = 4 };
    uint32_t last = 0, framed = 0;
    out->first = UINT32_MAX;
    for (size_t i = 0; i < targets->count; i++) {
        uint32_t id = targets->items[i]->desc->callable_id;
        if (!targets->items[i]->framed) continue;
        if (id < out->first) out->first = id;
        if (id > last) last = id;
        framed++;
    }
    out->count = last - out->first + 1;
    return framed > FEW && out->count / GAPS <= framed;
}

static bool make_table(struct dispatch *d, const struct rwc_targets *targets, struct table *table)
{
    char name[32];
    LLVMTypeRef i32 = LLVMInt32TypeInContext(d->unit->context);
    LLVMTypeRef type = LLVMArrayType2(i32, table->count);
    LLVMValueRef *states = calloc(table->count, sizeof(*states));
    if (!states) return rwc_out_of_memory(d->unit->diag, NULL, "for calls of callable programs");
    for (uint32_t i = 0; i < table->count; i++) states[i] = LLVMConstNull(i32);
    for (size_t i = 0; i < targets->count; i++) {
        const struct rwc_program_desc *desc = targets->items[i]->desc;
        if (targets->items[i]->framed)
            states[desc->callable_id - table->first] = LLVMConstInt(i32, desc->id, 0);
    }
    snprintf(name, sizeof(name), "callees.%u", d->set);
    table->states = LLVMAddGlobalInAddressSpace(d->unit->module, type, name, GLOBAL_MEMORY);
    LLVMSetInitializer(table->states, LLVMConstArray2(i32, states, table->count));
    LLVMSetGlobalConstant(table->states, true);
    LLVMSetLinkage(table->states, LLVMInternalLinkage);
    free(states);
    return true;
}

/* Many framed callables: their states come out of a table, for a case of each in every program that
 * calls them would be their number squared. Goes where the switch went for ids of none. */
static void build_lookup(struct dispatch *d, const struct table *table, LLVMBasicBlockRef lookup,
                         LLVMBasicBlockRef invalid)
{
    struct rwc_types t = rwc_ir_types(d->unit->context);
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(d->unit->context);
    LLVMBasicBlockRef found = LLVMAppendBasicBlockInContext(d->unit->context, d->function, "found");
    if (!d->framed) build_framed(d);
    LLVMPositionBuilderAtEnd(builder, lookup);
    LLVMValueRef index = LLVMBuildSub(builder, LLVMGetParam(d->function, 0),
                                      LLVMConstInt(t.i64, table->first, 0), "");
    LLVMValueRef inside =
        LLVMBuildICmp(builder, LLVMIntULT, index, LLVMConstInt(t.i64, table->count, 0), "");
    LLVMBuildCondBr(builder, inside, found, invalid);
    LLVMPositionBuilderAtEnd(builder, found);
    LLVMValueRef at = LLVMBuildGEP2(builder, t.i32, table->states, &index, 1, "");
    LLVMValueRef state = LLVMBuildLoad2(builder, t.i32, at, "");
    LLVMValueRef known = LLVMBuildICmp(builder, LLVMIntNE, state, LLVMConstNull(t.i32), "");
    LLVMBuildCondBr(builder, known, d->framed, invalid);
    LLVMAddIncoming(d->state, &state, &found, 1);
    LLVMDisposeBuilder(builder);
}

/* ---- dispatch ---- */

static bool add_call_set(struct dispatch *d, const struct rwc_targets *targets)
{
    struct rwc_call_set set = {calloc(targets->count + 1, sizeof(*set.ids)), 0};
    d->set = (uint32_t)d->unit->call_sets.count;
    if (!set.ids || !rw_list_add(&d->unit->call_sets, set)) {
        free(set.ids);
        return rwc_out_of_memory(d->unit->diag, NULL, "for calls of callable programs");
    }
    struct rwc_call_set *added = &d->unit->call_sets.items[d->set];
    for (size_t i = 0; i < targets->count; i++)
        if (targets->items[i]->framed) added->ids[added->count++] = targets->items[i]->desc->id;
    return true;
}

/* The switch, and what its default leads to. */
static void build_choice(struct dispatch *d, const char *signature, const struct table *table)
{
    struct rwc_unit *unit = d->unit;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMBasicBlockRef entry = LLVMAppendBasicBlockInContext(unit->context, d->function, "entry");
    LLVMBasicBlockRef invalid =
        LLVMAppendBasicBlockInContext(unit->context, d->function, "invalid");
    LLVMBasicBlockRef other = invalid;
    LLVMPositionBuilderAtEnd(builder, invalid);
    build_invalid(unit, builder, d->function, signature);
    if (table) {
        other = LLVMAppendBasicBlockInContext(unit->context, d->function, "lookup");
        build_lookup(d, table, other, invalid);
    }
    LLVMPositionBuilderAtEnd(builder, entry);
    d->choice = LLVMBuildSwitch(builder, LLVMGetParam(d->function, 0), other, 8);
    LLVMDisposeBuilder(builder);
}

bool rwc_define_dispatch(struct rwc_unit *unit, LLVMValueRef function, const char *signature,
                         const struct rwc_targets *targets)
{
    struct dispatch d = {.unit = unit, .function = function};
    struct table table;
    unsigned params = LLVMCountParams(function) - 1;
    if (params > RWC_MAX_VALUES || !rwc_signature_layout(signature, &d.layout) ||
        d.layout.count != params)
        return rwc_error(
            unit->diag, NULL, 0,
            "a call of a callable program has %u parameters and results; at most %d are "
            "supported",
            params, RWC_MAX_VALUES);
    bool looked_up = measure_table(targets, &table);
    if (!add_call_set(&d, targets) || (looked_up && !make_table(&d, targets, &table))) return false;
    build_choice(&d, signature, looked_up ? &table : NULL);
    for (size_t i = 0; i < targets->count; i++) {
        const struct rwc_unit_program *program = targets->items[i];
        if (program->framed && !looked_up)
            add_framed(&d, program);
        else if (!program->framed)
            build_case(unit, function, d.choice, program->callee, program->desc);
    }
    LLVMSetLinkage(function, LLVMInternalLinkage);
    return true;
}
