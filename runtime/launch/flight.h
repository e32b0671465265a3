/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Launches under way. What one has for itself - the counter of launch indices, the print buffer,
 * what it finds and counts - comes from a pool, so that several can be in flight at once. A flight
 * is taken, prepared and begun; it lands when it is known to be over; then it is told of, which
 * leaves it with nothing, and given back.
 *
 * The lock of struct rw_flights is for other threads: they see only flights that have begun and not
 * landed. All else is for the context's own thread.
 */
#ifndef RW_FLIGHT_H
#define RW_FLIGHT_H

#include "runtime/launch/resident.h"
#include "runtime/record/profile.h"

/* On one device. */
struct rw_flight_part {
    struct rw_device *device;
    struct rw_device_flight *own;
    bool idle; /* the launch is on others alone */
    struct rw_launch launch;
    struct rw_mirror print;
    size_t print_size;
    uint64_t findings; /* struct rw_findings; findings.h */
    double kernel_ms;  /* once it has landed */
    struct rw_profiler profiler;
};

struct rw_flight {
    struct rw_flight *next; /* under way, or in the pool */
    const struct rw_plan *plan;
    struct rw_kernel *kernel;
    unsigned entry, record; /* record: its number in a recording */
    size_t size[3];
    uint64_t indices;
    double begin_ms, kernel_ms; /* rw_clock_ms; of the kernel, once it has landed */
    bool landed, told;
    bool alone;      /* begun by a call that did not wait, and its fence is gone */
    RTresult result; /* once landed */
    char message[1280];

    const char *cancelled; /* by what; these two under the lock, while it is under way */
    uint64_t drawn;        /* launch indices, when it was */

    unsigned part_count;
    struct rw_flight_part parts[];
};

/* One of the pool, or a new one. What the parts' launches share with others is filled in. */
RTresult rw_flight_take(RTcontext context, struct rw_flight **pool,
                        const struct rw_resident *residents, unsigned count,
                        struct rw_flight **out);
void rw_flight_give_back(struct rw_flight **pool, struct rw_flight *flight);
void rw_flight_free_all(struct rw_flight **pool);

/* Memory for what the kernel leaves, empty. */
RTresult rw_flight_prepare(RTcontext context, struct rw_flight *flight);
/* On all devices at once. */
RTresult rw_flight_begin(RTcontext context, struct rw_flight *flight, void *stream);
/* Waits at most so long, not at all for 0. */
bool rw_flight_is_over(struct rw_flight *flight, double milliseconds);
/* Waits to the end; flight->result says how it went. Nothing if it has landed. */
void rw_flight_land(RTcontext context, struct rw_flight *flight);
/* What the flight has to say, once: the text of rtPrintf, or its error. */
RTresult rw_flight_tell(RTcontext context, struct rw_flight *flight);

/* From any thread, as long as the flight is not given back: how far it is, 0 to 1; ends it. `by` is
 * what does that, a text that stays. */
double rw_flight_progress(struct rw_flights *flights, const struct rw_flight *flight);
void rw_flight_cancel(struct rw_flights *flights, struct rw_flight *flight, const char *by);
void rw_flights_cancel(struct rw_flights *flights);
/* Likewise: is one under way that is not over? */
bool rw_flights_run(struct rw_flights *flights);

/* Has something to be done while a flight is waited for? watch.c: waits until it is over, calls the
 * application's callbacks meanwhile, and cancels it if they want that or its time is up. */
bool rw_is_watched(const struct RTcontext_api *context);
void rw_flight_watch(RTcontext context, struct rw_flight *flight);
/* Cancels it if its time is up: for who looks at it and does not wait. */
void rw_flight_limit(RTcontext context, struct rw_flight *flight);

#endif
