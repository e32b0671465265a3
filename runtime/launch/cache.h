/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Disk cache of compiled kernels: one file a kernel, named by the kernel's hash and the device's
 * identity. The cache never fails: a folder that cannot be used, or an entry that cannot be read,
 * only means that the kernel is compiled again. So does one that others can write to.
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

/* How the names of its files end: of kernels, what is kept about them, and those being written. */
#define RW_CACHE_ENTRY ".kernel"
#define RW_CACHE_TUNED ".tuned"
#define RW_CACHE_TEMPORARY ".new"

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

/* A small file about a kernel, kept beside it under a name of the same make: its bytes, to be freed
 * with rw_free, or NULL. What they mean, and whether they are whole, is for others to say. They age
 * as kernels do, and go when one is stored. */
void *rw_cache_read(const char *folder, const struct rw_cache_key *key, size_t *size);
bool rw_cache_write(const char *folder, const struct rw_cache_key *key, const void *bytes,
                    size_t size);

/* Keeps a kernel; false when it could not. Readers see the whole entry or none. */
bool rw_cache_store(const char *folder, const struct rw_cache_key *key,
                    const struct rwc_kernel *kernel, struct rw_cache_limits limits);
/* Why a folder could not be written to. */
void rw_cache_why(const char *folder, char *out, size_t size);

#endif
