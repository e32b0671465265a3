/* SPDX-License-Identifier: Apache-2.0 */
/*
 * 128-bit content hash (XXH3) for module identity and cache keys. Not cryptographic. The result is
 * the same on every machine.
 *
 *   struct rwc_hasher h; rwc_hash_begin(&h); rwc_hash_add(&h, data, size); rwc_hash_end(&h, out);
 *
 * Variable-length pieces must be added with their length (rwc_hash_add_text does), or "ab","c" and
 * "a","bc" would collide.
 */
#ifndef RWC_HASH_H
#define RWC_HASH_H

#include <stddef.h>
#include <stdint.h>

struct rwc_hasher {
    _Alignas(64) unsigned char state[576];
};

void rwc_hash_begin(struct rwc_hasher *hasher);
void rwc_hash_add(struct rwc_hasher *hasher, const void *data, size_t size);
void rwc_hash_add_text(struct rwc_hasher *hasher, const char *text); /* NULL: differs from "" */
void rwc_hash_add_number(struct rwc_hasher *hasher, uint64_t number);
void rwc_hash_end(struct rwc_hasher *hasher, uint8_t out[16]);

void rwc_hash(const void *data, size_t size, uint8_t out[16]);

#endif
