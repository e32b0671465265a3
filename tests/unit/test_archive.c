/* SPDX-License-Identifier: Apache-2.0 */
/* Archives of object files: what is written is read back, and damage is seen. */
#include "compiler/compiler.h"
#include "compiler/target/archive.h"
#include "tests/harness.h"

static const struct rwc_archive_file files[] = {{"even", 4}, {"odd", 3}, {"", 0}};
enum { FILES = sizeof(files) / sizeof(files[0]) };

TEST(round_trip)
{
    struct rwc_archive_file file;
    size_t size, at = 0;
    char *bytes = rwc_archive_write(files, FILES, &size);
    CHECK(bytes != NULL);
    CHECK(rwc_archive_is(bytes, size));
    for (size_t k = 0; k < FILES; k++) {
        CHECK(rwc_archive_next(bytes, size, &at, &file));
        CHECK_EQ(file.size, files[k].size);
        CHECK(!memcmp(file.bytes, files[k].bytes, file.size));
    }
    CHECK(!rwc_archive_next(bytes, size, &at, &file));
    CHECK_EQ(at, size);
    free(bytes);
}

/* Every prefix that ends within a file or its head. */
TEST(short_archives)
{
    struct rwc_archive_file file;
    size_t size;
    char *bytes = rwc_archive_write(files, FILES, &size);
    CHECK(!rwc_archive_is(bytes, 7));
    for (size_t cut = 8; cut < size; cut++) {
        size_t at = 0, count = 0;
        while (rwc_archive_next(bytes, cut, &at, &file)) count++;
        CHECK(count < FILES);
        CHECK(at <= cut);
    }
    free(bytes);
}

TEST(sizes_that_cannot_be)
{
    struct rwc_archive_file file;
    size_t size, at = 0;
    char *bytes = rwc_archive_write(files, FILES, &size);
    memcpy(bytes + 8 + 48, "9999999999", 10);
    CHECK(!rwc_archive_next(bytes, size, &at, &file));
    memcpy(bytes + 8 + 48, "-1        ", 10);
    CHECK(!rwc_archive_next(bytes, size, &at, &file));
    free(bytes);
}

/* Not loaded, and no crash. */
TEST(damaged_code)
{
    struct rwc_diag diag = {0};
    size_t size;
    char *bytes = rwc_archive_write(files, FILES, &size);
    CHECK(rwc_cpu_load(bytes, size, &diag) == NULL);
    CHECK(diag.errors > 0);
    rwc_diag_free(&diag);
    CHECK(rwc_cpu_load(bytes, 30, &diag) == NULL);
    CHECK_CONTAINS(diag.text, "the archive of objects is damaged");
    rwc_diag_free(&diag);
    free(bytes);
}

static const struct rw_test tests[] = {
    {"round trip", test_round_trip},
    {"short archives", test_short_archives},
    {"sizes that cannot be", test_sizes_that_cannot_be},
    {"damaged code", test_damaged_code},
};

int main(void)
{
    return RUN_TABLE(tests);
}
