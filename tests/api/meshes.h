/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A scene for tests of several devices: meshes of different sizes, each over a cell of its own and
 * with a tree of its own, and a ray upwards for each index, which writes what it met down to the
 * bits of the distance. Needs NVRTC.
 */
#ifndef RW_TEST_MESHES_H
#define RW_TEST_MESHES_H

#include "runtime/device/device.h"
#include "runtime/object/object.h"
#include "runtime/scene/tree.h"
#include "tests/api/launch.h"
#include "tests/several.h"

enum { COLUMNS = 4, ROWS = 3, MESHES = COLUMNS * ROWS, WIDTH = 64, HEIGHT = 48 };
enum { PIXELS = WIDTH * HEIGHT };
typedef unsigned picture[PIXELS][4];

/* Squares along a side. */
static const unsigned mesh_sides[MESHES] = {3, 40, 5, 17, 9, 33, 2, 21, 12, 28, 7, 14};

static const char meshes_source[] =
    "rtDeclareVariable(float, distance, rtIntersectionDistance, );\n"
    "rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, );\n"
    "rtDeclareVariable(unsigned int, label, , );\n"
    "struct Met { unsigned int label, primitive, distance, weights; };\n"
    "rtDeclareVariable(Met, met, rtPayload, );\n"
    "rtBuffer<uint4, 2> seen;\n"
    "RT_PROGRAM void look() {\n"
    "    Met m = {~0u, 0, 0, 0};\n"
    "    float3 from = make_float3((index.x + 0.37f) / 16, (index.y + 0.37f) / 16, 0);\n"
    "    rtTrace(scene, optix::make_Ray(from, make_float3(0, 0, 1), 0, 0.0f, 10.0f), m);\n"
    "    seen[index] = make_uint4(m.label, m.primitive, m.distance, m.weights);\n"
    "}\n"
    "RT_PROGRAM void meet() {\n"
    "    met.label = label;\n"
    "    met.primitive = rtGetPrimitiveIndex();\n"
    "    met.distance = __float_as_uint(distance);\n"
    "    met.weights = __float_as_uint(weights.x) ^ (__float_as_uint(weights.y) << 1);\n"
    "}\n";

/* Before any context. Trees of few triangles are what they would be among more. */
static inline RTresult meshes_compile(void)
{
    setenv("RW_NODES", "compressed", 1);
    return launch_compile(meshes_source);
}

struct mesh {
    unsigned side; /* squares */
    RTbuffer vertices, indices;
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration tree;
};

struct meshes {
    struct launch l; /* only its context is used */
    RTcontext context;
    RTmaterial material;
    RTgroup top;
    RTacceleration top_tree;
    RTbuffer seen;
    struct mesh items[MESHES];
};

static inline RTresult meshes_buffer(RTcontext c, unsigned type, RTformat format, size_t count,
                                     RTbuffer *out)
{
    TRY(rtBufferCreate(c, type, out));
    TRY(rtBufferSetFormat(*out, format));
    return rtBufferSetSize1D(*out, count);
}

/* Corners of mesh `number` at heights that depend on the seed; the tree has to be marked dirty. */
static inline RTresult mesh_move(struct mesh *m, unsigned number, unsigned seed)
{
    const float x = (float)(number % COLUMNS), y = (float)(number / COLUMNS);
    float(*to)[3];
    TRY(rtBufferMap(m->vertices, (void **)&to));
    for (unsigned k = 0; k < (m->side + 1) * (m->side + 1); k++) {
        seed = seed * 1664525u + 1013904223u;
        to[k][0] = x + (float)(k % (m->side + 1)) / (float)m->side;
        to[k][1] = y + (float)(k / (m->side + 1)) / (float)m->side;
        to[k][2] = 1 + (float)(seed >> 16) / 65536.0f;
    }
    return rtBufferUnmap(m->vertices);
}

static inline RTresult mesh_fill(struct mesh *m)
{
    const unsigned side = m->side, row = side + 1;
    unsigned(*to)[3];
    TRY(rtBufferMap(m->indices, (void **)&to));
    for (unsigned k = 0; k < side * side; k++) {
        const unsigned at = k / side * row + k % side;
        const unsigned both[2][3] = {{at, at + 1, at + row + 1}, {at, at + row + 1, at + row}};
        memcpy(to[2 * k], both, sizeof both);
    }
    return rtBufferUnmap(m->indices);
}

/* A group with a tree over the mesh's triangles. */
static inline RTresult mesh_group(RTcontext c, struct mesh *m, RTmaterial material, unsigned label,
                                  const char *builder)
{
    const unsigned corners = (m->side + 1) * (m->side + 1), count = 2 * m->side * m->side;
    RTvariable v;
    TRY(rtGeometryTrianglesCreate(c, &m->triangles));
    TRY(rtGeometryTrianglesSetPrimitiveCount(m->triangles, count));
    TRY(rtGeometryTrianglesSetVertices(m->triangles, corners, m->vertices, 0, 12,
                                       RT_FORMAT_FLOAT3));
    TRY(rtGeometryTrianglesSetTriangleIndices(m->triangles, m->indices, 0, 12,
                                              RT_FORMAT_UNSIGNED_INT3));
    TRY(rtGeometryInstanceCreate(c, &m->instance));
    TRY(rtGeometryInstanceSetGeometryTriangles(m->instance, m->triangles));
    TRY(rtGeometryInstanceSetMaterialCount(m->instance, 1));
    TRY(rtGeometryInstanceSetMaterial(m->instance, 0, material));
    TRY(rtGeometryInstanceDeclareVariable(m->instance, "label", &v));
    TRY(rtVariableSet1ui(v, label));
    TRY(rtAccelerationCreate(c, &m->tree));
    TRY(rtAccelerationSetBuilder(m->tree, builder));
    TRY(rtGeometryGroupCreate(c, &m->group));
    TRY(rtGeometryGroupSetAcceleration(m->group, m->tree));
    TRY(rtGeometryGroupSetChildCount(m->group, 1));
    return rtGeometryGroupSetChild(m->group, 0, m->instance);
}

static inline RTresult mesh_make(struct meshes *s, unsigned number, const char *builder)
{
    struct mesh *m = &s->items[number];
    m->side = mesh_sides[number];
    const unsigned corners = (m->side + 1) * (m->side + 1), count = 2 * m->side * m->side;
    TRY(meshes_buffer(s->context, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, corners, &m->vertices));
    TRY(meshes_buffer(s->context, RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, count, &m->indices));
    TRY(mesh_move(m, number, number));
    TRY(mesh_fill(m));
    return mesh_group(s->context, m, s->material, number, builder);
}

/* Programs, an empty group as the scene, and what is seen. */
static inline RTresult meshes_context(struct meshes *s, const char *devices)
{
    RTprogram look, meet;
    RTvariable v;
    TRY(rtContextCreate(&s->context));
    RTcontext c = s->l.context = s->context;
    TRY(rwContextSetDevice(c, devices));
    TRY(rtContextSetEntryPointCount(c, 1));
    TRY(rtContextSetRayTypeCount(c, 1));
    TRY(launch_program(&s->l, NULL, "look", &look));
    TRY(launch_program(&s->l, NULL, "meet", &meet));
    TRY(rtContextSetRayGenerationProgram(c, 0, look));
    TRY(rtMaterialCreate(c, &s->material));
    TRY(rtMaterialSetClosestHitProgram(s->material, 0, meet));
    TRY(rtAccelerationCreate(c, &s->top_tree));
    TRY(rtGroupCreate(c, &s->top));
    TRY(rtGroupSetAcceleration(s->top, s->top_tree));
    TRY(rtContextDeclareVariable(c, "scene", &v));
    TRY(rtVariableSetObject(v, s->top));
    TRY(rtBufferCreate(c, RT_BUFFER_OUTPUT, &s->seen));
    TRY(rtBufferSetFormat(s->seen, RT_FORMAT_UNSIGNED_INT4));
    TRY(rtBufferSetSize2D(s->seen, WIDTH, HEIGHT));
    TRY(rtContextDeclareVariable(c, "seen", &v));
    return rtVariableSetObject(v, s->seen);
}

/* The context stays to be destroyed, also after a failure. */
static inline RTresult meshes_make(struct meshes *s, const char *devices, const char *builder)
{
    *s = (struct meshes){0};
    TRY(meshes_context(s, devices));
    TRY(rtGroupSetChildCount(s->top, MESHES));
    for (unsigned k = 0; k < MESHES; k++) {
        TRY(mesh_make(s, k, builder));
        TRY(rtGroupSetChild(s->top, k, s->items[k].group));
    }
    return RT_SUCCESS;
}

#define BEGIN                                                                                      \
    struct meshes s;                                                                               \
    RTresult made = meshes_make(&s, several_devices, "Trbvh");                                     \
    RTcontext context = s.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

static inline RTresult meshes_touch(struct meshes *s, unsigned number)
{
    TRY(rtAccelerationMarkDirty(s->items[number].tree));
    return rtAccelerationMarkDirty(s->top_tree);
}

static inline RTresult meshes_touch_all(struct meshes *s)
{
    for (unsigned k = 0; k < MESHES; k++) TRY(meshes_touch(s, k));
    return RT_SUCCESS;
}

static inline RTresult mesh_change(struct meshes *s, unsigned number, unsigned seed)
{
    TRY(mesh_move(&s->items[number], number, seed));
    return meshes_touch(s, number);
}

static inline RTresult meshes_set_refits(struct meshes *s)
{
    for (unsigned k = 0; k < MESHES; k++)
        TRY(rtAccelerationSetProperty(s->items[k].tree, "refit", "1"));
    return RT_SUCCESS;
}

static inline RTresult meshes_draw(struct meshes *s)
{
    return rtContextLaunch2D(s->context, 0, WIDTH, HEIGHT);
}

/* Launches and reads what was seen. */
static inline RTresult meshes_look(struct meshes *s, picture out)
{
    void *data;
    TRY(meshes_draw(s));
    TRY(rtBufferMapEx(s->seen, RT_BUFFER_MAP_READ, 0, NULL, &data));
    memcpy(out, data, sizeof(picture));
    return rtBufferUnmap(s->seen);
}

static inline const struct rw_tree *meshes_tree(const struct meshes *s, unsigned number)
{
    const struct rw_group_trees *trees = s->items[number].tree->built;
    return &trees->trees[RW_LEAF_TRIANGLES];
}

#endif
