/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How lanes draw launch indices: each index exactly once for launches of any shape, by one lane and
 * by a warp, and in tiles where a launch has two dimensions; and how several devices share them.
 */
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

/* Three devices, the second twice as large: each index on exactly one, and as many on each as the
 * host counts; the same ones when the launch is repeated. */
TEST(shares)
{
    static const rw_u32 sizes[][3] = {{1, 1, 1},   {256, 1, 1}, {257, 1, 1}, {1025, 1, 1},
                                      {61, 67, 1}, {64, 64, 1}, {13, 17, 18}};
    struct rw_device devices[3] = {
        {.multiprocessors = 4}, {.multiprocessors = 8}, {.multiprocessors = 4}};
    struct rw_device *list[3] = {&devices[0], &devices[1], &devices[2]};
    CHECK(scene_make(&scene, 1, true));
    host.step = visit;
    host.features |= RW_FEATURE_DEVICES;
    for (unsigned i = 0; i < sizeof(sizes) / sizeof(sizes[0]); i++) {
        memset(visits, 0, sizeof(visits));
        memcpy(scene.launch.size, sizes[i], sizeof(sizes[i]));
        rw_u32 total = sizes[i][0] * sizes[i][1] * sizes[i][2], seen = 0;
        for (unsigned d = 0; d < 3; d++) {
            rw_share_deal(list, 3, d, &scene.launch);
            CHECK_EQ(scene.launch.share_period, 4);
            CHECK(host_launch(scene.launch, d ? WARP : 1));
            seen += (rw_u32)rw_share_indices(&scene.launch);
            rw_u32 visited = 0;
            for (rw_u32 k = 0; k < MAX_INDICES; k++) visited += visits[k];
            CHECK_EQ(visited, seen);
        }
        for (rw_u32 k = 0; k < MAX_INDICES; k++) CHECK_EQ(visits[k], k < total);
    }
    host.features &= ~(rw_u32)RW_FEATURE_DEVICES;
    scene_free(&scene);
}

TEST(no_share_of_one)
{
    struct rw_device device = {.multiprocessors = 132};
    struct rw_device *list[] = {&device};
    struct rw_launch launch = {.size = {3, 5, 7}, .share_period = 9};
    rw_share_deal(list, 1, 0, &launch);
    CHECK(!launch.share_first && !launch.share_count && !launch.share_period);
    CHECK_EQ(rw_share_indices(&launch), 105);
}

static const struct rw_test tests[] = {
    {"every-index-once", test_every_index_once},
    {"tiles", test_tiles},
    {"shares", test_shares},
    {"no-share-of-one", test_no_share_of_one},
};

int main(void)
{
    return RUN_TABLE(tests);
}
