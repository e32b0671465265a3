/* SPDX-License-Identifier: Apache-2.0 */
/* What is where in a structure, from the number of its primitives. */
#include "runtime/base/memory.h"
#include "runtime/optix7/accel.h"

static uint64_t align(uint64_t offset)
{
    return (offset + 15) / 16 * 16;
}

struct rw_build_input rw_optix7_tree_input(const struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    return (struct rw_build_input){
        .kind = b->kind,
        .builder = b->options->flags & OPTIX7_BUILD_FAST ? RW_BUILDER_LBVH : RW_BUILDER_TRBVH,
        .parts = w->parts,
        .part_count = w->part_count,
        .keys = rw_optix7_moves_on_gpu(b) ? 1 : b->keys,
        .motion = {b->options->motion.begin, b->options->motion.end, b->options->motion.flags},
    };
}

static void lay_out(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    struct optix7_layout *l = &w->layout;
    l->tree = sizeof(struct rw_accel) + (uint64_t)b->instance_count * sizeof(struct rw_instance);
    l->extras = l->extent = align(l->tree + w->needs.tree);
    if (b->shape_points || b->micromaps) {
        l->shapes = align(l->extras + rw_optix7_micromap_bytes(b));
        l->bases = l->shapes +
                   (uint64_t)OPTIX7_SHAPE_POINT * b->shape_points * b->primitive_count * b->keys;
        l->extent = align(l->bases + (uint64_t)b->record_count * sizeof(uint32_t));
    }
    if (!(b->options->flags & OPTIX7_BUILD_ALLOW_UPDATE) || !w->needs.primitives) return;
    l->primitives = l->extent;
    l->extent = align(l->primitives + w->needs.primitives);
}

optix7_result rw_optix7_work_begin(struct optix7_work *w)
{
    const struct optix7_build *b = w->build;
    struct rw_device *d = b->context->device;
    const bool instances = b->kind == RW_LEAF_INSTANCES;
    w->part_count = instances ? 1 : b->input_count;
    const size_t words = b->record_count > 2 * b->keys ? b->record_count : 2 * b->keys;
    w->parts = rw_calloc(w->part_count * (b->keys + 1), sizeof(*w->parts));
    w->words = rw_calloc(words + 1, sizeof(*w->words));
    if (!w->parts || !w->words) return rw_optix7_out_of_memory(b);
    for (size_t i = 0; i < w->part_count; i++)
        w->parts[i].count =
            instances ? b->instance_count : rw_optix7_geometry_of(&b->inputs[i]).count;
    const struct rw_build_input input = rw_optix7_tree_input(w);
    d->ops->tree_needs(d, &input, &w->needs);
    const optix7_result result = rw_optix7_moves_on_gpu(b) ? rw_optix7_lay_out_keys(w) : OPTIX7_OK;
    lay_out(w);
    return result;
}

void rw_optix7_work_free(struct optix7_work *w)
{
    rw_free(w->parts);
    rw_free(w->words);
    w->parts = NULL;
    w->words = NULL;
}
