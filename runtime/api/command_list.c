/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Command lists: launches and post-processing stages that run one after the other, each as often as
 * the list is executed. Appending ends with rtCommandListFinalize.
 */
#include "runtime/api/access.h"
#include "runtime/device/device.h"
#include "runtime/post/stage.h"

#include <string.h>

#define TYPE RW_OBJECT_COMMAND_LIST

RW_CREATOR(CommandList, RTcommandlist, TYPE, (void)object)
RW_GETTER(CommandList, CudaStream, RTcommandlist, TYPE, void *, object->stream)
RW_GETTER(CommandList, DeviceCount, RTcommandlist, TYPE, unsigned int,
          object->device_count ? object->device_count : object->base.context->choice.count)

/* ---- making one ---- */

static RTresult append(RTcommandlist list, const struct rw_command *command)
{
    RTcontext context = list->base.context;
    size_t count = list->count;
    if (list->final)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the command list is final since rtCommandListFinalize; make another");
    if (!rw_grow((void **)&list->commands, &list->capacity, count + 1, sizeof *list->commands))
        return rw_out_of_memory(context, "a command list");
    struct rw_command *added = &list->commands[list->count++];
    rw_link(&added->stage, command->stage);
    added->entry = command->entry;
    memcpy(added->size, command->size, sizeof added->size);
    return RT_SUCCESS;
}

RTresult rtCommandListAppendPostprocessingStage(RTcommandlist list, RTpostprocessingstage stage,
                                                RTsize launchWidth, RTsize launchHeight)
{
    RW_ENTER(list, TYPE);
    const struct rw_command command = {stage, 0, {launchWidth, launchHeight, 1}};
    RW_CHECK(rw_argument(list->base.context, stage, RW_OBJECT_POSTPROCESSING_STAGE, "stage"));
    return append(list, &command);
}

static RTresult append_launch(RTcommandlist list, unsigned entry, size_t x, size_t y, size_t z,
                              const char *call)
{
    RW_ENTER_AS(list, TYPE, RW_TO_CHANGE, call);
    const struct rw_command command = {NULL, entry, {x, y, z}};
    RW_CHECK(rw_launch_check(list->base.context, entry, command.size));
    return append(list, &command);
}

RTresult rtCommandListAppendLaunch1D(RTcommandlist list, unsigned int entryPointIndex,
                                     RTsize launchWidth)
{
    return append_launch(list, entryPointIndex, launchWidth, 1, 1, __func__);
}

RTresult rtCommandListAppendLaunch2D(RTcommandlist list, unsigned int entryPointIndex,
                                     RTsize launchWidth, RTsize launchHeight)
{
    return append_launch(list, entryPointIndex, launchWidth, launchHeight, 1, __func__);
}

RTresult rtCommandListAppendLaunch3D(RTcommandlist list, unsigned int entryPointIndex,
                                     RTsize launchWidth, RTsize launchHeight, RTsize launchDepth)
{
    return append_launch(list, entryPointIndex, launchWidth, launchHeight, launchDepth, __func__);
}

/* ---- where it runs ---- */

/* By their numbers in the context, a bit each. An ordinal that it has twice is both. */
static RTresult find_devices(RTcontext context, unsigned count, const int *ordinals, unsigned *out)
{
    *out = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned found = 0;
        for (unsigned k = 0; k < context->choice.count; k++)
            if (context->choice.ordinals[k] == ordinals[i]) found |= 1u << k;
        if (!found)
            return rw_error(context, RT_ERROR_INVALID_DEVICE,
                            "device %d is not one of the context's", ordinals[i]);
        *out |= found;
    }
    return RT_SUCCESS;
}

RTresult rtCommandListSetDevices(RTcommandlist list, unsigned int count, const int *devices)
{
    RW_ENTER(list, TYPE);
    RTcontext context = list->base.context;
    unsigned numbers;
    RW_CHECK(rw_argument_pointer(context, devices, "devices"));
    if (!count || count > context->choice.count)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "%u devices; a command list runs on 1 to %u, those of its context", count,
                        context->choice.count);
    RW_CHECK(find_devices(context, count, devices, &numbers));
    memcpy(list->devices, devices, count * sizeof *devices);
    list->device_count = count;
    return RT_SUCCESS;
}

RTresult rtCommandListGetDevices(RTcommandlist list, int *devices)
{
    RW_ENTER_TO_READ(list, TYPE);
    RTcontext context = list->base.context;
    if (!devices) return rw_argument_pointer(context, devices, "devices");
    if (list->device_count)
        memcpy(devices, list->devices, list->device_count * sizeof *devices);
    else
        memcpy(devices, context->choice.ordinals, context->choice.count * sizeof *devices);
    return RT_SUCCESS;
}

RTresult rtCommandListSetCudaStream(RTcommandlist list, void *stream)
{
    RW_ENTER(list, TYPE);
    list->stream = stream;
    return RT_SUCCESS;
}

/* ---- running it ---- */

RTresult rtCommandListFinalize(RTcommandlist list)
{
    RW_ENTER(list, TYPE);
    if (list->final)
        return rw_error(list->base.context, RT_ERROR_INVALID_VALUE,
                        "the command list is final already");
    list->final = true;
    return RT_SUCCESS;
}

static RTresult run_stage(RTcommandlist list, const struct rw_command *command)
{
    RTcontext context = list->base.context;
    if (!command->stage->base.alive)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "a stage of the command list was destroyed");
    if (list->stream) {
        RW_CHECK(rw_context_open_device(context));
        struct rw_device *d = context->device;
        RTresult result = d->ops->wait(d, list->stream);
        if (result) return rw_device_error(context, d, result, "waiting for a stream");
    }
    return rw_stage_run(command->stage, command->size[0], command->size[1]);
}

static RTresult run_launch(RTcommandlist list, const struct rw_command *command)
{
    RTcontext context = list->base.context;
    unsigned numbers; /* the context's devices may have changed since the list got its own */
    RW_CHECK(rw_launch_check(context, command->entry, command->size));
    RW_CHECK(find_devices(context, list->device_count, list->devices, &numbers));
    context->launches_on = numbers;
    RTresult result = list->stream
                          ? rw_launch_alone(context, command->entry, command->size, list->stream)
                          : rw_context_launch(context, command->entry, command->size);
    context->launches_on = 0;
    return result;
}

static RTresult run(RTcommandlist list, const struct rw_command *command)
{
    return command->stage ? run_stage(list, command) : run_launch(list, command);
}

RTresult rtCommandListExecute(RTcommandlist list)
{
    RW_ENTER(list, TYPE);
    if (!list->final)
        return rw_error(list->base.context, RT_ERROR_INVALID_VALUE,
                        "the command list is not final; call rtCommandListFinalize first");
    for (unsigned i = 0; i < list->count; i++) RW_CHECK(run(list, &list->commands[i]));
    return RT_SUCCESS;
}

void rw_command_list_drop(struct rw_object *object)
{
    RTcommandlist list = (RTcommandlist)object;
    for (unsigned i = 0; i < list->count; i++) rw_link(&list->commands[i].stage, NULL);
    list->count = 0;
    rw_free(list->commands);
}
