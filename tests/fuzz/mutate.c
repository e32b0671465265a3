/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Changes that keep much of a PTX module whole: lines dropped, doubled, swapped and moved, words
 * replaced by other words of the same text, numbers replaced by extreme ones. Bytes are changed
 * too, by libFuzzer's own mutator or the replay's.
 */
#include <string.h>

#include "tests/fuzz/targets.h"

enum { MAX_PIECE = 4096 };

struct span {
    size_t at, length;
};

static unsigned draw(unsigned *state)
{
    *state = *state * 1664525u + 1013904223u;
    return *state >> 8;
}

/* The line around a random place, with its newline. */
static struct span pick_line(const uint8_t *data, size_t size, unsigned *state)
{
    size_t at = draw(state) % size, end = at;
    while (at > 0 && data[at - 1] != '\n') at--;
    while (end < size && data[end] != '\n') end++;
    return (struct span){at, (end < size ? end + 1 : end) - at};
}

static int is_word(uint8_t c)
{
    return c == '_' || c == '$' || c == '%' || c == '.' || (c >= '0' && c <= '9') ||
           (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static struct span pick_word(const uint8_t *data, size_t size, unsigned *state)
{
    size_t at = draw(state) % size, end = at;
    while (at > 0 && is_word(data[at - 1])) at--;
    while (end < size && is_word(data[end])) end++;
    return (struct span){at, end - at};
}

/* Replaces a span by `piece`; nothing happens where that does not fit. */
static size_t splice(uint8_t *data, size_t size, size_t max_size, struct span span,
                     const uint8_t *piece, size_t length)
{
    if (size - span.length + length > max_size) return size;
    memmove(data + span.at + length, data + span.at + span.length, size - span.at - span.length);
    if (length) memcpy(data + span.at, piece, length);
    return size - span.length + length;
}

/* A copy of one piece of the text put in the place of another, or before it. */
static size_t copy_piece(uint8_t *data, size_t size, size_t max_size, struct span from,
                         struct span to)
{
    uint8_t piece[MAX_PIECE];
    if (from.length > sizeof(piece)) return size;
    memcpy(piece, data + from.at, from.length);
    return splice(data, size, max_size, to, piece, from.length);
}

static size_t drop_line(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    return splice(data, size, max_size, pick_line(data, size, state), NULL, 0);
}

static size_t double_line(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    struct span from = pick_line(data, size, state), to = pick_line(data, size, state);
    to.length = 0;
    return copy_piece(data, size, max_size, from, to);
}

static size_t replace_line(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    struct span from = pick_line(data, size, state), to = pick_line(data, size, state);
    return copy_piece(data, size, max_size, from, to);
}

/* The line and the one after it change places. */
static size_t swap_lines(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    uint8_t piece[MAX_PIECE];
    struct span first = pick_line(data, size, state);
    size_t next = first.at + first.length, end = next;
    (void)max_size;
    if (first.length > sizeof(piece)) return size;
    while (end < size && data[end] != '\n') end++;
    if (end == size) return size;
    memcpy(piece, data + first.at, first.length);
    memmove(data + first.at, data + next, end + 1 - next);
    memcpy(data + first.at + (end + 1 - next), piece, first.length);
    return size;
}

static size_t replace_word(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    struct span from = pick_word(data, size, state), to = pick_word(data, size, state);
    return copy_piece(data, size, max_size, from, to);
}

static size_t extreme_word(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    static const char *const words[] = {
        "0",          "1",      "-1",     "4294967295", "18446744073709551615",
        "0x80000000", ".pred",  ".b128",  ".f64",       "-9223372036854775808",
        "0f7FC00001", "%p1",    ".b8",    ".texref",    "{",
        "}",          "_",      "%tid.x", ".u16",       ".f16x2",
        ".const",     ".param", "@%p1",   "[%rd1+8]",
    };
    const char *word = words[draw(state) % (sizeof(words) / sizeof(words[0]))];
    struct span span = pick_word(data, size, state);
    return splice(data, size, max_size, span, (const uint8_t *)word, strlen(word));
}

static size_t change_bytes(uint8_t *data, size_t size, size_t max_size, unsigned *state)
{
    (void)state;
    return LLVMFuzzerMutate(data, size, max_size);
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed)
{
    static size_t (*const changes[])(uint8_t *, size_t, size_t, unsigned *) = {
        drop_line,    double_line,  replace_line, swap_lines,   replace_word,
        replace_word, replace_word, extreme_word, change_bytes, change_bytes,
    };
    unsigned state = seed;
    unsigned rounds = 1 + draw(&state) % 3;
    if (!size) return LLVMFuzzerMutate(data, size, max_size);
    for (unsigned i = 0; i < rounds && size; i++)
        size = changes[draw(&state) % (sizeof(changes) / sizeof(changes[0]))](data, size, max_size,
                                                                              &state);
    return size;
}
