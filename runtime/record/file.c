/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The files of a recording. Readers may look at any time, and the process may end at any time: a
 * file is there as a whole or not at all, a log grows by whole lines.
 */
#define _GNU_SOURCE /* mkostemp */

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/plain_file.h"
#include "runtime/base/write.h"
#include "runtime/record/record.h"

static bool join(char out[PATH_MAX], const char *folder, const char *name)
{
    int length = snprintf(out, PATH_MAX, "%s/%s", folder, name);
    errno = ENAMETOOLONG;
    return length > 0 && length < PATH_MAX;
}

static bool is_folder(const char *path)
{
    struct stat status;
    if (lstat(path, &status)) return false;
    errno = ENOTDIR;
    return S_ISDIR(status.st_mode);
}

bool rw_record_make_folder(const char *folder, size_t given)
{
    char path[PATH_MAX];
    size_t length = strlen(folder);
    errno = length ? ENAMETOOLONG : ENOENT;
    if (!length || length >= sizeof(path)) return false;
    memcpy(path, folder, length + 1);
    for (char *c = path + 1;; c++) {
        if (*c != '/' && *c != '\0') continue;
        char kept = *c;
        *c = '\0';
        if (mkdir(path, 0777) && errno != EEXIST) return false;
        if ((size_t)(c - path) > given && !is_folder(path)) return false;
        if (!(*c = kept)) return true;
    }
}

bool rw_record_write(const char *folder, const char *name, const void *bytes, size_t size)
{
    char path[PATH_MAX], temporary[PATH_MAX];
    if (!join(path, folder, name) || !join(temporary, folder, ".new-XXXXXX")) return false;
    int file = mkostemp(temporary, O_CLOEXEC);
    if (file < 0) return false;
    bool good = rw_write_all(file, bytes, size) && !fchmod(file, 0644);
    good = !close(file) && good;
    good = good && !rename(temporary, path);
    if (!good) unlink(temporary);
    return good;
}

bool rw_record_append(const char *folder, const char *name, const char *line)
{
    char path[PATH_MAX];
    if (!join(path, folder, name)) return false;
    int file = rw_open_plain(path, O_WRONLY | O_APPEND | O_CREAT);
    if (file < 0) return false;
    bool good = rw_write_all(file, line, strlen(line));
    return !close(file) && good;
}
