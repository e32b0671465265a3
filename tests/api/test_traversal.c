/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuTraversal*: what rays hit is known, or computed by brute force; every format, every output,
 * saved trees, and calls in the wrong order. Needs no NVRTC.
 *   api.traversal [cuda]
 */
#include <math.h>
#include <stdbool.h>

#include "raywright.h"
#include "runtime/memory.h"
#include "tests/harness.h"

static unsigned on_device = RTU_INITOPTION_CPU_ONLY;

#define OK(call)                                                                                   \
    do {                                                                                           \
        RTresult rw_result = (call);                                                               \
        if (rw_result != RT_SUCCESS) {                                                             \
            const char *rw_text = "";                                                              \
            rtuTraversalGetErrorString(t, rw_result, &rw_text);                                    \
            fprintf(stderr, "%s:%d: failed: %s\n  %s\n", __FILE__, __LINE__, #call, rw_text);      \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
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

static void make_layers(float vertices[3 * TRIANGLES][3], unsigned indices[TRIANGLES][3])
{
    for (unsigned k = 0; k < TRIANGLES; k++)
        for (unsigned i = 0; i < 3; i++) {
            vertices[3 * k + i][0] = i == 1;
            vertices[3 * k + i][1] = i == 2;
            vertices[3 * k + i][2] = (float)k + 1;
            indices[k][i] = 3 * k + (k % 2 ? (3 - i) % 3 : i);
        }
}

static RTresult set_layers(RTUtraversal t, RTUtriformat format)
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
static RTresult set_rays(RTUtraversal t, RTUrayformat format, const float rays[][8], unsigned count)
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
static struct answer layer_answer(RTUrayformat format, unsigned ray)
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

static RTresult make(RTUtraversal *t, RTUquerytype query, RTUrayformat rays, RTUtriformat triangles,
                     unsigned options, RTcontext context)
{
    RTresult result =
        rtuTraversalCreate(t, query, rays, triangles, ALL, on_device | options, context);
    return result ? result : set_layers(*t, triangles);
}

/* Compares results and outputs with the closest hits. */
static void check_layers(RTUtraversal t, RTUrayformat format, int *rw_failed)
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

/* ---- known answers --------------------------------------------------------------------------- */

TEST(closest)
{
    for (int rays = 0; rays < RTU_RAYFORMAT_COUNT; rays++)
        for (int triangles = 0; triangles < RTU_TRIFORMAT_COUNT; triangles++) {
            RTUtraversal t = NULL;
            OK(make(&t, CLOSEST, (RTUrayformat)rays, (RTUtriformat)triangles, 0, NULL));
            OK(set_rays(t, (RTUrayformat)rays, layer_rays, RAYS));
            OK(rtuTraversalPreprocess(t));
            OK(rtuTraversalTraverse(t));
            check_layers(t, (RTUrayformat)rays, rw_failed);
            OK(rtuTraversalDestroy(t));
        }
}

/* Some hit, where there is one at all; its distance belongs to its triangle. */
TEST(any)
{
    RTUtraversal t = NULL;
    RTUtraversalresult *results;
    OK(make(&t, ANY, LONG, MESH, 0, NULL));
    OK(set_rays(t, LONG, layer_rays, RAYS));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalMapResults(t, &results));
    for (unsigned k = 0; k < RAYS; k++) {
        const int hit = results[k].prim_id;
        const bool missed = layer_answer(LONG, k).primitive < 0;
        CHECK_EQ(hit < 0, missed);
        if (missed) continue;
        CHECK(hit < TRIANGLES);
        const float *ray = layer_rays[k], z = ray[2] + results[k].t * ray[5];
        CHECK(z == (float)hit + 1 && results[k].t > ray[6] && results[k].t < ray[7]);
    }
    OK(rtuTraversalUnmapResults(t));
    OK(rtuTraversalDestroy(t));
}

/* Upwards the first triangle turns its back. */
TEST(cull)
{
    RTUtraversal t = NULL;
    RTUtraversalresult *results;
    char *backs;
    OK(make(&t, CLOSEST, LONG, SOUP, RTU_INITOPTION_CULL_BACKFACE, NULL));
    OK(set_rays(t, LONG, layer_rays, RAYS));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalMapResults(t, &results));
    OK(rtuTraversalMapOutput(t, RTU_OUTPUT_BACKFACING, (void **)&backs));
    CHECK_EQ(results[0].prim_id, 1);
    CHECK(results[0].t == 1);
    CHECK_EQ(results[2].prim_id, 2);
    for (unsigned k = 0; k < RAYS; k++) CHECK_EQ(backs[k], 0);
    OK(rtuTraversalDestroy(t)); /* with results mapped */
}

/* ---- many triangles -------------------------------------------------------------------------- */

enum { MANY = 400, MANY_RAYS = 3000 };

static float soup[MANY][3][3], many_rays[MANY_RAYS][8];

static float number(void)
{
    static unsigned seed = 1;
    return (float)((seed = seed * 1664525u + 1013904223u) >> 8) / 16777216.0f;
}

static void scatter(void)
{
    for (unsigned k = 0; k < MANY; k++)
        for (unsigned i = 0; i < 3; i++)
            for (unsigned c = 0; c < 3; c++)
                soup[k][i][c] = i ? soup[k][0][c] + 0.4f * number() - 0.2f : number();
    for (unsigned k = 0; k < MANY_RAYS; k++) {
        for (unsigned c = 0; c < 6; c++) many_rays[k][c] = c < 3 ? number() : 2 * number() - 1;
        many_rays[k][6] = 0.01f;
        many_rays[k][7] = 0.01f + 2 * number();
    }
}

static double determinant(const double a[3], const double b[3], const double c[3])
{
    return a[0] * (b[1] * c[2] - b[2] * c[1]) - a[1] * (b[0] * c[2] - b[2] * c[0]) +
           a[2] * (b[0] * c[1] - b[1] * c[0]);
}

/* Distance of a triangle along a ray by Cramer's rule, or -1; *margin is how far the nearest
 * decision was from the other. */
static double distance(unsigned triangle, const float ray[8], double *margin)
{
    double e1[3], e2[3], s[3], d[3];
    for (int c = 0; c < 3; c++) {
        e1[c] = (double)soup[triangle][1][c] - soup[triangle][0][c];
        e2[c] = (double)soup[triangle][2][c] - soup[triangle][0][c];
        s[c] = (double)ray[c] - soup[triangle][0][c];
        d[c] = -(double)ray[3 + c];
    }
    const double whole = determinant(e1, e2, d), u = determinant(s, e2, d) / whole;
    const double v = determinant(e1, s, d) / whole, t = determinant(e1, e2, s) / whole;
    const double decisions[] = {u, v, 1 - u - v, t - ray[6], ray[7] - t};
    bool inside = true;
    for (int k = 0; k < 5; k++) {
        if (fabs(decisions[k]) < *margin) *margin = fabs(decisions[k]);
        inside &= decisions[k] > 0;
    }
    return inside ? t : -1;
}

static void check_many(RTUtraversal t, int *rw_failed)
{
    RTUtraversalresult *results;
    unsigned hits = 0, unsure = 0;
    OK(rtuTraversalMapResults(t, &results));
    for (unsigned k = 0; k < MANY_RAYS; k++) {
        double closest = INFINITY, margin = 1;
        int primitive = -1;
        for (unsigned i = 0; i < MANY; i++) {
            const double at = distance(i, many_rays[k], &margin);
            if (at < 0 || at >= closest) continue;
            closest = at;
            primitive = (int)i;
        }
        unsure += margin < 1e-5;
        if (margin < 1e-5) continue;
        hits += primitive >= 0;
        CHECK_EQ(results[k].prim_id, primitive);
        if (primitive >= 0) CHECK(fabs(results[k].t - closest) < 1e-4 * closest + 1e-5);
    }
    OK(rtuTraversalUnmapResults(t));
    CHECK(hits > MANY_RAYS / 4 && unsure < MANY_RAYS / 10);
}

/* Rays again, others, fewer; and then other triangles. */
TEST(again)
{
    RTUtraversal t = NULL;
    int threads = 2;
    scatter();
    OK(make(&t, CLOSEST, LONG, SOUP, 0, NULL));
    OK(rtuTraversalSetOption(t, RTU_OPTION_INT_NUM_THREADS, &threads));
    OK(rtuTraversalSetTriangles(t, MANY, **soup));
    OK(set_rays(t, LONG, many_rays, MANY_RAYS));
    OK(rtuTraversalTraverse(t));
    check_many(t, rw_failed);
    for (unsigned k = 0; k < MANY_RAYS; k++) many_rays[k][3] = -many_rays[k][3];
    OK(set_rays(t, LONG, many_rays, MANY_RAYS));
    OK(rtuTraversalTraverse(t));
    check_many(t, rw_failed);
    OK(set_layers(t, SOUP));
    OK(set_rays(t, LONG, layer_rays, RAYS));
    OK(rtuTraversalTraverse(t));
    check_layers(t, LONG, rw_failed);
    OK(rtuTraversalDestroy(t));
}

TEST(empty)
{
    RTUtraversal t = NULL;
    RTUtraversalresult *results;
    OK(make(&t, CLOSEST, SHORT, MESH, 0, NULL));
    OK(set_rays(t, SHORT, layer_rays, 0));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalMapResults(t, &results));
    OK(rtuTraversalUnmapResults(t));
    OK(set_rays(t, SHORT, layer_rays, RAYS));
    OK(rtuTraversalSetMesh(t, 0, NULL, 0, NULL));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalMapResults(t, &results));
    for (unsigned k = 0; k < RAYS; k++) CHECK(results[k].prim_id == -1 && results[k].t == -1);
    OK(rtuTraversalUnmapResults(t));
    OK(set_layers(t, MESH));
    OK(rtuTraversalTraverse(t));
    check_layers(t, SHORT, rw_failed);
    OK(rtuTraversalDestroy(t));
}

/* ---- saved trees ----------------------------------------------------------------------------- */

static long long trees_built(RTcontext context)
{
    RWstatistics s = {0};
    return rwContextGetStatistics(context, sizeof s, &s) ? -1 : (long long)s.treesBuilt;
}

TEST(saved)
{
    RTUtraversal t = NULL;
    RTcontext context;
    RTsize size = 0, again = 0;
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    scatter();
    OK(make(&t, CLOSEST, LONG, SOUP, 0, NULL));
    OK(rtuTraversalSetTriangles(t, MANY, **soup));
    OK(rtuTraversalGetAccelDataSize(t, &size)); /* builds */
    CHECK(size > MANY * 36);
    char *data = calloc(1, size + 1), *copy = data + 1; /* not aligned */
    CHECK(data);
    OK(rtuTraversalGetAccelData(t, copy));
    OK(rtuTraversalDestroy(t));

    OK(make(&t, CLOSEST, LONG, SOUP, 0, context));
    OK(rtuTraversalSetTriangles(t, MANY, **soup));
    for (unsigned n = 1, failed = 1; failed; n++) {
        rw_memory_fail_at(n);
        const RTresult result = rtuTraversalSetAccelData(t, copy, size);
        failed = rw_memory_failed();
        rw_memory_fail_at(0);
        CHECK_EQ(result, failed ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_SUCCESS);
        CHECK(!failed || n < 100);
        CHECK(failed || n > 2); /* some can fail */
    }
    OK(set_rays(t, LONG, many_rays, MANY_RAYS));
    OK(rtuTraversalTraverse(t));
    check_many(t, rw_failed);
    CHECK_EQ(trees_built(context), 0);
    OK(rtuTraversalGetAccelDataSize(t, &again));
    CHECK_EQ(again, size);

    copy[size / 2] ^= 1;
    FAILS(rtuTraversalSetAccelData(t, copy, size), RT_ERROR_VERSION_MISMATCH, "damaged");
    FAILS(rtuTraversalSetAccelData(t, copy, size - 16), RT_ERROR_VERSION_MISMATCH, "damaged");
    FAILS(rtuTraversalSetAccelData(t, copy, 16), RT_ERROR_VERSION_MISMATCH, "too few");
    FAILS(rtuTraversalSetAccelData(t, soup, size), RT_ERROR_VERSION_MISMATCH, "they are none");
    copy[size / 2] ^= 1;
    OK(rtuTraversalTraverse(t));
    check_many(t, rw_failed);
    CHECK_EQ(trees_built(context), 0);

    /* Behind other triangles than those it is of, the number tells: the tree is built. */
    OK(set_layers(t, SOUP));
    OK(rtuTraversalSetAccelData(t, copy, size));
    OK(set_rays(t, LONG, layer_rays, RAYS));
    OK(rtuTraversalTraverse(t));
    check_layers(t, LONG, rw_failed);
    free(data);
    OK(rtuTraversalDestroy(t));
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
}

/* ---- contexts and errors --------------------------------------------------------------------- */

/* Two in one context, in turns. */
TEST(shared_context)
{
    RTUtraversal t = NULL, other = NULL;
    RTcontext context;
    unsigned buffers = 1;
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    OK(make(&t, CLOSEST, LONG, MESH, 0, context));
    OK(make(&other, CLOSEST, SHORT, SOUP, 0, context));
    for (int turn = 0; turn < 2; turn++) {
        OK(set_rays(t, LONG, layer_rays, RAYS));
        OK(set_rays(other, SHORT, layer_rays, RAYS));
        OK(rtuTraversalTraverse(t));
        OK(rtuTraversalTraverse(other));
        check_layers(t, LONG, rw_failed);
        check_layers(other, SHORT, rw_failed);
    }
    OK(rtuTraversalDestroy(other));
    OK(rtuTraversalTraverse(t));
    check_layers(t, LONG, rw_failed);
    OK(rtuTraversalDestroy(t));
    CHECK_EQ(rtContextGetEntryPointCount(context, &buffers), RT_SUCCESS); /* it is alive */
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
}

TEST(order)
{
    RTUtraversal t = NULL;
    RTUtraversalresult *results;
    const unsigned beyond[3] = {0, 1, 9};
    float *rays;
    void *output;
    RTsize size;
    OK(rtuTraversalCreate(&t, CLOSEST, SHORT, MESH, RTU_OUTPUT_NORMAL, on_device, NULL));
    FAILS(rtuTraversalPreprocess(t), RT_ERROR_INVALID_VALUE, "call rtuTraversalSetMesh first");
    FAILS(rtuTraversalGetAccelDataSize(t, &size), RT_ERROR_INVALID_VALUE, "no triangles");
    FAILS(rtuTraversalSetAccelData(t, "abc", 3), RT_ERROR_INVALID_VALUE, "no triangles");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_INVALID_VALUE, "no rays");
    FAILS(rtuTraversalUnmapRays(t), RT_ERROR_INVALID_VALUE, "not mapped");
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_INVALID_VALUE, "no results");
    FAILS(rtuTraversalSetTriangles(t, 1, **soup), RT_ERROR_INVALID_VALUE, "for a mesh");
    FAILS(rtuTraversalSetMesh(t, 3, **soup, 1, beyond), RT_ERROR_INVALID_VALUE,
          "triangle 0 has vertex 9, but there are 3");
    OK(set_layers(t, MESH));
    OK(rtuTraversalMapRays(t, 1, &rays));
    memcpy(rays, layer_rays[0], 6 * sizeof *rays);
    FAILS(rtuTraversalMapRays(t, 1, &rays), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_ALREADY_MAPPED, "mapped");
    OK(rtuTraversalUnmapRays(t));
    OK(rtuTraversalTraverse(t));
    FAILS(rtuTraversalUnmapResults(t), RT_ERROR_INVALID_VALUE, "not mapped");
    FAILS(rtuTraversalMapOutput(t, RTU_OUTPUT_BACKFACING, &output), RT_ERROR_INVALID_VALUE,
          "0x4 is not one of the outputs 0x1");
    OK(rtuTraversalMapResults(t, &results));
    CHECK_EQ(results->prim_id, 0);
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalTraverse(t), RT_ERROR_ALREADY_MAPPED, "mapped");
    FAILS(rtuTraversalMapResults(t, &results), RT_ERROR_INVALID_VALUE, "no results");
    OK(rtuTraversalUnmapResults(t));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalDestroy(t));
    CHECK_EQ(rtuTraversalTraverse(t), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuTraversalDestroy(t), RT_ERROR_INVALID_VALUE);
}

/* Failures of Create, whose traversal there is not. */
TEST(creation)
{
    RTUtraversal t = NULL, none = NULL;
    RTcontext context;
    const unsigned other = on_device ^ (RTU_INITOPTION_CPU_ONLY | RTU_INITOPTION_GPU_ONLY);
    FAILS(rtuTraversalCreate(&t, (RTUquerytype)2, SHORT, MESH, 0, 0, NULL), RT_ERROR_INVALID_VALUE,
          "query_type is 2; 0 to 1 are possible");
    FAILS(rtuTraversalCreate(&t, ANY, SHORT, MESH, 8, 0, NULL), RT_ERROR_INVALID_VALUE, "outputs");
    FAILS(rtuTraversalCreate(&t, ANY, SHORT, MESH, 0, 3, NULL), RT_ERROR_INVALID_VALUE, "options");
    CHECK(t == NULL);
    CHECK_EQ(rtContextCreate(&context), RT_SUCCESS);
    OK(make(&t, CLOSEST, SHORT, MESH, 0, context));
    OK(rtuTraversalPreprocess(t)); /* opens the device */
    CHECK_EQ(rtuTraversalCreate(&none, ANY, SHORT, MESH, 0, other, context),
             RT_ERROR_INVALID_VALUE);
    const char *text = "";
    CHECK_EQ(rtuTraversalGetErrorString(NULL, RT_ERROR_INVALID_VALUE, &text), RT_SUCCESS);
    CHECK_CONTAINS(text, "already; options ask for a");
    CHECK_EQ(rtContextDestroy(context), RT_SUCCESS);
    FAILS(rtuTraversalTraverse(t), RT_ERROR_INVALID_CONTEXT, "the context was destroyed");
    OK(rtuTraversalDestroy(t));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"closest", test_closest},
        {"any", test_any},
        {"cull", test_cull},
        {"again", test_again},
        {"empty", test_empty},
        {"saved", test_saved},
        {"shared-context", test_shared_context},
        {"order", test_order},
        {"creation", test_creation},
    };
    if (argc > 1 && !strcmp(argv[1], "cuda")) {
        RTcontext context;
        char name[128];
        on_device = RTU_INITOPTION_GPU_ONLY;
        if (rtContextCreate(&context) || rwContextSetDevice(context, "cuda")) return 1;
        if (rwContextGetDeviceName(context, name, sizeof name)) SKIP("there is no GPU");
        rtContextDestroy(context);
    }
    return RUN_TABLE(tests);
}
