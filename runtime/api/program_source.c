/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs made of CUDA C: a compiler turns the source into PTX, the rest is as for PTX.
 */
#include <string.h>

#include "runtime/object/module_cache.h"
#include "runtime/source/source.h"

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

static RTresult compile(RTcontext context, const struct rw_source *source, struct rw_module **out)
{
    const struct rw_options *options = &context->options;
    struct rw_source_compilers compilers = {options->cuda_compiler, options->nvrtc, options->clang,
                                            options->includes != 0};
    struct rw_source_result made;
    RTresult result = rw_source_to_ptx(source, &compilers, &made);
    if (result != RT_SUCCESS)
        rw_error(context, result, "%s",
                 made.message ? made.message : "compiling a source: out of memory");
    else
        result = rw_module_get(context, made.ptx, made.ptx_size, source->name, true, out);
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
    size_t length = slash == filename ? 1 : (size_t)(slash - filename);
    char *folder = rw_malloc(length + 1);
    if (!folder) return NULL;
    memcpy(folder, filename, length);
    folder[length] = '\0';
    return folder;
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
