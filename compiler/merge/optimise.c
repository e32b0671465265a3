/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pass optimise: everything is inlined into the entries, and LLVM's passes clean up what that
 * brought together: lane fields become registers, hooks vanish, features fold away.
 *
 * The LLVM passes are chosen by what they do to warps and by their cost. Left out on purpose:
 *   jump-threading, loop rotation and unrolling, sinking, switch-to-lookup, tail merging
 * for they duplicate the dispatch and traversal loops or move code across them, so that lanes which
 * ran together no longer meet. The default pipelines contain most of these.
 *
 * Requires: merge and the lowering to the target ran. Leaves: one module whose only functions are
 * the entries, what is marked noinline, and direct recursion.
 */
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/kernel/dump.h"
#include "compiler/pipeline.h"
#include "compiler/target/backend.h"
#include "compiler/target/parts.h"

#define INLINE "always-inline,globaldce"

static bool is_entry(LLVMValueRef function)
{
    const char *name = LLVMGetValueName(function);
    return !strcmp(name, RWC_ENTRY_LAUNCH) || !strcmp(name, RWC_ENTRY_BOUNDS);
}

static void mark_functions(struct rwc_unit *unit)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        rwc_ir_drop_target(f);
        if (LLVMIsDeclaration(f) || is_entry(f)) continue;
        LLVMSetLinkage(f, LLVMInternalLinkage);
        if (rwc_ir_has_attribute(f, "noinline") || rwc_ir_has_attribute(f, "optnone")) continue;
        rwc_ir_set_attribute(f, "alwaysinline", true);
    }
}

static void mark_globals(struct rwc_unit *unit)
{
    for (LLVMValueRef g = LLVMGetFirstGlobal(unit->module); g; g = LLVMGetNextGlobal(g)) {
        const char *name = LLVMGetValueName(g);
        if (LLVMIsDeclaration(g) || !strcmp(name, RWC_CONSTANT_BLOCK) ||
            !strncmp(name, "llvm.", strlen("llvm.")))
            continue;
        LLVMSetLinkage(g, LLVMInternalLinkage);
    }
}

static bool is_no_program(LLVMValueRef function)
{
    return !rwc_ir_is_program(function);
}

bool rwc_flatten(struct rwc_unit *unit)
{
    if (!rwc_verify(unit, "lower")) return false;
    mark_functions(unit);
    mark_globals(unit);
    if (!rwc_ir_inline(unit, is_no_program) || !rwc_llvm_passes(unit, INLINE)) return false;
    rwc_ir_drop_lifetimes(unit);
    return true;
}

bool rwc_clean_up(struct rwc_unit *unit)
{
    return rwc_llvm_passes(unit, rwc_backend(unit->desc)->clean_up);
}

/* What is emitted in parts is cleaned up by their threads, unless somebody is to read it here. How
 * many parts a kernel that is not outlined has is known afterwards. */
bool rwc_pass_optimise(struct rwc_unit *unit)
{
    if (!rwc_flatten(unit)) return false;
    unit->parts_clean_up = unit->outlined && rwc_count_parts(unit) > 1 && !rwc_dump_is_on(unit) &&
                           !unit->desc->verify_each;
    return unit->parts_clean_up || rwc_clean_up(unit);
}
