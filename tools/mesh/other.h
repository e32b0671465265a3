/* SPDX-License-Identifier: Apache-2.0 */
/* What the readers of the formats share. */
#ifndef RW_MESH_OTHER_H
#define RW_MESH_OTHER_H

#include "tools/mesh/mesh.h"

/* Room for that many vertices and triangles; false without memory, or when there are too many. */
bool mesh_make_room(struct mesh *mesh, uint64_t vertices, uint64_t triangles);
/* Reads a file of any format but .tri, in this process. Returns what is wrong, NULL: nothing. */
const char *mesh_read_other(const char *path, struct mesh *out);

#endif
