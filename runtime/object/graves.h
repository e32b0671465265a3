/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The memory of destroyed objects. A handle is an address: were it given back at once, the next
 * object would often be there, and the old handle mean that one. So the latest 2^16 stay where they
 * are. All of this is done under the lock of the registry of handles.
 */
#ifndef RW_GRAVES_H
#define RW_GRAVES_H

#include "runtime/object/object_types.h"

/* Takes the memory of an object, and returns what is to be freed instead, which may be NULL. */
struct rw_object *rw_graves_add(struct rw_object *object);
/* Frees all. An application with an allocator of its own gets everything back with its last
 * object. */
void rw_graves_clear(void);
/* The library goes: from now on nothing is kept. */
void rw_graves_close(void);

#endif
