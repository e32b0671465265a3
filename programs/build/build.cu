/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernels that build and refit trees on a GPU, in the order in which they run; see
 * runtime/device/cuda/build.c for the host's side.
 */
#include "programs/build/bounds.cuh"
#include "programs/build/collapse.cuh"
#include "programs/build/finish.cuh"
#include "programs/build/ploc.cuh"
#include "programs/build/refit.cuh"
#include "programs/build/sort.cuh"
