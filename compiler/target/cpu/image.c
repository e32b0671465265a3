/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pass lower for the CPU, surfaces and the less common lookups in textures. Their forms are too
 * many for one helper each; their names say what a few helpers take as numbers:
 *
 *   %v = call {i32, i32} @rwc.ptx.suld.b.2d.v2.b32.zero(i64 %s, i32 %x, i32 %y)
 *   =>  call void @rw_cpu_surface_load(i64 %s, i32 2d, i32 8 bytes, i32 zero, i32 %x, i32 %y,
 *                                      i32 0, ptr %values)
 *   %v = call {i16, i16, i16, i16} @rwc.ptx.tex.2d.v4.f16.f32+offset(i64 %t, ...)
 *   =>  call void @rw_cpu_texture_lookup(i64 %t, ptr %request, ptr %values)
 *
 * programs/cpu/surface.h and programs/cpu/lookup.h define them. Requires: nothing. Leaves: none of
 * these forms.
 */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/target/cpu/lower.h"
#include "programs/cpu/lookup_request.h"
#include "programs/cpu/surface_modes.h"
#include "programs/texture.h"

enum { MAX_WORDS = 16, WORD_BYTES = 24 };

struct words { /* of a form's name: "suld", "b", "2d", ... */
    char items[MAX_WORDS][WORD_BYTES];
    unsigned count;
};

struct site {
    struct rwc_unit *unit;
    LLVMBuilderRef builder;
    struct rwc_types t;
    const struct words *words;
    LLVMValueRef call;
    unsigned next; /* argument of the call that was not used yet */
};

static void split(const char *form, struct words *out)
{
    out->count = 0;
    while (*form && out->count < MAX_WORDS) {
        size_t length = strcspn(form, ".+");
        snprintf(out->items[out->count++], WORD_BYTES, "%.*s", (int)length, form);
        form += length + (form[length] != '\0');
    }
}

static bool has(const struct words *words, const char *word)
{
    for (unsigned i = 0; i < words->count; i++)
        if (!strcmp(words->items[i], word)) return true;
    return false;
}

struct number {
    const char *word;
    uint32_t value;
};

/* The value of the first entry that is a word of the name, else that of the last entry. */
static uint32_t pick(const struct words *words, const struct number *table)
{
    while (table->word && !has(words, table->word)) table++;
    return table->value;
}

static const struct number shapes[] = {
    {"1d", RW_SHAPE_1D},
    {"2d", RW_SHAPE_2D},
    {"3d", RW_SHAPE_3D},
    {"a1d", RW_SHAPE_1D_LAYERED},
    {"a2d", RW_SHAPE_2D_LAYERED},
    {"cube", RW_SHAPE_CUBE},
    {"acube", RW_SHAPE_CUBE_LAYERED},
    {NULL, 0},
};

static unsigned axes_of(uint32_t shape)
{
    static const unsigned char axes[] = {0, 1, 2, 3, 1, 2, 3, 3};
    return axes[shape];
}

static bool is_layered(uint32_t shape)
{
    return shape == RW_SHAPE_1D_LAYERED || shape == RW_SHAPE_2D_LAYERED ||
           shape == RW_SHAPE_CUBE_LAYERED;
}

static LLVMValueRef u32(const struct site *s, uint32_t value)
{
    return LLVMConstInt(s->t.i32, value, false);
}

static LLVMValueRef take(struct site *s)
{
    return LLVMGetOperand(s->call, s->next++);
}

static LLVMValueRef memory(const struct site *s, unsigned bytes, const char *name)
{
    LLVMValueRef function = LLVMGetBasicBlockParent(LLVMGetInstructionParent(s->call));
    return rwc_ir_entry_alloca(function, bytes, 16, name);
}

/* ---- surfaces ---- */

enum { PLACE = 7 }; /* surface, shape, size, mode, x, y, z or layer */

static void take_place(struct site *s, uint32_t size, LLVMValueRef out[PLACE])
{
    static const struct number modes[] = {
        {"clamp", RW_SURFACE_CLAMP}, {"zero", RW_SURFACE_ZERO}, {NULL, RW_SURFACE_ZERO}};
    uint32_t shape = pick(s->words, shapes);
    out[0] = take(s);
    out[1] = u32(s, shape);
    out[2] = u32(s, size);
    out[3] = u32(s, pick(s->words, modes));
    out[6] = is_layered(shape) ? take(s) : u32(s, 0);
    for (unsigned i = 0; i < 3; i++)
        if (i < 2 || !is_layered(shape)) out[4 + i] = i < axes_of(shape) ? take(s) : u32(s, 0);
}

static uint32_t element_size(const struct words *words)
{
    static const struct number sizes[] = {{"b8", 1},  {"b16", 2}, {"b32", 4},
                                          {"b64", 8}, {"u32", 4}, {"s32", 4},
                                          {"u64", 8}, {"s64", 8}, {NULL, 0}};
    return pick(words, sizes);
}

static uint32_t vector_length(const struct words *words)
{
    return has(words, "v4") ? 4 : has(words, "v2") ? 2 : 1;
}

static LLVMValueRef load(struct site *s)
{
    uint32_t size = element_size(s->words), count = vector_length(s->words);
    LLVMValueRef args[PLACE + 1], values = memory(s, 16, "texel");
    take_place(s, size * count, args);
    args[PLACE] = values;
    rwc_ir_call(s->unit, s->builder, "rw_cpu_surface_load", s->t.none, args, PLACE + 1);
    LLVMTypeRef result = LLVMTypeOf(s->call);
    LLVMTypeRef narrow = LLVMIntTypeInContext(s->unit->context, 8 * size);
    LLVMValueRef all = LLVMGetUndef(result);
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef value = rwc_ir_load(s->builder, narrow, values, (uint64_t)i * size, size);
        LLVMTypeRef type = LLVMStructGetTypeAtIndex(result, i);
        if (type != narrow) value = LLVMBuildZExt(s->builder, value, type, "");
        all = LLVMBuildInsertValue(s->builder, all, value, i, "");
    }
    return all;
}

static LLVMValueRef store(struct site *s)
{
    bool formatted = has(s->words, "p");
    uint32_t size = element_size(s->words), count = vector_length(s->words);
    LLVMTypeRef narrow = LLVMIntTypeInContext(s->unit->context, 8 * size);
    LLVMValueRef args[PLACE + 1], values = memory(s, 16, "texel");
    take_place(s, formatted ? count : size * count, args);
    args[PLACE] = values;
    for (unsigned i = 0; i < count; i++) {
        LLVMValueRef value = take(s);
        if (LLVMTypeOf(value) != narrow) value = LLVMBuildTrunc(s->builder, value, narrow, "");
        rwc_ir_store(s->builder, value, values, (uint64_t)i * size, size);
    }
    rwc_ir_call(s->unit, s->builder,
                formatted ? "rw_cpu_surface_store_texel" : "rw_cpu_surface_store", s->t.none, args,
                PLACE + 1);
    return NULL;
}

static LLVMValueRef reduce(struct site *s)
{
    static const struct number operations[] = {{"add", RW_SURFACE_ADD}, {"min", RW_SURFACE_MIN},
                                               {"max", RW_SURFACE_MAX}, {"and", RW_SURFACE_AND},
                                               {"or", RW_SURFACE_OR},   {NULL, 0}};
    LLVMValueRef args[PLACE + 4];
    bool is_signed = has(s->words, "s32") || has(s->words, "s64");
    take_place(s, element_size(s->words), args);
    args[PLACE] = u32(s, pick(s->words, operations));
    args[PLACE + 1] = u32(s, is_signed);
    args[PLACE + 2] = u32(s, has(s->words, "p"));
    args[PLACE + 3] = LLVMBuildZExt(s->builder, take(s), s->t.i64, "");
    rwc_ir_call(s->unit, s->builder, "rw_cpu_surface_reduce", s->t.none, args, PLACE + 4);
    return NULL;
}

/* outside.<shape>.<bytes> */
static LLVMValueRef check(struct site *s)
{
    LLVMValueRef args[PLACE];
    take_place(s, (uint32_t)strtoul(s->words->items[s->words->count - 1], NULL, 10), args);
    LLVMValueRef outside =
        rwc_ir_call(s->unit, s->builder, "rw_cpu_surface_outside", s->t.i32, args, PLACE);
    return LLVMBuildICmp(s->builder, LLVMIntNE, outside, u32(s, 0), "");
}

/* ---- textures ---- */

#define REQUEST(field) offsetof(struct rw_lookup_request, field)

static void put(const struct site *s, LLVMValueRef request, size_t offset, LLVMValueRef value)
{
    if (LLVMTypeOf(value) != s->t.i32) value = LLVMBuildBitCast(s->builder, value, s->t.i32, "");
    rwc_ir_store(s->builder, value, request, offset, 4);
}

static void put_vector(struct site *s, LLVMValueRef request, size_t offset, unsigned count)
{
    for (unsigned i = 0; i < count; i++) put(s, request, offset + 4 * i, take(s));
}

/* The last type of the name is that of the coordinates. */
static bool is_fetch(const struct words *words)
{
    unsigned i = words->count - 1;
    while (i && strcmp(words->items[i], "s32") && strcmp(words->items[i], "f32")) i--;
    return !strcmp(words->items[i], "s32");
}

static void put_constants(struct site *s, LLVMValueRef request)
{
    static const struct number kinds[] = {{"tld4", RW_LOOKUP_GATHER},
                                          {"grad", RW_LOOKUP_GRADIENT},
                                          {"level", RW_LOOKUP_LEVEL},
                                          {NULL, RW_LOOKUP_SAMPLE}};
    static const struct number fetches[] = {{"level", RW_LOOKUP_FETCH_LEVEL},
                                            {NULL, RW_LOOKUP_FETCH}};
    static const struct number components[] = {{"g", 1}, {"b", 2}, {"a", 3}, {NULL, 0}};
    static const struct number flags[] = {
        {"f16x2", RW_LOOKUP_HALF | RW_LOOKUP_PAIRS}, {"f16", RW_LOOKUP_HALF}, {NULL, 0}};
    uint32_t kind = pick(s->words, is_fetch(s->words) ? fetches : kinds);
    LLVMBuildMemSet(s->builder, request, LLVMConstInt(s->t.i8, 0, false),
                    LLVMConstInt(s->t.i64, sizeof(struct rw_lookup_request), false), 16);
    put(s, request, REQUEST(shape), u32(s, pick(s->words, shapes)));
    put(s, request, REQUEST(kind), u32(s, kind));
    put(s, request, REQUEST(component), u32(s, pick(s->words, components)));
    put(s, request, REQUEST(flags), u32(s, pick(s->words, flags)));
}

/* Results are words, which become what the form gives: floats, integers, a pair or half of 16 bits.
 * All texels are resident. */
static LLVMValueRef results(const struct site *s, LLVMValueRef values)
{
    LLVMTypeRef result = LLVMTypeOf(s->call);
    LLVMValueRef all = LLVMGetUndef(result);
    for (unsigned i = 0; i < LLVMCountStructElementTypes(result); i++) {
        LLVMTypeRef type = LLVMStructGetTypeAtIndex(result, i);
        LLVMValueRef value = type == s->t.i1 ? LLVMConstInt(type, 1, false)
                                             : rwc_ir_load(s->builder, type, values, 4 * i, 4);
        all = LLVMBuildInsertValue(s->builder, all, value, i, "");
    }
    return all;
}

static LLVMValueRef look_up(struct site *s)
{
    LLVMValueRef request = memory(s, sizeof(struct rw_lookup_request), "request");
    LLVMValueRef values = memory(s, 16, "texel"), object = take(s);
    uint32_t shape = pick(s->words, shapes);
    unsigned gradient = axes_of(shape), offset = shape >= RW_SHAPE_CUBE ? 0 : axes_of(shape);
    put_constants(s, request);
    if (is_layered(shape)) put(s, request, REQUEST(layer), take(s));
    put_vector(s, request, REQUEST(at), axes_of(shape));
    if (has(s->words, "level")) put(s, request, REQUEST(level), take(s));
    if (has(s->words, "grad")) put_vector(s, request, REQUEST(ddx), gradient);
    if (has(s->words, "grad")) put_vector(s, request, REQUEST(ddy), gradient);
    if (has(s->words, "offset")) put_vector(s, request, REQUEST(offset), offset);
    LLVMValueRef args[] = {object, request, values};
    rwc_ir_call(s->unit, s->builder, "rw_cpu_texture_lookup", s->t.none, args, 3);
    return results(s, values);
}

/* ---- all forms ---- */

typedef LLVMValueRef lowering(struct site *s);

/* Plain lookups have helpers of their own, which are inlined where they pay
 * (programs/cpu/texture.h). */
static bool is_plain_lookup(const struct words *words)
{
    static const char *const others[] = {"offset", "compare", "resident", "f16", "f16x2"};
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        if (has(words, others[i])) return false;
    return strcmp(words->items[0], "tld4") || has(words, "2d");
}

static lowering *lowering_of(const struct words *words)
{
    static const struct {
        const char *opcode;
        lowering *lower;
    } table[] = {{"suld", load},     {"sust", store},  {"sured", reduce},
                 {"outside", check}, {"tex", look_up}, {"tld4", look_up}};
    for (size_t i = 0; i < sizeof(table) / sizeof(table[0]); i++)
        if (!strcmp(words->items[0], table[i].opcode))
            return table[i].lower == look_up && is_plain_lookup(words) ? NULL : table[i].lower;
    return NULL;
}

void rwc_lower_cpu_images(struct rwc_unit *unit, LLVMBuilderRef builder)
{
    static const char prefix[] = RWC_PTX;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; f; f = next) {
        struct words words;
        next = LLVMGetNextFunction(f);
        if (strncmp(LLVMGetValueName(f), prefix, strlen(prefix))) continue;
        split(LLVMGetValueName(f) + strlen(prefix), &words);
        lowering *lower = words.count ? lowering_of(&words) : NULL;
        if (!lower) continue;
        for (LLVMUseRef use; (use = LLVMGetFirstUse(f));) {
            struct site site = {unit,   builder,          rwc_ir_types(unit->context),
                                &words, LLVMGetUser(use), 0};
            LLVMPositionBuilderBefore(builder, site.call);
            rwc_ir_replace(site.call, lower(&site));
        }
        LLVMDeleteFunction(f);
    }
}
