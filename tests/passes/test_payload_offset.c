/* SPDX-License-Identifier: Apache-2.0 */
/* payload_offset: payloads are found by offset exactly when all of the kernel lie on the stack. */
#include <stddef.h>

#include "tests/passes/support.h"

static const struct rwc_program source = {.name = "shape", .symbol = "shape"};
static const struct rwc_program_desc descs[] = {
    {.program = &source, .kind = RWC_CLOSEST_HIT, .id = RW_STATE_FIRST_PROGRAM},
    {.program = &source, .kind = RWC_CLOSEST_HIT, .id = RW_STATE_FIRST_PROGRAM + 1},
};
static const struct rwc_program_desc from_ray_generation[] = {
    {.program = &source, .kind = RWC_CLOSEST_HIT, .id = RW_STATE_FIRST_PROGRAM},
    {.program = &source, .kind = RWC_RAY_GENERATION, .id = RW_STATE_FIRST_PROGRAM + 1},
};

static const char head[] =
    "declare void @rwc.trace(ptr, i32, float, float, float, float, float, float, i32, float, "
    "float, i32, i32, ptr)\n"
    "@buffer = global [16 x i8] zeroinitializer\n"
    "define i32 @program.3(ptr %lane) {\n"
    "  %at = getelementptr i8, ptr %lane, i64 PAYLOAD\n"
    "  %payload = load ptr, ptr %at, align 8\n"
    "  %field = getelementptr i8, ptr %payload, i64 4\n"
    "  %value = load i32, ptr %field, align 4\n"
    "  ret i32 %value\n}\n"
    "define void @program.4(ptr %lane, i1 %c) {\nentry:\n"
    "  %local = alloca [16 x i8], align 4\n"
    "  %other = alloca [16 x i8], align 4\n"
    "  %at = getelementptr i8, ptr %lane, i64 PAYLOAD\n"
    "  %own = load ptr, ptr %at, align 8\n"
    "  br label %loop\n"
    "loop:\n"
    "  %next = phi ptr [%local, %entry], [%later, %loop]\n"
    "  %later = getelementptr i8, ptr %next, i64 4\n";

#define TRACE(payload)                                                                             \
    "  call void @rwc.trace(ptr %lane, i32 0, float 0.0, float 0.0, float 0.0, float 0.0, "        \
    "float 0.0, float 1.0, i32 0, float 0.0, float 1.0, i32 255, i32 0, ptr " payload ")\n"
#define END "  br i1 %c, label %loop, label %done\ndone:\n  ret void\n}\n"

static bool make(struct test_unit *t, const struct rwc_program_desc *programs, const char *body)
{
    char text[4096], *at;
    snprintf(text, sizeof(text), "%s%s%s", head, body, END);
    while ((at = strstr(text, "PAYLOAD"))) {
        char digits[8];
        snprintf(digits, sizeof(digits), "%-7zu", offsetof(struct rw_lane, payload));
        memcpy(at, digits, 7);
    }
    return open_unit(t, programs, 2, text);
}

/* Are both programs' loads of the pointer gone? */
static bool is_replaced_in(const struct rwc_program_desc *programs, const char *body)
{
    struct test_unit t;
    char pointer[40], offset[40];
    snprintf(pointer, sizeof(pointer), "load ptr, ptr %%at");
    snprintf(offset, sizeof(offset), "i64 %zu\n", offsetof(struct rw_lane, payload_offset));
    bool ok = make(&t, programs, body) && run_pass(&t, rwc_pass_payload_offset);
    bool replaced = ok && !strstr(t.text, pointer) && strstr(t.text, offset);
    close_unit(&t);
    return replaced;
}

static bool is_replaced(const char *body)
{
    return is_replaced_in(descs, body);
}

TEST(on_the_stack)
{
    CHECK(is_replaced(TRACE("%local")));
    CHECK(is_replaced(TRACE("%own")));
    CHECK(is_replaced(TRACE("%later")));
    CHECK(is_replaced("  %p = select i1 %c, ptr %own, ptr %other\n" TRACE("%p")));
    CHECK(is_replaced(TRACE("%local") TRACE("%other")));
}

TEST(elsewhere)
{
    CHECK(!is_replaced(TRACE("@buffer")));
    CHECK(!is_replaced(TRACE("%local") TRACE("@buffer")));
    CHECK(!is_replaced("  %p = select i1 %c, ptr %own, ptr @buffer\n" TRACE("%p")));
    CHECK(!is_replaced("  %p = load ptr, ptr %local\n" TRACE("%p")));
    CHECK(!is_replaced("  %p = inttoptr i64 4096 to ptr\n" TRACE("%p")));
}

TEST(one_place)
{
    CHECK(!is_replaced_in(from_ray_generation, TRACE("%local")));
}

TEST(reads_the_same)
{
    struct test_unit t;
    uint32_t stack[8] = {0, 0, 0, 0, 0, 77};
    struct rw_lane lane = {.stack = (unsigned char *)stack, .payload_offset = 16};
    CHECK(make(&t, descs, TRACE("%local")) && run_pass(&t, rwc_pass_payload_offset));
    const struct test_symbol none = {"rwc.trace", stack};
    int (*read)(struct rw_lane *);
    *(void **)&read = compiled(&t, "program.3", &none, 1);
    CHECK(read && read(&lane) == 77);
    close_unit(&t);
}

int main(void)
{
    static const struct rw_test tests[] = {
        {"on-the-stack", test_on_the_stack},
        {"elsewhere", test_elsewhere},
        {"one-place", test_one_place},
        {"reads-the-same", test_reads_the_same},
    };
    return RUN_TABLE(tests);
}
