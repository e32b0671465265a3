/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Collected messages: their form, their number, and texts longer than the first buffer.
 */
#include "compiler/base/diag.h"
#include "tests/harness.h"

TEST(form)
{
    struct rwc_diag diag = {0};
    CHECK(!diag.text);
    CHECK(!rwc_error(&diag, "a.ptx", 12, "found %d, expected %s", 3, "less"));
    rwc_error(&diag, "a.ptx", 0, "no line");
    rwc_error(&diag, NULL, 7, "no place");
    rwc_error(&diag, NULL, 0, "nothing");
    CHECK_STR(diag.text,
              "a.ptx:12: found 3, expected less\na.ptx: no line\nline 7: no place\nnothing\n");
    CHECK_EQ(diag.errors, 4);
    CHECK_EQ(diag.length, strlen(diag.text));
    rwc_diag_free(&diag);
    CHECK(!diag.text);
    CHECK_EQ(diag.errors, 0);
}

static void locate(const void *user, struct rwc_place *place)
{
    if (strcmp(place->where, user)) return;
    if (place->line > 10)
        place->generated = true;
    else
        place->line += 100;
}

TEST(place)
{
    struct rwc_diag diag = {.locate_cb = locate, .locate_user = "a.cu"};
    rwc_error(&diag, "a.cu", 9, "known");
    rwc_error(&diag, "a.cu", 11, "unknown");
    rwc_error(&diag, "b.cu", 9, "other");
    CHECK_STR(diag.text, "a.cu:109: known\na.cu, PTX line 11: unknown\nb.cu:9: other\n");
    rwc_diag_free(&diag);
}

TEST(repetition)
{
    struct rwc_diag diag = {0};
    rwc_error(&diag, NULL, 1, "more");
    rwc_error(&diag, NULL, 0, "e");
    rwc_error(&diag, NULL, 1, "more");
    rwc_error(&diag, NULL, 0, "e");
    CHECK_STR(diag.text, "line 1: more\ne\n");
    CHECK_EQ(diag.length, strlen(diag.text));
    CHECK_EQ(diag.errors, 4);
    rwc_diag_free(&diag);
}

TEST(growth)
{
    struct rwc_diag diag = {0};
    char word[301];
    memset(word, 'x', 300);
    word[300] = '\0';
    for (unsigned i = 1; i <= 100; i++) rwc_error(&diag, "f", i, "%s", word);
    CHECK_EQ(diag.errors, 100);
    CHECK_EQ(strlen(diag.text), 9 * 306 + 90 * 307 + 308); /* "f:1: ", "f:10: ", "f:100: " */
    CHECK_CONTAINS(diag.text, "\nf:100: xxx");
    rwc_diag_free(&diag);
}

static const struct rw_test tests[] = {
    {"form", test_form},
    {"place", test_place},
    {"repetition", test_repetition},
    {"growth", test_growth},
};

int main(void)
{
    return RUN_TABLE(tests);
}
