/* SPDX-License-Identifier: Apache-2.0 */
/* Which name was meant. */
#include "runtime/base/nearest.h"
#include "tests/harness.h"

static const char *const names[] = {"RW_DEBUG", "RW_DEVICE", "RW_DUMP_DIR", "RW_CACHE_DIR",
                                    "watertight"};

static const char *nearest(const char *given)
{
    struct rw_nearest found = rw_nearest_to(given);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        rw_nearest_offer(&found, names[i]);
    return found.name ? found.name : "none";
}

TEST(letters)
{
    CHECK_STR(nearest("RW_DEVCE"), "RW_DEVICE");
    CHECK_STR(nearest("RW_DEVVICE"), "RW_DEVICE");
    CHECK_STR(nearest("RW_DEVUCE"), "RW_DEVICE");
    CHECK_STR(nearest("RW_DEIVCE"), "RW_DEVICE");
    CHECK_STR(nearest("RW_DBEUG"), "RW_DEBUG");
    CHECK_STR(nearest("watertigth"), "watertight");
    CHECK_STR(nearest("Water_Tight"), "watertight");
}

TEST(beginnings)
{
    CHECK_STR(nearest("RW_CACHE"), "RW_CACHE_DIR");
    CHECK_STR(nearest("RW_CACHE_DIRECTORY"), "RW_CACHE_DIR");
    CHECK_STR(nearest("RW_"), "none");
}

TEST(others)
{
    CHECK_STR(nearest("RW_CLIENTS"), "none");
    CHECK_STR(nearest("chunk_size"), "none");
    CHECK_STR(nearest(""), "none");
    char large[200];
    memset(large, 'R', sizeof(large) - 1);
    large[sizeof(large) - 1] = 0;
    CHECK_STR(nearest(large), "none");
}

static const struct rw_test tests[] = {
    {"letters", test_letters}, {"beginnings", test_beginnings}, {"others", test_others}};

int main(void)
{
    return RUN_TABLE(tests);
}
