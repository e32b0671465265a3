/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Three CUDA compilers behind one function, see compile.h. NVRTC gets nothing but the source's
 * folder of headers, clang neither headers nor libraries of a toolkit: the header has to do
 * without.
 */
#include "tests/headers/compile.h"

#include <dlfcn.h>
#include <stdbool.h>

#include "tests/harness.h"

#define INCLUDE "-I" RW_SOURCE_DIR "/include"

struct nvrtc {
    int (*create)(void **, const char *, const char *, int, const char *const *,
                  const char *const *);
    int (*compile)(void *, int, const char *const *);
    int (*log_size)(void *, size_t *);
    int (*log)(void *, char *);
    int (*ptx_size)(void *, size_t *);
    int (*ptx)(void *, char *);
};

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

static void *open_nvrtc_in(const char *folder)
{
    static const char *const names[] = {"libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12",
                                        "libnvrtc.so.11.2"};
    char path[4096];
    void *library = NULL;
    for (size_t i = 0; !library && i < sizeof(names) / sizeof(names[0]); i++) {
        snprintf(path, sizeof(path), "%s%s", folder, names[i]);
        library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    }
    return library;
}

/* RW_NVRTC means what it means to the library: the file, or the folder that it is in. */
static void *open_nvrtc(void)
{
    const char *place = getenv("RW_NVRTC");
    char folder[4096];
    void *library;
    if (place && *place) {
        snprintf(folder, sizeof(folder), "%s/", place);
        library = dlopen(place, RTLD_NOW | RTLD_LOCAL);
        return library ? library : open_nvrtc_in(folder);
    }
    library = open_nvrtc_in("");
    return library ? library : open_nvrtc_in("/usr/local/cuda/lib64/");
}

static bool load_nvrtc(void *library, struct nvrtc *api)
{
    static const char *const names[] = {
        "nvrtcCreateProgram", "nvrtcCompileProgram", "nvrtcGetProgramLogSize",
        "nvrtcGetProgramLog", "nvrtcGetPTXSize",     "nvrtcGetPTX",
    };
    void *symbols[6];
    _Static_assert(sizeof(symbols) == sizeof(*api), "one name a member");
    for (size_t i = 0; i < 6; i++)
        if (!(symbols[i] = dlsym(library, names[i]))) return false;
    memcpy(api, symbols, sizeof(symbols));
    return true;
}

static char *compile_nvrtc(const char *source)
{
    static const char *const options[] = {INCLUDE, "-rdc=true", "-arch=compute_75", "-std=c++11"};
    struct nvrtc api;
    void *library = open_nvrtc(), *program = NULL;
    if (!library || !load_nvrtc(library, &api)) SKIP("no NVRTC library was found");
    char *text = read_file(source), *ptx = NULL;
    size_t size = 0;
    if (!text || api.create(&program, text, source, 0, NULL, NULL)) {
        free(text);
        return NULL;
    }
    free(text);
    if (api.compile(program, 4, options)) {
        if (!api.log_size(program, &size) && (ptx = malloc(size)) && !api.log(program, ptx))
            fprintf(stderr, "%s\n", ptx);
        free(ptx);
        return NULL;
    }
    if (!api.ptx_size(program, &size) && (ptx = malloc(size)) && api.ptx(program, ptx)) ptx[0] = 0;
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
