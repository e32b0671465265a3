/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion: rays at random times, also outside the ranges, against triangles, spheres and both, whose
 * vertices, boxes and transforms move in every way. Each ray's hit is what motion_reference.c says.
 *     render.motion [cuda | cpu]     or RW_DEVICE
 */
#include <stdint.h>

#include "tests/render/motion_reference.h"
#include "tests/render/support.h"

enum { RAYS = 8000 };

struct found {
    float distance;
    int shape;
    float point[3], time, off, pad;
};

static const char *device = "cpu";
static uint64_t state;

static float random_in(float low, float high)
{
    state = state * 6364136223846793005u + 1442695040888963407u;
    return low + (high - low) * (float)(state >> 40) / 16777216.0f;
}

/* ---- what moves ---- */

static const struct moving still = {1, 0, 1, false, false};

static void make_triangle(struct motion_scene *s, unsigned shape)
{
    float corner[3][3], velocity[3];
    for (int a = 0; a < 3; a++) {
        float centre = random_in(-1, 1);
        velocity[a] = random_in(-0.7f, 0.7f);
        for (int i = 0; i < 3; i++) corner[i][a] = centre + random_in(-0.25f, 0.25f);
    }
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        for (int i = 0; i < 9; i++)
            s->triangles[k][shape][i / 3][i % 3] =
                corner[i / 3][i % 3] + velocity[i % 3] * k + (k ? random_in(-0.05f, 0.05f) : 0);
}

static void make_sphere(struct motion_scene *s, unsigned shape)
{
    float sphere[4] = {random_in(-1, 1), random_in(-1, 1), random_in(-1, 1),
                       random_in(0.05f, 0.2f)};
    float velocity[3] = {random_in(-0.5f, 0.5f), random_in(-0.5f, 0.5f), random_in(-0.5f, 0.5f)};
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        for (int a = 0; a < 4; a++)
            s->spheres[k][shape][a] =
                a < 3 ? sphere[a] + k * velocity[a] : sphere[3] * (1 + 0.2f * k);
}

static void make_shapes(struct motion_scene *s, bool triangles, bool spheres, struct moving moving)
{
    state = 7;
    memset(s, 0, sizeof(*s));
    s->has_triangles = triangles;
    s->has_spheres = spheres;
    s->moving = moving;
    for (unsigned k = 0; k < MOTION_SHAPES; k++) {
        make_triangle(s, k);
        make_sphere(s, MOTION_SHAPES + k);
    }
}

/* Far from singular, and in between too. */
static void add_matrix(struct motion_scene *s, struct moving moving)
{
    struct motion_step *step = &s->steps[s->step_count++];
    step->type = RT_MOTIONKEYTYPE_MATRIX_FLOAT12;
    step->moving = moving;
    for (unsigned k = 0; k < moving.keys; k++)
        for (int i = 0; i < 12; i++)
            step->keys[k][i] = (i % 5 == 0 ? random_in(0.8f, 1.4f) : 0) +
                               (i % 4 == 3 ? random_in(-1, 1) : random_in(-0.25f, 0.25f));
}

static void add_srt(struct motion_scene *s, struct moving moving)
{
    struct motion_step *step = &s->steps[s->step_count++];
    step->type = RT_MOTIONKEYTYPE_SRT_FLOAT16;
    step->moving = moving;
    for (unsigned k = 0; k < moving.keys; k++) {
        float angle = 0.9f * k + random_in(-0.2f, 0.2f), *key = step->keys[k];
        const float srt[16] = {random_in(0.7f, 1.3f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.5f, 0.5f),
                               random_in(0.7f, 1.3f),
                               random_in(-0.2f, 0.2f),
                               random_in(-0.5f, 0.5f),
                               random_in(0.7f, 1.3f),
                               random_in(-0.5f, 0.5f),
                               0.3f * sinf(angle),
                               0.2f * sinf(angle),
                               0.9f * sinf(angle),
                               cosf(angle),
                               random_in(-1, 1),
                               random_in(-1, 1),
                               random_in(-1, 1)};
        memcpy(key, srt, sizeof(srt));
    }
}

static void make_rays(struct motion_ray *rays)
{
    state = 11;
    for (size_t i = 0; i < RAYS; i++) {
        struct motion_ray *r = &rays[i];
        r->time = random_in(-0.4f, 1.4f);
        r->pad = 0;
        for (int a = 0; a < 3; a++) {
            r->origin[a] = random_in(-4, 4);
            r->direction[a] = random_in(-1.3f, 1.3f) - r->origin[a];
        }
    }
}

/* ---- the graph ---- */

struct graph {
    RTcontext context;
    RTacceleration acceleration;
    RTgeometrytriangles triangles;
    RTbuffer vertices[MOTION_KEYS], rays, output;
};

/* Compiled once: there are many contexts. */
static const char *compile_programs(void)
{
    static char *ptx;
    RTsize size, error_size;
    const char *includes = "-I" RW_SOURCE_DIR "/include";
    if (ptx) return ptx;
    RTresult result = rtuCUDACompileFile(RW_SOURCE_DIR "/tests/render/motion.cu", &includes, 1,
                                         &size, &error_size);
    char *text = calloc(size, 1), *error = calloc(error_size, 1);
    if (!text || !error || rtuCUDAGetCompileResult(text, error)) exit(1);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP(error);
    if (result) {
        fprintf(stderr, "%s\n", error);
        exit(1);
    }
    free(error);
    return ptx = text;
}

static RTprogram make_program(RTcontext c, const char *name)
{
    RTprogram program;
    RENDER_CHECK(c, rtProgramCreateFromPTXString(c, compile_programs(), name, &program));
    return program;
}

static void write_buffer(RTcontext c, RTbuffer buffer, const void *from, size_t size)
{
    void *to;
    RENDER_CHECK(c, rtBufferMap(buffer, &to));
    memcpy(to, from, size);
    RENDER_CHECK(c, rtBufferUnmap(buffer));
}

static RTbuffer make_buffer(RTcontext c, RTformat format, size_t element, size_t width,
                            size_t height, const char *name)
{
    RTbuffer buffer;
    RTvariable v;
    RENDER_CHECK(c, rtBufferCreate(c, RT_BUFFER_INPUT_OUTPUT, &buffer));
    RENDER_CHECK(c, rtBufferSetFormat(buffer, format));
    if (format == RT_FORMAT_USER) RENDER_CHECK(c, rtBufferSetElementSize(buffer, element));
    RENDER_CHECK(c, height ? rtBufferSetSize2D(buffer, width, height)
                           : rtBufferSetSize1D(buffer, width));
    if (!name) return buffer;
    RENDER_CHECK(c, rtContextDeclareVariable(c, name, &v));
    RENDER_CHECK(c, rtVariableSetObject(v, buffer));
    return buffer;
}

#define SET_MOVING(c, Noun, object, moving)                                                        \
    do {                                                                                           \
        RENDER_CHECK(c, rt##Noun##SetMotionRange(object, (moving).begin, (moving).end));           \
        RENDER_CHECK(                                                                              \
            c, rt##Noun##SetMotionBorderMode(object, (RTmotionbordermode)(moving).vanishes_before, \
                                             (RTmotionbordermode)(moving).vanishes_after));        \
    } while (0)

static void place_vertices(struct graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        write_buffer(c, g->vertices[k], s->triangles[k], sizeof(s->triangles[k]));
    RENDER_CHECK(c, rtGeometryTrianglesSetMotionVerticesMultiBuffer(g->triangles, 3 * MOTION_SHAPES,
                                                                    g->vertices, s->moving.keys, 0,
                                                                    12, RT_FORMAT_FLOAT3));
}

static void make_triangles(struct graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    RENDER_CHECK(c, rtGeometryTrianglesCreate(c, &g->triangles));
    RENDER_CHECK(c, rtGeometryTrianglesSetPrimitiveCount(g->triangles, MOTION_SHAPES));
    RENDER_CHECK(c, rtGeometryTrianglesSetMotionSteps(g->triangles, s->moving.keys));
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        g->vertices[k] = make_buffer(c, RT_FORMAT_FLOAT3, 12, 3 * MOTION_SHAPES, 0, NULL);
    place_vertices(g, s);
    SET_MOVING(c, GeometryTriangles, g->triangles, s->moving);
}

static RTgeometry make_spheres(struct graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    RTgeometry geometry;
    RTvariable v;
    const bool moves = s->moving.keys > 1;
    RTbuffer buffer =
        make_buffer(c, RT_FORMAT_FLOAT4, 16, 2 * MOTION_SHAPES, MOTION_KEYS, "spheres");
    write_buffer(c, buffer, s->spheres, sizeof(s->spheres));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "keys", &v));
    RENDER_CHECK(c, rtVariableSet1i(v, (int)s->moving.keys));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "range", &v));
    RENDER_CHECK(c, rtVariableSet2f(v, s->moving.begin, s->moving.end));
    RENDER_CHECK(c, rtGeometryCreate(c, &geometry));
    RENDER_CHECK(c, rtGeometrySetPrimitiveCount(geometry, MOTION_SHAPES));
    RENDER_CHECK(c, rtGeometrySetPrimitiveIndexOffset(geometry, MOTION_SHAPES));
    RENDER_CHECK(c, rtGeometrySetIntersectionProgram(geometry, make_program(c, "intersect")));
    RENDER_CHECK(c, rtGeometrySetBoundingBoxProgram(
                        geometry, make_program(c, moves ? "bounds" : "bounds_of_one")));
    RENDER_CHECK(c, rtGeometrySetMotionSteps(geometry, s->moving.keys));
    SET_MOVING(c, Geometry, geometry, s->moving);
    return geometry;
}

static RTgeometryinstance make_instance(RTcontext c, RTmaterial material)
{
    RTgeometryinstance instance;
    RENDER_CHECK(c, rtGeometryInstanceCreate(c, &instance));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterialCount(instance, 1));
    RENDER_CHECK(c, rtGeometryInstanceSetMaterial(instance, 0, material));
    return instance;
}

static RTgeometrygroup make_group(struct graph *g, const struct motion_scene *s)
{
    RTcontext c = g->context;
    RTmaterial material;
    RTgeometrygroup group;
    RTgeometryinstance instance;
    unsigned count = 0;
    RENDER_CHECK(c, rtMaterialCreate(c, &material));
    RENDER_CHECK(c, rtMaterialSetClosestHitProgram(material, 0, make_program(c, "hit")));
    if (s->even_only)
        RENDER_CHECK(c, rtMaterialSetAnyHitProgram(material, 0, make_program(c, "even_only")));
    RENDER_CHECK(c, rtAccelerationCreate(c, &g->acceleration));
    RENDER_CHECK(c, rtGeometryGroupCreate(c, &group));
    RENDER_CHECK(c, rtGeometryGroupSetAcceleration(group, g->acceleration));
    RENDER_CHECK(c, rtGeometryGroupSetChildCount(group, s->has_triangles + s->has_spheres));
    if (s->has_triangles) {
        instance = make_instance(c, material);
        make_triangles(g, s);
        RENDER_CHECK(c, rtGeometryInstanceSetGeometryTriangles(instance, g->triangles));
        RENDER_CHECK(c, rtGeometryGroupSetChild(group, count++, instance));
    }
    if (s->has_spheres) {
        instance = make_instance(c, material);
        RENDER_CHECK(c, rtGeometryInstanceSetGeometry(instance, make_spheres(g, s)));
        RENDER_CHECK(c, rtGeometryGroupSetChild(group, count++, instance));
    }
    return group;
}

/* Every second transform is below a group, so that paths go through those too. */
static RTobject add_transforms(struct graph *g, const struct motion_scene *s, RTobject node)
{
    RTcontext c = g->context;
    for (unsigned k = s->step_count; k-- > 0;) {
        const struct motion_step *step = &s->steps[k];
        RTtransform transform;
        RTgroup group;
        RTacceleration acceleration;
        const size_t size = step->type == RT_MOTIONKEYTYPE_SRT_FLOAT16 ? 16 : 12;
        float keys[MOTION_KEYS * 16];
        for (unsigned i = 0; i < step->moving.keys; i++)
            memcpy(keys + i * size, step->keys[i], size * sizeof(float));
        RENDER_CHECK(c, rtTransformCreate(c, &transform));
        RENDER_CHECK(c, rtTransformSetChild(transform, node));
        RENDER_CHECK(c, rtTransformSetMotionKeys(transform, step->moving.keys, step->type, keys));
        SET_MOVING(c, Transform, transform, step->moving);
        node = transform;
        if (k % 2) continue;
        RENDER_CHECK(c, rtGroupCreate(c, &group));
        RENDER_CHECK(c, rtAccelerationCreate(c, &acceleration));
        RENDER_CHECK(c, rtGroupSetAcceleration(group, acceleration));
        RENDER_CHECK(c, rtGroupSetChildCount(group, 1));
        RENDER_CHECK(c, rtGroupSetChild(group, 0, node));
        node = group;
    }
    return node;
}

static void open_graph(struct graph *g, const struct motion_scene *s)
{
    memset(g, 0, sizeof(*g));
    g->context = render_context(device);
    if (!g->context) SKIP("there is no such device");
    RTcontext c = g->context;
    RTvariable v;
    RENDER_CHECK(c, rtContextSetRayTypeCount(c, 2));
    RENDER_CHECK(c, rtContextSetEntryPointCount(c, 1));
    RENDER_CHECK(c, rtContextSetRayGenerationProgram(c, 0, make_program(c, "shoot")));
    g->rays = make_buffer(c, RT_FORMAT_USER, sizeof(struct motion_ray), RAYS, 0, "rays");
    g->output = make_buffer(c, RT_FORMAT_USER, sizeof(struct found), RAYS, 0, "output");
    RTobject top = add_transforms(g, s, make_group(g, s));
    RENDER_CHECK(c, rtContextDeclareVariable(c, "scene", &v));
    RENDER_CHECK(c, rtVariableSetObject(v, top));
}

/* To be freed. */
static struct found *run(struct graph *g, const struct motion_ray *rays)
{
    write_buffer(g->context, g->rays, rays, RAYS * sizeof(*rays));
    RENDER_CHECK(g->context, rtContextLaunch1D(g->context, 0, RAYS));
    return render_read(g->context, g->output, RAYS * sizeof(struct found));
}

/* ---- what is right ---- */

static bool is_right(const struct motion_scene *s, const struct motion_ray *ray,
                     const struct found *f)
{
    const struct motion_answer all = motion_meet_any(s, ray);
    if (f->shape < 0) return all.certain == INFINITY;
    const double t = f->distance, margin = 5e-4 * (1 + t);
    const struct motion_answer own = motion_meet(s, (unsigned)f->shape, ray);
    double point[3];
    bool right = t >= own.possible - margin && t <= all.certain + margin && f->time == ray->time;
    motion_point(s, ray, t, point);
    for (int a = 0; a < 3; a++) right &= fabs(point[a] - (double)f->point[a]) < 1e-3;
    return right && f->off < 1e-4f;
}

static size_t count_wrong(const struct motion_scene *s, const struct motion_ray *rays,
                          const struct found *found, size_t *hits)
{
    size_t wrong = 0;
    *hits = 0;
    for (size_t i = 0; i < RAYS; i++) {
        *hits += found[i].shape >= 0;
        if (is_right(s, &rays[i], &found[i])) continue;
        struct motion_answer all = motion_meet_any(s, &rays[i]);
        if (!wrong++)
            fprintf(stderr, "ray %zu at %g: shape %d at %g, off by %g; expected %g to %g\n", i,
                    (double)rays[i].time, found[i].shape, (double)found[i].distance,
                    (double)found[i].off, all.possible, all.certain);
    }
    return wrong;
}

#define CHECK_SCENE(g, s)                                                                          \
    do {                                                                                           \
        size_t hits;                                                                               \
        struct found *found = run(g, rays);                                                        \
        size_t wrong = count_wrong(s, rays, found, &hits);                                         \
        free(found);                                                                               \
        CHECK_EQ(wrong, 0);                                                                        \
        CHECK(hits > RAYS / 20);                                                                   \
    } while (0)

static struct motion_scene scene;
static struct motion_ray rays[RAYS];

static const struct moving two = {2, 0, 1, false, false};
static const struct moving five = {5, -0.2f, 1.1f, true, true};
static const struct moving three = {3, 0.25f, 0.75f, true, false};
static const struct moving four = {4, 0.2f, 0.6f, false, true};

static void check_scene(int *rw_failed, const char *builder)
{
    struct graph g;
    make_rays(rays);
    open_graph(&g, &scene);
    if (builder) RENDER_CHECK(g.context, rtAccelerationSetBuilder(g.acceleration, builder));
    CHECK_SCENE(&g, &scene);
    rtContextDestroy(g.context);
}

TEST(triangles)
{
    make_shapes(&scene, true, false, two);
    check_scene(rw_failed, "Trbvh");
    make_shapes(&scene, true, false, five);
    check_scene(rw_failed, "Sbvh");
}

TEST(triangles_with_any_hit)
{
    make_shapes(&scene, true, false, three);
    scene.even_only = true;
    check_scene(rw_failed, NULL);
}

TEST(spheres)
{
    make_shapes(&scene, false, true, four);
    check_scene(rw_failed, "Lbvh");
}

TEST(triangles_and_spheres)
{
    make_shapes(&scene, true, true, two);
    check_scene(rw_failed, NULL);
}

TEST(matrices)
{
    make_shapes(&scene, true, false, still); /* on a GPU lanes help where there are no programs */
    add_matrix(&scene, four);
    check_scene(rw_failed, NULL);
}

TEST(scale_rotation_translation)
{
    make_shapes(&scene, true, true, still);
    add_srt(&scene, three);
    check_scene(rw_failed, NULL);
}

/* With different ranges, below one another, and above what moves itself. */
TEST(everything)
{
    make_shapes(&scene, true, true, two);
    add_matrix(&scene, still);
    add_srt(&scene, five);
    add_matrix(&scene, four);
    check_scene(rw_failed, NULL);
}

TEST(watertight)
{
    struct graph g;
    make_shapes(&scene, true, false, two);
    make_rays(rays);
    open_graph(&g, &scene);
    RENDER_CHECK(g.context, rtAccelerationSetProperty(g.acceleration, "watertight", "1"));
    CHECK_SCENE(&g, &scene);
    rtContextDestroy(g.context);
}

/* Other vertices, by refits; other numbers of steps, of which nobody has said that
 * the tree is out of date. */
TEST(changes)
{
    static const struct moving changes[] = {
        {3, 0, 1, 0, 0}, {3, 0, 0.5f, 0, 1}, {1, 0, 1, 0, 0}, {2, 0, 1, 0, 0}};
    struct graph g;
    make_shapes(&scene, true, false, changes[0]);
    make_rays(rays);
    open_graph(&g, &scene);
    RENDER_CHECK(g.context, rtAccelerationSetProperty(g.acceleration, "refit", "1"));
    CHECK_SCENE(&g, &scene);
    for (size_t k = 0; k < sizeof(changes) / sizeof(changes[0]); k++) {
        scene.moving = changes[k];
        for (unsigned i = 0; i < MOTION_SHAPES; i++) make_triangle(&scene, i);
        RENDER_CHECK(g.context, rtGeometryTrianglesSetMotionSteps(g.triangles, changes[k].keys));
        place_vertices(&g, &scene);
        SET_MOVING(g.context, GeometryTriangles, g.triangles, scene.moving);
        if (k < 2) RENDER_CHECK(g.context, rtAccelerationMarkDirty(g.acceleration));
        CHECK_SCENE(&g, &scene);
    }
    rtContextDestroy(g.context);
}

/* At a key everything is as if it stood still there, to the last bit. */
TEST(keys)
{
    struct graph moves, stands;
    static struct motion_scene at_key;
    make_shapes(&scene, true, false, (struct moving){3, 0, 1, false, false});
    make_shapes(&at_key, true, false, still);
    make_rays(rays);
    open_graph(&moves, &scene);
    open_graph(&stands, &at_key);
    for (unsigned k = 0; k < 3; k++) {
        for (size_t i = 0; i < RAYS; i++) rays[i].time = 0.5f * k;
        memcpy(at_key.triangles[0], scene.triangles[k], sizeof(at_key.triangles[0]));
        place_vertices(&stands, &at_key);
        RENDER_CHECK(stands.context, rtAccelerationMarkDirty(stands.acceleration));
        struct found *moving = run(&moves, rays), *fixed = run(&stands, rays);
        CHECK(!memcmp(moving, fixed, RAYS * sizeof(*moving)));
        free(moving);
        free(fixed);
    }
    rtContextDestroy(moves.context);
    rtContextDestroy(stands.context);
}

/* ---- how long something is seen ---- */

/* Of rays downwards through points, at times evenly from 0 to 1: the share of the time for which
 * the scene is met. */
enum { POINTS = 8, TIMES = RAYS / POINTS };

static void find_shares(const float (*points)[2], float *shares)
{
    struct graph g;
    for (size_t i = 0; i < RAYS; i++)
        rays[i] = (struct motion_ray){.origin = {points[i / TIMES][0], points[i / TIMES][1], 5},
                                      .time = ((float)(i % TIMES) + 0.5f) / TIMES,
                                      .direction = {0, 0, -1}};
    open_graph(&g, &scene);
    struct found *found = run(&g, rays);
    for (int p = 0; p < POINTS; p++) shares[p] = 0;
    for (size_t i = 0; i < RAYS; i++) shares[i / TIMES] += (found[i].shape >= 0) * 1.0f / TIMES;
    free(found);
    rtContextDestroy(g.context);
}

/* One triangle; the others are one with it. It has a right angle at the origin, and reaches far to
 * the right and downwards. */
static void make_wedge(void)
{
    static const float wedge[3][3] = {{0, 0, 0}, {40, 0, 0}, {0, -40, 0}};
    make_shapes(&scene, true, false, still);
    for (unsigned i = 0; i < MOTION_SHAPES; i++)
        memcpy(scene.triangles[0][i], wedge, sizeof(wedge));
}

#define CHECK_SHARES(points, expected)                                                             \
    do {                                                                                           \
        float shares[POINTS];                                                                      \
        find_shares(points, shares);                                                               \
        for (int p = 0; p < POINTS; p++) CHECK(fabsf(shares[p] - (expected)) <= 1.5f / TIMES);     \
    } while (0)

/* A turn from -60 to 60 degrees. The quaternion is interpolated, so it is the tangent of half the
 * angle that grows evenly. */
TEST(share_of_a_turn)
{
    const float half = 0.52359878f;
    float points[POINTS][2], angle[POINTS];
    make_wedge();
    scene.step_count = 1;
    scene.steps[0] = (struct motion_step){.type = RT_MOTIONKEYTYPE_SRT_FLOAT16, .moving = two};
    for (int k = 0; k < 2; k++) {
        float *key = scene.steps[0].keys[k];
        key[0] = key[4] = key[7] = 1;
        key[11] = sinf(k ? half : -half), key[12] = cosf(half);
    }
    for (int p = 0; p < POINTS; p++) {
        angle[p] = -0.5f + 0.2f * (float)p;
        points[p][0] = cosf(angle[p]), points[p][1] = sinf(angle[p]);
    }
    CHECK_SHARES(points, 0.5f - 0.5f * tanf(angle[p] / 2) / tanf(half));
}

/* Scales, shears and moves at once: x becomes (1 + t) x + t y + t / 2, so the wedge's upright edge
 * is at x = t (y + 1 / 2). */
TEST(share_of_a_shear)
{
    float points[POINTS][2];
    make_wedge();
    scene.step_count = 1;
    scene.steps[0] = (struct motion_step){.type = RT_MOTIONKEYTYPE_MATRIX_FLOAT12, .moving = two};
    for (int k = 0; k < 2; k++) {
        const float matrix[12] = {1.0f + k, 1.0f * k, 0, 0.5f * k, 0, 1, 0, 0, 0, 0, 1, 0};
        memcpy(scene.steps[0].keys[k], matrix, sizeof(matrix));
    }
    for (int p = 0; p < POINTS; p++) points[p][0] = 0.05f * (float)p, points[p][1] = -0.1f;
    CHECK_SHARES(points, fminf(points[p][0] / 0.4f, 1));
}

/* A sphere that flies past; what it covers of a point's time is the chord. */
TEST(share_of_a_flight)
{
    float points[POINTS][2];
    make_shapes(&scene, false, true, two);
    for (unsigned i = MOTION_SHAPES; i < 2 * MOTION_SHAPES; i++)
        for (int k = 0; k < 2; k++) {
            const float sphere[4] = {k ? 2 : -2, 0, 0, 0.75f};
            memcpy(scene.spheres[k][i], sphere, sizeof(sphere));
        }
    for (int p = 0; p < POINTS; p++)
        points[p][0] = 0.1f * (float)p, points[p][1] = 0.09f * (float)p;
    CHECK_SHARES(points, sqrtf(0.5625f - points[p][1] * points[p][1]) / 2);
}

static const struct rw_test tests[] = {
    {"triangles", test_triangles},
    {"triangles-with-any-hit", test_triangles_with_any_hit},
    {"spheres", test_spheres},
    {"triangles-and-spheres", test_triangles_and_spheres},
    {"matrices", test_matrices},
    {"scale-rotation-translation", test_scale_rotation_translation},
    {"everything", test_everything},
    {"watertight", test_watertight},
    {"changes", test_changes},
    {"keys", test_keys},
    {"share-of-a-turn", test_share_of_a_turn},
    {"share-of-a-shear", test_share_of_a_shear},
    {"share-of-a-flight", test_share_of_a_flight},
};

int main(int argc, char **argv)
{
    const char *wanted = getenv("RW_DEVICE");
    if (wanted && *wanted) device = wanted;
    if (argc > 1) device = argv[1];
    return RUN_TABLE(tests);
}
