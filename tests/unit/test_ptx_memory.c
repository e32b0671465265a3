/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Allocation failure at every point of creating a module: the n-th allocation fails, for n = 1, 2,
 * ... until creation succeeds; the same of linking. Each failure must come back as NULL with a
 * message (or with the mark that there was no memory for one), and leak nothing.
 */
#include "compiler/compiler.h"
#include "tests/unit/ptx_fixture.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || !defined(__GLIBC__)
#define SANITIZED
#endif

#ifdef SANITIZED
int main(void)
{
    SKIP("the allocator is not ours to replace here");
}
#else

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void __libc_free(void *block);

/* Or libc and the shared libraries would go on using their own. */
#define EXPORTED __attribute__((visibility("default")))

/* Compiled with -fno-builtin: a compiler that knows malloc knows that it changes no variable
 * here. */
static long countdown = -1; /* allocations until one fails; below zero: none fails */
static long live;           /* blocks allocated and not freed, while counting */

static bool fails(void)
{
    if (countdown < 0) return false;
    countdown = countdown - 1;
    return countdown < 0;
}

EXPORTED void *malloc(size_t size)
{
    void *block = fails() ? NULL : __libc_malloc(size);
    live = live + (block != NULL);
    return block;
}

EXPORTED void *calloc(size_t count, size_t size)
{
    void *block = fails() ? NULL : __libc_calloc(count, size);
    live = live + (block != NULL);
    return block;
}

EXPORTED void *realloc(void *old, size_t size)
{
    void *block = fails() ? NULL : __libc_realloc(old, size);
    live = live + (block && !old);
    return block;
}

EXPORTED void free(void *block)
{
    live = live - (block != NULL);
    __libc_free(block);
}

static struct rwc_module *create(const char *text, size_t length, long fail_at,
                                 struct rwc_diag *diag)
{
    countdown = fail_at;
    struct rwc_module *module = rwc_module_create(text, length, "test.ptx", diag);
    countdown = -1;
    return module;
}

TEST(every_point)
{
    for (int i = 0; i < PTX_FIXTURES; i++) {
        size_t length;
        char *text = ptx_read(ptx_fixtures[i], &length);
        struct rwc_diag warm = {0}; /* what libc and LLVM set up once is not ours */
        rwc_module_free(create(text, length, -1, &warm));
        rwc_diag_free(&warm);
        long before = live, failures = 0;
        for (;; failures++) {
            struct rwc_diag diag = {0};
            struct rwc_module *module = create(text, length, failures, &diag);
            bool refused = !module && diag.errors, reported = diag.out_of_memory;
            bool complete = module || (refused && !reported);
            rwc_module_free(module);
            rwc_diag_free(&diag);
            CHECK_EQ(live, before);
            if (complete) break;
            CHECK(refused);
        }
        CHECK(failures > 5);
        free(text);
    }
}

/* Two texts whose symbols have the same names and are not the same. */
TEST(every_point_of_linking)
{
    static const char text[] = PTX_HEAD
        ".global .b32 v = 1;\n.func h(.reg .b32 r) {\n.loc 1 1 0\nld.global.b32 r, [v]; }\n"
        ".global .align 1 .b8 buffer[1];\n";
    const struct rwc_ptx_text texts[2] = {{text, sizeof(text) - 1, "first"},
                                          {text, sizeof(text) - 1, "second"}};
    long before = live, failures = 0;
    for (bool complete = false; !complete; failures++) {
        struct rwc_diag diag = {0};
        countdown = failures;
        char *linked = rwc_ptx_link(texts, 2, &diag);
        countdown = -1;
        bool refused = !linked && diag.out_of_memory;
        complete = linked;
        free(linked);
        rwc_diag_free(&diag);
        CHECK_EQ(live, before);
        CHECK(complete || refused);
    }
    CHECK(failures > 20);
}

static const struct rw_test tests[] = {{"every-point", test_every_point},
                                       {"every-point-of-linking", test_every_point_of_linking}};

int main(void)
{
    return RUN_TABLE(tests);
}
#endif
