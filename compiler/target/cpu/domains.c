/* SPDX-License-Identifier: Apache-2.0 */
/*
 * LLVM's pass that moves integers to AVX-512's mask registers (X86DomainReassignment) takes time
 * that grows with the square of a function: three quarters of code generation for 8,000 operations
 * in a row. It needs AVX512BW, so large functions are compiled as if there were none. What is fast
 * because of masks, traversal's helpers, is small.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/target/cpu/lower.h"

#define FEATURE "avx512bw"
enum { LARGE_FUNCTION = 4000 }; /* instructions */

/* The machine's features without that one; NULL: it has none, or memory is short. */
static char *features_without(LLVMTargetMachineRef machine)
{
    char *all = LLVMGetTargetMachineFeatureString(machine), *out = NULL;
    size_t size = strlen(all) + sizeof(",-" FEATURE);
    if (strstr(all, "+" FEATURE)) out = malloc(size);
    if (out) snprintf(out, size, "%s,-" FEATURE, all);
    LLVMDisposeMessage(all);
    return out;
}

void rwc_prepare_cpu(struct rwc_unit *unit)
{
    char *features = features_without(unit->machine);
    char *processor = LLVMGetTargetMachineCPU(unit->machine);
    LLVMValueRef f = features ? LLVMGetFirstFunction(unit->module) : NULL;
    for (; f; f = LLVMGetNextFunction(f)) {
        if (rwc_ir_count(f) < LARGE_FUNCTION) continue;
        LLVMAddTargetDependentFunctionAttr(f, "target-cpu", processor);
        LLVMAddTargetDependentFunctionAttr(f, "target-features", features);
    }
    LLVMDisposeMessage(processor);
    free(features);
}
