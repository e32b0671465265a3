/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A GPU on one CPU thread, for the kernels of programs/build: runs a kernel block after block, the
 * threads of a block taking turns at barriers, ballots and shuffles. Slow, exact, and strict: a
 * lane that ends while its warp still meets, or a warp whose lanes meet in different places, ends
 * the process with a message.
 */
#ifndef RW_TEST_EMULATOR_H
#define RW_TEST_EMULATOR_H

#include "runtime/device/gpu_build.h"

/* Builds and refits as a device does, in host memory. emulated_free releases the result. */
RTresult emulated_build(const struct rw_build_input *input, struct rw_tree *out);
RTresult emulated_refit(const struct rw_build_input *input, struct rw_tree *tree);
void emulated_free(struct rw_tree *tree);

/* Work that nobody waits for, done. With `too_deep` the first tree of a build counts as that. */
RTresult emulated_soon(const struct rw_build_input *input, const struct rw_tree_place *place,
                       bool too_deep);

/* One launch of any kernel, to its end: `run` is called by every thread. */
void emulated_run(const char *name, unsigned threads, unsigned blocks, void (*run)(void *user),
                  void *user);
/* The same of a kernel that builds. */
void emulated_launch(enum rw_build_kernel kernel, unsigned blocks, uint32_t pass,
                     const struct rw_build_args *args);

/* Longest path of wide nodes in the tree that was built last. */
unsigned emulated_depth(void);
/* Of the last build: the cost that the best cut promised, to be compared with rw_tree.sah; 0 with
 * fewer than two primitives. */
double emulated_cut_cost(void);

#endif
