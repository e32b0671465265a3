/* SPDX-License-Identifier: Apache-2.0 */
/* What a context holds, and the application's monitor of it (runtime/base/ledger.h). */
#include <string.h>

#include "runtime/launch/paging.h"
#include "runtime/launch/texture_host.h"
#include "runtime/object/object.h"

_Static_assert(sizeof(RWmemory) == sizeof(((struct rw_ledger *)NULL)->held), "copied as it is");

RTresult rwContextGetMemory(RTcontext context, RTsize size, RWmemory *out)
{
    RW_ENTER_TO_READ(context, RW_OBJECT_CONTEXT);
    RW_CHECK(rw_argument_pointer(context, out, "out"));
    if (!size || size > sizeof *out)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "size is %lu; 1 to %zu are possible", size,
                        sizeof *out);
    memcpy(out, context->ledger.held, size);
    return RT_SUCCESS;
}

RTresult rwContextSetMemoryMonitor(RTcontext context, RWmemorymonitor monitor, void *user)
{
    RW_ENTER_CONTEXT(context);
    context->ledger.monitor = monitor;
    context->ledger.user = user;
    return RT_SUCCESS;
}

/* What is paged by need is chosen anew, and so is which textures are in the host's memory. Buffers
 * that the application has named would be the first again, so that they stay as they are, unless
 * all fits. */
static RTresult unpage(RTcontext context)
{
    for (struct rw_object *o = context->objects[RW_OBJECT_TEXTURE_SAMPLER]; o; o = o->next)
        rw_texture_choose_host((RTtexturesampler)o, false);
    const bool all = context->device && rw_paging_all_fits(context);
    for (struct rw_object *o = context->objects[RW_OBJECT_BUFFER]; o; o = o->next)
        if (all || ((RTbuffer)o)->paging == RW_PAGED_BY_NEED)
            RW_CHECK(rw_buffer_page((RTbuffer)o, false));
    return RT_SUCCESS;
}

RTresult rwContextSetDeviceMemory(RTcontext context, RTsize bytes)
{
    RW_ENTER_CONTEXT(context);
    if (bytes == context->options.device_memory) return RT_SUCCESS;
    context->options.device_memory = bytes;
    RW_CHECK(unpage(context));
    context->pages_trees = false;
    rw_changed_types(context);
    rw_changed_structure(context);
    return RT_SUCCESS;
}
