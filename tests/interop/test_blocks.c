/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Decoders of block-compressed texels against OpenGL's: random blocks of every format, and of BC6H
 * and BC7 as many of each mode, reserved ones too. Those two agree to the bit. Of the older formats
 * implementations may blend as they like, within limits: they agree within two steps of 8 bits.
 * Skipped where there is no EGL.
 *   test_blocks [record]   writes a block of each mode of BC6H and BC7, and OpenGL's texels:
 *                          tests/unit/blocks_known.h is all of that but the first line
 */
#include <math.h>

#include "runtime/blocks/blocks.h"
#include "tests/harness.h"
#include "tests/interop/egl.h"
#include "tests/unit/random_bits.h"

enum { SIDE = 64, BLOCKS = SIDE * SIDE, TEXELS_SIDE = SIDE * RW_BLOCK_SIDE };
enum { TEXELS = TEXELS_SIDE * TEXELS_SIDE };
enum { TEXTURE_2D = 0x0DE1, RGBA = 0x1908, BYTES = 0x1401, FLOATS = 0x1406, HALVES = 0x140B };

static const struct case_of {
    const char *name;
    RTformat format;
    unsigned gl;      /* its format */
    unsigned read;    /* type of what is read back */
    double largest;   /* what stands for 1 in our texels */
    double tolerance; /* in parts of 1 */
} cases[] = {
    {"BC1", RT_FORMAT_UNSIGNED_BC1, 0x83F1, BYTES, 255, 2.01 / 255},
    {"BC2", RT_FORMAT_UNSIGNED_BC2, 0x83F2, BYTES, 255, 2.01 / 255},
    {"BC3", RT_FORMAT_UNSIGNED_BC3, 0x83F3, BYTES, 255, 2.01 / 255},
    {"BC4", RT_FORMAT_UNSIGNED_BC4, 0x8DBB, FLOATS, 65535, 2.01 / 255},
    {"BC4 signed", RT_FORMAT_BC4, 0x8DBC, FLOATS, 32767, 2.01 / 127},
    {"BC5", RT_FORMAT_UNSIGNED_BC5, 0x8DBD, FLOATS, 65535, 2.01 / 255},
    {"BC5 signed", RT_FORMAT_BC5, 0x8DBE, FLOATS, 32767, 2.01 / 127},
    {"BC6H", RT_FORMAT_UNSIGNED_BC6H, 0x8E8F, HALVES, 0, 0},
    {"BC6H signed", RT_FORMAT_BC6H, 0x8E8E, HALVES, 0, 0},
    {"BC7", RT_FORMAT_UNSIGNED_BC7, 0x8E8C, BYTES, 255, 0},
};

static unsigned char blocks[BLOCKS * 16], ours[TEXELS * 8], theirs[TEXELS * 16];

/* A mode of the format's, each in turn; of BC7 the ninth is none. */
static void set_mode(unsigned char *block, RTformat format, unsigned number)
{
    static const unsigned char codes[] = {0,    1,    0x02, 0x06, 0x0a, 0x0e, 0x12, 0x16, 0x1a,
                                          0x1e, 0x03, 0x07, 0x0b, 0x0f, 0x13, 0x17, 0x1b, 0x1f};
    if (format == RT_FORMAT_UNSIGNED_BC7) {
        const unsigned mode = number % 9;
        *block = (unsigned char)(mode == 8 ? 0 : (*block | 1) << mode);
    } else if (format == RT_FORMAT_BC6H || format == RT_FORMAT_UNSIGNED_BC6H) {
        const unsigned code = codes[number % sizeof(codes)], mask = code < 2 ? 3 : 31;
        *block = (unsigned char)((*block & ~mask) | code);
    }
}

/* What an implementation may see either way: signed ends of which clamping turns the order. */
static void avoid_doubt(unsigned char *block, RTformat format)
{
    for (unsigned k = 0; k < 16 && (format == RT_FORMAT_BC4 || format == RT_FORMAT_BC5); k += 8)
        if (block[k + 1] == 0x80) block[k + 1] = 0x81;
}

static void make_blocks(const struct case_of *c, size_t size)
{
    for (unsigned i = 0; i < BLOCKS; i++) {
        unsigned char *block = blocks + i * size;
        for (size_t k = 0; k < size; k++) block[k] = (unsigned char)random_bits();
        set_mode(block, c->format, i);
        avoid_doubt(block, c->format);
    }
}

static void decode_by_gl(const struct case_of *c, size_t size)
{
    unsigned name;
    glGenTextures(1, &name);
    glBindTexture(TEXTURE_2D, name);
    glCompressedTexImage2D(TEXTURE_2D, 0, c->gl, TEXELS_SIDE, TEXELS_SIDE, 0, (int)(BLOCKS * size),
                           blocks);
    glGetTexImage(TEXTURE_2D, 0, RGBA, c->read, theirs);
}

static double our_value(const struct rw_block_format *f, const struct case_of *c, unsigned i,
                        unsigned component)
{
    if (f->texel_size == f->components) return ours[i * f->texel_size + component] / c->largest;
    uint16_t word;
    memcpy(&word, ours + i * f->texel_size + 2 * component, sizeof(word));
    if (c->largest == 0) return word; /* halves: their bits */
    return (c->largest < 65535 ? (double)(int16_t)word : (double)word) / c->largest;
}

static double their_value(const struct case_of *c, unsigned i, unsigned component)
{
    float value;
    uint16_t word;
    if (c->read == BYTES) return theirs[4 * i + component] / 255.0;
    memcpy(&value, theirs + 16 * i + 4 * component, sizeof(value));
    memcpy(&word, theirs + 8 * i + 2 * component, sizeof(word));
    return c->read == HALVES ? (double)word : (double)value;
}

static unsigned count_wrong(const struct rw_block_format *f, const struct case_of *c, double *most)
{
    unsigned wrong = 0;
    for (unsigned i = 0; i < TEXELS; i++)
        for (unsigned k = 0; k < f->components; k++) {
            const double a = our_value(f, c, i, k), b = their_value(c, i, k);
            *most = fmax(*most, fabs(a - b));
            if (fabs(a - b) <= c->tolerance) continue;
            if (!wrong++)
                fprintf(stderr, "%s: component %u of texel %u is %g, OpenGL's %g\n", c->name, k, i,
                        a, b);
        }
    return wrong;
}

TEST(random_blocks)
{
    static const uint32_t size[] = {TEXELS_SIDE, TEXELS_SIDE, 1};
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        const struct case_of *c = &cases[i];
        const struct rw_block_format *f = rw_block_format_find(c->format);
        double most = 0;
        CHECK(f);
        make_blocks(c, f->size);
        rw_blocks_decode(f, blocks, size, ours);
        decode_by_gl(c, f->size);
        CHECK_EQ(glGetError(), 0);
        CHECK_EQ(count_wrong(f, c, &most), 0);
        printf("     %s: at most %g away\n", c->name, most);
    }
}

/* ---- known answers ---- */

static void print_bytes(const unsigned char *bytes, size_t size)
{
    printf("\"");
    for (size_t k = 0; k < size; k++) printf("%02x", bytes[k]);
    printf("\"");
}

/* A block of each mode, which the first of random blocks are. */
static void record(const struct case_of *c, unsigned modes)
{
    const size_t texel = c->read == HALVES ? 8 : 4;
    make_blocks(c, 16);
    decode_by_gl(c, 16);
    for (unsigned i = 0; i < modes; i++) {
        printf("    {RT_FORMAT_%s,\n     ", c->format == RT_FORMAT_BC6H ? "BC6H"
                                            : c->format == RT_FORMAT_UNSIGNED_BC6H
                                                ? "UNSIGNED_BC6H"
                                                : "UNSIGNED_BC7");
        print_bytes(blocks + 16 * (size_t)i, 16);
        for (size_t y = 0; y < RW_BLOCK_SIDE; y++) {
            const size_t at = y * TEXELS_SIDE + (size_t)i * RW_BLOCK_SIDE;
            printf(y ? "\n     " : ",\n     ");
            print_bytes(theirs + at * texel, RW_BLOCK_SIDE * texel);
        }
        printf("},\n");
    }
}

static int record_all(void)
{
    printf("/* SPDX-License-Identifier: Apache-2.0 */\n"
           "/* Blocks of each mode, and their texels as OpenGL has them (%s): by\n"
           " * tests/interop/test_blocks.c. In bytes, the texels by rows. */\n",
           glGetString(0x1F02));
    printf("#include \"raywright.h\"\n\n"
           "static const struct {\n"
           "    RTformat format;\n"
           "    const char *block, *texels;\n"
           "} known[] = {\n");
    record(&cases[9], 9);
    record(&cases[7], 18);
    record(&cases[8], 18);
    printf("};\n");
    return 0;
}

int main(int argc, char **argv)
{
    static const struct rw_test tests[] = {{"random blocks", test_random_blocks}};
    if (!egl_begin(true)) SKIP("there is no EGL with OpenGL 3.3");
    return argc > 1 && !strcmp(argv[1], "record") ? record_all() : RUN_TABLE(tests);
}
