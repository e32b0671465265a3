/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Four CUDA compilers behind one function, see compile.h. NVRTC gets nothing but the source's
 * folder of headers, clang neither headers nor libraries of a toolkit: the header has to do
 * without.
 */
#include "tests/headers/compile.h"

#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/source/nvrtc_api.h"
#include "runtime/source/source.h"
#include "tests/harness.h"

#define INCLUDE "-I" RW_SOURCE_DIR "/include"
#define INCLUDE_CLASSIC INCLUDE "/optix_compat"

enum { MOST_FURTHER = 8 };

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) {
        fprintf(stderr, "%s: cannot be opened\n", path);
        return NULL;
    }
    char *text = NULL;
    size_t size = 0, got = 0;
    do {
        char *larger = realloc(text, size + 65537);
        if (!larger) break;
        text = larger;
        got = fread(text + size, 1, 65536, file);
        size += got;
    } while (got);
    fclose(file);
    if (text) text[size] = 0;
    return text;
}

static void print_log(const struct rw_nvrtc_api *api, rw_nvrtc_program program)
{
    size_t size = 0;
    char *log = NULL;
    if (!api->log_size(program, &size) && (log = malloc(size)) && !api->log(program, log))
        fprintf(stderr, "%s\n", log);
    free(log);
}

static char *read_ptx(const struct rw_nvrtc_api *api, rw_nvrtc_program program)
{
    size_t size = 0;
    char *ptx = NULL;
    if (!api->ptx_size(program, &size) && (ptx = malloc(size)) && api->ptx(program, ptx))
        ptx[0] = 0;
    return ptx;
}

/* The library's search finds NVRTC, its compilation is not used. */
static char *compile_nvrtc(const char *standard, const char *source, const char *const *further)
{
    char why[512], language[32], *ptx = NULL;
    const char *options[5 + MOST_FURTHER] = {INCLUDE, INCLUDE_CLASSIC, "-rdc=true",
                                             "-arch=compute_75", language};
    int count = 5;
    while (further && *further && count < 5 + MOST_FURTHER) options[count++] = *further++;
    snprintf(language, sizeof(language), "-std=%s", standard);
    const struct rw_nvrtc_api *api = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    rw_nvrtc_program program = NULL;
    if (!api) SKIP(why);
    char *text = read_file(source);
    if (text && !api->create_program(&program, text, source, 0, NULL, NULL)) {
        if (api->compile_program(program, count, options))
            print_log(api, program);
        else
            ptx = read_ptx(api, program);
        api->destroy_program(&program);
    }
    free(text);
    return ptx;
}

/* As programs are compiled without NVRTC. */
static char *compile_raywright(const char *standard, const char *source, const char *const *further)
{
    char language[32];
    const char *options[1 + MOST_FURTHER] = {language};
    unsigned count = 1;
    while (further && *further && count < 1 + MOST_FURTHER) options[count++] = *further++;
    snprintf(language, sizeof(language), "-std=%s", standard);
    const struct rw_source_compilers compilers = {RW_SOURCE_CLANG, NULL, getenv("RW_CLANG"), false};
    char *text = read_file(source);
    const struct rw_source what = {text, source, NULL, count, options};
    struct rw_source_result made;
    if (!text) return NULL;
    RTresult result = rw_source_to_ptx(&what, &compilers, &made);
    free(text);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP(made.message);
    if (result != RT_SUCCESS) fprintf(stderr, "%s\n", made.message);
    rw_free(made.message);
    return made.ptx;
}

/* Runs a compiler that writes `output`. */
static char *compile_command(const char *output, const char *command)
{
    int status = system(command);
    if (status) {
        fprintf(stderr, "exit status %d of: %s\n", status, command);
        return NULL;
    }
    char *text = read_file(output);
    remove(output);
    return text;
}

char *compile_cuda(const char *compiler, const char *path, const char *standard, const char *source,
                   const char *const *further)
{
    char command[2048], output[64];
    if (!strcmp(compiler, "nvrtc")) return compile_nvrtc(standard, source, further);
    if (!strcmp(compiler, "raywright")) return compile_raywright(standard, source, further);
    if (!*path || strstr(path, "NOTFOUND")) SKIP("the compiler was not found");
    const char *options = !strcmp(compiler, "nvcc")
                              ? "-ptx -rdc=true -arch=compute_75"
                              : "-x cuda --cuda-device-only --cuda-path=/nonexistent -nocudainc "
                                "-nocudalib --cuda-feature=+ptx85 --cuda-gpu-arch=sm_75 "
                                "-fgpu-rdc -O2 -S -Wall -Wextra -Werror";
    snprintf(output, sizeof(output), "%s.%ld.ptx", compiler, (long)getpid());
    int length = snprintf(command, sizeof(command), "'%s' %s -std=%s '%s' '%s' -o %s '%s'", path,
                          options, standard, INCLUDE, INCLUDE_CLASSIC, output, source);
    for (; further && *further; further++)
        length += snprintf(command + length, sizeof(command) - (size_t)length, " '%s'", *further);
    return compile_command(output, command);
}
