/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel that takes another's place, here as it is to be cancelled, while trees have to be built
 * and no value has changed: its bounding box programs ran before it had the values of variables,
 * and the boxes were empty.
 */
#include "tests/api/launch.h"

static const char source[] =
    PREAMBLE "rtDeclareVariable(float, extent, , );\n"
             "RT_PROGRAM void bounds_by_variable(int, float box[6]) {\n"
             "    box[0] = box[1] = 0; box[2] = box[5] = 1; box[3] = extent; box[4] = 2 * extent;\n"
             "}\n";

static RTresult find_geometry(struct launch *l, RTgeometry *geometry, RTacceleration *acceleration)
{
    RTvariable scene;
    RTobject group;
    RTgeometryinstance instance;
    TRY(rtContextQueryVariable(l->context, "scene", &scene));
    TRY(rtVariableGetObject(scene, &group));
    TRY(rtGeometryGroupGetAcceleration(group, acceleration));
    TRY(rtGeometryGroupGetChild(group, 0, &instance));
    return rtGeometryInstanceGetGeometry(instance, geometry);
}

static RTresult set_bounds(struct launch *l, RTgeometry geometry)
{
    RTprogram bounds;
    RTvariable extent;
    TRY(launch_program(l, source, "bounds_by_variable", &bounds));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
    TRY(rtContextDeclareVariable(l->context, "extent", &extent));
    return rtVariableSet1f(extent, 2);
}

static int is_right(const struct launch *l)
{
    int right = 1;
    for (unsigned y = 0; y < SIDE; y++)
        for (unsigned x = 0; x < SIDE; x++) right &= l->pixels[y][x] == (x < 2 ? 1u : 100u);
    return right;
}

static int go_on(void)
{
    return 0;
}

TEST(boxes)
{
    struct launch l;
    RTgeometry geometry;
    RTacceleration acceleration;
    RTresult made = launch_make(&l);
    RTcontext context = l.context;
    OK(made);
    OK(find_geometry(&l, &geometry, &acceleration));
    OK(set_bounds(&l, geometry));
    OK(launch_run(&l));
    CHECK(is_right(&l));
    OK(rtContextSetTimeoutCallback(context, go_on, 1000));
    OK(rtAccelerationMarkDirty(acceleration));
    OK(launch_run(&l));
    CHECK(is_right(&l));
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {{"boxes", test_boxes}};
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
