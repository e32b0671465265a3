/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A process forked from one that has a device for rays: what it inherits is an error, where it
 * waited for ever for threads that it has not, and can be destroyed; a device of its own works.
 */
#include <math.h>
#include <sys/wait.h>
#include <unistd.h>

#include "raywright_rays.h"
#include "tests/harness.h"

enum { RAYS = 100000 }; /* so many that all threads take part */

static const float corners[9] = {-1, -1, 2, 1, -1, 2, 0, 1, 2}, origin[3], direction[3] = {0, 0, 1};
static float distance[RAYS];

static RTresult make(RWrays *rays, RWrayscene *scene)
{
    const RWraymesh mesh = {{corners, 12}, 3, {NULL, 0}, 1};
    RTresult result = rwRaysCreate(RW_RAYS_CPU, 4, rays);
    return result ? result : rwRaysSceneCreate(*rays, NULL, &mesh, RW_RAYS_REFIT, scene);
}

static RTresult trace(RWrayscene scene)
{
    const RWraywork work = {.structSize = sizeof(work),
                            .count = RAYS,
                            .origins = {origin, 0},
                            .directions = {direction, 0},
                            .end = INFINITY,
                            .distance = distance};
    memset(distance, 0, sizeof(distance));
    return rwRaysTrace(scene, NULL, &work);
}

static int is_refused(RTresult result)
{
    return result == RT_ERROR_INVALID_CONTEXT && strstr(rwRaysGetErrorString(), "forked from");
}

/* What the child finds wrong; 0: nothing. */
static int child(RWrays rays, RWrayscene scene)
{
    const RWraymesh mesh = {{corners, 12}, 3, {NULL, 0}, 1};
    RWrayscene other;
    float bounds[6];
    alarm(60);
    if (!is_refused(trace(scene))) return 1;
    if (!is_refused(rwRaysSceneRefit(scene, NULL, &mesh))) return 2;
    if (!is_refused(rwRaysSceneGetBounds(scene, NULL, 0, bounds))) return 3;
    if (!is_refused(rwRaysSceneCreate(rays, NULL, &mesh, 0, &other))) return 4;
    rwRaysSceneDestroy(scene);
    rwRaysDestroy(rays);
    if (make(&rays, &scene) || trace(scene) || distance[RAYS - 1] != 2) return 5;
    rwRaysSceneDestroy(scene);
    rwRaysDestroy(rays);
    return 0;
}

TEST(forked)
{
    RWrays rays;
    RWrayscene scene;
    int status = -1;
    CHECK_EQ(make(&rays, &scene), RT_SUCCESS);
    CHECK_EQ(trace(scene), RT_SUCCESS);
    const pid_t pid = fork();
    if (!pid) _exit(child(rays, scene));
    CHECK_EQ(waitpid(pid, &status, 0), pid);
    CHECK_EQ(status, 0);
    CHECK_EQ(trace(scene), RT_SUCCESS); /* the parent is as before */
    CHECK(distance[0] == 2);
    rwRaysSceneDestroy(scene);
    rwRaysDestroy(rays);
}

int main(void)
{
    static const struct rw_test tests[] = {{"forked", test_forked}};
    return RUN_TABLE(tests);
}
