/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs made of PTX. A program is one function of a module with a variable scope of its own;
 * what it will be used as (ray generation, closest hit, ...) is decided by where it is attached.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/object/module_cache.h"

const char *rw_program_name(const struct RTprogram_api *program)
{
    return program->program->name;
}

RTresult rw_argument_program(RTcontext context, RTprogram program, bool callable)
{
    RTresult result = rw_argument(context, program, RW_OBJECT_PROGRAM, "program");
    if (result != RT_SUCCESS || program->program->is_callable == callable) return result;
    return rw_error(context, RT_ERROR_TYPE_MISMATCH,
                    callable ? "program '%s' is not callable; declare it RT_CALLABLE_PROGRAM"
                             : "program '%s' is callable and cannot be used here; declare it "
                               "RT_PROGRAM",
                    rw_program_name(program));
}

/* ---- creation ---- */

/* The names of a module's programs as one line, cut to size. */
static void list_programs(const struct rwc_module *module, char *out, size_t size)
{
    size_t count = 0, used = 0;
    const struct rwc_program *programs = rwc_module_programs(module, &count);
    snprintf(out, size, "%s", count ? "" : "none");
    for (size_t i = 0; i < count && used + 1 < size; i++) {
        int wrote = snprintf(out + used, size - used, "%s%s", i ? ", " : "", programs[i].name);
        if (wrote < 0) return;
        used += (size_t)wrote;
    }
    if (used + 1 >= size) memcpy(out + size - 4, "...", 4);
}

RTresult rw_program_create(RTcontext context, struct rw_module *module, const char *module_name,
                           const char *name, RTprogram *out)
{
    RTprogram created = NULL;
    const struct rwc_program *found = rwc_module_find(module->module, name);
    if (!found) {
        char names[1024];
        list_programs(module->module, names, sizeof names);
        return rw_error(context, RT_ERROR_INVALID_SOURCE, "%s has no program '%s'; it has: %s",
                        module_name, name, names);
    }
    RW_CHECK(rw_object_create(context, RW_OBJECT_PROGRAM, sizeof *created, &created));
    created->module = module;
    created->program = found;
    module->references++;
    *out = created;
    return RT_SUCCESS;
}

static RTresult check_creation(RTcontext context, const void *source, const char *source_name,
                               const char *program_name, RTprogram *program)
{
    RW_CHECK(rw_argument_pointer(context, source, source_name));
    RW_CHECK(rw_argument_pointer(context, program_name, "programName"));
    return rw_argument_pointer(context, program, "program");
}

/* The program from one text. */
static RTresult from_text(RTcontext context, const char *text, size_t length, const char *text_name,
                          const char *program_name, RTprogram *out)
{
    struct rw_module *module = NULL;
    RTprogram created = NULL;
    RTresult result;
    RW_TRY(rw_module_get(context, text, length, text_name, false, &module));
    RW_TRY(rw_program_create(context, module, text_name, program_name, &created));
    *out = created;
fail:
    rw_module_release(context, module);
    return result;
}

RTresult rtProgramCreateFromPTXString(RTcontext context, const char *ptx, const char *programName,
                                      RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(check_creation(context, ptx, "ptx", programName, program));
    return from_text(context, ptx, strlen(ptx), "PTX string", programName, program);
}

static RTresult from_file(RTcontext context, const char *filename, const char *program_name,
                          RTprogram *out)
{
    char *text = NULL;
    size_t length = 0;
    RTresult result;
    RW_TRY(rw_read_file(context, filename, &text, &length));
    RW_TRY(from_text(context, text, length, filename, program_name, out));
fail:
    rw_free(text);
    return result;
}

RTresult rtProgramCreateFromPTXFile(RTcontext context, const char *filename,
                                    const char *programName, RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(check_creation(context, filename, "filename", programName, program));
    return from_file(context, filename, programName, program);
}

/* ---- several texts ---- */

struct numbered { /* what messages call a text that has no file */
    char name[32];
};

static void free_texts(struct rwc_ptx_text *texts, unsigned n, bool files)
{
    for (unsigned i = 0; files && texts && i < n; i++) rw_free((char *)texts[i].text);
    rw_free(texts);
}

static RTresult read_texts(RTcontext context, unsigned n, const char **sources, bool files,
                           struct numbered *names, struct rwc_ptx_text *out)
{
    for (unsigned i = 0; i < n; i++) {
        char *text = NULL;
        RW_CHECK(
            rw_argument_pointer(context, sources[i], files ? "filenames[i]" : "ptxStrings[i]"));
        if (files) {
            RW_CHECK(rw_read_file(context, sources[i], &text, &out[i].length));
            out[i].text = text;
            out[i].name = sources[i];
        } else {
            snprintf(names[i].name, sizeof names[i].name, n > 1 ? "PTX string %u" : "PTX string",
                     i + 1);
            out[i] = (struct rwc_ptx_text){sources[i], strlen(sources[i]), names[i].name};
        }
    }
    return RT_SUCCESS;
}

static RTresult link_texts(RTcontext context, const struct rwc_ptx_text *texts, unsigned n,
                           const char *program_name, RTprogram *out)
{
    struct rwc_diag diag = {0};
    RTresult result;
    char *linked = rwc_ptx_link(texts, n, &diag);
    if (linked)
        result = from_text(context, linked, strlen(linked), "linked PTX", program_name, out);
    else if (diag.out_of_memory)
        result = rw_out_of_memory(context, "linked PTX");
    else
        result = rw_error(context, RT_ERROR_INVALID_SOURCE, "%u PTX texts cannot be linked:\n%s", n,
                          diag.text ? diag.text : "no reason was given");
    rwc_diag_free(&diag);
    free(linked);
    return result;
}

static RTresult from_several(RTcontext context, unsigned n, const char **sources, bool files,
                             const char *program_name, RTprogram *program)
{
    struct rwc_ptx_text *texts = NULL;
    struct numbered *names = NULL;
    RTresult result;
    RW_TRY(check_creation(context, sources, files ? "filenames" : "ptxStrings", program_name,
                          program));
    if (!n) return rw_error(context, RT_ERROR_INVALID_VALUE, "there are no texts: n is 0");
    texts = rw_calloc(n, sizeof *texts);
    names = rw_calloc(n, sizeof *names);
    if (!texts || !names) {
        result = rw_out_of_memory(context, "several PTX texts");
        goto fail;
    }
    RW_TRY(read_texts(context, n, sources, files, names, texts));
    if (n == 1)
        RW_TRY(from_text(context, texts[0].text, texts[0].length, texts[0].name, program_name,
                         program));
    else
        RW_TRY(link_texts(context, texts, n, program_name, program));
fail:
    free_texts(texts, n, files);
    rw_free(names);
    return result;
}

RTresult rtProgramCreateFromPTXStrings(RTcontext context, unsigned int n, const char **ptxStrings,
                                       const char *programName, RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    return from_several(context, n, ptxStrings, false, programName, program);
}

RTresult rtProgramCreateFromPTXFiles(RTcontext context, unsigned int n, const char **filenames,
                                     const char *programName, RTprogram *program)
{
    RW_ENTER_CONTEXT(context);
    return from_several(context, n, filenames, true, programName, program);
}

RTresult rtProgramCreateFromProgram(RTcontext context, RTprogram program_in, RTprogram *program_out)
{
    RW_ENTER_CONTEXT(context);
    RW_CHECK(rw_argument(context, program_in, RW_OBJECT_PROGRAM, "program_in"));
    RW_CHECK(rw_argument_pointer(context, program_out, "program_out"));
    return rw_program_create(context, program_in->module, "the program",
                             program_in->program->symbol, program_out);
}

/* ---- ids and end ---- */

RTresult rtProgramGetId(RTprogram program, int *programId)
{
    RW_ENTER(program, RW_OBJECT_PROGRAM);
    RTcontext context = program->base.context;
    RW_CHECK(rw_argument_pointer(context, programId, "programId"));
    RW_CHECK(rw_argument_program(context, program, true));
    if (!program->id) {
        program->id = rw_id_give(&context->program_ids, &program->base);
        if (!program->id) return rw_out_of_memory(context, "the table of program ids");
        rw_changed_structure(context);
    }
    *programId = (int)program->id;
    return RT_SUCCESS;
}

RTresult rtProgramCallsiteSetPotentialCallees(RTprogram program, const char *name, const int *ids,
                                              int numIds)
{
    RW_ENTER(program, RW_OBJECT_PROGRAM);
    RTcontext context = program->base.context;
    RW_CHECK(rw_argument_pointer(context, name, "name"));
    if (numIds < 0)
        return rw_error(context, RT_ERROR_INVALID_VALUE, "numIds is %d, which no count is", numIds);
    if (numIds) RW_CHECK(rw_argument_pointer(context, ids, "ids"));
    for (int i = 0; i < numIds; i++)
        if (!rw_id_find(&context->program_ids, ids[i]))
            return rw_error(context, RT_ERROR_INVALID_VALUE, "there is no program with id %d",
                            ids[i]);
    return RT_SUCCESS;
}

void rw_program_drop(struct rw_object *object)
{
    RTprogram program = (RTprogram)object;
    rw_variables_drop(&program->variables);
    rw_id_take(&object->context->program_ids, program->id);
    rw_module_release(object->context, program->module);
    program->module = NULL;
    program->program = NULL;
}

/* ---- files ---- */

static RTresult read_all(RTcontext context, FILE *file, const char *filename, char **text,
                         size_t *length)
{
    size_t capacity = 0, used = 0;
    *text = NULL;
    do {
        if (!rw_grow((void **)text, &capacity, used + 4096, 1))
            return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED,
                            "no memory for the text of '%s'", filename);
        used += fread(*text + used, 1, capacity - used - 1, file);
    } while (used + 1 == capacity);
    (*text)[used] = '\0';
    *length = used;
    if (!ferror(file)) return RT_SUCCESS;
    return rw_error(context, RT_ERROR_FILE_NOT_FOUND, "cannot read '%s': %s", filename,
                    strerror(errno));
}

RTresult rw_read_file(RTcontext context, const char *filename, char **text, size_t *length)
{
    FILE *file = fopen(filename, "rb");
    if (!file)
        return rw_error(context, RT_ERROR_FILE_NOT_FOUND, "cannot open '%s': %s", filename,
                        strerror(errno));
    RTresult result = read_all(context, file, filename, text, length);
    fclose(file);
    if (result == RT_SUCCESS) return RT_SUCCESS;
    rw_free(*text);
    *text = NULL;
    return result;
}
