/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What recordings (runtime/record/record.h) get of an application of OptiX 7: kernels, pipelines,
 * launches. Where nobody records the functions do nothing.
 */
#ifndef RW_OPTIX7_RECORDER_H
#define RW_OPTIX7_RECORDER_H

#include "runtime/optix7/pipeline.h"
#include "runtime/record/record.h"

/* Borrows the context, whose log hears what cannot be recorded. */
struct rw_recorder rw_optix7_recorder_of(struct optix7_context *context);

/* A pipeline that has just been made, in so many milliseconds: a line of pipelines.jsonl. Nothing
 * in a run with counters, which is the second of its application. */
void rw_optix7_record_pipeline(const struct optix7_pipeline *pipeline,
                               const struct optix7_pipeline_options *options,
                               const struct optix7_link_options *link, double made_ms);
/* The number of a launch that begins. */
unsigned rw_optix7_record_begin(const struct optix7_pipeline *pipeline,
                                const struct rw_launch *launch);
void rw_optix7_record_end(const struct optix7_pipeline *pipeline, unsigned number, double kernel_ms,
                          RTresult result);
/* What a kernel with counters counted in a launch that is over; the device's lock is held. */
RTresult rw_optix7_record_counts(const struct optix7_pipeline *pipeline,
                                 const struct rw_profiler *profiler);

#endif
