/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names of one lifting: a scope for the module and one for each { } of a function. Registers
 * declared as a range (%r<100>) get their symbol when they are first named, since ranges are wide
 * and mostly unused. All memory is freed with the lifting.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lift/internal.h"

struct rwc_lift_block {
    struct rwc_lift_block *next;
    max_align_t data[];
};

void *rwc_lift_alloc(struct rwc_lift *l, size_t size)
{
    struct rwc_lift_block *block = calloc(1, sizeof(*block) + size);
    if (!block) {
        rwc_lift_error(l, "out of memory");
        l->diag->out_of_memory = true;
        return NULL;
    }
    block->next = l->memory;
    l->memory = block;
    return block->data;
}

void rwc_lift_free_memory(struct rwc_lift *l)
{
    while (l->memory) {
        struct rwc_lift_block *next = l->memory->next;
        free(l->memory);
        l->memory = next;
    }
}

LLVMValueRef rwc_lift_error(struct rwc_lift *l, const char *format, ...)
{
    char text[512];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    rwc_error(l->diag, l->where, l->line, "%s", text);
    l->failed = true;
    return NULL;
}

static unsigned bucket_of(const char *name, size_t length)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return (hash ^ hash >> 16) % RWC_SCOPE_BUCKETS;
}

static struct rwc_symbol *find(const struct rwc_scope *scope, const char *name, size_t length)
{
    struct rwc_symbol *symbol = scope->buckets[bucket_of(name, length)];
    while (symbol && (strncmp(symbol->name, name, length) || symbol->name[length]))
        symbol = symbol->next;
    return symbol;
}

struct rwc_symbol *rwc_declare(struct rwc_lift *l, struct rwc_scope *scope, const char *name,
                               enum rwc_symbol_kind kind)
{
    struct rwc_symbol *symbol = rwc_lift_alloc(l, sizeof(*symbol));
    if (!symbol) return NULL;
    unsigned bucket = bucket_of(name, strlen(name));
    *symbol = (struct rwc_symbol){.name = name, .kind = kind, .next = scope->buckets[bucket]};
    scope->buckets[bucket] = symbol;
    if (kind == RWC_SYMBOL_RANGE) scope->has_ranges = true;
    return symbol;
}

/* A prefix may itself end in digits (%r1<10> declares %r10 to %r19), so every split is tried. */
static struct rwc_symbol *find_in_range(struct rwc_lift *l, struct rwc_scope *scope,
                                        const char *name)
{
    size_t length = strlen(name), split = length;
    while (split > 1 && name[split - 1] >= '0' && name[split - 1] <= '9' && length - split < 9) {
        split--;
        struct rwc_symbol *range = find(scope, name, split);
        if (!range || range->kind != RWC_SYMBOL_RANGE) continue;
        if (strtoul(name + split, NULL, 10) >= range->var->range) continue;
        if (name[split] == '0' && name[split + 1]) continue;
        struct rwc_symbol *symbol = rwc_declare(l, scope, name, RWC_SYMBOL_REGISTER);
        if (!symbol) return NULL;
        symbol->var = range->var;
        symbol->type = range->type;
        symbol->value = rwc_lift_register_slot(l, range->var, range->type, name);
        return symbol;
    }
    return NULL;
}

struct rwc_symbol *rwc_lookup(struct rwc_lift *l, const char *name)
{
    size_t length = strlen(name);
    for (struct rwc_scope *scope = l->scope; scope; scope = scope->parent) {
        struct rwc_symbol *symbol = find(scope, name, length);
        if (symbol && symbol->kind != RWC_SYMBOL_RANGE) return symbol;
        if (scope->has_ranges) symbol = find_in_range(l, scope, name);
        if (symbol && symbol->kind != RWC_SYMBOL_RANGE) return symbol;
    }
    return NULL;
}
