/* SPDX-License-Identifier: Apache-2.0 */
/*
 * For tests of rtuTraversal*: triangles of which it is known where rays hit them, in every format,
 * and what the device is. Needs no NVRTC.
 */
#ifndef RW_TEST_TRAVERSAL_H
#define RW_TEST_TRAVERSAL_H

#include <stdbool.h>

#include "raywright.h"
#include "tests/device.h"

static unsigned on_device = RTU_INITOPTION_CPU_ONLY;

#define OK(call) CHECK_CALL(call, rtuTraversalGetErrorString(t, (RTresult)rw_result, &rw_text))
#define FAILS(call, code, piece)                                                                   \
    do {                                                                                           \
        const char *rw_text = NULL;                                                                \
        CHECK_EQ(call, code);                                                                      \
        CHECK_EQ(rtuTraversalGetErrorString(t, code, &rw_text), RT_SUCCESS);                       \
        CHECK_CONTAINS(rw_text, #code ": rtuTraversal");                                           \
        CHECK_CONTAINS(rw_text, piece);                                                            \
    } while (0)

#define ALL (RTU_OUTPUT_NORMAL | RTU_OUTPUT_BARYCENTRIC | RTU_OUTPUT_BACKFACING)
#define SHORT RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED
#define LONG RTU_RAYFORMAT_ORIGIN_DIRECTION_TMIN_TMAX_INTERLEAVED
#define MESH RTU_TRIFORMAT_MESH
#define SOUP RTU_TRIFORMAT_TRIANGLE_SOUP
#define ANY RTU_QUERY_TYPE_ANY_HIT
#define CLOSEST RTU_QUERY_TYPE_CLOSEST_HIT

/* Triangle k lies at height k + 1 over (0,0), (1,0), (0,1). Rays upwards see the back of even ones,
 * whose normals go upwards too; odd ones are turned around. */
enum { TRIANGLES = 3 };

static inline void make_layers(float vertices[3 * TRIANGLES][3], unsigned indices[TRIANGLES][3])
{
    for (unsigned k = 0; k < TRIANGLES; k++)
        for (unsigned i = 0; i < 3; i++) {
            vertices[3 * k + i][0] = i == 1;
            vertices[3 * k + i][1] = i == 2;
            vertices[3 * k + i][2] = (float)k + 1;
            indices[k][i] = 3 * k + (k % 2 ? (3 - i) % 3 : i);
        }
}

static inline RTresult set_layers(RTUtraversal t, RTUtriformat format)
{
    float vertices[3 * TRIANGLES][3], soup[TRIANGLES][3][3];
    unsigned indices[TRIANGLES][3];
    make_layers(vertices, indices);
    if (format == MESH)
        return rtuTraversalSetMesh(t, 3 * TRIANGLES, *vertices, TRIANGLES, *indices);
    for (unsigned k = 0; k < TRIANGLES; k++)
        for (unsigned i = 0; i < 3; i++)
            memcpy(soup[k][i], vertices[indices[k][i]], sizeof soup[k][i]);
    return rtuTraversalSetTriangles(t, TRIANGLES, **soup);
}

/* Rays of 8 floats, in the traversal's format. */
static inline RTresult set_rays(RTUtraversal t, RTUrayformat format, const float rays[][8],
                                unsigned count)
{
    const size_t floats = format == LONG ? 8 : 6;
    float *to;
    RTresult result = rtuTraversalMapRays(t, count, &to);
    if (result) return result;
    for (unsigned k = 0; k < count; k++) memcpy(to + floats * k, rays[k], floats * sizeof *to);
    return rtuTraversalUnmapRays(t);
}

static const float layer_rays[][8] = {
    {0.125f, 0.5f, 0, 0, 0, 2, 0, 100},    /* twice as long: t is half the way */
    {0.25f, 0.25f, 1.5f, 0, 0, 1, 0, 100}, /* from between the first two */
    {0.25f, 0.25f, 10, 0, 0, -1, 0, 100},  /* from above */
    {0.25f, 0.25f, 0, 0, 0, 1, 1.5f, 100}, /* tmin, where there is one, skips the first */
    {0.25f, 0.25f, 0, 0, 0, 1, 0, 0.5f},   /* tmax, where there is one, ends before it */
    {5, 5, 0, 0, 0, 1, 0, 100},
};
enum { RAYS = sizeof layer_rays / sizeof *layer_rays };

struct answer {
    int primitive;
    float t, weights[2], normal_z;
    char back;
};

/* What the closest hits are; an odd triangle has its second and third vertex swapped. */
static inline struct answer layer_answer(RTUrayformat format, unsigned ray)
{
    const struct answer none = {-1, -1, {0, 0}, 0, 0};
    const struct answer answers[RAYS] = {
        {0, 0.5f, {0.375f, 0.125f}, 1, 1},
        {1, 0.5f, {0.5f, 0.25f}, -1, 0},
        {2, 7, {0.5f, 0.25f}, 1, 0},
        format == LONG ? (struct answer){1, 2, {0.5f, 0.25f}, -1, 0}
                       : (struct answer){0, 1, {0.5f, 0.25f}, 1, 1},
        format == LONG ? none : (struct answer){0, 1, {0.5f, 0.25f}, 1, 1},
        none,
    };
    return answers[ray];
}

static inline RTresult make(RTUtraversal *t, RTUquerytype query, RTUrayformat rays,
                            RTUtriformat triangles, unsigned options, RTcontext context)
{
    RTresult result =
        rtuTraversalCreate(t, query, rays, triangles, ALL, on_device | options, context);
    return result ? result : set_layers(*t, triangles);
}

/* Compares results and outputs with the closest hits. */
static inline void check_layers(RTUtraversal t, RTUrayformat format, int *rw_failed)
{
    RTUtraversalresult *results;
    void *normals, *weights, *backs;
    OK(rtuTraversalMapResults(t, &results));
    OK(rtuTraversalMapOutput(t, RTU_OUTPUT_NORMAL, &normals));
    OK(rtuTraversalMapOutput(t, RTU_OUTPUT_BARYCENTRIC, &weights));
    OK(rtuTraversalMapOutput(t, RTU_OUTPUT_BACKFACING, &backs));
    for (unsigned k = 0; k < RAYS; k++) {
        const struct answer a = layer_answer(format, k);
        const float *n = (float *)normals + 3 * k, *w = (float *)weights + 2 * k;
        bool same = results[k].prim_id == a.primitive && results[k].t == a.t && n[0] == 0 &&
                    n[1] == 0 && n[2] == a.normal_z && w[0] == a.weights[0] &&
                    w[1] == a.weights[1] && ((char *)backs)[k] == a.back;
        if (same) continue;
        fprintf(stderr,
                "ray %u, format %d: triangle %d at %g, normal %g %g %g, weights %g %g, %d\n", k,
                (int)format, results[k].prim_id, (double)results[k].t, (double)n[0], (double)n[1],
                (double)n[2], (double)w[0], (double)w[1], ((char *)backs)[k]);
        *rw_failed = 1;
    }
    OK(rtuTraversalUnmapResults(t));
    OK(rtuTraversalUnmapOutput(t, RTU_OUTPUT_NORMAL));
    OK(rtuTraversalUnmapOutput(t, RTU_OUTPUT_BARYCENTRIC));
    OK(rtuTraversalUnmapOutput(t, RTU_OUTPUT_BACKFACING));
}

/* Takes the device from the arguments. */
static inline void choose_device(int argc, char **argv)
{
    if (argc < 2 || strcmp(argv[1], "cuda")) return;
    on_device = RTU_INITOPTION_GPU_ONLY;
    need_device("cuda");
}

#endif
