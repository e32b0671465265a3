/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pointers to variables of programs that wait: of hit and miss programs that trace, whose rays meet
 * such programs again, and of callable programs that trace. What a program deep down writes is
 * there when each of those above goes on. See shape.h and pointers.cu.
 */
#include "shape.h"

typedef struct level {
    struct level *above; /* of the program that traced, and so on up */
    unsigned int value, marks[4];
} level;

typedef struct message {
    level *from;
    unsigned int *total, *last;
    unsigned int depth;
} message;
DECLARE_PAYLOAD(message)

enum { NESTED, CALLING, MOST_LEVELS = 4 };

#ifdef __CUDACC__

typedef unsigned int follow_function(unsigned int *, message *);
rtDeclareVariable(int, follow_id, , );
rtDeclareVariable(rtCallableProgramX<follow_function>, bound_follow, , );

#define CALLABLE(type, name) RT_CALLABLE_PROGRAM type name
#define CALL_FOLLOW(...) rtCallableProgramId<follow_function>(follow_id)(__VA_ARGS__)

#else

#define CALLABLE(type, name) static type name
#define CALL_FOLLOW follow
#define bound_follow follow

#endif

FUNCTION void send(unsigned int ray_type, unsigned int x, unsigned int y, message *m)
{
    TRACE(ray_type, (float)(x % GRID_WIDTH) + 0.5f, (float)(y % GRID_HEIGHT) + 0.5f, 0.0f,
          m->depth & 1 ? -1.0f : 1.0f, 0.0f, 1000.0f, m);
}

/* What every level above holds changes, and so does what the last one pointed to. */
FUNCTION unsigned int mark_all(message *m, unsigned int with)
{
    unsigned int sum = 0;
    for (level *l = m->from; l; l = l->above) {
        l->marks[with % 4] += with + l->value;
        sum = sum * 3 + l->marks[with % 4];
    }
    *m->total += sum;
    *m->last ^= with;
    return sum;
}

PROGRAM(nested_hit)
{
    message *m = &PAYLOAD_OF(message);
    const unsigned int marked = mark_all(m, TILE + 1);
    if (m->depth + 1 >= MOST_LEVELS) return;
    level own = {m->from, TILE * 7 + m->depth, {1, 2, 3, 4}};
    unsigned int last = marked;
    message deeper = {&own, m->total, &own.marks[TILE % 4], m->depth + 1};
    for (unsigned int i = 0; i < 2; i++) {
        send(NESTED, marked + i, own.marks[i], &deeper);
        deeper.last = &last;
        m->from->value = m->from->value * 5 + own.marks[3 - i] + last;
    }
}

PROGRAM(nested_miss)
{
    message *m = &PAYLOAD_OF(message);
    unsigned int own = mark_all(m, 0);
    if (m->depth + 1 >= MOST_LEVELS) return;
    message deeper = {m->from, &own, m->last, m->depth + 1};
    send(NESTED, own, m->depth, &deeper);
    *m->total = *m->total * 3 + own;
}

SHAPE(locals_of_waiting_programs)
{
    level own = {0, x, {y, 5, 6, 7}};
    unsigned int total = bias, last = 0;
    message m = {&own, &total, &last, 0};
    for (unsigned int i = 0; i < trips + 1; i++) send(NESTED, x + i, y, &m);
    return make_uint4(total, last, own.value, own.marks[0] + own.marks[1] * 3);
}

/* Traces, and hands on a pointer to its own argument. */
CALLABLE(unsigned int, follow)(unsigned int *total, message *m)
{
    unsigned int own = *total;
    level here = {m->from, own, {0, 1, 2, 3}};
    message deeper = {&here, &own, total, MOST_LEVELS - 2};
    send(NESTED, own, m->depth, &deeper);
    *total = *total * 3 + own;
    return here.marks[0] + here.marks[1] * 5 + here.marks[2] * 7 + here.marks[3] * 11;
}

PROGRAM(calling_hit)
{
    message *m = &PAYLOAD_OF(message);
    unsigned int own = TILE;
    m->from->value += CALL_FOLLOW(m->last, m);
    m->from->marks[TILE % 4] += bound_follow(&own, m);
    *m->total = *m->total * 3 + own;
}

SHAPE(arguments_of_callables_that_trace)
{
    level own = {0, x, {y, 1, 2, 3}};
    unsigned int total = bias, last = x;
    message m = {&own, &total, &last, 0};
    for (unsigned int i = 0; i < trips; i++) {
        send(CALLING, x + i, y, &m);
        total += CALL_FOLLOW(&own.marks[i % 4], &m);
    }
    return make_uint4(total, last, own.value, own.marks[0] ^ own.marks[2]);
}
