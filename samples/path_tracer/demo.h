/* SPDX-License-Identifier: Apache-2.0 */
#ifndef PATH_TRACER_DEMO_H
#define PATH_TRACER_DEMO_H

#include "tools/mesh/mesh.h"

/* A spiral stair of coloured steps, for who has no mesh at hand; to be freed with mesh_free. False:
 * out of memory. */
bool path_tracer_demo(struct mesh *out);

/* The mesh of a file, or without one (NULL) that stair. Ends the process, with a message, where
 * there is none. */
void path_tracer_read(const char *file, struct mesh *out);

#endif
