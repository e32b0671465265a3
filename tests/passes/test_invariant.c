/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which loads the pass invariants marks: by the place they read from, through the address forms
 * that bind, intrinsics and built-in code leave.
 */
#include <stddef.h>

#include "compiler/ir/ir.h"
#include "tests/passes/support.h"

static const struct rwc_program program = {.name = "shade", .symbol = "shade"};
static const struct rwc_program_desc desc = {.program = &program, .kind = RWC_MISS, .id = 2};

enum mark { NONE, INDEX, KERNEL }; /* holds for: nothing, a launch index, the whole kernel */

#define LOAD(result, type, base, offset)                                                           \
    "  %" result ".at = getelementptr i8, ptr %" base ", i64 " offset "\n"                         \
    "  %" result " = load " type ", ptr %" result ".at\n"

_Static_assert(offsetof(struct rw_lane, constants) == 24, "offsets in the text below");
_Static_assert(offsetof(struct rw_lane, launch) == 32, "offsets in the text below");
_Static_assert(offsetof(struct rw_lane, launch_index) == 40, "offsets in the text below");
_Static_assert(offsetof(struct rw_lane, record) == 128, "offsets in the text below");
_Static_assert(offsetof(struct rw_launch, records) == 48, "offsets in the text below");

static const char text[] =
    "define void @program.2(ptr %lane) {\n" LOAD("launch", "ptr", "lane", "32")
        LOAD("index", "i32", "lane", "44") LOAD("past", "i32", "lane", "52")
            LOAD("record", "i32", "lane", "128") LOAD("constants", "ptr", "lane", "24")
                LOAD("data", "i64", "constants", "48")
                    LOAD("records", "i64", "launch",
                         "48") "  %offset = zext i32 %record to i64\n"
                               "  %sum = add i64 %records, %offset\n"
                               "  %row = inttoptr i64 %sum to ptr addrspace(1)\n"
                               "  %value = load float, ptr addrspace(1) %row\n"
                               "  %element = inttoptr i64 %data to ptr addrspace(1)\n"
                               "  %content = load float, ptr addrspace(1) %element\n"
                               "  %once = load volatile i32, ptr %constants\n"
                               "  ret void\n}\n";

static const struct {
    const char *load;
    enum mark expected;
} loads[] = {
    {"launch", INDEX}, {"index", INDEX},     {"past", NONE},    {"record", NONE},
    {"data", KERNEL},  {"records", INDEX},   {"value", KERNEL}, {"content", NONE},
    {"once", NONE},    {"constants", INDEX},
};

static LLVMValueRef find(LLVMValueRef function, const char *name)
{
    LLVMValueRef i = LLVMGetFirstInstruction(LLVMGetEntryBasicBlock(function));
    while (i && strcmp(LLVMGetValueName(i), name)) i = LLVMGetNextInstruction(i);
    return i;
}

static bool marked(struct test_unit *t, LLVMValueRef load, const char *kind)
{
    unsigned id = LLVMGetMDKindIDInContext(t->unit.context, kind, (unsigned)strlen(kind));
    return LLVMGetMetadata(load, id) != NULL;
}

TEST(marks)
{
    struct test_unit t;
    CHECK(open_unit(&t, &desc, 1, text));
    LLVMValueRef function = t.unit.programs[0].function;
    CHECK(rwc_pass_invariants(&t.unit));
    for (size_t i = 0; i < sizeof(loads) / sizeof(loads[0]); i++) {
        LLVMValueRef load = find(function, loads[i].load);
        bool index = marked(&t, load, RWC_MD_INVARIANT),
             kernel = marked(&t, load, "invariant.load");
        enum mark found = kernel ? KERNEL : index ? INDEX : NONE;
        if (found != loads[i].expected) fprintf(stderr, "load %%%s\n", loads[i].load);
        CHECK_EQ(found, loads[i].expected);
        CHECK(index || !kernel);
    }
    close_unit(&t);
}

static const struct rw_test tests[] = {{"marks", test_marks}};

int main(void)
{
    return RUN_TABLE(tests);
}
