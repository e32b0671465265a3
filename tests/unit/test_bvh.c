/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The CPU builder: each box is reached exactly once, children lie inside their parents, random rays
 * meet the same boxes as without a tree, and bad input builds a tree that is still all of this.
 */
#include <float.h>
#include <math.h>
#include <stdbool.h>

#include "programs/config.h"
#include "runtime/bvh.h"
#include "runtime/memory.h"
#include "tests/harness.h"

enum { MAX_BOXES = 4096 };

static float boxes[MAX_BOXES][6];
static uint32_t state;

static float random_float(float low, float high)
{
    state = state * 1664525u + 1013904223u;
    return low + (high - low) * (float)(state >> 8) / 16777216.0f;
}

static void random_boxes(int count, float size)
{
    state = 12345;
    for (int i = 0; i < count; i++) {
        for (int a = 0; a < 3; a++) boxes[i][a] = random_float(-100, 100);
        for (int a = 0; a < 3; a++) boxes[i][3 + a] = boxes[i][a] + random_float(0, size);
    }
}

/* ---- the checker ----------------------------------------------------------------------------- */

struct walk {
    const struct rw_bvh *bvh;
    unsigned leaf_size;
    unsigned char reached[MAX_BOXES]; /* by leaf entry */
    bool node_reached[MAX_BOXES];
    uint32_t deepest;
};

static float clamp_plane(float x)
{
    return fmaxf(-FLT_MAX, fminf(FLT_MAX, x));
}

static bool inside(const float lower[3], const float upper[3], const float *box)
{
    for (int a = 0; a < 3; a++)
        if (!(clamp_plane(box[a]) >= lower[a] && clamp_plane(box[3 + a]) <= upper[a])) return false;
    return true;
}

static bool walk_leaf(struct walk *w, const float lower[3], const float upper[3], int code)
{
    uint32_t first = (uint32_t)~code >> 3, count = (uint32_t)~code & 7;
    if (count == 0 || count > w->leaf_size || first + count > w->bvh->entry_count) return false;
    for (uint32_t i = first; i < first + count; i++) {
        w->reached[i]++;
        if (!inside(lower, upper, boxes[w->bvh->entries[i]])) return false;
    }
    return true;
}

static bool walk_node(struct walk *w, uint32_t index, const float lower[3], const float upper[3],
                      uint32_t depth)
{
    if (index >= w->bvh->node_count || w->node_reached[index]) return false;
    const struct rw_bvh_node *node = &w->bvh->nodes[index];
    w->node_reached[index] = true;
    if (depth > w->deepest) w->deepest = depth;
    for (int side = 0; side < 2; side++) {
        const float *low = node->lower[side], *high = node->upper[side];
        if (low[0] > high[0]) {
            /* Absent: only beside the only leaf of a tree. */
            if (node->child[side] != 0 || index || side == 0 || node->child[0] >= 0) return false;
            continue;
        }
        float box[6] = {low[0], low[1], low[2], high[0], high[1], high[2]};
        if (!inside(lower, upper, box)) return false;
        int child = node->child[side];
        if (child < 0 ? !walk_leaf(w, low, high, child)
                      : !walk_node(w, (uint32_t)child, low, high, depth + 1))
            return false;
    }
    return true;
}

static bool usable(const float *box)
{
    return box[0] <= box[3] && box[1] <= box[4] && box[2] <= box[5];
}

/* All invariants of a tree over the first `count` boxes. */
static bool valid(const struct rw_bvh *bvh, int count, unsigned leaf_size)
{
    static struct walk w;
    uint32_t expected = 0;
    w = (struct walk){.bvh = bvh, .leaf_size = leaf_size};
    for (int i = 0; i < count; i++) expected += usable(boxes[i]);
    if (bvh->entry_count != expected) return false;
    if (expected == 0) return bvh->node_count == 0 && bvh->lower[0] > bvh->upper[0];
    if (!walk_node(&w, 0, bvh->lower, bvh->upper, 1)) return false;
    static unsigned char used[MAX_BOXES];
    memset(used, 0, sizeof(used));
    for (uint32_t i = 0; i < expected; i++) {
        if (w.reached[i] != 1 || used[bvh->entries[i]]++ || !usable(boxes[bvh->entries[i]]))
            return false;
    }
    for (uint32_t i = 0; i < bvh->node_count; i++)
        if (!w.node_reached[i]) return false;
    return w.deepest == bvh->depth && bvh->depth <= RW_BVH_MAX_DEPTH;
}

static bool builds(int count, unsigned leaf_size)
{
    struct rw_bvh bvh;
    bool ok = rw_bvh_build(boxes[0], (size_t)count, leaf_size, &bvh) == RT_SUCCESS &&
              valid(&bvh, count, leaf_size);
    rw_bvh_free(&bvh);
    return ok;
}

/* ---- tests ----------------------------------------------------------------------------------- */

TEST(random)
{
    random_boxes(MAX_BOXES, 5);
    for (unsigned leaf_size = 1; leaf_size <= 7; leaf_size++) CHECK(builds(MAX_BOXES, leaf_size));
    for (int count = 0; count < 40; count++) CHECK(builds(count, RW_BVH_LEAF_PRIMITIVES));
}

static bool ray_meets(const float *lower, const float *upper, const float o[3], const float d[3])
{
    float enter = 0, leave = FLT_MAX;
    for (int a = 0; a < 3; a++) {
        float t0 = (lower[a] - o[a]) / d[a], t1 = (upper[a] - o[a]) / d[a];
        enter = fmaxf(enter, fminf(t0, t1));
        leave = fminf(leave, fmaxf(t0, t1));
    }
    return enter <= leave;
}

/* Marks the entries whose boxes the ray meets, by way of the tree. Returns box tests made. */
static int query(const struct rw_bvh *bvh, uint32_t index, const float o[3], const float d[3],
                 bool met[MAX_BOXES])
{
    const struct rw_bvh_node *node = &bvh->nodes[index];
    int tests = 2;
    for (int side = 0; side < 2; side++) {
        int child = node->child[side];
        if (node->lower[side][0] > node->upper[side][0]) continue;
        if (!ray_meets(node->lower[side], node->upper[side], o, d)) continue;
        if (child >= 0) {
            tests += query(bvh, (uint32_t)child, o, d, met);
            continue;
        }
        for (uint32_t i = (uint32_t)~child >> 3, n = (uint32_t)~child & 7; n; n--, i++) {
            uint32_t box = bvh->entries[i];
            met[box] = ray_meets(boxes[box], boxes[box] + 3, o, d);
            tests++;
        }
    }
    return tests;
}

TEST(rays_equal_brute_force)
{
    enum { COUNT = 2000, RAYS = 300 };
    struct rw_bvh bvh;
    static bool met[MAX_BOXES];
    int hits = 0, tests = 0;
    random_boxes(COUNT, 15);
    CHECK_EQ(rw_bvh_build(boxes[0], COUNT, 4, &bvh), RT_SUCCESS);
    for (int i = 0; i < RAYS; i++) {
        float o[3], d[3];
        for (int a = 0; a < 3; a++) o[a] = random_float(-150, 150);
        for (int a = 0; a < 3; a++) d[a] = random_float(-100, 100) - o[a];
        memset(met, 0, sizeof(met));
        tests += query(&bvh, 0, o, d, met);
        for (int k = 0; k < COUNT; k++) {
            bool expected = ray_meets(boxes[k], boxes[k] + 3, o, d);
            CHECK_EQ(met[k], expected);
            hits += expected;
        }
    }
    rw_bvh_free(&bvh);
    CHECK(hits > RAYS);
    CHECK(tests / RAYS < COUNT / 8); /* the tree is worth something */
}

/* The heuristic beats a tree that cuts at the middle of the list. */
TEST(cost_of_clusters)
{
    struct rw_bvh bvh;
    random_boxes(1000, 0.5f);
    for (int i = 0; i < 1000; i++) {
        float move = i % 10 ? 0 : 1000; /* a tenth lies far away */
        boxes[i][0] += move;
        boxes[i][3] += move;
    }
    CHECK_EQ(rw_bvh_build(boxes[0], 1000, 4, &bvh), RT_SUCCESS);
    CHECK(rw_bvh_cost(&bvh) > 2 && rw_bvh_cost(&bvh) < 30);
    /* The first cut separates the clusters. */
    CHECK(bvh.nodes[0].upper[0][0] < 200 || bvh.nodes[0].upper[1][0] < 200);
    CHECK(bvh.nodes[0].lower[0][0] > 800 || bvh.nodes[0].lower[1][0] > 800);
    rw_bvh_free(&bvh);
}

TEST(identical_boxes)
{
    for (int i = 0; i < 1000; i++)
        for (int a = 0; a < 6; a++) boxes[i][a] = a < 3 ? -1 : 1;
    for (int count = 1; count <= 1000; count = count * 2 + 1) CHECK(builds(count, 4));
}

TEST(zero_area)
{
    state = 3;
    for (int i = 0; i < 1000; i++)
        for (int a = 0; a < 3; a++) boxes[i][a] = boxes[i][3 + a] = a == 1 ? random_float(0, 1) : 2;
    CHECK(builds(1000, 4));
    for (int i = 0; i < 1000; i++) boxes[i][1] = boxes[i][4] = 2;
    CHECK(builds(1000, 1));
}

TEST(unusable_boxes_are_left_out)
{
    random_boxes(100, 5);
    for (int i = 0; i < 100; i += 3) boxes[i][i % 6] = NAN;
    for (int i = 1; i < 100; i += 3) boxes[i][1] = boxes[i][4] + 1;
    CHECK(builds(100, 4));
    for (int i = 0; i < 100; i++) boxes[i][5] = NAN;
    CHECK(builds(100, 4));
}

TEST(infinite_and_huge)
{
    random_boxes(500, 5);
    for (int a = 0; a < 3; a++) boxes[7][a] = -INFINITY, boxes[7][3 + a] = INFINITY;
    boxes[8][4] = INFINITY;
    for (int i = 10; i < 60; i++)
        for (int a = 0; a < 6; a++) boxes[i][a] *= 3e36f;
    CHECK(builds(500, 4));
    for (int i = 0; i < 500; i++)
        for (int a = 0; a < 6; a++) boxes[i][a] = a < 3 ? -FLT_MAX : FLT_MAX;
    CHECK(builds(500, 4));
    for (int a = 0; a < 6; a++) boxes[0][a] = INFINITY;
    CHECK(builds(1, 4));
}

TEST(tiny)
{
    state = 5;
    for (int i = 0; i < 500; i++)
        for (int a = 0; a < 3; a++)
            boxes[i][a] = boxes[i][3 + a] = random_float(0, 100) * FLT_TRUE_MIN;
    CHECK(builds(500, 4));
}

/* Points on the axes, each far nearer to 0 than the last: the heuristic takes one off a level. */
TEST(depth_is_bounded)
{
    enum { COUNT = 192 };
    memset(boxes, 0, sizeof(boxes));
    for (int i = 0; i < COUNT; i++)
        boxes[i][i % 3] = boxes[i][3 + i % 3] = powf(0.08f, (float)(i / 3)) * 1e37f;
    for (unsigned leaf_size = 1; leaf_size < 5; leaf_size++) CHECK(builds(COUNT, leaf_size));
    struct rw_bvh bvh;
    CHECK_EQ(rw_bvh_build(boxes[0], COUNT, 1, &bvh), RT_SUCCESS);
    uint32_t depth = bvh.depth;
    rw_bvh_free(&bvh);
    CHECK_EQ(depth, RW_BVH_MAX_DEPTH); /* the limit was met, or this tests nothing */
}

TEST(relocate)
{
    struct rw_bvh bvh, moved;
    random_boxes(100, 5);
    for (int count = 1; count <= 100; count += 99) {
        CHECK_EQ(rw_bvh_build(boxes[0], (size_t)count, 4, &bvh), RT_SUCCESS);
        CHECK_EQ(rw_bvh_build(boxes[0], (size_t)count, 4, &moved), RT_SUCCESS);
        rw_bvh_relocate(moved.nodes, moved.node_count, 1000, 5000);
        for (uint32_t i = 0; i < 2 * bvh.node_count; i++) {
            int before = bvh.nodes[i / 2].child[i % 2], after = moved.nodes[i / 2].child[i % 2];
            bool absent = bvh.nodes[i / 2].lower[i % 2][0] > bvh.nodes[i / 2].upper[i % 2][0];
            if (before < 0)
                CHECK_EQ(~after, ~before + (5000 << 3));
            else
                CHECK_EQ(after, absent ? 0 : before + 1000);
        }
        rw_bvh_free(&bvh);
        rw_bvh_free(&moved);
    }
}

TEST(misuse)
{
    struct rw_bvh bvh;
    random_boxes(10, 1);
    CHECK_EQ(rw_bvh_build(boxes[0], 10, 0, &bvh), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rw_bvh_build(boxes[0], 10, 8, &bvh), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rw_bvh_build(boxes[0], (size_t)1 << 28, 4, &bvh), RT_ERROR_INVALID_VALUE);
    CHECK(!bvh.nodes && !bvh.entries);
    rw_bvh_free(&bvh);
    rw_bvh_free(NULL);
}

TEST(allocation_fails)
{
    struct rw_bvh bvh;
    random_boxes(50, 1);
    unsigned long n = 1;
    for (;; n++) {
        rw_memory_fail_at(n);
        RTresult result = rw_bvh_build(boxes[0], 50, 4, &bvh);
        bool failed = rw_memory_failed();
        rw_memory_fail_at(0);
        CHECK_EQ(result, failed ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_SUCCESS);
        CHECK_EQ(bvh.nodes == NULL, failed);
        rw_bvh_free(&bvh);
        if (!failed) break;
    }
    CHECK(n > 2);
}

static const struct rw_test tests[] = {
    {"random", test_random},
    {"rays-equal-brute-force", test_rays_equal_brute_force},
    {"cost-of-clusters", test_cost_of_clusters},
    {"identical-boxes", test_identical_boxes},
    {"zero-area", test_zero_area},
    {"unusable-boxes-are-left-out", test_unusable_boxes_are_left_out},
    {"infinite-and-huge", test_infinite_and_huge},
    {"tiny", test_tiny},
    {"depth-is-bounded", test_depth_is_bounded},
    {"relocate", test_relocate},
    {"misuse", test_misuse},
    {"allocation-fails", test_allocation_fails},
};

int main(void)
{
    return RUN_TABLE(tests);
}
