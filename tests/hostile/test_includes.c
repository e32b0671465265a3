/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C that includes what is none of its business: with RW_INCLUDES=given files outside of the
 * folders that are given are not there, whatever the way to them, and pipes are not waited for.
 * Needs clang.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "runtime/base/memory.h"
#include "runtime/source/clang.h"
#include "tests/folder.h"
#include "tests/harness.h"

static char folder[] = "/tmp/rw-includes-XXXXXX";

static void write_text(const char *name, const char *text)
{
    char path[128];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    FILE *file = fopen(path, "w");
    if (!file || fputs(text, file) < 0 || fclose(file)) abort();
}

static bool make_folders(void)
{
    char path[128];
    if (!mkdtemp(folder)) return false;
    for (int k = 0; k < 2; k++) {
        snprintf(path, sizeof(path), "%s/%s", folder, k ? "theirs" : "ours");
        if (mkdir(path, 0700)) return false;
    }
    write_text("ours/good.h", "#define GOOD 1\n");
    write_text("theirs/secret.h", "the secret word\n");
    snprintf(path, sizeof(path), "%s/theirs/pipe", folder);
    return !mkfifo(path, 0700);
}

/* Compiles a source that includes a file by this name. */
static RTresult include(const char *name, bool given, unsigned compiler,
                        struct rw_source_result *out)
{
    char text[512], option[128];
    const char *const options[] = {option};
    snprintf(option, sizeof(option), "-I%s/ours", folder);
    snprintf(text, sizeof(text),
             "#include \"good.h\"\n#include %s\n"
             "extern \"C\" __global__ void f(int *p) { *p = GOOD; }\n",
             name);
    const struct rw_source source = {text, "a.cu", NULL, 1, options};
    const struct rw_source_compilers compilers = {
        .compiler = compiler, .clang = getenv("RW_CLANG"), .given_includes = given};
    return rw_source_to_ptx(&source, &compilers, out);
}

static void forget(struct rw_source_result *made)
{
    rw_free(made->ptx);
    rw_free(made->message);
}

TEST(what_is_given)
{
    static const char *const names[] = {"\"good.h\"", "<raywright_device.h>", "<math.h>"};
    for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++) {
        struct rw_source_result made;
        RTresult result = include(names[k], true, RW_SOURCE_AUTO, &made);
        if (result) fprintf(stderr, "%s\n", made.message);
        CHECK_EQ(result, RT_SUCCESS);
        CHECK(made.ptx && strstr(made.ptx, ".entry f"));
        forget(&made);
    }
}

/* Ours has to be among the formats: %s is the folder. */
TEST(what_is_not)
{
    static const char *const formats[] = {
        "\"%s/theirs/secret.h\"", "\"%s/ours/../theirs/secret.h\"",
        "\"../theirs/secret.h\"", "\"/etc/passwd\"",
        "\"/proc/self/environ\"", "\"%s/theirs/pipe\"",
        "\"/dev/zero\"",          "\"/dev/stdin\"",
        "\"../../../etc/passwd\""};
    for (size_t k = 0; k < sizeof(formats) / sizeof(formats[0]); k++) {
        char name[256];
        struct rw_source_result made;
        const char *at = strstr(formats[k], "%s");
        snprintf(name, sizeof(name), "%.*s%s%s", at ? (int)(at - formats[k]) : 0, formats[k],
                 at ? folder : "", at ? at + 2 : formats[k]);
        CHECK_EQ(include(name, true, RW_SOURCE_AUTO, &made), RT_ERROR_INVALID_SOURCE);
        CHECK_CONTAINS(made.message, "file not found");
        CHECK(!strstr(made.message, "the secret") && !strstr(made.message, "root:"));
        forget(&made);
    }
}

TEST(without_limit)
{
    struct rw_source_result made;
    char name[256];
    snprintf(name, sizeof(name), "\"%s/theirs/secret.h\"", folder);
    CHECK_EQ(include(name, false, RW_SOURCE_CLANG, &made), RT_ERROR_INVALID_SOURCE);
    CHECK_CONTAINS(made.message, "the secret");
    forget(&made);
    CHECK_EQ(include(name, true, RW_SOURCE_NVRTC, &made), RT_ERROR_NOT_SUPPORTED);
    CHECK_CONTAINS(made.message, "NVRTC includes any file");
    forget(&made);
}

static const struct rw_test tests[] = {
    {"what-is-given", test_what_is_given},
    {"what-is-not", test_what_is_not},
    {"without-limit", test_without_limit},
};

int main(void)
{
    char clang[256], why[512];
    if (!rw_clang_find(getenv("RW_CLANG"), clang, sizeof(clang), why, sizeof(why)))
        SKIP("there is no clang");
    if (!make_folders()) return 1;
    int failed = RUN_TABLE(tests);
    if (chdir(folder)) return 1; /* somewhere that leads to no folder of ours */
    failed |= RUN_TABLE(tests);
    if (chdir("/")) return 1;
    failed |= RUN_TABLE(tests);
    return !rw_remove_folder(folder) || failed;
}
