/* SPDX-License-Identifier: Apache-2.0 */
/* See optix7.h. */
#define _GNU_SOURCE
#include "tools/optix7.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/command.h"
#include "tools/files.h"

char *rw_optix7_find(void)
{
    static const char *const places[] = {"optix7", RW_BIN_TO_LIB "/raywright/optix7"};
    char self[PATH_MAX], *slash;
    ssize_t length = readlink("/proc/self/exe", self, sizeof(self) - 1);
    self[length > 0 ? length : 0] = 0;
    if (!(slash = strrchr(self, '/'))) return NULL;
    *slash = 0;
    for (size_t i = 0; i < sizeof(places) / sizeof(places[0]); i++) {
        char *folder = rw_path("%s/%s", self, places[i]),
             *real = folder ? realpath(folder, NULL) : NULL;
        char *file = real ? rw_path("%s/" RW_OPTIX7_NAME, real) : NULL;
        free(folder);
        free(real);
        if (file && !access(file, R_OK)) return file;
        free(file);
    }
    return NULL;
}

bool rw_optix7_choose(const char *command, const char *given, struct rw_optix7_library *out)
{
    *out = (struct rw_optix7_library){.file = given ? realpath(given, NULL) : rw_optix7_find()};
    if (!out->file && given) return !rw_fail(command, "there is no file %s", given);
    if (!out->file)
        return !rw_fail(command, RW_OPTIX7_NAME " is not beside this program; --library names it");
    out->folder = rw_path("%.*s", (int)(strrchr(out->file, '/') - out->file), out->file);
    return out->folder != NULL;
}

void rw_optix7_free(struct rw_optix7_library *library)
{
    free(library->file);
    free(library->folder);
}

void rw_optix7_set_variables(const char *command, const struct rw_optix7_library *library,
                             bool quiet)
{
    const char *before = getenv("LD_LIBRARY_PATH"), *folder = library->folder;
    char *path = before && *before ? rw_path("%s:%s", folder, before) : strdup(folder);
    setenv("DRJIT_LIBOPTIX_PATH", library->file, 1);
    if (path) setenv("LD_LIBRARY_PATH", path, 1);
    if (!quiet)
        fprintf(stderr, "raywright %s: DRJIT_LIBOPTIX_PATH=%s LD_LIBRARY_PATH=%s\n", command,
                library->file, path ? path : folder);
    free(path);
}
