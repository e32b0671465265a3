/* SPDX-License-Identifier: Apache-2.0 */
/* What trees are built of, as ranges of memory: see build.h. */
#include <string.h>

#include "runtime/base/format.h"
#include "runtime/device/build.h"

static uint64_t span(uint64_t count, uint64_t stride, uint64_t item)
{
    return count ? (count - 1) * stride + item : 0;
}

static uint64_t size_of(RTformat format)
{
    const struct rw_format *known = rw_format_find(format);
    return known ? known->size : 0;
}

void rw_build_part_arrays(struct rw_build_part *p, struct rw_part_array out[RW_PART_ARRAYS])
{
    const struct rw_part_array all[RW_PART_ARRAYS] = {
        {&p->geometries, span(p->count, 4, 4)},
        {&p->boxes, span(p->count, rw_box_stride(p), 6 * sizeof(float))},
        {&p->masks, span(p->count, 4, 4)},
        {&p->vertices, span(p->vertex_count, p->vertex_stride, size_of(p->vertex_format))},
        {&p->indices, span(p->count, p->index_stride, size_of(p->index_format))},
        {&p->materials, span(p->count, p->material_stride, size_of(p->material_format))},
    };
    memcpy(out, all, sizeof(all));
    for (int k = 0; k < RW_PART_ARRAYS; k++)
        if (!*out[k].address) out[k].bytes = 0;
}
