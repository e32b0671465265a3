/* SPDX-License-Identifier: Apache-2.0 */
/* Camera, buffers, geometry and programs, with the calls that every application needs for them. */
#include "common/scene.h"

#include <math.h>
#include <string.h>

static void set_length(float v[3], float length)
{
    float scale = length / sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int i = 0; i < 3; i++) v[i] *= scale;
}

static void cross(const float a[3], const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

RTresult sample_set_view(RTcontext context, const float eye[3], const float target[3],
                         const float up[3], float tan_half_fov, float aspect)
{
    float x[3], y[3], z[3];
    for (int i = 0; i < 3; i++) z[i] = target[i] - eye[i];
    set_length(z, 1.0f);
    cross(z, up, x);
    cross(x, z, y);
    set_length(x, tan_half_fov * aspect);
    set_length(y, tan_half_fov);
    SET(Context, context, "eye", 3fv, eye);
    SET(Context, context, "camera_x", 3fv, x);
    SET(Context, context, "camera_y", 3fv, y);
    SET(Context, context, "camera_z", 3fv, z);
    return RT_SUCCESS;
}

RTresult sample_set_camera(RTcontext context, const float eye[3], const float target[3],
                           float tan_half_fov, float aspect)
{
    static const float up[3] = {0.0f, 1.0f, 0.0f};
    return sample_set_view(context, eye, target, up, tan_half_fov, aspect);
}

RTresult sample_make_output(RTcontext context, const char *name, RTformat format, unsigned width,
                            unsigned height, RTbuffer *out)
{
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, out));
    TRY(rtBufferSetFormat(*out, format));
    TRY(rtBufferSetSize2D(*out, width, height));
    SET(Context, context, name, Object, *out);
    return RT_SUCCESS;
}

RTresult sample_make_buffer(RTcontext context, const void *elements, size_t element_size,
                            size_t count, RTbuffer *out)
{
    void *memory;
    TRY(rtBufferCreate(context, RT_BUFFER_INPUT, out));
    TRY(rtBufferSetFormat(*out, RT_FORMAT_USER));
    TRY(rtBufferSetElementSize(*out, element_size));
    TRY(rtBufferSetSize1D(*out, count));
    TRY(rtBufferMap(*out, &memory));
    memcpy(memory, elements, element_size * count);
    return rtBufferUnmap(*out);
}

RTresult sample_make_input(RTcontext context, const char *name, const void *elements,
                           size_t element_size, size_t count)
{
    RTbuffer buffer;
    TRY(sample_make_buffer(context, elements, element_size, count, &buffer));
    SET(Context, context, name, Object, buffer);
    return RT_SUCCESS;
}

RTresult sample_set_scene(RTcontext context, RTgeometryinstance instance, RTmaterial material,
                          const char *builder)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    TRY(rtGeometryInstanceSetMaterialCount(instance, 1));
    TRY(rtGeometryInstanceSetMaterial(instance, 0, material));
    TRY(rtGeometryGroupCreate(context, &group));
    TRY(rtGeometryGroupSetChildCount(group, 1));
    TRY(rtGeometryGroupSetChild(group, 0, instance));
    TRY(rtAccelerationCreate(context, &acceleration));
    if (builder) TRY(rtAccelerationSetBuilder(acceleration, builder));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    SET(Context, context, "scene", Object, group);
    return RT_SUCCESS;
}

RTresult sample_make_program(RTcontext context, const char *programs, const char *name,
                             RTprogram *out)
{
    return sample_make_fast_program(context, programs, false, name, out);
}

RTresult sample_make_fast_program(RTcontext context, const char *programs, bool fast_math,
                                  const char *name, RTprogram *out)
{
    static const char *const options[] = {"--use_fast_math"};
    return rwProgramCreateFromSourceFile(context, programs, fast_math, options, name, out);
}

RTresult sample_make_geometry(RTcontext context, const char *programs, const char *intersect,
                              const char *bounds, unsigned primitives, RTgeometry *out)
{
    RTprogram program;
    TRY(rtGeometryCreate(context, out));
    TRY(rtGeometrySetPrimitiveCount(*out, primitives));
    TRY(sample_make_program(context, programs, intersect, &program));
    TRY(rtGeometrySetIntersectionProgram(*out, program));
    TRY(sample_make_program(context, programs, bounds, &program));
    return rtGeometrySetBoundingBoxProgram(*out, program);
}
