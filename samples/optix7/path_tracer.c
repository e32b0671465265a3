/* SPDX-License-Identifier: Apache-2.0 */
/* A Cornell box of triangles by a path tracer: a record for each material. */
#include "optix7/path_tracer.h"

#include <string.h>

#include "optix7/application.h"
#include "optix7/memory.h"

enum material { WHITE, RED, GREEN, LAMP, MATERIALS };

struct quad {
    float corner[3], edge1[3], edge2[3];
    unsigned material;
};

#define LIGHT_CORNER {0.36f, 0.999f, 0.36f}
#define LIGHT_EDGE1 {0.28f, 0, 0}
#define LIGHT_EDGE2 {0, 0, 0.28f}

static const struct quad quads[] = {
    {{0, 0, 1}, {1, 0, 0}, {0, 0, -1}, WHITE}, /* floor */
    {{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, WHITE},  /* ceiling */
    {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, WHITE},  /* back */
    {{0, 0, 0}, {0, 1, 0}, {0, 0, 1}, RED},
    {{1, 0, 0}, {0, 0, 1}, {0, 1, 0}, GREEN},
    {LIGHT_CORNER, LIGHT_EDGE1, LIGHT_EDGE2, LAMP},
    /* Two blocks, turned about y: top and four sides. */
    {{0.13f, 0.58f, 0.42f}, {0.29f, 0, 0.09f}, {0.09f, 0, -0.29f}, WHITE},
    {{0.13f, 0, 0.42f}, {0.29f, 0, 0.09f}, {0, 0.58f, 0}, WHITE},
    {{0.42f, 0, 0.51f}, {0.09f, 0, -0.29f}, {0, 0.58f, 0}, WHITE},
    {{0.51f, 0, 0.22f}, {-0.29f, 0, -0.09f}, {0, 0.58f, 0}, WHITE},
    {{0.22f, 0, 0.13f}, {-0.09f, 0, 0.29f}, {0, 0.58f, 0}, WHITE},
    {{0.53f, 0.3f, 0.75f}, {0.27f, 0, -0.08f}, {-0.08f, 0, -0.27f}, WHITE},
    {{0.53f, 0, 0.75f}, {0.27f, 0, -0.08f}, {0, 0.3f, 0}, WHITE},
    {{0.8f, 0, 0.67f}, {-0.08f, 0, -0.27f}, {0, 0.3f, 0}, WHITE},
    {{0.72f, 0, 0.4f}, {-0.27f, 0, 0.08f}, {0, 0.3f, 0}, WHITE},
    {{0.45f, 0, 0.48f}, {0.08f, 0, 0.27f}, {0, 0.3f, 0}, WHITE},
};
enum { QUADS = sizeof(quads) / sizeof(quads[0]), TRIANGLES = 2 * QUADS };

static const float colours[MATERIALS][3] = {
    {0.73f, 0.73f, 0.73f}, {0.62f, 0.06f, 0.05f}, {0.12f, 0.44f, 0.09f}, {0, 0, 0}};

struct mesh {
    float vertices[TRIANGLES][3][3];
    unsigned materials[TRIANGLES];
};

/* Corner, and the ends of its edges; then the opposite corner. */
static void split(const struct quad *quad, float out[2][3][3])
{
    for (unsigned i = 0; i < 3; i++) {
        const float a = quad->corner[i], b = a + quad->edge1[i], d = a + quad->edge2[i];
        out[0][0][i] = a, out[0][1][i] = b, out[0][2][i] = d;
        out[1][0][i] = b, out[1][1][i] = b + quad->edge2[i], out[1][2][i] = d;
    }
}

static void make_mesh(struct mesh *mesh)
{
    for (unsigned i = 0; i < QUADS; i++) {
        split(&quads[i], &mesh->vertices[2 * i]);
        mesh->materials[2 * i] = mesh->materials[2 * i + 1] = quads[i].material;
    }
}

static OptixTraversableHandle build(struct application *a, CUdeviceptr vertices,
                                    const struct mesh *mesh)
{
    static const unsigned flags[MATERIALS] = {
        OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT, OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT,
        OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT, OPTIX_GEOMETRY_FLAG_DISABLE_ANYHIT};
    const OptixBuildInput input = {
        .type = OPTIX_BUILD_INPUT_TYPE_TRIANGLES,
        .triangleArray = {.vertexBuffers = &vertices,
                          .numVertices = 3 * TRIANGLES,
                          .vertexFormat = OPTIX_VERTEX_FORMAT_FLOAT3,
                          .flags = flags,
                          .numSbtRecords = MATERIALS,
                          .sbtIndexOffsetBuffer =
                              memory_take(mesh->materials, sizeof(mesh->materials)),
                          .sbtIndexOffsetSizeInBytes = sizeof(mesh->materials[0])}};
    return application_build(a, &input, 1);
}

static void make_pipeline(struct application *a, CUdeviceptr vertices)
{
    struct surface surfaces[MATERIALS];
    OptixProgramGroup misses[PATH_MISSES], hits[MATERIALS];
    const OptixProgramGroup raygen = application_raygen(a, "__raygen__camera"),
                            hit = application_hit(a, "__closesthit__diffuse", NULL, NULL);
    misses[PATH_MISS] = application_miss(a, "__miss__outside");
    misses[SHADOW_MISS] = application_miss(a, "__miss__lit");
    for (unsigned i = 0; i < MATERIALS; i++) {
        hits[i] = hit;
        surfaces[i] = (struct surface){.vertices = vertices, .is_light = i == LAMP};
        memcpy(surfaces[i].colour, colours[i], sizeof(colours[i]));
    }
    application_link(a, 2); /* a shadow ray, traced at a hit */
    application_set_raygen(a, raygen);
    application_set_misses(a, misses, PATH_MISSES, NULL, 0);
    application_set_hits(a, hits, MATERIALS, surfaces, sizeof(surfaces[0]));
}

int main(int argc, char **argv)
{
    struct sample_options options = {.width = 512,
                                     .height = 512,
                                     .samples = 64,
                                     .frames = 1,
                                     .output = "optix7_path_tracer.png"};
    struct application a = {
        .pipeline_options = {.traversableGraphFlags = OPTIX_TRAVERSABLE_GRAPH_FLAG_SINGLE_GAS,
                             .numPayloadValues = PATH_WORDS,
                             .numAttributeValues = 2,
                             .usesPrimitiveTypeFlags = OPTIX_PRIMITIVE_TYPE_FLAG_TRIANGLE}};
    struct mesh mesh;
    sample_parse(argc, argv, "Raywright sample: a path tracer in the style of OptiX 7", &options);
    application_open(&a, &options, sample_find_programs(SAMPLE_PROGRAMS));
    make_mesh(&mesh);
    const CUdeviceptr vertices = memory_take(mesh.vertices, sizeof(mesh.vertices));
    make_pipeline(&a, vertices);
    const size_t pixels = (size_t)options.width * options.height;
    const struct params params = {.image = memory_take(NULL, pixels * 4 * sizeof(float)),
                                  .scene = build(&a, vertices, &mesh),
                                  .samples = options.samples,
                                  .bounces = 8,
                                  .eye = {0.5f, 0.5f, 2.4f},
                                  .width = 0.74f * (float)options.width / (float)options.height,
                                  .height = 0.74f,
                                  .light_corner = LIGHT_CORNER,
                                  .light_edge1 = LIGHT_EDGE1,
                                  .light_edge2 = LIGHT_EDGE2,
                                  .emission = {17.0f, 13.5f, 9.0f}};
    application_launch(&a, &params, sizeof(params), &options);
    application_write_picture(params.image, &options, 2.2);
    application_close(&a);
    return 0;
}
