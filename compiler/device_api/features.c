/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See features.h. Of the instructions that a module of one ray generation program has after
 * intrinsics, two thirds are built-in code for features that it lacks; half of the time that a
 * compilation takes is spent on them. Kernels of classic contexts wait for merge nevertheless:
 * early constants change the order of their code, and all figures are of kernels as they are.
 */
#include "compiler/device_api/features.h"

#include "compiler/ir/ir.h"
#include "compiler/target/backend.h"

uint64_t rwc_features(const struct rwc_unit *unit)
{
    uint64_t features = unit->desc->features;
    if (!rwc_has_warps(unit->desc)) features |= RW_FEATURE_ONE_LANE;
    if (rwc_backend(unit->desc)->info.trees == RW_LAYOUT_FULL) features |= RW_FEATURE_FULL_BOXES;
    if (unit->records_details) features |= RW_FEATURE_DETAILS;
    return features;
}

/* Whether any-hit programs run is known once the flags of all rays are. */
void rwc_define_features_early(struct rwc_unit *unit)
{
    uint32_t features = (uint32_t)rwc_features(unit);
    if (!(features & RW_FEATURE_SBT) || features & RW_FEATURE_ANY_HIT) return;
    rwc_ir_constant_hook(unit, RWC_FEATURES_HOOK, features);
}
