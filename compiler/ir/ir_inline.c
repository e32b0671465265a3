/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Function attributes, and LLVM's inliner held to some functions: the C API has no call that
 * inlines one, only the pass that inlines all that are marked alwaysinline.
 */
#include <string.h>

#include "compiler/ir/ir.h"

void rwc_ir_set_attribute(LLVMValueRef function, const char *name, bool on)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAttributeIndex where = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    LLVMRemoveEnumAttributeAtIndex(function, where, kind);
    if (!on) return;
    LLVMAttributeRef attribute =
        LLVMCreateEnumAttribute(LLVMGetTypeContext(LLVMTypeOf(function)), kind, 0);
    LLVMAddAttributeAtIndex(function, where, attribute);
}

bool rwc_ir_has_attribute(LLVMValueRef function, const char *name)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAttributeIndex where = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    return LLVMGetEnumAttributeAtIndex(function, where, kind) != NULL;
}

void rwc_ir_drop_target(LLVMValueRef function)
{
    static const char *const names[] = {"target-cpu", "target-features", "tune-cpu"};
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        LLVMRemoveStringAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                                         names[i], (unsigned)strlen(names[i]));
}

void rwc_ir_drop_lifetimes(struct rwc_unit *unit)
{
    static const char prefix[] = "llvm.lifetime.";
    size_t length;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; f; f = next) {
        next = LLVMGetNextFunction(f);
        if (strncmp(LLVMGetValueName2(f, &length), prefix, sizeof(prefix) - 1)) continue;
        for (LLVMUseRef use; (use = LLVMGetFirstUse(f));)
            LLVMInstructionEraseFromParent(LLVMGetUser(use));
        LLVMDeleteFunction(f);
    }
}

/* Marks a function that waits for a later run of the inliner. */
#define DEFERRED "rw-inline-later"

bool rwc_ir_inline(struct rwc_unit *unit, bool (*wanted)(LLVMValueRef function))
{
    static const unsigned length = sizeof(DEFERRED) - 1;
    LLVMAttributeIndex where = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
    LLVMAttributeRef mark = LLVMCreateStringAttribute(unit->context, DEFERRED, length, "", 0);
    LLVMValueRef f;
    for (f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (!rwc_ir_has_attribute(f, "alwaysinline") || wanted(f)) continue;
        rwc_ir_set_attribute(f, "alwaysinline", false);
        LLVMAddAttributeAtIndex(f, where, mark);
    }
    bool ok = rwc_llvm_passes(unit, "always-inline");
    for (f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        if (!LLVMGetStringAttributeAtIndex(f, where, DEFERRED, length)) continue;
        LLVMRemoveStringAttributeAtIndex(f, where, DEFERRED, length);
        rwc_ir_set_attribute(f, "alwaysinline", true);
    }
    rwc_ir_drop_lifetimes(unit);
    return ok;
}
