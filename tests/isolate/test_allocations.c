/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Allocations that fail at random, from compiling to the picture. With isolation they fail here and
 * in the helpers, which are this program; without, in LLVM as well, in children. Nothing ends but
 * helpers, and afterwards the same context gives the right picture; without isolation one in a
 * hundred may be told that LLVM cannot be used any more.
 *   isolate.allocations [RUNS [FIRST]]: as many from that number on, each with failures of its own
 */
#include <limits.h>
#include <stdbool.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/isolate/failing.h"

#include "runtime/isolate/helper.h"
#include "runtime/isolate/status.h"
#include "tests/api/launch.h"
#include "tests/folder.h"

static unsigned runs = 8, first_run;
static char folder[] = "/tmp/rw-failing-XXXXXX";

/* ---- the rate, for this process and for helpers ---- */

static void rate_path(const char *of, char out[PATH_MAX])
{
    snprintf(out, PATH_MAX, "%.*s/rate", (int)(strrchr(of, '/') - of), of);
}

static bool write_rate(const char *helper, unsigned long one_in)
{
    char path[PATH_MAX];
    rate_path(helper, path);
    FILE *file = fopen(path, "w");
    return file && fprintf(file, "%lu", one_in) > 0 && !fclose(file);
}

static unsigned long read_rate(const char *helper)
{
    char path[PATH_MAX];
    unsigned long one_in = 0;
    rate_path(helper, path);
    FILE *file = fopen(path, "r");
    if (file && fscanf(file, "%lu", &one_in) != 1) one_in = 0;
    if (file) fclose(file);
    return one_in;
}

static void fail_one_in(unsigned long one_in, unsigned long seed)
{
    atomic_store(&failing_number, seed << 32);
    atomic_store(&failing_one_in, one_in);
}

/* One in 10^4 to 10^7: a compilation makes some hundred thousand. */
static unsigned long rate_of(unsigned run)
{
    static const unsigned long rates[] = {10000, 100000, 1000000, 10000000};
    return rates[run % 4];
}

/* ---- with isolation ---- */

static bool is_failure(RTresult result)
{
    return result == RT_ERROR_MEMORY_ALLOCATION_FAILED || result == RT_ERROR_LAUNCH_FAILED ||
           result == RT_ERROR_INVALID_SOURCE || result == RT_ERROR_INVALID_VALUE ||
           result == RT_ERROR_UNKNOWN || result == RT_ERROR_CONTEXT_CREATION_FAILED;
}

/* Failures while it is made, every other time, and while it runs. What was made is usable. */
static bool survives(const char *helper, unsigned run, unsigned *failures)
{
    struct launch l;
    const char *text = "";
    if (!write_rate(helper, rate_of(run))) return false;
    fail_one_in(run & 4 ? 10000 : 0, run);
    const RTresult made = launch_make(&l);
    fail_one_in(10000, run);
    const RTresult result = made ? made : launch_run(&l);
    fail_one_in(0, 0);
    *failures += result != RT_SUCCESS;
    bool good = write_rate(helper, 0);
    if (result && !is_failure(result)) {
        rtContextGetErrorString(l.context, result, &text);
        fprintf(stderr, "run %u: 0x%x %s\n", run, result, text);
        good = false;
    }
    if (!made && !launch_is_good(&l)) good = false;
    if (l.context && rtContextDestroy(l.context)) good = false;
    return good;
}

TEST(with_isolation)
{
    char helper[PATH_MAX], self[PATH_MAX] = "";
    unsigned failures = 0;
    CHECK(mkdtemp(folder));
    CHECK(readlink("/proc/self/exe", self, sizeof(self) - 1) > 0);
    snprintf(helper, sizeof(helper), "%s/helper", folder);
    CHECK(!symlink(self, helper));
    setenv("RW_HELPER", helper, 1);
    setenv("RW_ISOLATE", "1", 1);
    for (unsigned k = 0; k < runs; k++) CHECK(survives(helper, first_run + k, &failures));
    printf("     %u of %u runs failed\n", failures, runs);
    CHECK(failures > 0);
    CHECK_EQ(waitpid(-1, NULL, WNOHANG), -1);
    CHECK(rw_remove_folder(folder));
    unsetenv("RW_ISOLATE");
    unsetenv("RW_HELPER");
}

/* ---- without ---- */

/* Has LLVM been left with a lock, and said so? */
static bool is_locked(RTcontext context)
{
    const char *text = "";
    rtContextGetErrorString(context, rtContextLaunch2D(context, 0, 1, 1), &text);
    return strstr(text, "stays locked") != NULL;
}

enum { WELL, ERROR, REFUSED, UNUSABLE, ENDED, ENDS };

/* In a child: what LLVM had when it was left is lost, and this is to be done often. */
static int run_here(unsigned run)
{
    struct launch l;
    RTresult result = launch_make(&l);
    fail_one_in(rate_of(run + 1), run);
    if (!result) result = launch_run(&l);
    fail_one_in(0, 0);
    if (!result) return WELL;
    if (is_failure(result) && launch_is_good(&l)) return ERROR;
    return is_failure(result) && is_locked(l.context) ? REFUSED : UNUSABLE;
}

TEST(without_isolation)
{
    unsigned ended[ENDS] = {0};
    for (unsigned k = 0; k < runs; k++) {
        int status = 0;
        fflush(NULL);
        const pid_t child = fork();
        if (!child) _exit(run_here(first_run + k));
        CHECK(child > 0 && waitpid(child, &status, 0) == child);
        const int how = WIFEXITED(status) ? WEXITSTATUS(status) : ENDED;
        ended[how < ENDS ? how : ENDED]++;
    }
    printf("     %u runs: %u without a failure, %u errors, %u refused from then on, %u unusable, "
           "%u ended\n",
           runs, ended[WELL], ended[ERROR], ended[REFUSED], ended[UNUSABLE], ended[ENDED]);
    CHECK_EQ(ended[UNUSABLE] + ended[ENDED], 0);
    CHECK(ended[REFUSED] * 100 < runs + 100);
}

static const struct rw_test tests[] = {
    {"with-isolation", test_with_isolation},
    {"without-isolation", test_without_isolation},
};

int main(int argc, char **argv)
{
    if (argc == RW_ARGUMENT_COUNT) {
        fail_one_in(read_rate(argv[0]), (unsigned long)getpid());
        return rw_helper_serve(argc, argv);
    }
#ifdef RW_SANITIZED
    SKIP("the allocator is the sanitizer's");
#endif
    if (argc > 1) runs = (unsigned)atoi(argv[1]);
    if (argc > 2) first_run = (unsigned)atoi(argv[2]);
    setenv("RW_DEVICE", "cpu", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    if (launch_compile("")) return 1;
    return RUN_TABLE(tests);
}
