/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a GPU instruction does, for the CPU back end: C, compiled to bitcode at build time and
 * linked into CPU kernels by compiler/target/cpu/lower.c. The name is the whole interface:
 *
 *     llvm.nvvm.read.ptx.sreg.tid.x   ->   rw_cpu_nvvm_read_ptx_sreg_tid_x
 *     rwc.ptx.dp4a.u32.s32            ->   rw_cpu_ptx_dp4a_u32_s32
 *
 * (dots and other signs become '_', a trailing ".p<address space>" is dropped). To support another
 * form, add its function here. Parameters are those of the form; i1 is bool. A form that returns a
 * struct becomes a void function with one pointer for each element before the parameters.
 *
 * A CPU kernel is a grid of warps of one lane each: lane 0, mask 1.
 */
#include <stdbool.h>
#include <stdint.h>

#define NVVM(name) rw_cpu_nvvm_##name
#define PTX(name) rw_cpu_ptx_##name

#include "programs/cpu/warp.h"
#include "programs/cpu/float.h"
#include "programs/cpu/convert.h"
#include "programs/cpu/minmax.h"
#include "programs/cpu/approx.h"
#include "programs/cpu/half.h"
#include "programs/cpu/half_convert.h"
#include "programs/cpu/narrow.h"
#include "programs/cpu/atomic.h"
#include "programs/cpu/integer.h"
#include "programs/cpu/texture.h"
#include "programs/cpu/lookup.h"
#include "programs/cpu/surface.h"
#include "programs/cpu/traverse.h"
#include "programs/cpu/triangles.h"
#include "programs/cpu/tree.h"
