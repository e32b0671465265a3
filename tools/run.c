/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright run --optix`: runs an application of OptiX 7 and later so that the library it loads is
 * Raywright's, and says at the end what its pipelines did. The library in the application writes
 * that (runtime/optix7/report.c), a file for each process, into a folder made for it.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/child.h"
#include "tools/command.h"
#include "tools/files.h"
#include "tools/optix7.h"

#define LIBRARY RW_OPTIX7_NAME

static const char help[] =
    "usage: raywright run --optix [option...] [--] APPLICATION [ARGUMENT...]\n\n"
    "Runs an application of OptiX 7 or later with Raywright's " LIBRARY ", and prints what its\n"
    "pipelines did.\n\n"
    "  -x, --optix          for applications that load " LIBRARY "; the one choice there is\n"
    "  -l, --library FILE   the library; default: the one that belongs to this program\n"
    "  -q, --quiet          say only what goes wrong\n"
    "  -h, --help           this text\n\n"
    "Exit code: that of the application, 128 + N when signal N ended it, 126 or 127 when it "
    "cannot\n"
    "be run, 125 when the library is not found.\n";

struct settings {
    bool optix, quiet;
    struct rw_optix7_library library;
    char *reports; /* the folder, NULL: there is none */
};

/* ---- what is printed ---- */

static double number(const json_t *pipeline, const char *key)
{
    return json_number_value(json_object_get(pipeline, key));
}

/* Without the prefix that all of them have. */
static const char *name_of(const json_t *pipeline)
{
    static const char prefix[] = "__raygen__";
    const char *name = json_string_value(json_object_get(pipeline, "ray generation"));
    if (!name) return "";
    return strncmp(name, prefix, strlen(prefix)) ? name : name + strlen(prefix);
}

static void print_pipeline(const json_t *p)
{
    double ms = number(p, "total ms"), timed = number(p, "timed"), launches = number(p, "launches");
    double indices = launches > 0 ? number(p, "indices") * timed / launches : 0;
    fprintf(stderr, "%-24.24s %5.0f %-10s %8.1f %4.0f %8.0f %10.3f %10.3f %11.1f  %.8s\n",
            name_of(p), number(p, "programs"), json_string_value(json_object_get(p, "origin")),
            number(p, "made ms"), number(p, "registers"), launches, timed > 0 ? ms / timed : 0,
            number(p, "longest ms"), ms > 0 ? indices / ms * 1e-3 : 0,
            json_string_value(json_object_get(p, "kernel")));
}

static size_t print_process(const json_t *report)
{
    size_t i;
    const json_t *pipelines = json_object_get(report, "pipelines");
    json_t *p;
    fprintf(stderr, "raywright run: %s\n", json_string_value(json_object_get(report, "device")));
    fprintf(stderr, "%-24s %5s %-10s %8s %4s %8s %10s %10s %11s  %s\n", "pipeline", "progs", "from",
            "made ms", "regs", "launches", "ms each", "longest ms", "M indices/s", "kernel");
    json_array_foreach (pipelines, i, p) print_pipeline(p);
    return json_array_size(pipelines);
}

/* Of each process that used the library; the files are removed. */
static void print_reports(const struct settings *s)
{
    size_t i, count = 0;
    json_t *names = rw_list_folder(s->reports), *name;
    json_array_foreach (names, i, name) {
        char *path = rw_path("%s/%s", s->reports, json_string_value(name));
        json_t *report = path ? json_load_file(path, 0, NULL) : NULL;
        if (report && !s->quiet) count += print_process(report);
        json_decref(report);
        if (path) unlink(path);
        free(path);
    }
    json_decref(names);
    rmdir(s->reports);
    if (!count && !s->quiet)
        fprintf(stderr,
                "raywright run: no pipeline was made: the application does not load " LIBRARY
                ", ended before, or was killed\n");
}

/* ---- running ---- */

static void set_variables(const void *user)
{
    const struct settings *s = user;
    rw_optix7_set_variables("run", &s->library, s->quiet);
    if (s->reports) setenv("RW_REPORT_DIR", s->reports, 1);
}

/* Absolute, for the application may change its folder. */
static void make_reports_folder(struct settings *s)
{
    const char *temporary = getenv("TMPDIR");
    char *parent = realpath(temporary && *temporary ? temporary : "/tmp", NULL);
    char *folder = parent ? rw_path("%s/raywright-XXXXXX", parent) : NULL;
    s->reports = folder && mkdtemp(folder) ? folder : NULL;
    if (!s->reports) {
        rw_fail("run", "a folder for reports cannot be made in %s, so that none are printed: %s",
                temporary && *temporary ? temporary : "/tmp", strerror(errno));
        free(folder);
    }
    free(parent);
}

static int run(struct settings *s, char **argv)
{
    make_reports_folder(s);
    int code = rw_run_child("run", argv, set_variables, s);
    if (s->reports) print_reports(s);
    return code < 0 ? RW_EXIT_OWN_FAILURE : code;
}

int rw_run_run(int argc, char **argv)
{
    static const struct option options[] = {{"optix", no_argument, NULL, 'x'},
                                            {"library", required_argument, NULL, 'l'},
                                            {"quiet", no_argument, NULL, 'q'},
                                            {"help", no_argument, NULL, 'h'},
                                            {0}};
    struct settings s = {0};
    const char *library = NULL;
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, "+:xl:qh", options, NULL)) != -1) {
        switch (letter) {
        case 'x':
            s.optix = true;
            break;
        case 'l':
            library = optarg;
            break;
        case 'q':
            s.quiet = true;
            break;
        case 'h':
            fputs(help, stdout);
            return RW_EXIT_OK;
        default:
            return rw_misused_option(argv[0], argv, letter);
        }
    }
    if (!s.optix) return rw_misuse("run", "say for which interface: --optix");
    if (optind == argc) return rw_misuse("run", "name the application to run");
    bool found = rw_optix7_choose("run", library, &s.library);
    int code = found ? run(&s, argv + optind) : RW_EXIT_OWN_FAILURE;
    rw_optix7_free(&s.library);
    free(s.reports);
    return code;
}
