/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the passes work on: one LLVM module that holds every program of the kernel and the built-in
 * device code. Passes are plain functions `bool rwc_pass_NAME(struct rwc_unit *)` listed in
 * pipeline.c; they return whether they changed the module and report errors through unit->diag.
 *
 * Function forms, from pass to pass:
 *   load     `void @p<id>.<symbol>(ptr p0, ...)`: lifted PTX; every PTX parameter and return value
 *            is passed by address (return values first). The wrapper `@program.<id>` has the form
 *            of its kind, below. All symbols of program id carry the prefix "p<id>.".
 *   after bind and intrinsics
 *            The wrapper has become the program:
 *              ray generation, closest-hit,
 *              miss, exception             void @program.<id>(ptr lane)
 *              any-hit, attribute, visit   i32  @program.<id>(ptr lane)
 *              intersection                i32  @program.<id>(ptr lane, i32 primitive)
 *              bounds                      void @program.<id>(ptr lane, i32 primitive, ptr result)
 *              callable with a frame       void @program.<id>(ptr lane)
 *              callable without            none: inlined into its callers, or a function that
 *                                          stays, and no longer in unit->programs
 *            An i32 is an enum rw_status.
 *            Calls that suspend are `call void @rwc.trace(ptr lane, ...)` and
 *            `call void @rwc.call.<n>.lane(ptr lane, ...)`, see compiler/device_api/intrinsics.c.
 *            Functions that stay (rwc_ir_stays) have the lane as their first parameter, and the
 *            others of the lifted form.
 *   detach   Functions that stay take and return values, and have no lane.
 *   split    Programs that suspend keep their form; on entry they branch on lane->state.
 */
#ifndef RWC_UNIT_H
#define RWC_UNIT_H

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>

#include "base/list.h"
#include "compiler/compiler.h"

/* What hostile or broken programs may not exceed; far above all that was seen of others. */
#define RWC_MOST_STACK (1u << 30)      /* bytes of frames, of one program or all in a row */
#define RWC_MOST_ATTRIBUTES (1u << 14) /* bytes, which are copied word by word */
#define RWC_MOST_INLINED (1u << 20)    /* instructions as lifted, once all calls are inlined */

struct rwc_resume_stat { /* one resume point, for the report */
    uint32_t state;
    uint32_t saved_values, saved_bytes;
    uint32_t rematerialised;
    unsigned line; /* of the call in the user's source, 0 unknown */
};

struct rwc_unit_program {
    const struct rwc_program_desc *desc;
    LLVMValueRef function; /* @program.<id>; looked up again by name after linking */
    char name[32];         /* "program.<id>" */
    /* Callables, by the callables pass. */
    LLVMValueRef callee; /* the user's function */
    uint32_t signature;  /* number; ~0u: none */
    bool framed;         /* a state of its own, which calls suspend for; others are inlined */
    /* Of a function that the recursion pass made a program: the one that it sees the lane as. NULL:
     * as it is itself. */
    const struct rwc_program_desc *view;
    /* Filled by split. */
    bool suspends;         /* it traces, or calls a callable with frames */
    uint32_t first_resume; /* state of resume point 0 */
    uint32_t resume_count;
    uint32_t frame_size;   /* bytes this program occupies while a call of it is open; 16-aligned */
    uint32_t traced_types; /* bit set of the ray types it may trace; ~0u: any */
    RW_LIST(uint32_t) called; /* numbers of the sets that it calls one of: unit->call_sets */
    struct rwc_resume_stat *resumes;
    bool faults;       /* it may wait for a page; found by split */
    bool traces_again; /* of its traces some may follow another ray; found by split */
};

/* Runs as a state of the dispatch loop. A callable is one only with frames of its own. */
static inline bool rwc_is_state(const struct rwc_unit_program *program)
{
    enum rwc_program_kind kind = program->desc->kind;
    return rwc_kinds[kind].is_state && (kind != RWC_CALLABLE || program->framed);
}

/* The program whose view of the lane the code of another has. */
static inline const struct rwc_program_desc *
rwc_program_view(const struct rwc_unit_program *program)
{
    return program->view ? program->view : program->desc;
}

/* Framed callables that one call may reach: rwc.call.<number of the set>. */
struct rwc_call_set {
    uint32_t *ids; /* of programs */
    size_t count;
};

/* A program that the compiler made. */
struct rwc_own_program {
    struct rwc_program_desc desc;
    struct rwc_program program;
    char *name;
};

struct rwc_attribute { /* one "attribute NAME" of the kernel, laid out by bind */
    char *name;
    uint32_t offset, size;
};

struct rwc_unit {
    const struct rwc_kernel_desc *desc;
    struct rwc_diag *diag;
    double began; /* rw_clock_ms */
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMTargetMachineRef machine;
    struct rwc_unit_program *programs;
    size_t program_count;
    RW_LIST(struct rwc_call_set) call_sets;
    RW_LIST(struct rwc_own_program *) own_programs;
    struct rwc_call_graph *calls; /* from recursion to inline; NULL: to be made */
    struct rwc_attribute *attributes;
    size_t attribute_count, attribute_capacity;
    uint32_t attribute_size;
    uint32_t state_count; /* next free state number; split allocates resume points from it */
    uint64_t rounds_size; /* bytes that a lane keeps in loops; by rounds */
    uint32_t stack_size;  /* computed by stack */
    bool depth_suffices;  /* no run has more traces open than are allowed: computed by stack */
    bool calls_suffice;   /* no run has more calls open than are allowed: likewise */
    bool records_details; /* some exception program reads them; found by bind, intrinsics */
    char **formats;
    size_t format_count, format_capacity;
    unsigned ptx_version; /* that inline assembly needs, 81 for 8.1; 0: none; by lower */
    unsigned ptx_sm;      /* likewise the compute capability, 100 for 10.0 */
    bool outlined;        /* programs stay functions, and what they hold is folded: by outline */
    bool parts_clean_up;  /* the second half of optimise is left to the parts of emission */
    unsigned emitted_parts, emitting_threads; /* by emission; 0: the whole at once */
    struct rwc_report *report;                /* compiler/kernel/report.h */
    struct rwc_lines *lines; /* compiler/lines/lines.h; NULL: where code comes from is not kept */
};

/* Runs LLVM's own passes by name, e.g. "function(sroa,early-cse)". */
bool rwc_llvm_passes(struct rwc_unit *unit, const char *pipeline);

/* Keeps traversal a function where the pass outline will want it: before others inline it. */
void rwc_keep_traversal(struct rwc_unit *unit);
/* Inlines into the entries all that is not marked noinline. */
bool rwc_flatten(struct rwc_unit *unit);
/* The second half of optimise: LLVM's passes over what flatten left. */
bool rwc_clean_up(struct rwc_unit *unit);
/* What lint looks for in functions alone. False: something was found. */
bool rwc_lint_functions(struct rwc_unit *unit);

/* False, with an error, once nobody waits for the kernel, or its time is over. */
bool rwc_is_wanted(struct rwc_unit *unit, const char *next);

/* True when desc->skip_passes names this pass. Parts of a pass that can be switched off by
 * themselves ("remat" in split) ask with their own name. */
bool rwc_is_skipped(const struct rwc_kernel_desc *desc, const char *name);

bool rwc_pass_load(struct rwc_unit *unit);
bool rwc_pass_callables(struct rwc_unit *unit);
bool rwc_pass_recursion(struct rwc_unit *unit);
bool rwc_pass_inline(struct rwc_unit *unit);
bool rwc_pass_loops(struct rwc_unit *unit);
bool rwc_pass_bind(struct rwc_unit *unit);
bool rwc_pass_intrinsics(struct rwc_unit *unit);
bool rwc_pass_detach(struct rwc_unit *unit);
bool rwc_pass_pointers(struct rwc_unit *unit);
bool rwc_pass_payload(struct rwc_unit *unit);
bool rwc_pass_payload_offset(struct rwc_unit *unit);
bool rwc_pass_invariants(struct rwc_unit *unit);
bool rwc_pass_twins(struct rwc_unit *unit);
bool rwc_pass_rounds(struct rwc_unit *unit);
bool rwc_pass_page(struct rwc_unit *unit);
bool rwc_pass_masks(struct rwc_unit *unit);
bool rwc_pass_split(struct rwc_unit *unit);
bool rwc_pass_stack(struct rwc_unit *unit);
bool rwc_pass_merge(struct rwc_unit *unit);
bool rwc_pass_share(struct rwc_unit *unit);
bool rwc_pass_structure(struct rwc_unit *unit);
bool rwc_pass_outline(struct rwc_unit *unit);
bool rwc_pass_optimise(struct rwc_unit *unit);
bool rwc_pass_lower(struct rwc_unit *unit);
bool rwc_pass_lint(struct rwc_unit *unit);

#endif
