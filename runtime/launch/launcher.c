/* SPDX-License-Identifier: Apache-2.0 */
/* See launcher.h. */
#include "runtime/launch/launcher.h"

#include "runtime/device/device.h"
#include "runtime/device/share.h"
#include "runtime/launch/paging.h"
#include "runtime/launch/texture.h"
#include "runtime/plan/validate.h"

/* ---- buffers ---- */

static RTresult update_buffers(RTcontext c, struct rw_launcher *l)
{
    RTresult result = RT_SUCCESS;
    bool moved = false;
    l->has_local = false;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; !result && o; o = o->next) {
        result = rw_buffer_device((RTbuffer)o, &moved);
        l->has_local |= (((RTbuffer)o)->flags & RT_BUFFER_GPU_LOCAL) != 0;
    }
    if (moved) l->filled = false;
    return result;
}

static bool is_scene_current(RTcontext c, const struct rw_launcher *l)
{
    return l->built && l->built_version == c->scene_version;
}

static RTresult update_pages(RTcontext c, struct rw_launcher *l)
{
    struct rw_pages_moved moved = {false, false};
    RTresult result =
        rw_paging_update(c, l->residents, l->resident_count, !is_scene_current(c, l), &moved);
    if (moved.buffers) l->filled = false;
    if (moved.trees) l->built = false;
    return result;
}

static RTresult update_textures(RTcontext c, struct rw_launcher *l)
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

/* ---- tables ---- */

/* Where variables changed that no record holds, the constant block is all there is to copy. */
static RTresult update_tables(RTcontext c, struct rw_launcher *l)
{
    bool whole = !l->filled || l->filled_version != c->value_version;
    bool known = l->kernel->constants == l->constants;
    if (!whole && known && l->constant_version == c->constant_version) return RT_SUCCESS;
    rw_flights_await(c);
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
                           unsigned step, uint64_t out)
{
    RTcontext c = user;
    struct rw_launcher *l = c->launch;
    struct rw_device *d = c->device;
    uint32_t program =
        rw_plan_id(&l->plan, l->plan.geometries[geometry].instance->geometry->bounds, RWC_BOUNDS);
    struct rw_launch launch = l->residents[0].launch;
    launch.entry_index = step;
    RTresult result =
        d->ops->bounds(d, l->kernel->loaded[0], &launch, program, geometry, first, count, out);
    return result ? rw_device_error(c, d, result, "running a bounding box program") : RT_SUCCESS;
}

static RTresult update_scene(RTcontext c, struct rw_launcher *l)
{
    if (is_scene_current(c, l)) return RT_SUCCESS;
    rw_flights_await(c);
    l->built = false;
    RW_CHECK(rw_scene_build(c, &l->plan, run_bounds, c, &l->scene));
    c->statistics.scenesFlattened++;
    for (unsigned k = 0; k < l->resident_count; k++) {
        if (l->resident_count > 1) rw_scene_address(&l->scene, k);
        RW_CHECK(rw_resident_place(c, &l->residents[k], &l->scene));
    }
    l->built_version = c->scene_version;
    l->built = true;
    return RT_SUCCESS;
}

/* Trees that are paged have their places among the pages when all are built; the instances are told
 * by flattening the graph once more. */
static RTresult place_trees(RTcontext c, struct rw_launcher *l)
{
    if (!c->pages_trees) return RT_SUCCESS;
    RW_CHECK(update_pages(c, l));
    return update_scene(c, l);
}

/* ---- what launches keep ---- */

/* Of a flight whose fence is gone nobody hears what it has to say but who reads reports. */
static void retire(RTcontext c, struct rw_launcher *l, struct rw_flight *f)
{
    rw_flight_land(c, f);
    if (!f->alone) return;
    if (f->result)
        rw_report(c, 1, "LAUNCH", "a launch that nobody waited for: %s", f->message);
    else
        rw_flight_tell(c, f);
    rw_flight_give_back(&l->pool, f);
}

static void await_flights(RTcontext c)
{
    while (c->flights.first) retire(c, c->launch, c->flights.first);
}

/* Flights come back to the pool that are over, and whose fence is gone. */
void rw_launcher_retire(RTcontext c, struct rw_launcher *l)
{
    for (struct rw_flight *f = c->flights.first, *next; f; f = next) {
        next = f->next;
        if (f->alone && rw_flight_is_over(f, 0)) retire(c, l, f);
    }
}

static void free_launcher(RTcontext c)
{
    struct rw_launcher *l = c->launch;
    if (!l) return;
    rw_flights_await(c);
    rw_tuner_free(c, &l->tuner);
    rw_plan_free(&l->plan);
    rw_scene_free(c, &l->scene);
    rw_kernel_free_all(c, &l->kernels);
    for (unsigned k = 0; k < l->resident_count; k++) rw_resident_free(&l->residents[k]);
    rw_free(l->residents);
    rw_free(l->habits.items);
    rw_flight_free_all(&l->pool);
    rw_free(l);
    c->launch = NULL;
}

static RTresult open_launcher(RTcontext c)
{
    if (c->launch) return RT_SUCCESS;
    c->launch = rw_calloc(1, sizeof(struct rw_launcher));
    if (!c->launch) return rw_out_of_memory(c, "a launch");
    c->launch_free = free_launcher;
    c->flights.await = await_flights;
    return RT_SUCCESS;
}

/* May launches have a pool, which all devices draw from? */
static bool reach_pools(RTcontext c)
{
    bool all = c->device_count > 1 && !rw_cpu_beside(c);
    for (unsigned k = 0; all && k < c->device_count; k++) {
        struct rw_device *d = c->devices[k];
        all = d->ops->pool && !d->ops->reach(d, c->devices[0]);
    }
    return all;
}

static RTresult open_residents(RTcontext c, struct rw_launcher *l)
{
    RW_CHECK(rw_context_open_device(c));
    if (l->residents) return RT_SUCCESS;
    l->residents = rw_calloc(c->device_count, sizeof(*l->residents));
    if (!l->residents) return rw_out_of_memory(c, "a launch");
    l->resident_count = c->device_count;
    l->has_pools = reach_pools(c);
    for (unsigned k = 0; k < l->resident_count; k++) {
        l->residents[k].device = c->devices[k];
        if (!rw_cpu_beside(c))
            rw_share_deal(c->devices, c->device_count, 0, k, &l->residents[k].launch);
    }
    return RT_SUCCESS;
}

/* A kernel that ended its process may have written to anything before: what can be made again is.
 * What programs write, and what the application writes through device pointers, stays as it is. */
static void renew(RTcontext c, struct rw_launcher *l)
{
    if (l->losses == c->device->losses) return;
    l->losses = c->device->losses;
    l->filled = l->built = false;
    l->constants++;
    for (struct rw_object *o = c->objects[RW_OBJECT_BUFFER]; o; o = o->next) {
        RTbuffer b = (RTbuffer)o;
        if (b->host && !b->device_dirty && !b->shared) b->host_dirty = true;
    }
    for (struct rw_object *o = c->objects[RW_OBJECT_TEXTURE_SAMPLER]; o; o = o->next)
        rw_texture_drop_device((RTtexturesampler)o);
    for (struct rw_object *o = c->objects[RW_OBJECT_ACCELERATION]; o; o = o->next)
        ((RTacceleration)o)->dirty = true;
}

static RTresult set_report(RTcontext c, const struct rw_kernel *kernel)
{
    char *copy = rw_strdup(kernel->compiled->report);
    if (!copy) return rw_out_of_memory(c, "the report");
    rw_free(c->report);
    c->report = copy;
    return RT_SUCCESS;
}

/* What can be cancelled at any time is another kernel, made where that may well be asked for. */
static void choose_cancellable(RTcontext c, struct rw_launcher *l)
{
    bool wanted = rw_is_watched(c) || c->launches_async || atomic_load(&c->flights.asked) ||
                  c->options.debug & RW_DEBUG_LOOPS;
    if (wanted != c->cancellable) l->plain = l->other = NULL;
    c->cancellable = wanted;
}

struct forgetting {
    RTcontext context;
    struct rw_tuner *tuner;
};

static bool forget(const struct rw_kernel *kernel, void *user)
{
    const struct forgetting *f = user;
    return rw_tuner_forget(f->context, f->tuner, kernel);
}

/* Once a plan has none of their programs. */
static void drop_kernels(RTcontext c, struct rw_launcher *l)
{
    struct forgetting f = {c, &l->tuner};
    rw_tuner_settle(c, &l->tuner);
    if (l->modules_freed == c->modules_freed) return;
    rw_kernel_drop(c, &l->kernels, forget, &f);
    l->kernel = NULL;
    l->modules_freed = c->modules_freed;
}

/* The kernel is made for the nodes of the trees, which are built after it. */
static RTresult update_plan(RTcontext c, struct rw_launcher *l)
{
    if (l->planned && l->planned_version == c->structure_version) {
        if (!is_scene_current(c, l) && rw_plan_choose_nodes(c, &l->plan))
            l->plain = l->other = NULL;
        return rw_plan_check(c, &l->plan);
    }
    rw_flights_await(c);
    rw_plan_free(&l->plan);
    l->planned = l->filled = l->built = false;
    l->plain = l->other = NULL;
    drop_kernels(c, l);
    RW_CHECK(rw_plan_make(c, &l->plan));
    c->statistics.plansMade++;
    l->planned = true;
    l->planned_version = c->structure_version;
    return RT_SUCCESS;
}

static RTresult update_kernel(RTcontext c, struct rw_launcher *l)
{
    struct rw_kernel *kernel;
    if (l->plain) return RT_SUCCESS;
    if (!l->other) c->waits_for_pages = rw_paging_may_wait(c, l->residents, l->resident_count);
    RW_CHECK(rw_kernel_get(c, &l->kernels, &l->plan, &kernel));
    RW_CHECK(set_report(c, kernel));
    l->plain = l->kernel = kernel;
    return RT_SUCCESS;
}

RTresult rw_launcher_choose_kernel(RTcontext c, struct rw_launcher *l, unsigned entry)
{
    const bool waits = rw_paging_waits(&l->habits, c, l->residents, l->resident_count, entry);
    if (waits == c->waits_for_pages) return RT_SUCCESS;
    struct rw_kernel *plain = l->plain;
    l->plain = l->other;
    l->other = plain;
    c->waits_for_pages = waits;
    rw_report(c, 3, "PAGING", "launches of entry point %u %s", entry,
              waits ? "wait for pages from now on" : "read absent pages in the host's memory");
    return update_kernel(c, l);
}

static RTresult await_stream(RTcontext c, void *stream)
{
    if (!stream) return RT_SUCCESS;
    RTresult result = c->device->ops->wait(c->device, stream);
    return result ? rw_device_error(c, c->device, result, "waiting for a stream") : RT_SUCCESS;
}

/* What is paged by need is chosen when buffers may have changed. */
static RTresult choose_paged(RTcontext c, struct rw_launcher *l)
{
    bool chosen;
    if (l->filled && l->filled_version == c->value_version) return RT_SUCCESS;
    RW_CHECK(rw_paging_choose(c, &chosen));
    return chosen ? update_plan(c, l) : RT_SUCCESS;
}

/* All that takes memory of the devices. *again: trees have left too little, and now there is more
 * that is paged. */
static RTresult update_contents(RTcontext c, struct rw_launcher *l, bool *again)
{
    const bool builds = !is_scene_current(c, l);
    RW_CHECK(update_buffers(c, l));
    RW_CHECK(update_pages(c, l));
    RW_CHECK(update_textures(c, l));
    RW_CHECK(update_tables(c, l));
    RW_CHECK(update_scene(c, l));
    RW_CHECK(place_trees(c, l));
    if (builds) RW_CHECK(rw_paging_choose(c, again));
    return rw_paging_settle(c, l->residents, l->resident_count);
}

static RTresult update_once(RTcontext c, struct rw_launcher *l, void *stream, bool *again)
{
    RW_CHECK(update_plan(c, l));
    RW_CHECK(open_residents(c, l));
    RW_CHECK(choose_paged(c, l));
    renew(c, l);
    RW_CHECK(rw_ask(c, ""));
    RW_CHECK(update_kernel(c, l));
    RW_CHECK(rw_ask(c, ""));
    RW_CHECK(await_stream(c, stream));
    RTresult result = update_contents(c, l, again);
    if (result != RT_ERROR_MEMORY_ALLOCATION_FAILED) return result;
    *again = rw_paging_give_way(c, l->residents, l->resident_count);
    return result;
}

RTresult rw_launcher_update(RTcontext context, void *stream)
{
    RTresult result;
    bool again;
    rw_ask_later(context);
    atomic_store(&context->flights.cancelled, false);
    RW_CHECK(rw_validate_unmapped(context));
    RW_CHECK(open_launcher(context));
    choose_cancellable(context, context->launch);
    do {
        again = false;
        result = update_once(context, context->launch, stream, &again);
        if (again) context->error_set = false;
    } while (again);
    return result ? result : rw_ask(context, "");
}
