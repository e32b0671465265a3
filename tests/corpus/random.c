/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that csmith generates (random, without undefined behaviour, ending in a checksum of all
 * their variables), compiled by the host's compiler, and as ray programs by a device compiler and
 * this library, for the CPU: the checksums have to agree, in every strategy. The ray programs trace
 * rays in between (random/program.cu).
 *   corpus.random nvrtc|nvcc|clang PATH FIRST COUNT     seeds FIRST to FIRST + COUNT - 1
 *   corpus.random source FIRST COUNT     prints a source of these, for `corpus.rays run`
 * Works in the current folder, where the programs and PTX of failures stay, with their seeds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "raywright.h"
#include "tests/corpus/corpus.h"
#include "tests/corpus/random/random.h"
#include "tests/harness.h"

#define FOLDER RW_SOURCE_DIR "/tests/corpus/random"

static const struct {
    const char *compiler, *options[2];
} compilers[] = {
    {"nvrtc", {"-arch=compute_75", "-arch=compute_90 -G"}},
    {"nvcc", {"-arch=compute_75", "-arch=compute_90 -G"}},
    {"clang",
     {"--cuda-gpu-arch=sm_75 -O2 -Wno-narrowing", "--cuda-gpu-arch=sm_90 -O0 -Wno-narrowing"}},
};
static const char *const strategies[] = {"states", "structured", "direct"};

#define COUNT(table) (sizeof(table) / sizeof((table)[0]))

static RTcontext context;
static unsigned agreed, skipped, failures;

/* ---- many in a source ---- */

/* Kernels of longer ones take a GPU's driver too long; shorter ones do nothing. */
enum { SHORTEST = 5 << 10, LONGEST = 48 << 10 };

static void print_case(unsigned seed, unsigned checksum)
{
    static char text[LONGEST];
    FILE *file = fopen("case.inc", "rb");
    size_t length = file ? fread(text, 1, sizeof(text), file) : 0;
    if (file) fclose(file);
    if (length < SHORTEST || length == sizeof(text)) return;
    printf("namespace seed_%u\n{\n#include \"program_state.h\"\n%.*s}\n", seed, (int)length, text);
    printf("GENERATED(seed_%u, generated_%u_%u)\n", seed, seed, checksum);
}

static void print_source(unsigned first, unsigned count)
{
    unsigned checksum;
    printf("#include \"program.h\"\n");
    for (unsigned seed = first; seed < first + count; seed++)
        if (random_generate(seed) && random_run_native(&checksum)) print_case(seed, checksum);
}

/* ---- as a ray program ---- */

static bool agrees(unsigned seed, const char *options, const char *strategy, unsigned checksum)
{
    const char *text = "";
    unsigned results[2] = {0};
    setenv("RW_STRATEGY", strategy, 1);
    RTresult result = rtContextCreate(&context);
    if (!result) result = random_launch(context, "case.ptx", "generated", results);
    if (result) rtContextGetErrorString(context, result, &text);
    bool good = !result && results[0] == checksum && results[1] == 0;
    if (!good)
        fprintf(stderr, "seed %u, %s, %s: checksum %u, expected %u; %u rays too many %s\n", seed,
                options, strategy, results[0], checksum, results[1], text);
    rtContextDestroy(context);
    return good;
}

/* Longer texts take minutes in LLVM. */
static bool is_short(const char *path)
{
    struct stat info;
    return !stat(path, &info) && info.st_size < 1 << 20;
}

static void keep(unsigned seed)
{
    char command[128];
    snprintf(command, sizeof(command), "cp case.inc case.%u.inc; cp case.ptx case.%u.ptx", seed,
             seed);
    if (system(command)) fprintf(stderr, "case %u could not be kept\n", seed);
}

static void run_case(size_t compiler, const char *path, unsigned seed, unsigned checksum)
{
    static const struct corpus_source source = {"case", "tests/corpus/random/program.cu"};
    for (size_t o = 0; o < COUNT(compilers[compiler].options); o++) {
        char options[1024];
        snprintf(options, sizeof(options), "%s -I" FOLDER " -I" RW_CSMITH_INCLUDE " -I. -w",
                 compilers[compiler].options[o]);
        remove("case.ptx");
        if (!corpus_compile(compilers[compiler].compiler, path, options, &source, "case.ptx") ||
            !is_short("case.ptx")) {
            skipped++;
            continue;
        }
        for (size_t s = 0; s < COUNT(strategies); s++) {
            bool good = agrees(seed, compilers[compiler].options[o], strategies[s], checksum);
            agreed += good;
            failures += !good;
            if (!good) keep(seed);
        }
    }
}

int main(int argc, char **argv)
{
    size_t compiler = 0;
    if (argc == 4 && !strcmp(argv[1], "source")) {
        print_source((unsigned)strtoul(argv[2], NULL, 10), (unsigned)strtoul(argv[3], NULL, 10));
        return 0;
    }
    if (argc < 5) return 2;
    while (compiler < COUNT(compilers) && strcmp(compilers[compiler].compiler, argv[1])) compiler++;
    if (compiler == COUNT(compilers)) return 2;
    if (strcmp(argv[1], "nvrtc") && (!*argv[2] || strstr(argv[2], "NOTFOUND")))
        SKIP("the compiler was not found");
    if (strstr(RW_CSMITH_INCLUDE, "NOTFOUND") || system("csmith --version > /dev/null 2>&1"))
        SKIP("there is no csmith");
    setenv("RW_CACHE_DIR", "off", 1);
    setenv("RW_DEVICE", "cpu", 1);
    unsigned first = (unsigned)strtoul(argv[3], NULL, 10);
    unsigned count = (unsigned)strtoul(argv[4], NULL, 10), checksum;
    for (unsigned seed = first; seed < first + count; seed++) {
        if (random_generate(seed) && random_run_native(&checksum))
            run_case(compiler, argv[2], seed, checksum);
        else
            skipped++;
    }
    printf("%u runs agree, %u programs skipped, %u failures\n", agreed, skipped, failures);
    return failures || !agreed;
}
