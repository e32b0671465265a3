// SPDX-License-Identifier: Apache-2.0
/*
 * The C++ wrapper: handles, variables of every type, children, buffers, errors, and a picture drawn
 * through it alone.
 *   test_optixpp <sphere.ptx>
 */
#include "tests/embed/optixpp.h"

using namespace optix;

TEST(handles)
{
    Context context = Context::create(), other;
    CHECK(context && !other);
    other = context;
    CHECK(other.get() == context.get());
    other = Context();
    CHECK(!other);
    Group group = context->createGroup();
    CHECK(group->getContext()->get() == context->get());
    const Group &same = group;
    group = same;
    CHECK(group->getChildCount() == 0);
    CHECK(Context::getDeviceCount() >= 1 && !ContextObj::getDeviceName(0).empty());
    context->destroy();
}

TEST(variables)
{
    Context context = Context::create();
    Variable v = context["f"];
    CHECK(context->getVariableCount() == 1 && v->getName() == "f");
    v->setFloat(1.0f, 2.0f, 3.0f);
    CHECK(context["f"]->getFloat3() == make_float3(1.0f, 2.0f, 3.0f));
    CHECK(context->getVariableCount() == 1 && v->getType() == RT_OBJECTTYPE_FLOAT3);
    CHECK(v->getSize() == sizeof(float3));
    context["i"]->setInt(make_int2(-1, 7));
    int x, y;
    context["i"]->getInt(x, y);
    CHECK(x == -1 && y == 7);
    context["u"]->setUint(1u, 2u, 3u, 4000000000u);
    CHECK(context["u"]->getUint4().w == 4000000000u);
    context["l"]->setLongLong(1ll << 40);
    CHECK(context["l"]->getLongLong() == 1ll << 40);
    const unsigned long long wide[] = {1ull << 63, 5ull};
    context["ul"]->set2ullv(wide);
    CHECK(context["ul"]->getULongLong2().x == 1ull << 63);
    const float m[6] = {1.0f, 2.0f, 3.0f, 4.0f, 5.0f, 6.0f};
    float t[6];
    context["m"]->setMatrix2x3fv(false, m);
    context["m"]->getMatrix2x3(true, t);
    CHECK(t[1] == 4.0f && t[2] == 2.0f);
    context["p"]->setUserData(sizeof(m), m);
    context["p"]->getUserData(sizeof(t), t);
    CHECK(!memcmp(m, t, sizeof(m)));
    context->removeVariable(v);
    CHECK(!context->queryVariable("f"));
    context->destroy();
}

TEST(objects_in_variables)
{
    Context context = Context::create();
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT, 3);
    context["b"]->set(buffer);
    CHECK(context["b"]->getBuffer()->get() == buffer->get());
    Group group = context->createGroup();
    context["g"]->set(group);
    CHECK(context["g"]->getGroup()->get() == group->get());
    CHECK(context->getBufferFromId(buffer->getId())->get() == buffer->get());
    TextureSampler sampler = context->createTextureSampler();
    sampler->setBuffer(buffer);
    sampler->setWrapMode(1, RT_WRAP_MIRROR);
    CHECK(sampler->getBuffer()->get() == buffer->get());
    CHECK(sampler->getWrapMode(1) == RT_WRAP_MIRROR);
    context["t"]->set(sampler);
    CHECK(context["t"]->getTextureSampler()->get() == sampler->get());
    context->destroy();
}

TEST(errors)
{
    Context context = Context::create();
    CHECK(thrown([&] { context->setEntryPointCount(1); }) == RT_SUCCESS);
    CHECK(thrown([&] { context["x"]->getFloat(); }) == RT_ERROR_TYPE_MISMATCH);
    CHECK(thrown([&] { context->declareVariable("x"); }) == RT_ERROR_VARIABLE_REDECLARED);
    CHECK(thrown([&] { context->createProgramFromPTXFile("/nonexistent.ptx", "f"); }) ==
          RT_ERROR_FILE_NOT_FOUND);
    CHECK(thrown([&] { context->createBuiltinPostProcessingStage("nothing"); }) ==
          RT_ERROR_INVALID_VALUE);
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_INT, 1);
    buffer->map();
    CHECK(thrown([&] { buffer->map(); }) == RT_ERROR_ALREADY_MAPPED);
    buffer->unmap();
    context->destroy();
}

TEST(children)
{
    Context context = Context::create();
    Group group = context->createGroup();
    Transform a = context->createTransform(), b = context->createTransform();
    GeometryGroup c = context->createGeometryGroup();
    CHECK(group->addChild(a) == 0 && group->addChild(b) == 1 && group->addChild(c) == 2);
    CHECK(group->getChildType(2) == RT_OBJECTTYPE_GEOMETRY_GROUP);
    CHECK(group->getChildIndex(b) == 1);
    CHECK(group->removeChild(a) == 0 && group->getChildCount() == 2);
    CHECK(group->getChild<GeometryGroup>(0)->get() == c->get()); /* the last fills the hole */
    CHECK(thrown([&] { group->getChildIndex(a); }) == RT_ERROR_INVALID_VALUE);
    CHECK(thrown([&] { group->removeChild(5); }) == RT_ERROR_INVALID_VALUE);
    GeometryInstance instance = context->createGeometryInstance();
    CHECK(c->addChild(instance) == 0 && c->removeChild(instance) == 0 && !c->getChildCount());
    a->setChild(c);
    CHECK(a->getChild<GeometryGroup>()->get() == c->get());
    context->destroy();
}

TEST(buffers)
{
    Context context = Context::create();
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT_OUTPUT, RT_FORMAT_INT, 4, 2);
    RTsize width, height;
    buffer->getSize(width, height);
    CHECK(width == 4 && height == 2 && buffer->getElementSize() == sizeof(int));
    static_cast<int *>(buffer->map(0, RT_BUFFER_MAP_WRITE_DISCARD))[7] = 42;
    buffer->unmap();
    CHECK(static_cast<int *>(buffer->map(0, RT_BUFFER_MAP_READ))[7] == 42);
    buffer->unmap();
    Buffer levels = context->createMipmappedBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 8, 4, 3u);
    levels->getMipLevelSize(2, width, height);
    CHECK(levels->getMipLevelCount() == 3 && width == 2 && height == 1);
    context->destroy();
}

TEST(settings)
{
    Context context = Context::create();
    context->setCPUNumThreads(2);
    CHECK(context->getCPUNumThreads() == 2);
    context->setDiskCacheLocation("/tmp/nowhere");
    CHECK(context->getDiskCacheLocation() == "/tmp/nowhere");
    RTsize low, high;
    context->setDiskCacheMemoryLimits(10, 1000);
    context->getDiskCacheMemoryLimits(low, high);
    CHECK(low == 10 && high == 1000);
    context->setPrintLaunchIndex(3);
    CHECK(context->getPrintLaunchIndex() == make_int3(3, -1, -1));
    context->setExceptionEnabled(RT_EXCEPTION_ALL, true);
    CHECK(context->getExceptionEnabled(RT_EXCEPTION_INVALID_RAY));
    context->destroy();
}

static GeometryGroup make_sphere(Context context)
{
    Geometry geometry = context->createGeometry();
    geometry->setPrimitiveCount(1);
    geometry->setBoundingBoxProgram(context->createProgramFromPTXString(ptx, "bounds"));
    geometry->setIntersectionProgram(context->createProgramFromPTXString(ptx, "intersect"));
    geometry["sphere"]->set4fv(sphere_place);
    Material material = context->createMaterial();
    material->setClosestHitProgram(0, context->createProgramFromPTXString(ptx, "closest_hit"));
    material->setAnyHitProgram(0, context->createProgramFromPTXString(ptx, "any_hit"));
    GeometryInstance instance = context->createGeometryInstance(geometry, &material, &material + 1);
    GeometryGroup group = context->createGeometryGroup(&instance, &instance + 1);
    group->setAcceleration(context->createAcceleration("Trbvh", "Bvh"));
    return group;
}

TEST(picture)
{
    Context context = Context::create();
    context->setRayTypeCount(1);
    context->setEntryPointCount(1);
    context->setRayGenerationProgram(0, context->createProgramFromPTXString(ptx, "camera"));
    context->setMissProgram(0, context->createProgramFromPTXString(ptx, "miss"));
    Program shade = context->createProgramFromPTXString(ptx, "shade_linear");
    context["shade"]->setProgramId(shade);
    CHECK(context->getProgramFromId(shade->getId())->get() == shade->get());
    context["top_object"]->set(make_sphere(context));
    Buffer output =
        context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT, SPHERE_SIDE, SPHERE_SIDE);
    context["output"]->set(output);
    context->validate();
    context->launch(0, SPHERE_SIDE, SPHERE_SIDE);
    CHECK_EQ(sphere_wrong_pixel(static_cast<float *>(output->map())), -1);
    output->unmap();
    context->destroy();
}

static const struct rw_test tests[] = {
    {"handles", test_handles},
    {"variables", test_variables},
    {"objects in variables", test_objects_in_variables},
    {"errors", test_errors},
    {"children", test_children},
    {"buffers", test_buffers},
    {"settings", test_settings},
    {"picture", test_picture},
};

int main(int argc, char **argv)
{
    return run_optixpp(argc, argv, tests);
}
