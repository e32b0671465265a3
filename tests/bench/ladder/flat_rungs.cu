// SPDX-License-Identifier: Apache-2.0
/* Rungs of flat arrays: those of the article to its end, then wider nodes and path regeneration. */
#include "rungs.h"
#include "tiles.cuh"

#define THREADS 64
#define TILE_THREADS 256

template <uint32_t F> HD void render_index(const frame &f, unsigned index)
{
    if (F & REGENERATION)
        regenerate<F>(f, index);
    else
        render_samples<F>(f, index);
}

template <uint32_t F, int blocks>
static __global__ void __launch_bounds__(THREADS, blocks) render(const frame *in)
{
    render_index<F>(F & CONSTANT ? constant_frame : *in, blockIdx.x * THREADS + threadIdx.x);
}

template <uint32_t F> static void render_on_host(const frame *f)
{
    for (unsigned i = 0; i < pixel_count(*f); i++) render_index<F>(*f, i);
}

static __device__ void fill_shared()
{
#ifdef __CUDA_ARCH__
    const frame &f = constant_frame;
    for (int i = threadIdx.x; i < f.node_parts + f.sphere_count; i += blockDim.x)
        shared_parts[i] = i < f.node_parts ? f.nodes[i] : f.spheres[i - f.node_parts];
    __syncthreads();
#endif
}

template <uint32_t F, int blocks>
static __global__ void __launch_bounds__(TILE_THREADS, blocks) render_tiles(const frame *)
{
    __shared__ float sums[TILE_THREADS / 32][3][TILE_PIXELS];
    fill_shared();
    unsigned warp = threadIdx.x / 32, tile = blockIdx.x * (TILE_THREADS / 32) + warp;
    render_tile<F>(constant_frame, tile, sums[warp]);
}

template <uint32_t F> static void render_tiles_on_host(const frame *f)
{
    float sums[3][TILE_PIXELS];
    for (unsigned i = 0; i * TILE_PIXELS < pixel_count(*f); i++) render_tile<F>(*f, i, sums);
}

static cudaError_t set_constants(const frame *f)
{
    return cudaMemcpyToSymbol(constant_frame, f, sizeof(*f));
}

/* A kernel of which so many blocks shall fit, which bounds its registers. */
#define ARRAYS(name, what, F, sah, most, blocks, numbers)                                          \
    {name,                                                                                         \
     what,                                                                                         \
     F,                                                                                            \
     sah,                                                                                          \
     most,                                                                                         \
     THREADS,                                                                                      \
     1,                                                                                            \
     numbers,                                                                                      \
     (const void *)render<F, blocks>,                                                              \
     render_on_host<F>,                                                                            \
     nullptr,                                                                                      \
     nullptr,                                                                                      \
     set_constants}
/* As the article has them: a median tree, and a sphere a leaf. */
#define FLAT(name, what, F) ARRAYS(name, what, TO_ROULETTE | (F), false, 1, 1, 1)
/* All of the article and more, up to `most` spheres a leaf, at most 64 registers. */
#define FULL(F) (TO_ROULETTE | TO_RANDOM | (F))
#define BEST(name, what, F, most) ARRAYS(name, what, FULL(F), true, most, 16, 2)
/* A tile a warp; 5 blocks are 48 registers. */
#define TILES(name, what, F)                                                                       \
    {name,                                                                                         \
     what,                                                                                         \
     FULL(F),                                                                                      \
     true,                                                                                         \
     4,                                                                                            \
     TILE_THREADS,                                                                                 \
     TILE_PIXELS / 32,                                                                             \
     3,                                                                                            \
     (const void *)render_tiles<FULL(F), 5>,                                                       \
     render_tiles_on_host<FULL(F)>,                                                                \
     nullptr,                                                                                      \
     nullptr,                                                                                      \
     set_constants}

#define TO_BRANCHLESS (LAYOUT | BRANCHLESS)
#define TO_ALIGNED (TO_BRANCHLESS | ALIGNED)
#define TO_CONSTANT (TO_ALIGNED | CONSTANT)
#define TO_INTRINSICS (TO_CONSTANT | INTRINSICS)
#define TO_INTEGERS (FOUR_WIDE | INTEGER_SLABS)

/* clang-format off */
const rung flat_rungs[] = {
    FLAT("arrays", "structures of arrays", 0),
    FLAT("layout", "both boxes in a node, leaves in references, nearer first", LAYOUT),
    FLAT("branchless", "one formula for all materials", TO_BRANCHLESS),
    FLAT("aligned", "loads of 16 bytes", TO_ALIGNED),
    FLAT("constant", "camera, sizes and pointers in constant memory", TO_CONSTANT),
    FLAT("intrinsics", "fminf, fmaxf, approximate roots and reciprocals", TO_INTRINSICS),
    ARRAYS("random", "a cheap generator", FULL(0), false, 1, 1, 2),
    BEST("sah", "surface area heuristic", 0, 1),
    BEST("leaves", "leaves of up to 4 spheres", 0, 4),
    BEST("four", "nodes of four children", FOUR_WIDE, 4),
    BEST("integers", "slabs by minima and maxima of three", TO_INTEGERS, 4),
    BEST("regeneration", "samples begin in lanes whose path ended", TO_INTEGERS | REGENERATION, 4),
    TILES("tiles", "warps share samples of 64 pixels, nodes in shared memory", TO_INTEGERS | SHARED_NODES | BOTTOM_UP),
};
/* clang-format on */
const int flat_rung_count = sizeof(flat_rungs) / sizeof(flat_rungs[0]);
