/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A plan keeps which variable each use of a program finds, never its value: values change under it,
 * and taking variables away or adding some that hide others is a new structure.
 */
#include "runtime/launch/tables.h"
#include "tests/api/scene.h"
#include "tests/api/support.h"

/* The row of `name` in the closest-hit program of the scene, which has one use. */
static const struct rw_plan_variable *variable_of(const struct rw_plan *plan, const struct scene *s,
                                                  const char *name)
{
    uint32_t id = rw_plan_id(plan, s->closest_hit, RWC_CLOSEST_HIT);
    const struct rw_plan_program *p = &plan->programs[id - RW_STATE_FIRST_PROGRAM];
    for (size_t v = 0; v < p->variable_count; v++)
        if (!strcmp(p->variables[v].declared->name, name)) return &p->variables[v];
    return NULL;
}

static RTvariable found_in_new_plan(const struct scene *s, const char *name)
{
    struct rw_plan plan;
    if (rtContextValidate(s->context) || rw_plan_make(s->context, &plan)) return NULL;
    RTvariable found = rw_plan_found(variable_of(&plan, s, name), 0);
    rw_plan_free(&plan);
    return found;
}

static float red_in_record(RTcontext context, const struct rw_plan *plan, const struct scene *s,
                           uint32_t record)
{
    const struct rw_value_reader reader = {0};
    uint32_t id = rw_plan_id(plan, s->closest_hit, RWC_CLOSEST_HIT);
    const struct rw_plan_program *p = &plan->programs[id - RW_STATE_FIRST_PROGRAM];
    struct rw_tables tables;
    float red = -1;
    if (rw_tables_fill(context, plan, &reader, &tables)) return red;
    size_t v = (size_t)(variable_of(plan, s, "colour") - p->variables);
    memcpy(&red, tables.records + record * plan->record_stride + p->bindings[v].offset, sizeof red);
    rw_tables_free(&tables);
    return red;
}

/* How many primitives there are, and whether trees are to be refitted, decides which nodes trees
 * are made of, without another plan. The latter was looked at when a plan was made, and not
 * again. */
TEST(nodes)
{
    struct scene s;
    struct rw_plan plan;
    RTresult made = scene_make(&s);
    RTcontext context = s.context;
    OK(made);
    CHECK_EQ(rw_plan_make(context, &plan), RT_SUCCESS);
    CHECK(plan.wants_narrow_nodes && !rw_plan_choose_nodes(context, &plan));
    OK(rtGeometrySetPrimitiveCount(s.geometry, 5000));
    CHECK(rw_plan_choose_nodes(context, &plan) && !plan.wants_narrow_nodes);
    CHECK(!rw_plan_choose_nodes(context, &plan));
    OK(rtGeometrySetPrimitiveCount(s.geometry, 1));
    CHECK(rw_plan_choose_nodes(context, &plan) && plan.wants_narrow_nodes);
    OK(rtAccelerationSetProperty(s.bottom, "refit", "1"));
    CHECK(rw_plan_choose_nodes(context, &plan) && !plan.wants_narrow_nodes);
    OK(rtAccelerationSetProperty(s.bottom, "refit", "0"));
    CHECK(rw_plan_choose_nodes(context, &plan) && plan.wants_narrow_nodes);
    rw_plan_free(&plan);
    OK(rtContextDestroy(context));
}

/* A second instance, with a colour of its own. */
static RTresult add_instance(const struct scene *s, RTvariable *colour)
{
    RTgeometryinstance instance;
    RTvariable tag;
    SCENE(rtGeometryInstanceCreate(s->context, &instance));
    SCENE(rtGeometryInstanceSetGeometry(instance, s->geometry));
    SCENE(rtGeometryInstanceSetMaterialCount(instance, 1));
    SCENE(rtGeometryInstanceSetMaterial(instance, 0, s->material));
    SCENE(rtGeometryInstanceDeclareVariable(instance, "tag", &tag));
    SCENE(rtVariableSetUserData(tag, 8, "abcdefg"));
    SCENE(rtGeometryInstanceDeclareVariable(instance, "colour", colour));
    SCENE(rtVariableSet3f(*colour, 7, 0, 0));
    SCENE(rtGeometryGroupSetChildCount(s->geometry_group, 2));
    return rtGeometryGroupSetChild(s->geometry_group, 1, instance);
}

#define BEGIN                                                                                      \
    struct scene s;                                                                                \
    RTresult made = scene_make(&s);                                                                \
    RTcontext context = s.context;                                                                 \
    OK(made)

TEST(values_change_under_it)
{
    BEGIN;
    struct rw_plan plan;
    RTvariable other;
    OK(add_instance(&s, &other));
    OK(rtContextValidate(context));
    OK(rw_plan_make(context, &plan));
    const struct rw_plan before = plan;
    const uint64_t structure = context->structure_version;
    CHECK_EQ(red_in_record(context, &plan, &s, 0), 1);
    CHECK_EQ(red_in_record(context, &plan, &s, 1), 7);
    OK(rtVariableSet3f(s.colour, 2, 0, 0));
    OK(rtVariableSet3f(other, 8, 0, 0));
    CHECK_EQ(context->structure_version, structure);
    CHECK_EQ(red_in_record(context, &plan, &s, 0), 2);
    CHECK_EQ(red_in_record(context, &plan, &s, 1), 8);
    CHECK(!memcmp(&plan, &before, sizeof plan));
    rw_plan_free(&plan);
    OK(rtContextDestroy(context));
}

/* What all uses find needs no array; what they find in different objects has one entry a use. */
TEST(uses_that_differ)
{
    BEGIN;
    struct rw_plan plan;
    RTvariable other;
    OK(add_instance(&s, &other));
    OK(rtContextValidate(context));
    OK(rw_plan_make(context, &plan));
    const struct rw_plan_variable *colour = variable_of(&plan, &s, "colour");
    CHECK(colour->each && rw_plan_found(colour, 0) == s.colour &&
          rw_plan_found(colour, 1) == other);
    const struct rw_plan_variable *shade = variable_of(&plan, &s, "shade");
    CHECK(!shade->each && rw_plan_found(shade, 0) == s.bound && rw_plan_found(shade, 1) == s.bound);
    CHECK(!rw_plan_found(variable_of(&plan, &s, "limit"), 1));
    rw_plan_free(&plan);
    OK(rtContextDestroy(context));
}

/* Each of these makes the plan before it useless: the launch makes another one. */
TEST(structure_changes)
{
    BEGIN;
    RTvariable hiding;
    uint64_t structure = context->structure_version;
    CHECK(found_in_new_plan(&s, "colour") == s.colour);
    CHECK_EQ(context->structure_version, structure);
    OK(rtGeometryInstanceDeclareVariable(s.instance, "colour", &hiding));
    CHECK(context->structure_version > structure);
    structure = context->structure_version;
    OK(rtVariableSet3f(hiding, 5, 0, 0)); /* the first value gives it its type */
    CHECK(context->structure_version > structure);
    CHECK(found_in_new_plan(&s, "colour") == hiding);
    structure = context->structure_version;
    OK(rtGeometryInstanceRemoveVariable(s.instance, hiding));
    CHECK(context->structure_version > structure);
    CHECK(found_in_new_plan(&s, "colour") == s.colour);
    structure = context->structure_version;
    OK(rtMaterialRemoveVariable(s.material, s.colour));
    CHECK(context->structure_version > structure);
    OK(rtContextDeclareVariable(context, "colour", &hiding));
    OK(rtVariableSet3f(hiding, 6, 0, 0));
    CHECK(found_in_new_plan(&s, "colour") == hiding);
    OK(rtContextDestroy(context));
}

/* The scopes go with their objects. */
TEST(objects_that_go)
{
    BEGIN;
    RTmaterial other;
    RTvariable colour;
    OK(rtMaterialCreate(context, &other));
    OK(rtMaterialSetClosestHitProgram(other, 0, s.closest_hit));
    OK(rtMaterialSetAnyHitProgram(other, 0, s.any_hit));
    OK(rtMaterialDeclareVariable(other, "colour", &colour));
    OK(rtVariableSet3f(colour, 3, 0, 0));
    CHECK(found_in_new_plan(&s, "colour") == s.colour);
    uint64_t structure = context->structure_version;
    OK(rtGeometryInstanceSetMaterial(s.instance, 0, other));
    CHECK(context->structure_version > structure);
    structure = context->structure_version;
    OK(rtMaterialDestroy(s.material));
    CHECK(context->structure_version > structure);
    CHECK(found_in_new_plan(&s, "colour") == colour);
    OK(rtContextDestroy(context));
}

/* No walk that searches comes before it; what is known to be good is not looked at again. */
TEST(validates_what_it_finds)
{
    BEGIN;
    struct rw_plan plan;
    RTvariable other;
    OK(add_instance(&s, &other));
    OK(rw_plan_make(context, &plan));
    CHECK(!context->searching && context->validated_version == context->structure_version);
    const unsigned rows = context->row, epoch = context->epoch;
    OK(rw_plan_check(context, &plan));
    OK(rtContextValidate(context));
    CHECK(context->row == rows && context->epoch == epoch);
    rw_plan_free(&plan);
    OK(rw_plan_make(context, &plan));
    CHECK(context->row == rows && context->epoch == epoch);
    rw_plan_free(&plan);
    RTgeometryinstance second = (RTgeometryinstance)other->owner;
    OK(rtGeometryInstanceRemoveVariable(second, other));
    OK(rtGeometryInstanceDeclareVariable(second, "colour", &other));
    OK(rtVariableSet4f(other, 0, 0, 0, 0));
    FAILS(rw_plan_make(context, &plan), RT_ERROR_TYPE_MISMATCH,
          "variable 'colour' of closest-hit program 'closest_hit' is declared float3 (12 bytes), "
          "but the value in the geometry instance is float4 (16 bytes)");
    OK(rtGeometryInstanceRemoveVariable(second, other));
    OK(rtProgramRemoveVariable(s.closest_hit, s.bound));
    FAILS(rw_plan_make(context, &plan), RT_ERROR_VARIABLE_NOT_FOUND,
          "variable 'shade' of closest-hit program 'closest_hit' has no value: searched program, "
          "geometry instance, material, context;");
    CHECK(!plan.programs);
    OK(rtContextDestroy(context));
}

/* Another size of a buffer leaves the plan as it is: what it found is looked at again. */
TEST(types_change_under_it)
{
    BEGIN;
    struct rw_plan plan;
    OK(rw_plan_make(context, &plan));
    const uint64_t structure = context->structure_version;
    OK(rtBufferSetSize3D(s.output, 4, 4, 4));
    CHECK_EQ(context->structure_version, structure);
    FAILS(rw_plan_check(context, &plan), RT_ERROR_TYPE_MISMATCH,
          "variable 'output_buffer' of exception program 'write' is used with 2 dimensions");
    OK(rtBufferSetSize2D(s.output, 4, 4));
    OK(rw_plan_check(context, &plan));
    rw_plan_free(&plan);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"nodes", test_nodes},
        {"values-change-under-it", test_values_change_under_it},
        {"uses-that-differ", test_uses_that_differ},
        {"structure-changes", test_structure_changes},
        {"objects-that-go", test_objects_that_go},
        {"validates-what-it-finds", test_validates_what_it_finds},
        {"types-change-under-it", test_types_change_under_it},
    };
    return RUN_TABLE(tests);
}
