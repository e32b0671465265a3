/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Buffers whose contents belong to somebody else, as OpenGL: a launch borrows them, and gives them
 * back when it is done; the host looks at them between launches. Who lends what is in
 * runtime/interop/.
 */
#ifndef RW_LENT_H
#define RW_LENT_H

#include "runtime/object/object.h"

struct rw_lent_ops {
    RTresult (*begin)(RTbuffer buffer); /* the devices have them from now on */
    RTresult (*end)(RTbuffer buffer);   /* no longer; NULL: they stay where they are */
    RTresult (*pull)(RTbuffer buffer);  /* the host's copy becomes what they are */
    RTresult (*push)(RTbuffer buffer);  /* and the other way */
    void (*drop)(RTbuffer buffer);      /* frees the structure and forgets them */
};

/* First in a structure of who lends. */
struct rw_lent {
    const struct rw_lent_ops *ops;
    bool registered; /* else the owner may do with them what it likes, and launches fail */
    bool begun;
};

/* Around a launch: all that are registered; what is in use and is not, is an error. */
RTresult rw_lent_begin(RTcontext context);
RTresult rw_lent_end(RTcontext context);
/* Between these: whether something goes back, so that the launch has to be waited for. */
bool rw_lent_goes_back(RTcontext context);
/* After the host has written to a buffer, any buffer. */
RTresult rw_lent_push(RTbuffer buffer);
void rw_lent_drop(RTbuffer buffer);

#endif
