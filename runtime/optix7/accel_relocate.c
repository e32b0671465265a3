/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Relocation: an application copies a structure's memory, to elsewhere or to another device, and
 * then has the copy's addresses put right. A tree is numbered from its own start, so what depends
 * on a place are the address of the tree, and in structures of instances those of their children's
 * trees, whose new handles the application gives.
 */
#include <string.h>

#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

/* What is in a struct optix7_relocation. */
enum { MARK, SIZE, SHAPE };
#define MARK_OF_TREES 0x7277616363656c00ull /* changes with the format; the layout is added */

static uint64_t mark_of(const struct optix7_context *context)
{
    return MARK_OF_TREES + (uint64_t)rw_device_target(context->device)->trees;
}

static uint64_t shape_of(const struct rw_accel *head)
{
    return (uint64_t)head->kind << 32 | head->instance_count;
}

static bool is_compatible(const struct optix7_context *context,
                          const struct optix7_relocation *info)
{
    return info->words[MARK] == mark_of(context);
}

optix7_result rw_optix7_accel_get_relocation(void *handle, optix7_handle from,
                                             struct optix7_relocation *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelGetRelocationInfo"};
    struct rw_accel head;
    if (!out) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function, "info is NULL");
    optix7_result result = rw_optix7_await(&b, NULL);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = rw_optix7_head_read(&b, from, &head);
    pthread_mutex_unlock(&context->device_lock);
    if (result) return result;
    *out = (struct optix7_relocation){
        {[MARK] = mark_of(context), [SIZE] = head.size, [SHAPE] = shape_of(&head)}};
    return OPTIX7_OK;
}

optix7_result rw_optix7_check_relocation(void *handle, const struct optix7_relocation *info,
                                         int *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (!info || !out)
        return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, "optixCheckRelocationCompatibility",
                              "info or the result is NULL");
    *out = is_compatible(context, info);
    return OPTIX7_OK;
}

/* ---- the call ---- */

static optix7_result relocate(const struct optix7_build *b, const struct optix7_relocation *info,
                              const struct optix7_relocate_input *input, optix7_address target)
{
    struct rw_accel head;
    optix7_result result = rw_optix7_head_read(b, target, &head);
    if (result) return result;
    if (head.size != info->words[SIZE] || shape_of(&head) != info->words[SHAPE])
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "the memory is no copy of the structure that info was taken of");
    bool aims = head.kind == RW_LEAF_INSTANCES && input && head.instance_count;
    if (aims && (input->type != OPTIX7_INPUT_INSTANCES || input->count != head.instance_count))
        return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "the input is not of %u instances", head.instance_count);
    result = rw_optix7_move_head(b, &head, target);
    if (result || !aims) return result;
    return rw_optix7_aim_instances(b, target + sizeof(head), head.instance_count, input->handles);
}

optix7_result rw_optix7_accel_relocate(void *handle, void *stream,
                                       const struct optix7_relocation *info,
                                       const struct optix7_relocate_input *inputs, size_t count,
                                       optix7_address target, size_t size, optix7_handle *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelRelocate"};
    const char *problem = NULL;
    if (!info || !is_compatible(context, info))
        problem = "info is NULL, or not of a structure of this kind of device";
    else if (size < info->words[SIZE])
        problem = "the memory is smaller than the structure";
    else if (!target || target % OPTIX7_ACCEL_ALIGNMENT)
        problem = "the memory is aligned to 128 bytes";
    else if (!out || (count && !inputs))
        problem = "the inputs or the result are NULL";
    if (problem) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function, "%s", problem);
    optix7_result result = rw_optix7_await(&b, stream);
    if (result) return result;
    pthread_mutex_lock(&context->device_lock);
    result = relocate(&b, info, count ? inputs : NULL, target);
    if (!result) result = rw_optix7_settle(&b);
    pthread_mutex_unlock(&context->device_lock);
    if (!result) *out = target;
    return result;
}
