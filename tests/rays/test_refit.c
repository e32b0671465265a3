/* SPDX-License-Identifier: Apache-2.0 */
/* Refits, what is refused, and that nothing is left behind. */
#include "runtime/base/memory.h"
#include "tests/rays/fixture.h"

enum { TRIANGLES = 500, RAYS = 2000 };

static float corners[9 * TRIANGLES], moved[9 * TRIANGLES];
static float origins[3 * RAYS], directions[3 * RAYS];
static void *d_corners, *d_moved, *d_origins, *d_directions;

static RWraymesh mesh_of(void *memory)
{
    return (RWraymesh){{memory, 12}, 3 * TRIANGLES, {NULL, 0}, TRIANGLES};
}

static RTresult trace(RWrayscene scene, float *distance)
{
    RWraywork w = {.structSize = sizeof(w),
                   .count = RAYS,
                   .origins = {d_origins, 12},
                   .directions = {d_directions, 12},
                   .end = INFINITY,
                   .distance = put(NULL, 4 * RAYS)};
    RTresult result = rwRaysTrace(scene, NULL, &w);
    get(distance, w.distance, 4 * RAYS);
    drop(w.distance);
    return result;
}

TEST(refit)
{
    static float got[RAYS], expected[RAYS], before[RAYS];
    RWrayscene scene, fresh;
    const RWraymesh first = mesh_of(d_corners), then = mesh_of(d_moved);
    RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &first, RW_RAYS_REFIT, &scene));
    RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &then, 0, &fresh));
    RAYS_CHECK(trace(scene, before));
    RAYS_CHECK(rwRaysSceneRefit(scene, NULL, &then));
    RAYS_CHECK(trace(scene, got));
    RAYS_CHECK(trace(fresh, expected));
    CHECK(!memcmp(got, expected, sizeof(got)));
    CHECK(memcmp(got, before, sizeof(got)));
    RAYS_CHECK(rwRaysSceneRefit(scene, NULL, &first));
    RAYS_CHECK(trace(scene, got));
    CHECK(!memcmp(got, before, sizeof(got)));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    RAYS_CHECK(rwRaysSceneDestroy(fresh));
}

#define REFUSED(call, piece)                                                                       \
    do {                                                                                           \
        CHECK_EQ(call, RT_ERROR_INVALID_VALUE);                                                    \
        CHECK_CONTAINS(rwRaysGetErrorString(), piece);                                             \
    } while (0)

TEST(meshes_refused)
{
    RWrayscene scene = (RWrayscene)1;
    RWraymesh mesh = mesh_of(d_corners);
    REFUSED(rwRaysSceneCreate(rays, NULL, NULL, 0, &scene), "NULL");
    CHECK(!scene);
    REFUSED(rwRaysSceneCreate(NULL, NULL, &mesh, 0, &scene), "NULL");
    REFUSED(rwRaysSceneCreate(rays, NULL, &mesh, 64, &scene), "0x40");
    mesh.vertexCount = 8;
    REFUSED(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene), "3 vertices for each");
    mesh = (RWraymesh){{NULL, 12}, 9, {NULL, 0}, 3};
    REFUSED(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene), "no vertices");
    mesh = mesh_of((char *)d_corners + 1);
    REFUSED(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene), "multiples of 4");
    mesh = mesh_of(d_corners);
    RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene));
    REFUSED(rwRaysSceneRefit(scene, NULL, &mesh), "RW_RAYS_REFIT");
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &mesh, RW_RAYS_REFIT, &scene));
    mesh.triangleCount--;
    REFUSED(rwRaysSceneRefit(scene, NULL, &mesh), "build it anew");
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    RAYS_CHECK(rwRaysSceneDestroy(NULL));
}

TEST(work_refused)
{
    RWrayscene scene, worlds, none;
    const RWraymesh mesh = mesh_of(d_corners);
    RWrayinstances in = {.meshCount = 1, .worlds = 3, .instances = 5};
    float one[12] = {0};
    RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene));
    in.meshes = &scene;
    REFUSED(rwRaysInstancesCreate(rays, NULL, &in, &worlds), "transforms is NULL");
    in.transforms.data = put(one, sizeof(one));
    in.meshCount = 0;
    REFUSED(rwRaysInstancesCreate(rays, NULL, &in, &worlds), "no meshes");
    in.meshCount = 1;
    in.instances = 5000;
    REFUSED(rwRaysInstancesCreate(rays, NULL, &in, &worlds), "4096");
    in.instances = 5;
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &worlds));
    RWraywork w = {.structSize = sizeof(w), .count = 1};
    REFUSED(rwRaysTrace(scene, NULL, &w), "origins");
    w.origins.data = w.directions.data = d_origins;
    REFUSED(rwRaysTrace(worlds, NULL, &w), "perWorld is 0");
    w.perWorld = 1;
    w.count = 4;
    REFUSED(rwRaysTrace(worlds, NULL, &w), "3 worlds of 1");
    w.query = RW_RAYS_QUERY_ALL;
    REFUSED(rwRaysTrace(scene, NULL, &w), "distance");
    w.query = (RWrayquery)9;
    REFUSED(rwRaysTrace(scene, NULL, &w), "no such query");
    w.structSize = 1;
    REFUSED(rwRaysTrace(scene, NULL, &w), "structSize");
    in.worlds = 2;
    REFUSED(rwRaysInstancesSet(worlds, NULL, &in), "3 worlds of 5");
    in.meshes = &worlds;
    REFUSED(rwRaysInstancesCreate(rays, NULL, &in, &none), "none of triangles");
    CHECK(!none);
    RAYS_CHECK(rwRaysSceneDestroy(worlds));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    drop((void *)(uintptr_t)in.transforms.data);
}

TEST(device_refused)
{
    RWrays none;
    REFUSED(rwRaysCreate(-7, 0, &none), "-7");
    CHECK(!none);
    CHECK(rwRaysCreate(1000, 0, &none) != RT_SUCCESS);
    CHECK_CONTAINS(rwRaysGetErrorString(), "device 1000");
    REFUSED(rwRaysCreate(RW_RAYS_CPU, 100000, &none), "threads");
}

/* Every allocation of making scenes fails once. */
TEST(memory)
{
    const RWraymesh mesh = mesh_of(d_corners);
    float one[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
    RWrayinstances in = {.meshCount = 1, .instances = 1, .transforms = {put(one, sizeof(one)), 48}};
    unsigned long n = 1;
    for (;; n++) {
        RWrayscene scene = NULL, placed = NULL;
        rw_memory_fail_at(n);
        RTresult result = rwRaysSceneCreate(rays, NULL, &mesh, RW_RAYS_REFIT, &scene);
        in.meshes = &scene;
        if (!result) result = rwRaysInstancesCreate(rays, NULL, &in, &placed);
        if (!result) result = rwRaysSceneRefit(scene, NULL, &mesh);
        const int failed = rw_memory_failed();
        rw_memory_fail_at(0);
        rwRaysSceneDestroy(placed);
        rwRaysSceneDestroy(scene);
        if (!failed) break;
        if (result) CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    }
    CHECK(n > 2); /* on a GPU the host has little to allocate */
    drop((void *)(uintptr_t)in.transforms.data);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"refit", test_refit},
                                           {"meshes_refused", test_meshes_refused},
                                           {"work_refused", test_work_refused},
                                           {"device_refused", test_device_refused},
                                           {"memory", test_memory}};
    open_rays(argc, argv);
    fill_triangles(corners, TRIANGLES, 0.15f);
    for (int i = 0; i < 9 * TRIANGLES; i++) moved[i] = corners[i] * 1.3f + any_float(-0.05f, 0.05f);
    fill(origins, 3 * RAYS, -1.5f, 1.5f);
    fill(directions, 3 * RAYS, -1, 1);
    d_corners = put(corners, sizeof(corners));
    d_moved = put(moved, sizeof(moved));
    d_origins = put(origins, sizeof(origins));
    d_directions = put(directions, sizeof(directions));
    const int failed = RUN_TABLE(tests);
    drop(d_corners), drop(d_moved), drop(d_origins), drop(d_directions);
    rwRaysDestroy(rays);
    return failed;
}
