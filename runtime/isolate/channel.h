/* SPDX-License-Identifier: Apache-2.0 */
/* Bytes to and from another process over a stream socket, which may end or fall silent at any
 * moment. */
#ifndef RW_CHANNEL_H
#define RW_CHANNEL_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

/* How long to wait for the other side. All zero: for as long as it is there. */
struct rw_patience {
    const atomic_bool *end; /* not once it is true; NULL: nothing ends the wait */
    double until_ms;        /* nor later than this, rw_clock_ms; 0: at any time */
};

enum rw_channel_state {
    RW_CHANNEL_DONE,
    RW_CHANNEL_CLOSED,  /* the other side has ended, or closed it */
    RW_CHANNEL_WAITING, /* patience was at its end */
};

/* All of the bytes, or what kept it from that. */
enum rw_channel_state rw_channel_send(int socket, const void *bytes, size_t size,
                                      const struct rw_patience *patience);
enum rw_channel_state rw_channel_receive(int socket, void *bytes, size_t size,
                                         const struct rw_patience *patience);
/* Waits until something can be received, or the other side has closed it. Milliseconds: at most so
 * long, for ever when negative. False: not yet. */
bool rw_channel_await(int socket, double milliseconds);

#endif
