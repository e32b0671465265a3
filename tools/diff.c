/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright diff`: two recordings side by side, kernel by kernel. Kernels belong together when
 * their hash is the same or, failing that, in the order of the time they took; programs by kind and
 * name, resume points by their order in the program; where a name ends in a hash, as Dr.Jit's do,
 * by the name without it and their order.
 */
#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/recording.h"

static const char help[] =
    "usage: raywright diff [option...] A B\n\n"
    "Compares two recordings: states, frames, registers, times.\n\n"
    "  -a, --all   also print what did not change\n"
    "  -h, --help  this text\n\n"
    "Exit code: 0 when nothing but times changed, 1 when something did, 2 for a misuse or a\n"
    "recording that cannot be read.\n";

enum { LEAST_WIDTH = 16 }; /* the longest name that is not one of a state */

struct comparison {
    bool all;
    bool changed; /* something other than times */
    int width;    /* of the column of names */
};

/* Counts are printed whole, other numbers to six digits. */
static int digits(double number)
{
    return number == floor(number) ? 15 : 6;
}

/* A line of the table. Times differ always, so they do not count as a change. */
static void row(struct comparison *c, const char *name, double a, double b, const char *unit,
                bool is_time)
{
    bool differs = a != b;
    if (!differs && !c->all) return;
    if (!is_time && differs) c->changed = true;
    printf("  %-*s %12.*g %12.*g %s", c->width, name, digits(a), a, digits(b), b, unit);
    if (differs && a != 0) printf("  %+.1f %%", 100 * (b - a) / a);
    printf("\n");
}

static void text_row(struct comparison *c, const char *name, const char *a, const char *b)
{
    bool differs = strcmp(a, b) != 0;
    if (!differs && !c->all) return;
    c->changed |= differs;
    printf("  %-*s %12s %12s\n", c->width, name, a, b);
}

static const json_t *part(const json_t *kernel, const char *key)
{
    return json_object_get(kernel, key);
}

/* ---- times and resources ---- */

static double mean(const json_t *kernel)
{
    double count = rw_number(part(kernel, "launches"), "count");
    return count > 0 ? rw_number(part(kernel, "launches"), "ms_total") / count : 0;
}

static void compare_launches(struct comparison *c, const json_t *a, const json_t *b)
{
    row(c, "launches", rw_number(part(a, "launches"), "count"),
        rw_number(part(b, "launches"), "count"), "", true);
    row(c, "mean launch", mean(a), mean(b), "ms", true);
    row(c, "least launch", rw_number(part(a, "launches"), "ms_min"),
        rw_number(part(b, "launches"), "ms_min"), "ms", true);
}

static void compare_resources(struct comparison *c, const json_t *a, const json_t *b)
{
    static const char *const keys[] = {"registers", "spill_stores", "spill_loads", "stack_bytes",
                                       "shared_bytes"};
    const json_t *x = part(a, "usage"), *y = part(b, "usage");
    text_row(c, "said by", rw_text(x, "source"), rw_text(y, "source"));
    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++)
        row(c, keys[i], rw_number(x, keys[i]), rw_number(y, keys[i]), "", false);
    row(c, "warps resident", rw_number(part(x, "occupancy"), "warps"),
        rw_number(part(y, "occupancy"), "warps"), "", false);
}

static void compare_reports(struct comparison *c, const json_t *a, const json_t *b)
{
    static const char *const numbers[] = {"states", "frame_bytes", "stack_bytes", "attribute_bytes",
                                          "constant_bytes"};
    const json_t *x = part(a, "report"), *y = part(b, "report");
    const json_t *p = part(part(a, "about"), "options"), *q = part(part(b, "about"), "options");
    text_row(c, "target", rw_text(x, "target"), rw_text(y, "target"));
    text_row(c, "strategy", rw_text(x, "strategy"), rw_text(y, "strategy"));
    text_row(c, "passes left out", rw_text(p, "skip_pass"), rw_text(q, "skip_pass"));
    row(c, "threshold", rw_number(p, "threshold"), rw_number(q, "threshold"), "", false);
    row(c, "refill", rw_number(p, "refill"), rw_number(q, "refill"), "", false);
    row(c, "register limit", rw_number(p, "max_registers"), rw_number(q, "max_registers"), "",
        false);
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++)
        row(c, numbers[i], rw_number(x, numbers[i]), rw_number(y, numbers[i]), "", false);
    row(c, "compilation", rw_number(x, "total_ms"), rw_number(y, "total_ms"), "ms", true);
}

/* ---- pipelines ---- */

static bool has_word(const json_t *words, const json_t *wanted)
{
    json_t *word;
    size_t i;
    json_array_foreach (words, i, word)
        if (json_equal(word, wanted)) return true;
    return false;
}

static void list_missing(struct comparison *c, const json_t *words, const json_t *others,
                         const char *where)
{
    json_t *word;
    size_t i;
    json_array_foreach (words, i, word) {
        if (has_word(others, word)) continue;
        printf("  %-*s %s\n", c->width, where, json_string_value(word));
        c->changed = true;
    }
}

static double sum_modules(const json_t *pipeline, const char *key)
{
    json_t *module;
    size_t i;
    double sum = 0;
    json_array_foreach (part(pipeline, "modules"), i, module) sum += rw_number(module, key);
    return sum;
}

/* Of applications of OptiX 7; the first pipeline stands for the others with its kernel. */
static void compare_pipelines(struct comparison *c, const json_t *a, const json_t *b)
{
    const json_t *p = part(a, "pipelines"), *q = part(b, "pipelines");
    if (!p && !q) return;
    const json_t *x = json_array_get(p, 0), *y = json_array_get(q, 0);
    row(c, "pipelines", (double)json_array_size(p), (double)json_array_size(q), "", false);
    row(c, "groups", (double)json_array_size(part(x, "groups")),
        (double)json_array_size(part(y, "groups")), "", false);
    row(c, "PTX of modules", sum_modules(x, "bytes"), sum_modules(y, "bytes"), "bytes", false);
    list_missing(c, part(x, "words"), part(y, "words"), "option of A");
    list_missing(c, part(y, "words"), part(x, "words"), "option of B");
    row(c, "first made in", rw_number(x, "made_ms"), rw_number(y, "made_ms"), "ms", true);
}

/* The code that the lines of programs became. */
static void compare_code(struct comparison *c, const json_t *a, const json_t *b)
{
    const json_t *x = part(a, "costs"), *y = part(b, "costs");
    if (!x && !y) return;
    row(c, "instructions of PTX", rw_number(x, "total"), rw_number(y, "total"), "", false);
    row(c, "of these built in", rw_number(x, "built_in"), rw_number(y, "built_in"), "", false);
}

/* ---- states ---- */

/* Which of the resume points of its program a state is. */
static size_t ordinal(const json_t *states, const json_t *resume)
{
    json_t *state;
    size_t i, before = 0;
    json_array_foreach (states, i, state) {
        if (state == resume) break;
        before += json_equal(json_object_get(state, "program"), json_object_get(resume, "program"));
    }
    return before;
}

/* The name of a state's program without the digits at its end, if these are a hash: programs of
 * Dr.Jit are called by what they are, __raygen__3508355ad973627c8f37b791e39b96c3. */
static size_t name_length(const char *name)
{
    enum { HASH_DIGITS = 32 };
    size_t length = strcspn(name, ","), digits = 0;
    while (digits < length && strchr("0123456789abcdef", name[length - 1 - digits])) digits++;
    return digits >= HASH_DIGITS ? length - HASH_DIGITS : length;
}

static bool same_name(const json_t *a, const json_t *b)
{
    const char *x = rw_text(a, "name"), *y = rw_text(b, "name");
    return name_length(x) == name_length(y) && !strncmp(x, y, name_length(x));
}

/* How many programs of its program's name come before: several differ in the hash alone. */
static size_t namesakes(const json_t *states, const json_t *like)
{
    const json_t *program = json_object_get(like, "program");
    json_t *state;
    size_t i, before = 0;
    json_array_foreach (states, i, state) {
        if (json_equal(json_object_get(state, "program"), program)) break;
        before += program && !rw_is_resume(state) && same_name(state, like);
    }
    return before;
}

/* Lines move while somebody works on a program: a resume point is the same when it is of the same
 * program and at the same place among its resume points. */
static json_t *find_state(const json_t *states, const json_t *like, const json_t *of)
{
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state)
        if (same_name(state, like) && !strcmp(rw_text(state, "kind"), rw_text(like, "kind")) &&
            namesakes(states, state) == namesakes(of, like) &&
            (!rw_is_resume(like) || ordinal(states, state) == ordinal(of, like)))
            return state;
    return NULL;
}

static void compare_state(struct comparison *c, const json_t *a, const json_t *b)
{
    static const struct {
        const char *key, *unit;
        double scale;
        bool is_time;
    } fields[] = {{"saved_values", "values saved", 1, false},
                  {"saved_bytes", "bytes saved", 1, false},
                  {"rematerialised", "values computed again", 1, false},
                  {"share", "% of the time", 100, true},
                  {"entries", "entries", 1, true},
                  {"average_lanes", "lanes", 1, true}};
    for (size_t i = 0; i < sizeof(fields) / sizeof(fields[0]); i++) {
        double scale = fields[i].scale;
        row(c, rw_text(a, "name"), scale * rw_number(a, fields[i].key),
            scale * rw_number(b, fields[i].key), fields[i].unit, fields[i].is_time);
    }
}

static void compare_states(struct comparison *c, const json_t *a, const json_t *b)
{
    const json_t *x = part(a, "states"), *y = part(b, "states");
    json_t *state;
    size_t i;
    json_array_foreach (x, i, state) {
        json_t *other = find_state(y, state, x);
        if (other) {
            compare_state(c, state, other);
        } else {
            printf("  %-*s only in A\n", c->width, rw_text(state, "name"));
            c->changed = true;
        }
    }
    json_array_foreach (y, i, state) {
        if (find_state(x, state, y)) continue;
        printf("  %-*s only in B\n", c->width, rw_text(state, "name"));
        c->changed = true;
    }
}

/* ---- kernels ---- */

static void compare_kernels(struct comparison *c, const json_t *a, const json_t *b)
{
    if (!strcmp(rw_text(a, "hash"), rw_text(b, "hash")))
        printf("\nkernel %.12s in both\n", rw_text(a, "hash"));
    else
        printf("\nkernel A %.12s, B %.12s\n", rw_text(a, "hash"), rw_text(b, "hash"));
    compare_launches(c, a, b);
    compare_reports(c, a, b);
    compare_pipelines(c, a, b);
    compare_resources(c, a, b);
    compare_code(c, a, b);
    compare_states(c, a, b);
}

/* The kernel of B that stands for one of A: the same, or the one at its place if that is no other
 * kernel of A. */
static json_t *partner(const json_t *of_a, const json_t *of_b, size_t at)
{
    json_t *same = rw_find_kernel(of_b, rw_text(json_array_get(of_a, at), "hash"));
    json_t *other = json_array_get(of_b, at);
    return same ? same : rw_find_kernel(of_a, rw_text(other, "hash")) ? NULL : other;
}

/* Of the names of all states, that none is cut off. */
static int name_width(const json_t *kernels, int width)
{
    json_t *kernel, *state;
    size_t i, k;
    json_array_foreach (kernels, i, kernel)
        json_array_foreach (part(kernel, "states"), k, state) {
            int length = (int)strlen(rw_text(state, "name"));
            if (length > width) width = length;
        }
    return width;
}

static void compare(struct comparison *c, const json_t *a, const json_t *b)
{
    const json_t *x = part(a, "kernels"), *y = part(b, "kernels");
    c->width = name_width(y, name_width(x, LEAST_WIDTH));
    printf("  %-*s %12s %12s\n", c->width, "", "A", "B");
    for (size_t i = 0; i < json_array_size(x); i++) {
        json_t *other = partner(x, y, i);
        if (other) {
            compare_kernels(c, json_array_get(x, i), other);
        } else {
            printf("\nkernel %.12s only in A\n", rw_text(json_array_get(x, i), "hash"));
            c->changed = true;
        }
    }
    row(c, "kernels", (double)json_array_size(x), (double)json_array_size(y), "", false);
    if (!c->changed) printf("\nnothing but times differs\n");
}

int rw_run_diff(int argc, char **argv)
{
    static const struct option options[] = {
        {"all", no_argument, NULL, 'a'}, {"help", no_argument, NULL, 'h'}, {0}};
    struct comparison c = {0};
    char error[1024];
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, ":ah", options, NULL)) != -1) {
        if (letter == 'h') {
            fputs(help, stdout);
            return RW_EXIT_OK;
        }
        if (letter != 'a') return rw_misused_option(argv[0], argv, letter);
        c.all = true;
    }
    if (optind + 2 != argc) return rw_misuse("diff", "name the folders of two recordings");
    json_t *a = rw_recording_read(argv[optind], error, sizeof(error));
    json_t *b = a ? rw_recording_read(argv[optind + 1], error, sizeof(error)) : NULL;
    if (b)
        compare(&c, a, b);
    else
        rw_fail("diff", "%s", error);
    bool read = b != NULL;
    json_decref(a);
    json_decref(b);
    return !read ? RW_EXIT_USAGE : c.changed ? RW_EXIT_FAILED : RW_EXIT_OK;
}
