/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright bench prime`: random, primary and shadow rays by ordinary ray programs and by
 * OptiX Prime's interface, in memory of the device. Hits are compared, and speeds: of the programs
 * the kernel's time, of Prime from call to return.
 */
#include <math.h>

#include "base/clock.h"
#include "base/median.h"
#include "base/text.h"
#include "runtime/prime/prime.h"
#include "tools/bench/agreement.h"
#include "tools/bench/bench.h"
#include "tools/bench/generate.h"
#include "tools/command.h"

struct sides {
    struct bench programs;
    RTPcontext context;
    RTPmodel model;
    RTPbuffertype memory; /* of rays and hits */
    struct ray_file file; /* its hits are the programs' */
    float *hits;          /* Prime's */
    uint64_t ray_memory, hit_memory;
};

static bool check(RTPresult result)
{
    const char *text = "";
    if (!result) return true;
    rtpContextGetLastErrorString(NULL, &text);
    return rw_fail("bench", "%s", text), false;
}
#define PRIME_TRY(call)                                                                            \
    if (!check(call)) return false

/* ---- Prime's side ---- */

/* The device that the programs run on, which is known by its name. */
static bool open_context(struct sides *s)
{
    const char *device = s->programs.options->device;
    const unsigned number =
        device && rw_starts_with(device, "cuda:") ? (unsigned)atoi(device + 5) : 0;
    char wanted[128], name[128];
    BENCH_TRY(&s->programs, rwContextGetDeviceName(s->programs.context, wanted, sizeof(wanted)));
    s->memory = RTP_BUFFER_TYPE_CUDA_LINEAR;
    if (!rtpContextCreate(RTP_CONTEXT_TYPE_CUDA, &s->context)) {
        PRIME_TRY(rtpContextSetCudaDeviceNumbers(s->context, 1, &number));
        BENCH_TRY(&s->programs, rwRaysGetName(s->context->rays, name, sizeof(name)));
        if (!strcmp(name, wanted)) return true;
        PRIME_TRY(rtpContextDestroy(s->context));
    }
    s->memory = RTP_BUFFER_TYPE_HOST;
    PRIME_TRY(rtpContextCreate(RTP_CONTEXT_TYPE_CPU, &s->context));
    return true;
}

static bool describe(struct sides *s, RTPbufferformat format, RTPbuffertype type, void *buffer,
                     RTPsize count, RTPbufferdesc *out)
{
    PRIME_TRY(rtpBufferDescCreate(s->context, format, type, buffer, out));
    PRIME_TRY(rtpBufferDescSetRange(*out, 0, count));
    return true;
}

static bool make_model(struct sides *s)
{
    const struct mesh *m = s->programs.mesh;
    RTPbufferdesc indices, vertices;
    if (!describe(s, RTP_BUFFER_FORMAT_INDICES_INT3, RTP_BUFFER_TYPE_HOST, m->triangles,
                  m->triangle_count, &indices) ||
        !describe(s, RTP_BUFFER_FORMAT_VERTEX_FLOAT3, RTP_BUFFER_TYPE_HOST, m->vertices,
                  m->vertex_count, &vertices))
        return false;
    PRIME_TRY(rtpModelCreate(s->context, &s->model));
    PRIME_TRY(rtpModelSetTriangles(s->model, indices, vertices));
    PRIME_TRY(rtpModelUpdate(s->model, RTP_MODEL_HINT_NONE));
    return true;
}

static bool device_result(struct sides *s, RTresult result)
{
    return !result || (rw_fail("bench", "%s", s->context->rays->device->error), false);
}

/* Room for all rays: on the CPU they are where they were made. */
static bool make_room(struct sides *s, uint32_t count)
{
    struct rw_device *d = s->context->rays->device;
    if (!ray_file_make(count, &s->file)) return false;
    s->hits = malloc((size_t)count * 16);
    if (!s->hits) return rw_fail("bench", "out of memory for %u hits", count), false;
    s->ray_memory = (uint64_t)(uintptr_t)s->file.rays;
    s->hit_memory = (uint64_t)(uintptr_t)s->hits;
    if (s->memory == RTP_BUFFER_TYPE_HOST) return true;
    return device_result(s, d->ops->alloc(d, (size_t)count * 32, &s->ray_memory)) &&
           device_result(s, d->ops->alloc(d, (size_t)count * 16, &s->hit_memory));
}

static bool trace(struct sides *s, RTPquery query, double *milliseconds)
{
    const struct bench_options *o = s->programs.options;
    double times[BENCH_MAX_LAUNCHES];
    for (unsigned k = 0; k < o->warm_ups + o->launches; k++) {
        const double before = rw_clock_ms();
        PRIME_TRY(rtpQueryExecute(query,
                                  o->watertight ? RTP_QUERY_HINT_WATERTIGHT : RTP_QUERY_HINT_NONE));
        if (k >= o->warm_ups) times[k - o->warm_ups] = rw_clock_ms() - before;
    }
    *milliseconds = rw_median(times, o->launches);
    return true;
}

static bool measure_prime(struct sides *s, double *milliseconds)
{
    const size_t count = s->file.count;
    struct rw_device *d = s->context->rays->device;
    RTPbufferdesc rays, hits;
    RTPquery query;
    if (s->memory != RTP_BUFFER_TYPE_HOST &&
        !device_result(s, d->ops->upload(d, s->ray_memory, s->file.rays, count * 32)))
        return false;
    if (!describe(s, RTP_BUFFER_FORMAT_RAY_ORIGIN_TMIN_DIRECTION_TMAX, s->memory,
                  (void *)(uintptr_t)s->ray_memory, count, &rays) ||
        !describe(s, RTP_BUFFER_FORMAT_HIT_T_TRIID_U_V, s->memory, (void *)(uintptr_t)s->hit_memory,
                  count, &hits))
        return false;
    PRIME_TRY(rtpQueryCreate(
        s->model, s->file.any_hit ? RTP_QUERY_TYPE_ANY : RTP_QUERY_TYPE_CLOSEST, &query));
    PRIME_TRY(rtpQuerySetRays(query, rays));
    PRIME_TRY(rtpQuerySetHits(query, hits));
    if (!trace(s, query, milliseconds)) return false;
    PRIME_TRY(rtpQueryDestroy(query));
    return s->memory == RTP_BUFFER_TYPE_HOST ||
           device_result(s, d->ops->download(d, s->hits, s->hit_memory, count * 16));
}

/* ---- the programs' side ---- */

static bool measure_programs(struct sides *s, double *milliseconds)
{
    struct bench *b = &s->programs;
    const struct bench_options *o = b->options;
    const size_t count = s->file.count;
    double times[BENCH_MAX_LAUNCHES], warm_up;
    void *hits;
    if (!bench_fill_buffer(b, b->rays, RT_FORMAT_FLOAT4, 2 * count, s->file.rays, count * 32) ||
        !bench_fill_buffer(b, b->hits, RT_FORMAT_FLOAT4, count, NULL, 0))
        return false;
    for (unsigned k = 0; k < o->warm_ups + o->launches; k++) {
        BENCH_TRY(b, rtContextLaunch1D(b->context, s->file.any_hit ? 1 : 0, count));
        BENCH_TRY(b, rwContextGetKernelTime(b->context,
                                            k < o->warm_ups ? &warm_up : &times[k - o->warm_ups]));
    }
    *milliseconds = rw_median(times, o->launches);
    BENCH_TRY(b, rtBufferMap(b->hits, &hits));
    memcpy(s->file.hits, hits, count * 16);
    BENCH_TRY(b, rtBufferUnmap(b->hits));
    return true;
}

/* ---- the whole ---- */

static bool run(struct sides *s, enum generated_rays kind, json_t *rows)
{
    double programs, prime;
    generate_rays(s->programs.mesh, kind, &s->file);
    if (!measure_programs(s, &programs) || !measure_prime(s, &prime)) return false;
    const double mrays = s->file.count * 1e-3;
    printf("%-8s %9u rays %9.3f ms %9.1f Mrays/s, %.3f of the programs' %.1f",
           generated_rays_names[kind], s->file.count, prime, mrays / prime, programs / prime,
           mrays / programs);
    json_t *row =
        json_pack("{s:s, s:I, s:f, s:f, s:f}", "rays", generated_rays_names[kind], "count",
                  (json_int_t)s->file.count, "mrays_per_second", mrays / prime,
                  "programs_mrays_per_second", mrays / programs, "ratio", programs / prime);
    const bool good = agreement_report(s->programs.mesh, &s->file, s->hits, row);
    if (good) printf("\n");
    fflush(stdout);
    json_array_append_new(rows, row);
    return good;
}

static bool open_sides(struct sides *s, const struct bench_options *o, const struct mesh *mesh)
{
    return bench_open(&s->programs, o, mesh, BENCH_TRIANGLES) &&
           /* Which device it is, is known when something has run on it. */
           bench_check(&s->programs, rtContextLaunch1D(s->programs.context, 0, 0), "a launch") &&
           open_context(s) && make_model(s) && make_room(s, o->count);
}

static void close_sides(struct sides *s)
{
    if (s->context && s->memory != RTP_BUFFER_TYPE_HOST) {
        struct rw_device *d = s->context->rays->device;
        d->ops->free(d, s->ray_memory);
        d->ops->free(d, s->hit_memory);
    }
    if (s->context) rtpContextDestroy(s->context);
    bench_close(&s->programs);
    ray_file_free(&s->file);
    free(s->hits);
}

int bench_prime(const struct bench_options *options)
{
    struct sides s = {0};
    struct mesh mesh = {0};
    json_t *rows = json_array();
    bool ok = bench_read_mesh(options, &mesh) && open_sides(&s, options, &mesh);
    bool opened = ok;
    for (int kind = 0; opened && kind < GENERATED_RAYS; kind++)
        ok &= run(&s, (enum generated_rays)kind, rows);
    if (opened)
        ok &= bench_write_json(options,
                               json_pack("{s:s, s:s, s:O}", "scene", options->scene, "device",
                                         s.context->rays->device->name, "results", rows));
    json_decref(rows);
    close_sides(&s);
    mesh_free(&mesh);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}
