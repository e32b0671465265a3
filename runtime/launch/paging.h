/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Paged buffers of a context: each gets addresses among all of them (programs/page.h), and each
 * device a pager for them (runtime/device/pager.h).
 */
#ifndef RW_PAGING_H
#define RW_PAGING_H

#include "runtime/device/pager.h"
#include "runtime/launch/resident.h"
#include "runtime/object/object.h"

/* Does the context's kernel look pages up? Not where rtTrace is a plain call, since nothing can be
 * suspended there, nor in a process of its own (runtime/isolate/), and on the CPU, which has the
 * host's memory, only where that is asked for; what is paged is read in the host's memory then. The
 * devices have to be open. */
bool rw_is_paging(RTcontext context);

/* After the buffers are up to date. *moved: programs know some by other addresses than before. */
RTresult rw_paging_update(RTcontext context, struct rw_resident *residents, unsigned count,
                          bool *moved);
/* After a launch: what was done goes to the context's statistics. */
void rw_paging_count(RTcontext context, struct rw_resident *residents, unsigned count);

#endif
