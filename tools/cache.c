/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright cache`: what is in the disk cache of compiled kernels, and emptying it. */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "runtime/launch/cache.h"
#include "tools/command.h"
#include "tools/files.h"

static const char help[] =
    "usage: raywright cache list\n"
    "       raywright cache clear\n\n"
    "list    prints each kernel of the cache: its hash, size and last use\n"
    "clear   removes them all, the settings that RW_TUNE has found and the PTX of sources\n\n"
    "The folder is RW_CACHE_DIR, else $OPTIX_CACHE_PATH, $XDG_CACHE_HOME/raywright or "
    "~/.cache/raywright.\n";

struct totals {
    unsigned count;
    unsigned long long bytes;
};

static void print_entry(const char *name, const struct stat *status)
{
    char when[32];
    struct tm parts;
    localtime_r(&status->st_mtime, &parts);
    strftime(when, sizeof(when), "%Y-%m-%d %H:%M:%S", &parts);
    printf("%.32s  %9lld bytes  %s\n", name, (long long)status->st_size, when);
}

/* Kernels, what is kept about them, and what a process that died left behind. */
static bool each_entry(const char *folder, bool clear, struct totals *totals)
{
    json_t *names = rw_list_folder(folder), *name;
    size_t i;
    bool good = true;
    json_array_foreach (names, i, name) {
        const char *text = json_string_value(name);
        const enum rw_cache_kind kind = rw_cache_kind_of(text);
        const bool kernel = kind == RW_CACHE_KERNEL, other = kind < RW_CACHE_KINDS;
        struct stat status;
        char *path = rw_path("%s/%s", folder, text);
        if ((kernel || (clear && other)) && path && !lstat(path, &status) &&
            S_ISREG(status.st_mode)) {
            if (clear && unlink(path)) {
                rw_fail("cache", "removing %s: %s", path, strerror(errno));
                good = false;
            } else {
                if (!clear) print_entry(text, &status);
                totals->count += kernel;
                totals->bytes += (unsigned long long)status.st_size;
            }
        }
        free(path);
    }
    json_decref(names);
    return good;
}

int rw_run_cache(int argc, char **argv)
{
    int code;
    if (rw_only_help(argc, argv, help, &code)) return code;
    if (optind + 1 != argc) return rw_misuse("cache", "say 'list' or 'clear'");
    bool clear = !strcmp(argv[optind], "clear");
    if (!clear && strcmp(argv[optind], "list"))
        return rw_misuse("cache", "'%s' is neither 'list' nor 'clear'", argv[optind]);
    char *folder = rw_cache_folder(getenv("RW_CACHE_DIR"));
    if (!folder) {
        printf("the cache is off\n");
        return RW_EXIT_OK;
    }
    struct totals totals = {0};
    bool good = each_entry(folder, clear, &totals);
    printf("%s: %s%u %s, %llu bytes\n", folder, clear ? "removed " : "", totals.count,
           totals.count == 1 ? "kernel" : "kernels", totals.bytes);
    free(folder);
    return good ? RW_EXIT_OK : RW_EXIT_FAILED;
}
