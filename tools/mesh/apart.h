/* SPDX-License-Identifier: Apache-2.0 */
/* Files that another library reads are read in a child process, with limits: what ends it, by a
 * damaged file or one that was made to do harm, is an error here. */
#ifndef RW_MESH_APART_H
#define RW_MESH_APART_H

#include "tools/mesh/mesh.h"

enum { MESH_FAULT = 200 };

/* mesh_read_other in a child. False: `why` says what is wrong. The mesh has as many of everything
 * as it says; the numbers in it are the child's. */
bool mesh_read_apart(const char *path, struct mesh *out, char why[MESH_FAULT]);

#endif
