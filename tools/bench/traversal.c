/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright bench traversal`: traces the rays of files through ordinary ray programs, compares the
 * hits with the file's, and prints Mrays/s (median kernel time). Other geometry is measured against
 * as many built-in triangles that stand still, in the same run. Without files rays are made, whose
 * hits are those of the triangles.
 */
#include "base/median.h"
#include "tools/bench/agreement.h"
#include "tools/bench/bench.h"
#include "tools/bench/bound.h"
#include "tools/bench/effort.h"
#include "tools/bench/generate.h"
#include "tools/bench/rays.h"
#include "tools/command.h"
#include "tools/profiler.h"

/* Medians, and the fastest launch. */
struct result {
    double milliseconds, fastest;
    struct effort effort; /* of this process */
};

/* What is measured, and the triangles that it is measured against (or not: no context). */
struct sides {
    struct bench ours, triangles;
    struct bound_trees trees; /* --bound */
    int counter;              /* effort.h */
};

static double rate(const struct ray_file *file, const struct result *result)
{
    return file->count / result->milliseconds * 1e-3;
}

static bool fill(struct bench *b, const struct ray_file *file)
{
    return bench_fill_buffer(b, b->rays, RT_FORMAT_FLOAT4, 2 * (size_t)file->count, file->rays,
                             (size_t)file->count * 32) &&
           bench_fill_buffer(b, b->hits, RT_FORMAT_FLOAT4, file->count, NULL, 0);
}

static bool launch(struct bench *b, const struct ray_file *file, double *milliseconds)
{
    BENCH_TRY(b, rtContextLaunch1D(b->context, file->any_hit ? 1 : 0, file->count));
    BENCH_TRY(b, rwContextGetKernelTime(b->context, milliseconds));
    return true;
}

static bool measure(struct bench *b, const struct ray_file *file, int counter,
                    struct result *result)
{
    const struct bench_options *o = b->options;
    double times[BENCH_MAX_LAUNCHES], cpu[BENCH_MAX_LAUNCHES], instructions[BENCH_MAX_LAUNCHES];
    double warm_up;
    if (!fill(b, file)) return false;
    for (unsigned k = 0; k < o->warm_ups; k++)
        if (!launch(b, file, &warm_up)) return false;
    for (unsigned k = 0; k < o->launches; k++) {
        struct effort before = effort_now(counter);
        if (k + 1 == o->launches) rw_profile_begin();
        bool ok = launch(b, file, &times[k]);
        if (k + 1 == o->launches) rw_profile_end();
        if (!ok) return false;
        struct effort spent = effort_since(before, counter);
        cpu[k] = spent.cpu_milliseconds;
        instructions[k] = spent.instructions;
    }
    result->milliseconds = rw_median(times, o->launches);
    result->fastest = times[0];
    result->effort.cpu_milliseconds = rw_median(cpu, o->launches);
    result->effort.instructions = rw_median(instructions, o->launches);
    return true;
}

/* ---- reporting ---- */

static void print_row(const char *path, const struct ray_file *file, const struct result *r)
{
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    printf("%-44s %9u rays %9.3f ms %9.1f Mrays/s", name, file->count, r->milliseconds,
           rate(file, r));
}

static json_t *describe(const char *path, const struct ray_file *file, const struct result *r)
{
    return json_pack("{s:s, s:b, s:I, s:f, s:f, s:f, s:f, s:f}", "rays", path, "any_hit",
                     (int)file->any_hit, "count", (json_int_t)file->count, "milliseconds",
                     r->milliseconds, "fastest_milliseconds", r->fastest, "mrays_per_second",
                     rate(file, r), "host_cpu_milliseconds", r->effort.cpu_milliseconds,
                     "host_instructions", r->effort.instructions);
}

/* False if the hits are too different. */
static bool check_hits(struct bench *b, const struct ray_file *file, json_t *row)
{
    float *hits;
    BENCH_TRY(b, rtBufferMap(b->hits, (void **)&hits));
    const bool good = agreement_report(b->mesh, file, hits, row);
    BENCH_TRY(b, rtBufferUnmap(b->hits));
    return good;
}

static bool compare_with_triangles(struct sides *s, const struct ray_file *file,
                                   const struct result *ours, json_t *row)
{
    struct result theirs;
    if (!measure(&s->triangles, file, s->counter, &theirs)) return false;
    double ratio = theirs.milliseconds / ours->milliseconds;
    printf("  %.2f of the triangles' %.1f", ratio, rate(file, &theirs));
    json_object_set_new(row, "triangles_mrays_per_second", json_real(rate(file, &theirs)));
    json_object_set_new(row, "ratio", json_real(ratio));
    return true;
}

/* In a line of its own. Without a GPU there is no speed, but the numbers it is made of. */
static bool add_bound(struct sides *s, const struct ray_file *file, const struct result *ours,
                      json_t *row)
{
    struct bound b;
    if (!bound_find(&s->trees, file, 0, &b))
        return bench_check(&s->ours, RT_ERROR_MEMORY_ALLOCATION_FAILED, "simulating rays");
    printf("\n  bound");
    if (b.mrays > 0)
        printf(" %.1f Mrays/s, %.0f %% reached;", b.mrays, 100 * rate(file, ours) / b.mrays);
    printf(" %.0f warp instructions a ray, lanes %.0f %% at nodes, %.0f %% at triangles;\n"
           "  %.1f nodes, %.1f triangles a ray\n"
           "  as the kernel goes about it %.1f of 32 lanes, %.0f warp instructions a ray",
           b.instructions, 100 * b.node_efficiency, 100 * b.triangle_efficiency, b.nodes_per_ray,
           b.triangles_per_ray, b.lanes, b.loop_instructions);
    json_object_set_new(row, "bound",
                        json_pack("{s:f, s:f, s:f, s:f, s:f, s:f, s:f, s:f}", "mrays_per_second",
                                  b.mrays, "warp_instructions_per_ray", b.instructions,
                                  "node_efficiency", b.node_efficiency, "triangle_efficiency",
                                  b.triangle_efficiency, "lanes", b.lanes,
                                  "loop_instructions_per_ray", b.loop_instructions, "nodes_per_ray",
                                  b.nodes_per_ray, "triangles_per_ray", b.triangles_per_ray));
    return true;
}

/* ---- the whole ---- */

/* With `known` the hits are somebody else's; spheres are hit elsewhere than triangles. */
static bool run_rays(struct sides *s, const char *name, const struct ray_file *file, bool known,
                     json_t *rows)
{
    struct result result;
    bool ok = measure(&s->ours, file, s->counter, &result), good = true;
    if (!ok) return false;
    json_t *row = describe(name, file, &result);
    print_row(name, file, &result);
    if (s->triangles.context) ok = compare_with_triangles(s, file, &result, row);
    if (known && s->ours.geometry != BENCH_SPHERES) good = check_hits(&s->ours, file, row);
    if (good && s->trees.wide.nodes) ok &= add_bound(s, file, &result, row);
    if (good) printf("\n");
    fflush(stdout);
    json_array_append_new(rows, row);
    return ok && good;
}

static bool run_file(struct sides *s, const char *path, json_t *rows)
{
    struct ray_file file;
    if (!ray_file_read(path, &file)) return false;
    const bool ok = run_rays(s, path, &file, true, rows);
    ray_file_free(&file);
    return ok;
}

/* The hits of triangles that stand still. */
static bool find_hits(struct bench *b, struct ray_file *file)
{
    double milliseconds;
    void *hits;
    if (!fill(b, file) || !launch(b, file, &milliseconds)) return false;
    BENCH_TRY(b, rtBufferMap(b->hits, &hits));
    memcpy(file->hits, hits, (size_t)file->count * 16);
    BENCH_TRY(b, rtBufferUnmap(b->hits));
    return true;
}

static bool run_generated(struct sides *s, json_t *rows)
{
    struct bench *still = s->triangles.context ? &s->triangles : &s->ours;
    struct ray_file file;
    bool ok = ray_file_make(s->ours.options->count, &file);
    for (int kind = 0; ok && kind < GENERATED_RAYS; kind++) {
        generate_rays(s->ours.mesh, (enum generated_rays)kind, &file);
        ok = find_hits(still, &file) &&
             run_rays(s, generated_rays_names[kind], &file, still != &s->ours, rows);
    }
    ray_file_free(&file);
    return ok;
}

static bool open_sides(struct sides *s, const struct bench_options *o, const struct mesh *mesh)
{
    return bench_open(&s->ours, o, mesh, o->geometry) &&
           (o->geometry == BENCH_TRIANGLES || bench_open(&s->triangles, o, mesh, BENCH_TRIANGLES));
}

static bool report(struct bench *b, json_t *rows)
{
    const struct bench_options *o = b->options;
    const char *builder;
    char device[128];
    if (!bench_names(b, &builder, device, sizeof(device))) return false;
    return bench_write_json(o, json_pack("{s:s, s:s, s:s, s:b, s:I, s:O}", "scene", o->scene,
                                         "device", device, "builder", builder, "watertight",
                                         (int)o->watertight, "triangles",
                                         (json_int_t)b->mesh->triangle_count, "results", rows));
}

/* All files are traced, also after one whose hits are wrong: the report has them all. */
int bench_traversal(const struct bench_options *options)
{
    struct sides sides = {.counter = effort_open()};
    struct mesh mesh;
    json_t *rows = json_array();
    bool ok = bench_read_mesh(options, &mesh) && open_sides(&sides, options, &mesh);
    if (ok && options->bound && !bound_open(&mesh, options->builder, &sides.trees))
        ok = bench_check(&sides.ours, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                         "building a tree to simulate");
    bool opened = ok;
    if (opened && !options->file_count) ok = run_generated(&sides, rows);
    for (int k = 0; opened && k < options->file_count; k++)
        ok &= run_file(&sides, options->files[k], rows);
    if (opened) ok &= report(&sides.ours, rows);
    json_decref(rows);
    bound_close(&sides.trees);
    bench_close(&sides.triangles);
    bench_close(&sides.ours);
    if (sides.counter >= 0) close(sides.counter);
    mesh_free(&mesh);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}
