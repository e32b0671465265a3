/* SPDX-License-Identifier: Apache-2.0 */
/* See groups.h. */
#include "tests/render/shapes/groups.h"

#include <stddef.h>
#include <string.h>

#define BYTES(n) {"hit_" #n, "miss_" #n}
static const struct group groups[] = {
    {"flow", {{"hit", "miss"}}, {{0}}},
    {"values", {{"hit", "miss"}}, {{0}}},
    {"payloads",
     {BYTES(1),
      BYTES(2),
      BYTES(3),
      BYTES(4),
      BYTES(5),
      BYTES(8),
      BYTES(12),
      BYTES(16),
      BYTES(17),
      BYTES(32),
      BYTES(64),
      BYTES(100),
      BYTES(128),
      BYTES(255),
      BYTES(256),
      {"hit_mixed", "miss_mixed"}},
     {{0}}},
    {"recursion",
     {{"hit", "miss"},
      {"bounce_hit", "bounce_miss"},
      {"relay_hit", NULL},
      {"sample_hit", "sample_miss"},
      {"tree_hit", "miss"},
      {"loop_hit", "miss"},
      {"ping_hit", "miss"},
      {"pong_hit", "pong_miss"},
      {"hit", "descent_miss"},
      {"after_hit", "miss"},
      {"large_hit", "miss"}},
     {{0}}},
    {"calls",
     {{"hit", "miss"}, {"calling_hit", "miss"}},
     {{"step_id", "step", false},
      {"other_step_id", "other_step", false},
      {"trace_id", "trace_and_count", false},
      {"loop_id", "trace_loop", false},
      {"wide_id", "wide", false},
      {"bound_step", "step", true},
      {"bound_trace", "trace_and_count", true}}},
    {"frames",
     {{"hit", "miss"}, {"calling_hit", "miss"}},
     {{"sum_id", "sum", false},
      {"even_id", "even", false},
      {"odd_id", "odd", false},
      {"walk_id", "walk", false},
      {"plain_id", "plain", false},
      {"tree_id", "tree", false},
      {"pair_id", "change_pair", false},
      {"effect_id", "effect", false},
      {"bound_walk", "walk", true},
      {"bound_sum", "sum", true},
      {"bound_self", "self", true}}},
    {"pointers",
     {{"state_hit", "state_miss"},
      {"list_hit", "list_miss"},
      {"held_hit", "held_miss"},
      {"table_hit", "table_miss"},
      {"wide_hit", "wide_miss"},
      {"atomic_hit", "atomic_miss"},
      {"mixed_hit", "mixed_miss"},
      {"calling_hit", "state_miss"},
      {"place_hit", NULL}},
     {{"follow_id", "follow", false}, {"bound_follow", "follow", true}}},
    {"pointers_nested",
     {{"nested_hit", "nested_miss"}, {"calling_hit", "nested_miss"}},
     {{"follow_id", "follow", false}, {"bound_follow", "follow", true}}},
    {"callhits",
     {{"bound_hit", "miss"}, {"bindless_hit", "miss"}},
     {{"descend_id", "descend_bindless", false}, {"bound_descend", "descend_bound", true}}},
};

const struct group *find_group(const char *name)
{
    for (size_t i = 0; i < sizeof(groups) / sizeof(groups[0]); i++)
        if (!strcmp(groups[i].name, name)) return &groups[i];
    return NULL;
}
