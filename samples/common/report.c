/* SPDX-License-Identifier: Apache-2.0 */
/* Errors, timed launches, and the lines that the samples print about them. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/sample.h"

void sample_check(RTcontext context, RTresult result, const char *call)
{
    const char *text = "";
    if (result == RT_SUCCESS) return;
    rtContextGetErrorString(context, result, &text);
    fprintf(stderr, "error: %s\n  in %s\n", text, call);
    exit(1);
}

RTcontext sample_open(const struct sample_options *options)
{
    RTcontext context;
    SAMPLE_CHECK(NULL, rtContextCreate(&context));
    SAMPLE_CHECK(context, rwContextSetDevice(context, options->device));
    return context;
}

double sample_launch(RTcontext context, unsigned entry_point, const struct sample_options *options)
{
    double *times = malloc(options->frames * sizeof(*times));
    if (!times) {
        fprintf(stderr, "error: no memory for the times of %u frames\n", options->frames);
        exit(1);
    }
    for (unsigned i = 0; i < options->frames; i++) {
        SAMPLE_CHECK(context,
                     rtContextLaunch2D(context, entry_point, options->width, options->height));
        SAMPLE_CHECK(context, rwContextGetKernelTime(context, &times[i]));
    }
    double median = sample_median(times, options->frames);
    free(times);
    return median;
}

unsigned long long sample_sum(RTcontext context, RTbuffer buffer)
{
    RTsize width, height;
    void *values;
    unsigned long long sum = 0;
    SAMPLE_CHECK(context, rtBufferGetSize2D(buffer, &width, &height));
    SAMPLE_CHECK(context, rtBufferMap(buffer, &values));
    for (RTsize i = 0; i < width * height; i++) sum += ((const unsigned *)values)[i];
    SAMPLE_CHECK(context, rtBufferUnmap(buffer));
    return sum;
}

/* The first number of this name: those of the whole kernel come before those of its programs. */
static unsigned number(const char *report, const char *name)
{
    char key[64];
    unsigned value = 0;
    snprintf(key, sizeof(key), "\"%s\":", name);
    const char *at = strstr(report, key);
    if (at) sscanf(at + strlen(key), "%u", &value);
    return value;
}

void sample_print_kernel(RTcontext context)
{
    char device[128];
    const char *report;
    SAMPLE_CHECK(context, rwContextGetDeviceName(context, device, sizeof(device)));
    SAMPLE_CHECK(context, rwContextGetReport(context, &report));
    printf("device   %s\n", device);
    printf("kernel   %u states\n", number(report, "states"));
    printf("frames   %u bytes the largest, %u bytes of stack per lane\n",
           number(report, "frame_bytes"), number(report, "stack_bytes"));
}

void sample_print_mean(RTcontext context, RTbuffer image)
{
    RTsize width, height;
    void *pixels;
    double sum = 0;
    SAMPLE_CHECK(context, rtBufferGetSize2D(image, &width, &height));
    SAMPLE_CHECK(context, rtBufferMap(image, &pixels));
    const float *from = pixels;
    for (RTsize i = 0; i < width * height; i++)
        for (RTsize c = 0; c < 3; c++) sum += fminf(from[i * 4 + c], 1.0f);
    SAMPLE_CHECK(context, rtBufferUnmap(image));
    printf("mean     %.3f of 255\n", 255.0 * sum / (3.0 * (double)(width * height)));
}

void sample_print_speed(const char *what, double milliseconds, unsigned long long rays)
{
    double rate = milliseconds > 0.0 ? (double)rays / milliseconds / 1e3 : 0.0;
    printf("%-8s %.3f ms, %llu rays, %.1f Mrays/s\n", what, milliseconds, rays, rate);
}
