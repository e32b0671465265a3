/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Names of one lifting: a scope for the module and one for each { } of a function. Registers
 * declared as a range (%r<100>) get their symbol when they are first named, since ranges are wide
 * and mostly unused. The prefix of a range is no name: f<10> and f are two symbols. All memory is
 * freed with the lifting.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lift/internal.h"

enum { BLOCK_SIZE = 1 << 16, ALIGNMENT = _Alignof(max_align_t) };

struct rwc_lift_block {
    struct rwc_lift_block *next;
    size_t used, size;
    max_align_t data[];
};

/* A new block, which becomes the current one unless the request has it for itself. */
static void *alloc_block(struct rwc_lift *l, size_t size)
{
    bool own = size > BLOCK_SIZE / 4;
    size_t room = own ? size : BLOCK_SIZE;
    struct rwc_lift_block *block = calloc(1, sizeof(*block) + room);
    if (!block) {
        rwc_lift_error(l, "out of memory");
        l->diag->out_of_memory = true;
        return NULL;
    }
    block->size = room;
    block->used = size;
    if (own && l->memory) {
        block->next = l->memory->next;
        l->memory->next = block;
    } else {
        block->next = l->memory;
        l->memory = block;
    }
    return block->data;
}

void *rwc_lift_alloc(struct rwc_lift *l, size_t size)
{
    struct rwc_lift_block *block = l->memory;
    size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (!block || block->size - block->used < size) return alloc_block(l, size);
    block->used += size;
    return (char *)block->data + block->used - size;
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
    char form[160] = "";
    if (l->instr) rwc_form_name(l->instr, form, sizeof(form));
    rwc_error(l->diag, l->where, l->line, "%s%s%s", form, *form ? ": " : "", text);
    l->failed = true;
    return NULL;
}

/* ---- scopes: hash tables with chains, doubled when there are more names than buckets ---- */

enum { FIRST_BUCKETS = 16 };

static uint32_t hash_of(const char *name, size_t length)
{
    uint32_t hash = 2166136261u; /* FNV-1a */
    for (size_t i = 0; i < length; i++) hash = (hash ^ (unsigned char)name[i]) * 16777619u;
    return hash ^ hash >> 16;
}

static struct rwc_symbol *find(const struct rwc_scope *scope, const char *name, size_t length,
                               uint32_t hash, bool range)
{
    if (!scope->bucket_count) return NULL;
    struct rwc_symbol *symbol = scope->buckets[hash & (scope->bucket_count - 1)];
    while (symbol && (symbol->hash != hash || strncmp(symbol->name, name, length) ||
                      symbol->name[length] || (symbol->kind == RWC_SYMBOL_RANGE) != range))
        symbol = symbol->next;
    return symbol;
}

static bool grow(struct rwc_lift *l, struct rwc_scope *scope)
{
    uint32_t count = scope->bucket_count ? scope->bucket_count * 2 : FIRST_BUCKETS;
    struct rwc_symbol **buckets = rwc_lift_alloc(l, count * sizeof(*buckets));
    if (!buckets) return false;
    for (uint32_t i = 0; i < scope->bucket_count; i++) {
        for (struct rwc_symbol *symbol = scope->buckets[i], *next; symbol; symbol = next) {
            next = symbol->next;
            symbol->next = buckets[symbol->hash & (count - 1)];
            buckets[symbol->hash & (count - 1)] = symbol;
        }
    }
    scope->buckets = buckets;
    scope->bucket_count = count;
    return true;
}

static struct rwc_symbol *add(struct rwc_lift *l, struct rwc_scope *scope, const char *name,
                              uint32_t hash, enum rwc_symbol_kind kind)
{
    if (scope->symbol_count >= scope->bucket_count && !grow(l, scope)) return NULL;
    struct rwc_symbol *symbol = rwc_lift_alloc(l, sizeof(*symbol));
    if (!symbol) return NULL;
    struct rwc_symbol **bucket = &scope->buckets[hash & (scope->bucket_count - 1)];
    *symbol = (struct rwc_symbol){.name = name, .kind = kind, .hash = hash, .next = *bucket};
    *bucket = symbol;
    scope->symbol_count++;
    return symbol;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Is `digits` the number of a register of a range: decimal, without zeros before it? */
static bool is_member(const char *digits, const struct rwc_symbol *range)
{
    size_t length = 0;
    while (is_digit(digits[length])) length++;
    if (!length || length > 9 || digits[length]) return false;
    if (digits[0] == '0' && length > 1) return false;
    return strtoul(digits, NULL, 10) < range->var->range;
}

/* The range of this scope to which a name belongs. A prefix may itself end in digits (%r1<10>
 * declares %r10 to %r19), so every split is tried. */
static struct rwc_symbol *range_of(const struct rwc_scope *scope, const char *name, size_t length)
{
    for (size_t split = length; split > 1 && is_digit(name[split - 1]) && length - split < 9;) {
        split--;
        struct rwc_symbol *range = find(scope, name, split, hash_of(name, split), true);
        if (range && is_member(name + split, range)) return range;
    }
    return NULL;
}

static void declared_twice(struct rwc_lift *l, const char *name)
{
    rwc_lift_error(l, "'%s' is declared twice in the same scope", name);
}

static bool is_variable(enum rwc_symbol_kind kind)
{
    return kind == RWC_SYMBOL_REGISTER || kind == RWC_SYMBOL_MEMORY;
}

struct rwc_symbol *rwc_declare(struct rwc_lift *l, struct rwc_scope *scope, const char *name,
                               enum rwc_symbol_kind kind)
{
    size_t length = strlen(name);
    uint32_t hash = hash_of(name, length);
    bool range = kind == RWC_SYMBOL_RANGE;
    bool numbered = is_variable(kind) && is_digit(name[length - 1]);
    bool twice = find(scope, name, length, hash, range) ||
                 (numbered && scope->has_ranges && range_of(scope, name, length));
    if (twice) {
        declared_twice(l, name);
        return NULL;
    }
    scope->has_ranges |= range;
    scope->has_numbered |= numbered;
    return add(l, scope, name, hash, kind);
}

/* Names declared after the range are compared with it when they are. */
void rwc_check_range(struct rwc_lift *l, const struct rwc_scope *scope,
                     const struct rwc_symbol *range)
{
    size_t length = strlen(range->name);
    for (uint32_t i = 0; scope->has_numbered && i < scope->bucket_count; i++) {
        for (const struct rwc_symbol *symbol = scope->buckets[i]; symbol; symbol = symbol->next) {
            bool own = is_variable(symbol->kind) && !(symbol->var && symbol->var->range);
            if (own && !strncmp(symbol->name, range->name, length) &&
                is_member(symbol->name + length, range))
                declared_twice(l, symbol->name);
        }
    }
}

struct rwc_symbol *rwc_make_register(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    unsigned count = symbol->var->vector;
    if (count < 2) {
        symbol->value = rwc_lift_slot(l, symbol->type, 0, symbol->name);
        return symbol;
    }
    symbol->elements = rwc_lift_alloc(l, count * sizeof(*symbol));
    if (!symbol->elements) return NULL;
    for (unsigned i = 0; i < count; i++) {
        char name[256];
        snprintf(name, sizeof(name), "%s.%c", symbol->name, "xyzw"[i]);
        struct rwc_symbol *element = &symbol->elements[i];
        *element = (struct rwc_symbol){.kind = RWC_SYMBOL_REGISTER, .type = symbol->type};
        element->value = rwc_lift_slot(l, symbol->type, 0, name);
    }
    return symbol;
}

/* A register of a range gets its symbol here. */
static struct rwc_symbol *find_in_range(struct rwc_lift *l, struct rwc_scope *scope,
                                        const char *name, size_t length, uint32_t hash)
{
    const struct rwc_symbol *range = range_of(scope, name, length);
    struct rwc_symbol *symbol = range ? add(l, scope, name, hash, RWC_SYMBOL_REGISTER) : NULL;
    if (!symbol) return NULL;
    symbol->var = range->var;
    symbol->type = range->type;
    return rwc_make_register(l, symbol);
}

struct rwc_symbol *rwc_lookup(struct rwc_lift *l, const char *name)
{
    size_t length = strlen(name);
    uint32_t hash = hash_of(name, length);
    for (struct rwc_scope *scope = l->scope; scope; scope = scope->parent) {
        struct rwc_symbol *symbol = find(scope, name, length, hash, false);
        if (!symbol && scope->has_ranges) symbol = find_in_range(l, scope, name, length, hash);
        if (symbol) return symbol;
    }
    return NULL;
}

struct rwc_scope *rwc_scope_of(const struct rwc_lift *l, const char *name)
{
    size_t length = strlen(name);
    uint32_t hash = hash_of(name, length);
    struct rwc_scope *scope = l->scope;
    while (scope && !find(scope, name, length, hash, false)) scope = scope->parent;
    return scope;
}
