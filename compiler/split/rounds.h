/* SPDX-License-Identifier: Apache-2.0 */
/* What the pass rounds has left, as the dispatch loop wants it. */
#ifndef RWC_ROUNDS_H
#define RWC_ROUNDS_H

#include "compiler/unit.h"

struct rwc_rounds {
    uint32_t first; /* states from here on are rounds of loops and what follows these; 0: none */
    uint32_t ends;  /* which of them follow a loop, by bits */
};

/* Of a unit of strategy DIRECT, where nothing else has resume points: a program's first is its
 * loop. */
struct rwc_rounds rwc_rounds_of(const struct rwc_unit *unit);

#endif
