/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The rays of the study, for kernels and the host: from the camera in Morton order, and from what
 * those hit, over the hemisphere by a Halton sequence that each pixel moves by numbers of its own.
 */
#ifndef STUDY_RAYS_H
#define STUDY_RAYS_H

/* Corner of the picture's plane at distance 1, and its sides, from the eye. */
struct study_camera {
    float eye[3], corner[3], across[3], down[3];
    float near; /* where rays begin; secondary rays begin so far from the surface */
    float far;
    unsigned width, height;
};

/* Bits 0, 2, 4 ... of a number. */
STUDY_FUNCTION unsigned study_even_bits(unsigned m)
{
    m &= 0x55555555u;
    m = (m | m >> 1) & 0x33333333u;
    m = (m | m >> 2) & 0x0f0f0f0fu;
    m = (m | m >> 4) & 0x00ff00ffu;
    return (m | m >> 8) & 0x0000ffffu;
}

STUDY_FUNCTION float study_radical_inverse(unsigned n, unsigned base)
{
    float result = 0.0f, digit = 1.0f / (float)base;
    for (; n; n /= base) {
        result += (float)(n % base) * digit;
        digit /= (float)base;
    }
    return result;
}

/* 0 to 1, a mixture of the bits of a pixel's number. */
STUDY_FUNCTION float study_mix(unsigned n)
{
    n = (n ^ n >> 16) * 0x7feb352du;
    n = (n ^ n >> 15) * 0x846ca68bu;
    return (float)((n ^ n >> 16) >> 8) * 0x1p-24f;
}

STUDY_FUNCTION float study_fraction(float v)
{
    return v - floorf(v);
}

/* The ray through a pixel of the Morton curve; false outside of the picture. */
STUDY_FUNCTION bool study_camera_ray(const struct study_camera *c, unsigned morton, float ray[8])
{
    unsigned x = study_even_bits(morton), y = study_even_bits(morton >> 1);
    if (x >= c->width || y >= c->height) return false;
    float s = ((float)x + 0.5f) / (float)c->width, t = ((float)y + 0.5f) / (float)c->height;
    float length = 0.0f;
    for (int k = 0; k < 3; k++) {
        ray[k] = c->eye[k];
        ray[4 + k] = c->corner[k] + s * c->across[k] + t * c->down[k];
        length += ray[4 + k] * ray[4 + k];
    }
    length = sqrtf(length);
    for (int k = 0; k < 3; k++) ray[4 + k] /= length;
    ray[3] = c->near;
    ray[7] = c->far;
    return true;
}

/* Two directions at right angles to n and to one another. */
STUDY_FUNCTION void study_frame(const float n[3], float s[3], float t[3])
{
    float sign = n[2] < 0.0f ? -1.0f : 1.0f, a = -1.0f / (sign + n[2]), b = n[0] * n[1] * a;
    s[0] = 1.0f + sign * n[0] * n[0] * a, s[1] = sign * b, s[2] = -sign * n[0];
    t[0] = b, t[1] = sign + n[1] * n[1] * a, t[2] = -n[1];
}

/* A ray from the point that another one hit, `length` long: sample k of `pixel`. normal: of the
 * surface, of any length and to either side. */
STUDY_FUNCTION void study_bounce_ray(const float ray[8], float hit_t, const float normal[3],
                                     unsigned pixel, unsigned sample, float offset, float length,
                                     float out[8])
{
    float n[3], s[3], t[3], size = 0.0f, facing = 0.0f;
    float u = study_fraction(study_radical_inverse(sample + 1, 2) + study_mix(2 * pixel));
    float v = study_fraction(study_radical_inverse(sample + 1, 3) + study_mix(2 * pixel + 1));
    for (int k = 0; k < 3; k++) {
        size += normal[k] * normal[k];
        facing += normal[k] * ray[4 + k];
    }
    size = (facing > 0.0f ? -1.0f : 1.0f) / sqrtf(size);
    for (int k = 0; k < 3; k++) n[k] = normal[k] * size;
    study_frame(n, s, t);
    float r = sqrtf(u), x = r * cosf(6.2831853f * v), y = r * sinf(6.2831853f * v);
    float z = sqrtf(fmaxf(0.0f, 1.0f - u));
    for (int k = 0; k < 3; k++) {
        out[k] = ray[k] + hit_t * ray[4 + k] + offset * n[k];
        out[4 + k] = x * s[k] + y * t[k] + z * n[k];
    }
    out[3] = offset;
    out[7] = length;
}

#endif
