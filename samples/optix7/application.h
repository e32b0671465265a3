/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What every application of OptiX 7 does, in the order in which it does it: a context, a module,
 * program groups, a pipeline, records, acceleration structures, launches. Functions print a message
 * and end the process when something is wrong.
 */
#ifndef SAMPLE_OPTIX7_APPLICATION_H
#define SAMPLE_OPTIX7_APPLICATION_H

#include <optix_host.h>

#include "common/sample.h"

enum { APPLICATION_GROUPS = 16 };

struct application {
    void *library; /* for optixUninit */
    OptixDeviceContext context;
    OptixPipelineCompileOptions pipeline_options;
    OptixModule module;
    OptixProgramGroup groups[APPLICATION_GROUPS];
    unsigned group_count;
    OptixPipeline pipeline;
    OptixShaderBindingTable table;
};

#define OPTIX_CHECK(call) optix_check(call, #call)
void optix_check(OptixResult result, const char *call);

/* Opens the device of the options, and a module: the PTX in `file`. The sample says before, in
 * pipeline_options, what its pipeline needs. */
void application_open(struct application *a, const struct sample_options *options,
                      const char *file);

/* Groups of one program, and of a hit, where NULL is no program. */
OptixProgramGroup application_raygen(struct application *a, const char *name);
OptixProgramGroup application_miss(struct application *a, const char *name);
OptixProgramGroup application_hit(struct application *a, const char *closest_hit,
                                  const char *any_hit, const char *intersection);
OptixProgramGroup application_callable(struct application *a, const char *name);

/* The pipeline of all groups; rays are traced within each other to this depth. */
void application_link(struct application *a, unsigned trace_depth);

/* Records of the table, one for each group: its header, and behind it an element of `data`, which
 * has `size` bytes each. After application_link. */
void application_set_raygen(struct application *a, OptixProgramGroup group);
void application_set_misses(struct application *a, const OptixProgramGroup *groups, unsigned count,
                            const void *data, size_t size);
void application_set_hits(struct application *a, const OptixProgramGroup *groups, unsigned count,
                          const void *data, size_t size);
void application_set_callables(struct application *a, const OptixProgramGroup *groups,
                               unsigned count, const void *data, size_t size);

OptixTraversableHandle application_build(struct application *a, const OptixBuildInput *inputs,
                                         unsigned count);

/* Launches once for each frame with parameters that are copied, and prints the median time. */
void application_launch(struct application *a, const void *params, size_t size,
                        const struct sample_options *options);

/* Writes the picture: a float4 for each launch index, the first row at the bottom. */
void application_write_picture(CUdeviceptr image, const struct sample_options *options,
                               double gamma);

void application_close(struct application *a);

#endif
