/* SPDX-License-Identifier: Apache-2.0 */
/* See measure.h. The library reads the rays where our kernels wrote them, and writes its hits where
 * they read them. */
#define STUDY_HOST
#include "programs/study/host.h"
#include "programs/study/rays.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/files.h"
#include "tools/study/measure.h"

#define BLOCKS(count) (((count) + STUDY_BLOCK - 1) / STUDY_BLOCK)

/* ---- trees ---- */

static bool upload_tree(struct study_gpu *gpu, const struct study_tree *t,
                        struct study_gpu_tree *out)
{
    size_t nodes = (size_t)t->node_count * (t->width == 2 ? 64 : 32 * (size_t)t->width);
    size_t triangles = (size_t)t->triangle_count * 48;
    out->root = t->root;
    if (!nodes) nodes = 64; /* the root is a leaf */
    out->nodes = study_upload(gpu, t->nodes, nodes);
    out->triangles = study_upload(gpu, t->triangles, triangles);
    out->ids = study_upload(gpu, t->ids, (size_t)t->triangle_count * 4);
    if (!out->nodes || !out->triangles || !out->ids) return false;
    out->node_texture = study_texture(gpu, out->nodes, nodes);
    out->triangle_texture = study_texture(gpu, out->triangles, triangles);
    return out->node_texture && out->triangle_texture;
}

static void release_tree(struct study_gpu *gpu, struct study_gpu_tree *t)
{
    if (t->node_texture) gpu->cuda->texture_destroy(t->node_texture);
    if (t->triangle_texture) gpu->cuda->texture_destroy(t->triangle_texture);
    study_release(gpu, t->nodes);
    study_release(gpu, t->triangles);
    study_release(gpu, t->ids);
}

/* ---- buffers ---- */

/* The pixels in Morton order. */
static uint64_t upload_codes(struct study_stage *s)
{
    const struct study_options *o = s->o;
    unsigned side = 1, count = 0;
    while (side < o->width || side < o->height) side *= 2;
    unsigned *codes = malloc((size_t)o->width * o->height * sizeof(*codes));
    if (!codes) return rw_fail("study", "out of memory"), 0;
    for (unsigned k = 0; k < side * side; k++)
        if (study_even_bits(k) < o->width && study_even_bits(k >> 1) < o->height)
            codes[count++] = k;
    uint64_t address = study_upload(s->gpu, codes, (size_t)count * sizeof(*codes));
    free(codes);
    return address;
}

static bool open_buffers(struct study_stage *s, size_t scratch)
{
    struct study_gpu *gpu = s->gpu;
    size_t most = (size_t)s->pixels * STUDY_SAMPLES;
    s->codes = upload_codes(s);
    s->primary_rays = s->codes ? study_alloc(gpu, (size_t)s->pixels * 32) : 0;
    s->primary_hits = s->primary_rays ? study_alloc(gpu, (size_t)s->pixels * 16) : 0;
    s->batch.rays = s->primary_hits ? study_alloc(gpu, most * 32) : 0;
    s->batch.hits = s->batch.rays ? study_alloc(gpu, most * 16) : 0;
    s->batch.expected = s->batch.hits ? study_alloc(gpu, most * 16) : 0;
    s->counters = s->batch.expected ? study_alloc(gpu, STUDY_COUNTERS * 8) : 0;
    s->next = s->counters ? study_alloc(gpu, 16) : 0;
    s->scratch = s->next ? study_alloc(gpu, scratch) : 0;
    s->buffers = s->batch;
    return s->scratch;
}

static bool load_helpers(struct study_stage *s)
{
    static const char *const names[STUDY_HELPERS] = {
        [STUDY_CAMERA] = "study_camera_kernel",
        [STUDY_BOUNCE] = "study_bounce_kernel",
        [STUDY_COMPARE] = "study_compare_kernel",
        [STUDY_TRACE] = "study_trace_kernel",
    };
    for (unsigned k = 0; k < STUDY_HELPERS; k++) {
        s->helpers[k].source = k == STUDY_TRACE ? "trace" : "rays";
        s->helpers[k].defines = "";
        s->helpers[k].name = names[k];
    }
    return study_load_kernels(s->gpu, s->helpers, STUDY_HELPERS);
}

bool study_open_stage(struct study_stage *s, size_t scratch)
{
    s->pixels = s->o->width * s->o->height;
    s->library_options = (struct bench_options){.device = "cuda:0"};
    for (unsigned k = 0; k < s->scene->tree_count; k++)
        if (!upload_tree(s->gpu, &s->scene->trees[k], &s->trees[k])) return false;
    return open_buffers(s, scratch) && load_helpers(s) &&
           bench_open(&s->library, &s->library_options, &s->scene->mesh, BENCH_TRIANGLES);
}

void study_close_stage(struct study_stage *s)
{
    uint64_t buffers[] = {s->codes,        s->primary_rays, s->primary_hits,
                          s->buffers.rays, s->buffers.hits, s->buffers.expected,
                          s->counters,     s->next,         s->scratch};
    bench_close(&s->library);
    study_unload_kernels(s->gpu, s->helpers, STUDY_HELPERS);
    for (size_t k = 0; k < sizeof(buffers) / sizeof(buffers[0]); k++)
        study_release(s->gpu, buffers[k]);
    for (unsigned k = 0; k < s->scene->tree_count; k++) release_tree(s->gpu, &s->trees[k]);
}

/* ---- rays ---- */

struct study_args study_batch_args(const struct study_stage *s, const struct study_gpu_tree *tree)
{
    return (struct study_args){.nodes = tree->nodes,
                               .triangles = tree->triangles,
                               .ids = tree->ids,
                               .rays = s->batch.rays,
                               .hits = s->batch.hits,
                               .next = s->next,
                               .counters = s->counters,
                               .scratch = s->scratch,
                               .node_texture = tree->node_texture,
                               .triangle_texture = tree->triangle_texture,
                               .count = s->batch.count,
                               .root = tree->root};
}

/* Rays of the camera to the batch. */
static bool make_primary(struct study_stage *s, struct study_camera *camera)
{
    struct study_args args = study_batch_args(s, &s->trees[0]);
    s->batch.count = args.count = s->pixels;
    s->batch.live = s->pixels;
    args.scratch = s->codes;
    return study_launch(s->gpu, &s->helpers[STUDY_CAMERA], BLOCKS(args.count), &args, camera);
}

/* What the camera sees, to primary_rays and primary_hits. */
static bool trace_primary(struct study_stage *s, struct study_camera *camera)
{
    struct study_args trace = study_batch_args(s, &s->trees[0]), make = trace;
    make.rays = trace.rays = s->primary_rays;
    make.count = trace.count = s->pixels;
    make.scratch = s->codes;
    trace.hits = s->primary_hits;
    return study_launch(s->gpu, &s->helpers[STUDY_CAMERA], BLOCKS(s->pixels), &make, camera) &&
           study_launch(s->gpu, &s->helpers[STUDY_TRACE], BLOCKS(s->pixels), &trace, NULL);
}

/* `count` rays from where others hit something, to how->out; how many can hit something to live. */
static bool bounce(struct study_stage *s, uint64_t rays, uint64_t hits, unsigned count,
                   struct study_bounce *how)
{
    unsigned long long counters[STUDY_COUNTERS];
    struct study_args args = study_batch_args(s, &s->trees[0]);
    args.rays = rays;
    args.hits = hits;
    args.count = s->batch.count = count;
    if (!study_zero(s->gpu, s->counters, sizeof(counters)) ||
        !study_launch(s->gpu, &s->helpers[STUDY_BOUNCE], BLOCKS(count), &args, how) ||
        !study_copy_back(s->gpu, counters, s->counters, sizeof(counters)))
        return false;
    s->batch.live = (double)counters[STUDY_RAYS];
    return true;
}

static bool make_bounces(struct study_stage *s, struct study_camera *camera)
{
    struct study_bounce how = {
        .out = s->batch.rays,
        .pixels = s->codes,
        .offset = camera->near,
        .length = s->batch.kind == STUDY_AO ? camera->far / 10 * STUDY_AO_LENGTH : camera->far,
        .samples = STUDY_SAMPLES};
    return trace_primary(s, camera) &&
           bounce(s, s->primary_rays, s->primary_hits, s->pixels * STUDY_SAMPLES, &how);
}

/* Rays of the bounces lie one behind the other in the buffers, in two places by turns. */
static bool make_path(struct study_stage *s, struct study_camera *camera, unsigned number,
                      unsigned count)
{
    uint64_t here = (uint64_t)(number % 2) * count, before = (uint64_t)((number + 1) % 2) * count;
    struct study_bounce how = {.out = s->buffers.rays + here * 32,
                               .pixels = number ? 0 : s->codes,
                               .offset = camera->near,
                               .length = camera->far,
                               .first = number,
                               .samples = number ? 1 : count / s->pixels};
    bool ok =
        number
            ? bounce(s, s->buffers.rays + before * 32, s->buffers.hits + before * 16, count, &how)
            : trace_primary(s, camera) && bounce(s, s->primary_rays, s->primary_hits, count, &how);
    s->batch.rays = how.out;
    s->batch.hits = s->buffers.hits + here * 16;
    return ok;
}

static bool share_buffer(struct bench *b, RTbuffer buffer, size_t count, uint64_t address)
{
    if (!bench_fill_buffer(b, buffer, RT_FORMAT_FLOAT4, count, NULL, 0)) return false;
    BENCH_TRY(b, rtBufferSetDevicePointer(buffer, 0, (void *)(uintptr_t)address));
    return true;
}

/* The library's hits of the batch. */
static bool trace_library(struct study_stage *s)
{
    struct bench *b = &s->library;
    if (!study_wait(s->gpu) ||
        !share_buffer(b, b->rays, 2 * (size_t)s->batch.count, s->batch.rays) ||
        !share_buffer(b, b->hits, s->batch.count, s->batch.expected))
        return false;
    BENCH_TRY(b, rtContextLaunch1D(b->context, s->batch.kind == STUDY_AO, s->batch.count));
    return true;
}

bool study_make_batch(struct study_stage *s, unsigned view, enum study_rays kind)
{
    struct study_camera camera = s->scene->cameras[view];
    s->batch = s->buffers;
    s->batch.kind = kind;
    return (kind == STUDY_PRIMARY ? make_primary(s, &camera) : make_bounces(s, &camera)) &&
           trace_library(s);
}

static bool write_rays(const struct study_stage *s, const char *path, const void *rays,
                       const void *hits)
{
    const uint32_t head[2] = {s->batch.count, s->batch.kind == STUDY_AO};
    FILE *file = fopen(path, "wb");
    bool ok = file && fwrite(head, sizeof(head), 1, file) == 1 &&
              fwrite(rays, 32, s->batch.count, file) == s->batch.count &&
              fwrite(hits, 16, s->batch.count, file) == s->batch.count;
    if (file) ok &= fclose(file) == 0;
    return ok || !rw_fail("study", "writing rays to %s: %s", path, strerror(errno));
}

bool study_write_rays(struct study_stage *s)
{
    size_t count = s->batch.count;
    char *path =
        rw_path("%s/%s_%s.rays", s->o->ray_folder, s->scene->name, study_ray_names[s->batch.kind]);
    void *rays = malloc(count * 32), *hits = malloc(count * 16);
    bool ok = path && rays && hits;
    if (!ok) rw_fail("study", "out of memory");
    ok = ok && study_wait(s->gpu) && study_copy_back(s->gpu, rays, s->batch.rays, count * 32) &&
         study_copy_back(s->gpu, hits, s->batch.expected, count * 16) &&
         write_rays(s, path, rays, hits);
    free(rays);
    free(hits);
    free(path);
    return ok;
}

bool study_make_path_batch(struct study_stage *s, unsigned view, unsigned bounce, unsigned paths)
{
    struct study_camera camera = s->scene->cameras[view];
    s->batch = s->buffers;
    s->batch.kind = STUDY_DIFFUSE;
    return make_path(s, &camera, bounce, s->pixels * paths) && trace_library(s);
}

bool study_compare(struct study_stage *s, const struct study_gpu_tree *tree, double *differ,
                   double *ties)
{
    unsigned long long counters[STUDY_COUNTERS];
    struct study_args args = study_batch_args(s, tree);
    struct study_expected expected = {.hits = s->batch.expected,
                                      .tolerance = s->scene->cameras[0].near,
                                      .any_hit = s->batch.kind == STUDY_AO};
    if (!study_zero(s->gpu, s->counters, sizeof(counters)) ||
        !study_launch(s->gpu, &s->helpers[STUDY_COMPARE], BLOCKS(args.count), &args, &expected) ||
        !study_copy_back(s->gpu, counters, s->counters, sizeof(counters)))
        return false;
    *differ = (double)counters[STUDY_DIFFER];
    *ties = (double)counters[STUDY_TIES];
    return true;
}
