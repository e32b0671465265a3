/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Worlds: each has the hits of a scene of its instances alone, for numbers of instances at which
 * nodes and leaves are full, and one more.
 */
#include "tests/rays/fixture.h"

enum { MESHES = 2, TRIANGLES = 40, WORLDS = 5, MOST = 300, RAYS = 500 };

static RWrayscene meshes[MESHES];
static float transforms[12 * WORLDS * MOST], origins[3 * WORLDS * RAYS],
    directions[3 * WORLDS * RAYS];
static int which[WORLDS * MOST];
static float *d_transforms, *d_origins, *d_directions;
static int *d_which;

struct answers {
    float distance[RAYS], near[RAYS];
    int primitive[RAYS], instance[RAYS];
};
static struct answers got[WORLDS], expected;

static RTresult ask(RWrayscene scene, unsigned first, unsigned count, struct answers *out)
{
    const unsigned all = count * RAYS;
    const size_t rows = 4 * (size_t)all;
    char *memory = put(NULL, 4 * rows);
    RWraywork w = {.structSize = sizeof(w),
                   .count = all,
                   .perWorld = count > 1 ? RAYS : 0,
                   .origins = {d_origins + 3 * RAYS * first, 12},
                   .directions = {d_directions + 3 * RAYS * first, 12},
                   .end = INFINITY,
                   .distance = (float *)memory,
                   .primitive = (int *)(memory + rows),
                   .instance = (int *)(memory + 2 * rows)};
    RWraypoints p = {.structSize = sizeof(p),
                     .count = all,
                     .perWorld = w.perWorld,
                     .points = w.origins,
                     .end = INFINITY,
                     .distance = (float *)(memory + 3 * rows)};
    RTresult result = rwRaysTrace(scene, NULL, &w);
    if (!result) result = rwRaysNearest(scene, NULL, &p);
    for (unsigned i = 0; i < count; i++) {
        get(out[i].distance, memory + i * 4 * RAYS, 4 * RAYS);
        get(out[i].primitive, memory + rows + i * 4 * RAYS, 4 * RAYS);
        get(out[i].instance, memory + 2 * rows + i * 4 * RAYS, 4 * RAYS);
        get(out[i].near, memory + 3 * rows + i * 4 * RAYS, 4 * RAYS);
    }
    drop(memory);
    return result;
}

static RWrayinstances given(unsigned first, unsigned worlds, unsigned instances)
{
    return (RWrayinstances){.meshes = meshes,
                            .meshCount = MESHES,
                            .worlds = worlds,
                            .instances = instances,
                            .which = {d_which + first * instances, 4},
                            .transforms = {d_transforms + 12 * first * instances, 48}};
}

/* Of many instances a ray may meet two at once: distances are the same then. */
static void compare(unsigned world, int *rw_failed)
{
    int hits = 0;
    for (unsigned i = 0; i < RAYS; i++) {
        const float t = got[world].distance[i], e = expected.distance[i];
        hits += e < INFINITY;
        CHECK(t == e || fabsf(t - e) < 1e-5f * (1 + e));
        if (t == e) CHECK_EQ(got[world].instance[i], expected.instance[i]);
        if (t == e) CHECK_EQ(got[world].primitive[i], expected.primitive[i]);
        const float n = got[world].near[i], m = expected.near[i];
        CHECK(n == m || fabsf(n - m) < 1e-5f * (1 + m));
    }
    CHECK(hits > 0);
}

static void compare_worlds(unsigned instances, int *rw_failed)
{
    RWrayscene scene;
    RWrayinstances in = given(0, WORLDS, instances);
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(rwRaysInstancesSet(scene, NULL, &in));
    RAYS_CHECK(ask(scene, 0, WORLDS, got));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (unsigned i = 0; i < WORLDS && !*rw_failed; i++) {
        in = given(i, 1, instances);
        RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
        RAYS_CHECK(ask(scene, i, 1, &expected));
        RAYS_CHECK(rwRaysSceneDestroy(scene));
        compare(i, rw_failed);
    }
}

TEST(sizes)
{
    static const unsigned sizes[] = {1, 2, 3, 4, 5, 8, 24, 25, 32, 33, 65, 100, MOST};
    for (unsigned i = 0; i < sizeof(sizes) / sizeof(sizes[0]) && !*rw_failed; i++) {
        compare_worlds(sizes[i], rw_failed);
        if (*rw_failed) fprintf(stderr, "with %u instances\n", sizes[i]);
    }
}

/* All worlds have the same meshes: the array is that of one. */
TEST(period)
{
    RWrayscene scene, same;
    static struct answers again[WORLDS];
    enum { EACH = 9 };
    int repeated[WORLDS * EACH];
    for (int i = 0; i < WORLDS * EACH; i++) repeated[i] = which[i % EACH];
    void *d_repeated = put(repeated, sizeof(repeated));
    RWrayinstances in = given(0, WORLDS, EACH);
    in.period = EACH;
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    in.period = 0;
    in.which.data = d_repeated;
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &same));
    RAYS_CHECK(ask(scene, 0, WORLDS, got));
    RAYS_CHECK(ask(same, 0, WORLDS, again));
    CHECK(!memcmp(got, again, sizeof(got)));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    RAYS_CHECK(rwRaysSceneDestroy(same));
    drop(d_repeated);
}

TEST(equal_places)
{
    static float same[12 * WORLDS * 50];
    RWrayscene scene;
    RWrayinstances in = given(0, WORLDS, 50);
    for (unsigned i = 0; i < sizeof(same) / sizeof(same[0]); i++) same[i] = i % 12 % 5 == 0;
    in.transforms.data = put(same, sizeof(same));
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(ask(scene, 0, WORLDS, got));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    int hits = 0;
    for (unsigned i = 0; i < RAYS; i++) hits += got[0].distance[i] < INFINITY;
    CHECK(hits > 0);
    drop((void *)(uintptr_t)in.transforms.data);
}

TEST(bounds)
{
    RWrayscene scene;
    RWrayinstances in = given(0, WORLDS, 20);
    float box[6];
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(rwRaysSceneGetBounds(scene, NULL, 3, box));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (int a = 0; a < 3; a++) CHECK(box[a] < -1 && box[a] > -12 && box[3 + a] > 1);
}

static void make(void)
{
    static float corners[9 * TRIANGLES];
    for (int i = 0; i < MESHES; i++) {
        fill_triangles(corners, TRIANGLES, 0.4f);
        meshes[i] = mesh_of_corners(corners, TRIANGLES);
    }
    for (unsigned i = 0; i < WORLDS * MOST; i++) {
        fill_transform(transforms + 12 * i, 4);
        which[i] = i % 11 == 10 ? -1 : (int)(i / 3 % MESHES);
    }
    fill(origins, 3 * WORLDS * RAYS, -4, 4);
    fill(directions, 3 * WORLDS * RAYS, -1, 1);
    d_transforms = put(transforms, sizeof(transforms));
    d_which = put(which, sizeof(which));
    d_origins = put(origins, sizeof(origins));
    d_directions = put(directions, sizeof(directions));
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"sizes", test_sizes},
                                           {"period", test_period},
                                           {"equal_places", test_equal_places},
                                           {"bounds", test_bounds}};
    open_rays(argc, argv);
    make();
    const int failed = RUN_TABLE(tests);
    for (int i = 0; i < MESHES; i++) rwRaysSceneDestroy(meshes[i]);
    drop(d_transforms), drop(d_which), drop(d_origins), drop(d_directions);
    rwRaysDestroy(rays);
    return failed;
}
