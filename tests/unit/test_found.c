/* SPDX-License-Identifier: Apache-2.0 */
/* Settings as text, and the files that keep what searches have found: no damage is believed. */
#include "compiler/base/hash.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"
#include "runtime/tune/found.h"
#include "tests/harness.h"

static const struct rw_found example = {
    .best = {{4, 24, RWC_STRATEGY_DIRECT, 80}},
    .gain = 1.25,
    .complete = true,
    .tried = {{{{8, 24, RWC_STRATEGY_STATES, 0}}, RW_VERDICT_NO_FASTER, 1.0125, 6},
              {{{20, 8, RWC_STRATEGY_STRUCTURED, 255}}, RW_VERDICT_IMPOSSIBLE, 0, 0}},
    .tried_count = 2,
};

static bool are_same(const struct rw_found *a, const struct rw_found *b)
{
    bool same = rw_setting_equal(&a->best, &b->best) && a->gain == b->gain &&
                a->complete == b->complete && a->tried_count == b->tried_count;
    for (unsigned k = 0; same && k < a->tried_count; k++)
        same = rw_setting_equal(&a->tried[k].setting, &b->tried[k].setting) &&
               a->tried[k].verdict == b->tried[k].verdict &&
               a->tried[k].ratio == b->tried[k].ratio &&
               a->tried[k].launches == b->tried[k].launches;
    return same;
}

TEST(settings_as_text)
{
    static const char *const wrong[] = {"",
                                        "threshold",
                                        "threshold=4",
                                        "refill=4 threshold=8 strategy=states registers=0",
                                        "threshold=4 refill=24 strategy=statesx registers=0",
                                        "threshold=4 refill=24 strategy=0 registers=0",
                                        "threshold=-4 refill=24 strategy=states registers=0",
                                        "threshold=256 refill=24 strategy=states registers=0",
                                        "threshold= 4 refill=24 strategy=states registers=0",
                                        "threshold=4  refill=24 strategy=states registers=0"};
    char text[RW_SETTING_TEXT];
    struct rw_setting s;
    rw_setting_write(&example.best, text);
    CHECK_STR(text, "threshold=4 refill=24 strategy=direct registers=80");
    CHECK_STR(rw_setting_read(text, &s), "");
    CHECK(rw_setting_equal(&s, &example.best));
    for (size_t k = 0; k < sizeof(wrong) / sizeof(wrong[0]); k++)
        CHECK(!rw_setting_read(wrong[k], &s));
}

TEST(read_what_was_written)
{
    struct rw_found full = example, back;
    size_t size;
    while (full.tried_count < RW_TRIALS) full.tried[full.tried_count++] = example.tried[0];
    const struct rw_found *const cases[] = {&example, &full};
    for (int k = 0; k < 2; k++) {
        char *text = rw_found_write(cases[k], &size);
        CHECK(text && rw_found_read(text, size, &back));
        CHECK(are_same(&back, cases[k]));
        rw_free(text);
    }
}

TEST(damaged)
{
    struct rw_found back;
    size_t size;
    char *text = rw_found_write(&example, &size);
    CHECK(text);
    for (size_t k = 0; k < size; k++) {
        CHECK(!rw_found_read(text, k, &back));
        text[k] ^= 4;
        CHECK(!rw_found_read(text, size, &back));
        text[k] ^= 4;
    }
    CHECK(rw_found_read(text, size, &back));
    rw_free(text);
}

/* Whole, with the right hash, but not what this library would write. */
static bool is_read(const char *text)
{
    char whole[1024], digits[33];
    uint8_t hash[16];
    struct rw_found back;
    rwc_checksum(text, strlen(text), hash);
    rw_write_hex(hash, digits);
    int size = snprintf(whole, sizeof(whole), "%shash %s\n", text, digits);
    return rw_found_read(whole, (size_t)size, &back);
}

#define BEST "best threshold=4 refill=24 strategy=states registers=0, gain 1.1000, complete 1\n"
#define TRIED "tried threshold=8 refill=24 strategy=states registers=0, ratio 1.1000, "

TEST(of_another_version)
{
    CHECK(is_read("raywright tuned 1\n" BEST));
    CHECK(is_read("raywright tuned 1\n" BEST TRIED "slower, launches 1\n"));
    CHECK(!is_read("raywright tuned 2\n" BEST));
    CHECK(!is_read("raywright tuned 1\n"));
    CHECK(!is_read("raywright tuned 1\n" BEST "another line\n"));
    CHECK(!is_read("raywright tuned 1\n" BEST TRIED "sideways, launches 1\n"));
    CHECK(!is_read("raywright tuned 1\nbest threshold=4 refill=24, gain 1.1000, complete 1\n"));
    CHECK(!is_read("raywright tuned 1\nbest threshold=4 refill=24 strategy=new registers=0, gain "
                   "1.1000, complete 1\n"));
}

static const struct rw_test tests[] = {
    {"settings-as-text", test_settings_as_text},
    {"read-what-was-written", test_read_what_was_written},
    {"damaged", test_damaged},
    {"of-another-version", test_of_another_version},
};

int main(void)
{
    return RUN_TABLE(tests);
}
