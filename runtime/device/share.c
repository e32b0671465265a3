/* SPDX-License-Identifier: Apache-2.0 */
/* See share.h. */
#include "runtime/device/share.h"

#include "programs/config.h"

static unsigned common_divisor(unsigned a, unsigned b)
{
    while (b) {
        unsigned rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

void rw_share_deal(struct rw_device *const *devices, unsigned count, unsigned number,
                   struct rw_launch *launch)
{
    unsigned divisor = 0;
    launch->share_first = launch->share_count = launch->share_period = 0;
    if (count < 2) return;
    for (unsigned k = 0; k < count; k++)
        divisor = common_divisor(divisor, devices[k]->multiprocessors);
    for (unsigned k = 0; k < count; k++) {
        unsigned chunks = devices[k]->multiprocessors / divisor;
        if (k < number) launch->share_first += chunks;
        if (k == number) launch->share_count = chunks;
        launch->share_period += chunks;
    }
}

/* With a period beyond all chunks there is one round. */
void rw_share_part(uint32_t first, uint32_t count, struct rw_launch *launch)
{
    launch->share_first = first;
    launch->share_count = count;
    launch->share_period = UINT32_MAX;
}

uint64_t rw_share_indices(const struct rw_launch *launch)
{
    uint64_t total = (uint64_t)launch->size[0] * launch->size[1] * launch->size[2];
    if (!launch->share_period) return total;
    uint64_t chunks = total / RW_SHARE_CHUNK, rest = total % RW_SHARE_CHUNK;
    uint64_t first = launch->share_first, end = first + launch->share_count;
    uint64_t place = chunks % launch->share_period; /* of the last chunk, which is not whole */
    uint64_t whole = place < first ? 0 : place < end ? place - first : end - first;
    return (chunks / launch->share_period * launch->share_count + whole) * RW_SHARE_CHUNK +
           (place >= first && place < end ? rest : 0);
}
