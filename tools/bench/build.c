/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright bench build`: builds the scene's tree again and again, and prints time, Mtriangles/s,
 * surface area cost and bytes; with --refit it is refitted instead, to the same vertices.
 */
#include "base/median.h"
#include "tools/bench/bench.h"
#include "tools/command.h"

static bool build_once(struct bench *b, rwAccelerationStatistics *out)
{
    BENCH_TRY(b, rtAccelerationMarkDirty(b->acceleration));
    BENCH_TRY(b, rtContextLaunch1D(b->context, 0, 0));
    BENCH_TRY(b, rwAccelerationGetStatistics(b->acceleration, out));
    return true;
}

static bool measure(struct bench *b, double *milliseconds, rwAccelerationStatistics *last)
{
    const struct bench_options *o = b->options;
    double times[BENCH_MAX_LAUNCHES];
    for (unsigned k = 0; k < o->warm_ups; k++)
        if (!build_once(b, last)) return false;
    for (unsigned k = 0; k < o->launches; k++) {
        if (!build_once(b, last)) return false;
        times[k] = last->build_ms;
    }
    *milliseconds = rw_median(times, o->launches);
    return true;
}

static bool report(struct bench *b, double milliseconds, const rwAccelerationStatistics *s)
{
    const struct bench_options *o = b->options;
    const char *builder;
    char device[128];
    if (!bench_names(b, &builder, device, sizeof(device))) return false;
    uint32_t count = b->mesh->triangle_count;
    double rate = count / milliseconds * 1e-3;
    printf("%-10s %s %9u triangles %9.3f ms %9.1f Mtriangles/s  SAH %8.3f  %6.1f bytes/triangle\n",
           builder, o->refit ? "refit" : "build", count, milliseconds, rate, s->sah_cost,
           (double)s->bytes / count);
    return bench_write_json(
        o, json_pack("{s:s, s:s, s:s, s:b, s:b, s:I, s:f, s:f, s:f, s:I, s:I}", "scene", o->scene,
                     "device", device, "builder", builder, "refit", (int)o->refit, "watertight",
                     (int)o->watertight, "triangles", (json_int_t)count, "milliseconds",
                     milliseconds, "mtriangles_per_second", rate, "sah", s->sah_cost, "bytes",
                     (json_int_t)s->bytes, "nodes", (json_int_t)s->node_count));
}

int bench_build(const struct bench_options *options)
{
    struct bench b = {0};
    struct mesh mesh;
    rwAccelerationStatistics statistics;
    double milliseconds;
    bool ok = bench_read_mesh(options, &mesh) &&
              bench_open(&b, options, &mesh, options->geometry) &&
              measure(&b, &milliseconds, &statistics) && report(&b, milliseconds, &statistics);
    bench_close(&b);
    mesh_free(&mesh);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}
