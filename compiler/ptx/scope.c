/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which names are registers, scope by scope. Every interned name carries its innermost meaning;
 * closing a scope puts back what its declarations replaced, so a look-up costs nothing. Names with
 * '%' are registers without looking: PTX uses it for registers and special registers only.
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
    }
}

void rwc_ptx_declare(struct rwc_ptx_parser *p, const struct rwc_ptx_var *var)
{
    p->has_vectors |= var->space == RWC_PTX_SPACE_REG && var->vector > 1;
    if (var->name[0] == '%' && !p->has_vectors) return;
    struct rwc_ptx_name *name = rwc_ptx_name_of(var->name);
    struct rwc_ptx_undo undo = {name,         name->declared,     name->range,
                                name->vector, name->range_vector, name->element};
    rwc_ptx_push(p, &p->undo, &undo, sizeof(undo));
    if (p->arena->failed) return;
    if (var->range) { /* f<10> declares f0 to f9 and leaves f what it was */
        if (var->range > name->range) name->range = var->range; /* of an outer scope: f9 stays */
        name->range_vector = (unsigned char)var->vector;
        return;
    }
    bool is_register = var->space == RWC_PTX_SPACE_REG;
    name->declared = is_register ? RWC_PTX_DECLARED_REGISTER : RWC_PTX_DECLARED_OTHER;
    name->vector = (unsigned char)var->vector;
    name->element = (unsigned char)(rwc_ptx_type_size(var->type) * var->vector);
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

bool rwc_ptx_is_register(struct rwc_ptx_parser *p, const char *text)
{
    if (text[0] == '%') return true;
    const struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    if (name->declared == RWC_PTX_DECLARED_REGISTER) return true;
    return name->declared == RWC_PTX_DECLARED_NOT && range_of(p, name);
}

unsigned rwc_ptx_register_elements(struct rwc_ptx_parser *p, const char *text)
{
    if (!p->has_vectors) return 1; /* nearly always */
    const struct rwc_ptx_name *name = rwc_ptx_name_of(text);
    unsigned elements = name->vector;
    if (name->declared == RWC_PTX_DECLARED_NOT) {
        name = range_of(p, name);
        elements = name ? name->range_vector : 1;
    }
    return elements > 1 ? elements : 1;
}
