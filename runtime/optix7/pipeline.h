/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pipelines: program groups made into a kernel, and the table by which the kernel finds its
 * programs from the records in the application's memory.
 */
#ifndef RW_OPTIX7_PIPELINE_H
#define RW_OPTIX7_PIPELINE_H

#include "runtime/optix7/module.h"
#include "runtime/record/profile.h"

/* A loaded kernel; pipelines of the same programs share it. */
struct optix7_kernel {
    struct optix7_kernel *next; /* in the context's list */
    unsigned users;
    uint8_t hash[16];
    unsigned registers;          /* at most, 0: no limit */
    struct rwc_kernel *compiled; /* without its code */
    struct rw_device_kernel *loaded;
    bool from_disk, replaced; /* replaced: by RW_REPLACE_PTX */
    struct rw_counts counts;  /* of a kernel that counts what it does */
};

/* What makes the kernel of a pipeline with these programs what it is; not the target, nor what only
 * the environment asks for. The strategy is the one that suits them. */
struct rwc_kernel_desc rw_optix7_describe(const struct optix7_pipeline_options *options,
                                          const struct optix7_link_options *link,
                                          const struct rwc_program_desc *programs, size_t count);

/* From this context, the disk cache or the compiler; with so many registers at most, 0: no limit of
 * the application's. */
optix7_result rw_optix7_kernel_get(struct optix7_context *context,
                                   const struct rwc_kernel_desc *desc, unsigned registers,
                                   struct rwc_diag *diag, struct optix7_kernel **out);
void rw_optix7_kernel_release(struct optix7_context *context, struct optix7_kernel *kernel);
/* Where the kernel of a pipeline that has just been made came from: "memory" where another pipeline
 * has it, "disk cache", "compiler". */
const char *rw_optix7_kernel_origin(struct optix7_context *context,
                                    const struct optix7_kernel *kernel);

struct optix7_pipeline {
    struct optix7_object object;
    struct optix7_group **groups; /* counted */
    unsigned group_count;
    struct optix7_pipeline_options options;
    char *params_name; /* of the options */
    struct optix7_link_options link;
    struct optix7_kernel *kernel;
    struct optix7_kernel *former; /* launches may be under way that have it; or NULL */
    bool mixes_culling;           /* the kernel does; atomic, set with the context's device_lock */
    uint64_t states;              /* on the device: struct rw_group by the group's number */
    uint32_t state_count;         /* of them */
    uint32_t entry;               /* the only ray generation program; 0: there are several */
    struct optix7_tally *tally;   /* report.h; NULL: nobody asked */
    unsigned flights;             /* with the context's device_lock: launches under way */
    bool is_dropped;              /* likewise: it was destroyed */
    struct optix7_pipeline *next_dropped; /* likewise, of the context's */
};

/* Lets go of those destroyed pipelines whose launches are over. The driver may wait for the device
 * to free what they have, so this is for calls that may wait. */
void rw_optix7_pipelines_sweep(struct optix7_context *context);

/* Validation mode, with the device's lock held: before a launch, and after one that is over. */
optix7_result rw_optix7_launch_check(const struct optix7_pipeline *pipeline,
                                     const struct rw_launch *launch, size_t params_size);
/* Likewise: are the launch parameters what modules were told that they would be? */
optix7_result rw_optix7_bound_check(const struct optix7_pipeline *pipeline, optix7_address params,
                                    size_t params_size);
RTresult rw_optix7_findings_prepare(struct optix7_context *context, struct rw_launch *launch);
optix7_result rw_optix7_findings_tell(const struct optix7_pipeline *pipeline);
void rw_optix7_findings_free(struct optix7_context *context);

/* The name of a program of its kernel; "" if there is none of that id. */
const char *rw_optix7_program_name(const struct optix7_pipeline *pipeline, uint32_t id);

/* Before a launch: where a structure of the context mixes culling since the kernel was made, there
 * is another kernel now. */
optix7_result rw_optix7_pipeline_look(struct optix7_pipeline *pipeline);

/* The name of its (first) ray generation program. */
const char *rw_optix7_ray_generation_of(const struct optix7_pipeline *pipeline);

#endif
