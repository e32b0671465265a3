/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Waits for a thread that may never end: one that waits for a lock whose owner is gone. It sleeps
 * then, and uses no processor time; threads that compute do, and those that wait for a disk or for
 * swapped memory do not sleep in that sense.
 */
#ifndef RWC_WAITING_H
#define RWC_WAITING_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>

struct rwc_waiting {
    pthread_t thread;
    atomic_int id;       /* the system's name for it; 0: not known yet */
    atomic_bool excused; /* it waits for somebody who is watched */
};

/* To be called first of all by the thread itself. */
void rwc_waiting_open(struct rwc_waiting *waiting);

/* Joins the thread: true. Where `suspicious` is or becomes true, and the thread sleeps for some
 * seconds on end: false, and the thread is detached. */
bool rwc_waiting_join(struct rwc_waiting *waiting, const atomic_bool *suspicious);

#endif
