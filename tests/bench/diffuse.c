/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Benchmark: the diffuse path tracer of diffuse.cu over a .tri mesh. Prints the median kernel time
 * of 9 launches after 2 warm-ups, all rays traced, and Mrays/s; with an output name it writes the
 * picture as PGM.
 *
 *   bench.diffuse SCENE.tri WIDTH HEIGHT SAMPLES BOUNCES  EX EY EZ LX LY LZ UX UY UZ VFOV [OUT.pgm]
 *
 * The environment chooses the rest: RW_DEVICE, RW_THRESHOLD (1: no suspension), RW_STRATEGY.
 * .tri, little-endian: u32 0x49525431, vertex count, triangle count; 3 f32 a vertex; 3 u32 a
 * triangle.
 */
#include <math.h>
#include <raywright.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/median.h"

enum { WARM_UPS = 2, LAUNCHES = 9 };

static RTcontext context;

static void check(RTresult result, const char *doing)
{
    const char *text;
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "bench.diffuse: %s: %s\n", doing, text);
    exit(1);
}
#define CHECK(call) check(call, #call)

struct mesh {
    uint32_t vertex_count, triangle_count;
    float *vertices;
    uint32_t *triangles;
};

static struct mesh read_mesh(const char *path)
{
    struct mesh m;
    uint32_t head[3];
    FILE *f = fopen(path, "rb");
    if (!f || fread(head, 4, 3, f) != 3 || head[0] != 0x49525431) {
        fprintf(stderr, "bench.diffuse: %s is no .tri file\n", path);
        exit(1);
    }
    m.vertex_count = head[1];
    m.triangle_count = head[2];
    m.vertices = malloc((size_t)head[1] * 12);
    m.triangles = malloc((size_t)head[2] * 12);
    if (!m.vertices || !m.triangles || fread(m.vertices, 12, head[1], f) != head[1] ||
        fread(m.triangles, 12, head[2], f) != head[2]) {
        fprintf(stderr, "bench.diffuse: %s is cut short\n", path);
        exit(1);
    }
    fclose(f);
    return m;
}

static RTvariable declare(const char *name)
{
    RTvariable v;
    CHECK(rtContextDeclareVariable(context, name, &v));
    return v;
}

static void set_vector(const char *name, const float *v)
{
    CHECK(rtVariableSet3fv(declare(name), v));
}

static RTprogram program(const char *name)
{
    RTprogram p;
    CHECK(rwProgramCreateFromSourceFile(context, RW_SOURCE_DIR "/tests/bench/diffuse.cu", 0, NULL,
                                        name, &p));
    return p;
}

static void input_buffer(const char *name, RTformat format, size_t count, const void *data,
                         size_t bytes)
{
    RTbuffer b;
    void *to;
    CHECK(rtBufferCreate(context, RT_BUFFER_INPUT, &b));
    CHECK(rtBufferSetFormat(b, format));
    CHECK(rtBufferSetSize1D(b, count));
    CHECK(rtBufferMap(b, &to));
    memcpy(to, data, bytes);
    CHECK(rtBufferUnmap(b));
    CHECK(rtVariableSetObject(declare(name), b));
}

static void build_scene(const struct mesh *m)
{
    RTgeometry geometry;
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    input_buffer("vertices", RT_FORMAT_FLOAT3, m->vertex_count, m->vertices,
                 (size_t)m->vertex_count * 12);
    input_buffer("triangles", RT_FORMAT_UNSIGNED_INT3, m->triangle_count, m->triangles,
                 (size_t)m->triangle_count * 12);
    CHECK(rtGeometryCreate(context, &geometry));
    CHECK(rtGeometrySetPrimitiveCount(geometry, m->triangle_count));
    CHECK(rtGeometrySetIntersectionProgram(geometry, program("intersect")));
    CHECK(rtGeometrySetBoundingBoxProgram(geometry, program("bounds")));
    CHECK(rtMaterialCreate(context, &material));
    CHECK(rtMaterialSetClosestHitProgram(material, 0, program("closest_hit")));
    CHECK(rtGeometryInstanceCreate(context, &instance));
    CHECK(rtGeometryInstanceSetGeometry(instance, geometry));
    CHECK(rtGeometryInstanceSetMaterialCount(instance, 1));
    CHECK(rtGeometryInstanceSetMaterial(instance, 0, material));
    CHECK(rtGeometryGroupCreate(context, &group));
    CHECK(rtGeometryGroupSetChildCount(group, 1));
    CHECK(rtGeometryGroupSetChild(group, 0, instance));
    CHECK(rtAccelerationCreate(context, &acceleration));
    CHECK(rtAccelerationSetBuilder(acceleration, "Bvh"));
    CHECK(rtGeometryGroupSetAcceleration(group, acceleration));
    CHECK(rtVariableSetObject(declare("scene"), group));
}

static float length(const float *v)
{
    return sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void cross(const float *a, const float *b, float *out)
{
    for (int k = 0; k < 3; k++)
        out[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static void set_length(float *v, float wanted)
{
    float scale = wanted / length(v);
    for (int k = 0; k < 3; k++) v[k] *= scale;
}

/* numbers: eye, look-at, up, vertical field of view in degrees. */
static void set_camera(const float *numbers, float aspect)
{
    float w[3], u[3], v[3], half = tanf(numbers[9] * 0.5f * 3.14159265f / 180.0f);
    for (int k = 0; k < 3; k++) w[k] = numbers[3 + k] - numbers[k];
    set_length(w, 1.0f);
    cross(w, numbers + 6, u);
    cross(u, w, v);
    set_length(u, half * aspect);
    set_length(v, half);
    set_vector("eye", numbers);
    set_vector("camera_u", u);
    set_vector("camera_v", v);
    set_vector("camera_w", w);
}

static float scene_epsilon(const struct mesh *m)
{
    float lower[3] = {INFINITY, INFINITY, INFINITY}, upper[3] = {-INFINITY, -INFINITY, -INFINITY},
          size[3];
    for (size_t i = 0; i < m->vertex_count; i++)
        for (int k = 0; k < 3; k++) {
            lower[k] = fminf(lower[k], m->vertices[3 * i + k]);
            upper[k] = fmaxf(upper[k], m->vertices[3 * i + k]);
        }
    for (int k = 0; k < 3; k++) size[k] = upper[k] - lower[k];
    return 1e-5f * length(size);
}

static double median_time(unsigned width, unsigned height)
{
    double times[LAUNCHES], milliseconds;
    for (int k = -WARM_UPS; k < LAUNCHES; k++) {
        CHECK(rtContextLaunch2D(context, 0, width, height));
        CHECK(rwContextGetKernelTime(context, &milliseconds));
        if (k >= 0) times[k] = milliseconds;
    }
    return rw_median(times, LAUNCHES);
}

static void write_picture(const char *path, const float *pixels, unsigned width, unsigned height)
{
    FILE *f = fopen(path, "wb");
    if (!f) {
        fprintf(stderr, "bench.diffuse: cannot write %s\n", path);
        exit(1);
    }
    fprintf(f, "P5\n%u %u\n255\n", width, height);
    for (unsigned y = height; y-- > 0;)
        for (unsigned x = 0; x < width; x++) {
            float v = sqrtf(pixels[4 * ((size_t)y * width + x)]) * 255.0f;
            fputc(v > 255.0f ? 255 : (int)v, f);
        }
    fclose(f);
}

static void report(RTbuffer output, unsigned width, unsigned height, double milliseconds,
                   const char *path)
{
    float *pixels;
    double rays = 0.0, sum = 0.0;
    char device[128];
    CHECK(rtBufferMap(output, (void **)&pixels));
    for (size_t i = 0; i < (size_t)width * height; i++) {
        sum += pixels[4 * i];
        rays += pixels[4 * i + 3];
    }
    if (path) write_picture(path, pixels, width, height);
    CHECK(rtBufferUnmap(output));
    CHECK(rwContextGetDeviceName(context, device, sizeof(device)));
    printf("%s: %.3f ms, %.0f rays, %.1f Mrays/s, mean %.6f\n", device, milliseconds, rays,
           rays / milliseconds * 1e-3, sum / ((double)width * height));
}

int main(int argc, char **argv)
{
    if (argc < 16) {
        fprintf(stderr,
                "usage: %s SCENE.tri WIDTH HEIGHT SAMPLES BOUNCES EX EY EZ LX LY LZ UX UY UZ VFOV "
                "[OUT.pgm]\n",
                argv[0]);
        return 2;
    }
    struct mesh mesh = read_mesh(argv[1]);
    unsigned width = (unsigned)atoi(argv[2]), height = (unsigned)atoi(argv[3]);
    float camera[10];
    RTbuffer output;
    for (int k = 0; k < 10; k++) camera[k] = (float)atof(argv[6 + k]);
    CHECK(rtContextCreate(&context));
    CHECK(rtContextSetRayTypeCount(context, 1));
    CHECK(rtContextSetEntryPointCount(context, 1));
    CHECK(rtContextSetRayGenerationProgram(context, 0, program("generate")));
    build_scene(&mesh);
    set_camera(camera, (float)width / (float)height);
    CHECK(rtVariableSet1f(declare("scene_epsilon"), scene_epsilon(&mesh)));
    CHECK(rtVariableSet1ui(declare("samples"), (unsigned)atoi(argv[4])));
    CHECK(rtVariableSet1ui(declare("bounces"), (unsigned)atoi(argv[5])));
    CHECK(rtBufferCreate(context, RT_BUFFER_OUTPUT, &output));
    CHECK(rtBufferSetFormat(output, RT_FORMAT_FLOAT4));
    CHECK(rtBufferSetSize2D(output, width, height));
    CHECK(rtVariableSetObject(declare("output"), output));
    report(output, width, height, median_time(width, height), argc > 16 ? argv[16] : NULL);
    CHECK(rtContextDestroy(context));
    free(mesh.vertices);
    free(mesh.triangles);
    return 0;
}
