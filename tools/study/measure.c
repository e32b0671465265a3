/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The variants on the GPU: each traces the same rays three times, the one in the middle counts; its
 * hits are compared with the library's, and a kernel that counts says how many lanes took part in
 * what. Speeds are averages over the views, as in the paper. A profiler sees the last of the three.
 */
#include "tools/study/costs.h"
#include "tools/study/measure.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/median.h"
#include "runtime/bvh/build_threads.h"
#include "tools/command.h"
#include "tools/profiler.h"

enum { LAUNCHES = 3, KINDS = 4, STACK_BYTES = 65536 };

/* Kernels of a variant: closest hit and any hit, and both with counters. */
struct variant_kernels {
    char defines[KINDS][160];
};

/* Of a variant and kind of rays, over the views so far. */
struct sum {
    double mrays, rays, differ, ties;
    double counters[STUDY_COUNTERS];
    unsigned views;
};

struct study_session {
    struct study_gpu gpu;
    struct study_kernel *kernels; /* KINDS each */
    struct variant_kernels *names;
};

static struct study_kernel *kernel_of(const struct study_session *s, unsigned variant, bool any_hit,
                                      bool count)
{
    return &s->kernels[variant * KINDS + any_hit + 2 * count];
}

/* ---- the session ---- */

struct counting {
    const struct study_session *session;
    struct study_tools tools;
    struct study_costs *costs;
};

/* Kernels that are the same as others have no PTX; they get the others' costs afterwards. */
static void count_variant(void *user, uint32_t variant)
{
    struct counting *c = user;
    const struct study_kernel *kernel = kernel_of(c->session, variant, false, false);
    if (kernel->ptx)
        study_count_costs(&c->tools, kernel->ptx, c->session->gpu.architecture,
                          &study_variants[variant], &c->costs[variant]);
}

static void count_costs(const struct study_session *s, struct study_costs *costs)
{
    struct counting c = {.session = s, .costs = costs};
    struct rw_build_threads pool;
    study_find_tools(&c.tools);
    rw_build_threads_open(&pool, 0);
    rw_build_threads_for(&pool, study_variant_count, count_variant, &c);
    rw_build_threads_close(&pool);
    study_free_tools(&c.tools);
    for (unsigned k = 0; k < study_variant_count; k++)
        for (unsigned j = 0; j < k && !kernel_of(s, k, false, false)->ptx; j++)
            if (kernel_of(s, k, false, false)->function == kernel_of(s, j, false, false)->function)
                costs[k] = costs[j];
}

struct study_session *study_open_session(const struct study_options *o,
                                         struct study_machine *machine, json_t *report)
{
    struct study_session *s = calloc(1, sizeof(*s));
    unsigned count = study_variant_count * KINDS;
    if (s) s->kernels = calloc(count, sizeof(*s->kernels));
    if (s) s->names = calloc(study_variant_count, sizeof(*s->names));
    if (!s || !s->kernels || !s->names) {
        rw_fail("study", "out of memory");
        goto fail;
    }
    for (unsigned v = 0; v < study_variant_count; v++)
        for (unsigned k = 0; study_is_wanted(o, v) && k < KINDS; k++) {
            snprintf(s->names[v].defines[k], sizeof(s->names[v].defines[k]), "%s%s%s",
                     study_variants[v].defines, k & 1 ? " -DSTUDY_ANY_HIT=1" : "",
                     k & 2 ? " -DSTUDY_COUNT=1" : "");
            s->kernels[v * KINDS + k] = (struct study_kernel){.source = study_variants[v].source,
                                                              .defines = s->names[v].defines[k],
                                                              .name = "study_trace_kernel"};
        }
    if (!study_open_gpu(&s->gpu) || !study_load_kernels(&s->gpu, s->kernels, count)) goto fail;
    machine->clock = s->gpu.clock;
    machine->issues = s->gpu.multiprocessors * 4;
    count_costs(s, machine->costs);
    json_object_set_new(report, "machine",
                        json_pack("{s:s, s:s, s:f, s:i, s:f, s:f}", "name", s->gpu.name,
                                  "architecture", s->gpu.architecture, "clock_mhz", s->gpu.clock,
                                  "multiprocessors", s->gpu.multiprocessors, "gflops",
                                  s->gpu.clock * s->gpu.multiprocessors * 128 * 2e-3, "bandwidth",
                                  s->gpu.bandwidth));
    return s;
fail:
    study_close_session(s);
    return NULL;
}

void study_close_session(struct study_session *s)
{
    if (!s) return;
    if (s->gpu.cuda && s->kernels)
        study_unload_kernels(&s->gpu, s->kernels, study_variant_count * KINDS);
    study_close_gpu(&s->gpu);
    free(s->kernels);
    free(s->names);
    free(s);
}

/* ---- one variant ---- */

static bool trace(struct study_stage *stage, const struct study_kernel *kernel, bool persistent,
                  struct study_args *args, double *milliseconds)
{
    struct study_gpu *gpu = stage->gpu;
    unsigned all = study_all_blocks(gpu, kernel);
    unsigned blocks = (args->count + STUDY_BLOCK - 1) / STUDY_BLOCK;
    if (persistent && blocks > all) blocks = all;
    return study_zero(gpu, stage->next, 16) && study_start_clock(gpu) &&
           study_launch(gpu, kernel, blocks, args, NULL) && study_stop_clock(gpu, milliseconds);
}

static bool count(struct study_stage *stage, const struct study_kernel *kernel, bool persistent,
                  struct study_args *args, struct sum *sum)
{
    unsigned long long counters[STUDY_COUNTERS];
    double ignored;
    if (!study_zero(stage->gpu, stage->counters, sizeof(counters)) ||
        !trace(stage, kernel, persistent, args, &ignored) ||
        !study_copy_back(stage->gpu, counters, stage->counters, sizeof(counters)))
        return false;
    for (int k = 0; k < STUDY_COUNTERS; k++) sum->counters[k] += (double)counters[k];
    sum->counters[STUDY_RAYS] += stage->batch.live;
    return true;
}

static bool measure_variant(struct study_session *s, struct study_stage *stage, unsigned variant,
                            struct sum *sum)
{
    const struct study_variant *v = &study_variants[variant];
    const struct study_tree *tree = study_find_tree(stage->scene, v);
    if (!tree) return false;
    const struct study_gpu_tree *there = &stage->trees[tree - stage->scene->trees];
    struct study_args args = study_batch_args(stage, there);
    bool any_hit = stage->batch.kind == STUDY_AO;
    double times[LAUNCHES], differ, ties;
    for (int k = 0; k < LAUNCHES; k++) {
        if (k == LAUNCHES - 1) rw_profile_begin();
        bool ok =
            trace(stage, kernel_of(s, variant, any_hit, false), v->persistent, &args, &times[k]);
        if (k == LAUNCHES - 1) rw_profile_end();
        if (!ok) return false;
    }
    if (!study_compare(stage, there, &differ, &ties)) return false;
    sum->mrays += stage->batch.live / rw_median(times, LAUNCHES) * 1e-3;
    sum->rays += stage->batch.live;
    sum->differ += differ, sum->ties += ties;
    return sum->views++ ||
           count(stage, kernel_of(s, variant, any_hit, true), v->persistent, &args, sum);
}

/* ---- rows ---- */

static void set(json_t *row, const char *name, double value)
{
    json_object_set_new(row, name, json_real(value));
}

static void write_row(const struct study_session *s, const struct study_scene *scene,
                      unsigned variant, enum study_rays kind, const struct sum *sum, json_t *report)
{
    json_t *row =
        study_make_row(report, scene->name, study_ray_names[kind], study_variants[variant].name,
                       study_part_names[study_variants[variant].part]);
    const double *c = sum->counters;
    set(row, "measured_mrays", sum->mrays / sum->views);
    set(row, "agree_percent", sum->rays > 0 ? 100 - 100 * sum->differ / sum->rays : 100);
    set(row, "ties", sum->ties);
    set(row, "rays_traced", sum->rays / sum->views);
    set(row, "registers", kernel_of(s, variant, kind == STUDY_AO, false)->registers);
    if (c[STUDY_NODE_STEPS] > 0)
        set(row, "counted_node_efficiency", c[STUDY_NODES] / c[STUDY_NODE_STEPS] / 32);
    if (c[STUDY_TRIANGLE_STEPS] > 0)
        set(row, "counted_triangle_efficiency", c[STUDY_TRIANGLES] / c[STUDY_TRIANGLE_STEPS] / 32);
    if (c[STUDY_RAYS] > 0) {
        set(row, "counted_nodes_per_ray", c[STUDY_NODES] / c[STUDY_RAYS]);
        set(row, "counted_triangles_per_ray", c[STUDY_TRIANGLES] / c[STUDY_RAYS]);
    }
}

/* ---- the whole ---- */

static void show_progress(const struct study_scene *scene, unsigned view, unsigned kind,
                          unsigned variant)
{
    enum { WIDTH = 30 };
    if (!isatty(STDERR_FILENO)) return;
    unsigned all = scene->view_count * STUDY_RAY_KINDS * study_variant_count;
    unsigned done = (view * STUDY_RAY_KINDS + kind) * study_variant_count + variant;
    unsigned filled = all ? done * WIDTH / all : 0;
    fprintf(stderr, "\r[%.*s%.*s] %-16s %-8s %-36s", (int)filled, "##############################",
            (int)(WIDTH - filled), "..............................", scene->name,
            study_ray_names[kind],
            variant < study_variant_count ? study_variants[variant].name : "");
}

static bool measure_view(struct study_session *s, struct study_stage *stage, unsigned view,
                         struct sum (*sums)[STUDY_RAY_KINDS])
{
    for (unsigned kind = 0; kind < STUDY_RAY_KINDS; kind++) {
        if (!study_make_batch(stage, view, (enum study_rays)kind)) return false;
        if (!view && stage->o->ray_folder && !study_write_rays(stage)) return false;
        for (unsigned k = 0; k < study_variant_count; k++) {
            if (!study_is_wanted(stage->o, k)) continue;
            show_progress(stage->scene, view, kind, k);
            if (!measure_variant(s, stage, k, &sums[k][kind])) return false;
        }
    }
    return true;
}

/* Blocks that any kernel runs at once, times what a block needs. */
static size_t scratch_of(const struct study_session *s)
{
    unsigned most = 0;
    for (unsigned k = 0; k < study_variant_count * KINDS; k++)
        if ((unsigned)s->kernels[k].blocks > most) most = (unsigned)s->kernels[k].blocks;
    return (size_t)most * (unsigned)s->gpu.multiprocessors * STACK_BYTES;
}

/* The first is the one that rays are made by. */
static bool build_trees(const struct study_options *o, struct study_scene *scene)
{
    if (!study_find_tree(scene, &study_variants[0])) return false;
    for (unsigned k = 0; k < study_variant_count; k++)
        if (study_is_wanted(o, k) && !study_find_tree(scene, &study_variants[k])) return false;
    return true;
}

bool study_measure_scene(struct study_session *s, const struct study_options *o,
                         struct study_scene *scene, json_t *report)
{
    struct study_stage *stage = calloc(1, sizeof(*stage));
    struct sum(*sums)[STUDY_RAY_KINDS] = calloc(study_variant_count, sizeof(*sums));
    bool ok = stage && sums;
    if (!ok) rw_fail("study", "out of memory");
    ok = ok && build_trees(o, scene);
    if (ok) {
        *stage = (struct study_stage){.gpu = &s->gpu, .o = o, .scene = scene};
        ok = study_open_stage(stage, scratch_of(s));
        for (unsigned view = 0; ok && view < scene->view_count; view++)
            ok = measure_view(s, stage, view, sums);
        if (o->parts[STUDY_BATCH]) ok = ok && study_measure_paths(stage, report);
        study_close_stage(stage);
        if (isatty(STDERR_FILENO)) fprintf(stderr, "\r%95s\r", "");
    }
    for (unsigned k = 0; ok && k < study_variant_count; k++)
        for (unsigned kind = 0; kind < STUDY_RAY_KINDS; kind++)
            if (sums[k][kind].views)
                write_row(s, scene, k, (enum study_rays)kind, &sums[k][kind], report);
    free(stage);
    free(sums);
    return ok;
}
