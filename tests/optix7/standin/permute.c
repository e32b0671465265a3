/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The kernels of Dr.Jit that move elements, in plain C: matrices turned, indices of true values,
 * and the permutation that sorts small numbers, by which it groups calls of virtual functions.
 * Parameters are those of its CUDA sources; of the last, kernels of four phases with scans between,
 * only what the next phase sees is the same.
 */
#include <stdint.h>
#include <string.h>

#include "kernels.h"

/* Matrices of uint32_t, one for each z of the grid. */
void standin_transpose(const struct standin_launch *launch, const char *called)
{
    (void)called;
    const uint32_t *in = PARAMETER(launch, const uint32_t *, 0);
    uint32_t *out = PARAMETER(launch, uint32_t *, 1);
    uint32_t rows = PARAMETER(launch, uint32_t, 2), columns = PARAMETER(launch, uint32_t, 3);
    uint32_t stride = PARAMETER(launch, uint32_t, 4);
    for (uint32_t z = 0; z < (stride ? launch->grid[2] : 1); z++)
        for (uint32_t r = 0; r < rows; r++)
            for (uint32_t c = 0; c < columns; c++)
                out[(size_t)z * stride + (size_t)c * rows + r] =
                    in[(size_t)z * stride + (size_t)r * columns + c];
}

/* ---- indices of what is true ---- */

static void compress(const uint8_t *in, uint32_t *out, uint32_t size, uint32_t *found)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < size; i++)
        if (in[i]) out[count++] = i;
    *found = count;
}

void standin_compress_small(const struct standin_launch *launch, const char *called)
{
    (void)called;
    compress(PARAMETER(launch, const uint8_t *, 0), PARAMETER(launch, uint32_t *, 1),
             PARAMETER(launch, uint32_t, 2), PARAMETER(launch, uint32_t *, 3));
}

/* The input is padded to what all threads read, 16 bytes each. */
void standin_compress_large(const struct standin_launch *launch, const char *called)
{
    (void)called;
    compress(PARAMETER(launch, const uint8_t *, 0), PARAMETER(launch, uint32_t *, 1),
             launch->grid[0] * launch->block[0] * 16, PARAMETER(launch, uint32_t *, 3));
}

/* What prepares memory that only a GPU's version needs. */
void standin_nothing(const struct standin_launch *launch, const char *called)
{
    (void)launch, (void)called;
}

/* ---- sorting ---- */

static uint32_t least(uint32_t a, uint32_t b)
{
    return a < b ? a : b;
}

/* Blocks of values are sorted each on their own. A block's table has a row of counts for each of
 * those that count at the same time; here the first counts all. */
static void count(const struct standin_launch *launch, uint32_t rows)
{
    const uint32_t *values = PARAMETER(launch, const uint32_t *, 0);
    uint32_t *table = PARAMETER(launch, uint32_t *, 1);
    uint32_t size = PARAMETER(launch, uint32_t, 2), buckets = PARAMETER(launch, uint32_t, 4);
    uint32_t block = PARAMETER(launch, uint32_t, 5);
    for (uint32_t y = 0; y < launch->grid[1]; y++, table += (size_t)rows * buckets) {
        memset(table, 0, (size_t)rows * buckets * sizeof(*table));
        for (uint32_t i = y * block; i < least((y + 1) * block, size); i++) table[values[i]]++;
    }
}

void standin_count(const struct standin_launch *launch, const char *called)
{
    (void)called;
    count(launch, launch->grid[0]);
}

void standin_count_by_warp(const struct standin_launch *launch, const char *called)
{
    (void)called;
    count(launch, launch->grid[0] * (launch->block[0] / 32));
}

/* Of where each bucket begins: those that have elements, where they begin, and how many. */
void standin_list_buckets(const struct standin_launch *launch, const char *called)
{
    (void)called;
    const uint32_t *begins = PARAMETER(launch, const uint32_t *, 0);
    uint32_t buckets = PARAMETER(launch, uint32_t, 1), size = PARAMETER(launch, uint32_t, 3);
    uint32_t *found = PARAMETER(launch, uint32_t *, 4), *list = PARAMETER(launch, uint32_t *, 5);
    for (uint32_t i = 0; i < buckets; i++) {
        uint32_t end = i + 1 < buckets ? begins[i + 1] : size;
        if (end == begins[i]) continue;
        const uint32_t entry[4] = {i, begins[i], end - begins[i], 0};
        memcpy(&list[4 * (*found)++], entry, sizeof(entry));
    }
}

/* The table's first row has where each bucket begins, and is moved on. */
void standin_permute(const struct standin_launch *launch, const char *called)
{
    uint32_t rows = launch->grid[0] * (strstr(called, "tiny") ? launch->block[0] / 32 : 1);
    const uint32_t *values = PARAMETER(launch, const uint32_t *, 0);
    uint32_t *table = PARAMETER(launch, uint32_t *, 1), *out = PARAMETER(launch, uint32_t *, 2);
    uint32_t size = PARAMETER(launch, uint32_t, 3), buckets = PARAMETER(launch, uint32_t, 5);
    uint32_t block = PARAMETER(launch, uint32_t, 6);
    for (uint32_t y = 0; y < launch->grid[1]; y++, table += (size_t)rows * buckets)
        for (uint32_t i = y * block; i < least((y + 1) * block, size); i++)
            out[y * block + table[values[i]]++] = i;
}
