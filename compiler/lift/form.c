/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Matches instructions against the rows of the instruction table.
 *
 * modifiers  words in the order in which PTX wants them, each "a|b|c" (one of them) or "?a|b"
 *            (may be absent); names in capitals stand for the lists below. NULL: anything. Of a
 *            row without opcode: a word that the instruction has.
 * operands   one letter each, destination before '=' (before '|=' if it may be d|p), what follows
 *            '?' may be absent:
 *            t, u  of the first, second type of the instruction   w  twice as wide as the first
 *            i  32 bits   l  64 bits   p  predicate   a  address: 64 bits, or 32 to be extended
 *            T, U, I, P  likewise, but the rule looks at it itself; a vector has such elements
 *            x  the rule's own affair. NULL: all of them are.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/lift/internal.h"

static const struct {
    const char *name, *members;
} classes[] = {
    {"INT", "u16|u32|u64|s16|s32|s64"},
    {"CARRYING", "u32|s32|u64|s64"},
    {"NARROW", "u16|s16|u32|s32"},
    {"BITS", "b16|b32|b64"},
    {"FLOAT", "f32|f64"},
    {"HALF", "f16|f16x2|bf16|bf16x2"},
    {"SCALAR", "INT|BITS|FLOAT"},
    {"MEMORY", "b8|u8|s8|SCALAR|b128|f16|f16x2|bf16|bf16x2"},
    {"INTEGER", "u8|s8|INT"},
    {"RND", "rn|rz|rm|rp"},
    {"IRND", "rni|rzi|rmi|rpi"},
    {"ORDERED", "eq|ne|lt|le|gt|ge"},
    {"UNSIGNED", "lo|ls|hi|hs"},
    {"REAL", "ORDERED|equ|neu|ltu|leu|gtu|geu|num|nan"},
    {"FLAG", "u32|s32|f32|f16|bf16"},
    {"BOOL", "and|or|xor"},
    {"CLASS", "finite|infinite|number|notanumber|normal|subnormal"},
    {"SPACE", "const|global|local|param|param::entry|param::func"},
    {"WRITABLE", "global|local|param|param::func"},
    {"ADDRESSED", "const|global|local|param|param::entry"},
    {"SCOPE", "cta|cluster|gpu|sys"},
    {"CACHE", "ca|cg|cs|lu|cv|wb|wt"},
    {"EVICT",
     "L1::evict_normal|L1::evict_unchanged|L1::evict_first|L1::evict_last|"
     "L1::no_allocate|L2::evict_normal|L2::evict_first|L2::evict_last|L2::evict_unchanged"},
    {"PREFETCH", "L2::64B|L2::128B|L2::256B"},
    {"SHAPE", "1d|2d|3d|a1d|a2d|cube|acube"},
    {"TEXEL", "f32|s32|u32|f16"},
    {"QUERY", "width|height|depth"},
    {"UNTOLD", "array_size|num_mipmap_levels|num_samples|channel_data_type|channel_order|"
               "normalized_coords|force_unnormalized_coords|filter_mode|addr_mode_0|addr_mode_1|"
               "addr_mode_2|memory_layout"},
    {"SURFACE", "1d|2d|3d|a1d|a2d"},
    {"CLAMP", "trap|clamp|zero"},
    {"VIDEO", "u32|s32"},
    {"SECOND", "add|min|max"},
};

static const struct {
    const char *name;
    enum rwc_ptx_type type;
} types[] = {
    {"b8", RWC_PTX_B8},     {"b16", RWC_PTX_B16},       {"b32", RWC_PTX_B32},
    {"b64", RWC_PTX_B64},   {"b128", RWC_PTX_B128},     {"u8", RWC_PTX_U8},
    {"u16", RWC_PTX_U16},   {"u32", RWC_PTX_U32},       {"u64", RWC_PTX_U64},
    {"s8", RWC_PTX_S8},     {"s16", RWC_PTX_S16},       {"s32", RWC_PTX_S32},
    {"s64", RWC_PTX_S64},   {"f16", RWC_PTX_F16},       {"f16x2", RWC_PTX_F16X2},
    {"bf16", RWC_PTX_BF16}, {"bf16x2", RWC_PTX_BF16X2}, {"f32", RWC_PTX_F32},
    {"f64", RWC_PTX_F64},   {"pred", RWC_PTX_PRED},
};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

enum rwc_ptx_type rwc_type_named(const char *name)
{
    for (size_t i = 0; i < COUNT(types); i++)
        if (!strcmp(types[i].name, name)) return types[i].type;
    return RWC_PTX_NONE;
}

const char *rwc_type_name(enum rwc_ptx_type type)
{
    for (size_t i = 0; i < COUNT(types); i++)
        if (types[i].type == type) return types[i].name;
    return "texref"; /* or another opaque type */
}

bool rwc_reads_itself(char letter)
{
    return letter == 'x' || (letter >= 'A' && letter <= 'Z');
}

bool rwc_is_signed(enum rwc_ptx_type type)
{
    return type >= RWC_PTX_S8 && type <= RWC_PTX_S64;
}

bool rwc_is_float(enum rwc_ptx_type type)
{
    return type >= RWC_PTX_F16 && type <= RWC_PTX_F64;
}

static const char *class_members(const char *name, size_t length)
{
    if (name[0] < 'A' || name[0] > 'Z') return NULL;
    for (size_t i = 0; i < COUNT(classes); i++)
        if (!strncmp(classes[i].name, name, length) && !classes[i].name[length])
            return classes[i].members;
    return NULL;
}

/* Is the word in the list, which ends at a space or at the end of the text? */
static bool in_list(const char *list, const char *word)
{
    while (*list && *list != ' ') {
        size_t length = strcspn(list, "| ");
        const char *members = class_members(list, length);
        if (members ? in_list(members, word) : !strncmp(list, word, length) && !word[length])
            return true;
        list += length;
        if (*list == '|') list++;
    }
    return false;
}

static bool match_modifiers(const char *pattern, const char **modifiers, size_t count)
{
    pattern += strspn(pattern, " ");
    if (!*pattern) return count == 0;
    bool optional = *pattern == '?';
    if (optional) pattern++;
    const char *rest = pattern + strcspn(pattern, " ");
    if (count && in_list(pattern, modifiers[0]) && match_modifiers(rest, modifiers + 1, count - 1))
        return true;
    return optional && match_modifiers(rest, modifiers, count);
}

static void collect_types(struct rwc_op *op)
{
    for (size_t i = 0; i < op->instr->modifier_count; i++) {
        enum rwc_ptx_type type = rwc_type_named(op->instr->modifiers[i]);
        if (type != RWC_PTX_NONE && op->type_count < COUNT(op->types))
            op->types[op->type_count++] = type;
    }
}

static bool match_operands(const char *pattern, size_t count, char *out, size_t size)
{
    if (!pattern) return true;
    size_t least = 0, most = 0;
    bool optional = false;
    for (; *pattern; pattern++) {
        if (*pattern == '?') optional = true;
        if (strchr("?|=", *pattern)) continue;
        most++;
        if (!optional) least++;
    }
    if (count >= least && count <= most) return true;
    snprintf(out, size, "%zu operands found where %zu belong", count, least);
    return false;
}

static bool has_modifier(const struct rwc_ptx_instr *instr, const char *modifier)
{
    for (size_t i = 0; i < instr->modifier_count; i++)
        if (!strcmp(instr->modifiers[i], modifier)) return true;
    return false;
}

/* Is the word a modifier in any form of the opcode? */
static bool is_known(const char *opcode, const char *word)
{
    for (size_t i = 0; i < rwc_form_count; i++) {
        const struct rwc_form *form = &rwc_forms[i];
        if (!form->rule || strcmp(form->opcode, opcode)) continue;
        for (const char *at = form->modifiers; *at; at += strcspn(at, " ")) {
            at += strspn(at, " ?");
            if (in_list(at, word)) return true;
        }
    }
    return false;
}

/* What is wrong with the modifiers of a known opcode. */
static void explain(const struct rwc_ptx_instr *instr, char *out, size_t size)
{
    for (size_t i = 0; i < instr->modifier_count; i++)
        if (!is_known(instr->opcode, instr->modifiers[i])) {
            snprintf(out, size, "no supported form of %s has the modifier .%s", instr->opcode,
                     instr->modifiers[i]);
            return;
        }
    snprintf(out, size, "no supported form of %s has %s, in this order", instr->opcode,
             instr->modifier_count > 1 ? "these modifiers together" : "these modifiers alone");
}

/* Is this a row for the opcode, or one that refuses a word which the instruction has? */
static bool concerns(const struct rwc_form *form, const struct rwc_ptx_instr *instr)
{
    return form->opcode ? !strcmp(form->opcode, instr->opcode)
                        : has_modifier(instr, form->modifiers);
}

const struct rwc_form *rwc_form_find(const struct rwc_ptx_instr *instr, struct rwc_op *op,
                                     char *out, size_t size)
{
    *op = (struct rwc_op){.instr = instr};
    bool known = false, bad_operands = false;
    for (size_t i = 0; i < rwc_form_count; i++) {
        const struct rwc_form *form = &rwc_forms[i];
        if (!concerns(form, instr)) continue;
        if (!form->rule) {
            if (form->opcode && form->modifiers &&
                !match_modifiers(form->modifiers, instr->modifiers, instr->modifier_count))
                continue;
            snprintf(out, size, "%s", form->text);
            return NULL;
        }
        known = true;
        if (!match_modifiers(form->modifiers, instr->modifiers, instr->modifier_count)) continue;
        bad_operands = !match_operands(form->operands, instr->operand_count, out, size);
        if (bad_operands) continue;
        op->form = form;
        collect_types(op);
        return form;
    }
    if (!known)
        snprintf(out, size, "unknown instruction");
    else if (!bad_operands)
        explain(instr, out, size);
    return NULL;
}

void rwc_form_name(const struct rwc_ptx_instr *instr, char *out, size_t size)
{
    size_t length = (size_t)snprintf(out, size, "%s", instr->opcode);
    for (size_t i = 0; i < instr->modifier_count && length < size; i++)
        length += (size_t)snprintf(out + length, size - length, ".%s", instr->modifiers[i]);
}

bool rwc_has(const struct rwc_op *op, const char *modifier)
{
    return has_modifier(op->instr, modifier);
}

const char *rwc_pick(const struct rwc_op *op, const char *list)
{
    for (size_t i = 0; i < op->instr->modifier_count; i++)
        if (in_list(list, op->instr->modifiers[i])) return op->instr->modifiers[i];
    return NULL;
}
