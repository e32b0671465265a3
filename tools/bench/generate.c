/* SPDX-License-Identifier: Apache-2.0 */
/* See generate.h. */
#include "tools/bench/generate.h"

#include <math.h>

const char *const generated_rays_names[GENERATED_RAYS] = {"random", "primary", "shadow"};

struct box {
    float low[3], high[3];
};

/* Between 0 and 1. (PCG hash: Jarzynski and Olano, Hash Functions for GPU Rendering, 2020.) */
static float number(uint32_t index, uint32_t dimension)
{
    const uint32_t state = (index * 4 + dimension) * 747796405u + 2891336453u;
    const uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (float)(((word >> 22) ^ word) >> 8) / (1 << 24);
}

static void random_ray(const struct box *box, uint32_t i, float *ray)
{
    const float z = 2 * number(i, 3) - 1, angle = 6.2831853f * number(i ^ 0x80000000u, 0);
    const float radius = sqrtf(1 - z * z);
    for (uint32_t a = 0; a < 3; a++)
        ray[a] = box->low[a] + number(i, a) * (box->high[a] - box->low[a]);
    ray[4] = radius * cosf(angle), ray[5] = radius * sinf(angle), ray[6] = z;
}

static void normalize(float v[3])
{
    const float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int a = 0; a < 3; a++) v[a] /= length > 0 ? length : 1;
}

static void primary_ray(const struct box *box, uint32_t i, uint32_t across, float *ray)
{
    const float x = 2 * ((float)(i % across) + 0.5f) / (float)across - 1;
    const float y = 1 - 2 * ((float)(i / across) + 0.5f) / (float)across;
    float forward[3], right[3];
    for (int a = 0; a < 3; a++) {
        ray[a] = box->low[a] + 0.85f * (box->high[a] - box->low[a]);
        forward[a] = 0.5f * (box->low[a] + box->high[a]) - ray[a];
    }
    normalize(forward);
    right[0] = -forward[2], right[1] = 0, right[2] = forward[0];
    normalize(right);
    const float up[3] = {forward[1] * right[2], forward[2] * right[0] - forward[0] * right[2],
                         -forward[1] * right[0]};
    for (int a = 0; a < 3; a++) ray[4 + a] = forward[a] + x * right[a] - y * up[a];
}

/* To the light, which is at 1. What misses looks there from the camera. */
static void shadow_ray(const struct box *box, const float *hit, float *ray)
{
    const float t = hit_is_miss(hit) ? 0 : 0.999f * hit[0];
    for (int a = 0; a < 3; a++) {
        const float light = 0.5f * (box->low[a] + box->high[a]);
        ray[a] += t * ray[4 + a];
        ray[4 + a] = (a == 1 ? 0.95f * box->high[a] + 0.05f * box->low[a] : light) - ray[a];
    }
}

void generate_rays(const struct mesh *mesh, enum generated_rays kind, struct ray_file *file)
{
    const uint32_t across = (uint32_t)ceil(sqrt(file->count));
    struct box box;
    mesh_bounds(mesh, box.low, box.high);
    file->any_hit = kind == GENERATED_SHADOW;
    for (uint32_t i = 0; i < file->count; i++) {
        float *ray = file->rays + 8 * (size_t)i;
        if (kind == GENERATED_RANDOM) random_ray(&box, i, ray);
        if (kind == GENERATED_PRIMARY) primary_ray(&box, i, across, ray);
        if (kind == GENERATED_SHADOW) shadow_ray(&box, file->hits + 4 * (size_t)i, ray);
        ray[3] = 0;
        ray[7] = kind == GENERATED_SHADOW ? 1 : INFINITY;
    }
}
