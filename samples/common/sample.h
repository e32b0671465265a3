/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the samples share: command line, error check, timed launches, pictures. These functions
 * belong to applications: they print, and end the process when something is wrong.
 */
#ifndef SAMPLE_H
#define SAMPLE_H

#include "raywright.h"

/* ---- Command line ---- */

/* An option that one sample has and the others do not. */
struct sample_extra {
    const char *name;  /* without the dashes */
    const char *value; /* what --help calls its value; NULL: a switch, which has none */
    const char *help;
    unsigned numbers; /* how many the value is, between commas; 0: it is a text */
    void *out;        /* bool of a switch, float[numbers], or const char * */
};

enum { SAMPLE_MAX_EXTRAS = 8 };

struct sample_options {
    const char *device; /* as rwContextSetDevice takes it; NULL: auto */
    unsigned width, height;
    unsigned samples; /* per pixel */
    unsigned frames;  /* launches to time */
    const char *output;
    const struct sample_extra *extras; /* up to one without a name; NULL: none */
    const char *file_name;             /* what --help calls the file the sample takes; NULL: none */
    const char *file;                  /* the one that the command line names, or NULL */
};

/* Overwrites the defaults in *options with what the command line says. `about` is one line for
 * --help. Ends the process after --help, and with status 2 when an option is wrong. */
void sample_parse(int argc, char **argv, const char *about, struct sample_options *options);

/* The file of the ray programs: where it was at build time, else beside the executable, whose name
 * it has, with the suffix .cu or .ptx. The text lives as long as the process. */
const char *sample_find_programs(const char *at_build_time);

/* ---- Errors ---- */

/* Ends the process with the library's message, unless the call succeeded. */
#define SAMPLE_CHECK(context, call) sample_check(context, call, #call)
void sample_check(RTcontext context, RTresult result, const char *call);

/* A context on the device that was asked for. */
RTcontext sample_open(const struct sample_options *options);

/* ---- Launches and what is told about them ---- */

/* Launches the entry point once for each frame; gives the median of the kernel times, in ms. */
double sample_launch(RTcontext context, unsigned entry_point, const struct sample_options *options);

/* The one in the middle of `count` values, at least one; leaves them sorted. */
double sample_median(double *values, unsigned count);

/* Sum of a two-dimensional buffer of unsigned int. */
unsigned long long sample_sum(RTcontext context, RTbuffer buffer);

/* Prints the device and, from the report of the kernel that ran last, its states and frames. */
void sample_print_kernel(RTcontext context);

/* Prints the mean of a buffer of float4 as the picture has it: all three colours, 0 to 255. */
void sample_print_mean(RTcontext context, RTbuffer image);

/* Prints the time of a launch and how many rays it traced each second. */
void sample_print_speed(const char *what, double milliseconds, unsigned long long rays);

/* ---- Pictures ---- */

/* Writes a buffer of float4 as PNG, row 0 at the bottom. Colours are clamped to 0..1 after raising
 * them to 1 / gamma; 1 leaves them as they are. */
void sample_write_picture(RTcontext context, RTbuffer image, const char *file, double gamma);

/* The same for four floats a pixel, row after row. */
void sample_write_pixels(const float *pixels, unsigned width, unsigned height, const char *file,
                         double gamma);

/* A PNG as four bytes a pixel, red first, the first row at the top; to be freed. NULL, and `why`,
 * if it cannot be read. */
unsigned char *sample_read_picture(const char *file, unsigned *width, unsigned *height, char *why,
                                   size_t why_size);

#endif
