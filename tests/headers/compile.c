/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Three CUDA compilers behind one function, see compile.h. NVRTC gets nothing but the source's
 * folder of headers, clang neither headers nor libraries of a toolkit: the header has to do
 * without.
 */
#include "tests/headers/compile.h"

#include "runtime/nvrtc_api.h"
#include "tests/harness.h"

#define INCLUDE "-I" RW_SOURCE_DIR "/include"

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
static char *compile_nvrtc(const char *source)
{
    static const char *const options[] = {INCLUDE, "-rdc=true", "-arch=compute_75", "-std=c++11"};
    char why[512], *ptx = NULL;
    const struct rw_nvrtc_api *api = rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why));
    rw_nvrtc_program program = NULL;
    if (!api) SKIP(why);
    char *text = read_file(source);
    if (text && !api->create_program(&program, text, source, 0, NULL, NULL)) {
        if (api->compile_program(program, 4, options))
            print_log(api, program);
        else
            ptx = read_ptx(api, program);
        api->destroy_program(&program);
    }
    free(text);
    return ptx;
}

/* Runs a compiler that writes <its name>.ptx in the current folder. */
static char *compile_command(const char *name, const char *command)
{
    char output[64];
    snprintf(output, sizeof(output), "%s.ptx", name);
    remove(output);
    int status = system(command);
    if (status) {
        fprintf(stderr, "exit status %d of: %s\n", status, command);
        return NULL;
    }
    return read_file(output);
}

char *compile_cuda(const char *compiler, const char *path, const char *source)
{
    char command[2048];
    if (!strcmp(compiler, "nvrtc")) return compile_nvrtc(source);
    if (!*path || strstr(path, "NOTFOUND")) SKIP("the compiler was not found");
    const char *options = !strcmp(compiler, "nvcc")
                              ? "-ptx -rdc=true -std=c++11 -arch=compute_75"
                              : "-x cuda --cuda-device-only --cuda-path=/nonexistent -nocudainc "
                                "-nocudalib --cuda-feature=+ptx85 --cuda-gpu-arch=sm_75 "
                                "-fgpu-rdc -std=c++11 -O2 -S -Wall -Wextra -Werror";
    snprintf(command, sizeof(command), "'%s' %s '%s' -o %s.ptx '%s'", path, options, INCLUDE,
             compiler, source);
    return compile_command(compiler, command);
}
