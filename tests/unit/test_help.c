/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Lanes that help others with their rays (programs/traverse/help.cuh), compiled for this machine: a
 * warp of twelve lanes for four rays, so that eight are done from the start, against a warp of one.
 * Each triangle of the scene is there twice: of two at the same distance the same one is hit
 * however many lanes look for it. That there was help shows in the shuffles.
 */
#include <string.h>

#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { RAYS = 4, WARP = 12, FRAME = 64, TRIES = 40, DRAWING = 2 * WARP };

struct result {
    float distance;
    int instance, primitive;
    int bounces; /* still to make: closest-hit traces on */
    struct result *outer;
};

static struct scene scene;
static struct ray rays[RAYS];
static struct result results[RAYS];
static rw_u32 root, trace_flags;
static int bounces;

static void trace(struct rw_lane *lane, struct result payload, rw_u32 resume, const float o[3],
                  const float d[3], float tmax)
{
    struct result *saved = (struct result *)(lane->stack + lane->sp);
    *saved = payload;
    if (rw_push(lane, FRAME, resume))
        rw_trace(lane, root, o[0], o[1], o[2], d[0], d[1], d[2], 0, 0, tmax, 0xff, trace_flags,
                 (unsigned char *)saved, sizeof(*saved), 0);
}

static struct result pop(struct rw_lane *lane)
{
    lane->sp -= FRAME;
    return *(const struct result *)(lane->stack + lane->sp);
}

/* From beyond the hit, elsewhere. */
static void bounce(struct rw_lane *lane, struct result *payload)
{
    float o[3], d[3] = {-lane->direction[1], lane->direction[2], lane->direction[0]};
    for (int a = 0; a < 3; a++) o[a] = lane->origin[a] + 1.1f * lane->distance * lane->direction[a];
    struct result inner = {-1, NO_HIT, NO_HIT, payload->bounces - 1, payload};
    trace(lane, inner, STATE_RESUME + 1, o, d, 1e27f);
}

static void end_bounce(struct rw_lane *lane)
{
    struct result inner = pop(lane);
    rw_find_resume(lane);
    inner.outer->primitive += 7 * inner.primitive;
    rw_return(lane);
}

static void generate(struct rw_lane *lane)
{
    const struct ray *ray = &rays[lane->launch_index[0]];
    struct result payload = {-1, NO_HIT, NO_HIT, bounces, NULL};
    trace(lane, payload, STATE_RESUME, ray->origin, ray->direction, ray->tmax);
}

static void step(struct rw_lane *lane)
{
    struct result *payload = (struct result *)lane->payload;
    switch (lane->state) {
    case PROGRAM_GENERATE:
        generate(lane);
        break;
    case STATE_RESUME:
        results[lane->launch_index[0]] = pop(lane);
        rw_finish(lane);
        break;
    case STATE_RESUME + 1:
        end_bounce(lane);
        break;
    case PROGRAM_CLOSEST:
        payload->distance = lane->distance;
        payload->instance = (int)lane->instance;
        payload->primitive = (int)lane->primitive;
        if (payload->bounces)
            bounce(lane, payload);
        else
            rw_return(lane);
        break;
    case PROGRAM_MISS:
        payload->distance = 1e27f;
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
    bounces = 0;
}

static void new_rays(void)
{
    for (int k = 0; k < RAYS; k++) rays[k] = scene_ray();
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
        new_rays();
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

/* Lanes trace on while others still help or are helped. */
TEST(closest_hit_traces)
{
    CHECK(scene_make_triangles(&scene, 26, true));
    open_scene();
    bounces = 3;
    struct tally tally = compare(TRIES);
    CHECK_EQ(tally.differ, 0);
    CHECK(tally.helped > TRIES / 8);
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
        new_rays();
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
        new_rays();
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
    {"closest-hit-traces", test_closest_hit_traces},
    {"one-instance", test_one_instance},
    {"interval-ends-at-the-hit", test_interval_ends_at_the_hit},
    {"first-hit", test_first_hit},
    {"nobody-helps-where-programs-would-see", test_nobody_helps_where_programs_would_see},
};

int main(void)
{
    return host_run_tests(tests, sizeof(tests) / sizeof(tests[0]));
}
