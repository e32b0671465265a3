/* SPDX-License-Identifier: Apache-2.0 */
/*
 * New boxes for an encoded tree, from the leaves up and in place: leaf entries are read anew from
 * the input, which their own numbers lead to; slots and numbers stay. Halves of a primitive that
 * spatial splits made get the box of the whole.
 *
 * Where trees are to be refined after a refit, the binary tree was kept: it gets the new boxes, is
 * refined, and becomes a new block.
 *
 * A tree cannot take up primitives that it left out, nor forget those that have become unusable;
 * when there are such, it is built anew, unless its block has to stay: the latter then have entries
 * that no ray hits.
 */
#include "base/clock.h"
#include "runtime/bvh/refine.h"
#include "runtime/bvh/refit.h"

#include <math.h>
#include <stdlib.h>

#include "programs/config.h"
#include "runtime/bvh/collapse.h"
#include "runtime/bvh/gather.h"
#include "runtime/base/memory.h"

#define PIECES 1024
#define QUEUE (4 * PIECES)
#define UNIT 16

/* First primitive of a part, as leaf entries name it. */
struct key {
    uint32_t geometry, primitive;
    const struct rw_build_part *part;
};

struct piece {
    uint32_t unit;
    struct rw_box box;
    double cost;
};

struct refit {
    const struct rw_build_input *input;
    const struct rw_encoder *encoder;
    unsigned char *block;
    uint32_t entry_units;
    enum rw_tree_layout layout;
    struct key *keys;      /* in rising order */
    atomic_bool changed;   /* a primitive has become unusable */
    uint32_t first, count; /* pieces before `first` are above the others */
    struct piece pieces[QUEUE];
};

/* ---- leaf entries ---- */

static int compare_keys(const void *a, const void *b)
{
    const struct key *x = a, *y = b;
    if (x->geometry != y->geometry) return x->geometry < y->geometry ? -1 : 1;
    return (x->primitive > y->primitive) - (x->primitive < y->primitive);
}

/* Numbers may have flags above them, which the order of the parts does not know. */
static uint32_t number_of(uint32_t geometry)
{
    return geometry & RW_ACCEL_RECORD_MASK;
}

/* Instances have no geometry. */
static struct key make_key(enum rw_leaf_kind kind, const struct rw_build_part *part)
{
    uint32_t geometry = kind == RW_LEAF_INSTANCES ? 0 : number_of(part->geometry);
    return (struct key){geometry, part->first_primitive, part};
}

static struct key entry_key(enum rw_leaf_kind kind, const void *entry)
{
    const struct rw_triangle *triangle = entry;
    const struct rw_primitive_ref *ref = entry;
    const struct rw_instance_ref *instance = entry;
    if (kind == RW_LEAF_TRIANGLES)
        return (struct key){number_of(triangle->geometry), triangle->primitive, 0};
    if (kind == RW_LEAF_PRIMITIVES)
        return (struct key){number_of(ref->geometry), ref->primitive, 0};
    return (struct key){0, instance->instance, 0};
}

/* The last part that does not begin after the primitive. */
static const struct key *find_key(const struct refit *r, const struct key *wanted)
{
    size_t low = 0, high = r->input->part_count;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (compare_keys(&r->keys[middle], wanted) <= 0)
            low = middle;
        else
            high = middle;
    }
    return &r->keys[low];
}

static bool is_of(const struct key *key, const struct key *wanted)
{
    bool same = key->part->geometries ? key->geometry <= wanted->geometry
                                      : key->geometry == wanted->geometry;
    return same && wanted->primitive - key->primitive < key->part->count;
}

/* No ray hits a triangle of NaNs; leaves of other kinds are not entered without a box. */
static void spoil_entry(const struct refit *r, void *entry)
{
    struct rw_triangle *triangle = entry;
    if (r->input->kind == RW_LEAF_TRIANGLES) triangle->v0[0] = triangle->v1[0] = NAN;
}

static struct rw_box refit_entry(struct refit *r, uint32_t unit)
{
    void *entry = r->block + (size_t)unit * UNIT;
    struct rw_ref ref;
    struct key wanted = entry_key(r->input->kind, entry);
    const struct key *key = find_key(r, &wanted);
    uint32_t k = wanted.primitive - key->primitive;
    if (!is_of(key, &wanted) || !rw_gather_box(r->input->kind, key->part, k, &ref)) {
        atomic_store_explicit(&r->changed, true, memory_order_relaxed);
        if (r->input->in_place) spoil_entry(r, entry);
        return rw_box_empty();
    }
    rw_gather_entry(r->input->kind, key->part, k, entry);
    return rw_ref_box(&ref);
}

/* ---- nodes ---- */

static void refit_tree(struct refit *r, struct piece *piece);

/* New boxes for a node. inner: what is known of its inner children, in order of their slots; NULL:
 * they are refitted now. */
static void refit_node(struct refit *r, struct piece *piece, const struct piece *inner)
{
    struct rw_wide_node node;
    void *at = r->block + (size_t)piece->unit * UNIT;
    r->encoder->decode(at, r->entry_units, &node);
    node.box = rw_box_empty();
    piece->cost = 0;
    for (uint32_t i = 0; i < node.count; i++) {
        struct rw_wide_child *child = &node.child[i];
        child->box = rw_box_empty();
        for (uint32_t k = 0; k < child->count; k++)
            rw_box_grow(&child->box, refit_entry(r, child->unit + k * r->entry_units));
        if (child->count) {
            piece->cost +=
                rw_box_area(child->box) * rw_leaf_cost(r->input->kind, r->layout, child->count);
        } else {
            struct piece below = {.unit = child->unit};
            if (inner)
                below = *inner++;
            else
                refit_tree(r, &below);
            child->box = below.box;
            piece->cost += below.cost;
        }
        rw_box_grow(&node.box, child->box);
    }
    piece->box = node.box;
    piece->cost += rw_box_area(node.box) * RW_BVH_COST_NODE;
    r->encoder->encode(&node, at);
}

static void refit_tree(struct refit *r, struct piece *piece)
{
    refit_node(r, piece, NULL);
}

static void refit_piece(void *user, uint32_t index)
{
    struct refit *r = user;
    refit_tree(r, &r->pieces[r->first + index]);
}

/* Breadth first from the root, until there are pieces enough. */
static void find_pieces(struct refit *r, uint32_t root)
{
    struct rw_wide_node node;
    r->pieces[0].unit = root;
    r->count = 1;
    r->first = 0;
    while (r->first < r->count && r->count - r->first < PIECES &&
           r->count + RW_NODE_CHILDREN <= QUEUE) {
        uint32_t unit = r->pieces[r->first++].unit;
        r->encoder->decode(r->block + (size_t)unit * UNIT, r->entry_units, &node);
        for (uint32_t i = 0; i < node.count; i++)
            if (node.child[i].count == 0) r->pieces[r->count++].unit = node.child[i].unit;
    }
}

static uint32_t count_inner(const struct refit *r, uint32_t unit)
{
    struct rw_wide_node node;
    uint32_t inner = 0;
    r->encoder->decode(r->block + (size_t)unit * UNIT, r->entry_units, &node);
    for (uint32_t i = 0; i < node.count; i++) inner += node.child[i].count == 0;
    return inner;
}

static void refit_all(struct refit *r, struct rw_build_threads *pool, struct rw_tree *tree)
{
    find_pieces(r, tree->root);
    rw_build_threads_for(pool, r->count - r->first, refit_piece, r);
    uint32_t child = r->count;
    for (uint32_t i = r->first; i-- > 0;) {
        child -= count_inner(r, r->pieces[i].unit);
        refit_node(r, &r->pieces[i], &r->pieces[child]);
    }
    double area = rw_box_area(r->pieces[0].box);
    tree->sah = area > 0 ? r->pieces[0].cost / area : 0;
    for (int a = 0; a < 3; a++) {
        tree->lower[a] = r->pieces[0].box.lower[a];
        tree->upper[a] = r->pieces[0].box.upper[a];
    }
}

/* ---- the whole ---- */

static RTresult rebuild(const struct rw_build_input *input, enum rw_tree_layout layout,
                        struct rw_tree *tree)
{
    struct rw_tree fresh;
    RTresult result = rw_build_host(input, layout, &fresh);
    if (result != RT_SUCCESS) return result;
    rw_build_host_free(tree);
    *tree = fresh;
    return RT_SUCCESS;
}

/* Refining made the tree too high, or primitives came or went. */
#define REBUILD RT_ERROR_NOT_SUPPORTED

static RTresult too_high(struct rw_bvh_build *b)
{
    (void)b;
    return REBUILD;
}

/* References below `code` get the boxes of their primitives, which `boxes` has in order. */
static void set_boxes(struct rw_bvh_build *b, uint32_t code, const struct rw_ref *boxes)
{
    if (code & RW_REF) {
        struct rw_ref *ref = &b->refs[code & ~RW_REF];
        uint32_t primitive = ref->primitive;
        *ref = boxes[primitive];
        return;
    }
    set_boxes(b, b->nodes[code].left, boxes);
    set_boxes(b, b->nodes[code].right, boxes);
}

/* From the binary tree that was kept to a new block. */
static RTresult refine_kept(struct rw_bvh_build *b, struct rw_refit *kept,
                            enum rw_tree_layout layout, struct rw_tree *out)
{
    RTresult result = rw_gather(b, 0);
    struct rw_ref *boxes = b->refs;
    b->refs = kept->refs;
    b->nodes = kept->nodes;
    b->root = kept->root;
    b->ref_count = kept->ref_count;
    b->ref_capacity = kept->ref_capacity;
    if (result == RT_SUCCESS && b->left_out) result = REBUILD;
    if (result == RT_SUCCESS) {
        set_boxes(b, b->root, boxes);
        rw_update_boxes(b);
        result = rw_finish_build(b, layout, too_high, out);
        kept->nodes = b->nodes;
        kept->root = b->root;
    }
    b->refs = NULL; /* still the tree's */
    b->nodes = NULL;
    rw_free(boxes);
    return result;
}

static RTresult refit_refined(const struct rw_build_input *input, enum rw_tree_layout layout,
                              struct rw_tree *tree)
{
    struct rw_bvh_build b = {.input = input, .breadth = rw_encoders[layout].children};
    struct rw_tree fresh = {
        .kind = input->kind, .refit = tree->refit, .refit_size = tree->refit_size};
    rw_build_threads_open(&b.pool, input->threads);
    RTresult result = refine_kept(&b, tree->refit, layout, &fresh);
    rw_build_threads_close(&b.pool);
    rw_free_build(&b);
    if (result == REBUILD) return rebuild(input, layout, tree);
    if (result != RT_SUCCESS) return result;
    tree->refit = NULL;
    rw_build_host_free(tree);
    *tree = fresh;
    return RT_SUCCESS;
}

static uint64_t count_primitives(const struct rw_build_input *input)
{
    uint64_t count = 0;
    for (size_t i = 0; i < input->part_count; i++) count += input->parts[i].count;
    return count;
}

static void refit_in_place(struct refit *r, const struct rw_build_input *input,
                           enum rw_tree_layout layout, struct rw_tree *tree)
{
    struct rw_build_threads pool;
    r->input = input;
    r->encoder = &rw_encoders[layout];
    r->block = (unsigned char *)(uintptr_t)tree->base;
    r->entry_units = rw_entry_size(input->kind) / UNIT;
    r->layout = layout;
    for (size_t i = 0; i < input->part_count; i++)
        r->keys[i] = make_key(input->kind, &input->parts[i]);
    qsort(r->keys, input->part_count, sizeof *r->keys, compare_keys);
    atomic_init(&r->changed, false);
    rw_build_threads_open(&pool, tree->node_count < PIECES ? 1 : input->threads);
    refit_all(r, &pool, tree);
    rw_build_threads_close(&pool);
}

RTresult rw_refit_block(const struct rw_build_input *input, enum rw_tree_layout layout,
                        struct rw_tree *block, bool *changed)
{
    struct refit *r = rw_malloc(sizeof *r);
    struct key *keys = rw_malloc(input->part_count * sizeof *keys);
    RTresult result = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (r && keys) {
        r->keys = keys;
        refit_in_place(r, input, layout, block);
        *changed = atomic_load(&r->changed);
        result = RT_SUCCESS;
    }
    rw_free(keys);
    rw_free(r);
    return result;
}

static RTresult refit(const struct rw_build_input *input, enum rw_tree_layout layout,
                      struct rw_tree *tree)
{
    const struct rw_refit *kept = tree->refit;
    bool changed = false;
    if (!input->in_place && (kept->left_out || tree->size == 0))
        return rebuild(input, layout, tree);
    if (input->keys <= 1 && kept->nodes && input->refine) return refit_refined(input, layout, tree);
    RTresult result = input->keys > 1 ? rw_refit_moving(input, layout, tree, &changed)
                                      : rw_refit_block(input, layout, tree, &changed);
    return changed && !input->in_place ? rebuild(input, layout, tree) : result;
}

RTresult rw_refit_tree(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *tree)
{
    double start = rw_clock_ms();
    const struct rw_refit *kept = tree->refit;
    if (!kept || tree->kind != input->kind || kept->primitive_count != count_primitives(input))
        return RT_ERROR_INVALID_VALUE;
    RTresult result = refit(input, layout, tree);
    tree->build_ms = rw_clock_ms() - start;
    return result;
}
