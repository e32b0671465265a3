/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pointers that a ray carries: to variables of the program that traces, to elements, to structures
 * that hold further pointers, to constants and buffers; followed by hit and miss programs and by
 * callable programs, which read, write and add atomically. Compilers of kernels take every pointer
 * that they find in memory for one to global memory. See shape.h.
 */
#include "shape.h"

typedef struct node {
    struct node *next;
    unsigned int value, weights[3];
} node;

typedef struct holder {
    unsigned int *counter;
    struct holder *other;
} holder;

typedef struct carrier {
    unsigned int *state;
    node *list;
    holder *held;
    unsigned int **table;
    uint4 *wide;
    double *real;
    float *sum;
    const unsigned int *numbers; /* that are not written */
    unsigned int index;
    unsigned int *own[4];
} carrier;
DECLARE_PAYLOAD(carrier)

enum { STATE, LIST, HELD, TABLE, WIDE, ATOMIC, MIXED, CALLS, PLACE };

#ifdef __CUDACC__

typedef unsigned int follow_function(unsigned int *, node *);
rtDeclareVariable(int, follow_id, , );
rtDeclareVariable(rtCallableProgramX<follow_function>, bound_follow, , );

#define CALLABLE(type, name) RT_CALLABLE_PROGRAM type name
#define CALL_FOLLOW(...) rtCallableProgramId<follow_function>(follow_id)(__VA_ARGS__)
#define CONSTANT __constant__
#define ADD(place, value) atomicAdd(place, value)
#define GREATEST(place, value) atomicMax(place, value)
#define EXCHANGE(place, value) atomicExch(place, value)
#define INCREASE(place, limit) atomicInc(place, limit)
#define COMPARE(place, old, value) atomicCAS(place, old, value)
#define OF_BUFFER(scratch) (&result[launch_index])

rtDeclareVariable(const float *, tile_place, attribute tile_place, ); /* of the scene */

#else

#include "tests/render/shapes/tiles.h"

#define CALLABLE(type, name) static type name
#define CALL_FOLLOW follow
#define bound_follow follow
#define CONSTANT static const
#define tile_place (tiles[TILE])
#define OF_BUFFER(scratch) (scratch)

static unsigned int EXCHANGE(unsigned int *place, unsigned int value)
{
    const unsigned int old = *place;
    *place = value;
    return old;
}

#define ADD(place, value) ((*(place) += (value)) - (value))
#define GREATEST(place, value) EXCHANGE(place, *(place) > (value) ? *(place) : (value))
#define INCREASE(place, limit) EXCHANGE(place, *(place) >= (limit) ? 0 : *(place) + 1)
#define COMPARE(place, old, value) EXCHANGE(place, *(place) == (old) ? (value) : *(place))

#endif

CONSTANT unsigned int constants[4] = {3, 1, 4, 1};

FUNCTION carrier new_carrier(void)
{
    carrier c = {0};
    return c;
}

FUNCTION void send(unsigned int ray_type, unsigned int x, unsigned int y, carrier *c)
{
    TRACE(ray_type, (float)(x % GRID_WIDTH) + 0.5f, (float)(y % GRID_HEIGHT) + 0.5f, 0.0f, 1.0f,
          0.0f, 1000.0f, c);
}

/* ---- one pointer ---- */

PROGRAM(state_hit)
{
    unsigned int *state = PAYLOAD_OF(carrier).state;
    *state = *state * 31 + TILE + 1;
}

PROGRAM(state_miss)
{
    *PAYLOAD_OF(carrier).state += 1000;
}

SHAPE(pointer_to_local)
{
    carrier c = new_carrier();
    unsigned int state = x + bias, sum = 0;
    c.state = &state;
    for (unsigned int i = 0; i < trips; i++) {
        send(STATE, x + i, y, &c);
        sum = sum * 3 + state;
    }
    return make_uint4(state, sum, *c.state, 0);
}

SHAPE(pointer_to_element)
{
    carrier c = new_carrier();
    unsigned int states[5] = {1, 2, 3, 4, 5};
    for (unsigned int i = 0; i < trips + 1; i++) {
        c.state = &states[(x + i) % 5];
        send(STATE, x, y + i, &c);
    }
    return make_uint4(states[0] ^ states[4], states[1], states[2], states[3]);
}

SHAPE(pointer_to_buffer_element)
{
    uint4 scratch[1];
    carrier c = new_carrier();
    uint4 *place = OF_BUFFER(scratch);
    place->z = x * 5 + bias;
    c.state = &place->z;
    for (unsigned int i = 0; i < trips; i++) send(STATE, x + i, y, &c);
    return make_uint4(*c.state, x, y, 0);
}

/* ---- pointers behind pointers ---- */

/* Walks the list, adds to it and takes its second node out. */
PROGRAM(list_hit)
{
    node *first = PAYLOAD_OF(carrier).list;
    for (node *n = first; n; n = n->next) n->value = n->value * 7 + n->weights[TILE % 3];
    if (first->next) first->next = first->next->next;
}

PROGRAM(list_miss)
{
    node *first = PAYLOAD_OF(carrier).list;
    if (first->next) PAYLOAD_OF(carrier).list = first->next;
}

SHAPE(list_of_locals)
{
    carrier c = new_carrier();
    node nodes[6];
    unsigned int sum = 0;
    for (unsigned int i = 0; i < 6; i++) {
        nodes[i].next = i < 5 ? &nodes[i + 1] : 0;
        nodes[i].value = x + i;
        for (unsigned int k = 0; k < 3; k++) nodes[i].weights[k] = y * k + i;
    }
    c.list = nodes;
    for (unsigned int i = 0; i < trips + 1; i++) send(LIST, x + i * 3, y, &c);
    for (node *n = c.list; n; n = n->next) sum = sum * 5 + n->value;
    return make_uint4(sum, nodes[1].value, nodes[5].value, nodes[0].value);
}

PROGRAM(held_hit)
{
    holder *held = PAYLOAD_OF(carrier).held;
    *held->counter += TILE + 1;
    *held->other->counter = *held->counter * 3;
    held->other->other->counter = held->counter;
}

PROGRAM(held_miss)
{
    unsigned int *const kept = PAYLOAD_OF(carrier).held->counter;
    PAYLOAD_OF(carrier).held->counter = PAYLOAD_OF(carrier).held->other->counter;
    PAYLOAD_OF(carrier).held->other->counter = kept;
}

SHAPE(structures_that_hold_pointers)
{
    carrier c = new_carrier();
    unsigned int a = x, b = y;
    holder first, second;
    first.counter = &a;
    first.other = &second;
    second.counter = &b;
    second.other = &second;
    c.held = &first;
    for (unsigned int i = 0; i < trips + 1; i++) send(HELD, x + i * 2, y, &c);
    return make_uint4(a, b, first.counter == &a, second.counter == &a);
}

/* In an array that the payload points to, and in one that is part of it. */
PROGRAM(table_hit)
{
    carrier *c = &PAYLOAD_OF(carrier);
    *c->table[c->index % 3] += 5;
    *c->own[(c->index + TILE) % 4] *= 3;
    c->own[c->index % 4] = c->table[TILE % 3];
    c->index++;
}

PROGRAM(table_miss)
{
    carrier *c = &PAYLOAD_OF(carrier);
    unsigned int *const first = c->table[0];
    c->table[0] = c->table[2];
    c->table[2] = first;
}

SHAPE(arrays_of_pointers)
{
    carrier c = new_carrier();
    unsigned int values[4] = {x, y, 7, 11};
    unsigned int *table[3] = {&values[1], &values[0], &values[3]};
    c.table = table;
    for (unsigned int i = 0; i < 4; i++) c.own[i] = &values[i];
    for (unsigned int i = 0; i < trips + 1; i++) send(TABLE, x + i, y + i, &c);
    return make_uint4(values[0], values[1], values[2], values[3] + c.index);
}

/* ---- other widths ---- */

PROGRAM(wide_hit)
{
    carrier *c = &PAYLOAD_OF(carrier);
    const uint4 old = *c->wide;
    *c->wide = make_uint4(old.y, old.z + TILE, old.w, old.x);
    *c->real += 0.25 * (double)DISTANCE;
}

PROGRAM(wide_miss)
{
    PAYLOAD_OF(carrier).wide->x += 9;
    *PAYLOAD_OF(carrier).real *= 2;
}

SHAPE(vectors_and_doubles)
{
    carrier c = new_carrier();
    uint4 wide = make_uint4(x, y, bias, 3);
    double real = (double)x;
    c.wide = &wide;
    c.real = &real;
    for (unsigned int i = 0; i < trips; i++) send(WIDE, x, y + i, &c);
    return make_uint4(wide.x + wide.y * 3, wide.z, wide.w, FLOAT_BITS((float)real));
}

/* ---- atomics ---- */

PROGRAM(atomic_hit)
{
    carrier *c = &PAYLOAD_OF(carrier);
    c->index += ADD(c->state, TILE + 2);
    c->index = c->index * 3 + GREATEST(c->state + 1, c->index & 63);
    c->index = c->index * 3 + EXCHANGE(c->state + 2, c->index);
    c->index = c->index * 3 + INCREASE(c->state + 3, 2u);
    c->index = c->index * 3 + COMPARE(c->state + 4, 8u, TILE);
    (void)ADD(c->sum, 0.5f);
}

PROGRAM(atomic_miss)
{
    carrier *c = &PAYLOAD_OF(carrier);
    c->index = c->index * 5 + COMPARE(c->state + 4, 1u, 8u);
    (void)ADD(c->state, 100u);
}

SHAPE(atomics)
{
    uint4 scratch[1];
    carrier c = new_carrier();
    unsigned int values[5] = {x, y, bias, 1, 1};
    float sum = 1.0f;
    c.state = values;
    c.sum = &sum;
    for (unsigned int i = 0; i < trips + 2; i++) send(ATOMIC, x + i, y, &c);
    uint4 *place = OF_BUFFER(scratch);
    place->x = x;
    (void)ADD(&place->x, values[0]);
    return make_uint4(values[0] + 256 * values[1], values[2] + place->x,
                      values[3] + 16 * values[4] + c.index * 256, FLOAT_BITS(sum));
}

/* ---- where it is not the same memory for all ---- */

PROGRAM(mixed_hit)
{
    carrier *c = &PAYLOAD_OF(carrier);
    const unsigned int *numbers = TILE & 1 ? c->numbers : c->state;
    *c->state = *c->state * 3 + numbers[0] + c->numbers[c->index & 1];
}

PROGRAM(mixed_miss)
{
    carrier *c = &PAYLOAD_OF(carrier);
    c->index = c->index * 3 + c->numbers[1];
}

SHAPE(locals_constants_and_buffers)
{
    uint4 scratch[1];
    carrier c = new_carrier();
    uint4 *place = OF_BUFFER(scratch);
    unsigned int own[2] = {x, y}, state = 1;
    place->x = x * 3;
    place->y = place->z = y + 2;
    for (unsigned int i = 0; i < trips + 2; i++) {
        const unsigned int which = (x + y + i) % 3;
        c.numbers = which == 0 ? own : which == 1 ? &constants[i & 1] : &place->x;
        c.state = (x ^ i) & 1 ? &state : &place->z;
        send(MIXED, x + i, y, &c);
    }
    return make_uint4(state, place->z, c.index, own[0]);
}

/* ---- callable programs, and attributes ---- */

CALLABLE(unsigned int, follow)(unsigned int *state, node *list)
{
    unsigned int sum = *state;
    for (; list; list = list->next) sum = sum * 3 + list->value;
    *state = sum;
    return sum + bias;
}

PROGRAM(calling_hit)
{
    carrier *c = &PAYLOAD_OF(carrier);
    unsigned int own = TILE;
    node first = {c->list, TILE, {0, 0, 0}};
    c->index += CALL_FOLLOW(c->state, &first);
    c->index = c->index * 5 + bound_follow(TILE & 1 ? &own : c->state, c->list->next);
    *c->state += own;
}

SHAPE(arguments_of_callables)
{
    carrier c = new_carrier();
    unsigned int state = bias;
    node second = {0, y, {0, 0, 0}}, first = {&second, x, {0, 0, 0}};
    c.state = &state;
    c.list = &first;
    for (unsigned int i = 0; i < trips; i++) {
        send(CALLS, x + i, y, &c);
        c.index ^= CALL_FOLLOW(&first.value, &second) + bound_follow(&c.index, &first);
    }
    return make_uint4(state, c.index, first.value, second.value);
}

PROGRAM(place_hit)
{
    const float *place = tile_place;
    *PAYLOAD_OF(carrier).sum += place[1] * 2.0f + place[2];
}

SHAPE(attribute_that_points)
{
    carrier c = new_carrier();
    float sum = 0;
    c.sum = &sum;
    for (unsigned int i = 0; i < trips + 1; i++) send(PLACE, x + i, y, &c);
    return make_uint4(FLOAT_BITS(sum), x, y, 0);
}
