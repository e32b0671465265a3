/* SPDX-License-Identifier: Apache-2.0 */
/* Logic, shifts and bit fields, bit by bit where the ISA says it so. */
#include <string.h>

#include "tests/ptx/exact.h"

static unsigned width_of(const struct form *form)
{
    return class_bits(form->types[0]);
}

static bool bit(uint64_t value, unsigned index)
{
    return index < 64 && value >> index & 1;
}

static void rule_popc(const struct form *form, const uint64_t *in, struct answer *out)
{
    for (unsigned i = 0; i < width_of(form); i++) out->out[0] += bit(in[0], i);
}

static void rule_clz(const struct form *form, const uint64_t *in, struct answer *out)
{
    for (unsigned i = width_of(form); i && !bit(in[0], i - 1); i--) out->out[0]++;
}

static void rule_bfind(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned width = width_of(form);
    bool skip = class_is_signed(form->types[0]) && bit(in[0], width - 1);
    int found = (int)width - 1;
    while (found >= 0 && bit(in[0], (unsigned)found) == skip) found--;
    if (found >= 0 && has(form, "shiftamt")) found = (int)width - 1 - found;
    out->out[0] = (uint32_t)found;
}

static void rule_brev(const struct form *form, const uint64_t *in, struct answer *out)
{
    for (unsigned i = 0; i < width_of(form); i++)
        out->out[0] |= (uint64_t)bit(in[0], i) << (width_of(form) - 1 - i);
}

/* Position and length: the ISA cuts both to 8 bits. For 64-bit fields NVIDIA's compiler does not:
 * it shifts by the whole operand, and so do we. */
static uint64_t field(const struct form *form, uint64_t operand)
{
    return width_of(form) == 64 ? operand : operand & 0xFF;
}

static void rule_bfe(const struct form *form, const uint64_t *in, struct answer *out)
{
    uint64_t position = field(form, in[1]), length = field(form, in[2]), last = width_of(form) - 1;
    bool sign = false;
    if (class_is_signed(form->types[0]) && length) {
        uint64_t end = position + length - 1;
        sign = bit(in[0], (unsigned)(end < last ? end : last));
    }
    for (unsigned i = 0; i <= last; i++) {
        bool inside = i < length && position + i <= last;
        if (inside ? bit(in[0], (unsigned)(position + i)) : sign) out->out[0] |= (uint64_t)1 << i;
    }
}

static void rule_bfi(const struct form *form, const uint64_t *in, struct answer *out)
{
    uint64_t position = field(form, in[2]), length = field(form, in[3]);
    uint64_t last = width_of(form) - 1, result = in[1];
    for (uint64_t i = 0; i < length && position + i <= last; i++) {
        uint64_t mask = (uint64_t)1 << (position + i);
        result = bit(in[0], (unsigned)i) ? result | mask : result & ~mask;
    }
    out->out[0] = result;
}

/* The offset-th one from the base on, upwards or downwards; 0: the base itself, if it is one. The
 * smallest offset, whose size is no integer of 32 bits, gives 0 in NVIDIA's compilers. */
static void rule_fns(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form;
    int32_t left = (int32_t)in[2];
    uint32_t base = (uint32_t)in[1];
    int step = left < 0 ? -1 : 1;
    out->out[0] = left == INT32_MIN ? 0 : UINT32_MAX;
    out->undefined = base > 31;
    if (base > 31 || left == INT32_MIN) return;
    if (!left) {
        if (bit(in[0], base)) out->out[0] = base;
        return;
    }
    for (int i = (int)base; i >= 0 && i < 32; i += step)
        if (bit(in[0], (unsigned)i) && (left -= step) == 0) {
            out->out[0] = (uint64_t)i;
            return;
        }
}

static uint64_t clamped(const struct form *form, uint64_t amount)
{
    if (has(form, "wrap")) return amount & 31;
    return amount > 32 ? 32 : amount;
}

static void rule_szext(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned length = (unsigned)clamped(form, in[1]);
    bool sign = class_is_signed(form->types[0]) && length && bit(in[0], length - 1);
    for (unsigned i = 0; i < 32; i++)
        if (i < length ? bit(in[0], i) : sign) out->out[0] |= (uint64_t)1 << i;
}

static void rule_bmsk(const struct form *form, const uint64_t *in, struct answer *out)
{
    uint64_t start = clamped(form, in[0]), length = clamped(form, in[1]);
    for (uint64_t i = start; i < 32 && i < start + length; i++) out->out[0] |= (uint64_t)1 << i;
}

static void rule_and(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = form->opcode[0] == 'a'   ? in[0] & in[1]
                  : form->opcode[0] == 'o' ? in[0] | in[1]
                                           : in[0] ^ in[1];
    if (form->types[0] == PRED) out->out[0] &= 1;
}

static void rule_not(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = form->types[0] == PRED ? !in[0] : ~in[0];
}

static void rule_cnot(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form;
    out->out[0] = !in[0];
}

static unsigned truth_table(const struct form *form)
{
    static const struct {
        const char *name;
        unsigned table;
    } tables[] = {{"ca", 0xCA}, {"e8", 0xE8},  {"1b", 0x1B}, {"40", 0x40},
                  {"00", 0},    {"and", 0x80}, {"or", 0x80}};
    for (unsigned i = 0; i < sizeof(tables) / sizeof(tables[0]); i++)
        if (has(form, tables[i].name)) return tables[i].table;
    return 0x96;
}

static void rule_lop3(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned table = truth_table(form);
    for (unsigned i = 0; i < 32; i++) {
        unsigned row = bit(in[0], i) << 2 | bit(in[1], i) << 1 | bit(in[2], i);
        out->out[0] |= (uint64_t)(table >> row & 1) << i;
    }
    bool some = out->out[0] != 0;
    out->out[1] = has(form, "and") ? some && in[3] : some || in[3];
}

static void rule_shift(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned width = width_of(form);
    bool left = !strcmp(form->opcode, "shl");
    bool fill = !left && class_is_signed(form->types[0]) && bit(in[0], width - 1);
    for (uint64_t i = 0; i < width; i++) {
        uint64_t from = left ? i - in[1] : i + in[1];
        bool inside = left ? in[1] <= i : from < width;
        if (inside ? bit(in[0], (unsigned)from) : fill) out->out[0] |= (uint64_t)1 << i;
    }
}

static void rule_shf(const struct form *form, const uint64_t *in, struct answer *out)
{
    unsigned amount = (unsigned)clamped(form, in[2]);
    wide both = (wide)in[1] << 32 | in[0];
    out->out[0] = (uint32_t)(has(form, "l") ? both << amount >> 32 : both >> amount);
}

static unsigned prmt_selector(const struct form *form, const uint64_t *in, unsigned i)
{
    static const struct {
        const char *name;
        uint8_t rows[4][4]; /* [control][byte of the result] */
    } modes[] = {
        {"f4e", {{0, 1, 2, 3}, {1, 2, 3, 4}, {2, 3, 4, 5}, {3, 4, 5, 6}}},
        {"b4e", {{0, 7, 6, 5}, {1, 0, 7, 6}, {2, 1, 0, 7}, {3, 2, 1, 0}}},
        {"rc8", {{0, 0, 0, 0}, {1, 1, 1, 1}, {2, 2, 2, 2}, {3, 3, 3, 3}}},
        {"ecl", {{0, 1, 2, 3}, {1, 1, 2, 3}, {2, 2, 2, 3}, {3, 3, 3, 3}}},
        {"ecr", {{0, 0, 0, 0}, {0, 1, 1, 1}, {0, 1, 2, 2}, {0, 1, 2, 3}}},
        {"rc16", {{0, 1, 0, 1}, {2, 3, 2, 3}, {0, 1, 0, 1}, {2, 3, 2, 3}}},
    };
    for (unsigned m = 0; m < 6; m++)
        if (has(form, modes[m].name)) return modes[m].rows[in[2] & 3][i];
    return (has(form, "constant") ? 0xB2E5 : in[2]) >> 4 * i & 15;
}

static void rule_prmt(const struct form *form, const uint64_t *in, struct answer *out)
{
    for (unsigned i = 0; i < 4; i++) {
        unsigned selector = prmt_selector(form, in, i), which = selector & 7;
        uint64_t byte = in[which / 4] >> which % 4 * 8 & 0xFF;
        if (selector & 8) byte = byte & 0x80 ? 0xFF : 0;
        out->out[0] |= byte << 8 * i;
    }
}

/* Packing: the first element is the lowest. */
static void rule_mov(const struct form *form, const uint64_t *in, struct answer *out)
{
    bool swaps = form->types[0] == B128;
    out->out[0] = in[swaps ? 1 : 0];
    out->out[1] = in[0];
    if (swaps) return;
    unsigned bits = class_bits(form->results[0]);
    for (unsigned i = 1; i < form->param_count; i++)
        out->out[0] |= in[i] << i * class_bits(form->params[i]);
    for (unsigned i = 0; i < form->result_count && form->result_count > 1; i++)
        out->out[i] = in[0] >> i * bits;
}

const struct reference bit_references[] = {
    {"popc", rule_popc, false}, {"clz", rule_clz, false},     {"bfind", rule_bfind, false},
    {"brev", rule_brev, false}, {"bfe", rule_bfe, false},     {"bfi", rule_bfi, false},
    {"fns", rule_fns, false},   {"szext", rule_szext, false}, {"bmsk", rule_bmsk, false},
    {"and", rule_and, false},   {"or", rule_and, false},      {"xor", rule_and, false},
    {"not", rule_not, false},   {"cnot", rule_cnot, false},   {"lop3", rule_lop3, false},
    {"shl", rule_shift, false}, {"shr", rule_shift, false},   {"shf", rule_shf, false},
    {"prmt", rule_prmt, false}, {"mov", rule_mov, false},     {NULL, NULL, false},
};
