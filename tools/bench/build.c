/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright bench build`: builds the scene's tree again and again, and prints time, Mtriangles/s,
 * surface area cost and bytes; with --refit the vertices move a little and the tree is refitted.
 */
#include <stdio.h>

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
    double times[256];
    for (unsigned k = 0; k < o->warm_ups; k++)
        if (!build_once(b, last)) return false;
    for (unsigned k = 0; k < o->launches; k++) {
        if (!build_once(b, last)) return false;
        times[k] = last->build_ms;
    }
    *milliseconds = bench_median(times, o->launches);
    return true;
}

static bool report(struct bench *b, double milliseconds, const rwAccelerationStatistics *s)
{
    const char *builder;
    char device[128];
    BENCH_TRY(b, rtAccelerationGetBuilder(b->acceleration, &builder));
    BENCH_TRY(b, rwContextGetDeviceName(b->context, device, sizeof(device)));
    double rate = (double)b->mesh.triangle_count / milliseconds * 1e-3;
    printf("%-10s %s %9u triangles %9.3f ms %9.1f Mtriangles/s  SAH %8.3f  %6.1f bytes/triangle\n",
           builder, b->options->refit ? "refit" : "build", b->mesh.triangle_count, milliseconds,
           rate, s->sah_cost, (double)s->bytes / b->mesh.triangle_count);
    return bench_write_json(
        b->options,
        json_pack("{s:s, s:s, s:s, s:b, s:I, s:f, s:f, s:f, s:I, s:I}", "scene", b->options->scene,
                  "device", device, "builder", builder, "refit", (int)b->options->refit,
                  "triangles", (json_int_t)b->mesh.triangle_count, "milliseconds", milliseconds,
                  "mtriangles_per_second", rate, "sah", s->sah_cost, "bytes", (json_int_t)s->bytes,
                  "nodes", (json_int_t)s->node_count));
}

int bench_build(const struct bench_options *options)
{
    struct bench b;
    rwAccelerationStatistics statistics;
    RTbuffer rays, hits;
    double milliseconds;
    bool ok = bench_open(&b, options) && bench_build_scene(&b) &&
              bench_buffer(&b, "rays", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &rays) &&
              bench_buffer(&b, "hits", RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &hits) &&
              measure(&b, &milliseconds, &statistics) && report(&b, milliseconds, &statistics);
    bench_close(&b);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}
