/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a context holds, counted when it is asked for: every object knows its size.
 */
#include <string.h>

#include "runtime/object/object.h"
#include "runtime/scene/tree.h"

static void add_buffer(const struct RTbuffer_api *buffer, RWmemory *memory)
{
    const RTsize bytes = rw_buffer_bytes(buffer);
    if (buffer->host) memory->hostBuffers += bytes;
    memory->deviceBuffers += bytes * (unsigned)__builtin_popcount(buffer->owned);
}

/* Each device has a copy. */
static void add_acceleration(const struct RTacceleration_api *acceleration, RWmemory *memory)
{
    const struct rw_group_trees *built = acceleration->built;
    for (int k = 0; built && k < 2; k++)
        memory->deviceTrees += acceleration->base.context->device_count * built->trees[k].size;
}

static void count(RTcontext context, RWmemory *memory)
{
    for (struct rw_object *o = context->objects[RW_OBJECT_BUFFER]; o; o = o->next)
        add_buffer((const struct RTbuffer_api *)o, memory);
    for (struct rw_object *o = context->objects[RW_OBJECT_ACCELERATION]; o; o = o->next)
        add_acceleration((const struct RTacceleration_api *)o, memory);
    for (const struct rw_module *m = context->modules; m; m = m->hh.next)
        memory->hostPrograms += m->length + m->source_length;
    rw_launch_memory(context, memory);
}

RTresult rwContextGetMemory(RTcontext context, RTsize size, RWmemory *out)
{
    RWmemory memory = {0};
    RW_ENTER_CONTEXT(context);
    RW_CHECK(rw_argument_pointer(context, out, "out"));
    if (!size || size > sizeof memory)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "size is %lu; 1 to %zu are possible", size,
                        sizeof memory);
    count(context, &memory);
    memcpy(out, &memory, size);
    return RT_SUCCESS;
}
