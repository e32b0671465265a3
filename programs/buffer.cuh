/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Addresses of buffer elements, and buffers by bindless id. The dimension and the element size come
 * from the call in the user's program and are constants there.
 */
#ifndef RW_BUFFER_CUH
#define RW_BUFFER_CUH

#include "programs/builtins.h"
#include "programs/scene.cuh"

RW_BUILTIN rw_u64 rw_buffer_address(const struct rw_buffer *buffer, rw_u32 dim, rw_u32 element_size,
                                    rw_u64 x, rw_u64 y, rw_u64 z)
{
    rw_u64 index = x;
    if (dim == 2) index = y * buffer->width + x;
    if (dim == 3) index = (z * buffer->height + y) * buffer->width + x;
    return buffer->data + index * element_size;
}

RW_BUILTIN const struct rw_buffer *rw_buffer_by_id(struct rw_lane *lane, rw_u32 id)
{
    bool valid = id != 0 && id < lane->launch->buffer_count;
    if (!valid) {
        if (rw_has(RW_FEATURE_BUFFER_ID_CHECK)) lane->exception = RT_EXCEPTION_BUFFER_ID_INVALID;
        id = 0;
    }
    return (const struct rw_buffer *)lane->launch->buffers + id;
}

#endif
