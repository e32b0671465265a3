/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Declarations: ".space {.align n} {.v4} .type name{<n>}{[n]...} {= init}, ... ;" at module scope,
 * in bodies, and as parameters. A range of registers stays one variable of the tree; of a range in
 * memory, which is rare, every member becomes a variable.
 */
#include "compiler/ptx/parser.h"

#include <stdio.h>
#include <string.h>

/* Limits that no real program meets: they keep damaged numbers from costing memory later. */
#define MAX_BYTES (UINT64_C(1) << 32)
enum { MAX_RANGE = 1 << 20, MAX_ALIGN = 1 << 16, MAX_MEMBERS = 1 << 16 };

static const struct {
    const char *name;
    enum rwc_ptx_type type;
} types[] = {
    {"b8", RWC_PTX_B8},           {"b16", RWC_PTX_B16},
    {"b32", RWC_PTX_B32},         {"b64", RWC_PTX_B64},
    {"b128", RWC_PTX_B128},       {"u8", RWC_PTX_U8},
    {"u16", RWC_PTX_U16},         {"u32", RWC_PTX_U32},
    {"u64", RWC_PTX_U64},         {"s8", RWC_PTX_S8},
    {"s16", RWC_PTX_S16},         {"s32", RWC_PTX_S32},
    {"s64", RWC_PTX_S64},         {"f16", RWC_PTX_F16},
    {"f16x2", RWC_PTX_F16X2},     {"bf16", RWC_PTX_BF16},
    {"bf16x2", RWC_PTX_BF16X2},   {"f32", RWC_PTX_F32},
    {"f64", RWC_PTX_F64},         {"pred", RWC_PTX_PRED},
    {"texref", RWC_PTX_TEXREF},   {"samplerref", RWC_PTX_SAMPLERREF},
    {"surfref", RWC_PTX_SURFREF},
};

static const struct {
    const char *name;
    enum rwc_ptx_space space;
} spaces[] = {
    {"reg", RWC_PTX_SPACE_REG},       {"const", RWC_PTX_SPACE_CONST},
    {"global", RWC_PTX_SPACE_GLOBAL}, {"local", RWC_PTX_SPACE_LOCAL},
    {"param", RWC_PTX_SPACE_PARAM},   {"shared", RWC_PTX_SPACE_SHARED},
    {"tex", RWC_PTX_SPACE_TEX},
};

enum rwc_ptx_space rwc_ptx_space_of(const struct rwc_ptx_token *token)
{
    if (token->kind != RWC_PTX_TOKEN_DOTTED) return RWC_PTX_SPACE_NONE;
    for (size_t i = 0; i < sizeof(spaces) / sizeof(spaces[0]); i++)
        if (rwc_ptx_token_is(token, spaces[i].name)) return spaces[i].space;
    return RWC_PTX_SPACE_NONE;
}

static enum rwc_ptx_type type_of(const struct rwc_ptx_token *token)
{
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++)
        if (rwc_ptx_token_is(token, types[i].name)) return types[i].type;
    return RWC_PTX_NONE;
}

static bool parse_align(struct rwc_ptx_parser *p, unsigned *out)
{
    uint64_t align;
    unsigned line = p->token.line;
    rwc_ptx_advance(p);
    if (!rwc_ptx_unsigned(p, MAX_ALIGN, &align, "an alignment")) return false;
    if (!align || (align & (align - 1)))
        return rwc_ptx_problem(p, line, "alignment %u is not a power of two", (unsigned)align);
    *out = (unsigned)align;
    return true;
}

/* ".attribute(.managed)": where memory lies is the runtime's choice, so it is dropped. */
static bool skip_attribute(struct rwc_ptx_parser *p)
{
    rwc_ptx_advance(p);
    if (!rwc_ptx_expect(p, '(')) return false;
    for (unsigned depth = 1; depth; rwc_ptx_advance(p)) {
        if (p->token.kind == '(') depth++;
        if (p->token.kind == ')') depth--;
        if (p->token.kind == RWC_PTX_TOKEN_END || p->token.kind == ';')
            return rwc_ptx_expected(p, "')'");
    }
    return true;
}

/* What stands between the space and the name. After .ptr, space and alignment describe what the
 * parameter points to, not the parameter. */
static bool parse_prefix(struct rwc_ptx_parser *p, struct rwc_ptx_var *var)
{
    bool pointer = false;
    while (p->token.kind == RWC_PTX_TOKEN_DOTTED) {
        unsigned ignored;
        enum rwc_ptx_type type = type_of(&p->token);
        if (type != RWC_PTX_NONE && var->type == RWC_PTX_NONE) {
            var->type = type;
        } else if (rwc_ptx_token_is(&p->token, "align")) {
            if (!parse_align(p, pointer ? &ignored : &var->align)) return false;
            continue;
        } else if (rwc_ptx_token_is(&p->token, "attribute")) {
            if (!skip_attribute(p)) return false;
            continue;
        } else if (rwc_ptx_token_is(&p->token, "v2")) {
            var->vector = 2;
        } else if (rwc_ptx_token_is(&p->token, "v4")) {
            var->vector = 4;
        } else if (rwc_ptx_token_is(&p->token, "ptr")) {
            pointer = true;
        } else if (!pointer || rwc_ptx_space_of(&p->token) == RWC_PTX_SPACE_NONE) {
            return rwc_ptx_expected(p, var->type ? "a name" : "a type");
        }
        rwc_ptx_advance(p);
    }
    return var->type ? true : rwc_ptx_expected(p, "a type");
}

bool rwc_ptx_range(struct rwc_ptx_parser *p, const char *prefix, unsigned *out)
{
    uint64_t range;
    unsigned line = p->token.line;
    rwc_ptx_advance(p);
    if (!rwc_ptx_unsigned(p, MAX_RANGE, &range, "a number of variables")) return false;
    if (!range) return rwc_ptx_problem(p, line, "a range of no variables for %s", prefix);
    *out = (unsigned)range;
    return rwc_ptx_expect(p, '>');
}

bool rwc_ptx_count_members(struct rwc_ptx_parser *p, unsigned line, const char *prefix,
                           unsigned count)
{
    p->members += count;
    return p->members <= p->length + MAX_MEMBERS ||
           rwc_ptx_problem(p, line, "too many variables in ranges such as %s<%u>", prefix, count);
}

const char *rwc_ptx_member(struct rwc_ptx_parser *p, const char *prefix, unsigned number)
{
    size_t size = strlen(prefix) + sizeof("4294967295");
    char *text = rwc_ptx_alloc(p->arena, size);
    if (!text) return NULL;
    int length = snprintf(text, size, "%s%u", prefix, number);
    struct rwc_ptx_name *name = rwc_ptx_intern(p->arena, text, (size_t)length);
    return name ? name->text : NULL;
}

/* Types without a size count as a byte, so that the limit holds for them too. */
static uint64_t element_bytes(const struct rwc_ptx_var *var)
{
    unsigned size = rwc_ptx_type_size(var->type);
    return (size ? size : 1) * (uint64_t)var->vector;
}

static bool parse_dims(struct rwc_ptx_parser *p, struct rwc_ptx_var *var, struct rwc_ptx_dims *dims)
{
    while (rwc_ptx_accept(p, '[')) {
        struct rwc_ptx_value size = {0};
        unsigned line = p->token.line;
        if (dims->count == RWC_PTX_MAX_DIMS)
            return rwc_ptx_problem(p, line, "more than %d dimensions", RWC_PTX_MAX_DIMS);
        bool unsized = p->token.kind == ']';
        if (unsized && dims->count)
            return rwc_ptx_problem(p, line, "only the first dimension of %s may be empty",
                                   var->name);
        if (!unsized && !rwc_ptx_integer(p, &size, "an array size")) return false;
        dims->size[dims->count++] = size.bits;
        uint64_t element = element_bytes(var), total;
        if (__builtin_mul_overflow(var->count, size.bits, &var->count) ||
            __builtin_mul_overflow(var->count, element, &total) || total > MAX_BYTES)
            return rwc_ptx_problem(p, line, "%s is larger than 4 GiB", var->name);
        if (!rwc_ptx_expect(p, ']')) return false;
        var->is_array = true;
    }
    return true;
}

/* ".b8 a[][0]" and the like would divide by nothing later. */
static bool check_inner_dims(struct rwc_ptx_parser *p, const struct rwc_ptx_var *var,
                             const struct rwc_ptx_dims *dims)
{
    uint64_t inner = element_bytes(var);
    for (unsigned i = 1; i < dims->count; i++) {
        if (!dims->size[i])
            return rwc_ptx_problem(p, var->line, "a dimension of %s is zero", var->name);
        if (__builtin_mul_overflow(inner, dims->size[i], &inner) || inner > MAX_BYTES)
            return rwc_ptx_problem(p, var->line, "%s is larger than 4 GiB", var->name);
    }
    return true;
}

static bool parse_declarator(struct rwc_ptx_parser *p, struct rwc_ptx_var *var, bool initialise)
{
    struct rwc_ptx_dims dims = {.count = 0};
    var->line = p->token.line;
    if (!rwc_ptx_word(p, &var->name, "a name")) return false;
    if (p->token.kind == '<') {
        if (!rwc_ptx_range(p, var->name, &var->range)) return false;
    } else if (!parse_dims(p, var, &dims) || !check_inner_dims(p, var, &dims)) {
        return false;
    }
    if (var->space == RWC_PTX_SPACE_REG && (var->is_array || var->type >= RWC_PTX_TEXREF))
        return rwc_ptx_problem(p, var->line, "register %s cannot be an array or a texture",
                               var->name);
    if (var->space != RWC_PTX_SPACE_REG && var->type == RWC_PTX_PRED)
        return rwc_ptx_problem(p, var->line, "%s: only registers can be predicates", var->name);
    if (p->token.kind != '=' || var->range) return true;
    if (!initialise)
        return rwc_ptx_problem(p, p->token.line, "%s cannot have an initialiser", var->name);
    rwc_ptx_advance(p);
    return rwc_ptx_initialiser(p, var, &dims);
}

/* ".local .b32 x<3>": x0, x1 and x2. In all no more than the text is long, and some. */
static bool push_members(struct rwc_ptx_parser *p, const struct rwc_ptx_var *range,
                         struct rwc_ptx_stack *stack)
{
    struct rwc_ptx_var var = *range;
    var.range = 0;
    if (!rwc_ptx_count_members(p, range->line, range->name, range->range)) return false;
    for (unsigned i = 0; i < range->range; i++) {
        var.name = rwc_ptx_member(p, range->name, i);
        if (!var.name) return false;
        rwc_ptx_push(p, stack, &var, sizeof(var));
    }
    return true;
}

bool rwc_ptx_var_directive(struct rwc_ptx_parser *p, const struct rwc_ptx_var *linkage,
                           struct rwc_ptx_stack *stack)
{
    struct rwc_ptx_var common = linkage ? *linkage : (struct rwc_ptx_var){0};
    common.space = rwc_ptx_space_of(&p->token);
    common.vector = 1;
    common.count = 1;
    bool initialise = common.space == RWC_PTX_SPACE_GLOBAL || common.space == RWC_PTX_SPACE_CONST;
    rwc_ptx_advance(p);
    if (!parse_prefix(p, &common)) return false;
    do {
        struct rwc_ptx_var var = common;
        if (!parse_declarator(p, &var, initialise)) return false;
        if (var.range && var.space != RWC_PTX_SPACE_REG) {
            if (!push_members(p, &var, stack)) return false;
            continue;
        }
        rwc_ptx_push(p, stack, &var, sizeof(var));
    } while (rwc_ptx_accept(p, ','));
    if (p->token.kind != ';') return rwc_ptx_expected(p, "',' or ';'");
    rwc_ptx_advance(p);
    return true;
}

static bool parse_param(struct rwc_ptx_parser *p)
{
    struct rwc_ptx_var var = {.vector = 1, .count = 1};
    var.space = rwc_ptx_space_of(&p->token);
    if (var.space != RWC_PTX_SPACE_PARAM && var.space != RWC_PTX_SPACE_REG)
        return rwc_ptx_expected(p, ".param or .reg");
    rwc_ptx_advance(p);
    if (!parse_prefix(p, &var) || !parse_declarator(p, &var, false)) return false;
    if (var.range) return rwc_ptx_problem(p, var.line, "parameter %s cannot be a range", var.name);
    rwc_ptx_push(p, &p->vars, &var, sizeof(var));
    return true;
}

bool rwc_ptx_param_list(struct rwc_ptx_parser *p, struct rwc_ptx_var **out, size_t *count)
{
    size_t base = p->vars.used;
    bool ok = rwc_ptx_expect(p, '(');
    if (ok && p->token.kind != ')') {
        do ok = parse_param(p);
        while (ok && rwc_ptx_accept(p, ','));
    }
    if (ok && p->token.kind != ')') ok = rwc_ptx_expected(p, "',' or ')'");
    if (ok) rwc_ptx_advance(p);
    *out = rwc_ptx_take(p, &p->vars, base, sizeof(**out), count);
    return ok;
}
