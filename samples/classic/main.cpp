// SPDX-License-Identifier: Apache-2.0
/*
 * An application of the classic kind: C++, the object wrapper, PTX, a graph with one mesh under
 * many transforms, and a picture that gathers samples launch by launch. Nothing in it is
 * Raywright's own but the choice of the device, so it shows what an existing application looks like
 * here.
 */
#include <optix_world.h>

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

extern "C" {
#include "common/sample.h"
}

using namespace optix;

enum { RADIANCE, SHADOW, RAY_TYPES };

// ---- Programs ----

// PTX of the sample's source. Applications of old shipped PTX that nvcc had made.
static std::string compile(const char *file)
{
    RTsize ptx_size = 0, log_size = 0;
    const RTresult result = rtuCUDACompileFile(file, 0, 0, &ptx_size, &log_size);
    if (result == RT_ERROR_FILE_NOT_FOUND) throw Exception(std::string(file) + ": not found");
    std::vector<char> ptx(ptx_size + 1), log(log_size + 1);
    rtuCUDAGetCompileResult(&ptx[0], &log[0]);
    if (result != RT_SUCCESS) throw Exception(&log[0], result);
    return &ptx[0];
}

// ---- Geometry ----

// A point of a (2, 3) torus knot.
static float3 knot(float angle)
{
    const float r = 2.0f + std::cos(3.0f * angle);
    return make_float3(r * std::cos(2.0f * angle), std::sin(3.0f * angle),
                       r * std::sin(2.0f * angle)) /
           3.0f;
}

template <typename T>
static Buffer upload(Context context, RTformat format, const std::vector<T> &v)
{
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT, format, v.size());
    T *data = static_cast<T *>(buffer->map(0, RT_BUFFER_MAP_WRITE_DISCARD));
    std::copy(v.begin(), v.end(), data);
    buffer->unmap();
    return buffer;
}

// A tube along the knot: `around` vertices on each of `along` rings.
static Geometry make_knot(Context context, const std::string &ptx, int along, int around)
{
    std::vector<float3> vertices, normals;
    std::vector<int3> triangles;
    for (int i = 0; i < along; i++) {
        const float angle = 2.0f * M_PIf * i / along;
        const Onb ring(normalize(knot(angle + 1e-3f) - knot(angle - 1e-3f)));
        // The bent curve needs a frame that does not jump: the way up, made perpendicular.
        const float3 up = make_float3(0.0f, 1.0f, 0.0f);
        const float3 a = normalize(up - dot(up, ring.m_normal) * ring.m_normal);
        const float3 b = cross(ring.m_normal, a);
        for (int k = 0; k < around; k++) {
            const float turn = 2.0f * M_PIf * k / around;
            const float3 n = std::cos(turn) * a + std::sin(turn) * b;
            const int right = i * around + (k + 1) % around, left = i * around + k;
            const int step = i + 1 < along ? around : around - along * around;
            vertices.push_back(knot(angle) + 0.16f * n);
            normals.push_back(n);
            triangles.push_back(make_int3(left, right, left + step));
            triangles.push_back(make_int3(right, right + step, left + step));
        }
    }
    Geometry geometry = context->createGeometry();
    geometry->setPrimitiveCount(static_cast<unsigned int>(triangles.size()));
    geometry->setIntersectionProgram(context->createProgramFromPTXString(ptx, "mesh_intersect"));
    geometry->setBoundingBoxProgram(context->createProgramFromPTXString(ptx, "mesh_bounds"));
    geometry["vertex_buffer"]->set(upload(context, RT_FORMAT_FLOAT3, vertices));
    geometry["normal_buffer"]->set(upload(context, RT_FORMAT_FLOAT3, normals));
    geometry["index_buffer"]->set(upload(context, RT_FORMAT_INT3, triangles));
    return geometry;
}

static Geometry make_floor(Context context, const std::string &ptx)
{
    Geometry geometry = context->createGeometry();
    geometry->setPrimitiveCount(1);
    geometry->setIntersectionProgram(
        context->createProgramFromPTXString(ptx, "parallelogram_intersect"));
    geometry->setBoundingBoxProgram(
        context->createProgramFromPTXString(ptx, "parallelogram_bounds"));
    geometry["anchor"]->setFloat(-6.0f, 0.0f, -6.0f);
    geometry["side1"]->setFloat(0.0f, 0.0f, 12.0f);
    geometry["side2"]->setFloat(12.0f, 0.0f, 0.0f);
    return geometry;
}

static Material make_material(Context context, const std::string &ptx, const char *closest_hit)
{
    Material material = context->createMaterial();
    material->setClosestHitProgram(RADIANCE, context->createProgramFromPTXString(ptx, closest_hit));
    material->setAnyHitProgram(SHADOW, context->createProgramFromPTXString(ptx, "block_light"));
    return material;
}

// ---- Graph ----

static GeometryGroup make_group(Context context, Geometry geometry, Material material,
                                Acceleration acceleration, const float3 &tint, float gloss)
{
    GeometryInstance instance = context->createGeometryInstance(geometry, &material, &material + 1);
    instance["tint"]->setFloat(tint);
    instance["gloss"]->setFloat(gloss);
    GeometryGroup group = context->createGeometryGroup(&instance, &instance + 1);
    group->setAcceleration(acceleration);
    return group;
}

static Transform place(Context context, GeometryGroup group, const Matrix4x4 &matrix)
{
    Transform transform = context->createTransform();
    transform->setMatrix(false, matrix.getData(), 0);
    transform->setChild(group);
    return transform;
}

// A large knot of metal in the middle, and a ring of small ones that are painted.
static Group make_scene(Context context, const std::string &ptx)
{
    const int ring = 7;
    Material paint = make_material(context, ptx, "paint");
    Geometry geometry = make_knot(context, ptx, 192, 20);
    // All knots have the same triangles, so one tree does for them.
    Acceleration shared = context->createAcceleration("Trbvh");

    Group top = context->createGroup();
    top->setAcceleration(context->createAcceleration("Bvh"));
    top->addChild(make_group(context, make_floor(context, ptx),
                             make_material(context, ptx, "checkered_paint"),
                             context->createAcceleration("NoAccel"), make_float3(1.0f), 0.03f));
    top->addChild(
        place(context,
              make_group(context, geometry, paint, shared, make_float3(1.0f, 0.72f, 0.28f), 0.7f),
              Matrix4x4::translate(make_float3(0.0f, 1.25f, 0.0f)) *
                  Matrix4x4::rotate(0.5f * M_PIf, make_float3(1.0f, 0.0f, 0.0f)) *
                  Matrix4x4::scale(make_float3(1.1f))));
    for (int i = 0; i < ring; i++) {
        const float angle = 2.0f * M_PIf * i / ring;
        const float3 tint = 0.15f + 0.8f * temperature((i + 0.5f) / ring);
        const float3 at = make_float3(2.3f * std::cos(angle), 0.27f, 2.3f * std::sin(angle));
        top->addChild(place(context, make_group(context, geometry, paint, shared, tint, 0.05f),
                            Matrix4x4::translate(at) *
                                Matrix4x4::rotate(angle, make_float3(0.0f, 1.0f, 0.0f)) *
                                Matrix4x4::scale(make_float3(0.55f))));
    }
    return top;
}

// ---- Context ----

static void set_camera(Context context, float aspect)
{
    const float3 eye = make_float3(2.6f, 3.1f, 5.2f), look = make_float3(0.0f, 0.75f, 0.0f);
    const float3 w = look - eye;
    const float half = std::tan(0.5f * 38.0f * M_PIf / 180.0f) * length(w);
    const float3 u = normalize(cross(w, make_float3(0.0f, 1.0f, 0.0f)));
    context["eye"]->setFloat(eye);
    context["U"]->setFloat(u * (half * aspect));
    context["V"]->setFloat(normalize(cross(u, w)) * half);
    context["W"]->setFloat(w);
}

static Buffer set_up(Context context, const std::string &ptx, unsigned int width,
                     unsigned int height)
{
    context->setRayTypeCount(RAY_TYPES);
    context->setEntryPointCount(1);
    context->setRayGenerationProgram(0, context->createProgramFromPTXString(ptx, "pinhole_camera"));
    context->setExceptionProgram(0, context->createProgramFromPTXString(ptx, "exception"));
    context->setMissProgram(RADIANCE, context->createProgramFromPTXString(ptx, "sky"));
    context->setExceptionEnabled(RT_EXCEPTION_ALL, true);
    context->setPrintEnabled(true);

    Buffer output = context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, width, height);
    context["output_buffer"]->set(output);
    context["sum_buffer"]->set(context->createBuffer(RT_BUFFER_INPUT_OUTPUT | RT_BUFFER_GPU_LOCAL,
                                                     RT_FORMAT_FLOAT4, width, height));
    context["light_corner"]->setFloat(-1.0f, 6.0f, 1.0f);
    context["light_side1"]->setFloat(2.0f, 0.0f, 0.0f);
    context["light_side2"]->setFloat(0.0f, 0.0f, 2.0f);
    context["light_emission"]->setFloat(24.0f, 22.0f, 19.0f);
    set_camera(context, static_cast<float>(width) / static_cast<float>(height));
    context["top_object"]->set(make_scene(context, ptx));
    context["frame"]->setUint(0u);
    context->validate();
    return output;
}

int main(int argc, char **argv)
{
    sample_options options = {"auto", 800, 600, 16, 1, "classic.png", NULL, NULL, NULL};
    sample_parse(argc, argv, "Raywright sample: an application of the classic C++ kind", &options);
    try {
        Context context = Context::create();
        SAMPLE_CHECK(context->get(), rwContextSetDevice(context->get(), options.device));
        const std::string ptx = compile(sample_find_programs(SAMPLE_PROGRAMS));
        Buffer output = set_up(context, ptx, options.width, options.height);
        for (unsigned int frame = 0; frame < options.samples; frame++) {
            context["frame"]->setUint(frame);
            context->launch(0, options.width, options.height);
        }
        sample_write_picture(context->get(), output->get(), options.output, 2.2);
        context->destroy();
    } catch (const Exception &e) {
        std::fprintf(stderr, "%s\n", e.what());
        return 1;
    }
    return 0;
}
