/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes that a test steps itself, and the warp: threads that meet at every ballot and shuffle.
 */
#include <pthread.h>
#include <string.h>

#include "programs/batch.h"
#include "tests/unit/host_scene.h"

/* ---- lanes ---- */

void host_lane_init(struct host_lane *lane, const struct rw_launch *launch)
{
    memset(lane, 0, sizeof(*lane));
    lane->lane.launch = launch;
    lane->lane.traversal_stack = lane->traversal_stack;
    lane->lane.hit_attributes = (unsigned char *)lane->rooms[0];
    lane->lane.candidate_attributes = (unsigned char *)lane->rooms[1];
}

void host_trace(struct host_lane *lane, rw_u32 root, const struct ray *ray, rw_u32 mask,
                rw_u32 flags)
{
    const float *o = ray->origin, *d = ray->direction;
    rw_trace(&lane->lane, root, o[0], o[1], o[2], d[0], d[1], d[2], 0, ray->tmin, ray->tmax, mask,
             flags, NULL, 0, 0);
    rw_traverse_step(&lane->lane); /* the first one begins the ray */
}

struct hit host_result(struct host_lane *lane)
{
    struct hit hit = {.instance = NO_HIT, .primitive = NO_HIT, .distance = lane->lane.tmax};
    rw_traverse_show_hit(&lane->lane);
    if (lane->lane.hit_leaf == ~0u) return hit;
    hit.instance = (int)lane->lane.instance;
    hit.primitive = (int)lane->lane.primitive;
    hit.distance = lane->lane.distance;
    memcpy(hit.normal, lane->lane.hit_attributes, sizeof(hit.normal));
    return hit;
}

struct hit host_run(struct host_lane *lane)
{
    while (!rw_traverse_done(&lane->lane) && !lane->lane.exception) rw_traverse_step(&lane->lane);
    return host_result(lane);
}

/* ---- warp ---- */

enum { MAX_LANES = 32 };

static _Thread_local rw_u32 lane_number;
static struct warp {
    unsigned lanes;
    pthread_barrier_t barrier;
    pthread_mutex_t gate;
    bool complete;
    rw_u32 values[MAX_LANES];
    struct rw_launch launch;
} warp = {.lanes = 1, .gate = PTHREAD_MUTEX_INITIALIZER};

rw_u32 rw_host_warp_size(void)
{
    return warp.lanes > 1 || !host.wide ? warp.lanes : MAX_LANES;
}
rw_u32 rw_host_warp_lane(void)
{
    return lane_number;
}

/* Twice: nobody may write the next value before all have read this one. */
static void meet(void)
{
    if (warp.lanes > 1) pthread_barrier_wait(&warp.barrier);
}

rw_u32 rw_host_warp_shuffle(rw_u32 value, rw_u32 from)
{
    __atomic_fetch_add(&host.shuffles, 1, __ATOMIC_RELAXED);
    warp.values[lane_number] = value;
    meet();
    rw_u32 result = warp.values[from];
    meet();
    return result;
}

rw_u32 rw_host_warp_ballot(rw_u32 vote)
{
    rw_u32 result = 0;
    warp.values[lane_number] = vote;
    meet();
    if (lane_number == 0) host.ballots++;
    for (unsigned i = 0; i < warp.lanes; i++) result |= (warp.values[i] != 0) << i;
    meet();
    return result;
}

/* For strategy BATCH; the other kernels do not look. */
static rw_u64 make_batch(unsigned lanes)
{
    enum {
        SLOTS = 4 * MAX_LANES,
        SIZE = SLOTS * RW_BATCH_SLOT(RW_BATCH_ROOM(SCENE_STACK, ATTRIBUTE_SIZE))
    };
    static struct {
        _Alignas(16) struct rw_batch_head head;
        unsigned char pool[SIZE];
    } memory;
    memset(&memory, 0xa5, sizeof(memory)); /* what was there before means nothing */
    memory.head.slots = 4 * lanes;
    return (rw_u64)(uintptr_t)&memory;
}

/* All lanes start together or none does: with one missing the others would wait for ever. */
static void *run_lane(void *number)
{
    lane_number = (rw_u32)(uintptr_t)number;
    pthread_mutex_lock(&warp.gate);
    bool complete = warp.complete;
    pthread_mutex_unlock(&warp.gate);
    if (complete) rw_megakernel(warp.launch);
    return NULL;
}

bool host_launch(struct rw_launch launch, unsigned lanes)
{
    pthread_t threads[MAX_LANES];
    unsigned started = 1;
    host.scene->counter = 0;
    warp.launch = launch;
    warp.launch.batch = make_batch(lanes);
    warp.lanes = lanes;
    pthread_barrier_init(&warp.barrier, NULL, lanes);
    pthread_mutex_lock(&warp.gate);
    while (started < lanes &&
           !pthread_create(&threads[started], NULL, run_lane, (void *)(uintptr_t)started))
        started++;
    warp.complete = started == lanes;
    pthread_mutex_unlock(&warp.gate);
    run_lane(NULL);
    for (unsigned i = 1; i < started; i++) pthread_join(threads[i], NULL);
    pthread_barrier_destroy(&warp.barrier);
    warp.lanes = 1;
    return warp.complete;
}
