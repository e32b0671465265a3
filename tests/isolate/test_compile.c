/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compilations in a process of their own: what comes back is what this process would have made, and
 * however the helper ends, that is an error and nothing else.
 */
#include <pthread.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "base/clock.h"
#include "runtime/isolate/isolate.h"
#include "tests/hostile/compile.h"
#include "tests/hostile/long.h"

static const struct role camera[] = {{"camera", RWC_RAY_GENERATION}, {NULL, 0}};

#define HEAD ".version 8.0\n.target sm_75\n.address_size 64\n"
#define BEGIN HEAD ".visible .entry camera() { .reg .b32 %r<9>; .reg .b64 %rd; mov.u64 %rd, 0;\n"
static const char small[] = BEGIN "st.global.u32 [%rd], 1; ret; }\n";

static void compile(struct hostile *h, const struct rw_isolation *isolation)
{
    if (h->module) h->kernel = rw_isolated_compile(isolation, &h->desc, &h->diag);
}

static bool same(const struct rwc_kernel *a, const struct rwc_kernel *b)
{
    return a && b && a->code_size == b->code_size && !memcmp(a->code, b->code, a->code_size) &&
           a->stack_size == b->stack_size && a->format_count == b->format_count;
}

TEST(the_same_kernel)
{
    for (enum rwc_target target = 0; target < RWC_TARGETS; target++) {
        struct hostile here, there;
        hostile_describe(&here, small, target, camera);
        hostile_describe(&there, small, target, camera);
        compile(&here, &(struct rw_isolation){0});
        compile(&there, &(struct rw_isolation){.on = true});
        if (there.diag.text) fprintf(stderr, "%s", there.diag.text);
        CHECK(same(here.kernel, there.kernel));
        hostile_free(&here);
        hostile_free(&there);
    }
}

/* Messages come back as they are, and what the application does not have to wait for is gone. */
TEST(the_same_message)
{
    struct hostile here, there;
    char *ptx = hostile_read("frame-4Gm1.ptx");
    hostile_describe(&here, ptx, RWC_TARGET_CPU, camera);
    hostile_describe(&there, ptx, RWC_TARGET_CPU, camera);
    compile(&here, &(struct rw_isolation){0});
    compile(&there, &(struct rw_isolation){.on = true});
    CHECK(!here.kernel && !there.kernel);
    CHECK_STR(there.diag.text, here.diag.text);
    CHECK_EQ(waitpid(-1, NULL, WNOHANG), -1); /* no child is left */
    hostile_free(&here);
    hostile_free(&there);
    free(ptx);
}

TEST(too_much_memory)
{
#ifdef RW_SANITIZED /* whose memory has no limit */
    return;
#endif
    struct hostile h;
    char *ptx = hostile_long(60000);
    hostile_describe(&h, ptx, RWC_TARGET_CPU, camera);
    compile(&h, &(struct rw_isolation){.on = true, .memory = 350 << 20});
    CHECK(!h.kernel);
    CHECK_CONTAINS(h.diag.text, "out of memory while compiling a kernel");
    CHECK(h.diag.out_of_memory);
    hostile_free(&h);
    free(ptx);
}

static void *set_soon(void *flag)
{
    usleep(200000);
    atomic_store((atomic_bool *)flag, true);
    return NULL;
}

/* The compiler is in the middle of something. */
TEST(ended_by_another_thread)
{
    struct hostile h;
    pthread_t thread;
    atomic_bool end = false;
    char *ptx = hostile_long(200000);
    hostile_describe(&h, ptx, RWC_TARGET_CPU, camera);
    h.desc.end = &end;
    CHECK(!pthread_create(&thread, NULL, set_soon, &end));
    const double begin = rw_clock_ms();
    compile(&h, &(struct rw_isolation){.on = true});
    const double taken = rw_clock_ms() - begin;
    pthread_join(thread, NULL);
    CHECK(!h.kernel);
    CHECK_CONTAINS(h.diag.text, "nobody waits for it");
    CHECK(taken < 1500);
    hostile_free(&h);
    free(ptx);
}

/* ---- helpers that do not help ---- */

static char script[] = "/tmp/rw-helper-XXXXXX";

static bool write_script(const char *text)
{
    FILE *file = fopen(script, "w");
    if (!file) return false;
    fprintf(file, "#!/bin/sh\n%s\n", text);
    return !fclose(file) && !chmod(script, 0700);
}

static bool says(const char *program, double seconds, const char *message)
{
    struct hostile h;
    hostile_describe(&h, small, RWC_TARGET_CPU, camera);
    h.desc.most_seconds = seconds;
    compile(&h, &(struct rw_isolation){.on = true, .program = program});
    const bool good = !h.kernel && h.diag.text && strstr(h.diag.text, message);
    if (!good) fprintf(stderr, "%s: %s\n", message, h.diag.text ? h.diag.text : "compiled");
    hostile_free(&h);
    return good;
}

static const struct {
    const char *script;
    double seconds;
    const char *message;
} ends[] = {
    {"exit 3", 0, "is of another build than the library"},
    {"echo 'a line' >&2; exit 9", 0, "ended with status 9: a line"},
    {"kill -SEGV $$", 0, "was ended by signal 11, Segmentation fault; the largest function"},
    {"exec sleep 1000", 0.1,
     "was ended after 0.1 seconds (RW_COMPILE_LIMIT); the largest function "
     "that it was given is 'camera' with 5 statements of PTX"},
    {"exec 3>&-; exec sleep 1000", 0, "gave no sense and was ended"},
    {"head -c 100000 /dev/zero >&3; sleep 1", 0, "sent a damaged one"},
    {"head -c 100000 /dev/urandom >&3; sleep 1", 0, "sent a damaged one"},
};

TEST(helpers_that_end)
{
    const int file = mkstemp(script);
    CHECK(file >= 0);
    close(file);
    CHECK(says("/nowhere/raywright-helper", 0, "which is not at /nowhere/raywright-helper"));
    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
        CHECK(write_script(ends[i].script));
        CHECK(says(script, ends[i].seconds, ends[i].message));
    }
    unlink(script);
}

static const struct rw_test tests[] = {
    {"the-same-kernel", test_the_same_kernel},
    {"the-same-message", test_the_same_message},
    {"too-much-memory", test_too_much_memory},
    {"ended-by-another-thread", test_ended_by_another_thread},
    {"helpers-that-end", test_helpers_that_end},
};

int main(void)
{
    return RUN_TABLE(tests);
}
