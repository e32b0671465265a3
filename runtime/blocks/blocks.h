/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Block-compressed texels: each 4 x 4 of an image are a block of 8 or 16 bytes. Every block
 * decodes, whatever its bits. The texels are those of a plain format, row after row of the block:
 *
 *   BC1, BC2, BC3, BC7   four bytes; blends are rounded to whole bytes
 *   BC4, BC5             one or two numbers of 16 bits, in which blends lose next to nothing
 *   BC6H                 four halves, to the bit; the fourth is 1
 *
 * Sources: Khronos Data Format Specification 1.3, chapters 18 to 20 (S3TC, RGTC, BPTC).
 */
#ifndef RW_BLOCKS_H
#define RW_BLOCKS_H

#include <stddef.h>
#include <stdint.h>

#include "raywright.h"

enum { RW_BLOCK_SIDE = 4, RW_BLOCK_TEXELS = 16 };

struct rw_block_format {
    RTformat format;
    size_t size;         /* bytes of a block */
    uint32_t texel;      /* enum rw_texel_type of programs/texture.h, of one component */
    uint32_t components; /* of a texel */
    size_t texel_size;   /* bytes */
    void (*decode)(const unsigned char *block, void *texels); /* RW_BLOCK_TEXELS */
};

/* NULL: not block-compressed. */
const struct rw_block_format *rw_block_format_find(RTformat format);

/* Blocks that cover so many texels in a row. */
static inline size_t rw_blocks_along(size_t texels)
{
    return (texels + RW_BLOCK_SIDE - 1) / RW_BLOCK_SIDE;
}

/* Decodes planes of width x height texels, packed, from rows of blocks, packed; of blocks that
 * reach beyond an edge the rest is left out. `size`: width, height, planes. */
void rw_blocks_decode(const struct rw_block_format *format, const unsigned char *blocks,
                      const uint32_t size[3], unsigned char *texels);

/* The decoders, a family a file: bc1_to_5.c, bc6h.c, bc7.c. */
void rw_decode_bc1(const unsigned char *block, void *texels);
void rw_decode_bc2(const unsigned char *block, void *texels);
void rw_decode_bc3(const unsigned char *block, void *texels);
void rw_decode_bc4(const unsigned char *block, void *texels);
void rw_decode_bc4_signed(const unsigned char *block, void *texels);
void rw_decode_bc5(const unsigned char *block, void *texels);
void rw_decode_bc5_signed(const unsigned char *block, void *texels);
void rw_decode_bc6h(const unsigned char *block, void *texels);
void rw_decode_bc6h_signed(const unsigned char *block, void *texels);
void rw_decode_bc7(const unsigned char *block, void *texels);

#endif
