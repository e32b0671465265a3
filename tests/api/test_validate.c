/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Validation: a complete scene passes, and each thing that can be missing or wrong is named.
 */
#include "runtime/object/object.h"
#include "tests/api/scene.h"
#include "tests/api/support.h"

#define BEGIN                                                                                      \
    struct scene s;                                                                                \
    RTcontext context = NULL;                                                                      \
    RTresult made = scene_make(&s);                                                                \
    context = s.context;                                                                           \
    OK(made);                                                                                      \
    OK(rtContextValidate(context))
#define END OK(rtContextDestroy(context))

/* By the walk that searches scopes, and by a launch, whose plan does. */
#define REFUSED(code, message)                                                                     \
    do {                                                                                           \
        FAILS(rtContextValidate(context), code, message);                                          \
        FAILS(rtContextLaunch1D(context, 0, 1), code, message);                                    \
    } while (0)

TEST(complete)
{
    BEGIN;
    OK(rtGroupValidate(s.group));
    OK(rtGeometryGroupValidate(s.geometry_group));
    OK(rtTransformValidate(s.transform));
    OK(rtGeometryInstanceValidate(s.instance));
    OK(rtGeometryValidate(s.geometry));
    OK(rtMaterialValidate(s.material));
    OK(rtProgramValidate(s.closest_hit));
    OK(rtAccelerationValidate(s.top));
    OK(rtBufferValidate(s.output));
    END;
}

TEST(missing_pieces)
{
    BEGIN;
    RTgeometry empty;
    RTgroup bare;
    OK(rtGeometryCreate(context, &empty));
    FAILS(rtGeometryValidate(empty), RT_ERROR_INVALID_VALUE,
          "a geometry lacks its intersection program");
    OK(rtGeometryInstanceSetGeometry(s.instance, empty));
    REFUSED(RT_ERROR_INVALID_VALUE, "lacks its intersection program");
    OK(rtGeometrySetIntersectionProgram(empty, s.intersect));
    REFUSED(RT_ERROR_INVALID_VALUE, "lacks its bounding box program");
    OK(rtGeometryInstanceSetGeometry(s.instance, s.geometry));
    OK(rtGeometryInstanceSetMaterialCount(s.instance, 2));
    REFUSED(RT_ERROR_INVALID_VALUE, "a geometry instance lacks its material 1");
    OK(rtGeometryInstanceSetMaterialCount(s.instance, 1));
    OK(rtGroupSetChildCount(s.group, 3));
    REFUSED(RT_ERROR_INVALID_VALUE, "a group lacks its child 1");
    OK(rtGroupSetChildCount(s.group, 1));
    OK(rtGroupCreate(context, &bare));
    FAILS(rtGroupValidate(bare), RT_ERROR_INVALID_VALUE, "a group lacks its acceleration");
    OK(rtContextValidate(context)); /* what nothing reaches does not matter */
    OK(rtContextSetEntryPointCount(context, 2));
    REFUSED(RT_ERROR_INVALID_VALUE,
            "the context lacks its ray generation program of entry point 1");
    OK(rtContextSetEntryPointCount(context, 0));
    FAILS(rtContextValidate(context), RT_ERROR_INVALID_VALUE, "no entry point");
    END;
}

TEST(destroyed_pieces)
{
    BEGIN;
    OK(rtProgramDestroy(s.any_hit));
    REFUSED(RT_ERROR_INVALID_VALUE, "the program used as any-hit program was destroyed");
    FAILS(rtMaterialValidate(s.material), RT_ERROR_INVALID_VALUE,
          "a material uses a destroyed object as its any-hit program 0");
    OK(rtAccelerationDestroy(s.bottom));
    FAILS(rtGeometryGroupValidate(s.geometry_group), RT_ERROR_INVALID_VALUE,
          "uses a destroyed object as its acceleration");
    OK(rtGroupDestroy(s.group));
    REFUSED(RT_ERROR_INVALID_VALUE,
            "variable 'top_object' of ray generation program 'raygen' holds a group that was "
            "destroyed");
    END;
}

/* What has no zero to stand for it: nodes, buffers, programs. */
TEST(unresolved)
{
    BEGIN;
    OK(rtContextRemoveVariable(context, s.top_object));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND,
            "variable 'top_object' of ray generation program 'raygen' has no value: searched "
            "program, context;");
    OK(rtContextDeclareVariable(context, "top_object", &s.top_object));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND, "is declared in the context but was never set");
    OK(rtVariableSetObject(s.top_object, s.group));
    OK(rtContextValidate(context));
    OK(rtContextRemoveVariable(context, s.output_buffer));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND,
            "variable 'output_buffer' of exception program 'write' has no value");
    OK(rtContextDeclareVariable(context, "output_buffer", &s.output_buffer));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND, "is declared in the context but was never set");
    OK(rtVariableSetObject(s.output_buffer, s.output));
    OK(rtProgramRemoveVariable(s.closest_hit, s.bound));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND,
            "variable 'shade' of closest-hit program 'closest_hit' has no value: searched program, "
            "geometry instance, material, context;");
    END;
}

static unsigned lists; /* reports of variables that nobody sets */

static void count_lists(int level, const char *tag, const char *text, void *user)
{
    (void)level, (void)user;
    lists += !strcmp(tag, "VERIFY") && strstr(text, "is set nowhere and reads as zero") != NULL;
}

/* Plain values are zero then; who wants to know is told, once. */
TEST(unset_values)
{
    BEGIN;
    lists = 0;
    OK(rtContextSetUsageReportCallback(context, count_lists, 1, NULL));
    OK(rtMaterialRemoveVariable(s.material, s.colour));
    OK(rtContextValidate(context));
    CHECK_EQ(lists, 0);
    context->options.debug |= RW_DEBUG_VERIFY;
    OK(rtContextDeclareVariable(context, "colour", &s.colour));
    OK(rtContextValidate(context));
    CHECK_EQ(lists, 2); /* of two programs */
    OK(rtGeometryRemoveVariable(s.geometry, s.radius));
    OK(rtContextValidate(context));
    CHECK_EQ(lists, 4);
    OK(rtVariableSet3f(s.colour, 0, 0, 0));
    OK(rtContextValidate(context));
    CHECK_EQ(lists, 4);
    OK(rtContextRemoveVariable(context, s.colour));
    OK(rtContextValidate(context));
    CHECK_EQ(lists, 4);
    END;
}

TEST(value_types)
{
    BEGIN;
    RTvariable v;
    OK(rtGeometryInstanceDeclareVariable(s.instance, "colour", &v)); /* shadows the material's */
    OK(rtVariableSet4f(v, 0, 0, 0, 0));
    REFUSED(RT_ERROR_TYPE_MISMATCH,
            "variable 'colour' of closest-hit program 'closest_hit' is declared float3 (12 bytes), "
            "but the value in the geometry instance is float4 (16 bytes)");
    OK(rtGeometryInstanceRemoveVariable(s.instance, v));
    OK(rtGeometryInstanceDeclareVariable(s.instance, "colour", &v));
    OK(rtVariableSet3i(v, 0, 0, 0));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "is int3 (12 bytes)");
    OK(rtGeometryInstanceRemoveVariable(s.instance, v));
    OK(rtGeometryInstanceDeclareVariable(s.instance, "colour", &v));
    OK(rtVariableSetUserData(v, 12, "123456789ab")); /* bytes are bytes */
    OK(rtContextValidate(context));
    OK(rtContextDeclareVariable(context, "limit", &v));
    OK(rtVariableSet1ui(v, 7)); /* declared int: signedness is let pass */
    OK(rtContextValidate(context));
    OK(rtContextRemoveVariable(context, v));
    OK(rtContextDeclareVariable(context, "limit", &v));
    OK(rtVariableSet1f(v, 7));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "declared int (4 bytes)");
    END;
}

TEST(user_type)
{
    BEGIN;
    OK(rtGeometryInstanceRemoveVariable(s.instance, s.tag));
    OK(rtContextDeclareVariable(context, "tag", &s.tag));
    OK(rtVariableSetUserData(s.tag, 12, "abcdefghijk"));
    REFUSED(
        RT_ERROR_TYPE_MISMATCH,
        "variable 'tag' of closest-hit program 'callable' is declared struct tag (8 bytes), but "
        "the value in the context is user data (12 bytes)");
    END;
}

TEST(object_types)
{
    BEGIN;
    RTvariable v;
    OK(rtProgramDeclareVariable(s.raygen, "top_object", &v));
    OK(rtVariableSet1i(v, 3));
    REFUSED(RT_ERROR_TYPE_MISMATCH,
            "is declared rtObject (4 bytes), but the value in the program is int");
    FAILS(rtProgramValidate(s.raygen), RT_ERROR_TYPE_MISMATCH, "is declared rtObject");
    OK(rtProgramRemoveVariable(s.raygen, v));
    OK(rtProgramDeclareVariable(s.raygen, "top_object", &v));
    OK(rtVariableSetObject(v, s.output));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "is buffer");
    OK(rtProgramRemoveVariable(s.raygen, v));
    OK(rtContextRemoveVariable(context, s.output_buffer));
    OK(rtContextDeclareVariable(context, "output_buffer", &v));
    OK(rtVariableSetObject(v, s.group));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "is declared a buffer");
    END;
}

TEST(buffers)
{
    BEGIN;
    void *data;
    OK(rtBufferSetSize1D(s.output, 16));
    OK(rtContextValidate(context)); /* a row of 16 */
    OK(rtBufferSetSize3D(s.output, 4, 4, 4));
    REFUSED(RT_ERROR_TYPE_MISMATCH,
            "variable 'output_buffer' of exception program 'write' is used with 2 dimensions, but "
            "the buffer has 3");
    OK(rtBufferSetSize2D(s.output, 4, 4));
    OK(rtBufferSetFormat(s.output, RT_FORMAT_FLOAT3));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "elements of 16 bytes, but the buffer's have 12 (FLOAT3)");
    OK(rtBufferSetFormat(s.output, RT_FORMAT_FLOAT4));
    OK(rtContextValidate(context));
    OK(rtBufferMap(s.output, &data));
    REFUSED(RT_ERROR_ALREADY_MAPPED, "1 buffer is mapped, the value of variable 'output_buffer'");
    OK(rtBufferUnmap(s.output));
    OK(rtContextValidate(context));
    RTbuffer fresh;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &fresh));
    OK(rtVariableSetObject(s.output_buffer, fresh));
    REFUSED(RT_ERROR_INVALID_VALUE, "has no format");
    OK(rtBufferSetFormat(fresh, RT_FORMAT_FLOAT4));
    REFUSED(RT_ERROR_INVALID_VALUE, "has no size");
    END;
}

TEST(blocks)
{
    BEGIN;
    OK(rtBufferSetFormat(s.output, RT_FORMAT_UNSIGNED_BC2));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "UNSIGNED_BC2, which programs read through texture samplers");
    OK(rtBufferSetFormat(s.output, RT_FORMAT_FLOAT4));
    OK(rtContextValidate(context));
    END;
}

/* Device code reaches buffers and programs by id from anywhere. */
TEST(ids)
{
    BEGIN;
    RTbuffer buffer;
    int id;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferGetId(buffer, &id));
    OK(rtContextValidate(context)); /* an empty one, as it is */
    OK(rtBufferDestroy(buffer));
    RTprogram clone;
    RTvariable v;
    OK(rtProgramCreateFromProgram(context, s.callable, &clone));
    OK(rtProgramGetId(clone, &id));
    OK(rtProgramDeclareVariable(clone, "tag", &v));
    OK(rtVariableSetUserData(v, 4, "123"));
    REFUSED(RT_ERROR_TYPE_MISMATCH, "variable 'tag' of callable program 'callable' is declared");
    OK(rtProgramRemoveVariable(clone, v));
    OK(rtProgramDeclareVariable(clone, "tag", &v));
    OK(rtVariableSetUserData(v, 8, "1234567"));
    OK(rtContextValidate(context));
    END;
}

TEST(cycles)
{
    BEGIN;
    RTgroup inner;
    RTacceleration acceleration;
    OK(rtGroupCreate(context, &inner));
    OK(rtAccelerationCreate(context, &acceleration));
    OK(rtGroupSetAcceleration(inner, acceleration));
    OK(rtGroupSetChildCount(inner, 1));
    OK(rtGroupSetChildCount(s.group, 2));
    OK(rtGroupSetChild(s.group, 1, inner));
    OK(rtGroupSetChild(inner, 0, s.group));
    REFUSED(RT_ERROR_INVALID_VALUE, "a group is below itself");
    FAILS(rtGroupValidate(inner), RT_ERROR_INVALID_VALUE, "a group is below itself");
    OK(rtGroupSetChild(inner, 0, inner));
    REFUSED(RT_ERROR_INVALID_VALUE, "a group is below itself");
    OK(rtGroupSetChild(inner, 0, s.transform)); /* shared, which is no cycle */
    OK(rtContextValidate(context));
    OK(rtTransformSetChild(s.transform, s.transform));
    FAILS(rtTransformValidate(s.transform), RT_ERROR_INVALID_VALUE, "a transform is below itself");
    END;
}

/* A hit program may trace against the very node it hangs under, or one above that shares it. */
TEST(traced_from_below)
{
    BEGIN;
    RTgroup other;
    RTvariable v;
    OK(rtGroupCreate(context, &other));
    OK(rtGroupSetAcceleration(other, s.top));
    OK(rtGroupSetChildCount(other, 2));
    OK(rtGroupSetChild(other, 0, s.transform));
    OK(rtGroupSetChild(other, 1, s.group));
    OK(rtMaterialDeclareVariable(s.material, "top_object", &v));
    OK(rtVariableSetObject(v, other));
    OK(rtContextValidate(context));
    OK(rtGroupSetChildCount(other, 3)); /* it is looked at all the same */
    REFUSED(RT_ERROR_INVALID_VALUE, "a group lacks its child 2");
    END;
}

TEST(deep_graph)
{
    BEGIN;
    RTtransform top = s.transform;
    for (int i = 0; i < 1000; i++) {
        RTtransform above;
        OK(rtTransformCreate(context, &above));
        OK(rtTransformSetChild(above, top));
        top = above;
    }
    OK(rtGroupSetChild(s.group, 0, top));
    REFUSED(RT_ERROR_INVALID_VALUE, "more than 256 nodes deep");
    END;
}

/* What passed is not walked again until something changes. */
TEST(only_when_changed)
{
    BEGIN;
    unsigned epoch = context->epoch;
    OK(rtVariableSet1f(s.radius, 2));
    OK(rtContextValidate(context));
    CHECK_EQ(context->epoch, epoch);
    OK(rtContextRemoveVariable(context, s.top_object));
    REFUSED(RT_ERROR_VARIABLE_NOT_FOUND, "top_object");
    CHECK(context->epoch > epoch);
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"complete", test_complete},
        {"missing-pieces", test_missing_pieces},
        {"destroyed-pieces", test_destroyed_pieces},
        {"unresolved", test_unresolved},
        {"unset-values", test_unset_values},
        {"value-types", test_value_types},
        {"user-type", test_user_type},
        {"object-types", test_object_types},
        {"buffers", test_buffers},
        {"blocks", test_blocks},
        {"ids", test_ids},
        {"cycles", test_cycles},
        {"traced-from-below", test_traced_from_below},
        {"deep-graph", test_deep_graph},
        {"only-when-changed", test_only_when_changed},
    };
    return RUN_TABLE(tests);
}
