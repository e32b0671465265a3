/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of raywright_rays.h, which run on the CPU and, told so by an argument, on a GPU: a
 * device, arrays in its memory, random triangles, and what rays meet by looking at all of them in
 * double precision.
 */
#ifndef RW_TEST_RAYS_H
#define RW_TEST_RAYS_H

#include <math.h>
#include <stdint.h>

#include "raywright_rays.h"
#include "runtime/device/cpu/soon.h"
#include "runtime/rays/rays.h"
#include "tests/harness.h"
#include "tests/rays/emulated.h"

static RWrays rays;

#define RAYS_CHECK(call) CHECK_CALL(call, rw_text = rwRaysGetErrorString())

/* The device that the arguments name, "cuda", "emulated" or "cpu", and of the CPU how new the
 * instructions may be; the test is skipped where it is not. */
static inline void open_rays(int argc, char **argv)
{
    const int cuda = argc > 1 && !strcmp(argv[1], "cuda");
    if (argc > 2) rw_cpu_rays_level = (unsigned)atoi(argv[2]);
    const RTresult result = rwRaysCreate(cuda ? 0 : RW_RAYS_CPU, 0, &rays);
    if (result && cuda) SKIP(rwRaysGetErrorString());
    if (result) exit(1);
    if (argc > 1 && !strcmp(argv[1], "emulated")) rays_emulate(rays->device);
}

/* ---- the device's memory ---- */

static inline void *put(const void *from, size_t size)
{
    struct rw_device *d = rays->device;
    uint64_t at = 0;
    if (d->ops->alloc(d, size + 4, &at) || (from && d->ops->upload(d, at, from, size))) {
        fprintf(stderr, "%s\n", d->error);
        exit(1);
    }
    return (void *)(uintptr_t)at;
}

static inline void get(void *to, const void *from, size_t size)
{
    struct rw_device *d = rays->device;
    if (d->ops->wait_for_all(d) || d->ops->download(d, to, (uint64_t)(uintptr_t)from, size))
        exit(1);
}

static inline void drop(void *memory)
{
    rays->device->ops->free(rays->device, (uint64_t)(uintptr_t)memory);
}

/* ---- random numbers ---- */

static uint32_t seed = 1;

static inline float any_float(float lower, float upper)
{
    seed = seed * 1664525u + 1013904223u;
    return lower + (upper - lower) * ((float)(seed >> 8) / (1 << 24));
}

/* Small triangles in a cube of side 2, 3 corners each. */
static inline void fill_triangles(float *out, unsigned count, float size)
{
    for (unsigned i = 0; i < count; i++) {
        float center[3];
        for (int a = 0; a < 3; a++) center[a] = any_float(-1, 1);
        for (int k = 0; k < 9; k++) out[9 * i + k] = center[k % 3] + any_float(-size, size);
    }
}

static inline void fill(float *out, unsigned count, float lower, float upper)
{
    for (unsigned i = 0; i < count; i++) out[i] = any_float(lower, upper);
}

/* A scene of triangles with corners of their own; ends the test when there is none. */
static inline RWrayscene mesh_of_corners(const float *corners, unsigned triangles)
{
    RWrayscene scene;
    void *memory = put(corners, 36 * (size_t)triangles);
    const RWraymesh mesh = {{memory, 12}, 3 * triangles, {NULL, 0}, triangles};
    if (rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene)) {
        fprintf(stderr, "%s\n", rwRaysGetErrorString());
        exit(1);
    }
    drop(memory);
    return scene;
}

/* A turn about an axis, a scale of each axis, and a shift: 3 rows of 4. */
static inline void fill_transform(float m[12], float shift)
{
    const double angle = any_float(-3, 3), c = cos(angle), s = sin(angle);
    const double scale[3] = {any_float(0.3f, 1.2f), any_float(0.3f, 1.2f), any_float(0.3f, 1.2f)};
    const double turn[9] = {c, -s, 0, s, c, 0, 0, 0, 1};
    for (int r = 0; r < 3; r++) {
        for (int k = 0; k < 3; k++) m[4 * r + k] = (float)(turn[3 * r + k] * scale[k]);
        m[4 * r + 3] = any_float(-shift, shift);
    }
}

/* ---- by looking at all ---- */

static inline void transform(const float m[12], const float *from, float *to, unsigned points)
{
    for (unsigned i = 0; i < points; i++)
        for (int r = 0; r < 3; r++)
            to[3 * i + r] =
                (float)((double)m[4 * r] * from[3 * i] + (double)m[4 * r + 1] * from[3 * i + 1] +
                        (double)m[4 * r + 2] * from[3 * i + 2] + m[4 * r + 3]);
}

static inline void cross(const double a[3], const double b[3], double out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static inline double dot(const double a[3], const double b[3])
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

struct meeting {
    double t, u, v;
    double edge; /* how near to an edge, as a weight; negative: outside */
    int front;
};

static inline struct meeting meet(const float *corners, const float *from, const float *to)
{
    double e1[3], e2[3], s[3], d[3], p[3], q[3];
    struct meeting m = {0};
    for (int a = 0; a < 3; a++) {
        e1[a] = (double)corners[3 + a] - corners[a];
        e2[a] = (double)corners[6 + a] - corners[a];
        s[a] = (double)from[a] - corners[a];
        d[a] = to[a];
    }
    cross(d, e2, p);
    cross(s, e1, q);
    const double determinant = dot(e1, p);
    m.t = dot(e2, q) / determinant;
    m.u = dot(s, p) / determinant;
    m.v = dot(d, q) / determinant;
    m.edge = fmin(m.u, fmin(m.v, 1 - m.u - m.v));
    m.front = determinant > 0;
    return m;
}

#endif
