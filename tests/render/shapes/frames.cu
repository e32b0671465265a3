/* SPDX-License-Identifier: Apache-2.0 */
/* Callable programs with frames of their own: they trace, call one another, and recurse. See
 * shape.h. */
#include "shape.h"

enum { FLAT, CALLING };

typedef struct pair {
    unsigned int a;
    double b;
    unsigned char c;
} pair;

#ifdef __CUDACC__

typedef unsigned int step_function(unsigned int, unsigned int);
typedef pair pair_function(pair, record *);
typedef void effect_function(record *);

rtDeclareVariable(int, sum_id, , );
rtDeclareVariable(int, even_id, , );
rtDeclareVariable(int, odd_id, , );
rtDeclareVariable(int, walk_id, , );
rtDeclareVariable(int, plain_id, , );
rtDeclareVariable(int, tree_id, , );
rtDeclareVariable(int, pair_id, , );
rtDeclareVariable(int, effect_id, , );
rtDeclareVariable(rtCallableProgramX<step_function>, bound_walk, , );
rtDeclareVariable(rtCallableProgramX<step_function>, bound_sum, , );
rtDeclareVariable(rtCallableProgramX<step_function>, bound_self, , );

#define CALLABLE(type, name) RT_CALLABLE_PROGRAM type name
#define CALL(name) rtCallableProgramId<step_function>(name##_id)
#define CALL_PAIR rtCallableProgramId<pair_function>(pair_id)
/* In parentheses, or a statement would be a declaration. */
#define CALL_EFFECT(r) (rtCallableProgramId<effect_function>(effect_id)(r))

#else

#define CALLABLE(type, name) static type name
#define CALL(name) name
#define CALL_PAIR change_pair
#define CALL_EFFECT effect
#define bound_walk walk
#define bound_sum sum
#define bound_self self
static unsigned int self(unsigned int, unsigned int);
static unsigned int sum(unsigned int, unsigned int);
static unsigned int even(unsigned int, unsigned int);
static unsigned int odd(unsigned int, unsigned int);
static unsigned int walk(unsigned int, unsigned int);
static unsigned int plain(unsigned int, unsigned int);
static unsigned int tree(unsigned int, unsigned int);

#endif

PROGRAM(hit)
{
    record *r = &PAYLOAD_OF(record);
    r->value = r->value * 31 + TILE + 1;
    r->count++;
    r->t = DISTANCE;
}

PROGRAM(miss)
{
    record *r = &PAYLOAD_OF(record);
    r->value = r->value * 17 + 5;
    r->count += 100;
    r->t = -1.0f;
}

/* ---- All of one signature, so that each may be any of the others ---- */

/* Recursion without a trace; what follows the call needs what came before it. */
CALLABLE(unsigned int, sum)(unsigned int n, unsigned int seed)
{
    const unsigned int own = seed * 7 + n;
    if (n == 0) return own;
    return own ^ (CALL(sum)(n - 1, own) * 3 + n);
}

CALLABLE(unsigned int, even)(unsigned int n, unsigned int v)
{
    if (n == 0) return v + 1;
    return CALL(odd)(n - 1, v * 3) + n;
}

CALLABLE(unsigned int, odd)(unsigned int n, unsigned int v)
{
    if (n == 0) return v + 1000;
    v = CALL(even)(n - 1, v + 5);
    return v * 2 + n;
}

/* Never suspends: stays part of its callers although its signature is that of the others. */
CALLABLE(unsigned int, plain)(unsigned int a, unsigned int b)
{
    return a * 5 + (b ^ bias);
}

/* Traces, calls a plain one, and recurses. */
CALLABLE(unsigned int, walk)(unsigned int n, unsigned int v)
{
    record r = new_record(v);
    shoot(FLAT, v, n, 0, 1, &r);
    const unsigned int before = CALL(plain)(r.value, n);
    if (n == 0) return before + r.count;
    const unsigned int after = CALL(walk)(n - 1, before);
    shoot(FLAT, after, v, 3, 1, &r);
    return after * 3 + r.value + before;
}

/* Two recursive calls each. */
CALLABLE(unsigned int, tree)(unsigned int n, unsigned int v)
{
    if (n == 0) return v * 13 + 1;
    const unsigned int left = CALL(tree)(n - 1, v * 2);
    const unsigned int right = CALL(tree)(n - 1, v * 2 + 1);
    return left * 3 + right + v;
}

/* Calls itself through the variable that it is bound to. */
CALLABLE(unsigned int, self)(unsigned int n, unsigned int v)
{
    if (n == 0) return v;
    const unsigned int below = bound_self(n - 1, v * 3 + n);
    return below ^ (v << n);
}

/* ---- Other signatures ---- */

CALLABLE(pair, change_pair)(pair p, record *r)
{
    shoot(FLAT, p.a, (unsigned int)p.b, 0, 1, r);
    p.a += r->value;
    p.b = p.b * 0.5 + r->count;
    p.c = (unsigned char)(p.c + r->count);
    return p;
}

CALLABLE(void, effect)(record *r)
{
    shoot(FLAT, r->value, r->count, 0, 1, r);
    r->value ^= bias;
}

/* ---- Shapes ---- */

SHAPE(recursive_callable)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    const unsigned int v = CALL(sum)(trips & 3, x * 16 + y);
    return make_uint4(v, r.value, r.count, CALL(sum)((x + y) & 3, v));
}

SHAPE(callables_that_call_each_other)
{
    record r = new_record(bias);
    const unsigned int a = CALL(even)(x & 3, y), b = CALL(odd)(y & 3, a);
    shoot(FLAT, a, b, 0, 1, &r);
    return make_uint4(a, b, r.value, r.count);
}

SHAPE(recursive_callable_that_traces)
{
    const unsigned int v = CALL(walk)(x & 3, y);
    return make_uint4(v, x, y, CALL(walk)(0, v));
}

SHAPE(tree_of_calls)
{
    record r = new_record(bias);
    const unsigned int v = CALL(tree)(3, x + y);
    shoot(FLAT, v, y, 0, 1, &r);
    return make_uint4(v, r.value, x, y);
}

SHAPE(calls_in_a_loop)
{
    record r = new_record(bias);
    unsigned int v = x;
    for (unsigned int i = 0; i < trips; i++) {
        v = v * 3 + ((v ^ i) & 1 ? CALL(walk)(i & 1, v) : CALL(plain)(v, i));
        if (i & 1) shoot(FLAT, v, i, 0, 1, &r);
    }
    return make_uint4(v, r.value, r.count, y);
}

SHAPE(bound_callables_with_frames)
{
    const unsigned int v = bound_walk(1, x * 16 + y);
    return make_uint4(v, bound_sum(2, v), x, y);
}

SHAPE(bound_callable_that_is_its_own_caller)
{
    record r = new_record(bias);
    const unsigned int v = bound_self(x & 3, y + 1);
    shoot(FLAT, v, y, 0, 1, &r);
    return make_uint4(v, r.value, x, y);
}

SHAPE(struct_in_and_out)
{
    record r = new_record(bias);
    pair p = {x, y * 0.25, (unsigned char)(x * 20)};
    for (unsigned int i = 0; i < trips; i++) p = CALL_PAIR(p, &r);
    return make_uint4(p.a, (unsigned int)p.b, p.c, r.value);
}

SHAPE(callable_without_result)
{
    record r = new_record(x * 16 + y);
    CALL_EFFECT(&r);
    CALL_EFFECT(&r);
    return result_of(&r);
}

/* The hit's own data are still there after calls that trace. */
PROGRAM(calling_hit)
{
    record *r = &PAYLOAD_OF(record);
    r->value += CALL(walk)(TILE & 1, r->value);
    r->value = r->value * 3 + TILE;
    r->value += bound_walk(0, TILE) + (unsigned int)(int)DISTANCE;
    r->count++;
}

SHAPE(calls_in_hit)
{
    record r = new_record(bias + x);
    shoot(CALLING, x, y, 0, 1, &r);
    shoot(CALLING, x, y, 0, -1, &r);
    return result_of(&r);
}
