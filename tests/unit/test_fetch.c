/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How lanes draw launch indices: each index exactly once for launches of any shape, by one lane and
 * by a warp, and in tiles where a launch has two dimensions; and how several devices share them.
 */
#include "programs/share.h"
#include "runtime/device/share.h"
#include "tests/harness.h"
#include "tests/unit/host_scene.h"

enum { WARP = 12, MAX_INDICES = 4096 };

static struct scene scene;
static rw_u32 visits[MAX_INDICES];
static rw_u32 order[MAX_INDICES], ordered;

static void visit(struct rw_lane *lane)
{
    const rw_u32 *size = lane->launch->size, *index = lane->launch_index;
    rw_u32 at = (index[2] * size[1] + index[1]) * size[0] + index[0];
    bool inside = index[0] < size[0] && index[1] < size[1] && index[2] < size[2];
    if (inside) __atomic_fetch_add(&visits[at], 1, __ATOMIC_RELAXED);
    if (inside && lane->launch->threshold == 1) order[ordered++] = at;
    rw_finish(lane);
}

TEST(every_index_once)
{
    static const rw_u32 sizes[][3] = {{1, 1, 1}, {37, 1, 1}, {37, 23, 1}, {8, 4, 1},   {1, 50, 1},
                                      {7, 3, 1}, {5, 3, 7},  {64, 1, 3},  {16, 33, 1}, {9, 0, 1}};
    CHECK(scene_make(&scene, 1, true));
    host.step = visit;
    for (unsigned i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        for (unsigned lanes = 1; lanes <= WARP; lanes += WARP - 1) {
            memset(visits, 0, sizeof(visits));
            memcpy(scene.launch.size, sizes[i], sizeof(sizes[i]));
            CHECK(host_launch(scene.launch, lanes));
            rw_u32 total = sizes[i][0] * sizes[i][1] * sizes[i][2];
            for (rw_u32 k = 0; k < MAX_INDICES; k++) CHECK_EQ(visits[k], k < total);
        }
    }
    scene_free(&scene);
}

TEST(tiles)
{
    CHECK(scene_make(&scene, 1, true));
    host.step = visit;
    scene.launch.size[0] = 24;
    scene.launch.size[1] = 10;
    scene.launch.threshold = 1; /* asks visit for the order */
    ordered = 0;
    CHECK(host_launch(scene.launch, 1));
    CHECK_EQ(ordered, 240);
    for (rw_u32 k = 0; k < 240; k++) {
        rw_u32 x = order[k] % 24, y = order[k] / 24;
        rw_u32 tile = k < 192 ? k / 32 : 6 + (k - 192) / 16; /* the last strip has two rows */
        CHECK_EQ(y / 4 * 3 + x / 8, tile);
    }
    scene_free(&scene);
}

/* Three devices, the second twice as large. */
static struct rw_device devices[3] = {
    {.multiprocessors = 4}, {.multiprocessors = 8}, {.multiprocessors = 4}};
static struct rw_device *const list[3] = {&devices[0], &devices[1], &devices[2]};

static void begin_launch(const rw_u32 size[3])
{
    memset(visits, 0, sizeof(visits));
    memcpy(scene.launch.size, size, sizeof(scene.launch.size));
}

/* What device `d` does of it, by a warp or by a lane; the indices visited by then. */
static bool run_device(unsigned d, rw_u32 *visited)
{
    bool ran = host_launch(scene.launch, d ? WARP : 1);
    *visited = 0;
    for (rw_u32 k = 0; k < MAX_INDICES; k++) *visited += visits[k];
    return ran;
}

/* Each index is on exactly one, and as many on each as the host counts. With turns the last is the
 * CPU. */
static void check_shares(int *rw_failed, const rw_u32 size[3], rw_u32 turns)
{
    const rw_u32 total = size[0] * size[1] * size[2], rounds = turns ? turns : 1;
    rw_u32 seen = 0, visited;
    begin_launch(size);
    for (unsigned d = 0; d < 3; d++) {
        rw_share_deal(list, 3, turns, d, &scene.launch);
        CHECK_EQ(scene.launch.share_period, 3 * rounds + 1);
        CHECK_EQ(scene.launch.share_count, d < 2 ? (d + 1) * rounds : 1);
        CHECK(run_device(d, &visited));
        seen += (rw_u32)rw_share_indices(&scene.launch);
        CHECK_EQ(visited, seen);
    }
    for (rw_u32 k = 0; k < MAX_INDICES; k++) CHECK_EQ(visits[k], k < total);
}

TEST(shares)
{
    static const rw_u32 sizes[][3] = {{1, 1, 1},   {256, 1, 1}, {257, 1, 1}, {1025, 1, 1},
                                      {61, 67, 1}, {64, 64, 1}, {13, 17, 18}};
    CHECK(scene_make(&scene, 1, true));
    host.step = visit;
    host.features |= RW_FEATURE_DEVICES;
    for (unsigned i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++)
        for (rw_u32 turns = 0; turns <= 4; turns++) check_shares(rw_failed, sizes[i], turns);
    host.features &= ~(rw_u32)RW_FEATURE_DEVICES;
    scene_free(&scene);
}

static unsigned gpus; /* 1; or 2, with 1 and 2 chunks in a round */

/* The part of all indices that the CPU gets beside them. */
static double part_beside(uint64_t indices, double pace)
{
    const uint32_t turns = rw_share_turns(list, gpus, indices, pace);
    struct rw_launch launch;
    if (!turns) return 0;
    rw_share_deal(list, gpus + 1, turns, gpus, &launch);
    return (double)launch.share_count / launch.share_period;
}

static void check_turns(int *rw_failed)
{
    const uint64_t large = 1 << 23, chunks = large / RW_SHARE_CHUNK;
    CHECK(part_beside(1000, 0) == 0);
    CHECK(part_beside(1000, 0.5) == 0);
    /* Nothing is known: no more than one chunk. */
    CHECK(part_beside(large, 0) > 0);
    CHECK(part_beside(large, 0) * (double)chunks < 1.01);
    /* In time, and not idle for most of it. */
    for (double pace = 0.001; pace < 0.3; pace *= 2) {
        const double part = part_beside(large, pace), takes = part / (1 - part) / pace;
        CHECK(takes > 0.3 && takes <= 0.76);
    }
    /* One chunk would take it longer than the others take for all. */
    CHECK(part_beside(large, 0.5 / (double)chunks) == 0);
    CHECK(part_beside(large, 1e-30) == 0);
}

TEST(turns)
{
    for (gpus = 1; gpus <= 2; gpus++) check_turns(rw_failed);
}

TEST(pace)
{
    CHECK(rw_share_pace(0, 0.25) == 0.25);
    CHECK(rw_share_pace(0.5, 0.25) == 0.25);
    CHECK(rw_share_pace(0.25, 0.5) > 0.25 && rw_share_pace(0.25, 0.5) < 0.5);
}

/* The one that begins has its own indices and all of the pool, since the others are not there; each
 * of these then has its own alone. */
TEST(pool)
{
    static const rw_u32 size[3] = {64, 64, 1}, total = 64 * 64;
    static struct rw_device pair[2] = {{.multiprocessors = 1}, {.multiprocessors = 1}};
    struct rw_device *both[2] = {&pair[0], &pair[1]};
    CHECK(scene_make(&scene, 1, true));
    host.step = visit;
    host.features |= RW_FEATURE_DEVICES;
    for (unsigned first = 0; first < 2; first++) {
        struct rw_counter pool = {0};
        rw_u32 seen = 0, before = 0;
        begin_launch(size);
        for (unsigned k = 0; k < 2; k++) {
            rw_share_deal(both, 2, 0, k ? !first : first, &scene.launch);
            rw_share_keep_pool(&scene.launch);
            scene.launch.pool = (rw_u64)(uintptr_t)&pool.pool;
            CHECK_EQ(scene.launch.share_rounds, 4); /* of 8 */
            CHECK(run_device(k ? !first : first, &seen));
            rw_u32 own = 4 * RW_SHARE_CHUNK, rest = total - 2 * own;
            CHECK_EQ(seen - before, k ? own : own + rest);
            CHECK_EQ(rw_share_indices(&scene.launch), own + rest);
            CHECK(pool.pool >= rest);
            pool.next = scene.counter;
            CHECK_EQ(rw_share_drawn(&scene.launch, &pool), own + rest);
            before = seen;
        }
        for (rw_u32 k = 0; k < MAX_INDICES; k++) CHECK_EQ(visits[k], k < total);
    }
    scene.launch.pool = 0;
    host.features &= ~(rw_u32)RW_FEATURE_DEVICES;
    scene_free(&scene);
}

/* In each round every place is one device's, and no device has the same places in all rounds. */
TEST(rounds)
{
    enum { ROUNDS = 64, PERIOD = 4 };
    unsigned of_first[PERIOD] = {0};
    for (unsigned round = 0; round < ROUNDS; round++) {
        unsigned taken = 0;
        for (unsigned d = 0; d < 3; d++) {
            struct rw_launch launch;
            rw_share_deal(list, 3, 0, d, &launch);
            const struct rw_share_places p = rw_share_places(&launch, round);
            for (rw_u32 k = 0; k < launch.share_count; k++) {
                rw_u64 place = rw_share_place(&p, k);
                CHECK(place < PERIOD && !(taken & 1u << place));
                CHECK(!k || place > rw_share_place(&p, k - 1));
                taken |= 1u << place;
                of_first[place] += !d;
            }
        }
        CHECK_EQ(taken, (1u << PERIOD) - 1);
    }
    for (unsigned place = 0; place < PERIOD; place++)
        CHECK(of_first[place] > ROUNDS / 8 && of_first[place] < ROUNDS / 2);
}

TEST(no_share_of_one)
{
    struct rw_device device = {.multiprocessors = 132};
    struct rw_device *alone[] = {&device};
    struct rw_launch launch = {.size = {3, 5, 7}, .share_period = 9};
    rw_share_deal(alone, 1, 0, 0, &launch);
    CHECK(!launch.share_first && !launch.share_count && !launch.share_period);
    CHECK_EQ(rw_share_indices(&launch), 105);
}

static const struct rw_test tests[] = {
    {"every-index-once", test_every_index_once},
    {"tiles", test_tiles},
    {"shares", test_shares},
    {"turns", test_turns},
    {"pace", test_pace},
    {"pool", test_pool},
    {"rounds", test_rounds},
    {"no-share-of-one", test_no_share_of_one},
};

int main(void)
{
    return RUN_TABLE(tests);
}
