/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What launches keep on one device: the tables that device code reads, and what a launch is told.
 * Values, instances and roots hold addresses, which differ from device to device.
 */
#ifndef RW_RESIDENT_H
#define RW_RESIDENT_H

#include "runtime/device/device.h"
#include "runtime/launch/kernel.h"
#include "runtime/record/profile.h"
#include "runtime/scene/scene.h"

/* An array on the device that follows one in host memory. */
struct rw_mirror {
    uint64_t address;
    size_t capacity;
};

struct rw_resident {
    struct rw_device *device;
    struct rw_mirror instances, children, roots, geometries, records, buffers, miss, print;
    struct rw_mirror textures, selections;
    uint64_t findings; /* struct rw_findings; findings.h */
    struct rw_profiler profiler;
    struct rw_device_texture *null_texture; /* what lookups by a bad id read */
    uint64_t null_texel;
    struct rw_launch launch;
};

/* Values of variables, ids, miss programs. Buffers and textures have to be on the device. The first
 * is for the constant block alone. */
RTresult rw_resident_fill_constants(RTcontext context, struct rw_resident *r,
                                    const struct rw_plan *plan, const struct rw_kernel *kernel);
RTresult rw_resident_fill(RTcontext context, struct rw_resident *r, const struct rw_plan *plan,
                          const struct rw_kernel *kernel);
/* The flattened graph, with the addresses of this device. */
RTresult rw_resident_place(RTcontext context, struct rw_resident *r, const struct rw_scene *scene);
/* Before and after a launch that may print. */
RTresult rw_resident_prepare_print(RTcontext context, struct rw_resident *r);
RTresult rw_resident_print(RTcontext context, const struct rw_resident *r,
                           const struct rwc_kernel *kernel);
void rw_resident_free(struct rw_resident *r);
/* Of all tables on the device. */
size_t rw_resident_bytes(const struct rw_resident *r);

#endif
