/* SPDX-License-Identifier: Apache-2.0 */
/* Recursion that goes through callable programs alone: no hit program traces by itself. */
#include "shape.h"

enum { BOUND, BINDLESS };

#ifdef __CUDACC__
typedef unsigned int descend_function(unsigned int, unsigned int);
rtDeclareVariable(int, descend_id, , );
rtDeclareVariable(rtCallableProgramX<descend_function>, bound_descend, , );
#define CALLABLE(type, name) RT_CALLABLE_PROGRAM type name
#define descend_by_id rtCallableProgramId<descend_function>(descend_id)
#define descend bound_descend
#else
#define CALLABLE(type, name) static type name
#define descend_by_id descend_bindless
#define descend descend_bound
#endif

CALLABLE(unsigned int, descend_bindless)(unsigned int value, unsigned int depth)
{
    record r = new_record(value);
    r.depth = depth + 1;
    shoot(BINDLESS, value, depth, depth & 1 ? 3.0f : 0.0f, depth & 1 ? -1.0f : 1.0f, &r);
    return r.value * 3 + r.count;
}

CALLABLE(unsigned int, descend_bound)(unsigned int value, unsigned int depth)
{
    record r = new_record(value);
    r.depth = depth + 1;
    shoot(BOUND, value, depth, depth & 1 ? 3.0f : 0.0f, depth & 1 ? -1.0f : 1.0f, &r);
    return r.value * 5 + r.count;
}

PROGRAM(bindless_hit)
{
    record *r = &PAYLOAD_OF(record);
    const unsigned int tile = TILE;
    if (r->depth < trips + 8) r->value += descend_by_id(r->value * 7 + tile, r->depth);
    r->value ^= tile;
    r->count++;
}

PROGRAM(bound_hit)
{
    record *r = &PAYLOAD_OF(record);
    if (r->depth < trips + 8) r->value += descend(r->value * 7 + TILE, r->depth);
    r->value = r->value * 3 + (unsigned int)(int)DISTANCE;
    r->count++;
}

PROGRAM(miss)
{
    PAYLOAD_OF(record).value += 5;
}

SHAPE(recursion_through_bindless_callable)
{
    return make_uint4(descend_by_id(x * 9 + y, 0), x, y, bias);
}

SHAPE(recursion_through_bound_callable)
{
    return make_uint4(descend(x * 9 + y, 0), x, y, bias);
}
