/* SPDX-License-Identifier: Apache-2.0 */
/*
 * XXH3 with 128 bits, from Debian's libxxhash-dev, used as a header so that nothing is linked.
 */
#include "compiler/base/hash.h"

#include <string.h>

#define XXH_INLINE_ALL
#include <xxhash.h>

_Static_assert(sizeof(struct rwc_hasher) >= sizeof(XXH3_state_t), "hash state does not fit");
_Static_assert(_Alignof(struct rwc_hasher) >= _Alignof(XXH3_state_t), "hash state alignment");

static XXH3_state_t *state_of(struct rwc_hasher *hasher)
{
    return (XXH3_state_t *)(void *)hasher->state;
}

static void write_result(XXH128_hash_t hash, uint8_t out[16])
{
    XXH128_canonical_t canonical; /* big-endian on every machine */
    XXH128_canonicalFromHash(&canonical, hash);
    memcpy(out, canonical.digest, 16);
}

void rwc_hash_begin(struct rwc_hasher *hasher)
{
    XXH3_INITSTATE(state_of(hasher));
    XXH3_128bits_reset(state_of(hasher));
}

void rwc_hash_add(struct rwc_hasher *hasher, const void *data, size_t size)
{
    if (size) XXH3_128bits_update(state_of(hasher), data, size);
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
    write_result(XXH3_128bits_digest(state_of(hasher)), out);
}

void rwc_hash(const void *data, size_t size, uint8_t out[16])
{
    write_result(XXH3_128bits(size ? data : "", size), out);
}
