/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Parsed PTX texts, shared by the programs made of them: ten programs of one text parse it once. A
 * module goes with its last program. Modules compiled from CUDA C are also found by their source
 * (name, options and text), so that ten programs of one source run the compiler once; a header that
 * changes on disk is noticed once no program of the old text is left.
 */
#include "runtime/object/module_cache.h"

#include <string.h>

/* NULL when there is no such module; else a reference for the caller. */
static struct rw_module *find_text(RTcontext context, const char *text, size_t length)
{
    struct rw_module *found = NULL;
    HASH_FIND(hh, context->modules, text, length, found);
    if (found) found->references++;
    return found;
}

struct rw_module *rw_module_by_source(RTcontext context, const char *key, size_t length)
{
    struct rw_module *found = NULL;
    HASH_FIND(by_source, context->sources, key, length, found);
    if (found) found->references++;
    return found;
}

static void free_module(RTcontext context, struct rw_module *module)
{
    rwc_module_free(module->module);
    rw_free(module->text);
    rw_free(module->source);
    rw_ledger_give(&context->ledger, RW_MEMORY_HOST_PROGRAMS,
                   module->length + module->source_length);
    rw_free(module);
}

void rw_module_release(RTcontext context, struct rw_module *module)
{
    if (!module || --module->references) return;
    HASH_DELETE(hh, context->modules, module);
    if (module->source) HASH_DELETE(by_source, context->sources, module);
    free_module(context, module);
    context->modules_freed++;
}

static RTresult parse(RTcontext context, const char *text, size_t length, const char *name,
                      bool generated, struct rwc_module **out)
{
    struct rwc_diag diag = {0};
    RTresult result = RT_SUCCESS;
    *out = generated ? rwc_module_create_generated(text, length, name, &diag)
                     : rwc_module_create(text, length, name, &diag);
    if (!*out && diag.out_of_memory)
        result = rw_out_of_memory(context, "a PTX module");
    else if (!*out)
        result = rw_error(context, RT_ERROR_INVALID_SOURCE, "%s cannot be used:\n%s", name,
                          diag.text ? diag.text : "no reason was given");
    rwc_diag_free(&diag);
    return result;
}

RTresult rw_module_get(RTcontext context, const char *text, size_t length, const char *name,
                       bool generated, struct rw_module **out)
{
    *out = find_text(context, text, length);
    if (*out) return RT_SUCCESS;
    RTresult result;
    struct rw_module *module = rw_calloc(1, sizeof *module);
    if (!module) return rw_out_of_memory(context, "a PTX module");
    RW_TRY(parse(context, text, length, name, generated, &module->module));
    RW_TRY(rw_take_host(context, RW_MEMORY_HOST_PROGRAMS, length));
    module->references = 1;
    module->length = length;
    module->text = rw_malloc(length);
    if (module->text) {
        memcpy(module->text, text, length);
        HASH_ADD_KEYPTR(hh, context->modules, module->text, length, module);
    }
    if (!module->hh.tbl) RW_TRY(rw_out_of_memory(context, "a PTX module"));
    module->number = ++context->modules_made;
    *out = module;
    return RT_SUCCESS;
fail:
    free_module(context, module);
    return result;
}

void rw_module_set_source(RTcontext context, struct rw_module *module, const char *key,
                          size_t length)
{
    const RWmemorypurpose purpose = RW_MEMORY_HOST_PROGRAMS;
    if (module->source || !rw_ledger_take(&context->ledger, purpose, length, NULL, 0)) return;
    module->source = rw_malloc(length);
    if (module->source) {
        memcpy(module->source, key, length);
        HASH_ADD_KEYPTR(by_source, context->sources, module->source, length, module);
        module->source_length = length;
        if (module->by_source.tbl) return;
    }
    rw_ledger_give(&context->ledger, purpose, length);
    rw_free(module->source);
    module->source = NULL;
    module->source_length = 0;
}
