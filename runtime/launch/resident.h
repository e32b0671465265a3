/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What launches share on one device: the tables that device code reads, and what every launch is
 * told. Values, instances and roots hold addresses, which differ from device to device. What a
 * launch has for itself is in flight.h.
 */
#ifndef RW_RESIDENT_H
#define RW_RESIDENT_H

#include "runtime/device/device.h"
#include "runtime/launch/kernel.h"
#include "runtime/scene/scene.h"

/* An array on the device that follows one in host memory. */
struct rw_mirror {
    uint64_t address;
    size_t capacity;
};

struct rw_resident {
    struct rw_device *device;
    struct rw_mirror instances, children, roots, geometries, records, buffers, miss;
    struct rw_mirror textures, selections;
    struct rw_device_texture *null_texture; /* what lookups by a bad id read */
    uint64_t null_texel;
    struct rw_pager *pager;  /* paging.h; NULL: nothing is paged */
    struct rw_launch launch; /* what all launches are told */
};

/* Makes room for `size` bytes, and copies them if there are any. */
RTresult rw_mirror_fill(RTcontext context, struct rw_device *device, struct rw_mirror *mirror,
                        const void *bytes, size_t size);

void rw_mirror_free(struct rw_device *device, struct rw_mirror *mirror); /* empties it */

/* Values of variables, ids, miss programs. Buffers and textures have to be on the device. The first
 * is for the constant block alone. */
RTresult rw_resident_fill_constants(RTcontext context, struct rw_resident *r,
                                    const struct rw_plan *plan, const struct rw_kernel *kernel);
RTresult rw_resident_fill(RTcontext context, struct rw_resident *r, const struct rw_plan *plan,
                          const struct rw_kernel *kernel);
/* The flattened graph, with the addresses of this device. */
RTresult rw_resident_place(RTcontext context, struct rw_resident *r, const struct rw_scene *scene);
void rw_resident_free(struct rw_resident *r);

#endif
