/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtuCUDACompile*: CUDA C to PTX without a context. What needs NVRTC is skipped where it is not
 * installed.
 */
#include <pthread.h>

#include "raywright.h"
#include "tests/harness.h"

static const char source[] = "#include <optix.h>\n"
                             "#ifndef GAIN\n"
                             "#error GAIN is not set\n"
                             "#endif\n"
                             "rtDeclareVariable(float, gain, , ) = GAIN;\n"
                             "RT_PROGRAM void camera() {}\n";
static const char *arguments[] = {"-DGAIN=2.0f"};

/* Both texts of a compilation, to be freed. */
static RTresult fetch(RTsize result_size, RTsize error_size, char **ptx, char **log)
{
    *ptx = malloc(result_size);
    *log = malloc(error_size);
    if (!*ptx || !*log) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    return rtuCUDAGetCompileResult(*ptx, *log);
}

TEST(nothing_compiled)
{
    char ptx[8], log[8];
    CHECK_EQ(rtuCUDAGetCompileResult(ptx, log), RT_ERROR_INVALID_VALUE);
}

TEST(arguments_are_checked)
{
    RTsize n, m;
    const char *hole[] = {NULL};
    CHECK_EQ(rtuCUDACompileString(NULL, NULL, 0, &n, &m), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuCUDACompileString(source, NULL, 1, &n, &m), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuCUDACompileString(source, hole, 1, &n, &m), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuCUDACompileString(source, NULL, 0, NULL, &m), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuCUDACompileFile(source, NULL, 0, &n, NULL), RT_ERROR_INVALID_VALUE);
    CHECK_EQ(rtuCUDACompileFile("/nonexistent.cu", NULL, 0, &n, &m), RT_ERROR_FILE_NOT_FOUND);
}

TEST(string)
{
    RTsize n = 0, m = 0;
    char *ptx, *log;
    RTresult result = rtuCUDACompileString(source, arguments, 1, &n, &m);
    if (result == RT_ERROR_NOT_SUPPORTED) SKIP("NVRTC is not installed");
    CHECK_EQ(result, RT_SUCCESS);
    CHECK_EQ(fetch(n, m, &ptx, &log), RT_SUCCESS);
    CHECK_EQ(strlen(ptx) + 1, n);
    CHECK_STR(log, "");
    CHECK_CONTAINS(ptx, ".visible .entry _Z6camerav(");
    free(ptx);
    free(log);
}

TEST(failure_has_a_log)
{
    RTsize n = 0, m = 0;
    char *ptx, *log;
    CHECK_EQ(rtuCUDACompileString(source, NULL, 0, &n, &m), RT_ERROR_INVALID_SOURCE);
    CHECK_EQ(fetch(n, m, &ptx, &log), RT_SUCCESS);
    CHECK_STR(ptx, "");
    CHECK_EQ(strlen(log) + 1, m);
    CHECK_CONTAINS(log, "GAIN is not set");
    free(ptx);
    free(log);
}

/* A file in tests/headers, which includes only what is near it or in the public headers. */
TEST(file)
{
    RTsize n = 0, m = 0;
    CHECK_EQ(rtuCUDACompileFile(RW_SOURCE_DIR "/tests/headers/classic.cu", NULL, 0, &n, &m),
             RT_SUCCESS);
    CHECK(n > 1000);
}

static void *compile_in_thread(void *unused)
{
    (void)unused;
    RTsize n, m;
    return rtuCUDACompileString("error", NULL, 0, &n, &m) == RT_ERROR_INVALID_SOURCE ? unused
                                                                                     : NULL;
}

/* Another thread's compilation leaves this one's result. */
TEST(threads)
{
    RTsize n = 0, m = 0;
    char *ptx, *log;
    pthread_t thread;
    void *same = NULL;
    CHECK_EQ(rtuCUDACompileString(source, arguments, 1, &n, &m), RT_SUCCESS);
    CHECK(!pthread_create(&thread, NULL, compile_in_thread, &n));
    CHECK(!pthread_join(thread, &same));
    CHECK(same == &n);
    CHECK_EQ(fetch(n, m, &ptx, &log), RT_SUCCESS);
    CHECK_CONTAINS(ptx, "_Z6camerav");
    free(ptx);
    free(log);
}

static const struct rw_test tests[] = {
    {"nothing compiled", test_nothing_compiled},
    {"arguments are checked", test_arguments_are_checked},
    {"string", test_string},
    {"failure has a log", test_failure_has_a_log},
    {"file", test_file},
    {"threads", test_threads},
};

int main(void)
{
    return RUN_TABLE(tests);
}
