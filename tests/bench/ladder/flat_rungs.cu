// SPDX-License-Identifier: Apache-2.0
/* Rungs of flat arrays: those of the article to its end, then path regeneration, and around it the
 * choices of which a GPU must say what is best. */
#include "paths.cuh"
#include "rungs.h"

template <uint32_t F> static __device__ void fill_shared(const frame &f)
{
#ifdef __CUDA_ARCH__
    int count = F & SHARED_NODES ? f.node_parts + f.sphere_count : 0;
    for (int i = threadIdx.x; i < count; i += blockDim.x)
        shared_parts[i] = i < f.node_parts ? f.nodes[i] : f.spheres[i - f.node_parts];
    if (F & SHARED_NODES) __syncthreads();
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
     numbers,                                                                                      \
     (const void *)render<F, wait, leave, threads, blocks>,                                        \
     render_on_host<F, wait, leave>,                                                               \
     nullptr,                                                                                      \
     nullptr,                                                                                      \
     set_constants}
/* As the article has them: a median tree, sample after sample, blocks of 64. */
#define FLAT(name, what, F) RUNG(name, what, TO_ROULETTE | (F), false, 1, 0, 0, 64, 1, 1)
/* All of the article and more. */
#define BEST(name, what, F, most, wait, leave, threads, blocks)                                    \
    RUNG(name, what, TO_ROULETTE | TO_RANDOM | (F), true, most, wait, leave, threads, blocks, 2)

/* clang-format off */
#define TO_LAYOUT LAYOUT
#define TO_BRANCHLESS (TO_LAYOUT | BRANCHLESS)
#define TO_ALIGNED (TO_BRANCHLESS | ALIGNED)
#define TO_CONSTANT (TO_ALIGNED | CONSTANT)
#define TO_INTRINSICS (TO_CONSTANT | INTRINSICS)
#define LAST (BOTTOM_UP | PERSISTENT)
#define FOUR (FOUR_WIDE | LAST)

const rung flat_rungs[] = {
    FLAT("arrays", "structures of arrays", 0),
    FLAT("layout", "both boxes in a node, leaves in references, nearer first", TO_LAYOUT),
    FLAT("branchless", "one formula for all materials", TO_BRANCHLESS),
    FLAT("aligned", "loads of 16 bytes", TO_ALIGNED),
    FLAT("constant", "camera, sizes and pointers in constant memory", TO_CONSTANT),
    FLAT("intrinsics", "fminf, fmaxf, approximate roots and reciprocals", TO_INTRINSICS),
    RUNG("random", "a cheap generator", TO_ROULETTE | TO_RANDOM, false, 1, 0, 0, 64, 1, 2),
    BEST("sah", "surface area heuristic", 0, 1, 0, 0, 64, 1),
    BEST("leaves", "leaves of up to 4 spheres", 0, 4, 0, 0, 64, 1),
    BEST("regeneration", "samples begin in lanes whose path ended", 0, 4, 1, 0, 64, 1),
    BEST("persistent", "lanes take pixels, the sky last", LAST, 4, 1, 0, 64, 1),
    BEST("rejoin", "shading as soon as 16 lanes have left the tree", LAST, 4, 1, 16, 64, 1),
    BEST("four", "nodes of four children", FOUR, 4, 1, 16, 64, 1),
};
const int flat_rung_count = sizeof(flat_rungs) / sizeof(flat_rungs[0]);
