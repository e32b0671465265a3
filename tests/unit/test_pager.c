/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pager on a device that this test plays: which pages come and go between rounds, what is
 * copied, and what a copy that fails leaves.
 */
#include <stdlib.h>

#include "programs/config.h"
#include "runtime/device/pager.h"
#include "tests/harness.h"

enum { PAGE = 4096, STRIDE = PAGE + RW_PAGE_OVERLAP };

static unsigned copies_left = ~0u;     /* uploads that succeed */
static size_t most_bytes = ~(size_t)0; /* that can be had at once */
static RTresult alloc(struct rw_device *d, size_t size, uint64_t *out)
{
    *out = size > most_bytes ? 0 : (uint64_t)(uintptr_t)calloc(size, 1);
    if (*out) return RT_SUCCESS;
    snprintf(d->error, sizeof(d->error), "%zu bytes: the test says no", size);
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

static void release(struct rw_device *d, uint64_t address)
{
    (void)d;
    free((void *)(uintptr_t)address);
}

static RTresult upload(struct rw_device *d, uint64_t to, const void *from, size_t size)
{
    if (!copies_left) {
        snprintf(d->error, sizeof(d->error), "copying %zu bytes: the test says no", size);
        return RT_ERROR_UNKNOWN;
    }
    if (copies_left != ~0u) copies_left--;
    memcpy((void *)(uintptr_t)to, from, size);
    return RT_SUCCESS;
}

static RTresult download(struct rw_device *d, void *to, uint64_t from, size_t size)
{
    (void)d;
    memcpy(to, (const void *)(uintptr_t)from, size);
    return RT_SUCCESS;
}

static RTresult copy_soon(struct rw_device *d, void *stream, uint64_t to, uint64_t from,
                          size_t size)
{
    (void)stream;
    return upload(d, to, (const void *)(uintptr_t)from, size);
}

static const struct rw_device_ops ops = {.alloc = alloc,
                                         .free = release,
                                         .alloc_common = alloc,
                                         .free_common = release,
                                         .upload = upload,
                                         .download = download,
                                         .copy_soon = copy_soon};
static struct rw_device device = {.ops = &ops};

/* Two buffers of 5 pages and a bit, and of 100 bytes. */
static _Alignas(16) unsigned char contents[2][6 * PAGE];
static struct rw_pager *pager;

static bool open_pager(uint64_t budget)
{
    struct rw_page_range ranges[2] = {
        {.source = (uint64_t)(uintptr_t)contents[0], .bytes = 5 * PAGE + 10, .first = 0},
        {.source = (uint64_t)(uintptr_t)contents[1], .bytes = 100, .first = 6}};
    for (size_t k = 0; k < 2 * sizeof(contents[0]); k++)
        contents[k / sizeof(contents[0])][k % sizeof(contents[0])] = (unsigned char)(k / 7);
    copies_left = ~0u;
    return !rw_pager_create(&device, PAGE, ranges, 2, budget, &pager);
}

static rw_u64 *table(void)
{
    return (rw_u64 *)(uintptr_t)pager->table;
}

static struct rw_page_head *head(void)
{
    return (struct rw_page_head *)(uintptr_t)pager->memory;
}

/* As often as makes a copy worth it. */
static void read_absent(unsigned page)
{
    if (!(table()[page] & RW_PAGE_WISHED)) head()->wished++;
    table()[page] |= RW_PAGE_WISHED;
    head()->reads += PAGE / RW_PAGE_READ_BYTES;
}

/* What a kernel does in a round, and what is done after it; false: nobody waited, or it failed. */
static bool round_with(const unsigned *used, const unsigned *needed, const unsigned *wished)
{
    bool again = false;
    for (; used && *used != ~0u; used++) table()[*used] &= ~(rw_u64)RW_PAGE_UNUSED;
    for (; wished && *wished != ~0u; wished++) read_absent(*wished);
    for (; needed && *needed != ~0u; needed++) {
        table()[*needed] |= RW_PAGE_NEEDED;
        head()->waiting++;
    }
    return !rw_pager_next(pager, &again) && again;
}
#define PAGES(...) ((const unsigned[]){__VA_ARGS__, ~0u})

static bool is_absent(unsigned page)
{
    const unsigned char *from = page < 6 ? contents[0] + page * PAGE : contents[1];
    return table()[page] == ((rw_u64)(uintptr_t)from | RW_PAGE_ABSENT);
}

/* Is the page in the cache, as far as the buffer goes, with the beginning of the next? */
static bool is_there(unsigned page)
{
    const unsigned char *from = page < 6 ? contents[0] + page * PAGE : contents[1];
    const size_t left = page < 6 ? 5 * PAGE + 10 - page * PAGE : 100;
    const unsigned char *at =
        (const unsigned char *)(uintptr_t)(table()[page] & ~(rw_u64)RW_PAGE_BITS);
    return !(table()[page] & RW_PAGE_ABSENT) && at != from &&
           !memcmp(at, from, left < STRIDE ? left : STRIDE);
}

TEST(sizes)
{
    CHECK(open_pager(1));
    CHECK_EQ(pager->page_count, 7);
    CHECK_EQ(pager->frame_count, 3);
    CHECK_EQ(pager->shift, 12);
    const rw_u64 *sources = (const rw_u64 *)(uintptr_t)head()->sources;
    for (unsigned k = 0; k < 7; k++) CHECK(is_absent(k));
    CHECK_EQ(sources[6], (uint64_t)(uintptr_t)contents[1]);
    rw_pager_free(pager);
    CHECK(open_pager(5 * STRIDE + 1));
    CHECK_EQ(pager->frame_count, 5);
    CHECK(rw_pager_attends(pager, false));
    rw_pager_free(pager);
    CHECK(!rw_pager_create(&device, PAGE, NULL, 0, 0, &pager));
    CHECK_EQ(pager->frame_count, 1);
    rw_pager_free(pager);
}

/* Where all of them fit, all are there from the beginning, without room between them. */
TEST(whole)
{
    for (uint64_t budget = 0; budget <= 7 * PAGE; budget += 7 * PAGE) {
        CHECK(open_pager(budget));
        CHECK_EQ(pager->frame_count, 7);
        CHECK_EQ(rw_pager_bytes(pager), 7 * PAGE);
        CHECK_EQ(pager->copied_pages, 7);
        for (unsigned k = 0; k < 7; k++) {
            CHECK(is_there(k));
            CHECK_EQ(table()[k], pager->frames + k * PAGE);
        }
        CHECK_EQ(((const rw_u64 *)(uintptr_t)head()->sources)[6], table()[6]);
        CHECK(!rw_pager_attends(pager, false) && rw_pager_attends(pager, true));
        CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
        CHECK(!round_with(NULL, NULL, NULL));
        CHECK(!rw_pager_should_wait(pager));
        rw_pager_free(pager);
    }
}

/* Free frames first, then those that have not been used for longest. */
TEST(least_recent_use)
{
    CHECK(open_pager(1));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    CHECK_EQ(head()->goes_on, 0);
    CHECK(round_with(NULL, PAGES(5, 1), NULL));
    CHECK(is_there(1) && is_there(5));
    CHECK_EQ(head()->goes_on, 1);
    CHECK(round_with(PAGES(1), PAGES(6), NULL));
    CHECK(is_there(1) && is_there(5) && is_there(6));
    CHECK(round_with(PAGES(1, 6), PAGES(0), NULL));
    CHECK(is_there(0) && is_there(1) && is_there(6) && !is_there(5));
    CHECK(is_absent(5));
    CHECK(round_with(PAGES(0, 6), PAGES(5), NULL));
    CHECK(is_there(5) && is_there(0) && is_there(6) && !is_there(1));
    CHECK(!round_with(PAGES(5), NULL, NULL));
    CHECK_EQ(pager->copied_pages, 5);
    CHECK_EQ(pager->rounds, 4);
    rw_pager_free(pager);
}

/* What is needed comes before what is wished for, and that at the next launch at the latest. */
TEST(needed_before_wished)
{
    CHECK(open_pager(1));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    CHECK(round_with(NULL, PAGES(4, 5), PAGES(0, 1, 2)));
    CHECK(is_there(4) && is_there(5) && is_there(0) && !is_there(1));
    CHECK(is_absent(1));
    CHECK(!round_with(PAGES(4, 5), NULL, PAGES(2)));
    CHECK(!is_there(2));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    CHECK(is_there(2) && is_there(4) && is_there(5));
    rw_pager_free(pager);
}

/* However many are asked for, all wait for one after the other, and each gets its turn. */
TEST(every_page_in_turn)
{
    bool had[7] = {false};
    CHECK(open_pager(1));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    unsigned rounds = 0, left = 7;
    for (; left; rounds++) {
        unsigned needed[8], count = 0;
        for (unsigned k = 0; k < 7; k++)
            if (!had[k]) needed[count++] = k;
        needed[count] = ~0u;
        CHECK(round_with(NULL, needed, NULL));
        for (unsigned k = 0; k < count; k++) {
            if (!is_there(needed[k])) continue;
            had[needed[k]] = true;
            left--;
        }
    }
    CHECK_EQ(rounds, 3);
    rw_pager_free(pager);
}

/* Without waiting: pages come before the next launch, as many as move no more bytes than were moved
 * by reading, once that is more than a look at the table. */
TEST(reading_in_the_host)
{
    CHECK(open_pager(1));
    CHECK_EQ(rw_pager_begin(pager, false), RT_SUCCESS);
    head()->reads = PAGE / RW_PAGE_READ_BYTES - 1;
    head()->wished = 1;
    table()[4] |= RW_PAGE_WISHED;
    CHECK(!round_with(NULL, NULL, NULL));
    CHECK_EQ(pager->reads, PAGE / RW_PAGE_READ_BYTES - 1);
    CHECK_EQ(rw_pager_begin(pager, false), RT_SUCCESS);
    CHECK(!is_there(4));
    head()->reads++;
    CHECK(!round_with(NULL, NULL, NULL));
    CHECK_EQ(pager->reads, PAGE / RW_PAGE_READ_BYTES);
    CHECK_EQ(rw_pager_begin(pager, false), RT_SUCCESS);
    CHECK(is_there(4));
    CHECK_EQ(head()->reads + head()->wished, 0);
    CHECK(!round_with(PAGES(4), NULL, PAGES(1, 2, 5)));
    head()->reads = 2 * PAGE / RW_PAGE_READ_BYTES;
    CHECK(!round_with(NULL, NULL, NULL));
    CHECK_EQ(rw_pager_begin(pager, false), RT_SUCCESS);
    CHECK(is_there(4) && is_there(1) && is_there(2) && is_absent(5));
    CHECK_EQ(pager->rounds, 0);
    rw_pager_free(pager);
}

/* Many pages, read densely: the next launch waits. Few, or seldom read: it does not. */
TEST(worth_waiting)
{
    static const struct {
        unsigned pages, reads; /* of each */
        bool waits;
    } cases[] = {{0, 0, false},
                 {1, PAGE / RW_PAGE_READ_BYTES, true},
                 {3, PAGE / RW_PAGE_READ_BYTES, true},
                 {3, PAGE / RW_PAGE_READ_BYTES - 1, false}};
    for (size_t k = 0; k < sizeof(cases) / sizeof(cases[0]); k++) {
        CHECK(open_pager(1));
        CHECK_EQ(rw_pager_begin(pager, false), RT_SUCCESS);
        head()->wished = cases[k].pages;
        head()->reads = cases[k].pages * cases[k].reads;
        CHECK(!round_with(NULL, NULL, NULL));
        CHECK_EQ(rw_pager_should_wait(pager), cases[k].waits);
        pager->frame_count = 16 * 3; /* of so many, three are few */
        CHECK(!rw_pager_should_wait(pager));
        pager->frame_count = 3;
        rw_pager_free(pager);
    }
    CHECK(open_pager(1));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    CHECK(round_with(NULL, PAGES(2), NULL));
    CHECK(!round_with(PAGES(2), NULL, NULL));
    CHECK(rw_pager_should_wait(pager));
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    CHECK(!round_with(PAGES(2), NULL, NULL));
    CHECK(!rw_pager_should_wait(pager));
    rw_pager_free(pager);
}

/* After a failure on the way nothing counts as there, whatever the device's table says. */
TEST(copy_fails)
{
    for (unsigned good = 0; good < 3; good++) {
        CHECK(open_pager(1));
        CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
        CHECK(round_with(NULL, PAGES(0, 1, 2), NULL));
        copies_left = good;
        CHECK(!round_with(PAGES(0), PAGES(3, 4), NULL));
        CHECK_CONTAINS(device.error, "the test says no");
        CHECK(rw_pager_begin(pager, true) == RT_SUCCESS || !copies_left);
        copies_left = ~0u;
        CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
        CHECK(round_with(NULL, PAGES(2, 3), NULL));
        CHECK(is_there(2) && is_there(3));
        for (unsigned k = 0; k < 7; k++) CHECK(is_absent(k) || is_there(k));
        rw_pager_free(pager);
    }
}

/* The cache follows the memory that there is, up and down, and pages come again. */
TEST(other_sizes)
{
    CHECK(open_pager(0));
    const uint64_t opened = pager->opened;
    CHECK_EQ(rw_pager_resize(pager, 4 * STRIDE), RT_SUCCESS);
    CHECK(pager->opened > opened);
    CHECK_EQ(pager->frame_count, 4);
    CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
    for (unsigned k = 0; k < 7; k++) CHECK(!is_there(k));
    CHECK(round_with(NULL, PAGES(5, 6), NULL));
    CHECK(is_there(5) && is_there(6));
    CHECK_EQ(rw_pager_resize(pager, 4 * STRIDE + 1), RT_SUCCESS); /* as it was */
    CHECK(is_there(5) && is_there(6));
    CHECK_EQ(rw_pager_resize(pager, 1), RT_SUCCESS);
    CHECK_EQ(pager->frame_count, 3);
    CHECK_EQ(rw_pager_resize(pager, 0), RT_SUCCESS);
    CHECK_EQ(pager->frame_count, 7);
    for (unsigned k = 0; k < 7; k++) CHECK(is_there(k));
    rw_pager_free(pager);
}

/* A device that has less than it should: fewer frames, asked for once; with less than the fewest it
 * is an error, after which the pager can be freed. */
TEST(device_full)
{
    most_bytes = 5 * STRIDE + 10;
    CHECK(open_pager(0));
    CHECK_EQ(pager->frame_count, 5);
    CHECK_EQ(rw_pager_resize(pager, 0), RT_SUCCESS);
    CHECK_EQ(pager->frame_count, 5);
    CHECK(rw_pager_give_way(pager));
    CHECK_EQ(rw_pager_resize(pager, 0), RT_SUCCESS);
    CHECK_EQ(pager->frame_count, 3);
    CHECK(!rw_pager_give_way(pager));
    rw_pager_free(pager);
    CHECK(open_pager(0));
    most_bytes = 3 * STRIDE - 1;
    CHECK_EQ(rw_pager_resize(pager, 1), RT_ERROR_MEMORY_ALLOCATION_FAILED);
    CHECK_CONTAINS(device.error, "the test says no");
    rw_pager_free(pager);
    CHECK(!open_pager(0));
    most_bytes = ~(size_t)0;
}

/* Of a buffer with other contents the pages that are there are copied anew, and nothing else. */
TEST(other_contents)
{
    for (int whole = 0; whole < 2; whole++) {
        CHECK(open_pager(whole ? 0 : 4 * STRIDE));
        CHECK_EQ(pager->is_whole, whole);
        CHECK_EQ(rw_pager_begin(pager, true), RT_SUCCESS);
        CHECK_EQ(round_with(NULL, PAGES(1, 4, 6), NULL), !whole);
        struct rw_page_range ranges[2] = {pager->ranges[0], pager->ranges[1]};
        CHECK(rw_pager_has_places(pager, ranges, 2) && !rw_pager_has_places(pager, ranges, 1));
        const uint64_t before = pager->copied_pages;
        CHECK_EQ(rw_pager_renew(pager, ranges), RT_SUCCESS);
        CHECK_EQ(pager->copied_pages, before);
        ranges[0].version++;
        CHECK(rw_pager_has_places(pager, ranges, 2));
        for (size_t k = 0; k < sizeof(contents[0]); k++) contents[0][k] ^= 0x5a;
        CHECK(!is_there(1) && !is_there(4) && is_there(6));
        CHECK_EQ(rw_pager_renew(pager, ranges), RT_SUCCESS);
        CHECK_EQ(pager->copied_pages, before + (whole ? 6 : 2));
        CHECK(is_there(1) && is_there(4) && is_there(6));
        CHECK(whole ? is_there(0) : is_absent(0));
        ranges[1].bytes--;
        CHECK(!rw_pager_has_places(pager, ranges, 2));
        rw_pager_free(pager);
    }
}

static const struct rw_test tests[] = {
    {"sizes", test_sizes},
    {"whole", test_whole},
    {"least recent use", test_least_recent_use},
    {"needed before wished", test_needed_before_wished},
    {"every page in turn", test_every_page_in_turn},
    {"reading in the host", test_reading_in_the_host},
    {"worth waiting", test_worth_waiting},
    {"copy fails", test_copy_fails},
    {"other sizes", test_other_sizes},
    {"other contents", test_other_contents},
    {"device full", test_device_full},
};

int main(void)
{
    return RUN_TABLE(tests);
}
