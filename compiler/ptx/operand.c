/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Instruction operands: registers (with component, negation, second predicate destination),
 * constants, symbols, addresses, vectors, and texture operands.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

enum { MAX_NESTING = 4 }; /* [tex, {coordinates}] needs 2 */

static bool parse_operand(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_operand *out);

static bool parse_elements(struct rwc_ptx_parser *p, int close, unsigned depth,
                           struct rwc_ptx_operand *out)
{
    size_t base = p->operands.used;
    bool ok = depth < MAX_NESTING ||
              rwc_ptx_problem(p, p->token.line, "operands nested deeper than %d", MAX_NESTING);
    while (ok) {
        struct rwc_ptx_operand element;
        ok = parse_operand(p, depth + 1, &element);
        if (!ok) break;
        rwc_ptx_push(p, &p->operands, &element, sizeof(element));
        if (!rwc_ptx_accept(p, ',')) break;
    }
    if (ok && p->token.kind != close)
        ok = rwc_ptx_expected(p, close == '}' ? "',' or '}'" : "',' or ']'");
    if (!ok) {
        p->operands.used = base;
        return false;
    }
    out->elements = rwc_ptx_take(p, &p->operands, base, sizeof(*out), &out->element_count);
    return true;
}

static bool parse_vector(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_operand *out)
{
    out->kind = RWC_PTX_OPERAND_VECTOR;
    rwc_ptx_advance(p);
    p->open_braces++;
    if (!parse_elements(p, '}', depth, out)) return false;
    p->open_braces--;
    rwc_ptx_advance(p);
    return true;
}

static void from_value(const struct rwc_ptx_value *value, struct rwc_ptx_operand *out)
{
    static const enum rwc_ptx_operand_kind kinds[] = {
        [RWC_PTX_VALUE_INT] = RWC_PTX_OPERAND_INT,
        [RWC_PTX_VALUE_FLOAT] = RWC_PTX_OPERAND_FLOAT,
        [RWC_PTX_VALUE_ADDRESS] = RWC_PTX_OPERAND_SYMBOL,
    };
    out->kind = kinds[value->kind];
    out->is_f32 = value->kind == RWC_PTX_VALUE_FLOAT && value->is_f32;
    out->bits = value->bits;
    out->name = value->symbol;
    out->offset = value->offset;
}

static bool parse_value(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_value value = {0};
    unsigned line = p->token.line;
    if (!rwc_ptx_expression(p, &value)) return false;
    if (value.kind == RWC_PTX_VALUE_ADDRESS && (value.generic || value.bits))
        return rwc_ptx_problem(p, line,
                               "generic() and byte masks are for initialisers only; use "
                               "cvta in code");
    from_value(&value, out);
    return true;
}

/* The current token is a word that may name a register; nothing is consumed when it does not. */
static const char *take_register(struct rwc_ptx_parser *p)
{
    if (p->token.kind != RWC_PTX_TOKEN_WORD) return NULL;
    const char *name = rwc_ptx_intern_token(p, &p->token);
    if (!name || !rwc_ptx_is_register(p, name)) return NULL;
    rwc_ptx_advance(p);
    return name;
}

/* What stands after the register of x[r] and x[r+4]. Only these instructions take it in NVIDIA's
 * assembler, and only a constant that is added. */
static bool parse_register_index(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out,
                                 const char *index, uint64_t element)
{
    struct rwc_ptx_operand *operand = rwc_ptx_alloc(p->arena, sizeof(*operand));
    struct rwc_ptx_value offset = {0};
    if (!operand) return false;
    if (strcmp(p->opcode, "ld") && strcmp(p->opcode, "st") && strcmp(p->opcode, "mov") &&
        strcmp(p->opcode, "cvta"))
        return rwc_ptx_problem(p, p->token.line,
                               "%s[%s] may stand in ld, st, mov and cvta only; use a register",
                               out->name, index);
    if (rwc_ptx_register_elements(p, index) > 1)
        return rwc_ptx_problem(p, p->token.line, "vector register %s cannot be an index", index);
    if (rwc_ptx_accept(p, '+') && !rwc_ptx_integer(p, &offset, "an offset")) return false;
    *operand = (struct rwc_ptx_operand){.kind = RWC_PTX_OPERAND_REG, .name = index};
    out->elements = operand;
    out->element_count = 1;
    out->bits = element;
    out->offset = (int64_t)(offset.bits * element);
    return rwc_ptx_expect(p, ']');
}

/* x[3] of PTX written by hand: the address of an element of a variable. As in NVIDIA's assembler,
 * elements of a vector count one by one. */
static bool parse_index(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_value index;
    unsigned line = p->token.line;
    if (out->kind != RWC_PTX_OPERAND_SYMBOL || out->offset || p->token.kind != '[') return true;
    uint64_t element = rwc_ptx_name_of(out->name)->element;
    if (!element)
        return rwc_ptx_problem(p, line, "%s is not a variable that was declared before", out->name);
    rwc_ptx_advance(p);
    const char *name = take_register(p);
    if (name) return parse_register_index(p, out, name, element);
    if (!rwc_ptx_integer(p, &index, "an index") || !rwc_ptx_expect(p, ']')) return false;
    out->offset = (int64_t)(index.bits * element);
    return true;
}

/* A vector register without component is the vector of its elements. */
static bool expand_vector(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    unsigned count = out->component ? 1 : rwc_ptx_register_elements(p, out->name);
    if (count < 2) return true;
    struct rwc_ptx_operand *elements = rwc_ptx_alloc(p->arena, count * sizeof(*elements));
    if (!elements) return false;
    for (unsigned i = 0; i < count; i++) {
        elements[i] = *out;
        elements[i].component = "xyzw"[i];
    }
    *out = (struct rwc_ptx_operand){
        .kind = RWC_PTX_OPERAND_VECTOR, .elements = elements, .element_count = count};
    return true;
}

/* Bytes or halves of a register in video instructions: .b0, .h1, .b3210. */
static bool is_selector(const struct rwc_ptx_token *token)
{
    if (token->length < 2 || token->length > 5 || !strchr("bh", *token->text)) return false;
    for (size_t i = 1; i < token->length; i++)
        if (token->text[i] < '0' || token->text[i] > '7') return false;
    return true;
}

static bool parse_component(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    if (p->token.kind != RWC_PTX_TOKEN_DOTTED) return true;
    if (p->video && is_selector(&p->token)) {
        out->selector = rwc_ptx_intern_token(p, &p->token);
        rwc_ptx_advance(p);
        return out->selector != NULL;
    }
    if (p->token.length != 1 || !memchr("xyzwrgba", *p->token.text, 8))
        return rwc_ptx_expected(p, "a component such as .x");
    out->component = *p->token.text;
    rwc_ptx_advance(p);
    return true;
}

/* "%p|%q": the second destination of setp and shfl. "_" there means that it is not wanted. */
static bool parse_second_destination(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    if (!rwc_ptx_accept(p, '|')) return true;
    if (p->token.kind == RWC_PTX_TOKEN_WORD && rwc_ptx_token_is(&p->token, "_")) {
        rwc_ptx_advance(p);
        return true;
    }
    return rwc_ptx_word(p, &out->predicate_out, "a predicate register");
}

static bool parse_absolute_or_symbol(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    unsigned line = p->token.line;
    if (!parse_value(p, out)) return false;
    if (out->kind == RWC_PTX_OPERAND_FLOAT)
        return rwc_ptx_problem(p, line, "found a float, expected an address");
    if (out->kind == RWC_PTX_OPERAND_INT) out->offset = (int64_t)out->bits;
    out->bits = 0;
    return true;
}

static bool parse_register_offset(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_value value;
    if (p->token.kind != '+' && p->token.kind != '-') return true;
    rwc_ptx_accept(p, '+'); /* a '-' is the sign of what follows */
    if (!rwc_ptx_integer(p, &value, "an offset")) return false;
    out->offset = (int64_t)value.bits;
    return true;
}

/* The texture of [tex, {..}] is what the address parser took for a base without offset. */
static bool parse_texture(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_operand texture = *out, rest = {0};
    texture.kind = texture.name && rwc_ptx_is_register(p, texture.name) ? RWC_PTX_OPERAND_REG
                                                                        : RWC_PTX_OPERAND_SYMBOL;
    if (!texture.name || texture.offset)
        return rwc_ptx_problem(p, p->token.line,
                               "the first part of [texture, {...}] must be a name");
    rwc_ptx_advance(p);
    if (!parse_elements(p, ']', depth, &rest)) return false;
    struct rwc_ptx_operand *all = rwc_ptx_alloc(p->arena, (rest.element_count + 1) * sizeof(*all));
    if (!all) return false;
    all[0] = texture;
    memcpy(all + 1, rest.elements, rest.element_count * sizeof(*all));
    *out = (struct rwc_ptx_operand){
        .kind = RWC_PTX_OPERAND_TEXTURE, .elements = all, .element_count = rest.element_count + 1};
    return true;
}

static bool parse_address(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_operand *out)
{
    rwc_ptx_advance(p);
    out->name = take_register(p);
    if (out->name ? !parse_register_offset(p, out) : !parse_absolute_or_symbol(p, out))
        return false;
    out->kind = RWC_PTX_OPERAND_ADDRESS;
    if (p->token.kind == ',' && !parse_texture(p, depth, out)) return false;
    if (p->token.kind != ']') return rwc_ptx_expected(p, "'+', ',' or ']'");
    rwc_ptx_advance(p);
    return true;
}

static bool parse_negated(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_token bang = p->token;
    struct rwc_ptx_lexer after = p->lexer;
    rwc_ptx_advance(p);
    out->kind = RWC_PTX_OPERAND_REG;
    out->name = take_register(p);
    out->negated = true;
    if (out->name) return true;
    p->token = bang; /* a constant expression such as !0 */
    p->lexer = after;
    out->negated = false;
    return parse_value(p, out);
}

/* "-a" of video instructions; anything else after the sign is a constant expression. */
static bool parse_signed(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    struct rwc_ptx_token sign = p->token;
    struct rwc_ptx_lexer after = p->lexer;
    rwc_ptx_advance(p);
    out->kind = RWC_PTX_OPERAND_REG;
    out->name = p->video ? take_register(p) : NULL;
    out->minus = true;
    if (out->name) return parse_component(p, out);
    p->token = sign;
    p->lexer = after;
    out->minus = false;
    return parse_value(p, out);
}

static bool parse_operand(struct rwc_ptx_parser *p, unsigned depth, struct rwc_ptx_operand *out)
{
    *out = (struct rwc_ptx_operand){0};
    switch (p->token.kind) {
    case '{':
        return parse_vector(p, depth, out) && parse_second_destination(p, out);
    case '[':
        return parse_address(p, depth, out);
    case '!':
        return parse_negated(p, out);
    case RWC_PTX_TOKEN_WORD:
        if (rwc_ptx_token_is(&p->token, "_")) {
            out->kind = RWC_PTX_OPERAND_SINK;
            rwc_ptx_advance(p);
            return parse_second_destination(p, out);
        }
        out->kind = RWC_PTX_OPERAND_REG;
        out->name = take_register(p);
        if (out->name)
            return parse_component(p, out) && expand_vector(p, out) &&
                   parse_second_destination(p, out);
        return parse_value(p, out) && parse_index(p, out);
    case '-':
        return parse_signed(p, out);
    case RWC_PTX_TOKEN_NUMBER:
    case RWC_PTX_TOKEN_DOTTED:
    case '+':
    case '~':
    case '(':
        return parse_value(p, out);
    default:
        return rwc_ptx_expected(p, "an operand");
    }
}

bool rwc_ptx_operand(struct rwc_ptx_parser *p, struct rwc_ptx_operand *out)
{
    return parse_operand(p, 0, out);
}

bool rwc_ptx_operand_list(struct rwc_ptx_parser *p, int close, struct rwc_ptx_operand **out,
                          size_t *count)
{
    size_t base = p->operands.used;
    bool ok = true;
    if (p->token.kind != close) {
        do {
            struct rwc_ptx_operand operand;
            ok = parse_operand(p, 0, &operand);
            if (ok) rwc_ptx_push(p, &p->operands, &operand, sizeof(operand));
        } while (ok && rwc_ptx_accept(p, ','));
    }
    if (ok && p->token.kind != close)
        ok = rwc_ptx_expected(p, close == ')' ? "',' or ')'" : "',' or ';'");
    if (!ok) p->operands.used = base;
    *out = rwc_ptx_take(p, &p->operands, base, sizeof(**out), count);
    return ok;
}
