/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which names are registers, scope by scope. Every interned name carries its innermost meaning;
 * closing a scope puts back what its declarations replaced, so a look-up costs nothing. Names with
 * '%' are registers, special ones among them, unless a variable or a function was declared so.
 */
#include "compiler/ptx/parser.h"

#include <string.h>

void rwc_ptx_scope_open(struct rwc_ptx_parser *p)
{
    size_t mark = p->undo.used;
    rwc_ptx_push(p, &p->scopes, &mark, sizeof(mark));
}

void rwc_ptx_scope_close(struct rwc_ptx_parser *p)
{
    size_t mark = 0;
    if (p->scopes.used) {
        p->scopes.used -= sizeof(mark);
        memcpy(&mark, p->scopes.data + p->scopes.used, sizeof(mark));
    }
    while (p->undo.used > mark) {
        struct rwc_ptx_undo undo;
        p->undo.used -= sizeof(undo);
        memcpy(&undo, p->undo.data + p->undo.used, sizeof(undo));
        undo.name->declared = undo.declared;
        undo.name->range = undo.range;
        undo.name->vector = undo.vector;
        undo.name->range_vector = undo.range_vector;
        undo.name->element = undo.element;
        undo.name->depth = undo.depth;
        undo.name->range_depth = undo.range_depth;
    }
}

static void remember(struct rwc_ptx_parser *p, struct rwc_ptx_name *name)
{
    struct rwc_ptx_undo undo = {name,         name->declared,     name->range,
                                name->vector, name->range_vector, name->element,
                                name->depth,  name->range_depth};
    rwc_ptx_push(p, &p->undo, &undo, sizeof(undo));
}

static uint16_t current_depth(const struct rwc_ptx_parser *p)
{
    size_t depth = p->scopes.used / sizeof(size_t);
    return (uint16_t)(depth < UINT16_MAX ? depth : UINT16_MAX);
}

void rwc_ptx_declare(struct rwc_ptx_parser *p, const struct rwc_ptx_var *var)
{
    bool is_register = var->space == RWC_PTX_SPACE_REG;
    struct rwc_ptx_name *name = rwc_ptx_name_of(var->name);
    p->has_vectors |= is_register && var->vector > 1;
    bool is_taken_for_one = var->name[0] == '%' && name->declared == RWC_PTX_DECLARED_NOT;
    if (is_register && !var->range && is_taken_for_one && !p->has_vectors) return;
    remember(p, name);
    if (p->arena->failed) return;
    if (var->range) { /* f<10> declares f0 to f9 and leaves f what it was */
        if (var->range > name->range) name->range = var->range; /* of an outer scope: f9 stays */
        name->range_vector = (unsigned char)var->vector;
        name->range_depth = current_depth(p);
        return;
    }
    name->declared = is_register ? RWC_PTX_DECLARED_REGISTER : RWC_PTX_DECLARED_OTHER;
    name->vector = (unsigned char)var->vector;
    name->element = (unsigned char)rwc_ptx_type_size(var->type);
    name->depth = current_depth(p);
}

void rwc_ptx_declare_function(struct rwc_ptx_parser *p, const char *text)
{
    if (!text || text[0] != '%') return;
    struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    remember(p, name);
    name->declared = RWC_PTX_DECLARED_OTHER;
    name->depth = 0;
}

/* "r12" belongs to ".reg .b32 r<16>;": the longest run of digits that leaves a declared prefix. */
static const struct rwc_ptx_name *range_of(struct rwc_ptx_parser *p,
                                           const struct rwc_ptx_name *name)
{
    uint64_t index = 0, weight = 1;
    for (uint32_t at = name->length; at > 1 && weight <= 1000000000u; weight *= 10) {
        char digit = name->text[--at];
        if (digit < '0' || digit > '9') return NULL;
        index += (uint64_t)(digit - '0') * weight;
        const struct rwc_ptx_name *prefix = rwc_ptx_lookup(p->arena, name->text, at);
        if (prefix && index < prefix->range) return prefix;
    }
    return NULL;
}

/* A variable or function whose name is that of a register in a range of an inner scope. */
static bool is_hidden(struct rwc_ptx_parser *p, const struct rwc_ptx_name *name)
{
    const struct rwc_ptx_name *prefix = range_of(p, name);
    return prefix && prefix->range_depth > name->depth;
}

bool rwc_ptx_is_register(struct rwc_ptx_parser *p, const char *text)
{
    const struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    if (name->declared == RWC_PTX_DECLARED_REGISTER) return true;
    if (name->declared == RWC_PTX_DECLARED_OTHER) return is_hidden(p, name);
    return text[0] == '%' || range_of(p, name);
}

unsigned rwc_ptx_register_elements(struct rwc_ptx_parser *p, const char *text)
{
    if (!p->has_vectors) return 1; /* nearly always */
    const struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    unsigned elements = name->vector;
    if (name->declared != RWC_PTX_DECLARED_REGISTER) {
        name = range_of(p, name);
        elements = name ? name->range_vector : 1;
    }
    return elements > 1 ? elements : 1;
}
