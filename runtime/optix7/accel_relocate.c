/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Relocation: an application copies a structure's memory, to elsewhere or to another device, and
 * then has the copy's addresses put right. A tree is numbered from its own start, so what depends
 * on a place are the address of the tree, and in structures of instances those of their children's
 * trees, whose new handles the application gives.
 */
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

/* What is in a struct optix7_relocation. */
enum { MARK, FROM, SIZE, SHAPE };
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
    rw_optix7_await(&b, NULL);
    pthread_mutex_lock(&context->device_lock);
    optix7_result result = rw_optix7_head_read(&b, from, &head);
    pthread_mutex_unlock(&context->device_lock);
    if (result) return result;
    *out = (struct optix7_relocation){
        {[MARK] = mark_of(context), [FROM] = from, [SIZE] = head.size, [SHAPE] = shape_of(&head)}};
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

/* ---- children ---- */

/* The tree of a child, into its instance; handle 0: there is none. */
static optix7_result aim(const struct optix7_build *b, optix7_handle child, struct rw_instance *out)
{
    struct rw_accel head = {0};
    optix7_result result = child ? rw_optix7_download(b, &head, child, sizeof(head)) : OPTIX7_OK;
    out->tree = head.root.tree;
    out->root = head.root.root;
    return result;
}

static optix7_result aim_all(const struct optix7_build *b, uint64_t instances, uint32_t count,
                             optix7_address handles)
{
    struct rw_instance *placed = rw_malloc((size_t)count * sizeof(*placed) + 1);
    optix7_handle *children = rw_malloc((size_t)count * sizeof(*children) + 1);
    optix7_result result = OPTIX7_OK;
    if (!placed || !children)
        result = rw_optix7_fail(b->context, OPTIX7_OUT_OF_MEMORY, b->function, "out of memory");
    if (!result) result = rw_optix7_download(b, placed, instances, count * sizeof(*placed));
    if (!result) result = rw_optix7_download(b, children, handles, count * sizeof(*children));
    for (uint32_t i = 0; i < count && !result; i++) result = aim(b, children[i], &placed[i]);
    if (!result) result = rw_optix7_upload(b, instances, placed, count * sizeof(*placed));
    rw_free(placed);
    rw_free(children);
    return result;
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
    result = rw_optix7_move_head(b, &head, info->words[FROM], target);
    if (result || !aims) return result;
    return aim_all(b, target + sizeof(head), head.instance_count, input->handles);
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
    rw_optix7_await(&b, stream);
    pthread_mutex_lock(&context->device_lock);
    optix7_result result = relocate(&b, info, count ? inputs : NULL, target);
    if (!result) result = rw_optix7_settle(&b);
    pthread_mutex_unlock(&context->device_lock);
    if (!result) *out = target;
    return result;
}
