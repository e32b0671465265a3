/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The graph edited between launches: right results each time, and only what the edit concerns done
 * again, as the statistics say. Resources and settings are in test_edits_of_resources.c.
 */
#include <unistd.h>

#include "tests/api/edits.h"

TEST(values)
{
    BEGIN;
    RTvariable v;
    OK(rtMaterialQueryVariable(w.red, "colour", &v));
    OK(rtVariableSet1ui(v, 7));
    EXPECT(".7.7....", FILLS, 0);
    OK(rtVariableSet1ui(w.background, 9));
    EXPECT("97979999", FILL_CONSTANTS, 0);
    OK(rtVariableSet1ui(w.background, 9));
    EXPECT("97979999", 0, 0);
    OK(rtVariableSet1ui(w.background, MISS));
    EXPECT(".7.7....", FILL_CONSTANTS, 0);
    OK(rtContextDestroy(context));
}

TEST(transforms)
{
    BEGIN;
    OK(move_to(w.places[0], 5));
    EXPECT("...1.1..", FLATTENS, BUILDS);
    OK(move_to(w.places[0], 5));
    EXPECT("...1.1..", 0, 0);
    OK(rtContextDestroy(context));
}

/* Another kernel only for the first instance without a transform, and the old one comes back. */
TEST(identity)
{
    BEGIN;
    OK(move_to(w.places[0], 0));
    EXPECT("1..1....", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(move_to(w.places[1], 0));
    EXPECT("1.......", PLANS | FLATTENS | COMPILES, FILLS | VALIDATES | BUILDS);
    OK(move_to(w.places[1], 2));
    EXPECT("1.1.....", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(rtContextDestroy(context));
}

TEST(materials)
{
    BEGIN;
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".2.2....", PLANS, FILLS | FLATTENS | VALIDATES);
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".2.2....", 0, 0);
    OK(rtContextDestroy(context));
}

/* A second instance with a material of its own: the same programs, so the same kernel. */
TEST(children)
{
    BEGIN;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTtransform place;
    OK(make_group(&w, w.blue, &instance, &group, &acceleration));
    OK(rtTransformCreate(context, &place));
    OK(move_to(place, 6));
    OK(rtTransformSetChild(place, group));
    OK(rtGroupSetChildCount(w.group, 3));
    OK(rtGroupSetChild(w.group, 2, place));
    EXPECT(".1.1..2.", PLANS | BUILDS | FLATTENS | FILLS, VALIDATES);
    OK(rtGroupSetChild(w.group, 0, place));
    OK(rtGroupSetChildCount(w.group, 1));
    EXPECT("......2.", PLANS | FLATTENS, FILLS | VALIDATES | BUILDS);
    OK(rtContextDestroy(context));
}

TEST(programs)
{
    BEGIN;
    OK(rtMaterialSetClosestHitProgram(w.red, 0, w.hit_twice));
    EXPECT(".2.2....", COMPILES | PLANS, FILLS | FLATTENS | VALIDATES);
    OK(rtMaterialSetClosestHitProgram(w.red, 0, w.hit));
    EXPECT(".1.1....", PLANS, FILLS | FLATTENS | VALIDATES); /* the old kernel is still there */
    OK(rtContextDestroy(context));
}

/* A second program of the same function lives elsewhere, so it is another kernel; variables of the
 * program hide the material's. */
TEST(clones)
{
    BEGIN;
    RTprogram clone;
    RTvariable v;
    OK(rtProgramDeclareVariable(w.hit, "colour", &v));
    OK(rtVariableSet1ui(v, 5));
    OK(rtProgramCreateFromProgram(context, w.hit, &clone));
    EXPECT(".5.5....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtMaterialSetClosestHitProgram(w.red, 0, clone)); /* without the variable of the original */
    EXPECT(".1.1....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtContextDestroy(context));
}

TEST(buffers)
{
    BEGIN;
    RTbuffer other;
    RTvariable v;
    OK(rtBufferSetSize1D(w.output, 2 * WIDTH));
    EXPECT(".1.1....", FILLS, 0);
    OK(make_output(&w, &other));
    OK(rtContextQueryVariable(context, "output", &v));
    OK(rtVariableSetObject(v, other));
    OK(rtBufferDestroy(w.output));
    w.output = other;
    EXPECT(".1.1....", FILLS, PLANS | VALIDATES | FLATTENS);
    OK(rtContextDestroy(context));
}

TEST(buffers_in_turn)
{
    BEGIN;
    RTbuffer two[2] = {w.output, NULL};
    RTvariable v;
    OK(make_output(&w, &two[1]));
    OK(rtContextQueryVariable(context, "output", &v));
    for (int i = 1; i < 6; i++) {
        w.output = two[i % 2];
        OK(rtVariableSetObject(v, w.output));
        EXPECT(".1.1....", FILLS, VALIDATES);
    }
    OK(rtContextDestroy(context));
}

TEST(primitives)
{
    BEGIN;
    OK(rtGeometrySetPrimitiveCount(w.geometry, 0));
    EXPECT("........", FLATTENS, BUILDS);
    OK(rtGeometrySetPrimitiveCount(w.geometry, 1));
    OK(rtAccelerationMarkDirty(w.bottom));
    EXPECT(".1.1....", FLATTENS | BUILDS, 0);
    OK(rtContextDestroy(context));
}

TEST(masks)
{
    BEGIN;
    OK(rtGeometryGroupSetVisibilityMask(w.box, 2)); /* rays have all bits set */
    EXPECT(".1.1....", PLANS | FLATTENS | COMPILES, FILLS | VALIDATES | BUILDS);
    OK(rtGeometryGroupSetVisibilityMask(w.box, 0));
    EXPECT("........", FLATTENS, BUILDS);
    OK(rtContextDestroy(context));
}

/* What fails leaves a context that goes on when the fault is mended. */
TEST(faults)
{
    BEGIN;
    RTvariable v;
    OK(rtGroupSetChildCount(w.group, 3));
    CHECK_EQ(launch(&w), RT_ERROR_INVALID_VALUE);
    OK(rtGroupSetChildCount(w.group, 2));
    EXPECT(".1.1....", PLANS, FILLS | FLATTENS | VALIDATES | BUILDS);
    OK(rtMaterialQueryVariable(w.red, "colour", &v));
    OK(rtMaterialRemoveVariable(w.red, v));
    OK(rtGeometryInstanceDeclareVariable(w.instance, "colour", &v));
    OK(rtVariableSet1f(v, 4));
    CHECK_EQ(launch(&w), RT_ERROR_TYPE_MISMATCH);
    OK(rtGeometryInstanceRemoveVariable(w.instance, v));
    OK(rtGeometryInstanceDeclareVariable(w.instance, "colour", &v));
    OK(rtVariableSet1ui(v, 4));
    EXPECT(".4.4....", PLANS | FILLS, COMPILES | FLATTENS | VALIDATES);
    OK(rtMaterialDestroy(w.red));
    CHECK_EQ(launch(&w), RT_ERROR_INVALID_VALUE);
    OK(rtGeometryInstanceSetMaterial(w.instance, 0, w.blue));
    EXPECT(".4.4....", PLANS | FILLS, FLATTENS | VALIDATES);
    OK(rtContextDestroy(context));
}

/* Many launches without an edit do nothing again and keep the memory as it is. */
TEST(many_launches)
{
    BEGIN;
    RWstatistics first, last;
    long pages[2] = {0};
    for (int round = 0; round < 2; round++) {
        for (int i = 0; i < 10000; i++) OK(rtContextLaunch1D(context, 0, 1));
        FILE *file = fopen("/proc/self/statm", "r");
        CHECK(file && fscanf(file, "%*d %ld", &pages[round]) == 1);
        fclose(file);
        OK(rwContextGetStatistics(context, sizeof first, round ? &last : &first));
    }
    CHECK_EQ(last.launches - first.launches, 10000);
    first.launches = last.launches;
    CHECK(!memcmp(&first, &last, sizeof first));
    CHECK((pages[1] - pages[0]) * sysconf(_SC_PAGESIZE) < 1 << 20);
    OK(rtContextDestroy(context));
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"values", test_values},
        {"transforms", test_transforms},
        {"identity", test_identity},
        {"materials", test_materials},
        {"children", test_children},
        {"programs", test_programs},
        {"clones", test_clones},
        {"buffers", test_buffers},
        {"buffers-in-turn", test_buffers_in_turn},
        {"primitives", test_primitives},
        {"masks", test_masks},
        {"faults", test_faults},
        {"many-launches", test_many_launches},
    };
    return RUN_TABLE(tests);
}
