/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees whose primitives move (struct rw_motion_head). The topology is that of a tree over the
 * means of all keys: for what moves along a line, how it is halfway. Each key's block is then a
 * copy of that tree, refitted to the key.
 *
 *     keys of the input -> means -> tree -> copies, refitted -> blocks and their head
 *
 * A primitive that cannot be hit at one of the keys has no mean, and is in none of the blocks.
 */
#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "runtime/base/memory.h"
#include "runtime/bvh/gather.h"
#include "runtime/bvh/refit.h"

#define UNIT 16
#define LINE 64 /* blocks begin at lines of the cache, as the entries in them do */

/* ---- one key ---- */

static struct rw_build_input input_of_key(const struct rw_build_input *input, unsigned key)
{
    struct rw_build_input one = *input;
    one.parts += key * input->part_count;
    one.keys = 1;
    return one;
}

/* ---- means ---- */

static void add_vertex(const struct rw_build_part *part, uint32_t index, double sum[3])
{
    float position[3];
    rw_read_vertex(part, index, position);
    for (int a = 0; a < 3; a++) sum[a] += (double)position[a];
}

static void mean_vertices(const struct rw_build_input *input, size_t number, float *out)
{
    const struct rw_build_part *part = &input->parts[number];
    for (uint32_t i = 0; i < part->vertex_count; i++) {
        double sum[3] = {0, 0, 0};
        for (unsigned k = 0; k < input->keys; k++) add_vertex(part + k * input->part_count, i, sum);
        for (int a = 0; a < 3; a++) out[3 * (size_t)i + a] = (float)(sum[a] / input->keys);
    }
}

/* Of box `i` of a part; a NaN for one that is none at some key. */
static void mean_box(const struct rw_build_input *input, size_t number, uint32_t i, float out[6])
{
    double sum[6] = {0, 0, 0, 0, 0, 0};
    for (unsigned k = 0; k < input->keys; k++) {
        float box[6];
        const struct rw_build_part *part = &input->parts[k * input->part_count + number];
        const size_t at = (size_t)rw_box_stride(part) * i;
        memcpy(box, (const char *)(uintptr_t)part->boxes + at, sizeof box);
        for (int a = 0; a < 3; a++)
            if (!(box[a] <= box[3 + a])) sum[a] = NAN;
        for (int a = 0; a < 6; a++) sum[a] += (double)box[a];
    }
    for (int a = 0; a < 6; a++) out[a] = (float)(sum[a] / input->keys);
}

/* Gives the part means for what it has at its first key. NULL: out of memory. */
static float *make_mean(const struct rw_build_input *input, size_t number,
                        struct rw_build_part *part)
{
    const bool triangles = input->kind == RW_LEAF_TRIANGLES;
    const size_t count = triangles ? 3 * (size_t)part->vertex_count : 6 * (size_t)part->count;
    float *out = rw_malloc_large((count + 1) * sizeof *out);
    if (!out) return NULL;
    if (triangles) {
        mean_vertices(input, number, out);
        part->vertices = (uint64_t)(uintptr_t)out;
        part->vertex_stride = 3 * sizeof *out;
        part->vertex_format = RT_FORMAT_FLOAT3;
        part->transformed = false;
        return out;
    }
    for (uint32_t i = 0; i < part->count; i++) mean_box(input, number, i, out + 6 * (size_t)i);
    part->boxes = (uint64_t)(uintptr_t)out;
    part->box_stride = 0;
    return out;
}

static RTresult build_of_means(const struct rw_build_input *input, enum rw_tree_layout layout,
                               struct rw_tree *out)
{
    struct rw_build_input mean = input_of_key(input, 0);
    struct rw_build_part *parts = rw_malloc((input->part_count + 1) * sizeof *parts);
    float **memory = rw_calloc(input->part_count + 1, sizeof *memory);
    bool complete = parts && memory;
    for (size_t i = 0; complete && i < input->part_count; i++) {
        parts[i] = input->parts[i];
        memory[i] = make_mean(input, i, &parts[i]);
        complete = memory[i] != NULL;
    }
    mean.parts = parts;
    RTresult result =
        complete ? rw_build_tree(&mean, layout, out) : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    for (size_t i = 0; memory && i < input->part_count; i++) rw_free(memory[i]);
    rw_free(memory);
    rw_free(parts);
    return result;
}

/* ---- blocks ---- */

static struct rw_motion_head *head_of(const struct rw_tree *tree)
{
    const uint64_t unit = tree->root & ~RW_ROOT_MOVES;
    return (struct rw_motion_head *)(uintptr_t)(tree->base + UNIT * unit);
}

static void fill_head(const struct rw_build_input *input, uint64_t block_size, uint32_t root,
                      struct rw_motion_head *head)
{
    const struct rw_build_motion *motion = &input->motion;
    *head =
        (struct rw_motion_head){.begin = motion->begin,
                                .end = motion->end,
                                .rate = (float)(input->keys - 1) / (motion->end - motion->begin),
                                .keys = input->keys,
                                .units = (uint32_t)(block_size / UNIT),
                                .root = root,
                                .border = motion->border};
}

/* Room for all blocks; that of the mean becomes each of them. */
static RTresult copy_blocks(const struct rw_build_input *input, const struct rw_tree *mean,
                            struct rw_tree *out)
{
    const uint64_t block = (mean->size + LINE - 1) / LINE * LINE, all = block * input->keys;
    if (all / UNIT >= RW_ROOT_MOVES) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    char *base = rw_malloc_large(all + sizeof(struct rw_motion_head));
    if (!base) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    memset(base, 0, all);
    for (unsigned k = 0; k < input->keys; k++)
        memcpy(base + k * block, (const void *)(uintptr_t)mean->base, mean->size);
    *out = *mean;
    out->base = (uint64_t)(uintptr_t)base;
    out->size = all + sizeof(struct rw_motion_head);
    out->root = RW_ROOT_MOVES | (uint32_t)(all / UNIT);
    fill_head(input, block, mean->root, head_of(out));
    return RT_SUCCESS;
}

static void add_bounds(struct rw_tree *tree, const struct rw_tree *block)
{
    for (int a = 0; a < 3; a++) {
        tree->lower[a] = fminf(tree->lower[a], block->lower[a]);
        tree->upper[a] = fmaxf(tree->upper[a], block->upper[a]);
    }
}

RTresult rw_refit_moving(const struct rw_build_input *input, enum rw_tree_layout layout,
                         struct rw_tree *tree, bool *changed)
{
    struct rw_motion_head *head = head_of(tree);
    const struct rw_tree empty = rw_empty_tree(tree->kind);
    RTresult result = head->keys == input->keys ? RT_SUCCESS : RT_ERROR_INVALID_VALUE;
    memcpy(tree->lower, empty.lower, sizeof tree->lower);
    memcpy(tree->upper, empty.upper, sizeof tree->upper);
    fill_head(input, UNIT * (uint64_t)head->units, head->root, head);
    for (unsigned k = 0; result == RT_SUCCESS && !*changed && k < input->keys; k++) {
        const struct rw_build_input one = input_of_key(input, k);
        struct rw_tree block = {.base = tree->base + UNIT * (uint64_t)head->units * k,
                                .root = head->root,
                                .node_count = tree->node_count,
                                .kind = tree->kind};
        result = rw_refit_block(&one, layout, &block, changed);
        add_bounds(tree, &block);
    }
    return result;
}

RTresult rw_build_moving(const struct rw_build_input *input, enum rw_tree_layout layout,
                         struct rw_tree *out)
{
    const double start = rw_clock_ms();
    struct rw_tree mean = rw_empty_tree(input->kind);
    bool changed = false;
    RTresult result = build_of_means(input, layout, &mean);
    if (result == RT_SUCCESS && mean.size) {
        result = copy_blocks(input, &mean, out);
        if (result == RT_SUCCESS) {
            mean.refit = NULL; /* the new tree's */
            result = rw_refit_moving(input, layout, out, &changed);
        }
    }
    rw_build_host_free(&mean);
    if (changed) result = RT_ERROR_UNKNOWN; /* what has a mean has a box at every key */
    if (result != RT_SUCCESS) rw_build_host_free(out);
    out->build_ms = rw_clock_ms() - start;
    return result;
}
