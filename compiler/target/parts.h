/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Emission of a large module in parts, by several threads: each part is an object file with some of
 * the module's functions.
 */
#ifndef RWC_PARTS_H
#define RWC_PARTS_H

#include "compiler/unit.h"

/* Attribute of declarations in a part whose functions are in another one. */
#define RWC_ELSEWHERE "rw-elsewhere"

/* Parts that the unit's module is emitted as. Does not depend on the number of threads. */
unsigned rwc_count_parts(const struct rwc_unit *unit);

/* An archive (archive.h) of that many object files, malloc'ed; the same whatever the number of
 * threads. The module is good for nothing afterwards. */
bool rwc_emit_parts(struct rwc_unit *unit, void **code, size_t *size);

/* Part `part` of the module `bitcode`, whose functions with bodies go to parts[0], parts[1], ... in
 * order, as an object file, cleaned up and linted before where that was left to it. Uses a context
 * of its own; the unit of the whole is only looked at. NULL with a message in diag. */
LLVMMemoryBufferRef rwc_emit_part(const struct rwc_unit *whole, LLVMMemoryBufferRef bitcode,
                                  const unsigned *parts, unsigned part, struct rwc_diag *diag);

#endif
