/* SPDX-License-Identifier: Apache-2.0 */
/* Instances of a few spheres, which an intersection program knows. */
#include "optix7/spheres.h"

#include "optix7/application.h"
#include "optix7/memory.h"

static const float spheres[][4] = {{0, 0, 0, 0.6f},
                                   {0.7f, -0.2f, 0.3f, 0.35f},
                                   {-0.7f, -0.3f, 0.2f, 0.3f},
                                   {0.1f, 0.75f, 0, 0.25f}};
enum { SPHERES = sizeof(spheres) / sizeof(spheres[0]), INSTANCES = 8 };

static OptixTraversableHandle build_spheres(struct application *a)
{
    OptixAabb boxes[SPHERES];
    for (unsigned i = 0; i < SPHERES; i++) {
        const float *s = spheres[i];
        boxes[i] = (OptixAabb){s[0] - s[3], s[1] - s[3], s[2] - s[3],
                               s[0] + s[3], s[1] + s[3], s[2] + s[3]};
    }
    const CUdeviceptr buffer = memory_take(boxes, sizeof(boxes));
    const unsigned flags = OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT;
    const OptixBuildInput input = {
        .type = OPTIX_BUILD_INPUT_TYPE_CUSTOM_PRIMITIVES,
        .customPrimitiveArray = {
            .aabbBuffers = &buffer, .numPrimitives = SPHERES, .flags = &flags, .numSbtRecords = 1}};
    return application_build(a, &input, 1);
}

/* In two rows, each second one turned by a half. */
static OptixTraversableHandle build_instances(struct application *a)
{
    OptixInstance instances[INSTANCES] = {0};
    const OptixTraversableHandle child = build_spheres(a);
    for (unsigned i = 0; i < INSTANCES; i++) {
        const float sign = i % 2 ? -1.0f : 1.0f, x = 2.1f * (float)(i % 4) - 3.15f;
        OptixInstance *instance = &instances[i];
        instance->transform[0] = instance->transform[10] = sign;
        instance->transform[5] = 1;
        instance->transform[3] = x;
        instance->transform[7] = i < 4 ? 0.0f : 0.6f;
        instance->transform[11] = i < 4 ? 1.5f : -1.5f;
        instance->instanceId = i;
        instance->visibilityMask = 255;
        instance->traversableHandle = child;
    }
    const OptixBuildInput input = {
        .type = OPTIX_BUILD_INPUT_TYPE_INSTANCES,
        .instanceArray = {.instances = memory_take(instances, sizeof(instances)),
                          .numInstances = INSTANCES}};
    return application_build(a, &input, 1);
}

static void make_pipeline(struct application *a)
{
    const struct balls balls = {memory_take(spheres, sizeof(spheres))};
    const OptixProgramGroup raygen = application_raygen(a, "__raygen__camera"),
                            miss = application_miss(a, "__miss__sky"),
                            hit = application_hit(a, "__closesthit__ball", NULL,
                                                  "__intersection__sphere");
    application_link(a, SPHERES_DEPTH);
    application_set_raygen(a, raygen);
    application_set_misses(a, &miss, 1, NULL, 0);
    application_set_hits(a, &hit, 1, &balls, sizeof(balls));
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 800, .height = 500, .samples = 1, .frames = 1, .output = "optix7_spheres.png"};
    struct application a = {
        .pipeline_options = {.traversableGraphFlags =
                                 OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_LEVEL_INSTANCING,
                             .numPayloadValues = 4,
                             .numAttributeValues = 3,
                             .usesPrimitiveTypeFlags = OPTIX_PRIMITIVE_TYPE_FLAG_CUSTOM}};
    sample_parse(argc, argv, "Raywright sample: custom primitives in the style of OptiX 7",
                 &options);
    application_open(&a, &options, sample_find_programs(SAMPLE_PROGRAMS));
    make_pipeline(&a);
    const size_t pixels = (size_t)options.width * options.height;
    const struct params params = {.image = memory_take(NULL, pixels * 4 * sizeof(float)),
                                  .scene = build_instances(&a),
                                  .width = 0.75f * (float)options.width / (float)options.height,
                                  .height = 0.75f};
    application_launch(&a, &params, sizeof(params), &options);
    application_write_picture(params.image, &options, 1.0);
    application_close(&a);
    return 0;
}
