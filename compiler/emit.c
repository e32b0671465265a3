/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Emission: the module, lowered to its target, verified and linted, becomes PTX text for the CUDA
 * driver or a position-independent object file for this processor, in memory.
 * Requires: lower_cuda or lower_cpu ran, and lint accepted the module: LLVM ends the thread on
 * anything that it cannot select (guard.c).
 */
#include "compiler/targets.h"

#include <stdlib.h>
#include <string.h>

static bool is_ptx(LLVMTargetMachineRef machine)
{
    char *triple = LLVMGetTargetMachineTriple(machine);
    bool ptx = !strncmp(triple, "nvptx", 5);
    LLVMDisposeMessage(triple);
    return ptx;
}

bool rwc_emit(struct rwc_unit *unit, void **code, size_t *size)
{
    bool ptx = is_ptx(unit->machine);
    LLVMMemoryBufferRef buffer = NULL;
    char *message = NULL;
    if (LLVMTargetMachineEmitToMemoryBuffer(unit->machine, unit->module,
                                            ptx ? LLVMAssemblyFile : LLVMObjectFile, &message,
                                            &buffer)) {
        rwc_error(unit->diag, NULL, 0, "emitting %s: %s", ptx ? "PTX" : "CPU code", message);
        LLVMDisposeMessage(message);
        return false;
    }
    size_t length = LLVMGetBufferSize(buffer);
    char *bytes = malloc(length + 1);
    if (bytes) {
        memcpy(bytes, LLVMGetBufferStart(buffer), length);
        bytes[length] = '\0';
    }
    LLVMDisposeMemoryBuffer(buffer);
    if (!bytes)
        return rwc_error(unit->diag, NULL, 0, "out of memory for %zu bytes of code", length);
    *code = bytes;
    *size = length;
    return true;
}
