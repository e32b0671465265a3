/* SPDX-License-Identifier: Apache-2.0 */
/* See blocks.h: the table of formats, and images of blocks. */
#include "runtime/blocks/blocks.h"

#include <string.h>

#include "programs/texture.h"

enum { LARGEST_TEXEL = 8 };

static const struct rw_block_format formats[] = {
    {RT_FORMAT_UNSIGNED_BC1, 8, RW_TEXEL_U8, 4, 4, rw_decode_bc1},
    {RT_FORMAT_UNSIGNED_BC2, 16, RW_TEXEL_U8, 4, 4, rw_decode_bc2},
    {RT_FORMAT_UNSIGNED_BC3, 16, RW_TEXEL_U8, 4, 4, rw_decode_bc3},
    {RT_FORMAT_UNSIGNED_BC4, 8, RW_TEXEL_U16, 1, 2, rw_decode_bc4},
    {RT_FORMAT_BC4, 8, RW_TEXEL_S16, 1, 2, rw_decode_bc4_signed},
    {RT_FORMAT_UNSIGNED_BC5, 16, RW_TEXEL_U16, 2, 4, rw_decode_bc5},
    {RT_FORMAT_BC5, 16, RW_TEXEL_S16, 2, 4, rw_decode_bc5_signed},
    {RT_FORMAT_UNSIGNED_BC6H, 16, RW_TEXEL_F16, 4, 8, rw_decode_bc6h},
    {RT_FORMAT_BC6H, 16, RW_TEXEL_F16, 4, 8, rw_decode_bc6h_signed},
    {RT_FORMAT_UNSIGNED_BC7, 16, RW_TEXEL_U8, 4, 4, rw_decode_bc7},
};

const struct rw_block_format *rw_block_format_find(RTformat format)
{
    for (size_t i = 0; i < sizeof(formats) / sizeof(formats[0]); i++)
        if (formats[i].format == format) return &formats[i];
    return NULL;
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

/* A row of blocks: up to four rows of texels. */
static void decode_row(const struct rw_block_format *f, const unsigned char *blocks, size_t width,
                       size_t rows, unsigned char *out)
{
    uint64_t room[RW_BLOCK_TEXELS * LARGEST_TEXEL / sizeof(uint64_t)];
    for (size_t x = 0; x < width; x += RW_BLOCK_SIDE, blocks += f->size) {
        f->decode(blocks, room);
        const size_t bytes = least(width - x, RW_BLOCK_SIDE) * f->texel_size;
        for (size_t y = 0; y < rows; y++)
            memcpy(out + (y * width + x) * f->texel_size,
                   (const unsigned char *)room + y * RW_BLOCK_SIDE * f->texel_size, bytes);
    }
}

void rw_blocks_decode(const struct rw_block_format *format, const unsigned char *blocks,
                      const uint32_t size[3], unsigned char *texels)
{
    const size_t width = size[0], height = size[1];
    for (uint32_t z = 0; z < size[2]; z++)
        for (size_t y = 0; y < height; y += RW_BLOCK_SIDE) {
            const size_t rows = least(height - y, RW_BLOCK_SIDE);
            decode_row(format, blocks, width, rows, texels);
            blocks += rw_blocks_along(width) * format->size;
            texels += rows * width * format->texel_size;
        }
}
