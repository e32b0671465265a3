/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Surfaces, and lookups of nearest texels, in the memory of the case. Coordinates follow the
 * object, then offset and reference, or the values that are stored.
 */
#include <math.h>
#include <string.h>

#include "tests/ptx/exact.h"

/* Coordinates as the instruction has them, by axis. */
static void take_place(const struct image *image, const uint64_t *in, unsigned axes, int64_t at[3])
{
    at[0] = at[1] = at[2] = 0;
    for (unsigned k = 0; k < axes; k++) {
        unsigned axis = image_axis(image, k);
        bool layer = axis == 2 && image->layered; /* which has no sign */
        at[axis] = layer ? (int64_t)(uint32_t)in[1 + k] : (int32_t)(uint32_t)in[1 + k];
    }
}

static unsigned axes_of(const struct form *form)
{
    static const struct {
        const char *name;
        unsigned axes;
    } shapes[] = {{"1d", 1}, {"a1d", 2}, {"2d", 2}, {"a2d", 3}, {"3d", 3}};
    unsigned i = 0;
    while (!has(form, shapes[i].name)) i++;
    return shapes[i].axes;
}

/* Byte of the memory where an access begins; -1: it is dropped. PTX leaves open what becomes of one
 * that is not aligned to its size. */
static int place(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct image image;
    int64_t at[3];
    image_of(form, &image);
    take_place(&image, in, axes_of(form), at);
    if (image.access && at[0] % image.access) out->undefined = true;
    for (unsigned a = 0; a < 3; a++) {
        unsigned step;
        int64_t last = (int64_t)image_extent(&image, a, &step) - step;
        bool inside = at[a] >= 0 && at[a] <= last;
        if (!inside && !has(form, "clamp")) return -1;
        if (!inside) at[a] = at[a] < 0 ? 0 : last;
    }
    int64_t row = (at[2] * image.size[1] + at[1]) * image.size[0] * image.texel;
    return (int)(row + at[0] * (image.access ? 1 : image.texel));
}

static unsigned vector_length(const struct form *form)
{
    return has(form, "v4") ? 4 : has(form, "v2") ? 2 : 1;
}

/* ---- surfaces ----------------------------------------------------------------------------------
 */

static void rule_suld(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned size = class_bits(form->types[0]) / 8;
    int at = place(form, in, out);
    for (unsigned i = 0; i < vector_length(form) && at >= 0; i++)
        memcpy(&out->out[i], (const char *)out->memory + at + i * size, size);
}

/* Values are the operands after the place, and again from the first of them. */
static uint64_t value_of(const struct form *form, const uint64_t *in, unsigned i)
{
    unsigned first = 1 + axes_of(form), count = form->param_count - first;
    return in[first + i % count];
}

/* sust.p: 32 bits to a component, out of range to the nearest. How a half is rounded is not in the
 * text: towards zero, as was seen on a GPU of sm_90. */
static uint64_t component(const struct texel *texel, uint64_t bits)
{
    int64_t number = texel->kind == 's' ? (int64_t)(int32_t)(uint32_t)bits : (int64_t)bits;
    int64_t least = texel->kind == 's' ? -((int64_t)1 << (texel->bits - 1)) : 0;
    int64_t most = least + ((int64_t)1 << texel->bits) - 1;
    if (texel->kind == 'f' && texel->bits == 16)
        return is_nan(F32, bits) ? 0x7E00
                                 : exact_to_bits(F16, exact_of_bits(F32, bits), TOWARD_ZERO);
    if (texel->kind == 'f') return bits;
    return (uint64_t)(number < least ? least : number > most ? most : number);
}

static void rule_sust(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool formatted = has(form, "p");
    unsigned size = formatted ? form->image.bits / 8 : class_bits(form->types[0]) / 8;
    int at = place(form, in, out);
    for (unsigned i = 0; i < vector_length(form) && at >= 0; i++) {
        uint64_t value = value_of(form, in, i);
        if (formatted) value = component(&form->image, value);
        if (!formatted || i < form->image.components)
            memcpy((char *)out->memory + at + i * size, &value, size);
    }
}

static uint64_t reduced(const struct form *form, bool is_signed, uint64_t a, uint64_t b)
{
    bool less = is_signed ? (int64_t)a < (int64_t)b : a < b;
    if (has(form, "add")) return a + b;
    if (has(form, "min")) return less ? a : b;
    if (has(form, "max")) return less ? b : a;
    return has(form, "and") ? a & b : a | b;
}

static uint64_t widened(uint64_t value, unsigned size, bool is_signed)
{
    return is_signed && size == 4 ? (uint64_t)(int64_t)(int32_t)(uint32_t)value : value;
}

static void rule_sured(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned size = class_bits(form->types[0]) / 8;
    bool is_signed = has(form, "p") ? form->image.kind == 's' : class_is_signed(form->types[0]);
    int at = place(form, in, out);
    uint64_t old = 0;
    if (at < 0) return;
    memcpy(&old, (const char *)out->memory + at, size);
    uint64_t result = reduced(form, is_signed, widened(old, size, is_signed),
                              widened(value_of(form, in, 0), size, is_signed));
    memcpy((char *)out->memory + at, &result, size);
}

static void rule_suq(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct image image;
    (void)in;
    image_of(form, &image);
    out->out[0] = image.size[has(form, "width") ? 0 : has(form, "height") ? 1 : 2];
}

/* ---- nearest texels ----------------------------------------------------------------------------
 */

static int64_t coordinate(enum class class, uint64_t bits)
{
    float value;
    uint32_t word = (uint32_t)bits;
    if (class != FPLACE) return (int32_t)word;
    memcpy(&value, &word, sizeof(value));
    return (int64_t)floorf(value);
}

/* Texel of the lookup; false: a fetch of none. */
static bool texel_at(const struct form *form, const uint64_t *in, unsigned *byte)
{
    struct image image;
    static const int offsets[] = {2, -1, 1}; /* as forms.txt has them */
    unsigned axes = axes_of(form), fetches = form->params[form->param_count - 1] == PLACE;
    int64_t at[3] = {0, 0, 0};
    image_of(form, &image);
    for (unsigned k = 0; k < axes; k++)
        at[image_axis(&image, k)] = k == 0 && image.layered
                                        ? (int64_t)(uint32_t)in[1]
                                        : coordinate(form->params[1 + k], in[1 + k]);
    for (unsigned k = image.layered; k < axes && has(form, "offset"); k++)
        at[k - image.layered] += offsets[k - image.layered];
    for (unsigned a = 0; a < 3; a++) {
        int64_t last = (int64_t)image.size[a] - 1;
        if (fetches && (at[a] < 0 || at[a] > last)) return false;
        at[a] = at[a] < 0 ? 0 : at[a] > last ? last : at[a];
    }
    *byte = (unsigned)((at[2] * image.size[1] + at[1]) * image.size[0] + at[0]) * image.texel;
    return true;
}

/* Component of a texel as 32 bits. */
static uint32_t component_at(const struct form *form, const struct answer *out, unsigned byte,
                             unsigned i)
{
    const struct texel *texel = &form->image;
    uint64_t value = 0;
    memcpy(&value, (const char *)out->memory + byte + i * texel->bits / 8, texel->bits / 8);
    unsigned shift = 64 - texel->bits;
    if (texel->kind == 's') return (uint32_t)((int64_t)(value << shift) >> shift);
    if (texel->kind == 'f' && texel->bits == 16)
        return (uint32_t)exact_to_bits(F32, exact_of_bits(F16, value), NEAREST);
    return (uint32_t)value;
}

/* Results in the order of the form, with the residency, which always holds, where it has that. */
static void rule_tex(const struct form *form, const uint64_t *in, struct answer *out)
{
    static const unsigned char all[] = {0, 1, 2, 3}, some[] = {0, 4, 1, 3};
    uint64_t values[5] = {[4] = 1};
    unsigned byte;
    bool there = texel_at(form, in, &byte), half = has(form, "f16"), pairs = has(form, "f16x2");
    out->any_nan = form->image.bits == 16; /* a NaN as half has no certain bits as float */
    for (unsigned i = 0; i < 4 && there; i++) {
        values[i] = component_at(form, out, byte, i);
        if (half || pairs) values[i] = exact_to_bits(F16, exact_of_bits(F32, values[i]), NEAREST);
    }
    for (unsigned i = 0; i < form->result_count; i++)
        out->out[i] = values[(has(form, "resident") ? some : all)[i]];
    if (!pairs) return;
    out->out[0] = values[0] | values[1] << 16;
    out->out[1] = values[2] | values[3] << 16;
}

const struct reference image_references[] = {
    {"suld", rule_suld, false}, {"sust", rule_sust, false}, {"sured", rule_sured, false},
    {"suq", rule_suq, false},   {"tex", rule_tex, false},   {NULL, NULL, false},
};
