/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A launch: plan and validate, compile if the plan is new, bring the device up to date, run, print.
 * Between launches everything is kept; versions of the context say what has to be done again, so
 * that a launch after which nothing changed does no more than run the kernel.
 *
 * Several devices of a context share each launch (share.h). Plan, kernel and trees are made once;
 * what holds addresses is kept for each device (resident.h).
 */
#include <string.h>

#include "base/clock.h"
#include "programs/config.h"
#include "runtime/device/device.h"
#include "runtime/record/record.h"
#include "runtime/launch/findings.h"
#include "runtime/launch/resident.h"
#include "runtime/device/share.h"
#include "runtime/launch/texture.h"
#include "runtime/launch/tuner.h"
#include "runtime/plan/validate.h"

struct launcher {
    struct rw_plan plan;
    struct rw_kernel *kernels, *plain; /* plain: the plan's own; NULL: not made yet */
    struct rw_kernel *kernel;          /* of launches now: that, or one that computes the same */
    struct rw_tuner tuner;
    struct rw_setting setting; /* of launches now */
    uint64_t planned_version;  /* structure_version of the plan */
    uint64_t filled_version;   /* value_version of the tables */
    uint64_t constant_version; /* that of the constant block */
    uint64_t built_version;    /* scene_version of the trees */
    bool planned, filled, built;
    uint64_t constants; /* counts changes of the constant block: rw_kernel.constants */
    struct rw_scene scene;
    struct rw_resident *residents; /* by number of the device; NULL: no device was opened yet */
    unsigned resident_count;
};

/* ---- buffers ---- */

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
    bool moved = false;
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < l->resident_count; k++) {
        struct rw_resident *r = &l->residents[k];
        if (r->null_texture) continue;
        result = rw_texture_make_null(c, r->device, &r->null_texture, &r->null_texel);
        moved = true;
    }
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

/* ---- tables ---- */

/* Where variables changed that no record holds, the constant block is all there is to copy. */
static RTresult update_tables(RTcontext c, struct launcher *l)
{
    bool whole = !l->filled || l->filled_version != c->value_version;
    if (!whole && l->constant_version == c->constant_version) return RT_SUCCESS;
    l->filled = false;
    for (unsigned k = 0; k < l->resident_count; k++) {
        struct rw_resident *r = &l->residents[k];
        RTresult result = whole ? rw_resident_fill(c, r, &l->plan, l->kernel)
                                : rw_resident_fill_constants(c, r, &l->plan, l->kernel);
        if (result) return result;
    }
    c->statistics.tablesFilled++;
    c->statistics.recordsFilled += whole;
    l->kernel->constants = ++l->constants;
    l->filled_version = c->value_version;
    l->constant_version = c->constant_version;
    l->filled = true;
    return RT_SUCCESS;
}

/* ---- trees ---- */

static RTresult run_bounds(void *user, uint32_t geometry, uint32_t first, uint32_t count,
                           uint64_t out)
{
    RTcontext c = user;
    struct launcher *l = c->launch;
    struct rw_device *d = c->device;
    uint32_t program =
        rw_plan_id(&l->plan, l->plan.geometries[geometry].instance->geometry->bounds, RWC_BOUNDS);
    RTresult result = d->ops->bounds(d, l->kernel->loaded[0], &l->residents[0].launch, program,
                                     geometry, first, count, out);
    return result ? rw_device_error(c, d, result, "running a bounding box program") : RT_SUCCESS;
}

static bool is_scene_current(RTcontext c, const struct launcher *l)
{
    return l->built && l->built_version == c->scene_version;
}

static RTresult update_scene(RTcontext c, struct launcher *l)
{
    if (is_scene_current(c, l)) return RT_SUCCESS;
    l->built = false;
    RW_CHECK(rw_scene_build(c, &l->plan, run_bounds, c, &l->scene));
    c->statistics.scenesFlattened++;
    for (unsigned k = 0; k < l->resident_count; k++) {
        if (k) rw_scene_address(&l->scene, k);
        RW_CHECK(rw_resident_place(c, &l->residents[k], &l->scene));
    }
    l->built_version = c->scene_version;
    l->built = true;
    return RT_SUCCESS;
}

/* ---- the launch ---- */

static void free_launcher(RTcontext c)
{
    struct launcher *l = c->launch;
    if (!l) return;
    rw_tuner_free(c, &l->tuner);
    rw_plan_free(&l->plan);
    rw_scene_free(c, &l->scene);
    rw_kernel_free_all(c, &l->kernels);
    for (unsigned k = 0; k < l->resident_count; k++) rw_resident_free(&l->residents[k]);
    rw_free(l->residents);
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

static RTresult open_residents(RTcontext c, struct launcher *l)
{
    RW_CHECK(rw_context_open_device(c));
    if (l->residents) return RT_SUCCESS;
    l->residents = rw_calloc(c->device_count, sizeof(*l->residents));
    if (!l->residents) return rw_out_of_memory(c, "a launch");
    l->resident_count = c->device_count;
    for (unsigned k = 0; k < l->resident_count; k++) {
        l->residents[k].device = c->devices[k];
        rw_share_deal(c->devices, c->device_count, k, &l->residents[k].launch);
    }
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

/* The kernel is made for the nodes of the trees, which are built after it. */
static RTresult update_plan(RTcontext c, struct launcher *l)
{
    if (l->planned && l->planned_version == c->structure_version) {
        if (!is_scene_current(c, l) && rw_plan_choose_nodes(c, &l->plan)) l->plain = NULL;
        return rw_plan_check(c, &l->plan);
    }
    rw_plan_free(&l->plan);
    l->planned = l->filled = l->built = false;
    l->plain = NULL;
    RW_CHECK(rw_plan_make(c, &l->plan));
    c->statistics.plansMade++;
    l->planned = true;
    l->planned_version = c->structure_version;
    return RT_SUCCESS;
}

static RTresult update_kernel(RTcontext c, struct launcher *l)
{
    struct rw_kernel *kernel;
    if (l->plain) return RT_SUCCESS;
    RW_CHECK(rw_kernel_get(c, &l->kernels, &l->plan, &kernel));
    RW_CHECK(set_report(c, kernel));
    l->plain = l->kernel = kernel;
    return RT_SUCCESS;
}

/* Tables are the same for all kernels of a plan; each has a constant block of its own. */
static RTresult use_kernel(RTcontext c, struct launcher *l, struct rw_kernel *kernel)
{
    l->kernel = kernel;
    if (kernel->constants == l->constants) return RT_SUCCESS;
    for (unsigned k = 0; k < l->resident_count; k++)
        RW_CHECK(rw_resident_fill_constants(c, &l->residents[k], &l->plan, kernel));
    kernel->constants = l->constants;
    return RT_SUCCESS;
}

static RTresult choose_setting(RTcontext c, struct launcher *l, unsigned entry,
                               const size_t size[3])
{
    struct rw_kernel *kernel;
    bool is_small = l->scene.most_nodes <= RW_SMALL_TREE_NODES;
    const struct rw_schedule s =
        rw_options_schedule(&c->options, l->plain->compiled->traces_again, is_small);
    const struct rw_occasion occasion = {
        .plan = &l->plan,
        .plain = l->plain,
        .scene = &l->scene,
        .entry = entry,
        .size = size,
        .first = {{s.threshold, s.refill, c->options.max_registers, c->options.strategy}},
    };
    rw_tuner_choose(c, &l->tuner, &occasion, &l->setting, &kernel);
    return use_kernel(c, l, kernel);
}

static RTresult check_size(RTcontext c, const size_t size[3], uint64_t *indices)
{
    *indices = 1;
    for (int k = 0; k < 3; k++) {
        if (size[k] > UINT32_MAX || (size[k] && *indices > (1ull << 62) / size[k]))
            return rw_error(c, RT_ERROR_INVALID_VALUE, "a launch of %zu x %zu x %zu is too large",
                            size[0], size[1], size[2]);
        *indices *= size[k];
    }
    return RT_SUCCESS;
}

static RTresult prepare(RTcontext c, struct launcher *l, struct rw_resident *r, unsigned entry,
                        const size_t size[3])
{
    struct rw_launch *launch = &r->launch;
    for (int k = 0; k < 3; k++) launch->size[k] = (rw_u32)size[k];
    launch->entry = rw_plan_id(&l->plan, c->entry_points[entry].ray_generation, RWC_RAY_GENERATION);
    launch->exception = rw_plan_id(&l->plan, c->entry_points[entry].exception, RWC_EXCEPTION);
    launch->entry_index = entry;
    launch->plane_bits = RW_PLANE_BITS;
    launch->one = 1;
    launch->threshold = l->setting.value[RW_CHOICE_THRESHOLD];
    launch->refill = l->setting.value[RW_CHOICE_REFILL];
    RW_CHECK(rw_resident_prepare_print(c, r));
    RW_CHECK(rw_findings_prepare(c, r, l->kernel->compiled));
    return rw_profile_prepare(c, r->device, &r->profiler, l->kernel, &launch->profile);
}

/* All devices at once. The time is that of the slowest. */
static RTresult run_all(RTcontext c, struct launcher *l)
{
    RTresult result = RT_SUCCESS;
    double slowest = 0;
    unsigned started = 0;
    for (; !result && started < l->resident_count; started++) {
        struct rw_device *d = l->residents[started].device;
        result = d->ops->launch(d, l->kernel->loaded[started], &l->residents[started].launch);
        if (result) rw_device_error(c, d, result, "the launch");
        if (result) break;
    }
    for (unsigned k = 0; k < started; k++) {
        struct rw_device *d = l->residents[k].device;
        RTresult ended = d->ops->finish(d);
        if (ended) rw_device_error(c, d, ended, "the launch");
        if (!result) result = ended;
        if (d->timing.kernel_ms > slowest) slowest = d->timing.kernel_ms;
    }
    if (!result) c->kernel_ms = slowest;
    return result;
}

static RTresult collect(RTcontext c, struct launcher *l)
{
    for (unsigned k = 0; k < l->resident_count; k++) {
        struct rw_resident *r = &l->residents[k];
        RW_CHECK(rw_profile_collect(c, r->device, &r->profiler, l->kernel));
        RW_CHECK(rw_resident_print(c, r, l->kernel->compiled));
        RW_CHECK(rw_findings_tell(c, &l->plan, r));
    }
    rw_profile_finish(c, l->kernel);
    return RT_SUCCESS;
}

static RTresult run(RTcontext c, struct launcher *l, unsigned entry, const size_t size[3])
{
    uint64_t indices;
    RTresult result;
    RW_CHECK(check_size(c, size, &indices));
    if (!indices) return RT_SUCCESS;
    RW_CHECK(choose_setting(c, l, entry, size));
    for (unsigned k = 0; k < l->resident_count; k++)
        RW_CHECK(prepare(c, l, &l->residents[k], entry, size));
    RTprogram program = c->entry_points[entry].ray_generation;
    unsigned number = rw_record_begin(c, l->plain, entry, rw_program_name(program), size);
    c->running = true;
    result = run_all(c, l);
    c->running = false;
    mark_written(c);
    rw_record_end(c, number, result);
    if (result) return result;
    c->statistics.launches++;
    rw_tuner_add(c, &l->tuner, &l->setting, c->kernel_ms);
    rw_report(c, 3, "LAUNCH", "entry point %u, %zu x %zu x %zu: %.3f ms", entry, size[0], size[1],
              size[2], c->kernel_ms);
    return collect(c, l);
}

/* Asks the application whether to go on; *last is when it was asked, or when the launch began. */
static RTresult ask(RTcontext c, double *last)
{
    if (!c->timeout_cb || rw_clock_ms() * 1e-3 - *last < c->timeout_interval) return RT_SUCCESS;
    int ends = c->timeout_cb();
    *last = rw_clock_ms() * 1e-3;
    if (!ends) return RT_SUCCESS;
    return rw_error(c, RT_TIMEOUT_CALLBACK, "the timeout callback ended the launch");
}

static RTresult await_stream(RTcontext c)
{
    if (!c->stream) return RT_SUCCESS;
    RTresult result = c->device->ops->wait(c->device, c->stream);
    return result ? rw_device_error(c, c->device, result, "waiting for a stream") : RT_SUCCESS;
}

RTresult rw_context_launch(RTcontext context, unsigned entry, const size_t size[3])
{
    double asked = context->timeout_cb ? rw_clock_ms() * 1e-3 : 0;
    RW_CHECK(rw_validate_unmapped(context));
    RW_CHECK(open_launcher(context));
    struct launcher *l = context->launch;
    RW_CHECK(update_plan(context, l));
    RW_CHECK(open_residents(context, l));
    RW_CHECK(ask(context, &asked));
    RW_CHECK(update_kernel(context, l));
    RW_CHECK(ask(context, &asked));
    RW_CHECK(await_stream(context));
    RW_CHECK(update_buffers(context, l));
    RW_CHECK(update_textures(context, l));
    RW_CHECK(update_tables(context, l));
    RW_CHECK(update_scene(context, l));
    RW_CHECK(ask(context, &asked));
    return run(context, l, entry, size);
}

void rw_launch_memory(RTcontext context, RWmemory *memory)
{
    const struct launcher *l = context->launch;
    if (!l) return;
    for (unsigned k = 0; k < l->resident_count; k++)
        memory->deviceTables += rw_resident_bytes(&l->residents[k]);
    for (size_t i = 0; i < l->scene.root_count; i++)
        memory->deviceTrees += context->device_count * l->scene.tops[i].size;
}
