/* SPDX-License-Identifier: Apache-2.0 */
/*
 * References in the order of the Morton curve, and the radix tree over them that the linear and the
 * agglomerative builder share: a range of references is divided where the highest bit changes in
 * which its codes differ, ranges of equal codes in the middle.
 */
#ifndef RW_BVH_MORTON_H
#define RW_BVH_MORTON_H

#include "runtime/bvh/bvh.h"

/* Levels of that tree are at most the bits of a code and the halvings of equal ones. */
#define RW_MORTON_HEIGHT (63 + 31)

/* Sorts b->refs by the codes of their centres, equal ones by their order before. The codes are
 * *codes, to be freed with rw_free. */
RTresult rw_morton_sort(struct rw_bvh_build *b, uint64_t **codes);

/* First reference of the right side of begin .. end - 1, two references at least. */
uint32_t rw_morton_split(const uint64_t *codes, uint32_t begin, uint32_t end);

/* Splits the whole range until there are enough ranges for parallel work: those from `first` on do
 * not overlap; those before are above them, and the children of the i-th of them that has two
 * references at least follow one another, in the order of i. */
#define RW_MORTON_PIECES 1024
struct rw_morton_ranges {
    uint32_t first, count;
    struct rw_morton_range {
        uint32_t begin, end;
    } range[4 * RW_MORTON_PIECES];
};
void rw_morton_ranges(const uint64_t *codes, uint32_t count, struct rw_morton_ranges *out);

/* Sets b->nodes and b->root to the radix tree itself. */
RTresult rw_radix_tree(struct rw_bvh_build *b, const uint64_t *codes);

/* Splits large triangles before a build, into at most b->ref_capacity references. */
RTresult rw_presplit(struct rw_bvh_build *b);

#endif
