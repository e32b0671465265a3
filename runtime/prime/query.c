/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Queries of OptiX Prime: work on rays in the query's stream, of which asynchronous ones do not
 * wait for the end. On the CPU such a one is a task.
 */
#include "runtime/prime/prime.h"

#include <math.h>

#include "runtime/base/places.h"

struct RTPquery_api {
    struct rw_prime_object base;
    RTPmodel model;
    RTPquerytype type;
    struct rw_prime_array rays, hits;
    void *stream;

    /* The execution under way, or the last one. */
    RWrayscene scene;
    bool watertight;
    struct rw_prime_array traced, answered;
    struct rw_prime_block ray_block, hit_block, flag_block;
    bool in_stream; /* and not waited for yet */
    struct rw_prime_task task;
};

RTPresult rtpQueryCreate(RTPmodel model, RTPquerytype queryType, RTPquery *query)
{
    RTP_ENTER(model, RW_PRIME_MODEL);
    if (!query) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "query is NULL");
    *query = NULL;
    if (queryType != RTP_QUERY_TYPE_ANY && queryType != RTP_QUERY_TYPE_CLOSEST)
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there is no type of queries 0x%x",
                             (unsigned)queryType);
    RTPquery made = rw_prime_object_create(rw_inside, RW_PRIME_QUERY, sizeof(*made));
    if (!made) return RTP_ERROR_OUT_OF_MEMORY;
    made->type = queryType;
    made->model = model;
    model->references++;
    *query = made;
    return RTP_SUCCESS;
}

RTPresult rtpQueryGetContext(RTPquery query, RTPcontext *context)
{
    return rw_prime_context_of(query, RW_PRIME_QUERY, __func__, context);
}

RTPresult rtpQuerySetRays(RTPquery query, RTPbufferdesc rays)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    return rw_prime_describe(rw_inside, rays, RW_PRIME_RAYS, "rays", &query->rays);
}

RTPresult rtpQuerySetHits(RTPquery query, RTPbufferdesc hits)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    return rw_prime_describe(rw_inside, hits, RW_PRIME_HITS, "hits", &query->hits);
}

/* ---- the work ---- */

static struct rw_rays_array origins_of(RWrayarray rays)
{
    return (struct rw_rays_array){(uintptr_t)rays.data, rays.stride};
}

/* What rays have behind their origins. */
static struct rw_rays_array part_of(RWrayarray rays, unsigned offset)
{
    if (!offset) return (struct rw_rays_array){0, 0};
    return (struct rw_rays_array){(uintptr_t)rays.data + offset, rays.stride};
}

static RTPresult set_rays(RTPquery q, struct rw_rays_work *work)
{
    const struct rw_prime_format *f = q->traced.format;
    RWrayarray rays;
    RTP_TRY(rw_prime_bring(q->base.context, &q->traced, q->stream, &q->ray_block, &rays));
    work->origins = origins_of(rays);
    work->directions = part_of(rays, f->direction);
    work->begins = part_of(rays, f->tmin);
    work->ends = part_of(rays, f->tmax);
    work->masks = part_of(rays, f->mask);
    work->end = INFINITY;
    return RTP_SUCCESS;
}

static bool is_of_bits(const struct RTPquery_api *q)
{
    return q->answered.format->format == RTP_BUFFER_FORMAT_HIT_BITMASK;
}

/* `bits`: where they go, of such hits. */
static RTPresult set_hits(RTPquery q, struct rw_rays_work *work, uint64_t *bits)
{
    const struct rw_prime_format *f = q->answered.format;
    uint64_t at;
    RTP_TRY(rw_prime_prepare(q->base.context, &q->answered, q->stream, &q->hit_block, &at));
    if (is_of_bits(q)) {
        RTP_TRY(rw_prime_room(q->base.context, &q->flag_block, work->count));
        work->flag = q->flag_block.at;
        *bits = at;
        return RTP_SUCCESS;
    }
    work->record = q->answered.stride;
    work->distance = at;
    if (f->primitive) work->primitive = at + f->primitive;
    if (f->instance) work->instance = at + f->instance;
    if (f->weights) work->weights = at + f->weights;
    return RTP_SUCCESS;
}

static unsigned job_of(const struct RTPquery_api *q)
{
    static const unsigned jobs[2][2] = {{RW_RAYS_CLOSEST, RW_RAYS_FIRST},
                                        {RW_RAYS_MASKED_CLOSEST, RW_RAYS_MASKED_FIRST}};
    const bool masked = q->traced.format->mask != 0;
    if (is_of_bits(q)) return masked ? RW_RAYS_MASKED_FIRST : RW_RAYS_ANY;
    return jobs[masked][q->type == RTP_QUERY_TYPE_ANY];
}

static RTPresult pack(RTPquery q, uint64_t flags, uint64_t bits)
{
    const uint32_t count = (uint32_t)rw_prime_count(&q->answered);
    struct rw_rays_work work = {.job = RW_RAYS_PACK,
                                .count = (count + 31) / 32,
                                .flag = flags,
                                .flags = count,
                                .bits = bits};
    return rw_prime_of_rays(rw_rays_do(q->scene, q->stream, "packing bits", &work));
}

static RTPresult ask(void *user)
{
    RTPquery q = user;
    uint64_t bits = 0;
    struct rw_rays_work work = {.job = job_of(q),
                                .count = (rw_u32)rw_prime_count(&q->traced),
                                .miss = -1,
                                .first_weights = 1,
                                .watertight = q->watertight};
    if (!work.count) return RTP_SUCCESS;
    RTP_TRY(set_rays(q, &work));
    RTP_TRY(set_hits(q, &work, &bits));
    RTP_TRY(rw_prime_of_rays(rw_rays_do(q->scene, q->stream, "tracing rays", &work)));
    if (bits) RTP_TRY(pack(q, work.flag, bits));
    return rw_prime_take(q->base.context, &q->answered, q->stream, &q->hit_block);
}

/* ---- executions ---- */

static RTPresult check_arrays(const struct RTPquery_api *q)
{
    if (!q->rays.format)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "no rays were set: rtpQuerySetRays");
    if (!q->hits.format)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "no hits were set: rtpQuerySetHits");
    RTP_TRY(rw_prime_check_array(&q->rays, "rays"));
    RTP_TRY(rw_prime_check_array(&q->hits, "hits"));
    if (rw_prime_count(&q->rays) == rw_prime_count(&q->hits)) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "%lu rays, and room for %lu hits",
                         rw_prime_count(&q->rays), rw_prime_count(&q->hits));
}

static RTPresult check_model(RTPmodel model)
{
    if (model->destroyed)
        return rw_prime_fail(RTP_ERROR_INVALID_HANDLE, "the query's model was destroyed");
    RTP_TRY(rw_prime_model_finish(model));
    if (model->scene) return RTP_SUCCESS;
    return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "the model was not updated yet");
}

/* The scene is kept, for what queries are in the stream reads it. */
static RTPresult finish(RTPquery q)
{
    RTPresult result = rw_prime_task_end(&q->task);
    if (q->in_stream) {
        q->in_stream = false;
        const RTPresult waited = rw_prime_wait(q->base.context, q->stream);
        if (!result) result = waited;
    }
    rwRaysSceneDestroy(q->scene);
    q->scene = NULL;
    return result;
}

static RTPresult start(RTPquery q, bool behind_caller)
{
    if (behind_caller && q->base.context->type == RTP_CONTEXT_TYPE_CPU) {
        rw_prime_task_begin(&q->task, ask, q);
        return RTP_SUCCESS;
    }
    const RTPresult result = ask(q);
    q->in_stream = true;
    if (!result && behind_caller) return RTP_SUCCESS;
    const RTPresult finished = finish(q);
    return result ? result : finished;
}

RTPresult rtpQueryExecute(RTPquery query, unsigned hints)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    if (hints & ~(unsigned)(RTP_QUERY_HINT_ASYNC | RTP_QUERY_HINT_WATERTIGHT))
        return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "there are no such hints: 0x%x", hints);
    RTP_TRY(finish(query));
    RTP_TRY(check_arrays(query));
    RTP_TRY(check_model(query->model));
    query->scene = rw_rays_scene_hold(query->model->scene);
    query->traced = query->rays;
    query->answered = query->hits;
    query->watertight = hints & RTP_QUERY_HINT_WATERTIGHT & 0xff;
    return start(query, hints & RTP_QUERY_HINT_ASYNC & 0xff);
}

RTPresult rtpQueryFinish(RTPquery query)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    return finish(query);
}

/* A task has the device's lock for as long as it traces: that is not waited for here. */
static bool is_idle(RTPquery q)
{
    RWrays rays = q->base.context->rays;
    if (!q->in_stream) return true;
    pthread_mutex_lock(&rays->lock);
    const bool idle = rays->device->ops->is_idle(rays->device, q->stream);
    pthread_mutex_unlock(&rays->lock);
    return idle;
}

RTPresult rtpQueryGetFinished(RTPquery query, int *isFinished)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    if (!isFinished) return rw_prime_fail(RTP_ERROR_INVALID_VALUE, "isFinished is NULL");
    *isFinished = is_idle(query) && rw_prime_task_is_over(&query->task);
    return RTP_SUCCESS;
}

RTPresult rtpQuerySetCudaStream(RTPquery query, cudaStream_t stream)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    if (rw_inside->type != RTP_CONTEXT_TYPE_CUDA)
        return rw_prime_fail(RTP_ERROR_INVALID_OPERATION, "a context for the CPU has no streams");
    RTP_TRY(finish(query));
    query->stream = stream;
    return RTP_SUCCESS;
}

/* ---- the end ---- */

void rw_prime_query_destroy(RTPquery query)
{
    finish(query);
    rw_prime_free(query->base.context, &query->ray_block);
    rw_prime_free(query->base.context, &query->hit_block);
    rw_prime_free(query->base.context, &query->flag_block);
    rw_prime_model_release(query->model);
    rw_prime_object_retire(&query->base);
    rw_place_leave(query);
}

RTPresult rtpQueryDestroy(RTPquery query)
{
    RTP_ENTER(query, RW_PRIME_QUERY);
    rw_prime_query_destroy(query);
    return RTP_SUCCESS;
}
