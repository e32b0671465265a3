/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Relocation: an application copies a structure's memory, to elsewhere or to another device, and
 * then has the copy's addresses put right. A tree is numbered from its own start, so what depends
 * on a place are the address of the tree, in structures of instances those of their children's
 * trees, and in those of triangles with opacity micromaps the arrays that these are in; what the
 * application has moved of these it tells. Of an array nothing depends on its place.
 */
#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"
#include "runtime/optix7/functions.h"

/* What is in a struct optix7_relocation; above the kind are the structure's traits. */
enum { MARK, SIZE, KIND, COUNT };
#define MARK_OF_TREES 0x7277616363656c00ull /* changes with the format; the layout is added */

#define MARK_OF_MICROMAPS 0x7277616363656c6dull /* the same on all devices */

static uint64_t mark_of(const struct optix7_context *context)
{
    return MARK_OF_TREES + (uint64_t)rw_device_target(context->device)->trees;
}

static bool is_of_structure(const struct optix7_context *context,
                            const struct optix7_relocation *info)
{
    return info->words[MARK] == mark_of(context);
}

/* What the structure, or the array, is has to be known when the call returns. It has no stream: it
 * waits for all of them, without the context's lock, so that others go on; hence by a copy of the
 * device, which has a message of its own. */
static optix7_result read_head(const struct optix7_build *b, uint64_t from, void *out, size_t size)
{
    struct rw_device *copy = rw_optix7_device_copy(b->context, 0);
    if (!copy) return rw_optix7_out_of_memory(b);
    RTresult result = copy->ops->wait_for_all(copy);
    if (!result) result = copy->ops->download(copy, out, from, size);
    optix7_result code = OPTIX7_OK;
    if (result) code = rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", copy->error);
    rw_free(copy);
    return code;
}

static optix7_result refuse(const struct optix7_build *b, const char *problem)
{
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function, "%s", problem);
}

optix7_result rw_optix7_accel_get_relocation(void *handle, optix7_handle from,
                                             struct optix7_relocation *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context, .function = "optixAccelGetRelocationInfo"};
    struct rw_accel head = {.mark = 0};
    if (!out || !from || from % OPTIX7_ACCEL_ALIGNMENT)
        return refuse(&b, "info is NULL, or the handle none of an acceleration structure");
    optix7_result result = read_head(&b, from, &head, sizeof(head));
    if (result) return result;
    if (head.mark != RW_ACCEL_MARK)
        return refuse(&b, "the handle is none of an acceleration structure");
    *out = (struct optix7_relocation){{[MARK] = mark_of(context),
                                       [SIZE] = head.extent,
                                       [KIND] = head.kind | (uint64_t)head.traits << 32,
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
    *out = is_of_structure(context, info) || info->words[MARK] == MARK_OF_MICROMAPS;
    return OPTIX7_OK;
}

/* ---- structures ---- */

/* Where the arrays of micromaps of each input were copied to; those without a new one stay. */
static optix7_result aim_micromaps(struct optix7_work *w, struct rw_accel_work work,
                                   const struct optix7_relocate_input *inputs, size_t count)
{
    optix7_result result = OPTIX7_OK;
    work.job = RW_ACCEL_AIM_COPY_AT_MICROMAPS;
    for (size_t i = 0; i < count && !result; i++) {
        work.count = inputs[i].count;
        work.table = inputs[i].handles;
        if (work.table) result = rw_optix7_do(w, work);
        work.first += inputs[i].count;
    }
    return result;
}

static optix7_result relocate(struct optix7_work *w, const struct optix7_relocation *info,
                              const struct optix7_relocate_input *inputs, size_t count,
                              optix7_address target)
{
    struct rw_accel_work work = {.job = RW_ACCEL_MOVE,
                                 .count = 1,
                                 .head = target,
                                 .limit = (uint32_t)info->words[COUNT],
                                 .kind = (uint32_t)info->words[KIND],
                                 .room = info->words[SIZE]};
    optix7_result result = rw_optix7_do(w, work);
    if (result || !count) return result;
    if (work.kind == RW_LEAF_TRIANGLES) return aim_micromaps(w, work, inputs, count);
    if (work.kind != RW_LEAF_INSTANCES) return result;
    work.job = RW_ACCEL_AIM;
    work.count = work.limit;
    work.from[0] = rw_optix7_array(inputs->handles, 0, sizeof(optix7_handle));
    return rw_optix7_do(w, work);
}

static const char *problem_of_inputs(const struct optix7_relocation *info,
                                     const struct optix7_relocate_input *inputs, size_t count)
{
    if (count && !inputs) return "the inputs are NULL";
    const uint32_t kind = (uint32_t)info->words[KIND];
    const bool aims = count && kind == RW_LEAF_INSTANCES && info->words[COUNT];
    if (aims && (inputs->type != OPTIX7_INPUT_INSTANCES || inputs->count != info->words[COUNT]))
        return "the input is not of as many instances as the structure has";
    for (size_t i = 0; i < count && kind == RW_LEAF_TRIANGLES; i++)
        if (inputs[i].type != OPTIX7_INPUT_TRIANGLES || inputs[i].handles % OPTIX7_ACCEL_ALIGNMENT)
            return "an input is none of triangles, or its micromaps are not aligned to 128 bytes";
    return NULL;
}

static const char *problem_of_memory(const struct optix7_relocation *info, optix7_address target,
                                     size_t size)
{
    if (size < info->words[SIZE]) return "the memory is smaller than what was copied";
    if (!target || target % OPTIX7_ACCEL_ALIGNMENT)
        return "the memory is 0 or not aligned to 128 bytes";
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
    if (!info || !is_of_structure(context, info))
        return refuse(&b, "info is NULL, or not of a structure of this kind of device");
    const char *problem = problem_of_memory(info, target, size);
    if (!problem) problem = problem_of_inputs(info, inputs, count);
    if (!problem && !out) problem = "the result is NULL";
    if (problem) return refuse(&b, problem);
    pthread_mutex_lock(&context->device_lock);
    optix7_result result = rw_optix7_work_open(&w);
    if (!result) result = relocate(&w, info, inputs, count, target);
    result = rw_optix7_work_tell(&w, result);
    pthread_mutex_unlock(&context->device_lock);
    if (result) return result;
    if (info->words[KIND] >> 32 & RW_ACCEL_MIXED_CULLING) rw_optix7_mix_culling(context);
    rw_optix7_handle_made(context, target);
    *out = target;
    return OPTIX7_OK;
}

/* ---- arrays of micromaps ---- */

optix7_result rw_optix7_micromap_get_relocation(void *handle, optix7_address from,
                                                struct optix7_relocation *out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context,
                                   .function = "optixOpacityMicromapArrayGetRelocationInfo"};
    struct rw_micromap_array head = {.mark = 0};
    if (!out || !from || from % OPTIX7_ACCEL_ALIGNMENT)
        return refuse(&b, "info is NULL, or the array is 0 or not aligned to 128 bytes");
    optix7_result result = read_head(&b, from, &head, sizeof(head));
    if (result) return result;
    if (head.mark != RW_MICROMAPS_MARK) return refuse(&b, "there is no array of micromaps");
    *out = (struct optix7_relocation){
        {[MARK] = MARK_OF_MICROMAPS, [SIZE] = head.size, [COUNT] = head.count}};
    return OPTIX7_OK;
}

optix7_result rw_optix7_micromap_relocate(void *handle, void *stream,
                                          const struct optix7_relocation *info,
                                          optix7_address target, size_t size)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct optix7_build b = {.context = context,
                                   .function = "optixOpacityMicromapArrayRelocate"};
    struct optix7_work w = {.build = &b, .stream = stream};
    if (!info || info->words[MARK] != MARK_OF_MICROMAPS)
        return refuse(&b, "info is NULL, or not of an array of micromaps");
    const char *problem = problem_of_memory(info, target, size);
    if (problem) return refuse(&b, problem);
    const struct rw_accel_work work = {.job = RW_ACCEL_MOVE_MICROMAPS,
                                       .count = 1,
                                       .head = target,
                                       .limit = (uint32_t)info->words[COUNT],
                                       .room = info->words[SIZE]};
    pthread_mutex_lock(&context->device_lock);
    optix7_result result = rw_optix7_work_open(&w);
    if (!result) result = rw_optix7_do(&w, work);
    result = rw_optix7_work_tell(&w, result);
    pthread_mutex_unlock(&context->device_lock);
    return result;
}
