/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The property "refit" of accelerations over geometry triangles: a dirty tree keeps its shape and
 * gets new boxes, and rays find what has moved. Whether a tree was refitted or built shows in its
 * cost, for the triangles lie in a column and change places at random.
 */
#include "tests/api/mesh.h"

#include <stdlib.h>

enum { COLUMN = 900 };

/* Triangle k of the column is at height 1 + order[k]; the ray meets them all. */
static unsigned order[COLUMN];

static void shuffle(unsigned seed)
{
    for (unsigned k = 0; k < COLUMN; k++) order[k] = k;
    for (unsigned k = COLUMN - 1; k; k--) {
        seed = seed * 1664525u + 1013904223u;
        unsigned other = (seed >> 8) % (k + 1), kept = order[k];
        order[k] = order[other];
        order[other] = kept;
    }
}

/* Of the first `count` triangles. */
static unsigned lowest(unsigned count)
{
    unsigned found = 0;
    for (unsigned k = 1; k < count; k++)
        if (order[k] < order[found]) found = k;
    return found;
}

static RTresult write_column(struct world *w)
{
    float(*to)[3][3];
    TRY(rtBufferMap(w->vertices, (void **)&to));
    for (unsigned k = 0; k < COLUMN; k++) {
        const float z = 1 + (float)order[k];
        const float corners[3][3] = {{0, 0, z}, {1, 0, z}, {0, 1, z}};
        memcpy(to[k], corners, sizeof corners);
    }
    TRY(rtBufferUnmap(w->vertices));
    return rtAccelerationMarkDirty(w->acceleration);
}

static RTresult set_column(RTgeometrytriangles triangles, RTbuffer vertices, unsigned first,
                           unsigned count)
{
    TRY(rtGeometryTrianglesSetPrimitiveCount(triangles, count));
    TRY(rtGeometryTrianglesSetTriangleIndices(triangles, NULL, 0, 12, RT_FORMAT_UNSIGNED_INT3));
    return rtGeometryTrianglesSetVertices(triangles, 3 * count, vertices, 36ull * first, 12,
                                          RT_FORMAT_FLOAT3);
}

static RTresult make_column(struct world *w, const char *refit)
{
    TRY(make(w, "hit"));
    TRY(rtBufferSetSize1D(w->vertices, 3 * COLUMN));
    for (unsigned k = 0; k < COLUMN; k++) order[k] = k;
    TRY(write_column(w));
    TRY(set_column(w->triangles, w->vertices, 0, COLUMN));
    return rtAccelerationSetProperty(w->acceleration, "refit", refit);
}

#define COLUMN_BEGIN(refit)                                                                        \
    struct world w = {0};                                                                          \
    RTresult made = make_column(&w, refit);                                                        \
    RTcontext context = w.context;                                                                 \
    OK(made)

static double cost(const struct world *w)
{
    rwAccelerationStatistics s;
    return rwAccelerationGetStatistics(w->acceleration, &s) ? -1 : s.sah_cost;
}

/* What a tree over the column costs that was never refitted. */
static double built_cost(const char *builder)
{
    struct world w = {0};
    double found = -1;
    unsigned kept[COLUMN];
    memcpy(kept, order, sizeof kept);
    RTresult result = make_column(&w, "1"); /* nothing to refit yet; the same kind of nodes */
    memcpy(order, kept, sizeof kept);
    if (!result) result = rtAccelerationSetBuilder(w.acceleration, builder);
    if (!result) result = write_column(&w);
    if (!result) result = run(&w);
    if (!result) found = cost(&w);
    rtContextDestroy(w.context);
    return found;
}

TEST(moved)
{
    COLUMN_BEGIN("1");
    rwAccelerationStatistics before, after;
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    OK(rwAccelerationGetStatistics(w.acceleration, &before));
    for (unsigned seed = 1; seed < 4; seed++) {
        shuffle(seed);
        OK(write_column(&w));
        OK(run(&w));
        CHECK_EQ(w.words[0], lowest(COLUMN));
        CHECK_EQ(w.words[1], 4);
        OK(rwAccelerationGetStatistics(w.acceleration, &after));
        CHECK_EQ(after.node_count, before.node_count);
        CHECK_EQ(after.bytes, before.bytes);
        CHECK(after.sah_cost > 3 * before.sah_cost);
    }
    OK(rtAccelerationSetProperty(w.acceleration, "refit", "0"));
    OK(run(&w));
    CHECK_EQ(w.words[0], lowest(COLUMN));
    CHECK(cost(&w) < 2 * before.sah_cost);
    END;
}

/* What stays where it is keeps its tree to the last bit, and so do triangles that come back. */
TEST(there_and_back)
{
    COLUMN_BEGIN("1");
    double first;
    OK(run(&w));
    first = cost(&w);
    shuffle(7);
    OK(write_column(&w));
    OK(run(&w));
    CHECK(cost(&w) > 3 * first);
    for (unsigned k = 0; k < COLUMN; k++) order[k] = k;
    OK(write_column(&w));
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    CHECK(cost(&w) > 0.999 * first && cost(&w) < 1.001 * first);
    END;
}

/* A tree that was made otherwise is built anew. */
TEST(other_builder)
{
    COLUMN_BEGIN("1");
    OK(rtAccelerationSetBuilder(w.acceleration, "Trbvh"));
    OK(run(&w));
    shuffle(1);
    OK(write_column(&w));
    OK(rtAccelerationSetBuilder(w.acceleration, "Lbvh"));
    OK(run(&w));
    CHECK_EQ(w.words[0], lowest(COLUMN));
    CHECK(cost(&w) > 0);
    CHECK(cost(&w) == built_cost("Lbvh"));
    END;
}

/* Other triangles, as many and fewer: of the first child, of the second, of both. */
TEST(other_counts)
{
    static const unsigned counts[][2] = {{300, 600}, {600, 300}, {0, 900},
                                         {900, 0},   {300, 200}, {300, 600}};
    RTgeometrytriangles second;
    RTgeometryinstance instance;
    COLUMN_BEGIN("1");
    OK(rtGeometryTrianglesCreate(context, &second));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryInstanceSetGeometryTriangles(instance, second));
    OK(rtGeometryInstanceSetMaterialCount(instance, 1));
    OK(rtGeometryInstanceSetMaterial(instance, 0, w.materials[1]));
    OK(rtGeometryGroupSetChildCount(w.group, 2));
    OK(rtGeometryGroupSetChild(w.group, 1, instance));
    for (unsigned i = 0; i < sizeof counts / sizeof *counts; i++) {
        shuffle(i);
        const unsigned first = counts[i][0], found = lowest(first + counts[i][1]);
        OK(write_column(&w));
        OK(set_column(w.triangles, w.vertices, 0, first));
        OK(set_column(second, w.vertices, first % COLUMN, counts[i][1]));
        OK(run(&w));
        CHECK_EQ(w.words[5], found < first ? 50 : 51);
        CHECK_EQ(w.words[0], found < first ? found : found - first);
        CHECK_EQ(w.words[1], 4 * (1 + order[found]));
    }
    END;
}

/* A tree out of bytes is built anew once, and refitted from then on. */
TEST(saved)
{
    COLUMN_BEGIN("1");
    RTsize size;
    double first;
    OK(run(&w));
    first = cost(&w);
    OK(rtAccelerationGetDataSize(w.acceleration, &size));
    void *data = malloc(size);
    OK(rtAccelerationGetData(w.acceleration, data));
    OK(rtAccelerationSetData(w.acceleration, data, size));
    free(data);
    OK(run(&w));
    CHECK_EQ(w.words[0], 0);
    for (unsigned seed = 1; seed < 3; seed++) {
        shuffle(seed);
        OK(write_column(&w));
        OK(run(&w));
        CHECK_EQ(w.words[0], lowest(COLUMN));
        CHECK(seed == 1 ? cost(&w) < 2 * first : cost(&w) > 3 * first);
    }
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"moved", test_moved},
        {"there-and-back", test_there_and_back},
        {"other-builder", test_other_builder},
        {"other-counts", test_other_counts},
        {"saved", test_saved},
    };
    return RUN_TABLE(tests);
}
