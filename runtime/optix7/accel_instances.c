/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances as the tree builders take them. They are placed where they are, in device memory, with
 * what they place asked there. Transforms between structures are the application's memory, whose
 * contents are not needed for a handle.
 */
#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

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
                                  .head = w->output,
                                  .from = {rw_optix7_array(in->instances, in->stride, size)},
                                  .kind = scattered,
                                  .out = w->output + sizeof(struct rw_accel),
                                  .boxes = part->boxes,
                                  .masks = part->masks});
}

optix7_result rw_optix7_convert_pointer(void *handle, optix7_address pointer, int type,
                                        optix7_handle *out)
{
    static const char function[] = "optixConvertPointerToTraversableHandle";
    static const unsigned bits[] = {RW_HANDLE_STATIC, RW_HANDLE_MATRIX, RW_HANDLE_SRT};
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const char *problem = NULL;
    if (type < OPTIX7_TRAVERSABLE_STATIC || type > OPTIX7_TRAVERSABLE_SRT)
        problem = "there is no such type of a traversable";
    if (!pointer || pointer % OPTIX7_TRANSFORM_ALIGNMENT)
        problem = "the pointer is 0 or not aligned to 64 bytes";
    if (!out) problem = "the result is NULL";
    if (problem) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, function, "%s", problem);
    *out = pointer | bits[type - OPTIX7_TRAVERSABLE_STATIC];
    rw_optix7_handle_made(context, *out);
    return OPTIX7_OK;
}
