/* SPDX-License-Identifier: Apache-2.0 */
/* See tree_saved.h. */
#include "runtime/scene/tree_saved.h"

#include <string.h>

#include "compiler/base/hash.h"
#include "runtime/device/device.h"
#include "runtime/scene/tree_check.h"

enum { TREES = 2, VERSION = 2 }; /* another one with each change of nodes or leaf entries */

static const char magic[8] = "RWtrees";

struct saved_tree {
    uint64_t size; /* bytes of its block */
    uint32_t root, node_count, entry_count, pad;
    float lower[3], upper[3];
    double sah;
};

struct header {
    char magic[8];
    uint32_t version;
    uint32_t layout;  /* enum rw_tree_layout */
    uint64_t size;    /* bytes, header and blocks */
    uint8_t hash[16]; /* of all that follows */
    uint64_t primitive_count;
    uint32_t child_count, pad;
    struct saved_tree trees[TREES];
};
_Static_assert(sizeof(struct header) == 56 + TREES * 56, "no padding but what is named");

static void hash_saved(const void *saved, size_t size, uint8_t out[16])
{
    const size_t from = offsetof(struct header, primitive_count);
    rwc_checksum((const unsigned char *)saved + from, size - from, out);
}

/* ---- saving ---- */

size_t rw_trees_saved_size(const struct RTacceleration_api *acceleration)
{
    const struct rw_group_trees *built = acceleration->built;
    if (!built || acceleration->dirty || built->child_count == ~0u) return 0;
    if (built->more) return 0; /* the format has two trees */
    size_t size = sizeof(struct header);
    for (int k = 0; k < TREES; k++) size += built->trees[k].size;
    return size;
}

static struct saved_tree describe(const struct rw_tree *tree)
{
    struct saved_tree saved = {.size = tree->size,
                               .root = tree->root,
                               .node_count = tree->node_count,
                               .entry_count = tree->entry_count,
                               .sah = tree->sah};
    memcpy(saved.lower, tree->lower, sizeof saved.lower);
    memcpy(saved.upper, tree->upper, sizeof saved.upper);
    return saved;
}

/* That of the device, unless what there is to save has narrow nodes. */
static enum rw_tree_layout layout_of(const struct rw_device *d, const struct rw_group_trees *built)
{
    for (int k = 0; k < TREES; k++)
        if (built->trees[k].size && built->trees[k].layout == RW_LAYOUT_NARROW)
            return RW_LAYOUT_NARROW;
    return rw_device_target(d)->trees;
}

RTresult rw_trees_save(RTcontext context, const struct RTacceleration_api *acceleration, void *to)
{
    const struct rw_group_trees *built = acceleration->built;
    unsigned char *at = (unsigned char *)to + sizeof(struct header);
    const size_t size = rw_trees_saved_size(acceleration);
    if (!size) return RT_SUCCESS;
    struct header header = {.version = VERSION,
                            .layout = layout_of(context->device, built),
                            .size = size,
                            .primitive_count = built->primitive_count,
                            .child_count = built->child_count};
    memcpy(header.magic, magic, sizeof magic);
    for (int k = 0; k < TREES; k++) {
        const struct rw_tree *tree = &built->trees[k];
        struct rw_device *d = context->devices[tree->device];
        header.trees[k] = describe(tree);
        RTresult result = RT_SUCCESS;
        if (tree->is_common)
            memcpy(at, (const void *)(uintptr_t)tree->base, tree->size);
        else
            result = d->ops->download(d, at, tree->base, tree->size);
        if (result) return rw_device_error(context, d, result, "saving a tree");
        at += tree->size;
    }
    memcpy(to, &header, sizeof header);
    hash_saved(to, size, header.hash);
    memcpy(to, &header, sizeof header);
    return RT_SUCCESS;
}

/* ---- loading ---- */

static bool is_whole(const struct header *header, const void *from, size_t size)
{
    uint8_t hash[16];
    uint64_t left = size - sizeof *header;
    for (int k = 0; k < TREES; k++) {
        if (header->trees[k].size > left) return false;
        left -= header->trees[k].size;
    }
    hash_saved(from, size, hash);
    return header->size == size && left == 0 && !memcmp(hash, header->hash, sizeof hash);
}

/* NULL, or why the bytes are no good. */
static const char *fault_of(const void *from, size_t size, enum rw_tree_layout layout)
{
    struct header header;
    if (size < sizeof header) return "they are too few";
    memcpy(&header, from, sizeof header);
    if (memcmp(header.magic, magic, sizeof magic)) return "they are none";
    if (header.version != VERSION) return "another version saved them";
    if (header.layout != layout &&
        !(layout == RW_LAYOUT_COMPRESSED && header.layout == RW_LAYOUT_NARROW))
        return "they were saved on another kind of device";
    if (!is_whole(&header, from, size)) return "they are damaged";
    return NULL;
}

/* The trees as they lie in the bytes. */
static void find_trees(const struct header *header, const void *from, struct rw_tree trees[TREES])
{
    const unsigned char *at = (const unsigned char *)from + sizeof *header;
    for (int k = 0; k < TREES; k++) {
        const struct saved_tree *saved = &header->trees[k];
        trees[k] = (struct rw_tree){.base = (uint64_t)(uintptr_t)at,
                                    .size = saved->size,
                                    .root = saved->root,
                                    .node_count = saved->node_count,
                                    .entry_count = saved->entry_count,
                                    .kind = (enum rw_leaf_kind)k,
                                    .layout = (enum rw_tree_layout)header->layout,
                                    .sah = saved->sah};
        memcpy(trees[k].lower, saved->lower, sizeof trees[k].lower);
        memcpy(trees[k].upper, saved->upper, sizeof trees[k].upper);
        at += saved->size;
    }
}

static RTresult upload(RTcontext context, const struct rw_tree from[TREES],
                       struct rw_group_trees *out)
{
    struct rw_device *d = context->device;
    RTresult result = RT_SUCCESS;
    for (int k = 0; !result && k < TREES; k++) {
        result = d->ops->tree_upload(d, &from[k], &out->trees[k]);
        if (result) return rw_device_error(context, d, result, "loading a tree");
        result = rw_tree_copy(context, &out->trees[k], &out->copies[k]);
    }
    return result;
}

/* What is kept for each child is no more than in proportion to the bytes: children beyond them have
 * no primitive, of which a group may have some all the same. */
static bool has_too_many_children(const struct header *header)
{
    enum { WITHOUT_PRIMITIVES = 1 << 16 };
    return header->child_count > header->size / 16 + WITHOUT_PRIMITIVES;
}

/* What the leaves name is compared with a group when one uses them. */
static RTresult check(RTcontext context, const struct header *header,
                      const struct rw_tree trees[TREES], struct rw_group_trees *out)
{
    const char *fault = has_too_many_children(header) ? "it has too many children" : NULL;
    if (!fault) {
        out->named = rw_calloc((size_t)TREES * header->child_count, sizeof *out->named);
        if (!out->named) return rw_out_of_memory(context, "a saved tree");
        for (size_t k = 0; k < (size_t)TREES * header->child_count; k++) out->named[k].first = ~0u;
    }
    for (int k = 0; !fault && k < TREES; k++)
        fault = rw_tree_fault(&trees[k], header->child_count, out->named);
    if (!fault) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_VERSION_MISMATCH,
                    "a saved tree cannot be used, %s; the tree is built as if it had not been set",
                    fault);
}

RTresult rw_trees_load(RTcontext context, RTacceleration acceleration, const void *from,
                       size_t size)
{
    struct header header;
    struct rw_group_trees *trees = NULL;
    struct rw_tree saved[TREES];
    RTresult result;
    RW_TRY(rw_context_open_device(context));
    const char *fault = fault_of(from, size, rw_device_target(context->device)->trees);
    if (fault)
        return rw_error(context, RT_ERROR_VERSION_MISMATCH,
                        "%zu bytes of saved trees cannot be used, %s; the tree is built as if they "
                        "had not been set",
                        size, fault);
    memcpy(&header, from, sizeof header);
    trees = rw_calloc(1, sizeof *trees);
    if (!trees) return rw_out_of_memory(context, "a saved tree");
    find_trees(&header, from, saved);
    RW_TRY(check(context, &header, saved, trees));
    RW_TRY(upload(context, saved, trees));
    trees->child_count = header.child_count;
    trees->primitive_count = header.primitive_count;
    trees->structure_version = RW_TREES_LOADED;
    rw_trees_free(context, acceleration->built);
    acceleration->built = trees;
    acceleration->built_free = rw_trees_free;
    acceleration->dirty = false;
    rw_changed_scene(context);
    return RT_SUCCESS;
fail:
    rw_trees_free(context, trees);
    return result;
}
