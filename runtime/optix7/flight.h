/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Flights: what a launch under way needs of the device. They are used again; nobody waits for them
 * but who says so. With the context's device_lock.
 */
#ifndef RW_OPTIX7_FLIGHT_H
#define RW_OPTIX7_FLIGHT_H

#include "runtime/optix7/pipeline.h"

struct optix7_flight {
    struct optix7_flight *next; /* of the context's: those that were looked at last come last */
    struct rw_device_flight *device;
    struct optix7_pipeline *pipeline; /* that it is of, which is kept meanwhile */
    struct rw_profiler profiler;
    unsigned record; /* the launch's number in a recording */
    bool under_way;
};

/* One that is over, or a new one. What went wrong in a launch that nobody waited for is said when
 * its flight is taken. */
RTresult rw_optix7_flight_take(struct optix7_context *context, struct optix7_flight **out);
/* Waits for the launch. */
RTresult rw_optix7_flight_land(struct optix7_context *context, struct optix7_flight *flight);

#endif
