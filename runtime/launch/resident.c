/* SPDX-License-Identifier: Apache-2.0 */
/* See resident.h. */
#include "runtime/launch/resident.h"

#include "runtime/device/held.h"
#include "runtime/device/pager.h"
#include "runtime/launch/tables.h"
#include "runtime/launch/texture.h"

RTresult rw_mirror_fill(RTcontext c, struct rw_device *d, struct rw_mirror *m, const void *bytes,
                        size_t size)
{
    RTresult result = RT_SUCCESS;
    if (size > m->capacity) {
        rw_mirror_free(d, m);
        result = rw_device_alloc(d, RW_MEMORY_DEVICE_TABLES, size, &m->address);
        if (result) return rw_device_error(c, d, result, "allocating device memory");
        m->capacity = size;
    }
    if (size && bytes) result = d->ops->upload(d, m->address, bytes, size);
    return result ? rw_device_error(c, d, result, "copying to the device") : RT_SUCCESS;
}

void rw_mirror_free(struct rw_device *d, struct rw_mirror *m)
{
    rw_device_free(d, RW_MEMORY_DEVICE_TABLES, m->capacity, m->address);
    *m = (struct rw_mirror){0};
}

/* ---- values ---- */

static RTresult upload_buffer_table(RTcontext c, struct rw_resident *r)
{
    size_t count = c->buffer_ids.count + 1;
    struct rw_buffer *table = rw_calloc(count, sizeof(*table));
    if (!table) return rw_out_of_memory(c, "the table of buffer ids");
    for (size_t k = 0; k < c->buffer_ids.count; k++) {
        const struct RTbuffer_api *b = (const struct RTbuffer_api *)c->buffer_ids.items[k];
        bool complete = b && b->dimensionality && b->element_size && !rw_buffer_has_blocks(b);
        if (complete) table[k + 1] = rw_buffer_describe(b, r->device->number);
    }
    RTresult result = rw_mirror_fill(c, r->device, &r->buffers, table, count * sizeof(*table));
    r->launch.buffers = r->buffers.address;
    r->launch.buffer_count = (rw_u32)count;
    rw_free(table);
    return result;
}

static RTresult upload_texture_table(RTcontext c, struct rw_resident *r)
{
    size_t count = c->texture_ids.count + 1;
    struct rw_texture *table = rw_textures_table(c, r->device->number, r->null_texture->object);
    if (!table) return rw_out_of_memory(c, "the table of texture ids");
    RTresult result = rw_mirror_fill(c, r->device, &r->textures, table, count * sizeof(*table));
    r->launch.textures = r->textures.address;
    r->launch.texture_count = (rw_u32)count;
    rw_free(table);
    return result;
}

static RTresult upload_miss_table(RTcontext c, const struct rw_plan *plan, struct rw_resident *r)
{
    rw_u32 *ids = rw_calloc(c->ray_type_count + 1, sizeof(*ids));
    if (!ids) return rw_out_of_memory(c, "the table of miss programs");
    for (unsigned t = 0; t < c->ray_type_count; t++)
        ids[t] = rw_plan_id(plan, c->miss[t], RWC_MISS);
    RTresult result =
        rw_mirror_fill(c, r->device, &r->miss, ids, (c->ray_type_count + 1) * sizeof(*ids));
    r->launch.miss = r->miss.address;
    rw_free(ids);
    return result;
}

static struct rw_value_reader reader_of(const struct rw_resident *r)
{
    return (struct rw_value_reader){r->device->number, r->null_texture->object};
}

RTresult rw_resident_fill_constants(RTcontext c, struct rw_resident *r, const struct rw_plan *plan,
                                    const struct rw_kernel *kernel)
{
    struct rw_device *d = r->device;
    const struct rw_kernel *own = rw_kernel_on(kernel, d);
    unsigned char *constants;
    const struct rw_value_reader reader = reader_of(r);
    if (!own) return RT_SUCCESS;
    RTresult result = rw_constants_fill(c, plan, &reader, &constants);
    if (result) return result;
    rw_flights_await(c);
    result = d->ops->set_constants(d, own->loaded[d->number], constants);
    if (result) rw_device_error(c, d, result, "copying variables to the device");
    rw_free(constants);
    return result;
}

RTresult rw_resident_fill(RTcontext c, struct rw_resident *r, const struct rw_plan *plan,
                          const struct rw_kernel *kernel)
{
    struct rw_device *d = r->device;
    const struct rw_value_reader reader = reader_of(r);
    struct rw_tables t = {0};
    RTresult result;
    RW_TRY(rw_resident_fill_constants(c, r, plan, kernel));
    RW_TRY(rw_tables_fill(c, plan, &reader, &t));
    RW_TRY(rw_mirror_fill(c, d, &r->geometries, t.geometries,
                          (rw_plan_geometry_records(plan) + 1) * plan->geometry_stride));
    RW_TRY(rw_mirror_fill(c, d, &r->records, t.records,
                          (plan->record_count + 1) * plan->record_stride));
    RW_TRY(upload_buffer_table(c, r));
    RW_TRY(upload_texture_table(c, r));
    RW_TRY(upload_miss_table(c, plan, r));
    r->launch.geometry_stride = plan->geometry_stride;
    r->launch.record_stride = plan->record_stride;
    r->launch.ray_type_count = c->ray_type_count;
    r->launch.geometries = r->geometries.address;
    r->launch.records = r->records.address;
fail:
    rw_tables_free(&t);
    return result;
}

/* ---- the graph ---- */

RTresult rw_resident_place(RTcontext c, struct rw_resident *r, const struct rw_scene *scene)
{
    struct rw_device *d = r->device;
    RW_CHECK(rw_mirror_fill(c, d, &r->instances, scene->instances,
                            scene->instance_count * sizeof(*scene->instances)));
    RW_CHECK(rw_mirror_fill(c, d, &r->children, scene->children,
                            scene->child_count * sizeof(*scene->children)));
    RW_CHECK(
        rw_mirror_fill(c, d, &r->roots, scene->roots, scene->root_count * sizeof(*scene->roots)));
    RW_CHECK(rw_mirror_fill(c, d, &r->selections, scene->selections,
                            scene->selection_count * sizeof(*scene->selections)));
    r->launch.selections = r->selections.address;
    r->launch.instances = r->instances.address;
    r->launch.children = r->children.address;
    r->launch.roots = r->roots.address;
    return RT_SUCCESS;
}

void rw_resident_free(struct rw_resident *r)
{
    struct rw_device *d = r->device;
    struct rw_mirror *mirrors[] = {&r->instances, &r->children,   &r->roots,
                                   &r->records,   &r->geometries, &r->buffers,
                                   &r->miss,      &r->textures,   &r->selections};
    if (r->null_texture) rw_texture_free_null(d, r->null_texture, r->null_texel);
    rw_pager_free(r->pager);
    for (size_t k = 0; k < sizeof(mirrors) / sizeof(mirrors[0]); k++) rw_mirror_free(d, mirrors[k]);
}
