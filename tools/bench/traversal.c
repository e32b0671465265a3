/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright bench traversal`: traces the rays of files through ordinary ray programs, compares the
 * hits with the file's, and prints Mrays/s (median kernel time).
 *
 * A ray file: u32 count, u32 any-hit flag; per ray 8 f32 (origin, tmin, direction, tmax); per ray 4
 * f32, the hit: t or -1, primitive number as bits, two barycentrics.
 */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/bench.h"
#include "tools/command.h"

struct ray_file {
    uint32_t count, any_hit;
    float *rays; /* 8 each */
    float *hits; /* 4 each */
};

static void free_rays(struct ray_file *file)
{
    free(file->rays);
    free(file->hits);
    *file = (struct ray_file){0};
}

static bool read_rays(const char *path, struct ray_file *out)
{
    *out = (struct ray_file){0};
    const char *why = "it cannot be opened";
    FILE *f = fopen(path, "rb");
    if (!f) goto fail;
    why = "the file is cut short";
    if (fread(&out->count, 4, 1, f) != 1 || fread(&out->any_hit, 4, 1, f) != 1) goto fail;
    out->rays = malloc((size_t)out->count * 32 + 1);
    out->hits = malloc((size_t)out->count * 16 + 1);
    if (!out->rays || !out->hits) {
        why = "out of memory";
        goto fail;
    }
    if (fread(out->rays, 32, out->count, f) != out->count ||
        fread(out->hits, 16, out->count, f) != out->count)
        goto fail;
    fclose(f);
    return true;
fail:
    fprintf(stderr, "raywright bench: reading the rays %s: %s\n", path, why);
    if (f) fclose(f);
    free_rays(out);
    return false;
}

/* ---- agreement ------------------------------------------------------------------------------- */

struct agreement {
    size_t equal;    /* same hit or miss, distance within 1e-3 of it */
    size_t hit_miss; /* one side hits, the other misses */
    size_t far;      /* both hit, at different distances */
};

static struct agreement compare(const struct ray_file *file, const float *hits)
{
    struct agreement a = {0};
    for (size_t i = 0; i < file->count; i++) {
        float theirs = file->hits[4 * i], ours = hits[4 * i];
        if ((theirs >= 0.0f) != (ours >= 0.0f))
            a.hit_miss++;
        else if (!file->any_hit && theirs >= 0.0f && fabsf(theirs - ours) > 1e-3f * theirs)
            a.far++;
        else
            a.equal++;
    }
    return a;
}

/* ---- measuring ------------------------------------------------------------------------------- */

struct result {
    double milliseconds, fastest, first_launch;
    struct agreement agreement;
};

static bool launch(struct bench *b, const struct ray_file *file, double *milliseconds)
{
    BENCH_TRY(b, rtContextLaunch1D(b->context, file->any_hit ? 1 : 0, file->count));
    BENCH_TRY(b, rwContextGetKernelTime(b->context, milliseconds));
    return true;
}

static bool measure(struct bench *b, const struct ray_file *file, RTbuffer hits,
                    struct result *result)
{
    const struct bench_options *o = b->options;
    double times[256], warm_up;
    for (unsigned k = 0; k < o->warm_ups; k++)
        if (!launch(b, file, &warm_up)) return false;
    for (unsigned k = 0; k < o->launches; k++)
        if (!launch(b, file, &times[k])) return false;
    result->milliseconds = bench_median(times, o->launches);
    result->fastest = times[0];
    float *found;
    BENCH_TRY(b, rtBufferMap(hits, (void **)&found));
    result->agreement = compare(file, found);
    BENCH_TRY(b, rtBufferUnmap(hits));
    return true;
}

static json_t *describe(const char *path, const struct ray_file *file, const struct result *r)
{
    return json_pack("{s:s, s:b, s:I, s:f, s:f, s:f, s:I, s:I, s:I}", "rays", path, "any_hit",
                     (int)file->any_hit, "count", (json_int_t)file->count, "milliseconds",
                     r->milliseconds, "fastest_milliseconds", r->fastest, "mrays_per_second",
                     file->count / r->milliseconds * 1e-3, "agree", (json_int_t)r->agreement.equal,
                     "hit_or_miss_differs", (json_int_t)r->agreement.hit_miss, "distance_differs",
                     (json_int_t)r->agreement.far);
}

static bool run_file(struct bench *b, const char *path, RTbuffer rays, RTbuffer hits, json_t *rows)
{
    struct ray_file file;
    struct result result;
    if (!read_rays(path, &file)) return false;
    bool ok = bench_fill_buffer(b, rays, RT_FORMAT_FLOAT4, 2 * (size_t)file.count, file.rays,
                                (size_t)file.count * 32) &&
              bench_fill_buffer(b, hits, RT_FORMAT_FLOAT4, file.count, NULL, 0) &&
              measure(b, &file, hits, &result);
    if (ok) {
        const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
        printf("%-44s %9u rays %9.3f ms %9.1f Mrays/s  agree %.4f %%\n", name, file.count,
               result.milliseconds, file.count / result.milliseconds * 1e-3,
               100.0 * (double)result.agreement.equal / file.count);
        fflush(stdout);
        json_array_append_new(rows, describe(path, &file, &result));
    }
    free_rays(&file);
    return ok;
}

int bench_traversal(const struct bench_options *options)
{
    struct bench b;
    RTbuffer rays, hits;
    char device[128] = "";
    json_t *rows = json_array();
    bool ok = bench_open(&b, options) && bench_build_scene(&b) &&
              bench_buffer(&b, "rays", RT_BUFFER_INPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &rays) &&
              bench_buffer(&b, "hits", RT_BUFFER_OUTPUT, RT_FORMAT_FLOAT4, 0, NULL, 0, &hits);
    for (int k = 0; ok && k < options->file_count; k++)
        ok = run_file(&b, options->files[k], rays, hits, rows);
    if (ok) rwContextGetDeviceName(b.context, device, sizeof(device));
    json_t *report = json_pack("{s:s, s:s, s:s, s:I, s:o}", "scene", options->scene, "device",
                               device, "builder", options->builder ? options->builder : "Trbvh",
                               "triangles", (json_int_t)b.mesh.triangle_count, "results", rows);
    if (ok) ok = bench_write_json(options, report);
    bench_close(&b);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}
