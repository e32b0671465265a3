/* SPDX-License-Identifier: Apache-2.0 */
/* setp, set, selp, slct. */
#include <string.h>

#include "tests/ptx/exact.h"

/* What a comparison says of less, equal, greater, unordered. */
static const struct {
    const char *name;
    bool of[4];
} comparisons[] = {
    {"eq", {0, 1, 0, 0}},  {"ne", {1, 0, 1, 0}},  {"lt", {1, 0, 0, 0}},  {"le", {1, 1, 0, 0}},
    {"gt", {0, 0, 1, 0}},  {"ge", {0, 1, 1, 0}},  {"lo", {1, 0, 0, 0}},  {"ls", {1, 1, 0, 0}},
    {"hi", {0, 0, 1, 0}},  {"hs", {0, 1, 1, 0}},  {"equ", {0, 1, 0, 1}}, {"neu", {1, 0, 1, 1}},
    {"ltu", {1, 0, 0, 1}}, {"leu", {1, 1, 0, 1}}, {"gtu", {0, 0, 1, 1}}, {"geu", {0, 1, 1, 1}},
    {"num", {1, 1, 1, 0}}, {"nan", {0, 0, 0, 1}},
};

static struct exact number(const struct form *form, enum class type, uint64_t bits)
{
    if (class_is_float(type))
        return exact_of_bits(type, has(form, "ftz") ? flush(type, bits) : bits);
    unsigned shift = 64 - class_bits(type);
    if (class_is_signed(type)) return exact_of_integer((int64_t)(bits << shift) >> shift);
    return exact_of_integer((wide_signed)(bits << shift >> shift));
}

static bool compare(const struct form *form, enum class type, uint64_t a, uint64_t b)
{
    int order = exact_compare(number(form, type, a), number(form, type, b));
    for (unsigned i = 0; i < sizeof(comparisons) / sizeof(comparisons[0]); i++)
        if (has(form, comparisons[i].name)) return comparisons[i].of[order + 1];
    return false;
}

/* With the predicate, the last operand. */
static bool combine(const struct form *form, const uint64_t *in, bool flag)
{
    bool other = in[form->param_count - 1] & 1;
    if (has(form, "not")) other = !other;
    if (has(form, "and")) return flag && other;
    if (has(form, "or")) return flag || other;
    if (has(form, "xor")) return flag != other;
    return flag;
}

static bool is_pair(enum class type)
{
    return type == F16X2 || type == BF16X2;
}

static bool compare_half(const struct form *form, enum class type, const uint64_t *in, unsigned k)
{
    return compare(form, type == F16X2 ? F16 : BF16, in[0] >> 16 * k & 0xFFFF,
                   in[1] >> 16 * k & 0xFFFF);
}

static void rule_setp(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class type = form->types[0];
    bool first =
        is_pair(type) ? compare_half(form, type, in, 0) : compare(form, type, in[0], in[1]);
    bool second = is_pair(type) ? compare_half(form, type, in, 1) : !first;
    out->out[0] = combine(form, in, first);
    out->out[1] = combine(form, in, second);
}

static uint64_t truth(enum class type, bool flag)
{
    if (!flag) return 0;
    if (class_is_float(type)) return exact_to_bits(type, exact_of_integer(1), NEAREST);
    return UINT64_MAX >> (64 - class_bits(type));
}

static void rule_set(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class to = form->types[0], from = form->types[1];
    if (!is_pair(from)) {
        out->out[0] = truth(to, combine(form, in, compare(form, from, in[0], in[1])));
        return;
    }
    enum class half = to == F16X2 ? F16 : to == BF16X2 ? BF16 : U16;
    for (unsigned k = 0; k < 2; k++)
        out->out[0] |= truth(half, combine(form, in, compare_half(form, from, in, k))) << 16 * k;
}

static void rule_selp(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form;
    out->out[0] = in[2] & 1 ? in[0] : in[1];
}

static void rule_slct(const struct form *form, const uint64_t *in, struct answer *out)
{
    struct exact by = number(form, form->types[1], in[2]);
    int order = exact_compare(by, exact_of_integer(0));
    out->out[0] = order == 0 || order == 1 ? in[0] : in[1];
}

const struct reference compare_references[] = {
    {"setp", rule_setp, false}, {"set", rule_set, false}, {"selp", rule_selp, false},
    {"slct", rule_slct, false}, {NULL, NULL, false},
};
