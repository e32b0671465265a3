/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pass lint: refuses everything that the target's back end cannot select, with a message; LLVM
 * itself would end the compile thread ("Cannot select") or crash. Also refuses what other passes
 * should have removed: markers rwc.*, device API stubs, functions without a body.
 *
 * What is taken for every target is here, what one target takes besides is in its back end
 * (struct rwc_lint_rules). The tables were found by giving each construct to LLVM 19's back ends.
 * An intrinsic that is in no table is refused: a false refusal is a message, a false acceptance is
 * the loss of the thread.
 *
 * Requires: optimise ran. Changes nothing.
 */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include <llvm-c/Target.h>

#include "base/text.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/marker.h"
#include "compiler/ir/value_map.h"
#include "compiler/pipeline.h"
#include "compiler/target/backend.h"
#include "compiler/target/parts.h"

#define MAX_ERRORS 20
#define MOST_INITIAL_BYTES (UINT64_C(256) << 20)

struct lint {
    struct rwc_unit *unit;
    const struct rwc_lint_rules *rules;
};

/* Base names: the text before the types. */
static const char *const intrinsics_everywhere[] = {
    "abs",
    "assume",
    "bitreverse",
    "bswap",
    "ceil",
    "convert.from.fp16",
    "convert.to.fp16",
    "copysign",
    "ctlz",
    "ctpop",
    "cttz",
    "donothing",
    "expect",
    "experimental.noalias.scope.decl",
    "fabs",
    "floor",
    "fma",
    "fmuladd",
    "fptosi.sat",
    "fptoui.sat",
    "fshl",
    "fshr",
    "invariant.end",
    "invariant.start",
    "is.constant",
    "is.fpclass",
    "launder.invariant.group",
    "lifetime.end",
    "lifetime.start",
    "maximum",
    "maxnum",
    "memcpy",
    "memmove",
    "memset",
    "minimum",
    "minnum",
    "nearbyint",
    "objectsize",
    "ptrmask",
    "readcyclecounter",
    "rint",
    "round",
    "roundeven",
    "sadd.sat",
    "sadd.with.overflow",
    "scmp",
    "sideeffect",
    "smax",
    "smin",
    "smul.with.overflow",
    "sqrt",
    "sshl.sat",
    "ssub.sat",
    "ssub.with.overflow",
    "trap",
    "trunc",
    "uadd.sat",
    "uadd.with.overflow",
    "ucmp",
    "umax",
    "umin",
    "umul.with.overflow",
    "usub.sat",
    "usub.with.overflow",
    "ushl.sat",
    NULL,
};

/* `name` is `base` or `base` with types after a dot: "fma.f32" is of "fma", "fmax" is not. */
static bool is_of(const char *name, const char *base)
{
    size_t length = strlen(base);
    return !strncmp(name, base, length) && (name[length] == '\0' || name[length] == '.');
}

/* The table ends in NULL; NULL instead of one has nothing in it. */
static bool any_of(const char *name, const char *const *bases)
{
    for (; bases && *bases; bases++)
        if (is_of(name, *bases)) return true;
    return false;
}

/* ---- functions without a body ---- */

static void check_intrinsic(struct lint *lint, LLVMValueRef use, const char *name)
{
    const struct rwc_lint_rules *rules = lint->rules;
    if (rw_starts_with(name, "dbg.")) return;
    if (any_of(name, intrinsics_everywhere)) return;
    if (rules->judge_intrinsic && rules->judge_intrinsic(lint->unit, use, name)) return;
    if (any_of(name, rules->intrinsics)) return;
    rwc_ir_error(lint->unit, use, "the operation '%s' cannot be compiled for the %s", name,
                 rules->place);
}

static bool is_elsewhere(LLVMValueRef function)
{
    return LLVMGetStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                         RWC_ELSEWHERE, sizeof(RWC_ELSEWHERE) - 1) != NULL;
}

static void check_undefined(struct lint *lint, LLVMValueRef use, const char *name)
{
    struct rwc_unit *unit = lint->unit;
    if (is_elsewhere(LLVMGetCalledValue(use))) return;
    if (rw_starts_with(name, "llvm."))
        check_intrinsic(lint, use, name + strlen("llvm."));
    else if (rw_starts_with(name, RWC_PTX))
        rwc_ir_error(unit, use, "PTX instruction '%s' is not supported on the %s",
                     name + strlen(RWC_PTX), lint->rules->place);
    else if (rw_starts_with(name, "rwc."))
        rwc_ir_error(unit, use, "internal error: marker '%s' was left by an earlier pass", name);
    else if (rw_starts_with(name, "_rt_"))
        rwc_ir_error(unit, use, "device function '%s' cannot be called here", name);
    else if (!lint->rules->has_function || !lint->rules->has_function(name))
        rwc_ir_error(unit, use, "function '%s' is called but not defined in any module", name);
}

/* ---- instructions ---- */

static bool type_fits(const struct lint *lint, LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMVoidTypeKind:
    case LLVMHalfTypeKind:
    case LLVMFloatTypeKind:
    case LLVMDoubleTypeKind:
    case LLVMLabelTypeKind:
    case LLVMMetadataTypeKind:
    case LLVMFunctionTypeKind:
        return true;
    case LLVMBFloatTypeKind:
        return lint->rules->has_bfloat && lint->rules->has_bfloat(lint->unit->desc);
    case LLVMIntegerTypeKind:
        return LLVMGetIntTypeWidth(type) <= 128;
    case LLVMPointerTypeKind:
        return LLVMGetPointerAddressSpace(type) <= 5;
    case LLVMVectorTypeKind:
    case LLVMArrayTypeKind:
        return type_fits(lint, LLVMGetElementType(type));
    case LLVMStructTypeKind:
        for (unsigned i = 0; i < LLVMCountStructElementTypes(type); i++)
            if (!type_fits(lint, LLVMStructGetTypeAtIndex(type, i))) return false;
        return true;
    default:
        return false;
    }
}

static const char *refuse_everywhere(struct lint *lint, LLVMValueRef i)
{
    switch (LLVMGetInstructionOpcode(i)) {
    case LLVMIndirectBr:
        return "an indirect branch";
    case LLVMInvoke:
    case LLVMCallBr:
    case LLVMLandingPad:
    case LLVMResume:
        return "an exception handler";
    case LLVMVAArg:
        return "a variable argument";
    case LLVMCall:
        if (!LLVMIsAFunction(LLVMGetCalledValue(i)) && !LLVMIsAInlineAsm(LLVMGetCalledValue(i)))
            return "a call through a pointer";
        break;
    default:
        break;
    }
    return type_fits(lint, LLVMTypeOf(i)) ? NULL : "a value of a type that has no register";
}

static void check_instruction(struct lint *lint, LLVMValueRef i)
{
    const char *reason = refuse_everywhere(lint, i);
    if (!reason && lint->rules->refuse) reason = lint->rules->refuse(i);
    if (reason)
        rwc_ir_error(lint->unit, i, "%s cannot be compiled for the %s", reason, lint->rules->place);
    const char *callee = rwc_ir_callee(i);
    if (callee && LLVMIsDeclaration(LLVMGetCalledValue(i))) check_undefined(lint, i, callee);
}

static void check_function(struct lint *lint, LLVMValueRef function)
{
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b))
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i)) {
            if (lint->unit->diag->errors >= MAX_ERRORS) return;
            check_instruction(lint, i);
        }
}

/* ---- globals and entries ---- */

static void check_global(struct lint *lint, LLVMValueRef global)
{
    enum { SHARED = 3, LOCAL = 5 };
    const char *name = LLVMGetValueName(global);
    unsigned space = LLVMGetPointerAddressSpace(LLVMTypeOf(global));
    const char *reason = NULL;
    if (rw_starts_with(name, "llvm.")) {
        if (strstr(name, "tors")) reason = "a constructor";
    } else if (LLVMIsDeclaration(global)) {
        if (LLVMGetFirstUse(global)) reason = "a variable that no module defines";
    } else if (LLVMIsThreadLocal(global)) {
        reason = "a thread-local variable";
    } else if (!type_fits(lint, LLVMGlobalGetValueType(global))) {
        reason = "a variable of a type that has no register";
    } else if (space == LOCAL ||
               (space == SHARED && !rwc_backend(lint->unit->desc)->memory_spaces)) {
        reason = "a variable in shared or local memory";
    } else if (space == SHARED && !LLVMIsUndef(LLVMGetInitializer(global))) {
        reason = "an initialised variable in shared memory";
    }
    if (reason)
        rwc_error(lint->unit->diag, NULL, 0, "%s ('%s') cannot be compiled for the %s", reason,
                  name, lint->rules->place);
}

static const char *name_of(LLVMValueRef variable)
{
    const char *name = rwc_ir_user_name(variable);
    return name ? name : LLVMGetValueName(variable);
}

/* Does what this holds lead back to a variable that is open? `state` has variables: themselves
 * while they are open, then their initial values. */
static bool leads_back(struct rwc_value_map *state, LLVMValueRef value)
{
    if (LLVMIsAFunction(value) || !LLVMIsAUser(value)) return false;
    LLVMValueRef initial = LLVMIsAGlobalVariable(value) ? LLVMGetInitializer(value) : NULL;
    if (initial) {
        LLVMValueRef known = rwc_value_map_get(state, value);
        if (known) return known == value;
        rwc_value_map_set(state, value, value);
        bool back = !state->failed && leads_back(state, initial);
        rwc_value_map_set(state, value, initial);
        return back;
    }
    for (int k = 0; k < LLVMGetNumOperands(value); k++)
        if (leads_back(state, LLVMGetOperand(value, (unsigned)k))) return true;
    return false;
}

/* PTX declares variables before they are named. */
static void check_order(struct lint *lint)
{
    struct rwc_value_map state = {0};
    LLVMValueRef g = LLVMGetFirstGlobal(lint->unit->module);
    while (g && !leads_back(&state, g)) g = LLVMGetNextGlobal(g);
    if (state.failed) rwc_out_of_memory(lint->unit->diag, NULL, "while checking variables");
    rwc_value_map_clear(&state);
    if (!g) return;
    rwc_error(lint->unit->diag, NULL, 0,
              "the initial value of variable '%s' leads back to a variable's own address, which "
              "cannot be compiled for the %s; set it in a program",
              name_of(g), lint->rules->place);
}

/* Emission writes all that a variable has at first, zeros too where some of it is none: as much
 * memory as the variable, once or more often, and seconds for each GiB. */
static void check_initial_values(struct lint *lint)
{
    LLVMTargetDataRef layout = LLVMGetModuleDataLayout(lint->unit->module);
    LLVMValueRef largest = NULL;
    uint64_t bytes = 0, most = 0;
    for (LLVMValueRef g = LLVMGetFirstGlobal(lint->unit->module); g; g = LLVMGetNextGlobal(g)) {
        LLVMValueRef initial = LLVMGetInitializer(g);
        if (!initial || LLVMIsNull(initial) || LLVMIsUndef(initial)) continue;
        const uint64_t size = LLVMABISizeOfType(layout, LLVMGlobalGetValueType(g));
        bytes += size;
        if (size <= most) continue;
        most = size;
        largest = g;
    }
    if (bytes <= MOST_INITIAL_BYTES) return;
    rwc_error(lint->unit->diag, NULL, 0,
              "variables with initial values have %" PRIu64 " bytes, of which a kernel may have "
              "%" PRIu64 "; the largest is '%s': use a buffer, or set it in a program",
              bytes, MOST_INITIAL_BYTES, name_of(largest));
}

static void check_entry(struct lint *lint)
{
    LLVMValueRef entry = LLVMGetNamedFunction(lint->unit->module, RWC_ENTRY_LAUNCH);
    if (!entry || LLVMIsDeclaration(entry))
        rwc_error(lint->unit->diag, NULL, 0, "internal error: the module has no '%s'",
                  RWC_ENTRY_LAUNCH);
    else if (lint->rules->is_kernel && !lint->rules->is_kernel(lint->unit, entry))
        rwc_error(lint->unit->diag, NULL, 0, "internal error: '%s' is not marked as a kernel",
                  RWC_ENTRY_LAUNCH);
}

bool rwc_lint_functions(struct rwc_unit *unit)
{
    struct lint lint = {unit, &rwc_backend(unit->desc)->lint};
    if (!rwc_verify(unit, "optimise")) return false;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        check_function(&lint, f);
    return unit->diag->errors == 0;
}

/* Functions that are not cleaned up yet may still hold what nothing leads to. */
bool rwc_pass_lint(struct rwc_unit *unit)
{
    struct lint lint = {unit, &rwc_backend(unit->desc)->lint};
    if (!unit->parts_clean_up && !rwc_lint_functions(unit)) return false;
    check_entry(&lint);
    for (LLVMValueRef g = LLVMGetFirstGlobal(unit->module); g; g = LLVMGetNextGlobal(g))
        check_global(&lint, g);
    check_initial_values(&lint);
    if (rwc_backend(unit->desc)->info.is_ptx) check_order(&lint);
    if (LLVMGetFirstGlobalAlias(unit->module))
        rwc_error(unit->diag, NULL, 0, "internal error: an alias ('%s') reached emission",
                  LLVMGetValueName(LLVMGetFirstGlobalAlias(unit->module)));
    return false;
}
