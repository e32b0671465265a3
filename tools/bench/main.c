/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright bench`: options, and which benchmark to run. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/bench/bench.h"
#include "tools/bench/command.h"
#include "tools/command.h"

enum { MAX_LAUNCHES = 256 };

static const char usage[] =
    "usage: raywright bench traversal SCENE --rays FILE... [OPTIONS]\n"
    "       raywright bench build SCENE [OPTIONS]\n"
    "\n"
    "SCENE is a .tri, .obj or .ply mesh. 'traversal' traces the rays of files and compares the\n"
    "hits with the files'; 'build' builds the tree of the scene.\n"
    "\n"
    "  --rays FILE        rays to trace; may be repeated, or followed by several files\n"
    "  --device NAME      cuda, cuda:N or cpu (default: the best one)\n"
    "  --builder NAME     Trbvh (default), Lbvh, Sbvh, Bvh or MedianBvh\n"
    "  --geometry KIND    triangles (default), program (the same by an intersection program),\n"
    "                     spheres (one in each triangle's place)\n"
    "  --launches N       measured launches or builds (default 9, at most 256)\n"
    "  --warm-ups N       launches before them (default 2)\n"
    "  --refit            build: refit the tree instead of building it again\n"
    "  --json FILE        write everything to FILE\n";

static int bad_usage(const char *what, const char *value)
{
    fprintf(stderr, "raywright bench: %s '%s'; 'raywright bench --help' says more\n", what, value);
    return RW_EXIT_USAGE;
}

static const struct option long_options[] = {
    {"rays", required_argument, NULL, 'r'},     {"device", required_argument, NULL, 'd'},
    {"builder", required_argument, NULL, 'b'},  {"geometry", required_argument, NULL, 'g'},
    {"launches", required_argument, NULL, 'n'}, {"warm-ups", required_argument, NULL, 'w'},
    {"refit", no_argument, NULL, 'f'},          {"json", required_argument, NULL, 'j'},
    {"help", no_argument, NULL, 'h'},           {0}};

static bool parse_geometry(const char *text, enum bench_geometry *out)
{
    static const char *const names[] = {"triangles", "program", "spheres"};
    for (int k = 0; k < 3; k++)
        if (!strcmp(text, names[k])) {
            *out = (enum bench_geometry)k;
            return true;
        }
    return false;
}

static bool parse_count(const char *text, unsigned least, unsigned *out)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);
    if (!*text || *end || value < least || value > MAX_LAUNCHES) return false;
    *out = (unsigned)value;
    return true;
}

/* RW_EXIT_OK to go on. */
static int parse(int argc, char **argv, struct bench_options *o, const char **files)
{
    int c;
    optind = 1;
    while ((c = getopt_long(argc, argv, "", long_options, NULL)) != -1) {
        if (c == 'r') files[o->file_count++] = optarg;
        if (c == 'd') o->device = optarg;
        if (c == 'b') o->builder = optarg;
        if (c == 'j') o->json = optarg;
        if (c == 'f') o->refit = true;
        if (c == 'g' && !parse_geometry(optarg, &o->geometry))
            return bad_usage("there is no geometry", optarg);
        if (c == 'n' && !parse_count(optarg, 1, &o->launches))
            return bad_usage("--launches takes 1 to 256, not", optarg);
        if (c == 'w' && !parse_count(optarg, 0, &o->warm_ups))
            return bad_usage("--warm-ups takes 0 to 256, not", optarg);
        if (c == '?') return RW_EXIT_USAGE;
    }
    if (optind >= argc) return bad_usage("no scene is given to", argv[0]);
    o->scene = argv[optind++];
    while (optind < argc) files[o->file_count++] = argv[optind++];
    return RW_EXIT_OK;
}

int rw_command_bench(int argc, char **argv)
{
    if (argc > 1 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))) {
        fputs(usage, stdout);
        return RW_EXIT_OK;
    }
    if (argc < 2) {
        fputs(usage, stderr);
        return RW_EXIT_USAGE;
    }
    bool traversal = !strcmp(argv[1], "traversal");
    if (!traversal && strcmp(argv[1], "build")) return bad_usage("there is no benchmark", argv[1]);
    const char **files = calloc((size_t)argc + 1, sizeof(*files));
    if (!files) return RW_EXIT_FAILED;
    struct bench_options options = {.files = files, .launches = 9, .warm_ups = 2};
    int code = parse(argc - 1, argv + 1, &options, files);
    if (code == RW_EXIT_OK && traversal && options.file_count == 0)
        code = bad_usage("no --rays are given to", argv[1]);
    if (code == RW_EXIT_OK) code = traversal ? bench_traversal(&options) : bench_build(&options);
    free(files);
    return code;
}
