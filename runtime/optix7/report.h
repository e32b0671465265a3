/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What pipelines did, for the report that RW_REPORT_DIR asks for: one file, <process>.json, when
 * the process ends or the library is unloaded. Without that variable there are no tallies, and the
 * functions do nothing.
 */
#ifndef RW_OPTIX7_REPORT_H
#define RW_OPTIX7_REPORT_H

#include "runtime/optix7/pipeline.h"

/* Of a pipeline that has just been made, in so many milliseconds; NULL: nobody asked, or there is
 * no memory. It outlives the pipeline. */
struct optix7_tally *rw_optix7_tally_open(const struct optix7_pipeline *pipeline, double made_ms);
/* A launch of so many indices began; one is over, and took so long. */
void rw_optix7_tally_launch(struct optix7_tally *tally, uint64_t indices);
void rw_optix7_tally_time(struct optix7_tally *tally, double milliseconds);
/* Writes the file, if there is one to write (ending.h). */
void rw_optix7_report_write(void);

#endif
