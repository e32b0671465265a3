/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Handles that are NULL, of another type, of another context, or destroyed are refused, and nothing
 * is read through them (the sanitizers see to that).
 */
#include <pthread.h>

#include "tests/api/support.h"

/* Every call that takes a handle, with NULL: one line per call, by the result it has to give. */
TEST(null_contexts)
{
    RTcontext n = NULL;
    RTprogram program;
    RTbuffer buffer;
    RTvariable variable;
    RTgroup group;
    unsigned u;
    RTsize size;
    int i;
    const char *ptx = "";
    const RTresult results[] = {
        rtContextDestroy(n),
        rtContextValidate(n),
        rtContextSetAttribute(n, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 4, &i),
        rtContextGetAttribute(n, RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 4, &i),
        rtContextSetDevices(n, 1, &i),
        rtContextGetDevices(n, &i),
        rtContextGetDeviceCount(n, &u),
        rtContextSetStackSize(n, 1),
        rtContextGetStackSize(n, &size),
        rtContextSetMaxTraceDepth(n, 1),
        rtContextSetTimeoutCallback(n, NULL, 1),
        rtContextSetUsageReportCallback(n, NULL, 1, NULL),
        rtContextSetEntryPointCount(n, 1),
        rtContextGetEntryPointCount(n, &u),
        rtContextSetRayGenerationProgram(n, 0, NULL),
        rtContextGetRayGenerationProgram(n, 0, &program),
        rtContextSetExceptionEnabled(n, RT_EXCEPTION_ALL, 1),
        rtContextSetRayTypeCount(n, 1),
        rtContextSetMissProgram(n, 0, NULL),
        rtContextCompile(n),
        rtContextLaunch1D(n, 0, 1),
        rtContextLaunch2D(n, 0, 1, 1),
        rtContextLaunch3D(n, 0, 1, 1, 1),
        rtContextGetRunningState(n, &i),
        rtContextSetPrintEnabled(n, 1),
        rtContextSetPrintLaunchIndex(n, 0, 0, 0),
        rtContextDeclareVariable(n, "a", &variable),
        rtContextQueryVariable(n, "a", &variable),
        rtContextGetBufferFromId(n, 1, &buffer),
        rtContextGetProgramFromId(n, 1, &program),
        rtProgramCreateFromPTXString(n, "", "a", &program),
        rtProgramCreateFromPTXStrings(n, 1, &ptx, "a", &program),
        rtProgramCreateFromPTXFile(n, "", "a", &program),
        rwProgramCreateFromSourceString(n, "", "", 0, NULL, "a", &program),
        rwContextSetDevice(n, "cpu"),
        rtBufferCreate(n, RT_BUFFER_INPUT, &buffer),
        rtGroupCreate(n, &group),
    };
    for (size_t k = 0; k < sizeof results / sizeof *results; k++)
        if (results[k] != RT_ERROR_INVALID_CONTEXT) {
            fprintf(stderr, "call %zu gave 0x%x\n", k, (unsigned)results[k]);
            *rw_failed = 1;
        }
}

TEST(null_objects)
{
    void *p;
    unsigned u;
    RTsize size;
    int i;
    float f;
    RTcontext c;
    RTprogram program;
    RTvariable v;
    RTobjecttype type;
    const char *text;
    const RTresult results[] = {
        rtProgramDestroy(NULL),
        rtProgramValidate(NULL),
        rtProgramGetContext(NULL, &c),
        rtProgramGetId(NULL, &i),
        rtProgramDeclareVariable(NULL, "a", &v),
        rtBufferDestroy(NULL),
        rtBufferValidate(NULL),
        rtBufferMap(NULL, &p),
        rtBufferUnmap(NULL),
        rtBufferMapEx(NULL, RT_BUFFER_MAP_READ, 0, NULL, &p),
        rtBufferSetFormat(NULL, RT_FORMAT_FLOAT),
        rtBufferSetSize1D(NULL, 1),
        rtBufferGetSize1D(NULL, &size),
        rtBufferGetId(NULL, &i),
        rtGeometryDestroy(NULL),
        rtGeometrySetPrimitiveCount(NULL, 1),
        rtGeometryGetPrimitiveCount(NULL, &u),
        rtGeometrySetIntersectionProgram(NULL, NULL),
        rtGeometryInstanceDestroy(NULL),
        rtGeometryInstanceSetGeometry(NULL, NULL),
        rtGeometryInstanceSetMaterialCount(NULL, 1),
        rtGeometryInstanceSetMaterial(NULL, 0, NULL),
        rtGeometryGroupDestroy(NULL),
        rtGeometryGroupSetChildCount(NULL, 1),
        rtGeometryGroupSetAcceleration(NULL, NULL),
        rtGroupDestroy(NULL),
        rtGroupSetChild(NULL, 0, NULL),
        rtGroupGetChildType(NULL, 0, &type),
        rtMaterialDestroy(NULL),
        rtMaterialSetClosestHitProgram(NULL, 0, NULL),
        rtMaterialGetAnyHitProgram(NULL, 0, &program),
        rtTransformDestroy(NULL),
        rtTransformSetMatrix(NULL, 0, &f, NULL),
        rtTransformSetChild(NULL, NULL),
        rtAccelerationDestroy(NULL),
        rtAccelerationSetBuilder(NULL, "Bvh"),
        rtAccelerationGetBuilder(NULL, &text),
        rtAccelerationMarkDirty(NULL),
        rtVariableSet1f(NULL, 1),
        rtVariableGet1f(NULL, &f),
        rtVariableSetObject(NULL, NULL),
        rtVariableSetUserData(NULL, 1, &f),
        rtVariableGetName(NULL, &text),
        rtVariableGetContext(NULL, &c),
        rtVariableSetMatrix3x3fv(NULL, 0, &f),
    };
    for (size_t k = 0; k < sizeof results / sizeof *results; k++)
        if (results[k] != RT_ERROR_INVALID_VALUE) {
            fprintf(stderr, "call %zu gave 0x%x\n", k, (unsigned)results[k]);
            *rw_failed = 1;
        }
}

TEST(wrong_type)
{
    RTcontext context;
    RTbuffer buffer;
    RTgeometry geometry;
    int stranger = 0;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtGeometryCreate(context, &geometry));
    CHECK_EQ(rtGeometrySetPrimitiveCount((RTgeometry)buffer, 1), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtGeometrySetPrimitiveCount((RTgeometry)&stranger, 1), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtContextValidate((RTcontext)buffer), RT_ERROR_INVALID_CONTEXT);
    FAILS(rtGeometrySetIntersectionProgram(geometry, (RTprogram)buffer), RT_ERROR_INVALID_VALUE,
          "argument 'program' is a buffer, not a program");
    FAILS(rtGeometrySetIntersectionProgram(geometry, (RTprogram)&stranger), RT_ERROR_INVALID_VALUE,
          "rtGeometrySetIntersectionProgram: argument 'program' is not a live handle");
    FAILS(rtGeometrySetIntersectionProgram(geometry, NULL), RT_ERROR_INVALID_VALUE, "is NULL");
    OK(rtContextDestroy(context));
}

TEST(destroyed)
{
    RTcontext context;
    RTbuffer buffer, again;
    RTvariable v;
    void *p;
    OK(rtContextCreate(&context));
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &buffer));
    OK(rtBufferDestroy(buffer));
    CHECK_EQ(rtBufferDestroy(buffer), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtBufferMap(buffer, &p), RT_ERROR_INVALID_VALUE);
    OK(rtContextDeclareVariable(context, "v", &v));
    OK(rtContextRemoveVariable(context, v));
    CHECK_EQ(rtVariableSet1f(v, 1), RT_ERROR_INVALID_VALUE);
    OK(rtBufferCreate(context, RT_BUFFER_INPUT, &again));
    OK(rtContextDeclareVariable(context, "v", &v));
    OK(rtContextDestroy(context));
    CHECK_EQ(rtContextDestroy(context), RT_ERROR_INVALID_CONTEXT);
    CHECK_EQ(rtBufferDestroy(again), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtVariableSet1f(v, 1), RT_ERROR_INVALID_VALUE);
}

/* A destroyed object stays out of reach of those that still point to it. */
TEST(destroyed_child)
{
    RTcontext context;
    RTgroup group;
    RTtransform transform;
    RTacceleration acceleration;
    RTvariable v;
    RTobject child;
    RTobjecttype type;
    OK(rtContextCreate(&context));
    OK(rtGroupCreate(context, &group));
    OK(rtTransformCreate(context, &transform));
    OK(rtAccelerationCreate(context, &acceleration));
    OK(rtGroupSetChildCount(group, 1));
    OK(rtGroupSetChild(group, 0, transform));
    OK(rtGroupSetAcceleration(group, acceleration));
    OK(rtContextDeclareVariable(context, "top", &v));
    OK(rtVariableSetObject(v, group));
    OK(rtTransformDestroy(transform));
    OK(rtGroupGetChild(group, 0, &child));
    CHECK(child == NULL);
    FAILS(rtGroupGetChildType(group, 0, &type), RT_ERROR_INVALID_VALUE, "not set");
    FAILS(rtGroupValidate(group), RT_ERROR_INVALID_VALUE, "uses a destroyed object as its child 0");
    OK(rtAccelerationDestroy(acceleration));
    OK(rtGroupDestroy(group));
    OK(rtVariableGetObject(v, &child));
    CHECK(child == NULL);
    OK(rtContextDestroy(context));
}

TEST(two_contexts)
{
    RTcontext context, other;
    RTgroup group;
    RTtransform transform;
    RTvariable v;
    OK(rtContextCreate(&context));
    OK(rtContextCreate(&other));
    OK(rtGroupCreate(context, &group));
    OK(rtGroupSetChildCount(group, 1));
    OK(rtTransformCreate(other, &transform));
    FAILS(rtGroupSetChild(group, 0, transform), RT_ERROR_INVALID_VALUE, "another context");
    OK(rtContextDeclareVariable(context, "v", &v));
    FAILS(rtVariableSetObject(v, transform), RT_ERROR_INVALID_VALUE, "another context");
    CHECK_EQ(rtContextRemoveVariable(other, v), RT_ERROR_INVALID_VALUE);
    OK(rtContextDestroy(other));
    OK(rtVariableSetObject(v, group)); /* the other context's end leaves this one alone */
    OK(rtContextDestroy(context));
}

TEST(contexts_of_objects)
{
    RTcontext context, found = NULL;
    RTmaterial material;
    RTvariable v;
    OK(rtContextCreate(&context));
    OK(rtMaterialCreate(context, &material));
    OK(rtMaterialGetContext(material, &found));
    CHECK(found == context);
    FAILS(rtMaterialGetContext(material, NULL), RT_ERROR_INVALID_VALUE, "'context' is NULL");
    OK(rtMaterialDeclareVariable(material, "v", &v));
    found = NULL;
    OK(rtVariableGetContext(v, &found));
    CHECK(found == context);
    OK(rtContextDestroy(context));
}

/* One context and some objects, over and over; NULL when all went well. */
static void *live_and_die(void *unused)
{
    (void)unused;
    for (int i = 0; i < 100; i++) {
        RTcontext context;
        RTbuffer buffer;
        RTvariable v;
        if (rtContextCreate(&context)) return "create";
        for (int k = 0; k < 20; k++)
            if (rtBufferCreate(context, RT_BUFFER_INPUT, &buffer)) return "buffer";
        if (rtContextDeclareVariable(context, "v", &v)) return "declare";
        if (rtVariableSetObject(v, buffer)) return "set";
        if (rtContextDestroy(context)) return "destroy";
    }
    return NULL;
}

/* Contexts are independent: each may be used by a thread of its own. */
TEST(contexts_on_threads)
{
    pthread_t threads[4];
    void *failed[4];
    for (int i = 0; i < 4; i++) CHECK(!pthread_create(&threads[i], NULL, live_and_die, NULL));
    for (int i = 0; i < 4; i++) CHECK(!pthread_join(threads[i], &failed[i]));
    for (int i = 0; i < 4; i++) CHECK_STR(failed[i] ? failed[i] : "", "");
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"null-contexts", test_null_contexts},
        {"null-objects", test_null_objects},
        {"wrong-type", test_wrong_type},
        {"destroyed", test_destroyed},
        {"destroyed-child", test_destroyed_child},
        {"two-contexts", test_two_contexts},
        {"contexts-of-objects", test_contexts_of_objects},
        {"contexts-on-threads", test_contexts_on_threads},
    };
    return RUN_TABLE(tests);
}
