/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_work.h. */
#include "runtime/scene/tree_work.h"

#include <string.h>

#include "runtime/device/held.h"
#include "runtime/scene/tree_paged.h"

bool rw_tree_gather_open(struct rw_tree_gather *g)
{
    return rw_tree_motions_find(g->group, RW_LEAF_TRIANGLES, &g->motions[0]) &&
           rw_tree_motions_find(g->group, RW_LEAF_PRIMITIVES, &g->motions[1]);
}

void rw_tree_gather_close(struct rw_tree_gather *g)
{
    for (int kind = 0; kind < 2; kind++) rw_tree_motions_free(&g->motions[kind]);
}

/* ---- which device ---- */

/* Only the first device's contents count, where others may have their own. */
static bool is_everywhere(const struct rw_buffer_view *view)
{
    const RTbuffer b = view->buffer;
    const unsigned apart = RT_BUFFER_GPU_LOCAL | RT_BUFFER_COPY_ON_DIRTY;
    return !b || (b->type == RT_BUFFER_INPUT && !(b->flags & apart));
}

bool rw_triangles_are_everywhere(const struct RTgeometrygroup_api *group)
{
    for (unsigned k = 0; k < group->child_count; k++) {
        const struct RTgeometrytriangles_api *t = group->children[k]->triangles;
        if (t && !(is_everywhere(&t->vertices) && is_everywhere(&t->indices) &&
                   is_everywhere(&t->material_indices)))
            return false;
    }
    return true;
}

/* What a refit needs is where the tree was built. */
struct rw_device *rw_tree_builder(const struct rw_tree_gather *g, enum rw_leaf_kind kind,
                                  const struct rw_group_trees *trees)
{
    const struct rw_tree *tree = &trees->trees[kind];
    const bool stays = kind == RW_LEAF_TRIANGLES && tree->refit && tree->device &&
                       rw_triangles_are_everywhere(g->group);
    return stays ? g->context->devices[tree->device] : g->context->device;
}

/* ---- input ---- */

/* Of a child's primitives, those in the tree. */
static uint32_t count_here(const struct rw_tree_gather *g, unsigned child, enum rw_leaf_kind kind)
{
    const struct RTgeometryinstance_api *instance = g->group->children[child];
    const bool here = rw_tree_motions_has(&g->motions[kind], g->number, instance, kind);
    return here ? rw_count_in(instance, kind) : 0;
}

static uint64_t count_primitives(const struct rw_tree_gather *g, enum rw_leaf_kind kind,
                                 uint64_t *children)
{
    uint64_t count = 0;
    *children = 0;
    for (unsigned k = 0; k < g->group->child_count; k++) {
        const uint32_t here = count_here(g, k, kind);
        if (here) *children = (*children ^ k) * UINT64_C(1099511628211); /* FNV's prime */
        count += here;
    }
    return count;
}

static uint64_t view_address(const struct rw_buffer_view *view, unsigned device)
{
    return view->buffer ? view->buffer->device_data[device] + view->offset : 0;
}

static void describe_triangles(const struct RTgeometrytriangles_api *t, unsigned key,
                               unsigned device, struct rw_build_part *part)
{
    const struct rw_buffer_view vertices = rw_triangles_vertices(t, t->motion.steps > 1 ? key : 0);
    part->first_primitive = t->primitive_index_offset;
    part->vertices = view_address(&vertices, device);
    part->vertex_stride = t->vertices.stride;
    part->vertex_format = t->vertices.format;
    part->vertex_count = t->vertex_count;
    part->indices = view_address(&t->indices, device);
    part->index_stride = t->indices.stride;
    part->index_format = t->indices.format;
    part->materials = view_address(&t->material_indices, device);
    part->material_stride = t->material_indices.stride;
    part->material_format = t->material_indices.format;
    part->transformed = t->has_pre_transform;
    memcpy(part->transform, t->pre_transform, sizeof(part->transform));
}

/* Their boxes are at `boxes`. */
static RTresult describe_boxes(const struct rw_tree_gather *g, unsigned child, unsigned key,
                               uint64_t boxes, struct rw_build_part *part)
{
    RTgeometryinstance instance = g->group->children[child];
    RTgeometry geometry = instance->geometry;
    part->first_primitive = geometry->primitive_index_offset;
    part->boxes = boxes;
    return g->bounds(g->user, rw_plan_geometry(g->plan, instance), part->first_primitive,
                     part->count, geometry->motion.steps > 1 ? key : 0, part->boxes);
}

/* As they are at a key; boxes from number `first` on. */
static RTresult describe_parts(const struct rw_tree_gather *g, unsigned key, uint64_t first,
                               struct rw_tree_work *w)
{
    const enum rw_leaf_kind kind = w->input.kind;
    RTresult result = RT_SUCCESS;
    for (unsigned k = 0; !result && k < g->group->child_count; k++) {
        const uint32_t count = count_here(g, k, kind);
        const RTgeometrytriangles triangles = g->group->children[k]->triangles;
        if (!count) continue;
        struct rw_build_part *part = &w->parts[w->input.part_count++];
        part->geometry = k;
        part->count = count;
        if (kind == RW_LEAF_PRIMITIVES) {
            result = describe_boxes(g, k, key, w->boxes + 6 * sizeof(float) * first, part);
        } else {
            /* Buffers may have shrunk since the graph was validated. */
            result = rw_triangles_check(triangles);
            if (!result) describe_triangles(triangles, key, w->device->number, part);
        }
        first += count;
    }
    return result;
}

static void set_motion(const struct rw_motion *motion, struct rw_build_input *input)
{
    input->keys = motion->steps;
    if (motion->steps > 1)
        input->motion =
            (struct rw_build_motion){motion->begin, motion->end, rw_motion_border(motion)};
}

static RTresult alloc_boxes(RTcontext c, uint64_t count, struct rw_tree_work *w)
{
    if (w->input.kind != RW_LEAF_PRIMITIVES) return RT_SUCCESS;
    w->boxes_size = count * w->input.keys * 6 * sizeof(float);
    RTresult result = rw_device_alloc(w->device, RW_MEMORY_DEVICE_BUILDS, w->boxes_size, &w->boxes);
    if (!result) return RT_SUCCESS;
    return rw_device_error(c, w->device, result, "allocating bounding boxes over %llu primitives",
                           (unsigned long long)count);
}

/* Of `count` primitives, at all keys; parts are counted for one of them. */
static RTresult describe(struct rw_tree_gather *g, uint64_t count, struct rw_tree_work *w)
{
    RTcontext c = g->context;
    struct rw_build_input *input = &w->input;
    set_motion(g->motions[input->kind].items[g->number], input);
    w->parts = rw_calloc(g->group->child_count * input->keys, sizeof(*w->parts));
    if (!w->parts) return rw_out_of_memory(c, "the input of a tree");
    input->parts = w->parts;
    rw_acceleration_options(g->group->acceleration, input);
    input->threads = rw_builder_threads(c);
    RTresult result = alloc_boxes(c, count, w);
    for (unsigned key = 0; !result && key < input->keys; key++)
        result = describe_parts(g, key, count * key, w);
    input->part_count /= input->keys;
    return result;
}

/* ---- building ---- */

static struct rw_tree_source source_of(const struct rw_build_input *input, uint64_t count,
                                       uint64_t children)
{
    return (struct rw_tree_source){.builder = input->builder,
                                   .split_budget = input->split_budget,
                                   .refine = input->refine,
                                   .keys = input->keys,
                                   .part_count = input->part_count,
                                   .primitive_count = count,
                                   .children = children};
}

static bool is_same_source(const struct rw_tree_source *a, const struct rw_tree_source *b)
{
    return a->builder == b->builder && a->split_budget == b->split_budget &&
           a->refine == b->refine && a->keys == b->keys && a->part_count == b->part_count &&
           a->primitive_count == b->primitive_count && a->children == b->children;
}

static bool can_refit(const struct rw_tree_work *w, const struct rw_tree *tree)
{
    return w->input.refittable && tree->refit && tree->device == w->device->number &&
           (tree->layout == RW_LAYOUT_NARROW) == w->input.narrow &&
           is_same_source(&w->source, &w->trees->sources[w->input.kind]);
}

RTresult rw_tree_work_begin(struct rw_tree_gather *g, enum rw_leaf_kind kind,
                            struct rw_device *device, struct rw_group_trees *trees,
                            struct rw_tree_work *out)
{
    RTcontext c = g->context;
    struct rw_tree *tree = &trees->trees[kind];
    uint64_t children, count = count_primitives(g, kind, &children);
    *out = (struct rw_tree_work){
        .device = device,
        .group = g->group,
        .trees = trees,
        .input = {.kind = kind, .narrow = rw_trees_are_narrow(c, g->plan)},
        .is_done = !count,
    };
    if (count) RW_CHECK(describe(g, count, out));
    out->source = source_of(&out->input, count, children);
    out->refit = count && can_refit(out, tree);
    if (!out->refit) rw_tree_drop(c, tree);
    rw_tree_copies_outdate(c, &trees->copies[kind]);
    return RT_SUCCESS;
}

/* A tree that could not be refitted is left with boxes old and new, and is of no use. */
void rw_tree_work_do(struct rw_tree_work *w)
{
    struct rw_device *d = w->device;
    struct rw_tree *tree = &w->trees->trees[w->input.kind];
    w->result =
        w->refit ? d->ops->tree_refit(d, &w->input, tree) : d->ops->tree_build(d, &w->input, tree);
    if (w->result)
        d->ops->tree_free(d, tree);
    else
        tree->device = d->number;
    w->is_done = true;
}

static void report_tree(RTcontext c, const struct rw_tree_work *w)
{
    const struct rw_tree *tree = &w->trees->trees[w->input.kind];
    rw_report(c, 3, "ACCEL", "%s: %llu primitives%s, %u nodes, %llu bytes, SAH %.2f, %.3f ms",
              w->group->acceleration->builder->name, (unsigned long long)w->source.primitive_count,
              w->refit ? " refitted" : "", tree->node_count, (unsigned long long)tree->size,
              tree->sah, tree->build_ms);
}

RTresult rw_tree_work_tell(RTcontext c, const struct rw_tree_work *w)
{
    if (!w->source.primitive_count) return RT_SUCCESS;
    if (w->result)
        return rw_device_error(c, w->device, w->result, "%s a tree over %llu primitives",
                               w->refit ? "refitting" : "building",
                               (unsigned long long)w->source.primitive_count);
    w->trees->sources[w->input.kind] = w->source;
    report_tree(c, w);
    return RT_SUCCESS;
}

void rw_tree_work_free(struct rw_tree_work *w)
{
    if (w->device) rw_device_free(w->device, RW_MEMORY_DEVICE_BUILDS, w->boxes_size, w->boxes);
    rw_free(w->parts);
    *w = (struct rw_tree_work){0};
}
