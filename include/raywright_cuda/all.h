/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What every source in CUDA C has before its first line where clang compiles it, which Raywright
 * runs with -include raywright_cuda/all.h. Nobody else needs to include this.
 *
 *   language.h      qualifiers, vector types, indices of threads, memcpy, printf
 *   bits.h          casts of bits, whole numbers
 *   atomics.h       atomic operations, warps
 *   numbers.h       what the mathematics stands on
 *   polynomials.h   its approximations (scripts/polynomials)
 *   intrinsics.h    __sinf, __expf, __fadd_rn, conversions: an instruction each
 *   parts.h         rounding, remainders, parts of numbers
 *   roots.h         sqrt, cbrt, hypot and norms
 *   exponential.h   exp, log, pow and hyperbolic functions
 *   angles.h        sin, cos, tan and their inverses
 *   errors.h        erf and its relatives
 *   overloads.h     the names of C++: sin(float), min, max, abs
 *
 * Macros that NVRTC's options become (runtime/source/clang_options.c): RW_CUDA_FAST, RW_CUDA_FLUSH
 * (subnormal numbers are zero), RW_CUDA_FAST_ROOT, RW_CUDA_NO_FMAD.
 *
 * Not there: Bessel functions, gamma functions, half precision, textures and surfaces but for those
 * of raywright_device.h.
 */
#ifndef RAYWRIGHT_CUDA_ALL_H
#define RAYWRIGHT_CUDA_ALL_H

#include "raywright_cuda/language.h"
#include "raywright_cuda/bits.h"
#include "raywright_cuda/atomics.h"

/* The errors that some functions compensate are those of separate operations. */
#pragma clang fp contract(off)
#include "raywright_cuda/numbers.h"
#include "raywright_cuda/polynomials.h"
#include "raywright_cuda/intrinsics.h"
#include "raywright_cuda/parts.h"
#include "raywright_cuda/roots.h"
#include "raywright_cuda/exponential.h"
#include "raywright_cuda/angles.h"
#include "raywright_cuda/errors.h"
#ifdef RW_CUDA_NO_FMAD
#pragma clang fp contract(off)
#else
#pragma clang fp contract(fast)
#endif
#include "raywright_cuda/overloads.h"

/* As with -default-device of NVRTC: what has no qualifier is device code too. */
#pragma clang force_cuda_host_device begin

#endif
