/* SPDX-License-Identifier: Apache-2.0 */
/* Loads, stores, atomics, and what must not disturb them: hints, fences, address conversions. */
#include <string.h>

#include "tests/ptx/exact.h"

static unsigned size_of(enum class type)
{
    return class_bits(type) / 8;
}

static uint64_t fetch(const struct answer *out, unsigned at, unsigned size)
{
    uint64_t value = 0;
    memcpy(&value, (const char *)out->memory + at, size);
    return value;
}

static void put(struct answer *out, unsigned at, unsigned size, uint64_t value)
{
    memcpy((char *)out->memory + at, &value, size);
}

static unsigned vector_length(const struct form *form)
{
    return has(form, "v8") ? 8 : has(form, "v4") ? 4 : has(form, "v2") ? 2 : 1;
}

static uint64_t extended(enum class type, uint64_t bits)
{
    unsigned shift = 64 - class_bits(type);
    if (!class_is_signed(type)) return bits;
    return (uint64_t)((int64_t)(bits << shift) >> shift);
}

static void rule_ld(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)in;
    enum class type = form->types[0];
    unsigned size = type == B128 ? 8 : size_of(type);
    unsigned count = type == B128 ? 2 : vector_length(form);
    for (unsigned i = 0; i < count; i++) out->out[i] = extended(type, fetch(out, i * size, size));
    if (!has(form, "offset")) return;
    out->out[0] = fetch(out, 12, 4);
    out->out[1] = fetch(out, 60, 4);
}

static void rule_st(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class type = form->types[0];
    unsigned size = type == B128 ? 8 : size_of(type);
    unsigned count = type == B128 ? 2 : vector_length(form);
    for (unsigned i = 0; i < count && form->param_count > 1; i++)
        put(out, i * size, size, in[i == 3 ? 1 : 1 + i]);
    if (has(form, "constant")) put(out, 4, 4, 0x12345678);
    if (has(form, "constant")) put(out, 0, 4, UINT32_MAX);
}

/* ---- atomics ---- */

/* On the GPU, f32 in global memory is added with subnormals flushed. */
static uint64_t sum(enum class type, uint64_t a, uint64_t b)
{
    if (!class_is_float(type)) return a + b;
    if (type == F32) a = flush(type, a), b = flush(type, b);
    struct exact x = exact_of_bits(type, a), y = exact_of_bits(type, b);
    uint64_t result = exact_to_bits(type, exact_add(x, y, NEAREST), NEAREST);
    return type == F32 ? flush(type, result) : result;
}

static uint64_t sum_of_pairs(enum class type, uint64_t a, uint64_t b)
{
    if (type != F16X2 && type != BF16X2) return sum(type, a, b);
    enum class half = type == F16X2 ? F16 : BF16;
    return sum(half, a & 0xFFFF, b & 0xFFFF) | sum(half, a >> 16, b >> 16) << 16;
}

static bool less(enum class type, uint64_t a, uint64_t b)
{
    if (class_is_signed(type)) return (int64_t)extended(type, a) < (int64_t)extended(type, b);
    return a < b;
}

static uint64_t extremum_of_pairs(const struct form *form, enum class type, uint64_t a, uint64_t b)
{
    if (type == F16 || type == BF16) return reference_extremum(form, type, a, b);
    enum class half = type == F16X2 ? F16 : BF16;
    return reference_extremum(form, half, a & 0xFFFF, b & 0xFFFF) |
           reference_extremum(form, half, a >> 16, b >> 16) << 16;
}

static uint64_t updated(const struct form *form, enum class type, uint64_t old, const uint64_t *in)
{
    uint64_t a = in[1];
    if (has(form, "add")) return sum_of_pairs(type, old, a);
    if (class_is_float(type) && !has(form, "add")) return extremum_of_pairs(form, type, old, a);
    if (has(form, "min")) return less(type, a, old) ? a : old;
    if (has(form, "max")) return less(type, old, a) ? a : old;
    if (has(form, "inc")) return old >= a ? 0 : old + 1;
    if (has(form, "dec")) return old == 0 || old > a ? a : old - 1;
    if (has(form, "and")) return old & a;
    if (has(form, "or")) return old | a;
    if (has(form, "xor")) return old ^ a;
    if (has(form, "exch")) return a;
    return old == a ? in[2] : old; /* cas */
}

static void atomic_128(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = out->memory[0];
    out->out[1] = out->memory[1];
    bool swaps = !has(form, "cas") || (out->memory[0] == in[1] && out->memory[1] == in[2]);
    if (!swaps) return;
    out->memory[0] = has(form, "cas") ? in[2] : in[1];
    out->memory[1] = has(form, "cas") ? in[1] : in[2];
}

static void rule_atom(const struct form *form, const uint64_t *in, struct answer *out)
{
    enum class type = form->types[0];
    if (type == B128) {
        atomic_128(form, in, out);
        return;
    }
    unsigned size = size_of(type);
    out->any_nan = true;
    for (unsigned i = 0; i < vector_length(form); i++) {
        uint64_t old = fetch(out, i * size, size);
        /* Longer vectors repeat the two values that the case has. */
        const uint64_t operands[] = {0, in[1 + (i % 2)], in[2]};
        if (form->result_count) out->out[i] = old;
        put(out, i * size, size, updated(form, type, old, operands));
    }
}

/* ---- the rest ---- */

static void rule_hint(const struct form *form, const uint64_t *in, struct answer *out)
{
    if (!strcmp(form->opcode, "fence")) put(out, 0, 4, in[1]);
    out->out[0] = fetch(out, 0, 4);
}

static void rule_cvta(const struct form *form, const uint64_t *in, struct answer *out)
{
    out->out[0] = has(form, "local") ? in[1] : fetch(out, 0, 4);
    if (has(form, "global")) put(out, 8, 4, out->out[0]);
}

static void rule_vector(const struct form *form, const uint64_t *in, struct answer *out)
{
    (void)form;
    out->any_nan = true;
    out->out[0] = exact_to_bits(
        F32, exact_add(exact_of_bits(F32, fetch(out, 0, 4)), exact_of_bits(F32, in[1]), NEAREST),
        NEAREST);
    out->out[1] = fetch(out, 12, 4);
}

const struct reference memory_references[] = {
    {"ld", rule_ld, false},      {"ldu", rule_ld, false},    {"st", rule_st, false},
    {"atom", rule_atom, false},  {"red", rule_atom, false},  {"hint", rule_hint, false},
    {"fence", rule_hint, false}, {"cvta", rule_cvta, false}, {"vector", rule_vector, false},
    {NULL, NULL, false},
};
