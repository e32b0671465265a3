/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Mip levels of buffers: their number and sizes. They share one allocation, so that a new number of
 * levels drops the contents, as a new size does.
 */
#include "runtime/object/object.h"

RTresult rtBufferSetMipLevelCount(RTbuffer buffer, unsigned int levels)
{
    enum { LIMIT = 32 };
    RW_ENTER(buffer, RW_OBJECT_BUFFER);
    RTcontext context = buffer->base.context;
    if (!levels || levels > LIMIT)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "%u mip levels; 1 to %d are possible",
                        levels, LIMIT);
    if (buffer->mapped)
        return rw_error(context, RT_ERROR_ALREADY_MAPPED, "the buffer is mapped; unmap it first");
    if (levels == buffer->levels) return RT_SUCCESS;
    rw_buffer_drop_storage(buffer);
    buffer->levels = levels;
    rw_changed_types(context);
    return RT_SUCCESS;
}

RTresult rtBufferGetMipLevelCount(RTbuffer buffer, unsigned int *level)
{
    RW_ENTER_TO_READ(buffer, RW_OBJECT_BUFFER);
    if (!level) return rw_argument_pointer(buffer->base.context, level, "level");
    *level = buffer->levels;
    return RT_SUCCESS;
}

/* Applications ask for the level after the last, which has a size like any other. */
static RTresult get_size(RTbuffer buffer, unsigned dimensionality, unsigned level,
                         RTsize *const out[], const char *call)
{
    size_t size[3];
    RW_ENTER_AS(buffer, RW_OBJECT_BUFFER, RW_TO_READ, call);
    if (level > buffer->levels)
        return rw_argument_index(buffer->base.context, level, buffer->levels, "level");
    rw_buffer_level_size(buffer, level, size);
    return rw_buffer_give_size(buffer, size, dimensionality, out);
}

RTresult rtBufferGetMipLevelSize1D(RTbuffer buffer, unsigned int level, RTsize *width)
{
    return get_size(buffer, 1, level, (RTsize *const[]){width}, __func__);
}

RTresult rtBufferGetMipLevelSize2D(RTbuffer buffer, unsigned int level, RTsize *width,
                                   RTsize *height)
{
    return get_size(buffer, 2, level, (RTsize *const[]){width, height}, __func__);
}

RTresult rtBufferGetMipLevelSize3D(RTbuffer buffer, unsigned int level, RTsize *width,
                                   RTsize *height, RTsize *depth)
{
    return get_size(buffer, 3, level, (RTsize *const[]){width, height, depth}, __func__);
}
