/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuTraversal*: what its parts share. It is an application of the public interface, with programs
 * of its own (programs/helpers/traversal.cu), and calls nothing else of the runtime that knows
 * handles: in the library of helpers those are in another library, of the same build. So traversals
 * have a list of their own, and messages too.
 */
#ifndef RW_TRAVERSAL_H
#define RW_TRAVERSAL_H

#include <stdbool.h>

#include "raywright.h"

enum rw_traversal_buffer {
    RW_TRAVERSAL_RAYS,
    RW_TRAVERSAL_VERTICES,
    RW_TRAVERSAL_INDICES,
    RW_TRAVERSAL_RESULTS,
    RW_TRAVERSAL_NORMALS, /* from here on the outputs, in the order of their bits */
    RW_TRAVERSAL_BARYCENTRICS,
    RW_TRAVERSAL_BACKFACING,
    RW_TRAVERSAL_BUFFERS
};

enum rw_traversal_program {
    RW_TRAVERSAL_GENERATE,
    RW_TRAVERSAL_HIT,
    RW_TRAVERSAL_MISS,
    RW_TRAVERSAL_PROGRAMS
};

struct rw_traversal_message {
    RTresult code;
    char text[1024]; /* as GetErrorString gives it */
};

struct RTUtraversal_api {
    RTUtraversal next; /* of the live ones */
    RTcontext context;
    bool owns_context;
    unsigned stride; /* float2 a ray */
    RTUtriformat tri_format;
    unsigned outputs;
    unsigned ray_flags;
    unsigned ray_count;
    bool has_triangles, has_rays, has_results;

    /* NULL: not made. */
    RTbuffer buffers[RW_TRAVERSAL_BUFFERS];
    RTprogram programs[RW_TRAVERSAL_PROGRAMS];
    RTgeometrytriangles triangles;
    RTmaterial material;
    RTgeometryinstance instance;
    RTacceleration acceleration;
    RTgeometrygroup group;

    const char *call; /* under way */
    struct rw_traversal_message message;
};

/* ---- traversal_message.c: which traversals live, and what they say ---- */

void rw_traversal_list(RTUtraversal traversal);
void rw_traversal_unlist(RTUtraversal traversal);
/* Start of a call: RT_ERROR_INVALID_VALUE for what is not a live traversal,
 * RT_ERROR_INVALID_CONTEXT where the application has destroyed its context. */
RTresult rw_traversal_enter(RTUtraversal traversal, const char *call);
/* Records the message, returns the code. */
RTresult rw_traversal_fail(RTUtraversal traversal, RTresult code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* Passes on the result of a call on the context, with its message. */
RTresult rw_traversal_check(RTUtraversal traversal, RTresult result);
/* Keeps the message of a traversal that is given up, for this thread. */
void rw_traversal_keep_message(RTUtraversal traversal);

/* ---- traversal_graph.c: its objects ---- */

/* After a failure some of the objects are there, for rw_traversal_free_graph. */
RTresult rw_traversal_make_graph(RTUtraversal traversal);
void rw_traversal_free_graph(RTUtraversal traversal);
/* indices NULL: a soup of triangles. */
RTresult rw_traversal_set_triangles(RTUtraversal traversal, unsigned vertex_count,
                                    const float *vertices, unsigned count, const unsigned *indices);
/* Room for what the rays will hit. */
RTresult rw_traversal_size_outputs(RTUtraversal traversal);
/* Makes its programs those of entry point and ray type 0, and launches `width` rays. */
RTresult rw_traversal_launch(RTUtraversal traversal, unsigned width);

#endif
