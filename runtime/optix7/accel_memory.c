/* SPDX-License-Identifier: Apache-2.0 */
/* Memory of builds: the application's arrays, copied to the host, and what the builders read. */
#include <stdlib.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"

optix7_result rw_optix7_download(const struct optix7_build *b, void *to, uint64_t from, size_t size)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->download(d, to, from, size)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
}

optix7_result rw_optix7_upload(const struct optix7_build *b, uint64_t to, const void *from,
                               size_t size)
{
    struct rw_device *d = b->context->device;
    if (!d->ops->upload(d, to, from, size)) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_CUDA, b->function, "%s", d->error);
}

optix7_result rw_optix7_out_of_memory(const struct optix7_build *b)
{
    return rw_optix7_fail(b->context, OPTIX7_OUT_OF_MEMORY, b->function, "out of memory");
}

optix7_result rw_optix7_place(const struct optix7_build *b, struct optix7_parts *parts,
                              const void *from, size_t size, uint64_t *out)
{
    struct rw_device *d = b->context->device;
    if (d->ops->alloc(d, size, out))
        return rw_optix7_fail(b->context, OPTIX7_DEVICE_OUT_OF_MEMORY, b->function, "%s", d->error);
    if (!rw_list_add(&parts->memory, *out)) {
        d->ops->free(d, *out);
        return rw_optix7_out_of_memory(b);
    }
    return rw_optix7_upload(b, *out, from, size);
}

optix7_result rw_optix7_fetch(const struct optix7_build *b, optix7_address from, uint64_t count,
                              uint64_t stride, size_t size, struct optix7_array *out)
{
    out->stride = stride ? stride : size;
    if (!count) return OPTIX7_OK;
    out->items = rw_malloc((count - 1) * out->stride + size);
    if (!out->items) return rw_optix7_out_of_memory(b);
    return rw_optix7_download(b, out->items, from, (count - 1) * out->stride + size);
}

void rw_optix7_parts_free(struct rw_device *device, struct optix7_parts *parts)
{
    for (size_t i = 0; i < parts->memory.count; i++)
        device->ops->free(device, parts->memory.items[i]);
    free(parts->memory.items);
    rw_free(parts->instances);
    rw_free(parts->shapes);
    rw_free(parts->items);
}
