/* SPDX-License-Identifier: Apache-2.0 */
/* Four squares, each with a pattern that a direct callable makes. */
#include "optix7/callables.h"

#include "optix7/application.h"
#include "optix7/memory.h"

/* Square i is two triangles, 2i and 2i + 1; there are two in a row. */
static OptixTraversableHandle build(struct application *a)
{
    float vertices[PATTERNS][2][3][3] = {0};
    for (unsigned i = 0; i < PATTERNS; i++) {
        const float left = 0.5f * (float)(i % 2) + 0.02f, low = 0.5f * (float)(i / 2) + 0.02f;
        const float right = left + 0.46f, high = low + 0.46f;
        const float corners[2][3][2] = {{{left, low}, {right, low}, {left, high}},
                                        {{right, high}, {left, high}, {right, low}}};
        for (unsigned k = 0; k < 6; k++)
            for (unsigned c = 0; c < 2; c++)
                vertices[i][k / 3][k % 3][c] = corners[k / 3][k % 3][c];
    }
    const CUdeviceptr buffer = memory_take(vertices, sizeof(vertices));
    const unsigned flags = OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT;
    const OptixBuildInput input = {.type = OPTIX_BUILD_INPUT_TYPE_TRIANGLES,
                                   .triangleArray = {.vertexBuffers = &buffer,
                                                     .numVertices = 6 * PATTERNS,
                                                     .vertexFormat = OPTIX_VERTEX_FORMAT_FLOAT3,
                                                     .flags = &flags,
                                                     .numSbtRecords = 1}};
    return application_build(a, &input, 1);
}

static const struct pattern patterns[PATTERNS] = {
    [PATTERN_CHEQUERS] = {8, {{0.9f, 0.9f, 0.85f}, {0.15f, 0.2f, 0.3f}}},
    [PATTERN_RINGS] = {16, {{0.8f, 0.3f, 0.1f}, {0.95f, 0.8f, 0.5f}}},
    [PATTERN_STRIPES] = {10, {{0.2f, 0.5f, 0.3f}, {0.7f, 0.85f, 0.6f}}},
    [PATTERN_BOUND] = {12, {{0.6f, 0.1f, 0.4f}, {1, 1, 1}}},
};

static void make_pipeline(struct application *a)
{
    const OptixProgramGroup raygen = application_raygen(a, "__raygen__parallel"),
                            miss = application_miss(a, "__miss__nothing"),
                            hit = application_hit(a, "__closesthit__pattern", NULL, NULL);
    const OptixProgramGroup callables[PATTERNS] = {
        [PATTERN_CHEQUERS] = application_callable(a, "__direct_callable__chequers"),
        [PATTERN_RINGS] = application_callable(a, "__direct_callable__rings"),
        [PATTERN_STRIPES] = application_callable(a, "__direct_callable__stripes"),
        [PATTERN_BOUND] = application_callable(a, "__direct_callable__bound"),
    };
    application_link(a, 1);
    application_set_raygen(a, raygen);
    application_set_misses(a, &miss, 1, NULL, 0);
    application_set_hits(a, &hit, 1, NULL, 0);
    application_set_callables(a, callables, PATTERNS, patterns, sizeof(patterns[0]));
}

int main(int argc, char **argv)
{
    struct sample_options options = {
        .width = 512, .height = 512, .samples = 1, .frames = 1, .output = "optix7_callables.png"};
    struct application a = {
        .pipeline_options = {.traversableGraphFlags = OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS,
                             .numPayloadValues = 3,
                             .numAttributeValues = 2,
                             .usesPrimitiveTypeFlags = OPTIX_PRIMITIVE_TYPE_FLAG_TRIANGLE}};
    sample_parse(argc, argv, "Raywright sample: direct callables in the style of OptiX 7",
                 &options);
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
