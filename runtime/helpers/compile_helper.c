/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX without a context: rtuCUDACompileString, rtuCUDACompileFile. Their interface keeps
 * the texts until rtuCUDAGetCompileResult fetches them; they are kept for each thread by itself,
 * and freed with the thread or when the library is unloaded.
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/source/source.h"

static pthread_key_t key; /* struct rw_source_result: what the last compilation left */
static int key_works;

static void free_compiled(void *memory)
{
    struct rw_source_result *compiled = memory;
    if (!compiled) return;
    rw_free(compiled->ptx);
    rw_free(compiled->message);
    rw_free(compiled);
}

__attribute__((constructor)) static void make_key(void)
{
    key_works = !pthread_key_create(&key, free_compiled);
}

/* The key's destructor is code of this library, and does not run for the thread that ends the
 * process. */
__attribute__((destructor)) static void drop_key(void)
{
    if (!key_works) return;
    free_compiled(pthread_getspecific(key));
    pthread_key_delete(key);
}

/* This thread's texts, empty; NULL when out of memory. */
static struct rw_source_result *start(void)
{
    if (!key_works) return NULL;
    free_compiled(pthread_getspecific(key));
    struct rw_source_result *compiled = rw_calloc(1, sizeof(*compiled));
    pthread_setspecific(key, compiled);
    return compiled;
}

static RTsize size_of(const char *text)
{
    return text ? strlen(text) + 1 : 1;
}

static RTresult compile(const char *source, const char *name, const char *folder,
                        const char **arguments, unsigned int count, RTsize *result_size,
                        RTsize *error_size)
{
    struct rw_source_result *compiled = start();
    if (!compiled) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    struct rw_source s = {source, name, folder, count, arguments};
    RTresult result = rw_source_to_ptx(&s, NULL, compiled);
    *result_size = size_of(compiled->ptx);
    *error_size = size_of(compiled->message);
    return result;
}

static int arguments_are_good(const void *text, const char **arguments, unsigned int count,
                              const RTsize *result_size, const RTsize *error_size)
{
    if (!text || !result_size || !error_size || (count && !arguments)) return 0;
    for (unsigned int i = 0; i < count; i++)
        if (!arguments[i]) return 0;
    return 1;
}

RTresult rtuCUDACompileString(const char *source, const char **preprocessorArguments,
                              unsigned int numPreprocessorArguments, RTsize *resultSize,
                              RTsize *errorSize)
{
    if (!arguments_are_good(source, preprocessorArguments, numPreprocessorArguments, resultSize,
                            errorSize))
        return RT_ERROR_INVALID_VALUE;
    return compile(source, "source string", NULL, preprocessorArguments, numPreprocessorArguments,
                   resultSize, errorSize);
}

/* The file's text, to be freed. */
static RTresult read_source(const char *filename, char **text)
{
    char *buffer = NULL;
    size_t size = 0, got;
    FILE *file = fopen(filename, "rb");
    if (!file) return RT_ERROR_FILE_NOT_FOUND;
    do {
        char *larger = rw_realloc(buffer, size + 65537);
        if (!larger) break;
        buffer = larger;
        got = fread(buffer + size, 1, 65536, file);
        size += got;
        buffer[size] = 0;
    } while (got);
    const int whole = feof(file);
    fclose(file);
    *text = buffer;
    return whole ? RT_SUCCESS : RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

RTresult rtuCUDACompileFile(const char *filename, const char **preprocessorArguments,
                            unsigned int numPreprocessorArguments, RTsize *resultSize,
                            RTsize *errorSize)
{
    char *text = NULL, *folder = NULL;
    if (!arguments_are_good(filename, preprocessorArguments, numPreprocessorArguments, resultSize,
                            errorSize))
        return RT_ERROR_INVALID_VALUE;
    RTresult result = read_source(filename, &text);
    if (result == RT_SUCCESS) {
        const char *slash = strrchr(filename, '/');
        folder = rw_strdup(slash ? filename : ".");
        if (folder && slash) folder[slash == filename ? 1 : slash - filename] = 0;
        result = folder ? compile(text, filename, folder, preprocessorArguments,
                                  numPreprocessorArguments, resultSize, errorSize)
                        : RT_ERROR_MEMORY_ALLOCATION_FAILED;
    }
    rw_free(folder);
    rw_free(text);
    return result;
}

RTresult rtuCUDAGetCompileResult(char *result, char *error)
{
    const struct rw_source_result *compiled = key_works ? pthread_getspecific(key) : NULL;
    if (!result || !error || !compiled) return RT_ERROR_INVALID_VALUE;
    strcpy(result, compiled->ptx ? compiled->ptx : "");
    strcpy(error, compiled->message ? compiled->message : "");
    return RT_SUCCESS;
}
