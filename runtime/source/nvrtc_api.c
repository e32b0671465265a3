/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Finds and loads libnvrtc. There is no one place for it: a toolkit puts it into its own folder,
 * the Python package into site-packages, and neither is in the dynamic linker's path. NVRTC itself
 * opens libnvrtc-builtins by name alone, so the one beside it is loaded first.
 */
#define _GNU_SOURCE /* dladdr, program_invocation_name */

#include "runtime/source/nvrtc_api.h"

#include <dlfcn.h>
#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "runtime/base/memory.h"

static const char *const function_names[] = {
#define NAME(member, name, result, parameters) name,
    RW_NVRTC_FUNCTIONS(NAME)
#undef NAME
};

_Static_assert(sizeof(struct rw_nvrtc_api) ==
                   sizeof(function_names) / sizeof(function_names[0]) * sizeof(void *),
               "struct rw_nvrtc_api is an array of function pointers in the order of the names");

/* In the linker's own path. */
static const char *const library_names[] = {"libnvrtc.so.13", "libnvrtc.so.12", "libnvrtc.so.11.2",
                                            "libnvrtc.so"};

/* Patterns for glob(). A leading "$NAME" is a variable, "$" alone this library's folder, "@NAME"
 * the folder of that program in the search path, "@" alone that of the program that runs:
 * "@python3" is the system's Python, "@" the Python that has loaded this library. */
#define PACKAGES "/*-packages/nvidia/*/lib"
static const char *const folders[] = {
    "$CUDA_HOME/lib64",
    "$CUDA_PATH/lib64",
    "/usr/local/cuda/lib64",
    "/usr/local/cuda-*/lib64",
    "$",
    "$/venv/lib/python3*" PACKAGES,
    "$/../venv/lib/python3*" PACKAGES,
    "$VIRTUAL_ENV/lib/python3*" PACKAGES,
    "$CONDA_PREFIX/lib",
    "$CONDA_PREFIX/lib/python3*" PACKAGES,
    "@/../lib/python3*" PACKAGES,
    "@/../lib64/python3*" PACKAGES,
    "@python3/../lib/python3*" PACKAGES,
    "@python3/../lib64/python3*" PACKAGES,
    "$HOME/.local/lib/python3*" PACKAGES,
    "/usr/local/lib/python3*" PACKAGES,
    "/usr/local/lib64/python3*" PACKAGES,
    "/usr/lib/python3*" PACKAGES,
    "/usr/lib64/python3*" PACKAGES,
};

struct loaded {
    struct loaded *next;
    struct rw_nvrtc_api api;
    char setting[]; /* "": searched for */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct loaded *all;

/* The file that this code is in. Where that is the program itself, dladdr has the name that it was
 * called by, which says nothing if PATH found it or the process is in another folder by now. */
static const char *own_file(Dl_info *own)
{
    static const char here;
    Dl_info program;
    if (!dladdr(&here, own)) return NULL;
    const bool is_program =
        dladdr((void *)getauxval(AT_ENTRY), &program) && program.dli_fbase == own->dli_fbase;
    return is_program ? "/proc/self/exe" : own->dli_fname;
}

void rw_own_folder(char *out, size_t size)
{
    Dl_info own;
    char path[PATH_MAX];
    snprintf(out, size, ".");
    const char *file = own_file(&own);
    if (!file || !realpath(file, path)) return;
    char *slash = strrchr(path, '/');
    if (!slash) return;
    *slash = 0;
    snprintf(out, size, "%s", path);
}

/* The folder that a program is called from: in its name, or where the search path has it. */
static bool program_folder(const char *program, char *out, size_t size)
{
    const char *slash = strrchr(program, '/'), *path = secure_getenv("PATH");
    if (slash) return snprintf(out, size, "%.*s", (int)(slash - program), program) < (int)size;
    for (size_t length; path && *path; path += length + (path[length] == ':')) {
        char file[PATH_MAX];
        length = strcspn(path, ":");
        if (snprintf(file, sizeof(file), "%.*s/%s", (int)length, path, program) < PATH_MAX &&
            !access(file, X_OK))
            return snprintf(out, size, "%.*s", (int)length, path) < (int)size;
    }
    return false;
}

/* What the beginning of a pattern stands for, and how many characters that is; false: nothing. */
static bool expand_head(const char *pattern, char *out, size_t size, size_t *length)
{
    char name[32];
    *length = strcspn(pattern + 1, "/") + 1;
    snprintf(name, sizeof(name), "%.*s", (int)*length - 1, pattern + 1);
    if (*pattern == '@') return program_folder(*name ? name : program_invocation_name, out, size);
    if (!*name) rw_own_folder(out, size);
    const char *value = *name ? secure_getenv(name) : out;
    return value && *value && (value == out || snprintf(out, size, "%s", value) < (int)size);
}

bool rw_nvrtc_folder(size_t i, char *out, size_t size)
{
    char head[PATH_MAX] = "";
    size_t length = 0;
    if (i >= sizeof(folders) / sizeof(folders[0])) return false;
    *out = '\0';
    if (strchr("$@", folders[i][0]) && !expand_head(folders[i], head, sizeof(head), &length))
        return true;
    if (snprintf(out, size, "%s%s", head, folders[i] + length) >= (int)size) *out = '\0';
    return true;
}

static void load_builtins(const char *folder)
{
    char pattern[PATH_MAX];
    glob_t found;
    int length = snprintf(pattern, sizeof(pattern), "%s/libnvrtc-builtins.so.[0-9]*", folder);
    if (length >= (int)sizeof(pattern) || glob(pattern, 0, NULL, &found)) return;
    dlopen(found.gl_pathv[0], RTLD_LAZY | RTLD_LOCAL);
    globfree(&found);
}

/* Loads a library by path or name, NULL if it cannot be; the reason is dlerror()'s. */
static void *open_library(const char *path)
{
    const char *slash = strrchr(path, '/');
    if (slash) {
        char folder[PATH_MAX];
        snprintf(folder, sizeof(folder), "%.*s", (int)(slash - path), path);
        load_builtins(folder);
    }
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

/* The last match of a pattern that loads: the highest version. */
static void *open_match(const char *pattern)
{
    glob_t found;
    void *handle = NULL;
    if (glob(pattern, 0, NULL, &found)) return NULL;
    for (size_t i = found.gl_pathc; i > 0 && !handle; i--)
        handle = open_library(found.gl_pathv[i - 1]);
    globfree(&found);
    return handle;
}

static void *open_in_folder(const char *folder)
{
    static const char *const files[] = {"libnvrtc.so.[0-9]*", "libnvrtc.so"};
    char pattern[PATH_MAX];
    void *handle = NULL;
    for (size_t i = 0; i < 2 && !handle; i++)
        if (snprintf(pattern, sizeof(pattern), "%s/%s", folder, files[i]) < (int)sizeof(pattern))
            handle = open_match(pattern);
    return handle;
}

static void *search(char *why, size_t why_size)
{
    char folder[PATH_MAX];
    void *handle = NULL;
    for (size_t i = 0; i < sizeof(library_names) / sizeof(library_names[0]) && !handle; i++)
        handle = open_library(library_names[i]);
    for (size_t i = 0; !handle && rw_nvrtc_folder(i, folder, sizeof(folder)); i++)
        if (*folder) handle = open_in_folder(folder);
    if (!handle)
        snprintf(
            why, why_size,
            "no NVRTC: libnvrtc.so is not in the library path, $CUDA_HOME, /usr/local/cuda or a "
            "Python's site-packages; install the Python package nvidia-cuda-nvrtc, or set RW_NVRTC "
            "to the library");
    return handle;
}

static void *open_setting(const char *setting, char *why, size_t why_size)
{
    void *handle = open_in_folder(setting);
    if (!handle) handle = open_library(setting);
    if (handle) return handle;
    const char *reason = dlerror(); /* may begin with the path */
    size_t length = strlen(setting);
    if (reason && !strncmp(reason, setting, length) && !strncmp(reason + length, ": ", 2))
        reason += length + 2;
    snprintf(why, why_size, "no NVRTC: RW_NVRTC is %s: %s", setting, reason ? reason : "unknown");
    return NULL;
}

static bool fill(void *handle, struct rw_nvrtc_api *api, char *why, size_t why_size)
{
    for (size_t i = 0; i < sizeof(function_names) / sizeof(function_names[0]); i++) {
        void *symbol = dlsym(handle, function_names[i]);
        if (!symbol) {
            snprintf(why, why_size,
                     "NVRTC is too old: it has no function %s; version 11.2 is needed",
                     function_names[i]);
            return false;
        }
        memcpy((char *)api + i * sizeof(symbol), &symbol, sizeof(symbol));
    }
    return true;
}

static struct loaded *load(const char *setting, char *why, size_t why_size)
{
    size_t length = strlen(setting) + 1;
    void *handle = *setting ? open_setting(setting, why, why_size) : search(why, why_size);
    if (!handle) return NULL;
    struct loaded *entry = rw_malloc(sizeof(*entry) + length);
    if (!entry) snprintf(why, why_size, "loading NVRTC: out of memory");
    if (!entry || !fill(handle, &entry->api, why, why_size)) {
        rw_free(entry);
        dlclose(handle);
        return NULL;
    }
    memcpy(entry->setting, setting, length);
    entry->next = all;
    all = entry;
    return entry;
}

const struct rw_nvrtc_api *rw_nvrtc_api(const char *setting, char *why, size_t why_size)
{
    if (!setting) setting = "";
    pthread_mutex_lock(&lock);
    struct loaded *entry = all;
    while (entry && strcmp(entry->setting, setting)) entry = entry->next;
    if (!entry) entry = load(setting, why, why_size);
    pthread_mutex_unlock(&lock);
    return entry ? &entry->api : NULL;
}
