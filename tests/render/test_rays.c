/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays with every combination of an ordinary number, zero, a denormal number, NaN and the two
 * infinities in origin, direction, tmin and tmax, against a wall of triangles, of primitives of its
 * own, and of instances of both: each ends as include/raywright_device.h defines (rtTrace), and
 * takes no longer than three ordinary rays.
 *     render.rays [cuda | cpu]     or RW_DEVICE
 */
#include <float.h>

#include "base/clock.h"
#include "tests/render/support.h"

enum { FLOATS = 8, VALUES = 6, ALL_RAYS = 1679616 /* VALUES to the power of FLOATS */ };
enum { ORDINARY, ZERO, DENORMAL, NOT_A_NUMBER, INFINITE, BACKWARDS };
enum { SIDE = 96 }; /* cells in a row */
enum { MISSED = 1, HIT = 2 };

/* One ray for each index, with a number whose digits say which value each float has. */
static const float values[FLOATS][VALUES] = {
    {0.3f, 0, 1e-40f, NAN, INFINITY, -INFINITY},   {0.7f, 0, 1e-40f, NAN, INFINITY, -INFINITY},
    {-5, 0, 1e-40f, NAN, INFINITY, -INFINITY},     {0.11f, 0, 1e-40f, NAN, INFINITY, -INFINITY},
    {-0.13f, 0, 1e-40f, NAN, INFINITY, -INFINITY}, {1, 0, 1e-40f, NAN, INFINITY, -INFINITY},
    {0.5f, 0, 1e-40f, NAN, INFINITY, -INFINITY},   {1000, 0, 1e-40f, NAN, INFINITY, -INFINITY},
};

/* The wall: cells from the corner on, so that no ray goes through an edge. */
static const float corner[2] = {-20.317f, -20.211f}, cell = 40.0f / SIDE;

/* What is below the root, which programs there are, how they are compiled. */
struct kind {
    const char *name, *strategy;
    bool triangles, primitives, instances, programs, watertight;
};

struct scene {
    RTcontext context;
    RTmaterial material;
    RTbuffer output;
    RTvariable first, step, spread;
};

static const char *device = "cpu";

/* ---- what a ray should do ---- */

static unsigned long place_of(unsigned slot)
{
    unsigned long place = 1;
    while (slot--) place *= VALUES;
    return place;
}

static unsigned digit(unsigned long number, unsigned slot)
{
    return (unsigned)(number / place_of(slot) % VALUES);
}

/* A number, in origin and direction a finite one that is not all zero. */
static bool is_sound(const double v[FLOATS])
{
    for (int i = 0; i < 6; i++)
        if (!isfinite(v[i])) return false;
    return fabs(v[3]) + fabs(v[4]) + fabs(v[5]) > 1e-24 && v[6] < v[7];
}

static int expected(unsigned long number)
{
    double v[FLOATS], end[2];
    for (unsigned k = 0; k < FLOATS; k++) v[k] = (double)values[k][digit(number, k)];
    if (!is_sound(v) || v[5] == 0) return MISSED;
    double t = (10 - v[2]) / v[5];
    if (!(t > v[6] && t < v[7] && t < FLT_MAX)) return MISSED;
    for (int i = 0; i < 2; i++) end[i] = v[i] + t * v[3 + i] - (double)corner[i];
    return end[0] > 0 && end[1] > 0 && end[0] < 40 && end[1] < 40 ? HIT : MISSED;
}

/* ---- the scene ---- */

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(c, rwProgramCreateFromSourceFile(c, RW_SOURCE_DIR "/tests/render/rays.cu", 0, NULL,
                                                  name, &program));
    return program;
}

static RTvariable make_variable(RTcontext c, const char *name)
{
    RTvariable v;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    return v;
}

static RTbuffer make_buffer(RTcontext c, RTformat format, size_t count, const void *content,
                            size_t bytes)
{
    RTbuffer buffer;
    void *to;
    RENDER_CHECK(c, rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    RENDER_CHECK(c, rtBufferSetSize1D(buffer, count));
    if (!content) return buffer;
    RENDER_CHECK(c, rtBufferMap(buffer, &to));
    memcpy(to, content, bytes);
    RENDER_CHECK(c, rtBufferUnmap(buffer));
    return buffer;
}

static RTbuffer make_vertices(RTcontext c)
{
    enum { COUNT = 6 * SIDE * SIDE };
    static const int at[6][2] = {{0, 0}, {1, 0}, {1, 1}, {0, 0}, {1, 1}, {0, 1}};
    float(*vertices)[3] = malloc(COUNT * sizeof(*vertices));
    if (!vertices) exit(1);
    for (int i = 0; i < COUNT; i++) {
        int number = i / 6;
        vertices[i][0] = corner[0] + cell * (float)(number % SIDE + at[i % 6][0]);
        vertices[i][1] = corner[1] + cell * (float)(number / SIDE + at[i % 6][1]);
        vertices[i][2] = 10;
    }
    RTbuffer buffer = make_buffer(c, RT_FORMAT_FLOAT3, COUNT, vertices, COUNT * sizeof(*vertices));
    free(vertices);
    return buffer;
}

static RTgeometrytriangles make_triangles(RTcontext c)
{
    RTgeometrytriangles t;
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &t));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(t, 2 * SIDE * SIDE));
    RENDER_CHECK(c, rtGeometryTrianglesSetVertices(t, 6 * SIDE * SIDE, make_vertices(c), 0, 12,
                                                   RT_FORMAT_FLOAT3));
    return t;
}

static RTgeometry make_primitives(RTcontext c)
{
    RTgeometry g;
    RENDER_CHECK(c, rtGeometryCreate(c, &g));
    RENDER_CHECK(c, rtGeometrySetPrimitiveCount(g, SIDE * SIDE));
    RENDER_CHECK(c, rtGeometrySetIntersectionProgram(g, make_program(c, "intersect")));
    RENDER_CHECK(c, rtGeometrySetBoundingBoxProgram(g, make_program(c, "bounds")));
    return g;
}

static RTgeometrygroup make_wall(struct scene *s, bool of_triangles, bool watertight)
{
    RTcontext c = s->context;
    RTgeometryinstance instance;
    RTacceleration acceleration;
    RTgeometrygroup group;
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    if (of_triangles)
        RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, make_triangles(c)));
    else
        RENDER_CHECK(c, rtGeometryInstanceSetGeometry(instance, make_primitives(c)));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, s->material));
    RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
    if (watertight) RENDER_CHECK(c, rtAccelerationSetProperty(acceleration, "watertight", "1"));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, 1));
    RENDER_CHECK(c, rtGeometryGroupSetChild(group, 0, instance));
    return group;
}

/* The quarter of the wall with this number: the whole wall at half its size, 10 deep still. */
static RTtransform make_quarter(RTcontext c, RTgeometrygroup wall, unsigned number)
{
    float x = corner[0] / 2 + 20 * (float)(number & 1),
          y = corner[1] / 2 + 10 * (float)(number & 2);
    const float matrix[16] = {0.5f, 0, 0, x, 0, 0.5f, 0, y, 0, 0, 2, -10, 0, 0, 0, 1};
    RTtransform t;
    RENDER_CHECK(c, rtTransformCreate(c, &t));
    RENDER_CHECK(c, rtTransformSetMatrix(t, 0, matrix, NULL));
    RENDER_CHECK(c, rtTransformSetChild(t, wall));
    return t;
}

static RTselector make_selector(RTcontext c, RTtransform child)
{
    RTselector selector;
    RENDER_CHECK(c, rtSelectorCreate(c, &selector));
    RENDER_CHECK(c, rtSelectorSetVisitProgram(selector, make_program(c, "choose")));
    RENDER_CHECK(c, rtSelectorSetChildCount(selector, 1));
    RENDER_CHECK(c, rtSelectorSetChild(selector, 0, child));
    return selector;
}

static RTgroup make_quarters(struct scene *s, const struct kind *kind)
{
    RTcontext c = s->context;
    RTgroup group;
    RTacceleration acceleration;
    RTgeometrygroup walls[2];
    for (int i = 0; i < 2; i++)
        walls[i] = make_wall(s, i ? kind->triangles : !kind->primitives, kind->watertight);
    RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
    RENDER_CHECK(c, rtGroupCreate(c, &group));
    RENDER_CHECK(c, rtGroupSetAcceleration(group, acceleration));
    RENDER_CHECK(c, rtGroupSetChildCount(group, 4));
    for (unsigned i = 0; i < 4; i++) {
        RTobject child = make_quarter(c, walls[i & 1], i);
        if (kind->programs) child = make_selector(c, child);
        RENDER_CHECK(c, rtGroupSetChild(group, i, child));
    }
    return group;
}

static void set_programs(struct scene *s, const struct kind *kind)
{
    RTcontext c = s->context;
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 1));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 2));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "closest")));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 1, make_program(c, "any")));
    RENDER_CHECK(c, rtContextSetMissProgram(c, 0, make_program(c, "miss")));
    RENDER_CHECK(c, rtMaterialCreate(c, &s->material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(s->material, 0, make_program(c, "hit")));
    if (!kind->programs) return;
    RENDER_CHECK(c, rtMaterialSetAnyHitProgram(s->material, 0, make_program(c, "meet")));
}

static void set_variables(struct scene *s)
{
    RTcontext c = s->context;
    RTbuffer ours = make_buffer(c, RT_FORMAT_FLOAT, FLOATS * VALUES, values, sizeof(values));
    s->output = make_buffer(c, RT_FORMAT_UNSIGNED_BYTE, ALL_RAYS, NULL, 0);
    RENDER_CHECK(c, rtVariableSetObject(make_variable(c, "values"), ours));
    RENDER_CHECK(c, rtVariableSetObject(make_variable(c, "output"), s->output));
    RENDER_CHECK(c, rtVariableSet1ui(make_variable(c, "side"), SIDE));
    RENDER_CHECK(c, rtVariableSet2fv(make_variable(c, "corner"), corner));
    RENDER_CHECK(c, rtVariableSet1f(make_variable(c, "cell"), cell));
    s->first = make_variable(c, "first");
    s->step = make_variable(c, "step");
    s->spread = make_variable(c, "spread");
}

static void open_scene(struct scene *s, const struct kind *kind)
{
    setenv("RW_STRATEGY", kind->strategy, 1);
    s->context = render_context(device);
    if (!s->context) SKIP("there is no such device");
    RTcontext c = s->context;
    set_programs(s, kind);
    set_variables(s);
    RTobject root = kind->instances ? (RTobject)make_quarters(s, kind)
                                    : (RTobject)make_wall(s, kind->triangles, kind->watertight);
    RENDER_CHECK(c, rtVariableSetObject(make_variable(c, "scene"), root));
}

/* Milliseconds: on the CPU those that the process ran, as others may use the machine too. */
static double now(void)
{
    return strcmp(device, "cpu") ? rw_clock_ms() : rw_clock_cpu_ms();
}

/* Rays first, first + step, ...; the time that they took. */
static double launch(struct scene *s, unsigned entry, unsigned long first, unsigned step,
                     float spread, unsigned count)
{
    RENDER_CHECK(s->context, rtVariableSet1ui(s->first, (unsigned)first));
    RENDER_CHECK(s->context, rtVariableSet1ui(s->step, step));
    RENDER_CHECK(s->context, rtVariableSet1f(s->spread, spread));
    double begin = now();
    RENDER_CHECK(s->context, rtContextLaunch1D(s->context, entry, count));
    return now() - begin;
}

/* ---- results ---- */

static void say_ray(const struct kind *kind, unsigned long number, int got, int want)
{
    fprintf(stderr, "%s, %s:", kind->name, kind->strategy);
    for (unsigned k = 0; k < FLOATS; k++)
        fprintf(stderr, " %g", (double)values[k][digit(number, k)]);
    fprintf(stderr, ": %d, expected %d\n", got, want);
}

/* Every `step`th ray does what it should. Both entry points. */
static size_t count_wrong(struct scene *s, const struct kind *kind, unsigned step)
{
    const unsigned count = (ALL_RAYS + step - 1) / step;
    size_t wrong = 0, hits = 0;
    for (unsigned entry = 0; entry < 2; entry++) {
        launch(s, entry, 0, step, 0, count);
        unsigned char *found = render_read(s->context, s->output, ALL_RAYS);
        for (unsigned i = 0; i < count; i++) {
            int want = expected((unsigned long)i * step);
            hits += want == HIT;
            if (found[i] == want) continue;
            if (wrong++ < 10) say_ray(kind, (unsigned long)i * step, found[i], want);
        }
        free(found);
    }
    return hits ? wrong : 1;
}

/* ---- times ---- */

static double multiply(float by)
{
    enum { COUNT = 1 << 16 };
    volatile float factor = by, product;
    double begin = rw_clock_ms();
    for (int i = 0; i < COUNT; i++) product = factor * 0.5f;
    (void)product;
    return rw_clock_ms() - begin;
}

/* Processors that compute with denormal numbers in microcode take some hundred cycles for each,
 * whoever does it: programs too, which may not flush them. */
static bool are_denormals_slow(void)
{
    double ordinary = 1e30, denormal = 1e30;
    if (strcmp(device, "cpu") != 0) return false;
    for (int again = 0; again < 10; again++) {
        ordinary = fmin(ordinary, multiply(1.0f));
        denormal = fmin(denormal, multiply(1e-40f));
    }
    return denormal > 4 * ordinary;
}

static bool has_denormal(unsigned long number)
{
    bool has = false;
    for (unsigned k = 0; k < FLOATS; k++) has |= digit(number, k) == DENORMAL;
    return has;
}

/* The class of rays with this number takes at most three times as long as ordinary ones do, or what
 * denormal numbers alone cost where they are slow. The least of several times each: a launch may
 * have been disturbed. */
static bool is_quick(struct scene *s, const struct kind *kind, unsigned long number)
{
    enum { MOST = 3, MOST_OF_SLOW = 8 };
    const unsigned count = strcmp(device, "cpu") ? 1u << 20 : 1u << 14;
    const int most = has_denormal(number) && are_denormals_slow() ? MOST_OF_SLOW : MOST;
    double ordinary = 1e30, its = 1e30;
    for (int again = 0; again < 10; again++) {
        ordinary = fmin(ordinary, launch(s, 0, 0, 0, 1e-3f, count));
        its = fmin(its, launch(s, 0, number, 0, 1e-3f, count));
        if (its <= most * ordinary) return true;
    }
    say_ray(kind, number, 0, 0);
    fprintf(stderr, "%u of them take %g ms, ordinary rays %g ms\n", count, its, ordinary);
    return false;
}

/* Each float with each value, and all of origin or direction with it. */
static bool all_are_quick(struct scene *s, const struct kind *kind)
{
    bool quick = true;
    launch(s, 0, 0, 0, 0, 1);
    for (unsigned value = ZERO; value < VALUES; value++) {
        for (unsigned k = 0; k < FLOATS; k++) quick &= is_quick(s, kind, value * place_of(k));
        unsigned long three = value * (place_of(0) + place_of(1) + place_of(2));
        quick &= is_quick(s, kind, three) && is_quick(s, kind, three * place_of(3)) &&
                 is_quick(s, kind, three + three * place_of(3));
    }
    return quick;
}

/* ---- tests ---- */

static void check_kind(int *rw_failed, const struct kind *kind, unsigned step)
{
    struct scene s;
    open_scene(&s, kind);
    CHECK_EQ(count_wrong(&s, kind, step), 0);
    CHECK(all_are_quick(&s, kind));
    rtContextDestroy(s.context);
}

/* Steps have no factor in common with 6, so that all digits change. */
#define KIND_TEST(test, step, ...)                                                                 \
    TEST(test)                                                                                     \
    {                                                                                              \
        static const struct kind kind = {#test, __VA_ARGS__};                                      \
        check_kind(rw_failed, &kind, step);                                                        \
    }

KIND_TEST(triangles, 1, "states", .triangles = true)
KIND_TEST(primitives, 1, "states", .primitives = true)
KIND_TEST(instances, 1, "states", .triangles = true, .primitives = true, .instances = true)
KIND_TEST(watertight, 7, "states", .triangles = true, .watertight = true)
KIND_TEST(instances_of_triangles, 7, "structured", .triangles = true, .instances = true)
KIND_TEST(programs, 7, "structured", .triangles = true, .primitives = true, .instances = true,
          .programs = true)
KIND_TEST(plain_calls, 7, "direct", .triangles = true, .primitives = true, .instances = true)

static const struct rw_test tests[] = {
    {"triangles", test_triangles},
    {"primitives", test_primitives},
    {"instances", test_instances},
    {"watertight", test_watertight},
    {"instances-of-triangles", test_instances_of_triangles},
    {"programs", test_programs},
    {"plain-calls", test_plain_calls},
};

int main(int argc, char **argv)
{
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    setenv("RW_CACHE_DIR", "off", 0);
    return RUN_TABLE(tests);
}
