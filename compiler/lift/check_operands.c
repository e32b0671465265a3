/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The types of operands against the row of the instruction table: PTX casts nothing but integers of
 * one size to each other and what has no type (.b32), so that a register of another size or kind is
 * a mistake of whoever wrote the text. Loads, stores and conversions may name wider registers.
 * Source: PTX ISA 6.4, section 9.4, tables 23 to 25; of constants, what NVIDIA's assembler takes.
 */
#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "compiler/lift/check.h"

enum kind { BITS, INTEGER, REAL, PREDICATE };

static enum kind kind_of(enum rwc_ptx_type type)
{
    if (type == RWC_PTX_PRED) return PREDICATE;
    if (rwc_is_float(type)) return REAL;
    return type <= RWC_PTX_B128 ? BITS : INTEGER;
}

enum rwc_ptx_type rwc_type_of_letter(const struct rwc_op *op, char letter)
{
    switch (tolower(letter)) {
    case 't':
        return op->types[0];
    case 'u':
        return op->types[op->type_count > 1 ? 1 : 0];
    case 'w':
        return rwc_ptx_type_size(op->types[0]) == 2 ? RWC_PTX_B32 : RWC_PTX_B64;
    case 'i':
        return RWC_PTX_B32;
    case 'l':
    case 'a':
        return RWC_PTX_B64;
    case 'p':
        return RWC_PTX_PRED;
    default:
        return RWC_PTX_NONE;
    }
}

static bool takes_wider(const struct rwc_op *op)
{
    static const char *const opcodes[] = {"ld", "ldu", "st", "cvt"};
    for (size_t i = 0; i < sizeof(opcodes) / sizeof(opcodes[0]); i++)
        if (!strcmp(op->form->opcode, opcodes[i])) return true;
    return false;
}

bool rwc_types_agree(enum rwc_ptx_type want, enum rwc_ptx_type have, bool wider)
{
    enum kind wanted = kind_of(want), given = kind_of(have);
    if (wanted == PREDICATE || given == PREDICATE) return wanted == given;
    unsigned size = rwc_ptx_type_size(want), found = rwc_ptx_type_size(have);
    if (found < size || (found > size && !wider)) return false;
    if (wanted == REAL && given == REAL) return want == have;
    return wanted == BITS || given == BITS || wanted == given;
}

struct place { /* of an operand, for messages */
    const struct rwc_names *names;
    const struct rwc_op *op;
    size_t number;
    enum rwc_ptx_type want;
    bool is_address;
};

static void report(const struct place *at, const char *what, const char *name, const char *why)
{
    char form[160];
    rwc_form_name(at->op->instr, form, sizeof(form));
    rwc_error(at->names->diag, at->names->where, at->op->instr->line, "%s: operand %zu%s%s%s %s%s",
              form, at->number, name ? ", '" : "", name ? name : "", name ? "'," : "", what, why);
}

static void check_register(const struct place *at, const struct rwc_ptx_operand *operand)
{
    enum rwc_ptx_type have = rwc_names_type(at->names, operand->name);
    if (have == RWC_PTX_NONE || rwc_types_agree(at->want, have, takes_wider(at->op))) return;
    if (at->is_address && rwc_types_agree(RWC_PTX_U32, have, false)) return;
    char why[64];
    snprintf(why, sizeof(why), ".%s; it must be .%s", rwc_type_name(have), rwc_type_name(at->want));
    report(at, "is declared ", operand->name, why);
}

static void check_integer(const struct place *at)
{
    if (kind_of(at->want) == REAL)
        report(at, "is an integer; ", NULL, "write a float, such as 0f3F800000 or 1.0");
}

/* 0f constants have the bits of an f32, all others those of an f64, which become an f32. */
static void check_float(const struct place *at, const struct rwc_ptx_operand *operand)
{
    bool fits = at->want == (operand->is_f32 ? RWC_PTX_B32 : RWC_PTX_B64) ||
                at->want == RWC_PTX_F32 || (at->want == RWC_PTX_F64 && !operand->is_f32);
    if (fits) return;
    bool is_short = operand->is_f32 && at->want == RWC_PTX_F64;
    report(at,
           is_short ? "has 32 bits; " : "is a floating-point constant, which cannot stand for .",
           NULL, is_short ? "write 0d and 16 digits" : rwc_type_name(at->want));
}

static void check_value(const struct place *at, const struct rwc_ptx_operand *operand,
                        bool is_source)
{
    switch (operand->kind) {
    case RWC_PTX_OPERAND_REG:
    case RWC_PTX_OPERAND_SYMBOL:
        check_register(at, operand);
        break;
    case RWC_PTX_OPERAND_INT:
        check_integer(at);
        break;
    case RWC_PTX_OPERAND_FLOAT:
        check_float(at, operand);
        break;
    case RWC_PTX_OPERAND_SINK:
        if (is_source) report(at, "is '_', ", NULL, "which has no value");
        break;
    default:
        break;
    }
}

/* -%r: only vmad takes it. */
static void check_sign(const struct place *at, const struct rwc_ptx_operand *operand)
{
    if (operand->minus && (at->number == 1 || strcmp(at->op->form->opcode, "vmad")))
        report(at, "is negated, ", operand->name, "which this instruction does not do");
}

/* [%rd1+8] */
static void check_base(const struct place *at, const struct rwc_ptx_operand *operand)
{
    if (operand->kind != RWC_PTX_OPERAND_ADDRESS || !operand->name) return;
    enum rwc_ptx_type have = rwc_names_type(at->names, operand->name);
    if (have == RWC_PTX_NONE || rwc_types_agree(RWC_PTX_U64, have, false)) return;
    char why[64];
    snprintf(why, sizeof(why), ".%s; an address has 64 bits", rwc_type_name(have));
    report(at, "is declared ", operand->name, why);
}

/* The elements of a vector each have the type; those that mov packs share it among them. An element
 * of mov.v4 may be '_' on both sides. */
static void check_operand(const struct place *at, const struct rwc_ptx_operand *operand,
                          bool is_source)
{
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    bool is_mov = is_vector && !strcmp(at->op->form->opcode, "mov");
    if (is_mov && !rwc_pick(at->op, "v2|v4")) return;
    const struct rwc_ptx_operand *values = is_vector ? operand->elements : operand;
    size_t count = is_vector ? operand->element_count : 1;
    for (size_t i = 0; i < count; i++) check_value(at, &values[i], is_source && !is_mov);
}

static void check_second_result(const struct place *at, const struct rwc_ptx_operand *operand,
                                bool has_second)
{
    if (!operand->predicate_out) return;
    if (!has_second) {
        report(at, "names a second result, ", NULL, "which this instruction does not have");
        return;
    }
    enum rwc_ptx_type have = rwc_names_type(at->names, operand->predicate_out);
    if (have != RWC_PTX_NONE && have != RWC_PTX_PRED)
        report(at, "is declared ", operand->predicate_out, "as no predicate");
}

void rwc_check_operands(const struct rwc_names *names, const struct rwc_op *op)
{
    const struct rwc_ptx_instr *instr = op->instr;
    enum rwc_ptx_type guard = instr->guard ? rwc_names_type(names, instr->guard) : RWC_PTX_NONE;
    if (guard != RWC_PTX_NONE && guard != RWC_PTX_PRED)
        rwc_error(names->diag, names->where, instr->line,
                  "guard '%s' is declared .%s; it must be a predicate", instr->guard,
                  rwc_type_name(guard));
    const char *pattern = op->form->operands;
    if (!pattern) return;
    bool has_result = strchr(pattern, '='), has_second = strchr(pattern, '|');
    for (size_t i = 0; *pattern && i < instr->operand_count; pattern++) {
        if (strchr("?|=", *pattern)) continue;
        bool is_result = has_result && i == 0;
        struct place at = {names, op, i + 1, rwc_type_of_letter(op, *pattern), *pattern == 'a'};
        check_base(&at, &instr->operands[i]);
        check_sign(&at, &instr->operands[i]);
        check_second_result(&at, &instr->operands[i], is_result && has_second);
        if (at.want != RWC_PTX_NONE) check_operand(&at, &instr->operands[i], !is_result);
        i++;
    }
}
