/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Batch tracing and breadth-first traversal on the GPU, beside one kernel that does all: rays of a
 * path tracer, which leave the points that the camera sees in random directions and are reflected
 * so until the third bounce. What each variant does in its rounds is in batch.c.
 */
#include <stdlib.h>
#include <string.h>

#include "base/median.h"
#include "tools/command.h"
#include "tools/study/batch.h"
#include "tools/study/measure.h"

enum { PATHS = 4, BOUNCES = 3, LAUNCHES = 3, COLLECT = 4, FRUSTA_RAYS = 1 << 13, ROOM = 1 << 24 };

enum method { MONOLITHIC, BATCH, FRUSTA };

static const struct {
    const char *name, *source, *defines;
    enum method method;
    bool sorted;
} variants[] = {
    {"monolithic", "trace", " -DSTUDY_POSTPONE=1", MONOLITHIC, false},
    {"batch tracing", "batch", "", BATCH, false},
    {"batch tracing, dynamic fetch", "batch", " -DSTUDY_LEAST=13", BATCH, false},
    {"batch tracing, sorted by leaf", "batch", "", BATCH, true},
    {"breadth first", "frusta", "", FRUSTA, false},
};

enum { VARIANTS = sizeof(variants) / sizeof(variants[0]) };

static const char *const bounce_names[BOUNCES] = {"bounce 1", "bounce 2", "bounce 3"};

/* Of a variant and bounce, over the views so far. */
struct sum {
    double mrays, rays, differ, ties, counters[STUDY_COUNTERS];
    unsigned views;
};

struct paths {
    struct study_stage *stage;
    struct study_kernel kernels[VARIANTS][2][STUDY_STEPS]; /* without and with counters */
    char counting[VARIANTS][64];
    const struct study_kernel *running; /* of the variant that runs */
    uint64_t memory;                    /* all of the queues */
    struct study_batches batches;
    struct study_frusta frusta;
    struct sum sums[VARIANTS][BOUNCES];
};

/* ---- what runs the rounds ---- */

static bool launch(void *user, enum study_step step, unsigned threads, struct study_args *args,
                   void *more)
{
    struct paths *p = user;
    const struct study_kernel *kernel = &p->running[step];
    unsigned blocks = threads ? (threads + STUDY_BLOCK - 1) / STUDY_BLOCK
                              : study_all_blocks(p->stage->gpu, kernel);
    return study_launch(p->stage->gpu, kernel, blocks, args, more);
}

static bool read_counts(void *user, uint64_t from, unsigned *to, unsigned count)
{
    struct paths *p = user;
    return study_copy_back(p->stage->gpu, to, from, count * sizeof(*to));
}

static bool write_counts(void *user, uint64_t to, const unsigned *from, unsigned count)
{
    struct paths *p = user;
    return study_write(p->stage->gpu, to, from, count * sizeof(*from));
}

static bool clear(void *user, uint64_t address, size_t bytes)
{
    struct paths *p = user;
    return study_zero(p->stage->gpu, address, bytes);
}

/* ---- kernels and memory ---- */

static enum study_step first_step(enum method method)
{
    return method == FRUSTA ? STUDY_STEP_GROUP : STUDY_STEP_BEGIN;
}

static enum study_step last_step(enum method method)
{
    return method == FRUSTA  ? STUDY_STEP_RESULT
           : method == BATCH ? STUDY_STEP_FINISH
                             : STUDY_STEP_BEGIN;
}

static void name_kernels(struct paths *p, unsigned v, unsigned count)
{
    enum method method = variants[v].method;
    for (unsigned k = first_step(method); k <= (unsigned)last_step(method); k++)
        p->kernels[v][count][k] = (struct study_kernel){
            .source = variants[v].source,
            .defines = count ? p->counting[v] : variants[v].defines,
            .name = method == MONOLITHIC ? "study_trace_kernel" : study_step_names[k]};
}

static bool load_kernels(struct paths *p)
{
    for (unsigned v = 0; v < VARIANTS; v++) {
        unsigned first = first_step(variants[v].method), last = last_step(variants[v].method);
        snprintf(p->counting[v], sizeof(p->counting[v]), "%s -DSTUDY_COUNT=1", variants[v].defines);
        for (unsigned count = 0; count < 2; count++) {
            name_kernels(p, v, count);
            if (!study_load_kernels(p->stage->gpu, &p->kernels[v][count][first], last - first + 1))
                return false;
        }
    }
    return true;
}

static uint64_t carve(uint64_t *at, size_t bytes)
{
    uint64_t here = *at;
    *at += (bytes + 255) / 256 * 256;
    return here;
}

static size_t share_out(struct paths *p, uint64_t memory, size_t rays)
{
    uint64_t at = memory;
    p->batches = (struct study_batches){.counts = carve(&at, 256)};
    p->batches.active = carve(&at, rays * 4);
    p->batches.next_active = carve(&at, rays * 4);
    p->batches.best = carve(&at, rays * 8);
    p->batches.nodes = carve(&at, rays * 4);
    p->batches.tops = carve(&at, rays * 4);
    p->batches.stacks = carve(&at, rays * STUDY_STACK * 4);
    p->batches.candidates = carve(&at, rays * COLLECT * 8);
    p->batches.sorted = carve(&at, rays * COLLECT * 8);
    p->batches.buckets = carve(&at, STUDY_BUCKETS * 4);
    p->frusta = (struct study_frusta){.counts = p->batches.counts, .best = p->batches.best};
    p->frusta.bounds = carve(&at, FRUSTA_RAYS / 32 * STUDY_FRUSTUM_BYTES);
    p->frusta.pairs = carve(&at, (size_t)ROOM * 8);
    p->frusta.next_pairs = carve(&at, (size_t)ROOM * 8);
    p->frusta.leaves = carve(&at, (size_t)ROOM * 8);
    p->frusta.room = ROOM;
    return at - memory;
}

/* Leaves of a tree with so many triangles fall into at most STUDY_BUCKETS. */
static unsigned bucket_shift(uint32_t triangles)
{
    unsigned shift = 0;
    while (triangles >> shift >= STUDY_BUCKETS) shift++;
    return shift;
}

static bool open_paths(struct paths *p)
{
    size_t rays = (size_t)p->stage->pixels * PATHS;
    p->memory = study_alloc(p->stage->gpu, share_out(p, 0, rays));
    if (!p->memory) return false;
    share_out(p, p->memory, rays);
    p->batches.shift = bucket_shift(p->stage->scene->trees[0].triangle_count);
    return load_kernels(p);
}

static void close_paths(struct paths *p)
{
    study_release(p->stage->gpu, p->memory);
    study_unload_kernels(p->stage->gpu, p->kernels[0][0], VARIANTS * 2 * STUDY_STEPS);
}

/* ---- measuring ---- */

static bool trace(struct paths *p, unsigned variant, bool count, double *milliseconds)
{
    const struct study_runner runner = {p, launch, read_counts, write_counts, clear};
    struct study_stage *s = p->stage;
    struct study_args args = study_batch_args(s, &s->trees[0]);
    struct study_batches batches = p->batches;
    struct study_frusta frusta = p->frusta;
    unsigned rounds;
    double pairs;
    bool ok = study_start_clock(s->gpu);
    p->running = p->kernels[variant][count];
    if (!variants[variant].sorted) batches.sorted = 0;
    if (variants[variant].method == MONOLITHIC)
        ok = ok && launch(p, STUDY_STEP_BEGIN, args.count, &args, NULL);
    if (variants[variant].method == BATCH)
        ok = ok && study_run_batch(&runner, &args, &batches, &rounds);
    if (variants[variant].method == FRUSTA)
        ok = ok && study_run_frusta(&runner, &args, &frusta, &pairs);
    return ok && study_stop_clock(s->gpu, milliseconds);
}

static bool count(struct paths *p, unsigned variant, struct sum *sum)
{
    unsigned long long counters[STUDY_COUNTERS];
    double ignored;
    struct study_stage *s = p->stage;
    if (!study_zero(s->gpu, s->counters, sizeof(counters)) || !trace(p, variant, true, &ignored) ||
        !study_copy_back(s->gpu, counters, s->counters, sizeof(counters)))
        return false;
    for (int k = 0; k < STUDY_COUNTERS; k++) sum->counters[k] += (double)counters[k];
    return true;
}

static bool measure_variant(struct paths *p, unsigned variant, struct sum *sum)
{
    struct study_stage *s = p->stage;
    unsigned launches = variants[variant].method == FRUSTA ? 1 : LAUNCHES;
    double times[LAUNCHES], differ, ties;
    for (unsigned k = 0; k < launches; k++)
        if (!trace(p, variant, false, &times[k])) return false;
    if (!study_compare(s, &s->trees[0], &differ, &ties)) return false;
    sum->mrays += s->batch.live / rw_median(times, launches) * 1e-3;
    sum->rays += s->batch.live;
    sum->differ += differ, sum->ties += ties;
    return sum->views++ || count(p, variant, sum);
}

/* The breadth-first kernels get some of the rays, from the middle: it would be a long wait. */
static struct study_batch part_of(const struct study_batch *all)
{
    struct study_batch part = *all;
    if (all->count <= FRUSTA_RAYS) return part;
    size_t first = (all->count - FRUSTA_RAYS) / 2 / 32 * 32;
    part.count = FRUSTA_RAYS;
    part.live = all->live * FRUSTA_RAYS / all->count;
    part.rays += first * 32;
    part.hits += first * 16;
    part.expected += first * 16;
    return part;
}

static bool measure_bounce(struct paths *p, unsigned bounce)
{
    struct study_batch all = p->stage->batch;
    for (unsigned v = VARIANTS; v-- > 0;) { /* the monolithic one comes last: its hits go on */
        p->stage->batch = variants[v].method == FRUSTA ? part_of(&all) : all;
        if (!measure_variant(p, v, &p->sums[v][bounce])) return false;
    }
    return true;
}

static bool measure_view(struct paths *p, unsigned view)
{
    for (unsigned bounce = 0; bounce < BOUNCES; bounce++)
        if (!study_make_path_batch(p->stage, view, bounce, PATHS) || !measure_bounce(p, bounce))
            return false;
    return true;
}

/* ---- rows ---- */

static void set(json_t *row, const char *name, double value)
{
    json_object_set_new(row, name, json_real(value));
}

static void write_row(const struct paths *p, unsigned variant, unsigned bounce, json_t *report)
{
    const struct sum *sum = &p->sums[variant][bounce], *whole = &p->sums[0][bounce];
    const double *c = sum->counters;
    json_t *row = study_make_row(report, p->stage->scene->name, bounce_names[bounce],
                                 variants[variant].name, study_part_names[STUDY_BATCH]);
    set(row, "measured_mrays", sum->mrays / sum->views);
    set(row, "relative", sum->mrays / whole->mrays);
    set(row, "agree_percent", sum->rays > 0 ? 100 - 100 * sum->differ / sum->rays : 100);
    set(row, "ties", sum->ties);
    if (c[STUDY_NODE_STEPS] > 0)
        set(row, "counted_node_efficiency", c[STUDY_NODES] / c[STUDY_NODE_STEPS] / 32);
    if (c[STUDY_TRIANGLE_STEPS] > 0)
        set(row, "counted_triangle_efficiency", c[STUDY_TRIANGLES] / c[STUDY_TRIANGLE_STEPS] / 32);
    double rays = sum->rays / sum->views;
    set(row, "nodes_per_ray", c[STUDY_NODES] / rays);
    set(row, "triangles_per_ray", c[STUDY_TRIANGLES] / rays);
}

bool study_measure_paths(struct study_stage *stage, json_t *report)
{
    struct paths *p = calloc(1, sizeof(*p));
    if (!p) return !rw_fail("study", "out of memory");
    p->stage = stage;
    bool ok = open_paths(p);
    for (unsigned view = 0; ok && view < stage->scene->view_count; view++)
        ok = measure_view(p, view);
    for (unsigned bounce = 0; ok && bounce < BOUNCES; bounce++)
        for (unsigned v = 0; v < VARIANTS; v++) write_row(p, v, bounce, report);
    close_paths(p);
    free(p);
    return ok;
}
