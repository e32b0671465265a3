/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a context holds, in bytes by purpose, and the application's monitor, which is asked before
 * it becomes more. The only count there is: rwContextGetMemory copies it. Used by the thread that
 * is in a call on the context, so without a lock.
 */
#ifndef RW_LEDGER_H
#define RW_LEDGER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "raywright.h"

struct rw_ledger {
    RTsize held[sizeof(RWmemory) / sizeof(RTsize)]; /* by RWmemorypurpose */
    RWmemorymonitor monitor;                        /* NULL: none */
    void *user;
    bool asking; /* the monitor is being called */
};

/* Before `bytes` are allocated or kept. False: the monitor refuses, and `why` says so. */
bool rw_ledger_take(struct rw_ledger *ledger, RWmemorypurpose purpose, uint64_t bytes, char *why,
                    size_t why_size);
/* What was counted apart, without a monitor. */
void rw_ledger_add(struct rw_ledger *ledger, const struct rw_ledger *apart);
/* After they were freed, or when they could not be allocated. */
void rw_ledger_give(struct rw_ledger *ledger, RWmemorypurpose purpose, uint64_t bytes);

#endif
