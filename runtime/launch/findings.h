/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a launch finds that nobody handles: indices that ended at the trace depth without an
 * exception program, and with RW_DEBUG=verify accesses outside buffers. Each is told once, in the
 * usage report. Nothing is read back where nobody listens, or nothing can be found.
 */
#ifndef RW_FINDINGS_H
#define RW_FINDINGS_H

#include "runtime/launch/flight.h"

/* Before and after a launch. */
RTresult rw_findings_prepare(RTcontext context, struct rw_flight_part *part,
                             const struct rwc_kernel *kernel);
RTresult rw_findings_tell(RTcontext context, const struct rw_plan *plan,
                          const struct rw_flight_part *part);

#endif
