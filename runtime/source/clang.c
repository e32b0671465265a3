/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One run of clang. The source is in memory, and so are the headers of C, C++ and CUDA that
 * standard.c has: clang sees them in a folder that the file system has not (-ivfsoverlay). Options
 * that every source needs:
 *   -fgpu-rdc              else callable programs, which nothing calls, are thrown away
 *   -gline-directives-only messages about the PTX then give lines of the source
 *   ...-dir=@, ...=@=      and its name as it was given, not under the working folder
 *   -fdeclspec             for threadIdx (raywright_cuda/language.h)
 * and those with which clang looks for no toolkit and no headers of the host.
 */
#include "runtime/source/clang.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/source/clang_options.h"
#include "runtime/source/process.h"
#include "runtime/source/standard.h"

enum { LONGEST = 600, /* seconds; a compilation takes a fraction of one */ MESSAGE = 2 * PATH_MAX };

#define STANDARD_FOLDER "/raywright/standard"

/* The files in memory, behind the process's output: the description of the file system, the source,
 * then the texts of the headers, each once. */
enum { SYSTEM = RW_PROCESS_FIRST, SOURCE, HEADERS };

struct run {
    const struct rw_source *source;
    struct rw_source_result *out;
    bool given_includes;
    struct rw_process process;
    struct rw_arguments arguments;
    struct rw_arguments system; /* lines of the description */
    const char *names[RW_STANDARD_HEADERS], *texts[RW_STANDARD_HEADERS];
    unsigned file_of[RW_STANDARD_HEADERS]; /* of the text, in memory */
    int headers;
};

static RTresult fail(const struct run *run, const char *what, const char *log)
{
    char text[MESSAGE];
    snprintf(text, sizeof(text), "%s cannot be compiled (%s)%s", run->source->name,
             run->arguments.count ? run->arguments.items[0] : "clang", what);
    return rw_source_fail(run->out, RT_ERROR_INVALID_SOURCE, text, log);
}

/* ---- the files ---- */

/* Several headers are one text; each text is one file. Returns how many. */
static unsigned number_texts(struct run *run)
{
    unsigned count = 0;
    for (int i = 0; i < run->headers; i++) {
        int first = 0;
        while (run->texts[first] != run->texts[i]) first++;
        run->file_of[i] = first < i ? run->file_of[first] : HEADERS + count++;
    }
    return count;
}

/* A text as it stands between quotation marks in JSON, and in CUDA C. */
static bool quote(const char *text, char *out, size_t size)
{
    for (; *text && size > 2; text++) {
        if (strchr("\"\\", *text)) {
            *out++ = '\\';
            size--;
        }
        *out++ = *text;
        size--;
    }
    *out = '\0';
    return !*text;
}

static void describe_file(struct run *run, const char *name, unsigned file)
{
    char path[RW_PROCESS_PATH];
    rw_process_path(&run->process, file, path);
    rw_arguments_add(&run->system,
                     "{\"name\": \"%s\", \"type\": \"file\", \"external-contents\": \"%s\"},\n",
                     name, path);
}

/* The folder that an argument names as one of -I, in one word with it or behind it; or NULL. */
static const char *folder_at(const struct rw_arguments *a, size_t i)
{
    if (i && !strcmp(a->items[i - 1], "-I")) return a->items[i];
    return !strncmp(a->items[i], "-I", 2) && a->items[i][2] ? a->items[i] + 2 : NULL;
}

/* The folders of -I, and nothing else but the source: clang then sees no other file. The working
 * folder has to be there, or clang looks through a null pointer; it is empty but for the source. */
static void describe_given(struct run *run)
{
    char path[RW_PROCESS_PATH], name[PATH_MAX], here[PATH_MAX];
    rw_process_path(&run->process, SOURCE, path);
    if (getcwd(here, sizeof(here)) && quote(here, name, sizeof(name)))
        rw_arguments_add(&run->system,
                         "{\"type\": \"directory\", \"name\": \"%s\", \"contents\": [\n"
                         "{\"name\": \".raywright\", \"type\": \"file\", "
                         "\"external-contents\": \"%s\"}]},\n",
                         name, path);
    rw_arguments_add(&run->system,
                     "{\"type\": \"file\", \"name\": \"%s\", \"external-contents\": \"%s\"},\n",
                     path, path);
    for (size_t i = 0; i < run->arguments.count; i++) {
        const char *folder = folder_at(&run->arguments, i);
        if (!folder || *folder != '/' || !strcmp(folder, STANDARD_FOLDER)) continue;
        if (quote(folder, name, sizeof(name)))
            rw_arguments_add(&run->system,
                             "{\"type\": \"directory-remap\", \"name\": \"%s\", "
                             "\"external-contents\": \"%s\"},\n",
                             name, name);
    }
}

/* Commas behind the last entry are allowed: it is read as YAML. */
static void describe_system(struct run *run)
{
    rw_arguments_add(&run->system,
                     "{\"version\": 0, \"use-external-names\": false,%s \"roots\": [\n",
                     run->given_includes ? " \"redirecting-with\": \"redirect-only\"," : "");
    if (run->given_includes) describe_given(run);
    rw_arguments_add(&run->system, "{\"type\": \"directory\", \"name\": \"" STANDARD_FOLDER
                                   "\", \"contents\": [\n");
    for (int i = 0; i < run->headers; i++) {
        describe_file(run, run->names[i], run->file_of[i]);
    }
    rw_arguments_add(&run->system, "]},\n]}\n");
}

static bool write_files(struct run *run)
{
    char name[PATH_MAX], line[PATH_MAX + 32];
    bool written = quote(run->source->name, name, sizeof(name));
    snprintf(line, sizeof(line), "#line 1 \"%s\"\n", written ? name : "source");
    written = rw_process_write(&run->process, SOURCE, line) &&
              rw_process_write(&run->process, SOURCE, run->source->text);
    for (size_t i = 0; i < run->system.count && written; i++)
        written = rw_process_write(&run->process, SYSTEM, run->system.items[i]);
    for (int i = 0; i < run->headers && written; i++) {
        bool first = true;
        for (int k = 0; k < i; k++) first &= run->file_of[k] != run->file_of[i];
        if (first) written = rw_process_write(&run->process, run->file_of[i], run->texts[i]);
    }
    return written;
}

static RTresult open_files(struct run *run)
{
    run->headers = rw_standard_headers(0, NULL, run->names, run->texts);
    if (!rw_process_open(&run->process, number_texts(run) + HEADERS - RW_PROCESS_FIRST))
        return fail(run, ": making files in memory: ", strerror(errno));
    return RT_SUCCESS;
}

/* After the command, which has the folders that are given. */
static RTresult fill_files(struct run *run)
{
    describe_system(run);
    if (run->system.failed) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (!write_files(run)) return fail(run, ": writing files in memory: ", strerror(errno));
    return RT_SUCCESS;
}

/* ---- the command ---- */

/* Where includes are looked for first. As with NVRTC that of the source's name is one. */
static void add_folder(const struct rw_source *source, struct rw_arguments *arguments)
{
    const char *slash = strrchr(source->name, '/');
    if (source->folder)
        rw_arguments_add(arguments, "-I%s", source->folder);
    else if (slash)
        rw_arguments_add(arguments, "-I%.*s/", (int)(slash - source->name), source->name);
}

static RTresult make_command(struct run *run, const char *clang)
{
    static const char *const always[] = {"-x",
                                         "cuda",
                                         "--cuda-device-only",
                                         "--cuda-path=/nonexistent",
                                         "-nocudainc",
                                         "-nocudalib",
                                         "-nostdinc",
                                         "-nostdinc++",
                                         "-fgpu-rdc",
                                         "-fdeclspec",
                                         "-gline-directives-only",
                                         "-fdebug-compilation-dir=@",
                                         "-ffile-prefix-map=@=",
                                         "-fno-color-diagnostics",
                                         "-Wno-unknown-cuda-version",
                                         "-Wno-unused-command-line-argument",
                                         "-O3",
                                         "-S",
                                         "-o",
                                         "-",
                                         "-include",
                                         "raywright_cuda/all.h"};
    char include[PATH_MAX], path[RW_PROCESS_PATH], what[512];
    struct rw_arguments *a = &run->arguments;
    rw_arguments_add(a, "%s", clang);
    for (size_t i = 0; i < sizeof(always) / sizeof(always[0]); i++)
        rw_arguments_add(a, "%s", always[i]);
    add_folder(run->source, a);
    const char *unknown = rw_clang_translate(run->source->option_count, run->source->options, a);
    if (unknown) {
        snprintf(what, sizeof(what),
                 ": the option %.300s is none of NVRTC's, or clang has nothing like it; leave it "
                 "out, or set RW_CUDA_COMPILER=nvrtc",
                 unknown);
        return fail(run, what, "");
    }
    if (rw_source_include_folder(include, sizeof(include))) {
        rw_arguments_add(a, "-I%s", include);
        rw_arguments_add(a, "-I%s/optix_compat", include);
    }
    rw_arguments_add(a, "-I" STANDARD_FOLDER);
    rw_process_path(&run->process, SYSTEM, path);
    rw_arguments_add(a, "-ivfsoverlay");
    rw_arguments_add(a, "%s", path);
    rw_process_path(&run->process, SOURCE, path);
    rw_arguments_add(a, "%s", path);
    return a->failed ? RT_ERROR_MEMORY_ALLOCATION_FAILED : RT_SUCCESS;
}

/* Folders as the description has them: without links, and from the root. */
static void resolve_folders(struct rw_arguments *a)
{
    for (size_t i = 0; i < a->count; i++) {
        const char *given = folder_at(a, i);
        char *folder = given ? realpath(given, NULL) : NULL;
        char *option = folder ? rw_malloc(strlen(folder) + 3) : NULL;
        if (option) {
            stpcpy(stpcpy(option, given == a->items[i] ? "" : "-I"), folder);
            rw_free(a->items[i]);
            a->items[i] = option;
        }
        free(folder);
    }
}

/* ---- the result ---- */

static RTresult fetch_errors(struct run *run, rw_process_status status)
{
    char what[128];
    size_t size;
    snprintf(what, sizeof(what), ":");
    if (status == -ETIME)
        snprintf(what, sizeof(what), ": it was stopped after %d seconds", LONGEST);
    else if (status < 0)
        snprintf(what, sizeof(what), ": it cannot be run: %s", strerror(-status));
    else if (status >= RW_PROCESS_SIGNAL)
        snprintf(what, sizeof(what), ": it was ended by signal %d:", status - RW_PROCESS_SIGNAL);
    char *log = rw_process_read(&run->process, RW_PROCESS_ERRORS, &size);
    if (!log) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    RTresult result = fail(run, what, log);
    rw_free(log);
    return result;
}

static RTresult run_clang(struct run *run)
{
    rw_process_status status = rw_process_run(&run->process, run->arguments.items, LONGEST);
    if (status) return fetch_errors(run, status);
    run->out->ptx = rw_process_read(&run->process, RW_PROCESS_OUTPUT, &run->out->ptx_size);
    if (!run->out->ptx) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (run->out->ptx_size) return RT_SUCCESS;
    rw_free(run->out->ptx); /* its status was not to be had */
    run->out->ptx = NULL;
    return fetch_errors(run, status);
}

RTresult rw_clang_compile(const char *clang, const struct rw_source *source, bool given_includes,
                          struct rw_source_result *out)
{
    struct run *run = rw_calloc(1, sizeof(*run));
    if (!run) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    run->source = source;
    run->out = out;
    run->given_includes = given_includes;
    RTresult result = open_files(run);
    if (result == RT_SUCCESS) result = make_command(run, clang);
    if (result == RT_SUCCESS && given_includes) resolve_folders(&run->arguments);
    if (result == RT_SUCCESS) result = fill_files(run);
    if (result == RT_SUCCESS) result = run_clang(run);
    rw_process_close(&run->process);
    rw_arguments_free(&run->arguments);
    rw_arguments_free(&run->system);
    rw_free(run);
    return result;
}
