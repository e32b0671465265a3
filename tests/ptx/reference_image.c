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
    } shapes[] = {{"1d", 1}, {"a1d", 2},  {"2d", 2},   {"a2d", 3},
                  {"3d", 3}, {"cube", 3}, {"acube", 4}};
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

/* ---- surfaces ---- */

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

/* ---- nearest texels ---- */

static int64_t coordinate(enum class class, uint64_t bits, float shift)
{
    float value;
    uint32_t word = (uint32_t)bits;
    if (class != FPLACE) return (int32_t)word;
    memcpy(&value, &word, sizeof(value));
    return (int64_t)floorf(value + shift);
}

/* Offsets of forms that have one, as forms.txt has them. */
static int64_t offset_of(const struct form *form, unsigned axis)
{
    static const int offsets[] = {2, -1, 1};
    return has(form, "offset") ? offsets[axis] : 0;
}

static int64_t clamped(int64_t at, int64_t size)
{
    return at < 0 ? 0 : at >= size ? size - 1 : at;
}

/* Byte of a texel of the image; -1: there is none. */
static int byte_of(const struct image *image, const int64_t at[3], bool clamps)
{
    int64_t inside[3];
    for (unsigned a = 0; a < 3; a++) {
        inside[a] = clamped(at[a], image->size[a]);
        if (inside[a] != at[a] && !clamps) return -1;
    }
    return (int)((inside[2] * image->size[1] + inside[1]) * image->size[0] + inside[0]) *
           (int)image->texel;
}

/* Coordinates by axis, moved by `shift` texels. */
static void take_coordinates(const struct form *form, const struct image *image, const uint64_t *in,
                             float shift, int64_t at[3])
{
    at[0] = at[1] = at[2] = 0;
    if (image->layered) at[2] = (uint32_t)in[1];
    for (unsigned k = image->layered; k < axes_of(form); k++) {
        unsigned axis = k - image->layered;
        at[axis] = coordinate(form->params[1 + k], in[1 + k], shift) + offset_of(form, axis);
    }
}

/* The face that a direction meets, of a cube with one texel a face; -1: two are as near. */
static int face_of(const float v[3])
{
    unsigned axis = fabsf(v[1]) > fabsf(v[0]);
    if (fabsf(v[2]) > fabsf(v[axis])) axis = 2;
    for (unsigned a = 0; a < 3; a++)
        if (a != axis && fabsf(v[a]) == fabsf(v[axis])) return -1;
    return (int)(2 * axis) + (v[axis] < 0);
}

static int byte_of_cube(const struct image *image, const uint64_t *in, struct answer *out)
{
    float direction[3];
    int64_t at[3] = {0, 0, 0}, layers = image->size[2] / 6;
    for (unsigned a = 0; a < 3; a++) {
        uint32_t word = (uint32_t)in[1 + image->layered + a];
        memcpy(&direction[a], &word, sizeof(word));
    }
    int face = face_of(direction);
    out->undefined = face < 0;
    at[2] = 6 * (image->layered ? clamped((uint32_t)in[1], layers) : 0) + face;
    return byte_of(image, at, true);
}

/* Byte of the texel of a lookup; -1: a fetch of none. */
static int texel_at(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct image image;
    int64_t at[3];
    /* With a level in the instruction, fetches take the edge, as was seen on a GPU of sm_90. */
    bool fetches = form->params[form->param_count - 1] == PLACE && !has(form, "level");
    image_of(form, &image);
    if (has(form, "cube") || has(form, "acube")) return byte_of_cube(&image, in, out);
    take_coordinates(form, &image, in, 0, at);
    return byte_of(&image, at, !fetches);
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
    int byte = texel_at(form, in, out);
    bool half = has(form, "f16"), pairs = has(form, "f16x2");
    out->any_nan = form->image.bits == 16; /* a NaN as half has no certain bits as float */
    for (unsigned i = 0; i < 4 && byte >= 0; i++) {
        values[i] = component_at(form, out, (unsigned)byte, i);
        if (half || pairs) values[i] = exact_to_bits(F16, exact_of_bits(F32, values[i]), NEAREST);
    }
    for (unsigned i = 0; i < form->result_count; i++)
        out->out[i] = values[(has(form, "resident") ? some : all)[i]];
    if (!pairs) return;
    out->out[0] = values[0] | values[1] << 16;
    out->out[1] = values[2] | values[3] << 16;
}

/* One component of the texels around the place: lower left, lower right, upper right, upper left,
 * where y grows downwards. */
static void rule_tld4(const struct form *form, const uint64_t *in, struct answer *out)
{
    static const unsigned char right[] = {0, 1, 1, 0}, lower[] = {1, 1, 0, 0};
    struct image image;
    int64_t first[3];
    unsigned component = has(form, "g") ? 1 : has(form, "b") ? 2 : has(form, "a") ? 3 : 0;
    image_of(form, &image);
    bool cube = has(form, "cube") || has(form, "acube");
    take_coordinates(form, &image, in, -0.5f, first);
    for (unsigned i = 0; i < 4; i++) {
        int64_t at[3] = {first[0] + right[i], first[1] + lower[i], first[2]};
        int byte = cube ? byte_of_cube(&image, in, out) : byte_of(&image, at, true);
        out->out[i] = component_at(form, out, (unsigned)byte, component);
    }
}

const struct reference image_references[] = {
    {"suld", rule_suld, false}, {"sust", rule_sust, false}, {"sured", rule_sured, false},
    {"suq", rule_suq, false},   {"tex", rule_tex, false},   {"tld4", rule_tld4, false},
    {NULL, NULL, false},
};
