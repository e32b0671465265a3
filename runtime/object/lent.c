/* SPDX-License-Identifier: Apache-2.0 */
/* See lent.h. */
#include "runtime/object/lent.h"

static RTresult begin(RTbuffer buffer)
{
    struct rw_lent *lent = buffer->lent;
    if (!lent->registered && (buffer->base.references || buffer->id))
        return rw_error(buffer->base.context, RT_ERROR_RESOURCE_NOT_REGISTERED,
                        "a buffer or texture of OpenGL that is in use was unregistered; register "
                        "it before a launch");
    return lent->registered ? lent->ops->begin(buffer) : RT_SUCCESS;
}

static RTresult end(RTbuffer buffer)
{
    struct rw_lent *lent = buffer->lent;
    if (lent->ops->end) return lent->ops->end(buffer);
    lent->begun = false;
    return RT_SUCCESS;
}

RTresult rw_lent_begin(RTcontext context)
{
    RTresult result = RT_SUCCESS;
    if (!context->lent_count) return RT_SUCCESS;
    RW_CHECK(rw_context_open_device(context));
    struct rw_object *o = context->objects[RW_OBJECT_BUFFER];
    for (; o && !result; o = o->next)
        if (((RTbuffer)o)->lent) result = begin((RTbuffer)o);
    if (result) rw_lent_end(context);
    return result;
}

RTresult rw_lent_end(RTcontext context)
{
    RTresult result = RT_SUCCESS;
    if (!context->lent_count) return RT_SUCCESS;
    for (struct rw_object *o = context->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer buffer = (RTbuffer)o;
        if (!buffer->lent || !buffer->lent->begun) continue;
        RTresult ended = end(buffer);
        if (!result) result = ended;
    }
    return result;
}

bool rw_lent_goes_back(RTcontext context)
{
    struct rw_object *o = context->lent_count ? context->objects[RW_OBJECT_BUFFER] : NULL;
    for (; o; o = o->next) {
        const struct rw_lent *lent = ((RTbuffer)o)->lent;
        if (lent && lent->begun && lent->ops->end) return true;
    }
    return false;
}

RTresult rw_lent_push(RTbuffer buffer)
{
    if (!buffer->lent || !buffer->lent->registered) return RT_SUCCESS;
    return buffer->lent->ops->push(buffer);
}

void rw_lent_drop(RTbuffer buffer)
{
    if (!buffer->lent) return;
    buffer->lent->ops->drop(buffer);
    buffer->lent = NULL;
    buffer->base.context->lent_count--;
}
