/* SPDX-License-Identifier: Apache-2.0 */
/* Finds clang: clang.h. */
#define _GNU_SOURCE /* secure_getenv */

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/source/clang.h"

/* Newer ones may read the headers of include/raywright_cuda otherwise, so those that are tested
 * come first. */
static const char *const names[] = {"clang-19", "clang-22", "clang-21", "clang-20",
                                    "clang-18", "clang-17", "clang-16"};

/* Folders may be entered, which is the same permission. */
static bool is_program(const char *file)
{
    struct stat about;
    return !access(file, X_OK) && !stat(file, &about) && S_ISREG(about.st_mode);
}

/* A program by its file, or by its name in the search path. */
static bool find_program(const char *name, char *out, size_t size)
{
    const char *path = secure_getenv("PATH");
    if (strchr(name, '/')) return is_program(name) && snprintf(out, size, "%s", name) < (int)size;
    for (size_t length; path && *path; path += length + (path[length] == ':')) {
        length = strcspn(path, ":");
        if (snprintf(out, size, "%.*s/%s", (int)length, path, name) < (int)size && is_program(out))
            return true;
    }
    return false;
}

bool rw_clang_find(const char *setting, char *out, size_t size, char *why, size_t why_size)
{
    if (setting && *setting) {
        if (find_program(setting, out, size)) return true;
        snprintf(why, why_size, "no clang: RW_CLANG is %s, which is no program", setting);
        return false;
    }
    if (find_program(RW_CLANG_BUILT, out, size)) return true;
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        if (find_program(names[i], out, size)) return true;
    snprintf(
        why, why_size,
        "no clang: it is not %s, and PATH has none from clang-16 to clang-22; install clang-19, "
        "or set RW_CLANG to clang's program",
        RW_CLANG_BUILT);
    return false;
}
