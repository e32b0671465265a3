// SPDX-License-Identifier: Apache-2.0
// The host headers under their classic names, in C++: all of them, in no order, every method of the
// wrapper by its type and every template made use of. Compiled only; tests/embed/test_optixpp*.cpp
// run it.
#include <optixu/optixu_math_stream.h>
#include <optixu/optixpp_namespace.h>
#include <internal/optix_datatypes.h>
#include <internal/optix_declarations.h>
#include <optix.h>
#include <optix_cuda.h>
#include <optix_cuda_interop.h>
#include <optix_gl_interop.h>
#include <optix_math.h>
#include <optix_sizet.h>
#include <optix_world.h>
#include <optixu/optixpp.h>
#include <optixu/optixu.h>
#include <optixu/optixu_aabb.h>
#include <optixu/optixu_math.h>
#include <optixu/optixu_matrix.h>
#include <optixu/optixu_quaternion.h>
#include <optixu/optixu_vector_functions.h>
#include <optixu/optixu_vector_types.h>

#define RW_GROUP(title)
#define RW_FUNCTION(name, since, state, parameters) RTresult(*type_of_##name) parameters = name;
#define RW_VOID_FUNCTION(name, since, state, parameters) void(*type_of_##name) parameters = name;
#include "runtime/api/functions.def"

/* A method of this type is there; no other converts to it. */
template <typename Method> static void has(Method) {}

/* CUDA 13 calls some of the 64-bit vectors deprecated. */
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"
void use_methods();

void use_methods()
{
#define RW_METHOD(C, name, R, parameters) has<R(C::*) parameters>(&C::name);
#define RW_CONST(C, name, R, parameters) has<R(C::*) parameters const>(&C::name);
#define RW_STATIC(C, name, R, parameters) has<R(*) parameters>(&C::name);
#include "tests/headers/optixpp.def"
}
#pragma GCC diagnostic pop

void use_templates(Context context, std::vector<Material> materials, Geometry geometry,
                   GeometryTriangles triangles, Group group, Selector selector, Transform transform,
                   std::vector<Buffer> buffers, std::vector<int> devices, CommandList list);

void use_templates(Context context, std::vector<Material> materials, Geometry geometry,
                   GeometryTriangles triangles, Group group, Selector selector, Transform transform,
                   std::vector<Buffer> buffers, std::vector<int> devices, CommandList list)
{
    std::vector<GeometryInstance> instances;
    instances.push_back(
        context->createGeometryInstance(geometry, materials.begin(), materials.end()));
    instances.push_back(
        context->createGeometryInstance(triangles, materials.begin(), materials.end()));
    instances.push_back(context->createGeometryInstance(triangles, materials[0]));
    GeometryGroup leaf = context->createGeometryGroup(instances.begin(), instances.end());
    group = context->createGroup(&leaf, &leaf + 1);
    group->setChild(0, transform);
    group->removeChild(group->getChildIndex(group->getChild<Transform>(0)));
    group->removeChild(transform);
    selector->addChild(leaf);
    selector->setChild(0, selector->getChild<GeometryGroup>(0));
    transform->setChild(leaf);
    transform->setChild(transform->getChild<GeometryGroup>());
    triangles->setMotionVerticesMultiBuffer(3, buffers.begin(), buffers.end(), 0, 12,
                                            RT_FORMAT_FLOAT3);
    context->setDevices(devices.begin(), devices.end());
    list->setDevices(devices.begin(), devices.end());
    context->setAttribute(RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 2);
    context["a"]->set(selector);
    instances[0][std::string("b")]->setInt(make_int3(1, 2, 3));
}
