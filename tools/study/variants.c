/* SPDX-License-Identifier: Apache-2.0 */
/* The table of variants. What the macros mean is in programs/study/; the schedules say the same to
 * the simulator. */
#include "tools/study/variants.h"

#include <string.h>

const char *const study_part_names[STUDY_PARTS] = {"2009", "section5", "2012", "batch", "orders"};
const char *const study_part_titles[STUDY_PARTS] = {
    "Organisations of the loop (Aila and Laine 2009, table 1)",
    "Replaced rays, work queues, wide trees (2009, section 5)",
    "Loads, fetching, span test (Aila, Laine and Karras 2012)",
    "Batch tracing and breadth first, paths of three bounces",
    "Orders of nodes in memory",
};

#define WHILE(...) {.loop = STUDY_LOOP_WHILE, .width = 32, __VA_ARGS__}
#define IF(...) {.loop = STUDY_LOOP_IF, .width = 32, __VA_ARGS__}
#define PACKET {.loop = STUDY_LOOP_PACKET, .width = 32}
#define GROUP(n) {.loop = STUDY_LOOP_WHILE, .width = 32, .group = n}
#define SPECULATIVE " -DSTUDY_POSTPONE=1"
#define PERSISTENT " -DSTUDY_PERSISTENT=1"

// clang-format off
const struct study_variant study_variants[] = {
    /* name, part, source, defines, leaf, tree, order, persistent, schedule */
    {"packet", STUDY_2009, "packet", "", 8, 2, 0, false, PACKET},
    {"while-while", STUDY_2009, "trace", "", 8, 2, 0, false, WHILE()},
    {"if-if", STUDY_2009, "trace", " -DSTUDY_LOOP=1", 8, 2, 0, false, IF()},
    {"persistent packet", STUDY_2009, "packet", PERSISTENT, 8, 2, 0, true, PACKET},
    {"persistent while-while", STUDY_2009, "trace", PERSISTENT, 8, 2, 0, true, WHILE()},
    {"speculative while-while", STUDY_2009, "trace", SPECULATIVE, 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"speculative if-if", STUDY_2009, "trace", " -DSTUDY_LOOP=1" SPECULATIVE, 8, 2, 0, false,
     IF(.postpone = 1)},
    {"speculative persistent, 1 leaf", STUDY_2009, "trace", PERSISTENT SPECULATIVE, 8, 2, 0, true,
     WHILE(.postpone = 1)},
    {"speculative persistent, 2 leaves", STUDY_2009, "trace", PERSISTENT " -DSTUDY_POSTPONE=2",
     8, 2, 0, true, WHILE(.postpone = 2)},
    {"speculative persistent, 4 leaves", STUDY_2009, "trace", PERSISTENT " -DSTUDY_POSTPONE=4",
     8, 2, 0, true, WHILE(.postpone = 4)},
    {"while-while, leaves of 4", STUDY_2009, "trace", "", 4, 2, 0, false, WHILE()},
    {"if-if, leaves of 4", STUDY_2009, "trace", " -DSTUDY_LOOP=1", 4, 2, 0, false, IF()},
    {"persistent, leaves of 4", STUDY_2009, "trace", PERSISTENT, 4, 2, 0, true, WHILE()},
    {"speculative persistent, leaves of 4", STUDY_2009, "trace", PERSISTENT SPECULATIVE, 4, 2, 0,
     true, WHILE(.postpone = 1)},

    {"replaced every 4, limit 4", STUDY_SECTION_5, "trace",
     " -DSTUDY_EVERY=4 -DSTUDY_LEAST=1 -DSTUDY_LIMIT=4", 8, 2, 0, true,
     WHILE(.every = 4, .least = 1, .limit = 4)},
    {"replaced every 4, 8 ended, limit 4", STUDY_SECTION_5, "trace",
     " -DSTUDY_EVERY=4 -DSTUDY_LEAST=8 -DSTUDY_LIMIT=4", 8, 2, 0, true,
     WHILE(.every = 4, .least = 8, .limit = 4)},
    {"replaced every 1, 16 ended, limit 4", STUDY_SECTION_5, "trace",
     " -DSTUDY_EVERY=1 -DSTUDY_LEAST=16 -DSTUDY_LIMIT=4", 8, 2, 0, true,
     WHILE(.every = 1, .least = 16, .limit = 4)},
    {"work queues, limit 4", STUDY_SECTION_5, "queue", " -DSTUDY_EVERY=4 -DSTUDY_LIMIT=4", 8, 2, 0,
     true, {.loop = STUDY_LOOP_QUEUE, .width = 32, .every = 4, .limit = 4}},
    {"work queues, limit 1", STUDY_SECTION_5, "queue", " -DSTUDY_EVERY=4 -DSTUDY_LIMIT=1", 8, 2, 0,
     true, {.loop = STUDY_LOOP_QUEUE, .width = 32, .every = 4, .limit = 1}},
    {"4 children, 4 threads a ray", STUDY_SECTION_5, "wide", " -DSTUDY_WIDTH=4", 8, 4, 0, true,
     GROUP(4)},
    {"8 children, 8 threads a ray", STUDY_SECTION_5, "wide", " -DSTUDY_WIDTH=8", 8, 8, 0, true,
     GROUP(8)},
    {"16 children, 16 threads a ray", STUDY_SECTION_5, "wide", " -DSTUDY_WIDTH=16", 8, 16, 0, true,
     GROUP(16)},
    {"32 children, 32 threads a ray", STUDY_SECTION_5, "wide", " -DSTUDY_WIDTH=32", 8, 32, 0, true,
     GROUP(32)},

    {"plain loads", STUDY_2012, "trace", SPECULATIVE, 8, 2, 0, false, WHILE(.postpone = 1)},
    {"nodes read-only", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_NODE_FETCH=1", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"triangles read-only", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_TRIANGLE_FETCH=1", 8, 2, 0,
     false, WHILE(.postpone = 1)},
    {"both read-only", STUDY_2012, "trace",
     SPECULATIVE " -DSTUDY_NODE_FETCH=1 -DSTUDY_TRIANGLE_FETCH=1", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"nodes as a texture", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_NODE_FETCH=2", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"triangles as a texture", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_TRIANGLE_FETCH=2", 8, 2,
     0, false, WHILE(.postpone = 1)},
    {"both as textures", STUDY_2012, "trace",
     SPECULATIVE " -DSTUDY_NODE_FETCH=2 -DSTUDY_TRIANGLE_FETCH=2", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"no dependent fetches", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_EAGER=1", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"span test by integers", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_SPAN=1", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"span test, three at once", STUDY_2012, "trace", SPECULATIVE " -DSTUDY_SPAN=2", 8, 2, 0, false,
     WHILE(.postpone = 1)},
    {"two postponed leaves", STUDY_2012, "trace", " -DSTUDY_POSTPONE=2", 8, 2, 0, false,
     WHILE(.postpone = 2)},
    {"fetch below 60 %", STUDY_2012, "trace", " -DSTUDY_EVERY=1 -DSTUDY_LEAST=13", 8, 2, 0, true,
     WHILE(.every = 1, .least = 13)},
    {"fetch below 60 %, 1 leaf", STUDY_2012, "trace",
     SPECULATIVE " -DSTUDY_EVERY=1 -DSTUDY_LEAST=13", 8, 2, 0, true,
     WHILE(.postpone = 1, .every = 1, .least = 13)},
    {"fetch below 60 %, 2 leaves", STUDY_2012, "trace",
     " -DSTUDY_POSTPONE=2 -DSTUDY_EVERY=1 -DSTUDY_LEAST=13", 8, 2, 0, true,
     WHILE(.postpone = 2, .every = 1, .least = 13)},

    {"depth first", STUDY_ORDERS, "trace", "", 8, 2, STUDY_DEPTH_FIRST, false, WHILE()},
    {"breadth first", STUDY_ORDERS, "trace", "", 8, 2, STUDY_BREADTH_FIRST, false, WHILE()},
    {"van Emde Boas", STUDY_ORDERS, "trace", "", 8, 2, STUDY_VAN_EMDE_BOAS, false, WHILE()},
    {"treelets", STUDY_ORDERS, "trace", "", 8, 2, STUDY_TREELETS, false, WHILE()},
};
// clang-format on
const unsigned study_variant_count = sizeof(study_variants) / sizeof(study_variants[0]);

struct study_costs study_given_costs(const struct study_variant *variant)
{
    static const struct {
        const char *source;
        struct study_costs costs;
    } given[] = {
        {"trace",
         {.ray = 80,
          .node = 59,
          .push = 13,
          .pop = 8,
          .take = 9,
          .leaf = 21,
          .next_leaf = 10,
          .triangle = 29,
          .first_edge = 10,
          .second_edge = 15,
          .round = 12,
          .fetch = 50}},
        {"packet", {.ray = 60, .node = 76, .leaf = 10, .triangle = 26}},
        {"queue", {.ray = 60, .node = 46, .triangle = 25, .round = 6, .fetch = 50, .shuffle = 30}},
        {"wide", {.ray = 60, .node = 59, .leaf = 10, .triangle = 39, .round = 6}},
    };
    for (size_t k = 1; k < sizeof(given) / sizeof(given[0]); k++)
        if (!strcmp(variant->source, given[k].source)) return given[k].costs;
    return given[0].costs;
}
