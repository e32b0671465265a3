/* SPDX-License-Identifier: Apache-2.0 */
/* Built-in code that a kernel has no use for. */
#ifndef RWC_UNUSED_H
#define RWC_UNUSED_H

#include "compiler/unit.h"

/* Once the programs are linked to the built-in code. */
void rwc_drop_unused(struct rwc_unit *unit);

#endif
