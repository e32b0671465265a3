/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs made several times of one function: the kernel has the function once, unless a program
 * has variables of its own. Each column of the grid has a material of its own, with a program of
 * its own. Needs NVRTC.
 *   api.twins [cpu|cuda]
 */
#include "runtime/plan/plan.h"
#include "tests/api/launch.h"
#include "tests/device.h"

static const char column_source[] =
    PREAMBLE "rtDeclareVariable(unsigned int, mine, , );\n"
             "RT_PROGRAM void run() { unsigned int p = 0; shoot(p); output[index] = p; }\n"
             "RT_PROGRAM void hit() { payload = mine; }\n"
             "RT_PROGRAM void any() { payload = 1; }\n"
             "RT_PROGRAM void intersect(int) {\n"
             "    float t = (1 - ray.origin.z) / ray.direction.z;\n"
             "    if (rtPotentialIntersection(t)) rtReportIntersection((int)ray.origin.x);\n"
             "}\n"
             "RT_PROGRAM void bounds(int, float box[6]) {\n"
             "    box[0] = box[1] = 0; box[2] = box[5] = 1; box[3] = box[4] = 4;\n"
             "}\n";

struct columns {
    struct launch launch;
    RTprogram hits[SIDE];
    RTvariable mine;
};

static RTresult add_material(struct columns *c, RTgeometryinstance instance, unsigned column)
{
    RTmaterial material;
    RTprogram any;
    RTvariable mine;
    TRY(rtMaterialCreate(c->launch.context, &material));
    TRY(launch_program(&c->launch, column_source, "hit", &c->hits[column]));
    TRY(launch_program(&c->launch, column_source, "any", &any));
    TRY(rtMaterialSetClosestHitProgram(material, 0, c->hits[column]));
    TRY(rtMaterialSetAnyHitProgram(material, 0, any));
    TRY(rtMaterialDeclareVariable(material, "mine", &mine));
    TRY(rtVariableSet1ui(mine, 10 + column));
    return rtGeometryInstanceSetMaterial(instance, column, material);
}

/* The scene of launch.h with another geometry and other programs. */
static RTresult make_columns(struct columns *c)
{
    struct launch *l = &c->launch;
    RTgeometrygroup group;
    RTgeometryinstance instance;
    RTgeometry geometry;
    RTprogram run, intersect, bounds;
    RTvariable scene;
    RTobject object;
    TRY(launch_make_without(l));
    TRY(rtContextQueryVariable(l->context, "scene", &scene));
    TRY(rtVariableGetObject(scene, &object));
    group = object;
    TRY(rtGeometryGroupGetChild(group, 0, &instance));
    TRY(rtGeometryInstanceGetGeometry(instance, &geometry));
    TRY(launch_program(l, column_source, "run", &run));
    TRY(launch_program(l, column_source, "intersect", &intersect));
    TRY(launch_program(l, column_source, "bounds", &bounds));
    TRY(rtContextSetRayGenerationProgram(l->context, 0, run));
    TRY(rtGeometrySetIntersectionProgram(geometry, intersect));
    TRY(rtGeometrySetBoundingBoxProgram(geometry, bounds));
    TRY(rtGeometryInstanceSetMaterialCount(instance, SIDE));
    for (unsigned column = 0; column < SIDE; column++) TRY(add_material(c, instance, column));
    return RT_SUCCESS;
}

static unsigned count_programs(RTcontext context, enum rwc_program_kind kind)
{
    struct rw_plan plan;
    unsigned count = 0;
    if (rw_plan_make(context, &plan)) return 0;
    for (size_t k = 0; k < plan.program_count; k++) count += plan.programs[k].kind == kind;
    rw_plan_free(&plan);
    return count;
}

static bool shows(struct columns *c, const unsigned expected[SIDE])
{
    if (launch_run(&c->launch)) return false;
    for (unsigned y = 0; y < SIDE; y++)
        if (memcmp(c->launch.pixels[y], expected, SIDE * sizeof(expected[0]))) return false;
    return true;
}

TEST(one_function_one_program)
{
    struct columns c;
    CHECK(!make_columns(&c));
    RTcontext context = c.launch.context;
    CHECK(shows(&c, (const unsigned[SIDE]){10, 11, 12, 13}));
    CHECK_EQ(count_programs(context, RWC_CLOSEST_HIT), 1);
    CHECK_EQ(count_programs(context, RWC_ANY_HIT), 1);
    OK(rtContextDestroy(context));
}

TEST(variables_of_a_program)
{
    struct columns c;
    CHECK(!make_columns(&c));
    RTcontext context = c.launch.context;
    CHECK(shows(&c, (const unsigned[SIDE]){10, 11, 12, 13}));
    OK(rtProgramDeclareVariable(c.hits[2], "mine", &c.mine));
    OK(rtVariableSet1ui(c.mine, 50));
    CHECK(shows(&c, (const unsigned[SIDE]){10, 11, 50, 13}));
    CHECK_EQ(count_programs(context, RWC_CLOSEST_HIT), 2);
    OK(rtProgramRemoveVariable(c.hits[2], c.mine));
    CHECK(shows(&c, (const unsigned[SIDE]){10, 11, 12, 13}));
    CHECK_EQ(count_programs(context, RWC_CLOSEST_HIT), 1);
    OK(rtContextDestroy(context));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"one-function-one-program", test_one_function_one_program},
        {"variables-of-a-program", test_variables_of_a_program},
    };
    use_device(argc, argv);
    return RUN_TABLE(tests);
}
