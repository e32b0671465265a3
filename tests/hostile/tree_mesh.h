/* SPDX-License-Identifier: Apache-2.0 */
/* A mesh whose tree is saved, for tests that change it. Its materials are far beyond the one that
 * there is. */
#ifndef RW_HOSTILE_TREE_MESH_H
#define RW_HOSTILE_TREE_MESH_H

#include "compiler/base/hash.h"
#include "tests/hostile/camera.h"

enum { SIDE = 12, TRIANGLES = 2 * SIDE * SIDE };

/* A bumpy square of triangles. */
static inline void tree_mesh_corners(float (*corners)[3])
{
    static const int steps[6][2] = {{0, 0}, {1, 0}, {0, 1}, {1, 0}, {1, 1}, {0, 1}};
    for (int k = 0; k < SIDE * SIDE; k++)
        for (int c = 0; c < 6; c++) {
            const int x = k % SIDE + steps[c][0], y = k / SIDE + steps[c][1];
            float *v = *corners++;
            v[0] = (float)x - SIDE / 2, v[1] = (float)y - SIDE / 2, v[2] = (float)((x * y) % 5);
        }
}

struct tree_mesh {
    RTcontext context;
    RTgeometrytriangles triangles;
    RTgeometrygroup group;
    RTacceleration acceleration;
};

static inline RTresult tree_mesh_triangles(struct tree_mesh *m)
{
    RTbuffer vertices, materials;
    void *bytes;
    TRY(rtBufferCreate(m->context, RT_BUFFER_INPUT, &vertices));
    TRY(rtBufferSetFormat(vertices, RT_FORMAT_FLOAT3));
    TRY(rtBufferSetSize1D(vertices, 3 * TRIANGLES));
    TRY(rtBufferMap(vertices, &bytes));
    tree_mesh_corners(bytes);
    TRY(rtBufferUnmap(vertices));
    TRY(rtBufferCreate(m->context, RT_BUFFER_INPUT, &materials));
    TRY(rtBufferSetFormat(materials, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(materials, TRIANGLES));
    TRY(rtBufferMap(materials, &bytes)); /* far beyond the one material that there is */
    for (unsigned k = 0; k < TRIANGLES; k++) ((unsigned *)bytes)[k] = k % 3 ? 0x10000000u * k : 0;
    TRY(rtBufferUnmap(materials));
    TRY(rtGeometryTrianglesCreate(m->context, &m->triangles));
    TRY(rtGeometryTrianglesSetPrimitiveCount(m->triangles, TRIANGLES));
    TRY(rtGeometryTrianglesSetMaterialIndices(m->triangles, materials, 0, 4,
                                              RT_FORMAT_UNSIGNED_INT));
    return rtGeometryTrianglesSetVertices(m->triangles, 3 * TRIANGLES, vertices, 0, 12,
                                          RT_FORMAT_FLOAT3);
}

/* The camera looks along z from the origin; a closest-hit program is there to be looked up. */
static inline RTresult tree_mesh_make(struct tree_mesh *m)
{
    static const char hit[] = ".version 7.0\n.target sm_75\n.address_size 64\n"
                              ".visible .entry hit() { ret; }\n";
    RTgeometryinstance instance;
    RTmaterial material;
    RTprogram program;
    TRY(camera_make(&m->context, ""));
    TRY(tree_mesh_triangles(m));
    TRY(rtProgramCreateFromPTXString(m->context, hit, "hit", &program));
    TRY(rtMaterialCreate(m->context, &material));
    TRY(rtMaterialSetClosestHitProgram(material, 0, program));
    TRY(rtMaterialSetAnyHitProgram(material, 0, program));
    TRY(rtGeometryInstanceCreate(m->context, &instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(instance, m->triangles));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(camera_make_leaf(m->context, &m->group));
    TRY(rtGeometryGroupGetAcceleration(m->group, &m->acceleration));
    TRY(rtAccelerationSetBuilder(m->acceleration, "Bvh"));
    TRY(rtGeometryGroupSetChildCount(m->group, 1));
    TRY(rtGeometryGroupSetChild(m->group, 0, instance));
    return camera_set_root(m->context, m->group);
}

/* Builds its tree and saves that; to be freed, NULL: something failed. */
static inline unsigned char *tree_mesh_save(const struct tree_mesh *m, RTsize *size)
{
    if (rtContextLaunch1D(m->context, 0, 1) || rtAccelerationGetDataSize(m->acceleration, size))
        return NULL;
    unsigned char *saved = malloc(*size);
    if (saved && !rtAccelerationGetData(m->acceleration, saved)) return saved;
    free(saved);
    return NULL;
}

/* As runtime/scene/tree_saved.c has it: 16 bytes of checksum at 24, of all from 40 on. */
static inline void tree_mesh_sign(unsigned char *bytes, size_t size)
{
    rwc_checksum(bytes + 40, size - 40, bytes + 24);
}

#endif
