/* SPDX-License-Identifier: Apache-2.0 */
/*
 * page on hand-written programs: which look-ups there are, and that programs read what is right
 * where the pages come one after the other, and go at every suspension.
 *
 * The test's page table: elements of the paged buffer are words 1000, 1001 and so on; a page is
 * absent when it is first looked up, and after every fault of another one.
 */
#include <stddef.h>

#include "programs/page.h"
#include "tests/passes/support.h"

enum { PAGE = 4096, WORDS = 4 * PAGE / 4 };

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};

static _Alignas(16) int words[WORDS]; /* the buffer */
static int copy[WORDS]; /* what is in the cache: a page, and the beginning of the next */
static rw_u64 present;  /* the page that is; ~0: none */
static unsigned finds, faults, sources, notes;
static rw_u64 entry_bits; /* of all pages that are reached */

static rw_u64 find(struct rw_lane *lane, rw_u64 address)
{
    const rw_u64 at = address & ~RW_PAGED, page = at / PAGE;
    (void)lane;
    finds++;
    if (!(address & RW_PAGED) || at >= sizeof(words) || page != present) return 0;
    return (rw_u64)(uintptr_t)copy + at;
}

/* What was found before is not there any more. */
static void fault(struct rw_lane *lane, rw_u64 address)
{
    (void)lane;
    faults++;
    present = (address & ~RW_PAGED) / PAGE;
    for (unsigned k = 0; k < WORDS; k++) {
        const bool is_there = k >= present * PAGE / 4 && k < (present + 1) * PAGE / 4 + 64;
        copy[k] = is_there ? words[k] : -1;
    }
}

static rw_u64 source_at(struct rw_lane *lane, rw_u64 address)
{
    (void)lane;
    sources++;
    return address & RW_PAGED ? (rw_u64)(uintptr_t)words + (address & ~RW_PAGED) : address;
}

/* The table of what does not wait: all pages are where the words are. */
static rw_u64 look(struct rw_lane *lane, rw_u64 address)
{
    (void)lane, (void)address;
    finds++;
    return (rw_u64)(uintptr_t)words | entry_bits;
}

static rw_u64 reach(struct rw_lane *lane, rw_u64 entry, rw_u64 address)
{
    (void)lane;
    return (entry & ~(rw_u64)RW_PAGE_BITS) + (address & ~RW_PAGED);
}

static void note(struct rw_lane *lane, rw_u64 entry, rw_u64 address)
{
    (void)lane;
    notes += (entry & RW_PAGE_BITS) == entry_bits && (address & RW_PAGED) != 0;
}

static int read_it(const int *at)
{
    return *at;
}

static const struct test_symbol symbols[] = {{"rw_page_find", find},        {"rwc.fault", fault},
                                             {"rw_page_source", source_at}, {"rw_page_look", look},
                                             {"rw_page_reach", reach},      {"rw_page_note", note},
                                             {"read_it", read_it}};

#define DECLARE                                                                                    \
    "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"                          \
    "declare i64 @rwc.page(i64)\ndeclare i32 @read_it(ptr)\n"
/* %name is where element `index`, an i64, of the buffer is. */
#define ELEMENT(name, index)                                                                       \
    "  %" name ".o = mul i64 " index ", 4\n"                                                       \
    "  %" name ".a = add i64 %base, %" name ".o\n"                                                 \
    "  %" name ".e = call i64 @rwc.page(i64 %" name ".a)\n"                                        \
    "  %" name " = inttoptr i64 %" name ".e to ptr\n"
#define LOAD(value, name) "  %" value " = load i32, ptr %" name ", align 4\n"
#define RETURN(value) "  store i32 " value ", ptr %outp, align 4\n  ret void\n}\n"

static enum rwc_strategy strategy = RWC_STRATEGY_BATCH;
/* The body sees %in, as i32 and %wide, and %base of the buffer: paged, or where the words are. Its
 * result; -1: it could not be compiled, or markers are left. */
static int run_as(enum rwc_program_kind kind, const char *body, int in, bool paged)
{
    const struct rwc_program_desc desc = {
        .program = &source, .kind = kind, .id = RW_STATE_FIRST_PROGRAM};
    struct test_unit t;
    char text[8192];
    int result = -1;
    for (unsigned k = 0; k < WORDS; k++) words[k] = 1000 + (int)k;
    finds = faults = sources = notes = 0;
    present = ~0ull;
    snprintf(text, sizeof(text),
             DECLARE "define void @program.3(ptr %%lane) {\nentry:\n"
                     "  %%inp = getelementptr i8, ptr %%lane, i64 %zu\n"
                     "  %%outp = getelementptr i8, ptr %%lane, i64 %zu\n"
                     "  %%in = load i32, ptr %%inp, align 4\n  %%wide = zext i32 %%in to i64\n"
                     "  %%own = alloca i32, align 4\n  store i32 7, ptr %%own, align 4\n"
                     "  %%room = alloca ptr, align 8\n  %%base = add i64 0, %lld\n%s",
             offsetof(struct rw_lane, primitive), offsetof(struct rw_lane, exception),
             paged ? (long long)RW_PAGED : (long long)(uintptr_t)words, body);
    if (open_unit(&t, &desc, 1, text)) {
        t.desc.features = RW_FEATURE_PAGING;
        t.desc.strategy = strategy;
        if (run_pass(&t, rwc_pass_page) && !strstr(t.text, "call i64 @rwc.page")) {
            void (*program)(struct rw_lane *);
            *(void **)&program = compiled(&t, "program.3", symbols, 7);
            struct rw_lane lane = {.primitive = (rw_u32)in};
            if (program) {
                program(&lane);
                result = (int)lane.exception;
            }
        }
    }
    close_unit(&t);
    return result;
}

/* The same result is due where the buffer is not paged, without a look-up. */
static int run(const char *body, int in)
{
    const int plain = run_as(RWC_RAY_GENERATION, body, in, false);
    if (finds || faults) return -2;
    const int result = run_as(RWC_RAY_GENERATION, body, in, true);
    return plain == result ? result : -3;
}

TEST(load)
{
    CHECK_EQ(run(ELEMENT("p", "%wide") LOAD("v", "p") RETURN("%v"), 5), 1005);
    CHECK_EQ(finds, 2); /* before and after the fault */
    CHECK_EQ(faults, 1);
}

TEST(neighbours_share)
{
    const char *body =
        ELEMENT("p", "%wide") LOAD("v", "p") "  %q = getelementptr i8, ptr %p, i64 8\n" LOAD(
            "w", "q") "  %o = getelementptr i8, ptr %p, i64 -4\n" LOAD("u",
                                                                       "o") "  %s = add i32 %v, "
                                                                            "%w\n  %t = add i32 "
                                                                            "%s, %u\n" RETURN("%t");
    CHECK_EQ(run(body, 5), 1005 + 1007 + 1004);
    CHECK_EQ(finds, 2);
    CHECK_EQ(run(body, PAGE / 4), 3 * (1000 + PAGE / 4) + 1); /* from the end of a page on */
    CHECK_EQ(faults, 1);
}

TEST(far_apart)
{
    const char *body =
        ELEMENT("p", "%wide") LOAD("v", "p") "  %q = getelementptr i8, ptr %p, i64 256\n" LOAD(
            "w", "q") "  %s = add i32 %v, %w\n" RETURN("%s");
    CHECK_EQ(run(body, 5), 2 * 1005 + 64);
    CHECK_EQ(finds, 3);
    CHECK_EQ(run(body, PAGE / 4 - 1), 2 * (999 + PAGE / 4) + 64);
    CHECK_EQ(faults, 2);
}

/* What was found is not used behind what can write, or suspend. */
TEST(store_between)
{
    const char *body = ELEMENT("p", "%wide")
        LOAD("v", "p") "  store i32 %v, ptr %own\n"
                       "  %q = getelementptr i8, ptr %p, i64 4\n" LOAD("w", "q") RETURN("%w");
    CHECK_EQ(run(body, 5), 1006);
    CHECK_EQ(finds, 3);
    CHECK_EQ(faults, 1);
}

TEST(load_in_loop)
{
    const char *body =
        "  br label %loop\nloop:\n  %i = phi i64 [0, %entry], [%j, %loop]\n"
        "  %sum = phi i32 [0, %entry], [%more, %loop]\n"
        "  %far = mul i64 %i, 1000\n" ELEMENT("p", "%far")
            LOAD("v", "p") "  %more = add i32 %sum, %v\n  %j = add i64 %i, 1\n"
                           "  %goes = icmp ult i64 %j, 4\n  br i1 %goes, label %loop, label %end\n"
                           "end:\n" RETURN("%more");
    CHECK_EQ(run(body, 0), 4 * 1000 + 6000);
    CHECK_EQ(faults, 3); /* element 1000 is in the page of the first */
    CHECK_EQ(finds, 7);
}

TEST(one_of_two_elements)
{
    const char *body = ELEMENT("p", "%wide") ELEMENT(
        "q",
        "3000") "  %odd = trunc i32 %in to i1\n  %c = select i1 %odd, ptr %p, ptr %q\n" LOAD("v",
                                                                                             "c")
        RETURN("%v");
    CHECK_EQ(run(body, 5), 1005);
    CHECK_EQ(run(body, 6), 4000);
    CHECK_EQ(faults, 1);
}

TEST(element_or_variable)
{
    const char *body = ELEMENT(
        "p",
        "%wide") "  %odd = trunc i32 %in to i1\n  br i1 %odd, label %some, label %end\n"
                 "some:\n  br label %end\nend:\n  %c = phi ptr [%own, %entry], [%p, %some]\n" LOAD(
                     "v", "c") RETURN("%v");
    CHECK_EQ(run(body, 5), 1005);
    CHECK_EQ(faults, 1);
    CHECK_EQ(run(body, 6), 7);
    CHECK_EQ(finds, 0);
}

/* An address that is kept or given away is that of the host's copy. */
TEST(kept_in_memory)
{
    const char *body =
        ELEMENT("p", "%wide") "  store ptr %p, ptr %room, align 8\n"
                              "  %q = load ptr, ptr %room, align 8\n" LOAD("v", "q") RETURN("%v");
    CHECK_EQ(run(body, 5), 1005);
    CHECK_EQ(finds, 0);
    CHECK_EQ(sources, 1);
}

TEST(given_to_a_function)
{
    const char *body = ELEMENT("p", "%wide") "  %v = call i32 @read_it(ptr %p)\n" RETURN("%v");
    CHECK_EQ(run(body, 5), 1005);
    CHECK_EQ(sources, 1);
}

TEST(written_to)
{
    const char *body = ELEMENT("p", "%wide") "  store i32 77, ptr %p, align 4\n" RETURN("%in");
    CHECK_EQ(run(body, 5), 5);
    CHECK_EQ(words[5], 77);
    CHECK_EQ(sources, 1);
}

TEST(compared)
{
    const char *body = ELEMENT("p", "%wide") ELEMENT(
        "q", "9") "  %same = icmp eq ptr %p, %q\n  %v = zext i1 %same to i32\n" RETURN("%v");
    CHECK_EQ(run(body, 9), 1);
    CHECK_EQ(run(body, 8), 0);
    CHECK_EQ(finds + sources, 0);
}

/* Programs that traversal runs read what is absent where the host has it. */
TEST(without_suspension)
{
    const char *body = ELEMENT("p", "%wide") LOAD("v", "p") RETURN("%v");
    CHECK_EQ(run_as(RWC_INTERSECTION, body, 5, true), 1005);
    CHECK_EQ(faults, 0);
    CHECK_EQ(finds, 1);
}

/* Nor does anything wait with strategies other than batch; and what was found is good for all that
 * is behind it, up to the next call. */
TEST(reaching)
{
    const char *body = ELEMENT("p", "%wide") LOAD(
        "v",
        "p") "  store i32 %v, ptr %own\n"
             "  %q = getelementptr i8, ptr %p, i64 4\n" LOAD(
                 "w",
                 "q") "  %own2 = load i32, ptr %own\n  %sum = add i32 %w, %own2\n" RETURN("%sum");
    const char *with_call = ELEMENT("p", "%wide") LOAD(
        "v", "p") "  %c = call i32 @read_it(ptr %own)\n"
                  "  %q = getelementptr i8, ptr %p, i64 4\n" LOAD(
                      "w", "q") "  %s = add i32 %v, %w\n  %sum = add i32 %s, %c\n" RETURN("%sum");
    strategy = RWC_STRATEGY_STATES;
    for (entry_bits = 0; entry_bits <= RW_PAGE_ABSENT; entry_bits += RW_PAGE_ABSENT) {
        CHECK_EQ(run(body, 5), 1005 + 1006);
        CHECK_EQ(finds, 1);
        CHECK_EQ(notes, entry_bits ? 1 : 0);
        CHECK_EQ(run(with_call, 5), 1005 + 1006 + 7);
        CHECK_EQ(finds, 2);
        CHECK_EQ(notes, entry_bits ? 2 : 0);
        CHECK_EQ(faults, 0);
    }
    entry_bits = 0;
    strategy = RWC_STRATEGY_BATCH;
}

/* Look-ups of a block are noted together, of pages that are looked up in either branch too. */
TEST(notes_together)
{
    const char *body =
        ELEMENT("p", "%wide") ELEMENT("q", "3000") ELEMENT("o", "2000") LOAD("v", "p") LOAD(
            "w", "q") "  %odd = trunc i32 %in to i1\n"
                      "  br i1 %odd, label %some, label %end\n"
                      "some:\n" LOAD(
                          "u",
                          "o") "  br label %end\nend:\n  %more = phi i32 [0, %entry], [%u, %some]\n"
                               "  %s = add i32 %v, %w\n  %t = add i32 %s, %more\n" RETURN("%t");
    strategy = RWC_STRATEGY_STATES;
    entry_bits = RW_PAGE_ABSENT;
    CHECK_EQ(run(body, 5), 1005 + 4000 + 3000);
    CHECK_EQ(notes, 3);
    CHECK_EQ(run(body, 6), 1006 + 4000);
    CHECK_EQ(notes, 2);
    CHECK_EQ(finds, 2);
    entry_bits = 0;
    strategy = RWC_STRATEGY_BATCH;
}

static const struct rw_test tests[] = {
    {"load", test_load},
    {"neighbours share", test_neighbours_share},
    {"far apart", test_far_apart},
    {"store between", test_store_between},
    {"load in loop", test_load_in_loop},
    {"one of two elements", test_one_of_two_elements},
    {"element or variable", test_element_or_variable},
    {"kept in memory", test_kept_in_memory},
    {"given to a function", test_given_to_a_function},
    {"written to", test_written_to},
    {"compared", test_compared},
    {"without suspension", test_without_suspension},
    {"reaching", test_reaching},
    {"notes together", test_notes_together},
};

int main(void)
{
    return RUN_TABLE(tests);
}
