/* SPDX-License-Identifier: Apache-2.0 */
/*
 * intrinsics, rtPrintf. The headers guard CUDA's vprintf with _rt_print_active:
 *
 *   %a = call i32 @_rt_print_active()
 *   call i32 @vprintf(i64 @p2.format, i64 %block)
 * becomes
 *   %a = call i32 @rw_print_active(ptr %lane)             or 0, where printing is off
 *   call void @rw_print(ptr %lane, 3, ptr %block, 4)
 *
 * The format string moves to unit->formats and is known by its number; the host formats the words
 * of the argument block. How many words that are follows from the conversions, as CUDA packs them:
 * each argument takes 4 or 8 bytes, aligned to its size.
 */
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "compiler/device_api/intrinsics.h"

static bool prints(const struct rwc_lowering *l)
{
    return rwc_has_feature(l, RW_FEATURE_PRINT) && rwc_kinds[l->desc->kind].in_launch;
}

/* ---- formats ---- */

struct block {
    bool strings; /* "%s" is printed as a placeholder: the classic headers' own text about
                     exceptions */
    unsigned bytes;
    char unsupported; /* conversion that cannot be printed, 0: none */
};

static void add_argument(struct block *block, unsigned size)
{
    block->bytes = (block->bytes + size - 1) / size * size + size;
}

/* Flags, width, precision: digits and '*', which takes an int. Returns what follows. */
static const char *skip_options(struct block *block, const char *at)
{
    for (at += strspn(at, "-+ #0"); (*at >= '0' && *at <= '9') || *at == '*' || *at == '.'; at++)
        if (*at == '*') add_argument(block, 4);
    return at;
}

static const char *read_conversion(struct block *block, const char *at)
{
    if (*at == '%') return at + 1;
    at = skip_options(block, at);
    bool wide = false;
    for (; *at && strchr("hlLjzt", *at); at++) wide |= *at != 'h';
    if (*at && strchr("dioxXuc", *at))
        add_argument(block, wide && *at != 'c' ? 8 : 4);
    else if (*at && (strchr("eEfFgGaAp", *at) || (*at == 's' && block->strings)))
        add_argument(block, 8);
    else
        block->unsupported = *at ? *at : '%';
    return *at ? at + 1 : at;
}

static struct block measure(const char *format, bool strings)
{
    struct block block = {.strings = strings};
    const char *at = format;
    while ((at = strchr(at, '%')) && !block.unsupported) at = read_conversion(&block, at + 1);
    return block;
}

/* Number of the format in the unit, ~0u: out of memory. */
static uint32_t format_number(struct rwc_unit *unit, const char *text)
{
    for (size_t i = 0; i < unit->format_count; i++)
        if (!strcmp(unit->formats[i], text)) return (uint32_t)i;
    char *copy = rw_list_reserve(&unit->formats, unit->format_count, &unit->format_capacity,
                                 sizeof(*unit->formats))
                     ? strdup(text)
                     : NULL;
    if (!copy) return ~0u;
    unit->formats[unit->format_count] = copy;
    return (uint32_t)unit->format_count++;
}

/* The string an address stands for, malloc'ed; NULL when it is none or, which is reported, out of
 * memory. */
static char *string_at(struct rwc_unit *unit, LLVMValueRef address)
{
    int64_t offset;
    size_t length;
    LLVMValueRef global = rwc_ir_global_of(address, &offset);
    LLVMValueRef initial = global ? LLVMGetInitializer(global) : NULL;
    if (!initial || !LLVMIsAConstantDataSequential(initial) || !LLVMIsConstantString(initial))
        return NULL;
    const char *bytes = LLVMGetAsString(initial, &length);
    if (offset < 0 || (uint64_t)offset >= length) return NULL;
    char *text = strndup(bytes + offset, length - (size_t)offset);
    if (!text) rwc_out_of_memory(unit->diag, NULL, "for a format of rtPrintf");
    return text;
}

/* ---- lowering ---- */

bool rwc_lower_print_active(struct rwc_lowering *l)
{
    if (!prints(l)) return rwc_lower_zero(l);
    LLVMValueRef active =
        rwc_ir_call(l->unit, l->builder, "rw_print_active", l->t.i32, &l->lane, 1);
    return rwc_finish_call(l, &active, 1);
}

/* rtPrintf of headers before 4.0, which write into a buffer of their own. */
bool rwc_lower_print_old(struct rwc_lowering *l)
{
    if (!prints(l)) return rwc_lower_zero(l);
    return rwc_ir_error(l->unit, l->call,
                        "rtPrintf as headers before version 4.0 compile it cannot be printed; "
                        "compile program '%s' with newer headers or disable printing",
                        l->desc->program->name);
}

static bool print(struct rwc_lowering *l, const char *text)
{
    struct block block = measure(text, l->desc->kind == RWC_EXCEPTION);
    if (block.unsupported)
        return rwc_ir_error(l->unit, l->call,
                            "rtPrintf cannot print the conversion '%%%c' of \"%s\"",
                            block.unsupported, text);
    uint32_t number = format_number(l->unit, text);
    if (number == ~0u) return rwc_out_of_memory(l->unit->diag, NULL, "for a format of rtPrintf");
    LLVMValueRef arguments[] = {l->lane, rwc_u32(l, number),
                                rwc_ir_generic_pointer(l->builder, rwc_argument(l, 1)),
                                rwc_u32(l, block.bytes / 4)};
    rwc_ir_call(l->unit, l->builder, "rw_print", l->t.none, arguments, 4);
    return rwc_lower_zero(l);
}

bool rwc_lower_vprintf(struct rwc_lowering *l)
{
    if (!prints(l)) return rwc_lower_zero(l);
    char *text = string_at(l->unit, rwc_argument(l, 0));
    if (!text && l->unit->diag->out_of_memory) return false;
    if (!text)
        return rwc_ir_error(l->unit, l->call, "rtPrintf needs a string literal as its format");
    bool ok = print(l, text);
    free(text);
    return ok;
}
