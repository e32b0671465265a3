// SPDX-License-Identifier: Apache-2.0
#include "objects.cuh"
#include "rungs.h"

template <uint32_t F>
static __global__ void make(const tree_node *nodes, int count, const sphere *spheres,
                            const void **root)
{
    object<F> **made = new object<F> *[count];
    *root = make_world<F>(nodes, count, spheres, made);
    delete[] made;
}

template <uint32_t F>
static const void *make_on_host(const tree_node *nodes, int count, const sphere *spheres)
{
    std::vector<object<F> *> made(count);
    return make_world<F>(nodes, count, spheres, made.data());
}

template <uint32_t F> static __global__ void render(const frame *f)
{
    int tiles = (f->width + 7) / 8, x = blockIdx.x % tiles * 8 + threadIdx.x % 8;
    int y = blockIdx.x / tiles * 8 + threadIdx.x / 8;
    if (x < f->width && y < f->height) render_objects<F>(*f, x, y);
}

template <uint32_t F> static void render_on_host(const frame *f)
{
    for (int y = 0; y < f->height; y++)
        for (int x = 0; x < f->width; x++) render_objects<F>(*f, x, y);
}

#define RUNG(name, what, F, numbers)                                                               \
    {name,                                                                                         \
     what,                                                                                         \
     F,                                                                                            \
     false,                                                                                        \
     1,                                                                                            \
     64,                                                                                           \
     1,                                                                                            \
     numbers,                                                                                      \
     (const void *)render<F>,                                                                      \
     render_on_host<F>,                                                                            \
     make_on_host<F>,                                                                              \
     (const void *)make<F>,                                                                        \
     nullptr}

const rung object_rungs[] = {
    RUNG("naive", "recursion, virtual calls, functions elsewhere", 0, 0),
    RUNG("inlined", "all functions in headers", INLINED, 0),
    RUNG("stack", "a stack and a loop for tree and path", INLINED | STACK, 0),
    RUNG("cached", "bounds and kinds are fields", INLINED | STACK | CACHED, 0),
    RUNG("lean", "nothing twice", INLINED | STACK | CACHED | LEAN, 0),
    RUNG("roulette", "early termination, Russian roulette", TO_ROULETTE, 1),
};
const int object_rung_count = sizeof(object_rungs) / sizeof(object_rungs[0]);
