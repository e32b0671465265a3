/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes that help others with their rays (programs/help.cuh), compiled for this machine: a warp of
 * twelve lanes for four rays, so that eight are done from the start, against a warp of one. Each
 * triangle of the scene is there twice: of two at the same distance the same one is hit however
 * many lanes look for it. That there was help shows in the shuffles.
 */
#include <string.h>

#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { RAYS = 4, WARP = 12, FRAME = 64, TRIES = 40, DRAWING = 2 * WARP };

struct result {
    float distance;
    int instance, primitive;
};

static struct scene scene;
static struct ray rays[RAYS];
static struct result results[RAYS];
static rw_u32 root, trace_flags;

static void step(struct rw_lane *lane)
{
    const struct ray *ray = &rays[lane->launch_index[0]];
    const float *o = ray->origin, *d = ray->direction;
    struct result *result;
    switch (lane->state) {
    case PROGRAM_GENERATE:
        result = (struct result *)(lane->stack + lane->sp);
        *result = (struct result){-1, NO_HIT, NO_HIT};
        if (rw_push(lane, FRAME, STATE_RESUME))
            rw_trace(lane, root, o[0], o[1], o[2], d[0], d[1], d[2], 0, ray->tmin, ray->tmax, 0xff,
                     trace_flags, (unsigned char *)result);
        break;
    case STATE_RESUME:
        lane->sp -= FRAME;
        results[lane->launch_index[0]] = *(struct result *)(lane->stack + lane->sp);
        rw_finish(lane);
        break;
    case PROGRAM_CLOSEST:
        result = (struct result *)lane->payload;
        *result = (struct result){lane->distance, (int)lane->instance, (int)lane->primitive};
        rw_return(lane);
        break;
    case PROGRAM_MISS:
        ((struct result *)lane->payload)->distance = 1e27f;
        rw_return(lane);
        break;
    }
}

static void open_scene(void)
{
    host.step = step;
    scene.launch.size[0] = RAYS;
    scene.launch.exception = 0;
    root = ROOT_ALL;
    trace_flags = 0;
}

/* Into `out`; the shuffles, -1 if the launch failed. */
static int run(unsigned lanes, rw_u32 threshold, struct result out[RAYS])
{
    memset(results, 0, sizeof(results));
    host.shuffles = 0;
    scene.launch.threshold = threshold;
    if (!host_launch(scene.launch, lanes)) return -1;
    memcpy(out, results, sizeof(results));
    return (int)host.shuffles;
}

struct tally {
    int hits, differ, helped; /* tries in which there was help */
};

static struct tally compare(int tries)
{
    static const rw_u32 thresholds[] = {1, 5, 12};
    struct tally tally = {0, 0, 0};
    for (int i = 0; i < tries; i++) {
        struct result alone[RAYS], together[RAYS];
        for (int k = 0; k < RAYS; k++) rays[k] = scene_ray();
        int before = run(1, 1, alone), shuffles = run(WARP, thresholds[i % 3], together);
        tally.differ += before < 0 || memcmp(alone, together, sizeof(alone)) != 0;
        tally.helped += shuffles > DRAWING;
        for (int k = 0; k < RAYS; k++) tally.hits += alone[k].instance != NO_HIT;
    }
    return tally;
}

TEST(two_levels)
{
    for (int identity = 0; identity < 2; identity++) {
        CHECK(scene_make_triangles(&scene, 21, identity));
        open_scene();
        struct tally tally = compare(TRIES);
        CHECK_EQ(tally.differ, 0);
        CHECK(tally.helped > TRIES / 8);
        CHECK(tally.hits > 10 && tally.hits < TRIES * RAYS);
    }
}

TEST(one_instance)
{
    for (int identity = 0; identity < 2; identity++) {
        CHECK(scene_make_triangles(&scene, 22, identity));
        open_scene();
        host.features &= ~(rw_u32)RW_FEATURE_INSTANCES;
        root = ROOT_FIRST_INSTANCE + 4 * (rw_u32)identity;
        struct tally tally = compare(TRIES);
        CHECK_EQ(tally.differ, 0);
        CHECK(tally.helped > 0);
    }
}

/* Nothing is hit at tmax, with help as without. */
TEST(interval_ends_at_the_hit)
{
    CHECK(scene_make_triangles(&scene, 23, true));
    open_scene();
    int cut = 0;
    for (int i = 0; i < TRIES; i++) {
        struct result all[RAYS], rest[RAYS];
        for (int k = 0; k < RAYS; k++) rays[k] = scene_ray();
        CHECK(run(1, 1, all) >= 0);
        for (int k = 0; k < RAYS; k++) {
            if (all[k].instance == NO_HIT) continue;
            rays[k].tmax = all[k].distance;
            cut++;
        }
        CHECK(run(WARP, 5, rest) >= 0);
        for (int k = 0; k < RAYS; k++) CHECK_EQ(rest[k].instance, NO_HIT);
    }
    CHECK(cut > 5);
}

/* Rays that end at their first hit: which it is does not matter. */
TEST(first_hit)
{
    CHECK(scene_make_triangles(&scene, 24, true));
    open_scene();
    int helped = 0;
    for (int i = 0; i < TRIES; i++) {
        struct result closest[RAYS], any[RAYS];
        for (int k = 0; k < RAYS; k++) rays[k] = scene_ray();
        trace_flags = 0;
        CHECK(run(1, 1, closest) >= 0);
        trace_flags = RT_RAY_FLAG_TERMINATE_ON_FIRST_HIT;
        int shuffles = run(WARP, 5, any);
        CHECK(shuffles >= 0);
        helped += shuffles > DRAWING;
        for (int k = 0; k < RAYS; k++)
            CHECK_EQ(any[k].instance == NO_HIT, closest[k].instance == NO_HIT);
    }
    CHECK(helped > 0);
}

TEST(nobody_helps_where_programs_would_see)
{
    static const rw_u32 features[] = {RW_FEATURE_ANY_HIT, RW_FEATURE_PRIMITIVES};
    for (int i = 0; i < 2; i++) {
        CHECK(scene_make_triangles(&scene, 25, true));
        open_scene();
        host.features |= features[i];
        for (int g = 0; g < SCENE_INSTANCES; g++) scene.instances[g].flags |= RW_INSTANCE_TRIANGLES;
        CHECK_EQ(compare(TRIES / 4).helped, 0);
    }
}

static const struct rw_test tests[] = {
    {"two-levels", test_two_levels},
    {"one-instance", test_one_instance},
    {"interval-ends-at-the-hit", test_interval_ends_at_the_hit},
    {"first-hit", test_first_hit},
    {"nobody-helps-where-programs-would-see", test_nobody_helps_where_programs_would_see},
};

int main(void)
{
    return RUN_TABLE(tests);
}
