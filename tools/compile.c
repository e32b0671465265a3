/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright compile`: programs from CUDA C or PTX files, each in the role that the command line
 * gives it, become one kernel, without scene, context or GPU.
 *
 * There are no scopes to look variables up in, so every variable lives in the constant block, equal
 * names of equal size at one place: code and frames are as in an application whose variables have
 * one value each.
 */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "raywright_abi.h"
#include "runtime/source/source.h"
#include "tools/command.h"
#include "tools/files.h"

static const char help[] =
    "usage: raywright compile [option...] FILE... ROLE=PROGRAM...\n\n"
    "Compiles the programs of CUDA C (.cu) and PTX files into one kernel and writes its PTX.\n"
    "Roles: raygen, closest_hit, any_hit, miss, exception, intersection, bounds, callable,\n"
    "attribute, visit; the ray types of a hit or miss program follow a colon, as in\n"
    "closest_hit=shade:0,1 (default: 0).\n\n"
    "  -o, --output FILE      the PTX; default: standard output\n"
    "  -r, --report FILE      the report, JSON\n"
    "  -d, --dump FOLDER      every stage of the compilation\n"
    "      --sm N             compute capability; default: 90\n"
    "      --strategy NAME    states (default), structured or direct\n"
    "      --skip-pass NAMES  passes to leave out, with commas\n"
    "      --trace-depth N    rtTrace calls that may be open at once; default: 5\n"
    "      --scene LIST       what rays meet besides custom primitives, with commas: triangles,\n"
    "                         watertight, instances, transforms, masks, little (few primitives)\n"
    "      --profile          with the counters of 'raywright record --profile'\n"
    "  -I FOLDER, -D NAME, -X OPTION, --nvrtc OPTION\n"
    "                         a folder, a macro, any other option of NVRTC's: before the first\n"
    "                         file for all files, after a file for that file alone\n"
    "  -h, --help             this text\n";

enum { MOST = 64, ALIGNMENT = 16, SHORT_ONLY = 256 };

/* For NVRTC. */
struct option_list {
    const char *items[MOST];
    unsigned count;
};

struct file {
    const char *path;
    struct option_list own; /* beside those for all files */
};

struct settings {
    const char *output, *report;
    struct option_list common;
    struct file files[MOST];
    unsigned file_count;
    const char *roles[MOST];
    unsigned role_count;
    struct rwc_kernel_desc desc;
};

struct place { /* of a variable in the constant block */
    const struct rwc_variable *variable;
    uint32_t offset;
};

struct work {
    struct settings *settings;
    struct rwc_module *modules[MOST];
    size_t module_count;
    struct rwc_program_desc programs[MOST];
    struct rwc_binding *bindings[MOST];
    struct place places[1024];
    size_t place_count;
    uint32_t end; /* of the constant block */
};

/* ---- files ---- */

static bool is_cuda_c(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot && strcmp(dot, ".ptx");
}

/* Says what the compiler said; false. */
static bool refuse(struct rwc_diag *diag, const char *what)
{
    fprintf(stderr, "raywright compile: %s:\n%s\n", what,
            diag->text ? diag->text : "out of memory");
    rwc_diag_free(diag);
    return false;
}

static bool to_ptx(const struct settings *s, const struct file *file, char **text, size_t *size)
{
    const char *all[2 * MOST];
    char *folder = strdup(file->path);
    char *slash = folder ? strrchr(folder, '/') : NULL;
    if (slash) *slash = '\0';
    memcpy(all, s->common.items, s->common.count * sizeof(*all));
    memcpy(all + s->common.count, file->own.items, file->own.count * sizeof(*all));
    struct rw_source source = {*text, file->path, slash ? folder : ".",
                               s->common.count + file->own.count, all};
    struct rw_source_result made;
    RTresult result = rw_source_to_ptx(&source, NULL, &made);
    free(folder);
    free(*text);
    *text = made.ptx;
    *size = made.ptx_size;
    if (result != RT_SUCCESS)
        rw_fail("compile", "%s", made.message ? made.message : "out of memory");
    free(made.message);
    return result == RT_SUCCESS;
}

static bool add_file(struct work *w, const struct file *file)
{
    const char *path = file->path;
    size_t size = 0;
    char *text = rw_slurp(path, &size);
    struct rwc_diag diag = {0};
    bool source = is_cuda_c(path);
    if (!text) return !rw_fail("compile", "reading %s: %s", path, strerror(errno));
    if (source && !to_ptx(w->settings, file, &text, &size)) return false;
    struct rwc_module *module = source ? rwc_module_create_generated(text, size, path, &diag)
                                       : rwc_module_create(text, size, path, &diag);
    free(text);
    if (!module) return refuse(&diag, path);
    w->modules[w->module_count++] = module;
    rwc_diag_free(&diag);
    return true;
}

/* ---- programs ---- */

/* -1: no room. */
static int64_t place_of(struct work *w, const struct rwc_variable *v)
{
    for (size_t i = 0; i < w->place_count; i++)
        if (!strcmp(w->places[i].variable->name, v->name) && w->places[i].variable->size == v->size)
            return w->places[i].offset;
    if (w->place_count == sizeof(w->places) / sizeof(w->places[0])) return -1;
    struct place *place = &w->places[w->place_count++];
    *place = (struct place){v, w->end};
    w->end += (uint32_t)((v->size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
    return place->offset;
}

static bool bind(struct work *w, struct rwc_program_desc *desc)
{
    const struct rwc_program *program = desc->program;
    struct rwc_binding *list = calloc(program->variable_count + 1, sizeof(*list));
    if (!list) return !rw_fail("compile", "out of memory");
    w->bindings[w->settings->desc.program_count] = list;
    desc->bindings = list;
    for (size_t i = 0; i < program->variable_count; i++) {
        const struct rwc_variable *v = program->variables[i];
        if (!rwc_is_scoped(v)) continue;
        int64_t offset = place_of(w, v);
        if (offset < 0) return !rw_fail("compile", "too many variables");
        list[desc->binding_count++] =
            (struct rwc_binding){v->symbol, RWC_STORAGE_CONSTANT, (uint32_t)offset};
    }
    return true;
}

/* ":0,1" as a bit set; 0: not of that form. */
static uint32_t ray_types(const char *list)
{
    uint32_t bits = 0;
    if (!list) return 1;
    for (const char *at = list + 1; *at;) {
        char *end;
        unsigned long type = strtoul(at, &end, 10);
        if (end == at || type > 31 || (*end && *end != ',')) return 0;
        bits |= 1u << type;
        at = *end ? end + 1 : end;
    }
    return bits;
}

/* What a scene has that has a program of this kind. */
static const uint32_t features[RWC_PROGRAM_KINDS] = {
    [RWC_ANY_HIT] = RW_FEATURE_ANY_HIT,
    [RWC_INTERSECTION] = RW_FEATURE_PRIMITIVES,
    [RWC_ATTRIBUTE] = RW_FEATURE_TRIANGLES | RW_FEATURE_ATTRIBUTE_PROGRAM,
    [RWC_VISIT] = RW_FEATURE_INSTANCES | RW_FEATURE_SELECTORS,
};

static bool add_program(struct work *w, enum rwc_program_kind kind, const char *name,
                        uint32_t types)
{
    struct rwc_kernel_desc *k = &w->settings->desc;
    struct rwc_program_desc *desc = &w->programs[k->program_count];
    if (k->program_count == MOST) return !rw_fail("compile", "at most %d programs", MOST);
    for (size_t i = 0; i < w->module_count && !desc->program; i++) {
        desc->module = w->modules[i];
        desc->program = rwc_module_find(w->modules[i], name);
    }
    if (!desc->program) return !rw_fail("compile", "no file has a program '%s'", name);
    desc->kind = kind;
    desc->id = RW_STATE_FIRST_PROGRAM + (uint32_t)k->program_count;
    desc->callable_id = kind == RWC_CALLABLE ? desc->id : 0;
    desc->ray_types = types;
    while (types >> k->ray_type_count) k->ray_type_count++;
    k->features |= features[kind];
    if (!bind(w, desc)) return false;
    k->program_count++;
    return true;
}

/* "ROLE=PROGRAM:TYPES". */
static bool add_role(struct work *w, const char *word)
{
    size_t length = strcspn(word, "=");
    char *name = strdup(word + length + 1);
    char *colon = name ? strrchr(name, ':') : NULL;
    if (colon && colon > name && colon[-1] == ':') colon = NULL; /* a namespace */
    uint32_t types = ray_types(colon);
    if (colon) *colon = '\0';
    bool known = false, good = false;
    for (unsigned kind = 0; name && kind < RWC_PROGRAM_KINDS && !known; kind++) {
        const char *role = rwc_kinds[kind].role;
        known = strlen(role) == length && !strncmp(role, word, length);
        if (known && types) good = add_program(w, kind, name, types);
    }
    if (!known || !types) rw_misuse("compile", "'%s' is no ROLE=PROGRAM[:TYPES]", word);
    free(name);
    return good;
}

/* ---- the whole ---- */

static bool write_results(const struct settings *s, const struct rwc_kernel *kernel)
{
    if (s->report && !rw_spill(s->report, kernel->report, strlen(kernel->report)))
        return !rw_fail("compile", "writing %s: %s", s->report, strerror(errno));
    if (s->output && !rw_spill(s->output, kernel->code, kernel->code_size))
        return !rw_fail("compile", "writing %s: %s", s->output, strerror(errno));
    if (!s->output && fwrite(kernel->code, 1, kernel->code_size, stdout) != kernel->code_size)
        return !rw_fail("compile", "writing: %s", strerror(errno));
    return true;
}

static bool compile(struct work *w)
{
    struct rwc_diag diag = {0};
    const struct settings *s = w->settings;
    struct rwc_kernel_desc *k = &w->settings->desc;
    for (unsigned i = 0; i < s->file_count; i++)
        if (!add_file(w, &s->files[i])) return false;
    for (unsigned i = 0; i < s->role_count; i++)
        if (!add_role(w, s->roles[i])) return false;
    if (!k->program_count) {
        rw_misuse("compile", "give at least one program a role");
        return false;
    }
    k->programs = w->programs;
    k->constant_size = w->end;
    struct rwc_kernel *kernel = rwc_compile(k, &diag);
    if (!kernel) return refuse(&diag, "compiling failed");
    bool good = write_results(w->settings, kernel);
    rwc_kernel_free(kernel);
    rwc_diag_free(&diag);
    return good;
}

static int run(struct settings *s)
{
    struct work *w = calloc(1, sizeof(*w));
    if (!w) return rw_fail("compile", "out of memory");
    w->settings = s;
    bool good = compile(w);
    for (size_t i = 0; i < w->module_count; i++) rwc_module_free(w->modules[i]);
    for (size_t i = 0; i < MOST; i++) free(w->bindings[i]);
    free(w);
    return good ? RW_EXIT_OK : RW_EXIT_FAILED;
}

enum {
    OPTION_SM = SHORT_ONLY,
    OPTION_STRATEGY,
    OPTION_SKIP,
    OPTION_DEPTH,
    OPTION_PROFILE,
    OPTION_SCENE
};

static const struct option options[] = {{"output", required_argument, NULL, 'o'},
                                        {"report", required_argument, NULL, 'r'},
                                        {"dump", required_argument, NULL, 'd'},
                                        {"sm", required_argument, NULL, OPTION_SM},
                                        {"strategy", required_argument, NULL, OPTION_STRATEGY},
                                        {"skip-pass", required_argument, NULL, OPTION_SKIP},
                                        {"trace-depth", required_argument, NULL, OPTION_DEPTH},
                                        {"profile", no_argument, NULL, OPTION_PROFILE},
                                        {"scene", required_argument, NULL, OPTION_SCENE},
                                        {"nvrtc", required_argument, NULL, 'X'},
                                        {"help", no_argument, NULL, 'h'},
                                        {0}};

/* -1: no such strategy. */
static int strategy(const char *name)
{
    static const char *const names[] = {"states", "structured", "direct"};
    for (int i = 0; i < 3; i++)
        if (!strcmp(names[i], name)) return i;
    return -1;
}

/* The features that a list of what a scene has stands for; 0: some word is none. */
static uint32_t scene_features(const char *list)
{
    static const struct {
        const char *name;
        uint32_t bit;
    } words[] = {{"triangles", RW_FEATURE_TRIANGLES},   {"watertight", RW_FEATURE_WATERTIGHT},
                 {"little", RW_FEATURE_NARROW_NODES},   {"instances", RW_FEATURE_INSTANCES},
                 {"transforms", RW_FEATURE_TRANSFORMS}, {"masks", RW_FEATURE_MASKS}};
    enum { COUNT = sizeof(words) / sizeof(words[0]) };
    uint32_t features = 0;
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
static bool keep_word(struct settings *s, const char *word)
{
    bool is_role = strchr(word, '=') != NULL;
    if ((is_role ? s->role_count : s->file_count) == MOST) return false;
    if (is_role)
        s->roles[s->role_count++] = word;
    else
        s->files[s->file_count++].path = word;
    return true;
}

/* `format` makes the option of optarg. */
static bool keep_for_nvrtc(struct settings *s, const char *format)
{
    struct option_list *list = s->file_count ? &s->files[s->file_count - 1].own : &s->common;
    if (list->count == MOST) return false;
    list->items[list->count++] = rw_path(format, optarg);
    return true;
}

static bool keep_option(struct settings *s, int letter)
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
    case OPTION_PROFILE:
        s->desc.features |= RW_FEATURE_PROFILE;
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

static void free_options(struct option_list *list)
{
    for (unsigned i = 0; i < list->count; i++) free((char *)list->items[i]);
}

/* RW_EXIT_OK: all of the command line is in `s`; otherwise, or after help, *end. */
static int read_words(struct settings *s, int argc, char **argv, bool *end)
{
    int letter;
    *end = false;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, "-:o:r:d:I:D:X:h", options, NULL)) != -1) {
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

int rw_run_compile(int argc, char **argv)
{
    struct settings *s = calloc(1, sizeof(*s));
    if (!s) return rw_fail("compile", "out of memory");
    bool end;
    s->desc = (struct rwc_kernel_desc){.target = RWC_TARGET_CUDA,
                                       .sm = 90,
                                       .max_trace_depth = 5,
                                       .features = RW_FEATURE_STACK_CHECK};
    int code = read_words(s, argc, argv, &end);
    if (!code && !end) code = run(s);
    free_options(&s->common);
    for (unsigned i = 0; i < s->file_count; i++) free_options(&s->files[i].own);
    free(s);
    return code;
}
