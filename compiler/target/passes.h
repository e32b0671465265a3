/* SPDX-License-Identifier: Apache-2.0 */
/* LLVM's registry of passes. */
#ifndef RWC_PASSES_H
#define RWC_PASSES_H

/* Registers the passes that emission runs, which LLVM otherwise does while it makes each: what has
 * the registry's lock then may have been left with it (compiler/base/guard.h). May be called often,
 * by one thread at a time. */
void rwc_register_passes(void);

#endif
