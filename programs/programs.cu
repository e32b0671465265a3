/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The built-in device code, one translation unit. cmake/programs.cmake compiles it to NVPTX
 * bitcode, without optimising: LLVM would otherwise merge accesses to different lane fields before
 * inlining shows that the lane is a local variable, and it would stay in memory.
 */
#include "programs/cuda.h"

#include "programs/traverse/report.cuh"
#include "programs/traverse/traverse.cuh"
#include "programs/dispatch/trace.cuh"
#include "programs/dispatch/trace_direct.cuh"
#include "programs/traverse/transform.cuh"
#include "programs/dispatch/page.cuh"
#include "programs/dispatch/print.cuh"
#include "programs/dispatch/bounds.cuh"
#include "programs/dispatch/megakernel.cuh"
#if RW_BATCH
#include "programs/dispatch/batch_kernel.cuh"
#endif
#include "programs/optix7/hit_object.cuh"
#include "programs/optix7/shape_data.cuh"
