/* SPDX-License-Identifier: Apache-2.0 */
/* Command line of the samples, and where their ray programs are. */
#include <getopt.h>
#include <limits.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "common/sample.h"

enum { MAX_SIZE = 16384, MAX_SAMPLES = 65536, MAX_FRAMES = 100000 };
enum { FIRST_EXTRA = 256 }; /* beyond all letters */

static const struct option common[] = {
    {"device", required_argument, NULL, 'd'},  {"size", required_argument, NULL, 's'},
    {"samples", required_argument, NULL, 'n'}, {"frames", required_argument, NULL, 'f'},
    {"output", required_argument, NULL, 'o'},  {"help", no_argument, NULL, 'h'},
};

enum { COMMON = sizeof(common) / sizeof(common[0]) };

/* The common options, those of the sample, and an empty one that ends the table. */
static void make_table(const struct sample_extra *extras, struct option *table)
{
    memcpy(table, common, sizeof(common));
    int count = 0;
    for (; extras && extras[count].name; count++)
        table[COMMON + count] =
            (struct option){extras[count].name, extras[count].value ? required_argument : 0, NULL,
                            FIRST_EXTRA + count};
    table[COMMON + count] = (struct option){NULL, 0, NULL, 0};
}

static void print_extras(const struct sample_extra *extras)
{
    for (; extras && extras->name; extras++) {
        char left[64];
        snprintf(left, sizeof(left), "--%s %s", extras->name, extras->value ? extras->value : "");
        printf("  %-15s %s\n", left, extras->help);
    }
}

static void print_help(const char *program, const char *about, const struct sample_options *options)
{
    printf("%s\n\n"
           "usage: %s [option...]%s%s%s\n"
           "  --device NAME   auto (a GPU if there is one), cuda, cuda:N, cpu, or several as "
           "cuda:0,cuda:1\n"
           "                  or cuda:0,cpu; now %s\n"
           "  --size WxH      size of the picture in pixels; now %ux%u\n"
           "  --samples N     samples per pixel; now %u\n"
           "  --frames N      launch N times and print the median time; now %u\n"
           "  -o FILE         the picture, PNG; now %s\n",
           about, program, options->file_name ? " [" : "",
           options->file_name ? options->file_name : "", options->file_name ? "]" : "",
           options->device, options->width, options->height, options->samples, options->frames,
           options->output);
    print_extras(options->extras);
    puts("  --help          this text");
}

static _Noreturn void refuse(const char *program, const char *what, const char *found,
                             const char *wanted)
{
    fprintf(stderr, "%s: %s \"%s\": %s; --help lists the options\n", program, what, found, wanted);
    exit(2);
}

/* A decimal number from 1 to `most` at *text, which then points behind it; 0 if there is none. */
static unsigned parse_number(const char **text, unsigned long most)
{
    char *end;
    if (**text < '0' || **text > '9') return 0;
    unsigned long value = strtoul(*text, &end, 10);
    *text = end;
    return value <= most ? (unsigned)value : 0;
}

static unsigned parse_count(const char *program, const char *what, const char *text, unsigned most)
{
    char wanted[64];
    const char *end = text;
    unsigned value = parse_number(&end, most);
    snprintf(wanted, sizeof(wanted), "not a number from 1 to %u", most);
    if (value == 0 || *end) refuse(program, what, text, wanted);
    return value;
}

static void parse_size(const char *program, const char *text, struct sample_options *options)
{
    const char *end = text;
    options->width = parse_number(&end, MAX_SIZE);
    bool separated = *end == 'x';
    if (separated) end++;
    options->height = separated ? parse_number(&end, MAX_SIZE) : 0;
    if (options->width == 0 || options->height == 0 || *end)
        refuse(program, "--size", text, "not WxH with numbers from 1 to 16384");
}

/* `count` finite numbers with commas between, and nothing more. */
static bool parse_numbers(const char *text, unsigned count, float *out)
{
    for (unsigned i = 0; i < count; i++) {
        const char separator = i + 1 < count ? ',' : '\0';
        char *end;
        out[i] = strtof(text, &end);
        if (end == text || *end != separator || !isfinite(out[i])) return false;
        text = end + 1;
    }
    return true;
}

static void parse_extra(const char *program, const struct sample_extra *extra, const char *text)
{
    char what[64], wanted[64];
    if (!extra->value)
        *(bool *)extra->out = true;
    else if (extra->numbers == 0)
        *(const char **)extra->out = text;
    else if (!parse_numbers(text, extra->numbers, extra->out)) {
        snprintf(what, sizeof(what), "--%s", extra->name);
        snprintf(wanted, sizeof(wanted), "not %u numbers with commas between", extra->numbers);
        refuse(program, what, text, extra->numbers == 1 ? "not a number" : wanted);
    }
}

/* "auto", or names between commas; that they fit together is checked by rwContextSetDevice. */
static bool is_device(const char *text)
{
    if (!strcmp(text, "auto")) return true;
    for (;; text++) {
        size_t length = strcspn(text, ",");
        bool is_cpu = length == 3 && !strncmp(text, "cpu", 3);
        bool is_cuda = length >= 4 && !strncmp(text, "cuda", 4);
        bool numbered =
            is_cuda && length > 5 && text[4] == ':' && 5 + strspn(text + 5, "0123456789") == length;
        if (!is_cpu && !numbered && !(is_cuda && length == 4)) return false;
        text += length;
        if (!*text) return true;
    }
}

void sample_parse(int argc, char **argv, const char *about, struct sample_options *options)
{
    const char *program = argv[0];
    struct option table[COMMON + SAMPLE_MAX_EXTRAS + 1];
    int letter;
    make_table(options->extras, table);
    if (!options->device) options->device = "auto";
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":o:h", table, NULL)) != -1) {
        const char *word = argv[optind - 1];
        if (letter == 'h') {
            print_help(program, about, options);
            exit(0);
        }
        if (letter == '?') refuse(program, "option", word, "there is no such option");
        if (letter == ':') refuse(program, "option", word, "its value is missing");
        if (letter >= FIRST_EXTRA)
            parse_extra(program, &options->extras[letter - FIRST_EXTRA], optarg);
        if (letter == 's') parse_size(program, optarg, options);
        if (letter == 'n')
            options->samples = parse_count(program, "--samples", optarg, MAX_SAMPLES);
        if (letter == 'f') options->frames = parse_count(program, "--frames", optarg, MAX_FRAMES);
        if (letter == 'o') options->output = optarg;
        if (letter == 'd') {
            if (!is_device(optarg))
                refuse(program, "--device", optarg,
                       "not auto, cuda, cuda:N, cpu, or several with commas");
            options->device = optarg;
        }
    }
    if (options->file_name && optind < argc) options->file = argv[optind++];
    if (optind < argc && options->file_name)
        refuse(program, "argument", argv[optind], "there is one file already");
    if (optind < argc) refuse(program, "argument", argv[optind], "samples take only options");
}

const char *sample_find_programs(const char *at_build_time)
{
    static char beside[PATH_MAX + 8];
    const char *suffix = strrchr(at_build_time, '.');
    if (!access(at_build_time, R_OK) || !suffix) return at_build_time;
    ssize_t length = readlink("/proc/self/exe", beside, PATH_MAX);
    if (length < 0) return at_build_time;
    snprintf(beside + length, sizeof(beside) - (size_t)length, "%s", suffix);
    return beside;
}
