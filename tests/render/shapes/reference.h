/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The shape language in C: what shape.h means when a shape source is compiled for the host. Shapes
 * and programs add themselves to the list of the group, whose name the build gives in GROUP, before
 * main begins.
 */
#ifndef REFERENCE_H
#define REFERENCE_H

#include <math.h>
#include <stdbool.h>
#include <string.h>

typedef struct {
    unsigned int x, y, z, w;
} uint4;
typedef struct {
    float x, y, z, w;
} float4;
typedef struct {
    unsigned char x, y, z, w;
} uchar4;

static inline uint4 make_uint4(unsigned int x, unsigned int y, unsigned int z, unsigned int w)
{
    return (uint4){x, y, z, w};
}

static inline float4 make_float4(float x, float y, float z, float w)
{
    return (float4){x, y, z, w};
}

static inline uchar4 make_uchar4(unsigned char x, unsigned char y, unsigned char z, unsigned char w)
{
    return (uchar4){x, y, z, w};
}

/* One shape or program of a group. */
struct reference_entry {
    const char *group, *name;
    uint4 (*shape)(unsigned int x, unsigned int y); /* NULL: it is a program */
    void (*program)(void);
    struct reference_entry *next; /* in the order of the source */
};
extern struct reference_entry *reference_entries;
void reference_add(struct reference_entry *entry);
void (*reference_program(const char *group, const char *name))(void);

/* What a program of a ray type sees. */
struct reference_state {
    float z, dz, distance;
    unsigned int tile;
    void *payload;
};
extern struct reference_state reference_now;

/* Programs by ray type; NULL: none. Set by the driver. */
enum { REFERENCE_RAY_TYPES = 32 };
extern void (*reference_hit[REFERENCE_RAY_TYPES])(void);
extern void (*reference_miss[REFERENCE_RAY_TYPES])(void);
extern unsigned int reference_traces; /* calls so far */
void reference_trace(unsigned int ray_type, float x, float y, float z, float dz, float tmin,
                     float tmax, void *payload);

extern unsigned int trips, inner, bias;

#define REFERENCE_STRING_(x) #x
#define REFERENCE_STRING(x) REFERENCE_STRING_(x)
#define REFERENCE_ADD(name, shape, program)                                                        \
    __attribute__((constructor)) static void add_##name(void)                                      \
    {                                                                                              \
        static struct reference_entry entry = {REFERENCE_STRING(GROUP), #name, shape, program,     \
                                               NULL};                                              \
        reference_add(&entry);                                                                     \
    }

#define __noinline__ __attribute__((noinline))
#define FUNCTION __attribute__((unused)) static
#define NOINLINE_FUNCTION static __noinline__
#define SHAPE(name)                                                                                \
    static uint4 name(unsigned int x, unsigned int y);                                             \
    REFERENCE_ADD(name, name, NULL)                                                                \
    static uint4 name(unsigned int x, unsigned int y)
#define PROGRAM(name)                                                                              \
    static void name(void);                                                                        \
    REFERENCE_ADD(name, NULL, name)                                                                \
    static void name(void)
#define DECLARE_PAYLOAD(type) /* PAYLOAD_OF finds it */
#define PAYLOAD_OF(type) (*(type *)reference_now.payload)
#define TRACE(ray_type, x, y, z, dz, tmin, tmax, payload)                                          \
    reference_trace(ray_type, x, y, z, dz, tmin, tmax, payload)
#define TILE reference_now.tile
#define DISTANCE reference_now.distance
#define RAY_Z reference_now.z
#define RAY_DZ reference_now.dz

static inline unsigned int float_bits(float value)
{
    unsigned int bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}
#define FLOAT_BITS(f) float_bits(f)

/* Only for values that a half holds exactly and that are not subnormal or 0. */
static inline unsigned short half_of(float value)
{
    unsigned int bits = float_bits(value);
    return (unsigned short)((bits >> 16 & 0x8000u) | ((bits >> 23 & 0xffu) - 112u) << 10 |
                            (bits >> 13 & 0x3ffu));
}

static inline float float_of(unsigned short half)
{
    unsigned int bits =
        (half & 0x8000u) << 16 | ((half >> 10 & 0x1fu) + 112u) << 23 | (half & 0x3ffu) << 13;
    float value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

#endif
