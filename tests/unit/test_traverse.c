/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Built-in traversal, compiled for this machine, against brute force: one and two levels, masks,
 * any-hit programs and flags, suspension after every step, transforms seen from a hit.
 */
#include <math.h>

#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { RAYS = 2000, ALL = 0xff };

static struct scene scene;

/* Where nothing is transformed, instances of one group lie in the same place. */
static bool same_instance(int a, int b)
{
    if (host.features & RW_FEATURE_TRANSFORMS) return a == b;
    return scene.group_of[a] == scene.group_of[b];
}

static bool same(const struct hit *a, const struct hit *b)
{
    if ((a->instance == NO_HIT) != (b->instance == NO_HIT)) return false;
    if (a->instance == NO_HIT) return true;
    return a->distance == b->distance && same_instance(a->instance, b->instance) &&
           a->primitive == b->primitive && !memcmp(a->normal, b->normal, sizeof(a->normal));
}

struct count {
    int hits, wrong;
};

/* Traces random rays and compares. instance -1: the top level. */
static struct count compare(rw_u32 root, int instance, rw_u32 mask, rw_u32 flags, bool skip_odd)
{
    struct count count = {0, 0};
    struct host_lane lane;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, root, &ray, mask, flags);
        struct hit got = host_run(&lane);
        struct hit want = scene_brute_force(&scene, instance, mask, &ray, skip_odd);
        count.hits += want.instance != NO_HIT;
        count.wrong += !same(&got, &want);
    }
    return count;
}

static void set_any_hit(rw_u32 even, rw_u32 odd)
{
    host.features |= RW_FEATURE_ANY_HIT;
    for (int i = 0; i < SCENE_GROUPS * SCENE_MATERIALS; i++)
        scene.records[i].any_hit[0] = i % SCENE_MATERIALS ? odd : even;
}

TEST(two_levels)
{
    for (unsigned seed = 1; seed < 6; seed++) {
        CHECK(scene_make(&scene, seed, false));
        struct count count = compare(ROOT_ALL, -1, ALL, 0, false);
        CHECK(count.hits > RAYS / 20 && count.hits < RAYS);
        CHECK_EQ(count.wrong, 0);
    }
}

TEST(two_levels_of_identities)
{
    CHECK(scene_make(&scene, 7, true));
    struct count count = compare(ROOT_ALL, -1, ALL, 0, false);
    CHECK(count.hits > 20);
    CHECK_EQ(count.wrong, 0);
}

TEST(one_instance)
{
    for (int identity = 0; identity < 2; identity++) {
        CHECK(scene_make(&scene, 8, identity));
        host.features &= ~(rw_u32)RW_FEATURE_INSTANCES;
        int hits = 0;
        for (int i = 0; i < SCENE_INSTANCES; i++) {
            struct count count = compare(ROOT_FIRST_INSTANCE + (rw_u32)i, i, ALL, 0, false);
            hits += count.hits;
            CHECK_EQ(count.wrong, 0);
        }
        CHECK(hits > 50);
    }
}

/* The same kernel may trace roots of both kinds. */
TEST(one_instance_beside_two_levels)
{
    CHECK(scene_make(&scene, 9, false));
    for (int i = 0; i < SCENE_INSTANCES; i++)
        CHECK_EQ(compare(ROOT_FIRST_INSTANCE + (rw_u32)i, i, ALL, 0, false).wrong, 0);
}

/* Boxes are larger then, and nothing else changes for these primitives. */
TEST(watertight)
{
    for (unsigned seed = 1; seed < 6; seed++) {
        CHECK(scene_make(&scene, seed, false));
        host.features |= RW_FEATURE_WATERTIGHT;
        CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, false).wrong, 0);
    }
}

TEST(interval)
{
    CHECK(scene_make(&scene, 10, false));
    struct host_lane lane;
    int cut = 0;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        struct hit all = scene_brute_force(&scene, -1, ALL, &ray, false);
        ray.tmin = i % 2 ? 0.9f : 0;
        ray.tmax = i % 3 ? 1.1f : 0.8f;
        struct hit want = scene_brute_force(&scene, -1, ALL, &ray, false);
        cut += all.instance != NO_HIT && !same(&all, &want);
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, 0);
        struct hit got = host_run(&lane);
        CHECK(same(&got, &want));
    }
    CHECK(cut > 20);
}

TEST(masks)
{
    CHECK(scene_make(&scene, 11, false));
    host.features |= RW_FEATURE_MASKS;
    for (rw_u32 mask = 1; mask < 0x100; mask = mask * 2 + 1) {
        struct count count = compare(ROOT_ALL, -1, mask, 0, false);
        CHECK(count.hits > 0);
        CHECK_EQ(count.wrong, 0);
    }
    CHECK_EQ(compare(ROOT_ALL, -1, 0, 0, false).hits, 0);
    /* The mask of the node that a ray is traced against is not asked. */
    CHECK_EQ(compare(ROOT_FIRST_INSTANCE + 3, 3, ALL & ~scene.instances[3].mask, 0, 0).wrong, 0);
}

TEST(empty_root)
{
    CHECK(scene_make(&scene, 12, false));
    struct host_lane lane;
    struct ray ray = scene_ray();
    host_lane_init(&lane, &scene.launch);
    host_trace(&lane, ROOT_EMPTY, &ray, ALL, 0);
    CHECK(rw_traverse_done(&lane.lane));
    CHECK_EQ(rw_traverse_program(&lane.lane), PROGRAM_MISS);
    rw_traverse_show_hit(&lane.lane);
    CHECK_EQ(lane.lane.instance, ~0u);
}

TEST(programs_by_ray_type)
{
    CHECK(scene_make(&scene, 23, true));
    struct rw_lane lane = {.launch = &scene.launch, .hit_leaf = ~0u, .ray_type = 1};
    scene.miss[1] = 77;
    scene.records[5].closest_hit[1] = 78;
    CHECK_EQ(rw_traverse_program(&lane), 77);
    lane.hit_leaf = 0;
    lane.record = 5;
    CHECK_EQ(rw_traverse_program(&lane), 78);
    lane.ray_type = 0;
    CHECK_EQ(rw_traverse_program(&lane), PROGRAM_CLOSEST);
    lane.ray_flags = RT_RAY_FLAG_DISABLE_CLOSESTHIT;
    CHECK_EQ(rw_traverse_program(&lane), 0);
}

/* Rays of different directions, each a step at a time in turn, as suspended lanes go on. */
TEST(suspended_after_every_step)
{
    enum { LANES = 16 };
    static struct host_lane lanes[LANES];
    struct ray rays[LANES];
    CHECK(scene_make(&scene, 13, false));
    for (int round = 0; round < 40; round++) {
        for (int i = 0; i < LANES; i++) {
            rays[i] = scene_ray();
            host_lane_init(&lanes[i], &scene.launch);
            host_trace(&lanes[i], ROOT_ALL, &rays[i], ALL, 0);
        }
        for (int busy = 1; busy;) {
            busy = 0;
            for (int i = 0; i < LANES; i++) {
                if (rw_traverse_done(&lanes[i].lane)) continue;
                rw_traverse_step(&lanes[i].lane);
                CHECK(lanes[i].lane.traversal_sp < RW_TRAVERSAL_STACK);
                busy = 1;
            }
        }
        for (int i = 0; i < LANES; i++) {
            struct hit got = host_result(&lanes[i]);
            struct hit want = scene_brute_force(&scene, -1, ALL, &rays[i], false);
            CHECK(same(&got, &want));
        }
    }
}

TEST(any_hit_ignores)
{
    CHECK(scene_make(&scene, 14, false));
    set_any_hit(PROGRAM_ACCEPT, PROGRAM_IGNORE);
    struct count count = compare(ROOT_ALL, -1, ALL, 0, true);
    CHECK(count.hits > 50);
    CHECK_EQ(count.wrong, 0);
    /* Not compiled in: no any-hit program runs. */
    host.features &= ~(rw_u32)RW_FEATURE_ANY_HIT;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, false).wrong, 0);
}

/* Ray before instance before geometry. */
TEST(any_hit_flags)
{
    CHECK(scene_make(&scene, 15, false));
    host.features |= RW_FEATURE_ANY_HIT_FLAGS;
    set_any_hit(0, PROGRAM_IGNORE);
    rw_u32 off = RT_RAY_FLAG_DISABLE_ANYHIT, on = RT_RAY_FLAG_FORCE_ANYHIT;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, off, false).wrong, 0);
    for (int g = 0; g < SCENE_GROUPS; g++)
        scene.geometries[g].flags = RT_GEOMETRY_FLAG_DISABLE_ANYHIT;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, false).wrong, 0);
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, on, true).wrong, 0);
    for (int i = 0; i < SCENE_INSTANCES; i++)
        scene.instances[i].flags |= RT_INSTANCE_FLAG_FORCE_ANYHIT;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, true).wrong, 0);
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, off, false).wrong, 0);
    for (int i = 0; i < SCENE_INSTANCES; i++)
        scene.instances[i].flags ^= RT_INSTANCE_FLAG_FORCE_ANYHIT | RT_INSTANCE_FLAG_DISABLE_ANYHIT;
    for (int g = 0; g < SCENE_GROUPS; g++) scene.geometries[g].flags = 0;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, false).wrong, 0);
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, on, true).wrong, 0);
}

TEST(culled_by_any_hit)
{
    CHECK(scene_make(&scene, 16, false));
    host.features |= RW_FEATURE_ANY_HIT_FLAGS;
    rw_u32 disabled = RT_RAY_FLAG_CULL_DISABLED_ANYHIT, enabled = RT_RAY_FLAG_CULL_ENABLED_ANYHIT;
    struct host_lane lane;
    int hits[2] = {0, 0};
    for (int g = 0; g < SCENE_GROUPS; g++)
        scene.geometries[g].flags = g % 2 ? RT_GEOMETRY_FLAG_DISABLE_ANYHIT : 0;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, i % 2 ? disabled : enabled);
        struct hit hit = host_run(&lane);
        if (hit.instance == NO_HIT) continue;
        CHECK_EQ(scene.group_of[hit.instance] % 2, i % 2 == 0);
        hits[i % 2]++;
    }
    CHECK(hits[0] > 10 && hits[1] > 10);
}

/* Ends at some sphere exactly where there is one at all. */
static void check_any(int *rw_failed, rw_u32 flags)
{
    struct host_lane lane;
    int other = 0;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        struct hit closest = scene_brute_force(&scene, -1, ALL, &ray, false);
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, flags);
        struct hit got = host_run(&lane);
        CHECK((got.instance == NO_HIT) == (closest.instance == NO_HIT));
        CHECK(got.distance >= closest.distance);
        other += got.distance > closest.distance;
    }
    CHECK(other > 0);
}

TEST(terminate)
{
    CHECK(scene_make(&scene, 17, false));
    check_any(rw_failed, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
    if (*rw_failed) return;
    set_any_hit(PROGRAM_TERMINATE, PROGRAM_TERMINATE);
    check_any(rw_failed, 0);
}

/* A flag does not accept what an any-hit program rejects. */
TEST(terminate_after_ignore)
{
    CHECK(scene_make(&scene, 18, false));
    set_any_hit(PROGRAM_IGNORE, PROGRAM_IGNORE);
    struct host_lane lane;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT);
        CHECK_EQ(host_run(&lane).instance, NO_HIT);
    }
}

TEST(throw_leaves_traversal)
{
    CHECK(scene_make(&scene, 19, false));
    set_any_hit(PROGRAM_THROW, PROGRAM_THROW);
    struct host_lane lane;
    int thrown = 0;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        struct hit closest = scene_brute_force(&scene, -1, ALL, &ray, false);
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, 0);
        host_run(&lane);
        CHECK_EQ(lane.lane.exception, closest.instance == NO_HIT ? 0 : RT_EXCEPTION_USER);
        CHECK_EQ(lane.lane.hit_leaf, ~0u);
        thrown += lane.lane.exception != 0;
    }
    CHECK(thrown > 50);
}

TEST(material_out_of_range)
{
    CHECK(scene_make(&scene, 20, false));
    for (int g = 0; g < SCENE_GROUPS; g++) scene.geometries[g].material_count = 1;
    CHECK_EQ(compare(ROOT_ALL, -1, ALL, 0, true).wrong, 0);
    host.features |= RW_FEATURE_INDEX_CHECK;
    struct host_lane lane;
    int thrown = 0;
    for (int i = 0; i < RAYS; i++) {
        struct ray ray = scene_ray();
        host_lane_init(&lane, &scene.launch);
        host_trace(&lane, ROOT_ALL, &ray, ALL, 0);
        host_run(&lane);
        if (lane.lane.exception) CHECK_EQ(lane.lane.exception, RT_EXCEPTION_INDEX_OUT_OF_BOUNDS);
        thrown += lane.lane.exception != 0;
    }
    CHECK(thrown > 20);
}

/* What a ray that has met `held` at 2 is told of the same distance in another place. */
static rw_u32 ask_at_2(rw_u32 held, rw_u32 held_instance, rw_u32 leaf, rw_u32 instance)
{
    struct host_lane lane;
    host_lane_init(&lane, &scene.launch);
    lane.lane.tmin = 0;
    lane.lane.hit_distance = 2;
    lane.lane.hit_leaf = held;
    lane.lane.hit_instance = held_instance;
    lane.lane.leaf = leaf;
    lane.lane.instance = instance;
    return rw_potential_intersection(&lane.lane, 2);
}

/* Which of two hits at the same distance counts does not depend on which of them is met first. */
TEST(ties_of_programs)
{
    CHECK(scene_make(&scene, 20, false));
    CHECK_EQ(ask_at_2(5, 1, 4, 1), 1);
    CHECK_EQ(ask_at_2(4, 1, 5, 1), 0);
    CHECK_EQ(ask_at_2(5, 2, 5, 1), 1);
    CHECK_EQ(ask_at_2(5, 1, 5, 2), 0);
    CHECK_EQ(ask_at_2(5, 1, 5, 1), 0);   /* the same primitive once more */
    CHECK_EQ(ask_at_2(~0u, 0, 3, 0), 0); /* tmax is 2 */
}

static bool near(const float a[4], const float b[3])
{
    for (int k = 0; k < 3; k++)
        if (!(fabsf(a[k] - b[k]) <= 1e-4f * (1 + fabsf(b[k])))) return false;
    return true;
}

/* To the world and back, by both functions; a normal stays perpendicular to what it was so to. */
TEST(transforms)
{
    CHECK(scene_make(&scene, 21, false));
    struct host_lane lane;
    host_lane_init(&lane, &scene.launch);
    for (rw_u32 i = 0; i < SCENE_INSTANCES; i++) {
        float p[4] = {1, 2, 3, 1}, q[4], back[4], normal[4], m[16];
        lane.lane.instance = i;
        rw_transform(&lane.lane, RT_OBJECT_TO_WORLD, p[0], p[1], p[2], 1, q);
        rw_transform(&lane.lane, RT_WORLD_TO_OBJECT, q[0], q[1], q[2], q[3], back);
        CHECK(near(back, p));
        CHECK(near(q, p) == !!(scene.instances[i].flags & RW_INSTANCE_IDENTITY));
        rw_get_transform(&lane.lane, RT_OBJECT_TO_WORLD, m);
        for (int r = 0; r < 4; r++)
            back[r] = m[4 * r] * p[0] + m[4 * r + 1] * p[1] + m[4 * r + 2] * p[2] + m[4 * r + 3];
        CHECK(near(q, back) && back[3] == 1);
        rw_transform(&lane.lane, RT_OBJECT_TO_WORLD, 1, 1, 0, 0, q);
        rw_transform(&lane.lane, RT_OBJECT_TO_WORLD | 0x1000, 1, -1, 5, 0, normal);
        CHECK(fabsf(q[0] * normal[0] + q[1] * normal[1] + q[2] * normal[2]) < 1e-4f);
        rw_get_transform(&lane.lane, RT_OBJECT_TO_WORLD | 0x1000, m);
        for (int r = 0; r < 3; r++) back[r] = m[4 * r] - m[4 * r + 1] + 5 * m[4 * r + 2];
        CHECK(near(normal, back));
    }
    float out[4];
    lane.lane.instance = ~0u;
    rw_transform(&lane.lane, RT_OBJECT_TO_WORLD, 1, 2, 3, 4, out);
    CHECK(out[0] == 1 && out[1] == 2 && out[2] == 3 && out[3] == 4);
}

static const struct rw_test tests[] = {
    {"two-levels", test_two_levels},
    {"two-levels-of-identities", test_two_levels_of_identities},
    {"one-instance", test_one_instance},
    {"one-instance-beside-two-levels", test_one_instance_beside_two_levels},
    {"watertight", test_watertight},
    {"interval", test_interval},
    {"masks", test_masks},
    {"empty-root", test_empty_root},
    {"programs-by-ray-type", test_programs_by_ray_type},
    {"suspended-after-every-step", test_suspended_after_every_step},
    {"any-hit-ignores", test_any_hit_ignores},
    {"any-hit-flags", test_any_hit_flags},
    {"culled-by-any-hit", test_culled_by_any_hit},
    {"terminate", test_terminate},
    {"terminate-after-ignore", test_terminate_after_ignore},
    {"throw-leaves-traversal", test_throw_leaves_traversal},
    {"material-out-of-range", test_material_out_of_range},
    {"ties-of-programs", test_ties_of_programs},
    {"transforms", test_transforms},
};

int main(void)
{
    return host_run_tests(tests, sizeof(tests) / sizeof(tests[0]));
}
