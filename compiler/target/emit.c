/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Emission: the module, lowered to its target, verified and linted, becomes PTX text for the CUDA
 * driver or a position-independent object file for this processor, in memory; of a large kernel
 * several such files (parts.h).
 * Requires: lower ran, and lint accepted the module: LLVM ends the thread on anything that it
 * cannot select (guard.c).
 */
#include "compiler/target/machine.h"

#include <stdlib.h>
#include <string.h>

#include "compiler/target/backend.h"
#include "compiler/target/parts.h"

static bool emit_whole(struct rwc_unit *unit, void **code, size_t *size)
{
    const struct rwc_backend *backend = rwc_backend(unit->desc);
    LLVMMemoryBufferRef buffer = NULL;
    char *message = NULL;
    if (LLVMTargetMachineEmitToMemoryBuffer(unit->machine, unit->module, backend->file, &message,
                                            &buffer)) {
        rwc_error(unit->diag, NULL, 0, "emitting %s code: %s", backend->lint.place, message);
        LLVMDisposeMessage(message);
        return false;
    }
    size_t length = LLVMGetBufferSize(buffer);
    char *bytes = malloc(length + RWC_EMIT_SPARE + 1);
    if (bytes) {
        memcpy(bytes, LLVMGetBufferStart(buffer), length);
        bytes[length] = '\0';
    }
    LLVMDisposeMemoryBuffer(buffer);
    if (!bytes) return rwc_out_of_memory(unit->diag, NULL, "for a kernel's code");
    if (backend->finish) bytes = backend->finish(unit, bytes);
    if (!bytes) return false;
    *code = bytes;
    *size = backend->file == LLVMAssemblyFile ? strlen(bytes) : length;
    return true;
}

bool rwc_emit(struct rwc_unit *unit, void **code, size_t *size)
{
    if (rwc_count_parts(unit) > 1) return rwc_emit_parts(unit, code, size);
    if (rwc_backend(unit->desc)->prepare) rwc_backend(unit->desc)->prepare(unit);
    return emit_whole(unit, code, size);
}
