/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Each device function of the headers for OptiX 7 once, in programs that may call it. RW_PAYLOAD is
 * the type of a word of payload: with another than unsigned int this does not compile.
 */
#include <optix7_compat/optix.h>

#if OPTIX_VERSION != 80000 || OPTIX_ABI_VERSION != 87
#error "the version is 8.0"
#endif
#if defined(OPTIX_DEVICE) || defined(OPTIX_GET) || defined(OPTIX_GET_ONE) || defined(OPTIX_ASK) || \
    defined(OPTIX_GET_THREE)
#error "macros that only the headers need stay defined"
#endif
#ifndef RW_PAYLOAD
#define RW_PAYLOAD unsigned int
#endif

struct Params {
    float *out;
    OptixTraversableHandle handle;
};

extern "C" {
__constant__ Params params;
}

static __forceinline__ __device__ void put(float value)
{
    params.out[optixGetLaunchIndex().x] += value;
}

static __forceinline__ __device__ void put(float3 value)
{
    put(value.x + value.y + value.z);
}

static __forceinline__ __device__ void put_data(CUdeviceptr data)
{
    put(*reinterpret_cast<const float *>(data));
}

extern "C" __global__ void __raygen__trace()
{
    const uint3 index = optixGetLaunchIndex(), size = optixGetLaunchDimensions();
    const float3 origin = make_float3(float(index.x), float(index.y), float(index.z));
    const float3 direction = make_float3(float(size.x), float(size.y), float(size.z));
    unsigned int words[8] = {1, 2, 3, 4, 5, 6, 7, optixUndefinedValue()};
    put_data(optixGetSbtDataPointer());
    optixTrace(params.handle, origin, direction, 0.0f, 1.0f, 0.5f, 255, OPTIX_RAY_FLAG_NONE, 0, 1,
               0);
    optixTrace(OPTIX_PAYLOAD_TYPE_ID_0, params.handle, origin, direction, 0.0f, 1.0f, 0.5f, 255,
               OPTIX_RAY_FLAG_DISABLE_ANYHIT, 0, 1, 0, words[0], words[1]);
    optixTrace(params.handle, origin, direction, 0.0f, 1.0f, 0.5f, 255, OPTIX_RAY_FLAG_NONE, 0, 1,
               0, words[0], words[1], words[2], words[3], words[4], words[5], words[6], words[7]);
    for (int i = 0; i < 8; i++) put(float(words[i]));
    put(optixDirectCall<float>(2, 1.0f, words[0]));
    optixDirectCall<void>(3);
}

extern "C" __global__ void __raygen__traverse()
{
    const float3 zero = make_float3(0, 0, 0), down = make_float3(0, 0, -1);
    RW_PAYLOAD word = 7;
    optixMakeNopHitObject();
    if (optixHitObjectIsNop()) put(1);
    optixTraverse(params.handle, zero, down, 0.0f, 1.0f, 0.0f, 255,
                  OPTIX_RAY_FLAG_TERMINATE_ON_FIRST_HIT, 0, 1, 0, word);
    optixReorder();
    if (optixHitObjectIsMiss()) optixMakeMissHitObject(1, zero, down, 0, 1, 0, 0);
    if (optixHitObjectIsHit()) {
        const float2 weights = optixHitObjectGetTriangleBarycentrics();
        put(weights.x + weights.y + optixHitObjectGetRayTmin() + optixHitObjectGetRayTmax());
        put(optixHitObjectGetWorldRayOrigin());
        put(optixHitObjectGetWorldRayDirection());
        put(optixHitObjectGetRayTime() + float(optixHitObjectGetRayFlags()));
        put(float(optixHitObjectGetPrimitiveIndex() + optixHitObjectGetInstanceId()));
        put(float(optixHitObjectGetInstanceIndex() + optixHitObjectGetSbtGASIndex()));
        put(float(optixHitObjectGetHitKind() + optixHitObjectGetSbtRecordIndex()));
        put(float(optixHitObjectGetClusterId()));
        put(float(optixHitObjectGetAttribute_0() + optixHitObjectGetAttribute_7()));
        optixHitObjectSetSbtRecordIndex(2);
        put_data(optixHitObjectGetSbtDataPointer());
        OptixTraverseData data;
        const OptixTraversableHandle list[] = {optixHitObjectGetTransformListHandle(0)};
        optixHitObjectGetTraverseData(&data);
        optixMakeHitObject(optixHitObjectGetGASTraversableHandle(), zero, down, 0, 0, 0, data, list,
                           1);
    }
    put(float(word));
}

extern "C" __global__ void __miss__sky()
{
    optixSetPayloadTypes(OPTIX_PAYLOAD_TYPE_ID_0 | OPTIX_PAYLOAD_TYPE_ID_1);
    optixSetPayload_0(optixGetPayload_31() + 1);
    put(optixGetWorldRayOrigin());
    put(optixGetWorldRayDirection());
    put(optixGetRayTmin() + optixGetRayTmax() + optixGetRayTime());
    put(float(optixGetRayFlags() + optixGetRayVisibilityMask()));
}

extern "C" __global__ void __closesthit__all()
{
    const float2 weights = optixGetTriangleBarycentrics();
    put(weights.x + weights.y + float(optixGetPrimitiveIndex() + optixGetInstanceId()));
    put(float(optixGetInstanceIndex() + optixGetSbtGASIndex() + optixGetHitKind()));
    put(float(optixGetClusterId()));
    if (optixIsBackFaceHit() && optixGetPrimitiveType() == OPTIX_PRIMITIVE_TYPE_TRIANGLE) put(1);
    put(float(optixGetAttribute_0() + optixGetAttribute_1() + optixGetAttribute_2()));
    put(float(optixGetAttribute_3() + optixGetAttribute_4() + optixGetAttribute_5()));
    put(float(optixGetAttribute_6() + optixGetAttribute_7()));
}

extern "C" __global__ void __anyhit__some()
{
    put(optixGetObjectRayOrigin());
    if (optixGetPrimitiveIndex() == 1) optixIgnoreIntersection();
    if (optixGetPrimitiveIndex() == 2) optixTerminateRay();
}

extern "C" __global__ void __intersection__all()
{
    put(optixGetObjectRayDirection());
    if (!optixReportIntersection(1.0f, 0)) put(1);
    optixReportIntersection(1.0f, 1, 1);
    optixReportIntersection(1.0f, 2, 1, 2);
    optixReportIntersection(1.0f, 3, 1, 2, 3);
    optixReportIntersection(1.0f, 4, 1, 2, 3, 4);
    optixReportIntersection(1.0f, 5, 1, 2, 3, 4, 5);
    optixReportIntersection(1.0f, 6, 1, 2, 3, 4, 5, 6);
    optixReportIntersection(1.0f, 7, 1, 2, 3, 4, 5, 6, 7);
    optixReportIntersection(1.0f, 8, 1, 2, 3, 4, 5, 6, 7, 8);
}

extern "C" __device__ float __direct_callable__scaled(float value, unsigned int by)
{
    return value * float(by);
}

extern "C" __device__ void __direct_callable__nothing()
{
    put_data(optixGetSbtDataPointer());
}

static __forceinline__ __device__ void put(float4 value)
{
    put(value.x + value.y + value.z + value.w);
}

extern "C" __global__ void __raygen__rest()
{
    unsigned int a = 1, b = 2;
    optixInvoke();
    optixInvoke(OPTIX_PAYLOAD_TYPE_ID_1, a, b);
    put(optixContinuationCall<float>(1, 2.0f));
    put(optixHitObjectGetRibbonNormal(optixHitObjectGetRibbonParameters()));
    put(optixHitObjectGetCurveParameter() + float(optixHitObjectGetTransformListSize()));
    put(float(optixHitObjectGetTransformListHandle(1) + optixHitObjectGetGASTraversableHandle()));
}

extern "C" __global__ void __miss__throws()
{
    switch (optixGetPayload_0()) {
    case 0:
        optixThrowException(0);
    case 1:
        optixThrowException(1, 1);
    case 2:
        optixThrowException(2, 1, 2);
    case 3:
        optixThrowException(3, 1, 2, 3);
    case 4:
        optixThrowException(4, 1, 2, 3, 4);
    case 5:
        optixThrowException(5, 1, 2, 3, 4, 5);
    case 6:
        optixThrowException(6, 1, 2, 3, 4, 5, 6);
    case 7:
        optixThrowException(7, 1, 2, 3, 4, 5, 6, 7);
    default:
        optixThrowException(8, 1, 2, 3, 4, 5, 6, 7, 8);
    }
}

extern "C" __global__ void __closesthit__transforms()
{
    const OptixTraversableHandle gas = optixGetGASTraversableHandle();
    for (unsigned int i = 0; i < optixGetTransformListSize(); i++) {
        const OptixTraversableHandle handle = optixGetTransformListHandle(i);
        if (optixGetTransformTypeFromHandle(handle) == OPTIX_TRANSFORM_TYPE_INSTANCE) {
            put(optixGetInstanceTransformFromHandle(handle)[2]);
            put(optixGetInstanceInverseTransformFromHandle(handle)[0]);
            put(float(optixGetInstanceIdFromHandle(handle)));
            put(float(optixGetInstanceChildFromHandle(handle)));
        } else {
            put(optixGetStaticTransformFromHandle(handle)->inverse[0]);
            put(optixGetMatrixMotionTransformFromHandle(handle)->transform[1][11]);
            put(optixGetSRTMotionTransformFromHandle(handle)->srtData[1].qw);
        }
    }
    put(float(optixGetInstanceTraversableFromIAS(gas, 1) + optixGetGASPointerFromHandle(gas)));
    put(optixGetGASMotionTimeBegin(gas) + optixGetGASMotionTimeEnd(gas));
    put(float(optixGetGASMotionStepCount(gas)) + optixGetCurveParameter());
    put(optixGetRibbonNormal(optixGetRibbonParameters()));
    put(optixGetRibbonNormalFromHandle(gas, 1, 2, 0.5f, optixGetRibbonParameters()));
}

extern "C" __global__ void __closesthit__points()
{
    float matrix[12];
    const float3 point = optixTransformPointFromWorldToObjectSpace(optixGetWorldRayOrigin());
    optixGetObjectToWorldTransformMatrix(matrix);
    put(optixTransformPointFromObjectToWorldSpace(point));
    put(optixTransformVectorFromWorldToObjectSpace(point));
    put(optixTransformVectorFromObjectToWorldSpace(point));
    put(optixTransformNormalFromWorldToObjectSpace(point));
    put(optixTransformNormalFromObjectToWorldSpace(point));
    put(matrix[3]);
    optixGetWorldToObjectTransformMatrix(matrix);
    put(matrix[3]);
}

// Of the hit, of a structure, of the hit object.
#define PUT_VERTICES(vector, count, name)                                                          \
    extern "C" __global__ void __closesthit__##name()                                              \
    {                                                                                              \
        vector data[count];                                                                        \
        optixGet##name(data);                                                                      \
        put(data[0]);                                                                              \
        optixGet##name##FromHandle(params.handle, 1, 2, 0.5f, data);                               \
        put(data[count - 1]);                                                                      \
    }                                                                                              \
    extern "C" __global__ void __raygen__##name()                                                  \
    {                                                                                              \
        vector data[count];                                                                        \
        optixHitObjectGet##name(data);                                                             \
        put(data[0]);                                                                              \
    }
PUT_VERTICES(float3, 3, TriangleVertexData)
PUT_VERTICES(float4, 1, SphereData)
PUT_VERTICES(float4, 2, LinearCurveVertexData)
PUT_VERTICES(float4, 3, QuadraticBSplineVertexData)
PUT_VERTICES(float4, 4, CubicBSplineVertexData)
PUT_VERTICES(float4, 4, CatmullRomVertexData)
PUT_VERTICES(float4, 4, CubicBezierVertexData)
PUT_VERTICES(float4, 3, RibbonVertexData)
PUT_VERTICES(float4, 3, QuadraticBSplineRocapsVertexData)
PUT_VERTICES(float4, 4, CubicBSplineRocapsVertexData)
PUT_VERTICES(float4, 4, CatmullRomRocapsVertexData)
PUT_VERTICES(float4, 4, CubicBezierRocapsVertexData)

extern "C" __global__ void __exception__all()
{
    put(float(optixGetExceptionCode()) + float(*optixGetExceptionLineInfo()));
    put(float(optixGetExceptionDetail_0() + optixGetExceptionDetail_1()));
    put(float(optixGetExceptionDetail_2() + optixGetExceptionDetail_3()));
    put(float(optixGetExceptionDetail_4() + optixGetExceptionDetail_5()));
    put(float(optixGetExceptionDetail_6() + optixGetExceptionDetail_7()));
}
