/* SPDX-License-Identifier: Apache-2.0 */
/* The features of a kernel (enum rw_feature), which rw_hook_features returns to built-in code, but
 * for RW_FEATURE_MOTION: that code is another one then. */
#ifndef RWC_FEATURES_H
#define RWC_FEATURES_H

#include "compiler/unit.h"

#define RWC_FEATURES_HOOK "rw_hook_features"

/* With those that nobody but the compiler knows. Requires: bind and the lowering of stubs. */
uint64_t rwc_features(const struct rwc_unit *unit);

/* Before built-in code is inlined: what a kernel has no feature for is gone then, in the place of
 * being carried to merge. Does nothing where merge may know better. */
void rwc_define_features_early(struct rwc_unit *unit);

#endif
