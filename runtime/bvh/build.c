/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The steps of a host build, in order, and the memory they share.
 */
#include <math.h>
#include <time.h>

#include "programs/config.h"
#include "runtime/bvh/bvh.h"
#include "runtime/bvh/collapse.h"
#include "runtime/bvh/gather.h"
#include "runtime/bvh/morton.h"
#include "runtime/bvh/refine.h"
#include "runtime/bvh/refit.h"
#include "runtime/bvh/topdown.h"
#include "runtime/memory.h"

#ifdef RW_BVH_HAS_AVX2
#define AVX2(name) name##_avx2
RTresult rw_build_sbvh_avx2(struct rw_bvh_build *b);
RTresult rw_build_binned_avx2(struct rw_bvh_build *b);
RTresult rw_build_median_avx2(struct rw_bvh_build *b);
#else
#define AVX2(name) NULL
#endif

#define FEW_PRIMITIVES 8192
#define MOST_SPARE 4 /* references, per primitive */

double rw_now_ms(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec * 1e-6;
}

typedef RTresult (*build_cb)(struct rw_bvh_build *b);

static const struct builder {
    build_cb build, build_avx2;
    bool splits; /* it can add references: by default this many, per primitive */
    float spare;
} builders[RW_BUILDERS] = {
    [RW_BUILDER_TRBVH] = {rw_build_trbvh, NULL, true, RW_BVH_PRESPLIT_BUDGET},
    [RW_BUILDER_LBVH] = {rw_build_lbvh, NULL, false, 0},
    [RW_BUILDER_SBVH] = {rw_build_sbvh, AVX2(rw_build_sbvh), true, RW_BVH_SPLIT_BUDGET},
    [RW_BUILDER_BVH] = {rw_build_binned, AVX2(rw_build_binned), false, 0},
    [RW_BUILDER_MEDIAN] = {rw_build_median, AVX2(rw_build_median), false, 0},
};

bool rw_bvh_plain;

static bool has_avx2(void)
{
#ifdef RW_BVH_HAS_AVX2
    return __builtin_cpu_supports("avx2") && !rw_bvh_plain;
#else
    return false;
#endif
}

static RTresult build_binary(struct rw_bvh_build *b)
{
    const struct builder *builder = &builders[b->input->builder];
    return builder->build_avx2 && has_avx2() ? builder->build_avx2(b) : builder->build(b);
}

static float spare_refs(const struct rw_build_input *input)
{
    const struct builder *builder = &builders[input->builder];
    if (!builder->splits || input->kind != RW_LEAF_TRIANGLES) return 0;
    return input->split_budget >= 0 ? fminf(input->split_budget, MOST_SPARE) : builder->spare;
}

RTresult rw_finish_build(struct rw_bvh_build *b, enum rw_tree_layout layout,
                         RTresult (*again)(struct rw_bvh_build *b), struct rw_tree *out)
{
    RTresult result = rw_refine(b, b->input->refine);
    if (result == RT_SUCCESS && b->input->refine &&
        rw_binary_height(b, RW_BINARY_HEIGHT + 1) > RW_BINARY_HEIGHT)
        result = again(b);
    if (result == RT_SUCCESS) result = rw_collapse(b, layout);
    if (result == RT_SUCCESS) result = rw_emit(b, layout, out);
    return result;
}

/* The tree before it was refined. Builders change the references: they are gathered anew too. */
static RTresult build_again(struct rw_bvh_build *b)
{
    rw_free(b->nodes);
    rw_free(b->refs);
    rw_free(b->first);
    b->nodes = NULL;
    b->refs = NULL;
    b->first = NULL;
    RTresult result = rw_gather(b, spare_refs(b->input));
    return result == RT_SUCCESS ? build_binary(b) : result;
}

/* What a refit has to know besides the block. */
static RTresult keep_for_refit(struct rw_bvh_build *b, struct rw_tree *out)
{
    struct rw_refit *refit = rw_calloc(1, sizeof *refit);
    if (!refit) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    *refit = (struct rw_refit){.primitive_count = b->primitive_count, .left_out = b->left_out};
    out->refit = refit;
    if (!b->input->refine) return RT_SUCCESS;
    refit->nodes = b->nodes;
    refit->refs = b->refs;
    refit->root = b->root;
    refit->ref_count = b->ref_count;
    refit->ref_capacity = b->ref_capacity;
    b->nodes = NULL;
    b->refs = NULL;
    return RT_SUCCESS;
}

static RTresult build(struct rw_bvh_build *b, enum rw_tree_layout layout, struct rw_tree *out)
{
    RTresult result = rw_gather(b, spare_refs(b->input));
    if (result == RT_SUCCESS && b->ref_count) {
        result = build_binary(b);
        if (result == RT_SUCCESS) result = rw_finish_build(b, layout, build_again, out);
    }
    if (result == RT_SUCCESS && b->input->refittable) result = keep_for_refit(b, out);
    return result;
}

void rw_free_build(struct rw_bvh_build *b)
{
    rw_free(b->extents);
    rw_free(b->cuts);
    rw_free(b->nodes);
    rw_free(b->refs);
    rw_free(b->first);
}

void rw_free_refit(struct rw_refit *refit)
{
    if (!refit) return;
    rw_free(refit->nodes);
    rw_free(refit->refs);
    rw_free(refit);
}

static struct rw_tree empty_tree(enum rw_leaf_kind kind)
{
    struct rw_tree tree = {.kind = kind};
    for (int a = 0; a < 3; a++) tree.lower[a] = FLT_MAX, tree.upper[a] = -FLT_MAX;
    return tree;
}

/* A small tree is done before threads have started. */
static unsigned thread_count(const struct rw_build_input *input)
{
    uint64_t count = 0;
    for (size_t i = 0; i < input->part_count; i++) count += input->parts[i].count;
    return count < FEW_PRIMITIVES ? 1 : input->threads;
}

RTresult rw_build_host(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *out)
{
    double start = rw_now_ms();
    struct rw_bvh_build b = {.input = input};
    *out = empty_tree(input->kind);
    if ((unsigned)input->builder >= RW_BUILDERS) return RT_ERROR_INVALID_VALUE;
    rw_pool_open(&b.pool, thread_count(input));
    RTresult result = build(&b, layout, out);
    rw_pool_close(&b.pool);
    rw_free_build(&b);
    if (result != RT_SUCCESS) rw_build_host_free(out);
    out->build_ms = rw_now_ms() - start;
    return result;
}

void rw_build_host_free(struct rw_tree *tree)
{
    if (!tree) return;
    rw_free((void *)(uintptr_t)tree->base);
    rw_free_refit(tree->refit);
    *tree = empty_tree(tree->kind);
}
