/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Progressive launches: a thread launches an entry point again and again, with rising subframe
 * index, and adds what the sources of stream buffers hold to their sums. The thread is in the
 * context all the while; a call that finds it there has it leave (rw_enter), but those on stream
 * buffers.
 */
#ifndef RW_PROGRESSIVE_H
#define RW_PROGRESSIVE_H

#include "runtime/object/object.h"

struct rw_progressive_request {
    unsigned entry, most; /* most: subframes; 0: until it is stopped */
    size_t size[3];
};

/* Is this what is under way? Any thread may ask. */
bool rw_progressive_is(RTcontext context, const struct rw_progressive_request *request);
/* The same, or it has come to its end and the context has had no call since. */
bool rw_progressive_did(RTcontext context, const struct rw_progressive_request *request);
/* Begins; the context goes over to the thread, and `inside` has none any more. What a launch finds
 * wrong before its kernel runs is the result. */
RTresult rw_progressive_begin(RTcontext context, const struct rw_progressive_request *request,
                              struct rw_call *inside);
/* The failure that ended the last one, once. */
RTresult rw_progressive_result(RTcontext context);
/* Under way? Any thread may ask. */
bool rw_progressive_runs(const struct RTcontext_api *context);
/* With the context, which no thread is in. */
void rw_progressive_free(RTcontext context);

#endif
