/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where the kernel's code comes from. LLVM carries debug locations through every pass, but on NVPTX
 * it writes only the innermost of an inlined chain. So before emission each instruction's chain is
 * looked up in a table of our own, and its location becomes "line N": entry N of that table.
 *
 *   ld.global.f32  !dbg line 118 of p7, inlined at rw_hook_step, inlined at rw_run_program
 *   ->             !dbg line 42                  stacks[42 - 1] = [[7, 118], "rw_hook_step", ...]
 *
 * The lines of programs are those of their PTX; what these come from is told by the .loc directives
 * in that PTX (source.c).
 */
#ifndef RWC_LINES_H
#define RWC_LINES_H

#include <jansson.h>

#include "compiler/unit.h"

struct rwc_lines {
    json_t *stacks; /* array of arrays, innermost first: [program id, PTX line] or "function" */
    json_t *index;  /* a stack as text -> its number in stacks */
    json_t *values; /* what frames hold */
    json_t *calls;  /* of each resume point: where its rtTrace is */
};

/* Makes the table; unit->lines is set. False: out of memory. */
bool rwc_lines_open(struct rwc_unit *unit, struct rwc_lines *lines);
void rwc_lines_close(struct rwc_lines *lines);

/* All functions get a subprogram, and all calls a location, which inlining and the verifier need.
 * Does nothing when unit->lines is NULL; so does the next. */
void rwc_lines_complete(struct rwc_unit *unit);
/* The line of a program that a value comes from, as in stacks; null: unknown. */
json_t *rwc_lines_place(LLVMValueRef value);
/* Replaces the chains by numbers of the table; the last thing before emission. */
void rwc_lines_flatten(struct rwc_unit *unit);

/* text.c: takes the directives out of emitted PTX, in place, which gives the text that is emitted
 * without debug locations. Result: [line, number in stacks] for each line of it that is an
 * instruction. */
json_t *rwc_lines_strip(char *ptx);

/* source.c: for each module of the kernel where the lines of its PTX come from. */
json_t *rwc_lines_modules(const struct rwc_kernel_desc *desc);

#endif
