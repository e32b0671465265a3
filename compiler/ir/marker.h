/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Markers: calls of functions that are never defined, by which a pass leaves word for a later one.
 * Their names begin with "rwc."; those that end in a point go on with a detail. Passes ask for a
 * marker by its number, and the names are written here alone.
 */
#ifndef RWC_MARKER_H
#define RWC_MARKER_H

#include <llvm-c/Core.h>

#define RWC_TRACE "rwc.trace"         /* a trace, operands in trace_op.h; suspends */
#define RWC_CALL "rwc.call."          /* and the number of a signature: a call that suspends */
#define RWC_INDIRECT "rwc.indirect."  /* and the signature: a call through an id */
#define RWC_ARGUMENTS "rwc.arguments" /* in a framed callable: where its arguments are */
#define RWC_RAISE "rwc.raise"         /* an exception */
#define RWC_TRAP "rwc.trap"
#define RWC_EXIT "rwc.exit"
#define RWC_LOOP "rwc.loop"   /* where a cancelled launch is left: RW_DEBUG=loops */
#define RWC_PAGE "rwc.page"   /* of an address: it may be that of a paged buffer */
#define RWC_FAULT "rwc.fault" /* with such an address, whose page is not there; suspends */
#define RWC_MASK "rwc.mask"   /* of a mask of lanes: those of them that take part */
#define RWC_LANE "rwc.lane."  /* and a register that differs between lanes; a ray may change it */
#define RWC_PTX "rwc.ptx."    /* and the form of an instruction that LLVM's IR does not have */

enum rwc_marker {
    RWC_MARKER_NONE, /* another function, or no direct call */
    RWC_MARKER_TRACE,
    RWC_MARKER_CALL,
    RWC_MARKER_INDIRECT,
    RWC_MARKER_ARGUMENTS,
    RWC_MARKER_RAISE,
    RWC_MARKER_TRAP,
    RWC_MARKER_EXIT,
    RWC_MARKER_LOOP,
    RWC_MARKER_PAGE,
    RWC_MARKER_FAULT,
    RWC_MARKER_MASK,
    RWC_MARKER_LANE,
    RWC_MARKER_PTX,
    RWC_MARKERS
};

enum rwc_marker rwc_marker_named(const char *name);
/* Of a function, or of the one that an instruction calls. */
enum rwc_marker rwc_marker_of(LLVMValueRef value);
/* What follows the marker's name; NULL: it is another one, or none. */
const char *rwc_marker_detail(LLVMValueRef value, enum rwc_marker marker);

#endif
