/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Motion: rays at random times, also outside the ranges, against triangles, spheres and both, whose
 * vertices, boxes and transforms move in every way. Each ray's hit is what motion_reference.c says.
 *     render.motion [cuda | cpu]     or RW_DEVICE
 */
#include "tests/render/motion_graph.h"

static const char *device = "cpu";

static const struct moving still = {1, 0, 1, false, false};

/* ---- what is right ---- */

static bool is_right(const struct motion_scene *s, const struct motion_ray *ray,
                     const struct motion_found *f)
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
                          const struct motion_found *found, size_t *hits)
{
    size_t wrong = 0;
    *hits = 0;
    for (size_t i = 0; i < MOTION_RAYS; i++) {
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
        struct motion_found *found = motion_run(g, rays);                                          \
        size_t wrong = count_wrong(s, rays, found, &hits);                                         \
        free(found);                                                                               \
        CHECK_EQ(wrong, 0);                                                                        \
        CHECK(hits > MOTION_RAYS / 20);                                                            \
    } while (0)

static struct motion_scene scene;
static struct motion_ray rays[MOTION_RAYS];

static const struct moving two = {2, 0, 1, false, false};
static const struct moving five = {5, -0.2f, 1.1f, true, true};
static const struct moving three = {3, 0.25f, 0.75f, true, false};
static const struct moving four = {4, 0.2f, 0.6f, false, true};

static void check_scene(int *rw_failed, const char *builder)
{
    struct motion_graph g;
    motion_make_rays(rays);
    motion_open(&g, &scene, device);
    if (builder) RENDER_CHECK(g.context, rtAccelerationSetBuilder(g.acceleration, builder));
    CHECK_SCENE(&g, &scene);
    rtContextDestroy(g.context);
}

TEST(triangles)
{
    motion_make_shapes(&scene, true, false, two);
    check_scene(rw_failed, "Trbvh");
    motion_make_shapes(&scene, true, false, five);
    check_scene(rw_failed, "Sbvh");
}

TEST(triangles_with_any_hit)
{
    motion_make_shapes(&scene, true, false, three);
    scene.even_only = true;
    check_scene(rw_failed, NULL);
}

TEST(spheres)
{
    motion_make_shapes(&scene, false, true, four);
    check_scene(rw_failed, "Lbvh");
}

TEST(triangles_and_spheres)
{
    motion_make_shapes(&scene, true, true, two);
    check_scene(rw_failed, NULL);
}

TEST(matrices)
{
    motion_make_shapes(&scene, true, false,
                       still); /* on a GPU lanes help where there are no programs */
    motion_add_matrix(&scene, four);
    check_scene(rw_failed, NULL);
}

TEST(scale_rotation_translation)
{
    motion_make_shapes(&scene, true, true, still);
    motion_add_srt(&scene, three);
    check_scene(rw_failed, NULL);
}

/* With different ranges, below one another, and above what moves itself. */
TEST(everything)
{
    motion_make_shapes(&scene, true, true, two);
    motion_add_matrix(&scene, still);
    motion_add_srt(&scene, five);
    motion_add_matrix(&scene, four);
    check_scene(rw_failed, NULL);
}

TEST(watertight)
{
    struct motion_graph g;
    motion_make_shapes(&scene, true, false, two);
    motion_make_rays(rays);
    motion_open(&g, &scene, device);
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
    struct motion_graph g;
    motion_make_shapes(&scene, true, false, changes[0]);
    motion_make_rays(rays);
    motion_open(&g, &scene, device);
    RENDER_CHECK(g.context, rtAccelerationSetProperty(g.acceleration, "refit", "1"));
    CHECK_SCENE(&g, &scene);
    for (size_t k = 0; k < sizeof(changes) / sizeof(changes[0]); k++) {
        scene.moving = changes[k];
        for (unsigned i = 0; i < MOTION_SHAPES; i++) motion_make_triangle(&scene, i);
        RENDER_CHECK(g.context, rtGeometryTrianglesSetMotionSteps(g.triangles, changes[k].keys));
        motion_place_vertices(&g, &scene);
        MOTION_SET(g.context, GeometryTriangles, g.triangles, scene.moving);
        if (k < 2) RENDER_CHECK(g.context, rtAccelerationMarkDirty(g.acceleration));
        CHECK_SCENE(&g, &scene);
    }
    rtContextDestroy(g.context);
}

/* Children of one geometry group that move each in its own way; and some that vanish beside others
 * that stand still. */
TEST(children_move_apart)
{
    static const struct moving ways[][2] = {{{2, 0, 1, 0, 0}, {5, -0.2f, 1.1f, 0, 0}},
                                            {{3, 0.25f, 0.75f, 1, 0}, {3, 0.25f, 0.75f, 0, 1}},
                                            {{4, 0.2f, 0.6f, 1, 1}, {1, 0, 1, 0, 0}},
                                            {{1, 0, 1, 0, 0}, {3, 0.1f, 0.9f, 0, 0}},
                                            {{1, 0, 1, 1, 1}, {2, 0.3f, 0.5f, 1, 1}}};
    for (size_t k = 0; k < sizeof(ways) / sizeof(ways[0]); k++) {
        motion_make_shapes(&scene, true, true, ways[k][0]);
        scene.other = ways[k][1];
        if (k % 2) motion_add_srt(&scene, three);
        check_scene(rw_failed, k % 2 ? "Sbvh" : NULL);
        scene.has_spheres = k & 1; /* one kind alone */
        scene.has_triangles = !scene.has_spheres;
        scene.step_count = 0;
        check_scene(rw_failed, NULL);
    }
}

/* Trees that become more and fewer, from launch to launch, and those that stay are refitted. Where
 * there is one, it can be saved. */
TEST(children_change)
{
    static const struct {
        struct moving other;
        bool apart;
    } steps[] = {{{3, 0, 1, 0, 0}, false},
                 {{3, 0, 0.5f, 0, 0}, true},
                 {{3, 0, 0.5f, 0, 0}, true},
                 {{1, 0, 1, 0, 0}, false},
                 {{3, 0, 1, 1, 0}, true}};
    struct motion_graph g;
    RTsize size;
    motion_make_shapes(&scene, true, false, steps[0].other);
    scene.other = steps[0].other;
    motion_make_rays(rays);
    motion_open(&g, &scene, device);
    RENDER_CHECK(g.context, rtAccelerationSetProperty(g.acceleration, "refit", "1"));
    for (size_t k = 0; k < sizeof(steps) / sizeof(steps[0]); k++) {
        scene.other = steps[k].other;
        for (unsigned i = 0; i < MOTION_SHAPES; i++) motion_make_triangle(&scene, i);
        RENDER_CHECK(g.context, rtGeometryTrianglesSetMotionSteps(g.triangles, scene.other.keys));
        motion_place_vertices(&g, &scene);
        MOTION_SET(g.context, GeometryTriangles, g.triangles, scene.other);
        RENDER_CHECK(g.context, rtAccelerationMarkDirty(g.acceleration));
        CHECK_SCENE(&g, &scene);
        RENDER_CHECK(g.context, rtAccelerationGetDataSize(g.acceleration, &size));
        CHECK_EQ(size == 0, steps[k].apart);
    }
    rtContextDestroy(g.context);
}

/* The vertices of all steps in one buffer. */
TEST(one_buffer)
{
    motion_one_buffer = true;
    motion_make_shapes(&scene, true, false, five);
    check_scene(rw_failed, NULL);
    motion_one_buffer = false;
}

/* A time without mask and flags is another call. */
TEST(headers_of_version_5)
{
    motion_old_headers = true;
    motion_make_shapes(&scene, true, true, three);
    motion_add_matrix(&scene, four);
    check_scene(rw_failed, NULL);
    motion_old_headers = false;
}

/* At a key everything is as if it stood still there, to the last bit. */
static void compare_at_keys(int *rw_failed)
{
    static struct motion_scene at_key;
    struct motion_graph moves, stands;
    motion_make_rays(rays);
    motion_open(&moves, &scene, device);
    for (unsigned k = 0; k < 3; k++) {
        for (size_t i = 0; i < MOTION_RAYS; i++) rays[i].time = 0.5f * k;
        const unsigned key = scene.moving.keys > 1 ? k : 0;
        at_key = scene;
        at_key.moving = still;
        memcpy(at_key.triangles[0], scene.triangles[key], sizeof(at_key.triangles[0]));
        memcpy(at_key.spheres[0], scene.spheres[key], sizeof(at_key.spheres[0]));
        for (unsigned i = 0; i < at_key.step_count; i++) {
            at_key.steps[i].moving = still;
            memcpy(at_key.steps[i].keys[0], scene.steps[i].keys[k], sizeof(scene.steps[i].keys[k]));
        }
        motion_open(&stands, &at_key, device);
        struct motion_found *moving = motion_run(&moves, rays), *fixed = motion_run(&stands, rays);
        unsigned hits = 0;
        for (size_t i = 0; i < MOTION_RAYS; i++) hits += moving[i].shape >= 0;
        const bool same = !memcmp(moving, fixed, MOTION_RAYS * sizeof(*moving));
        free(moving);
        free(fixed);
        rtContextDestroy(stands.context);
        CHECK(same && hits > MOTION_RAYS / 50);
    }
    rtContextDestroy(moves.context);
}

static const struct moving halves = {3, 0, 1, false, false};

TEST(keys)
{
    motion_make_shapes(&scene, true, false, halves);
    compare_at_keys(rw_failed);
}

TEST(keys_of_spheres)
{
    motion_make_shapes(&scene, false, true, halves);
    compare_at_keys(rw_failed);
}

TEST(keys_of_transforms)
{
    motion_make_shapes(&scene, true, false, halves);
    motion_add_matrix(&scene, halves);
    compare_at_keys(rw_failed);
}

TEST(keys_of_rotations)
{
    motion_make_shapes(&scene, true, true, still);
    motion_add_srt(&scene, halves);
    compare_at_keys(rw_failed);
}

/* Both kinds, above what moves itself. */
TEST(keys_of_everything)
{
    motion_make_shapes(&scene, true, true, halves);
    motion_add_srt(&scene, halves);
    motion_add_matrix(&scene, halves);
    motion_add_srt(&scene, halves);
    compare_at_keys(rw_failed);
}

/* ---- how long something is seen ---- */

/* Of rays downwards through points, at times evenly from 0 to 1: the share of the time for which
 * the scene is met. */
enum { POINTS = 8, TIMES = MOTION_RAYS / POINTS };

static void find_shares(const float (*points)[2], float *shares)
{
    struct motion_graph g;
    for (size_t i = 0; i < MOTION_RAYS; i++)
        rays[i] = (struct motion_ray){.origin = {points[i / TIMES][0], points[i / TIMES][1], 5},
                                      .time = ((float)(i % TIMES) + 0.5f) / TIMES,
                                      .direction = {0, 0, -1}};
    motion_open(&g, &scene, device);
    struct motion_found *found = motion_run(&g, rays);
    for (int p = 0; p < POINTS; p++) shares[p] = 0;
    for (size_t i = 0; i < MOTION_RAYS; i++)
        shares[i / TIMES] += (found[i].shape >= 0) * 1.0f / TIMES;
    free(found);
    rtContextDestroy(g.context);
}

/* One triangle; the others are one with it. It has a right angle at the origin, and reaches far to
 * the right and downwards. */
static void make_wedge(void)
{
    static const float wedge[3][3] = {{0, 0, 0}, {40, 0, 0}, {0, -40, 0}};
    motion_make_shapes(&scene, true, false, still);
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
    motion_make_shapes(&scene, false, true, two);
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
    {"children-move-apart", test_children_move_apart},
    {"children-change", test_children_change},
    {"one-buffer", test_one_buffer},
    {"headers-of-version-5", test_headers_of_version_5},
    {"keys", test_keys},
    {"keys-of-spheres", test_keys_of_spheres},
    {"keys-of-transforms", test_keys_of_transforms},
    {"keys-of-rotations", test_keys_of_rotations},
    {"keys-of-everything", test_keys_of_everything},
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
