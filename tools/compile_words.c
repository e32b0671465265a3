/* SPDX-License-Identifier: Apache-2.0 */
/* The command line of `raywright compile`: see compile.h. */
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/compile.h"
#include "tools/files.h"

static const char help[] =
    "usage: raywright compile [option...] FILE... ROLE=PROGRAM...\n"
    "       raywright compile --optix [option...] FILE...\n\n"
    "Compiles the programs of CUDA C (.cu) and PTX files into one kernel and writes its PTX.\n"
    "Roles: raygen, closest_hit, any_hit, miss, exception, intersection, bounds, callable,\n"
    "attribute, visit; the ray types of a hit or miss program follow a colon, as in\n"
    "closest_hit=shade:0,1 (default: 0).\n\n"
    "  -o, --output FILE      the PTX; default: standard output\n"
    "  -r, --report FILE      the report, JSON\n"
    "  -d, --dump FOLDER      every stage of the compilation\n"
    "      --sm N             compute capability; default: 90\n"
    "      --strategy NAME    states (default), structured, direct or batch\n"
    "      --skip-pass NAMES  passes to leave out, with commas\n"
    "      --trace-depth N    rtTrace calls that may be open at once; default: 5\n"
    "      --scene LIST       what rays meet besides custom primitives, with commas: triangles,\n"
    "                         watertight, instances, transforms, masks, little (few primitives),\n"
    "                         paged (buffers), paged_trees,\n"
    "                         with --optix also graph (of any depth, with motion), micromaps\n"
    "      --rounds           with direct: rounds of loops that trace are turns (RW_ROUNDS)\n"
    "      --profile          with the counters of 'raywright record --profile'\n"
    "  -x, --optix            programs of OptiX 7: all of the files, or those with roles, as a\n"
    "                         pipeline with them has them\n"
    "      --params NAME      its launch parameters; default: the variable in constant memory\n"
    "  -I FOLDER, -D NAME, -X OPTION, --nvrtc OPTION\n"
    "                         a folder, a macro, any other option of NVRTC's: before the first\n"
    "                         file for all files, after a file for that file alone\n"
    "  -h, --help             this text\n";

enum { SHORT_ONLY = 256 };

enum {
    OPTION_SM = SHORT_ONLY,
    OPTION_STRATEGY,
    OPTION_SKIP,
    OPTION_DEPTH,
    OPTION_PROFILE,
    OPTION_ROUNDS,
    OPTION_SCENE,
    OPTION_PARAMS
};

static const struct option options[] = {{"output", required_argument, NULL, 'o'},
                                        {"report", required_argument, NULL, 'r'},
                                        {"dump", required_argument, NULL, 'd'},
                                        {"sm", required_argument, NULL, OPTION_SM},
                                        {"strategy", required_argument, NULL, OPTION_STRATEGY},
                                        {"skip-pass", required_argument, NULL, OPTION_SKIP},
                                        {"trace-depth", required_argument, NULL, OPTION_DEPTH},
                                        {"profile", no_argument, NULL, OPTION_PROFILE},
                                        {"rounds", no_argument, NULL, OPTION_ROUNDS},
                                        {"scene", required_argument, NULL, OPTION_SCENE},
                                        {"optix", no_argument, NULL, 'x'},
                                        {"params", required_argument, NULL, OPTION_PARAMS},
                                        {"nvrtc", required_argument, NULL, 'X'},
                                        {"help", no_argument, NULL, 'h'},
                                        {0}};

/* -1: no such strategy. */
static int strategy(const char *name)
{
    static const char *const names[] = {"states", "structured", "direct", "batch"};
    for (int i = 0; i < 4; i++)
        if (!strcmp(names[i], name)) return i;
    return -1;
}

/* The features that a list of what a scene has stands for; 0: some word is none. */
static uint64_t scene_features(const char *list)
{
    static const struct {
        const char *name;
        uint64_t bit;
    } words[] = {{"triangles", RW_FEATURE_TRIANGLES},   {"watertight", RW_FEATURE_WATERTIGHT},
                 {"little", RW_FEATURE_NARROW_NODES},   {"instances", RW_FEATURE_INSTANCES},
                 {"transforms", RW_FEATURE_TRANSFORMS}, {"masks", RW_FEATURE_MASKS},
                 {"paged", RW_FEATURE_PAGING},          {"paged_trees", RW_FEATURE_PAGED_TREES},
                 {"graph", RW_FEATURE_GRAPH},           {"micromaps", RW_FEATURE_MICROMAPS}};
    enum { COUNT = sizeof(words) / sizeof(words[0]) };
    uint64_t features = 0;
    while (true) {
        size_t length = strcspn(list, ","), k = 0;
        while (k < COUNT &&
               (strlen(words[k].name) != length || strncmp(words[k].name, list, length)))
            k++;
        if (k == COUNT) return 0;
        features |= words[k].bit;
        if (!list[length]) return features;
        list += length + 1;
    }
}

/* A file, or ROLE=PROGRAM. */
static bool keep_word(struct rw_compile_settings *s, const char *word)
{
    bool is_role = strchr(word, '=') != NULL;
    if ((is_role ? s->role_count : s->file_count) == RW_COMPILE_MOST) return false;
    if (is_role)
        s->roles[s->role_count++] = word;
    else
        s->files[s->file_count++].path = word;
    return true;
}

/* `format` makes the option of optarg. */
static bool keep_for_nvrtc(struct rw_compile_settings *s, const char *format)
{
    struct rw_compile_options *list = s->file_count ? &s->files[s->file_count - 1].own : &s->common;
    if (list->count == RW_COMPILE_MOST) return false;
    list->items[list->count++] = rw_path(format, optarg);
    return true;
}

static bool keep_option(struct rw_compile_settings *s, int letter)
{
    int chosen;
    switch (letter) {
    case 'o':
        s->output = optarg;
        return true;
    case 'r':
        s->report = optarg;
        return true;
    case 'd':
        s->desc.dump_dir = optarg;
        return true;
    case 'I':
        return keep_for_nvrtc(s, "-I%s");
    case 'D':
        return keep_for_nvrtc(s, "-D%s");
    case 'X':
        return keep_for_nvrtc(s, "%s");
    case 1: /* not an option */
        return keep_word(s, optarg);
    case 'x':
        s->optix = true;
        return true;
    case OPTION_PARAMS:
        s->params = optarg;
        return true;
    case OPTION_PROFILE:
        s->desc.features |= RW_FEATURE_PROFILE;
        return true;
    case OPTION_ROUNDS:
        s->desc.rounds = true;
        return true;
    case OPTION_SCENE:
        s->desc.features |= scene_features(optarg);
        return scene_features(optarg) != 0;
    case OPTION_SKIP:
        s->desc.skip_passes = optarg;
        return true;
    case OPTION_STRATEGY:
        chosen = strategy(optarg);
        s->desc.strategy = (enum rwc_strategy)(chosen < 0 ? 0 : chosen);
        s->chose_strategy = true;
        return chosen >= 0;
    case OPTION_SM:
        s->desc.sm = (unsigned)strtoul(optarg, NULL, 10);
        return s->desc.sm > 0;
    case OPTION_DEPTH:
        s->desc.max_trace_depth = (unsigned)strtoul(optarg, NULL, 10);
        return s->desc.max_trace_depth > 0;
    default:
        return false;
    }
}

static void free_options(struct rw_compile_options *list)
{
    for (unsigned i = 0; i < list->count; i++) free((char *)list->items[i]);
}

int rw_compile_read(struct rw_compile_settings *s, int argc, char **argv, bool *end)
{
    int letter;
    *end = false;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, "-:o:r:d:I:D:X:xh", options, NULL)) != -1) {
        if (letter == 'h') {
            fputs(help, stdout);
            *end = true;
            return RW_EXIT_OK;
        }
        if (letter == ':' || letter == '?') return rw_misused_option(argv[0], argv, letter);
        if (!keep_option(s, letter)) return rw_misuse("compile", "'%s' cannot be used", optarg);
    }
    for (; optind < argc; optind++)
        if (!keep_word(s, argv[optind]))
            return rw_misuse("compile", "'%s' cannot be used", argv[optind]);
    if (!s->file_count && !s->role_count)
        return rw_misuse("compile", "name files and the roles of their programs");
    return RW_EXIT_OK;
}

void rw_compile_free(struct rw_compile_settings *s)
{
    free_options(&s->common);
    for (unsigned i = 0; i < s->file_count; i++) free_options(&s->files[i].own);
}
