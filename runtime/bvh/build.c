/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The steps of a host build, in order, and the memory they share.
 */
#include <math.h>

#include "base/clock.h"
#include "programs/config.h"
#include "runtime/bvh/bvh.h"
#include "runtime/bvh/collapse.h"
#include "runtime/bvh/gather.h"
#include "runtime/bvh/morton.h"
#include "runtime/bvh/refine.h"
#include "runtime/bvh/refit.h"
#include "runtime/bvh/topdown.h"
#include "runtime/base/memory.h"

#define FEW_PRIMITIVES 8192
#define MOST_SPARE 4 /* references, per primitive */

typedef RTresult (*build_cb)(struct rw_bvh_build *b);

/* How many references a builder may add unless told otherwise, per primitive; negative: it splits
 * nothing. */
#define RW_BUILDER(ID, name, host, spare, gpu) [RW_BUILDER_##ID] = {rw_build_##host, spare},
#define RW_BUILDER_ALIAS(name, ID)
static const struct builder {
    build_cb build;
    float spare;
} builders[] = {
#include "runtime/device/builders.def"
};
#undef RW_BUILDER
#undef RW_BUILDER_ALIAS

static RTresult build_binary(struct rw_bvh_build *b)
{
    return builders[b->input->builder].build(b);
}

static float spare_refs(const struct rw_build_input *input)
{
    const struct builder *builder = &builders[input->builder];
    if (builder->spare < 0 || input->kind != RW_LEAF_TRIANGLES) return 0;
    return input->split_budget >= 0 ? fminf(input->split_budget, MOST_SPARE) : builder->spare;
}

RTresult rw_finish_build(struct rw_bvh_build *b, enum rw_tree_layout layout,
                         RTresult (*again)(struct rw_bvh_build *b), struct rw_tree *out)
{
    RTresult result = rw_refine(b, b->input->refine);
    if (result == RT_SUCCESS && b->input->refine &&
        rw_binary_height(b, RW_BINARY_HEIGHT + 1) > rw_binary_limit(b))
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
    out->refit_size = b->ref_count * sizeof *b->nodes + b->ref_capacity * sizeof *b->refs;
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
    rw_free(b->cuts);
    rw_free(b->nodes);
    rw_free(b->refs);
    rw_free(b->first);
}

/* A small tree is done before threads have started. */
static unsigned thread_count(const struct rw_build_input *input)
{
    uint64_t count = 0;
    for (size_t i = 0; i < input->part_count; i++) count += input->parts[i].count;
    return count < FEW_PRIMITIVES ? 1 : input->threads;
}

RTresult rw_build_tree(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *out)
{
    double start = rw_clock_ms();
    struct rw_bvh_build b = {.input = input, .breadth = rw_encoders[layout].children};
    *out = rw_empty_tree(input->kind);
    if ((unsigned)input->builder >= RW_BUILDERS) return RT_ERROR_INVALID_VALUE;
    if (input->keys > 1) return rw_build_moving(input, layout, out);
    rw_build_threads_open(&b.pool, thread_count(input));
    RTresult result = build(&b, layout, out);
    rw_build_threads_close(&b.pool);
    rw_free_build(&b);
    if (result != RT_SUCCESS) rw_build_host_free(out);
    out->build_ms = rw_clock_ms() - start;
    return result;
}
