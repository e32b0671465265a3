/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches on the CUDA device. A launch has as many blocks as can be resident at once, because the
 * megakernel's warps are persistent: they draw launch indices from a counter until none is left.
 *
 * Progress is read from that counter, and a launch is cancelled by writing to it, while the kernel
 * runs: by copies, which need no multiprocessor, in a stream of the flight's own.
 */
#include "base/clock.h"
#include "runtime/device/cuda/device.h"
#include "runtime/device/pager.h"
#include "runtime/device/share.h"

#include <stdio.h>
#include <string.h>

/* ---- running ---- */

/* A launch that fails while it runs takes the context with it, and the driver then answers every
 * call with an error: that is how the two kinds are told apart. */
RTresult rw_cuda_launch_failed(struct rw_device_cuda *c, rw_cu_result result, const char *call)
{
    RTresult code =
        rw_cuda_fail(c, RT_ERROR_LAUNCH_FAILED, result, "launch on %s: %s", c->base.name, call);
    size_t available, total, used = strlen(c->base.error);
    if (c->cuda->memory_info(&available, &total)) {
        c->lost = true;
        snprintf(c->base.error + used, sizeof(c->base.error) - used,
                 "; the CUDA context is lost, later calls on this GPU need a new process");
    }
    return code;
}

/* As the counter is. */
static RTresult run(struct rw_device_cuda *c, struct rw_device_flight *f, rw_cu_stream stream,
                    rw_cu_function function, unsigned blocks, void **parameters)
{
    const struct rw_cuda_api *cuda = c->cuda;
    rw_cu_result result = f->watched ? cuda->event_record(f->begin, stream) : 0;
    if (result) return rw_cuda_launch_failed(c, result, "cuEventRecord");
    result = cuda->launch_kernel(function, blocks, 1, 1, RW_CUDA_BLOCK, 1, 1, 0, stream, parameters,
                                 NULL);
    if (result) return rw_cuda_launch_failed(c, result, "cuLaunchKernel");
    result = cuda->event_record(f->end, stream);
    return result ? rw_cuda_launch_failed(c, result, "running the kernel") : RT_SUCCESS;
}

static RTresult start(struct rw_device_cuda *c, struct rw_device_flight *f, rw_cu_stream stream,
                      rw_cu_function function, unsigned blocks, void **parameters)
{
    const struct rw_cuda_api *cuda = c->cuda;
    rw_cu_result result = cuda->set_bytes_soon(f->counter, 0, sizeof(struct rw_counter), stream);
    if (result) return rw_cuda_launch_failed(c, result, "clearing the counter");
    return run(c, f, stream, function, blocks, parameters);
}

static RTresult await(struct rw_device_cuda *c, struct rw_device_flight *f, float *milliseconds)
{
    rw_cu_result result = c->cuda->event_synchronize(f->end);
    if (result) return rw_cuda_launch_failed(c, result, "running the kernel");
    if (!f->watched) return RT_SUCCESS;
    result = c->cuda->event_elapsed(milliseconds, f->begin, f->end);
    return result ? rw_cuda_launch_failed(c, result, "cuEventElapsedTime") : RT_SUCCESS;
}

/* What cancelled the flight's last launch must not cancel this one. A stream that does not wait for
 * the default one has to wait for what was copied there. */
static RTresult await_copies(struct rw_device_cuda *c, struct rw_device_flight *f,
                             rw_cu_stream stream)
{
    rw_cu_result result = f->ends_late ? c->cuda->stream_synchronize(f->side) : 0;
    if (result) return rw_cuda_launch_failed(c, result, "cuStreamSynchronize");
    f->ends_late = false;
    if (!stream) return RT_SUCCESS;
    if (c->uploaded) result = c->cuda->event_record(c->ready, NULL);
    if (!result) result = c->cuda->stream_wait_event(stream, c->ready, 0);
    if (result) return rw_cuda_launch_failed(c, result, "cuStreamWaitEvent");
    c->uploaded = false;
    return RT_SUCCESS;
}

static RTresult prepare_batches(struct rw_device *d, struct rw_device_kernel *k,
                                struct rw_device_flight *f, uint64_t *blocks)
{
    enum { LANES = 32, WARPS = RW_CUDA_BLOCK / LANES };
    unsigned warps = (unsigned)*blocks * WARPS;
    if (!k->batch_room) return RT_SUCCESS;
    RTresult code = rw_batch_prepare(d, &f->batch, k->batch_room, WARPS, &warps);
    *blocks = warps / WARPS;
    return code;
}

/* What a paged launch runs again and again. */
static void keep_for_rounds(struct rw_device_flight *f, const struct rw_device_kernel *k,
                            const struct rw_launch *launch, rw_cu_stream stream, unsigned blocks)
{
    f->launch = *launch;
    f->function = k->launch;
    f->stream = stream;
    f->blocks = blocks;
    f->is_settled = false;
    f->result = RT_SUCCESS;
    f->kernel_ms = 0;
}

RTresult rw_cuda_launch(struct rw_device *d, struct rw_device_kernel *k,
                        const struct rw_launch *launch, void *stream, struct rw_device_flight *f)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct rw_launch copy = *launch;
    uint64_t blocks = (rw_share_indices(launch) + RW_CUDA_BLOCK - 1) / RW_CUDA_BLOCK;
    if (blocks > k->blocks) blocks = k->blocks;
    f->launched = blocks != 0;
    f->is_paged = launch->pages && rw_pager_attends(d->pager, k->batch_room != 0);
    if (!blocks) return RT_SUCCESS;
    RTresult code = prepare_batches(d, k, f, &blocks);
    if (code) return code;
    if (!rw_cuda_enter(c)) return RT_ERROR_LAUNCH_FAILED;
    copy.counter = f->counter;
    if (k->batch_room) copy.batch = f->batch.address;
    if (f->is_paged) keep_for_rounds(f, k, &copy, stream, (unsigned)blocks);
    void *parameters[] = {&copy};
    if (f->is_paged) code = rw_pager_begin(d->pager, k->batch_room != 0);
    if (!code) code = await_copies(c, f, stream);
    if (!code) code = start(c, f, stream, k->launch, (unsigned)blocks, parameters);
    rw_cuda_leave(c);
    return code;
}

/* A run is over, and its result known. True: so is the launch; else another run has begun, in the
 * same stream and behind the copies of pages. */
static bool settle(struct rw_device_cuda *c, struct rw_device_flight *f)
{
    bool again = false;
    float milliseconds = 0;
    void *parameters[] = {&f->launch};
    if (f->is_settled) return true;
    f->result = await(c, f, &milliseconds);
    f->kernel_ms += milliseconds;
    if (!f->result) f->result = rw_pager_next(c->base.pager, &again);
    if (again) f->result = await_copies(c, f, f->stream);
    if (again && !f->result) f->result = run(c, f, f->stream, f->function, f->blocks, parameters);
    f->is_settled = !again || f->result;
    return f->is_settled;
}

RTresult rw_cuda_finish(struct rw_device *d, struct rw_device_flight *f)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    float milliseconds = 0;
    RTresult code = RT_SUCCESS;
    if (f->launched) {
        if (!rw_cuda_enter(c)) return RT_ERROR_LAUNCH_FAILED;
        if (f->is_paged) {
            while (!settle(c, f)) continue;
            milliseconds = f->kernel_ms;
            code = f->result;
        } else {
            code = await(c, f, &milliseconds);
        }
        rw_cuda_leave(c);
    }
    d->timing.kernel_ms = milliseconds;
    return code;
}

RTresult rw_cuda_bounds(struct rw_device *d, struct rw_device_kernel *k,
                        const struct rw_launch *launch, uint32_t program, uint32_t geometry,
                        uint32_t first, uint32_t count, uint64_t out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct rw_launch copy = *launch;
    if (!count) return RT_SUCCESS;
    if (!k->bounds) {
        snprintf(d->error, sizeof(d->error), "the kernel has no bounding box programs");
        return RT_ERROR_INVALID_SOURCE;
    }
    if (!rw_cuda_enter(c)) return RT_ERROR_LAUNCH_FAILED;
    copy.constants = 0;
    copy.counter = c->bounds->counter;
    void *parameters[] = {&copy, &program, &geometry, &first, &count, &out};
    float milliseconds;
    unsigned blocks = (count - 1) / RW_CUDA_BLOCK + 1;
    RTresult code = start(c, c->bounds, NULL, k->bounds, blocks, parameters);
    if (!code) code = await(c, c->bounds, &milliseconds);
    rw_cuda_leave(c);
    return code;
}

/* ---- while it runs ---- */

/* Asked often at first: most launches are short. What fails here is told by `finish`; any thread
 * may ask for no time, so that d->error is left alone, and nothing is settled, then. */
bool rw_cuda_is_over(struct rw_device *d, struct rw_device_flight *f, double milliseconds)
{
    enum { SHORTEST_NS = 20000, LONGEST_NS = 500000 };
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    struct timespec pause = {.tv_nsec = SHORTEST_NS};
    double end = milliseconds > 0 ? rw_clock_ms() + milliseconds : 0;
    bool over = !f->launched;
    if (over || c->lost || c->cuda->context_push(c->context)) return true;
    while (!over) {
        over = c->cuda->event_query(f->end) != RW_CU_NOT_READY;
        double left = end - (end > 0 ? rw_clock_ms() : 0);
        if (over || left <= 0) break;
        if ((double)pause.tv_nsec > left * 1e6) pause.tv_nsec = (long)(left * 1e6);
        nanosleep(&pause, NULL);
        if (pause.tv_nsec < LONGEST_NS) pause.tv_nsec += pause.tv_nsec / 4 + 1;
    }
    if (over && f->is_paged) over = milliseconds > 0 ? settle(c, f) : f->is_settled;
    rw_cuda_leave(c);
    return over;
}

static void read_counter(struct rw_device_cuda *c, struct rw_device_flight *f,
                         struct rw_counter *out)
{
    struct rw_counter read;
    if (c->cuda->copy_to_host_soon(&read, f->counter, sizeof(read), f->side)) return;
    if (!c->cuda->stream_synchronize(f->side)) *out = read;
}

static void write_end(struct rw_device_cuda *c, struct rw_device_flight *f)
{
    c->cuda->copy_soon(f->counter, c->end, sizeof(*c->end), f->side);
}

/* Any thread may call this, so that d->error is left alone. A launch that waits for others in its
 * stream has not cleared the counter yet; it is cancelled when it has. */
void rw_cuda_drawn(struct rw_device *d, struct rw_device_flight *f, bool cancel,
                   struct rw_counter *out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    *out = (struct rw_counter){0};
    if (!f->watched || !f->launched || c->lost || c->cuda->context_push(c->context)) return;
    bool begun = !c->cuda->event_query(f->begin);
    if (begun) read_counter(c, f, out);
    if (cancel && !begun) c->cuda->stream_wait_event(f->side, f->begin, 0);
    if (cancel) write_end(c, f);
    if (cancel && begun) c->cuda->stream_synchronize(f->side);
    if (cancel && !begun) f->ends_late = true;
    rw_cuda_leave(c);
}

/* ---- beside other devices ---- */

uint64_t rw_cuda_pool(struct rw_device_flight *first)
{
    return first->counter + offsetof(struct rw_counter, pool);
}

/* Counters are cleared before `begin`. */
RTresult rw_cuda_follow(struct rw_device *d, void *stream, struct rw_device_flight *first)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!rw_cuda_enter(c)) return RT_ERROR_LAUNCH_FAILED;
    rw_cu_result result = c->cuda->stream_wait_event(stream, first->begin, 0);
    RTresult code = result ? rw_cuda_launch_failed(c, result, "cuStreamWaitEvent") : RT_SUCCESS;
    rw_cuda_leave(c);
    return code;
}
