/* SPDX-License-Identifier: Apache-2.0 */
/* Types of acceleration structures and of rays, for optix_types.h. */
#ifndef RW_OPTIX7_OPTIX_ACCEL_TYPES_H
#define RW_OPTIX7_OPTIX_ACCEL_TYPES_H

#include "optix_micromap_types.h"

/* ---- rays ---- */

typedef enum OptixRayFlags {
    OPTIX_RAY_FLAG_NONE = 0,
    OPTIX_RAY_FLAG_DISABLE_ANYHIT = 1 << 0,
    OPTIX_RAY_FLAG_ENFORCE_ANYHIT = 1 << 1,
    OPTIX_RAY_FLAG_TERMINATE_ON_FIRST_HIT = 1 << 2,
    OPTIX_RAY_FLAG_DISABLE_CLOSESTHIT = 1 << 3,
    OPTIX_RAY_FLAG_CULL_BACK_FACING_TRIANGLES = 1 << 4,
    OPTIX_RAY_FLAG_CULL_FRONT_FACING_TRIANGLES = 1 << 5,
    OPTIX_RAY_FLAG_CULL_DISABLED_ANYHIT = 1 << 6,
    OPTIX_RAY_FLAG_CULL_ENFORCED_ANYHIT = 1 << 7,
    OPTIX_RAY_FLAG_FORCE_OPACITY_MICROMAP_2_STATE = 1 << 10
} OptixRayFlags;

/* What triangles report; intersection programs report kinds of their own. */
enum { OPTIX_HIT_KIND_TRIANGLE_FRONT = 0xfe, OPTIX_HIT_KIND_TRIANGLE_BACK = 0xff };

typedef enum OptixPrimitiveType {
    OPTIX_PRIMITIVE_TYPE_CUSTOM = 0x2500,
    OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE = 0x2501,
    OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE = 0x2502,
    OPTIX_PRIMITIVE_TYPE_ROUND_LINEAR = 0x2503,
    OPTIX_PRIMITIVE_TYPE_CATMULLROM = 0x2504,
    OPTIX_PRIMITIVE_TYPE_FLAT_QUADRATIC = 0x2505,
    OPTIX_PRIMITIVE_TYPE_SPHERE = 0x2506,
    OPTIX_PRIMITIVE_TYPE_CUBIC_BEZIER = 0x2507,
    OPTIX_PRIMITIVE_TYPE_ROUND_QUADRATIC_BSPLINE_ROCAPS = 0x2508,
    OPTIX_PRIMITIVE_TYPE_ROUND_CUBIC_BSPLINE_ROCAPS = 0x2509,
    OPTIX_PRIMITIVE_TYPE_CATMULLROM_ROCAPS = 0x250a,
    OPTIX_PRIMITIVE_TYPE_CUBIC_BEZIER_ROCAPS = 0x250b,
    OPTIX_PRIMITIVE_TYPE_TRIANGLE = 0x2531
} OptixPrimitiveType;

/* For usesPrimitiveTypeFlags. */
typedef enum OptixPrimitiveTypeFlags {
    OPTIX_PRIMITIVE_TYPE_FLAG_CUSTOM = 1 << 0,
    OPTIX_PRIMITIVE_TYPE_FLAG_ROUND_QUADRATIC_BSPLINE = 1 << 1,
    OPTIX_PRIMITIVE_TYPE_FLAG_ROUND_CUBIC_BSPLINE = 1 << 2,
    OPTIX_PRIMITIVE_TYPE_FLAG_ROUND_LINEAR = 1 << 3,
    OPTIX_PRIMITIVE_TYPE_FLAG_CATMULLROM = 1 << 4,
    OPTIX_PRIMITIVE_TYPE_FLAG_FLAT_QUADRATIC = 1 << 5,
    OPTIX_PRIMITIVE_TYPE_FLAG_SPHERE = 1 << 6,
    OPTIX_PRIMITIVE_TYPE_FLAG_CUBIC_BEZIER = 1 << 7,
    OPTIX_PRIMITIVE_TYPE_FLAG_ROUND_QUADRATIC_BSPLINE_ROCAPS = 1 << 8,
    OPTIX_PRIMITIVE_TYPE_FLAG_ROUND_CUBIC_BSPLINE_ROCAPS = 1 << 9,
    OPTIX_PRIMITIVE_TYPE_FLAG_CATMULLROM_ROCAPS = 1 << 10,
    OPTIX_PRIMITIVE_TYPE_FLAG_CUBIC_BEZIER_ROCAPS = 1 << 11
} OptixPrimitiveTypeFlags;
#define OPTIX_PRIMITIVE_TYPE_FLAG_TRIANGLE 0x80000000u /* an enumerator of C is an int */

/* ---- builds ---- */

typedef enum OptixBuildFlags {
    OPTIX_BUILD_FLAG_NONE = 0,
    OPTIX_BUILD_FLAG_ALLOW_UPDATE = 1 << 0,
    OPTIX_BUILD_FLAG_ALLOW_COMPACTION = 1 << 1,
    OPTIX_BUILD_FLAG_FAST_TRACE = 1 << 2,
    OPTIX_BUILD_FLAG_FAST_BUILD = 1 << 3,
    OPTIX_BUILD_FLAG_ALLOW_RANDOM_VERTEX_ACCESS = 1 << 4,
    OPTIX_BUILD_FLAG_ALLOW_RANDOM_INSTANCE_ACCESS = 1 << 5,
    OPTIX_BUILD_FLAG_ALLOW_OPACITY_MICROMAP_UPDATE = 1 << 6,
    OPTIX_BUILD_FLAG_ALLOW_DISABLE_OPACITY_MICROMAPS = 1 << 7
} OptixBuildFlags;

typedef enum OptixBuildOperation {
    OPTIX_BUILD_OPERATION_BUILD = 0x2161,
    OPTIX_BUILD_OPERATION_UPDATE = 0x2162
} OptixBuildOperation;

typedef enum OptixMotionFlags {
    OPTIX_MOTION_FLAG_NONE = 0,
    OPTIX_MOTION_FLAG_START_VANISH = 1 << 0,
    OPTIX_MOTION_FLAG_END_VANISH = 1 << 1
} OptixMotionFlags;

typedef struct OptixMotionOptions {
    unsigned short numKeys; /* 0 and 1: nothing moves */
    unsigned short flags;
    float timeBegin;
    float timeEnd;
} OptixMotionOptions;

typedef struct OptixAccelBuildOptions {
    unsigned int buildFlags;
    OptixBuildOperation operation;
    OptixMotionOptions motionOptions;
} OptixAccelBuildOptions;

typedef struct OptixAccelBufferSizes {
    size_t outputSizeInBytes;
    size_t tempSizeInBytes;
    size_t tempUpdateSizeInBytes;
} OptixAccelBufferSizes;

typedef enum OptixEmitType {
    OPTIX_EMIT_TYPE_COMPACTED_SIZE = 0x2181, /* a 64-bit number */
    OPTIX_EMIT_TYPE_AABBS = 0x2182
} OptixEmitType;

typedef struct OptixAccelEmitDesc {
    CUdeviceptr result;
    OptixEmitType type;
} OptixAccelEmitDesc;

typedef struct OptixAabb {
    float minX, minY, minZ, maxX, maxY, maxZ;
} OptixAabb;

typedef struct OptixBuiltinISOptions {
    OptixPrimitiveType primitiveType;
    int usesMotionBlur;
    unsigned int buildFlags; /* those of the builds */
    unsigned int curveEndcapFlags;
} OptixBuiltinISOptions;

/* ---- build inputs ---- */

typedef enum OptixBuildInputType {
    OPTIX_BUILD_INPUT_TYPE_TRIANGLES = 0x2141,
    OPTIX_BUILD_INPUT_TYPE_CUSTOM_PRIMITIVES = 0x2142,
    OPTIX_BUILD_INPUT_TYPE_INSTANCES = 0x2143,
    OPTIX_BUILD_INPUT_TYPE_INSTANCE_POINTERS = 0x2144,
    OPTIX_BUILD_INPUT_TYPE_CURVES = 0x2145,
    OPTIX_BUILD_INPUT_TYPE_SPHERES = 0x2146
} OptixBuildInputType;

typedef enum OptixVertexFormat {
    OPTIX_VERTEX_FORMAT_FLOAT3 = 0x2121,
    OPTIX_VERTEX_FORMAT_FLOAT2 = 0x2122,
    OPTIX_VERTEX_FORMAT_HALF3 = 0x2123,
    OPTIX_VERTEX_FORMAT_HALF2 = 0x2124,
    OPTIX_VERTEX_FORMAT_SNORM16X3 = 0x2125,
    OPTIX_VERTEX_FORMAT_SNORM16X2 = 0x2126
} OptixVertexFormat;

typedef enum OptixIndexFormat {
    OPTIX_INDEX_FORMAT_NONE = 0,
    OPTIX_INDEX_FORMAT_UNSIGNED_SHORT3 = 0x2102,
    OPTIX_INDEX_FORMAT_UNSIGNED_INT3 = 0x2103
} OptixIndexFormat;

typedef enum OptixTransformFormat {
    OPTIX_TRANSFORM_FORMAT_NONE = 0,
    OPTIX_TRANSFORM_FORMAT_FLOAT12 = 0x21e1
} OptixTransformFormat;

typedef enum OptixGeometryFlags {
    OPTIX_GEOMETRY_FLAG_NONE = 0,
    OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT = 1 << 0,
    OPTIX_GEOMETRY_FLAG_REQUIRE_SINGLE_ANYHIT_CALL = 1 << 1,
    OPTIX_GEOMETRY_FLAG_DISABLE_FACE_CULLING = 1 << 2
} OptixGeometryFlags;

typedef enum OptixCurveEndcapFlags {
    OPTIX_CURVE_ENDCAP_DEFAULT = 0,
    OPTIX_CURVE_ENDCAP_ON = 1
} OptixCurveEndcapFlags;

/* Strides of 0 are those of packed elements. */
typedef struct OptixBuildInputTriangleArray {
    const CUdeviceptr *vertexBuffers; /* one for each motion key */
    unsigned int numVertices;
    OptixVertexFormat vertexFormat;
    unsigned int vertexStrideInBytes;
    CUdeviceptr indexBuffer;
    unsigned int numIndexTriplets;
    OptixIndexFormat indexFormat;
    unsigned int indexStrideInBytes;
    CUdeviceptr preTransform;
    const unsigned int *flags; /* one for each record */
    unsigned int numSbtRecords;
    CUdeviceptr sbtIndexOffsetBuffer;
    unsigned int sbtIndexOffsetSizeInBytes;
    unsigned int sbtIndexOffsetStrideInBytes;
    unsigned int primitiveIndexOffset;
    OptixTransformFormat transformFormat;
    OptixBuildInputOpacityMicromap opacityMicromap;
    unsigned long long displacementMicromap[12]; /* zeros: there are none */
} OptixBuildInputTriangleArray;

typedef struct OptixBuildInputCustomPrimitiveArray {
    const CUdeviceptr *aabbBuffers; /* one for each motion key */
    unsigned int numPrimitives;
    unsigned int strideInBytes;
    const unsigned int *flags; /* one for each record */
    unsigned int numSbtRecords;
    CUdeviceptr sbtIndexOffsetBuffer;
    unsigned int sbtIndexOffsetSizeInBytes;
    unsigned int sbtIndexOffsetStrideInBytes;
    unsigned int primitiveIndexOffset;
} OptixBuildInputCustomPrimitiveArray;

typedef struct OptixBuildInputCurveArray {
    OptixPrimitiveType curveType;
    unsigned int numPrimitives;
    const CUdeviceptr *vertexBuffers;
    unsigned int numVertices;
    unsigned int vertexStrideInBytes;
    const CUdeviceptr *widthBuffers;
    unsigned int widthStrideInBytes;
    const CUdeviceptr *normalBuffers;
    unsigned int normalStrideInBytes;
    CUdeviceptr indexBuffer; /* the first control point of each segment */
    unsigned int indexStrideInBytes;
    unsigned int flag;
    unsigned int primitiveIndexOffset;
    unsigned int endcapFlags;
} OptixBuildInputCurveArray;

typedef struct OptixBuildInputSphereArray {
    const CUdeviceptr *vertexBuffers;
    unsigned int vertexStrideInBytes;
    unsigned int numVertices;
    const CUdeviceptr *radiusBuffers;
    unsigned int radiusStrideInBytes;
    int singleRadius;
    const unsigned int *flags;
    unsigned int numSbtRecords;
    CUdeviceptr sbtIndexOffsetBuffer;
    unsigned int sbtIndexOffsetSizeInBytes;
    unsigned int sbtIndexOffsetStrideInBytes;
    unsigned int primitiveIndexOffset;
} OptixBuildInputSphereArray;

typedef struct OptixBuildInputInstanceArray {
    CUdeviceptr instances;
    unsigned int numInstances;
    unsigned int instanceStride; /* in bytes */
} OptixBuildInputInstanceArray;

typedef struct OptixBuildInput {
    OptixBuildInputType type;
    OPTIX_UNION
    {
        OptixBuildInputTriangleArray triangleArray;
        OptixBuildInputCurveArray curveArray;
        OptixBuildInputSphereArray sphereArray;
        OptixBuildInputCustomPrimitiveArray customPrimitiveArray;
        OptixBuildInputInstanceArray instanceArray;
        char pad[1024];
    };
} OptixBuildInput;

/* ---- instances and transforms ---- */

typedef enum OptixInstanceFlags {
    OPTIX_INSTANCE_FLAG_NONE = 0,
    OPTIX_INSTANCE_FLAG_DISABLE_FACE_CULLING = 1 << 0,
    OPTIX_INSTANCE_FLAG_FLIP_FACING = 1 << 1,
    OPTIX_INSTANCE_FLAG_DISABLE_ANYHIT = 1 << 2,
    OPTIX_INSTANCE_FLAG_ENFORCE_ANYHIT = 1 << 3,
    OPTIX_INSTANCE_FLAG_FORCE_OPACITY_MICROMAP_2_STATE = 1 << 4,
    OPTIX_INSTANCE_FLAG_DISABLE_OPACITY_MICROMAPS = 1 << 5
} OptixInstanceFlags;

typedef struct OptixInstance {
    float transform[12]; /* object to world, 3 rows of 4 */
    unsigned int instanceId;
    unsigned int sbtOffset;
    unsigned int visibilityMask;
    unsigned int flags;
    OptixTraversableHandle traversableHandle;
    unsigned int pad[2];
} OptixInstance;

typedef enum OptixTraversableType {
    OPTIX_TRAVERSABLE_TYPE_STATIC_TRANSFORM = 0x21c1,
    OPTIX_TRAVERSABLE_TYPE_MATRIX_MOTION_TRANSFORM = 0x21c2,
    OPTIX_TRAVERSABLE_TYPE_SRT_MOTION_TRANSFORM = 0x21c3
} OptixTraversableType;

/* What an entry of the list of transforms over a hit is. */
typedef enum OptixTransformType {
    OPTIX_TRANSFORM_TYPE_NONE = 0,
    OPTIX_TRANSFORM_TYPE_STATIC_TRANSFORM = 1,
    OPTIX_TRANSFORM_TYPE_MATRIX_MOTION_TRANSFORM = 2,
    OPTIX_TRANSFORM_TYPE_SRT_MOTION_TRANSFORM = 3,
    OPTIX_TRANSFORM_TYPE_INSTANCE = 4
} OptixTransformType;

typedef struct OptixStaticTransform {
    OptixTraversableHandle child;
    unsigned int pad[2];
    float transform[12];
    float inverse[12];
} OptixStaticTransform;

/* With two keys; further ones follow. */
typedef struct OptixMatrixMotionTransform {
    OptixTraversableHandle child;
    OptixMotionOptions motionOptions;
    unsigned int pad[3];
    float transform[2][12];
} OptixMatrixMotionTransform;

/* Scale and shear about a pivot, rotation as a quaternion, translation. */
typedef struct OptixSRTData {
    float sx, a, b, pvx, sy, c, pvy, sz, pvz, qx, qy, qz, qw, tx, ty, tz;
} OptixSRTData;

/* With two keys; further ones follow. */
typedef struct OptixSRTMotionTransform {
    OptixTraversableHandle child;
    OptixMotionOptions motionOptions;
    unsigned int pad[3];
    OptixSRTData srtData[2];
} OptixSRTMotionTransform;

/* A hit object, but for its ray and the transforms above it; the words are the library's. */
typedef struct OptixTraverseData {
    unsigned int data[20];
} OptixTraverseData;

/* ---- relocation ---- */

typedef struct OptixRelocationInfo {
    unsigned long long words[4];
} OptixRelocationInfo;

typedef struct OptixRelocateInputInstanceArray {
    unsigned int numInstances;
    CUdeviceptr handles;
} OptixRelocateInputInstanceArray;

typedef struct OptixRelocateInputOpacityMicromap {
    CUdeviceptr opacityMicromapArray; /* 0: it is where it was */
} OptixRelocateInputOpacityMicromap;

typedef struct OptixRelocateInputTriangleArray {
    unsigned int numSbtRecords;
    OptixRelocateInputOpacityMicromap opacityMicromap;
} OptixRelocateInputTriangleArray;

typedef struct OptixRelocateInput {
    OptixBuildInputType type;
    OPTIX_UNION
    {
        OptixRelocateInputInstanceArray instanceArray;
        OptixRelocateInputTriangleArray triangleArray;
    };
} OptixRelocateInput;

#endif
