/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instances: a scene of them has the hits of a mesh into which all are written out, before and
 * after they are set anew.
 */
#include "tests/rays/fixture.h"

enum { MESHES = 3, TRIANGLES = 60, INSTANCES = 50, RAYS = 4000, ALL = INSTANCES * TRIANGLES };

static float corners[MESHES][9 * TRIANGLES], transforms[12 * INSTANCES], flat[9 * ALL];
static int which[INSTANCES];
static float origins[3 * RAYS], directions[3 * RAYS];
static void *d_which, *d_transforms, *d_origins, *d_directions;
static RWrayscene meshes[MESHES];

struct answers {
    float distance[RAYS], normal[3 * RAYS];
    int primitive[RAYS], instance[RAYS], number[RAYS];
    unsigned char any[RAYS];
};
static struct answers got, expected;

static void place(void)
{
    for (unsigned i = 0; i < INSTANCES; i++) {
        which[i] = i % 7 == 6 ? -1 : (int)(i % MESHES);
        fill_transform(transforms + 12 * i, 3);
    }
    if (d_which) drop(d_which), drop(d_transforms);
    d_which = put(which, sizeof(which));
    d_transforms = put(transforms, sizeof(transforms));
}

static RWrayinstances given(void)
{
    return (RWrayinstances){.meshes = meshes,
                            .meshCount = MESHES,
                            .instances = INSTANCES,
                            .which = {d_which, 4},
                            .transforms = {d_transforms, 48}};
}

static RTresult ask(RWrayscene scene, struct answers *out)
{
    RWraywork w = {.structSize = sizeof(w),
                   .count = RAYS,
                   .origins = {d_origins, 12},
                   .directions = {d_directions, 12},
                   .end = INFINITY};
    char *memory = put(NULL, sizeof(*out));
    w.distance = (float *)(memory + offsetof(struct answers, distance));
    w.normal = (float *)(memory + offsetof(struct answers, normal));
    w.primitive = (int *)(memory + offsetof(struct answers, primitive));
    w.instance = (int *)(memory + offsetof(struct answers, instance));
    w.number = (int *)(memory + offsetof(struct answers, number));
    w.any = (unsigned char *)(memory + offsetof(struct answers, any));
    RTresult result = rwRaysTrace(scene, NULL, &w);
    w.query = RW_RAYS_QUERY_COUNT;
    if (!result) result = rwRaysTrace(scene, NULL, &w);
    w.query = RW_RAYS_QUERY_ANY;
    if (!result) result = rwRaysTrace(scene, NULL, &w);
    get(out, memory, sizeof(*out));
    drop(memory);
    return result;
}

/* The same triangles in one mesh; those of nothing are points. */
static RTresult ask_flat(struct answers *out)
{
    RWrayscene scene;
    memset(flat, 0, sizeof(flat));
    for (unsigned i = 0; i < INSTANCES; i++)
        if (which[i] >= 0)
            transform(transforms + 12 * i, corners[which[i]], flat + 9 * TRIANGLES * i,
                      3 * TRIANGLES);
    void *d_flat = put(flat, sizeof(flat));
    const RWraymesh mesh = {{d_flat, 12}, 3 * ALL, {NULL, 0}, ALL};
    RTresult result = rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene);
    if (!result) result = ask(scene, out);
    rwRaysSceneDestroy(scene);
    drop(d_flat);
    return result;
}

static void compare(int *rw_failed)
{
    int hits = 0, same = 0, counts = 0;
    for (unsigned i = 0; i < RAYS; i++) {
        const float e = expected.distance[i], t = got.distance[i];
        hits += e < INFINITY;
        if (expected.number[i] == got.number[i]) counts++;
        if (e == INFINITY ? t != INFINITY : !(fabsf(t - e) < 1e-4f * (1 + e))) continue;
        CHECK_EQ(got.any[i], t < INFINITY);
        if (e == INFINITY) CHECK(got.primitive[i] == -1 && got.instance[i] == -1);
        if (e < INFINITY && got.instance[i] * TRIANGLES + got.primitive[i] != expected.primitive[i])
            continue;
        for (int a = 0; a < 3; a++)
            CHECK(fabsf(fabsf(got.normal[3 * i + a]) - fabsf(expected.normal[3 * i + a])) < 1e-3f);
        same++;
    }
    /* Rays at edges may go either way. */
    CHECK(hits > RAYS / 10);
    CHECK(same > RAYS - RAYS / 200);
    CHECK(counts > RAYS - RAYS / 200);
}

TEST(placed)
{
    RWrayscene scene;
    const RWrayinstances in = given();
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(ask(scene, &got));
    RAYS_CHECK(ask_flat(&expected));
    compare(rw_failed);
    RAYS_CHECK(rwRaysSceneDestroy(scene));
}

TEST(set_anew)
{
    RWrayscene scene;
    RWrayinstances in = given();
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    for (int round = 0; round < 3; round++) {
        place();
        in = given();
        RAYS_CHECK(rwRaysInstancesSet(scene, NULL, &in));
        RAYS_CHECK(ask(scene, &got));
        RAYS_CHECK(ask_flat(&expected));
        compare(rw_failed);
        if (*rw_failed) return;
    }
    RAYS_CHECK(rwRaysSceneDestroy(scene));
}

/* One instance is entered without a node, and nothing has no tree. */
TEST(few)
{
    RWrayscene scene;
    int most = 0;
    for (unsigned count = 0; count < 3; count++) {
        RWrayinstances in = given();
        in.instances = count;
        for (unsigned i = count; i < INSTANCES; i++) which[i] = -1;
        RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
        RAYS_CHECK(ask(scene, &got));
        RAYS_CHECK(rwRaysSceneDestroy(scene));
        RAYS_CHECK(ask_flat(&expected));
        for (unsigned i = 0; i < RAYS; i++) {
            CHECK((got.distance[i] < INFINITY) == (expected.distance[i] < INFINITY));
            if (got.instance[i] > most) most = got.instance[i];
        }
        place();
    }
    CHECK_EQ(most, 1);
}

/* A scene of instances keeps its meshes. */
TEST(meshes_dropped)
{
    RWrayscene scene;
    const RWrayinstances in = given();
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(ask(scene, &expected));
    for (int i = 0; i < MESHES; i++) RAYS_CHECK(rwRaysSceneDestroy(meshes[i]));
    RAYS_CHECK(ask(scene, &got));
    CHECK(!memcmp(got.distance, expected.distance, sizeof(got.distance)));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
}

static void make(void)
{
    for (int i = 0; i < MESHES; i++) {
        fill_triangles(corners[i], TRIANGLES, 0.4f);
        meshes[i] = mesh_of_corners(corners[i], TRIANGLES);
    }
    fill(origins, 3 * RAYS, -4, 4);
    fill(directions, 3 * RAYS, -1, 1);
    d_origins = put(origins, sizeof(origins));
    d_directions = put(directions, sizeof(directions));
    place();
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"placed", test_placed},
                                           {"set_anew", test_set_anew},
                                           {"few", test_few},
                                           {"meshes_dropped", test_meshes_dropped}};
    open_rays(argc, argv);
    make();
    const int failed = RUN_TABLE(tests);
    drop(d_which), drop(d_transforms), drop(d_origins), drop(d_directions);
    rwRaysDestroy(rays);
    return failed;
}
