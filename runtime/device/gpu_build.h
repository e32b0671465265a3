/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The host's side of the tree-building kernels, without a GPU: how much memory, which launches, and
 * what the result means. runtime/device/cuda/build.c runs a plan on a device, tests on an emulator.
 */
#ifndef RW_GPU_BUILD_H
#define RW_GPU_BUILD_H

#include "programs/build/args.h"
#include "runtime/device/build.h"

/* The kernels, in the order of rw_build_kernel_names. */
enum rw_build_kernel {
    RW_BUILD_BOUNDS,
    RW_BUILD_MORTON,
    RW_BUILD_SORT,
    RW_BUILD_PLOC,
    RW_BUILD_LBVH,
    RW_BUILD_COLLAPSE,
    RW_BUILD_REFIT,
    RW_BUILD_AGAIN,
    RW_BUILD_FINISH,
    RW_BUILD_KERNELS
};
extern const char *const rw_build_kernel_names[RW_BUILD_KERNELS];
extern const unsigned rw_build_kernel_threads[RW_BUILD_KERNELS]; /* per block */

struct rw_build_launch {
    enum rw_build_kernel kernel;
    unsigned blocks;
    uint32_t pass; /* second parameter of RW_BUILD_SORT, RW_BUILD_LBVH and RW_BUILD_COLLAPSE */
};
#define RW_BUILD_LAUNCHES 12

/* How many blocks of a kernel the device holds at once. */
struct rw_build_resident {
    unsigned blocks[RW_BUILD_KERNELS];
};

struct rw_build_plan {
    struct rw_build_args args; /* addresses are offsets until rw_build_plan_place */
    size_t scratch_size;       /* 256-byte aligned pieces, the first clear_size bytes to be zero */
    size_t clear_size;
    size_t parts_offset, parts_size; /* in scratch: where rw_build_plan_parts goes */
    size_t tree_size;
    size_t refit_size; /* 0: not refittable */
    size_t refit_clear_size;
    struct rw_build_launch launches[RW_BUILD_LAUNCHES];
    unsigned launch_count;
};

/* What a refit needs besides the tree: rw_tree.refit of a device's tree. */
struct rw_build_refit {
    uint64_t memory; /* device address of primitives, pending, node_boxes */
    uint32_t count, capacity, node_capacity, node_unit, part_count;
    float scale;
};

/* The kernel that makes the binary tree; RW_BUILD_KERNELS: none does, this builder is the host's.
 * */
enum rw_build_kernel rw_gpu_builder(enum rw_builder builder);

/* Makes the plan of a build by a builder that has a kernel. False: more than
 * RW_BUILD_MAX_PRIMITIVES. With no primitive at all, launch_count is 0. */
bool rw_build_plan_make(const struct rw_build_input *input,
                        const struct rw_build_resident *resident, struct rw_build_plan *out);
/* The plan of a refit, with `tree` placed; false: not the primitives the tree was made of. */
bool rw_build_plan_refit(const struct rw_build_input *input, const struct rw_tree *tree,
                         struct rw_build_plan *out);
/* The plan of a build or a refit that nobody waits for, into memory of the caller's, placed. What
 * the host would decide between launches, and tell of the tree, the kernels do. */
bool rw_build_plan_soon(const struct rw_build_input *input,
                        const struct rw_build_resident *resident, const struct rw_tree_place *place,
                        struct rw_build_plan *out);
void rw_build_plan_needs(const struct rw_build_input *input, struct rw_tree_needs *out);
/* Fills the table of parts, parts_size bytes. */
void rw_build_plan_parts(const struct rw_build_input *input, struct rw_build_device_part *out);
/* Addresses of the memory; refit is 0 when refit_size is. */
void rw_build_plan_place(struct rw_build_plan *plan, uint64_t scratch, uint64_t tree,
                         uint64_t refit);

/* The finished tree but for base, build_ms and refit, from what the kernels left behind. Also
 * fills the numbers of `refit` unless NULL. */
void rw_build_plan_result(const struct rw_build_plan *plan, const struct rw_build_control *control,
                          struct rw_tree *out, struct rw_build_refit *refit);
/* Is the tree deeper than traversal allows? Only RW_BUILDER_TRBVH can make such a one: build again
 * with RW_BUILDER_LBVH, whose binary tree is no higher than its sort words have bits. */
bool rw_build_plan_too_deep(const struct rw_build_control *control);
/* The same after a refit. */
void rw_build_plan_refitted(const struct rw_build_plan *plan,
                            const struct rw_build_control *control, struct rw_tree *tree);

#endif
