/* SPDX-License-Identifier: Apache-2.0 */
/* See program_kind.h. */
#include "compiler/program_kind.h"

#include "raywright_abi.h"

#define RWC_PROGRAM_KIND(kind, ...) [RWC_##kind] = {__VA_ARGS__},
const struct rwc_kind_traits rwc_kinds[RWC_PROGRAM_KINDS] = {
#include "compiler/program_kinds.def"
};
