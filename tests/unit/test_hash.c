/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The content hash: published value, pieces against the whole, and that lengths count.
 */
#include "compiler/base/hash.h"
#include "tests/harness.h"

/* XXH3_128bits of nothing, as its specification gives it. */
TEST(published_value)
{
    static const uint8_t expected[16] = {0x99, 0xaa, 0x06, 0xd3, 0x01, 0x47, 0x98, 0xd8,
                                         0x60, 0x01, 0xc3, 0x24, 0x46, 0x8d, 0x49, 0x7f};
    uint8_t out[16];
    rwc_hash(NULL, 0, out);
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
    {"published-value", test_published_value},
    {"pieces", test_pieces},
    {"lengths-count", test_lengths_count},
};

int main(void)
{
    return RUN_TABLE(tests);
}
