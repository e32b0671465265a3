/* SPDX-License-Identifier: Apache-2.0 */
/*
 * BLAKE3 is that of LLVM's library, which is linked anyway. XXH3 is from Debian's libxxhash-dev,
 * used as a header so that nothing is linked.
 */
#include "compiler/base/hash.h"

#include <llvm-c/blake3.h>
#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

_Static_assert(sizeof(struct rwc_hasher) >= sizeof(llvm_blake3_hasher), "hash state does not fit");
_Static_assert(_Alignof(struct rwc_hasher) >= _Alignof(llvm_blake3_hasher), "hash state alignment");

static llvm_blake3_hasher *state_of(struct rwc_hasher *hasher)
{
    return (llvm_blake3_hasher *)(void *)hasher->state;
}

void rwc_hash_begin(struct rwc_hasher *hasher)
{
    llvm_blake3_hasher_init(state_of(hasher));
}

void rwc_hash_add(struct rwc_hasher *hasher, const void *data, size_t size)
{
    if (size) llvm_blake3_hasher_update(state_of(hasher), data, size);
}

void rwc_hash_add_text(struct rwc_hasher *hasher, const char *text)
{
    uint64_t length = text ? strlen(text) : UINT64_MAX;
    rwc_hash_add(hasher, &length, sizeof(length));
    if (text) rwc_hash_add(hasher, text, (size_t)length);
}

void rwc_hash_add_number(struct rwc_hasher *hasher, uint64_t number)
{
    rwc_hash_add(hasher, &number, sizeof(number));
}

void rwc_hash_end(struct rwc_hasher *hasher, uint8_t out[16])
{
    llvm_blake3_hasher_finalize(state_of(hasher), out, 16);
}

void rwc_hash(const void *data, size_t size, uint8_t out[16])
{
    struct rwc_hasher hasher;
    rwc_hash_begin(&hasher);
    rwc_hash_add(&hasher, data, size);
    rwc_hash_end(&hasher, out);
}

void rwc_checksum(const void *data, size_t size, uint8_t out[16])
{
    XXH128_canonical_t canonical; /* big-endian on every machine */
    XXH128_canonicalFromHash(&canonical, XXH3_128bits(size ? data : "", size));
    memcpy(out, canonical.digest, 16);
}
