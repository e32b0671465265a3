/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Inputs for tree builders: ordinary, degenerate and hostile ones, in every format. All arrays of
 * an input lie in one arena, so that it can be moved to a device as a whole.
 */
#ifndef RW_TEST_INPUTS_H
#define RW_TEST_INPUTS_H

#include "runtime/device/build.h"

struct test_input {
    const char *name;
    struct rw_build_input input; /* parts point to the next member */
    struct rw_build_part parts[4];
    unsigned char *arena;
    size_t used, size;
    float tolerance; /* of a check: transformed vertices may round differently elsewhere */
    uint32_t seed;
};

size_t test_input_count(void);
/* Input number `index` for a builder. Ends the process without memory. */
void test_input_make(size_t index, enum rw_builder builder, struct test_input *out);
/* Triangles from a .tri file; false: cannot be read. */
bool test_input_load(const char *path, enum rw_builder builder, struct test_input *out);
/* `count` times the same triangle. */
void test_input_duplicates(uint32_t count, enum rw_builder builder, struct test_input *out);
/* `count` instances' boxes spread over a cube. */
void test_input_instances(uint32_t count, enum rw_builder builder, struct test_input *out);
void test_input_free(struct test_input *input);

/* A copy whose addresses are those of the arena's copy at `base`. */
void test_input_move(const struct test_input *from, uint64_t base, struct test_input *out);
/* Moves the vertices and boxes about, by up to `amount` of the unit cube. */
void test_input_shake(struct test_input *input, float amount);

#endif
