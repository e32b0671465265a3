// SPDX-License-Identifier: Apache-2.0
/* Rungs of flat arrays: those of the article to its end, then wider nodes and path regeneration. */
#include "flat.cuh"

/* As the article has them: a median tree, sample after sample, blocks of 64. */
#define FLAT(name, what, F) RUNG(name, what, TO_ROULETTE | (F), false, 1, 0, 0, 64, 1, 1)
#define TO_LAYOUT LAYOUT
#define TO_BRANCHLESS (TO_LAYOUT | BRANCHLESS)
#define TO_ALIGNED (TO_BRANCHLESS | ALIGNED)
#define TO_CONSTANT (TO_ALIGNED | CONSTANT)
#define TO_INTRINSICS (TO_CONSTANT | INTRINSICS)
#define TO_INTEGERS (FOUR_WIDE | INTEGER_SLABS)
#define TO_BOTTOM_UP (TO_INTEGERS | BOTTOM_UP)
#define TO_PERSISTENT (TO_BOTTOM_UP | PERSISTENT)

/* clang-format off */
const rung flat_rungs[] = {
    FLAT("arrays", "structures of arrays", 0),
    FLAT("layout", "both boxes in a node, leaves in references, nearer first", TO_LAYOUT),
    FLAT("branchless", "one formula for all materials", TO_BRANCHLESS),
    FLAT("aligned", "loads of 16 bytes", TO_ALIGNED),
    FLAT("constant", "camera, sizes and pointers in constant memory", TO_CONSTANT),
    FLAT("intrinsics", "fminf, fmaxf, approximate roots and reciprocals", TO_INTRINSICS),
    RUNG("random", "a cheap generator", TO_ROULETTE | TO_RANDOM, false, 1, 0, 0, 64, 1, 2),
    BEST("sah", "surface area heuristic", 0, 1, 0, 0, 64, 16),
    BEST("leaves", "leaves of up to 4 spheres", 0, 4, 0, 0, 64, 16),
    BEST("four", "nodes of four children", FOUR_WIDE, 4, 0, 0, 64, 16),
    BEST("integers", "slabs by minima and maxima of three", TO_INTEGERS, 4, 0, 0, 64, 16),
    BEST("regeneration", "samples begin in lanes whose path ended", TO_INTEGERS, 4, 1, 0, 64, 16),
    BEST("persistent", "lanes take pixels, the sky last", TO_PERSISTENT, 4, 1, 0, 64, 16),
    BEST("rejoin", "shading when fewer than 16 lanes are in the tree", TO_PERSISTENT, 4, 1, 16, 64, 16),
    TILES("tiles", "lanes of a warp share the samples of 64 pixels", TO_BOTTOM_UP, 64, 1, 0, 64, 16),
};
/* clang-format on */
const int flat_rung_count = sizeof(flat_rungs) / sizeof(flat_rungs[0]);
