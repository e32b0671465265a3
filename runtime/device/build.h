/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Building one tree: what goes in, what comes out. The same on the host (runtime/bvh/) and on a
 * CUDA device (runtime/device/cuda/build.c); the formats are those of raywright_abi.h.
 */
#ifndef RW_BUILD_H
#define RW_BUILD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "raywright.h"
#include "raywright_abi.h"

/* How a tree is made: RW_BUILDER_TRBVH and so on, a line of the table each. */
enum rw_builder {
#define RW_BUILDER(ID, name, host, spare, gpu) RW_BUILDER_##ID,
#define RW_BUILDER_ALIAS(name, ID)
#include "runtime/device/builders.def"
#undef RW_BUILDER
#undef RW_BUILDER_ALIAS
    RW_BUILDERS
};

/* What rtAccelerationSetBuilder calls them. The first is what an acceleration has from birth; NULL
 * ends the table. */
extern const struct rw_builder_name {
    const char *name;
    enum rw_builder builder;
} rw_builder_names[];
/* By a name in any case; NULL: there is none of it. */
const struct rw_builder_name *rw_builder_find(const char *name);

/* Primitives of one child of a geometry group, or instances. Addresses are where the builder runs:
 * host memory for the host builders, device memory for the device's. */
struct rw_build_part {
    uint32_t geometry;   /* goes into the leaf entries: number of the child */
    uint64_t geometries; /* instead, rw_u32 for each primitive, none below `geometry` and none that
                          * is of the next part; 0: `geometry` for all */
    uint32_t first_primitive; /* primitive index offset: number of the first primitive */
    uint32_t count;

    /* RW_LEAF_PRIMITIVES and RW_LEAF_INSTANCES: 6 floats each, lower xyz then upper xyz. */
    uint64_t boxes;
    uint32_t box_stride; /* 0: one right after the other */
    uint64_t masks;      /* RW_LEAF_INSTANCES: rw_u32 each; 0: all visible */

    /* RW_LEAF_TRIANGLES. */
    uint64_t vertices; /* address of vertex 0's position */
    uint64_t vertex_stride;
    RTformat vertex_format; /* FLOAT3, HALF3, FLOAT2, HALF2 */
    uint32_t vertex_count;
    uint64_t indices; /* 0: triangle k has the vertices 3k, 3k+1, 3k+2 */
    uint64_t index_stride;
    RTformat index_format; /* UNSIGNED_INT3, UNSIGNED_SHORT3 */
    uint64_t materials;    /* material slot per triangle; 0: all have slot 0 */
    uint64_t material_stride;
    RTformat material_format; /* UNSIGNED_BYTE, UNSIGNED_SHORT, UNSIGNED_INT */
    bool transformed;
    float transform[12];   /* applied to the vertices, 3 rows of 4 */
    uint64_t transform_at; /* where it is instead, if not 0: for trees that nobody waits for */
};

/* Arrays that a part names: where it says their address, and how many bytes they have from their
 * first item to the end of the last; 0 where there is none. */
enum { RW_PART_ARRAYS = 6 };
struct rw_part_array {
    uint64_t *address, bytes;
};
void rw_build_part_arrays(struct rw_build_part *part, struct rw_part_array out[RW_PART_ARRAYS]);

/* When the keys of a tree that moves are: evenly from begin to end. */
struct rw_build_motion {
    float begin, end;
    uint32_t border; /* RW_BORDER_* */
};

struct rw_build_input {
    enum rw_leaf_kind kind;
    enum rw_builder builder;
    const struct rw_build_part *parts;
    size_t part_count;
    unsigned keys; /* 0 and 1: nothing moves. Else `parts` has part_count for each key in turn,
                    * which differ in the addresses of vertices or boxes alone */
    struct rw_build_motion motion;
    float split_budget; /* SBVH, and TRBVH's pre-splitting: references added, per primitive; < 0:
                           the builder's own default */
    unsigned refine;    /* rounds of refinement after building or refitting */
    bool narrow;        /* RW_LAYOUT_NARROW instead of the device's own layout: GPUs */
    bool refittable;    /* keep what a refit needs */
    bool in_place;      /* refits: the block stays. What cannot be hit any more keeps its entry, and
                         * what could not be when the tree was built stays away */
    unsigned threads;   /* host builders; 0: one per core */
};

/* A finished tree. With no usable primitive size is 0. A primitive whose box has a NaN or is
 * inverted is left out: it cannot be hit. Infinite planes count as the largest float. */
struct rw_tree {
    uint64_t base; /* address of the block, 16-byte aligned */
    uint64_t size; /* bytes */
    uint32_t
        root; /* unit of the root node; of a tree that moves RW_ROOT_MOVES | unit of its head */
    uint32_t node_count, entry_count; /* of one key */
    enum rw_leaf_kind kind;
    enum rw_tree_layout layout;
    float lower[3], upper[3]; /* bounds of all that is in it, at all times; lower > upper when
                               * empty */
    double sah;               /* surface area cost relative to the root box, by programs/config.h */
    double build_ms;          /* the host's clock, allocation included; the GPU's, without */
    void *refit;              /* builder's own; NULL: cannot be refitted */
    uint64_t refit_size;      /* bytes that it holds, but for a few */
    unsigned device;          /* runtime/scene: where it is, among the devices of its context */
    /* runtime/scene/tree_paged.h: the block is in memory of the host that all devices reach; its
     * number among all that were moved there; where it is among pages (programs/page.h), 0: it is
     * read at its base. */
    bool is_common;
    uint64_t number, paged_at;
};

static inline uint32_t rw_box_stride(const struct rw_build_part *part)
{
    return part->box_stride ? part->box_stride : 6 * sizeof(float);
}

/* A tree in memory of the caller's: of a struct rw_accel, which is told of it. The head is that of
 * an empty structure until it is built. */
struct rw_tree_place {
    uint64_t head;
    uint64_t tree;       /* a refit: where it is */
    uint64_t primitives; /* rw_tree_needs.primitives bytes; 0: the tree will not be refitted, or is
                          * and the head knows them */
    uint64_t scratch;    /* while it is built */
    uint64_t gate;       /* a refit, if not 0: rw_u32, the nodes of the tree; 0: nothing is done */
};

/* Bytes, at most; all aligned to 16 but for `primitives`. */
struct rw_tree_needs {
    uint64_t tree, primitives, scratch, refit_scratch;
};

/* Host builders. out->base is memory from rw_malloc-like functions, freed by rw_build_host_free.
 * RT_ERROR_MEMORY_ALLOCATION_FAILED, RT_ERROR_INVALID_VALUE (more than 2^28 primitives); `out` is
 * empty then. */
RTresult rw_build_host(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *out);
/* New boxes or vertices for a refittable tree of the same primitives, in place. */
RTresult rw_refit_host(const struct rw_build_input *input, enum rw_tree_layout layout,
                       struct rw_tree *tree);
void rw_build_host_free(struct rw_tree *tree);
/* A tree of RW_LAYOUT_COMPRESSED or RW_LAYOUT_NARROW, whose block is in the host's memory, as one
 * of RW_LAYOUT_FULL over the same leaf entries, which cannot be refitted; freed as those of the
 * host builders are. RT_ERROR_MEMORY_ALLOCATION_FAILED; RT_ERROR_UNKNOWN for a block that is
 * none. */
RTresult rw_build_full(const struct rw_tree *tree, struct rw_tree *out);

#endif
