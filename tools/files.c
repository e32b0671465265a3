/* SPDX-License-Identifier: Apache-2.0 */
/* See files.h. */
#define _GNU_SOURCE /* vasprintf, nftw */
#include "tools/files.h"

#include <dirent.h>
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/text.h"
#include "compiler/base/hash.h"

char *rw_path(const char *format, ...)
{
    char *out = NULL;
    va_list arguments;
    va_start(arguments, format);
    if (vasprintf(&out, format, arguments) < 0) out = NULL;
    va_end(arguments);
    return out;
}

/* Reads a stream to its end. */
static char *read_all(FILE *file, size_t *size)
{
    size_t used = 0, capacity = 1 << 16;
    char *bytes = malloc(capacity);
    while (bytes) {
        used += fread(bytes + used, 1, capacity - used - 1, file);
        if (used + 1 < capacity) break;
        char *grown = realloc(bytes, capacity *= 2);
        if (!grown) free(bytes);
        bytes = grown;
    }
    if (!bytes) return NULL;
    bytes[used] = '\0';
    if (size) *size = used;
    return bytes;
}

char *rw_slurp(const char *path, size_t *size)
{
    FILE *file = path ? fopen(path, "rb") : NULL;
    if (!file) return NULL;
    char *bytes = read_all(file, size);
    if (ferror(file)) {
        free(bytes);
        bytes = NULL;
        errno = EIO;
    }
    fclose(file);
    return bytes;
}

bool rw_spill(const char *path, const void *bytes, size_t size)
{
    FILE *file = path ? fopen(path, "wb") : NULL;
    if (!file) return false;
    bool good = fwrite(bytes, 1, size, file) == size;
    return !fclose(file) && good;
}

bool rw_is_folder(const char *path)
{
    struct stat status;
    return path && !stat(path, &status) && S_ISDIR(status.st_mode);
}

bool rw_is_path_tail(const char *path, const char *tail)
{
    if (!*tail || !rw_ends_with(path, tail)) return false;
    size_t before = strlen(path) - strlen(tail);
    return before == 0 || *tail == '/' || path[before - 1] == '/';
}

bool rw_is_plain_name(const char *name)
{
    return *name && !strchr(name, '/') && strcmp(name, ".") && strcmp(name, "..");
}

/* nftw has no argument to hand through. */
static _Thread_local char *odd_file;

static int look_at(const char *path, const struct stat *status, int type, struct FTW *at)
{
    (void)type, (void)at;
    if (S_ISREG(status->st_mode) || S_ISDIR(status->st_mode)) return 0;
    odd_file = strdup(path);
    return 1;
}

/* The folder itself may be a link. */
char *rw_find_odd_file(const char *folder)
{
    enum { OPEN_FOLDERS = 16 };
    char *inside = rw_path("%s/.", folder);
    odd_file = NULL;
    if (inside) nftw(inside, look_at, OPEN_FOLDERS, FTW_PHYS);
    free(inside);
    return odd_file;
}

/* ---- for terminals ---- */

/* Control characters but for tabs and ends of lines; those of the second set have two bytes. */
void rw_clean_text(char *text)
{
    for (unsigned char *at = (unsigned char *)text; *at; at++) {
        const bool second = at[0] == 0xc2 && at[1] >= 0x80 && at[1] < 0xa0;
        if (second) at[0] = at[1] = '?';
        if ((*at < ' ' && *at != '\n' && *at != '\t') || *at == 0x7f) *at = '?';
    }
}

static void clean_keys(json_t *object)
{
    const char *key;
    json_t *value;
    void *next;
    json_object_foreach_safe(object, next, key, value)
    {
        char *clean = strdup(key);
        if (!clean) return;
        rw_clean_text(clean);
        if (strcmp(clean, key)) {
            json_object_set(object, clean, value);
            json_object_del(object, key);
        }
        free(clean);
    }
}

static void clean_string(json_t *string)
{
    char *clean = strdup(json_string_value(string));
    if (!clean) return;
    rw_clean_text(clean);
    if (strcmp(clean, json_string_value(string))) json_string_set(string, clean);
    free(clean);
}

void rw_clean_json(json_t *json)
{
    json_t *part;
    const char *key;
    size_t i;
    if (json_is_string(json)) clean_string(json);
    if (json_is_object(json)) clean_keys(json);
    json_array_foreach (json, i, part) rw_clean_json(part);
    json_object_foreach (json, key, part) rw_clean_json(part);
}

void rw_digest(const void *bytes, size_t size, char out[33])
{
    uint8_t hash[16];
    rwc_checksum(bytes, size, hash);
    for (int i = 0; i < 16; i++) snprintf(out + 2 * i, 3, "%02x", hash[i]);
}

static int visible(const struct dirent *entry)
{
    return entry->d_name[0] != '.';
}

json_t *rw_list_folder(const char *path)
{
    struct dirent **entries = NULL;
    int count = path ? scandir(path, &entries, visible, alphasort) : -1;
    if (count < 0) return NULL;
    json_t *list = json_array();
    for (int i = 0; i < count; i++) {
        json_array_append_new(list, json_string(entries[i]->d_name));
        free(entries[i]);
    }
    free(entries);
    return list;
}

bool rw_spill_json(const char *path, json_t *json)
{
    char *text = json ? json_dumps(json, JSON_INDENT(2) | JSON_REAL_PRECISION(10)) : NULL;
    json_decref(json);
    errno = ENOMEM;
    bool good = text && rw_spill(path, text, strlen(text));
    free(text);
    return good;
}

/* ---- other programs ---- */

static char *find_in(const char *folders, const char *name)
{
    for (const char *at = folders; at && *at;) {
        size_t length = strcspn(at, ":");
        char *path = rw_path("%.*s/%s", (int)length, at, name);
        if (path && !access(path, X_OK) && !rw_is_folder(path)) return path;
        free(path);
        at += length + (at[length] == ':');
    }
    return NULL;
}

char *rw_find_tool(const char *name)
{
    const char *home = getenv("CUDA_HOME");
    char *found = find_in(getenv("PATH"), name);
    char *bin = !found && home ? rw_path("%s/bin", home) : NULL;
    if (bin) found = find_in(bin, name);
    free(bin);
    return found ? found : find_in("/usr/local/cuda/bin", name);
}

char *rw_capture(char *const argv[], int *status)
{
    int ends[2];
    if (pipe(ends)) return NULL;
    pid_t child = fork();
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        dup2(ends[1], STDERR_FILENO);
        close(ends[0]);
        close(ends[1]);
        execv(argv[0], argv);
        _exit(127);
    }
    close(ends[1]);
    FILE *file = child > 0 ? fdopen(ends[0], "r") : NULL;
    char *text = file ? read_all(file, NULL) : NULL;
    if (file)
        fclose(file);
    else
        close(ends[0]);
    if (child > 0) waitpid(child, status, 0);
    return text;
}
