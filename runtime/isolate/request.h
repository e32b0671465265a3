/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a device asks of its helper, one after the other over the first socket, each with a reply;
 * and events, which come over the second when a launch is over. Both sides are of one build, so
 * structures travel as they are. The helper believes what it is asked; nothing that the helper says
 * is an address or an index here but for the number of a flight, which is checked.
 */
#ifndef RW_ISOLATE_REQUEST_H
#define RW_ISOLATE_REQUEST_H

#include <stdint.h>

#include "raywright_abi.h"

enum rw_request_kind {
    RW_REQUEST_LOAD,   /* `size` bytes follow, rwc_kernel_write: reply.kernel */
    RW_REQUEST_UNLOAD, /* kernel */
    RW_REQUEST_LAUNCH, /* kernel, launch, stream, flight, ticket: begins it */
    RW_REQUEST_BOUNDS, /* kernel, launch, program to out: returns when all is done */
    RW_REQUEST_KINDS
};

struct rw_request {
    uint32_t kind;
    uint32_t flight, batch; /* batch: rw_device.batch */
    uint64_t size, kernel, stream, ticket;
    uint32_t program, geometry, first, count;
    uint64_t out;
    struct rw_launch launch;
};

struct rw_reply {
    int32_t result;  /* RTresult */
    char error[320]; /* where that is none of success */
    uint64_t kernel;
};

struct rw_event {
    uint64_t ticket;
    uint32_t flight;
    double kernel_ms;
};

#endif
