/* SPDX-License-Identifier: Apache-2.0 */
/* Growing arrays and bit sets of base/. */
#include <stdbool.h>
#include <stdlib.h>

#include "tests/harness.h"

static bool no_memory;

static void *try_realloc(void *memory, size_t size)
{
    return no_memory ? NULL : realloc(memory, size);
}
#define realloc try_realloc
#include "base/bits.h"
#include "base/list.h"

struct pair {
    int first, second;
};

TEST(items_stay_when_it_grows)
{
    RW_LIST(struct pair) list = {0};
    for (int i = 0; i < 1000; i++) CHECK(rw_list_add(&list, (struct pair){i, -i}));
    CHECK_EQ(list.count, 1000);
    CHECK(list.capacity >= 1000);
    for (int i = 0; i < 1000; i++) CHECK(list.items[i].first == i && list.items[i].second == -i);
    free(list.items);
}

/* What was there is as it was. */
TEST(out_of_memory)
{
    RW_LIST(int) list = {0};
    for (int i = 0; i < 16; i++) CHECK(rw_list_add(&list, i));
    CHECK_EQ(list.capacity, 16);
    no_memory = true;
    CHECK(!rw_list_add(&list, 16));
    no_memory = false;
    CHECK(list.count == 16 && list.capacity == 16);
    CHECK_EQ(list.items[15], 15);
    CHECK(rw_list_add(&list, 16));
    CHECK_EQ(list.items[16], 16);
    free(list.items);
}

TEST(bits)
{
    uint64_t set[2] = {0};
    CHECK_EQ(rw_bit_words(0), 1);
    CHECK_EQ(rw_bit_words(63), 1);
    CHECK_EQ(rw_bit_words(64), 2);
    rw_bit_set(set, 3);
    rw_bit_set(set, 64);
    for (size_t bit = 0; bit < 128; bit++) CHECK_EQ(rw_bit_get(set, bit), bit == 3 || bit == 64);
}

static const struct rw_test tests[] = {
    {"items stay when it grows", test_items_stay_when_it_grows},
    {"out of memory", test_out_of_memory},
    {"bits", test_bits},
};

int main(void)
{
    return RUN_TABLE(tests);
}
