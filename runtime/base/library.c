/* SPDX-License-Identifier: Apache-2.0 */
/* See library.h. */
#define _GNU_SOURCE /* dladdr, program_invocation_name */

#include "runtime/base/library.h"

#include <dlfcn.h>
#include <errno.h>
#include <glob.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <unistd.h>

#include "runtime/base/memory.h"

/* Patterns for glob(), behind those of the library's own. A leading "$NAME" is a variable, "$"
 * alone this library's folder, "@NAME" the folder of that program in the search path, "@" alone
 * that of the program that runs: "@python3" is the system's Python, "@" the Python that has loaded
 * this library. Where a Python has its packages, which all that end with '*' are, the folder of the
 * library's package is looked at. */
static const char *const places[] = {
    "$",
    "$/venv/lib/python3*",
    "$/../venv/lib/python3*",
    "$VIRTUAL_ENV/lib/python3*",
    "$CONDA_PREFIX/lib",
    "$CONDA_PREFIX/lib/python3*",
    "@/../lib/python3*",
    "@/../lib64/python3*",
    "@python3/../lib/python3*",
    "@python3/../lib64/python3*",
    "$HOME/.local/lib/python3*",
    "/usr/local/lib/python3*",
    "/usr/local/lib64/python3*",
    "/usr/lib/python3*",
    "/usr/lib64/python3*",
};

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

static const char *find_place(const struct rw_library *library, size_t i)
{
    size_t own = 0;
    for (; library->folders && library->folders[own]; own++)
        if (own == i) return library->folders[own];
    return i - own < sizeof(places) / sizeof(places[0]) ? places[i - own] : NULL;
}

bool rw_library_folder(const struct rw_library *library, size_t i, char *out, size_t size)
{
    char head[PATH_MAX] = "";
    size_t length = 0;
    const char *place = find_place(library, i);
    if (!place) return false;
    *out = '\0';
    if (strchr("$@", *place) && !expand_head(place, head, sizeof(head), &length)) return true;
    bool packages = strstr(place, "/python3*") != NULL;
    if (snprintf(out, size, "%s%s%s%s", head, place + length, packages ? "/*-packages/" : "",
                 packages ? library->package : "") >= (int)size)
        *out = '\0';
    return true;
}

/* Loads a library by path or name, NULL if it cannot be; the reason is dlerror()'s. */
static void *open_library(const struct rw_library *library, const char *path)
{
    const char *slash = strrchr(path, '/');
    if (slash && library->before) {
        char folder[PATH_MAX];
        snprintf(folder, sizeof(folder), "%.*s", (int)(slash - path), path);
        library->before(folder);
    }
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

/* The last match of a pattern that loads: the highest version. */
static void *open_match(const struct rw_library *library, const char *pattern)
{
    glob_t found;
    void *handle = NULL;
    if (glob(pattern, 0, NULL, &found)) return NULL;
    for (size_t i = found.gl_pathc; i > 0 && !handle; i--)
        handle = open_library(library, found.gl_pathv[i - 1]);
    globfree(&found);
    return handle;
}

static void *open_in_folder(const struct rw_library *library, const char *folder)
{
    char pattern[PATH_MAX];
    void *handle = NULL;
    for (const char *const *file = library->files; *file && !handle; file++)
        if (snprintf(pattern, sizeof(pattern), "%s/%s", folder, *file) < (int)sizeof(pattern))
            handle = open_match(library, pattern);
    return handle;
}

static void *search(const struct rw_library *library, char *why, size_t why_size)
{
    char folder[PATH_MAX];
    void *handle = NULL;
    for (const char *const *name = library->names; *name && !handle; name++)
        handle = open_library(library, *name);
    for (size_t i = 0; !handle && rw_library_folder(library, i, folder, sizeof(folder)); i++)
        if (*folder) handle = open_in_folder(library, folder);
    if (!handle) snprintf(why, why_size, "no %s: %s", library->name, library->advice);
    return handle;
}

static void *open_setting(const struct rw_library *library, const char *setting, char *why,
                          size_t why_size)
{
    void *handle = open_in_folder(library, setting);
    if (!handle) handle = open_library(library, setting);
    if (handle) return handle;
    const char *reason = dlerror(); /* may begin with the path */
    size_t length = strlen(setting);
    if (reason && !strncmp(reason, setting, length) && !strncmp(reason + length, ": ", 2))
        reason += length + 2;
    snprintf(why, why_size, "no %s: %s is %s: %s", library->name, library->variable, setting,
             reason ? reason : "unknown");
    return NULL;
}

struct loaded {
    struct loaded *next;
    const struct rw_library *library;
    char *setting;     /* "": searched for */
    void *functions[]; /* and the setting behind them */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct loaded *all;

static bool fill(const struct rw_library *library, void *handle, void **functions, char *why,
                 size_t why_size)
{
    for (size_t i = 0; i < library->function_count; i++) {
        functions[i] = dlsym(handle, library->functions[i]);
        if (functions[i]) continue;
        snprintf(why, why_size, "%s is too old: it has no function %s; version %s is needed",
                 library->name, library->functions[i], library->version);
        return false;
    }
    return true;
}

static struct loaded *load(const struct rw_library *library, const char *setting, char *why,
                           size_t why_size)
{
    size_t pointers = library->function_count * sizeof(void *), length = strlen(setting) + 1;
    void *handle =
        *setting ? open_setting(library, setting, why, why_size) : search(library, why, why_size);
    if (!handle) return NULL;
    struct loaded *entry = rw_malloc(sizeof(*entry) + pointers + length);
    if (!entry) snprintf(why, why_size, "loading %s: out of memory", library->name);
    if (!entry || !fill(library, handle, entry->functions, why, why_size)) {
        rw_free(entry);
        dlclose(handle);
        return NULL;
    }
    entry->library = library;
    entry->setting = (char *)entry->functions + pointers;
    memcpy(entry->setting, setting, length);
    entry->next = all;
    all = entry;
    return entry;
}

const void *rw_library_functions(const struct rw_library *library, const char *setting, char *why,
                                 size_t why_size)
{
    if (!setting) setting = "";
    pthread_mutex_lock(&lock);
    struct loaded *entry = all;
    while (entry && (entry->library != library || strcmp(entry->setting, setting)))
        entry = entry->next;
    if (!entry) entry = load(library, setting, why, why_size);
    pthread_mutex_unlock(&lock);
    return entry ? entry->functions : NULL;
}
