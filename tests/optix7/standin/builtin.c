/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernels that Dr.Jit brings along, in plain C, as far as tests need them. Parameters are those
 * of its CUDA sources.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

static void fill_64(const struct standin_launch *launch, const char *called)
{
    (void)called;
    uint64_t *to = PARAMETER(launch, uint64_t *, 0), value = PARAMETER(launch, uint64_t, 2);
    for (uint32_t i = 0; i < PARAMETER(launch, uint32_t, 1); i++) to[i] = value;
}

/* Collects values of several sizes; a negative size is one of what is pointed to. */
static void aggregate(const struct standin_launch *launch, const char *called)
{
    (void)called;
    struct entry {
        int16_t size;
        uint16_t unused;
        uint32_t offset;
        uint64_t value;
    };
    unsigned char *to = PARAMETER(launch, unsigned char *, 0);
    const struct entry *entries = PARAMETER(launch, const struct entry *, 1);
    for (uint32_t i = 0; i < PARAMETER(launch, uint32_t, 2); i++) {
        const struct entry *e = &entries[i];
        const void *from = e->size > 0 ? (const void *)&e->value : (const void *)e->value;
        memcpy(to + e->offset, from, (size_t)(e->size > 0 ? e->size : -e->size));
    }
}

/* ---- blocks become their sum, largest, ... ---- */

/* Of "..._vec_1024" the sizes below count 16 bytes; a block is divided into chunks of 1024
 * elements, each of which becomes a value. */
struct reduction {
    const void *in;
    void *out;
    uint32_t size, block, chunks, results; /* chunks of a block; of all */
};

static uint32_t chunk_of(const char *called)
{
    return (uint32_t)atoi(strrchr(called, '_') + 1);
}

static uint32_t width_of(const char *called, size_t element)
{
    return strstr(called, "_vec_") ? (uint32_t)(16 / element) : 1;
}

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

#define REDUCE(op, name, type, first_value, ...)                                                   \
    static void reduce_##op##_##name(const struct standin_launch *launch, const char *called)      \
    {                                                                                              \
        const struct reduction r = PARAMETER(launch, struct reduction, 0);                         \
        uint32_t width = width_of(called, sizeof(type)), chunk = chunk_of(called);                 \
        uint32_t size = r.size * width, block = r.block * width;                                   \
        const type *in = r.in;                                                                     \
        for (uint32_t k = 0; k < r.results; k++) {                                                 \
            uint32_t begin = k / r.chunks * block, in_block = k % r.chunks * chunk;                \
            uint32_t end = least(begin + least(in_block + chunk, block), size);                    \
            type a = first_value;                                                                  \
            for (uint32_t i = begin + in_block; i < end; i++) {                                    \
                type b = in[i];                                                                    \
                a = __VA_ARGS__;                                                                   \
            }                                                                                      \
            ((type *)r.out)[k] = a;                                                                \
        }                                                                                          \
    }
#define REDUCTIONS(name, type, lowest, highest)                                                    \
    REDUCE(add, name, type, 0, (type)(a + b))                                                      \
    REDUCE(mul, name, type, 1, (type)(a * b))                                                      \
    REDUCE(max, name, type, lowest, a > b ? a : b)                                                 \
    REDUCE(min, name, type, highest, a < b ? a : b)
#define BITWISE_REDUCTIONS(name, type)                                                             \
    REDUCE(and, name, type, (type) ~(type)0, (type)(a & b))                                        \
    REDUCE(or, name, type, 0, (type)(a | b))
REDUCTIONS(f32, float, -INFINITY, INFINITY)
REDUCTIONS(f64, double, -INFINITY, INFINITY)
REDUCTIONS(i32, int32_t, INT32_MIN, INT32_MAX)
REDUCTIONS(u32, uint32_t, 0, UINT32_MAX)
REDUCTIONS(i64, int64_t, INT64_MIN, INT64_MAX)
REDUCTIONS(u64, uint64_t, 0, UINT64_MAX)
BITWISE_REDUCTIONS(u8, uint8_t)
BITWISE_REDUCTIONS(u32, uint32_t)
BITWISE_REDUCTIONS(u64, uint64_t)

/* ---- sums of all elements up to each, in blocks ---- */

struct prefix {
    const void *in;
    void *scratch, *out;
    uint32_t size, block, unused;
    uint8_t unused_byte, exclusive, reverse, pad;
};

#define PREFIX_ADD(name, type)                                                                     \
    static void name(const struct standin_launch *launch, const char *called)                      \
    {                                                                                              \
        (void)called;                                                                              \
        const struct prefix p = PARAMETER(launch, struct prefix, 0);                               \
        const type *in = p.in;                                                                     \
        type *out = p.out;                                                                         \
        for (uint32_t first = 0; first < p.size; first += p.block) {                               \
            uint32_t count = p.size - first < p.block ? p.size - first : p.block;                  \
            type sum = 0;                                                                          \
            for (uint32_t k = 0; k < count; k++) {                                                 \
                uint32_t i = first + (p.reverse ? count - 1 - k : k);                              \
                type value = in[i];                                                                \
                out[i] = p.exclusive ? sum : sum + value;                                          \
                sum += value;                                                                      \
            }                                                                                      \
        }                                                                                          \
    }
PREFIX_ADD(prefix_add_f32, float)
PREFIX_ADD(prefix_add_u32, uint32_t)

#define REDUCTION_ROW(op, name) {"block_reduce_" #op "_" #name "_", reduce_##op##_##name}
#define REDUCTION_ROWS(name)                                                                       \
    REDUCTION_ROW(add, name), REDUCTION_ROW(mul, name), REDUCTION_ROW(max, name),                  \
        REDUCTION_ROW(min, name)
#define BITWISE_ROWS(name) REDUCTION_ROW(and, name), REDUCTION_ROW(or, name)

static const struct {
    const char *prefix; /* of the name: sizes of blocks follow */
    standin_builtin *run;
} builtins[] = {
    {"fill_64", fill_64},
    {"aggregate", aggregate},
    {"transpose", standin_transpose},
    {"compress_small", standin_compress_small},
    {"compress_large_init", standin_nothing},
    {"compress_large", standin_compress_large},
    {"block_mkperm_phase_1_tiny", standin_count_by_warp},
    {"block_mkperm_phase_1_", standin_count},
    {"block_mkperm_phase_3", standin_list_buckets},
    {"block_mkperm_phase_4_", standin_permute},
    REDUCTION_ROWS(f32),
    REDUCTION_ROWS(f64),
    REDUCTION_ROWS(i32),
    REDUCTION_ROWS(u32),
    REDUCTION_ROWS(i64),
    REDUCTION_ROWS(u64),
    BITWISE_ROWS(u8),
    BITWISE_ROWS(u32),
    BITWISE_ROWS(u64),
    {"block_prefix_reduce_add_f32_", prefix_add_f32},
    {"block_prefix_reduce_add_u32_", prefix_add_u32},
};

standin_builtin *standin_builtin_find(const char *name)
{
    for (size_t i = 0; i < sizeof(builtins) / sizeof(builtins[0]); i++)
        if (!strncmp(name, builtins[i].prefix, strlen(builtins[i].prefix))) return builtins[i].run;
    return NULL;
}
