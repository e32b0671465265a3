/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Initialisers of module variables: a value, or braces nested as the array's dimensions are,
 * flattened into elements of the variable's type. Elements that the text leaves out are zero; those
 * before a written one are added here, trailing ones stay absent.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

/* Every element of a text takes some bytes of it; what nested braces leave out may be this much
 * more. Without a limit a few words could ask for gigabytes of zeros. */
enum { MAX_LEFT_OUT = 1 << 16 };

struct list {
    struct rwc_ptx_var *var;
    uint64_t extent[RWC_PTX_MAX_DIMS + 2]; /* elements below a brace of each level */
    unsigned levels;
    size_t base; /* of the parser's stack of elements */
};

static bool is_float_type(enum rwc_ptx_type type)
{
    return type == RWC_PTX_F32 || type == RWC_PTX_F64;
}

static bool is_half_type(enum rwc_ptx_type type)
{
    return type == RWC_PTX_F16 || type == RWC_PTX_F16X2 || type == RWC_PTX_BF16 ||
           type == RWC_PTX_BF16X2;
}

static bool takes_float(enum rwc_ptx_type type)
{
    return is_float_type(type) || type == RWC_PTX_B32 || type == RWC_PTX_B64;
}

/* A decimal or 0d constant becomes a float of the element's size, in .b32 and .b64 too. What ptxas
 * makes of a 0f constant in 64 bits, its bits below zeros, nobody means. */
static bool convert_float(struct rwc_ptx_parser *p, unsigned line, const struct rwc_ptx_var *var,
                          const struct rwc_ptx_value *value, uint64_t *out)
{
    if (!takes_float(var->type))
        return rwc_ptx_problem(p, line, "found a float, expected an integer for %s", var->name);
    bool wide = rwc_ptx_type_size(var->type) == 8;
    if (wide && value->is_f32)
        return rwc_ptx_problem(p, line,
                               "found a 0f constant, which has 32 bits, expected a 0d constant or "
                               "a decimal number for the 64 bits of %s",
                               var->name);
    *out = value->bits;
    if (wide || value->is_f32) return true;
    double number;
    memcpy(&number, &value->bits, sizeof(number));
    float narrow = (float)number;
    *out = 0;
    memcpy(out, &narrow, sizeof(narrow));
    return true;
}

/* As ptxas does: 1 in a float's place may mean the number or the bits. */
static bool check_type(struct rwc_ptx_parser *p, unsigned line, const struct rwc_ptx_var *var,
                       const struct rwc_ptx_value *value)
{
    bool is_float = value->kind == RWC_PTX_VALUE_FLOAT;
    const char *found = value->kind == RWC_PTX_VALUE_INT ? "an integer" : "an address";
    if (is_half_type(var->type))
        return rwc_ptx_problem(p, line,
                               "%s, of 16-bit floats, cannot have an initial value; declare it "
                               ".b16 or .b32",
                               var->name);
    if (!is_float && is_float_type(var->type))
        return rwc_ptx_problem(p, line, "found %s, expected a float such as 1.0 for %s", found,
                               var->name);
    return true;
}

static bool convert(struct rwc_ptx_parser *p, unsigned line, const struct rwc_ptx_var *var,
                    const struct rwc_ptx_value *value, struct rwc_ptx_init *out)
{
    *out = (struct rwc_ptx_init){.kind = RWC_PTX_INIT_BITS};
    unsigned size = rwc_ptx_type_size(var->type);
    if (!check_type(p, line, var, value)) return false;
    switch (value->kind) {
    case RWC_PTX_VALUE_FLOAT:
        return convert_float(p, line, var, value, &out->bits);
    case RWC_PTX_VALUE_INT:
        out->bits = size >= 8 ? value->bits : value->bits & ((UINT64_C(1) << size * 8) - 1);
        return true;
    case RWC_PTX_VALUE_ADDRESS:
        out->kind = RWC_PTX_INIT_ADDRESS;
        out->bits = value->bits;
        out->symbol = value->symbol;
        out->offset = value->offset;
        out->generic = value->generic;
        return true;
    }
    return false;
}

static bool push_element(struct rwc_ptx_parser *p, const struct list *list,
                         const struct rwc_ptx_init *element)
{
    size_t count = (p->inits.used - list->base) / sizeof(*element);
    if (count >= p->length + MAX_LEFT_OUT)
        return rwc_ptx_problem(p, p->token.line,
                               "the braces of %s leave out too many elements; write a flat list",
                               list->var->name);
    rwc_ptx_push(p, &p->inits, element, sizeof(*element));
    return !p->arena->failed;
}

static bool parse_element(struct rwc_ptx_parser *p, const struct list *list)
{
    struct rwc_ptx_value value;
    struct rwc_ptx_init element;
    unsigned line = p->token.line;
    return rwc_ptx_expression(p, &value) && convert(p, line, list->var, &value, &element) &&
           push_element(p, list, &element);
}

/* The brace at `level` holds extent[level] elements, from element `first` on; 0: any number. */
static bool parse_list(struct rwc_ptx_parser *p, const struct list *list, unsigned level,
                       uint64_t first)
{
    const struct rwc_ptx_init zero = {.kind = RWC_PTX_INIT_BITS};
    uint64_t at = first, extent = list->extent[level];
    unsigned line = p->token.line;
    if (!rwc_ptx_expect(p, '{')) return false;
    p->open_braces++;
    while (p->token.kind != '}') {
        if (extent && at >= first + extent)
            return rwc_ptx_problem(p, p->token.line, "too many elements in the initialiser of %s",
                                   list->var->name);
        while ((p->inits.used - list->base) / sizeof(zero) < at)
            if (!push_element(p, list, &zero)) return false;
        if (p->token.kind != '{') {
            if (!parse_element(p, list)) return false;
            at++;
        } else if (level + 1 < list->levels) {
            if (!parse_list(p, list, level + 1, at)) return false;
            at += list->extent[level + 1];
        } else {
            return rwc_ptx_problem(p, p->token.line,
                                   "braces nested deeper than the dimensions of %s",
                                   list->var->name);
        }
        if (!rwc_ptx_accept(p, ',')) break;
    }
    if (p->token.kind != '}') return rwc_ptx_expected(p, "',' or '}'");
    p->open_braces--;
    rwc_ptx_advance(p);
    if (!extent && level == 0) { /* ".b8 text[] = {...}": the list says how many */
        uint64_t unit = list->levels > 1 ? list->extent[1] : 1;
        uint64_t count = (at - first + unit - 1) / unit * unit;
        list->var->count = count / list->var->vector;
        if (!count) return rwc_ptx_problem(p, line, "an empty list for %s", list->var->name);
    }
    return true;
}

/* Samplers and texture references are described by words; the host sets them anyway. */
static bool skip_opaque(struct rwc_ptx_parser *p, const struct rwc_ptx_var *var)
{
    if (p->token.kind == '{') return rwc_ptx_skip_braces(p);
    return rwc_ptx_problem(p, p->token.line, "the initialiser of %s must be in braces", var->name);
}

bool rwc_ptx_initialiser(struct rwc_ptx_parser *p, struct rwc_ptx_var *var,
                         const struct rwc_ptx_dims *dims)
{
    if (var->type >= RWC_PTX_TEXREF) return skip_opaque(p, var);
    struct list list = {.var = var, .base = p->inits.used};
    list.levels = dims->count + (var->vector > 1);
    list.extent[list.levels] = 1;
    if (var->vector > 1) list.extent[list.levels - 1] = var->vector;
    for (unsigned i = dims->count; i-- > 0;) list.extent[i] = dims->size[i] * list.extent[i + 1];
    bool ok = list.levels ? parse_list(p, &list, 0, 0) : parse_element(p, &list);
    if (!ok) {
        p->inits.used = list.base;
        return false;
    }
    var->init = rwc_ptx_take(p, &p->inits, list.base, sizeof(*var->init), &var->init_count);
    return true;
}
