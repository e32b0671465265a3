/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Disk cache of compiled kernels, and of the PTX of sources: one file each, named by the kernel's
 * hash and the device's identity. The cache never fails: a folder that cannot be used, or an entry
 * that cannot be read, only means that the kernel is compiled again. So does one that others can
 * write to.
 */
#ifndef RW_CACHE_H
#define RW_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/compiler.h"

struct rw_cache_key {
    uint8_t kernel[16]; /* rwc_kernel_desc_hash */
    uint8_t device[16]; /* rw_device.identity, and how it compiles PTX: rw_device.jit */
};
struct rw_device;
/* The driver's settings shape the code that is kept as well. */
struct rw_cache_key rw_cache_key_of(const struct rw_device *device, const uint8_t hash[16]);

/* Besides kernels what is kept about one, and PTX of sources (runtime/source/identity.h), whose key
 * has the source in the place of the kernel and the compiler in that of the device. */
enum rw_cache_kind {
    RW_CACHE_KERNEL,
    RW_CACHE_TUNED,
    RW_CACHE_SOURCE,
    RW_CACHE_UNFINISHED, /* being written, or left by who could not */
    RW_CACHE_KINDS
};
/* Of a file, by how its name ends; RW_CACHE_KINDS: it is none of the cache's. */
enum rw_cache_kind rw_cache_kind_of(const char *name);

/* The folder to use, to be freed: `setting` (RW_CACHE_DIR) when it is set, else $OPTIX_CACHE_PATH,
 * $XDG_CACHE_HOME/raywright or ~/.cache/raywright. NULL: no cache ("off", no home, no memory). */
char *rw_cache_folder(const char *setting);

/* The kernel kept under `key`, or NULL. A damaged entry is deleted. A NULL folder is an empty
 * cache, in all functions. */
struct rwc_kernel *rw_cache_load(const char *folder, const struct rw_cache_key *key);

/* What the folder may hold, in bytes: beyond `high` the oldest entries go until `low` are left, so
 * that this does not happen at every store. One of them 0: none goes. */
struct rw_cache_limits {
    uint64_t low, high;
};
#define RW_CACHE_LOW (800ull << 20)
#define RW_CACHE_HIGH (1000ull << 20)

/* What is not a kernel: its bytes, with a NUL behind them, to be freed with rw_free, or NULL. Those
 * of a source are what was written; those of settings are for others to check. They age as kernels
 * do, and go when one is stored. */
void *rw_cache_read(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind,
                    size_t *size);
bool rw_cache_write(const char *folder, const struct rw_cache_key *key, enum rw_cache_kind kind,
                    const void *bytes, size_t size);

/* Keeps a kernel; false when it could not. Readers see the whole entry or none. */
bool rw_cache_store(const char *folder, const struct rw_cache_key *key,
                    const struct rwc_kernel *kernel, struct rw_cache_limits limits);
/* Why a folder could not be written to. */
void rw_cache_why(const char *folder, char *out, size_t size);

#endif
