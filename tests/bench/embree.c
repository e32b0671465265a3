/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Embree's rtcIntersect1 and rtcOccluded1 on the same rays as `raywright bench traversal --device
 * cpu`, on all cores. Built only where Embree 3 is found; nothing else uses it.
 *
 *     bench.embree trace SCENE.tri FILE.rays...     prints Mrays/s, medians of 9 after a warm-up
 *     bench.embree rays SCENE.tri OUT.rays EX EY EZ LX LY LZ VFOV
 *
 * `rays` writes a file of diffuse rays with their hits: 512 x 384 primary rays, two cosine-weighted
 * rays from each hit, in the order of the pixels. Formats are those of tools/bench.
 * scripts/compare-embree runs the two in turns.
 */
#include <embree3/rtcore.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "tools/bench/effort.h"

enum { WIDTH = 512, HEIGHT = 384, PER_HIT = 2, CHUNK = 256, MAX_THREADS = 256, RUNS = 9 };

struct work {
    RTCScene scene;
    float (*rays)[8];
    float (*hits)[4];
    uint32_t count, any_hit;
    _Atomic uint32_t next;
};

static RTCScene read_scene(RTCDevice device, const char *path)
{
    uint32_t head[3];
    FILE *f = fopen(path, "rb");
    if (!f || fread(head, 4, 3, f) != 3 || head[0] != 0x49525431) return NULL;
    RTCGeometry mesh = rtcNewGeometry(device, RTC_GEOMETRY_TYPE_TRIANGLE);
    void *vertices =
        rtcSetNewGeometryBuffer(mesh, RTC_BUFFER_TYPE_VERTEX, 0, RTC_FORMAT_FLOAT3, 12, head[1]);
    void *indices =
        rtcSetNewGeometryBuffer(mesh, RTC_BUFFER_TYPE_INDEX, 0, RTC_FORMAT_UINT3, 12, head[2]);
    bool read =
        fread(vertices, 12, head[1], f) == head[1] && fread(indices, 12, head[2], f) == head[2];
    fclose(f);
    rtcCommitGeometry(mesh);
    RTCScene scene = rtcNewScene(device);
    rtcSetSceneBuildQuality(scene, RTC_BUILD_QUALITY_HIGH);
    rtcAttachGeometry(scene, mesh);
    rtcReleaseGeometry(mesh);
    rtcCommitScene(scene);
    return read ? scene : NULL;
}

static void trace_ray(RTCScene scene, const float ray[8], uint32_t any_hit, float hit[4])
{
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    struct RTCRayHit r = {.ray = {.org_x = ray[0],
                                  .org_y = ray[1],
                                  .org_z = ray[2],
                                  .tnear = ray[3],
                                  .dir_x = ray[4],
                                  .dir_y = ray[5],
                                  .dir_z = ray[6],
                                  .tfar = ray[7],
                                  .mask = ~0u},
                          .hit = {.geomID = RTC_INVALID_GEOMETRY_ID}};
    if (any_hit) {
        rtcOccluded1(scene, &context, &r.ray);
        hit[0] = r.ray.tfar < 0 ? 0 : -1;
        return;
    }
    rtcIntersect1(scene, &context, &r);
    hit[0] = r.hit.geomID == RTC_INVALID_GEOMETRY_ID ? -1 : r.ray.tfar;
    memcpy(&hit[1], &r.hit.primID, 4);
    hit[2] = r.hit.u;
    hit[3] = r.hit.v;
}

static void *run(void *user)
{
    struct work *w = user;
    for (;;) {
        uint32_t i = atomic_fetch_add(&w->next, CHUNK), end = i + CHUNK;
        if (i >= w->count) return NULL;
        for (; i < end && i < w->count; i++)
            trace_ray(w->scene, w->rays[i], w->any_hit, w->hits[i]);
    }
}

static void trace_all(struct work *w)
{
    pthread_t threads[MAX_THREADS];
    long count = sysconf(_SC_NPROCESSORS_ONLN);
    if (count > MAX_THREADS) count = MAX_THREADS;
    w->next = 0;
    for (long i = 1; i < count; i++) pthread_create(&threads[i], NULL, run, w);
    run(w);
    for (long i = 1; i < count; i++) pthread_join(threads[i], NULL);
}

static int by_value(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double values[RUNS])
{
    qsort(values, RUNS, sizeof *values, by_value);
    return values[RUNS / 2];
}

static int trace_file(RTCScene scene, const char *path, int counter)
{
    struct work w = {.scene = scene};
    double seconds[RUNS], cpu[RUNS], instructions[RUNS];
    FILE *f = fopen(path, "rb");
    if (!f || fread(&w.count, 4, 1, f) != 1 || fread(&w.any_hit, 4, 1, f) != 1) return 1;
    w.rays = malloc(sizeof *w.rays * w.count);
    w.hits = malloc(sizeof *w.hits * w.count);
    if (fread(w.rays, sizeof *w.rays, w.count, f) != w.count) return 1;
    fclose(f);
    trace_all(&w);
    for (int i = 0; i < RUNS; i++) {
        struct effort before = effort_now(counter);
        double start = rw_clock_ms() * 1e-3;
        trace_all(&w);
        seconds[i] = rw_clock_ms() * 1e-3 - start;
        struct effort spent = effort_since(before, counter);
        cpu[i] = spent.cpu_milliseconds;
        instructions[i] = spent.instructions;
    }
    printf(
        "%s: %u rays, %.3f Mrays/s, %.3f Mrays/s of a processor's time, %.0f instructions a ray\n",
        path, w.count, w.count / median(seconds) / 1e6, w.count / median(cpu) / 1e3,
        median(instructions) / w.count);
    free(w.rays);
    free(w.hits);
    return 0;
}

/* ---- making rays ---- */

static void normalise(float v[3])
{
    float length = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
    for (int a = 0; a < 3; a++) v[a] /= length;
}

static void cross(const float a[3], const float b[3], float out[3])
{
    for (int i = 0; i < 3; i++)
        out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static float random_unit(void)
{
    return (float)rand() / ((float)RAND_MAX + 1.0f);
}

/* Cosine-weighted about the normal: a point of the unit sphere around its tip. */
static void diffuse(const float normal[3], float out[3])
{
    float z = 2 * random_unit() - 1, angle = 6.2831853f * random_unit(), r = sqrtf(1 - z * z);
    const float sphere[3] = {r * cosf(angle), r * sinf(angle), z};
    for (int a = 0; a < 3; a++) out[a] = normal[a] + 0.999f * sphere[a];
    normalise(out);
}

/* One primary ray, then the rays from what it hits; returns their number. */
static uint32_t bounce(RTCScene scene, const float eye[3], const float direction[3],
                       float rays[PER_HIT][8])
{
    struct RTCIntersectContext context;
    rtcInitIntersectContext(&context);
    struct RTCRayHit r = {.ray = {.org_x = eye[0],
                                  .org_y = eye[1],
                                  .org_z = eye[2],
                                  .dir_x = direction[0],
                                  .dir_y = direction[1],
                                  .dir_z = direction[2],
                                  .tfar = INFINITY,
                                  .mask = ~0u},
                          .hit = {.geomID = RTC_INVALID_GEOMETRY_ID}};
    rtcIntersect1(scene, &context, &r);
    if (r.hit.geomID == RTC_INVALID_GEOMETRY_ID) return 0;
    float normal[3] = {r.hit.Ng_x, r.hit.Ng_y, r.hit.Ng_z};
    normalise(normal);
    float side = normal[0] * direction[0] + normal[1] * direction[1] + normal[2] * direction[2];
    for (int a = 0; a < 3 && side > 0; a++) normal[a] = -normal[a];
    for (int k = 0; k < PER_HIT; k++) {
        diffuse(normal, &rays[k][4]);
        for (int a = 0; a < 3; a++) rays[k][a] = eye[a] + r.ray.tfar * direction[a];
        rays[k][3] = 1e-4f * r.ray.tfar;
        rays[k][7] = 1e30f;
    }
    return PER_HIT;
}

static int make_rays(RTCScene scene, const char *path, char **numbers)
{
    float eye[3], forward[3], right[3], up[3];
    const float world_up[3] = {0, 1, 0};
    for (int a = 0; a < 3; a++) eye[a] = strtof(numbers[a], NULL);
    for (int a = 0; a < 3; a++) forward[a] = strtof(numbers[3 + a], NULL) - eye[a];
    float slope = tanf(strtof(numbers[6], NULL) * 0.00872665f);
    normalise(forward);
    cross(forward, world_up, right);
    normalise(right);
    cross(right, forward, up);
    struct work w = {.scene = scene};
    w.rays = malloc(sizeof *w.rays * WIDTH * HEIGHT * PER_HIT);
    w.hits = calloc(WIDTH * HEIGHT * PER_HIT, sizeof *w.hits);
    for (int i = 0; i < WIDTH * HEIGHT; i++) {
        float x = 2 * (float)(i % WIDTH) / WIDTH - 1, y = 1 - 2 * (float)(i / WIDTH) / HEIGHT;
        float direction[3];
        for (int a = 0; a < 3; a++)
            direction[a] = forward[a] + slope * (x * WIDTH / HEIGHT * right[a] + y * up[a]);
        normalise(direction);
        w.count += bounce(scene, eye, direction, &w.rays[w.count]);
    }
    trace_all(&w);
    FILE *f = fopen(path, "wb");
    if (!f) return 1;
    fwrite(&w.count, 4, 1, f);
    fwrite(&w.any_hit, 4, 1, f);
    fwrite(w.rays, sizeof *w.rays, w.count, f);
    fwrite(w.hits, sizeof *w.hits, w.count, f);
    free(w.rays);
    free(w.hits);
    return fclose(f) != 0;
}

int main(int argc, char **argv)
{
    bool rays = argc == 11 && !strcmp(argv[1], "rays");
    if (!rays && (argc < 4 || strcmp(argv[1], "trace"))) {
        fprintf(stderr, "usage: bench.embree trace SCENE.tri FILE.rays...\n"
                        "       bench.embree rays SCENE.tri OUT.rays EX EY EZ LX LY LZ VFOV\n");
        return 2;
    }
    int counter = effort_open();
    RTCDevice device = rtcNewDevice(NULL);
    RTCScene scene = device ? read_scene(device, argv[2]) : NULL;
    if (!scene) {
        fprintf(stderr, "bench.embree: cannot read %s\n", argv[2]);
        return 1;
    }
    int failed = 0;
    if (rays) failed = make_rays(scene, argv[3], argv + 4);
    for (int i = 3; i < argc && !rays; i++) failed |= trace_file(scene, argv[i], counter);
    rtcReleaseScene(scene);
    rtcReleaseDevice(device);
    return failed;
}
