/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The content hash: published value, pieces against the whole, and that lengths count.
 */
#include "compiler/base/hash.h"
#include "tests/harness.h"

/* Of nothing, as the specifications give it: BLAKE3 (its first 16 bytes) and XXH3. */
TEST(published_values)
{
    static const uint8_t blake3[16] = {0xaf, 0x13, 0x49, 0xb9, 0xf5, 0xf9, 0xa1, 0xa6,
                                       0xa0, 0x40, 0x4d, 0xea, 0x36, 0xdc, 0xc9, 0x49};
    static const uint8_t expected[16] = {0x99, 0xaa, 0x06, 0xd3, 0x01, 0x47, 0x98, 0xd8,
                                         0x60, 0x01, 0xc3, 0x24, 0x46, 0x8d, 0x49, 0x7f};
    uint8_t out[16];
    rwc_hash(NULL, 0, out);
    CHECK(!memcmp(out, blake3, 16));
    rwc_checksum(NULL, 0, out);
    CHECK(!memcmp(out, expected, 16));
}

TEST(pieces)
{
    unsigned char data[1000];
    uint8_t whole[16], pieces[16];
    struct rwc_hasher hasher;
    for (size_t i = 0; i < sizeof(data); i++) data[i] = (unsigned char)(i * 7);
    rwc_hash(data, sizeof(data), whole);
    rwc_hash_begin(&hasher);
    for (size_t at = 0, step = 1; at < sizeof(data); at += step, step = step * 2 + 1)
        rwc_hash_add(&hasher, data + at, step < sizeof(data) - at ? step : sizeof(data) - at);
    rwc_hash_end(&hasher, pieces);
    CHECK(!memcmp(whole, pieces, 16));
    data[999] ^= 1;
    rwc_hash(data, sizeof(data), pieces);
    CHECK(memcmp(whole, pieces, 16));
}

static void hash_pair(const char *a, const char *b, uint8_t out[16])
{
    struct rwc_hasher hasher;
    rwc_hash_begin(&hasher);
    rwc_hash_add_text(&hasher, a);
    rwc_hash_add_text(&hasher, b);
    rwc_hash_end(&hasher, out);
}

TEST(lengths_count)
{
    uint8_t left[16], right[16];
    hash_pair("ab", "c", left);
    hash_pair("a", "bc", right);
    CHECK(memcmp(left, right, 16));
    hash_pair("", "", left);
    hash_pair(NULL, "", right);
    CHECK(memcmp(left, right, 16));
}

static const struct rw_test tests[] = {
    {"published-values", test_published_values},
    {"pieces", test_pieces},
    {"lengths-count", test_lengths_count},
};

int main(void)
{
    return RUN_TABLE(tests);
}
