/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The built-in device code, one translation unit. cmake/programs.cmake compiles it to NVPTX
 * bitcode, without optimising: LLVM would otherwise merge accesses to different lane fields before
 * inlining shows that the lane is a local variable, and it would stay in memory.
 */
#include "programs/cuda.h"

#include "programs/report.cuh"
#include "programs/traverse.cuh"
#include "programs/trace.cuh"
#include "programs/trace_direct.cuh"
#include "programs/transform.cuh"
#include "programs/print.cuh"
#include "programs/bounds.cuh"
#include "programs/megakernel.cuh"
