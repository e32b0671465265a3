/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers and trees of a context: which they are, where not all fits; addresses of each among
 * all of them (programs/page.h); and on each device a pager for them (runtime/device/pager.h).
 */
#ifndef RW_PAGING_H
#define RW_PAGING_H

#include "runtime/device/pager.h"
#include "runtime/launch/resident.h"
#include "runtime/object/object.h"

/* Does the context's kernel look pages up? Not in a process of its own (runtime/isolate/), and on
 * the CPU, which has the host's memory, only where that is asked for; what is paged is read in the
 * host's memory then. The devices have to be open. */
bool rw_is_paging(RTcontext context);

/* Would all that is on the devices, or paged now, fit into their memory? They have to be open. */
bool rw_paging_all_fits(RTcontext context);
/* By need: has the largest input buffers paged until the rest leaves the devices room for a cache,
 * where all of them are, textures in the host's memory, and then trees.
 * It is for the kernel that comes after it: *chosen says that there may have to be another plan and
 * kernel. */
RTresult rw_paging_choose(RTcontext context, bool *chosen);
/* What kernels know by other addresses than before. */
struct rw_pages_moved {
    bool buffers, trees;
};
/* After the buffers are up to date, and after trees have been built. The cache is as small as can
 * be where `waits` says that trees are still to be built. */
RTresult rw_paging_update(RTcontext context, struct rw_resident *residents, unsigned count,
                          bool waits, struct rw_pages_moved *moved);
/* When all else is on the devices: caches have what is left. */
RTresult rw_paging_settle(RTcontext context, struct rw_resident *residents, unsigned count);
/* Bringing things up to date has failed. True: a device was full, and now has more room than
 * before, so that it is to be tried again. */
bool rw_paging_give_way(RTcontext context, struct rw_resident *residents, unsigned count);
/* There are two kinds of kernels for buffers that are paged: their programs wait for absent pages,
 * or read in the host's memory (RWcontext.waits_for_pages). What an entry point's last launch says
 * of the next one: */
struct rw_page_habit {
    uint64_t caches; /* that it ran with */
    bool waits;
};
struct rw_page_habits {
    struct rw_page_habit *items; /* of each entry point, as far as they have been launched */
    size_t count;
};

/* Before all is up to date: of which kind the kernel is probably needed. */
bool rw_paging_may_wait(RTcontext context, const struct rw_resident *residents, unsigned count);
/* Then: of which kind it is needed for a launch of the entry point. */
bool rw_paging_waits(const struct rw_page_habits *habits, RTcontext context,
                     const struct rw_resident *residents, unsigned count, unsigned entry);
/* Does a launch with the kernel chosen need the host as long as it runs? */
bool rw_paging_attends(RTcontext context, const struct rw_resident *residents, unsigned count);
/* After a launch that is over: what was done goes to the context's statistics and to the habits. */
void rw_paging_count(RTcontext context, struct rw_page_habits *habits,
                     struct rw_resident *residents, unsigned count, unsigned entry);

#endif
