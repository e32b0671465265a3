/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a plain host build of the tree-building kernels asks of whoever plays the GPU, besides the
 * warps of programs/hooks.h: blocks. All threads of a block meet in rw_host_block_sync.
 */
#ifndef RW_BUILD_HOST_H
#define RW_BUILD_HOST_H

#include "programs/hooks.h"

/* A builder of the host's has the name of the kernel. */
#define rw_build_lbvh rw_build_lbvh_kernel

#ifdef __cplusplus
extern "C" {
#endif
rw_u32 rw_host_block_index(void);
rw_u32 rw_host_block_count(void);
rw_u32 rw_host_block_thread(void);
void rw_host_block_sync(void);
#ifdef __cplusplus
}
#endif

#endif
