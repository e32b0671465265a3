/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A payload lies in local memory, but PTX reads it with ld.global. An element at an index known at
 * run time only was read through a pointer cast to global memory: on the GPU another address.
 * test_pointers_found_in_memory.c has what the payload points to.
 */
#include <stddef.h>

#include "compiler/bind/bind.h"
#include "tests/passes/support.h"

_Static_assert(offsetof(struct rw_lane, constants) == 24, "as the program reads it");
static const char ir[] = "target datalayout = \"e-i64:64-i128:128-v16:16-v32:32-n16:32:64\"\n"
                         "@table = addrspace(1) global [64 x i8] zeroinitializer\n"
                         "define i8 @program.3(ptr %lane, i64 %i, i32 %number) {\n"
                         "  %payload = load ptr, ptr %lane\n"
                         "  %at = getelementptr i8, ptr %payload, i64 %i\n"
                         "  %cast = addrspacecast ptr %at to ptr addrspace(1)\n"
                         "  %a = load i8, ptr addrspace(1) %cast, !invariant.load !0\n"
                         "  %next = getelementptr i8, ptr addrspace(1) %cast, i64 1\n"
                         "  store i8 %a, ptr addrspace(1) %next\n"
                         "  %known = getelementptr i8, ptr addrspace(1) @table, i64 %i\n"
                         "  %b = load i8, ptr addrspace(1) %known\n"
                         "  %place = getelementptr i8, ptr %lane, i64 24\n"
                         "  %block = load ptr, ptr %place\n"
                         "  %host = load i64, ptr %block\n"
                         "  %index = zext i32 %number to i64\n"
                         "  %sum = add i64 %host, %index\n"
                         "  %raw = inttoptr i64 %sum to ptr\n"
                         "  %rawcast = addrspacecast ptr %raw to ptr addrspace(1)\n"
                         "  %c = load i8, ptr addrspace(1) %rawcast\n"
                         "  %ab = add i8 %a, %b\n  %abc = add i8 %ab, %c\n  ret i8 %abc\n}\n"
                         "!0 = !{}\n";

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc desc = {
    .program = &source, .kind = RWC_CALLABLE, .id = RW_STATE_FIRST_PROGRAM};

static bool access_generically(struct rwc_unit *unit)
{
    return rwc_bind_generic(unit, unit->programs[0].function);
}

TEST(payload_is_read_and_written_generically)
{
    struct test_unit t;
    CHECK(open_unit(&t, &desc, 1, ir));
    CHECK(run_pass(&t, access_generically));
    CHECK_CONTAINS(t.text, "load i8, ptr %at,");
    CHECK(!strstr(t.text, "invariant.load"));
    CHECK(!strstr(t.text, "store i8 %a, ptr addrspace(1)"));
    close_unit(&t);
}

TEST(what_is_known_to_be_global_stays_global)
{
    struct test_unit t;
    CHECK(open_unit(&t, &desc, 1, ir));
    CHECK(run_pass(&t, access_generically));
    CHECK_CONTAINS(t.text, "load i8, ptr addrspace(1) %known");
    CHECK_CONTAINS(t.text, "load i8, ptr addrspace(1) %rawcast");
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"payload_is_read_and_written_generically", test_payload_is_read_and_written_generically},
    {"what_is_known_to_be_global_stays_global", test_what_is_known_to_be_global_stays_global},
};
int main(void)
{
    return RUN_TABLE(tests);
}
