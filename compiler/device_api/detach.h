/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shared by the files of the detach pass: one function that stays, and what it takes instead of the
 * lane and of pointers to memory.
 */
#ifndef RWC_DETACH_H
#define RWC_DETACH_H

#include "base/list.h"
#include "compiler/device_api/intrinsics.h"
#include "compiler/ir/value_map.h"

/* Memory that the lane leads to: what lies there is handed over as values, like the lane's own. */
enum rwc_root { RWC_ROOT_LANE, RWC_ROOT_LAUNCH, RWC_ROOT_HIT, RWC_ROOT_CANDIDATE, RWC_ROOTS };

struct rwc_read { /* one value of such memory */
    enum rwc_root root;
    uint64_t offset;
    LLVMTypeRef type;
};

struct rwc_piece { /* one value of the memory that a parameter points to */
    unsigned parameter;
    uint64_t offset;
    LLVMTypeRef type;
};

enum {
    RWC_MOST_PIECES = 64, /* of one function */
    RWC_MOST_BYTES = 64,  /* of one parameter: larger ones stay in memory */
};

struct rwc_detached {
    LLVMValueRef function;
    const struct rwc_program_desc *view; /* NULL: it has no lane */
    bool throws;                         /* or something that it calls */
    bool fails;                          /* does with the lane what cannot be done with values */
    RW_LIST(struct rwc_read) reads;
    RW_LIST(LLVMValueRef) calls; /* functions that it hands the lane on to */
    RW_LIST(struct rwc_piece) arguments, results;
    uint64_t *in_pieces;   /* bit set over the parameters that are */
    LLVMValueRef detached; /* takes its place */
    bool out_of_memory;
};

struct rwc_detach {
    struct rwc_unit *unit;
    LLVMTargetDataRef layout;
    LLVMBuilderRef builder;
    struct rwc_types t;
    RW_LIST(struct rwc_detached) functions;
    struct rwc_value_map index; /* function -> number */
};

/* Finds what the function does with its lane: reads, calls, throws, fails. */
void rwc_find_reads(const struct rwc_detach *d, struct rwc_detached *f);
/* Adds a value unless it is known. */
void rwc_add_read(const struct rwc_detach *d, struct rwc_detached *f, struct rwc_read read);
/* Does the program itself change the value, so that it counts what it is at a call? */
bool rwc_changes(const struct rwc_detach *d, const struct rwc_detached *f,
                 const struct rwc_read *read);
/* Where the field of the lane is that points to the root; not of the lane itself. */
size_t rwc_root_field(enum rwc_root root);

/* Finds what becomes of its parameters: arguments, results, in_pieces. */
void rwc_find_pieces(const struct rwc_detach *d, struct rwc_detached *f);

/* Three steps, each for all functions before the next: the function that takes its place; calls of
 * that one, where false is out of memory; its body. */
void rwc_declare_detached(const struct rwc_detach *d, struct rwc_detached *f);
bool rwc_call_detached(const struct rwc_detach *d, const struct rwc_detached *f);
void rwc_define_detached(const struct rwc_detach *d, struct rwc_detached *f);
/* After a call: where the condition holds the caller ends, after `code` was stored as its
 * exception; NULL: it is there. Nothing where the caller can have none. */
void rwc_leave_after(const struct rwc_detach *d, LLVMValueRef call, LLVMValueRef code);
/* What a function that is called reads: at the entry of the caller, for a trace may have changed
 * the lane since, unless the program changes it. */
LLVMValueRef rwc_read_for_call(const struct rwc_detach *d, const struct rwc_detached *f,
                               LLVMValueRef call, const struct rwc_read *read);

/* Puts back what programs read that were functions, where they are called; false: out of memory. */
bool rwc_restore_lanes(const struct rwc_detach *d);

#endif
