/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Trees that move, on a GPU (struct rw_motion_head): as runtime/bvh/motion.c makes them on the
 * host, by the kernels that build and refit trees where nothing moves.
 *
 *     keys of the inputs -> means -> tree, the first block -> copies, each refitted to its key ->
 *     heads of the keys, joined
 *
 * How many nodes there will be the host does not know, so that a block is as long as it can get,
 * and entries and nodes come first in it. All is work in the application's stream.
 */
#include <stddef.h>

#include "runtime/optix7/accel.h"

enum { LINE = 64 }; /* blocks begin at lines of the cache, as the entries in them do */

bool rw_optix7_moves_on_gpu(const struct optix7_build *b)
{
    return b->keys > 1 && !rw_device_target(b->context->device)->is_host;
}

optix7_result rw_optix7_lay_out_keys(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    if (!w->needs.tree) return OPTIX7_OK;
    w->block = (w->needs.tree + LINE - 1) / LINE * LINE;
    w->needs.tree = w->block * b->keys + sizeof(struct rw_motion_head);
    if (w->needs.tree / 16 < RW_ROOT_MOVES) return OPTIX7_OK;
    return rw_optix7_fail(b->context, OPTIX7_INVALID_VALUE, b->function,
                          "%u motion keys of so many primitives are more than a tree can have",
                          b->keys);
}

/* ---- means ---- */

static uint64_t address_at(const struct optix7_work *w, size_t part, unsigned key)
{
    const struct rw_build_part *of = &w->parts[key * w->part_count + part];
    return w->build->kind == RW_LEAF_TRIANGLES ? of->vertices : of->boxes;
}

/* Where the keys of a part are, for the device. */
static optix7_result put_addresses(struct optix7_work *w, size_t part, uint64_t to)
{
    for (unsigned k = 0; k < w->build->keys; k++) {
        const uint64_t at = address_at(w, part, k);
        w->words[2 * k] = (uint32_t)at;
        w->words[2 * k + 1] = (uint32_t)(at >> 32);
    }
    return rw_optix7_put(w, to, w->words, w->build->keys * sizeof(uint64_t));
}

/* Gives `mean` the means of what the part has at its keys. A transform stays to be applied. */
static optix7_result take_mean(struct optix7_work *w, size_t number, struct rw_build_part *mean)
{
    const bool triangles = w->build->kind == RW_LEAF_TRIANGLES;
    const struct rw_build_part *part = &w->parts[number];
    const RTformat v = part->vertex_format;
    const uint32_t count = triangles ? part->vertex_count : part->count;
    const uint32_t numbers = triangles ? 3 : 6;
    struct rw_accel_work work = {
        .job = triangles ? RW_ACCEL_MEAN_VERTICES : RW_ACCEL_MEAN_BOXES,
        .count = count,
        .from = {{0, triangles ? part->vertex_stride : rw_box_stride(part)}},
        .limit = w->build->keys,
        .table = rw_optix7_take(w, w->build->keys * sizeof(uint64_t)),
        .out = rw_optix7_take(w, (uint64_t)count * numbers * sizeof(float))};
    if (v == RT_FORMAT_HALF3 || v == RT_FORMAT_HALF2) work.kind |= RW_CORNERS_HALF;
    if (v == RT_FORMAT_FLOAT2 || v == RT_FORMAT_HALF2) work.kind |= RW_CORNERS_FLAT;
    *mean = *part;
    mean->boxes = mean->vertices = work.out;
    mean->box_stride = 0;
    mean->vertex_stride = 3 * sizeof(float);
    mean->vertex_format = RT_FORMAT_FLOAT3;
    const optix7_result result = put_addresses(w, number, work.table);
    return result ? result : rw_optix7_do(w, work);
}

/* ---- trees ---- */

/* Of the parts in row `row`: a key's, or behind all of them the means. */
static optix7_result put_tree(struct optix7_work *w, unsigned row,
                              const struct rw_tree_place *place)
{
    struct rw_device *d = w->build->context->device;
    struct rw_build_input input = rw_optix7_tree_input(w);
    if (w->measures) return OPTIX7_OK;
    input.parts += row * w->part_count;
    return rw_optix7_work_result(w, d->ops->tree_soon(d, w->stream, &input, place));
}

static optix7_result copy_block(struct optix7_work *w, unsigned key)
{
    struct rw_device *d = w->build->context->device;
    const uint64_t first = w->output + w->layout.tree;
    if (w->measures) return OPTIX7_OK;
    return rw_optix7_work_result(
        w, d->ops->copy_soon(d, w->stream, first + key * w->block, first, w->block));
}

/* What the device does not know; the root's unit it adds. */
static optix7_result put_motion(struct optix7_work *w)
{
    const struct optix7_motion *motion = &w->build->options->motion;
    const unsigned keys = w->build->keys;
    const struct rw_motion_head head = {.begin = motion->begin,
                                        .end = motion->end,
                                        .rate = (float)(keys - 1) / (motion->end - motion->begin),
                                        .keys = keys,
                                        .units = (uint32_t)(w->block / 16),
                                        .border = motion->flags};
    return rw_optix7_put(w, w->output + w->layout.tree + keys * w->block, &head, sizeof(head));
}

/* A key's tree tells a head of its own of its bounds. */
struct key_head {
    struct rw_accel head;
    struct rw_instance own;
};

static optix7_result join(struct optix7_work *w, uint64_t heads)
{
    const uint64_t all = w->block * w->build->keys;
    return rw_optix7_do(w, (struct rw_accel_work){.job = RW_ACCEL_JOIN_KEYS,
                                                  .count = 1,
                                                  .head = w->output,
                                                  .from = {{heads, sizeof(struct key_head)}},
                                                  .limit = w->build->keys,
                                                  .first = (uint32_t)(all / 16),
                                                  .kind = w->updates,
                                                  .out = w->output + w->layout.tree + all,
                                                  .room = all + sizeof(struct rw_motion_head)});
}

/* The tree over the means, and what is copied of it for each key. */
static optix7_result make_first(struct optix7_work *w, const struct rw_tree_place *place)
{
    const unsigned keys = w->build->keys;
    optix7_result result = OPTIX7_OK;
    for (size_t i = 0; i < w->part_count && !result; i++)
        result = take_mean(w, i, &w->parts[keys * w->part_count + i]);
    if (!result) result = put_tree(w, keys, place);
    if (!result) result = put_motion(w);
    for (unsigned k = 1; k < keys && !result; k++) result = copy_block(w, k);
    return result;
}

/* Each key's block is refitted: after a build, and all that there is to do for an update. */
optix7_result rw_optix7_make_moving_tree(struct optix7_work *w)
{
    const unsigned keys = w->build->keys;
    const uint64_t kept = w->layout.primitives;
    const uint64_t most =
        w->needs.scratch > w->needs.refit_scratch ? w->needs.scratch : w->needs.refit_scratch;
    struct rw_tree_place place = {.head = w->output, .tree = w->output + w->layout.tree};
    optix7_result result = OPTIX7_OK;
    if (!w->block) return OPTIX7_OK; /* there is nothing */
    place.primitives = kept ? w->output + kept : rw_optix7_take(w, w->needs.primitives);
    place.scratch = rw_optix7_take(w, w->updates ? w->needs.refit_scratch : most);
    const uint64_t heads = rw_optix7_take(w, keys * sizeof(struct key_head));
    if (!w->updates) result = make_first(w, &place);
    place.gate = w->updates ? w->gate : w->output + offsetof(struct rw_accel, node_count);
    for (unsigned k = 0; k < keys && !result; k++) {
        place.head = heads + k * sizeof(struct key_head);
        place.tree = w->output + w->layout.tree + k * w->block;
        result = put_tree(w, k, &place);
    }
    return result ? result : join(w, heads);
}
