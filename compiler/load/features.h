/* SPDX-License-Identifier: Apache-2.0 */
/* The features of a kernel (enum rw_feature), for which built-in code asks, but for
 * RW_FEATURE_MOTION: that code is another one then. */
#ifndef RWC_FEATURES_H
#define RWC_FEATURES_H

#include "compiler/unit.h"

/* With those that nobody but the compiler knows. Requires: bind and the lowering of stubs. */
uint64_t rwc_features(const struct rwc_unit *unit);

/* Where built-in code asks for features, the answers that are known as soon as it is loaded: what a
 * kernel has no feature for is gone then before it is inlined. merge gives the others. */
void rwc_answer_features(const struct rwc_unit *unit);

#endif
