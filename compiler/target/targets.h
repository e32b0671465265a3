/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The two machines the compiler emits for, and emission itself. Only LLVM's NVPTX and X86 back ends
 * are initialised, once in a process.
 */
#ifndef RWC_TARGETS_H
#define RWC_TARGETS_H

#include <stdbool.h>
#include <stddef.h>

#include "compiler/unit.h"

#define RWC_PTX_TRIPLE "nvptx64-nvidia-cuda"

/* Also done by the functions below; may be called often and from any thread. */
void rwc_init_targets(void);

/* The machine of compute capability `sm`, or of the newest older one that LLVM knows (the driver
 * compiles that PTX for the newer GPU). NULL with a message when sm is too old. */
LLVMTargetMachineRef rwc_machine_ptx(unsigned sm, struct rwc_diag *diag);

/* The machine of this processor. */
LLVMTargetMachineRef rwc_machine_cpu(struct rwc_diag *diag);

/* Triple and data layout of `machine` become those of the module. */
void rwc_retarget(LLVMModuleRef module, LLVMTargetMachineRef machine);

/* Emits unit->module by unit->machine: PTX text or an object file. The module must have passed the
 * verifier and lint. *code is malloc'ed and has a NUL after its *size bytes. */
bool rwc_emit(struct rwc_unit *unit, void **code, size_t *size);

#endif
