/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Sources in the idioms of applications (idioms/), with each header that brings what they use,
 * with CUDA's own headers before, after and not at all, with and without `using namespace`, in each
 * language standard: everything compiles, without a warning where the compiler is a host's.
 *   test_idioms nvrtc | raywright | nvcc PATH | clang PATH | g++ PATH | clang++ PATH | gcc PATH
 *               TOOLKIT some | all
 * TOOLKIT is CUDA's folder of headers. `some` takes each header once, with another order, another
 * standard and so on each time.
 */
#include <stdbool.h>

#include "tests/harness.h"
#include "tests/headers/compile.h"

#define IDIOMS RW_SOURCE_DIR "/tests/headers/idioms/"
enum { ORDERS = 3, STANDARDS = 4, VARIANTS = 2, HEADERS = 7 };

enum { DEVICE = 1, HOST = 2, HOST_C = 4 };
static const struct idiom {
    const char *source;
    unsigned where;
    const char *variant; /* a macro to be defined or not; NULL: there is none */
    const char *headers[HEADERS];
} idioms[] = {
    {"names.cu",
     DEVICE | HOST,
     "-DRW_USING",
     {"optix_world.h", "optixu/optixu_math_namespace.h", "optixu/optixu_matrix_namespace.h",
      "optixu/optixu_aabb_namespace.h", "optix_math.h", "optixu/optixu_quaternion.h"}},
    {"qualified.cu",
     DEVICE | HOST,
     "-DRW_USING",
     {"optixu/optixu_matrix.h", "optix_world.h", "optixu/optixu_aabb.h"}},
    {"own.cu", DEVICE | HOST, "-DRW_EARLY", {"optix_world.h", "optixu/optixu_matrix_namespace.h"}},
    {"bare.cu", DEVICE, NULL, {"optix.h", "optix_device.h", "internal/optix_internal.h"}},
    {"wrapper.cpp",
     HOST,
     NULL,
     {"optixu/optixpp.h", "optixu/optixpp_namespace.h", "optix_world.h"}},
    {"plain.c", HOST_C, NULL, {"optix_world.h"}},
};

static const struct compiler {
    const char *name;
    unsigned where;
    int orders;
    const char *options;
    const char *standards[STANDARDS];
} compilers[] = {
    {"nvrtc", DEVICE, 1, NULL, {"c++11", "c++14", "c++17", "c++20"}},
    {"nvcc", DEVICE, ORDERS, NULL, {"c++17", "c++11", "c++20", "c++14"}},
    {"clang", DEVICE, 1, NULL, {"c++11", "c++14", "c++17", "c++20"}},
    {"raywright", DEVICE, 1, NULL, {"c++11", "c++14", "c++17", "c++20"}},
    {"g++", HOST, ORDERS, "-x c++ -pedantic", {"c++11", "c++14", "c++17", "c++20"}},
    {"clang++", HOST, ORDERS, "-x c++ -pedantic", {"c++11", "c++14", "c++17", "c++20"}},
    {"gcc", HOST_C, ORDERS, "-x c -pedantic", {"c99", "c11", "gnu99", "gnu17"}},
};

static const struct compiler *compiler;
static const char *path, *toolkit;
static bool all;

static bool compile_host(const char *standard, const char *source, const char *const *options)
{
    char command[2048];
    int length = snprintf(command, sizeof(command),
                          "'%s' %s -std=%s -Wall -Wextra -Werror -fsyntax-only "
                          "-I" RW_SOURCE_DIR "/include/optix_compat '%s'",
                          path, compiler->options, standard, source);
    for (; *options; options++)
        length += snprintf(command + length, sizeof(command) - (size_t)length, " '%s'", *options);
    return system(command) == 0;
}

static bool compile_device(const char *standard, const char *source, const char *const *options)
{
    char *ptx = compile_cuda(compiler->name, path, standard, source, options);
    bool good = ptx != NULL;
    free(ptx);
    return good;
}

/* One translation unit. Where CUDA's headers are asked for their folder is known, else it is not:
 * the vector types are ours then. nvcc always knows it, NVRTC and clang for devices get none. */
static bool compile_one(const struct idiom *idiom, int header, int order, int variant, int standard)
{
    char source[512], name[128], number[32], folder[512];
    const char *options[6] = {name, number};
    int count = 2;
    snprintf(source, sizeof(source), IDIOMS "%s", idiom->source);
    snprintf(name, sizeof(name), "-DRW_HEADER=<%s>", idiom->headers[header]);
    snprintf(number, sizeof(number), "-DRW_ORDER=%d", order);
    snprintf(folder, sizeof(folder), compiler->where == DEVICE ? "-I%s" : "-isystem%s", toolkit);
    if (order) options[count++] = folder;
    if (variant) options[count++] = idiom->variant;
    bool (*compile)(const char *, const char *, const char *const *) =
        compiler->where == DEVICE ? compile_device : compile_host;
    if (compile(compiler->standards[standard], source, options)) return true;
    fprintf(stderr, "does not compile: %s with <%s>, order %d, %s, %s, %s\n", idiom->source,
            idiom->headers[header], order, variant ? idiom->variant : "plain",
            compiler->standards[standard], compiler->name);
    return false;
}

static bool compile_some(const struct idiom *idiom, int start)
{
    bool good = true;
    for (int h = 0; h < HEADERS && idiom->headers[h]; h++) {
        int i = start + h;
        good &= compile_one(idiom, h, i % compiler->orders,
                            idiom->variant ? (start + i) % VARIANTS : 0, i % STANDARDS);
    }
    return good;
}

static bool compile_all(const struct idiom *idiom)
{
    bool good = true;
    for (int h = 0; h < HEADERS && idiom->headers[h]; h++)
        for (int order = 0; order < compiler->orders; order++)
            for (int variant = 0; variant < (idiom->variant ? VARIANTS : 1); variant++)
                for (int standard = 0; standard < STANDARDS; standard++)
                    good &= compile_one(idiom, h, order, variant, standard);
    return good;
}

TEST(idioms)
{
    for (size_t i = 0; i < sizeof(idioms) / sizeof(idioms[0]); i++)
        if (idioms[i].where & compiler->where)
            CHECK(all ? compile_all(&idioms[i]) : compile_some(&idioms[i], (int)i));
}

static const struct rw_test tests[] = {{"idioms", test_idioms}};

int main(int argc, char **argv)
{
    if (argc != 5) {
        fprintf(stderr, "usage: %s COMPILER PATH TOOLKIT some|all\n", argv[0]);
        return 2;
    }
    for (size_t i = 0; i < sizeof(compilers) / sizeof(compilers[0]); i++)
        if (!strcmp(compilers[i].name, argv[1])) compiler = &compilers[i];
    path = argv[2], toolkit = argv[3];
    all = !strcmp(argv[4], "all");
    if (!compiler) return 2;
    return RUN_TABLE(tests);
}
