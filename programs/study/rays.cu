/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels that make the rays of the study, and compare hits. */
#include "programs/study/args.h"
#include "programs/study/common.cuh"
#include "programs/study/rays.h"

/* Rays through the pixels of a list of numbers on the Morton curve. */
STUDY_KERNEL(study_camera_kernel)(struct study_args args, struct study_camera camera)
{
    unsigned k = STUDY_THREAD();
    if (k >= args.count) return;
    study_camera_ray(&camera, ((const unsigned *)args.scratch)[k],
                     (float *)args.rays + 8 * (size_t)k);
}

/* From where args.rays hit something `samples` rays each; what hit nothing gives rays that cannot
 * either. Counts those that can. */
STUDY_KERNEL(study_bounce_kernel)(struct study_args args, struct study_bounce bounce)
{
    unsigned k = STUDY_THREAD();
    if (k >= args.count) return;
    unsigned from = k / bounce.samples, sample = bounce.first + k % bounce.samples;
    float *out = (float *)bounce.out + 8 * (size_t)k;
    float4 hit = ((const float4 *)args.hits)[from];
    if (hit.x < 0.0f) {
        for (int i = 0; i < 8; i++) out[i] = i == 4 ? 1.0f : 0.0f;
        out[7] = -1.0f;
        return;
    }
    unsigned pixel = bounce.pixels ? ((const unsigned *)bounce.pixels)[from] : from;
    float4 row = ((const float4 *)args.triangles)[3 * (size_t)__float_as_int(hit.y)];
    float normal[3] = {row.x, row.y, row.z};
    study_bounce_ray((const float *)args.rays + 8 * (size_t)from, hit.x, normal, pixel, sample,
                     bounce.offset, bounce.length, out);
    atomicAdd((unsigned long long *)args.counters + STUDY_RAYS, 1ull);
}

/* args.hits against the library's, whose misses are below 0 too: how many are the same, of those
 * how many are of another triangle as near, how many differ. Rays that cannot hit do not count. */
STUDY_KERNEL(study_compare_kernel)(struct study_args args, struct study_expected expected)
{
    unsigned k = STUDY_THREAD();
    if (k >= args.count) return;
    const float *ray = (const float *)args.rays + 8 * (size_t)k;
    float4 hit = ((const float4 *)args.hits)[k], other = ((const float4 *)expected.hits)[k];
    if (!(ray[7] > ray[3])) return;
    bool missed = hit.x < 0.0f, other_missed = !(other.x >= 0.0f);
    bool same = missed == other_missed;
    if (same && !missed && !expected.any_hit)
        same = fabsf(hit.x - other.x) <= 1e-4f * fabsf(other.x) + expected.tolerance;
    bool tie =
        same && !missed && !expected.any_hit &&
        ((const unsigned *)args.ids)[__float_as_int(hit.y)] != (unsigned)__float_as_int(other.y);
    unsigned long long *counters = (unsigned long long *)args.counters;
    if (!same) atomicAdd(counters + STUDY_DIFFER, 1ull);
    if (tie) atomicAdd(counters + STUDY_TIES, 1ull);
}
