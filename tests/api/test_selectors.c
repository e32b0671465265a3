/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Selectors: the visit program chooses the children that a ray enters. The wall of launch.h hangs
 * below child 1; child 0 is the same wall, further away.
 *   api.selectors [cpu|cuda]
 */
#include "tests/api/launch.h"
#include "tests/device.h"

#define BEGIN                                                                                      \
    struct launch l;                                                                               \
    RTresult made = make(&l);                                                                      \
    RTcontext context = l.context;                                                                 \
    OK(made)
#define END OK(rtContextDestroy(context))

/* Chooses by the selector's own variable; 2 chooses both, 3 neither, 4 a child there is not, 5 by
 * where the ray starts in the selector's space. */
static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(int, choice, , );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtBuffer<unsigned int, 2> output;\n"
    "RT_PROGRAM void visit() {\n"
    "    if (choice == 0 || choice == 2) rtIntersectChild(0);\n"
    "    if (choice == 1 || choice == 2) rtIntersectChild(1);\n"
    "    if (choice == 4) rtIntersectChild(7);\n"
    "    if (choice == 5) rtIntersectChild(ray.origin.y < 1 ? 0 : 1);\n"
    "}\n"
    "rtDeclareVariable(unsigned int, payload, rtPayload, );\n"
    "rtDeclareVariable(float, t, rtIntersectionDistance, );\n"
    "RT_PROGRAM void distance() { payload = (unsigned int)(10 * t + 0.5f); }\n"
    "RT_PROGRAM void caught() { output[index] = rtGetExceptionCode(); }\n";

static RTvariable choice; /* of the selector that the test is about */

static RTresult make_transform(RTcontext context, float dy, float dz, RTobject child,
                               RTtransform *out)
{
    const float matrix[16] = {1, 0, 0, 0, 0, 1, 0, dy, 0, 0, 1, dz, 0, 0, 0, 1};
    TRY(rtTransformCreate(context, out));
    TRY(rtTransformSetMatrix(*out, 0, matrix, NULL));
    return rtTransformSetChild(*out, child);
}

static RTresult make_selector(struct launch *l, RTobject child0, RTobject child1, RTselector *out)
{
    RTprogram visit;
    TRY(launch_program(l, source, "visit", &visit));
    TRY(rtSelectorCreate(l->context, out));
    TRY(rtSelectorSetVisitProgram(*out, visit));
    TRY(rtSelectorSetChildCount(*out, 2));
    TRY(rtSelectorSetChild(*out, 0, child0));
    TRY(rtSelectorSetChild(*out, 1, child1));
    TRY(rtSelectorDeclareVariable(*out, "choice", &choice));
    return rtVariableSet1i(choice, 1);
}

/* scene -> selector -> (moved wall by 3, wall) */
static RTresult make(struct launch *l)
{
    RTprogram hit, caught;
    RTobject wall;
    RTtransform far;
    RTselector selector;
    RTvariable scene;
    TRY(launch_make(l));
    TRY(launch_program(l, source, "distance", &hit));
    TRY(rtMaterialSetClosestHitProgram(l->material, 0, hit));
    TRY(launch_program(l, source, "caught", &caught));
    TRY(rtContextSetExceptionProgram(l->context, 0, caught));
    TRY(rtContextQueryVariable(l->context, "scene", &scene));
    TRY(rtVariableGetObject(scene, &wall));
    TRY(make_transform(l->context, 0, 3, wall, &far));
    TRY(make_selector(l, far, wall, &selector));
    return rtVariableSetObject(scene, selector);
}

enum { FAR = 40, NEAR = 10, MISS = 100 };

TEST(choice_of_children)
{
    static const unsigned expected[] = {FAR, NEAR, NEAR, MISS, MISS};
    BEGIN;
    for (int c = 0; c < 5; c++) {
        OK(rtVariableSet1i(choice, c));
        OK(launch_run(&l));
        CHECK_EQ(l.pixels[0][0], expected[c]);
        CHECK_EQ(l.pixels[0][3], MISS);
    }
    END;
}

TEST(child_out_of_range)
{
    BEGIN;
    OK(rtContextSetExceptionEnabled(context, RT_EXCEPTION_INDEX_OUT_OF_BOUNDS, 1));
    OK(rtVariableSet1i(choice, 4));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], RT_EXCEPTION_INDEX_OUT_OF_BOUNDS);
    END;
}

TEST(choice_by_the_ray)
{
    BEGIN;
    OK(rtVariableSet1i(choice, 5));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], FAR);
    CHECK_EQ(l.pixels[1][0], NEAR);
    CHECK_EQ(l.pixels[2][0], NEAR);
    END;
}

/* Below a transform the visit program sees the ray in the selector's space, and below another
 * selector both have to choose; each has its own value of the variable. */
TEST(selector_below_transform_and_selector)
{
    RTvariable scene, inner;
    RTobject top;
    RTtransform moved;
    RTselector outer;
    BEGIN;
    OK(rtContextQueryVariable(context, "scene", &scene));
    OK(rtVariableGetObject(scene, &top));
    OK(make_transform(context, 1, 0, top, &moved));
    inner = choice;
    OK(make_selector(&l, moved, moved, &outer));
    OK(rtVariableSetObject(scene, outer));
    OK(rtVariableSet1i(inner, 5));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[0][0], MISS); /* y = 0.5 is below the moved wall */
    CHECK_EQ(l.pixels[1][0], FAR);
    CHECK_EQ(l.pixels[2][0], NEAR);
    OK(rtVariableSet1i(choice, 3));
    OK(launch_run(&l));
    CHECK_EQ(l.pixels[2][0], MISS);
    END;
}

static const struct rw_test tests[] = {
    {"choice of children", test_choice_of_children},
    {"child out of range", test_child_out_of_range},
    {"choice by the ray", test_choice_by_the_ray},
    {"selector below transform and selector", test_selector_below_transform_and_selector},
};

int main(int argc, char **argv)
{
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
