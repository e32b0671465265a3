/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Emission: the module, lowered to its target, verified and linted, becomes PTX text for the CUDA
 * driver or a position-independent object file for this processor, in memory.
 * Requires: lower_cuda or lower_cpu ran, and lint accepted the module: LLVM ends the thread on
 * anything that it cannot select (guard.c).
 */
#include "compiler/target/targets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_ptx(LLVMTargetMachineRef machine)
{
    char *triple = LLVMGetTargetMachineTriple(machine);
    bool ptx = !strncmp(triple, "nvptx", 5);
    LLVMDisposeMessage(triple);
    return ptx;
}

/* LLVM writes the version that the architecture needs at least; inline assembly may need more. */
static void raise_version(char *ptx, unsigned version)
{
    char *line = strstr(ptx, "\n.version ");
    if (!line) return;
    char *digits = line + strlen("\n.version "); /* "7.8" */
    unsigned written = (unsigned)(digits[0] - '0') * 10 + (unsigned)(digits[2] - '0');
    if (written >= version) return;
    digits[0] = (char)('0' + version / 10);
    digits[2] = (char)('0' + version % 10);
}

enum { TARGET_GROWTH = 1 }; /* sm_90 -> sm_100 */

/* Likewise the architecture, where it is newer than any that LLVM knows. */
static void raise_target(char *ptx, unsigned sm)
{
    char *line = strstr(ptx, "\n.target sm_"), digits[16];
    if (!line) return;
    line += strlen("\n.target sm_"); /* "90" */
    size_t old = strspn(line, "0123456789");
    size_t new = (size_t)snprintf(digits, sizeof(digits), "%u", sm);
    if (strtoul(line, NULL, 10) >= sm || new > old + TARGET_GROWTH) return;
    memmove(line + new, line + old, strlen(line + old) + 1);
    memcpy(line, digits, new);
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
    char *bytes = malloc(length + TARGET_GROWTH + 1);
    if (bytes) {
        memcpy(bytes, LLVMGetBufferStart(buffer), length);
        bytes[length] = '\0';
    }
    LLVMDisposeMemoryBuffer(buffer);
    if (!bytes) return rwc_out_of_memory(unit->diag, NULL, "for a kernel's code");
    if (ptx) raise_version(bytes, unit->ptx_version);
    if (ptx) raise_target(bytes, unit->ptx_sm);
    *code = bytes;
    *size = ptx ? strlen(bytes) : length;
    return true;
}
