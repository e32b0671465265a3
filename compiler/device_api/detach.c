/* SPDX-License-Identifier: Apache-2.0 */
/*
 * detach: functions that stay lose the lane, and take the values that they read of it; memory that
 * their parameters point to becomes values as well.
 *
 *     void @p3.tint(ptr %lane, ptr %result, ptr %colour)      ; reads a constant, may throw
 * becomes
 *     { float, float, float, i32 } @p3.tint(ptr %constants, float, float, float)
 *
 * On a GPU the lane is registers, and its address would put all of it into local memory. Callers
 * read at their own entry, where the lane is still what their program began with, so that a
 * function called after a trace sees what its program sees; what the program itself changes, such
 * as the hit object of OptiX 7, they read where they call. An exception comes back as a number, 0
 * for none, and ends the caller.
 *
 * What does anything else with the lane is inlined after all. With strategy DIRECT on a CPU it
 * keeps the lane, which is in memory then, for such a function traces in itself.
 *
 * requires: intrinsics; leaves: functions that stay have no lane, and are called with values.
 */
#include "compiler/device_api/detach.h"

#include <stdlib.h>

#include "base/text.h"
#include "compiler/base/demangle.h"
#include "compiler/target/backend.h"

/* ---- what there is ---- */

static void free_functions(struct rwc_detach *d)
{
    for (size_t k = 0; k < d->functions.count; k++) {
        struct rwc_detached *f = &d->functions.items[k];
        free(f->reads.items);
        free(f->calls.items);
        free(f->arguments.items);
        free(f->results.items);
        free(f->in_pieces);
    }
    free(d->functions.items);
    rwc_value_map_clear(&d->index);
    d->functions.items = NULL;
    d->functions.count = d->functions.capacity = 0;
}

/* Results in memory alone: of a function that returns a value nothing has to be done. */
static bool is_detachable(const struct rwc_unit *unit, LLVMValueRef f)
{
    LLVMTypeRef result = LLVMGetReturnType(LLVMGlobalGetValueType(f));
    return rwc_ir_stays(f) && !LLVMIsDeclaration(f) &&
           (rwc_ir_view(unit, f) || LLVMGetTypeKind(result) == LLVMVoidTypeKind);
}

static bool list_functions(struct rwc_detach *d)
{
    LLVMValueRef f = LLVMGetFirstFunction(d->unit->module);
    for (; f; f = LLVMGetNextFunction(f)) {
        if (!is_detachable(d->unit, f)) continue;
        struct rwc_detached new = {.function = f, .view = rwc_ir_view(d->unit, f)};
        rwc_value_map_set_index(&d->index, f, (uint32_t)d->functions.count);
        if (new.view) rwc_find_reads(d, &new);
        if (!rw_list_add(&d->functions, new)) return false;
    }
    return !d->index.failed;
}

/* ---- what callees need ---- */

/* Returns whether something was new. */
static bool inherit(const struct rwc_detach *d, struct rwc_detached *f, LLVMValueRef callee)
{
    uint32_t number = rwc_value_map_index(&d->index, callee);
    if (number == ~0u) return false;
    const struct rwc_detached *from = &d->functions.items[number];
    size_t known = f->reads.count;
    bool threw = f->throws;
    for (size_t k = 0; k < from->reads.count; k++) rwc_add_read(d, f, from->reads.items[k]);
    f->throws |= from->throws;
    return f->reads.count != known || f->throws != threw;
}

static void spread(struct rwc_detach *d)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t k = 0; k < d->functions.count; k++)
            for (size_t c = 0; c < d->functions.items[k].calls.count; c++)
                changed |= inherit(d, &d->functions.items[k], d->functions.items[k].calls.items[c]);
    }
}

/* ---- what has to be inlined after all ---- */

/* An exception in a function that has the lane still ends its caller. */
static void check_calls(const struct rwc_detach *d, const struct rwc_detached *f)
{
    LLVMUseRef use = f->throws ? LLVMGetFirstUse(f->function) : NULL;
    for (; use; use = LLVMGetNextUse(use)) rwc_leave_after(d, LLVMGetUser(use), NULL);
}

static void give_up(const struct rwc_detach *d, const struct rwc_detached *f)
{
    check_calls(d, f);
    rwc_ir_unmark_staying(f->function);
    rwc_ir_set_attribute(f->function, "noinline", false);
    rwc_ir_set_attribute(f->function, "alwaysinline", true);
}

static bool is_given_up(LLVMValueRef function)
{
    unsigned long id;
    const char *name = LLVMGetValueName(function);
    return !rwc_ir_stays(function) && (rwc_ir_symbol(name, &id) || rw_starts_with(name, "call."));
}

/* One that calls itself is still there. */
static bool check_gone(const struct rwc_unit *unit)
{
    char text[200];
    unsigned long id;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (!is_given_up(f) || !LLVMGetFirstUse(f)) continue;
        const char *symbol = rwc_ir_symbol(LLVMGetValueName(f), &id);
        return rwc_error(
            unit->diag, NULL, 0,
            "recursion of '%s': a function that writes attributes, or reads an element "
            "of one by a variable index, cannot call itself; make it a loop",
            rwc_demangle_text(symbol ? symbol : "", text, sizeof(text)));
    }
    return true;
}

/* ---- strategy DIRECT, where rays nest in functions: what traces keeps the lane ---- */

static bool keeps_lanes(const struct rwc_detach *d)
{
    const struct rwc_kernel_desc *desc = d->unit->desc;
    return desc->strategy == RWC_STRATEGY_DIRECT && rwc_backend(desc)->recursion;
}

/* Whoever hands the lane on to one that keeps it keeps it too. */
static void spread_failing(struct rwc_detach *d)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t k = 0; k < d->functions.count; k++) {
            struct rwc_detached *f = &d->functions.items[k];
            for (size_t c = 0; c < f->calls.count && !f->fails; c++) {
                uint32_t number = rwc_value_map_index(&d->index, f->calls.items[c]);
                if (number != ~0u && d->functions.items[number].fails) f->fails = changed = true;
            }
        }
    }
}

static void keep_lanes(struct rwc_detach *d)
{
    spread(d);
    spread_failing(d);
    for (size_t k = 0; k < d->functions.count; k++)
        if (d->functions.items[k].fails) check_calls(d, &d->functions.items[k]);
}

/* ---- one or the other ---- */

/* *any: some were inlined, and those that called them have to be looked at again. */
static bool treat_failing(struct rwc_detach *d, bool *any)
{
    *any = false;
    if (keeps_lanes(d)) {
        keep_lanes(d);
        return true;
    }
    for (size_t k = 0; k < d->functions.count; k++) {
        if (!d->functions.items[k].fails) continue;
        give_up(d, &d->functions.items[k]);
        *any = true;
    }
    return !*any || (rwc_ir_inline(d->unit, is_given_up) && check_gone(d->unit) &&
                     rwc_llvm_passes(d->unit, "globaldce,function(sroa,early-cse)"));
}

/* ---- pass ---- */

static bool out_of_memory(const struct rwc_detach *d)
{
    bool failed = d->index.failed;
    for (size_t k = 0; k < d->functions.count; k++) failed |= d->functions.items[k].out_of_memory;
    return failed;
}

static bool detach_all(struct rwc_detach *d)
{
    struct rwc_detached *all = d->functions.items;
    for (size_t k = 0; k < d->functions.count; k++)
        if (!all[k].fails) rwc_find_pieces(d, &all[k]);
    if (out_of_memory(d)) return false;
    for (size_t k = 0; k < d->functions.count; k++)
        if (!all[k].fails) rwc_declare_detached(d, &all[k]);
    if (out_of_memory(d)) return false;
    for (size_t k = 0; k < d->functions.count; k++)
        if (!all[k].fails && !rwc_call_detached(d, &all[k])) return false;
    for (size_t k = 0; k < d->functions.count; k++)
        if (!all[k].fails) rwc_define_detached(d, &all[k]);
    return true;
}

bool rwc_pass_detach(struct rwc_unit *unit)
{
    struct rwc_detach d = {.unit = unit,
                           .layout = LLVMGetModuleDataLayout(unit->module),
                           .builder = LLVMCreateBuilderInContext(unit->context),
                           .t = rwc_ir_types(unit->context)};
    bool again = true, ok = true;
    while (ok && again) {
        free_functions(&d);
        ok = list_functions(&d) && treat_failing(&d, &again);
    }
    bool any = d.functions.count > 0 || unit->own_programs.count > 0;
    if (ok) {
        spread(&d);
        ok = detach_all(&d) && rwc_restore_lanes(&d);
    }
    if (any) rwc_pass_invariants(unit); /* programs got new loads */
    if (out_of_memory(&d) || (!ok && !unit->diag->errors))
        rwc_out_of_memory(unit->diag, NULL, "while detaching functions");
    free_functions(&d);
    LLVMDisposeBuilder(d.builder);
    return any;
}
