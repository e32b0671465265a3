/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A launch: validate, plan, compile if the plan is new, bring the device up to date, run, print.
 * Between launches everything is kept; versions of the context say what has to be done again, so
 * that a launch after which nothing changed does no more than run the kernel.
 */
#include <string.h>

#include "programs/config.h"
#include "runtime/device.h"
#include "runtime/kernel.h"
#include "runtime/print_buffer.h"
#include "runtime/profile.h"
#include "runtime/record.h"
#include "runtime/scene.h"
#include "runtime/tables.h"
#include "runtime/texture.h"

/* An array on the device that follows one in host memory. */
struct mirror {
    uint64_t address;
    size_t capacity;
};

struct launcher {
    struct rw_plan plan;
    struct rw_kernel *kernels, *kernel;
    uint64_t planned_version; /* structure_version of the plan */
    uint64_t filled_version;  /* value_version of the tables */
    uint64_t built_version;   /* scene_version of the trees */
    bool planned, filled, built;
    struct rw_device_kernel *constants_in; /* kernel whose constant block is current */
    struct mirror instances, children, roots, geometries, records, buffers, miss, print;
    struct mirror textures, selections;
    struct rw_scene scene;
    struct rw_profiler profiler;
    struct rw_device_texture *null_texture; /* what lookups by a bad id read */
    uint64_t null_texel;
    struct rw_launch launch;
};

static RTresult device_error(RTcontext c, RTresult result, const char *doing)
{
    return rw_error(c, result, "%s failed on %s: %s", doing, c->device->name, c->device->error);
}

/* Makes room for `size` bytes and copies them if there are any. */
static RTresult mirror(RTcontext c, struct mirror *m, const void *bytes, size_t size)
{
    struct rw_device *d = c->device;
    RTresult result = RT_SUCCESS;
    if (size > m->capacity) {
        d->ops->free(d, m->address);
        *m = (struct mirror){0};
        result = d->ops->alloc(d, size, &m->address);
        if (result) return device_error(c, result, "allocating device memory");
        m->capacity = size;
    }
    if (size && bytes) result = d->ops->upload(d, m->address, bytes, size);
    return result ? device_error(c, result, "copying to the device") : RT_SUCCESS;
}

/* ---- buffers
 * --------------------------------------------------------------------------------------- */

static RTresult update_buffers(RTcontext c, struct launcher *l)
{
    RTresult result = RT_SUCCESS;
    bool moved = false;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; !result && o; o = o->next)
        result = rw_buffer_device((RTbuffer)o, &moved);
    if (moved) l->filled = false;
    return result;
}

static RTresult update_textures(RTcontext c, struct launcher *l)
{
    bool moved = !l->null_texture;
    RTresult result = RT_SUCCESS;
    if (!l->null_texture) result = rw_texture_make_null(c, &l->null_texture, &l->null_texel);
    if (!result) result = rw_textures_update(c, &moved);
    if (moved) l->filled = false;
    return result;
}

/* What a program may have written is newer on the device now; local buffers never come back. */
static void mark_written(RTcontext c)
{
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer b = (RTbuffer)o;
        if (!(b->type & RT_BUFFER_OUTPUT)) continue;
        b->device_version++;
        if (!(b->flags & RT_BUFFER_GPU_LOCAL)) b->device_dirty = true;
    }
}

/* ---- tables
 * ---------------------------------------------------------------------------------------- */

static RTresult upload_buffer_table(RTcontext c, struct launcher *l)
{
    size_t count = c->buffer_ids.count + 1;
    struct rw_buffer *table = rw_calloc(count, sizeof(*table));
    if (!table) return rw_out_of_memory(c, "the table of buffer ids");
    for (size_t k = 0; k < c->buffer_ids.count; k++) {
        const struct RTbuffer_api *b = (const struct RTbuffer_api *)c->buffer_ids.items[k];
        if (b) table[k + 1] = rw_buffer_describe(b);
    }
    RTresult result = mirror(c, &l->buffers, table, count * sizeof(*table));
    l->launch.buffer_count = (rw_u32)count;
    rw_free(table);
    return result;
}

static RTresult upload_texture_table(RTcontext c, struct launcher *l)
{
    size_t count = c->texture_ids.count + 1;
    struct rw_texture *table = rw_textures_table(c, l->null_texture->object);
    if (!table) return rw_out_of_memory(c, "the table of texture ids");
    RTresult result = mirror(c, &l->textures, table, count * sizeof(*table));
    l->launch.textures = l->textures.address;
    l->launch.texture_count = (rw_u32)count;
    rw_free(table);
    return result;
}

static RTresult upload_miss_table(RTcontext c, struct launcher *l)
{
    rw_u32 *ids = rw_calloc(c->ray_type_count + 1, sizeof(*ids));
    if (!ids) return rw_out_of_memory(c, "the table of miss programs");
    for (unsigned t = 0; t < c->ray_type_count; t++)
        ids[t] = rw_plan_id(&l->plan, c->miss[t], RWC_MISS);
    RTresult result = mirror(c, &l->miss, ids, (c->ray_type_count + 1) * sizeof(*ids));
    rw_free(ids);
    return result;
}

static RTresult update_tables(RTcontext c, struct launcher *l)
{
    if (l->filled && l->filled_version == c->value_version && l->constants_in == l->kernel->loaded)
        return RT_SUCCESS;
    struct rw_tables t;
    l->plan.null_texture = l->null_texture->object;
    RTresult result = rw_tables_fill(c, &l->plan, &t);
    if (result) return result;
    c->statistics.tablesFilled++;
    RW_TRY(mirror(c, &l->geometries, t.geometries,
                  (rw_plan_geometry_records(&l->plan) + 1) * l->plan.geometry_stride));
    RW_TRY(mirror(c, &l->records, t.records, (l->plan.record_count + 1) * l->plan.record_stride));
    RW_TRY(upload_buffer_table(c, l));
    RW_TRY(upload_texture_table(c, l));
    RW_TRY(upload_miss_table(c, l));
    result = c->device->ops->set_constants(c->device, l->kernel->loaded, t.constants);
    if (result) RW_TRY(device_error(c, result, "copying variables to the device"));
    l->constants_in = l->kernel->loaded;
    l->filled_version = c->value_version;
    l->filled = true;
    l->launch.geometry_stride = l->plan.geometry_stride;
    l->launch.record_stride = l->plan.record_stride;
    l->launch.ray_type_count = c->ray_type_count;
    l->launch.geometries = l->geometries.address;
    l->launch.records = l->records.address;
    l->launch.buffers = l->buffers.address;
    l->launch.miss = l->miss.address;
fail:
    rw_tables_free(&t);
    return result;
}

/* ---- trees
 * ------------------------------------------------------------------------------------------ */

static RTresult run_bounds(void *user, uint32_t geometry, uint32_t first, uint32_t count,
                           uint64_t out)
{
    RTcontext c = user;
    struct launcher *l = c->launch;
    struct rw_device *d = c->device;
    uint32_t program =
        rw_plan_id(&l->plan, l->plan.geometries[geometry].instance->geometry->bounds, RWC_BOUNDS);
    RTresult result =
        d->ops->bounds(d, l->kernel->loaded, &l->launch, program, geometry, first, count, out);
    return result ? device_error(c, result, "running a bounding box program") : RT_SUCCESS;
}

static size_t count_dirty(RTcontext c)
{
    size_t count = 0;
    for (struct rw_object *o = c->objects[RW_OBJECT_ACCELERATION]; o; o = o->next)
        count += ((RTacceleration)o)->dirty;
    return count;
}

static RTresult update_scene(RTcontext c, struct launcher *l)
{
    if (l->built && l->built_version == c->scene_version && !rw_scene_is_dirty(&l->plan))
        return RT_SUCCESS;
    struct rw_scene *s = &l->scene;
    RTresult result;
    l->built = false;
    size_t dirty = count_dirty(c);
    RW_TRY(rw_scene_build(c, &l->plan, run_bounds, c, s));
    c->statistics.treesBuilt += dirty - count_dirty(c);
    c->statistics.scenesFlattened++;
    RW_TRY(mirror(c, &l->instances, s->instances, s->instance_count * sizeof(*s->instances)));
    RW_TRY(mirror(c, &l->children, s->children, s->child_count * sizeof(*s->children)));
    RW_TRY(mirror(c, &l->roots, s->roots, s->root_count * sizeof(*s->roots)));
    RW_TRY(mirror(c, &l->selections, s->selections, s->selection_count * sizeof(*s->selections)));
    l->launch.selections = l->selections.address;
    l->launch.instances = l->instances.address;
    l->launch.children = l->children.address;
    l->launch.roots = l->roots.address;
    l->built_version = c->scene_version;
    l->built = true;
fail:
    return result;
}

/* ---- printing
 * ---------------------------------------------------------------------------------------- */

static RTresult prepare_print(RTcontext c, struct launcher *l)
{
    l->launch.print = 0;
    if (!c->print_enabled) return RT_SUCCESS;
    struct rw_print head = {0, (rw_u32)c->print_buffer_size};
    struct rw_device *d = c->device;
    size_t size = sizeof(head) + c->print_buffer_size;
    RTresult result = mirror(c, &l->print, NULL, size);
    if (!result) result = d->ops->clear(d, l->print.address, size);
    if (!result) result = d->ops->upload(d, l->print.address, &head, sizeof(head));
    if (result) return device_error(c, result, "preparing the print buffer");
    l->launch.print = l->print.address;
    for (int k = 0; k < 3; k++) l->launch.print_index[k] = (rw_u32)c->print_index[k];
    return RT_SUCCESS;
}

static RTresult write_prints(RTcontext c, struct launcher *l)
{
    if (!l->launch.print) return RT_SUCCESS;
    size_t size = sizeof(struct rw_print) + c->print_buffer_size;
    void *bytes = rw_malloc(size);
    if (!bytes) return rw_out_of_memory(c, "the print buffer");
    RTresult result = c->device->ops->download(c->device, bytes, l->print.address, size);
    if (result) {
        result = device_error(c, result, "reading the print buffer");
    } else {
        const struct rwc_kernel *k = l->kernel->compiled;
        size_t lost = rw_print_write(bytes, size, k->formats, k->format_count, stdout);
        fflush(stdout);
        if (lost)
            rw_report(c, 2, "PRINT", "%zu bytes of rtPrintf output did not fit into the buffer",
                      lost);
    }
    rw_free(bytes);
    return result;
}

/* ---- the launch
 * --------------------------------------------------------------------------------------- */

static void free_launcher(RTcontext c)
{
    struct launcher *l = c->launch;
    if (!l) return;
    rw_plan_free(&l->plan);
    if (c->device) {
        struct mirror *mirrors[] = {&l->instances,  &l->children,  &l->roots, &l->records,
                                    &l->geometries, &l->buffers,   &l->miss,  &l->print,
                                    &l->textures,   &l->selections};
        if (l->null_texture) c->device->ops->texture_free(c->device, l->null_texture);
        c->device->ops->free(c->device, l->null_texel);
        for (size_t k = 0; k < sizeof(mirrors) / sizeof(mirrors[0]); k++)
            c->device->ops->free(c->device, mirrors[k]->address);
        c->device->ops->free(c->device, l->profiler.address);
        rw_scene_free(c, &l->scene);
        rw_kernel_free_all(c, &l->kernels);
    }
    rw_free(l);
    c->launch = NULL;
}

static RTresult open_launcher(RTcontext c)
{
    if (c->launch) return RT_SUCCESS;
    c->launch = rw_calloc(1, sizeof(struct launcher));
    if (!c->launch) return rw_out_of_memory(c, "a launch");
    c->launch_free = free_launcher;
    return RT_SUCCESS;
}

static RTresult set_report(RTcontext c, const struct rw_kernel *kernel)
{
    char *copy = rw_strdup(kernel->compiled->report);
    if (!copy) return rw_out_of_memory(c, "the report");
    rw_free(c->report);
    c->report = copy;
    return RT_SUCCESS;
}

static RTresult update_plan(RTcontext c, struct launcher *l)
{
    if (l->planned && l->planned_version == c->structure_version) return RT_SUCCESS;
    rw_plan_free(&l->plan);
    l->planned = l->filled = l->built = false;
    RTresult result = rw_plan_make(c, &l->plan);
    c->statistics.plansMade++;
    if (!result) result = rw_kernel_get(c, &l->kernels, &l->plan, &l->kernel);
    if (!result) result = set_report(c, l->kernel);
    if (result) return result;
    l->planned = true;
    l->planned_version = c->structure_version;
    return RT_SUCCESS;
}

static RTresult run(RTcontext c, struct launcher *l, unsigned entry, const size_t size[3])
{
    struct rw_launch *launch = &l->launch;
    uint64_t indices = 1;
    for (int k = 0; k < 3; k++) {
        if (size[k] > UINT32_MAX || (size[k] && indices > (1ull << 62) / size[k]))
            return rw_error(c, RT_ERROR_INVALID_VALUE, "a launch of %zu x %zu x %zu is too large",
                            size[0], size[1], size[2]);
        indices *= size[k];
        launch->size[k] = (rw_u32)size[k];
    }
    launch->entry = rw_plan_id(&l->plan, c->entry_points[entry].ray_generation, RWC_RAY_GENERATION);
    launch->exception = rw_plan_id(&l->plan, c->entry_points[entry].exception, RWC_EXCEPTION);
    launch->entry_index = entry;
    launch->plane_bits = RW_PLANE_BITS;
    launch->threshold = c->options.threshold ? c->options.threshold : RW_TRAVERSAL_THRESHOLD;
    if (!indices) return RT_SUCCESS;
    RTresult result = prepare_print(c, l);
    if (!result) result = rw_profile_prepare(c, &l->profiler, l->kernel, &launch->profile);
    if (result) return result;
    RTprogram program = c->entry_points[entry].ray_generation;
    unsigned number = rw_record_begin(c, l->kernel, entry, rw_program_name(program), size);
    c->running = true;
    result = c->device->ops->launch(c->device, l->kernel->loaded, launch);
    c->running = false;
    mark_written(c);
    if (!result) c->kernel_ms = c->device->timing.kernel_ms;
    rw_record_end(c, number, result);
    if (result) return device_error(c, result, "the launch");
    c->statistics.launches++;
    result = rw_profile_collect(c, &l->profiler, l->kernel);
    if (result) return result;
    rw_report(c, 3, "LAUNCH", "entry point %u, %zu x %zu x %zu: %.3f ms", entry, size[0], size[1],
              size[2], c->kernel_ms);
    return write_prints(c, l);
}

RTresult rw_context_launch(RTcontext context, unsigned entry, const size_t size[3])
{
    RTresult result;
    RW_TRY(rw_validate(context));
    RW_TRY(rw_context_open_device(context));
    RW_TRY(open_launcher(context));
    struct launcher *l = context->launch;
    RW_TRY(update_plan(context, l));
    RW_TRY(update_buffers(context, l));
    RW_TRY(update_textures(context, l));
    RW_TRY(update_tables(context, l));
    RW_TRY(update_scene(context, l));
    RW_TRY(run(context, l, entry, size));
fail:
    return result;
}
