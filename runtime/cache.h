/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Disk cache of compiled kernels: one file a kernel, named by the kernel's hash and the device's
 * identity. The cache never fails: a folder that cannot be used, or an entry that cannot be read,
 * only means that the kernel is compiled again.
 */
#ifndef RW_CACHE_H
#define RW_CACHE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "compiler/compiler.h"

struct rw_cache_key {
    uint8_t kernel[16]; /* rwc_kernel_desc_hash */
    uint8_t device[16]; /* rw_device.identity */
};

/* The folder to use, to be freed: `setting` (RW_CACHE_DIR) when it is set, else
 * $XDG_CACHE_HOME/raywright or ~/.cache/raywright. NULL: no cache ("off", no home, no memory). */
char *rw_cache_folder(const char *setting);

/* The kernel kept under `key`, or NULL. A damaged entry is deleted. A NULL folder is an empty
 * cache, in all functions. */
struct rwc_kernel *rw_cache_load(const char *folder, const struct rw_cache_key *key);

/* Keeps a kernel; false when it could not. Readers see the whole entry or none. Old entries go when
 * the folder holds more than `limit` bytes (0: RW_CACHE_LIMIT). */
bool rw_cache_store(const char *folder, const struct rw_cache_key *key,
                    const struct rwc_kernel *kernel, uint64_t limit);

#define RW_CACHE_LIMIT (1ull << 30)

#endif
