/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_ahead.h. */
#include "runtime/scene/tree_ahead.h"

#include <stdlib.h>

#include "runtime/base/ledger.h"
#include "runtime/base/thread_pool.h"
#include "runtime/device/device.h"

enum { STACK = 8 << 20 }; /* as a thread of the application's has: drivers compile there */

/* ---- which ---- */

/* A CPU beside GPUs has other builders than theirs. */
static unsigned builders(const struct RTcontext_api *c)
{
    return rw_cpu_beside(c) ? c->device_count - 1 : c->device_count;
}

/* A monitor hears of memory in the thread of the call, and trees that are to be paged leave the
 * device one by one. */
static bool may_build_ahead(const struct RTcontext_api *c)
{
    return builders(c) > 1 && !c->ledger.monitor && !c->pages_trees;
}

static bool is_fit(const struct rw_trees_ahead *a, const struct RTgeometrygroup_api *group)
{
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                   .narrow = rw_trees_are_narrow(a->context, a->plan)};
    if (group->base.plan_stamp != a->plan->stamp || !group->acceleration->dirty) return false;
    if (rw_group_moves(group, RW_LEAF_TRIANGLES) || !rw_triangles_are_everywhere(group))
        return false;
    rw_acceleration_options(group->acceleration, &input);
    return a->context->device->ops->builds_apart(&input);
}

/* Groups may share an acceleration; the first one has it built. Until all are known, `ahead` of the
 * trees only says that there is one. */
static bool add_job(struct rw_trees_ahead *a, RTgeometrygroup group)
{
    const uint64_t primitives = is_fit(a, group) ? rw_count_of(group, RW_LEAF_TRIANGLES) : 0;
    if (!primitives) return true;
    struct rw_group_trees *trees = rw_trees_open(group->acceleration);
    if (!trees) return false;
    if (trees->ahead) return true;
    if (!rw_grow((void **)&a->jobs, &a->capacity, a->count + 1, sizeof(*a->jobs))) return false;
    const struct rw_tree *tree = &trees->trees[RW_LEAF_TRIANGLES];
    struct rw_tree_job *job = &a->jobs[a->count];
    *job = (struct rw_tree_job){.group = group,
                                .trees = trees,
                                .primitives = primitives,
                                .number = a->count++,
                                .device = tree->device,
                                .stays = tree->refit != NULL};
    trees->ahead = &job->work;
    return true;
}

static bool find_jobs(struct rw_trees_ahead *a)
{
    for (struct rw_object *o = a->context->objects[RW_OBJECT_GEOMETRY_GROUP]; o; o = o->next)
        if (!add_job(a, (RTgeometrygroup)o)) return false;
    return true;
}

/* ---- where ---- */

static int largest_first(const void *x, const void *y)
{
    const struct rw_tree_job *a = x, *b = y;
    if (a->primitives != b->primitives) return a->primitives < b->primitives ? 1 : -1;
    return (a->number > b->number) - (a->number < b->number);
}

/* Each goes to the device that has least to do so far. */
static void deal_jobs(struct rw_trees_ahead *a)
{
    uint64_t loads[RW_DEVICE_LIMIT] = {0};
    qsort(a->jobs, a->count, sizeof(*a->jobs), largest_first);
    for (size_t k = 0; k < a->count; k++)
        if (a->jobs[k].stays) loads[a->jobs[k].device] += a->jobs[k].primitives;
    for (size_t k = 0; k < a->count; k++) {
        struct rw_tree_job *job = &a->jobs[k];
        job->trees->ahead = &job->work;
        if (job->stays) continue;
        job->device = 0;
        for (unsigned d = 1; d < builders(a->context); d++)
            if (loads[d] < loads[job->device]) job->device = d;
        loads[job->device] += job->primitives;
    }
}

static RTresult begin_job(struct rw_trees_ahead *a, struct rw_tree_job *job)
{
    struct rw_device *d = a->context->devices[job->device];
    struct rw_tree_gather g = {.context = a->context, .plan = a->plan, .group = job->group};
    RTresult result = rw_tree_gather_open(&g)
                          ? rw_tree_work_begin(&g, RW_LEAF_TRIANGLES, d, job->trees, &job->work)
                          : rw_out_of_memory(a->context, "a tree");
    rw_tree_gather_close(&g);
    return result;
}

/* ---- building ---- */

/* After a failure the device does no more, so that its message stays what it is. */
static void build_jobs_of(void *user, unsigned device)
{
    struct rw_trees_ahead *a = user;
    RTresult result = RT_SUCCESS;
    for (size_t k = 0; !result && k < a->count; k++) {
        struct rw_tree_job *job = &a->jobs[k];
        if (job->device != device) continue;
        rw_tree_work_do(&job->work);
        result = job->work.result;
    }
}

static struct rw_tree *tree_of(const struct rw_tree_job *job)
{
    return &job->trees->trees[RW_LEAF_TRIANGLES];
}

/* What others have built. What fails is copied, or fails, when the walk comes to it. */
static void copy_jobs_to(void *user, unsigned device)
{
    struct rw_trees_ahead *a = user;
    struct rw_device *const *devices = a->context->devices;
    RTresult result = RT_SUCCESS;
    for (size_t k = 0; !result && k < a->count; k++) {
        const struct rw_tree *tree = tree_of(&a->jobs[k]);
        if (!tree->size || tree->device == device) continue;
        result = rw_tree_copy_to(devices[device], devices[tree->device], tree,
                                 &a->jobs[k].trees->copies[RW_LEAF_TRIANGLES]);
    }
}

static RTresult open_copies(struct rw_trees_ahead *a)
{
    RTresult result = RT_SUCCESS;
    for (size_t k = 0; !result && k < a->count; k++)
        if (tree_of(&a->jobs[k])->size)
            result = rw_tree_copies_open(a->context, tree_of(&a->jobs[k]),
                                         &a->jobs[k].trees->copies[RW_LEAF_TRIANGLES]);
    return result;
}

static bool are_all_built(const struct rw_trees_ahead *a)
{
    bool all = true;
    for (size_t k = 0; k < a->count; k++) all &= a->jobs[k].work.is_done && !a->jobs[k].work.result;
    return all;
}

/* For each device by a thread of its own, where there can be threads. */
static void for_devices(struct rw_trees_ahead *a, struct rw_thread_pool **pool,
                        rw_thread_pool_task_cb task)
{
    const unsigned devices = a->context->device_count;
    struct rw_thread_run run = {.run = task, .user = a, .tasks = devices};
    if (!*pool) *pool = rw_thread_pool_create(devices);
    if (*pool && !rw_thread_pool_start(*pool, &run, STACK)) {
        rw_thread_pool_wait(*pool, &run, -1);
        return;
    }
    for (unsigned k = 0; k < devices; k++) task(a, k);
}

/* What devices hold is counted for each of them apart meanwhile. */
static RTresult do_jobs(struct rw_trees_ahead *a, struct rw_thread_pool **pool)
{
    RTcontext c = a->context;
    RTresult result = RT_SUCCESS;
    struct rw_ledger ledgers[RW_DEVICE_LIMIT] = {{{0}, 0, 0, 0}};
    for (unsigned k = 0; k < c->device_count; k++) c->devices[k]->ledger = &ledgers[k];
    for_devices(a, pool, build_jobs_of);
    const bool all = are_all_built(a);
    if (all) result = open_copies(a);
    if (all && !result) for_devices(a, pool, copy_jobs_to);
    for (unsigned k = 0; k < c->device_count; k++) {
        c->devices[k]->ledger = &c->ledger;
        rw_ledger_add(&c->ledger, &ledgers[k]);
    }
    return result;
}

RTresult rw_trees_build_ahead(RTcontext context, const struct rw_plan *plan,
                              struct rw_thread_pool **pool, struct rw_trees_ahead *out)
{
    RTresult result = RT_SUCCESS;
    *out = (struct rw_trees_ahead){.context = context, .plan = plan};
    if (!may_build_ahead(context)) return RT_SUCCESS;
    if (!find_jobs(out)) return rw_out_of_memory(context, "a tree");
    if (out->count < 2) return RT_SUCCESS;
    deal_jobs(out);
    for (size_t k = 0; !result && k < out->count; k++) result = begin_job(out, &out->jobs[k]);
    return result ? result : do_jobs(out, pool);
}

void rw_trees_ahead_free(struct rw_trees_ahead *a)
{
    for (size_t k = 0; k < a->count; k++) {
        a->jobs[k].trees->ahead = NULL;
        rw_tree_work_free(&a->jobs[k].work);
    }
    rw_free(a->jobs);
    *a = (struct rw_trees_ahead){0};
}

struct rw_tree_work *rw_trees_take_ahead(struct rw_group_trees *trees, RTgeometrygroup group)
{
    struct rw_tree_work *work = trees->ahead;
    trees->ahead = NULL;
    return work && work->is_done && work->group == group ? work : NULL;
}
