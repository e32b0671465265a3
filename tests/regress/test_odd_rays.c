/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Rays that are no rays, and such that start so far away that distances to boxes are no floats:
 * among eight children of a node, those that there are not were met on the CPU, and its stack was
 * overrun. tests/render/test_rays.c has all combinations.
 *     regress.odd_rays [cuda]
 */
#include <math.h>

#include "tests/api/traversal.h"

#define BAD(place)                                                                                 \
    {place, NAN}, {place, INFINITY},                                                               \
    {                                                                                              \
        place, -INFINITY                                                                           \
    }

/* Ray 0 of the layers, which hits the first, with another number in one place. */
static const struct odd {
    unsigned place;
    float number;
} odd[] = {BAD(0), BAD(1), BAD(2), BAD(3), BAD(4), BAD(5), {6, NAN}, {6, INFINITY}, {7, NAN}};
enum { ODD = sizeof odd / sizeof *odd };

/* The same origin and direction along each axis. */
static const float far[][2] = {
    {1e37f, 1e-24f}, {-1e37f, 1e-24f}, {1e37f, -1e-24f}, {1e38f, 1}, {0, 0}, {0, 1e-40f},
};
enum { FAR = sizeof far / sizeof *far };

static void make_rays(float rays[ODD + FAR][8])
{
    for (unsigned i = 0; i < ODD; i++) {
        memcpy(rays[i], layer_rays[0], sizeof layer_rays[0]);
        rays[i][odd[i].place] = odd[i].number;
    }
    for (unsigned i = 0; i < FAR; i++) {
        for (int axis = 0; axis < 3; axis++) {
            rays[ODD + i][axis] = far[i][0];
            rays[ODD + i][3 + axis] = far[i][1];
        }
        rays[ODD + i][6] = 0, rays[ODD + i][7] = INFINITY;
    }
}

static void check_misses(int *rw_failed, RTUquerytype query)
{
    RTUtraversal t;
    RTUtraversalresult *results;
    float rays[ODD + FAR][8];
    make_rays(rays);
    OK(make(&t, query, LONG, SOUP, 0, NULL));
    OK(set_rays(t, LONG, (const float(*)[8])rays, ODD + FAR));
    OK(rtuTraversalTraverse(t));
    OK(rtuTraversalMapResults(t, &results));
    for (int i = 0; i < ODD + FAR; i++) CHECK_EQ(results[i].prim_id, -1);
    OK(rtuTraversalUnmapResults(t));
    OK(rtuTraversalDestroy(t));
}

TEST(closest)
{
    check_misses(rw_failed, CLOSEST);
}

TEST(any)
{
    check_misses(rw_failed, ANY);
}

static const struct rw_test tests[] = {{"closest", test_closest}, {"any", test_any}};

int main(int argc, char **argv)
{
    setenv("RW_CACHE_DIR", "off", 0);
    choose_device(argc, argv);
    return RUN_TABLE(tests);
}
