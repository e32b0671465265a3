/* SPDX-License-Identifier: Apache-2.0 */
/* Kernels over flat arrays, and how a table of rungs names them; what a source that includes this
 * keeps in constant memory is its own. */
#ifndef RW_LADDER_FLAT_CUH
#define RW_LADDER_FLAT_CUH

#include "paths.cuh"
#include "rungs.h"

template <uint32_t F> static __device__ void fill_shared(const frame &f)
{
#ifdef __CUDA_ARCH__
    if constexpr ((F & SHARED_NODES) != 0) {
        for (int i = threadIdx.x; i < f.node_parts + f.sphere_count; i += blockDim.x)
            shared_parts[i] = i < f.node_parts ? f.nodes[i] : f.spheres[i - f.node_parts];
        __syncthreads();
    }
#endif
}

/* wait 0: sample after sample, without path regeneration. */
template <uint32_t F, int wait, int leave> HD void render_index(const frame &f, unsigned index)
{
    if (wait)
        regenerate<F, wait, leave>(f, index);
    else
        render_samples<F>(f, index);
}

template <uint32_t F, int wait, int leave, int threads, int blocks>
static __global__ void __launch_bounds__(threads, blocks) render(const frame *in)
{
    const frame &f = F & CONSTANT ? constant_frame : *in;
    fill_shared<F>(f);
    render_index<F, wait, leave>(f, blockIdx.x * threads + threadIdx.x);
}

template <uint32_t F, int wait, int leave> static void render_on_host(const frame *f)
{
    unsigned lanes = F & PERSISTENT ? 1 : pixel_count(*f);
    for (unsigned i = 0; i < lanes; i++) render_index<F, wait, leave>(*f, i);
}

template <uint32_t F, int pixels, int wait, int leave, int threads, int blocks>
static __global__ void __launch_bounds__(threads, blocks) render_tiles(const frame *)
{
    __shared__ float sums[threads / 32][3][pixels];
    fill_shared<F>(constant_frame);
    unsigned warp = threadIdx.x / 32, tile = blockIdx.x * (threads / 32) + warp;
    render_tile<F, pixels, wait, leave>(constant_frame, tile, sums[warp]);
}

template <uint32_t F, int pixels, int wait, int leave>
static void render_tiles_on_host(const frame *f)
{
    float sums[3][pixels];
    for (unsigned i = 0; i * pixels < pixel_count(*f); i++)
        render_tile<F, pixels, wait, leave>(*f, i, sums);
}

static cudaError_t set_constants(const frame *f, const float4 *nodes, size_t parts)
{
    cudaError_t result = cudaMemcpyToSymbol(constant_frame, f, sizeof(*f));
    if (result != cudaSuccess || !parts) return result;
    return cudaMemcpyToSymbol(constant_nodes, nodes, parts * sizeof(*nodes));
}

#define RUNG(name, what, F, sah, most, wait, leave, threads, blocks, numbers)                      \
    {name,                                                                                         \
     what,                                                                                         \
     F,                                                                                            \
     sah,                                                                                          \
     most,                                                                                         \
     threads,                                                                                      \
     1,                                                                                            \
     numbers,                                                                                      \
     (const void *)render<F, wait, leave, threads, blocks>,                                        \
     render_on_host<F, wait, leave>,                                                               \
     nullptr,                                                                                      \
     nullptr,                                                                                      \
     set_constants}

/* All of the article and more; `most` spheres a leaf; wait and leave as regenerate has them; what a
 * block has in threads, and how many blocks shall fit. */
#define FULL(F) (TO_ROULETTE | TO_RANDOM | (F))
#define BEST(name, what, F, most, wait, leave, threads, blocks)                                    \
    RUNG(name, what, FULL(F), true, most, wait, leave, threads, blocks, 2)
/* A tile of so many pixels a warp. */
#define TILES(name, what, F, pixels, wait, leave, threads, blocks)                                 \
    {name,                                                                                         \
     what,                                                                                         \
     FULL(F),                                                                                      \
     true,                                                                                         \
     4,                                                                                            \
     threads,                                                                                      \
     pixels / 32,                                                                                  \
     3,                                                                                            \
     (const void *)render_tiles<FULL(F), pixels, wait, leave, threads, blocks>,                    \
     render_tiles_on_host<FULL(F), pixels, wait, leave>,                                           \
     nullptr,                                                                                      \
     nullptr,                                                                                      \
     set_constants}

#endif
