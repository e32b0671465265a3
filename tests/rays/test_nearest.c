/* SPDX-License-Identifier: Apache-2.0 */
/* Nearest points, against looking at all triangles; of instances with scales of each axis too. */
#include "tests/rays/fixture.h"

enum { TRIANGLES = 300, INSTANCES = 12, POINTS = 1500 };

static float corners[9 * TRIANGLES], points[3 * POINTS], transforms[12 * INSTANCES];
static float world[9 * TRIANGLES * INSTANCES];

static double clamp(double x)
{
    return x < 0 ? 0 : x > 1 ? 1 : x;
}

/* The square of the distance to an edge. */
static double to_edge(const double p[3], const double a[3], const double b[3])
{
    double d[3], s[3], sum = 0;
    for (int i = 0; i < 3; i++) d[i] = b[i] - a[i], s[i] = p[i] - a[i];
    const double length = dot(d, d), t = length > 0 ? clamp(dot(s, d) / length) : 0;
    for (int i = 0; i < 3; i++) sum += (s[i] - t * d[i]) * (s[i] - t * d[i]);
    return sum;
}

/* To a triangle: to its plane where that is inside, else to one of its edges. */
static double to_triangle(const float *point, const float *triangle)
{
    double p[3], v[3][3], e1[3], e2[3], n[3], s[3], q[3];
    for (int a = 0; a < 3; a++) {
        p[a] = point[a];
        for (int k = 0; k < 3; k++) v[k][a] = triangle[3 * k + a];
        e1[a] = v[1][a] - v[0][a], e2[a] = v[2][a] - v[0][a], s[a] = p[a] - v[0][a];
    }
    cross(e1, e2, n);
    const double size = dot(n, n);
    cross(s, e2, q);
    const double u = dot(q, n) / size;
    cross(e1, s, q);
    const double w = dot(q, n) / size;
    if (u >= 0 && w >= 0 && u + w <= 1) return dot(s, n) * dot(s, n) / size;
    return fmin(to_edge(p, v[0], v[1]), fmin(to_edge(p, v[1], v[2]), to_edge(p, v[2], v[0])));
}

static struct {
    float distance[POINTS], nearest[3 * POINTS], weights[2 * POINTS];
    int primitive[POINTS], instance[POINTS];
} got;

static RTresult ask(RWrayscene scene, float end)
{
    char *memory = put(NULL, sizeof(got));
    void *d_points = put(points, sizeof(points));
    const char *first = (const char *)&got;
#define AT(member) (void *)(memory + ((const char *)got.member - first))
    const RWraypoints p = {.structSize = sizeof(p),
                           .count = POINTS,
                           .points = {d_points, 12},
                           .end = end,
                           .distance = AT(distance),
                           .nearest = AT(nearest),
                           .primitive = AT(primitive),
                           .instance = AT(instance),
                           .weights = AT(weights)};
#undef AT
    RTresult result = rwRaysNearest(scene, NULL, &p);
    get(&got, memory, sizeof(got));
    drop(memory), drop(d_points);
    return result;
}

static void compare(const float *triangles, int count, float end, int *rw_failed)
{
    int found = 0;
    for (int i = 0; i < POINTS; i++) {
        double best = INFINITY, length = 0;
        for (int k = 0; k < count; k++)
            best = fmin(best, to_triangle(points + 3 * i, triangles + 9 * k));
        best = sqrt(best);
        if (best > end + 1e-4) {
            CHECK(got.distance[i] == INFINITY && got.primitive[i] == -1 && got.instance[i] == -1);
            CHECK(got.nearest[3 * i] != got.nearest[3 * i]);
        }
        if (best > end - 1e-4) continue;
        found++;
        CHECK(fabs(got.distance[i] - best) < 1e-5 * (1 + best));
        const float *t = triangles + 9 * (got.instance[i] * TRIANGLES + got.primitive[i]);
        const float *w = got.weights + 2 * i, *n = got.nearest + 3 * i;
        for (int a = 0; a < 3; a++) {
            CHECK(fabsf((1 - w[0] - w[1]) * t[a] + w[0] * t[3 + a] + w[1] * t[6 + a] - n[a]) <
                  1e-4f);
            length += (n[a] - (double)points[3 * i + a]) * (n[a] - (double)points[3 * i + a]);
        }
        CHECK(fabs(sqrt(length) - best) < 1e-4);
    }
    CHECK(found > POINTS / 100);
}

TEST(mesh)
{
    RWrayscene scene;
    scene = mesh_of_corners(corners, TRIANGLES);
    RAYS_CHECK(ask(scene, INFINITY));
    compare(corners, TRIANGLES, INFINITY, rw_failed);
    RAYS_CHECK(rwRaysSceneDestroy(scene));
}

TEST(not_so_far)
{
    RWrayscene scene;
    scene = mesh_of_corners(corners, TRIANGLES);
    RAYS_CHECK(ask(scene, 0.2f));
    compare(corners, TRIANGLES, 0.2f, rw_failed);
    RAYS_CHECK(rwRaysSceneDestroy(scene));
}

TEST(instances)
{
    RWrayscene mesh, scene;
    mesh = mesh_of_corners(corners, TRIANGLES);
    for (int i = 0; i < INSTANCES; i++) {
        fill_transform(transforms + 12 * i, 3);
        transform(transforms + 12 * i, corners, world + 9 * TRIANGLES * i, 3 * TRIANGLES);
    }
    const RWrayinstances in = {.meshes = &mesh,
                               .meshCount = 1,
                               .instances = INSTANCES,
                               .transforms = {put(transforms, sizeof(transforms)), 48}};
    RAYS_CHECK(rwRaysInstancesCreate(rays, NULL, &in, &scene));
    RAYS_CHECK(ask(scene, INFINITY));
    compare(world, TRIANGLES * INSTANCES, INFINITY, rw_failed);
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    RAYS_CHECK(rwRaysSceneDestroy(mesh));
    drop((void *)(uintptr_t)in.transforms.data);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {
        {"mesh", test_mesh}, {"not_so_far", test_not_so_far}, {"instances", test_instances}};
    open_rays(argc, argv);
    fill_triangles(corners, TRIANGLES, 0.2f);
    fill(points, 3 * POINTS, -3, 3);
    const int failed = RUN_TABLE(tests);
    rwRaysDestroy(rays);
    return failed;
}
