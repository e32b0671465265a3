/* SPDX-License-Identifier: Apache-2.0 */
/* The values of a launch, in host memory, laid out by a plan. */
#ifndef RW_TABLES_H
#define RW_TABLES_H

#include "runtime/plan/plan.h"

struct rw_tables {
    unsigned char *geometries; /* plan->geometry_count records of geometry_stride */
    unsigned char *records;    /* plan->record_count records of record_stride */
};

/* A buffer as code of a device sees it. */
struct rw_buffer rw_buffer_describe(const struct RTbuffer_api *buffer, unsigned device);

/* Whom values are for. */
struct rw_value_reader {
    unsigned device;       /* its number */
    uint64_t null_texture; /* the object that texture variables without a sampler get there */
};

/* Buffers must have their device addresses. The constant block, plan->constant_size bytes to be
 * freed, and the records. */
RTresult rw_constants_fill(RTcontext context, const struct rw_plan *plan,
                           const struct rw_value_reader *reader, unsigned char **out);
RTresult rw_tables_fill(RTcontext context, const struct rw_plan *plan,
                        const struct rw_value_reader *reader, struct rw_tables *out);
void rw_tables_free(struct rw_tables *tables);

#endif
