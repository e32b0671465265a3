/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Every source by one compiler at several architectures, levels of optimisation and debug options:
 * each PTX is parsed, printed, parsed again, lifted and verified; the shapes run from it against
 * their reference; the samples' pictures are compared with those of the usual compilation, bit by
 * bit.
 *   corpus SHAPES-PROGRAM nvrtc|nvcc|clang PATH few|all
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/corpus/corpus.h"
#include "tests/harness.h"

static const char *const architectures[] = {"75", "80", "90"};

/* What is appended to the architecture; the first few are what the short test takes. */
static const struct {
    const char *compiler, *architecture;
    const char *options[12];
} compilers[] = {
    {"nvrtc",
     "-arch=compute_",
     {"", "-G", "-lineinfo", "-Ofc=max", "-Ofc=min", "-dopt=on -lineinfo"}},
    {"nvcc",
     "-arch=compute_",
     {"", "-G", "-lineinfo", "-Xcicc -O1", "-Xcicc -O2", "-Xcicc -O0", "-Xcicc -O1 -lineinfo"}},
    {"clang",
     "--cuda-gpu-arch=sm_",
     {"-O2", "-O0 -g", "-O3 -gline-tables-only", "-O1", "-O3", "-O0", "-O2 -g", "-O1 -g"}},
};
enum { COMPILERS = sizeof(compilers) / sizeof(compilers[0]), SHORT = 2 };

static const char *shapes_program;
static float *usual; /* the pictures to compare with */
static size_t usual_count;
static unsigned files, pictures, shapes, failures;

static bool exists(const char *folder, const char *name)
{
    char path[1024];
    snprintf(path, sizeof(path), "%s/%s.ptx", folder, name);
    return !access(path, R_OK);
}

static void run_shapes(const char *folder, bool all)
{
    static const char *const groups[] = {"recursion", "callhits", "flow",
                                         "values",    "payloads", "calls",
                                         "frames",    "pointers", "pointers_nested"};
    for (size_t i = 0; i < (all ? sizeof(groups) / sizeof(groups[0]) : 2); i++) {
        char command[2048];
        if (!exists(folder, groups[i]) || !exists(folder, "scene")) continue;
        snprintf(command, sizeof(command),
                 "RW_TEST_PTX='%s' '%s' cpu states - %s > shapes.log 2>&1", folder, shapes_program,
                 groups[i]);
        shapes++;
        if (!system(command)) continue;
        failures++;
        fprintf(stderr, "failed: %s\n", command);
        if (system("cat shapes.log >&2")) break;
    }
}

/* Pictures that the folder has no PTX for stay black in `out`. */
static void compare_pictures(const char *folder)
{
    float *out;
    size_t count, different = 0;
    bool complete = corpus_pictures(folder, &out, &count);
    for (size_t i = 0; i < count; i++)
        different += (complete || out[i] != 0) && memcmp(&out[i], &usual[i], sizeof(float)) != 0;
    free(out);
    pictures++;
    if (!different) return;
    failures++;
    fprintf(stderr, "%s: %zu of %zu values of the samples' pictures differ\n", folder, different,
            count);
}

static void run_configuration(size_t compiler, const char *tool, const char *architecture,
                              const char *options, bool all)
{
    char folder[320], given[256];
    snprintf(given, sizeof(given), "%s%s %s", compilers[compiler].architecture, architecture,
             options);
    snprintf(folder, sizeof(folder), "corpus.%s%s", compilers[compiler].compiler, given);
    for (char *at = folder; *at; at++)
        if (*at == ' ' || *at == '=') *at = '_';
    mkdir(folder, 0777);
    unsigned made = 0;
    for (size_t i = 0; i < corpus_source_count; i++) {
        char path[1024];
        snprintf(path, sizeof(path), "%s/%s.ptx", folder, corpus_sources[i].name);
        remove(path);
        if (!corpus_compile(compilers[compiler].compiler, tool, given, &corpus_sources[i], path)) {
            remove(path);
            continue;
        }
        made++;
        failures += !corpus_check(path);
    }
    printf("%s: %u of %zu sources\n", given, made, corpus_source_count);
    files += made;
    if (!made) return;
    run_shapes(folder, all);
    compare_pictures(folder);
}

int main(int argc, char **argv)
{
    if (argc < 5) return 2;
    size_t compiler = 0;
    while (compiler < COMPILERS && strcmp(compilers[compiler].compiler, argv[2])) compiler++;
    if (compiler == COMPILERS) return 2;
    if (strcmp(argv[2], "nvrtc") && (!*argv[3] || strstr(argv[3], "NOTFOUND")))
        SKIP("the compiler was not found");
    bool all = !strcmp(argv[4], "all");
    shapes_program = argv[1];
    setenv("RW_CACHE_DIR", "off", 1);
    corpus_pictures(NULL, &usual, &usual_count); /* skips the test without NVRTC */
    for (size_t a = 0; a < (all ? 3 : 1); a++)
        for (size_t o = 0; compilers[compiler].options[o] && (all || o < SHORT); o++)
            run_configuration(compiler, argv[3], architectures[all ? a : 2 - o],
                              compilers[compiler].options[o], all);
    printf("%u PTX files, %u sets of pictures, %u runs of shapes, %u failures\n", files, pictures,
           shapes, failures);
    if (!files) fprintf(stderr, "nothing was compiled\n");
    return failures || !files;
}
