/* SPDX-License-Identifier: Apache-2.0 */
/* Places of objects: zeroed, apart from each other, never used twice, and without objects not in
 * memory. */
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <unistd.h>

#include "runtime/base/places.h"
#include "tests/harness.h"

static bool is_zero(const unsigned char *bytes, size_t size)
{
    for (size_t k = 0; k < size; k++)
        if (bytes[k]) return false;
    return true;
}

TEST(zeroed_and_apart)
{
    enum { COUNT = 5000 };
    static unsigned char *objects[COUNT];
    for (size_t round = 0; round < 3; round++) {
        for (size_t k = 0; k < COUNT; k++) {
            const size_t size = 1 + k % 3000;
            objects[k] = rw_place_take(size);
            CHECK(objects[k] && (uintptr_t)objects[k] % 16 == 0);
            CHECK(is_zero(objects[k], size));
            memset(objects[k], (int)(k % 251) + 1, size);
        }
        for (size_t k = 0; k < COUNT; k++) {
            CHECK_EQ(objects[k][0], k % 251 + 1);
            CHECK_EQ(objects[k][k % 3000], k % 251 + 1);
            rw_place_leave(objects[k]);
        }
    }
    rw_place_leave(NULL);
}

TEST(large_ones)
{
    unsigned char *object = rw_place_take(16 << 20);
    CHECK(object && is_zero(object, 16 << 20));
    rw_place_leave(object);
}

#ifndef RW_SANITIZED /* which has the heap for itself */

static size_t resident(void)
{
    size_t all = 0, pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file && fscanf(file, "%zu %zu", &all, &pages) != 2) pages = 0;
    if (file) fclose(file);
    return pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* A gigabyte of objects, some of which stay for a while, and a few for ever. */
TEST(memory_goes_back)
{
    enum { COUNT = 1 << 21, SIZE = 500, STAY = 1000, FOREVER = 1 << 14 };
    static void *some[STAY];
    size_t before = 0;
    const char *last = NULL;
    for (size_t k = 0; k < COUNT; k++) {
        if (k == COUNT / 8) before = resident();
        char *object = rw_place_take(SIZE);
        CHECK(object > last); /* never one that was */
        last = object;
        memset(object, 1, SIZE);
        if (k % FOREVER == 0) continue;
        rw_place_leave(some[k % STAY]);
        some[k % STAY] = object;
    }
    CHECK(resident() < before + (4 << 20));
    for (size_t k = 0; k < STAY; k++) rw_place_leave(some[k]);
}

#endif

static const struct rw_test tests[] = {
    {"zeroed-and-apart", test_zeroed_and_apart},
    {"large-ones", test_large_ones},
#ifndef RW_SANITIZED
    {"memory-goes-back", test_memory_goes_back},
#endif
};

int main(void)
{
    return RUN_TABLE(tests);
}
