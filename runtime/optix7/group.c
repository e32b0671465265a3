/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Program groups, and the headers of records, which say what group a record is of. The number of a
 * group is the same for all pipelines; each has a table of the states that groups are to it
 * (struct rw_group), so a header that was packed once serves them all.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/list.h"
#include "runtime/base/memory.h"
#include "runtime/optix7/functions.h"
#include "runtime/optix7/module.h"

/* ---- numbers: small, for kernels look states up by them ---- */

static struct {
    pthread_mutex_t lock;
    RW_LIST(uint32_t) unused;
    uint32_t last;
} numbers = {.lock = PTHREAD_MUTEX_INITIALIZER};

static uint32_t take_number(void)
{
    pthread_mutex_lock(&numbers.lock);
    uint32_t number =
        numbers.unused.count ? numbers.unused.items[--numbers.unused.count] : ++numbers.last;
    pthread_mutex_unlock(&numbers.lock);
    return number;
}

/* Out of memory: the number is not used again. */
static void return_number(uint32_t number)
{
    pthread_mutex_lock(&numbers.lock);
    bool kept = rw_list_add(&numbers.unused, number);
    (void)kept;
    pthread_mutex_unlock(&numbers.lock);
}

/* When the library is unloaded, and no group is left. */
__attribute__((destructor)) static void drop_numbers(void)
{
    pthread_mutex_lock(&numbers.lock);
    if (numbers.unused.count == numbers.last) {
        free(numbers.unused.items);
        memset(&numbers.unused, 0, sizeof(numbers.unused));
        numbers.last = 0;
    }
    pthread_mutex_unlock(&numbers.lock);
}

/* ---- kinds ---- */

struct role {
    const char *prefix; /* of the function's name */
    enum rwc_program_kind kind;
};

static const struct group_kind {
    int kind;
    const char *name;
    unsigned roles; /* entries of the description that count */
    bool optional;  /* they may be empty */
    struct role role[OPTIX7_PROGRAMS];
} group_kinds[] = {
    {OPTIX7_GROUP_RAY_GENERATION, "ray generation", 1, false, {{"__raygen__", RWC_RAY_GENERATION}}},
    {OPTIX7_GROUP_MISS, "miss", 1, true, {{"__miss__", RWC_MISS}}},
    {OPTIX7_GROUP_EXCEPTION, "exception", 1, true, {{"__exception__", RWC_EXCEPTION}}},
    {OPTIX7_GROUP_HIT,
     "hit",
     3,
     true,
     {{"__closesthit__", RWC_CLOSEST_HIT},
      {"__anyhit__", RWC_ANY_HIT},
      {"__intersection__", RWC_INTERSECTION}}},
    {OPTIX7_GROUP_CALLABLES,
     "callables",
     2,
     true,
     {{"__direct_callable__", RWC_CALLABLE}, {"__continuation_callable__", RWC_CALLABLE}}},
};

static const struct group_kind *find_kind(int kind)
{
    for (size_t i = 0; i < sizeof(group_kinds) / sizeof(group_kinds[0]); i++)
        if (group_kinds[i].kind == kind) return &group_kinds[i];
    return NULL;
}

bool rw_optix7_kind_of_name(const char *name, enum rwc_program_kind *out)
{
    for (size_t i = 0; i < sizeof(group_kinds) / sizeof(group_kinds[0]); i++)
        for (unsigned k = 0; k < group_kinds[i].roles; k++) {
            const struct role *role = &group_kinds[i].role[k];
            if (strncmp(name, role->prefix, strlen(role->prefix))) continue;
            *out = role->kind;
            return true;
        }
    return false;
}

const char *rw_optix7_group_kind_name(int kind)
{
    return find_kind(kind)->name;
}

/* ---- creation ---- */

static void free_group(struct optix7_object *object)
{
    struct optix7_group *group = (struct optix7_group *)object;
    for (unsigned i = 0; i < OPTIX7_PROGRAMS; i++)
        if (group->programs[i].module) rw_optix7_object_release(&group->programs[i].module->object);
    if (group->number) return_number(group->number);
    rw_free(group);
}

struct request {
    struct optix7_context *context;
    char *log;
    size_t *log_size;
    const struct optix7_payload_type *payload_type; /* of all its groups; NULL: any */
};

static optix7_result refuse(const struct request *r, optix7_result code, const char *text)
{
    rw_optix7_write_log(text, r->log, r->log_size);
    return rw_optix7_fail(r->context, code, "optixProgramGroupCreate", "%s", text);
}

/* The module is the group's from the beginning, which is freed if something is wrong. */
static optix7_result set_program(const struct request *r, const struct optix7_entry *entry,
                                 const struct role *role, struct optix7_program *out)
{
    char text[512];
    struct optix7_module *module = rw_optix7_object_find(entry->module, OPTIX7_MODULE);
    *out = (struct optix7_program){.module = module, .kind = role->kind};
    if (!module || module->object.context != r->context)
        return refuse(r, OPTIX7_INVALID_VALUE, "a module is none of this context");
    const char *name = entry->name;
    if (!name && role->kind == RWC_INTERSECTION) name = module->intersection;
    if (!name) return refuse(r, OPTIX7_INVALID_VALUE, "the name of a function is NULL");
    /* Not by its code, which is there while another thread's task still checks it. */
    if (atomic_load(&module->state) != OPTIX7_MODULE_COMPLETED)
        return refuse(r, OPTIX7_INVALID_OPERATION, "a module has not been compiled");
    const struct rwc_program *program = rwc_module_find(module->code, name);
    if (!program || strncmp(name, role->prefix, strlen(role->prefix))) {
        snprintf(text, sizeof(text), "the function '%s' %s%s", name,
                 program ? "does not begin with " : "is not in its module",
                 program ? role->prefix : "");
        return refuse(r, OPTIX7_INVALID_VALUE, text);
    }
    out->program = program;
    return OPTIX7_OK;
}

static optix7_result set_programs(const struct request *r, const struct optix7_group_desc *desc,
                                  const struct group_kind *kind, struct optix7_group *group)
{
    for (unsigned i = 0; i < kind->roles; i++) {
        const struct optix7_entry *entry = &desc->entries[i];
        if (!entry->module && !entry->name && kind->optional) continue;
        optix7_result result = set_program(r, entry, &kind->role[i], &group->programs[i]);
        if (result) return result;
    }
    return OPTIX7_OK;
}

/* A description of zeros is none: its handle is NULL. */
static optix7_result make_group(const struct request *r, const struct optix7_group_desc *desc,
                                void **out)
{
    static const struct optix7_group_desc nothing;
    char text[512] = "";
    *out = NULL;
    if (!memcmp(desc, &nothing, sizeof(nothing))) return OPTIX7_OK;
    const struct group_kind *kind = find_kind(desc->kind);
    if (!kind) return refuse(r, OPTIX7_INVALID_VALUE, "there is no such kind of groups");
    if (desc->flags) return refuse(r, OPTIX7_INVALID_VALUE, "there are no flags of groups");
    struct optix7_group *group = rw_calloc(1, sizeof(*group));
    if (!group) return refuse(r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    group->kind = desc->kind;
    optix7_result result = set_programs(r, desc, kind, group);
    if (!result) result = rw_optix7_payload_match(group, r->payload_type, text, sizeof(text));
    if (*text) refuse(r, result, text);
    if (!result && !rw_optix7_object_open(&group->object, OPTIX7_GROUP, r->context, free_group))
        result = refuse(r, OPTIX7_OUT_OF_MEMORY, "out of memory");
    if (result) {
        free_group(&group->object);
        return result;
    }
    group->number = take_number();
    *out = group->object.handle;
    return OPTIX7_OK;
}

optix7_result rw_optix7_group_create(void *handle, const struct optix7_group_desc *descs,
                                     unsigned count, const struct optix7_group_options *options,
                                     char *log, size_t *log_size, void **out)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    const struct request r = {context, log, log_size, options ? options->payload_type : NULL};
    if (!options) return refuse(&r, OPTIX7_INVALID_VALUE, "the options are NULL");
    if (count && (!descs || !out))
        return refuse(&r, OPTIX7_INVALID_VALUE, "the descriptions or the results are NULL");
    for (unsigned i = 0; i < count; i++) {
        optix7_result result = make_group(&r, &descs[i], &out[i]);
        if (!result) continue;
        while (i-- > 0) rw_optix7_group_destroy(out[i]);
        return result;
    }
    rw_optix7_write_log("", log, log_size);
    return OPTIX7_OK;
}

optix7_result rw_optix7_group_destroy(void *handle)
{
    OPTIX7_FIND(optix7_group, group, OPTIX7_GROUP, handle);
    return rw_optix7_object_close(&group->object) ? OPTIX7_OK : OPTIX7_INVALID_VALUE;
}

/* The library knows what its kernels need; applications sum this up and give it back. */
optix7_result rw_optix7_group_get_stack_size(void *handle, struct optix7_stack_sizes *out,
                                             void *pipeline)
{
    struct optix7_pipeline *linked __attribute__((cleanup(rw_optix7_object_leave))) = NULL;
    OPTIX7_FIND_TO_ASK(optix7_group, group, OPTIX7_GROUP, handle);
    if (pipeline) linked = rw_optix7_object_find(pipeline, OPTIX7_PIPELINE);
    if (!out || (pipeline && !linked)) return OPTIX7_INVALID_VALUE;
    *out = (struct optix7_stack_sizes){0};
    return OPTIX7_OK;
}

optix7_result rw_optix7_group_pack_header(void *handle, void *record)
{
    OPTIX7_FIND_TO_ASK(optix7_group, group, OPTIX7_GROUP, handle);
    if (!record) return OPTIX7_INVALID_VALUE;
    const struct optix7_record_header header = {.number = group->number};
    memcpy(record, &header, sizeof(header));
    return OPTIX7_OK;
}
