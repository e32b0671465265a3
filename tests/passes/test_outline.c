/* SPDX-License-Identifier: Apache-2.0 */
/*
 * outline: what functions do to a lane is found through offsets, copies and calls, or taken for
 * everything; and a function whose lane went to registers computes what it did, with calls that see
 * the lane in memory.
 */
#include <stddef.h>

#include "compiler/merge/outline.h"
#include "tests/passes/support.h"

#define ALL (~(uint64_t)0)

/* ---- what is used ---- */

static const char uses[] =
    "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
    "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
    "declare void @outside(ptr)\n"
    "define void @loads(ptr %lane) {\n"
    "  %a = load i32, ptr %lane\n"
    "  %p = getelementptr i8, ptr %lane, i64 16\n"
    "  %b = load i64, ptr %p\n  ret void\n}\n"
    "define void @stores(ptr %lane) {\n"
    "  %p = getelementptr {i32, i32, [3 x i64]}, ptr %lane, i32 0, i32 2, i32 1\n"
    "  store i32 1, ptr %p\n  ret void\n}\n"
    "define void @straddles(ptr %lane) {\n"
    "  %p = getelementptr i8, ptr %lane, i64 4\n"
    "  %b = load <2 x float>, ptr %p\n  ret void\n}\n"
    "define void @copies(ptr %lane, ptr %to) {\n"
    "  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %lane, i64 9, i1 false)\n"
    "  %p = getelementptr i8, ptr %lane, i64 24\n"
    "  call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 8, i1 false)\n  ret void\n}\n"
    "define void @calls(ptr %lane) {\n"
    "  call void @loads(ptr %lane)\n  call void @calls(ptr %lane)\n"
    "  call void @stores(ptr %lane)\n  ret void\n}\n"
    "define void @shifted(ptr %lane) {\n"
    "  %p = getelementptr i8, ptr %lane, i64 8\n  call void @loads(ptr %p)\n  ret void\n}\n"
    "define void @indexed(ptr %lane, i64 %i) {\n"
    "  %p = getelementptr i8, ptr %lane, i64 %i\n  %a = load i32, ptr %p\n  ret void\n}\n"
    "define void @kept(ptr %lane, ptr %at) {\n  store ptr %lane, ptr %at\n  ret void\n}\n"
    "define void @itself(ptr %lane) {\n  store ptr %lane, ptr %lane\n  ret void\n}\n"
    "define void @chosen(ptr %lane, ptr %other, i1 %c) {\n"
    "  %p = select i1 %c, ptr %lane, ptr %other\n  store i32 1, ptr %p\n  ret void\n}\n"
    "define void @given(ptr %lane) {\n  call void @outside(ptr %lane)\n  ret void\n}\n"
    "define void @beyond(ptr %lane) {\n"
    "  %p = getelementptr i8, ptr %lane, i64 4096\n  %a = load i32, ptr %p\n  ret void\n}\n";

static const struct {
    const char *function;
    uint64_t read, written;
} used[] = {
    {"loads", 1 | 1 << 2, 0},  {"stores", 0, 1 << 2}, {"straddles", 1 | 1 << 1, 0},
    {"copies", 1 | 1 << 1, 8}, {"calls", 5, 1 << 2},  {"shifted", ALL, ALL},
    {"indexed", ALL, ALL},     {"kept", ALL, ALL},    {"itself", ALL, ALL},
    {"chosen", ALL, ALL},      {"given", ALL, ALL},   {"beyond", ALL, 0},
};

TEST(what_is_used)
{
    struct test_unit t;
    CHECK(open_unit(&t, NULL, 0, uses));
    for (size_t k = 0; k < sizeof(used) / sizeof(used[0]); k++) {
        LLVMValueRef function = LLVMGetNamedFunction(t.unit.module, used[k].function);
        struct rwc_lane_use use = rwc_lane_use_below(&t.unit, LLVMGetParam(function, 0), NULL);
        if (use.read != used[k].read || use.written != used[k].written)
            fprintf(stderr, "of @%s\n", used[k].function);
        CHECK_EQ(use.read, used[k].read);
        CHECK_EQ(use.written, used[k].written);
    }
    close_unit(&t);
}

TEST(alone_and_without)
{
    struct test_unit t;
    CHECK(open_unit(&t, NULL, 0, uses));
    LLVMValueRef calls = LLVMGetNamedFunction(t.unit.module, "calls");
    LLVMValueRef stores = LLVMGetNamedFunction(t.unit.module, "stores");
    CHECK_EQ(rwc_lane_use(&t.unit, LLVMGetParam(calls, 0)).read, 0);
    CHECK_EQ(rwc_lane_use_below(&t.unit, LLVMGetParam(calls, 0), stores).read, 5);
    CHECK_EQ(rwc_lane_use_below(&t.unit, LLVMGetParam(calls, 0), stores).written, 0);
    close_unit(&t);
}

/* ---- registers ---- */

/* `walk` counts lane->state down, as traversal does with what it keeps, adds it to sp and has
 * `hook` double that; `depth` is the hook's alone. */
static const char walk[] =
    "define i32 @hook(ptr %lane) noinline {\n"
    "  %sp = getelementptr i8, ptr %lane, i64 4\n"
    "  %depth = getelementptr i8, ptr %lane, i64 8\n"
    "  %old = load i32, ptr %sp\n  %new = mul i32 %old, 2\n  store i32 %new, ptr %sp\n"
    "  %d = load i32, ptr %depth\n  %e = add i32 %d, 1\n  store i32 %e, ptr %depth\n"
    "  ret i32 %e\n}\n"
    "define void @walk(ptr %lane) {\n"
    "entry:\n  br label %loop\n"
    "loop:\n"
    "  %state = load i32, ptr %lane\n"
    "  %less = sub i32 %state, 1\n"
    "  store i32 %less, ptr %lane\n"
    "  %sp = getelementptr i8, ptr %lane, i64 4\n"
    "  %old = load i32, ptr %sp\n  %sum = add i32 %old, %less\n  store i32 %sum, ptr %sp\n"
    "  %calls = call i32 @hook(ptr %lane)\n"
    "  %more = icmp ne i32 %less, 0\n"
    "  br i1 %more, label %loop, label %end\n"
    "end:\n  ret void\n}\n"
    "define void @run(ptr %lane) {\n"
    "  %own = alloca [400 x i8], align 16\n"
    "  %a = load i64, ptr %lane\n  store i64 %a, ptr %own\n"
    "  %p = getelementptr i8, ptr %lane, i64 8\n  %q = getelementptr i8, ptr %own, i64 8\n"
    "  %b = load i64, ptr %p\n  store i64 %b, ptr %q\n"
    "  call void @walk(ptr %own)\n"
    "  %c = load i64, ptr %own\n  store i64 %c, ptr %lane\n"
    "  %d = load i64, ptr %q\n  store i64 %d, ptr %p\n  ret void\n}\n";

static bool to_registers(struct rwc_unit *unit)
{
    LLVMValueRef function = LLVMGetNamedFunction(unit->module, "walk");
    rwc_lane_to_registers(unit, function, LLVMGetParam(function, 0));
    return rwc_llvm_passes(unit, "function(sroa,early-cse<memssa>,simplifycfg)");
}

TEST(lane_in_registers)
{
    struct test_unit t;
    struct rw_lane lane = {.state = 3, .sp = 10, .exception = 5};
    CHECK(open_unit(&t, NULL, 0, walk));
    CHECK(run_pass(&t, to_registers));
    CHECK(!strstr(t.text, "%near = alloca")); /* each field is a value */
    void (*run)(struct rw_lane *) = compiled(&t, "run", NULL, 0);
    CHECK(run != NULL);
    run(&lane);
    CHECK_EQ(lane.state, 0);
    CHECK_EQ(lane.sp, ((10 + 2) * 2 + 1) * 2 * 2);
    CHECK_EQ(lane.exception, 8);
    close_unit(&t);
}

/* Nobody else reads or writes hit_leaf: it does not come and go. */
TEST(own_fields_stay)
{
    static const char ir[] =
        "define void @walk(ptr %lane, ptr %out) {\n"
        "  %p = getelementptr i8, ptr %lane, i64 248\n"
        "  store i32 7, ptr %p\n  %v = load i32, ptr %p\n  store i32 %v, ptr %out\n  ret void\n}\n"
        "define void @run(ptr %out) {\n"
        "  %own = alloca [400 x i8], align 16\n  store i32 1, ptr %own\n"
        "  call void @walk(ptr %own, ptr %out)\n  ret void\n}\n";
    struct test_unit t;
    CHECK(open_unit(&t, NULL, 0, ir));
    CHECK(run_pass(&t, to_registers));
    CHECK(!strstr(t.text, "i64 248"));
    close_unit(&t);
}

static const struct rw_test tests[] = {
    {"what is used", test_what_is_used},
    {"alone and without", test_alone_and_without},
    {"lane in registers", test_lane_in_registers},
    {"own fields stay", test_own_fields_stay},
};

int main(void)
{
    return RUN_TABLE(tests);
}
