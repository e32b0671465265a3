/* SPDX-License-Identifier: Apache-2.0 */
/* See ledger.h. */
#include "runtime/base/ledger.h"

#include <stdio.h>

static const char *const purposes[] = {
    [RW_MEMORY_HOST_BUFFERS] = "buffers on the host",
    [RW_MEMORY_HOST_PROGRAMS] = "texts of programs",
    [RW_MEMORY_DEVICE_BUFFERS] = "buffers on a device",
    [RW_MEMORY_DEVICE_TREES] = "trees",
    [RW_MEMORY_DEVICE_TABLES] = "tables of launches",
    [RW_MEMORY_DEVICE_TEXTURES] = "textures",
    [RW_MEMORY_DEVICE_BUILDS] = "building trees",
};
_Static_assert(sizeof(purposes) / sizeof(*purposes) == sizeof(RWmemory) / sizeof(RTsize),
               "RWmemorypurpose names the members of RWmemory");

static bool ask(struct rw_ledger *ledger, RWmemorypurpose purpose, long long change)
{
    if (!ledger->monitor || !change) return true;
    ledger->asking = true;
    int agrees = ledger->monitor(purpose, change, ledger->user);
    ledger->asking = false;
    return agrees != 0;
}

bool rw_ledger_take(struct rw_ledger *ledger, RWmemorypurpose purpose, uint64_t bytes, char *why,
                    size_t why_size)
{
    if (ask(ledger, purpose, (long long)bytes)) {
        ledger->held[purpose] += bytes;
        return true;
    }
    snprintf(why, why_size, "the memory monitor refused %llu bytes for %s",
             (unsigned long long)bytes, purposes[purpose]);
    return false;
}

/* More may have been given back than taken: the sums wrap around. */
void rw_ledger_add(struct rw_ledger *ledger, const struct rw_ledger *apart)
{
    for (size_t k = 0; k < sizeof(purposes) / sizeof(*purposes); k++)
        ledger->held[k] += apart->held[k];
}

void rw_ledger_give(struct rw_ledger *ledger, RWmemorypurpose purpose, uint64_t bytes)
{
    ledger->held[purpose] -= bytes;
    ask(ledger, purpose, -(long long)bytes);
}
