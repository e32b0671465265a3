/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuTraversal*: what rays hit is known, or computed by brute force; every format, every output,
 * saved trees.
 *   api.traversal [cuda]
 */
#include <math.h>

#include "runtime/base/memory.h"
#include "tests/api/traversal.h"

/* ---- known answers ---- */

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

/* ---- many triangles ---- */

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

/* ---- saved trees ---- */

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

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"closest", test_closest}, {"any", test_any},     {"cull", test_cull},
        {"again", test_again},     {"empty", test_empty}, {"saved", test_saved},
    };
    choose_device(argc, argv);
    return RUN_TABLE(tests);
}
