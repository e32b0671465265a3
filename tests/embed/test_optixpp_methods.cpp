// SPDX-License-Identifier: Apache-2.0
/*
 * The methods of the C++ wrapper one by one: what a setter is given its getter gives back, each
 * object's own. tests/headers/optixpp.def checks their types, test_optixpp.cpp draws a picture,
 * test_optixpp_variables.cpp has the variables.
 *   test_optixpp_methods <sphere.ptx>
 */
#include "tests/embed/optixpp.h"

using namespace optix;

/* ---- the context ---- */

static int on_timeout()
{
    return 0;
}

static int reports;

static void on_report(int, const char *, const char *, void *)
{
    reports++;
}

TEST(context_settings)
{
    Context context = Context::create();
    context->setStackSize(4096);
    context->setMaxCallableProgramDepth(7);
    context->setMaxTraceDepth(9);
    context->setEntryPointCount(3);
    context->setRayTypeCount(2);
    context->setPreferFastRecompiles(true);
    context->setForceInlineUserFunctions(false);
    context->setGPUPagingForcedOff(1);
    context->setTimeoutCallback(on_timeout, 0.5);
    context->setUsageReportCallback(on_report, 1, NULL);
    context->setPrintEnabled(true);
    context->setPrintBufferSize(12345);
    context->setPrintLaunchIndex(1, 2, 3);
    context->setAttribute(RT_CONTEXT_ATTRIBUTE_CPU_NUM_THREADS, 3);
    CHECK(context->getStackSize() == 4096 && context->getMaxCallableProgramDepth() == 7);
    CHECK(context->getMaxTraceDepth() == 9 && context->getEntryPointCount() == 3);
    CHECK(context->getRayTypeCount() == 2 && context->getPreferFastRecompiles());
    CHECK(!context->getForceInlineUserFunctions() && context->getCPUNumThreads() == 3);
    CHECK(context->getGPUPagingForcedOff() == 1 && context->getGPUPagingActive() == 0);
    CHECK(context->getPrintEnabled() && context->getPrintBufferSize() == 12345);
    CHECK(context->getPrintLaunchIndex() == make_int3(1, 2, 3));
    CHECK(context->getMaxTextureCount() > 0 && context->getUsedHostMemory() == 0);
    CHECK(context->getAvailableDeviceMemory(0) > 0 && context->getRunningState() == 0);
    CHECK(thrown([&] { context->setRayTypeCount(99); }) == RT_ERROR_INVALID_VALUE && reports == 1);
    CHECK(context->getErrorString(RT_ERROR_INVALID_VALUE).find("99") != std::string::npos);
    CHECK(thrown([&] { context->checkError(RT_TIMEOUT_CALLBACK); }) == RT_SUCCESS);
    CHECK(thrown([&] { context->launchProgressive(9, 1, 1, 1); }) == RT_ERROR_INVALID_VALUE);
    context->stopProgressive();
    context->compile();
    context->destroy();
}

TEST(context_devices)
{
    const std::vector<int> compatible = ContextObj::getCompatibleDevices(0);
    Context context = Context::create();
    const int first[] = {0};
    unsigned int count = 0;
    context->setDevices(first, first + 1);
    CHECK(context->getEnabledDeviceCount() == 1 && context->getEnabledDevices()[0] == 0);
    ContextObj::getDeviceAttribute(0, RT_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT, sizeof(count),
                                   &count);
    CHECK(count > 0 && !compatible.empty() && ContextObj::getDeviceCount() > 0);
    ContextObj::getDevicePCIBusId(0);
    context->destroy();
}

TEST(context_programs)
{
    Context context = Context::create();
    const std::vector<std::string> texts(1, ptx), paths(1, ptx_path);
    const std::vector<const char *> c_texts(1, ptx.c_str()), c_paths(1, ptx_path.c_str());
    context->setEntryPointCount(2);
    context->setRayTypeCount(2);
    Program programs[] = {context->createProgramFromPTXFile(ptx_path, "camera"),
                          context->createProgramFromPTXFiles(paths, "camera"),
                          context->createProgramFromPTXFiles(c_paths, "camera"),
                          context->createProgramFromPTXStrings(texts, "miss"),
                          context->createProgramFromPTXStrings(c_texts, "miss")};
    context->setRayGenerationProgram(1, programs[0]);
    context->setExceptionProgram(1, programs[3]);
    context->setMissProgram(1, programs[4]);
    CHECK(context->getRayGenerationProgram(1)->get() == programs[0]->get());
    CHECK(!context->getRayGenerationProgram(0));
    CHECK(context->getExceptionProgram(1)->get() == programs[3]->get());
    CHECK(context->getMissProgram(1)->get() == programs[4]->get());
    Program clone = context->createProgramFromProgram(programs[0]);
    CHECK(clone->get() != programs[0]->get());
    Program shade = context->createProgramFromPTXString(ptx, "shade_linear");
    clone->setCallsitePotentialCallees("site", std::vector<int>(1, shade->getId()));
    context->destroy();
}

/* ---- the graph ---- */

template <typename H> static bool has_children(Context context, H parent)
{
    Transform a = context->createTransform();
    Group b = context->createGroup();
    parent->setChildCount(1);
    parent->setChild(0, a);
    bool good = parent->addChild(b) == 1 && parent->getChildCount() == 2 &&
                parent->getChildType(1) == RT_OBJECTTYPE_GROUP && parent->getChildIndex(b) == 1 &&
                parent->template getChild<Transform>(0)->get() == a->get();
    parent->removeChild(0); /* int */
    parent->removeChild(0u);
    return good && parent->getChildCount() == 0;
}

TEST(nodes)
{
    Context context = Context::create();
    Group group = context->createGroup();
    Selector selector = context->createSelector();
    Acceleration acceleration = context->createAcceleration("Sbvh", "Bvh");
    CHECK(has_children(context, group) && has_children(context, selector));
    group->setAcceleration(acceleration);
    group->setVisibilityMask(3);
    CHECK(group->getAcceleration()->get() == acceleration->get());
    CHECK(group->getVisibilityMask() == 3);
    Program visit = context->createProgramFromPTXString(ptx, "miss");
    selector->setVisitProgram(visit);
    CHECK(selector->getVisitProgram()->get() == visit->get());
    GeometryGroup leaf = context->createGeometryGroup();
    GeometryInstance instance = context->createGeometryInstance();
    leaf->setChildCount(1);
    leaf->setChild(0, instance);
    leaf->setAcceleration(acceleration);
    leaf->setFlags(RT_INSTANCE_FLAG_FORCE_ANYHIT);
    leaf->setVisibilityMask(5);
    CHECK(leaf->getChild(0)->get() == instance->get() && leaf->getChildIndex(instance) == 0);
    CHECK(leaf->getAcceleration()->get() == acceleration->get());
    CHECK(leaf->getFlags() == RT_INSTANCE_FLAG_FORCE_ANYHIT && leaf->getVisibilityMask() == 5);
    leaf->addChild(instance);
    leaf->removeChild(1);
    leaf->removeChild(0u);
    CHECK(leaf->getChildCount() == 0);
    context->destroy();
}

TEST(transforms)
{
    Context context = Context::create();
    Transform transform = context->createTransform();
    const Matrix4x4 m = Matrix4x4::translate(make_float3(1.0f, 2.0f, 3.0f));
    float out[16], inverse[16], begin, end;
    RTmotionbordermode first, last;
    transform->setMatrix(true, m.transpose().getData(), NULL);
    transform->getMatrix(false, out, inverse);
    CHECK(Matrix4x4(out) == m && Matrix4x4(inverse) == m.inverse());
    GeometryGroup child = context->createGeometryGroup();
    transform->setChild(child);
    CHECK(transform->getChildType() == RT_OBJECTTYPE_GEOMETRY_GROUP);
    transform->setMotionRange(0.25f, 0.5f);
    transform->getMotionRange(begin, end);
    transform->setMotionBorderMode(RT_MOTIONBORDERMODE_VANISH, RT_MOTIONBORDERMODE_CLAMP);
    transform->getMotionBorderMode(first, last);
    CHECK(begin == 0.25f && end == 0.5f);
    CHECK(first == RT_MOTIONBORDERMODE_VANISH && last == RT_MOTIONBORDERMODE_CLAMP);
    CHECK(transform->getMotionKeyCount() <= 1);
    CHECK(transform->getMotionKeyType() == RT_MOTIONKEYTYPE_NONE);
    context->destroy();
}

TEST(accelerations)
{
    Context context = Context::create();
    Acceleration acceleration = context->createAcceleration("Trbvh");
    CHECK(acceleration->getBuilder() == "Trbvh" && acceleration->isDirty());
    acceleration->setBuilder("Sbvh");
    acceleration->setTraverser("Bvh");
    acceleration->setProperty("refit", "1");
    acceleration->markDirty();
    CHECK(acceleration->getBuilder() == "Sbvh" && acceleration->getTraverser() == "Bvh");
    CHECK(acceleration->getProperty("refit") == "1" && acceleration->getDataSize() == 0);
    CHECK(thrown([&] { acceleration->setData("", 1); }) == RT_ERROR_VERSION_MISMATCH);
    context->destroy();
}

TEST(geometries)
{
    Context context = Context::create();
    Geometry geometry = context->createGeometry();
    Program bounds = context->createProgramFromPTXString(ptx, "bounds");
    Program intersect = context->createProgramFromPTXString(ptx, "intersect");
    geometry->setPrimitiveCount(7);
    geometry->setPrimitiveIndexOffset(3);
    geometry->setBoundingBoxProgram(bounds);
    geometry->setIntersectionProgram(intersect);
    geometry->setFlags(RT_GEOMETRY_FLAG_NO_SPLITTING);
    geometry->markDirty();
    geometry->setMotionSteps(1);
    CHECK(geometry->getPrimitiveCount() == 7 && geometry->getPrimitiveIndexOffset() == 3);
    CHECK(geometry->getBoundingBoxProgram()->get() == bounds->get());
    CHECK(geometry->getIntersectionProgram()->get() == intersect->get());
    CHECK(geometry->setFlags() == RT_GEOMETRY_FLAG_NO_SPLITTING); /* so it is called */
    CHECK(geometry->getMotionSteps() == 1);
    Material materials[] = {context->createMaterial(), context->createMaterial()};
    GeometryInstance instance = context->createGeometryInstance(geometry, materials, materials + 2);
    CHECK(instance->getGeometry()->get() == geometry->get() && instance->getMaterialCount() == 2);
    CHECK(instance->getMaterial(1)->get() == materials[1]->get());
    CHECK(instance->addMaterial(materials[0]) == 2);
    instance->setMaterialCount(1);
    instance->setMaterial(0, materials[1]);
    CHECK(instance->getMaterial(0)->get() == materials[1]->get());
    GeometryTriangles triangles = context->createGeometryTriangles();
    instance->setGeometryTriangles(triangles);
    CHECK(instance->getGeometryTriangles()->get() == triangles->get() && !instance->getGeometry());
    context->setRayTypeCount(2);
    materials[0]->setClosestHitProgram(1, intersect);
    materials[0]->setAnyHitProgram(1, bounds);
    CHECK(materials[0]->getClosestHitProgram(1)->get() == intersect->get());
    CHECK(materials[0]->getAnyHitProgram(1)->get() == bounds->get());
    CHECK(!materials[0]->getAnyHitProgram(0));
    context->destroy();
}

TEST(triangles)
{
    Context context = Context::create();
    GeometryTriangles mesh = context->createGeometryTriangles();
    Buffer vertices = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 3);
    Buffer indices = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_INT3, 1);
    Buffer slots = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_UNSIGNED_BYTE, 1);
    Program attributes = context->createProgramFromPTXString(ptx, "miss");
    float in[12] = {1, 0, 0, 5, 0, 1, 0, 6, 0, 0, 1, 7}, out[12];
    mesh->setPrimitiveCount(1);
    mesh->setPrimitiveIndexOffset(4);
    mesh->setPreTransformMatrix(false, in);
    mesh->setTriangleIndices(indices, RT_FORMAT_UNSIGNED_INT3);
    mesh->setTriangleIndices(indices, 0, RT_FORMAT_UNSIGNED_INT3);
    mesh->setTriangleIndices(indices, 0, 12, RT_FORMAT_UNSIGNED_INT3);
    mesh->setVertices(3, vertices, RT_FORMAT_FLOAT3);
    mesh->setVertices(3, vertices, 0, RT_FORMAT_FLOAT3);
    mesh->setVertices(3, vertices, 0, 12, RT_FORMAT_FLOAT3);
    mesh->setAttributeProgram(attributes);
    mesh->setBuildFlags(RT_GEOMETRY_BUILD_FLAG_NONE);
    mesh->setMaterialCount(2);
    mesh->setMaterialIndices(slots, 0, 1, RT_FORMAT_UNSIGNED_BYTE);
    mesh->setFlagsPerMaterial(1, RT_GEOMETRY_FLAG_DISABLE_ANYHIT);
    mesh->setMotionSteps(1);
    mesh->setMotionVertices(3, vertices, 0, 12, 0, RT_FORMAT_FLOAT3);
    mesh->setMotionVerticesMultiBuffer(3, &vertices, &vertices + 1, 0, 12, RT_FORMAT_FLOAT3);
    mesh->getPreTransformMatrix(false, out);
    CHECK(!memcmp(in, out, sizeof(in)));
    CHECK(mesh->getPrimitiveCount() == 1 && mesh->getPrimitiveIndexOffset() == 4);
    CHECK(mesh->getAttributeProgram()->get() == attributes->get());
    CHECK(mesh->getMaterialCount() == 2 && mesh->getMotionSteps() == 1);
    CHECK(mesh->getFlagsPerMaterial(0) == RT_GEOMETRY_FLAG_NONE);
    CHECK(mesh->getFlagsPerMaterial(1) == RT_GEOMETRY_FLAG_DISABLE_ANYHIT);
    Material material = context->createMaterial();
    GeometryInstance instance = context->createGeometryInstance(mesh, material);
    CHECK(instance->getMaterialCount() == 1);
    context->destroy();
}

/* ---- buffers and samplers ---- */

static bool is(Buffer buffer, unsigned dimensions, RTsize x, RTsize y, RTsize z, unsigned levels)
{
    RTsize size[3] = {1, 1, 1};
    buffer->getSize(dimensions, size);
    return buffer->getDimensionality() == dimensions && buffer->getMipLevelCount() == levels &&
           buffer->getFormat() == RT_FORMAT_FLOAT && size[0] == x && size[1] == y && size[2] == z;
}

static int on_block(void *, RTbuffer, RTmemoryblock *)
{
    return 0;
}

TEST(buffers)
{
    const RTformat f = RT_FORMAT_FLOAT;
    const unsigned in = RT_BUFFER_INPUT;
    Context context = Context::create();
    CHECK(is(context->createBuffer(in, f, 4), 1, 4, 1, 1, 1));
    CHECK(is(context->createBuffer(in, f, 4, 3), 2, 4, 3, 1, 1));
    CHECK(is(context->createBuffer(in, f, 4, 3, 2), 3, 4, 3, 2, 1));
    CHECK(is(context->createMipmappedBuffer(in, f, 4, 2u), 1, 4, 1, 1, 2));
    CHECK(is(context->createMipmappedBuffer(in, f, 4, 4, 2u), 2, 4, 4, 1, 2));
    CHECK(is(context->createMipmappedBuffer(in, f, 4, 4, 4, 3u), 3, 4, 4, 4, 3));
    CHECK(is(context->create1DLayeredBuffer(in, f, 4, 3, 2), 3, 4, 1, 3, 2));
    CHECK(is(context->create2DLayeredBuffer(in, f, 4, 4, 3, 2), 3, 4, 4, 3, 2));
    CHECK(is(context->createCubeBuffer(in, f, 4, 4, 2), 3, 4, 4, 6, 2));
    CHECK(is(context->createCubeLayeredBuffer(in, f, 4, 4, 12, 2), 3, 4, 4, 12, 2));
    CHECK(is(context->createBufferForCUDA(in, f, 4), 1, 4, 1, 1, 1));
    CHECK(is(context->createBufferForCUDA(in, f, 4, 3), 2, 4, 3, 1, 1));
    CHECK(is(context->createBufferForCUDA(in, f, 4, 3, 2), 3, 4, 3, 2, 1));
    CHECK(context->createBufferForCUDA(in)->getFormat() == RT_FORMAT_UNKNOWN);
    CHECK(context->createBufferForCUDA(in, f)->getFormat() == f);
    CHECK(is(context->createBufferFromCallback(in, on_block, NULL, f, 4), 1, 4, 1, 1, 1));
    CHECK(is(context->createBufferFromCallback(in, on_block, NULL, f, 4, 3), 2, 4, 3, 1, 1));
    CHECK(is(context->createBufferFromCallback(in, on_block, NULL, f, 4, 3, 2), 3, 4, 3, 2, 1));
    CHECK(context->createBufferFromCallback(in, on_block, NULL, f)->getFormat() == f);
    CHECK(!context->createBufferFromCallback(in, on_block, NULL)->getElementSize());
    /* No context of OpenGL is current. */
    CHECK(thrown([&] { context->createBufferFromGLBO(in, 1); }) == RT_ERROR_NOT_SUPPORTED);
    context->destroy();
}

TEST(stages_and_lists)
{
    Context context = Context::create();
    Buffer in = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 2, 1);
    Buffer out = context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT3, 2, 1);
    const float colours[6] = {0.25f, 1, 4, 0, -1, 1};
    memcpy(in->map(), colours, sizeof(colours));
    in->unmap();
    PostprocessingStage stage = context->createBuiltinPostProcessingStage("TonemapperSimple");
    stage->declareVariable("input_buffer")->set(in);
    stage->declareVariable("output_buffer")->set(out);
    stage->declareVariable("gamma")->setFloat(2.0f);
    CHECK(stage->getContext()->get() == context->get() && stage->getVariableCount() == 3);
    CHECK(stage->queryVariable("gamma")->getFloat() == 2.0f && !stage->queryVariable("exposure"));
    CHECK(stage->getVariable(0)->getName() == "input_buffer");
    CommandList list = context->createCommandList();
    const int first[] = {0};
    void *stream = &list;
    list->setDevices(first, first + 1);
    CHECK(list->getDevices().size() == 1 && list->getDevices()[0] == 0);
    list->setCudaStream(NULL);
    list->getCudaStream(&stream);
    CHECK(!stream && list->getContext()->get() == context->get());
    list->appendPostprocessingStage(stage, 2, 1);
    list->finalize();
    list->validate();
    list->execute();
    const float *mapped = static_cast<float *>(out->map());
    CHECK(mapped[0] == 0.5f && mapped[1] == 1 && mapped[2] == 1);
    CHECK(mapped[3] == 0 && mapped[4] == 0 && mapped[5] == 1);
    out->unmap();
    CHECK(thrown([&] { list->appendLaunch(0, 1); }) == RT_ERROR_INVALID_VALUE);
    stage->destroy();
    list->destroy();
    context->destroy();
}

TEST(buffer_sizes)
{
    Context context = Context::create();
    Buffer b = context->createBuffer(RT_BUFFER_INPUT);
    RTsize x, y, z;
    const RTsize dims[] = {7, 5, 3};
    b->setFormat(RT_FORMAT_USER);
    b->setElementSize(20);
    CHECK(b->getFormat() == RT_FORMAT_USER && b->getElementSize() == 20);
    b->setFormat(RT_FORMAT_FLOAT);
    b->setSize(9);
    b->getSize(x);
    CHECK(x == 9);
    b->setSize(8, 4);
    b->getSize(x, y);
    CHECK(x == 8 && y == 4);
    b->setSize(8, 4, 2);
    b->setMipLevelCount(2);
    b->getSize(x, y, z);
    CHECK(x == 8 && y == 4 && z == 2);
    b->getMipLevelSize(1, x, y, z);
    CHECK(x == 4 && y == 2 && z == 1);
    b->setMipLevelCount(1);
    b->setSize(3u, dims);
    CHECK(is(b, 3, 7, 5, 3, 1));
    b->setSize(16);
    b->setMipLevelCount(3);
    b->getMipLevelSize(2, x);
    CHECK(x == 4);
    static_cast<float *>(b->map(2, RT_BUFFER_MAP_WRITE_DISCARD))[3] = 5.0f;
    b->unmap(2);
    CHECK(static_cast<float *>(b->map(2, RT_BUFFER_MAP_READ))[3] == 5.0f);
    b->unmap(2);
    b->markDirty();
    int ready;
    unsigned frame, frames, page = 65536;
    CHECK(thrown([&] { b->getProgressiveUpdateReady(); }) == RT_ERROR_INVALID_VALUE);
    CHECK(thrown([&] { b->bindProgressiveStream(b); }) == RT_ERROR_INVALID_VALUE);
    b = context->createBuffer(RT_BUFFER_PROGRESSIVE_STREAM, RT_FORMAT_UNSIGNED_BYTE4, 4, 4);
    b->bindProgressiveStream(context->createBuffer(RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, 4, 4));
    b->getProgressiveUpdateReady(&ready, &frame, &frames);
    CHECK(!ready && !frame && !frames && !b->getProgressiveUpdateReady(frame, frames));
    b = context->createBufferFromCallback(RT_BUFFER_INPUT, on_block, NULL);
    b->setAttribute(RT_BUFFER_ATTRIBUTE_PAGE_SIZE, sizeof(page), &page);
    page = 0;
    b->getAttribute(RT_BUFFER_ATTRIBUTE_PAGE_SIZE, sizeof(page), &page);
    CHECK(page == 65536);
    context->destroy();
}

TEST(samplers)
{
    Context context = Context::create();
    Buffer buffer = context->createBuffer(RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 4, 4);
    TextureSampler s = context->createTextureSampler();
    RTfiltermode minify, magnify, mip;
    float least, most;
    s->setMipLevelCount(1);
    s->setArraySize(1);
    s->setWrapMode(2, RT_WRAP_CLAMP_TO_BORDER);
    s->setFilteringModes(RT_FILTER_NEAREST, RT_FILTER_LINEAR, RT_FILTER_NONE);
    s->setMaxAnisotropy(4.0f);
    s->setMipLevelClamp(1.0f, 3.0f);
    s->setMipLevelBias(0.5f);
    s->setReadMode(RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB);
    s->setIndexingMode(RT_TEXTURE_INDEX_ARRAY_INDEX);
    s->setBuffer(0, 0, buffer);
    s->getFilteringModes(minify, magnify, mip);
    s->getMipLevelClamp(least, most);
    CHECK(s->getMipLevelCount() == 1 && s->getArraySize() == 1);
    CHECK(s->getWrapMode(2) == RT_WRAP_CLAMP_TO_BORDER && s->getMaxAnisotropy() == 4.0f);
    CHECK(minify == RT_FILTER_NEAREST && magnify == RT_FILTER_LINEAR && mip == RT_FILTER_NONE);
    CHECK(least == 1.0f && most == 3.0f && s->getMipLevelBias() == 0.5f);
    CHECK(s->getReadMode() == RT_TEXTURE_READ_NORMALIZED_FLOAT_SRGB);
    CHECK(s->getIndexingMode() == RT_TEXTURE_INDEX_ARRAY_INDEX);
    CHECK(s->getBuffer(0, 0)->get() == buffer->get());
    CHECK(context->getTextureSamplerFromId(s->getId())->get() == s->get());
    CHECK(thrown([&] { s->registerGLTexture(); }) == RT_ERROR_INVALID_VALUE);
    context->destroy();
}

static const struct rw_test tests[] = {
    {"context settings", test_context_settings},
    {"context devices", test_context_devices},
    {"context programs", test_context_programs},
    {"nodes", test_nodes},
    {"transforms", test_transforms},
    {"accelerations", test_accelerations},
    {"geometries", test_geometries},
    {"triangles", test_triangles},
    {"buffers", test_buffers},
    {"stages and lists", test_stages_and_lists},
    {"buffer sizes", test_buffer_sizes},
    {"samplers", test_samplers},
};

int main(int argc, char **argv)
{
    return run_optixpp(argc, argv, tests);
}
