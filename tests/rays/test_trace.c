/* SPDX-License-Identifier: Apache-2.0 */
/* The four questions about rays, against looking at all triangles. */
#include "tests/rays/fixture.h"

enum { TRIANGLES = 700, RAYS = 3000, MOST = 4 };

static float corners[9 * TRIANGLES], origins[3 * RAYS], directions[3 * RAYS];
static float *d_corners, *d_origins, *d_directions;

static void make(void)
{
    fill_triangles(corners, TRIANGLES, 0.3f);
    fill(origins, 3 * RAYS, -1.5f, 1.5f);
    fill(directions, 3 * RAYS, -1, 1);
    d_corners = put(corners, sizeof(corners));
    d_origins = put(origins, sizeof(origins));
    d_directions = put(directions, sizeof(directions));
}

static RTresult make_scene(unsigned flags, RWrayscene *out)
{
    const RWraymesh mesh = {{d_corners, 12}, 3 * TRIANGLES, {NULL, 0}, TRIANGLES};
    return rwRaysSceneCreate(rays, NULL, &mesh, flags, out);
}

static RWraywork all_rays(RWrayquery query)
{
    return (RWraywork){.structSize = sizeof(RWraywork),
                       .query = query,
                       .count = RAYS,
                       .origins = {d_origins, 12},
                       .directions = {d_directions, 12},
                       .end = INFINITY};
}

/* What a ray meets between 0 and `end`, in order; -1: too near to an edge or an end to say. */
static int look(unsigned ray, double end, int cull, int *number, struct meeting *out)
{
    int count = 0;
    for (int i = 0; i < TRIANGLES; i++) {
        const struct meeting m = meet(corners + 9 * i, origins + 3 * ray, directions + 3 * ray);
        if (m.t < -1e-4 || m.t > end + 1e-4 || m.edge < -1e-5) continue;
        if (m.t < 1e-4 || fabs(m.t - end) < 1e-4 || m.edge < 1e-5) return -1;
        if ((cull & RW_RAYS_CULL_BACK && !m.front) || (cull & RW_RAYS_CULL_FRONT && m.front))
            continue;
        int at = count++;
        for (; at > 0 && out[at - 1].t > m.t; at--)
            out[at] = out[at - 1], number[at] = number[at - 1];
        out[at] = m;
        number[at] = i;
    }
    return count;
}

static struct {
    float distance[RAYS * MOST], weights[2 * RAYS * MOST], normal[3 * RAYS];
    int primitive[RAYS * MOST], instance[RAYS * MOST], number[RAYS];
    unsigned char any[RAYS];
} got;

/* Traces, and brings all of the answers here. */
static RTresult trace(RWrayscene scene, RWraywork *w)
{
    const size_t items = w->query == RW_RAYS_QUERY_ALL ? RAYS * MOST : RAYS;
    memset(&got, 0x55, sizeof(got));
    w->distance = put(NULL, items * 4);
    w->primitive = put(NULL, items * 4);
    w->instance = put(NULL, items * 4);
    w->weights = put(NULL, items * 8);
    w->normal = put(NULL, items * 12);
    w->number = put(NULL, items * 4);
    w->any = put(NULL, items);
    RTresult result = rwRaysTrace(scene, NULL, w);
    get(got.distance, w->distance, items * 4);
    get(got.primitive, w->primitive, items * 4);
    get(got.instance, w->instance, items * 4);
    get(got.weights, w->weights, items * 8);
    get(got.normal, w->normal, RAYS * 12);
    get(got.number, w->number, RAYS * 4);
    get(got.any, w->any, RAYS);
    drop(w->distance), drop(w->primitive), drop(w->instance), drop(w->weights);
    drop(w->normal), drop(w->number), drop(w->any);
    return result;
}

static void check_closest(int cull, float end, int *rw_failed)
{
    RWrayscene scene;
    RWraywork work = all_rays(RW_RAYS_QUERY_CLOSEST);
    int number[TRIANGLES], hits = 0, unsure = 0;
    struct meeting met[TRIANGLES];
    work.cull = (unsigned)cull;
    work.end = end;
    RAYS_CHECK(make_scene(0, &scene));
    RAYS_CHECK(trace(scene, &work));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (unsigned i = 0; i < RAYS; i++) {
        const int count = look(i, end, cull, number, met);
        if (count < 0) unsure++;
        if (count == 0) CHECK(got.distance[i] == INFINITY && got.primitive[i] == -1);
        if (count == 0) CHECK(got.instance[i] == -1 && got.normal[3 * i] == 0);
        if (count <= 0) continue;
        hits++;
        CHECK_EQ(got.primitive[i], number[0]);
        CHECK_EQ(got.instance[i], 0);
        CHECK(fabs(got.distance[i] - met[0].t) < 1e-4 * (1 + met[0].t));
        CHECK(fabs(got.weights[2 * i] - met[0].u) < 1e-3);
        CHECK(fabs(got.weights[2 * i + 1] - met[0].v) < 1e-3);
        const float *n = got.normal + 3 * i, *d = directions + 3 * i;
        CHECK(fabs(n[0] * n[0] + n[1] * n[1] + n[2] * n[2] - 1) < 1e-5);
        CHECK((n[0] * d[0] + n[1] * d[1] + n[2] * d[2] < 0) == met[0].front);
    }
    CHECK(hits > RAYS / 5 && unsure < RAYS / 20);
}

TEST(closest)
{
    check_closest(0, INFINITY, rw_failed);
}
TEST(closest_within)
{
    check_closest(0, 0.7f, rw_failed);
}
TEST(without_backs)
{
    check_closest(RW_RAYS_CULL_BACK, INFINITY, rw_failed);
}
TEST(without_fronts)
{
    check_closest(RW_RAYS_CULL_FRONT, INFINITY, rw_failed);
}

/* The driver's two streams without a handle of the application's; on the CPU any will do. */
TEST(streams_that_wait)
{
    void *const legacy = (void *)(uintptr_t)1, *const own = (void *)(uintptr_t)2;
    RAYS_CHECK(rwRaysWait(rays, own, legacy));
    RAYS_CHECK(rwRaysWait(rays, NULL, own));
    CHECK_EQ(rwRaysWait(NULL, NULL, own), RT_ERROR_INVALID_VALUE);
    CHECK(strstr(rwRaysGetErrorString(), "waiting for another stream"));
}

TEST(any_and_count)
{
    RWrayscene scene;
    RWraywork any = all_rays(RW_RAYS_QUERY_ANY), count = all_rays(RW_RAYS_QUERY_COUNT);
    static unsigned char found[RAYS];
    int number[TRIANGLES], most = 0;
    struct meeting met[TRIANGLES];
    RAYS_CHECK(make_scene(RW_RAYS_FAST, &scene));
    RAYS_CHECK(trace(scene, &any));
    memcpy(found, got.any, sizeof(found));
    RAYS_CHECK(trace(scene, &count));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (unsigned i = 0; i < RAYS; i++) {
        const int expected = look(i, INFINITY, 0, number, met);
        if (expected < 0) continue;
        CHECK_EQ(found[i], expected > 0);
        CHECK_EQ(got.number[i], expected);
        if (expected > most) most = expected;
    }
    CHECK(most > MOST);
}

TEST(all)
{
    RWrayscene scene;
    RWraywork work = all_rays(RW_RAYS_QUERY_ALL);
    int number[TRIANGLES], full = 0, some = 0;
    struct meeting met[TRIANGLES];
    work.most = MOST;
    RAYS_CHECK(make_scene(0, &scene));
    RAYS_CHECK(trace(scene, &work));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (unsigned i = 0; i < RAYS; i++) {
        int count = look(i, INFINITY, 0, number, met);
        if (count < 0) continue;
        if (count > MOST) count = MOST, full++;
        some += count > 1 && count < MOST;
        CHECK_EQ(got.number[i], count);
        for (int k = 0; k < MOST; k++) {
            const unsigned at = i * MOST + (unsigned)k;
            if (k >= count) CHECK(got.distance[at] == INFINITY && got.primitive[at] == -1);
            if (k >= count) continue;
            CHECK_EQ(got.primitive[at], number[k]);
            CHECK(fabs(got.distance[at] - met[k].t) < 1e-4 * (1 + met[k].t));
            CHECK(fabs(got.weights[2 * at] - met[k].u) < 1e-3);
        }
    }
    CHECK(full > 20 && some > 100);
}

/* Arrays of intervals, one origin for all rays, and only some of the answers. */
TEST(strides)
{
    static float begins[RAYS], ends[RAYS], distance[RAYS];
    RWrayscene scene;
    RWraywork work = all_rays(RW_RAYS_QUERY_CLOSEST);
    const float first[3] = {origins[0], origins[1], origins[2]};
    for (unsigned i = 0; i < RAYS; i++) begins[i] = i % 2 ? 0.3f : 0, ends[i] = i % 3 ? 2 : 0.5f;
    RAYS_CHECK(make_scene(0, &scene));
    work.origins.stride = 0;
    work.begins = (RWrayarray){put(begins, sizeof(begins)), 4};
    work.ends = (RWrayarray){put(ends, sizeof(ends)), 4};
    work.distance = put(NULL, sizeof(distance));
    RAYS_CHECK(rwRaysTrace(scene, NULL, &work));
    get(distance, work.distance, sizeof(distance));
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    for (unsigned i = 0; i < RAYS; i++) {
        double nearest = INFINITY, unsure = 0;
        for (int k = 0; k < TRIANGLES; k++) {
            const struct meeting m = meet(corners + 9 * k, first, directions + 3 * i);
            if (fabs(m.t - begins[i]) < 1e-4 || fabs(m.t - ends[i]) < 1e-4) unsure = 1;
            if (fabs(m.edge) < 1e-4) unsure = 1;
            if (m.edge > 0 && m.t > begins[i] && m.t < ends[i] && m.t < nearest) nearest = m.t;
        }
        if (unsure) continue;
        CHECK(nearest == INFINITY ? distance[i] == INFINITY
                                  : fabs(distance[i] - nearest) < 1e-4 * (1 + nearest));
    }
    drop((void *)(uintptr_t)work.begins.data), drop((void *)(uintptr_t)work.ends.data);
    drop(work.distance);
}

TEST(no_rays)
{
    RWrayscene scene;
    RWraywork work = all_rays(RW_RAYS_QUERY_CLOSEST);
    float bad[9] = {0, 0, 0, NAN, 0, 1, INFINITY, 1, 0}, distance[3];
    RAYS_CHECK(make_scene(0, &scene));
    work.count = 0;
    RAYS_CHECK(rwRaysTrace(scene, NULL, &work));
    work.count = 3;
    work.directions.data = put(bad, sizeof(bad));
    work.distance = put(NULL, sizeof(distance));
    RAYS_CHECK(rwRaysTrace(scene, NULL, &work));
    get(distance, work.distance, sizeof(distance));
    for (int i = 0; i < 3; i++) CHECK(distance[i] == INFINITY);
    RAYS_CHECK(rwRaysSceneDestroy(scene));
    drop((void *)(uintptr_t)work.directions.data), drop(work.distance);
}

/* No triangles, one, and some that cannot be hit. */
TEST(small_meshes)
{
    const float one[9] = {-1, -1, 0, 1, -1, 0, 0, 1, 0}, from[3] = {0, 0, 2}, to[3] = {0, 0, -1};
    const unsigned indices[9] = {0, 1, 7, 0, 1, 2, 2, 2, 2};
    RWrayscene scene;
    float *d_one = put(one, sizeof(one)), *d_from = put(from, 12), *d_to = put(to, 12), t;
    unsigned *d_indices = put(indices, sizeof(indices));
    int *d_primitive = put(NULL, 4), primitive;
    RWraywork work = {.structSize = sizeof(work),
                      .count = 1,
                      .origins = {d_from, 12},
                      .directions = {d_to, 12},
                      .end = INFINITY,
                      .distance = put(NULL, 4),
                      .primitive = d_primitive};
    for (unsigned count = 0; count <= 3; count++) {
        const RWraymesh mesh = {{d_one, 12}, 3, {d_indices, 12}, count};
        RAYS_CHECK(rwRaysSceneCreate(rays, NULL, &mesh, 0, &scene));
        RAYS_CHECK(rwRaysTrace(scene, NULL, &work));
        RAYS_CHECK(rwRaysSceneDestroy(scene));
        get(&t, work.distance, 4);
        get(&primitive, d_primitive, 4);
        CHECK_EQ(primitive, count < 2 ? -1 : 1);
        CHECK(count < 2 ? t == INFINITY : t == 2);
    }
    drop(d_one), drop(d_from), drop(d_to), drop(d_indices), drop(d_primitive), drop(work.distance);
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"closest", test_closest},
                                           {"closest_within", test_closest_within},
                                           {"without_backs", test_without_backs},
                                           {"without_fronts", test_without_fronts},
                                           {"streams_that_wait", test_streams_that_wait},
                                           {"any_and_count", test_any_and_count},
                                           {"all", test_all},
                                           {"strides", test_strides},
                                           {"no_rays", test_no_rays},
                                           {"small_meshes", test_small_meshes}};
    open_rays(argc, argv);
    make();
    const int failed = RUN_TABLE(tests);
    drop(d_corners), drop(d_origins), drop(d_directions);
    rwRaysDestroy(rays);
    return failed;
}
