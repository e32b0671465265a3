/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Small test harness: a test program is a list of TEST functions run by RUN_TABLE.
 *   TEST(name) { CHECK(a == b); CHECK_STR(text, "expected"); }
 *   static const struct rw_test tests[] = {{"name", test_name}};
 *   int main(void) { return RUN_TABLE(tests); }
 * A failed check prints file, line and values and ends that test; the program then returns 1.
 * SKIP("reason") ends the whole program with ctest's skip code.
 */
#ifndef RW_TEST_HARNESS_H
#define RW_TEST_HARNESS_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct rw_test {
    const char *name;
    void (*run)(int *failed);
};

#define TEST(name) static void test_##name(int *rw_failed)
#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: failed: %s\n", __FILE__, __LINE__, #condition);                \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
#define CHECK_EQ(a, b)                                                                             \
    do {                                                                                           \
        long long rw_a = (long long)(a), rw_b = (long long)(b);                                    \
        if (rw_a != rw_b) {                                                                        \
            fprintf(stderr, "%s:%d: failed: %s is %lld, expected %s, %lld\n", __FILE__, __LINE__,  \
                    #a, rw_a, #b, rw_b);                                                           \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
#define CHECK_STR(a, b)                                                                            \
    do {                                                                                           \
        const char *rw_a = (a), *rw_b = (b);                                                       \
        if (!rw_a || strcmp(rw_a, rw_b)) {                                                         \
            fprintf(stderr, "%s:%d: failed: %s is\n  %s\nexpected\n  %s\n", __FILE__, __LINE__,    \
                    #a, rw_a ? rw_a : "(null)", rw_b);                                             \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
/* The text must contain the piece; for messages, whose whole wording is not pinned. */
#define CHECK_CONTAINS(text, piece)                                                                \
    do {                                                                                           \
        const char *rw_a = (text), *rw_b = (piece);                                                \
        if (!rw_a || !strstr(rw_a, rw_b)) {                                                        \
            fprintf(stderr, "%s:%d: failed: %s is\n  %s\nwhich lacks\n  %s\n", __FILE__, __LINE__, \
                    #text, rw_a ? rw_a : "(null)", rw_b);                                          \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)
/* In a function that returns an RTresult: passes a failure of the call on. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        RTresult rw_result = (call);                                                               \
        if (rw_result != RT_SUCCESS) return rw_result;                                             \
    } while (0)
#define SKIP(reason)                                                                               \
    do {                                                                                           \
        printf("skipped: %s\n", reason);                                                           \
        exit(77);                                                                                  \
    } while (0)

static inline int rw_run_tests(const struct rw_test *tests, size_t count)
{
    int failures = 0;
    for (size_t i = 0; i < count; i++) {
        int failed = 0;
        tests[i].run(&failed);
        printf("%s %s\n", failed ? "FAIL" : "ok  ", tests[i].name);
        failures += failed;
    }
    return failures ? 1 : 0;
}

/* A call that has to return 0; when it does not, `say` sets rw_text, the message for rw_result. */
#define CHECK_CALL(call, say)                                                                      \
    do {                                                                                           \
        int rw_result = (int)(call);                                                               \
        if (rw_result != 0) {                                                                      \
            const char *rw_text = "";                                                              \
            say;                                                                                   \
            fprintf(stderr, "%s:%d: failed: %s\n  %s\n", __FILE__, __LINE__, #call, rw_text);      \
            *rw_failed = 1;                                                                        \
            return;                                                                                \
        }                                                                                          \
    } while (0)

#define RUN_TABLE(table) rw_run_tests(table, sizeof(table) / sizeof((table)[0]))

#endif
