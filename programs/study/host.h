/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The parts of CUDA C that the kernels of the study use, for a C compiler. Operations of a warp are
 * functions that whoever runs kernels on the host defines (tests/study/warp.h); a source that only
 * uses the steps of one ray needs none of them.
 */
#ifndef STUDY_HOST_H
#define STUDY_HOST_H

#include <math.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

typedef struct float4 {
    float x, y, z, w;
} float4;

#define STUDY_FUNCTION static inline __attribute__((unused))
#ifdef STUDY_SYMBOL /* the name of the one kernel that this is about */
#define STUDY_KERNEL(name) void STUDY_SYMBOL
#else
#define STUDY_KERNEL(name) static void __attribute__((unused)) name
#endif
#define STUDY_SHARED static
#define STUDY_UNROLL
/* Both are plain loads. */
#define STUDY_TEXTURE(texture, memory, index) ((const float4 *)(memory))[index]
#define __ldg(address) (*(address))
#define STUDY_NO_UNROLL
/* Without the others a lane decides for itself, which changes when it does what, but no result. */
#define STUDY_HERE() 0u
#define STUDY_ANY(here, p) ((void)(here), (p))
#define STUDY_BALLOT(p) study_host_ballot(p, __LINE__)
#define STUDY_ANY_OF_WARP(p) (study_host_ballot(p, __LINE__) != 0)
#define STUDY_SHUFFLE(v, lane) study_host_shuffle((int)(v), (int)(lane), __LINE__)
#define STUDY_SYNC() (void)study_host_ballot(true, __LINE__)
#define STUDY_LANE() study_host_lane()
#define STUDY_WARP() 0u
#define STUDY_THREAD() study_host_thread()
#define STUDY_THREADS() study_host_threads()

unsigned study_host_ballot(bool value, int line);
int study_host_shuffle(int value, int lane, int line);
unsigned study_host_lane(void);
unsigned study_host_thread(void);
unsigned study_host_threads(void);

STUDY_FUNCTION float4 make_float4(float x, float y, float z, float w)
{
    return (float4){x, y, z, w};
}

STUDY_FUNCTION int __float_as_int(float value)
{
    int bits;
    memcpy(&bits, &value, sizeof(bits));
    return bits;
}

STUDY_FUNCTION float __int_as_float(int bits)
{
    float value;
    memcpy(&value, &bits, sizeof(value));
    return value;
}

STUDY_FUNCTION int __popc(unsigned bits)
{
    return __builtin_popcount(bits);
}

STUDY_FUNCTION int __ffs(int bits)
{
    return __builtin_ffs(bits);
}

STUDY_FUNCTION int min(int a, int b)
{
    return a < b ? a : b;
}

STUDY_FUNCTION int max(int a, int b)
{
    return a > b ? a : b;
}

#define __vimax3_s32(a, b, c) max(max(a, b), c)
#define __vimin3_s32(a, b, c) min(min(a, b), c)

/* Fibers of one thread run the lanes: nothing comes between. */
STUDY_FUNCTION unsigned study_host_add32(unsigned *to, unsigned value)
{
    unsigned before = *to;
    *to += value;
    return before;
}

STUDY_FUNCTION unsigned long long study_host_add64(unsigned long long *to, unsigned long long value)
{
    unsigned long long before = *to;
    *to += value;
    return before;
}

STUDY_FUNCTION unsigned long long atomicMin(unsigned long long *to, unsigned long long value)
{
    unsigned long long before = *to;
    if (value < before) *to = value;
    return before;
}

#define atomicAdd(address, value)                                                                  \
    _Generic(*(address), unsigned: study_host_add32, default: study_host_add64)((void *)(address), \
                                                                                value)

#endif
