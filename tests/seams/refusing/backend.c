/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A back end that refuses everything once a module comes to be lowered, as one for a processor that
 * runs eight rays at once would begin: warps, trees with boxes in full precision, no memory spaces.
 */
#include "compiler/load/features.h"
#include "compiler/target/backend.h"
#include "compiler/target/machine.h"
#include "tests/seams/refusing/refusing.h"

uint64_t refusing_features;

static LLVMTargetMachineRef machine(const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    (void)desc;
    return rwc_machine_ptx(RWC_DUMPED_SM, diag);
}

static bool lower(struct rwc_unit *unit)
{
    refusing_features = rwc_features(unit);
    return rwc_error(unit->diag, NULL, 0, REFUSING_MESSAGE);
}

static void add_key(struct rwc_hasher *hasher, const struct rwc_kernel_desc *desc)
{
    (void)hasher;
    (void)desc;
}

const struct rwc_backend rwc_backend_refusing = {
    .info = {.name = "refusing",
             .warp_lanes = REFUSING_LANES,
             .trees = RW_LAYOUT_FULL,
             .is_host = true,
             .machine_code = "megakernel.none"},
    .machine = machine,
    .lower = lower,
    .lint = {.place = "refusing back end"},
    .file = LLVMObjectFile,
    .add_key = add_key,
};
