/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances as the tree builders take them. They are placed where they are, in device memory, with
 * what they place asked there.
 */
#include "runtime/optix7/accel.h"

optix7_result rw_optix7_collect_instances(struct optix7_work *w)
{
    const struct optix7_build_input *input = &w->build->inputs[0];
    const struct optix7_instances *in = &input->of.instances;
    const bool scattered = input->type == OPTIX7_INPUT_INSTANCE_POINTERS;
    const uint64_t size = scattered ? sizeof(optix7_address) : sizeof(struct optix7_instance);
    struct rw_build_part *part = &w->parts[0];
    part->boxes = rw_optix7_take(w, (uint64_t)part->count * OPTIX7_BOX_BYTES);
    part->masks = rw_optix7_take(w, (uint64_t)part->count * sizeof(uint32_t));
    return rw_optix7_do(
        w, (struct rw_accel_work){.job = RW_ACCEL_INSTANCES,
                                  .count = part->count,
                                  .from = {rw_optix7_array(in->instances, in->stride, size)},
                                  .kind = scattered,
                                  .out = w->output + sizeof(struct rw_accel),
                                  .boxes = part->boxes,
                                  .masks = part->masks});
}
