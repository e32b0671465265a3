/* SPDX-License-Identifier: Apache-2.0 */
/*
 * outline: the programs of a large kernel stay functions, and so do the hooks that choose among
 * them, on targets where a call is cheap. As one function such a kernel takes LLVM longer than its
 * parts do one after the other, and cannot be given to several threads.
 *
 * The lane is then in memory, where programs find it; traversal, a function as well, has it in
 * registers (outline_lane.c). Programs that run inside traversal stay out of it only where they
 * are many: all of them outside would cost the pictures of bench.large 3 to 4 % more.
 *
 * requires: lower, and rwc_keep_traversal before rw_traverse_warp could be inlined; leaves: a
 * kernel of small programs as it is; else all that stays no function inlined (rwc_flatten).
 */
#include <string.h>

#include "base/text.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/trace_op.h"
#include "compiler/merge/outline.h"
#include "compiler/pipeline.h"
#include "compiler/target/backend.h"

enum {                      /* instructions */
       LARGE_KERNEL = 8000, /* of its programs, before they are split: about 15 of 500 lines */
       LARGE_STATES = 400,  /* of all states that a hook chooses among */
       LARGE_INSIDE = 3000, /* of programs inside traversal, as often as they would be inlined */
       LARGE_PROGRAM = 200, /* of one, below a hook that is a function */
};
enum { LEVELS_OF_CALLS = 32 }; /* more are a recursion */

/* What the constants of hooks switch off is not to be found in a lane's fields afterwards. */
#define FOLD "function(sroa<modify-cfg>,early-cse,simplifycfg)"

static bool is_large(const struct rwc_unit *unit)
{
    size_t size = 0;
    for (size_t k = 0; k < unit->program_count; k++)
        size += rwc_ir_count(unit->programs[k].function);
    return size >= LARGE_KERNEL;
}

/* ---- what stays a function ---- */

/* Nobody reaches the lane but by the pointer that a function gets. */
static void keep(LLVMValueRef function)
{
    static const char noalias[] = "noalias";
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    unsigned kind = LLVMGetEnumAttributeKindForName(noalias, sizeof(noalias) - 1);
    rwc_ir_set_attribute(function, "alwaysinline", false);
    rwc_ir_set_attribute(function, "noinline", true);
    LLVMAddAttributeAtIndex(function, 1, LLVMCreateEnumAttribute(context, kind, 0));
}

static LLVMValueRef user_function(LLVMUseRef use)
{
    return LLVMGetBasicBlockParent(LLVMGetInstructionParent(LLVMGetUser(use)));
}

/* How often a function is there once all has been inlined. */
static size_t count_copies(LLVMValueRef function, unsigned level)
{
    size_t count = 0;
    if (rwc_ir_has_attribute(function, "noinline") || level == LEVELS_OF_CALLS) return 1;
    if (!LLVMGetFirstUse(function)) return 1;
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use))
        count += count_copies(user_function(use), level + 1);
    return count;
}

static bool calls(LLVMValueRef caller, LLVMValueRef callee)
{
    for (LLVMUseRef use = LLVMGetFirstUse(callee); use; use = LLVMGetNextUse(use))
        if (user_function(use) == caller) return true;
    return false;
}

/* A hook and the programs it chooses among. */
static void decide(struct rwc_unit *unit, LLVMValueRef hook)
{
    size_t size = 0;
    bool states = false;
    for (size_t k = 0; k < unit->program_count; k++) {
        const struct rwc_unit_program *program = &unit->programs[k];
        if (!calls(hook, program->function)) continue;
        size += rwc_ir_count(program->function);
        states |= rwc_is_state(program);
    }
    if (states ? size < LARGE_STATES : size * count_copies(hook, 0) < LARGE_INSIDE) return;
    keep(hook);
    for (size_t k = 0; k < unit->program_count; k++) {
        LLVMValueRef program = unit->programs[k].function;
        if (calls(hook, program) && rwc_ir_count(program) >= LARGE_PROGRAM) keep(program);
    }
}

static LLVMValueRef keep_named(struct rwc_unit *unit, const char *name)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, name);
    if (function) keep(function);
    return function;
}

/* ---- pass ---- */

/* The lane of a ray that strategy DIRECT traces is a variable of the function that does. */
static LLVMValueRef nested_lane(LLVMValueRef trace)
{
    LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(trace));
    for (; LLVMIsAAllocaInst(i); i = LLVMGetNextInstruction(i)) {
        LLVMTypeRef type = LLVMGetAllocatedType(i);
        const char *name =
            LLVMGetTypeKind(type) == LLVMStructTypeKind ? LLVMGetStructName(type) : NULL;
        if (name && !strcmp(name, "struct.rw_lane")) return i;
    }
    return NULL;
}

void rwc_keep_traversal(struct rwc_unit *unit)
{
    bool wanted = rwc_backend(unit->desc)->most_parts && !rwc_is_skipped(unit->desc, "outline");
    if (wanted && is_large(unit)) keep_named(unit, RWC_TRAVERSE);
}

bool rwc_pass_outline(struct rwc_unit *unit)
{
    LLVMValueRef traverse = LLVMGetNamedFunction(unit->module, RWC_TRAVERSE);
    LLVMValueRef trace = NULL, nested = NULL;
    if (!traverse || !rwc_ir_has_attribute(traverse, "noinline")) return false;
    if (unit->desc->strategy == RWC_STRATEGY_DIRECT) trace = keep_named(unit, RWC_TRACE_DIRECT);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        if (!LLVMIsDeclaration(f) && rw_starts_with(LLVMGetValueName(f), "rw_hook_"))
            decide(unit, f);
    if (!rwc_flatten(unit) || !rwc_llvm_passes(unit, FOLD)) return true;
    unit->outlined = true;
    rwc_lane_to_registers(unit, traverse, LLVMGetParam(traverse, 0));
    if (trace) nested = nested_lane(trace);
    if (nested) rwc_lane_to_registers(unit, trace, nested);
    return true;
}
