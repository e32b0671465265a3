/* SPDX-License-Identifier: Apache-2.0 */
/* What the two files of the pass masks share. */
#ifndef RWC_MASKS_H
#define RWC_MASKS_H

#include <llvm-c/Core.h>
#include <stdbool.h>

#define RWC_ACTIVE_LANES "llvm.nvvm.activemask"

/* Do lanes that were counted by this call of RWC_ACTIVE_LANES go different ways before the last
 * operation whose mask comes of it? False in *ok: out of memory. */
bool rwc_lanes_part(LLVMValueRef counted, bool *ok);

#endif
