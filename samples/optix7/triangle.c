/* SPDX-License-Identifier: Apache-2.0 */
/* The first application of everyone who begins with OptiX 7: a triangle. */
#include "optix7/triangle.h"

#include "optix7/application.h"
#include "optix7/memory.h"

static const float vertices[3][3] = {{-0.75f, -0.7f, 0}, {0.75f, -0.7f, 0}, {0, 0.75f, 0}};

static OptixTraversableHandle build(struct application *a)
{
    const CUdeviceptr buffer = memory_take(vertices, sizeof(vertices));
    const unsigned flags = OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT;
    const OptixBuildInput input = {.type = OPTIX_BUILD_INPUT_TYPE_TRIANGLES,
                                   .triangleArray = {.vertexBuffers = &buffer,
                                                     .numVertices = 3,
                                                     .vertexFormat = OPTIX_VERTEX_FORMAT_FLOAT3,
                                                     .flags = &flags,
                                                     .numSbtRecords = 1}};
    return application_build(a, &input, 1);
}

static void make_pipeline(struct application *a)
{
    static const struct background background = {{0.1f, 0.12f, 0.2f}};
    const OptixProgramGroup raygen = application_raygen(a, "__raygen__parallel"),
                            miss = application_miss(a, "__miss__background"),
                            hit = application_hit(a, "__closesthit__weights", NULL, NULL);
    application_link(a, 1);
    application_set_raygen(a, raygen);
    application_set_misses(a, &miss, 1, &background, sizeof(background));
    application_set_hits(a, &hit, 1, NULL, 0);
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 640, .height = 480, .samples = 1, .frames = 1, .output = "optix7_triangle.png"};
    struct application a = {
        .pipeline_options = {.traversableGraphFlags = OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS,
                             .numPayloadValues = 3,
                             .numAttributeValues = 2,
                             .usesPrimitiveTypeFlags = OPTIX_PRIMITIVE_TYPE_FLAG_TRIANGLE}};
    sample_parse(argc, argv, "Raywright sample: a triangle in the style of OptiX 7", &options);
    application_open(&a, &options, sample_find_programs(SAMPLE_PROGRAMS));
    make_pipeline(&a);
    const size_t pixels = (size_t)options.width * options.height;
    const struct params params = {.image = memory_take(NULL, pixels * 4 * sizeof(float)),
                                  .scene = build(&a)};
    application_launch(&a, &params, sizeof(params), &options);
    application_write_picture(params.image, &options, 1.0);
    application_close(&a);
    return 0;
}
