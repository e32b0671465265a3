/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A graph of a million geometry instances, half of them with a variable of their own: validation,
 * planning, both in one as for a launch, and filling tables take time in proportion to it. The
 * limit is ten times what was measured; whoever searches in a list again needs hours.
 */
#include <time.h>

#include "runtime/launch/tables.h"
#include "tests/api/scene.h"
#include "tests/api/support.h"

enum { COUNT = 1000000 };

static double seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static RTresult add_instances(struct scene *s)
{
    SCENE(rtGeometryGroupSetChildCount(s->geometry_group, COUNT));
    SCENE(rtGeometryGroupSetChild(s->geometry_group, 0, s->instance));
    for (unsigned i = 1; i < COUNT; i++) {
        RTgeometryinstance instance;
        RTvariable v;
        SCENE(rtGeometryInstanceCreate(s->context, &instance));
        SCENE(rtGeometryInstanceSetGeometry(instance, s->geometry));
        SCENE(rtGeometryInstanceSetMaterialCount(instance, 1));
        SCENE(rtGeometryInstanceSetMaterial(instance, 0, s->material));
        SCENE(rtGeometryInstanceDeclareVariable(instance, "tag", &v));
        SCENE(rtVariableSetUserData(v, 8, "abcdefg"));
        SCENE(rtGeometryGroupSetChild(s->geometry_group, i, instance));
        if (i % 2) continue;
        SCENE(rtGeometryInstanceDeclareVariable(instance, "colour", &v));
        SCENE(rtVariableSet3f(v, (float)i, 0, 0));
    }
    return RT_SUCCESS;
}

TEST(million)
{
    struct scene s;
    struct rw_plan plan;
    struct rw_tables tables;
    double begin = seconds(), made, validated, planned, both, checked, filled;
    RTresult result = scene_make(&s);
    RTcontext context = s.context;
    OK(result);
    OK(add_instances(&s));
    made = seconds();
    OK(rtContextValidate(context));
    validated = seconds();
    OK(rw_plan_make(context, &plan));
    planned = seconds();
    rw_plan_free(&plan);
    rw_changed_types(context);
    both = seconds();
    OK(rw_plan_make(context, &plan));
    both = seconds() - both;
    rw_changed_types(context);
    checked = seconds();
    OK(rw_plan_check(context, &plan));
    checked = seconds() - checked;
    filled = seconds();
    OK(rw_tables_fill(context, &plan, &(struct rw_value_reader){0}, &tables));
    filled = seconds() - filled;
    printf("made %.2f s, validated %.2f s, planned %.2f s, both in one %.2f s, validated again "
           "%.2f s, filled %.2f s\n",
           made - begin, validated - made, planned - validated, both, checked, filled);
    CHECK_EQ(plan.geometry_count, COUNT);
    CHECK_EQ(plan.record_count, COUNT);
    CHECK_EQ(rw_plan_geometry(&plan, s.instance), 0);
    uint32_t closest_hit = rw_plan_id(&plan, s.closest_hit, RWC_CLOSEST_HIT);
    CHECK(closest_hit);
    CHECK_EQ(plan.programs[closest_hit - RW_STATE_FIRST_PROGRAM].use_count, COUNT);
    rw_tables_free(&tables);
    rw_plan_free(&plan);
    OK(rtContextDestroy(context));
    CHECK(planned - validated < 10);
    CHECK(both < 30);
    CHECK(checked < 20);
    CHECK(validated - made < 20);
}

int main(void)
{
    static const struct rw_test tests[] = {{"million", test_million}};
    return RUN_TABLE(tests);
}
