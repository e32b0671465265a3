/* SPDX-License-Identifier: Apache-2.0 */
/* See text.h. */
#include "tools/inspect/text.h"

#include <stdio.h>
#include <string.h>

#include "tools/recording.h"

enum { BAR = 24, INDENT = 2, LEAST_PLACE = 12 };

static void print_command(const json_t *model)
{
    json_t *word, *run;
    size_t i;
    json_array_foreach (json_object_get(model, "command"), i, word)
        printf("%s%s", i ? " " : "", json_string_value(word));
    printf("\n");
    json_array_foreach (json_object_get(model, "runs"), i, run) {
        const char *what = json_is_true(json_object_get(run, "profiled")) ? "profiled run" : "run";
        json_t *code = json_object_get(run, "exit");
        if (!code)
            printf("%s: the recording was interrupted\n", what);
        else if (json_integer_value(code) > 128)
            printf("%s: ended by signal %d\n", what, (int)json_integer_value(code) - 128);
        else
            printf("%s: exit code %d, %.3g s\n", what, (int)json_integer_value(code),
                   rw_number(run, "seconds"));
    }
    json_array_foreach (json_object_get(model, "unfinished"), i, run)
        printf("a launch of %s did not end (kernel %.12s)\n", rw_text(run, "program"),
               rw_text(run, "kernel"));
}

/* The column of names, in which resume points are indented: names are never cut off. */
static int name_width(const json_t *states)
{
    json_t *state;
    size_t i, width = 0;
    json_array_foreach (states, i, state) {
        size_t length = strlen(rw_text(state, "name")) + (rw_is_resume(state) ? INDENT : 0);
        if (length > width) width = length;
    }
    return (int)width;
}

static void print_states(const json_t *kernel)
{
    bool profiled = json_object_get(kernel, "profile") != NULL;
    int width = name_width(json_object_get(kernel, "states"));
    json_t *state;
    size_t i;
    printf("\n  %-*s %5s %6s %5s", width, "state", "saved", "bytes", "again");
    printf(profiled ? " %7s %10s %6s\n" : "\n", "share", "entries", "lanes");
    json_array_foreach (json_object_get(kernel, "states"), i, state) {
        bool resume = rw_is_resume(state);
        int indent = resume ? INDENT : 0;
        printf("  %*s%-*s", indent, "", width - indent, rw_text(state, "name"));
        if (resume)
            printf(" %5.0f %6.0f %5.0f", rw_number(state, "saved_values"),
                   rw_number(state, "saved_bytes"), rw_number(state, "rematerialised"));
        else
            printf(" %5s %6s %5s", "", "", "");
        double share = rw_number(state, "share");
        if (profiled)
            printf(" %5.1f %% %10.0f %6.1f  %.*s", 100 * share, rw_number(state, "entries"),
                   rw_number(state, "average_lanes"), (int)(share * BAR + 0.5),
                   "########################");
        printf("\n");
    }
}

static void print_passes(const json_t *kernel)
{
    const json_t *report = json_object_get(kernel, "report");
    json_t *pass;
    size_t i;
    printf("\n  %-14s %9s %8s %8s\n", "pass", "ms", "before", "after");
    json_array_foreach (json_object_get(report, "passes"), i, pass)
        printf("  %-14s %9.2f %8.0f %8.0f%s\n", rw_text(pass, "name"), rw_number(pass, "ms"),
               rw_number(pass, "instructions_before"), rw_number(pass, "instructions_after"),
               json_is_true(json_object_get(pass, "skipped")) ? "  skipped" : "");
    printf("  %-14s %9.2f\n", "emit", rw_number(report, "emit_ms"));
}

static void print_kind(const json_t *kind)
{
    json_t *trial, *size = json_object_get(kind, "size");
    size_t i;
    printf("\n  tried on launches of entry point %.0f, %.0f x %.0f x %.0f\n",
           rw_number(kind, "entry"), json_number_value(json_array_get(size, 0)),
           json_number_value(json_array_get(size, 1)), json_number_value(json_array_get(size, 2)));
    printf("  %-52s %6s %8s\n", "setting", "time", "launches");
    json_array_foreach (json_object_get(kind, "trials"), i, trial)
        printf("  %-52s %6.3f %8.0f  %s\n", rw_text(trial, "setting"), rw_number(trial, "ratio"),
               rw_number(trial, "launches"), rw_text(trial, "verdict"));
    printf("  best: %s, %.3f times as fast as at first\n", rw_text(kind, "best"),
           rw_number(kind, "gain"));
}

/* What was tried, against the best known by then, whose time is 1. */
static void print_tuning(const json_t *kernel)
{
    json_t *kind;
    size_t i;
    json_array_foreach (json_object_get(kernel, "tuning"), i, kind) print_kind(kind);
}

/* "e90e34e7: 2885 bytes of PTX, 1 program" */
static void print_module(const json_t *module)
{
    size_t programs = json_array_size(json_object_get(module, "programs"));
    printf("    module %.8s: %.0f bytes of PTX, %zu %s%s\n", rw_text(module, "module"),
           rw_number(module, "bytes"), programs, programs == 1 ? "program" : "programs",
           json_is_true(json_object_get(module, "built in")) ? ", built in" : "");
}

static void print_pipelines(const json_t *kernel)
{
    json_t *pipeline, *part;
    size_t i, k;
    json_array_foreach (json_object_get(kernel, "pipelines"), i, pipeline) {
        printf("%s  pipeline of %zu groups, made in %.1f ms, its kernel from the %s\n",
               i ? "" : "\n", json_array_size(json_object_get(pipeline, "groups")),
               rw_number(pipeline, "made_ms"), rw_text(pipeline, "from"));
        json_array_foreach (json_object_get(pipeline, "words"), k, part)
            printf("%s%s", k ? ", " : "    ", json_string_value(part));
        printf("\n");
        json_array_foreach (json_object_get(pipeline, "modules"), k, part) print_module(part);
    }
}

static void print_count(bool known, int width, double count)
{
    if (known)
        printf("%*.0f", width, count);
    else
        printf("%*s", width, "");
}

/* The lines that became most code, with their text. */
static void print_costs(const json_t *kernel)
{
    const json_t *costs = json_object_get(kernel, "costs");
    const json_t *list = json_object_get(costs, "lines");
    bool machine = json_object_get(costs, "total_machine") != NULL;
    json_t *line;
    size_t i;
    int width = LEAST_PLACE;
    if (!costs) return;
    json_array_foreach (list, i, line)
        if ((int)strlen(rw_text(line, "place")) > width)
            width = (int)strlen(rw_text(line, "place"));
    printf("\n  %-*s %7s %7s %10s\n", width, "line", "PTX", machine ? "machine" : "", "rays");
    json_array_foreach (list, i, line) {
        printf("  %-*s %7.0f ", width, rw_text(line, "place"), rw_number(line, "instructions"));
        print_count(machine, 7, rw_number(line, "machine"));
        print_count(json_object_get(line, "rays") != NULL, 11, rw_number(line, "rays"));
        printf("  %.70s\n", rw_text(line, "text"));
    }
    printf("  %-*s %7.0f ", width, "built in", rw_number(costs, "built_in"));
    print_count(machine, 7, rw_number(costs, "built_in_machine"));
    printf("\n");
}

static void print_kernel(const json_t *kernel)
{
    const json_t *report = json_object_get(kernel, "report"),
                 *about = json_object_get(kernel, "about");
    json_t *sentence;
    size_t i;
    printf("\nkernel %s\n", rw_text(kernel, "hash"));
    if (report)
        printf(
            "%s, %s, %.0f states, frames of %.0f bytes at most, %.0f bytes of stack per lane%s\n",
            rw_text(report, "target"), rw_text(report, "strategy"), rw_number(report, "states"),
            rw_number(report, "frame_bytes"), rw_number(report, "stack_bytes"),
            json_is_true(json_object_get(about, "replaced")) ? ", REPLACED by RW_REPLACE_PTX" : "");
    printf("\n");
    json_array_foreach (json_object_get(kernel, "summary"), i, sentence)
        printf("  - %s\n", rw_text(sentence, "text"));
    if (!report) return;
    print_pipelines(kernel);
    print_states(kernel);
    print_costs(kernel);
    print_tuning(kernel);
    print_passes(kernel);
}

void rw_inspect_text(const json_t *model)
{
    json_t *kernel;
    size_t i;
    print_command(model);
    json_array_foreach (json_object_get(model, "kernels"), i, kernel) print_kernel(kernel);
    if (!json_array_size(json_object_get(model, "kernels"))) printf("\nno kernel was recorded\n");
}
