/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels of the stand-in for CUDA's driver. Those that Dr.Jit brings along, reductions and the
 * like, which use shared memory, are plain C here and found by their names (builtin.c, permute.c).
 * Those that it makes of a program have one parameter block and use nothing but their thread's
 * index: jit.c turns them into ray generation programs without rays, and runs them by the library
 * that is tested.
 */
#ifndef RW_STANDIN_KERNELS_H
#define RW_STANDIN_KERNELS_H

#include <stdbool.h>
#include <stddef.h>

struct standin_launch {
    unsigned grid[3], block[3];
    void **parameters; /* address of each; or */
    void **extra;      /* 1, address of a block of them, 2, address of its size */
};

struct standin_kernel;

/* Never freed; NULL: out of memory. */
struct standin_kernel *standin_kernel_find(const char *ptx, const char *name);
bool standin_kernel_run(struct standin_kernel *kernel, const struct standin_launch *launch);
/* Why the last one did not run. */
const char *standin_kernel_problem(void);

/* Sizes that it was made for end its name. */
typedef void standin_builtin(const struct standin_launch *launch, const char *name);
/* NULL: there is none of that name. */
standin_builtin *standin_builtin_find(const char *name);
/* Parameter `index`, by value. */
#define PARAMETER(launch, type, index) (*(type *)(launch)->parameters[index])
/* Of those, what moves elements; see permute.c. */
standin_builtin standin_transpose, standin_compress_small, standin_compress_large, standin_nothing;
standin_builtin standin_count, standin_count_by_warp, standin_list_buckets, standin_permute;

/* A kernel made by Dr.Jit; NULL, with the reason, where it cannot be run. */
struct standin_jit;
struct standin_jit *standin_jit_make(const char *ptx, const char *name, char *why, size_t why_size);
bool standin_jit_run(struct standin_jit *kernel, const struct standin_launch *launch, char *why,
                     size_t why_size);

#endif
