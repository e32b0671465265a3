/* SPDX-License-Identifier: Apache-2.0 */
/*
 * callables: calls through the id of a callable program become switches over the programs that
 * have the signature of the call.
 *
 *   %f = call i64 @_rt_callable_program_from_id_v2_64(i32 %id, i64 0)
 *   call void @rwc.indirect.r4.4_p4.4(i64 %f, ptr %r, ptr %a)
 * becomes
 *   %f = zext i32 %id to i64
 * and the same call of a function that is now defined:
 *     switch i64 %f, label %invalid [ i64 7, label %call.p7
 *                                     i64 9, label %framed ... ]
 *   call.p7:
 *     call void @p7.brighten(ptr %r, ptr %a)
 *     ret void
 *   framed:
 *     copy %a into a block
 *     call void @rwc.call.0(i32 <state of 9>, ptr block)
 *     copy %r out of the block
 *     ret void
 *   invalid:
 *     memset %r
 *     call void @rwc.raise(i32 RT_EXCEPTION_PROGRAM_ID_INVALID, i64 %f)   where that is enabled
 *     ret void
 *
 * A program that is bound to a variable is in the switch of calls from programs that can know it,
 * a function of its own for each set of programs (rwc.indirect.r4.4_p4.4.9); all other calls of the
 * signature share one. What it reads, a material's variable, is there where it can be called.
 *
 * Framed callables (callables.h) get a wrapper @program.<id> that takes its arguments from the
 * block, and stay programs: rwc.call suspends the caller as a trace does, and the callable's end
 * resumes it.
 *
 * requires: load; leaves: rwc.indirect.* have bodies, which `inline` puts where they are called.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/load/callables.h"
#include "compiler/module/stubs.h"

/* ---- which calls reach which programs ---- */

/* All calls of one signature, which is the marker's. */
struct calls {
    struct rwc_unit *unit;
    LLVMValueRef marker;
    const char *signature;
    struct rwc_targets all; /* callables of the signature */
    struct rwc_targets some;
};

static bool has_signature(const struct rwc_unit_program *program, const struct calls *c)
{
    unsigned length;
    const char *text = rwc_signature(program->callee, &length);
    return program->desc->callable_id && text && strlen(c->signature) == length &&
           !memcmp(text, c->signature, length) &&
           LLVMCountParams(program->callee) == LLVMCountParams(c->marker) - 1;
}

static bool find_targets(struct calls *c)
{
    const size_t most = c->unit->program_count + 1;
    c->all.items = calloc(most, sizeof(*c->all.items));
    c->some.items = calloc(most, sizeof(*c->some.items));
    if (!c->all.items || !c->some.items) return false;
    for (size_t i = 0; i < c->unit->program_count; i++)
        if (has_signature(&c->unit->programs[i], c))
            c->all.items[c->all.count++] = &c->unit->programs[i];
    return true;
}

/* Those that a program knows, in c->some; NULL: that any program knows. Returns the number of
 * those that not any program knows. */
static size_t choose_targets(struct calls *c, const struct rwc_program_desc *from)
{
    size_t bound = 0;
    c->some.count = 0;
    for (size_t i = 0; i < c->all.count; i++) {
        const struct rwc_program_desc *to = c->all.items[i]->desc;
        if (to->caller && !(from && rwc_knows_callable(c->unit, from, to))) continue;
        c->some.items[c->some.count++] = c->all.items[i];
        bound += to->caller != 0;
    }
    return bound;
}

/* Name of the function that chooses among c->some: the marker's, and the programs that not any
 * program knows. Malloc'ed. */
static char *name_choice(const struct calls *c)
{
    enum { DIGITS = 11 };
    size_t length;
    const char *marker = LLVMGetValueName2(c->marker, &length);
    char *name = malloc(length + c->some.count * (DIGITS + 1) + 1);
    if (!name) return NULL;
    char *at = name + sprintf(name, "%s", marker);
    for (size_t i = 0; i < c->some.count; i++)
        if (c->some.items[i]->desc->caller) at += sprintf(at, ".%u", c->some.items[i]->desc->id);
    return name;
}

/* The call goes to the function for c->some, which is defined if it was not met before. */
static bool redirect(struct calls *c, LLVMValueRef call)
{
    char *name = name_choice(c);
    if (!name) return rwc_out_of_memory(c->unit->diag, NULL, "for calls of callable programs");
    LLVMValueRef choice = LLVMGetNamedFunction(c->unit->module, name);
    bool defined = choice != NULL;
    if (!defined)
        choice = LLVMAddFunction(c->unit->module, name, LLVMGlobalGetValueType(c->marker));
    free(name);
    LLVMSetOperand(call, (unsigned)LLVMGetNumOperands(call) - 1, choice);
    return defined || rwc_define_dispatch(c->unit, choice, c->signature, &c->some);
}

static bool define_choices(struct calls *c)
{
    const char *symbol;
    for (LLVMUseRef use = LLVMGetFirstUse(c->marker), next; use; use = next) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(call));
        const struct rwc_program_desc *from =
            rwc_ir_owner(c->unit, LLVMGetValueName(caller), &symbol);
        next = LLVMGetNextUse(use);
        if (choose_targets(c, from) && !redirect(c, call)) return false;
    }
    choose_targets(c, NULL);
    return rwc_define_dispatch(c->unit, c->marker, c->signature, &c->some);
}

static bool define_dispatches(struct rwc_unit *unit)
{
    bool changed = false, more = true;
    LLVMValueRef last = LLVMGetLastFunction(unit->module); /* others come behind it */
    LLVMValueRef f = LLVMGetFirstFunction(unit->module);
    for (; f && more; f = LLVMGetNextFunction(f)) {
        const char *signature = rwc_marker_detail(f, RWC_MARKER_INDIRECT);
        struct calls c = {.unit = unit, .marker = f, .signature = signature};
        if (signature && !find_targets(&c)) rwc_out_of_memory(unit->diag, NULL, "for targets");
        if (signature && c.some.items) changed |= define_choices(&c);
        free(c.all.items);
        free(c.some.items);
        more = f != last;
    }
    return changed;
}

/* ---- the pass ---- */

static bool is_lookup(LLVMValueRef function)
{
    size_t length;
    const struct rwc_stub *stub = rwc_stub_find(LLVMGetValueName2(function, &length));
    return stub && (stub->number == RWC_STUB_CALLABLE_PROGRAM_FROM_ID ||
                    stub->number == RWC_STUB_CALLABLE_PROGRAM_FROM_ID_V2);
}

/* An id is its own function address. */
static void lower_lookup(struct rwc_unit *unit, LLVMValueRef stub)
{
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    LLVMTypeRef i64 = LLVMInt64TypeInContext(unit->context);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(stub));) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMPositionBuilderBefore(builder, call);
        rwc_ir_replace(call, LLVMBuildZExt(builder, LLVMGetOperand(call, 0), i64, ""));
    }
    LLVMDisposeBuilder(builder);
    LLVMDeleteFunction(stub);
}

bool rwc_pass_callables(struct rwc_unit *unit)
{
    bool changed = false;
    if (!rwc_find_framed_callables(unit)) return false;
    LLVMValueRef f = LLVMGetFirstFunction(unit->module), next;
    for (; f; f = next) {
        next = LLVMGetNextFunction(f);
        if (!is_lookup(f)) continue;
        lower_lookup(unit, f);
        changed = true;
    }
    changed |= define_dispatches(unit);
    for (size_t i = 0; i < unit->program_count; i++)
        if (unit->programs[i].framed) changed |= rwc_build_framed_program(unit, &unit->programs[i]);
    return changed;
}
