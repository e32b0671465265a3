/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The disk cache of kernels. An entry is the file <kernel hash>-<device>.kernel; it is written
 * under a temporary name and renamed, so that other processes see all of it or nothing. Its age is
 * the time of its last use; when the folder grows beyond its limit, the entries not used for
 * longest go.
 *
 * Entries are code that this process runs. They are taken, and left, only in a folder that belongs
 * to this user or to root and that nobody else may write to, and only as files of which the same is
 * true. Files but those of settings begin with their key, so that an entry under another's name is
 * none; the rest is read once the key and the size that a kernel says it has are right, for a file
 * of holes costs nothing to make. That it has fewer blocks than bytes says nothing: file systems
 * compress. PTX of a source has a checksum behind the key; settings are a text alone, which its
 * reader checks.
 */
#define _GNU_SOURCE /* mkostemps */

#include "runtime/launch/cache.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/text.h"
#include "compiler/base/hash.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"
#include "runtime/device/device.h"

enum {
    STALE_SECONDS = 3600, /* a temporary file this old was left by a process that died */
};

/* Before the PTX of a source. */
struct head {
    struct rw_cache_key key;
    uint8_t checksum[16];
};

/* How the names of files end, how large a one is read, and how much of a head it has. */
static const struct {
    const char *ending;
    size_t most, head;
} kinds[RW_CACHE_KINDS] = {
    [RW_CACHE_KERNEL] = {".kernel", 256 << 20, sizeof(struct rw_cache_key)},
    [RW_CACHE_TUNED] = {".tuned", 64 << 10, 0},
    [RW_CACHE_SOURCE] = {".source", 64 << 20, sizeof(struct head)},
    [RW_CACHE_UNFINISHED] = {".new", 0, 0},
};

/* ---- keys ---- */

struct rw_cache_key rw_cache_key_of(const struct rw_device *device, const uint8_t hash[16])
{
    struct rw_cache_key key;
    memcpy(key.kernel, hash, sizeof(key.kernel));
    memcpy(key.device, device->identity, sizeof(key.device));
    if (rw_device_target(device)->is_ptx) {
        uint32_t jit = device->jit.max_registers | (RW_JIT_LEVEL_DEFAULT - device->jit.level) << 16;
        memcpy(key.device + sizeof(key.device) - sizeof(jit), &jit, sizeof(jit));
    }
    return key;
}

/* ---- names ---- */

/* first + second + third, NULL without memory. */
static char *join(const char *first, const char *second, const char *third)
{
    size_t size = strlen(first) + strlen(second) + strlen(third) + 1;
    char *text = rw_malloc(size);
    if (text) snprintf(text, size, "%s%s%s", first, second, third);
    return text;
}

char *rw_cache_folder(const char *setting)
{
    const char *base = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
    if (!setting || !*setting) setting = secure_getenv("OPTIX_CACHE_PATH");
    if (setting && *setting) return strcmp(setting, "off") ? rw_strdup(setting) : NULL;
    if (base && *base == '/') return join(base, "/raywright", "");
    if (home && *home == '/') return join(home, "/.cache/raywright", "");
    return NULL;
}

static char *entry_path(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind)
{
    char kernel[33], device[33], name[80];
    rw_write_hex(key->kernel, kernel);
    rw_write_hex(key->device, device);
    snprintf(name, sizeof(name), "%s-%s%s", kernel, device, kinds[kind].ending);
    return join(folder, "/", name);
}

enum rw_cache_kind rw_cache_kind_of(const char *name)
{
    enum rw_cache_kind kind = 0;
    while (kind < RW_CACHE_KINDS && !rw_ends_with(name, kinds[kind].ending)) kind++;
    return kind;
}

/* Makes a folder and those above it. Whether that worked is seen when the file is opened. */
static void make_folders(const char *folder)
{
    char *path = rw_strdup(folder);
    if (!path) return;
    for (char *p = strchr(path + (path[0] == '/'), '/'); p; p = strchr(p + 1, '/')) {
        *p = 0;
        mkdir(path, 0700);
        *p = '/';
    }
    mkdir(path, 0700);
    rw_free(path);
}

/* Can nobody but this user and root have written it? */
static bool is_trusted(const struct stat *status)
{
    const bool own = status->st_uid == geteuid() || status->st_uid == 0;
    return own && !(status->st_mode & (S_IWGRP | S_IWOTH));
}

static bool is_trusted_folder(const char *folder)
{
    struct stat status;
    return folder && !stat(folder, &status) && S_ISDIR(status.st_mode) && is_trusted(&status);
}

void rw_cache_why(const char *folder, char *out, size_t size)
{
    struct stat status;
    make_folders(folder);
    if (stat(folder, &status) || access(folder, R_OK | W_OK | X_OK))
        snprintf(out, size, "%s", strerror(errno));
    else
        snprintf(out, size, "%s",
                 !S_ISDIR(status.st_mode) ? "it is no folder"
                 : !is_trusted(&status)
                     ? "it is another user's, or others may write to it (chmod go-w)"
                     : "writing failed");
}

/* ---- one entry ---- */

static bool read_at(int file, void *to, size_t from, size_t size)
{
    for (size_t done = 0; done < size;) {
        ssize_t got = pread(file, (char *)to + done, size - done, (off_t)(from + done));
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return false;
        done += (size_t)got;
    }
    return true;
}

/* With a NUL behind them. */
static void *read_bytes(int file, size_t from, size_t size)
{
    char *bytes = rw_malloc(size + 1);
    if (bytes && read_at(file, bytes, from, size)) {
        bytes[size] = '\0';
        return bytes;
    }
    rw_free(bytes);
    return NULL;
}

/* Opens a file that may be read, which was used now; below 0: there is none. */
static int open_file(const char *path, size_t most, size_t *size)
{
    struct stat status;
    int file = path ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1;
    if (file < 0) return -1;
    if (fstat(file, &status) || !S_ISREG(status.st_mode) || !is_trusted(&status) ||
        status.st_size > (off_t)most) {
        close(file);
        return -1;
    }
    *size = (size_t)status.st_size;
    futimens(file, NULL);
    return file;
}

static struct rwc_kernel *read_kernel(int file, size_t size, const struct rw_cache_key *key)
{
    struct {
        struct rw_cache_key key;
        unsigned char start[RWC_KERNEL_START];
    } head;
    if (size < sizeof(head) || !read_at(file, &head, 0, sizeof(head))) return NULL;
    size -= sizeof(*key);
    if (memcmp(&head.key, key, sizeof(*key)) || !rwc_kernel_begins(head.start, size)) return NULL;
    void *bytes = read_bytes(file, sizeof(*key), size);
    struct rwc_kernel *kernel = bytes ? rwc_kernel_read(bytes, size) : NULL;
    rw_free(bytes);
    return kernel;
}

struct rwc_kernel *rw_cache_load(const char *folder, const struct rw_cache_key *key)
{
    size_t size;
    struct rwc_kernel *kernel = NULL;
    char *path = is_trusted_folder(folder) ? entry_path(folder, key, RW_CACHE_KERNEL) : NULL;
    const int file = open_file(path, kinds[RW_CACHE_KERNEL].most, &size);
    if (file >= 0) {
        kernel = read_kernel(file, size, key);
        if (!kernel) unlink(path);
        close(file);
    }
    rw_free(path);
    return kernel;
}

static void *read_checked(int file, const struct rw_cache_key *key, size_t *size)
{
    struct head head;
    uint8_t checksum[16];
    if (*size < sizeof(head) || !read_at(file, &head, 0, sizeof(head))) return NULL;
    if (memcmp(&head.key, key, sizeof(*key))) return NULL;
    *size -= sizeof(head);
    void *bytes = read_bytes(file, sizeof(head), *size);
    if (!bytes) return NULL;
    rwc_checksum(bytes, *size, checksum);
    if (!memcmp(checksum, head.checksum, sizeof(checksum))) return bytes;
    rw_free(bytes);
    return NULL;
}

void *rw_cache_read(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind,
                    size_t *size)
{
    void *bytes = NULL;
    char *path = is_trusted_folder(folder) ? entry_path(folder, key, kind) : NULL;
    const int file = open_file(path, kinds[kind].most, size);
    if (file >= 0) {
        bytes = kinds[kind].head ? read_checked(file, key, size) : read_bytes(file, 0, *size);
        close(file);
    }
    rw_free(path);
    return bytes;
}

static bool write_entry(const char *path, const void *head, size_t head_size, const void *bytes,
                        size_t size)
{
    const char *ending = kinds[RW_CACHE_UNFINISHED].ending;
    char *temporary = join(path, ".XXXXXX", ending);
    int file = temporary ? mkostemps(temporary, (int)strlen(ending), O_CLOEXEC) : -1;
    bool good = file >= 0 && rw_write_all(file, head, head_size) && rw_write_all(file, bytes, size);
    if (file >= 0) {
        good = !close(file) && good;
        good = good && !rename(temporary, path);
        if (!good) unlink(temporary);
    }
    rw_free(temporary);
    return good;
}

/* ---- the folder's size ---- */

struct entry {
    char *name;
    uint64_t size;
    struct timespec used;
};

struct entries {
    struct entry *items;
    size_t count, capacity;
    uint64_t total;
};

/* Adds an entry to the list; a temporary file that nobody writes any more is removed. */
static void list_file(int folder, const char *name, struct entries *list)
{
    struct stat status;
    const enum rw_cache_kind kind = rw_cache_kind_of(name);
    if (kind == RW_CACHE_KINDS) return;
    if (fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) || !S_ISREG(status.st_mode)) return;
    if (kind == RW_CACHE_UNFINISHED) {
        if (time(NULL) - status.st_mtime > STALE_SECONDS) unlinkat(folder, name, 0);
        return;
    }
    if (!rw_grow((void **)&list->items, &list->capacity, list->count + 1, sizeof(*list->items)))
        return;
    struct entry *e = &list->items[list->count];
    *e = (struct entry){rw_strdup(name), (uint64_t)status.st_size, status.st_mtim};
    if (!e->name) return;
    list->count++;
    list->total += e->size;
}

static int by_age(const void *left, const void *right)
{
    const struct timespec *a = &((const struct entry *)left)->used;
    const struct timespec *b = &((const struct entry *)right)->used;
    if (a->tv_sec != b->tv_sec) return a->tv_sec < b->tv_sec ? -1 : 1;
    return (a->tv_nsec > b->tv_nsec) - (a->tv_nsec < b->tv_nsec);
}

static void trim(const char *path, struct rw_cache_limits limits)
{
    struct entries list = {0};
    DIR *folder = opendir(path);
    if (!folder) return;
    for (struct dirent *d; (d = readdir(folder));) list_file(dirfd(folder), d->d_name, &list);
    if (limits.low && limits.high && list.total > limits.high) {
        qsort(list.items, list.count, sizeof(*list.items), by_age);
        for (size_t i = 0; i < list.count && list.total > limits.low; i++)
            if (!unlinkat(dirfd(folder), list.items[i].name, 0)) list.total -= list.items[i].size;
    }
    closedir(folder);
    for (size_t i = 0; i < list.count; i++) rw_free(list.items[i].name);
    rw_free(list.items);
}

static bool write_file(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind,
                       const void *bytes, size_t size)
{
    struct head head = {.key = *key};
    char *path = entry_path(folder, key, kind);
    rwc_checksum(bytes, size, head.checksum);
    make_folders(folder);
    bool good = path && size <= kinds[kind].most - kinds[kind].head && is_trusted_folder(folder) &&
                write_entry(path, &head, kinds[kind].head, bytes, size);
    rw_free(path);
    return good;
}

bool rw_cache_store(const char *folder, const struct rw_cache_key *key,
                    const struct rwc_kernel *kernel, struct rw_cache_limits limits)
{
    void *bytes = NULL;
    size_t size = 0;
    if (!folder || !rwc_kernel_write(kernel, &bytes, &size)) return false;
    bool good = write_file(folder, key, RW_CACHE_KERNEL, bytes, size);
    if (good) trim(folder, limits);
    free(bytes); /* the compiler's */
    return good;
}

bool rw_cache_write(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind,
                    const void *bytes, size_t size)
{
    return folder && write_file(folder, key, kind, bytes, size);
}
