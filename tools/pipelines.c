/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The pipelines of a recording, a line each of pipelines.jsonl, by kernel: applications of OptiX 7
 * make kernels by them, and may make several with the same programs. What their options say is put
 * into words, and where a module's PTX is in the recording is said.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "tools/recording.h"

/* ---- options in words ---- */

struct flag {
    unsigned bit;
    const char *words;
};

static const struct flag primitives[] = {
    {1u << 0, "custom primitives"},
    {1u << 1, "quadratic B-splines"},
    {1u << 2, "cubic B-splines"},
    {1u << 3, "linear curves"},
    {1u << 4, "Catmull-Rom curves"},
    {1u << 5, "flat quadratic B-splines"},
    {1u << 6, "spheres"},
    {1u << 7, "cubic Bezier curves"},
    {1u << 31, "triangles"},
};
static const struct flag exceptions[] = {
    {1, "stack overflow"}, {2, "trace depth"}, {4, "the user's"}, {8, "debug"}};
static const char *const graphs[] = {"graphs of any depth", "single structures",
                                     "one level of instances",
                                     "single structures or one level of instances"};

static void say(json_t *words, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void say(json_t *words, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_array_append_new(words, json_vsprintf(format, arguments));
    va_end(arguments);
}

static void say_flags(json_t *words, const char *before, const json_t *options, const char *key,
                      const struct flag *flags, size_t count)
{
    unsigned bits = (unsigned)json_integer_value(json_object_get(options, key));
    for (size_t i = 0; i < count; i++)
        if (bits & flags[i].bit) say(words, "%s%s", before, flags[i].words);
}

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static json_t *words_of(const json_t *options)
{
    json_t *words = json_array();
    const char *parameters = rw_text(options, "parameters");
    say(words, "trace depth %.0f", rw_number(options, "trace depth"));
    say(words, "%.0f payload values", rw_number(options, "payload values"));
    say(words, "%.0f attribute values", rw_number(options, "attribute values"));
    say(words, "%s", graphs[json_integer_value(json_object_get(options, "graph flags")) & 3]);
    if (rw_number(options, "primitive flags") == 0) say(words, "custom primitives and triangles");
    say_flags(words, "", options, "primitive flags", primitives, COUNT(primitives));
    say_flags(words, "exceptions: ", options, "exception flags", exceptions, COUNT(exceptions));
    if (json_is_true(json_object_get(options, "motion blur"))) say(words, "motion blur");
    if (*parameters) say(words, "parameters in %s", parameters);
    return words;
}

/* ---- modules ---- */

/* Which module of the line table it is: its PTX is in a file that one of its programs names. A
 * number; null: there is no line table. */
static json_t *number_of(const json_t *kernel, const json_t *names)
{
    json_t *module;
    size_t i;
    json_array_foreach (json_object_get(json_object_get(kernel, "lines"), "modules"), i, module) {
        const char *file = rw_text(module, "file");
        char name[256];
        if (sscanf(file, "00-%255[^.].ptx", name) == 1 && json_object_get(names, name))
            return json_integer((json_int_t)i);
    }
    return json_null();
}

/* Modules of pipelines get the names of their programs, and their number in the line table. */
static void complete_module(const json_t *kernel, const json_t *groups, json_t *module)
{
    json_t *group, *program, *names = json_object(), *list = json_array();
    const char *name;
    size_t i, k;
    json_array_foreach (groups, i, group)
        json_array_foreach (json_object_get(group, "programs"), k, program)
            if (!strcmp(rw_text(program, "module"), rw_text(module, "module")))
                json_object_set_new(names, rw_text(program, "name"), json_null());
    json_object_foreach (names, name, program) json_array_append_new(list, json_string(name));
    json_object_set_new(module, "programs", list);
    json_object_set_new(module, "number", number_of(kernel, names));
    json_decref(names);
}

/* ---- the log ---- */

static bool add_pipeline(json_t *pipeline, void *kernels)
{
    json_t *groups = json_object_get(pipeline, "groups"), *module;
    size_t i;
    if (!json_is_array(groups)) return false;
    json_t *kernel = rw_find_kernel(kernels, rw_text(pipeline, "kernel"));
    if (!kernel) return true;
    json_t *list = json_object_get(kernel, "pipelines");
    if (!list) json_object_set_new(kernel, "pipelines", list = json_array());
    json_object_set_new(pipeline, "words", words_of(json_object_get(pipeline, "options")));
    json_array_foreach (json_object_get(pipeline, "modules"), i, module)
        complete_module(kernel, groups, module);
    json_array_append(list, pipeline);
    return true;
}

bool rw_read_pipelines(const char *folder, json_t *kernels, char *error, size_t error_size)
{
    static const struct rw_log log = {"pipelines.jsonl", "pipeline", add_pipeline};
    return rw_read_log(folder, &log, kernels, error, error_size);
}
