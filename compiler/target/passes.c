/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See passes.h. LLVM's C interface had functions for this until LLVM 17; the linker's names are
 * those of the C++ ones. A version of LLVM that lacks one registers those passes as it needs them.
 */
#include "compiler/target/passes.h"

#include <stddef.h>

struct registry; /* llvm::PassRegistry */
typedef void registration(struct registry *registry);

struct registry *rwc_llvm_registry(void) __asm__("_ZN4llvm12PassRegistry15getPassRegistryEv")
    __attribute__((weak));

/* Folders of LLVM's, and passes that no folder's function registers: name and length of it. */
#define EACH(X)                                                                                    \
    X(Core, 14)                                                                                    \
    X(Analysis, 18)                                                                                \
    X(TransformUtils, 24)                                                                          \
    X(ScalarOpts, 20)                                                                              \
    X(InstCombine, 21)                                                                             \
    X(IPO, 13)                                                                                     \
    X(Vectorization, 23)                                                                           \
    X(CodeGen, 17)                                                                                 \
    X(GlobalISel, 20)                                                                              \
    X(Target, 16)                                                                                  \
    X(ReplaceWithVeclibLegacyPass, 37)                                                             \
    X(ExpandVectorPredicationPass, 37)                                                             \
    X(ExpandReductionsPass, 30)                                                                    \
    X(RegAllocScoringPass, 29)

#define DECLARE(name, length)                                                                      \
    void rwc_llvm_init_##name(struct registry *registry) __asm__(                                  \
        "_ZN4llvm" #length "initialize" #name "ERNS_12PassRegistryE") __attribute__((weak));
EACH(DECLARE)

#define ENTRY(name, length) rwc_llvm_init_##name,

void rwc_register_passes(void)
{
    static registration *const all[] = {EACH(ENTRY)};
    if (!rwc_llvm_registry) return;
    for (size_t k = 0; k < sizeof(all) / sizeof(all[0]); k++)
        if (all[k]) all[k](rwc_llvm_registry());
}
