/* SPDX-License-Identifier: Apache-2.0 */
/*
 * LLVM's target machines: that of the form that all modules have until they are lowered, NVPTX, and
 * how a back end makes one of its own.
 */
#ifndef RWC_MACHINE_H
#define RWC_MACHINE_H

#include "compiler/unit.h"

#define RWC_PTX_TRIPLE "nvptx64-nvidia-cuda"

/* NULL with a message where LLVM has none. */
LLVMTargetMachineRef rwc_machine_create(const char *triple, const char *cpu, const char *features,
                                        LLVMRelocMode reloc, struct rwc_diag *diag);

/* The machine of compute capability `sm`, or of the newest older one that LLVM knows (the driver
 * compiles that PTX for the newer GPU). NULL with a message when sm is too old. */
LLVMTargetMachineRef rwc_machine_ptx(unsigned sm, struct rwc_diag *diag);

/* Another machine of the same triple, processor and features, for position-independent code. */
LLVMTargetMachineRef rwc_machine_copy(LLVMTargetMachineRef machine, struct rwc_diag *diag);

/* Triple and data layout of `machine` become those of the module. */
void rwc_retarget(LLVMModuleRef module, LLVMTargetMachineRef machine);

/* Emits unit->module by unit->machine: PTX text or an object file. The module must have passed the
 * verifier and lint. *code is malloc'ed and has a NUL after its *size bytes. */
bool rwc_emit(struct rwc_unit *unit, void **code, size_t *size);

#endif
