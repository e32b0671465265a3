/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs made of CUDA C: a compiler turns the source into PTX, the rest is as for PTX.
 */
#include <string.h>

#include "runtime/launch/cache.h"
#include "runtime/launch/kernel.h"
#include "runtime/object/module_cache.h"
#include "runtime/source/identity.h"

/* Name, options and text behind one another, each with its NUL: equal keys mean equal compilations,
 * as long as the headers stay what they are. NULL when out of memory. */
static char *make_key(const struct rw_source *source, size_t *length)
{
    size_t size = strlen(source->name) + strlen(source->text) + 2;
    for (unsigned i = 0; i < source->option_count; i++) size += strlen(source->options[i]) + 1;
    char *key = rw_malloc(size), *end = key;
    if (!key) return NULL;
    end = stpcpy(end, source->name) + 1;
    for (unsigned i = 0; i < source->option_count; i++) end = stpcpy(end, source->options[i]) + 1;
    stpcpy(end, source->text);
    *length = size;
    return key;
}

static RTresult make_ptx(RTcontext context, const struct rw_source *source,
                         const struct rw_source_compilers *compilers, struct rw_source_result *out)
{
    RTresult result = rw_source_to_ptx(source, compilers, out);
    if (result != RT_SUCCESS)
        rw_error(context, result, "%s",
                 out->message ? out->message : "compiling a source: out of memory");
    return result;
}

static bool find_kept(RTcontext context, const struct rw_source *source, const char *folder,
                      const struct rw_cache_key *key, struct rw_source_result *out)
{
    *out = (struct rw_source_result){0};
    out->ptx = rw_cache_read(folder, key, RW_CACHE_SOURCE, &out->ptx_size);
    if (out->ptx)
        rw_report(context, 3, "CACHE", "the PTX of %s was loaded from %s", source->name, folder);
    return out->ptx != NULL;
}

static bool find_key(const struct rw_source *source, const struct rw_source_compilers *compilers,
                     struct rw_cache_key *key)
{
    struct rw_source_identity identity;
    if (!rw_source_identify(source, compilers, &identity)) return false;
    memcpy(key->kernel, identity.source, sizeof(key->kernel));
    memcpy(key->device, identity.compiler, sizeof(key->device));
    return true;
}

/* Not if a file has changed meanwhile: the compiler read it before that, or after. */
static void keep(const struct rw_source *source, const struct rw_source_compilers *compilers,
                 const char *folder, const struct rw_cache_key *key,
                 const struct rw_source_result *made)
{
    struct rw_cache_key now;
    if (find_key(source, compilers, &now) && !memcmp(&now, key, sizeof(now)))
        rw_cache_write(folder, key, RW_CACHE_SOURCE, made->ptx, made->ptx_size);
}

/* By the compiler, if the disk cache does not have what it made of the same before. */
static RTresult get_ptx(RTcontext context, const struct rw_source *source,
                        struct rw_source_result *out)
{
    const struct rw_options *options = &context->options;
    const struct rw_source_compilers compilers = {options->cuda_compiler, options->nvrtc,
                                                  options->clang, options->includes != 0};
    struct rw_cache_key key;
    char *folder = rw_kernel_cache_folder(context);
    const bool may_keep = folder && find_key(source, &compilers, &key);
    RTresult result = RT_SUCCESS;
    if (!may_keep || !find_kept(context, source, folder, &key, out)) {
        result = make_ptx(context, source, &compilers, out);
        if (!result && may_keep) keep(source, &compilers, folder, &key, out);
    }
    rw_free(folder);
    return result;
}

static RTresult compile(RTcontext context, const struct rw_source *source, struct rw_module **out)
{
    struct rw_source_result made;
    RTresult result = get_ptx(context, source, &made);
    if (!result) result = rw_module_get(context, made.ptx, made.ptx_size, source->name, true, out);
    rw_free(made.ptx);
    rw_free(made.message);
    return result;
}

static RTresult from_source(RTcontext context, const struct rw_source *source,
                            const char *program_name, RTprogram *program)
{
    struct rw_module *module = NULL;
    size_t key_length = 0;
    RTresult result;
    char *key = make_key(source, &key_length);
    if (!key) return rw_out_of_memory(context, "a program's source");
    module = rw_module_by_source(context, key, key_length);
    if (!module) {
        RW_TRY(compile(context, source, &module));
        rw_module_set_source(context, module, key, key_length);
    }
    RW_TRY(rw_program_create(context, module, source->name, program_name, program));
fail:
    rw_module_release(context, module);
    rw_free(key);
    return result;
}

static RTresult check_arguments(RTcontext context, unsigned option_count,
                                const char *const *options, const char *program_name,
                                RTprogram *program)
{
    RW_CHECK(rw_argument_pointer(context, program_name, "programName"));
    RW_CHECK(rw_argument_pointer(context, program, "program"));
    if (option_count) RW_CHECK(rw_argument_pointer(context, options, "options"));
    for (unsigned i = 0; i < option_count; i++)
        RW_CHECK(rw_argument_pointer(context, options[i], "options[i]"));
    return RT_SUCCESS;
}

RTresult rwProgramCreateFromSourceString(RTcontext context, const char *source, const char *name,
                                         unsigned int optionCount, const char *const *options,
                                         const char *programName, RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(rw_argument_pointer(context, source, "source"));
    RW_CHECK(check_arguments(context, optionCount, options, programName, program));
    struct rw_source s = {source, name ? name : "source string", NULL, optionCount, options};
    return from_source(context, &s, programName, program);
}

/* "a/b/c.cu" → "a/b"; "c.cu" → ".". NULL when out of memory. */
static char *folder_of(const char *filename)
{
    const char *slash = strrchr(filename, '/');
    if (!slash) return rw_strdup(".");
    return rw_strndup(filename, slash == filename ? 1 : (size_t)(slash - filename));
}

RTresult rwProgramCreateFromSourceFile(RTcontext context, const char *filename,
                                       unsigned int optionCount, const char *const *options,
                                       const char *programName, RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    char *text = NULL, *folder = NULL;
    size_t length = 0;
    RTresult result;
    RW_TRY(rw_argument_pointer(context, filename, "filename"));
    RW_TRY(check_arguments(context, optionCount, options, programName, program));
    RW_TRY(rw_read_file(context, filename, &text, &length));
    folder = folder_of(filename);
    if (!folder) RW_TRY(rw_out_of_memory(context, "the name of a folder"));
    struct rw_source s = {text, filename, folder, optionCount, options};
    RW_TRY(from_source(context, &s, programName, program));
fail:
    rw_free(folder);
    rw_free(text);
    return result;
}
