/* SPDX-License-Identifier: Apache-2.0 */
#include "tests/corpus/rays/writer.h"

void rays_shape(unsigned int seed, struct rays_shape *out)
{
    static const unsigned int counts[] = {0, 1, 1, 2, 2, 3};
    struct writer w = {.random = seed * 2654435761u + 1};
    const bool callables = chance(&w, 60);
    *out = (struct rays_shape){.seed = seed};
    out->plain = callables ? counts[pick(&w, 6)] : 0;
    out->deep = callables ? counts[pick(&w, 6)] : 0;
    out->look = callables && chance(&w, 40);
    out->depth_limit = 1 + pick(&w, 3);
    out->max_trace_depth = chance(&w, 12) ? 1 + pick(&w, 2) : 0;
    out->user_exceptions = chance(&w, 60);
    out->index_exceptions = chance(&w, 20);
    out->pointers = chance(&w, 75);
    out->two_hits = chance(&w, 30);
    out->any = pick(&w, 4);
    out->graph = pick(&w, 4);
    out->masks = chance(&w, 30);
    out->selector = chance(&w, 25);
}
