/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: sequences of calls of the interface, four bytes each: which call, two handles, a
 * number. Handles are of any type, alive, dead, or none. Every call returns a result that there is,
 * and what is left is destroyed in the end.
 */
#include <stdbool.h>

#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"
#include "tests/hostile/camera.h"

enum { SLOTS = 32 };

static struct {
    RTcontext context;
    void *handles[SLOTS]; /* of objects; some are dead */
} world;

static const char ptx[] =
    ".version 7.0\n.target sm_75\n.address_size 64\n"
    ".visible .entry hit() { ret; }\n"
    ".visible .entry intersect(.param .u32 primitive) { ret; }\n"
    ".visible .entry bounds(.param .u32 primitive, .param .u64 box) {\n"
    "  .reg .b64 %rd0; ld.param.u64 %rd0, [box];\n"
    "  st.f32 [%rd0], 0f00000000; st.f32 [%rd0+4], 0f00000000; st.f32 [%rd0+8], 0f00000000;\n"
    "  st.f32 [%rd0+12], 0f3F800000; st.f32 [%rd0+16], 0f3F800000;\n"
    "  st.f32 [%rd0+20], 0f3F800000; ret; }\n";

/* One call: handles a and b, where to put what it makes, a number. */
typedef RTresult call(void *a, void *b, void **out, unsigned n);

static int fill(void *user, RTbuffer buffer, RTmemoryblock *block)
{
    RTsize size;
    (void)user;
    memset(block->baseAddress, 1, block->width);
    rtBufferDestroy(buffer);
    rtContextDestroy(world.context);
    return (int)rtBufferGetSize1D(buffer, &size);
}

#define CALL(name, expression)                                                                     \
    static RTresult name(void *a, void *b, void **out, unsigned n)                                 \
    {                                                                                              \
        (void)a, (void)b, (void)out, (void)n;                                                      \
        return expression;                                                                         \
    }
#define MAKE(Noun) CALL(make_##Noun, rt##Noun##Create(world.context, (void *)out))
#define DESTROY(Noun) CALL(destroy_##Noun, rt##Noun##Destroy(a))

MAKE(Geometry)
MAKE(GeometryTriangles)
MAKE(GeometryInstance)
MAKE(GeometryGroup)
MAKE(Group)
MAKE(Transform)
MAKE(Selector)
MAKE(Material)
MAKE(Acceleration)
MAKE(TextureSampler)
DESTROY(Geometry)
DESTROY(GeometryTriangles)
DESTROY(GeometryInstance)
DESTROY(GeometryGroup)
DESTROY(Group)
DESTROY(Transform)
DESTROY(Selector)
DESTROY(Material)
DESTROY(Acceleration)
DESTROY(TextureSampler)
DESTROY(Buffer)
DESTROY(Program)

/* One in three traces against the variable `scene`. */
static RTresult create_program(void *a, void *b, void **out, unsigned n)
{
    static const char *const names[] = {"hit", "intersect", "bounds", "none"};
    (void)a, (void)b;
    const bool camera = n % 3 == 0;
    return rtProgramCreateFromPTXString(world.context, camera ? camera_ptx("") : ptx,
                                        camera ? "camera" : names[n / 3 % 4], (RTprogram *)out);
}

static float matrix_of(unsigned n, float m[16])
{
    for (unsigned k = 0; k < 16; k++) m[k] = (float)((n >> (k % 8)) & 3) - 1 + (k % 5 == 0);
    m[12] = m[13] = m[14] = 0;
    return m[15] = 1;
}

static RTresult set_matrix(void *a, void *b, void **out, unsigned n)
{
    float m[16], inverse[16];
    (void)b, (void)out;
    matrix_of(n, m);
    matrix_of(n / 2, inverse);
    return rtTransformSetMatrix(a, n % 2, m, n % 3 ? NULL : inverse);
}

static RTresult map(void *a, void *b, void **out, unsigned n)
{
    void *bytes = NULL;
    (void)b, (void)out;
    RTresult result = rtBufferMapEx(a, 1 << n % 4, n / 16 % 3, NULL, &bytes);
    if (!result && !bytes) fuzz_stop("a buffer was mapped nowhere", "");
    return result;
}

static RTresult set_value(void *a, void *b, void **out, unsigned n)
{
    static const char zeros[256];
    (void)b, (void)out;
    return n % 2 ? rtVariableSet1ui(a, n) : rtVariableSetUserData(a, n, zeros);
}

/* With one of several names, so that it is there at times. */
static const char *variable_name(unsigned n)
{
    static const char *const names[] = {"scene", "scene", "x", "not a name", "n::x"};
    return names[n % 5];
}

CALL(make_buffer, rtBufferCreate(world.context, 1 + n % 3, (RTbuffer *)out))
CALL(make_filled, rtBufferCreateFromCallback(world.context, 1 + n % 3, fill, NULL, (RTbuffer *)out))
CALL(clone_program, rtProgramCreateFromProgram(world.context, a, (RTprogram *)out))
CALL(program_id, rtProgramGetId(a, (int *)&n))
CALL(declare, rtContextDeclareVariable(world.context, variable_name(n), (RTvariable *)out))
CALL(declare_in_material, rtMaterialDeclareVariable(a, variable_name(n), (RTvariable *)out))
CALL(declare_in_program, rtProgramDeclareVariable(a, variable_name(n), (RTvariable *)out))
CALL(query, rtContextQueryVariable(world.context, variable_name(n), (RTvariable *)out))
CALL(undeclare, rtContextRemoveVariable(world.context, a))
CALL(undeclare_in_material, rtMaterialRemoveVariable(a, b))
CALL(set_object, rtVariableSetObject(a, b))
CALL(get_object, rtVariableGetObject(a, out))
CALL(set_format, rtBufferSetFormat(a, RT_FORMAT_FLOAT + n % 24))
CALL(set_element, rtBufferSetElementSize(a, n))
CALL(set_size_1, rtBufferSetSize1D(a, n))
CALL(set_size_2, rtBufferSetSize2D(a, n % 16, n / 16))
CALL(set_levels, rtBufferSetMipLevelCount(a, n % 8))
CALL(unmap, rtBufferUnmapEx(a, n / 16 % 3))
CALL(buffer_id, rtBufferGetId(a, (int *)&n))
CALL(set_rays, rtContextSetRayTypeCount(world.context, n % 4))
CALL(set_entries, rtContextSetEntryPointCount(world.context, n % 3))
CALL(set_camera, rtContextSetRayGenerationProgram(world.context, n % 2, a))
CALL(set_miss, rtContextSetMissProgram(world.context, n % 3, a))
CALL(set_exception, rtContextSetExceptionProgram(world.context, n % 2, a))
CALL(set_bounds, rtGeometrySetBoundingBoxProgram(a, b))
CALL(set_intersect, rtGeometrySetIntersectionProgram(a, b))
CALL(set_count, rtGeometrySetPrimitiveCount(a, n))
CALL(set_triangles, rtGeometryTrianglesSetPrimitiveCount(a, n))
CALL(set_vertices, rtGeometryTrianglesSetVertices(a, n, b, n % 8, n % 32, RT_FORMAT_FLOAT3))
CALL(set_indices, rtGeometryTrianglesSetTriangleIndices(a, b, n % 8, 0, RT_FORMAT_UNSIGNED_INT3))
CALL(set_steps, rtGeometryTrianglesSetMotionSteps(a, n))
CALL(set_geometry, rtGeometryInstanceSetGeometry(a, b))
CALL(set_mesh, rtGeometryInstanceSetGeometryTriangles(a, b))
CALL(set_materials, rtGeometryInstanceSetMaterialCount(a, n % 5))
CALL(set_material, rtGeometryInstanceSetMaterial(a, n % 4, b))
CALL(set_hit, rtMaterialSetClosestHitProgram(a, n % 3, b))
CALL(set_any_hit, rtMaterialSetAnyHitProgram(a, n % 3, b))
CALL(group_count, rtGroupSetChildCount(a, n % 9))
CALL(group_child, rtGroupSetChild(a, n % 8, b))
CALL(group_tree, rtGroupSetAcceleration(a, b))
CALL(geometry_group_count, rtGeometryGroupSetChildCount(a, n % 9))
CALL(geometry_group_child, rtGeometryGroupSetChild(a, n % 8, b))
CALL(geometry_group_tree, rtGeometryGroupSetAcceleration(a, b))
CALL(geometry_group_get, rtGeometryGroupGetChild(a, n % 8, (RTgeometryinstance *)out))
CALL(selector_count, rtSelectorSetChildCount(a, n % 5))
CALL(selector_child, rtSelectorSetChild(a, n % 4, b))
CALL(selector_visit, rtSelectorSetVisitProgram(a, b))
CALL(transform_child, rtTransformSetChild(a, b))
CALL(set_builder, rtAccelerationSetBuilder(a, n % 3 ? "Trbvh" : n % 2 ? "Bvh" : "none"))
CALL(set_property, rtAccelerationSetProperty(a, n % 2 ? "refit" : "watertight", n % 3 ? "1" : "x"))
CALL(set_texture, rtTextureSamplerSetBuffer(a, 0, 0, b))
CALL(set_stack, rtContextSetStackSize(world.context, n * 1000))
CALL(validate, rtContextValidate(world.context))
CALL(launch, rtContextLaunch2D(world.context, n % 2, n / 2 % 4, 2))
CALL(wait, rwFenceWait(a))
CALL(launch_async, rwContextLaunchAsync1D(world.context, n % 2, 3, NULL, (RWfence *)out))
CALL(destroy_fence, rwFenceDestroy(a))
CALL(statistics, rwContextGetStatistics(world.context, n, &(RWstatistics){0}))

static call *const calls[] = {
    make_Geometry,
    make_GeometryTriangles,
    make_GeometryInstance,
    make_GeometryGroup,
    make_Group,
    make_Transform,
    make_Selector,
    make_Material,
    make_Acceleration,
    make_TextureSampler,
    make_buffer,
    make_filled,
    create_program,
    create_program,
    clone_program,
    program_id,
    declare,
    declare_in_material,
    declare_in_program,
    query,
    undeclare,
    undeclare_in_material,
    set_object,
    set_object,
    get_object,
    set_value,
    set_format,
    set_element,
    set_size_1,
    set_size_2,
    set_levels,
    map,
    unmap,
    buffer_id,
    set_rays,
    set_entries,
    set_camera,
    set_miss,
    set_exception,
    set_bounds,
    set_intersect,
    set_count,
    set_triangles,
    set_vertices,
    set_indices,
    set_steps,
    set_geometry,
    set_mesh,
    set_materials,
    set_material,
    set_hit,
    set_any_hit,
    group_count,
    group_child,
    group_tree,
    geometry_group_count,
    geometry_group_child,
    geometry_group_tree,
    geometry_group_get,
    selector_count,
    selector_child,
    selector_visit,
    transform_child,
    set_matrix,
    set_builder,
    set_property,
    set_texture,
    set_stack,
    validate,
    launch,
    launch_async,
    wait,
    destroy_fence,
    statistics,
    destroy_Geometry,
    destroy_GeometryTriangles,
    destroy_GeometryInstance,
    destroy_GeometryGroup,
    destroy_Group,
    destroy_Transform,
    destroy_Selector,
    destroy_Material,
    destroy_Acceleration,
    destroy_TextureSampler,
    destroy_Buffer,
    destroy_Program,
};

static char cache[] = "/dev/shm/rw-fuzz-api-XXXXXX";

static void drop_cache(void)
{
    char command[64];
    snprintf(command, sizeof(command), "rm -rf %s", cache);
    if (system(command)) return;
}

/* Kernels are found again in the next run: there are not many. */
static void set_up(void)
{
    static int done;
    if (done) return;
    done = 1;
    if (!mkdtemp(cache)) abort();
    atexit(drop_cache);
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_THREADS", "1", 1);
    setenv("RW_CACHE_DIR", cache, 1);
}

static void run(const uint8_t *data, size_t size)
{
    for (size_t k = 0; k + 4 <= size; k += 4) {
        const uint8_t *d = data + k;
        void *out = NULL;
        const char *text = NULL;
        RTresult result = calls[d[0] % (sizeof(calls) / sizeof(calls[0]))](
            world.handles[d[1] % SLOTS], world.handles[d[2] % SLOTS], &out, d[3]);
        rtContextGetErrorString(world.context, result, &text);
        if (!text || !strncmp(text, "unknown", 7)) fuzz_stop("a result that there is not", text);
        if (!result && out) world.handles[(d[1] ^ d[3]) % SLOTS] = out;
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    set_up();
    if (rtContextCreate(&world.context)) abort();
    run(data, size);
    if (rtContextDestroy(world.context)) fuzz_stop("the context cannot be destroyed", "");
    return 0;
}
