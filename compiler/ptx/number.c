/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Values of PTX number tokens: decimal, octal (0...), hexadecimal (0x), binary (0b) integers with
 * an optional U, hexadecimal floats (0f and 8 digits, 0d and 16 digits) and decimal floats.
 */
#define _GNU_SOURCE /* strtod_l */
#include "compiler/ptx/lexer.h"

#include <float.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>

static int digit_value(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 99;
}

static const char *read_digits(const char *text, size_t length, unsigned base, uint64_t *out)
{
    if (!length) return "a number without digits";
    uint64_t value = 0;
    for (size_t i = 0; i < length; i++) {
        unsigned digit = (unsigned)digit_value(text[i]);
        if (digit >= base) return "a malformed number";
        if (__builtin_mul_overflow(value, base, &value) ||
            __builtin_add_overflow(value, digit, &value))
            return "a number above 64 bits";
    }
    *out = value;
    return NULL;
}

static const char *read_hex_float(const struct rwc_ptx_token *token, struct rwc_ptx_number *out)
{
    out->is_float = true;
    out->is_f32 = token->text[1] == 'f' || token->text[1] == 'F';
    if (token->length != (out->is_f32 ? 10 : 18))
        return out->is_f32 ? "a 0f constant without exactly 8 hexadecimal digits"
                           : "a 0d constant without exactly 16 hexadecimal digits";
    return read_digits(token->text + 2, token->length - 2, 16, &out->bits);
}

/* strtod follows the host program's locale, where the point may be a comma. It reads the text in
 * place, which goes on after the token and ends in a NUL: a number may be of any length. */
static const char *read_decimal_float(const struct rwc_ptx_token *token, struct rwc_ptx_number *out)
{
    char *end;
    locale_t c_locale = newlocale(LC_NUMERIC_MASK, "C", (locale_t)0);
    if (!c_locale) return "a decimal float, for which there is no memory";
    double value = strtod_l(token->text, &end, c_locale);
    freelocale(c_locale);
    if (end != token->text + token->length) return "a malformed number";
    if (value > DBL_MAX) return "a float above those of 64 bits";
    out->is_float = true;
    memcpy(&out->bits, &value, sizeof(value));
    return NULL;
}

static const char *read_integer(const struct rwc_ptx_token *token, struct rwc_ptx_number *out)
{
    const char *text = token->text;
    size_t length = token->length;
    unsigned base = 10;
    if (length > 1 && text[length - 1] == 'U') {
        out->is_unsigned = true;
        length--;
    }
    if (length > 1 && text[0] == '0') {
        base = text[1] == 'x' || text[1] == 'X' ? 16 : text[1] == 'b' || text[1] == 'B' ? 2 : 8;
        size_t prefix = base == 8 ? 1 : 2;
        text += prefix;
        length -= prefix;
    }
    const char *problem = read_digits(text, length, base, &out->bits);
    if (out->bits > INT64_MAX) out->is_unsigned = true;
    return problem;
}

const char *rwc_ptx_number(const struct rwc_ptx_token *token, struct rwc_ptx_number *out)
{
    *out = (struct rwc_ptx_number){0};
    const char *text = token->text;
    bool prefixed = token->length > 1 && text[0] == '0';
    if (prefixed && strchr("fFdD", text[1])) return read_hex_float(token, out);
    if (prefixed && strchr("xXbB", text[1])) return read_integer(token, out);
    for (size_t i = 0; i < token->length; i++)
        if (text[i] == '.' || text[i] == 'e' || text[i] == 'E')
            return read_decimal_float(token, out);
    return read_integer(token, out);
}
