/* SPDX-License-Identifier: Apache-2.0 */
/* Where a trace can stand in the control flow of a ray generation program. See shape.h. */
#include "shape.h"

enum { FLAT }; /* the ray type */

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

SHAPE(once)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    return result_of(&r);
}

SHAPE(none_in_some)
{
    record r = new_record(x);
    if (x < inner) return make_uint4(x, y, 1, 2);
    shoot(FLAT, x, y, 0, 1, &r);
    return result_of(&r);
}

SHAPE(twice)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    shoot(FLAT, x + r.count, y + r.value, 1, -1, &r);
    return result_of(&r);
}

SHAPE(eight_in_a_row)
{
    record r = new_record(x * 9 + y);
    shoot(FLAT, x + 0, y, 0, 1, &r);
    shoot(FLAT, x + r.value, y, 0, 1, &r);
    shoot(FLAT, x + r.value, y, 3, 1, &r);
    shoot(FLAT, x + r.value, y, 5, 1, &r);
    shoot(FLAT, x + r.value, y, 0, -1, &r);
    shoot(FLAT, x + r.value, y, -2, -1, &r);
    shoot(FLAT, x + r.value, y, 7, -1, &r);
    shoot(FLAT, x + r.value, y, 3, -1, &r);
    return result_of(&r);
}

/* More traces than a machine word has bits; each value lives across some of them. */
SHAPE(seventy_in_a_row)
{
    record r = new_record(x * 9 + y);
    unsigned int kept = bias, late;
#define ONE(k)                                                                                     \
    late = r.value;                                                                                \
    shoot(FLAT, x + (k), y + kept, (float)((k) % 3) * 2.5f, (k) & 1 ? -1.0f : 1.0f, &r);           \
    kept = kept * 3 + (late ^ (k))
#define FIVE(k)                                                                                    \
    ONE(k);                                                                                        \
    ONE(k + 1);                                                                                    \
    ONE(k + 2);                                                                                    \
    ONE(k + 3);                                                                                    \
    ONE(k + 4)
#define TWENTY_FIVE(k)                                                                             \
    FIVE(k);                                                                                       \
    FIVE(k + 5);                                                                                   \
    FIVE(k + 10);                                                                                  \
    FIVE(k + 15);                                                                                  \
    FIVE(k + 20)
    TWENTY_FIVE(0);
    TWENTY_FIVE(25);
    FIVE(50);
    FIVE(55);
    FIVE(60);
    FIVE(65);
#undef ONE
#undef FIVE
#undef TWENTY_FIVE
    return make_uint4(r.value, kept, r.count, FLOAT_BITS(r.t));
}

SHAPE(unused_payload)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    return make_uint4(x, y, trips, inner);
}

SHAPE(in_if)
{
    record r = new_record(x ^ y);
    if ((x ^ y) & 1) shoot(FLAT, x, y, 0, 1, &r);
    r.value += x;
    return result_of(&r);
}

SHAPE(in_else)
{
    record r = new_record(bias);
    if ((x + y) % 3 == 0)
        r.value += x * 7;
    else
        shoot(FLAT, x, y, 0, 1, &r);
    r.value ^= y;
    return result_of(&r);
}

SHAPE(in_if_and_else)
{
    record r = new_record(bias);
    unsigned int mark;
    if ((x + y) & 2) {
        mark = 1000 + x;
        shoot(FLAT, x, y, 0, 1, &r);
        mark += r.count;
    } else {
        mark = 2000 + y;
        shoot(FLAT, x, y, 0, -1, &r);
        mark ^= r.value;
    }
    r.value += mark;
    return result_of(&r);
}

SHAPE(in_if_after_a_trace)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    if (r.t > 3.0f) shoot(FLAT, x, y, r.t, 1, &r);
    if (r.t < 0.0f) shoot(FLAT, x, y, r.t, -1, &r);
    return result_of(&r);
}

SHAPE(early_returns)
{
    record r = new_record(bias);
    shoot(FLAT, x, y, 0, 1, &r);
    if (r.count == 100) return make_uint4(1, r.value, x, y);
    shoot(FLAT, x, y, r.t, 1, &r);
    if (r.count == 2) return make_uint4(2, r.value, x, y);
    shoot(FLAT, x, y, 0, -1, &r);
    return make_uint4(3, r.value, x, y);
}

SHAPE(in_loop)
{
    record r = new_record(bias);
    for (unsigned int i = 0; i < trips; i++) shoot(FLAT, x + i, y, 0, 1, &r);
    return result_of(&r);
}

SHAPE(in_loop_by_lane)
{
    record r = new_record(bias);
    for (unsigned int i = 0; i < trips + x % 3; i++) shoot(FLAT, x + 2 * i, y + i, 0, 1, &r);
    return result_of(&r);
}

SHAPE(in_do_while)
{
    record r = new_record(bias);
    unsigned int left = trips;
    do {
        shoot(FLAT, x + left, y, 0, 1, &r);
        left = left > 1 ? left - 1 : 0;
    } while (left);
    return result_of(&r);
}

SHAPE(in_if_in_loop)
{
    record r = new_record(x);
    for (unsigned int i = 0; i < 2 * trips; i++) {
        if ((i + y) & 1)
            shoot(FLAT, x + i, y, 0, 1, &r);
        else
            r.value += i * 3;
    }
    return result_of(&r);
}

SHAPE(break_and_continue)
{
    record r = new_record(bias);
    unsigned int i = 0, skipped = 0;
    while (true) {
        i++;
        if (i > 4 * trips) break;
        if ((i + x) % 3 == 0) {
            skipped += i;
            continue;
        }
        shoot(FLAT, x + i, y, 0, 1, &r);
        if (r.value % 7 == 0) break;
        if (r.value % 5 == 0) continue;
        r.value += i;
    }
    return make_uint4(r.value, i, r.count, skipped);
}

SHAPE(two_exits)
{
    record r = new_record(x + 1);
    for (unsigned int i = 0; i < 6; i++) {
        if (i == trips + y % 2) return make_uint4(r.value, r.count, i, 1);
        shoot(FLAT, x + i, y, 0, 1, &r);
        if ((r.value & 15) == inner) return make_uint4(r.value, r.count, i, 2);
        shoot(FLAT, x, y + i, 5, -1, &r);
    }
    return make_uint4(r.value, r.count, 6, 3);
}

SHAPE(nested_loop)
{
    record r = new_record(bias);
    for (unsigned int i = 0; i < trips; i++)
        for (unsigned int j = 0; j < inner; j++) {
            shoot(FLAT, x + i, y + j, 0, 1, &r);
            r.value += i * 10 + j;
        }
    return result_of(&r);
}

SHAPE(nested_loop_with_traces_at_both_levels)
{
    record r = new_record(bias);
    unsigned int sum = 0;
    for (unsigned int i = 0; i < trips; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        unsigned int here = r.value;
        for (unsigned int j = 0; j < inner + (x & 1); j++) {
            shoot(FLAT, x, y + j, 3, 1, &r);
            sum += here ^ r.value;
            if (r.count > 700) break;
        }
        shoot(FLAT, x + i, y, 0, -1, &r);
        sum = sum * 5 + here;
    }
    return make_uint4(r.value, sum, r.count, FLOAT_BITS(r.t));
}

SHAPE(three_loops)
{
    record r = new_record(bias);
    for (unsigned int i = 0; i < trips; i++)
        for (unsigned int j = 0; j < inner; j++)
            for (unsigned int k = 0; k <= (x & 1); k++) {
                if (i + j + k == 5) continue;
                shoot(FLAT, x + i + k, y + j, 0, 1, &r);
            }
    return result_of(&r);
}

SHAPE(two_in_loop)
{
    record r = new_record(bias);
    for (unsigned int i = 0; i < trips; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        unsigned int between = r.value * 3;
        shoot(FLAT, x, y + i, r.t, 1, &r);
        r.value ^= between;
    }
    return result_of(&r);
}

SHAPE(loops_before_and_after)
{
    record r = new_record(bias);
    unsigned int before = 1, after = 0;
    for (unsigned int i = 0; i < trips + 2; i++) before = before * 3 + x;
    shoot(FLAT, x, y, 0, 1, &r);
    for (unsigned int i = 0; i < r.count % 100 + inner; i++) after += before >> i;
    shoot(FLAT, x, y, 3, 1, &r);
    for (unsigned int i = 0; i < trips; i++) after ^= r.value + i;
    return make_uint4(r.value, before, after, r.count);
}

SHAPE(loop_carried_values)
{
    record r = new_record(bias);
    unsigned int a = x, b = y + 1, c = 3;
    for (unsigned int i = 0; i < trips; i++) {
        const unsigned int old = a;
        shoot(FLAT, a, b, 0, 1, &r);
        a = b; /* rotated: every phi depends on another */
        b = c + r.value % 3;
        c = old;
    }
    return make_uint4(r.value, a, b, c);
}

SHAPE(march)
{
    record r = new_record(bias);
    float z = 0.0f;
    unsigned int steps = 0;
    while (true) {
        shoot(FLAT, x, y, z, 1, &r);
        if (r.t < 0.0f) break;
        z += r.t;
        steps++;
    }
    return make_uint4(r.value, steps, r.count, FLOAT_BITS(z));
}

SHAPE(in_switch)
{
    record r = new_record(bias);
    switch ((x + trips) % 5) {
    case 0:
        shoot(FLAT, x, y, 0, 1, &r);
        break;
    case 1:
        r.value += 11;
        break;
    case 2:
        r.value += 22;
        shoot(FLAT, x, y, 0, -1, &r);
        /* fall through */
    case 3:
        shoot(FLAT, x, y, 3, 1, &r);
        r.value += 33;
        break;
    default:
        r.value ^= 0x55;
    }
    r.value = r.value * 3 + y;
    return result_of(&r);
}

SHAPE(switch_in_loop)
{
    record r = new_record(x);
    for (unsigned int i = 0; i < 2 * trips; i++) {
        switch ((r.value + i) & 3) {
        case 0:
            shoot(FLAT, x + i, y, 0, 1, &r);
            continue;
        case 1:
            shoot(FLAT, x, y + i, 5, -1, &r);
            break;
        case 2:
            r.value += 7;
            if (i > 4) return make_uint4(r.value, r.count, i, 77);
            break;
        default:
            r.value ^= i;
        }
        r.value += 1;
    }
    return result_of(&r);
}

FUNCTION bool is_hit(unsigned int x, unsigned int y, float z, record *r)
{
    shoot(FLAT, x, y, z, 1, r);
    return r->t >= 0.0f;
}

SHAPE(short_circuit)
{
    record r = new_record(bias);
    const bool both = is_hit(x, y, 0, &r) && is_hit(x, y, 3, &r);
    const bool either = is_hit(x, y, 5, &r) || is_hit(y, x, 1, &r);
    return make_uint4(r.value, both, either, r.count);
}

SHAPE(in_loop_condition)
{
    record r = new_record(bias);
    unsigned int i = 0;
    while (i < 4 * trips && is_hit(x + i, y, 0, &r)) i++;
    return make_uint4(r.value, i, r.count, 0);
}

SHAPE(select_of_two_traces)
{
    record a = new_record(x), b = new_record(y);
    const bool first = is_hit(x, y, 0, &a), second = is_hit(x, y, 3, &b);
    const unsigned int value = first ? (second ? a.value : b.value) : a.count + b.count;
    return make_uint4(value, first, second, a.value ^ b.value);
}

SHAPE(goto_into_loop)
{
    record r = new_record(bias);
    unsigned int i = 0;
    if (x & 1) goto middle;
    while (i < trips) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        r.value += 3;
    middle:
        shoot(FLAT, x, y + i, 5, -1, &r);
        i++;
    }
    return result_of(&r);
}

SHAPE(goto_backwards)
{
    record r = new_record(bias);
    unsigned int again = trips;
retry:
    shoot(FLAT, x + again, y, 0, 1, &r);
    if (again && r.value % 3) {
        again--;
        goto retry;
    }
    if (again > 1) {
        again -= 2;
        r.value++;
        goto retry;
    }
    return make_uint4(r.value, again, r.count, FLOAT_BITS(r.t));
}

SHAPE(ray_by_lane)
{
    record r = new_record(bias);
    const bool up = (x + y) & 1;
    const float z = up ? 0.0f : 7.0f, dz = up ? 2.0f : -0.5f;
    TRACE(FLAT, (float)x + 0.5f, (float)y + 0.5f, z, dz, 0.0f, (float)(trips + 2), &r);
    shoot(FLAT, x, y, z, dz, &r);
    return result_of(&r);
}
