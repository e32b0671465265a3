/* SPDX-License-Identifier: Apache-2.0 */
/* See payload.h. */
#include "runtime/optix7/payload.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/optix7/module.h"

/* Two bits each for the caller, closest-hit, miss, any-hit and intersection programs. */
enum { SEMANTICS = 0x3ff, MAY_READ = 1, MAY_WRITE = 2 };

const char *rw_optix7_payload_problem(const struct optix7_payload_type *type)
{
    if (type->count > OPTIX7_MOST_PAYLOAD_VALUES) return "a payload type has more than 32 values";
    if (type->count && !type->semantics) return "payloadSemantics is NULL";
    for (unsigned i = 0; i < type->count; i++)
        if (type->semantics[i] & ~SEMANTICS) return "payloadSemantics has unknown bits";
    return NULL;
}

static struct optix7_payload read_type(const struct optix7_payload_type *type)
{
    struct optix7_payload payload = {.count = type->count};
    if (type->count)
        memcpy(payload.semantics, type->semantics, type->count * sizeof(*type->semantics));
    return payload;
}

bool rw_optix7_payloads_copy(const struct optix7_module_options *options,
                             struct optix7_payloads *out)
{
    if (!options->payload_type_count) return true;
    out->types = rw_calloc(options->payload_type_count, sizeof(*out->types));
    if (!out->types) return false;
    out->count = options->payload_type_count;
    for (unsigned i = 0; i < out->count; i++) out->types[i] = read_type(&options->payload_types[i]);
    return true;
}

void rw_optix7_payloads_free(struct optix7_payloads *payloads)
{
    rw_free(payloads->types);
    free(payloads->masks.items);
}

/* ---- what programs say ---- */

struct check {
    struct optix7_module *module;
    optix7_result result;
    char *text;
    size_t size;
    bool out_of_memory;
};

/* The first message stays. */
static bool refuse(struct check *c, const struct rwc_payload_use *use, optix7_result result,
                   const char *format, ...) __attribute__((format(printf, 4, 5)));

static bool refuse(struct check *c, const struct rwc_payload_use *use, optix7_result result,
                   const char *format, ...)
{
    va_list args;
    if (c->result) return false;
    const int head =
        snprintf(c->text, c->size, "PTX string:%u: function '%.200s' ", use->line, use->function);
    va_start(args, format);
    vsnprintf(c->text + head, c->size - (size_t)head, format, args);
    va_end(args);
    c->result = result;
    return false;
}

static uint32_t all_types(const struct optix7_payloads *p)
{
    return (1u << p->count) - 1;
}

/* The types that a program is for: all of its module's, if it says nothing. */
static uint32_t types_of(const struct optix7_payloads *p, const char *function)
{
    uint32_t types = 0;
    for (size_t i = 0; i < p->masks.count; i++)
        if (!strcmp(p->masks.items[i].function, function)) types |= p->masks.items[i].types;
    return types ? types : all_types(p);
}

static void check_mask(const struct rwc_payload_use *use, void *user)
{
    struct check *c = user;
    struct optix7_payloads *p = &c->module->payloads;
    if (use->kind != RWC_PAYLOAD_TYPES) return;
    if (use->value & ~all_types(p)) {
        refuse(c, use, OPTIX7_PAYLOAD_ID, "is for payload types 0x%x; its module has %u",
               use->value, p->count);
        return;
    }
    c->out_of_memory |= !rw_list_reserve(&p->masks.items, p->masks.count, &p->masks.capacity,
                                         sizeof(*p->masks.items));
    if (c->out_of_memory) return;
    p->masks.items[p->masks.count].function = use->function;
    p->masks.items[p->masks.count++].types = use->value;
}

/* Of the types in a mask, one with so many values. */
static bool has_count(const struct optix7_payloads *p, uint32_t types, uint32_t count)
{
    for (unsigned i = 0; i < p->count; i++)
        if (types >> i & 1 && p->types[i].count == count) return true;
    return false;
}

/* Type 0 is whichever fits. */
static bool check_trace(struct check *c, const struct rwc_payload_use *use)
{
    const struct optix7_payloads *p = &c->module->payloads;
    const uint32_t type = use->value;
    if (use->count > OPTIX7_MOST_PAYLOAD_VALUES)
        return refuse(c, use, OPTIX7_INVALID_FUNCTION_ARGUMENTS, "traces with %u payload values",
                      use->count);
    if (type & (type - 1) || type & ~all_types(p))
        return refuse(c, use, OPTIX7_PAYLOAD_ID,
                      "traces with payload type 0x%x, which is none of the %u of its module", type,
                      p->count);
    if (type && !has_count(p, type, use->count))
        return refuse(c, use, OPTIX7_PAYLOAD_MISMATCH,
                      "traces with %u payload values, and payload type 0x%x has another number",
                      use->count, type);
    if (!type && p->count && !has_count(p, all_types(p), use->count))
        return refuse(c, use, OPTIX7_PAYLOAD_RESOLUTION,
                      "traces with %u payload values, as no payload type of its module has",
                      use->count);
    return true;
}

/* The place of a kind's two bits. */
static unsigned shift_of(enum rwc_program_kind kind)
{
    static const unsigned char shifts[RWC_PROGRAM_KINDS] = {
        [RWC_CLOSEST_HIT] = 2, [RWC_MISS] = 4, [RWC_ANY_HIT] = 6, [RWC_INTERSECTION] = 8};
    return shifts[kind];
}

/* Kernels let all programs read and write, so this is told and no error. */
static void check_semantics(const struct check *c, const struct rwc_payload_use *use,
                            uint32_t types)
{
    const struct optix7_payloads *p = &c->module->payloads;
    const unsigned bit = use->kind == RWC_PAYLOAD_READ ? MAY_READ : MAY_WRITE;
    enum rwc_program_kind kind;
    if (!rw_optix7_kind_of_name(use->function, &kind) || !shift_of(kind)) return;
    for (unsigned i = 0; i < p->count; i++)
        if (types >> i & 1 && use->value < p->types[i].count &&
            p->types[i].semantics[use->value] >> shift_of(kind) & bit)
            return;
    rw_optix7_log(
        c->module->object.context, OPTIX7_LOG_WARNING, "COMPILER",
        "PTX string:%u: function '%s' %s payload value %u, as the semantics of no payload "
        "type say that it does",
        use->line, use->function, bit == MAY_READ ? "reads" : "writes", use->value);
}

static bool check_access(struct check *c, const struct rwc_payload_use *use)
{
    const struct optix7_payloads *p = &c->module->payloads;
    const uint32_t types = types_of(p, use->function);
    uint32_t most = p->count ? 0 : OPTIX7_MOST_PAYLOAD_VALUES;
    for (unsigned i = 0; i < p->count; i++)
        if (types >> i & 1 && p->types[i].count > most) most = p->types[i].count;
    if (use->value >= most)
        return refuse(c, use, OPTIX7_INVALID_PAYLOAD_ACCESS, "uses payload value %u of %u",
                      use->value, most);
    if (p->count) check_semantics(c, use, types);
    return true;
}

static void check_use(const struct rwc_payload_use *use, void *user)
{
    if (use->kind == RWC_PAYLOAD_TRACE) check_trace(user, use);
    if (use->kind == RWC_PAYLOAD_READ || use->kind == RWC_PAYLOAD_WRITE) check_access(user, use);
}

optix7_result rw_optix7_payloads_check(struct optix7_module *module, char *text, size_t size)
{
    struct check c = {.module = module, .text = text, .size = size};
    const bool read = rwc_module_payload_uses(module->code, check_mask, &c) &&
                      rwc_module_payload_uses(module->code, check_use, &c);
    if (read && !c.out_of_memory) return c.result;
    snprintf(text, size, "out of memory");
    return OPTIX7_OUT_OF_MEMORY;
}

/* ---- groups ---- */

static bool is_same(const struct optix7_payload *a, const struct optix7_payload *b)
{
    return a->count == b->count &&
           !memcmp(a->semantics, b->semantics, a->count * sizeof(*a->semantics));
}

/* Programs of modules without types are for all; so are those of built-in ones. */
static bool is_for(const struct optix7_program *program, const struct optix7_payload *type)
{
    const struct optix7_payloads *p = &program->module->payloads;
    const uint32_t types = types_of(p, program->program->symbol);
    if (!p->count) return true;
    for (unsigned i = 0; i < p->count; i++)
        if (types >> i & 1 && is_same(&p->types[i], type)) return true;
    return false;
}

/* The first program that is not for the type; NULL: all are. */
static const struct optix7_program *find_other(const struct optix7_group *group,
                                               const struct optix7_payload *type)
{
    for (unsigned i = 0; i < OPTIX7_PROGRAMS; i++)
        if (group->programs[i].module && !is_for(&group->programs[i], type))
            return &group->programs[i];
    return NULL;
}

static optix7_result match_given(const struct optix7_group *group,
                                 const struct optix7_payload_type *given, char *text, size_t size)
{
    const char *problem = rw_optix7_payload_problem(given);
    const struct optix7_payload type = problem ? (struct optix7_payload){0} : read_type(given);
    const struct optix7_program *other = problem ? NULL : find_other(group, &type);
    if (problem) snprintf(text, size, "%s", problem);
    if (other)
        snprintf(text, size, "the function '%s' is not for the payload type of the group's options",
                 other->program->name);
    return problem ? OPTIX7_INVALID_VALUE : other ? OPTIX7_PAYLOAD_RESOLUTION : OPTIX7_OK;
}

optix7_result rw_optix7_payload_match(const struct optix7_group *group,
                                      const struct optix7_payload_type *given, char *text,
                                      size_t size)
{
    const struct optix7_program *first = NULL;
    if (given) return match_given(group, given, text, size);
    for (unsigned i = 0; i < OPTIX7_PROGRAMS && !first; i++)
        if (group->programs[i].module && group->programs[i].module->payloads.count)
            first = &group->programs[i];
    if (!first) return OPTIX7_OK;
    const struct optix7_payloads *p = &first->module->payloads;
    const uint32_t types = types_of(p, first->program->symbol);
    for (unsigned i = 0; i < p->count; i++)
        if (types >> i & 1 && !find_other(group, &p->types[i])) return OPTIX7_OK;
    snprintf(text, size, "no payload type is common to '%s' and the other programs",
             first->program->name);
    return OPTIX7_PAYLOAD_MISMATCH;
}
