/* SPDX-License-Identifier: Apache-2.0 */
/* See motion_graph.h. */
#include "tests/render/motion_graph.h"

bool motion_old_headers, motion_one_buffer;

/* In the call of the newest form, mask and flags, the last but two, are left out. */
static void make_old_calls(char *ptx)
{
    static const char now[] = "_rt_trace_time_mask_flags_64", then[] = "_rt_trace_time_64";
    if (!strstr(ptx, now)) exit(1);
    for (char *at = ptx; (at = strstr(at, now)); at++) {
        char *end = strchr(at, ')'), *last[5] = {NULL};
        for (char *c = at; c < end; c++)
            if (*c == ',') memmove(last, last + 1, 4 * sizeof *last), last[4] = c;
        if (!end || !last[1] || !last[3]) exit(1);
        memset(last[1], ' ', (size_t)(last[3] - last[1]));
        memcpy(at, then, strlen(then));
        memset(at + strlen(then), ' ', strlen(now) - strlen(then));
    }
}

/* Compiled once: there are many contexts. */
static const char *compile_programs(void)
{
    static char *ptx;
    RTsize size, error_size;
    const char *includes = "-I" RW_SOURCE_DIR "/include";
    if (ptx) return ptx;
    RTresult result = rtuCUDACompileFile(RW_SOURCE_DIR "/tests/render/motion.cu", &includes, 1,
                                         &size, &error_size);
    char *text = calloc(size, 1), *error = calloc(error_size, 1);
    if (!text || !error || rtuCUDAGetCompileResult(text, error)) exit(1);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP(error);
    if (result) {
        fprintf(stderr, "%s\n", error);
        exit(1);
    }
    free(error);
    return ptx = text;
}

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    char *ptx = strdup(compile_programs());
    if (!ptx) exit(1);
    if (motion_old_headers) make_old_calls(ptx);
    RENDER_CHECK(c, rtProgramCreateFromPTXString(c, ptx, name, &program));
    free(ptx);
    return program;
}

static void write_buffer(RTcontext c, RTbuffer buffer, const void *from, size_t size)
{
    void *to;
    RENDER_CHECK(c, rtBufferMap(buffer, &to));
    memcpy(to, from, size);
    RENDER_CHECK(c, rtBufferUnmap(buffer));
}

static RTbuffer make_buffer(RTcontext c, RTformat format, size_t element, size_t width,
                            size_t height, const char *name)
{
    RTbuffer buffer;
    RTvariable v;
    RENDER_CHECK(c, rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    if (format == RT_FORMAT_USER) RENDER_CHECK(c, rtBufferSetElementSize(buffer, element));
    RENDER_CHECK(c, height ? rtBufferSetSize2D(buffer, width, height)
                           : rtBufferSetSize1D(buffer, width));
    if (!name) return buffer;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    RENDER_CHECK(c, rtVariableSetObject(v, buffer));
    return buffer;
}

/* Of `count` shapes from `first` on. */
static void place_vertices(struct motion_graph *g, RTgeometrytriangles triangles, unsigned keys,
                           unsigned first, unsigned count)
{
    const RTsize offset = (RTsize)first * 36;
    RTresult result =
        motion_one_buffer
            ? rtGeometryTrianglesSetMotionVertices(triangles, 3 * count, g->vertices[0], offset, 12,
                                                   MOTION_SHAPES * 36, RT_FORMAT_FLOAT3)
            : rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 3 * count, g->vertices,
                                                              keys, offset, 12, RT_FORMAT_FLOAT3);
    RENDER_CHECK(g->context, result);
}

static void write_vertices(struct motion_graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        write_buffer(c, g->vertices[k], s->triangles[k], sizeof(s->triangles[k]));
    if (!motion_one_buffer) return;
    RENDER_CHECK(c, rtBufferSetSize1D(g->vertices[0], MOTION_KEYS * 3 * MOTION_SHAPES));
    write_buffer(c, g->vertices[0], s->triangles, sizeof(s->triangles));
}

void motion_place_vertices(struct motion_graph *g, const struct motion_scene *s)
{
    const unsigned first = s->other.keys ? MOTION_HALF : 0;
    write_vertices(g, s);
    place_vertices(g, g->triangles, motion_of(s, first)->keys, first, MOTION_SHAPES - first);
}

static void make_triangles(struct motion_graph *g, const struct moving *moving, unsigned first,
                           unsigned count)
{
    RTcontext c = g->context;
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &g->triangles));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(g->triangles, count));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveIndexOffset(g->triangles, first));
    RENDER_CHECK(c, rtGeometryTrianglesSetMotionSteps(g->triangles, moving->keys));
    place_vertices(g, g->triangles, moving->keys, first, count);
    MOTION_SET(c, GeometryTriangles, g->triangles, *moving);
}

static RTgeometry make_spheres(struct motion_graph *g, const struct moving *moving, unsigned first,
                               unsigned count)
{
    RTcontext c = g->context;
    RTgeometry geometry;
    RTvariable v;
    const char *bounds = moving->keys > 1 ? "bounds" : "bounds_of_one";
    RENDER_CHECK(c, rtGeometryCreate(c, &geometry));
    RENDER_CHECK(c, rtGeometryDeclareVariable(geometry, "keys", &v));
    RENDER_CHECK(c, rtVariableSet1i(v, (int)moving->keys));
    RENDER_CHECK(c, rtGeometryDeclareVariable(geometry, "range", &v));
    RENDER_CHECK(c, rtVariableSet2f(v, moving->begin, moving->end));
    RENDER_CHECK(c, rtGeometrySetPrimitiveCount(geometry, count));
    RENDER_CHECK(c, rtGeometrySetPrimitiveIndexOffset(geometry, MOTION_SHAPES + first));
    RENDER_CHECK(c, rtGeometrySetIntersectionProgram(geometry, make_program(c, "intersect")));
    RENDER_CHECK(c, rtGeometrySetBoundingBoxProgram(geometry, make_program(c, bounds)));
    RENDER_CHECK(c, rtGeometrySetMotionSteps(geometry, moving->keys));
    MOTION_SET(c, Geometry, geometry, *moving);
    return geometry;
}

static void make_buffers(struct motion_graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    for (unsigned k = 0; s->has_triangles && k < MOTION_KEYS; k++)
        g->vertices[k] = make_buffer(c, RT_FORMAT_FLOAT3, 12, 3 * MOTION_SHAPES, 0, NULL);
    if (s->has_triangles) write_vertices(g, s);
    if (!s->has_spheres) return;
    RTbuffer buffer =
        make_buffer(c, RT_FORMAT_FLOAT4, 16, 2 * MOTION_SHAPES, MOTION_KEYS, "spheres");
    write_buffer(c, buffer, s->spheres, sizeof(s->spheres));
}

static RTgeometryinstance make_instance(RTcontext c, RTmaterial material)
{
    RTgeometryinstance instance;
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    return instance;
}

static RTgeometrygroup make_group(struct motion_graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    RTmaterial material;
    RTgeometrygroup group;
    RTgeometryinstance instance;
    unsigned count = 0;
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    if (s->even_only)
        RENDER_CHECK(c, rtMaterialSetAnyHitProgram(material, 0, make_program(c, "even_only")));
    RENDER_CHECK(c, rtAccelerationCreate(c, &g->acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, g->acceleration));
    make_buffers(g, s);
    const unsigned halves = s->other.keys ? 2 : 1, shapes = MOTION_SHAPES / halves;
    RENDER_CHECK(c,
                 rtGeometryGroupSetChildCount(group, halves * (s->has_triangles + s->has_spheres)));
    for (unsigned first = 0; first < MOTION_SHAPES; first += shapes) {
        const struct moving *moving = motion_of(s, first);
        if (s->has_triangles) {
            instance = make_instance(c, material);
            make_triangles(g, moving, first, shapes);
            RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, g->triangles));
            RENDER_CHECK(c, rtGeometryGroupSetChild(group, count++, instance));
        }
        if (s->has_spheres) {
            instance = make_instance(c, material);
            RENDER_CHECK(
                c, rtGeometryInstanceSetGeometry(instance, make_spheres(g, moving, first, shapes)));
            RENDER_CHECK(c, rtGeometryGroupSetChild(group, count++, instance));
        }
    }
    return group;
}

/* Every second transform is below a group, so that paths go through those too. */
static RTobject add_transforms(struct motion_graph *g, const struct motion_scene *s, RTobject node)
{
    RTcontext c = g->context;
    for (unsigned k = s->step_count; k-- > 0;) {
        const struct motion_step *step = &s->steps[k];
        RTtransform transform;
        RTgroup group;
        RTacceleration acceleration;
        const size_t size = step->type == RT_MOTIONKEYTYPE_SRT_FLOAT16 ? 16 : 12;
        float keys[MOTION_KEYS * 16];
        for (unsigned i = 0; i < step->moving.keys; i++)
            memcpy(keys + i * size, step->keys[i], size * sizeof(float));
        RENDER_CHECK(c, rtTransformCreate(c, &transform));
        RENDER_CHECK(c, rtTransformSetChild(transform, node));
        RENDER_CHECK(c, rtTransformSetMotionKeys(transform, step->moving.keys, step->type, keys));
        MOTION_SET(c, Transform, transform, step->moving);
        node = transform;
        if (k % 2) continue;
        RENDER_CHECK(c, rtGroupCreate(c, &group));
        RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
        RENDER_CHECK(c, rtGroupSetAcceleration(group, acceleration));
        RENDER_CHECK(c, rtGroupSetChildCount(group, 1));
        RENDER_CHECK(c, rtGroupSetChild(group, 0, node));
        node = group;
    }
    return node;
}

void motion_open(struct motion_graph *g, const struct motion_scene *s, const char *device)
{
    memset(g, 0, sizeof(*g));
    g->context = render_context(device);
    if (!g->context) SKIP("there is no such device");
    RTcontext c = g->context;
    RTvariable v;
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 2));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "shoot")));
    g->rays = make_buffer(c, RT_FORMAT_USER, sizeof(struct motion_ray), MOTION_RAYS, 0, "rays");
    g->output =
        make_buffer(c, RT_FORMAT_USER, sizeof(struct motion_found), MOTION_RAYS, 0, "output");
    RTobject top = add_transforms(g, s, make_group(g, s));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "scene", &v));
    RENDER_CHECK(c, rtVariableSetObject(v, top));
}

struct motion_found *motion_run(struct motion_graph *g, const struct motion_ray *rays)
{
    write_buffer(g->context, g->rays, rays, MOTION_RAYS * sizeof(*rays));
    RENDER_CHECK(g->context, rtContextLaunch1D(g->context, 0, MOTION_RAYS));
    return render_read(g->context, g->output, MOTION_RAYS * sizeof(struct motion_found));
}
