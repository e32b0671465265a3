/* SPDX-License-Identifier: Apache-2.0 */
/* Run-time compilation of CUDA C. Needs NVRTC, but not a GPU. */
#define _GNU_SOURCE /* program_invocation_name */
#include <errno.h>
#include <stdbool.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/source/source.h"
#include "runtime/source/nvrtc_api.h"

#include "tests/harness.h"

static char *ptx, *message;
static size_t size;

static RTresult compile(const char *source, const char *folder, unsigned count,
                        const char *const *options)
{
    const struct rw_source s = {source, "programs.cu", folder, count, options};
    const struct rw_source_compilers compilers = {RW_SOURCE_NVRTC, getenv("RW_NVRTC"), NULL, false};
    struct rw_source_result made;
    rw_free(ptx);
    rw_free(message);
    RTresult result = rw_source_to_ptx(&s, &compilers, &made);
    ptx = made.ptx;
    size = made.ptx_size;
    message = made.message;
    return result;
}

TEST(compiles)
{
    CHECK_EQ(compile("extern \"C\" __global__ void f(float *x) { *x = sqrtf(*x); }", NULL, 0, NULL),
             RT_SUCCESS);
    CHECK(!message);
    CHECK_CONTAINS(ptx, ".entry f");
    CHECK_EQ(size, strlen(ptx));
}

TEST(keeps_functions_nothing_calls)
{
    CHECK_EQ(compile("int twice(int x) { return 2 * x; }", NULL, 0, NULL), RT_SUCCESS);
    CHECK_CONTAINS(ptx, ".func");
    CHECK_CONTAINS(ptx, "twice");
}

TEST(error_names_file_and_line)
{
    CHECK_EQ(compile("\n\nvoid f() { undeclared = 1; }", NULL, 0, NULL), RT_ERROR_INVALID_SOURCE);
    CHECK(!ptx);
    CHECK(!strncmp(message, "programs.cu cannot be compiled (NVRTC ", 38));
    CHECK_CONTAINS(message, "programs.cu(3)");
    CHECK_CONTAINS(message, "undeclared");
}

TEST(passes_options_on)
{
    static const char *const options[] = {"-DVALUE=1234567"};
    CHECK_EQ(compile("int f() { return VALUE; }", NULL, 1, options), RT_SUCCESS);
    CHECK_CONTAINS(ptx, "1234567");
    CHECK_EQ(compile("int f() { return VALUE; }", NULL, 0, NULL), RT_ERROR_INVALID_SOURCE);
}

TEST(architecture_can_be_chosen)
{
    static const char *const options[] = {"--gpu-architecture=compute_80"};
    CHECK_EQ(compile("int f() { return 1; }", NULL, 1, options), RT_SUCCESS);
    CHECK_CONTAINS(ptx, ".target sm_80");
}

TEST(bad_option_is_reported)
{
    static const char *const options[] = {"--no-such-option"};
    CHECK_EQ(compile("int f() { return 1; }", NULL, 1, options), RT_ERROR_INVALID_SOURCE);
    CHECK_CONTAINS(message, "no-such-option");
}

TEST(includes_from_the_sources_folder)
{
    char folder[] = "nvrtc-XXXXXX", file[64];
    CHECK(mkdtemp(folder));
    snprintf(file, sizeof(file), "%s/own.h", folder);
    FILE *header = fopen(file, "w");
    CHECK(header);
    fputs("#define OWN 7654321\n", header);
    fclose(header);
    RTresult result = compile("#include \"own.h\"\nint f() { return OWN; }", folder, 0, NULL);
    unlink(file);
    rmdir(folder);
    CHECK_EQ(result, RT_SUCCESS);
    CHECK_CONTAINS(ptx, "7654321");
}

TEST(includes_the_device_header)
{
    CHECK_EQ(compile("#include <raywright_device.h>\nint f() { return 3; }", NULL, 0, NULL),
             RT_SUCCESS);
}

TEST(missing_library_says_where)
{
    const struct rw_source source = {.text = "", .name = "x.cu"};
    const struct rw_source_compilers compilers = {RW_SOURCE_NVRTC, "/nonexistent/libnvrtc.so", NULL,
                                                  false};
    struct rw_source_result made;
    CHECK_EQ(rw_source_to_ptx(&source, &compilers, &made), RT_ERROR_NOT_SUPPORTED);
    CHECK_CONTAINS(made.message, "/nonexistent/libnvrtc.so");
    CHECK_CONTAINS(made.message, "RW_NVRTC");
    rw_free(made.message);
}

TEST(out_of_memory)
{
    bool done = false;
    for (unsigned long n = 1; n < 20 && !done; n++) {
        rw_memory_fail_at(n);
        done = compile("int f() { return 1; }", NULL, 0, NULL) == RT_SUCCESS;
        rw_memory_fail_at(0);
        CHECK(done == (ptx != NULL));
        if (n == 1) CHECK(!done);
    }
    CHECK(done);
}

/* Where pip puts NVRTC: beside the Python of the search path, and that of the program that runs. */
static bool is_searched(const char *wanted)
{
    char folder[4096];
    for (size_t i = 0; rw_nvrtc_folder(i, folder, sizeof(folder)); i++)
        if (!strcmp(folder, wanted)) return true;
    return false;
}

TEST(searches_site_packages)
{
    char bin[] = "/tmp/rw-python-XXXXXX", python[64], wanted[128];
    char *before = strdup(getenv("PATH")), *name = program_invocation_name;
    CHECK(mkdtemp(bin));
    snprintf(python, sizeof(python), "%s/python3", bin);
    snprintf(wanted, sizeof(wanted), "%s/../lib/python3*/*-packages/nvidia/*/lib", bin);
    setenv("PATH", bin, 1);
    CHECK(!is_searched(wanted));
    CHECK(!symlink("/bin/true", python));
    CHECK(is_searched(wanted));
    program_invocation_name = python; /* as if this were that Python */
    setenv("PATH", "/nowhere", 1);
    CHECK(is_searched(wanted));
    CHECK(is_searched("/usr/lib/python3*/*-packages/nvidia/*/lib"));
    setenv("VIRTUAL_ENV", "/env", 1);
    CHECK(is_searched("/env/lib/python3*/*-packages/nvidia/*/lib"));
    unlink(python);
    rmdir(bin);
    setenv("PATH", before, 1);
    unsetenv("VIRTUAL_ENV");
    program_invocation_name = name;
    free(before);
}

static const struct rw_test tests[] = {
    {"searches site-packages", test_searches_site_packages},
    {"compiles", test_compiles},
    {"keeps functions nothing calls", test_keeps_functions_nothing_calls},
    {"error names file and line", test_error_names_file_and_line},
    {"passes options on", test_passes_options_on},
    {"architecture can be chosen", test_architecture_can_be_chosen},
    {"bad option is reported", test_bad_option_is_reported},
    {"includes from the source's folder", test_includes_from_the_sources_folder},
    {"includes the device header", test_includes_the_device_header},
    {"missing library says where", test_missing_library_says_where},
    {"out of memory", test_out_of_memory},
};

int main(void)
{
    char why[1024];
    if (!rw_nvrtc_api(getenv("RW_NVRTC"), why, sizeof(why))) SKIP(why);
    int result = RUN_TABLE(tests);
    rw_free(ptx);
    rw_free(message);
    return result;
}
