/* SPDX-License-Identifier: Apache-2.0 */
/* Blocks of a kernel that can be come to. */
#ifndef RWC_LIVE_H
#define RWC_LIVE_H

#include "compiler/ir/blocks.h"
#include "compiler/unit.h"

/* Adds those that its programs and the functions that later passes make calls of lead to. Of a
 * function that may be called the first block is among them. False: out of memory. */
bool rwc_find_live(const struct rwc_unit *unit, struct rwc_blocks *live);

#endif
