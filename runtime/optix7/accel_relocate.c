/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Relocation: an application copies a structure's memory, to elsewhere or to another device, and
 * then has the copy's addresses put right. A tree is numbered from its own start, so what depends
 * on a place are the address of the tree, and in structures of instances those of their children's
 * trees, whose new handles the application gives.
 */
#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

/* What is in a struct optix7_relocation. */
enum { MARK, SIZE, KIND, COUNT };
#define MARK_OF_TREES 0x7277616363656c00ull /* changes with the format; the layout is added */

static uint64_t mark_of(const struct optix7_context *context)
{
    return MARK_OF_TREES + (uint64_t)rw_device_target(context->device)->trees;
}

static bool is_compatible(const struct optix7_context *context,
                          const struct optix7_relocation *info)
{
    return info->words[MARK] == mark_of(context);
}

/* What the structure is has to be known when the call returns. It has no stream: it waits for all
 * of them, without the context's lock, so that others go on; hence by a copy of the device, which
 * has a message of its own. */
static optix7_result read_head(const struct optix7_build *b, optix7_handle from,
                               struct rw_accel *out)
{
    struct rw_device *copy = rw_optix7_device_copy(b->context, 0);
    if (!copy) return rw_optix7_out_of_memory(b);
    RTresult result = copy->ops->wait_for_all(copy);
    if (!result) result = copy->ops->download(copy, out, from, sizeof(*out));
    optix7_result code = OPTIX7_OK;
    if (result)
        code = rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", copy->error);
    else if (out->mark != RW_ACCEL_MARK)
        code = rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                              "the handle is none of an acceleration structure");
    rw_free(copy);
    return code;
}

optix7_result rw_optix7_accel_get_relocation(void *handle, optix7_handle from,
                                             struct optix7_relocation *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelGetRelocationInfo"};
    struct rw_accel head = {.mark = 0};
    if (!out || !from || from % OPTIX7_ACCEL_ALIGNMENT)
        return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function,
                              "info is NULL, or the handle none of an acceleration structure");
    optix7_result result = read_head(&b, from, &head);
    if (result) return result;
    *out = (struct optix7_relocation){{[MARK] = mark_of(context),
                                       [SIZE] = head.extent,
                                       [KIND] = head.kind,
                                       [COUNT] = head.instance_count}};
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

static optix7_result relocate(struct optix7_work *w, const struct optix7_relocation *info,
                              const struct optix7_relocate_input *input, optix7_address target)
{
    struct rw_accel_work work = {.job = RW_ACCEL_MOVE,
                                 .count = 1,
                                 .head = target,
                                 .limit = (uint32_t)info->words[COUNT],
                                 .kind = (uint32_t)info->words[KIND],
                                 .room = info->words[SIZE]};
    optix7_result result = rw_optix7_do(w, work);
    if (result || !input || work.kind != RW_LEAF_INSTANCES) return result;
    work.job = RW_ACCEL_AIM;
    work.count = work.limit;
    work.from[0] = rw_optix7_array(input->handles, 0, sizeof(optix7_handle));
    return rw_optix7_do(w, work);
}

static const char *problem_of(const struct optix7_relocation *info,
                              const struct optix7_relocate_input *input)
{
    const bool aims = input && info->words[KIND] == RW_LEAF_INSTANCES && info->words[COUNT];
    if (aims && (input->type != OPTIX7_INPUT_INSTANCES || input->count != info->words[COUNT]))
        return "the input is not of as many instances as the structure has";
    return NULL;
}

optix7_result rw_optix7_accel_relocate(void *handle, void *stream,
                                       const struct optix7_relocation *info,
                                       const struct optix7_relocate_input *inputs, size_t count,
                                       optix7_address target, size_t size, optix7_handle *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelRelocate"};
    struct optix7_work w = {.build = &b, .stream = stream};
    const char *problem = NULL;
    if (!info || !is_compatible(context, info))
        problem = "info is NULL, or not of a structure of this kind of device";
    else if (size < info->words[SIZE])
        problem = "the memory is smaller than the structure";
    else if (!target || target % OPTIX7_ACCEL_ALIGNMENT)
        problem = "the memory is 0 or not aligned to 128 bytes";
    else if (!out || (count && !inputs))
        problem = "the inputs or the result are NULL";
    else
        problem = problem_of(info, count ? inputs : NULL);
    if (problem) return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, b.function, "%s", problem);
    pthread_mutex_lock(&context->device_lock);
    optix7_result result = rw_optix7_work_open(&w);
    if (!result) result = relocate(&w, info, count ? inputs : NULL, target);
    result = rw_optix7_work_tell(&w, result);
    pthread_mutex_unlock(&context->device_lock);
    if (result) return result;
    rw_optix7_handle_made(context, target);
    *out = target;
    return OPTIX7_OK;
}
