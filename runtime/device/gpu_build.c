/* SPDX-License-Identifier: Apache-2.0 */
/* See gpu_build.h. */
#include "runtime/device/gpu_build.h"

#include <float.h>
#include <string.h>

#include "programs/config.h"

const char *const rw_build_kernel_names[RW_BUILD_KERNELS] = {
    "rw_build_bounds",   "rw_build_morton", "rw_build_sort",  "rw_build_ploc",   "rw_build_lbvh",
    "rw_build_collapse", "rw_build_refit",  "rw_build_again", "rw_build_finish",
};
const unsigned rw_build_kernel_threads[RW_BUILD_KERNELS] = {
    RW_BUILD_THREADS,    RW_MORTON_THREADS,   RW_SORT_THREADS,  RW_PLOC_THREADS,  RW_BUILD_THREADS,
    RW_COLLAPSE_THREADS, RW_COLLAPSE_THREADS, RW_BUILD_THREADS, RW_BUILD_THREADS,
};

/* ---- sizes ---- */

/* Entries a leaf may have. An instance is entered at a far higher cost than that of its box; so is
 * a user's intersection program. */
static const uint32_t leaf_sizes[] = {
    [RW_LEAF_TRIANGLES] = RW_LEAF_ENTRIES,
    [RW_LEAF_PRIMITIVES] = 1,
    [RW_LEAF_INSTANCES] = 1,
};

static uint32_t entry_units(enum rw_leaf_kind kind)
{
    return kind == RW_LEAF_TRIANGLES ? RW_TRIANGLE_UNITS : 1;
}

/* Most wide nodes that n references can make with leaves of up to m entries. A wide node is full,
 * with 8 children, or terminal, with leaves only and more than m references. f full and t terminal
 * nodes have f + t - 1 parents' places to fill among 8 f, so f >= (t - 1) / 7; and n references
 * make n / (m + 1) terminal nodes at most. Full nodes beyond (t - 1) / 7 need leaves of their own,
 * 7 each, in place of more than one terminal node. Each tree that stays whole is a node more. */
static uint32_t max_nodes(uint32_t n, uint32_t m)
{
    uint32_t terminal = n / (m + 1), most = terminal + (terminal + 6) / 7 + 1;
    most += RW_BUILD_SPARE_NODES;
    return most < n ? most : n;
}

static uint64_t take(size_t *offset, size_t size)
{
    uint64_t at = *offset;
    *offset += (size + 255) & ~(size_t)255;
    return at;
}

static void lay_out_scratch(struct rw_build_plan *plan)
{
    struct rw_build_args *a = &plan->args;
    size_t n = a->capacity, offset = 0, tiles = (n + RW_SORT_TILE - 1) / RW_SORT_TILE;
    a->control = take(&offset, sizeof(struct rw_build_control));
    a->tiles = take(&offset, RW_SORT_PASSES * tiles * RW_SORT_BINS * sizeof(rw_u32));
    plan->clear_size = offset;
    plan->parts_size = (a->part_count + 1) * sizeof(struct rw_build_device_part);
    plan->parts_offset = a->parts = take(&offset, plan->parts_size);
    a->references = take(&offset, n * sizeof(struct rw_build_reference));
    for (int i = 0; i < 2; i++) a->words[i] = take(&offset, n * sizeof(rw_u64));
    a->owners = take(&offset, n * sizeof(rw_u32));
    a->clusters = take(&offset, n * sizeof(rw_u64));
    a->nodes = take(&offset, n * sizeof(struct rw_build_node));
    a->cuts = take(&offset, n * sizeof(struct rw_build_cut));
    a->tasks = take(&offset, a->node_capacity * sizeof(rw_u64));
    plan->scratch_size = offset;
}

static void lay_out_refit(struct rw_build_plan *plan)
{
    struct rw_build_args *a = &plan->args;
    size_t offset = 0;
    a->pending = take(&offset, a->node_capacity * sizeof(rw_u32));
    plan->refit_clear_size = offset;
    a->primitives = take(&offset, a->capacity * sizeof(rw_u32));
    a->node_boxes = take(&offset, a->node_capacity * sizeof(struct rw_build_node));
    plan->refit_size = offset;
}

static bool count_primitives(const struct rw_build_input *input, uint32_t *out)
{
    uint64_t count = 0;
    for (size_t i = 0; i < input->part_count; i++) count += input->parts[i].count;
    *out = (uint32_t)count;
    return count <= RW_BUILD_MAX_PRIMITIVES && input->part_count < RW_BUILD_MAX_PRIMITIVES;
}

/* ---- launches ---- */

static void add_launch(struct rw_build_plan *plan, enum rw_build_kernel kernel, uint64_t threads,
                       unsigned most_blocks, uint32_t pass)
{
    uint64_t size = rw_build_kernel_threads[kernel], blocks = (threads + size - 1) / size;
    if (most_blocks && blocks > most_blocks) blocks = most_blocks;
    plan->launches[plan->launch_count++] = (struct rw_build_launch){kernel, (unsigned)blocks, pass};
}

#define RW_BUILDER(ID, name, host, spare, gpu) [RW_BUILDER_##ID] = gpu,
#define RW_BUILDER_ALIAS(name, ID)
enum rw_build_kernel rw_gpu_builder(enum rw_builder builder)
{
    static const enum rw_build_kernel kernels[RW_BUILDERS] = {
#include "runtime/device/builders.def"
    };
    return kernels[builder];
}
#undef RW_BUILDER
#undef RW_BUILDER_ALIAS

static void add_launches(struct rw_build_plan *plan, enum rw_build_kernel binary,
                         const struct rw_build_resident *resident)
{
    const struct rw_build_args *a = &plan->args;
    const unsigned *most = resident->blocks;
    add_launch(plan, RW_BUILD_BOUNDS, a->count, most[RW_BUILD_BOUNDS], 0);
    add_launch(plan, RW_BUILD_MORTON, a->capacity, most[RW_BUILD_MORTON], 0);
    for (uint32_t pass = 0; pass < RW_SORT_PASSES; pass++)
        add_launch(plan, RW_BUILD_SORT, (a->capacity + RW_SORT_ITEMS - 1) / RW_SORT_ITEMS, 0, pass);
    add_launch(plan, binary, a->capacity, 0, 0);
    add_launch(plan, RW_BUILD_COLLAPSE, (uint64_t)a->node_capacity * RW_NODE_CHILDREN,
               most[RW_BUILD_COLLAPSE], 0);
}

bool rw_build_plan_make(const struct rw_build_input *input,
                        const struct rw_build_resident *resident, struct rw_build_plan *out)
{
    struct rw_build_args *a = &out->args;
    memset(out, 0, sizeof(*out));
    if (!count_primitives(input, &a->count)) return false;
    a->capacity = a->count;
    a->part_count = (rw_u32)input->part_count;
    a->kind = input->kind;
    a->leaf_size = leaf_sizes[input->kind];
    enum rw_build_kernel binary = rw_gpu_builder(input->builder);
    a->lbvh = binary == RW_BUILD_LBVH;
    a->node_capacity = max_nodes(a->capacity, a->leaf_size);
    a->node_unit = a->capacity * entry_units(input->kind);
    if (!a->count) return true;
    out->tree_size = 16 * ((size_t)a->node_unit + (size_t)a->node_capacity * RW_NODE_UNITS);
    lay_out_scratch(out);
    if (input->refittable) lay_out_refit(out);
    add_launches(out, binary, resident);
    return true;
}

bool rw_build_plan_refit(const struct rw_build_input *input, const struct rw_tree *tree,
                         struct rw_build_plan *out)
{
    const struct rw_build_refit *refit = tree->refit;
    struct rw_build_args *a = &out->args;
    memset(out, 0, sizeof(*out));
    if (!count_primitives(input, &a->count) || a->count != refit->count) return false;
    if (input->part_count != refit->part_count || input->kind != tree->kind) return false;
    size_t offset = 0;
    a->part_count = refit->part_count;
    a->capacity = refit->capacity;
    a->node_capacity = refit->node_capacity;
    a->node_count = tree->node_count;
    a->node_unit = refit->node_unit;
    a->kind = tree->kind;
    a->scale = refit->scale;
    a->control = take(&offset, sizeof(struct rw_build_control));
    out->clear_size = offset;
    out->parts_size = (a->part_count + 1) * sizeof(struct rw_build_device_part);
    out->parts_offset = a->parts = take(&offset, out->parts_size);
    out->scratch_size = offset;
    lay_out_refit(out);
    add_launch(out, RW_BUILD_REFIT, (uint64_t)a->node_count * RW_NODE_CHILDREN, 0, 0);
    return true;
}

void rw_build_plan_place(struct rw_build_plan *plan, uint64_t scratch, uint64_t tree,
                         uint64_t refit)
{
    struct rw_build_args *a = &plan->args;
    rw_u64 *const in_scratch[] = {&a->control,  &a->tiles,    &a->parts,  &a->references,
                                  &a->words[0], &a->words[1], &a->owners, &a->clusters,
                                  &a->nodes,    &a->cuts,     &a->tasks};
    rw_u64 *const in_refit[] = {&a->pending, &a->primitives, &a->node_boxes};
    for (size_t i = 0; i < sizeof(in_scratch) / sizeof(in_scratch[0]); i++)
        *in_scratch[i] += scratch;
    for (size_t i = 0; i < sizeof(in_refit) / sizeof(in_refit[0]); i++)
        *in_refit[i] = refit ? *in_refit[i] + refit : 0;
    a->tree = tree;
}

/* ---- builds that nobody waits for ---- */

/* A tree that is too deep can come of RW_BUILDER_TRBVH alone, and has as many nodes as it is deep.
 */
static void add_second_pass(struct rw_build_plan *plan, const struct rw_build_resident *resident)
{
    const struct rw_build_args *a = &plan->args;
    const unsigned *most = resident->blocks;
    if (a->lbvh || a->node_capacity < RW_BVH_MAX_DEPTH) return;
    add_launch(plan, RW_BUILD_AGAIN, a->capacity, most[RW_BUILD_AGAIN], 0);
    add_launch(plan, RW_BUILD_LBVH, a->capacity, 0, 1);
    add_launch(plan, RW_BUILD_COLLAPSE, (uint64_t)a->node_capacity * RW_NODE_CHILDREN,
               most[RW_BUILD_COLLAPSE], 1);
}

/* What a refit leaves behind is in the tree alone. */
static bool plan_update(const struct rw_build_input *input, struct rw_build_plan *out)
{
    struct rw_build_args *a = &out->args;
    size_t offset = 0;
    memset(out, 0, sizeof(*out));
    if (!count_primitives(input, &a->count)) return false;
    a->capacity = a->count;
    a->part_count = (rw_u32)input->part_count;
    a->kind = input->kind;
    a->node_capacity = max_nodes(a->capacity, leaf_sizes[input->kind]);
    a->node_unit = a->capacity * entry_units(input->kind);
    a->scale = 1;
    if (!a->count) return true;
    a->control = take(&offset, sizeof(struct rw_build_control));
    a->pending = take(&offset, a->node_capacity * sizeof(rw_u32));
    out->clear_size = offset;
    out->parts_size = (a->part_count + 1) * sizeof(struct rw_build_device_part);
    out->parts_offset = a->parts = take(&offset, out->parts_size);
    a->node_boxes = take(&offset, a->node_capacity * sizeof(struct rw_build_node));
    out->scratch_size = offset;
    add_launch(out, RW_BUILD_REFIT, (uint64_t)a->node_capacity * RW_NODE_CHILDREN, 0, 0);
    return true;
}

bool rw_build_plan_soon(const struct rw_build_input *input,
                        const struct rw_build_resident *resident, const struct rw_tree_place *place,
                        struct rw_build_plan *out)
{
    const bool fits =
        place->gate ? plan_update(input, out) : rw_build_plan_make(input, resident, out);
    if (!fits || !out->launch_count) return fits;
    if (!place->gate) add_second_pass(out, resident);
    add_launch(out, RW_BUILD_FINISH, 1, 0, 0);
    rw_build_plan_place(out, place->scratch, place->tree, place->gate ? place->scratch : 0);
    out->args.primitives = place->primitives;
    out->args.head = place->head;
    out->args.gate = place->gate;
    return true;
}

void rw_build_plan_needs(const struct rw_build_input *input, struct rw_tree_needs *out)
{
    static const struct rw_build_resident resident;
    struct rw_build_plan plan;
    *out = (struct rw_tree_needs){0};
    if (!rw_build_plan_make(input, &resident, &plan)) return;
    out->tree = plan.tree_size;
    out->scratch = plan.scratch_size;
    out->primitives = plan.args.capacity * sizeof(rw_u32);
    if (plan_update(input, &plan)) out->refit_scratch = plan.scratch_size;
}

/* ---- parts ---- */

static uint32_t part_flags(const struct rw_build_part *part)
{
    RTformat v = part->vertex_format;
    uint32_t flags = part->transformed ? RW_PART_TRANSFORMED : 0;
    if (v == RT_FORMAT_HALF3 || v == RT_FORMAT_HALF2) flags |= RW_PART_HALF;
    if (v == RT_FORMAT_FLOAT2 || v == RT_FORMAT_HALF2) flags |= RW_PART_TWO;
    if (part->index_format == RT_FORMAT_UNSIGNED_SHORT3) flags |= RW_PART_SHORT_INDICES;
    return flags;
}

static uint32_t material_size(RTformat format)
{
    return format == RT_FORMAT_UNSIGNED_BYTE ? 1 : format == RT_FORMAT_UNSIGNED_SHORT ? 2 : 4;
}

void rw_build_plan_parts(const struct rw_build_input *input, struct rw_build_device_part *out)
{
    uint32_t first = 0;
    for (size_t i = 0; i < input->part_count; i++) {
        const struct rw_build_part *in = &input->parts[i];
        out[i] = (struct rw_build_device_part){
            .first = first,
            .geometry = in->geometry,
            .first_primitive = in->first_primitive,
            .vertex_count = in->vertex_count,
            .boxes = in->boxes,
            .box_stride = rw_box_stride(in),
            .masks = in->masks,
            .vertices = in->vertices,
            .vertex_stride = in->vertex_stride,
            .indices = in->indices,
            .index_stride = in->index_stride,
            .geometries = in->geometries,
            .materials = in->materials,
            .material_stride = in->material_stride,
            .flags = part_flags(in),
            .material_size = material_size(in->material_format),
        };
        memcpy(out[i].transform, in->transform, sizeof(out[i].transform));
        first += in->count;
    }
    out[input->part_count] = (struct rw_build_device_part){.first = first};
}

/* ---- results ---- */

/* The inverse of rw_ordered in programs/build/device.h. */
static float unordered(uint32_t bits)
{
    float value;
    bits = bits & 0x80000000u ? bits & 0x7fffffffu : ~bits;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

static void read_bounds(const struct rw_build_control *control, struct rw_tree *out)
{
    for (int a = 0; a < 3; a++) {
        out->lower[a] = unordered(~control->bounds[a]);
        out->upper[a] = unordered(control->bounds[3 + a]);
    }
}

static double relative_cost(const struct rw_build_args *args,
                            const struct rw_build_control *control)
{
    double primitive =
        args->kind == RW_LEAF_TRIANGLES ? RW_BVH_COST_TRIANGLE : RW_BVH_COST_PRIMITIVE;
    if (!(control->root_area > 0)) return 0;
    return (RW_BVH_COST_NODE * control->node_area + primitive * control->leaf_area) /
           control->root_area;
}

void rw_build_plan_result(const struct rw_build_plan *plan, const struct rw_build_control *control,
                          struct rw_tree *out, struct rw_build_refit *refit)
{
    const struct rw_build_args *a = &plan->args;
    memset(out, 0, sizeof(*out));
    out->kind = (enum rw_leaf_kind)a->kind;
    for (int i = 0; i < 3; i++) {
        out->lower[i] = FLT_MAX;
        out->upper[i] = -FLT_MAX;
    }
    if (!control || !control->valid) return;
    read_bounds(control, out);
    out->size = plan->tree_size;
    out->root = a->node_unit;
    out->entry_count = (uint32_t)control->allocated;
    out->node_count = (uint32_t)(control->allocated >> 32) + 1;
    out->sah = relative_cost(&plan->args, control);
    if (!refit) return;
    float longest = 1e-37f;
    for (int i = 0; i < 3; i++) {
        float side = out->upper[i] - out->lower[i];
        longest = side > longest ? side : longest;
    }
    refit->count = a->count;
    refit->capacity = a->capacity;
    refit->node_capacity = a->node_capacity;
    refit->node_unit = a->node_unit;
    refit->part_count = a->part_count;
    refit->scale = 1.0f / longest;
}

bool rw_build_plan_too_deep(const struct rw_build_control *control)
{
    return control->depth >= RW_BVH_MAX_DEPTH;
}

void rw_build_plan_refitted(const struct rw_build_plan *plan,
                            const struct rw_build_control *control, struct rw_tree *tree)
{
    read_bounds(control, tree);
    tree->sah = relative_cost(&plan->args, control);
}
