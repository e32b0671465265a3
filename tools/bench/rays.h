/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Files of rays with the hits that somebody else found. Little-endian: u32 count, u32 any-hit flag;
 * per ray 8 f32 (origin, tmin, direction, tmax); per ray 4 f32, the hit: t or -1, primitive number
 * as bits, two barycentrics. With the any-hit flag a hit says only that there is one.
 */
#ifndef RW_BENCH_RAYS_H
#define RW_BENCH_RAYS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

struct ray_file {
    uint32_t count, any_hit;
    float *rays; /* 8 each */
    float *hits; /* 4 each */
};

/* On failure prints why and returns false; `out` is empty then. */
bool ray_file_read(const char *path, struct ray_file *out);
/* Room for so many rays, which are still to be written, and their hits; likewise. */
bool ray_file_make(uint32_t count, struct ray_file *out);
void ray_file_free(struct ray_file *file);

static inline bool hit_is_miss(const float hit[4])
{
    return !(hit[0] >= 0.0f);
}
static inline uint32_t hit_primitive(const float hit[4])
{
    uint32_t number;
    memcpy(&number, &hit[1], sizeof(number));
    return number;
}

#endif
