/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What was set is given back, by each object and of its own: contexts of objects, variables of
 * scopes, children, counts, settings of samplers, objects by their ids. No device sees any of it,
 * and none is opened.
 */
#include "tests/api/support.h"

#define BEGIN                                                                                      \
    RTcontext context = NULL;                                                                      \
    OK(rtContextCreate(&context))
#define END OK(rtContextDestroy(context))

/* `What` of an object: at first, and after it was set. */
#define KEEPS(Noun, What, object, T, first, second)                                                \
    do {                                                                                           \
        T kept;                                                                                    \
        OK(rt##Noun##Get##What(object, &kept));                                                    \
        CHECK(kept == (first));                                                                    \
        OK(rt##Noun##Set##What(object, second));                                                   \
        OK(rt##Noun##Get##What(object, &kept));                                                    \
        CHECK(kept == (second));                                                                   \
        FAILS(rt##Noun##Get##What(object, NULL), RT_ERROR_INVALID_VALUE, "is NULL");               \
    } while (0)

/* The same with an index before the value; `past` is none. */
#define KEEPS_AT(Noun, What, object, index, past, T, first, second)                                \
    do {                                                                                           \
        T kept;                                                                                    \
        OK(rt##Noun##Get##What(object, index, &kept));                                             \
        CHECK(kept == (first));                                                                    \
        OK(rt##Noun##Set##What(object, index, second));                                            \
        OK(rt##Noun##Get##What(object, index, &kept));                                             \
        CHECK(kept == (second));                                                                   \
        FAILS(rt##Noun##Get##What(object, past, &kept), RT_ERROR_INVALID_VALUE, #past);            \
    } while (0)

static RTresult make_two(RTcontext context, RTprogram programs[2])
{
    struct ptx ptx;
    ptx_begin(&ptx);
    ptx_program(&ptx, "one", NULL, 0);
    ptx_program(&ptx, "two", NULL, 0);
    TRY(rtProgramCreateFromPTXString(context, ptx.text, "one", &programs[0]));
    return rtProgramCreateFromPTXString(context, ptx.text, "two", &programs[1]);
}

/* ---- whose an object is ---- */

/* There are two contexts, and the object is of the second. */
#define IS_OF(Noun, handle, create)                                                                \
    do {                                                                                           \
        handle object = NULL;                                                                      \
        RTcontext found = context;                                                                 \
        CHECK_EQ(create, RT_SUCCESS);                                                              \
        CHECK_EQ(rt##Noun##GetContext(object, &found), RT_SUCCESS);                                \
        CHECK(found == other);                                                                     \
        CHECK_EQ(rt##Noun##GetContext(object, NULL), RT_ERROR_INVALID_VALUE);                      \
        CHECK_EQ(rt##Noun##Destroy(object), RT_SUCCESS);                                           \
        CHECK_EQ(rt##Noun##GetContext(object, &found), RT_ERROR_INVALID_VALUE);                    \
    } while (0)

TEST(contexts)
{
    struct ptx ptx;
    RTcontext other = NULL;
    BEGIN;
    OK(rtContextCreate(&other));
    ptx_begin(&ptx);
    ptx_program(&ptx, "one", NULL, 0);
    IS_OF(Program, RTprogram, rtProgramCreateFromPTXString(other, ptx.text, "one", &object));
    IS_OF(Buffer, RTbuffer, rtBufferCreate(other, RT_BUFFER_INPUT, &object));
    IS_OF(TextureSampler, RTtexturesampler, rtTextureSamplerCreate(other, &object));
    IS_OF(Geometry, RTgeometry, rtGeometryCreate(other, &object));
    IS_OF(GeometryTriangles, RTgeometrytriangles, rtGeometryTrianglesCreate(other, &object));
    IS_OF(GeometryInstance, RTgeometryinstance, rtGeometryInstanceCreate(other, &object));
    IS_OF(GeometryGroup, RTgeometrygroup, rtGeometryGroupCreate(other, &object));
    IS_OF(Group, RTgroup, rtGroupCreate(other, &object));
    IS_OF(Selector, RTselector, rtSelectorCreate(other, &object));
    IS_OF(Transform, RTtransform, rtTransformCreate(other, &object));
    IS_OF(Material, RTmaterial, rtMaterialCreate(other, &object));
    IS_OF(Acceleration, RTacceleration, rtAccelerationCreate(other, &object));
    IS_OF(PostProcessingStage, RTpostprocessingstage,
          rtPostProcessingStageCreateBuiltin(other, "TonemapperSimple", &object));
    IS_OF(CommandList, RTcommandlist, rtCommandListCreate(other, &object));
    OK(rtContextDestroy(other));
    END;
}

TEST(context_of_a_variable)
{
    RTcontext other = NULL, found = NULL;
    RTvariable v;
    BEGIN;
    OK(rtContextCreate(&other));
    OK(rtContextDeclareVariable(other, "a", &v));
    OK(rtVariableGetContext(v, &found));
    CHECK(found == other);
    OK(rtContextDestroy(other));
    END;
}

/* ---- variables of scopes ---- */

/* Two are declared and found by name and number; when the first is gone the second is number 0. */
#define HAS_VARIABLES(Noun, object)                                                                \
    do {                                                                                           \
        RTvariable a, b, found;                                                                    \
        unsigned count = 9;                                                                        \
        OK(rt##Noun##GetVariableCount(object, &count));                                            \
        CHECK_EQ(count, 0);                                                                        \
        OK(rt##Noun##DeclareVariable(object, "a", &a));                                            \
        OK(rt##Noun##DeclareVariable(object, "b", &b));                                            \
        FAILS(rt##Noun##DeclareVariable(object, "a", &found), RT_ERROR_VARIABLE_REDECLARED,        \
              "'a'");                                                                              \
        OK(rt##Noun##GetVariableCount(object, &count));                                            \
        CHECK_EQ(count, 2);                                                                        \
        OK(rt##Noun##QueryVariable(object, "b", &found));                                          \
        CHECK(found == b);                                                                         \
        OK(rt##Noun##GetVariable(object, 0, &found));                                              \
        CHECK(found == a);                                                                         \
        OK(rt##Noun##GetVariable(object, 1, &found));                                              \
        CHECK(found == b);                                                                         \
        OK(rt##Noun##RemoveVariable(object, a));                                                   \
        OK(rt##Noun##QueryVariable(object, "a", &found));                                          \
        CHECK(found == NULL);                                                                      \
        OK(rt##Noun##GetVariable(object, 0, &found));                                              \
        CHECK(found == b);                                                                         \
        FAILS(rt##Noun##GetVariable(object, 1, &found), RT_ERROR_INVALID_VALUE, "index is 1");     \
        OK(rt##Noun##GetVariableCount(object, &count));                                            \
        CHECK_EQ(count, 1);                                                                        \
    } while (0)

TEST(variables)
{
    RTprogram programs[2];
    RTgeometry geometry;
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTmaterial material;
    RTselector selector;
    BEGIN;
    OK(make_two(context, programs));
    OK(rtGeometryCreate(context, &geometry));
    OK(rtGeometryTrianglesCreate(context, &triangles));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtMaterialCreate(context, &material));
    OK(rtSelectorCreate(context, &selector));
    HAS_VARIABLES(Context, context);
    HAS_VARIABLES(Program, programs[0]);
    HAS_VARIABLES(Geometry, geometry);
    HAS_VARIABLES(GeometryTriangles, triangles);
    HAS_VARIABLES(GeometryInstance, instance);
    HAS_VARIABLES(Material, material);
    HAS_VARIABLES(Selector, selector);
    HAS_VARIABLES(Program, programs[1]); /* of the same text */
    END;
}

/* ---- the context ---- */

TEST(programs_of_the_context)
{
    RTprogram programs[2];
    BEGIN;
    OK(make_two(context, programs));
    KEEPS(Context, EntryPointCount, context, unsigned, 0, 2);
    KEEPS(Context, RayTypeCount, context, unsigned, 0, 2);
    KEEPS_AT(Context, RayGenerationProgram, context, 1, 2, RTprogram, NULL, programs[0]);
    KEEPS_AT(Context, ExceptionProgram, context, 1, 2, RTprogram, NULL, programs[1]);
    KEEPS_AT(Context, MissProgram, context, 1, 2, RTprogram, NULL, programs[0]);
    KEEPS_AT(Context, ExceptionProgram, context, 0, 2, RTprogram, NULL, programs[0]);
    OK(rtProgramDestroy(programs[1]));
    OK(rtContextGetExceptionProgram(context, 1, &programs[0]));
    CHECK(programs[0] == NULL);
    END;
}

/* Objects by their ids, each kind by its own numbers; those of a destroyed object name none. */
TEST(ids)
{
    struct ptx ptx;
    RTprogram programs[2], program;
    RTbuffer buffers[2], buffer;
    RTtexturesampler samplers[2], sampler;
    int id[2];
    BEGIN;
    ptx_begin(&ptx);
    ptx_callable(&ptx, "called", NULL, 0);
    for (int k = 0; k < 2; k++) {
        OK(rtProgramCreateFromPTXString(context, ptx.text, "called", &programs[k]));
        OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffers[k]));
        OK(rtTextureSamplerCreate(context, &samplers[k]));
    }
    for (int k = 0; k < 2; k++) {
        OK(rtTextureSamplerGetId(samplers[k], &id[k]));
        OK(rtContextGetTextureSamplerFromId(context, id[k], &sampler));
        CHECK(sampler == samplers[k]);
        OK(rtBufferGetId(buffers[k], &id[k]));
        OK(rtContextGetBufferFromId(context, id[k], &buffer));
        CHECK(buffer == buffers[k]);
        OK(rtProgramGetId(programs[k], &id[k]));
        OK(rtContextGetProgramFromId(context, id[k], &program));
        CHECK(program == programs[k]);
    }
    OK(rtTextureSamplerGetId(samplers[0], &id[0]));
    OK(rtTextureSamplerDestroy(samplers[0]));
    FAILS(rtContextGetTextureSamplerFromId(context, id[0], &sampler), RT_ERROR_INVALID_VALUE, "id");
    END;
}

/* ---- buffers and samplers ---- */

TEST(levels)
{
    RTbuffer buffer;
    BEGIN;
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    KEEPS(Buffer, Format, buffer, RTformat, RT_FORMAT_UNKNOWN, RT_FORMAT_FLOAT4);
    OK(rtBufferSetSize2D(buffer, 8, 4));
    KEEPS(Buffer, MipLevelCount, buffer, unsigned, 1, 3);
    KEEPS(Buffer, MipLevelCount, buffer, unsigned, 3, 1);
    END;
}

TEST(samplers)
{
    static const RTwrapmode wraps[3] = {RT_WRAP_MIRROR, RT_WRAP_CLAMP_TO_EDGE,
                                        RT_WRAP_CLAMP_TO_BORDER};
    RTtexturesampler s;
    RTbuffer buffer, found;
    float least = 5, most = 5;
    RTwrapmode wrap;
    unsigned one = 5;
    BEGIN;
    OK(rtTextureSamplerCreate(context, &s));
    for (unsigned k = 0; k < 3; k++)
        KEEPS_AT(TextureSampler, WrapMode, s, k, 3, RTwrapmode, RT_WRAP_REPEAT, wraps[k]);
    for (unsigned k = 0; k < 3; k++) {
        OK(rtTextureSamplerGetWrapMode(s, k, &wrap));
        CHECK_EQ(wrap, wraps[k]);
    }
    KEEPS(TextureSampler, ReadMode, s, RTtexturereadmode, RT_TEXTURE_READ_ELEMENT_TYPE,
          RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB);
    KEEPS(TextureSampler, IndexingMode, s, RTtextureindexmode,
          RT_TEXTURE_INDEX_NORMALIZED_COORDINATES, RT_TEXTURE_INDEX_ARRAY_INDEX);
    KEEPS(TextureSampler, MaxAnisotropy, s, float, 1, 4);
    KEEPS(TextureSampler, MipLevelBias, s, float, 0, -0.5f);
    OK(rtTextureSamplerSetMipLevelClamp(s, 1, 3));
    OK(rtTextureSamplerGetMipLevelClamp(s, &least, &most));
    CHECK(least == 1 && most == 3);
    KEEPS(TextureSampler, MipLevelCount, s, unsigned, 1, 1);
    KEEPS(TextureSampler, ArraySize, s, unsigned, 1, 1);
    FAILS(rtTextureSamplerSetArraySize(s, 2), RT_ERROR_NOT_SUPPORTED, "RT_BUFFER_LAYERED");
    FAILS(rtTextureSamplerSetMipLevelCount(s, 2), RT_ERROR_NOT_SUPPORTED,
          "rtBufferSetMipLevelCount");
    OK(rtTextureSamplerGetArraySize(s, &one));
    CHECK_EQ(one, 1);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtTextureSamplerGetBuffer(s, 0, 0, &found));
    CHECK(found == NULL);
    OK(rtTextureSamplerSetBuffer(s, 0, 0, buffer));
    OK(rtTextureSamplerGetBuffer(s, 0, 0, &found));
    CHECK(found == buffer);
    FAILS(rtTextureSamplerGetBuffer(s, 1, 0, &found), RT_ERROR_INVALID_VALUE, "array element 1");
    END;
}

TEST(filtering_modes)
{
    RTtexturesampler s;
    BEGIN;
    OK(rtTextureSamplerCreate(context, &s));
    for (int k = 0; k < 12; k++) {
        RTfiltermode set[3] = {(RTfiltermode)(k & 1), (RTfiltermode)(k >> 1 & 1),
                               (RTfiltermode)(k >> 2)};
        RTfiltermode got[3] = {RT_FILTER_NONE, RT_FILTER_NONE, RT_FILTER_NONE};
        OK(rtTextureSamplerSetFilteringModes(s, set[0], set[1], set[2]));
        OK(rtTextureSamplerGetFilteringModes(s, &got[0], &got[1], &got[2]));
        CHECK(!memcmp(set, got, sizeof(set)));
    }
    FAILS(rtTextureSamplerSetFilteringModes(s, RT_FILTER_NONE, RT_FILTER_LINEAR, RT_FILTER_NONE),
          RT_ERROR_INVALID_VALUE, "minification is 2");
    END;
}

/* ---- the graph ---- */

TEST(counts_and_links)
{
    RTprogram programs[2];
    RTgeometrytriangles triangles;
    RTgeometryinstance instance;
    RTgeometrygroup leaf;
    RTgroup group;
    RTacceleration acceleration;
    BEGIN;
    OK(make_two(context, programs));
    OK(rtGeometryTrianglesCreate(context, &triangles));
    OK(rtGeometryInstanceCreate(context, &instance));
    OK(rtGeometryGroupCreate(context, &leaf));
    OK(rtGroupCreate(context, &group));
    OK(rtAccelerationCreate(context, &acceleration));
    KEEPS(GeometryTriangles, PrimitiveIndexOffset, triangles, unsigned, 0, 3);
    KEEPS(GeometryTriangles, AttributeProgram, triangles, RTprogram, NULL, programs[1]);
    KEEPS(GeometryInstance, MaterialCount, instance, unsigned, 0, 2);
    KEEPS(GeometryInstance, GeometryTriangles, instance, RTgeometrytriangles, NULL, triangles);
    KEEPS(GeometryGroup, ChildCount, leaf, unsigned, 0, 4);
    KEEPS_AT(GeometryGroup, Child, leaf, 3, 4, RTgeometryinstance, NULL, instance);
    KEEPS(Group, VisibilityMask, group, RTvisibilitymask, RT_VISIBILITY_ALL, 5);
    KEEPS(Group, Acceleration, group, RTacceleration, NULL, acceleration);
    KEEPS(Group, ChildCount, group, unsigned, 0, 1);
    KEEPS_AT(Group, Child, group, 0, 1, RTobject, NULL, leaf);
    END;
}

TEST(selector)
{
    RTprogram programs[2];
    RTselector selector;
    RTtransform transform;
    RTgroup group;
    RTobjecttype type;
    BEGIN;
    OK(make_two(context, programs));
    OK(rtSelectorCreate(context, &selector));
    OK(rtTransformCreate(context, &transform));
    OK(rtGroupCreate(context, &group));
    KEEPS(Selector, VisitProgram, selector, RTprogram, NULL, programs[1]);
    KEEPS(Selector, ChildCount, selector, unsigned, 0, 2);
    FAILS(rtSelectorGetChildType(selector, 0, &type), RT_ERROR_INVALID_VALUE, "not set");
    KEEPS_AT(Selector, Child, selector, 0, 2, RTobject, NULL, transform);
    KEEPS_AT(Selector, Child, selector, 1, 2, RTobject, NULL, group);
    OK(rtSelectorGetChildType(selector, 0, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_TRANSFORM);
    OK(rtSelectorGetChildType(selector, 1, &type));
    CHECK_EQ(type, RT_OBJECTTYPE_GROUP);
    FAILS(rtSelectorGetChildType(selector, 2, &type), RT_ERROR_INVALID_VALUE, "index is 2");
    END;
}

/* What is missing is named, and what is complete is valid. */
TEST(validation)
{
    RTprogram programs[2];
    RTselector selector;
    RTtexturesampler sampler;
    RTbuffer buffer;
    BEGIN;
    OK(make_two(context, programs));
    OK(rtTextureSamplerCreate(context, &sampler));
    FAILS(rtTextureSamplerValidate(sampler), RT_ERROR_INVALID_VALUE, "buffer");
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferSetFormat(buffer, RT_FORMAT_FLOAT4));
    OK(rtBufferSetSize2D(buffer, 4, 4));
    OK(rtTextureSamplerSetBuffer(sampler, 0, 0, buffer));
    OK(rtTextureSamplerValidate(sampler));
    OK(rtSelectorCreate(context, &selector));
    FAILS(rtSelectorValidate(selector), RT_ERROR_INVALID_VALUE, "visit");
    OK(rtSelectorSetVisitProgram(selector, programs[0]));
    OK(rtSelectorValidate(selector));
    OK(rtSelectorSetChildCount(selector, 1));
    FAILS(rtSelectorValidate(selector), RT_ERROR_INVALID_VALUE, "child 0");
    END;
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"contexts", test_contexts},
        {"context-of-a-variable", test_context_of_a_variable},
        {"variables", test_variables},
        {"programs-of-the-context", test_programs_of_the_context},
        {"ids", test_ids},
        {"levels", test_levels},
        {"samplers", test_samplers},
        {"filtering-modes", test_filtering_modes},
        {"counts-and-links", test_counts_and_links},
        {"selector", test_selector},
        {"validation", test_validation},
    };
    return RUN_TABLE(tests);
}
