/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Programs that csmith generates (random, without undefined behaviour, ending in a checksum of all
 * their variables), compiled by the host's compiler, and as ray programs by a device compiler and
 * this library, for the CPU: the checksums have to agree, in every strategy. The ray programs trace
 * rays in between (random/program.cu).
 *   corpus.random nvrtc|nvcc|clang PATH FIRST COUNT     seeds FIRST to FIRST + COUNT - 1
 * Works in the current folder, where the programs and PTX of failures stay, with their seeds.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "raywright.h"
#include "tests/corpus/corpus.h"
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

/* ---- the generated program ---- */

/* Variables and functions belong to the device; in a body, a trace comes before statements of these
 * kinds. */
static void rewrite_line(const char *line, bool in_body, FILE *out)
{
    static const char *const statements[] = {"for (", "if (", "return "};
    size_t indent = strspn(line, " ");
    if (!strncmp(line, "#include <", 10)) return;
    if (!strncmp(line, "static ", 7) || strstr(line, "operator=")) fputs("DEVICE ", out);
    for (size_t i = 0; in_body && indent && i < COUNT(statements); i++)
        if (!strncmp(line + indent, statements[i], strlen(statements[i]))) fputs("TRACE; ", out);
    if (!strncmp(line, "int main (void)", 15))
        fputs("DEVICE static int generated_main()\n", out);
    else
        fputs(line, out);
}

static bool rewrite(void)
{
    static char line[1 << 20];
    FILE *in = fopen("case.cc", "r"), *out = fopen("case.inc", "w");
    for (bool in_body = false; in && out && fgets(line, sizeof(line), in);) {
        in_body |= !strcmp(line, "/* --- FUNCTIONS --- */\n");
        rewrite_line(line, in_body, out);
    }
    if (in) fclose(in);
    return out && fclose(out) == 0 && in;
}

static bool generate(unsigned seed)
{
    char command[512];
    snprintf(command, sizeof(command),
             "timeout 30 csmith --seed %u --no-argc --lang-cpp --cpp11 --max-funcs %u %s > case.cc "
             "2> /dev/null",
             seed, 2 + seed % 5, seed % 3 ? "" : "--float");
    return system(command) == 0 && rewrite();
}

/* False: it does not end in time, or is none for this compiler. */
static bool run_native(unsigned *checksum)
{
    if (system("timeout 60 c++ -w -fwrapv -ffp-contract=off -O1 -I'" FOLDER
               "' -I'" RW_CSMITH_INCLUDE "' -I. '" FOLDER "/native.cpp' -o native 2> native.log && "
               "timeout 5 ./native > native.out"))
        return false;
    FILE *file = fopen("native.out", "r");
    bool ok = file && fscanf(file, "%u", checksum) == 1;
    if (file) fclose(file);
    return ok;
}

/* ---- as a ray program ---- */

static RTresult make_scene(void)
{
    RTgeometrygroup group;
    RTacceleration acceleration;
    RTvariable variable;
    TRY(rtGeometryGroupCreate(context, &group));
    TRY(rtAccelerationCreate(context, &acceleration));
    TRY(rtAccelerationSetBuilder(acceleration, "NoAccel"));
    TRY(rtGeometryGroupSetAcceleration(group, acceleration));
    TRY(rtContextDeclareVariable(context, "scene", &variable));
    return rtVariableSetObject(variable, group);
}

static RTresult launch(unsigned results[2])
{
    RTprogram generated, miss;
    RTbuffer output;
    RTvariable variable;
    void *data;
    TRY(rtProgramCreateFromPTXFile(context, "case.ptx", "generated", &generated));
    TRY(rtProgramCreateFromPTXFile(context, "case.ptx", "miss", &miss));
    TRY(rtContextSetEntryPointCount(context, 1));
    TRY(rtContextSetRayTypeCount(context, 1));
    TRY(rtContextSetRayGenerationProgram(context, 0, generated));
    TRY(rtContextSetMissProgram(context, 0, miss));
    TRY(rtContextSetStackSize(context, 1 << 20));
    TRY(make_scene());
    TRY(rtBufferCreate(context, RT_BUFFER_OUTPUT, &output));
    TRY(rtBufferSetFormat(output, RT_FORMAT_UNSIGNED_INT));
    TRY(rtBufferSetSize1D(output, 2));
    TRY(rtContextDeclareVariable(context, "output", &variable));
    TRY(rtVariableSetObject(variable, output));
    TRY(rtContextLaunch1D(context, 0, 1));
    TRY(rtBufferMap(output, &data));
    memcpy(results, data, 2 * sizeof(*results));
    return rtBufferUnmap(output);
}

static bool agrees(unsigned seed, const char *options, const char *strategy, unsigned checksum)
{
    const char *text = "";
    unsigned results[2] = {0};
    setenv("RW_STRATEGY", strategy, 1);
    RTresult result = rtContextCreate(&context);
    if (!result) result = launch(results);
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
        if (generate(seed) && run_native(&checksum))
            run_case(compiler, argv[2], seed, checksum);
        else
            skipped++;
    }
    printf("%u runs agree, %u programs skipped, %u failures\n", agreed, skipped, failures);
    return failures || !agreed;
}
