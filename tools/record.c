/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright record`: runs an application with the library's recording switched on through the
 * environment, waits, and completes the folder. The library in the application does the recording
 * (runtime/record/record.c); this program only says where, and adds what needs other programs:
 * machine code as text. What the application did is kept however it ended.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/clock.h"
#include "tools/child.h"
#include "tools/command.h"
#include "tools/files.h"
#include "tools/machine_code.h"
#include "tools/optix7.h"
#include "tools/recording.h"
#include "tools/sources.h"

static const char help[] =
    "usage: raywright record [option...] [--] APPLICATION [ARGUMENT...]\n\n"
    "Runs an application that uses Raywright and keeps its kernels, launches and times in a "
    "folder,\n"
    "for 'raywright inspect'.\n\n"
    "  -o, --output FOLDER  where to; default: raywright-recording\n"
    "  -f, --force          remove a recording that is there already\n"
    "  -p, --profile        run the application a second time with kernels that count what they "
    "do\n"
    "  -x, --optix          give it Raywright's " RW_OPTIX7_NAME ", for applications of OptiX 7\n"
    "  -l, --library FILE   that library; default: the one that belongs to this program\n"
    "      --arch SM        GPU to assemble for where the recording has no machine code;\n"
    "                       default: sm_90\n"
    "  -h, --help           this text\n\n"
    "Exit code: that of the application, 128 + N when signal N ended it, 126 or 127 when it "
    "cannot\n"
    "be run, 125 when the recording cannot be written or the library is not found.\n";

struct settings {
    const char *output, *arch;
    bool force, profile, optix;
    struct rw_optix7_library library; /* for --optix */
};

/* ---- the folder ---- */

static void remove_tree(const char *path)
{
    json_t *names = rw_list_folder(path), *name;
    size_t i;
    json_array_foreach (names, i, name) {
        char *inner = rw_path("%s/%s", path, json_string_value(name));
        struct stat status;
        if (inner && !lstat(inner, &status) && S_ISDIR(status.st_mode))
            remove_tree(inner);
        else if (inner)
            unlink(inner);
        free(inner);
    }
    json_decref(names);
    rmdir(path);
}

/* Removes what an earlier recording left, and nothing else. */
static void remove_recording(const char *folder)
{
    static const char *const parts[] = {"kernels",       "sources",         "launches.jsonl",
                                        "tuning.jsonl",  "pipelines.jsonl", "sources.json",
                                        "recording.json"};
    for (size_t i = 0; i < sizeof(parts) / sizeof(parts[0]); i++) {
        char *path = rw_path("%s/%s", folder, parts[i]);
        if (rw_is_folder(path))
            remove_tree(path);
        else if (path)
            unlink(path);
        free(path);
    }
}

static bool open_folder(const struct settings *s)
{
    char *file = rw_path("%s/recording.json", s->output);
    bool there = file && !access(file, F_OK);
    json_t *names = rw_list_folder(s->output);
    bool empty = !names || !json_array_size(names);
    free(file);
    json_decref(names);
    if (there && !s->force)
        return !rw_fail("record",
                        "%s holds a recording; --force replaces it, -o names another folder",
                        s->output);
    if (!there && !empty)
        return !rw_fail("record", "%s is not empty and holds no recording; name another folder",
                        s->output);
    if (there) remove_recording(s->output);
    if (mkdir(s->output, 0777) && errno != EEXIST)
        return !rw_fail("record", "making the folder %s: %s", s->output, strerror(errno));
    return true;
}

/* What happened, as far as it has: written before the application starts, and after it ended. */
static bool write_head(const struct settings *s, char **argv, const json_t *runs)
{
    json_t *command = json_array();
    for (; *argv; argv++) json_array_append_new(command, json_string(*argv));
    json_t *head = json_pack("{si ss so sb sO}", "format", RW_RECORDING_FORMAT, "version",
                             RW_VERSION, "command", command, "profile", s->profile, "runs", runs);
    char *path = rw_path("%s/recording.json", s->output);
    bool good = rw_spill_json(path, head);
    if (!good) rw_fail("record", "writing %s: %s", path, strerror(errno));
    free(path);
    return good;
}

/* ---- running ---- */

struct run {
    const struct settings *settings;
    bool profiled;
};

static void set_variables(const void *user)
{
    const struct run *run = user;
    const struct settings *s = run->settings;
    char *real = realpath(s->output, NULL);
    setenv("RW_RECORD_DIR", real ? real : s->output, 1);
    setenv("RW_PROFILE", run->profiled ? "1" : "0", 1);
    if (s->optix) rw_optix7_set_variables("record", &s->library, run->profiled);
}

static int run_and_note(const struct settings *s, bool profiled, char **argv, json_t *runs)
{
    double start = rw_clock_ms();
    json_t *run = json_pack("{sb sf}", "profiled", profiled, "started", start);
    json_array_append(runs, run);
    const struct run once = {s, profiled};
    int code = write_head(s, argv, runs) ? rw_run_child("record", argv, set_variables, &once) : -1;
    json_object_set_new(run, "exit", json_integer(code));
    json_object_set_new(run, "seconds", json_real((rw_clock_ms() - start) * 1e-3));
    if (code >= 0 && !write_head(s, argv, runs)) code = -1;
    json_decref(run);
    return code;
}

static void complete(const struct settings *s)
{
    json_t *names = rw_list_kernels(s->output), *name;
    size_t i;
    json_array_foreach (names, i, name) {
        char *kernel = rw_path("%s/kernels/%s", s->output, json_string_value(name));
        if (kernel) rw_add_machine_code(kernel, s->arch);
        free(kernel);
    }
    rw_collect_sources(s->output);
    if (!json_array_size(names))
        fprintf(stderr,
                "raywright record: no kernel was recorded: the application launched nothing, "
                "or does not use Raywright%s\n",
                s->optix ? "" : " (one of OptiX 7 needs --optix)");
    json_decref(names);
}

static int record(const struct settings *s, char **argv)
{
    if (!open_folder(s)) return RW_EXIT_OWN_FAILURE;
    json_t *runs = json_array();
    int code = run_and_note(s, false, argv, runs);
    if (code == 0 && s->profile) code = run_and_note(s, true, argv, runs);
    json_decref(runs);
    if (code < 0) return RW_EXIT_OWN_FAILURE;
    complete(s);
    fprintf(stderr, "raywright record: %s\n", s->output);
    return code;
}

int rw_run_record(int argc, char **argv)
{
    static const struct option options[] = {
        {"output", required_argument, NULL, 'o'},  {"force", no_argument, NULL, 'f'},
        {"profile", no_argument, NULL, 'p'},       {"optix", no_argument, NULL, 'x'},
        {"library", required_argument, NULL, 'l'}, {"arch", required_argument, NULL, 'a'},
        {"help", no_argument, NULL, 'h'},          {0}};
    struct settings s = {.output = "raywright-recording", .arch = "sm_90"};
    const char *library = NULL;
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, "+:o:fpxl:h", options, NULL)) != -1) {
        switch (letter) {
        case 'o':
            s.output = optarg;
            break;
        case 'f':
            s.force = true;
            break;
        case 'p':
            s.profile = true;
            break;
        case 'a':
            s.arch = optarg;
            break;
        case 'x':
            s.optix = true;
            break;
        case 'l':
            library = optarg;
            break;
        case 'h':
            fputs(help, stdout);
            return RW_EXIT_OK;
        default:
            return rw_misused_option(argv[0], argv, letter);
        }
    }
    if (optind == argc) return rw_misuse("record", "name the application to run");
    if (library && !s.optix) return rw_misuse("record", "--library is for --optix");
    bool found = !s.optix || rw_optix7_choose("record", library, &s.library);
    int code = found ? record(&s, argv + optind) : RW_EXIT_OWN_FAILURE;
    rw_optix7_free(&s.library);
    return code;
}
