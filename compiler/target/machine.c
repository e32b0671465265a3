/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Target machines, and NVIDIA's GPUs by compute capability. For a GPU the PTX version is as low as
 * its architecture allows, so that old drivers read the result; LLVM 19 writes sm_90 at most, newer
 * GPUs get that from the driver's own compiler.
 */
#include "compiler/target/machine.h"

#include "compiler/target/backend.h"

/* Ascending. */
static const struct {
    unsigned sm;
    const char *name, *features;
} levels[] = {
    {70, "sm_70", "+ptx71"}, {72, "sm_72", "+ptx71"}, {75, "sm_75", "+ptx71"},
    {80, "sm_80", "+ptx71"}, {86, "sm_86", "+ptx71"}, {87, "sm_87", "+ptx74"},
    {89, "sm_89", "+ptx78"}, {90, "sm_90", "+ptx78"},
};

LLVMTargetMachineRef rwc_machine_create(const char *triple, const char *cpu, const char *features,
                                        LLVMRelocMode reloc, struct rwc_diag *diag)
{
    LLVMTargetRef target;
    char *message = NULL;
    if (!rwc_init_backends(diag)) return NULL;
    if (LLVMGetTargetFromTriple(triple, &target, &message)) {
        rwc_error(diag, NULL, 0, "LLVMGetTargetFromTriple(%s): %s", triple, message);
        LLVMDisposeMessage(message);
        return NULL;
    }
    LLVMTargetMachineRef machine = LLVMCreateTargetMachine(
        target, triple, cpu, features, LLVMCodeGenLevelDefault, reloc, LLVMCodeModelDefault);
    if (!machine) rwc_error(diag, NULL, 0, "LLVMCreateTargetMachine(%s, %s) failed", triple, cpu);
    return machine;
}

LLVMTargetMachineRef rwc_machine_copy(LLVMTargetMachineRef machine, struct rwc_diag *diag)
{
    char *triple = LLVMGetTargetMachineTriple(machine);
    char *cpu = LLVMGetTargetMachineCPU(machine);
    char *features = LLVMGetTargetMachineFeatureString(machine);
    LLVMTargetMachineRef copy = rwc_machine_create(triple, cpu, features, LLVMRelocPIC, diag);
    LLVMDisposeMessage(triple);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
    return copy;
}

LLVMTargetMachineRef rwc_machine_ptx(unsigned sm, struct rwc_diag *diag)
{
    size_t found = sizeof(levels) / sizeof(levels[0]);
    while (found > 0 && levels[found - 1].sm > sm) found--;
    if (found == 0) {
        rwc_error(diag, NULL, 0,
                  "cannot compile for compute capability %u.%u; a GPU of capability %u.%u or newer "
                  "is needed",
                  sm / 10, sm % 10, levels[0].sm / 10, levels[0].sm % 10);
        return NULL;
    }
    return rwc_machine_create(RWC_PTX_TRIPLE, levels[found - 1].name, levels[found - 1].features,
                              LLVMRelocDefault, diag);
}

void rwc_retarget(LLVMModuleRef module, LLVMTargetMachineRef machine)
{
    char *triple = LLVMGetTargetMachineTriple(machine);
    LLVMTargetDataRef layout = LLVMCreateTargetDataLayout(machine);
    LLVMSetTarget(module, triple);
    LLVMSetModuleDataLayout(module, layout);
    LLVMDisposeTargetData(layout);
    LLVMDisposeMessage(triple);
}
