/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A library with NVRTC's interface (RW_NVRTC names it) that compiles with the options of
 * CORPUS_OPTIONS after the caller's, or, where CORPUS_COMMAND is set, by that shell command, which
 * finds source, options and the PTX to write in $source, $options and $out. So every test and
 * sample runs on what another compiler, or NVRTC for another architecture, makes of its programs.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/source/nvrtc_api.h"

enum { MOST_OPTIONS = 64, MOST_TEXT = 8192, FAILED = 6 /* NVRTC_ERROR_COMPILATION */ };

struct rw_nvrtc_program { /* of a command; NVRTC's own programs stay what they are */
    char *source, *ptx;
};

static const struct rw_nvrtc_api *real(void)
{
    static const struct rw_nvrtc_api *api;
    char why[512];
    if (!api) api = rw_nvrtc_api(getenv("CORPUS_NVRTC"), why, sizeof(why));
    if (!api) abort(); /* the caller looked for one before */
    return api;
}

#define EXPORT __attribute__((visibility("default")))

/* The names of the interface, on functions of other names: the prototypes are the table's. */
#define PROTOTYPE(member, name, result, parameters)                                                \
    EXPORT result stand_in_##member parameters __asm__(name);
RW_NVRTC_FUNCTIONS(PROTOTYPE)

rw_nvrtc_result stand_in_version(int *major, int *minor)
{
    return real()->version(major, minor);
}

const char *stand_in_error_string(rw_nvrtc_result result)
{
    return real()->error_string(result);
}

rw_nvrtc_result stand_in_architecture_count(int *out)
{
    return real()->architecture_count(out);
}

rw_nvrtc_result stand_in_architectures(int *out)
{
    return real()->architectures(out);
}

static const char *command(void)
{
    const char *text = getenv("CORPUS_COMMAND");
    return text && *text ? text : NULL;
}

rw_nvrtc_result stand_in_create_program(rw_nvrtc_program *out, const char *source, const char *name,
                                        int count, const char *const *headers,
                                        const char *const *names)
{
    if (!command()) return real()->create_program(out, source, name, count, headers, names);
    *out = calloc(1, sizeof(**out));
    if (*out) (*out)->source = strdup(source);
    return *out && (*out)->source ? 0 : FAILED;
}

rw_nvrtc_result stand_in_destroy_program(rw_nvrtc_program *program)
{
    if (!command()) return real()->destroy_program(program);
    free((*program)->source);
    free((*program)->ptx);
    free(*program);
    *program = NULL;
    return 0;
}

/* ---- NVRTC with other options ---- */

static bool is_replaced(const char *option)
{
    return !strncmp(option, "--gpu-architecture", 18) || !strcmp(option, "-lineinfo");
}

static rw_nvrtc_result compile_real(rw_nvrtc_program program, int count, const char *const *options)
{
    const char *list[MOST_OPTIONS];
    char words[512];
    int used = 0;
    for (int i = 0; i < count && used < MOST_OPTIONS; i++)
        if (!is_replaced(options[i])) list[used++] = options[i];
    snprintf(words, sizeof(words), "%s", getenv("CORPUS_OPTIONS"));
    for (char *word = strtok(words, " "); word && used < MOST_OPTIONS; word = strtok(NULL, " "))
        list[used++] = word;
    return real()->compile_program(program, used, list);
}

/* ---- another compiler ---- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "rb");
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
    char *text = size > 0 ? calloc(1, (size_t)size + 1) : NULL;
    if (text && (fseek(file, 0, SEEK_SET) || !fread(text, 1, (size_t)size, file))) {
        free(text);
        text = NULL;
    }
    if (file) fclose(file);
    return text;
}

static bool write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    return file && fputs(text, file) >= 0 && !fclose(file);
}

/* Include folders and definitions are what all compilers understand. The shell splits them at
 * spaces. */
static void pass_options(int count, const char *const *options)
{
    char text[MOST_TEXT] = "";
    size_t length = 0;
    for (int i = 0; i < count && length < sizeof(text); i++)
        if (!strncmp(options[i], "-I", 2) || !strncmp(options[i], "-D", 2))
            length += (size_t)snprintf(text + length, sizeof(text) - length, "%s ", options[i]);
    setenv("options", text, 1);
}

rw_nvrtc_result stand_in_compile_program(rw_nvrtc_program program, int count,
                                         const char *const *options)
{
    if (!command()) return compile_real(program, count, options);
    char folder[] = "/tmp/rw-corpus-XXXXXX", path[64], out[64];
    if (!mkdtemp(folder)) return FAILED;
    snprintf(path, sizeof(path), "%s/source.cu", folder);
    snprintf(out, sizeof(out), "%s/out.ptx", folder);
    setenv("source", path, 1);
    setenv("out", out, 1);
    pass_options(count, options);
    if (write_file(path, program->source) && !system(command())) program->ptx = read_file(out);
    unlink(path);
    unlink(out);
    rmdir(folder);
    return program->ptx ? 0 : FAILED;
}

rw_nvrtc_result stand_in_ptx_size(rw_nvrtc_program program, size_t *out)
{
    if (!command()) return real()->ptx_size(program, out);
    *out = strlen(program->ptx) + 1;
    return 0;
}

rw_nvrtc_result stand_in_ptx(rw_nvrtc_program program, char *out)
{
    if (!command()) return real()->ptx(program, out);
    strcpy(out, program->ptx);
    return 0;
}

rw_nvrtc_result stand_in_log_size(rw_nvrtc_program program, size_t *out)
{
    if (!command()) return real()->log_size(program, out);
    *out = 0;
    return 0;
}

rw_nvrtc_result stand_in_log(rw_nvrtc_program program, char *out)
{
    if (!command()) return real()->log(program, out);
    *out = '\0';
    return 0;
}
