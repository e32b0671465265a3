/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees over few primitives are made of other nodes on a GPU than those over many, and a scene has
 * one kind: a group that nobody touched gets other nodes when its neighbour grows. Rays find the
 * same, also where the nodes are chosen by RW_NODES, and with trees saved as another kind.
 */
#include <stdbool.h>

#include "tests/api/mesh.h"

#include <stdlib.h>

enum { FEW = 40, MANY = 5000 }; /* of RW_NARROW_MOST_SHAPES */

/* The mesh of mesh.h, at heights 1 to 3, beside a column that begins at 10. */
struct pair {
    struct world w;
    RTgeometrygroup column;
    RTgeometrytriangles triangles;
    RTacceleration acceleration;
    RTbuffer vertices;
    RTgroup both;
};

static RTresult make_column(struct pair *p)
{
    RTcontext c = p->w.context;
    RTgeometryinstance instance;
    TRY(rtBufferCreate(c, RT_BUFFER_INPUT, &p->vertices));
    TRY(rtBufferSetFormat(p->vertices, RT_FORMAT_FLOAT3));
    TRY(rtGeometryTrianglesCreate(c, &p->triangles));
    TRY(rtGeometryInstanceCreate(c, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, p->triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, p->w.materials[0]));
    TRY(rtAccelerationCreate(c, &p->acceleration));
    TRY(rtGeometryGroupCreate(c, &p->column));
    TRY(rtGeometryGroupSetAcceleration(p->column, p->acceleration));
    TRY(rtGeometryGroupSetChildCount(p->column, 1));
    return rtGeometryGroupSetChild(p->column, 0, instance);
}

static RTresult make_pair(struct pair *p)
{
    RTacceleration top;
    TRY(make(&p->w, "hit"));
    TRY(make_column(p));
    TRY(rtAccelerationCreate(p->w.context, &top));
    TRY(rtGroupCreate(p->w.context, &p->both));
    TRY(rtGroupSetAcceleration(p->both, top));
    TRY(rtGroupSetChildCount(p->both, 2));
    TRY(rtGroupSetChild(p->both, 0, p->w.group));
    return rtGroupSetChild(p->both, 1, p->column);
}

/* Triangle k is at height 10 + (k + low) % count: the lowest is count - low. */
static RTresult set_count(struct pair *p, unsigned count, unsigned low)
{
    float(*to)[3][3];
    TRY(rtBufferSetSize1D(p->vertices, 3 * count));
    TRY(rtBufferMap(p->vertices, (void **)&to));
    for (unsigned k = 0; k < count; k++) {
        const float z = 10 + (float)((k + low) % count) / 64;
        const float corners[3][3] = {{0, 0, z}, {1, 0, z}, {0, 1, z}};
        memcpy(to[k], corners, sizeof corners);
    }
    TRY(rtBufferUnmap(p->vertices));
    TRY(rtGeometryTrianglesSetPrimitiveCount(p->triangles, count));
    TRY(rtGeometryTrianglesSetTriangleIndices(p->triangles, NULL, 0, 12, RT_FORMAT_UNSIGNED_INT3));
    TRY(rtGeometryTrianglesSetVertices(p->triangles, 3 * count, p->vertices, 0, 12,
                                       RT_FORMAT_FLOAT3));
    return rtAccelerationMarkDirty(p->acceleration);
}

/* The primitive that the ray meets first, at quarters of a unit from its origin. */
static unsigned first_in(struct pair *p, RTobject scene, unsigned *quarters)
{
    if (rtVariableSetObject(p->w.scene, scene) || run(&p->w)) return ~0u;
    *quarters = p->w.words[1];
    return p->w.words[0];
}

static bool finds_all(struct pair *p, unsigned lowest)
{
    unsigned quarters = 0;
    return first_in(p, p->both, &quarters) == 0 && quarters == 4 &&
           first_in(p, p->column, &quarters) == lowest && quarters == 40 &&
           first_in(p, p->w.group, &quarters) == 0 && quarters == 4;
}

static RTresult grow_and_shrink(const char *nodes, bool *right)
{
    static const unsigned counts[] = {FEW, MANY, FEW, 1, MANY, 3};
    struct pair p = {0};
    setenv("RW_NODES", nodes, 1);
    RTresult result = make_pair(&p);
    unsetenv("RW_NODES");
    *right = true;
    for (size_t k = 0; !result && k < sizeof counts / sizeof counts[0]; k++) {
        const unsigned low = counts[k] / 3;
        result = set_count(&p, counts[k], low);
        *right &= !result && finds_all(&p, (counts[k] - low) % counts[k]);
    }
    rtContextDestroy(p.w.context);
    return result;
}

TEST(grows_and_shrinks)
{
    static const char *const nodes[] = {"auto", "narrow", "compressed"};
    for (int k = 0; k < 3; k++) {
        bool right;
        CHECK_EQ(grow_and_shrink(nodes[k], &right), RT_SUCCESS);
        CHECK(right);
    }
}

/* The trees of a small scene, loaded where there is more beside them. */
TEST(saved_among_few)
{
    struct pair p = {0};
    RTresult made = make_pair(&p);
    RTcontext context = p.w.context;
    OK(made);
    OK(set_count(&p, FEW, 0));
    CHECK(finds_all(&p, 0));
    RTsize size;
    OK(rtAccelerationGetDataSize(p.w.acceleration, &size));
    void *saved = malloc(size);
    CHECK(saved != NULL);
    OK(rtAccelerationGetData(p.w.acceleration, saved));
    OK(set_count(&p, MANY, 0));
    OK(rtAccelerationSetData(p.w.acceleration, saved, size));
    CHECK(finds_all(&p, 0));
    OK(set_count(&p, FEW, 1));
    OK(rtAccelerationSetData(p.w.acceleration, saved, size));
    CHECK(finds_all(&p, FEW - 1));
    free(saved);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"grows-and-shrinks", test_grows_and_shrinks},
        {"saved-among-few", test_saved_among_few},
    };
    return RUN_TABLE(tests);
}
