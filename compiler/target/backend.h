/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A back end: all that the compiler does differently for one target. Passes ask the fields of this
 * structure and never which target it is, so that a new one is a folder beside cuda/ and cpu/ and a
 * line of backends.def.
 *
 * Until the pass `lower` a module is NVPTX-flavoured LLVM IR for every target (machine.h): calls of
 * NVVM intrinsics and of rwc.ptx.<form>. What `lower` leaves is the back end's own.
 */
#ifndef RWC_BACKEND_H
#define RWC_BACKEND_H

#include "compiler/unit.h"

struct rwc_hasher; /* compiler/base/hash.h */

/* What the pass lint takes besides what every target takes. NULL: nothing more. */
struct rwc_lint_rules {
    const char *place;             /* "CPU": how messages call the target */
    const char *const *intrinsics; /* base names, without "llvm."; the last is NULL */
    /* Judges an intrinsic that is in no table, and reports what it refuses. False: not known. */
    bool (*judge_intrinsic)(struct rwc_unit *unit, LLVMValueRef use, const char *name);
    /* What of an instruction cannot be selected, "an ordered atomic access"; NULL: it can be. */
    const char *(*refuse)(LLVMValueRef instruction);
    bool (*has_function)(const char *name); /* outside the kernel, that it may call */
    bool (*has_bfloat)(const struct rwc_kernel_desc *desc);
    bool (*is_kernel)(struct rwc_unit *unit, LLVMValueRef entry);
};

struct rwc_backend {
    struct rwc_target_info info; /* compiler.h */

    /* Constant memory and memory that the lanes of a warp share are address spaces of their own. */
    bool memory_spaces;
    /* Accesses outside buffers are looked for always: a stray one would end the process. */
    bool guards_buffers;
    bool recursion; /* functions may call themselves to any depth: the stack grows */

    void (*init_llvm)(void); /* registers what LLVM needs for it, once a process */
    /* The machine that passes up to `lower` see; NULL with a message where there is none. */
    LLVMTargetMachineRef (*machine)(const struct rwc_kernel_desc *desc, struct rwc_diag *diag);
    bool (*lower)(struct rwc_unit *unit);
    const char *clean_up; /* LLVM passes of the second half of optimise; RWC_CLEAN_UP */
    struct rwc_lint_rules lint;

    void (*prepare)(struct rwc_unit *unit); /* of emission, after all passes; NULL: nothing */
    LLVMCodeGenFileType file;               /* what LLVM emits */
    /* Files that a large kernel is emitted as, by several threads; 0: always one. */
    unsigned most_parts;
    /* Last changes to emitted text, malloc'ed with room for RWC_EMIT_SPARE more bytes: returns it,
     * or another that takes its place, NULL with a message without memory. NULL: none. */
    char *(*finish)(const struct rwc_unit *unit, char *code);
    /* What of a description shapes kernels of this target alone, for the cache key. */
    void (*add_key)(struct rwc_hasher *hasher, const struct rwc_kernel_desc *desc);
};

enum { RWC_EMIT_SPARE = 1 };

/*
 * LLVM passes after everything was inlined. First round: memory to registers, then the constants
 * that the hooks return fold branches away. Second: address spaces are known, values are numbered,
 * loads and stores that are left merge.
 */
#define RWC_CLEAN_UP(numbering, loops)                                                             \
    "function(sroa<modify-cfg>,early-cse<memssa>,simplifycfg,instcombine,infer-address-"           \
    "spaces," numbering ",simplifycfg,sroa<modify-cfg>," loops                                     \
    "early-cse<memssa>,instcombine,dse,adce,"                                                      \
    "simplifycfg),globaldce"

/* The back end of a description's target. */
const struct rwc_backend *rwc_backend(const struct rwc_kernel_desc *desc);

/* Do lanes run in step on this target? What they carry is then dear: registers are what limits how
 * many of them there are. */
static inline bool rwc_has_warps(const struct rwc_kernel_desc *desc)
{
    return rwc_backend(desc)->info.warp_lanes > 1;
}

/* The description whose code can be read: itself, or the same for a GPU of RWC_DUMPED_SM, or of
 * what its programs' PTX is for where that is later. */
#define RWC_DUMPED_SM 75
struct rwc_kernel_desc rwc_readable_desc(const struct rwc_kernel_desc *desc);

/* Registers all back ends, and all passes, with LLVM; may be called often and from any thread.
 * After an error, of which there is one where memory is short, it can be tried again. Before a
 * guarded thread is best: it is done on one of its own, whose stack takes address space. */
bool rwc_init_backends(struct rwc_diag *diag);

#endif
