/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Packed video instructions on two halves or four bytes. Each part of a result is computed from two
 * parts of {b, a}, 0 to 3 (halves; 0 and 1 are a's) or 0 to 7 (bytes), that selectors name from the
 * highest to the lowest. A mask at the destination says which parts are written: the others are
 * those of c; or with .add, which of them are added to c.
 */
#include <string.h>

#include "compiler/lift/internal.h"

struct lanes {
    unsigned count, bits;
    char kind; /* b or h, as in selectors */
};

/* Index of part i by a selector such as h10 or b3210, or by default. False: not well formed. */
static bool selected(const char *selector, const struct lanes *lanes, unsigned i, unsigned first,
                     unsigned *out)
{
    *out = first + i;
    if (!selector) return true;
    if (selector[0] != lanes->kind || strlen(selector) != 1 + lanes->count) return false;
    *out = (unsigned)(selector[lanes->count - i] - '0');
    return *out < 2 * lanes->count;
}

/* Of a destination: all of its parts, or some. */
static bool is_mask(const char *selector, const struct lanes *lanes)
{
    if (!selector) return true;
    if (selector[0] != lanes->kind || strlen(selector) > 1 + lanes->count) return false;
    for (const char *c = selector + 1; *c; c++)
        if (*c >= (char)('0' + lanes->count)) return false;
    return true;
}

static bool in_mask(const char *selector, unsigned i)
{
    return !selector || strchr(selector + 1, (char)('0' + i)) != NULL;
}

/* Part `index` of a (the lower ones) and b, as i64. */
static LLVMValueRef part_of(struct rwc_lift *l, struct rwc_op *op, const struct lanes *lanes,
                            unsigned index, bool is_signed)
{
    LLVMValueRef word = op->src[index < lanes->count ? 1 : 2];
    return rwc_video_part(l, word, lanes->kind, index % lanes->count, is_signed);
}

static LLVMValueRef lane(struct rwc_lift *l, struct rwc_op *op, const struct lanes *lanes,
                         unsigned i)
{
    bool is_set = !strncmp(op->instr->opcode, "vset", 4);
    unsigned from_a, from_b, type = is_set ? 0 : 1;
    if (!selected(op->instr->operands[1].selector, lanes, i, 0, &from_a) ||
        !selected(op->instr->operands[2].selector, lanes, i, lanes->count, &from_b))
        return rwc_lift_error(l, "a selector names %u parts of 0 to %u", lanes->count,
                              2 * lanes->count - 1);
    LLVMValueRef a = part_of(l, op, lanes, from_a, rwc_is_signed(op->types[type]));
    LLVMValueRef b = part_of(l, op, lanes, from_b, rwc_is_signed(op->types[type + 1]));
    if (is_set) return rwc_video_compare(l, op, a, b);
    LLVMValueRef value = rwc_video_operation(l, op->instr->opcode + 1, a, b);
    if (!rwc_has(op, "sat")) return value;
    return rwc_video_clamp(l, value, lanes->bits, rwc_is_signed(op->types[0]));
}

LLVMValueRef rwc_rule_simd(struct rwc_lift *l, struct rwc_op *op)
{
    size_t length = strlen(op->instr->opcode);
    struct lanes lanes = {2, 16, 'h'};
    if (op->instr->opcode[length - 1] == '4') lanes = (struct lanes){4, 8, 'b'};
    const struct rwc_ptx_operand *out = &op->instr->operands[0];
    bool adds = rwc_has(op, "add");
    if (!is_mask(out->selector, &lanes))
        return rwc_lift_error(l, "'.%s' does not name parts of 0 to %u", out->selector,
                              lanes.count - 1);
    if (!rwc_video_is_whole(l, &op->instr->operands[3])) return NULL;
    for (unsigned i = 1; i < 4; i++) {
        op->src[i] = rwc_read(l, &op->instr->operands[i], rwc_int(l, 32));
        if (!op->src[i]) return NULL;
    }
    LLVMValueRef result = op->src[3];
    for (unsigned i = 0; i < lanes.count; i++) {
        if (!in_mask(out->selector, i)) continue;
        LLVMValueRef value = lane(l, op, &lanes, i);
        if (!value) return NULL;
        value = rwc_trunc(l, value, 32);
        if (adds) {
            result = rwc_bin(l, LLVMAdd, result, value);
            continue;
        }
        uint32_t mask = ((1u << lanes.bits) - 1) << lanes.bits * i;
        value = rwc_bin(l, LLVMShl, value, rwc_i32(l, lanes.bits * i));
        value = rwc_bin(l, LLVMAnd, value, rwc_i32(l, mask));
        result = rwc_bin(l, LLVMOr, rwc_bin(l, LLVMAnd, result, rwc_i32(l, ~mask)), value);
    }
    rwc_write(l, out, result, false);
    return NULL;
}
