/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pictures of what moves while the shutter is open, 4096 samples a pixel, against the share of time
 * and pixel that the shape covers: a triangle and a sphere, seen along z, that are turned, scaled,
 * sheared and moved, by transforms and by keys of their own, with each mode of what is before and
 * after the keys. The share is exact in time, the roots of what is inside being found to the last
 * digits, and a dense sum over the pixel.
 *     render.motion_images [cuda | cpu]     or RW_DEVICE
 */
#include "tests/render/support.h"

enum { WIDTH = 16, HEIGHT = 12, PIXELS = WIDTH * HEIGHT, CHUNKS = 16, SAMPLES = 4096 };
enum { POINTS = 16, INTERVALS = 64, BISECTIONS = 40 };
enum { MOST_KEYS = 3 };

#define PIXEL_SIZE 0.25
#define RADIUS 0.6f
#define CENTRE_X 0.5f
#define CENTRE_Y -0.2f

static const char source[] =
    "#include <raywright_device.h>\n"
    "rtDeclareVariable(uint2, index, rtLaunchIndex, );\n"
    "rtDeclareVariable(optix::Ray, ray, rtCurrentRay, );\n"
    "rtDeclareVariable(float, time, rtCurrentTime, );\n"
    "rtDeclareVariable(unsigned int, seen, rtPayload, );\n"
    "rtDeclareVariable(rtObject, scene, , );\n"
    "rtDeclareVariable(int, keys, , );\n"
    "rtDeclareVariable(float2, range, , );\n"
    "rtBuffer<unsigned int, 2> output;\n"
    "rtBuffer<float4> spheres;\n"
    "static __device__ float draw(unsigned int &state) {\n"
    "    state = state * 747796405u + 2891336453u;\n"
    "    unsigned int word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;\n"
    "    return ((word >> 22 ^ word) >> 8) * (1.0f / 16777216);\n"
    "}\n"
    "RT_PROGRAM void expose() {\n"
    "    unsigned int state = index.x * 9781u + index.y * 6271u + 17u, count = 0;\n"
    "    for (int k = 0; k < 256; k++) {\n"
    "        float x = ((int)(index.x % 16) - 8 + draw(state)) * 0.25f;\n"
    "        float y = ((int)(index.x / 16) - 6 + draw(state)) * 0.25f;\n"
    "        unsigned int hit = 0;\n"
    "        optix::Ray r = optix::make_Ray(make_float3(x, y, 5), make_float3(0, 0, -1), 0, 0.0f,\n"
    "                                       RT_DEFAULT_MAX);\n"
    "        rtTrace(scene, r, draw(state), hit);\n"
    "        count += hit;\n"
    "    }\n"
    "    output[index] = count;\n"
    "}\n"
    "RT_PROGRAM void hit() { seen = 1; }\n"
    "static __device__ float4 sphere_now() {\n"
    "    float at = fminf(fmaxf((time - range.x) / (range.y - range.x), 0.0f), 1.0f) * (keys - "
    "1);\n"
    "    int key = min((int)at, keys - 2);\n"
    "    if (keys == 1) return spheres[0];\n"
    "    return spheres[key] + (at - key) * (spheres[key + 1] - spheres[key]);\n"
    "}\n"
    "RT_PROGRAM void intersect(int) {\n"
    "    float4 s = sphere_now();\n"
    "    float3 o = ray.origin - make_float3(s.x, s.y, s.z), d = ray.direction;\n"
    "    float a = optix::dot(d, d), b = optix::dot(o, d);\n"
    "    float root = b * b - a * (optix::dot(o, o) - s.w * s.w);\n"
    "    if (root < 0 || !rtPotentialIntersection((-b - sqrtf(root)) / a)) return;\n"
    "    rtReportIntersection(0);\n"
    "}\n"
    "RT_PROGRAM void bounds(int, int key, float box[6]) {\n"
    "    float4 s = spheres[key];\n"
    "    box[0] = s.x - s.w; box[1] = s.y - s.w; box[2] = s.z - s.w;\n"
    "    box[3] = s.x + s.w; box[4] = s.y + s.w; box[5] = s.z + s.w;\n"
    "}\n"
    "RT_PROGRAM void bounds_of_one(int, float box[6]) { bounds(0, 0, box); }\n";

static const char *device = "cpu";

/* ---- what moves ---- */

enum kind { MATRIX, SRT, OWN };

/* Keys of what is in the plane: of a matrix its six numbers; of SRT scale x and y, shear, pivot x
 * and y, half the angle, translation x and y; of its own the shape's displacement and growth. */
struct motion {
    const char *name;
    enum kind kind;
    unsigned keys;
    double key[MOST_KEYS][8];
    double begin, end;
    bool vanishes;
};

static const struct motion motions[] = {
    {"turned", SRT, 2, {{1, 1, 0, 0, 0, -0.7, 0, 0}, {1, 1, 0, 0, 0, 0.6, 0, 0}}, 0, 1, false},
    {"turned about a pivot",
     SRT,
     3,
     {{1, 1, 0, -0.5, 0.2, -0.5, 0, 0},
      {1.2, 0.9, 0, -0.5, 0.2, 0.3, 0.2, 0},
      {0.8, 1.1, 0, -0.5, 0.2, 0.9, 0.4, 0.1}},
     0,
     1,
     false},
    {"scaled and sheared, SRT",
     SRT,
     2,
     {{0.7, 1.3, 0, 0, 0, 0, 0, 0}, {1.4, 0.8, 0.6, 0.1, 0, 0, 0, 0}},
     0,
     1,
     false},
    {"scaled", MATRIX, 2, {{0.6, 0, 0, 0, 1.4, 0}, {1.7, 0, 0, 0, 0.7, 0}}, 0, 1, false},
    {"sheared", MATRIX, 2, {{1, -0.6, 0, 0, 1, 0}, {1, 0.9, 0, 0.3, 1, 0}}, 0, 1, false},
    {"moved",
     MATRIX,
     3,
     {{1, 0, -0.8, 0, 1, 0.1}, {1, 0, 0.3, 0, 1, 0.5}, {1, 0, 0.6, 0, 1, -0.4}},
     0,
     1,
     false},
    {"moved, clamped", MATRIX, 2, {{1, 0, -0.8, 0, 1, 0}, {1, 0, 0.8, 0, 1, 0.2}}, 0.3, 0.8, false},
    {"moved, vanishing",
     MATRIX,
     2,
     {{1, 0, -0.8, 0, 1, 0}, {1, 0, 0.8, 0, 1, 0.2}},
     0.3,
     0.8,
     true},
    {"by keys of its own", OWN, 3, {{-0.7, 0, 1}, {0.2, 0.4, 1.3}, {0.8, -0.3, 0.6}}, 0, 1, false},
    {"own keys, clamped", OWN, 2, {{-0.7, 0.2, 1}, {0.7, -0.2, 0.8}}, 0.25, 0.75, false},
    {"own keys, vanishing", OWN, 2, {{-0.7, 0.2, 1}, {0.7, -0.2, 0.8}}, 0.25, 0.75, true},
};

static const float triangle[3][2] = {{-0.9f, -0.5f}, {0.8f, -0.7f}, {0.1f, 0.9f}};

/* The numbers of the keys at a time; false: there is nothing then. */
static bool interpolate(const struct motion *m, double time, double out[8])
{
    double at = (time - m->begin) / (m->end - m->begin);
    if (m->vanishes && (at < 0 || at > 1)) return false;
    at = fmin(fmax(at, 0), 1) * (m->keys - 1);
    const unsigned key = at >= m->keys - 1 ? m->keys - 2 : (unsigned)at;
    for (int k = 0; k < 8; k++) {
        const double a = m->key[key][k], b = m->key[key + 1][k];
        out[k] = a + (at - key) * (b - a);
    }
    return true;
}

/* The quaternion is interpolated, and made one of length 1. */
static void find_quaternion(const struct motion *m, double time, double out[2])
{
    double at = fmin(fmax((time - m->begin) / (m->end - m->begin), 0), 1) * (m->keys - 1);
    const unsigned key = at >= m->keys - 1 ? m->keys - 2 : (unsigned)at;
    const double a = m->key[key][5], b = m->key[key + 1][5], w = at - key;
    const double sine = sin(a) + w * (sin(b) - sin(a)), cosine = cos(a) + w * (cos(b) - cos(a));
    out[0] = sine / hypot(sine, cosine);
    out[1] = cosine / hypot(sine, cosine);
}

/* From a shape's plane to the world's: rows of x, y, 1. */
static bool find_matrix(const struct motion *m, double time, double out[6])
{
    double n[8], q[2];
    if (!interpolate(m, time, n)) return false;
    if (m->kind == MATRIX) memcpy(out, n, 6 * sizeof *out);
    if (m->kind == MATRIX) return true;
    if (m->kind == OWN) {
        const double grown[6] = {n[2], 0, n[0], 0, n[2], n[1]};
        memcpy(out, grown, sizeof grown);
        return true;
    }
    find_quaternion(m, time, q);
    const double c = q[1] * q[1] - q[0] * q[0], s = 2 * q[0] * q[1];
    const double scale[6] = {n[0], n[2], n[3], 0, n[1], n[4]};
    for (int k = 0; k < 3; k++) {
        out[k] = c * scale[k] - s * scale[3 + k] + (k == 2 ? n[6] : 0);
        out[3 + k] = s * scale[k] + c * scale[3 + k] + (k == 2 ? n[7] : 0);
    }
    return true;
}

/* ---- what a pixel has to see ---- */

/* Above 0 inside of the shape. */
static double inside(const struct motion *m, bool sphere, double x, double y, double time)
{
    double a[6], least = INFINITY;
    if (!find_matrix(m, time, a)) return -1;
    const double determinant = a[0] * a[4] - a[1] * a[3], dx = x - a[2], dy = y - a[5];
    const double px = (a[4] * dx - a[1] * dy) / determinant,
                 py = (a[0] * dy - a[3] * dx) / determinant;
    if (sphere) return RADIUS - hypot(px - CENTRE_X, py - CENTRE_Y);
    for (int k = 0; k < 3; k++) {
        const float *from = triangle[k], *to = triangle[(k + 1) % 3];
        const double ex = to[0] - from[0], ey = to[1] - from[1];
        least = fmin(least, ex * (py - from[1]) - ey * (px - from[0]));
    }
    return least;
}

/* The share of the time for which a point is inside. */
static double find_share(const struct motion *m, bool sphere, double x, double y)
{
    double share = 0, before = inside(m, sphere, x, y, 0);
    for (int k = 1; k <= INTERVALS; k++) {
        const double begin = (k - 1.0) / INTERVALS, end = (double)k / INTERVALS;
        const double after = inside(m, sphere, x, y, end);
        double low = begin, high = end;
        if (before > 0 && after > 0) share += end - begin;
        if ((before > 0) != (after > 0)) {
            for (int n = 0; n < BISECTIONS; n++) {
                const double middle = (low + high) / 2;
                if ((inside(m, sphere, x, y, middle) > 0) == (before > 0))
                    low = middle;
                else
                    high = middle;
            }
            share += before > 0 ? low - begin : end - low;
        }
        before = after;
    }
    return share;
}

static double find_coverage(const struct motion *m, bool sphere, unsigned pixel)
{
    const double left = (double)(pixel % WIDTH) - WIDTH / 2,
                 low = (double)(pixel / WIDTH) - HEIGHT / 2;
    double sum = 0;
    for (int k = 0; k < POINTS * POINTS; k++)
        sum += find_share(m, sphere, (left + (k % POINTS + 0.5) / POINTS) * PIXEL_SIZE,
                          (low + (k / POINTS + 0.5) / POINTS) * PIXEL_SIZE);
    return sum / (POINTS * POINTS);
}

/* ---- the scene ---- */

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(c,
                 rwProgramCreateFromSourceString(c, source, "images.cu", 0, NULL, name, &program));
    return program;
}

static RTvariable declare(RTcontext c, const char *name)
{
    RTvariable v;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    return v;
}

static RTbuffer make_buffer(RTcontext c, unsigned type, RTformat format, size_t width,
                            size_t height)
{
    RTbuffer buffer;
    RENDER_CHECK(c, rtBufferCreate(c, type, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    RENDER_CHECK(c, height ? rtBufferSetSize2D(buffer, width, height)
                           : rtBufferSetSize1D(buffer, width));
    return buffer;
}

static unsigned own_keys(const struct motion *m)
{
    return m->kind == OWN ? m->keys : 1;
}

#define SET_MOTION(c, Noun, object, m)                                                             \
    do {                                                                                           \
        RENDER_CHECK(c, rt##Noun##SetMotionRange(object, (float)(m)->begin, (float)(m)->end));     \
        RENDER_CHECK(c, rt##Noun##SetMotionBorderMode(object, (RTmotionbordermode)(m)->vanishes,   \
                                                      (RTmotionbordermode)(m)->vanishes));         \
    } while (0)

static void add_triangle(RTcontext c, const struct motion *m, RTgeometryinstance instance)
{
    RTgeometrytriangles triangles;
    RTbuffer vertices[MOST_KEYS];
    const unsigned keys = own_keys(m);
    for (unsigned k = 0; k < keys; k++) {
        float(*to)[3];
        vertices[k] = make_buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT3, 3, 0);
        RENDER_CHECK(c, rtBufferMap(vertices[k], (void **)&to));
        for (int v = 0; v < 3; v++) {
            const double grows = keys > 1 ? m->key[k][2] : 1;
            to[v][0] = (float)(grows * triangle[v][0] + (keys > 1 ? m->key[k][0] : 0));
            to[v][1] = (float)(grows * triangle[v][1] + (keys > 1 ? m->key[k][1] : 0));
            to[v][2] = 0;
        }
        RENDER_CHECK(c, rtBufferUnmap(vertices[k]));
    }
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &triangles));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(triangles, 1));
    RENDER_CHECK(c, rtGeometryTrianglesSetMotionSteps(triangles, keys));
    RENDER_CHECK(c, rtGeometryTrianglesSetMotionVerticesMultiBuffer(triangles, 3, vertices, keys, 0,
                                                                    12, RT_FORMAT_FLOAT3));
    if (keys > 1) SET_MOTION(c, GeometryTriangles, triangles, m);
    RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, triangles));
}

static void add_sphere(RTcontext c, const struct motion *m, RTgeometryinstance instance)
{
    RTgeometry geometry;
    const unsigned keys = own_keys(m);
    float(*to)[4];
    RTbuffer spheres = make_buffer(c, RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, MOST_KEYS, 0);
    RENDER_CHECK(c, rtBufferMap(spheres, (void **)&to));
    for (unsigned k = 0; k < keys; k++) {
        const float grows = keys > 1 ? (float)m->key[k][2] : 1;
        to[k][0] = grows * CENTRE_X + (keys > 1 ? (float)m->key[k][0] : 0);
        to[k][1] = grows * CENTRE_Y + (keys > 1 ? (float)m->key[k][1] : 0);
        to[k][2] = 0;
        to[k][3] = grows * RADIUS;
    }
    RENDER_CHECK(c, rtBufferUnmap(spheres));
    RENDER_CHECK(c, rtVariableSetObject(declare(c, "spheres"), spheres));
    RENDER_CHECK(c, rtVariableSet1i(declare(c, "keys"), (int)keys));
    RENDER_CHECK(c, rtVariableSet2f(declare(c, "range"), (float)m->begin, (float)m->end));
    RENDER_CHECK(c, rtGeometryCreate(c, &geometry));
    RENDER_CHECK(c, rtGeometrySetPrimitiveCount(geometry, 1));
    RENDER_CHECK(c, rtGeometrySetMotionSteps(geometry, keys));
    if (keys > 1) SET_MOTION(c, Geometry, geometry, m);
    RENDER_CHECK(c, rtGeometrySetIntersectionProgram(geometry, make_program(c, "intersect")));
    RENDER_CHECK(c, rtGeometrySetBoundingBoxProgram(
                        geometry, make_program(c, keys > 1 ? "bounds" : "bounds_of_one")));
    RENDER_CHECK(c, rtGeometryInstanceSetGeometry(instance, geometry));
}

/* The 16 numbers of an SRT key, or the 12 of a matrix. */
static unsigned write_key(const struct motion *m, unsigned key, float *out)
{
    const double *n = m->key[key];
    if (m->kind == MATRIX) {
        const float rows[12] = {(float)n[0], (float)n[1], 0, (float)n[2], (float)n[3], (float)n[4],
                                0,           (float)n[5], 0, 0,           1,           0};
        memcpy(out, rows, sizeof rows);
        return 12;
    }
    const float srt[16] = {(float)n[0],
                           (float)n[2],
                           0,
                           (float)n[3],
                           (float)n[1],
                           0,
                           (float)n[4],
                           1,
                           0,
                           0,
                           0,
                           (float)sin(n[5]),
                           (float)cos(n[5]),
                           (float)n[6],
                           (float)n[7],
                           0};
    memcpy(out, srt, sizeof srt);
    return 16;
}

static RTobject add_transform(RTcontext c, const struct motion *m, RTobject child)
{
    RTtransform transform;
    float keys[MOST_KEYS * 16];
    unsigned size = 0;
    for (unsigned k = 0; k < m->keys; k++) size += write_key(m, k, keys + size);
    RENDER_CHECK(c, rtTransformCreate(c, &transform));
    RENDER_CHECK(c, rtTransformSetChild(transform, child));
    RENDER_CHECK(c, rtTransformSetMotionKeys(transform, m->keys,
                                             m->kind == SRT ? RT_MOTIONKEYTYPE_SRT_FLOAT16
                                                            : RT_MOTIONKEYTYPE_MATRIX_FLOAT12,
                                             keys));
    SET_MOTION(c, Transform, transform, m);
    return transform;
}

static RTobject make_scene(RTcontext c, const struct motion *m, bool sphere)
{
    RTmaterial material;
    RTgeometryinstance instance;
    RTgeometrygroup group;
    RTacceleration acceleration;
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    sphere ? add_sphere(c, m, instance) : add_triangle(c, m, instance);
    RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, 1));
    RENDER_CHECK(c, rtGeometryGroupSetChild(group, 0, instance));
    return m->kind == OWN ? (RTobject)group : add_transform(c, m, group);
}

/* Of each pixel, samples that have seen the shape; to be freed. */
static unsigned *expose(const struct motion *m, bool sphere)
{
    RTcontext c = render_context(device);
    if (!c) SKIP("there is no such device");
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 1));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "expose")));
    RTbuffer output = make_buffer(c, RT_BUFFER_OUTPUT, RT_FORMAT_UNSIGNED_INT, PIXELS, CHUNKS);
    RENDER_CHECK(c, rtVariableSetObject(declare(c, "output"), output));
    RENDER_CHECK(c, rtVariableSetObject(declare(c, "scene"), make_scene(c, m, sphere)));
    RENDER_CHECK(c, rtContextLaunch2D(c, 0, PIXELS, CHUNKS));
    unsigned *counts = render_read(c, output, PIXELS * CHUNKS * sizeof *counts);
    for (unsigned k = PIXELS; k < PIXELS * CHUNKS; k++) counts[k % PIXELS] += counts[k];
    rtContextDestroy(c);
    return counts;
}

/* ---- the comparison ---- */

/* Of dense sums over pixels; sampling errors are 5 of a sample's deviations, and all pixels
 * together differ from what they should be by as much as samples do. */
#define SUM_ERROR 5e-4

static void compare(int *rw_failed, const struct motion *m, bool sphere)
{
    unsigned *counts = expose(m, sphere), wrong = 0, partly = 0;
    double squares = 0, difference = 0, variance = 0;
    for (unsigned pixel = 0; pixel < PIXELS; pixel++) {
        const double p = find_coverage(m, sphere, pixel);
        const double off = counts[pixel] / (double)SAMPLES - p, square = p * (1 - p) / SAMPLES;
        wrong += fabs(off) > 5 * sqrt(square) + SUM_ERROR;
        difference += off;
        variance += square;
        if (p < 0.02 || p > 0.98) continue;
        squares += off * off / square;
        partly++;
    }
    free(counts);
    printf("     %-24s %-8s %3u pixels, %.2f of the samples' variance, all %+.1f deviations\n",
           m->name, sphere ? "sphere" : "triangle", partly, squares / partly,
           difference / sqrt(variance));
    CHECK_EQ(wrong, 0);
    CHECK(partly > 20);
    CHECK(squares / partly < 1 + 5 * sqrt(2.0 / partly));
    CHECK(fabs(difference) < 4 * sqrt(variance) + SUM_ERROR);
}

static void compare_all(int *rw_failed, bool sphere)
{
    for (size_t k = 0; k < sizeof motions / sizeof *motions && !*rw_failed; k++)
        compare(rw_failed, &motions[k], sphere);
}

TEST(triangles)
{
    compare_all(rw_failed, false);
}

TEST(spheres)
{
    compare_all(rw_failed, true);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"triangles", test_triangles},
                                           {"spheres", test_spheres}};
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    return RUN_TABLE(tests);
}
