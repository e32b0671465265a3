/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What launches have for themselves on the CUDA device. The driver may wait for the GPU to give out
 * memory, so the counters of launch indices come in blocks: a launch that begins beside many others
 * is then not held up by one of them.
 */
#include <stdio.h>

#include "runtime/base/memory.h"
#include "runtime/device/cuda/device.h"

/* ---- counters ---- */

enum { BLOCK = 256 };

static RTresult add_block(struct rw_device_cuda *c)
{
    struct rw_cuda_counters *k = &c->counters;
    uint64_t memory = 0;
    if (!rw_grow((void **)&k->blocks, &k->block_room, k->block_count + 1, sizeof(*k->blocks)) ||
        !rw_grow((void **)&k->spare, &k->spare_room, (k->block_count + 1) * BLOCK,
                 sizeof(*k->spare))) {
        snprintf(c->base.error, sizeof(c->base.error), "out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    rw_cu_result result = c->cuda->memory_alloc(&memory, BLOCK * sizeof(struct rw_counter));
    if (result)
        return rw_cuda_fail(c, RT_ERROR_LAUNCH_FAILED, result, "preparing a launch: cuMemAlloc");
    k->blocks[k->block_count++] = memory;
    for (unsigned i = BLOCK; i-- > 0;)
        k->spare[k->spare_count++] = memory + i * sizeof(struct rw_counter);
    return RT_SUCCESS;
}

static RTresult take_counter(struct rw_device_cuda *c, uint64_t *out)
{
    struct rw_cuda_counters *k = &c->counters;
    RTresult code = k->spare_count ? RT_SUCCESS : add_block(c);
    if (!code) *out = k->spare[--k->spare_count];
    return code;
}

/* There is room: the counter was taken from there. */
static void give_counter(struct rw_device_cuda *c, uint64_t counter)
{
    if (counter) c->counters.spare[c->counters.spare_count++] = counter;
}

static void free_counters(struct rw_device_cuda *c)
{
    struct rw_cuda_counters *k = &c->counters;
    for (size_t i = 0; i < k->block_count && !c->lost; i++) c->cuda->memory_free(k->blocks[i]);
    rw_free(k->blocks);
    rw_free(k->spare);
    *k = (struct rw_cuda_counters){0};
}

/* ---- what launches share ---- */

rw_cu_result rw_cuda_flights_open(struct rw_device_cuda *c)
{
    void *end = NULL;
    rw_cu_result result = c->cuda->host_alloc(&end, sizeof(*c->end), RW_CU_HOST_PORTABLE);
    if (result) return result;
    c->end = end;
    *c->end = (struct rw_counter){.next = RW_COUNTER_END, .cancelled = 1, .pool = RW_COUNTER_END};
    return c->cuda->event_create(&c->ready, RW_CU_EVENT_NO_TIMING);
}

void rw_cuda_flights_close(struct rw_device_cuda *c)
{
    free_counters(c);
    if (c->lost) return;
    if (c->ready) c->cuda->event_destroy(c->ready);
    if (c->end) c->cuda->host_free(c->end);
}

/* ---- flights ---- */

static RTresult open_flight(struct rw_device_cuda *c, struct rw_device_flight *f)
{
    RTresult code = take_counter(c, &f->counter);
    rw_cu_result result = 0;
    if (code) return code;
    if (f->watched) result = c->cuda->event_create(&f->begin, 0);
    if (!result) result = c->cuda->event_create(&f->end, f->watched ? 0 : RW_CU_EVENT_NO_TIMING);
    if (!result && f->watched) result = c->cuda->stream_create(&f->side, RW_CU_STREAM_NON_BLOCKING);
    if (!result) return RT_SUCCESS;
    return rw_cuda_fail(c, RT_ERROR_LAUNCH_FAILED, result, "preparing a launch");
}

RTresult rw_cuda_flight_create(struct rw_device *d, bool watched, struct rw_device_flight **out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct rw_device_flight *f = *out = rw_calloc(1, sizeof(*f));
    if (!f) {
        snprintf(d->error, sizeof(d->error), "out of memory");
        return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    f->watched = watched;
    RTresult code = RT_ERROR_LAUNCH_FAILED;
    if (rw_cuda_enter(c)) {
        code = open_flight(c, f);
        rw_cuda_leave(c);
    }
    if (!code) return RT_SUCCESS;
    rw_cuda_flight_free(d, f);
    *out = NULL;
    return code;
}

void rw_cuda_flight_free(struct rw_device *d, struct rw_device_flight *f)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!f) return;
    rw_batch_free(d, &f->batch);
    give_counter(c, f->counter);
    if (!c->lost && rw_cuda_enter(c)) {
        if (f->begin) c->cuda->event_destroy(f->begin);
        if (f->end) c->cuda->event_destroy(f->end);
        if (f->side) c->cuda->stream_destroy(f->side);
        rw_cuda_leave(c);
    }
    rw_free(f);
}
