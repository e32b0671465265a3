/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright bench`: options, and which benchmark to run. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/bench.h"
#include "tools/bench/command.h"
#include "tools/command.h"

static const char usage[] =
    "usage: raywright bench traversal SCENE [--rays FILE...] [OPTIONS]\n"
    "       raywright bench build SCENE [OPTIONS]\n"
    "       raywright bench prime SCENE [OPTIONS]\n"
    "\n"
    "SCENE is a .tri, .obj or .ply mesh. 'traversal' traces the rays of files and compares the\n"
    "hits with the files'; rays about which they differ are looked at by brute force, and told\n"
    "apart as ties and real differences. Without files it makes random, primary and shadow rays.\n"
    "'build' builds the tree of the scene. 'prime' traces such rays through OptiX Prime's\n"
    "interface and through ray programs, and compares hits and speeds.\n"
    "\n"
    "  --rays FILE        rays to trace; may be repeated, or followed by several files\n"
    "  --device NAME      cuda, cuda:N or cpu (default: the best one)\n"
    "  --builder NAME     Trbvh (default), Lbvh, Sbvh, Bvh or MedianBvh\n"
    "  --geometry KIND    triangles (default), program (the same by an intersection program),\n"
    "                     spheres (one in each triangle's place), moving (triangles that move,\n"
    "                     rays with times); 'traversal' measures the last three against triangles\n"
    "  --property N=VALUE property N of the acceleration, such as refine=5; may be repeated\n"
    "  --watertight       without gaps along the edges that triangles share\n"
    "  --bound            traversal: also how fast the GPU could trace the rays at best, "
    "simulated\n"
    "  --launches N       measured launches or builds (default 9, at most 256)\n"
    "  --warm-ups N       launches before them (default 2)\n"
    "  --refit            build: refit the tree instead of building it again\n"
    "  --count N          rays of each kind that are made (default 1000000, at most 2^27)\n"
    "  --json FILE        write everything to FILE\n"
    "  -h, --help         print this\n";

static const struct option long_options[] = {{"rays", required_argument, NULL, 'r'},
                                             {"device", required_argument, NULL, 'd'},
                                             {"builder", required_argument, NULL, 'b'},
                                             {"geometry", required_argument, NULL, 'g'},
                                             {"launches", required_argument, NULL, 'n'},
                                             {"warm-ups", required_argument, NULL, 'w'},
                                             {"refit", no_argument, NULL, 'f'},
                                             {"watertight", no_argument, NULL, 't'},
                                             {"bound", no_argument, NULL, 'o'},
                                             {"json", required_argument, NULL, 'j'},
                                             {"property", required_argument, NULL, 'p'},
                                             {"count", required_argument, NULL, 'c'},
                                             {0}};

static bool parse_geometry(const char *text, enum bench_geometry *out)
{
    static const char *const names[] = {"triangles", "program", "spheres", "moving"};
    for (size_t k = 0; k < sizeof(names) / sizeof(names[0]); k++)
        if (!strcmp(text, names[k])) {
            *out = (enum bench_geometry)k;
            return true;
        }
    return false;
}

static bool keep_property(struct bench_options *o, const char *text)
{
    if (!strchr(text, '=') || o->property_count == BENCH_MAX_PROPERTIES) return false;
    o->properties[o->property_count++] = text;
    return true;
}

static bool parse_count(const char *text, unsigned least, unsigned most, unsigned *out)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);
    if (!*text || *end || value < least || value > most) return false;
    *out = (unsigned)value;
    return true;
}

/* One option with its value; false if the value is none. */
static bool take_option(int letter, struct bench_options *o, const char **files)
{
    if (letter == 'r') files[o->file_count++] = optarg;
    if (letter == 'd') o->device = optarg;
    if (letter == 'b') o->builder = optarg;
    if (letter == 'j') o->json = optarg;
    if (letter == 'f') o->refit = true;
    if (letter == 'o') o->bound = true;
    if (letter == 't') o->watertight = true;
    if (letter == 'p') return keep_property(o, optarg);
    if (letter == 'g') return parse_geometry(optarg, &o->geometry);
    if (letter == 'n') return parse_count(optarg, 1, BENCH_MAX_LAUNCHES, &o->launches);
    if (letter == 'w') return parse_count(optarg, 0, BENCH_MAX_LAUNCHES, &o->warm_ups);
    if (letter == 'c') return parse_count(optarg, 1, BENCH_MAX_RAYS, &o->count);
    return true;
}

/* argv[0] is the benchmark's name. RW_EXIT_OK to go on. */
static int parse(int argc, char **argv, struct bench_options *o, const char **files)
{
    int letter, index;
    optind = 1;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":", long_options, &index)) != -1) {
        if (letter == ':' || letter == '?') return rw_misused_option("bench", argv, letter);
        if (!take_option(letter, o, files))
            return rw_misuse("bench", "--%s does not take '%s'", long_options[index].name, optarg);
    }
    if (optind >= argc) return rw_misuse("bench", "no scene is given to '%s'", argv[0]);
    o->scene = argv[optind++];
    while (optind < argc) files[o->file_count++] = argv[optind++];
    return RW_EXIT_OK;
}

static const struct benchmark {
    const char *name;
    int (*run)(const struct bench_options *options);
    bool takes_rays;
} benchmarks[] = {
    {"traversal", bench_traversal, true},
    {"build", bench_build, false},
    {"prime", bench_prime, false},
};

static const struct benchmark *find(const char *name)
{
    for (size_t k = 0; k < sizeof(benchmarks) / sizeof(benchmarks[0]); k++)
        if (!strcmp(name, benchmarks[k].name)) return &benchmarks[k];
    return NULL;
}

static int run(int argc, char **argv, const char **files)
{
    const struct benchmark *benchmark = find(argv[0]);
    struct bench_options options = {.files = files, .launches = 9, .warm_ups = 2, .count = 1000000};
    if (!benchmark) return rw_misuse("bench", "there is no benchmark '%s'", argv[0]);
    int code = parse(argc, argv, &options, files);
    if (code != RW_EXIT_OK) return code;
    if (!benchmark->takes_rays && options.file_count)
        return rw_misuse("bench", "'%s' traces no rays of files, as of '%s'", argv[0], files[0]);
    return benchmark->run(&options);
}

int rw_command_bench(int argc, char **argv)
{
    for (int k = 1; k < argc; k++) {
        if (strcmp(argv[k], "--help") && strcmp(argv[k], "-h")) continue;
        fputs(usage, stdout);
        return RW_EXIT_OK;
    }
    if (argc < 2) return rw_misuse("bench", "no benchmark is given");
    const char **files = calloc((size_t)argc, sizeof(*files));
    if (!files) return rw_fail("bench", "out of memory");
    int code = run(argc - 1, argv + 1, files);
    free(files);
    return code;
}
