// SPDX-License-Identifier: Apache-2.0
/* Around the last rungs of the ladder, the choices of which only a GPU can say what is best: how
 * many registers and threads, when lanes wait for each other, where nodes are. */
#include "flat.cuh"

#define LAST (BOTTOM_UP | PERSISTENT)
#define INTEGERS (FOUR_WIDE | INTEGER_SLABS)
#define SHARED (INTEGERS | LAST | SHARED_NODES)

/* clang-format off */
const rung choices[] = {
    BEST("two.64", "two children, 64 registers", 0, 4, 0, 0, 64, 16),
    BEST("two.48", "two children, 48 registers", 0, 4, 0, 0, 64, 20),
    BEST("two.int", "two children, integers", INTEGER_SLABS, 4, 0, 0, 64, 16),
    BEST("two.regen", "two children, regeneration", 0, 4, 1, 0, 64, 16),
    BEST("two.regen.48", "the same, 48 registers", 0, 4, 1, 0, 64, 20),
    BEST("two.regen.8", "two children, 8 lanes begin together", 0, 4, 8, 0, 64, 16),
    BEST("two.pers", "two children, persistent", LAST, 4, 1, 0, 64, 16),
    BEST("two.rejoin", "two children, persistent, rejoin at 16", LAST, 4, 1, 16, 64, 16),
    BEST("two.shared", "two children, persistent, shared nodes", LAST | SHARED_NODES, 4, 1, 0, 256, 4),
    BEST("two.constant", "two children, constant nodes", CONSTANT_NODES, 4, 0, 0, 64, 16),
    BEST("four.72", "72 registers", FOUR_WIDE, 4, 0, 0, 64, 14),
    BEST("four.48", "48 registers", FOUR_WIDE, 4, 0, 0, 64, 20),
    BEST("four.32", "blocks of a warp", FOUR_WIDE, 4, 0, 0, 32, 32),
    BEST("four.128", "blocks of 128", FOUR_WIDE, 4, 0, 0, 128, 8),
    BEST("four.one", "a sphere a leaf", FOUR_WIDE, 1, 0, 0, 64, 16),
    BEST("four.int.48", "integers, 48 registers", INTEGERS, 4, 0, 0, 64, 20),
    BEST("four.up", "the sky last", INTEGERS | BOTTOM_UP, 4, 0, 0, 64, 16),
    BEST("four.step", "node or leaf in turns", INTEGERS | ONE_STEP, 4, 0, 0, 64, 16),
    BEST("regen.4", "4 lanes begin together", INTEGERS | BOTTOM_UP, 4, 4, 0, 64, 16),
    BEST("regen.8", "8 lanes begin together", INTEGERS | BOTTOM_UP, 4, 8, 0, 64, 16),
    BEST("regen.16", "16 lanes begin together", INTEGERS | BOTTOM_UP, 4, 16, 0, 64, 16),
    BEST("regen.24", "24 lanes begin together", INTEGERS | BOTTOM_UP, 4, 24, 0, 64, 16),
    BEST("regen.48", "48 registers", INTEGERS | BOTTOM_UP, 4, 1, 0, 64, 20),
    BEST("regen.72", "72 registers", INTEGERS | BOTTOM_UP, 4, 1, 0, 64, 14),
    BEST("regen.float", "without integers", FOUR_WIDE | BOTTOM_UP, 4, 1, 0, 64, 16),
    BEST("regen.up", "the sky last", INTEGERS | BOTTOM_UP, 4, 1, 0, 64, 16),
    BEST("regen.32", "blocks of a warp", INTEGERS | BOTTOM_UP, 4, 1, 0, 32, 32),
    BEST("regen.rejoin", "rejoin at 16", INTEGERS | BOTTOM_UP, 4, 1, 16, 64, 16),
    BEST("regen.step.16", "node or leaf in turns, rejoin at 16", INTEGERS | BOTTOM_UP | ONE_STEP, 4, 1, 16, 64, 16),
    BEST("pers.8", "8 lanes begin together", INTEGERS | LAST, 4, 8, 0, 64, 16),
    BEST("pers.16", "16 lanes begin together", INTEGERS | LAST, 4, 16, 0, 64, 16),
    BEST("pers.48", "48 registers", INTEGERS | LAST, 4, 1, 0, 64, 20),
    BEST("pers.72", "72 registers", INTEGERS | LAST, 4, 1, 0, 64, 14),
    BEST("rejoin.8", "rejoin at 8", INTEGERS | LAST, 4, 1, 8, 64, 16),
    BEST("rejoin.12", "rejoin at 12", INTEGERS | LAST, 4, 1, 12, 64, 16),
    BEST("rejoin.20", "rejoin at 20", INTEGERS | LAST, 4, 1, 20, 64, 16),
    BEST("rejoin.24", "rejoin at 24", INTEGERS | LAST, 4, 1, 24, 64, 16),
    BEST("step.8", "node or leaf in turns, rejoin at 8", INTEGERS | LAST | ONE_STEP, 4, 1, 8, 64, 16),
    BEST("step.16", "node or leaf in turns, rejoin at 16", INTEGERS | LAST | ONE_STEP, 4, 1, 16, 64, 16),
    BEST("step.20", "node or leaf in turns, rejoin at 20", INTEGERS | LAST | ONE_STEP, 4, 1, 20, 64, 16),
    BEST("step.24", "node or leaf in turns, rejoin at 24", INTEGERS | LAST | ONE_STEP, 4, 1, 24, 64, 16),
    BEST("step.20.48", "the same at 20, 48 registers", INTEGERS | LAST | ONE_STEP, 4, 1, 20, 64, 20),
    BEST("step.20.8", "the same at 20, 8 lanes begin together", INTEGERS | LAST | ONE_STEP, 4, 8, 20, 64, 16),
    BEST("shared.128x8", "shared nodes, blocks of 128", SHARED, 4, 1, 0, 128, 8),
    BEST("shared.256x4", "shared nodes, blocks of 256", SHARED, 4, 1, 0, 256, 4),
    BEST("shared.512x2", "shared nodes, blocks of 512", SHARED, 4, 1, 0, 512, 2),
    BEST("shared.256x5", "shared nodes, blocks of 256", SHARED, 4, 1, 0, 256, 5),
    BEST("shared.rejoin", "shared nodes, rejoin at 16", SHARED, 4, 1, 16, 256, 4),
    BEST("shared.step", "shared nodes, in turns, rejoin at 20", SHARED | ONE_STEP, 4, 1, 20, 256, 4),
    BEST("shared.step.48", "the same, 48 registers", SHARED | ONE_STEP, 4, 1, 20, 256, 5),
    BEST("shared.8", "shared nodes, 8 lanes begin together", SHARED, 4, 8, 0, 256, 4),
};
/* clang-format on */
const int choice_count = sizeof(choices) / sizeof(choices[0]);
