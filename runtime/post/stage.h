/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Post-processing stages: what reads and writes pictures in buffers between launches. Pixels are
 * worked on in the host's copies of the buffers; the denoiser takes them to a GPU by itself.
 */
#ifndef RW_STAGE_H
#define RW_STAGE_H

#include "runtime/object/object.h"

struct rw_stage_kind {
    const char *name;
    const char *const *variables; /* that it reads, to NULL */
    RTresult (*make)(RTcontext context);
    RTresult (*run)(RTpostprocessingstage stage, size_t width, size_t height);
    void (*forget)(void *kept); /* of the stage, not NULL */
};

extern const struct rw_stage_kind rw_tonemapper, rw_denoiser, rw_denoiser_hdr;

/* NULL: there is none of that name. */
const struct rw_stage_kind *rw_stage_find(const char *name);
/* The names of all, with commas. */
extern const char rw_stage_names[];

/* Runs a stage over so many pixels; sizes of 0 do nothing. */
RTresult rw_stage_run(RTpostprocessingstage stage, size_t width, size_t height);

/* ---- for stages ---- */

/* A variable's number, float or integer; `otherwise` where it is not declared or has no value. */
RTresult rw_stage_number(RTpostprocessingstage stage, const char *name, float otherwise,
                         float *out);

/* A buffer's pixels in the host's memory. */
struct rw_picture {
    RTbuffer buffer;
    float *pixels;     /* NULL: the variable has no buffer, or one of no pixels */
    unsigned channels; /* floats of a pixel, 3 or 4 */
    size_t row;        /* floats from a row to the next */
};

/* The buffer of a variable, which must be two-dimensional, FLOAT3 or FLOAT4, not mapped, and no
 * smaller than width x height; `needed`: it has to have one. */
RTresult rw_stage_picture(RTpostprocessingstage stage, const char *name, size_t width,
                          size_t height, bool needed, struct rw_picture *out);
/* After pixels were written: devices get them. */
RTresult rw_picture_written(const struct rw_picture *picture);

#endif
