/* SPDX-License-Identifier: Apache-2.0 */
/* CUDA C by clang: what it compiles, NVRTC's options, messages, and where no compiler is. */
#include <stdbool.h>
#include <errno.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/source/clang.h"
#include "runtime/source/clang_options.h"
#include "runtime/source/process.h"

#include "tests/harness.h"

static struct rw_source_result made;

static RTresult compile_as(const struct rw_source *source, unsigned compiler, const char *nvrtc,
                           const char *clang)
{
    const struct rw_source_compilers compilers = {compiler, nvrtc, clang, false};
    rw_free(made.ptx);
    rw_free(made.message);
    return rw_source_to_ptx(source, &compilers, &made);
}

static RTresult compile(const char *text, unsigned count, const char *const *options)
{
    const struct rw_source source = {text, "programs \"a\".cu", NULL, count, options};
    return compile_as(&source, RW_SOURCE_CLANG, NULL, getenv("RW_CLANG"));
}

static RTresult compile_option(const char *text, const char *option)
{
    return compile(text, 1, &option);
}

TEST(compiles)
{
    CHECK_EQ(compile("extern \"C\" __global__ void f(float *x) { *x = sqrtf(*x); }", 0, NULL),
             RT_SUCCESS);
    CHECK(!made.message);
    CHECK_CONTAINS(made.ptx, ".entry f");
    CHECK_EQ(made.ptx_size, strlen(made.ptx));
}

/* Also functions without a qualifier, and constants that they read. */
TEST(keeps_functions_nothing_calls)
{
    CHECK_EQ(compile("static const int more[2] = {7654321, 3};\n"
                     "int twice(int x) { return 2 * x + more[x & 1]; }",
                     0, NULL),
             RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, ".func");
    CHECK_CONTAINS(made.ptx, "twice");
}

TEST(error_names_file_and_line)
{
    CHECK_EQ(compile("\n\nvoid f() { undeclared = 1; }", 0, NULL), RT_ERROR_INVALID_SOURCE);
    CHECK(!made.ptx);
    CHECK(!strncmp(made.message, "programs \"a\".cu cannot be compiled (", 36));
    CHECK_CONTAINS(made.message, "a\".cu:3:12: error:");
    CHECK_CONTAINS(made.message, "undeclared");
}

/* Errors in PTX are reported with these lines. */
TEST(ptx_has_lines)
{
    CHECK_EQ(compile("\n\nint f(int x) { return 3 * x; }", 0, NULL), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, ".loc\t1 3 ");
    CHECK_CONTAINS(made.ptx, ".file\t1 \"programs ");
}

TEST(options_are_translated)
{
    static const char *const separate[] = {"-D",   "VALUE=1234567", "-rdc",
                                           "true", "-lineinfo",     "--std=c++14"};
    CHECK_EQ(compile_option("int f() { return VALUE; }", "-DVALUE=1234567"), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "1234567");
    CHECK_EQ(compile_option("int f() { return VALUE; }", "--define-macro=VALUE=1234567"),
             RT_SUCCESS);
    CHECK_EQ(compile("int f() { return VALUE + (__cplusplus == 201402L ? 1 : undeclared); }", 6,
                     separate),
             RT_ERROR_INVALID_SOURCE);
    CHECK_CONTAINS(made.message, "undeclared");
    CHECK_EQ(
        compile("static_assert(VALUE == 1234567 && __cplusplus == 201402L, \"\");", 6, separate),
        RT_SUCCESS);
    CHECK_EQ(compile_option("int f() { return VALUE; }", "-UVALUE"), RT_ERROR_INVALID_SOURCE);
    CHECK_EQ(compile_option("int f() { return 1; }", "--gpu-architecture=compute_80"), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, ".target sm_80");
}

TEST(arithmetic_is_as_asked_for)
{
    static const char text[] = "float f(float x, float y) { return x * y + x / y + sqrtf(y); }\n"
                               "float g(float x) { return sinf(x); }\n";
    CHECK_EQ(compile(text, 0, NULL), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "fma.rn.f32");
    CHECK_CONTAINS(made.ptx, "div.rn.f32");
    CHECK(!strstr(made.ptx, "approx"));
    CHECK_EQ(compile_option(text, "--fmad=false"), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "mul.rn.f32");
    CHECK_EQ(compile_option(text, "-prec-div=false"), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "div.full.f32");
    CHECK_EQ(compile_option(text, "--use_fast_math"), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "div.approx.ftz.f32");
    CHECK_CONTAINS(made.ptx, "sqrt.approx.ftz.f32");
    CHECK_CONTAINS(made.ptx, "sin.approx.ftz.f32");
}

TEST(bad_options_are_named)
{
    static const char *const bad[] = {"--no-such-option", "-fno-such", "source.cu", "-I",
                                      "--fmad=maybe",     "-arch=75",  "-arch=sm_"};
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        CHECK_EQ(compile_option("int f() { return 1; }", bad[i]), RT_ERROR_INVALID_SOURCE);
        CHECK_CONTAINS(made.message, bad[i]);
        CHECK_CONTAINS(made.message, "RW_CUDA_COMPILER");
    }
}

static void write_file(const char *folder, const char *name, const char *text)
{
    char path[128];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) < 0 || fclose(file)) exit(1);
}

static void remove_file(const char *folder, const char *name)
{
    char path[128];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    unlink(path);
}

/* The application's <cmath> goes before ours; what it is beside goes before the working folder. */
TEST(includes)
{
    char folder[] = "clang-XXXXXX";
    CHECK(mkdtemp(folder));
    write_file(folder, "clang_own.h", "#define OWN 7654321\n");
    write_file(folder, "cmath", "#define MATHEMATICS 2345678\n");
    write_file(".", "clang_own.h", "#error wrong one\n");
    const struct rw_source source = {
        "#include \"clang_own.h\"\n#include <cmath>\n#include <vector>\n"
        "#include <cstdint>\n#include <raywright_device.h>\n"
        "uint32_t f() { return OWN + MATHEMATICS; }",
        "x.cu", folder, 0, NULL};
    char name[64];
    snprintf(name, sizeof(name), "%s/x.cu", folder);
    const struct rw_source named = {"#include \"clang_own.h\"\n", name, NULL, 0, NULL};
    RTresult by_name = compile_as(&named, RW_SOURCE_CLANG, NULL, getenv("RW_CLANG"));
    RTresult result = compile_as(&source, RW_SOURCE_CLANG, NULL, getenv("RW_CLANG"));
    remove_file(folder, "clang_own.h");
    remove_file(folder, "cmath");
    unlink("clang_own.h");
    rmdir(folder);
    if (result) fprintf(stderr, "%s\n", made.message);
    CHECK_EQ(result, RT_SUCCESS);
    CHECK_EQ(by_name, RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "9999999");
}

/* Variables that compilers read are none of the program's. */
TEST(environment_stays_outside)
{
    setenv("CPATH", "/nonexistent", 1);
    setenv("CCC_OVERRIDE_OPTIONS", "+--no-such-option", 1);
    CHECK_EQ(compile("int f() { return 1; }", 0, NULL), RT_SUCCESS);
    unsetenv("CPATH");
    unsetenv("CCC_OVERRIDE_OPTIONS");
}

TEST(missing_compilers_are_named)
{
    const struct rw_source source = {.text = "", .name = "x.cu"};
    CHECK_EQ(compile_as(&source, RW_SOURCE_CLANG, NULL, "/nonexistent/clang"),
             RT_ERROR_NOT_SUPPORTED);
    CHECK_STR(made.message, "x.cu cannot be compiled: no clang: RW_CLANG is /nonexistent/clang, "
                            "which is no program");
    CHECK_EQ(compile_as(&source, RW_SOURCE_CLANG, NULL, "/usr"), RT_ERROR_NOT_SUPPORTED);
    CHECK_STR(made.message, "x.cu cannot be compiled: no clang: RW_CLANG is /usr, which is no "
                            "program");
}

/* Clang takes the place of an NVRTC that is not found, not of one that is named and does not load:
 * nobody would know that the code is another. */
TEST(named_nvrtc_has_to_load)
{
    const struct rw_source source = {.text = "int f() { return 1; }", .name = "x.cu"};
    static const unsigned compilers[] = {RW_SOURCE_AUTO, RW_SOURCE_NVRTC};
    for (int i = 0; i < 2; i++) {
        CHECK_EQ(compile_as(&source, compilers[i], "/nonexistent", getenv("RW_CLANG")),
                 RT_ERROR_NOT_SUPPORTED);
        CHECK_CONTAINS(made.message, "x.cu cannot be compiled: no NVRTC: RW_NVRTC is /nonexistent");
        CHECK_CONTAINS(made.message, "set RW_CUDA_COMPILER to clang");
        CHECK(!made.ptx);
    }
    CHECK_EQ(compile_as(&source, RW_SOURCE_CLANG, "/nonexistent", getenv("RW_CLANG")), RT_SUCCESS);
    CHECK_CONTAINS(made.ptx, "LLVM NVPTX");
}

TEST(environment_chooses)
{
    const struct rw_source source = {.text = "int f() { return 1; }", .name = "x.cu"};
    struct rw_source_result out;
    char *before = getenv("RW_CUDA_COMPILER") ? strdup(getenv("RW_CUDA_COMPILER")) : NULL;
    setenv("RW_CUDA_COMPILER", "clagn", 1);
    CHECK_EQ(rw_source_to_ptx(&source, NULL, &out), RT_ERROR_INVALID_VALUE);
    CHECK_CONTAINS(out.message, "it may be auto, nvrtc, clang; the nearest is clang");
    rw_free(out.message);
    setenv("RW_CUDA_COMPILER", "clang", 1);
    CHECK_EQ(rw_source_to_ptx(&source, NULL, &out), RT_SUCCESS);
    CHECK_CONTAINS(out.ptx, "LLVM NVPTX");
    rw_free(out.ptx);
    unsetenv("RW_CUDA_COMPILER");
    if (before) setenv("RW_CUDA_COMPILER", before, 1);
    free(before);
}

static rw_process_status run(const char *script, unsigned seconds, char **output)
{
    struct rw_process process;
    char program[] = "/bin/sh", option[] = "-c", text[256], path[RW_PROCESS_PATH];
    size_t size;
    if (!rw_process_open(&process, 1) || !rw_process_write(&process, RW_PROCESS_FIRST, "contents"))
        exit(1);
    rw_process_path(&process, RW_PROCESS_FIRST, path);
    snprintf(text, sizeof(text), script, path);
    char *arguments[] = {program, option, text, NULL};
    rw_process_status status = rw_process_run(&process, arguments, seconds);
    *output = rw_process_read(&process, RW_PROCESS_OUTPUT, &size);
    rw_process_close(&process);
    return status;
}

TEST(processes)
{
    char *output;
    CHECK_EQ(run("cat %s; read x && echo more; echo wrong >&2; exit 7", 60, &output), 7);
    CHECK_STR(output, "contents");
    rw_free(output);
    CHECK_EQ(run("kill -TERM $$ # %s", 60, &output), RW_PROCESS_SIGNAL + 15);
    rw_free(output);
    CHECK_EQ(run("exec sleep 30 # %s", 0, &output), -ETIME);
    rw_free(output);
}

TEST(out_of_memory)
{
    bool done = false;
    for (unsigned long n = 1; n < 400 && !done; n = n < 8 ? n + 1 : n * 3 / 2) {
        rw_memory_fail_at(n);
        done = compile("int f() { return 1; }", 0, NULL) == RT_SUCCESS;
        rw_memory_fail_at(0);
        CHECK(done == (made.ptx != NULL));
        if (n == 1) CHECK(!done);
    }
    CHECK(done);
}

static const struct rw_test tests[] = {
    {"compiles", test_compiles},
    {"keeps functions nothing calls", test_keeps_functions_nothing_calls},
    {"error names file and line", test_error_names_file_and_line},
    {"PTX has lines", test_ptx_has_lines},
    {"options are translated", test_options_are_translated},
    {"arithmetic is as asked for", test_arithmetic_is_as_asked_for},
    {"bad options are named", test_bad_options_are_named},
    {"includes", test_includes},
    {"environment stays outside", test_environment_stays_outside},
    {"missing compilers are named", test_missing_compilers_are_named},
    {"a named NVRTC has to load", test_named_nvrtc_has_to_load},
    {"environment chooses", test_environment_chooses},
    {"processes", test_processes},
    {"out of memory", test_out_of_memory},
};

int main(void)
{
    char path[4096], why[4096];
    if (!rw_clang_find(getenv("RW_CLANG"), path, sizeof(path), why, sizeof(why))) SKIP(why);
    int result = RUN_TABLE(tests);
    rw_free(made.ptx);
    rw_free(made.message);
    return result;
}
