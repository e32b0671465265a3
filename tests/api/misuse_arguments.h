/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What test_misuse.c passes to a function when nothing is wrong: by function and parameter, else by
 * parameter, else by type. Included once, behind the generated table of functions.
 */
#ifndef RW_TEST_MISUSE_ARGUMENTS_H
#define RW_TEST_MISUSE_ARGUMENTS_H

struct fixture {
    struct scene s;
    RTgeometrytriangles triangles;
    RTselector selector;
    RTtexturesampler sampler; /* of the buffer `other` */
    RTbuffer stream, source;  /* of 1 x 1, one of the other */
    RTpostprocessingstage stage;
    RTcommandlist list;            /* empty */
    RTvariable fresh;              /* in the context, without a value */
    RTbuffer other;                /* input, float, 64 elements, not in use */
    RTprogram clone;               /* of the callable, with id 1 */
    RTbuffer normals, coordinates; /* input, FLOAT3 and FLOAT2, one element */
    RTUtraversal mesh, soup;       /* with a triangle and a ray; NULL but for their own calls */
    char scratch[MOST_PARAMETERS][512] __attribute__((aligned(16)));
};

static RTresult make_traversal(RTcontext c, RTUtriformat format, RTUtraversal *out)
{
    static const float corners[9] = {0, 0, 1, 1, 0, 1, 0, 1, 1};
    static const unsigned indices[3] = {0, 1, 2};
    float *rays;
    SCENE(rtuTraversalCreate(out, RTU_QUERY_TYPE_CLOSEST_HIT,
                             RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED, format, RTU_OUTPUT_NORMAL,
                             0, c));
    SCENE(format == RTU_TRIFORMAT_MESH ? rtuTraversalSetMesh(*out, 3, corners, 1, indices)
                                       : rtuTraversalSetTriangles(*out, 1, corners));
    SCENE(rtuTraversalMapRays(*out, 1, &rays));
    memset(rays, 0, 6 * sizeof *rays);
    return rtuTraversalUnmapRays(*out);
}

static RTresult make_buffer(RTcontext c, RTformat format, RTbuffer *out)
{
    SCENE(rtBufferCreate(c, RT_BUFFER_INPUT, out));
    SCENE(rtBufferSetFormat(*out, format));
    return rtBufferSetSize1D(*out, 1);
}

static struct ptx ptx; /* the scene's, for functions that take PTX */
static char ptx_path[64];
static const char *ptx_list[1], *path_list[1];
static int one_id[1] = {1}, first_device[1] = {0};
static const RTsize sizes[3] = {1, 1, 1}, limits[2] = {1, 2};
static const int two = 2, off = 0;
static const char *const location = "/tmp";
static const float unit[16] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
static float device_memory[64];
static RTbuffer buffer_list[1]; /* the fixture's */

static int on_timeout(void)
{
    return 0;
}

static void on_report(int level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag, (void)message, (void)user;
}

static const float unit_keys[24] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0,
                                    1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};

static int on_block(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    (void)user, (void)buffer, (void)block;
    return 0;
}

/* A function "" stands for all. */
static const struct special {
    const char *function, *parameter;
    union argument value;
} specials[] = {
    {"rtGlobalSetAttribute", "attrib", {.i = RT_GLOBAL_ATTRIBUTE_ENABLE_RTX}},
    {"rtGlobalGetAttribute", "attrib", {.i = RT_GLOBAL_ATTRIBUTE_ENABLE_RTX}},
    {"rtGlobalSetAttribute", "p", {.p = &off}},
    {"rtDeviceGetAttribute", "attrib", {.i = RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT}},
    {"rtContextSetAttribute", "attrib", {.i = RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS}},
    {"rtContextGetAttribute", "attrib", {.i = RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS}},
    {"rtContextSetAttribute", "p", {.p = &two}},
    {"rtBufferSetAttribute", "attrib", {.i = RT_BUFFER_ATTRIBUTE_PAGE_SIZE}},
    {"rtBufferGetAttribute", "attrib", {.i = RT_BUFFER_ATTRIBUTE_PAGE_SIZE}},
    {"rtBufferSetAttribute", "p", {.p = &two}},
    {"rtBufferSetSizev", "dims", {.p = sizes}},
    {"rtBufferMapEx", "mapFlags", {.i = RT_BUFFER_MAP_READ}},
    {"rtBufferMapEx", "userOwned", {.p = NULL}},
    {"rtBufferSetDevicePointer", "device_pointer", {.p = device_memory}},
    {"rtBufferSetElementSize", "elementSize", {.i = 4}},
    {"rtTransformSetMatrix", "matrix", {.p = unit}},
    {"rtTransformSetMatrix", "inverseMatrix", {.p = unit}},
    {"rtTransformSetMotionKeys", "n", {.i = 2}},
    {"rtTransformSetMotionKeys", "type", {.i = RT_MOTIONKEYTYPE_MATRIX_FLOAT12}},
    {"rtTransformSetMotionKeys", "keys", {.p = unit_keys}},
    {"rtContextSetPrintBufferSize", "bufferSizeBytes", {.i = 4096}},
    {"rtuNameForType", "bufferSize", {.i = 64}},
    {"rtAccelerationSetData", "size", {.i = 16}},
    {"rtuTraversalSetAccelData", "data_size", {.i = 16}},
    {"rtuTraversalSetOption", "value", {.p = &two}},
    {"rtuTraversalCreate", "outputs", {.i = 7}},
    {"rtuTraversalCreate", "options", {.i = 0}},
    {"", "count", {.i = 1}},
    {"", "devices", {.p = first_device}},
    {"", "callback", {.c = (void (*)(void))on_timeout}},
    {"", "size", {.i = 4}},
    {"", "ordinal", {.i = 0}},
    {"", "optix_device_ordinal", {.i = 0}},
    {"", "index", {.i = 0}},
    {"", "deprecated0", {.i = 0}},
    {"", "deprecated1", {.i = 0}},
    {"", "entryPointIndex", {.i = 0}},
    {"", "entryIndex", {.i = 0}},
    {"", "rayTypeIndex", {.i = 0}},
    {"", "materialIndex", {.i = 0}},
    {"", "level", {.i = 0}},
    {"", "flags", {.i = 0}},
    {"", "buildFlags", {.i = 0}},
    {"", "vertexBuffers", {.p = buffer_list}},
    {"", "vertexCount", {.i = 3}},
    {"", "vertexBufferByteOffset", {.i = 0}},
    {"", "indexBufferByteOffset", {.i = 0}},
    {"", "materialIndexBufferByteOffset", {.i = 0}},
    {"", "vertexByteStride", {.i = 0}},
    {"", "triIndicesByteStride", {.i = 0}},
    {"", "materialIndexByteStride", {.i = 0}},
    {"", "positionFormat", {.i = RT_FORMAT_FLOAT3}},
    {"", "triIndicesFormat", {.i = RT_FORMAT_UNSIGNED_INT3}},
    {"", "materialIndexFormat", {.i = RT_FORMAT_UNSIGNED_INT}},
    {"", "name", {.p = "v"}},
    {"", "value", {.p = "1"}},
    {"", "builtinName", {.p = "TonemapperSimple"}},
    {"", "builder", {.p = "Bvh"}},
    {"", "traverser", {.p = "Bvh"}},
    {"", "ptx", {.p = ptx.text}},
    {"", "ptxStrings", {.p = ptx_list}},
    {"", "filename", {.p = ptx_path}},
    {"", "filenames", {.p = path_list}},
    {"", "programName", {.p = "miss"}},
    {"", "ids", {.p = one_id}},
    {"", "source", {.p = "source"}},
    {"", "numPreprocessorArguments", {.i = 0}},
};

/* Out of range for these parameters, whatever the function. */
static const struct {
    const char *parameter;
    long long value;
    RTresult result;
} beyond[] = {
    {"index", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"entryPointIndex", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"entryIndex", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"rayTypeIndex", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"samplerId", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"materialIndex", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"level", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"ordinal", 1 << 30, RT_ERROR_INVALID_DEVICE},
    {"ordinal", -1, RT_ERROR_INVALID_DEVICE},
    {"optix_device_ordinal", 1 << 30, RT_ERROR_INVALID_DEVICE},
    {"optix_device_ordinal", -1, RT_ERROR_INVALID_DEVICE},
    {"dimensionality", 0, RT_ERROR_INVALID_VALUE},
    {"dimensionality", 4, RT_ERROR_INVALID_VALUE},
    {"deprecated0", 1, RT_ERROR_INVALID_VALUE},
    {"deprecated1", 1, RT_ERROR_INVALID_VALUE},
    {"dimension", 3, RT_ERROR_INVALID_VALUE},
    {"wrapmode", 4, RT_ERROR_INVALID_VALUE},
    {"minification", 2, RT_ERROR_INVALID_VALUE},
    {"mipmapping", 3, RT_ERROR_INVALID_VALUE},
    {"readmode", 4, RT_ERROR_INVALID_VALUE},
    {"indexmode", 2, RT_ERROR_INVALID_VALUE},
    {"textureCount", 0, RT_ERROR_INVALID_VALUE},
    {"levels", 0, RT_ERROR_INVALID_VALUE},
    {"levels", 33, RT_ERROR_INVALID_VALUE},
    {"programId", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"bufferId", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"programId", -1, RT_ERROR_INVALID_VALUE},
    {"bufferId", 0, RT_ERROR_INVALID_VALUE},
    {"verbosity", 4, RT_ERROR_INVALID_VALUE},
    {"verbosity", -1, RT_ERROR_INVALID_VALUE},
    {"bufferdesc", 0, RT_ERROR_INVALID_VALUE},
    {"bufferdesc", 1 << 30, RT_ERROR_INVALID_VALUE},
    {"mapFlags", 3, RT_ERROR_INVALID_VALUE},
    {"maxDepth", 255, RT_ERROR_INVALID_VALUE},
    {"rayTypeCount", 33, RT_ERROR_INVALID_VALUE},
    {"numMaterials", 0, RT_ERROR_INVALID_VALUE},
    {"numIds", -1, RT_ERROR_INVALID_VALUE},
    {"vertexByteStride", 4, RT_ERROR_INVALID_VALUE},
    {"vertexBufferByteOffset", 2, RT_ERROR_INVALID_VALUE},
    {"elementSize", 0, RT_ERROR_INVALID_VALUE},
    {"motionStepCount", 0, RT_ERROR_INVALID_VALUE},
    {"vertexBufferCount", 0, RT_ERROR_INVALID_VALUE},
    {"outputs", 8, RT_ERROR_INVALID_VALUE},
    {"options", 8, RT_ERROR_INVALID_VALUE},
    {"options", RTU_INITOPTION_GPU_ONLY | RTU_INITOPTION_CPU_ONLY, RT_ERROR_INVALID_VALUE},
    {"num_verts", 0, RT_ERROR_INVALID_VALUE},
};

/* Pointers and handles that may be NULL. */
static const char *const nullable[][2] = {
    {"rtContextSetTimeoutCallback", "callback"},
    {"rtContextSetUsageReportCallback", "callback"},
    {"rtContextSetUsageReportCallback", "cbdata"},
    {"rtBufferCreateFromCallback", "callbackData"},
    {"rtBufferMapEx", "userOwned"},
    {"rtBufferGetProgressiveUpdateReady", "ready"},
    {"rtBufferGetProgressiveUpdateReady", "subframeCount"},
    {"rtBufferGetProgressiveUpdateReady", "maxSubframes"},
    {"rtBufferSetDevicePointer", "device_pointer"},
    {"rtTransformSetMatrix", "matrix"},
    {"rtTransformSetMatrix", "inverseMatrix"},
    {"rtTransformGetMatrix", "matrix"},
    {"rtTransformGetMatrix", "inverseMatrix"},
    {"rtGeometryTrianglesSetTriangleIndices", "indexBuffer"},
    {"rtGeometryTrianglesSetMaterialIndices", "materialIndexBuffer"},
    {"rtGeometryTrianglesSetPreTransformMatrix", "matrix"},
    {"rtuCreateClusteredMeshExt", "norms"},
    {"rtuCreateClusteredMeshExt", "norm_indices"},
    {"rtuCreateClusteredMeshExt", "tex_coords"},
    {"rtuCreateClusteredMeshExt", "tex_indices"},
    {"rtuTraversalCreate", "context"},
    {"rtuTraversalGetErrorString", "traversal"},
    {"rtuCUDACompileString", "preprocessorArguments"},
    {"rtuCUDACompileFile", "preprocessorArguments"},
    {"rtCommandListSetCudaStream", "stream"},
    {"rtContextGetErrorString", "context"},
    {"rtContextGetErrorString", "stringReturn"},
};

/* What has to be called first; a getter's setter is found by its name. */
static const char *const preludes[][2] = {
    {"rtBufferUnmap", "rtBufferMap"},
    {"rtBufferUnmapEx", "rtBufferMapEx"},
    {"rtBufferSetElementSize", "rtBufferSetFormat"},
    {"rtBufferGetMipLevelSize1D", "rtBufferSetSize1D"},
    {"rtBufferGetMipLevelSize2D", "rtBufferSetSize2D"},
    {"rtBufferGetMipLevelSize3D", "rtBufferSetSize3D"},
    {"rtBufferGetMipLevelCount", "rtBufferSetMipLevelCount"},
    {"rtTextureSamplerValidate", "rtTextureSamplerSetBuffer"},
    {"rtGroupGetChildType", "rtGroupSetChild"},
    {"rtSelectorGetChildType", "rtSelectorSetChild"},
    {"rtTransformGetChildType", "rtTransformSetChild"},
    {"rtCommandListExecute", "rtCommandListFinalize"},
    {"rtuCUDAGetCompileResult", "rtuCUDACompileString"},
    {"rtuTraversalUnmapRays", "rtuTraversalMapRays"},
    {"rtuTraversalMapResults", "rtuTraversalTraverse"},
    {"rtuTraversalUnmapResults", "rtuTraversalTraverse"},
    {"rtuTraversalUnmapResults", "rtuTraversalMapResults"},
    {"rtuTraversalMapOutput", "rtuTraversalTraverse"},
    {"rtuTraversalUnmapOutput", "rtuTraversalTraverse"},
    {"rtuTraversalUnmapOutput", "rtuTraversalMapOutput"},
};

/* Results of good arguments that are not success. */
static const struct {
    const char *function;
    RTresult result;
} outcomes[] = {
    {"rtAccelerationSetData", RT_ERROR_VERSION_MISMATCH},
    {"rtuTraversalSetAccelData", RT_ERROR_VERSION_MISMATCH},
    {"rtBufferCreateFromGLBO", RT_ERROR_NOT_SUPPORTED}, /* no context of OpenGL is current */
    {"rtTextureSamplerCreateFromGLImage", RT_ERROR_NOT_SUPPORTED},
    {"rtBufferGLRegister", RT_ERROR_INVALID_VALUE}, /* the objects are not OpenGL's */
    {"rtBufferGLUnregister", RT_ERROR_INVALID_VALUE},
    {"rtTextureSamplerGLRegister", RT_ERROR_INVALID_VALUE},
    {"rtTextureSamplerGLUnregister", RT_ERROR_INVALID_VALUE},
    {"rtuCUDACompileString", RT_ERROR_NOT_SUPPORTED}, /* main hides compilers */
    {"rtuCUDACompileFile", RT_ERROR_NOT_SUPPORTED},
};

/* Values of enumerations: one that is good, and what one that is none gives. */
static const struct {
    const char *type;
    long long good;
    RTresult unknown;
} enumerations[] = {
    {"RTformat", RT_FORMAT_USER, RT_ERROR_INVALID_VALUE},
    {"RTexception", RT_EXCEPTION_USER, RT_ERROR_INVALID_VALUE},
    {"RTobjecttype", RT_OBJECTTYPE_FLOAT, RT_ERROR_INVALID_VALUE},
    {"RTgeometryflags", 0, RT_ERROR_INVALID_VALUE},
    {"RTinstanceflags", 0, RT_ERROR_INVALID_VALUE},
    {"RTgeometrybuildflags", 0, RT_ERROR_INVALID_VALUE},
    {"RTdeviceattribute", 0, RT_ERROR_INVALID_VALUE},
    {"RTglobalattribute", 0, RT_ERROR_INVALID_GLOBAL_ATTRIBUTE},
    {"RTcontextattribute", 0, RT_ERROR_INVALID_VALUE},
    {"RTbufferattribute", 0, RT_ERROR_INVALID_VALUE},
    {"RTgltarget", RT_TARGET_GL_TEXTURE_2D, RT_ERROR_INVALID_VALUE},
    {"RTwrapmode", RT_WRAP_MIRROR, RT_ERROR_INVALID_VALUE},
    {"RTfiltermode", RT_FILTER_LINEAR, RT_ERROR_INVALID_VALUE},
    {"RTtexturereadmode", RT_TEXTURE_READ_NORMALIZED_FLOAT, RT_ERROR_INVALID_VALUE},
    {"RTtextureindexmode", RT_TEXTURE_INDEX_ARRAY_INDEX, RT_ERROR_INVALID_VALUE},
    {"RTmotionbordermode", RT_MOTIONBORDERMODE_VANISH, RT_ERROR_INVALID_VALUE},
    {"RTUquerytype", RTU_QUERY_TYPE_CLOSEST_HIT, RT_ERROR_INVALID_VALUE},
    {"RTUrayformat", RTU_RAYFORMAT_ORIGIN_DIRECTION_INTERLEAVED, RT_ERROR_INVALID_VALUE},
    {"RTUtriformat", RTU_TRIFORMAT_MESH, RT_ERROR_INVALID_VALUE},
    {"RTUoption", RTU_OPTION_INT_NUM_THREADS, RT_ERROR_INVALID_VALUE},
    {"RTUoutput", RTU_OUTPUT_NORMAL, RT_ERROR_INVALID_VALUE},
};

#endif
