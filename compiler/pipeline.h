/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One compilation's unit from birth to death; rwc_compile drives it, tests of single passes use it
 * on hand-written IR.
 */
#ifndef RWC_PIPELINE_H
#define RWC_PIPELINE_H

#include "compiler/unit.h"

/* A unit without module: context, target machine, programs and report. False with a message. */
bool rwc_unit_init(struct rwc_unit *unit, const struct rwc_kernel_desc *desc,
                   struct rwc_diag *diag);
void rwc_unit_destroy(struct rwc_unit *unit);

/* States of the dispatch loop: programs that are one, and resume points. */
uint32_t rwc_unit_states(const struct rwc_unit *unit);
uint32_t rwc_unit_largest_frame(const struct rwc_unit *unit); /* bytes */

/* Runs the steps named `first` to `last` (NULL: from the start, to the end) on the unit. */
bool rwc_run_passes(struct rwc_unit *unit, const char *first, const char *last);

/* LLVM's verifier on the whole module; a failure is an error that names `after`. */
bool rwc_verify(struct rwc_unit *unit, const char *after);

#endif
