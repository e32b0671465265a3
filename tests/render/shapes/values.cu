/* SPDX-License-Identifier: Apache-2.0 */
/* Values of every kind that are computed before a trace and used after it. See shape.h. */
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

/* Mixes its argument so that it cannot be computed again more cheaply than it can be saved. */
FUNCTION unsigned int scramble(unsigned int v)
{
    v ^= v >> 16;
    v *= 0x7feb352du;
    v ^= v >> 15;
    v *= 0x846ca68bu;
    return v ^ v >> 16;
}

FUNCTION unsigned int low(unsigned long long v)
{
    return (unsigned int)v;
}

FUNCTION unsigned int high(unsigned long long v)
{
    return (unsigned int)(v >> 32);
}

FUNCTION unsigned long long bits_of(double d)
{
    unsigned long long bits;
    memcpy(&bits, &d, sizeof(bits));
    return bits;
}

SHAPE(live_int)
{
    record r = new_record(bias);
    const unsigned int kept = scramble(x * 16 + y + trips);
    const int negative = -(int)(kept >> 4);
    shoot(FLAT, x, y, 0, 1, &r);
    return make_uint4(r.value, kept, (unsigned int)(negative >> 3), kept ^ r.value);
}

SHAPE(live_long)
{
    record r = new_record(bias);
    const unsigned long long kept =
        (unsigned long long)scramble(x + 1) * scramble(y + trips) + 0x123456789abcdefull;
    const long long negative = -(long long)(kept >> 2);
    shoot(FLAT, x, y, 0, 1, &r);
    return make_uint4(r.value, low(kept), high(kept), high((unsigned long long)(negative >> 5)));
}

SHAPE(live_float)
{
    record r = new_record(bias);
    const float a = (float)(scramble(x) & 0xffff) * 0.375f, b = (float)y / 7.0f + (float)trips;
    shoot(FLAT, x, y, 0, 1, &r);
    const float c = a - b;
    shoot(FLAT, y, x, 0, 1, &r);
    return make_uint4(FLOAT_BITS(a), FLOAT_BITS(b), FLOAT_BITS(c + r.t), r.value);
}

SHAPE(live_double)
{
    record r = new_record(bias);
    const double a = (double)scramble(x + y) / 3.0;
    double b = a * (double)(trips + 1);
    shoot(FLAT, x, y, 0, 1, &r);
    b += (double)r.t;
    return make_uint4(r.value, low(bits_of(a)) ^ high(bits_of(a)), low(bits_of(b)),
                      high(bits_of(b)));
}

SHAPE(live_predicate)
{
    record r = new_record(bias);
    const bool odd = (scramble(x + y * 16) & 1) != 0;
    shoot(FLAT, x, y, 0, 1, &r);
    if (odd) r.value += 1000;
    return make_uint4(r.value, odd, r.count, odd ? x : y);
}

SHAPE(live_predicates)
{
    record r = new_record(bias);
    const unsigned int s = scramble(x * 16 + y);
    const bool a = s % 3 == 0, b = s % 5 < 2, c = (s & 64) != 0, d = (float)s > 2.0e9f;
    const bool e = a != b, f = b && !c, g = c || d, h = !a && d;
    shoot(FLAT, x, y, 0, 1, &r);
    unsigned int v = a | b << 1 | c << 2 | d << 3;
    shoot(FLAT, x, y, 3, 1, &r);
    v |= (unsigned int)(e << 4 | f << 5 | g << 6 | h << 7);
    return make_uint4(r.value, v, e && (r.value & 1), g ? r.count : v);
}

SHAPE(live_predicate_in_loop)
{
    record r = new_record(bias);
    bool flip = x & 1, ever = false;
    for (unsigned int i = 0; i < trips + 1; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        if (flip) r.value += i;
        flip = flip != ((r.value & 1) != 0);
        ever = ever || r.t < 0.0f;
    }
    return make_uint4(r.value, flip, ever, r.count);
}

SHAPE(live_short)
{
    record r = new_record(bias);
    const short a = (short)scramble(x + 3);
    const unsigned short b = (unsigned short)(scramble(y) >> 7);
    shoot(FLAT, x, y, 0, 1, &r);
    return make_uint4(r.value, (unsigned int)(int)a, b, (unsigned int)(a * 3 - b));
}

SHAPE(live_char)
{
    record r = new_record(bias);
    const signed char a = (signed char)scramble(x + 7);
    const unsigned char b = (unsigned char)scramble(y + 9);
    const uchar4 c = make_uchar4((unsigned char)x, b, (unsigned char)(x * y), 200);
    shoot(FLAT, x, y, 0, 1, &r);
    return make_uint4(r.value, (unsigned int)(int)a, b, c.x + c.y * 3u + c.z * 5u + c.w * 7u);
}

SHAPE(live_half)
{
    record r = new_record(bias);
    const unsigned short a = half_of((float)(x + 1) * 0.25f), b = half_of(-1.5f - (float)y);
    shoot(FLAT, x, y, 0, 1, &r);
    const float sum = float_of(a) + float_of(b);
    return make_uint4(r.value, a, b, FLOAT_BITS(sum));
}

SHAPE(live_vector)
{
    record r = new_record(bias);
    float4 v = make_float4((float)x, (float)y * 0.5f, (float)(x * y), (float)trips + 0.25f);
    const uint4 u = make_uint4(scramble(x), scramble(y), scramble(x + y), scramble(x ^ y));
    shoot(FLAT, x, y, 0, 1, &r);
    v.y += r.t;
    v.z += v.w;
    return make_uint4(r.value ^ u.x, FLOAT_BITS(v.x + v.y) + u.y, FLOAT_BITS(v.z) ^ u.z,
                      FLOAT_BITS(v.w) + u.w);
}

#ifdef __CUDACC__
#define ALIGN16 __align__(16)
#else
#define ALIGN16 __attribute__((aligned(16)))
#endif
typedef struct ALIGN16 aligned_struct {
    float a;
    unsigned char b, c;
    unsigned short d;
    unsigned long long e;
} aligned_struct;

SHAPE(live_aligned_struct)
{
    record r = new_record(bias);
    aligned_struct s;
    s.a = (float)x * 1.5f;
    s.b = (unsigned char)(y * 31);
    s.c = (unsigned char)(x * 17);
    s.d = (unsigned short)(x * 4000 + y);
    s.e = (unsigned long long)scramble(x) << 20;
    shoot(FLAT, x, y, 0, 1, &r);
    s.e += r.value;
    return make_uint4(FLOAT_BITS(s.a), s.b | s.c << 8 | (unsigned int)s.d << 16, low(s.e),
                      high(s.e));
}

SHAPE(live_array)
{
    record r = new_record(bias);
    unsigned int a[8];
    for (unsigned int i = 0; i < 8; i++) a[(i + trips) & 7] = scramble(i * 9 + x);
    shoot(FLAT, x, y, 0, 1, &r);
    unsigned int sum = 0;
    for (unsigned int i = 0; i < inner + 1; i++) sum = sum * 3 + a[(i * 3 + y) & 7];
    return make_uint4(r.value, sum, a[r.value & 7], a[x & 7]);
}

SHAPE(live_array_of_4096_bytes)
{
    record r = new_record(bias);
    unsigned int a[1024];
    for (unsigned int i = 0; i < 1024; i++) a[i] = i * x ^ y;
    for (unsigned int i = 0; i < trips; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        a[r.value % 1024] += i + 1;
    }
    unsigned int sum = 0;
    for (unsigned int i = 0; i < 1024; i++) sum = sum * 3 + a[i];
    return make_uint4(r.value, sum, a[x], a[1023 - y]);
}

SHAPE(array_written_between_traces)
{
    record r = new_record(bias);
    unsigned int a[6] = {x, y, 3, 4, 5, 6};
    for (unsigned int i = 0; i < trips + 2; i++) {
        shoot(FLAT, x + i, y + a[i % 6], 0, 1, &r);
        a[(i + y) % 6] ^= r.value;
        a[r.value % 6] += i;
    }
    return make_uint4(a[0] + a[1] * 3, a[2] + a[3] * 5, a[4] + a[5] * 7, r.value);
}

SHAPE(array_of_structs)
{
    struct {
        unsigned short key;
        double weight;
        bool used;
    } items[4];
    record r = new_record(bias);
    for (unsigned int i = 0; i < 4; i++) {
        items[i].key = (unsigned short)(scramble(i + x) & 0xfff);
        items[i].weight = (double)(i * y) + 0.5;
        items[i].used = (x >> i & 1) != 0;
    }
    shoot(FLAT, x, y, 0, 1, &r);
    const unsigned int k = (r.value + y) & 3;
    items[k].weight += (double)r.t;
    shoot(FLAT, x, y, 3, 1, &r);
    return make_uint4(items[k].key + items[(k + trips) & 3].key, high(bits_of(items[k].weight)),
                      items[k].used, r.value ^ low(bits_of(items[(k + 1) & 3].weight)));
}

SHAPE(pointer_into_array)
{
    record r = new_record(bias);
    unsigned int a[8];
    for (unsigned int i = 0; i < 8; i++) a[i] = scramble(i + y);
    unsigned int *p = &a[scramble(x + trips) & 7];
    shoot(FLAT, x, y, 0, 1, &r);
    *p += r.value;
    return make_uint4(*p, (unsigned int)(p - a), a[x & 7], a[y & 7]);
}

SHAPE(pointer_to_one_of_two_arrays)
{
    record r = new_record(bias);
    unsigned int a[4], b[4];
    for (unsigned int i = 0; i < 4; i++) {
        a[i] = x + i * inner;
        b[i] = y * i + trips;
    }
    unsigned int *p = (x + y) & 1 ? a : b;
    shoot(FLAT, x, y, 0, 1, &r);
    p[r.count & 3] += 5;
    p = p == a ? b : a;
    shoot(FLAT, x, y, 3, 1, &r);
    p[r.value & 3] ^= 0xff;
    return make_uint4(a[0] + 10 * a[1] + 100 * a[2] + 1000 * a[3],
                      b[0] + 10 * b[1] + 100 * b[2] + 1000 * b[3], r.value, p == a);
}

SHAPE(pointer_that_walks)
{
    record r = new_record(bias);
    unsigned char text[16];
    for (unsigned int i = 0; i < 16; i++) text[i] = (unsigned char)scramble(i + x);
    const unsigned char *p = text, *end = text + (trips * 3 & 15);
    unsigned int sum = 0;
    while (p < end) {
        shoot(FLAT, x + *p, y, 0, 1, &r);
        sum = sum * 7 + *p++;
    }
    return make_uint4(r.value, sum, (unsigned int)(p - text), r.count);
}

SHAPE(pointer_in_struct)
{
    struct {
        unsigned int *at;
        unsigned int step;
    } cursor;
    record r = new_record(bias);
    unsigned int a[9];
    for (unsigned int i = 0; i < 9; i++) a[i] = scramble(i * x + y);
    cursor.at = a + (x & 1);
    cursor.step = 1 + (y & 1);
    for (unsigned int i = 0; i < 3; i++) {
        shoot(FLAT, x + i, y, 0, 1, &r);
        *cursor.at ^= r.value;
        cursor.at += cursor.step;
    }
    unsigned int sum = 0;
    for (unsigned int i = 0; i < 9; i++) sum = sum * 5 + a[i];
    return make_uint4(r.value, sum, (unsigned int)(cursor.at - a), cursor.step);
}

SHAPE(pointer_to_payload)
{
    record one = new_record(x), two = new_record(y);
    record *r = x & 1 ? &one : &two;
    shoot(FLAT, x, y, 0, 1, r);
    r = r->count == 1 ? &one : &two;
    shoot(FLAT, x, y, 3, 1, r);
    return make_uint4(one.value, two.value, one.count, two.count);
}

SHAPE(payload_after_another_trace)
{
    record a = new_record(bias), b = new_record(x), c = new_record(y);
    shoot(FLAT, x, y, 0, 1, &a);
    shoot(FLAT, x + a.count, y, 0, -1, &b);
    shoot(FLAT, x, y + b.count, a.t, 1, &c);
    return make_uint4(a.value, b.value, c.value, FLOAT_BITS(a.t + b.t + c.t));
}

SHAPE(array_of_payloads)
{
    record all[4];
    for (unsigned int i = 0; i < 4; i++) all[i] = new_record(i + bias);
    for (unsigned int i = 0; i < trips + 1; i++)
        shoot(FLAT, x + i, y, (float)(i & 1) * 3.0f, 1, &all[(x + i) & 3]);
    return make_uint4(all[0].value, all[1].value, all[2].value, all[3].value + all[0].count);
}

SHAPE(value_of_one_branch)
{
    record r = new_record(bias);
    unsigned int v;
    if (x & 1) {
        v = scramble(y);
        shoot(FLAT, x, y, 0, 1, &r);
    } else {
        shoot(FLAT, x, y, 3, 1, &r);
        v = r.value * 3;
    }
    shoot(FLAT, x, y, 5, -1, &r);
    return make_uint4(r.value, v, r.count, FLOAT_BITS(r.t));
}

SHAPE(value_across_loop)
{
    record r = new_record(bias);
    const unsigned int kept = scramble(x * y + trips);
    const double wide = (double)kept * 0.125;
    for (unsigned int i = 0; i < trips; i++) shoot(FLAT, x + i, y, 0, 1, &r);
    const float late = (float)wide;
    shoot(FLAT, x, y, 0, -1, &r);
    return make_uint4(r.value, kept, FLOAT_BITS(late), high(bits_of(wide)));
}

/* 48 values, unlike one another. */
SHAPE(many_values)
{
    record r = new_record(bias);
#define DO(f) f(0) f(1) f(2) f(3) f(4) f(5) f(6) f(7) f(8) f(9) f(10) f(11)
#define DEFINE(i)                                                                                  \
    const unsigned int u##i = scramble(x * 16 + y + i * 1000);                                     \
    const float f##i = (float)(u##i >> 12) * 0.5f;                                                 \
    const unsigned long long l##i = (unsigned long long)u##i * (u##i | 1);                         \
    const bool b##i = (u##i >> i & 1) != 0;
#define USE(i)                                                                                     \
    sum = sum * 3 + u##i;                                                                          \
    total += f##i;                                                                                 \
    mixed ^= l##i >> i;                                                                            \
    if (b##i) odd += i + 1;
    DO(DEFINE)
    shoot(FLAT, x, y, 0, 1, &r);
    unsigned int sum = 0, odd = 0;
    unsigned long long mixed = 0;
    float total = 0.0f;
    DO(USE)
    return make_uint4(sum ^ r.value, FLOAT_BITS(total), low(mixed) + high(mixed), odd);
#undef DO
#undef DEFINE
#undef USE
}

SHAPE(kept_buffer_address)
{
    record r = new_record(bias);
#ifdef __CUDACC__
    uint4 *element = &result[launch_index];
#else
    uint4 storage, *element = &storage;
#endif
    element->x = x;
    shoot(FLAT, x, y, 0, 1, &r);
    element->x += 5;
    return make_uint4(r.value, element->x, r.count, x);
}
