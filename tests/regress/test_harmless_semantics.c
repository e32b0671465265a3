/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Uses of semantics that were refused though they harm nobody: rtTriangleBarycentrics written by
 * intersection and attribute programs, rtPayload in intersection, attribute, visit and exception
 * programs. The triangles of mesh.h, and a wall in the same group at a height of its own.
 */
#include "tests/api/mesh.h"
#include "tests/device.h"

static const char text[] =
    "#include <raywright_device.h>\n"
    "struct Large { unsigned int first; float rest[8]; };\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(Large, large, rtPayload, );\n"
    "rtDeclareVariable(float2, weights, attribute rtTriangleBarycentrics, );\n"
    "rtDeclareVariable(float, height, , );\n"
    "rtBuffer<unsigned int> out;\n"
    "RT_PROGRAM void halve() {\n"
    "    weights = 0.5f * weights; payload |= 0x10000;\n"
    "}\n"
    "RT_PROGRAM void wall(int) {\n"
    "    if (!rtPotentialIntersection((height - ray.origin.z) / ray.direction.z)) return;\n"
    "    weights = make_float2(0.6f, 0.3f);\n"
    "    out[10] += 1; payload |= 0x20000;\n"
    "    if (rtReportIntersection(0)) out[11] += 1;\n"
    "}\n"
    "RT_PROGRAM void bounds(int, float box[6]) {\n"
    "    box[0] = box[1] = -10; box[3] = box[4] = 10; box[2] = 0; box[5] = 10;\n"
    "}\n"
    "RT_PROGRAM void hit() {\n"
    "    out[2] = (unsigned)(weights.x * 100 + 0.5f); out[3] = (unsigned)(weights.y * 100 + "
    "0.5f);\n"
    "}\n"
    "RT_PROGRAM void any() { out[4] += (unsigned)(weights.x * 1000 + 0.5f); }\n"
    "RT_PROGRAM void visit() { payload |= 0x40000; rtIntersectChild(0); }\n"
    "RT_PROGRAM void throwing() { rtThrow(RT_EXCEPTION_USER + 1); }\n"
    "RT_PROGRAM void caught() {\n"
    "    out[5] = large.first + 1; large.first = 7; large.rest[7] = 3.0f;\n"
    "    out[6] = large.first + (unsigned)large.rest[7];\n"
    "}\n";

static RTresult ours(struct world *w, const char *name, RTprogram *out)
{
    return launch_program(&w->l, text, name, out);
}

static RTresult add_wall(struct world *w)
{
    RTprogram wall, bounds;
    RTgeometry geometry;
    RTgeometryinstance instance;
    TRY(ours(w, "wall", &wall));
    TRY(ours(w, "bounds", &bounds));
    TRY(rtGeometryCreate(w->context, &geometry));
    TRY(rtGeometrySetPrimitiveCount(geometry, 1));
    TRY(rtGeometrySetIntersectionProgram(geometry, wall));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
    TRY(rtGeometryInstanceCreate(w->context, &instance));
    TRY(rtGeometryInstanceSetGeometry(instance, geometry));
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, w->materials[1]));
    TRY(rtGeometryGroupSetChildCount(w->group, 2));
    return rtGeometryGroupSetChild(w->group, 1, instance);
}

static RTresult set_hit(struct world *w, const char *closest, const char *any)
{
    RTprogram closest_hit, any_hit;
    TRY(ours(w, closest, &closest_hit));
    for (unsigned m = 0; m < 2; m++)
        TRY(rtMaterialSetClosestHitProgram(w->materials[m], 0, closest_hit));
    if (!any) return RT_SUCCESS;
    TRY(ours(w, any, &any_hit));
    return rtMaterialSetAnyHitProgram(w->materials[1], 0, any_hit);
}

static RTresult run_at(struct world *w, float height)
{
    RTvariable v;
    TRY(rtContextQueryVariable(w->context, "height", &v));
    if (!v) TRY(rtContextDeclareVariable(w->context, "height", &v));
    TRY(rtVariableSet1f(v, height));
    return run(w);
}

/* The weights of the closest hit, whichever kind it is of and in whatever order hits came. */
TEST(weights_of_intersection_program)
{
    BEGIN("hit");
    OK(set_hit(&w, "hit", "any"));
    OK(add_wall(&w));
    OK(run_at(&w, 0.5f)); /* before all triangles */
    CHECK(w.words[2] == 60 && w.words[3] == 30 && w.words[4] % 600 == 0 && w.words[4]);
    CHECK(w.words[0] == 0x20000 && w.words[10] == w.words[11]);
    OK(run_at(&w, 9.5f)); /* behind them */
    CHECK(w.words[2] == 25 && w.words[3] == 50);
    END;
}

TEST(weights_of_attribute_program)
{
    RTprogram halve;
    BEGIN("hit");
    OK(set_hit(&w, "hit", NULL));
    OK(ours(&w, "halve", &halve));
    OK(rtGeometryTrianglesSetAttributeProgram(w.triangles, halve));
    OK(run(&w));
    CHECK(w.words[2] == 13 && w.words[3] == 25 && w.words[0] == 0x10000);
    OK(add_wall(&w));
    OK(run_at(&w, 0.5f));
    CHECK(w.words[2] == 60 && w.words[3] == 30);
    END;
}

/* The ray's in a visit program; zeros of its own in an exception program, where the ray is gone. */
TEST(payload)
{
    RTprogram visit, caught;
    RTselector selector;
    BEGIN("hit");
    OK(set_hit(&w, "hit", NULL));
    OK(ours(&w, "visit", &visit));
    OK(ours(&w, "caught", &caught));
    OK(rtSelectorCreate(context, &selector));
    OK(rtSelectorSetVisitProgram(selector, visit));
    OK(rtSelectorSetChildCount(selector, 1));
    OK(rtSelectorSetChild(selector, 0, w.group));
    OK(rtVariableSetObject(w.scene, selector));
    OK(rtContextSetExceptionProgram(context, 0, caught));
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_USER, 1));
    OK(run(&w));
    CHECK(w.words[0] == 0x40000 && w.words[5] == 0);
    OK(set_hit(&w, "throwing", NULL));
    OK(run(&w));
    CHECK(w.words[0] == 0 && w.words[5] == 1 && w.words[6] == 10);
    END;
}

int main(int count, char **arguments)
{
    static const struct rw_test tests[] = {
        {"weights-of-intersection-program", test_weights_of_intersection_program},
        {"weights-of-attribute-program", test_weights_of_attribute_program},
        {"payload", test_payload},
    };
    const char *device = count > 1 ? arguments[1] : "cpu";
    need_device(device);
    setenv("RW_DEVICE", device, 1);
    return RUN_TABLE(tests);
}
