/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compressed trees whose triangles move, walked by the GPU's traversal, compiled for this machine:
 * every ray at a time of its own, against a reference in double precision. What instances do is in
 * tests/render/test_motion.c, where the CPU runs the same code.
 */
#include <math.h>

#include "tests/harness.h"
#include "tests/render/motion_reference.h"
#include "tests/unit/host_scene.h"

enum { RAYS = 6000 };

static struct motion_scene moving;
static struct scene scene;

static void make_triangles(unsigned seed, float speed, struct moving motion)
{
    random_seed(seed);
    memset(&moving, 0, sizeof(moving));
    moving.has_triangles = true;
    moving.moving = motion;
    for (unsigned i = 0; i < MOTION_SHAPES; i++) {
        float corner[3][3], velocity[3];
        for (int a = 0; a < 3; a++) {
            float centre = random_float(-1, 1);
            velocity[a] = random_float(-speed, speed);
            for (int k = 0; k < 3; k++) corner[k][a] = centre + random_float(-0.3f, 0.3f);
        }
        for (unsigned k = 0; k < MOTION_KEYS; k++)
            for (int c = 0; c < 9; c++)
                moving.triangles[k][i][c / 3][c % 3] =
                    corner[c / 3][c % 3] + velocity[c % 3] * k + 0.1f * random_float(-1, 1) * k;
    }
}

/* The first half of the triangles is one part, the others another. */
static bool build_or_refit(struct rw_tree *tree, bool refit)
{
    enum { HALF = MOTION_SHAPES / 2 };
    struct rw_build_part parts[2 * MOTION_KEYS];
    for (unsigned k = 0; k < 2 * MOTION_KEYS; k++)
        parts[k] = (struct rw_build_part){
            .count = HALF,
            .first_primitive = k % 2 * HALF,
            .vertices = (uint64_t)(uintptr_t)moving.triangles[k / 2][k % 2 * HALF],
            .vertex_stride = 12,
            .vertex_format = RT_FORMAT_FLOAT3,
            .vertex_count = 3 * HALF};
    const struct moving *m = &moving.moving;
    struct rw_build_input input = {.kind = RW_LEAF_TRIANGLES,
                                   .builder = RW_BUILDER_TRBVH,
                                   .parts = parts,
                                   .part_count = 2,
                                   .keys = m->keys,
                                   .motion = {m->begin, m->end,
                                              (m->vanishes_before ? RW_BORDER_BEGIN : 0) |
                                                  (m->vanishes_after ? RW_BORDER_END : 0)},
                                   .split_budget = -1,
                                   .refittable = true,
                                   .threads = 1};
    if (refit) return rw_refit_host(&input, RW_LAYOUT_COMPRESSED, tree) == RT_SUCCESS;
    return rw_build_host(&input, RW_LAYOUT_COMPRESSED, tree) == RT_SUCCESS;
}

static bool build(struct rw_tree *tree)
{
    return build_or_refit(tree, false);
}

static bool open_scene(struct rw_tree *tree, rw_u32 feature)
{
    if (!scene_make(&scene, 1, true) || !build(tree)) return false; /* for the launch */
    scene.roots[ROOT_FIRST_INSTANCE] = (struct rw_root){tree->base, tree->root, 0};
    scene.instances[0].flags |= RW_INSTANCE_TRIANGLES;
    host.features = RW_FEATURE_TRIANGLES | feature;
    return true;
}

static struct motion_ray make_ray(unsigned number)
{
    (void)number;
    struct motion_ray r = {.time = random_float(-0.3f, 1.3f)};
    for (int a = 0; a < 3; a++) {
        r.origin[a] = random_float(-5, 5);
        r.direction[a] = random_float(-1, 1) - r.origin[a];
    }
    return r;
}

static struct hit trace(const struct motion_ray *r, rw_u32 root)
{
    struct host_lane lane;
    const float *o = r->origin, *d = r->direction;
    host_lane_init(&lane, &scene.launch);
    rw_trace(&lane.lane, root, o[0], o[1], o[2], d[0], d[1], d[2], 0, 0, 1e27f, ~0u, 0, NULL, 0,
             r->time);
    rw_traverse_step(&lane.lane);
    return host_run(&lane);
}

static bool is_right(const struct motion_ray *r, const struct hit *hit)
{
    const struct motion_answer all = motion_meet_any(&moving, r);
    if (hit->instance == NO_HIT) return all.certain == INFINITY;
    const double t = hit->distance;
    const struct motion_answer own = motion_meet(&moving, (unsigned)hit->primitive, r);
    return t >= own.possible - 1e-4 && t <= all.certain + 1e-4;
}

/* Of rays that `next` makes, so many have to hit something, and none may be wrong. */
static void compare_rays(int *rw_failed, rw_u32 feature, struct motion_ray (*next)(unsigned number),
                         unsigned count, int least)
{
    struct rw_tree tree;
    int hits = 0, wrong = 0;
    CHECK(open_scene(&tree, feature));
    for (unsigned i = 0; i < count; i++) {
        struct motion_ray r = next(i);
        struct hit hit = trace(&r, ROOT_FIRST_INSTANCE);
        hits += hit.instance != NO_HIT;
        wrong += !is_right(&r, &hit);
    }
    rw_build_host_free(&tree);
    scene_free(&scene);
    CHECK_EQ(wrong, 0);
    CHECK(hits > least);
}

static void compare(int *rw_failed, rw_u32 feature)
{
    compare_rays(rw_failed, feature, make_ray, RAYS, RAYS / 20);
}

TEST(slow)
{
    make_triangles(1, 0.05f, (struct moving){2, 0, 1, false, false});
    compare(rw_failed, 0);
}

/* Much farther than the triangles are large. */
TEST(fast)
{
    make_triangles(2, 1, (struct moving){2, 0, 1, false, false});
    compare(rw_failed, 0);
    make_triangles(3, 0.5f, (struct moving){5, -0.25f, 1.25f, false, true});
    compare(rw_failed, 0);
}

/* Those of the second part stand still, as in a group where only some children move. */
static void still_half(void)
{
    for (unsigned k = 1; k < MOTION_KEYS; k++)
        for (unsigned i = MOTION_SHAPES / 2; i < MOTION_SHAPES; i++)
            memcpy(moving.triangles[k][i], moving.triangles[0][i], sizeof(moving.triangles[0][i]));
}

static int count_wrong(void)
{
    int wrong = 0;
    for (int i = 0; i < RAYS; i++) {
        struct motion_ray r = make_ray(0);
        struct hit hit = trace(&r, ROOT_FIRST_INSTANCE);
        wrong += !is_right(&r, &hit);
    }
    return wrong;
}

/* To other vertices and another range; and back, after some were none. */
TEST(refits_where_some_move)
{
    struct rw_tree tree;
    const struct moving three = {3, 0, 1, false, false}, later = {3, 0.25f, 0.5f, false, true};
    make_triangles(8, 0.4f, three);
    still_half();
    CHECK(open_scene(&tree, 0));
    const uint64_t size = tree.size;
    for (unsigned round = 0; round < 3; round++) {
        make_triangles(9 + round, 0.4f, round % 2 ? three : later);
        still_half();
        if (round == 1) moving.triangles[1][3][1][0] = NAN;
        CHECK(build_or_refit(&tree, true));
        CHECK(round > 0 || tree.size == size);
        scene.roots[ROOT_FIRST_INSTANCE] = (struct rw_root){tree.base, tree.root, 0};
        if (round != 1) CHECK_EQ(count_wrong(), 0);
        for (int a = 0; a < 3; a++) CHECK(tree.lower[a] < -0.5f && tree.upper[a] > 0.5f);
    }
    rw_build_host_free(&tree);
    scene_free(&scene);
}

/* Through a triangle where it is at the ray's time, which is often near that of a key. */
static struct motion_ray aim(unsigned number)
{
    struct motion_ray r = make_ray(0);
    const unsigned last = moving.moving.keys - 1, shape = number % MOTION_SHAPES;
    const float near = ldexpf(random_float(-1, 1), -(int)random_float(0, 30));
    const float at =
        fminf(fmaxf((float)(unsigned)random_float(0, (float)last + 1) + near, 0), (float)last);
    const unsigned key = at < (float)last ? (unsigned)at : last - 1;
    float weight[3];
    for (int c = 0; c < 3; c++) weight[c] = random_float(0.1f, 1);
    const double sum = weight[0] + weight[1] + weight[2];
    r.time = at / (float)last;
    for (int a = 0; a < 3; a++) {
        double point = 0;
        for (int c = 0; c < 3; c++) {
            const double from = moving.triangles[key][shape][c][a],
                         to = moving.triangles[key + 1][shape][c][a];
            point += weight[c] / sum * (from + (to - from) * (double)(at - (float)key));
        }
        r.direction[a] = (float)(point - r.origin[a]);
    }
    return r;
}

/* At each key the scene is as small along each axis as it likes: the steps of a node's planes have
 * nothing to do with those of the next key. */
static void shrink_keys(void)
{
    for (unsigned k = 0; k < MOTION_KEYS; k++)
        for (int a = 0; a < 3; a++) {
            const int smaller = (int)random_float(0, 8);
            for (unsigned n = 0; n < 3 * MOTION_SHAPES; n++) {
                float *to = &moving.triangles[k][n / 3][n % 3][a];
                *to = ldexpf(*to, -smaller);
            }
        }
}

TEST(other_grids_at_each_key)
{
    for (unsigned round = 0; round < 24 && !*rw_failed; round++) {
        make_triangles(100 + round, 0.5f, (struct moving){2 + round % 3, 0, 1, false, false});
        if (round % 2) shrink_keys();
        compare_rays(rw_failed, 0, aim, 12 * MOTION_SHAPES, 11 * MOTION_SHAPES);
    }
}

TEST(vanishing)
{
    make_triangles(4, 0.3f, (struct moving){3, 0.25f, 0.75f, true, true});
    compare(rw_failed, 0);
}

/* Instances of two trees in the same place, of which one has vanished: the other is found behind
 * it, by lanes that step together too, which look ahead on the stack. */
TEST(vanished_beside_others)
{
    const struct moving there = {3, 0.25f, 0.75f, false, false},
                        gone = {3, 0.25f, 0.75f, true, true};
    struct rw_tree trees[2];
    int hits = 0, wrong = 0;
    make_triangles(6, 0.3f, gone);
    CHECK(scene_make(&scene, 1, true) && build(&trees[0]));
    moving.moving = there;
    CHECK(build(&trees[1]));
    for (unsigned i = 0; i < SCENE_INSTANCES; i++) {
        scene.instances[i].tree = trees[i % 2].base;
        scene.instances[i].root = trees[i % 2].root;
        scene.instances[i].flags |= RW_INSTANCE_TRIANGLES;
    }
    host.features = RW_FEATURE_TRIANGLES | RW_FEATURE_INSTANCES;
    for (unsigned i = 0; i < RAYS; i++) {
        struct motion_ray r = make_ray(i);
        r.time = i % 2 ? 0.2f : 0.8f;
        host.wide = i / 2 % 2;
        struct hit hit = trace(&r, ROOT_ALL);
        hits += hit.instance != NO_HIT;
        wrong += !is_right(&r, &hit);
    }
    host.wide = false;
    for (int k = 0; k < 2; k++) rw_build_host_free(&trees[k]);
    scene_free(&scene);
    CHECK_EQ(wrong, 0);
    CHECK(hits > RAYS / 20);
}

TEST(watertight)
{
    make_triangles(5, 0.3f, (struct moving){4, 0, 1, false, false});
    compare(rw_failed, RW_FEATURE_WATERTIGHT);
}

static const struct rw_test tests[] = {
    {"slow", test_slow},
    {"fast", test_fast},
    {"other-grids-at-each-key", test_other_grids_at_each_key},
    {"vanishing", test_vanishing},
    {"vanished-beside-others", test_vanished_beside_others},
    {"refits-where-some-move", test_refits_where_some_move},
    {"watertight", test_watertight},
};

int main(void)
{
    return RUN_TABLE(tests);
}
