/* SPDX-License-Identifier: Apache-2.0 */
/* Environment variables: defaults, values, refusals, help, and lack of memory. */
#include "runtime/base/memory.h"
#include "runtime/base/options.h"
#include "runtime/source/source.h"

#include "tests/harness.h"

static const char *const names[] = {
    "RW_DEBUG",  "RW_DEVICE",   "RW_THREADS",       "RW_STRATEGY",    "RW_THRESHOLD",
    "RW_REFILL", "RW_DUMP_DIR", "RW_DUMP_PASS",     "RW_SKIP_PASS",   "RW_CACHE_DIR",
    "RW_NVRTC",  "RW_NODES",    "RW_TIME_LIMIT",    "RW_REPLACE_PTX", "RW_CUDA_COMPILER",
    "RW_CLANG",  "RW_BATCH",    "RW_COMPILE_LIMIT", "RW_OIDN",
};

static struct rw_options options;
static char error[256];

static void unset_all(void)
{
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) unsetenv(names[i]);
    error[0] = 0;
}

TEST(defaults)
{
    unset_all();
    CHECK_EQ(rw_options_read(&options, error, sizeof(error)), RT_SUCCESS);
    CHECK_EQ(options.debug, 0);
    CHECK_STR(options.device, "auto");
    CHECK_EQ(options.threads, 0);
    CHECK_EQ(options.strategy, RW_STRATEGY_AUTO);
    CHECK(!options.dump_dir && !options.skip_pass && !options.cache_dir && !options.nvrtc);
    CHECK(!options.clang && !options.oidn && options.cuda_compiler == RW_SOURCE_AUTO);
    rw_options_free(&options);
}

TEST(values)
{
    unset_all();
    setenv("RW_DEBUG", "verify,log", 1);
    setenv("RW_DEVICE", "cuda:12", 1);
    setenv("RW_THREADS", "7", 1);
    setenv("RW_STRATEGY", "direct", 1);
    setenv("RW_THRESHOLD", "32", 1);
    setenv("RW_REFILL", "16", 1);
    setenv("RW_NODES", "narrow", 1);
    setenv("RW_SKIP_PASS", "remat,pointers", 1);
    setenv("RW_CACHE_DIR", "off", 1);
    setenv("RW_TIME_LIMIT", "12.25", 1);
    setenv("RW_COMPILE_LIMIT", "0.5", 1);
    CHECK_EQ(rw_options_read(&options, error, sizeof(error)), RT_SUCCESS);
    CHECK_EQ(options.debug, RW_DEBUG_VERIFY | RW_DEBUG_LOG);
    CHECK_STR(options.device, "cuda:12");
    CHECK_EQ(options.threads, 7);
    CHECK_EQ(options.strategy, RWC_STRATEGY_DIRECT);
    CHECK_EQ(options.threshold, 32);
    CHECK_EQ(options.refill, 16);
    CHECK_EQ(options.nodes, RW_NODES_NARROW);
    CHECK_EQ(rw_options_schedule(&options, true, true).threshold, 32);
    CHECK_EQ(rw_options_schedule(&options, false, false).refill, 16);
    CHECK_STR(options.skip_pass, "remat,pointers");
    CHECK_STR(options.cache_dir, "off");
    CHECK(options.time_limit == 12.25);
    CHECK(options.compile_limit == 0.5);
    rw_options_free(&options);
    CHECK(!options.device);
}

/* Paths take idle lanes at once, unless all trees are small: those wait for many. */
TEST(schedules)
{
    unset_all();
    CHECK_EQ(rw_options_read(&options, error, sizeof(error)), RT_SUCCESS);
    CHECK_EQ(options.nodes, RW_NODES_BY_SCENE);
    struct rw_schedule one = rw_options_schedule(&options, false, true);
    struct rw_schedule paths = rw_options_schedule(&options, true, false);
    struct rw_schedule small = rw_options_schedule(&options, true, true);
    CHECK(paths.refill < one.refill && one.refill < small.refill);
    CHECK(small.threshold < one.threshold && one.threshold == paths.threshold);
    rw_options_free(&options);
}

TEST(empty_is_not_set)
{
    unset_all();
    setenv("RW_DEVICE", "", 1);
    setenv("RW_DUMP_DIR", "", 1);
    CHECK_EQ(rw_options_read(&options, error, sizeof(error)), RT_SUCCESS);
    CHECK_STR(options.device, "auto");
    CHECK(!options.dump_dir);
    rw_options_free(&options);
}

TEST(refusals)
{
    static const char *const cases[][3] = {
        {"RW_THREADS", "many", "0 to 1024"},
        {"RW_THREADS", "-1", "0 to 1024"},
        {"RW_THREADS", "4x", "0 to 1024"},
        {"RW_THRESHOLD", "33", "0 to 32"},
        {"RW_REFILL", "33", "0 to 32"},
        {"RW_STRATEGY", "state", "states, structured, direct, batch, auto"},
        {"RW_DEVICE", "cuda:", "cuda:N"},
        {"RW_DEVICE", "cuda:1a", "cuda:N"},
        {"RW_DEVICE", "gpu", "auto, cuda"},
        {"RW_TIME_LIMIT", "1.2.3", "0 to 1000000 seconds"},
        {"RW_TIME_LIMIT", ".", "0 to 1000000 seconds"},
        {"RW_TIME_LIMIT", "1e3", "0 to 1000000 seconds"},
        {"RW_TIME_LIMIT", "-1", "0 to 1000000 seconds"},
        {"RW_COMPILE_LIMIT", "soon", "0 to 1000000 seconds"},
        {"RW_TIME_LIMIT", "1000000.5", "0 to 1000000 seconds"},
        {"RW_DEBUG", "log,verfy", "help, log, verify"},
        {"RW_STRATEGY", "state", "; the nearest is states"},
        {"RW_CUDA_COMPILER", "gcc", "auto, nvrtc, clang"},
        {"RW_CUDA_COMPILER", "nvtrc", "; the nearest is nvrtc"},
        {"RW_DEBUG", "log,verfy", "; the nearest is verify"},
        {"RW_REPLACE_PTX", "kernel.ptx", "6 to 32 digits"},
        {"RW_REPLACE_PTX", "12345=kernel.ptx", "HASH=FILE"},
        {"RW_REPLACE_PTX", "123456=", "HASH=FILE"},
        {"RW_REPLACE_PTX", "123456=a.ptx,=b.ptx", "HASH=FILE"},
        {"RW_SKIP_PASS", "remat,splt", "simplify"},
        {"RW_SKIP_PASS", "split", "pointers"}, /* a pass that is needed */
    };
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        unset_all();
        setenv(cases[i][0], cases[i][1], 1);
        CHECK_EQ(rw_options_read(&options, error, sizeof(error)), RT_ERROR_INVALID_VALUE);
        CHECK_CONTAINS(error, cases[i][0]);
        CHECK_CONTAINS(error, cases[i][1]);
        CHECK_CONTAINS(error, cases[i][2]);
        CHECK(!options.device);
    }
}

TEST(help_names_every_variable)
{
    char *help = rw_options_help();
    CHECK(help);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++) CHECK_CONTAINS(help, names[i]);
    CHECK_CONTAINS(help, "default: auto");
    rw_free(help);
}

TEST(out_of_memory)
{
    unset_all();
    setenv("RW_DUMP_DIR", "dumps", 1);
    RTresult result = RT_ERROR_UNKNOWN;
    for (unsigned long n = 1; n < 20 && result; n++) {
        rw_memory_fail_at(n);
        result = rw_options_read(&options, error, sizeof(error));
        if (result) CHECK_CONTAINS(error, "out of memory");
        if (n == 1) CHECK_EQ(result, RT_ERROR_MEMORY_ALLOCATION_FAILED);
    }
    rw_memory_fail_at(0);
    CHECK_EQ(result, RT_SUCCESS);
    rw_options_free(&options);
}

static const struct rw_test tests[] = {
    {"defaults", test_defaults},
    {"values", test_values},
    {"schedules", test_schedules},
    {"empty is not set", test_empty_is_not_set},
    {"refusals", test_refusals},
    {"help names every variable", test_help_names_every_variable},
    {"out of memory", test_out_of_memory},
};

int main(void)
{
    return RUN_TABLE(tests);
}
