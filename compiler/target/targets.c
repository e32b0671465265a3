/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Target machines: the processor of the host, and the GPUs by compute capability. For a GPU the PTX
 * version is as low as its architecture allows, so that old drivers read the result; LLVM 19 writes
 * sm_90 at most, newer GPUs get that from the driver's own compiler.
 */
#include "compiler/target/targets.h"

#include <llvm-c/Target.h>
#include <pthread.h>
#include <string.h>

/* Ascending. */
static const struct {
    unsigned sm;
    const char *name, *features;
} levels[] = {
    {70, "sm_70", "+ptx71"}, {72, "sm_72", "+ptx71"}, {75, "sm_75", "+ptx71"},
    {80, "sm_80", "+ptx71"}, {86, "sm_86", "+ptx71"}, {87, "sm_87", "+ptx74"},
    {89, "sm_89", "+ptx78"}, {90, "sm_90", "+ptx78"},
};

static pthread_once_t targets_once = PTHREAD_ONCE_INIT;

static void init_targets(void)
{
    LLVMInitializeNVPTXTargetInfo();
    LLVMInitializeNVPTXTarget();
    LLVMInitializeNVPTXTargetMC();
    LLVMInitializeNVPTXAsmPrinter();
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
}

void rwc_init_targets(void)
{
    pthread_once(&targets_once, init_targets);
}

static LLVMTargetMachineRef create(const char *triple, const char *cpu, const char *features,
                                   LLVMRelocMode reloc, struct rwc_diag *diag)
{
    LLVMTargetRef target;
    char *message = NULL;
    rwc_init_targets();
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
    return create(RWC_PTX_TRIPLE, levels[found - 1].name, levels[found - 1].features,
                  LLVMRelocDefault, diag);
}

LLVMTargetMachineRef rwc_machine_cpu(struct rwc_diag *diag)
{
    char *triple = LLVMGetDefaultTargetTriple();
    char *cpu = LLVMGetHostCPUName();
    char *features = LLVMGetHostCPUFeatures();
    LLVMTargetMachineRef machine = create(triple, cpu, features, LLVMRelocPIC, diag);
    LLVMDisposeMessage(triple);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
    return machine;
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
