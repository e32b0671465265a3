/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Constant expressions (PTX ISA, "Constant Expressions"): 64-bit integers, signed or unsigned, with
 * C's operators; doubles with + - * / and comparisons; and addresses: symbol, generic(symbol), a
 * byte mask 0xFF(address), each plus or minus an integer. Where the ISA's text leaves a choice,
 * this does what ptxas does: shifts take the count modulo 64, % and ~ are unsigned, unary minus
 * keeps the type of its operand. A 0f constant stands alone.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

enum { MAX_DEPTH = 64 };

static const struct {
    int token;
    int precedence;
} binary[] = {
    {RWC_PTX_TOKEN_OR_OR, 1},
    {RWC_PTX_TOKEN_AND_AND, 2},
    {'|', 3},
    {'^', 4},
    {'&', 5},
    {RWC_PTX_TOKEN_EQUAL, 6},
    {RWC_PTX_TOKEN_NOT_EQUAL, 6},
    {'<', 7},
    {RWC_PTX_TOKEN_LESS_EQUAL, 7},
    {'>', 7},
    {RWC_PTX_TOKEN_GREATER_EQUAL, 7},
    {RWC_PTX_TOKEN_SHIFT_LEFT, 8},
    {RWC_PTX_TOKEN_SHIFT_RIGHT, 8},
    {'+', 9},
    {'-', 9},
    {'*', 10},
    {'/', 10},
    {'%', 10},
};

static bool parse(struct rwc_ptx_parser *p, int lowest, unsigned depth, struct rwc_ptx_value *out);

static int precedence_of(int token)
{
    for (size_t i = 0; i < sizeof(binary) / sizeof(binary[0]); i++)
        if (binary[i].token == token) return binary[i].precedence;
    return 0;
}

static struct rwc_ptx_value integer(uint64_t bits, bool is_unsigned)
{
    return (struct rwc_ptx_value){
        .kind = RWC_PTX_VALUE_INT, .bits = bits, .is_unsigned = is_unsigned};
}

/* ".5" reaches us as a dotted word; PTX text written by hand has such floats. */
static bool parse_number(struct rwc_ptx_parser *p, struct rwc_ptx_value *out)
{
    struct rwc_ptx_number number;
    struct rwc_ptx_token token = p->token;
    if (token.kind == RWC_PTX_TOKEN_DOTTED) {
        token.text--;
        token.length++;
    }
    const char *problem = rwc_ptx_number(&token, &number);
    if (problem) return rwc_ptx_problem(p, token.line, "found %s, expected a constant", problem);
    *out = integer(number.bits, number.is_unsigned);
    out->is_f32 = number.is_f32;
    if (number.is_float) out->kind = RWC_PTX_VALUE_FLOAT;
    rwc_ptx_advance(p);
    return true;
}

static bool parse_bracketed_address(struct rwc_ptx_parser *p, unsigned depth,
                                    struct rwc_ptx_value *out)
{
    unsigned line = p->token.line;
    if (!rwc_ptx_expect(p, '(') || !parse(p, 1, depth + 1, out)) return false;
    if (out->kind != RWC_PTX_VALUE_ADDRESS)
        return rwc_ptx_problem(p, line, "found a number, expected an address in the brackets");
    return rwc_ptx_expect(p, ')');
}

static bool parse_name(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_value *out)
{
    bool is_generic = rwc_ptx_token_is(&p->token, "generic"); /* or a symbol of this name */
    if (rwc_ptx_token_is(&p->token, "WARP_SZ")) {
        rwc_ptx_advance(p);
        *out = integer(32, false);
        return true;
    }
    unsigned line = p->token.line;
    *out = (struct rwc_ptx_value){.kind = RWC_PTX_VALUE_ADDRESS};
    if (!rwc_ptx_word(p, &out->symbol, "a symbol")) return false;
    if (is_generic && p->token.kind == '(') {
        if (!parse_bracketed_address(p, depth, out)) return false;
        out->generic = true;
        return true;
    }
    if (!rwc_ptx_is_register(p, out->symbol)) return true;
    return rwc_ptx_problem(p, line, "register %s cannot stand in a constant expression",
                           out->symbol);
}

/* "( .s64 ) x" and "( .u64 ) x" change the signedness, any other bracket groups. */
static bool parse_brackets(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_value *out)
{
    rwc_ptx_advance(p);
    bool to_signed = rwc_ptx_dotted_is(p, "s64");
    if (!to_signed && !rwc_ptx_dotted_is(p, "u64"))
        return parse(p, 1, depth + 1, out) && rwc_ptx_expect(p, ')');
    unsigned line = p->token.line;
    rwc_ptx_advance(p);
    if (!rwc_ptx_expect(p, ')') || !parse(p, 11, depth + 1, out)) return false;
    if (out->kind != RWC_PTX_VALUE_INT)
        return rwc_ptx_problem(p, line, "a cast needs an integer constant");
    out->is_unsigned = !to_signed;
    return true;
}

static bool is_single(const struct rwc_ptx_value *value)
{
    return value->kind == RWC_PTX_VALUE_FLOAT && value->is_f32;
}

static bool stands_alone(struct rwc_ptx_parser *p, unsigned line)
{
    return rwc_ptx_problem(p, line,
                           "a 0f constant cannot stand in an expression; write its sign into the "
                           "bits, or a decimal number");
}

static bool negate(struct rwc_ptx_parser *p, unsigned line, struct rwc_ptx_value *value)
{
    if (value->kind == RWC_PTX_VALUE_ADDRESS)
        return rwc_ptx_problem(p, line, "an address cannot be negated");
    if (value->kind == RWC_PTX_VALUE_FLOAT)
        value->bits ^= UINT64_C(1) << 63;
    else
        *value = integer(0 - value->bits, value->is_unsigned);
    return true;
}

static bool parse_unary(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_value *out)
{
    int op = p->token.kind;
    unsigned line = p->token.line;
    rwc_ptx_advance(p);
    if (!parse(p, 11, depth + 1, out)) return false;
    if (is_single(out)) return stands_alone(p, line);
    if (op == '-') return negate(p, line, out);
    if (op == '+' && out->kind != RWC_PTX_VALUE_ADDRESS) return true;
    if (out->kind != RWC_PTX_VALUE_INT)
        return rwc_ptx_problem(p, line, "'%c' needs an integer constant", op);
    *out = op == '~' ? integer(~out->bits, true) : integer(!out->bits, false);
    return true;
}

static bool parse_primary(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_value *out)
{
    if (depth > MAX_DEPTH)
        return rwc_ptx_problem(p, p->token.line, "a constant expression nested deeper than %d",
                               MAX_DEPTH);
    switch (p->token.kind) {
    case '-':
    case '+':
    case '~':
    case '!':
        return parse_unary(p, depth, out);
    case '(':
        return parse_brackets(p, depth, out);
    case RWC_PTX_TOKEN_WORD:
        if (rwc_ptx_token_is(&p->token, "_")) break;
        return parse_name(p, depth, out);
    case RWC_PTX_TOKEN_DOTTED:
        if (*p->token.text < '0' || *p->token.text > '9') break;
        return parse_number(p, out);
    case RWC_PTX_TOKEN_NUMBER: {
        if (!parse_number(p, out)) return false;
        if (p->token.kind != '(') return true;
        uint64_t mask = out->bits;
        if (out->kind != RWC_PTX_VALUE_INT || !mask)
            return rwc_ptx_problem(p, p->token.line, "a byte mask must be an integer such as 0xFF");
        if (!parse_bracketed_address(p, depth, out)) return false;
        out->bits = mask;
        return true;
    }
    default:
        break;
    }
    return rwc_ptx_expected(p, "a constant or a symbol");
}

static bool divide(struct rwc_ptx_parser *p, unsigned line, bool is_unsigned, uint64_t a,
                   uint64_t b, uint64_t *out)
{
    if (!b) return rwc_ptx_problem(p, line, "division by zero in a constant expression");
    if (is_unsigned)
        *out = a / b;
    else if (b == UINT64_MAX) /* INT64_MIN / -1 would trap */
        *out = 0 - a;
    else
        *out = (uint64_t)((int64_t)a / (int64_t)b);
    return true;
}

static bool less(uint64_t a, uint64_t b, bool is_unsigned)
{
    return is_unsigned ? a < b : (int64_t)a < (int64_t)b;
}

static uint64_t shift(uint64_t a, uint64_t by, bool left, bool is_unsigned)
{
    by &= 63;
    if (left) return a << by;
    return is_unsigned ? a >> by : (uint64_t)((int64_t)a >> by);
}

/* `a` becomes a op b, both integers. */
static bool apply(struct rwc_ptx_parser *p, unsigned line, int op, struct rwc_ptx_value *left,
                  const struct rwc_ptx_value *right)
{
    uint64_t a = left->bits, b = right->bits, result = 0;
    bool both = left->is_unsigned || right->is_unsigned; /* unsigned wins, as in C */
    bool truth = false;
    switch (op) {
    case '+':
        result = a + b;
        break;
    case '-':
        result = a - b;
        break;
    case '*':
        result = a * b;
        break;
    case '&':
        result = a & b;
        break;
    case '|':
        result = a | b;
        break;
    case '^':
        result = a ^ b;
        break;
    case '/':
        if (!divide(p, line, both, a, b, &result)) return false;
        break;
    case '%':
        if (!b) return rwc_ptx_problem(p, line, "division by zero in a constant expression");
        result = a % b;
        both = true;
        break;
    case RWC_PTX_TOKEN_SHIFT_LEFT:
    case RWC_PTX_TOKEN_SHIFT_RIGHT:
        both = left->is_unsigned;
        result = shift(a, b, op == RWC_PTX_TOKEN_SHIFT_LEFT, both);
        break;
    default:
        truth = true;
    }
    if (truth) {
        result = op == '<'                           ? less(a, b, both)
                 : op == '>'                         ? less(b, a, both)
                 : op == RWC_PTX_TOKEN_LESS_EQUAL    ? !less(b, a, both)
                 : op == RWC_PTX_TOKEN_GREATER_EQUAL ? !less(a, b, both)
                 : op == RWC_PTX_TOKEN_EQUAL         ? a == b
                 : op == RWC_PTX_TOKEN_NOT_EQUAL     ? a != b
                 : op == RWC_PTX_TOKEN_AND_AND       ? a && b
                                                     : a || b;
        both = false;
    }
    *left = integer(result, both);
    return true;
}

static bool is_double(const struct rwc_ptx_value *value)
{
    return value->kind == RWC_PTX_VALUE_FLOAT && !value->is_f32;
}

/* `left` becomes left op right, both doubles. False: there is no such operation. */
static bool apply_double(int op, struct rwc_ptx_value *left, const struct rwc_ptx_value *right)
{
    double a, b, result = 0;
    memcpy(&a, &left->bits, sizeof(a));
    memcpy(&b, &right->bits, sizeof(b));
    switch (op) {
    case '+':
        result = a + b;
        break;
    case '-':
        result = a - b;
        break;
    case '*':
        result = a * b;
        break;
    case '/':
        result = a / b;
        break;
    case '<':
        *left = integer(a < b, false);
        return true;
    case '>':
        *left = integer(a > b, false);
        return true;
    case RWC_PTX_TOKEN_LESS_EQUAL:
        *left = integer(a <= b, false);
        return true;
    case RWC_PTX_TOKEN_GREATER_EQUAL:
        *left = integer(a >= b, false);
        return true;
    case RWC_PTX_TOKEN_EQUAL:
        *left = integer(a == b, false);
        return true;
    case RWC_PTX_TOKEN_NOT_EQUAL:
        *left = integer(a != b, false);
        return true;
    default:
        return false;
    }
    memcpy(&left->bits, &result, sizeof(result));
    return true;
}

static bool combine(struct rwc_ptx_parser *p, unsigned line, int op, struct rwc_ptx_value *left,
                    struct rwc_ptx_value *right)
{
    if (left->kind == RWC_PTX_VALUE_INT && right->kind == RWC_PTX_VALUE_INT)
        return apply(p, line, op, left, right);
    if (is_single(left) || is_single(right)) return stands_alone(p, line);
    if (is_double(left) && is_double(right) && apply_double(op, left, right)) return true;
    if (op == '+' && left->kind == RWC_PTX_VALUE_INT && right->kind == RWC_PTX_VALUE_ADDRESS) {
        struct rwc_ptx_value swap = *left;
        *left = *right;
        *right = swap;
    }
    bool moves = op == '+' || op == '-';
    if (moves && left->kind == RWC_PTX_VALUE_ADDRESS && right->kind == RWC_PTX_VALUE_INT) {
        uint64_t by = op == '+' ? right->bits : 0 - right->bits;
        left->offset = (int64_t)((uint64_t)left->offset + by);
        return true;
    }
    return rwc_ptx_problem(p, line,
                           "only two integers, two doubles, or an address plus or minus an "
                           "integer can be combined");
}

static bool parse_choice(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_value *out)
{
    unsigned line = p->token.line;
    struct rwc_ptx_value yes, no;
    rwc_ptx_advance(p);
    if (out->kind != RWC_PTX_VALUE_INT)
        return rwc_ptx_problem(p, line, "the condition of '?' must be an integer constant");
    if (!parse(p, 0, depth + 1, &yes) || !rwc_ptx_expect(p, ':') || !parse(p, 0, depth + 1, &no))
        return false;
    if (is_single(&yes) || is_single(&no)) return stands_alone(p, line);
    *out = out->bits ? yes : no;
    return true;
}

/* lowest: operators below this precedence end the expression; '?' has precedence 0. */
static bool parse(struct rwc_ptx_parser *p, int lowest, unsigned depth, struct rwc_ptx_value *out)
{
    if (!parse_primary(p, depth, out)) return false;
    for (;;) {
        int op = p->token.kind, precedence = precedence_of(op);
        unsigned line = p->token.line;
        if (!precedence || precedence < lowest) break;
        struct rwc_ptx_value right;
        rwc_ptx_advance(p);
        if (!parse(p, precedence + 1, depth + 1, &right)) return false;
        if (!combine(p, line, op, out, &right)) return false;
    }
    return p->token.kind == '?' && lowest <= 1 ? parse_choice(p, depth, out) : true;
}

bool rwc_ptx_expression(struct rwc_ptx_parser *p, struct rwc_ptx_value *out)
{
    return parse(p, 0, 0, out);
}

bool rwc_ptx_integer(struct rwc_ptx_parser *p, struct rwc_ptx_value *out, const char *what)
{
    unsigned line = p->token.line;
    if (!rwc_ptx_expression(p, out)) return false;
    if (out->kind == RWC_PTX_VALUE_INT) return true;
    return rwc_ptx_problem(p, line, "found %s, expected %s",
                           out->kind == RWC_PTX_VALUE_FLOAT ? "a float" : "an address", what);
}
