/* SPDX-License-Identifier: Apache-2.0 */
/* `raywright study`: options, and one scene after the other. */
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/text.h"
#include "tools/command.h"
#include "tools/files.h"
#include "tools/study/command.h"
#include "tools/study/run.h"

static const char usage[] =
    "usage: raywright study [OPTIONS] SCENE...\n"
    "       raywright study [OPTIONS] --scenes FOLDER\n"
    "\n"
    "Compares organisations of ray traversal: those of Aila and Laine 2009 and of Aila, Laine and\n"
    "Karras 2012. Each is simulated, which says how fast this machine could run it at best.\n"
    "SCENE is a .tri, .obj or .ply mesh.\n"
    "\n"
    "  --scenes FOLDER    all meshes of a folder\n"
    "  --simulate         only simulate, which needs no GPU; measured speeds in FOLDER stay\n"
    "  --cameras FILE     views of the scenes, cameras.json (default: that beside the first "
    "scene)\n"
    "  --output FOLDER    write the results to FOLDER/study.json and study.html, and go on with "
    "what\n"
    "                     is there\n"
    "  --part NAME        2009, section5, 2012, batch or orders; may be repeated (default: all)\n"
    "  --variant NAME     only this one, by its name in the tables; may be repeated\n"
    "  --size WxH         size of the pictures (default 1024x768)\n"
    "  --views N          views of a scene, at most 8 (default 5)\n"
    "  --sample N         rays that are simulated of each kind and view (default 16384)\n"
    "  --lanes N          also simulate warps of N lanes, 1 to 64 (default 1)\n"
    "  --again            also measure what FOLDER has\n"
    "  --rays FOLDER      write the rays of each scene's first view to FOLDER/SCENE_KIND.rays, "
    "for\n"
    "                     'raywright bench traversal'\n"
    "  --clock MHZ        of the machine that is simulated (default: the GPU's, or that of "
    "FOLDER's\n"
    "                     results; 1980 without one)\n"
    "  --issues N         warp instructions of 32 lanes that it issues in a clock (default: as "
    "for\n"
    "                     --clock; 528 without one)\n"
    "  -h, --help         print this\n";

static const struct option long_options[] = {{"simulate", no_argument, NULL, 's'},
                                             {"scenes", required_argument, NULL, 'f'},
                                             {"cameras", required_argument, NULL, 'c'},
                                             {"output", required_argument, NULL, 'o'},
                                             {"part", required_argument, NULL, 'p'},
                                             {"size", required_argument, NULL, 'z'},
                                             {"views", required_argument, NULL, 'v'},
                                             {"sample", required_argument, NULL, 'n'},
                                             {"again", no_argument, NULL, 'a'},
                                             {"clock", required_argument, NULL, 'k'},
                                             {"issues", required_argument, NULL, 'i'},
                                             {"variant", required_argument, NULL, 'w'},
                                             {"rays", required_argument, NULL, 'r'},
                                             {"lanes", required_argument, NULL, 'l'},
                                             {0}};

/* ---- options ---- */

static bool parse_count(const char *text, unsigned most, unsigned *out)
{
    char *end;
    unsigned long value = strtoul(text, &end, 10);
    if (!*text || *end || value < 1 || value > most) return false;
    *out = (unsigned)value;
    return true;
}

static bool parse_real(const char *text, double *out)
{
    char *end;
    *out = strtod(text, &end);
    return *text && !*end && *out > 0;
}

static bool parse_size(const char *text, struct study_options *o)
{
    char rest;
    return sscanf(text, "%ux%u%c", &o->width, &o->height, &rest) == 2 && o->width && o->height &&
           o->width <= 8192 && o->height <= 8192;
}

static bool parse_part(const char *text, struct study_options *o)
{
    for (unsigned k = 0; k < STUDY_PARTS; k++)
        if (!strcmp(text, study_part_names[k])) return o->parts[k] = true;
    return false;
}

static bool parse_variant(const char *text, struct study_options *o)
{
    for (unsigned k = 0; k < study_variant_count && o->name_count < STUDY_MOST_NAMES; k++)
        if (!strcmp(text, study_variants[k].name)) {
            o->variants[o->name_count++] = study_variants[k].name;
            return true;
        }
    return false;
}

bool study_is_wanted(const struct study_options *o, unsigned variant)
{
    bool named = !o->name_count;
    for (unsigned k = 0; k < o->name_count; k++)
        named |= !strcmp(o->variants[k], study_variants[variant].name);
    return named && o->parts[study_variants[variant].part];
}

/* Without --part: the parts of the variants that are named, or all. */
static void choose_parts(struct study_options *o)
{
    for (unsigned k = 0; k < STUDY_PARTS; k++)
        if (o->parts[k]) return;
    for (unsigned k = 0; k < STUDY_PARTS; k++) o->parts[k] = true;
    bool wanted[STUDY_PARTS] = {false};
    for (unsigned k = 0; k < study_variant_count; k++)
        wanted[study_variants[k].part] |= study_is_wanted(o, k);
    if (o->name_count) memcpy(o->parts, wanted, sizeof(wanted));
}

/* False if the value is none. */
static bool take_option(int letter, struct study_options *o)
{
    if (letter == 's') o->simulate = true;
    if (letter == 'f') o->scene_folder = optarg;
    if (letter == 'a') o->again = true;
    if (letter == 'c') o->cameras = optarg;
    if (letter == 'o') o->folder = optarg;
    if (letter == 'r') o->ray_folder = optarg;
    if (letter == 'p') return parse_part(optarg, o);
    if (letter == 'w') return parse_variant(optarg, o);
    if (letter == 'z') return parse_size(optarg, o);
    if (letter == 'v') return parse_count(optarg, STUDY_MOST_VIEWS, &o->views);
    if (letter == 'n') return parse_count(optarg, 1 << 24, &o->sample);
    if (letter == 'l') return parse_count(optarg, STUDY_MOST_WIDTH, &o->lanes);
    if (letter == 'k') return parse_real(optarg, &o->clock);
    if (letter == 'i') return parse_real(optarg, &o->issues);
    return true;
}

static int parse(int argc, char **argv, struct study_options *o)
{
    int letter, index;
    optind = 1;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":", long_options, &index)) != -1) {
        if (letter == ':' || letter == '?') return rw_misused_option("study", argv, letter);
        if (!take_option(letter, o))
            return rw_misuse("study", "--%s does not take '%s'", long_options[index].name, optarg);
    }
    if (optind >= argc && !o->scene_folder) return rw_misuse("study", "no scene is given");
    if (argc - optind > STUDY_MOST_SCENES)
        return rw_misuse("study", "more than %d scenes are given", STUDY_MOST_SCENES);
    while (optind < argc) o->scenes[o->scene_count++] = argv[optind++];
    choose_parts(o);
    return RW_EXIT_OK;
}

/* ---- the report ---- */

static json_t *open_report(const char *path)
{
    json_error_t error;
    json_t *report = path && !access(path, R_OK) ? json_load_file(path, 0, &error) : NULL;
    if (json_is_array(json_object_get(report, "rows"))) return report;
    json_decref(report);
    return json_pack("{s:[]}", "rows");
}

/* Both files of the folder, if one was named. */
static bool write_report(const struct study_options *o, const char *path, json_t *report)
{
    if (!path) return true;
    if (!rw_spill_json(path, json_incref(report)))
        return !rw_fail("study", "writing %s: %s", path, strerror(errno));
    char *page = rw_path("%s/study.html", o->folder);
    bool ok = page && study_write_page(page, report);
    free(page);
    return ok;
}

/* Whether all that is wanted of a scene has been measured. */
static bool is_measured(const struct study_options *o, json_t *report, const char *scene)
{
    for (unsigned k = 0; k < study_variant_count; k++)
        for (unsigned kind = 0; kind < STUDY_RAY_KINDS; kind++) {
            if (!study_is_wanted(o, k)) continue;
            const json_t *row =
                study_find_row(report, scene, study_ray_names[kind], study_variants[k].name);
            if (!json_object_get(row, "measured_mrays")) return false;
        }
    return !o->parts[STUDY_BATCH] || study_find_row(report, scene, "bounce 1", "monolithic");
}

static bool run_scene(const struct study_options *o, struct study_session *session,
                      const struct study_machine *machine, const char *path, json_t *report)
{
    struct study_scene scene;
    if (!study_open_scene(o, path, &scene)) return false;
    bool done = !o->again && session && is_measured(o, report, scene.name);
    bool ok = done || ((!session || study_measure_scene(session, o, &scene, report)) &&
                       study_simulate_scene(o, &scene, machine, report));
    if (ok) study_print_tables(o, report, scene.name);
    study_close_scene(&scene);
    return ok;
}

static bool run_on(const struct study_options *o, struct study_machine *machine, const char *path,
                   json_t *report)
{
    struct study_session *session = o->simulate ? NULL : study_open_session(o, machine, report);
    bool ok = o->simulate || session;
    if (o->simulate) study_read_machine(report, machine);
    if (o->clock > 0) machine->clock = o->clock;
    if (o->issues > 0) machine->issues = o->issues;
    for (unsigned k = 0; ok && k < o->scene_count; k++)
        ok = run_scene(o, session, machine, o->scenes[k], report) && write_report(o, path, report);
    study_close_session(session);
    if (ok) study_print_published(report);
    return ok;
}

static bool run_scenes(const struct study_options *o, const char *path, json_t *report)
{
    struct study_machine machine = {1980, 528, NULL}; /* an H200 */
    machine.costs = calloc(study_variant_count, sizeof(*machine.costs));
    if (!machine.costs) return !rw_fail("study", "out of memory");
    for (unsigned k = 0; k < study_variant_count; k++)
        machine.costs[k] = study_given_costs(&study_variants[k]);
    bool ok = run_on(o, &machine, path, report);
    free(machine.costs);
    return ok;
}

static int run(const struct study_options *o)
{
    char *path = o->folder ? rw_path("%s/study.json", o->folder) : NULL;
    json_t *report = open_report(path);
    bool ok = report && run_scenes(o, path, report);
    json_decref(report);
    free(path);
    return ok ? RW_EXIT_OK : RW_EXIT_FAILED;
}

/* The meshes of the folder that was named, behind the scenes that were; their paths are malloc'ed
 * and stay until the end of the program. False after saying why not. */
static bool add_scenes(struct study_options *o)
{
    json_t *names = rw_list_folder(o->scene_folder), *name;
    size_t k;
    if (!names)
        return !rw_fail("study", "reading the folder %s: %s", o->scene_folder, strerror(errno));
    json_array_foreach (names, k, name) {
        const char *text = json_string_value(name);
        if (!rw_ends_with(text, ".tri") && !rw_ends_with(text, ".obj") &&
            !rw_ends_with(text, ".ply"))
            continue;
        if (o->scene_count == STUDY_MOST_SCENES) break;
        o->scenes[o->scene_count] = rw_path("%s/%s", o->scene_folder, text);
        if (!o->scenes[o->scene_count]) break;
        o->scene_count++;
    }
    json_decref(names);
    return o->scene_count ||
           !rw_fail("study", "no .tri, .obj or .ply file is in the folder %s", o->scene_folder);
}

/* cameras.json of the first scene's folder, malloc'ed, or NULL. */
static char *find_cameras(const char *scene)
{
    const char *slash = strrchr(scene, '/');
    char *path =
        slash ? rw_path("%.*s/cameras.json", (int)(slash - scene), scene) : rw_path("cameras.json");
    if (path && !access(path, R_OK)) return path;
    free(path);
    return NULL;
}

int rw_command_study(int argc, char **argv)
{
    struct study_options options = {
        .width = 1024, .height = 768, .views = 5, .lanes = 1, .sample = 16384};
    for (int k = 1; k < argc; k++) {
        if (strcmp(argv[k], "--help") && strcmp(argv[k], "-h")) continue;
        fputs(usage, stdout);
        return RW_EXIT_OK;
    }
    int code = parse(argc, argv, &options);
    if (code != RW_EXIT_OK) return code;
    if (options.scene_folder && !add_scenes(&options)) return RW_EXIT_FAILED;
    char *found = options.cameras ? NULL : find_cameras(options.scenes[0]);
    if (found) options.cameras = found;
    code = run(&options);
    free(found);
    return code;
}
