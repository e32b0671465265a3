/* SPDX-License-Identifier: Apache-2.0 */
/* Traces in functions and in callable programs. See shape.h. */
#include "shape.h"

enum { FLAT, CALLING };

#ifdef __CUDACC__

typedef unsigned int step_function(unsigned int, unsigned int);
typedef float wide_function(double, unsigned long long, uint4, unsigned char);

rtDeclareVariable(int, step_id, , );
rtDeclareVariable(int, other_step_id, , );
rtDeclareVariable(int, trace_id, , );
rtDeclareVariable(int, loop_id, , );
rtDeclareVariable(int, wide_id, , );
rtDeclareVariable(rtCallableProgramX<step_function>, bound_step, , );
rtDeclareVariable(rtCallableProgramX<step_function>, bound_trace, , );

#define CALLABLE(type, name) RT_CALLABLE_PROGRAM type name
#define CALL(id, function, ...) rtCallableProgramId<id##_type>(id)(__VA_ARGS__)
#define SELECT(condition, a, b, ...)                                                               \
    rtCallableProgramId<step_function>((condition) ? a##_id : b##_id)(__VA_ARGS__)
typedef step_function step_id_type, other_step_id_type, trace_id_type, loop_id_type;
typedef wide_function wide_id_type;

#else

#define CALLABLE(type, name) static type name
#define CALL(id, function, ...) function(__VA_ARGS__)
#define SELECT(condition, a, b, ...) ((condition) ? a : b)(__VA_ARGS__)
#define bound_step step
#define bound_trace trace_and_count

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

/* ---- Functions that are not inlined by the front end ---- */

NOINLINE_FUNCTION unsigned int trace_up(unsigned int x, unsigned int y, record *r)
{
    const unsigned int before = r->value;
    shoot(FLAT, x, y, 0, 1, r);
    return before ^ r->value;
}

NOINLINE_FUNCTION record trace_record(unsigned int x, unsigned int y, record r)
{
    if (x & 1) shoot(FLAT, x, y, 3, 1, &r);
    r.value += x;
    return r;
}

NOINLINE_FUNCTION unsigned int trace_some(unsigned int x, unsigned int y, unsigned int n, record *r)
{
    unsigned int sum = 0;
    for (unsigned int i = 0; i < n; i++) sum = sum * 3 + trace_up(x + i, y, r);
    return sum;
}

SHAPE(function)
{
    record r = new_record(bias);
    const unsigned int v = trace_up(x, y, &r);
    return make_uint4(r.value, v, r.count, FLOAT_BITS(r.t));
}

SHAPE(function_called_twice)
{
    record r = new_record(bias);
    const unsigned int a = trace_up(x, y, &r), b = trace_up(x + a, y, &r);
    return make_uint4(r.value, a, b, r.count);
}

SHAPE(function_in_if_and_loop)
{
    record r = new_record(bias);
    unsigned int v = x;
    if (y & 1) v += trace_up(y, x, &r);
    for (unsigned int i = 0; i < trips; i++) v = v * 3 + trace_up(x + i, v, &r);
    return make_uint4(r.value, v, r.count, FLOAT_BITS(r.t));
}

SHAPE(function_with_struct_by_value)
{
    record a = new_record(bias);
    record b = trace_record(x, y, a);
    b = trace_record(x + 1, y, b);
    return make_uint4(a.value + a.count, b.value, b.count, FLOAT_BITS(b.t));
}

SHAPE(function_that_calls_another_in_a_loop)
{
    record r = new_record(bias);
    const unsigned int a = trace_some(x, y, trips, &r);
    const unsigned int b = trace_some(y, x, inner, &r);
    return make_uint4(r.value, a, b, r.count);
}

/* ---- Callable programs ---- */

CALLABLE(unsigned int, step)(unsigned int a, unsigned int b)
{
    return a * 3 + (b ^ bias);
}

CALLABLE(unsigned int, other_step)(unsigned int a, unsigned int b)
{
    unsigned int v = a;
    for (unsigned int i = 0; i < (b & 7); i++) v = v * 5 + i;
    return v;
}

CALLABLE(float, wide)(double d, unsigned long long l, uint4 u, unsigned char c)
{
    return (float)(d * 0.5) + (float)(l >> 40) + (float)(u.x + u.y * 2 + u.z * 3 + u.w * 4) +
           (float)c;
}

CALLABLE(unsigned int, trace_and_count)(unsigned int x, unsigned int y)
{
    record r = new_record(x);
    shoot(FLAT, x, y, 0, 1, &r);
    return r.value + r.count;
}

CALLABLE(unsigned int, trace_loop)(unsigned int x, unsigned int y)
{
    record r = new_record(y);
    for (unsigned int i = 0; i < inner; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        if (r.value & 1) shoot(FLAT, x, y + i, 3, 1, &r);
    }
    return r.value * 3 + r.count;
}

SHAPE(bindless_callable)
{
    record r = new_record(bias);
    unsigned int v = CALL(step_id, step, x, y);
    shoot(FLAT, x, y, 0, 1, &r);
    v = CALL(step_id, step, v, r.value);
    return make_uint4(r.value, v, CALL(other_step_id, other_step, v, r.count), r.count);
}

SHAPE(callable_chosen_by_lane)
{
    record r = new_record(bias);
    unsigned int v = x;
    for (unsigned int i = 0; i < trips + 1; i++) {
        v = SELECT((x + i) & 1, step, other_step, v, y + i);
        shoot(FLAT, v, y, 0, 1, &r);
    }
    return make_uint4(r.value, v, r.count, 0);
}

SHAPE(callable_with_arguments_of_many_kinds)
{
    record r = new_record(bias);
    const double d = (double)x * 0.75;
    const unsigned long long l = 0x123456789abcdef0ull * (y + 1);
    const uint4 u = make_uint4(x, y, x + y, 7);
    shoot(FLAT, x, y, 0, 1, &r);
    const float f = CALL(wide_id, wide, d, l, u, (unsigned char)(x * 20));
    return make_uint4(r.value, FLOAT_BITS(f), r.count, 0);
}

SHAPE(bound_callable)
{
    record r = new_record(bias);
    unsigned int v = bound_step(x, y);
    shoot(FLAT, x + v, y, 0, 1, &r);
    v = bound_step(v, r.value);
    return make_uint4(r.value, v, r.count, 0);
}

SHAPE(bound_callable_that_traces)
{
    unsigned int v = bound_trace(x, y);
    v = v * 3 + bound_trace(x + v, y);
    return make_uint4(v, x, y, 0);
}

SHAPE(bindless_callable_that_traces)
{
    unsigned int v = CALL(trace_id, trace_and_count, x, y);
    if (v & 1) v = v * 3 + CALL(trace_id, trace_and_count, x + 1, v);
    return make_uint4(v, x, y, 0);
}

SHAPE(bindless_callable_that_traces_in_a_loop)
{
    unsigned int v = bias;
    for (unsigned int i = 0; i < trips; i++) v = v * 3 + CALL(loop_id, trace_loop, x + i, y);
    return make_uint4(v, x, y, 0);
}

SHAPE(callable_and_traces_mixed)
{
    record r = new_record(bias);
    unsigned int v = x * 16 + y;
    for (unsigned int i = 0; i < trips; i++) {
        if ((v ^ i) & 1)
            v += CALL(trace_id, trace_and_count, v, i);
        else
            shoot(FLAT, v, i, 0, 1, &r);
        v = v * 3 + bound_step(r.value, i);
    }
    return make_uint4(r.value, v, r.count, 0);
}

/* ---- In a closest-hit program ---- */

PROGRAM(calling_hit)
{
    record *r = &PAYLOAD_OF(record);
    r->value = bound_step(r->value, TILE);
    r->value += trace_up(r->value, TILE, r);
    r->value = CALL(other_step_id, other_step, r->value, TILE + 1);
    r->value += bound_trace(r->value, TILE);
    r->depth += TILE;
}

SHAPE(calls_in_hit)
{
    record r = new_record(bias + x);
    shoot(CALLING, x, y, 0, 1, &r);
    shoot(CALLING, x, y, 0, -1, &r);
    return result_of(&r);
}
