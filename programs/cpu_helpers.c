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

#include "cpu_warp.h"
#include "cpu_float.h"
#include "cpu_convert.h"
#include "cpu_minmax.h"
#include "cpu_approx.h"
#include "cpu_half.h"
#include "cpu_half_convert.h"
#include "cpu_narrow.h"
#include "cpu_atomic.h"
#include "cpu_integer.h"
#include "cpu_texture.h"
#include "cpu_lookup.h"
#include "cpu_surface.h"
#include "cpu_traverse.h"
#include "cpu_triangles.h"
#include "cpu_tree.h"
