/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How fast a kernel of many programs runs:
 *   bench.materials DEVICE WIDTHxHEIGHT [MATERIALS]
 * Balls of so many materials (50), each with two closest-hit and two any-hit programs, four ray
 * types (scene.h). Prints the median of the kernel's times, in milliseconds, and the mean of the
 * picture. Returns 77 without such a device or without NVRTC. Uses the public interface alone, so
 * that it runs with other builds of the library.
 */
#include <stdio.h>
#include <stdlib.h>

#include "base/median.h"
#include "tests/bench/check.h"
#include "tests/bench/materials/scene.h"

enum { WARM_UP = 3, MEASURED = 9 };

static RTcontext context;

static double measure(unsigned width, unsigned height)
{
    double times[MEASURED];
    for (int k = 0; k < WARM_UP; k++) CHECK(rtContextLaunch2D(context, 0, width, height));
    for (int k = 0; k < MEASURED; k++) {
        CHECK(rtContextLaunch2D(context, 0, width, height));
        CHECK(rwContextGetKernelTime(context, &times[k]));
    }
    return rw_median(times, MEASURED);
}

static double mean_of(RTbuffer image, size_t count)
{
    void *memory;
    double sum = 0;
    CHECK(rtBufferMap(image, &memory));
    const float *pixels = memory;
    for (size_t k = 0; k < 4 * count; k++) sum += k % 4 < 3 ? (double)pixels[k] : 0;
    CHECK(rtBufferUnmap(image));
    return sum / (3 * (double)count);
}

/* Programs in all of which 2 * materials are closest-hit programs. */
static struct materials_counts counts_for(unsigned materials)
{
    unsigned programs = 15;
    while (materials_counts(programs).looks < 2 * materials) programs++;
    return materials_counts(programs);
}

int main(int argc, char **argv)
{
    unsigned width, height;
    RTbuffer image;
    if (argc < 3 || sscanf(argv[2], "%ux%u", &width, &height) != 2 || !width || !height) {
        fprintf(stderr, "usage: bench.materials DEVICE WIDTHxHEIGHT [MATERIALS]\n");
        return 2;
    }
    unsigned materials = argc > 3 ? (unsigned)atoi(argv[3]) : 50;
    const struct materials_counts counts = counts_for(materials);
    char *source = materials_source(RW_SOURCE_DIR "/tests/bench/materials/programs.cu", &counts);
    if (!source) {
        fprintf(stderr, "bench.materials: programs.cu cannot be read\n");
        return 1;
    }
    CHECK(rtContextCreate(&context));
    CHECK(rwContextSetDevice(context, argv[1]));
    CHECK(materials_create(context, source, &counts, width, height, &image));
    double ms = measure(width, height);
    printf("%u materials: %.3f ms, mean %.6f\n", materials, ms,
           mean_of(image, (size_t)width * height));
    CHECK(rtContextDestroy(context));
    free(source);
    return 0;
}
