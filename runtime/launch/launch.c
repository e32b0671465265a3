/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A launch: what it needs is brought up to date, a flight is taken and begun, and waited for, at
 * once or when its fence is. Where nothing changed since the last one the kernel is all that runs.
 */
#include <string.h>

#include "programs/config.h"
#include "runtime/device/device.h"
#include "runtime/device/share.h"
#include "runtime/launch/launcher.h"
#include "runtime/launch/paging.h"
#include "runtime/launch/recorder.h"
#include "runtime/object/lent.h"

/* Tables are the same for all kernels of a plan; each has a constant block of its own. */
static RTresult use_kernel(RTcontext c, struct rw_launcher *l, struct rw_kernel *kernel)
{
    l->kernel = kernel;
    if (kernel->constants == l->constants) return RT_SUCCESS;
    for (unsigned k = 0; k < l->resident_count; k++)
        RW_CHECK(rw_resident_fill_constants(c, &l->residents[k], &l->plan, kernel));
    kernel->constants = l->constants;
    return RT_SUCCESS;
}

static RTresult choose_setting(RTcontext c, struct rw_launcher *l, unsigned entry,
                               const size_t size[3], bool waits)
{
    struct rw_kernel *kernel;
    RW_CHECK(rw_launcher_choose_kernel(c, l, entry));
    bool is_small = l->scene.most_nodes <= RW_SMALL_TREE_NODES;
    const struct rw_schedule s =
        rw_options_schedule(&c->options, l->plain->compiled->traces_again, is_small);
    const struct rw_occasion occasion = {
        .plan = &l->plan,
        .plain = l->plain,
        .scene = &l->scene,
        .entry = entry,
        .size = size,
        .untimed = !waits || c->launches_on,
        .first = {{s.threshold, s.refill, rw_kernel_strategy(c), c->options.max_registers}},
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

/* Turns of the GPUs to one of the CPU beside them; 0: there is none, or it is idle. An index of a
 * local buffer has to stay on its device, whatever the pace is. */
static uint32_t choose_turns(RTcontext c, const struct rw_launcher *l, uint64_t indices)
{
    const struct rw_device *beside = rw_cpu_beside(c);
    if (!beside || !l->kernel->beside || l->has_local || c->launches_on) return 0;
    return rw_share_turns(c->devices, beside->number, indices, l->pace);
}

static bool is_idle(RTcontext c, const struct rw_flight_part *part, uint32_t turns)
{
    const unsigned number = part->device->number;
    if (c->launches_on) return !(c->launches_on >> number & 1);
    return part->device == rw_cpu_beside(c) && !turns;
}

/* A kernel for several devices is dealt something also where it runs on one of them. False: some
 * are idle, perhaps the first one, which has the pool. */
static bool deal(RTcontext c, const struct rw_launcher *l, struct rw_flight *f)
{
    const uint32_t turns = choose_turns(c, l, f->indices);
    struct rw_device *devices[RW_DEVICE_LIMIT];
    unsigned count = 0, number = 0;
    for (unsigned k = 0; k < f->part_count; k++) {
        f->parts[k].idle = is_idle(c, &f->parts[k], turns);
        if (!f->parts[k].idle) devices[count++] = f->parts[k].device;
    }
    if (count == f->part_count && !turns) return true; /* as it was dealt once and for all */
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_launch *launch = &f->parts[k].launch;
        if (f->parts[k].idle) continue;
        rw_share_deal(devices, count, turns, number++, launch);
        if (count == 1) rw_share_part(0, UINT32_MAX, launch);
    }
    return false;
}

/* How fast the CPU was beside GPUs. Where it was idle it is thought to be faster with time, until
 * it is tried again. */
static void note_pace(RTcontext c, struct rw_launcher *l, const struct rw_flight *f)
{
    const double patience = 1.05;
    const struct rw_device *beside = rw_cpu_beside(c);
    double gpus = 0, milliseconds = 0;
    if (!beside || f->result) return;
    const struct rw_flight_part *cpu = &f->parts[beside->number];
    if (cpu->idle) {
        l->pace *= patience;
        return;
    }
    for (unsigned k = 0; k < beside->number; k++) {
        gpus += (double)rw_share_indices(&f->parts[k].launch);
        if (f->parts[k].kernel_ms > milliseconds) milliseconds = f->parts[k].kernel_ms;
    }
    if (cpu->kernel_ms <= 0 || gpus <= 0) return;
    const double done = (double)rw_share_indices(&cpu->launch) / cpu->kernel_ms;
    l->pace = rw_share_pace(l->pace, done * milliseconds / gpus);
}

static void describe(RTcontext c, struct rw_launcher *l, struct rw_flight *f, unsigned entry,
                     const size_t size[3])
{
    f->plan = &l->plan;
    f->kernel = l->kernel;
    f->entry = entry;
    memcpy(f->size, size, sizeof(f->size));
    bool has_pool = deal(c, l, f) && l->has_pools && !l->has_local;
    for (unsigned k = 0; k < f->part_count; k++) {
        struct rw_launch *launch = &f->parts[k].launch;
        for (int i = 0; i < 3; i++) launch->size[i] = (rw_u32)size[i];
        launch->entry =
            rw_plan_id(&l->plan, c->entry_points[entry].ray_generation, RWC_RAY_GENERATION);
        launch->exception = rw_plan_id(&l->plan, c->entry_points[entry].exception, RWC_EXCEPTION);
        launch->entry_index = entry;
        launch->subframe = c->subframe;
        launch->plane_bits = RW_PLANE_BITS;
        launch->one = 1;
        launch->threshold = l->setting.value[RW_CHOICE_THRESHOLD];
        launch->refill = l->setting.value[RW_CHOICE_REFILL];
        if (has_pool) rw_share_keep_pool(launch);
        if (c->launches_parts && l->resident_count == 1) rw_share_part(0, UINT32_MAX, launch);
    }
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

static RTresult begin(RTcontext c, struct rw_launcher *l, struct rw_flight *f, void *stream)
{
    RTprogram program = c->entry_points[f->entry].ray_generation;
    RW_CHECK(rw_flight_prepare(c, f));
    const struct rw_recorder recorder = rw_recorder_of(c);
    const struct rw_recorded_launch launch = {
        .hash = l->plain->hash,
        .profiled = l->plain->profiled,
        .entry = f->entry,
        .program = rw_program_name(program),
        .size = {f->size[0], f->size[1], f->size[2]},
    };
    f->record = rw_record_begin(&recorder, &launch);
    RTresult result = rw_flight_begin(c, f, stream);
    mark_written(c);
    if (result) rw_record_end(&recorder, f->record, 0, result);
    return result;
}

/* A flight that is ready to begin; NULL: there is nothing to run. */
static RTresult take(RTcontext c, struct rw_launcher *l, unsigned entry, const size_t size[3],
                     bool waits, struct rw_flight **out)
{
    uint64_t indices;
    *out = NULL;
    RW_CHECK(check_size(c, size, &indices));
    if (!indices) return RT_SUCCESS;
    RW_CHECK(choose_setting(c, l, entry, size, waits));
    RW_CHECK(rw_flight_take(c, &l->pool, l->residents, l->resident_count, out));
    (*out)->indices = indices;
    describe(c, l, *out, entry, size);
    return RT_SUCCESS;
}

/* Callbacks may use the context meanwhile: nothing is under way but the launch. */
static void await_landing(RTcontext c, struct rw_flight *f)
{
    const unsigned outer = c->waits;
    c->waits = c->entered;
    rw_flight_land(c, f);
    c->waits = outer;
}

static RTresult run(RTcontext c, struct rw_launcher *l, unsigned entry, const size_t size[3])
{
    struct rw_flight *f;
    RW_CHECK(take(c, l, entry, size, true, &f));
    if (!f) return RT_SUCCESS;
    c->running = true;
    RTresult result = begin(c, l, f, NULL);
    if (!result) {
        await_landing(c, f);
        if (!f->result && !c->launches_on) rw_tuner_add(c, &l->tuner, &l->setting, f->kernel_ms);
        note_pace(c, l, f);
        result = rw_flight_tell(c, f);
    }
    c->running = false;
    rw_flight_give_back(&l->pool, f);
    rw_paging_count(c, &l->habits, l->residents, l->resident_count, entry);
    return result;
}

RTresult rw_context_launch(RTcontext context, unsigned entry, const size_t size[3])
{
    rw_flights_await(context);
    RW_CHECK(rw_lent_begin(context));
    RTresult result = rw_launcher_update(context, context->stream);
    if (!result) result = run(context, context->launch, entry, size);
    RTresult ended = rw_lent_end(context);
    return result ? result : ended;
}

/* ---- without waiting ---- */

/* A stream belongs to one device. Where there are several, what is in it is waited for before, and
 * all of them use their own. */
static RTresult begin_async(RTcontext context, unsigned entry, const size_t size[3],
                            const struct rw_launch_part *part, void *stream, RWfence fence)
{
    struct rw_flight *f;
    context->launches_async = true;
    RW_CHECK(rw_context_open_device(context));
    bool several = context->device_count > 1;
    RW_CHECK(rw_launcher_update(context, several ? stream : NULL));
    struct rw_launcher *l = context->launch;
    rw_launcher_retire(context, l);
    if (part && !part->count) return RT_SUCCESS;
    RW_CHECK(take(context, l, entry, size, false, &f));
    if (!f) return RT_SUCCESS;
    if (part) {
        struct rw_launch *launch = &f->parts[0].launch;
        rw_share_part(part->first, part->count, launch);
        f->indices = rw_share_indices(launch);
    }
    RTresult result = begin(context, l, f, several ? NULL : stream);
    if (result) {
        rw_flight_give_back(&l->pool, f);
        return result;
    }
    fence->flight = f;
    if (!rw_paging_attends(context, l->residents, l->resident_count)) return RT_SUCCESS;
    rw_flight_land(context, f); /* the host has to bring pages meanwhile */
    rw_paging_count(context, &l->habits, l->residents, l->resident_count, entry);
    return RT_SUCCESS;
}

/* What others lend and want back goes back before the call returns, so that the launch is waited
 * for. */
RTresult rw_context_launch_async(RTcontext context, unsigned entry, const size_t size[3],
                                 const struct rw_launch_part *part, void *stream, RWfence fence)
{
    RW_CHECK(rw_lent_begin(context));
    RTresult result = begin_async(context, entry, size, part, stream, fence);
    if (rw_lent_goes_back(context)) rw_flights_await(context);
    RTresult ended = rw_lent_end(context);
    return result ? result : ended;
}

RTresult rw_fence_look(RWfence fence, bool wait, bool *done)
{
    RTcontext c = fence->base.context;
    struct rw_flight *f = fence->flight;
    *done = true;
    if (!f) return RT_SUCCESS;
    if (!wait) *done = rw_flight_is_over(f, 0);
    if (!*done) {
        rw_flight_limit(c, f);
        return RT_SUCCESS;
    }
    await_landing(c, f);
    return rw_flight_tell(c, f);
}

void rw_fence_drop(struct rw_object *object)
{
    RWfence fence = (RWfence)object;
    struct rw_launcher *l = object->context->launch;
    struct rw_flight *f = fence->flight;
    fence->flight = NULL;
    if (!f) return;
    f->alone = true;
    if (f->landed) rw_flight_give_back(&l->pool, f);
}
