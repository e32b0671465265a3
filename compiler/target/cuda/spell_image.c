/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How texture and surface forms are written in PTX. The name of a form is the instruction's own;
 * optional operands, which PTX does not name, are told by words after a '+':
 *
 *   tex.level.2d.v4.f32.f32+offset+compare+resident
 *       (i64 texture, f32 x, y, f32 level, i32 dx, dy, f32 reference) -> {4 x f32, i1}
 *   =>  tex.level.2d.v4.f32.f32 {$0, $1, $2, $3}|$4, [$5, {$6, $7}], $8, {$9, $10}, $11
 *   tex.2d.v4.f32.f32+sampler   a sampler of its own follows the texture
 *   suld.b.2d.v2.b32.clamp (i64 surface, i32 x, y) -> {2 x i32}
 *   sust.b.a2d.b16.zero (i64 surface, i32 layer, x, y, i16 value)
 *   sured.b.add.2d.u32.trap (i64 surface, i32 x, y, i32 value)
 */
#include <stdio.h>
#include <string.h>

#include "base/text.h"
#include "compiler/target/cuda/spell.h"

static const struct shape {
    const char *name;
    unsigned coordinates; /* with the layer */
    unsigned gradient;    /* components of each gradient */
    unsigned offset;
} shapes[] = {
    {"1d", 1, 1, 1},  {"2d", 2, 2, 2},   {"3d", 3, 3, 3},    {"a1d", 2, 1, 1},
    {"a2d", 3, 2, 2}, {"cube", 3, 3, 0}, {"acube", 4, 3, 0},
};

void rwc_spell(struct rwc_spelling *text, const char *piece)
{
    size_t length = strlen(piece);
    text->overflow = text->overflow || text->length + length >= sizeof(text->bytes);
    if (text->overflow) return;
    memcpy(text->bytes + text->length, piece, length + 1);
    text->length += length;
}

void rwc_spell_operand(struct rwc_spelling *text, unsigned number)
{
    char piece[16];
    snprintf(piece, sizeof(piece), "$%u", number);
    rwc_spell(text, piece);
}

unsigned rwc_spell_vector(struct rwc_spelling *text, unsigned first, unsigned count)
{
    unsigned padded = count == 3 ? 4 : count;
    for (unsigned i = 0; i < padded; i++) {
        rwc_spell(text, i ? ", " : "{");
        rwc_spell_operand(text, first + (i < count ? i : count - 1));
    }
    rwc_spell(text, "}");
    return first + count;
}

bool rwc_is_image_form(const char *form)
{
    static const char *const opcodes[] = {"tex.", "tld4.", "suld.", "sust.", "sured."};
    for (size_t i = 0; i < sizeof(opcodes) / sizeof(opcodes[0]); i++)
        if (rw_starts_with(form, opcodes[i])) return true;
    return false;
}

/* The word of the form that is a shape; NULL: none. */
static const struct shape *shape_of(const char *form)
{
    for (const char *word = form; word; word = strchr(word, '.')) {
        if (*word == '.') word++;
        size_t length = strcspn(word, ".+");
        for (size_t i = 0; i < sizeof(shapes) / sizeof(shapes[0]); i++)
            if (strlen(shapes[i].name) == length && !strncmp(word, shapes[i].name, length))
                return &shapes[i];
    }
    return NULL;
}

/* "[$object, {coordinates}]", with a sampler between the two where the form has one. */
static unsigned spell_place(struct rwc_spelling *text, unsigned object, bool sampler,
                            unsigned coordinates)
{
    rwc_spell(text, "[");
    rwc_spell_operand(text, object++);
    if (sampler) rwc_spell(text, ", ");
    if (sampler) rwc_spell_operand(text, object++);
    rwc_spell(text, ", ");
    unsigned next = rwc_spell_vector(text, object, coordinates);
    rwc_spell(text, "]");
    return next;
}

static unsigned spell_one(struct rwc_spelling *text, unsigned number)
{
    rwc_spell(text, ", ");
    rwc_spell_operand(text, number);
    return number + 1;
}

static unsigned spell_more(struct rwc_spelling *text, unsigned first, unsigned count)
{
    rwc_spell(text, ", ");
    return rwc_spell_vector(text, first, count);
}

/* Gives the number of operands written. */
static unsigned spell_lookup(const char *form, const struct shape *shape, unsigned results,
                             struct rwc_spelling *text)
{
    bool resident = strstr(form, "+resident");
    unsigned next = rwc_spell_vector(text, 0, results - resident);
    if (resident) rwc_spell(text, "|");
    if (resident) rwc_spell_operand(text, next++);
    rwc_spell(text, ", ");
    next = spell_place(text, next, strstr(form, "+sampler"), shape->coordinates);
    if (rw_starts_with(form, "tex.level.")) next = spell_one(text, next);
    for (unsigned i = 0; rw_starts_with(form, "tex.grad.") && i < 2; i++)
        next = spell_more(text, next, shape->gradient);
    if (strstr(form, "+offset")) next = spell_more(text, next, shape->offset);
    if (strstr(form, "+compare")) next = spell_one(text, next);
    return next;
}

static unsigned spell_access(const char *form, const struct shape *shape, unsigned results,
                             unsigned params, struct rwc_spelling *text)
{
    unsigned next = 0;
    if (results) {
        next = rwc_spell_vector(text, 0, results);
        rwc_spell(text, ", ");
    }
    next = spell_place(text, next, false, shape->coordinates);
    if (rw_starts_with(form, "sured.")) return spell_one(text, next);
    return next < results + params ? spell_more(text, next, results + params - next) : next;
}

bool rwc_spell_image(const char *form, unsigned results, unsigned params, struct rwc_spelling *text)
{
    char opcode[RWC_SPELL_BYTES];
    const struct shape *shape = shape_of(form);
    bool lookup = rw_starts_with(form, "t");
    if (!shape || (lookup && results < 2)) return false;
    snprintf(opcode, sizeof(opcode), "%.*s ", (int)strcspn(form, "+"), form);
    rwc_spell(text, opcode);
    return (lookup ? spell_lookup(form, shape, results, text)
                   : spell_access(form, shape, results, params, text)) == results + params;
}
