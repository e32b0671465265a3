/* SPDX-License-Identifier: Apache-2.0 */
/* See share.h. */
#include "runtime/device/share.h"

#include <math.h>

#include "programs/share.h"
#include "runtime/base/device_choice.h"

enum { FEWEST_ROUNDS = 8 }; /* of a launch with a pool */

static unsigned common_divisor(unsigned a, unsigned b)
{
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* In a round; returns how many there are. */
static unsigned deal_by_size(struct rw_device *const *devices, unsigned count, unsigned *chunks)
{
    unsigned divisor = 0, all = 0;
    for (unsigned k = 0; k < count; k++)
        divisor = common_divisor(divisor, devices[k]->multiprocessors);
    for (unsigned k = 0; k < count; k++) all += chunks[k] = devices[k]->multiprocessors / divisor;
    return all;
}

void rw_share_deal(struct rw_device *const *devices, unsigned count, uint32_t turns,
                   unsigned number, struct rw_launch *launch)
{
    unsigned chunks[RW_DEVICE_LIMIT] = {1};
    launch->share_first = launch->share_count = launch->share_period = launch->share_rounds = 0;
    if (count < 2) return;
    deal_by_size(devices, turns ? count - 1 : count, chunks);
    for (unsigned k = 0; turns && k < count; k++) chunks[k] = k < count - 1 ? chunks[k] * turns : 1;
    for (unsigned k = 0; k < count; k++) {
        if (k < number) launch->share_first += chunks[k];
        if (k == number) launch->share_count = chunks[k];
        launch->share_period += chunks[k];
    }
}

/* The CPU gets less than it would be in time with: what falls to it may be costly. Where nothing is
 * known, and there is much to do, one chunk says how fast it is. */
uint32_t rw_share_turns(struct rw_device *const *devices, unsigned count, uint64_t indices,
                        double pace)
{
    enum { MUCH = 2048, FEWEST_CHUNKS = 4 };
    const double margin = 0.75;
    unsigned chunks[RW_DEVICE_LIMIT];
    const uint64_t all = indices / RW_SHARE_CHUNK;
    const double unit = deal_by_size(devices, count, chunks);
    const double most = (double)all / (pace > 0 ? FEWEST_CHUNKS : 1) - 1;
    if (pace <= 0 && all < MUCH) return 0;
    const double turns = pace > 0 ? floor(1 / (margin * pace * unit)) + 1 : floor(most / unit);
    return turns >= 1 && turns * unit <= most && turns < UINT32_MAX / unit ? (uint32_t)turns : 0;
}

double rw_share_pace(double before, double measured)
{
    const double part = 0.25;
    if (before <= 0 || measured < before) return measured;
    return before + part * (measured - before);
}

/* With a period beyond all chunks there is one round. */
void rw_share_part(uint32_t first, uint32_t count, struct rw_launch *launch)
{
    launch->share_first = first;
    launch->share_count = count;
    launch->share_period = UINT32_MAX;
    launch->share_rounds = 0;
}

static uint64_t least(uint64_t a, uint64_t b)
{
    return a < b ? a : b;
}

static uint64_t total_of(const struct rw_launch *launch)
{
    return (uint64_t)launch->size[0] * launch->size[1] * launch->size[2];
}

/* With half of the launch dealt devices need not ask the first one for all that they do, and one
 * that is half as fast as its multiprocessors promise still gets no more than it should. */
void rw_share_keep_pool(struct rw_launch *launch)
{
    uint64_t rounds = total_of(launch) / RW_SHARE_CHUNK / launch->share_period;
    launch->share_rounds = 0;
    if (rounds < FEWEST_ROUNDS || rounds > UINT32_MAX) return;
    launch->share_rounds = (uint32_t)(rounds / 2);
}

/* Indices in places `first` to `end` of a round that has so many of them. */
static uint64_t in_places(uint64_t first, uint64_t end, uint64_t indices)
{
    uint64_t before = least(indices, first * RW_SHARE_CHUNK);
    return least(indices, end * RW_SHARE_CHUNK) - before;
}

static uint64_t dealt(const struct rw_launch *launch)
{
    uint64_t of_round = (uint64_t)launch->share_period * RW_SHARE_CHUNK;
    uint64_t round = total_of(launch) / of_round, left = total_of(launch) % of_round;
    const struct rw_share_places p = rw_share_places(launch, round);
    return round * launch->share_count * RW_SHARE_CHUNK + in_places(0, p.wrapped, left) +
           in_places(p.first, p.end, left);
}

static uint64_t of_rounds(const struct rw_launch *launch, uint32_t chunks)
{
    return (uint64_t)launch->share_rounds * chunks * RW_SHARE_CHUNK;
}

uint64_t rw_share_indices(const struct rw_launch *launch)
{
    if (!launch->share_period) return total_of(launch);
    if (!launch->share_rounds) return dealt(launch);
    return total_of(launch) - of_rounds(launch, launch->share_period - launch->share_count);
}

uint64_t rw_share_drawn(const struct rw_launch *launch, const struct rw_counter *counter)
{
    if (!launch->share_rounds) return least(counter->next, rw_share_indices(launch));
    uint64_t pool = total_of(launch) - of_rounds(launch, launch->share_period);
    return least(counter->next, of_rounds(launch, launch->share_count)) +
           least(counter->pool, pool);
}
