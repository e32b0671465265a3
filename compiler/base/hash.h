/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Hashes of contents, the same on every machine.
 *
 * rwc_hash and struct rwc_hasher: 128 bits of BLAKE3, for the identity of modules and the keys of
 * kernels. It is cryptographic: where two programs of the same hash could be made, one would run
 * the other's code.
 * rwc_checksum: XXH3, several times as fast, for what is only to be known as whole. Anyone can make
 * two contents that have the same.
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
    _Alignas(8) unsigned char state[1920];
};

void rwc_hash_begin(struct rwc_hasher *hasher);
void rwc_hash_add(struct rwc_hasher *hasher, const void *data, size_t size);
void rwc_hash_add_text(struct rwc_hasher *hasher, const char *text); /* NULL: differs from "" */
void rwc_hash_add_number(struct rwc_hasher *hasher, uint64_t number);
void rwc_hash_end(struct rwc_hasher *hasher, uint8_t out[16]);

void rwc_hash(const void *data, size_t size, uint8_t out[16]);
void rwc_checksum(const void *data, size_t size, uint8_t out[16]);

#endif
