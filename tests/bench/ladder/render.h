/* SPDX-License-Identifier: Apache-2.0 */
/* Renders the scene with a rung, on the host or on the GPU. */
#ifndef RW_LADDER_RENDER_H
#define RW_LADDER_RENDER_H

#include "counters.cuh"
#include "rungs.h"

struct settings {
    int width, height, samples, launches;
};

struct picture {
    std::vector<float4> pixels;
    double mean; /* of all channels, of 255 */
};

/* Of the measured launches, and what the kernel takes. */
struct timing {
    float median, best;
    int registers, local_bytes, warps; /* resident warps of a multiprocessor */
};

struct difference {
    double mean;  /* of the second picture less the first's, of 255 */
    double apart; /* the share of pixels in which a channel differs by more than 2 of 255 */
};

picture render_on_host(const rung &r, const settings &s);
/* Ends the program with a message where CUDA reports an error. */
picture render_on_gpu(const rung &r, const settings &s, timing *out);
bool gpu_present();
difference compare(const picture &a, const picture &b);

#endif
