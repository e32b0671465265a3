/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Payloads of 1 to 256 bytes. The hit program changes every byte in a way that depends on its
 * place, the miss program reverses them, and bytes on both sides of the payload have to stay.
 * See shape.h.
 */
#include "shape.h"

/* Ray types are numbered in the order of the sizes. */
#define PAYLOAD_SIZES(f)                                                                           \
    f(0, 1) f(1, 2) f(2, 3) f(3, 4) f(4, 5) f(5, 8) f(6, 12) f(7, 16) f(8, 17) f(9, 32) f(10, 64)  \
        f(11, 100) f(12, 128) f(13, 255) f(14, 256)

FUNCTION unsigned int sum_of(const unsigned char *bytes, unsigned int count)
{
    unsigned int sum = 0;
    for (unsigned int i = 0; i < count; i++) sum = sum * 131 + bytes[i];
    return sum;
}

#define BYTES(type, n)                                                                             \
    typedef struct bytes##n {                                                                      \
        unsigned char b[n];                                                                        \
    } bytes##n;                                                                                    \
    DECLARE_PAYLOAD(bytes##n)                                                                      \
    PROGRAM(hit_##n)                                                                               \
    {                                                                                              \
        bytes##n *p = &PAYLOAD_OF(bytes##n);                                                       \
        for (unsigned int i = 0; i < n; i++)                                                       \
            p->b[i] = (unsigned char)(p->b[i] * 3 + i + TILE + bias);                              \
    }                                                                                              \
    PROGRAM(miss_##n)                                                                              \
    {                                                                                              \
        bytes##n *p = &PAYLOAD_OF(bytes##n);                                                       \
        for (unsigned int i = 0, k = n - 1; i < k; i++, k--) {                                     \
            const unsigned char kept = p->b[i];                                                    \
            p->b[i] = p->b[k];                                                                     \
            p->b[k] = (unsigned char)(kept + 1);                                                   \
        }                                                                                          \
    }                                                                                              \
    SHAPE(payload_of_##n)                                                                          \
    {                                                                                              \
        struct {                                                                                   \
            unsigned char before[5];                                                               \
            bytes##n payload;                                                                      \
            unsigned char after[5];                                                                \
        } s;                                                                                       \
        for (unsigned int i = 0; i < 5; i++) {                                                     \
            s.before[i] = (unsigned char)(x * 3 + i);                                              \
            s.after[i] = (unsigned char)(y * 5 + i);                                               \
        }                                                                                          \
        for (unsigned int i = 0; i < n; i++) s.payload.b[i] = (unsigned char)(x * 16 + y + i * 7); \
        for (unsigned int i = 0; i < trips + 1; i++)                                               \
            TRACE(type, (float)((x + i) % GRID_WIDTH) + 0.5f, (float)y + 0.5f, 0.0f, 1.0f, 0.0f,   \
                  1000.0f, &s.payload);                                                            \
        return make_uint4(sum_of(s.payload.b, n), s.payload.b[x % n], sum_of(s.before, 5),         \
                          sum_of(s.after, 5));                                                     \
    }
PAYLOAD_SIZES(BYTES)

/* A payload with members of every alignment, read and written as a whole. */
typedef struct mixed {
    unsigned char a;
    unsigned short b;
    double c;
    float d[3];
    unsigned long long e;
    signed char f;
} mixed;
DECLARE_PAYLOAD(mixed)

enum { MIXED_TYPE = 15 };

PROGRAM(hit_mixed)
{
    mixed m = PAYLOAD_OF(mixed);
    m.a = (unsigned char)(m.a + TILE);
    m.b = (unsigned short)(m.b * 3);
    m.c += (double)DISTANCE;
    m.d[TILE % 3] = DISTANCE;
    m.e = m.e << 3 | TILE;
    m.f = (signed char)-m.f;
    PAYLOAD_OF(mixed) = m;
}

PROGRAM(miss_mixed)
{
    mixed *m = &PAYLOAD_OF(mixed);
    m->f = (signed char)(m->f - 100);
    m->d[m->a % 3] += 0.5f;
}

SHAPE(payload_of_mixed_members)
{
    mixed m;
    m.a = (unsigned char)x;
    m.b = (unsigned short)(y * 1000);
    m.c = (double)bias;
    m.d[0] = m.d[1] = m.d[2] = (float)x * 0.25f;
    m.e = ~0ull / (x + 2);
    m.f = (signed char)y;
    for (unsigned int i = 0; i < trips; i++)
        TRACE(MIXED_TYPE, (float)((x + i) % GRID_WIDTH) + 0.5f, (float)y + 0.5f, 0.0f, 1.0f, 0.0f,
              1000.0f, &m);
    return make_uint4(m.a | (unsigned int)m.b << 8, FLOAT_BITS((float)m.c),
                      FLOAT_BITS(m.d[0] + m.d[1] * 2.0f + m.d[2] * 4.0f),
                      (unsigned int)m.e ^ (unsigned int)(m.e >> 32) ^ (unsigned int)(int)m.f);
}
