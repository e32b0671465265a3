/* SPDX-License-Identifier: Apache-2.0 */
/* See recording.h. */
#define _GNU_SOURCE
#include "tools/recording.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "tools/files.h"

const char *rw_text(const json_t *object, const char *key)
{
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

double rw_number(const json_t *object, const char *key)
{
    return json_number_value(json_object_get(object, key));
}

json_t *rw_find_kernel(const json_t *kernels, const char *hash)
{
    json_t *kernel;
    size_t i;
    json_array_foreach (kernels, i, kernel)
        if (!strcmp(rw_text(kernel, "hash"), hash)) return kernel;
    return NULL;
}

bool rw_is_resume(const json_t *state)
{
    return !strcmp(rw_text(state, "kind"), "resume");
}

/* ---- files ---- */

/* The object in a file. An absent file is NULL without an error if it is optional. */
static bool read_json(const char *folder, const char *name, bool optional, json_t **out,
                      char *error, size_t error_size)
{
    char *path = rw_path("%s/%s", folder, name);
    char *text = rw_slurp(path, NULL);
    json_error_t where;
    *out = text ? json_loads(text, 0, &where) : NULL;
    bool good = *out ? json_is_object(*out) : optional && !text && errno == ENOENT;
    if (!good && !text)
        snprintf(error, error_size, "reading %s: %s", path, strerror(errno));
    else if (!good)
        snprintf(error, error_size, "%s is damaged, line %d: %s; record again", path,
                 *out ? 1 : where.line, *out ? "no JSON object" : where.text);
    free(text);
    free(path);
    return good;
}

/* A recording may be somebody else's, and what is read of it goes into a page. */
static bool has_only_files(const char *folder, char *error, size_t error_size)
{
    char *odd = rw_find_odd_file(folder);
    if (odd)
        snprintf(error, error_size, "%s is no file, nor a folder; recordings have nothing else",
                 odd);
    free(odd);
    return !odd;
}

static bool read_head(const char *folder, json_t **head, char *error, size_t error_size)
{
    *head = NULL;
    if (!rw_is_folder(folder))
        return snprintf(error, error_size, "%s is no folder; 'raywright record' makes one", folder),
               false;
    if (!has_only_files(folder, error, error_size)) return false;
    if (!read_json(folder, "recording.json", true, head, error, error_size)) return false;
    if (!*head)
        return snprintf(
                   error, error_size,
                   "%s is no recording: it has no recording.json; 'raywright record' makes one",
                   folder),
               false;
    int format = (int)rw_number(*head, "format");
    if (format == RW_RECORDING_FORMAT) return true;
    snprintf(error, error_size, "%s has format %d and this program reads format %d; record again",
             folder, format, RW_RECORDING_FORMAT);
    return false;
}

json_t *rw_list_kernels(const char *folder)
{
    char *path = rw_path("%s/kernels", folder);
    json_t *names = rw_list_folder(path);
    free(path);
    return names ? names : json_array();
}

/* ---- stages ---- */

static const char *kind_of(const char *name)
{
    if (!strncmp(name, "00-", 3)) return "program";
    if (!strcmp(name, "99-megakernel.ptx")) return "ptx";
    if (!strcmp(name, "sass.txt")) return "sass";
    return rw_ends_with(name, ".ll") ? "ir" : NULL;
}

static json_t *list_stages(const char *folder)
{
    json_t *names = rw_list_folder(folder), *list = json_array(), *name;
    size_t i;
    json_array_foreach (names, i, name) {
        const char *kind = kind_of(json_string_value(name));
        if (kind) json_array_append_new(list, json_pack("{sO ss}", "file", name, "kind", kind));
    }
    json_decref(names);
    return list;
}

/* ---- kernels ---- */

/* The line table was made by a second compilation: does it speak of this very text? */
static void check_lines(const char *folder, json_t *lines)
{
    char *path = rw_path("%s/99-megakernel.ptx", folder), digits[33];
    size_t size;
    char *text = rw_slurp(path, &size);
    if (text) rw_digest(text, size, digits);
    bool exact = text && !strcmp(digits, rw_text(lines, "digest"));
    json_object_set_new(lines, "exact", json_boolean(exact));
    free(text);
    free(path);
}

static json_t *read_kernel(const char *recording, const char *hash, char *error, size_t error_size)
{
    static const struct {
        const char *key, *file;
    } parts[] = {{"report", "report.json"},
                 {"about", "kernel.json"},
                 {"lines", "lines.json"},
                 {"profile", "profile.json"}};
    char *folder = rw_path("%s/kernels/%s", recording, hash);
    json_t *kernel = json_pack("{ss}", "hash", hash);
    bool good = folder && kernel;
    for (size_t i = 0; good && i < sizeof(parts) / sizeof(parts[0]); i++) {
        json_t *part;
        good = read_json(folder, parts[i].file, true, &part, error, error_size);
        if (part) json_object_set_new(kernel, parts[i].key, part);
    }
    if (good) {
        char *path = rw_path("%s/error.txt", folder), *text = rw_slurp(path, NULL);
        if (text) json_object_set_new(kernel, "error", json_string(text));
        free(text);
        free(path);
        json_object_set_new(kernel, "stages", list_stages(folder));
        if (json_object_get(kernel, "lines")) check_lines(folder, json_object_get(kernel, "lines"));
        json_object_set_new(kernel, "usage", rw_read_usage(folder, kernel));
        json_object_set_new(kernel, "states", rw_read_states(kernel));
    } else {
        json_decref(kernel);
        kernel = NULL;
    }
    free(folder);
    return kernel;
}

static json_t *read_kernels(const char *folder, char *error, size_t error_size)
{
    json_t *names = rw_list_kernels(folder), *list = json_array(), *name;
    size_t i;
    json_array_foreach (names, i, name) {
        json_t *kernel = read_kernel(folder, json_string_value(name), error, error_size);
        if (!kernel) {
            json_decref(list);
            list = NULL;
            break;
        }
        json_array_append_new(list, kernel);
    }
    json_decref(names);
    return list;
}

static int by_time(const void *left, const void *right)
{
    double a = rw_number(json_object_get(*(json_t *const *)left, "launches"), "ms_total");
    double b = rw_number(json_object_get(*(json_t *const *)right, "launches"), "ms_total");
    return (a < b) - (a > b);
}

/* What took longest comes first. */
static json_t *sorted(json_t *kernels)
{
    size_t count = json_array_size(kernels);
    json_t **items = calloc(count + 1, sizeof(*items)), *out = json_array();
    for (size_t i = 0; items && i < count; i++) items[i] = json_array_get(kernels, i);
    if (items) qsort(items, count, sizeof(*items), by_time);
    for (size_t i = 0; items && i < count; i++) json_array_append(out, items[i]);
    free(items);
    json_decref(kernels);
    return out;
}

/* What follows from all that was read. */
static void conclude(const char *folder, json_t *kernels, const json_t *sources)
{
    json_t *kernel;
    size_t i;
    json_array_foreach (kernels, i, kernel) {
        json_t *costs =
            json_object_get(kernel, "pipelines") ? rw_read_costs(folder, kernel, sources) : NULL;
        if (costs) json_object_set_new(kernel, "costs", costs);
        json_object_set_new(kernel, "summary", rw_summarise(kernel));
    }
}

/* What compiled source files are in the folder `sources`. */
static bool read_sources(const char *folder, json_t **out, char *error, size_t error_size)
{
    const char *path;
    json_t *name;
    if (!read_json(folder, "sources.json", true, out, error, error_size)) return false;
    json_object_foreach (*out, path, name) {
        const char *text = json_string_value(name);
        if (text && rw_is_plain_name(text)) continue;
        snprintf(error, error_size, "%s/sources.json: '%s' is no file of its folder sources",
                 folder, text ? text : "no text");
        json_decref(*out);
        *out = NULL;
        return false;
    }
    return true;
}

static json_t *read_recording(const char *folder, char *error, size_t error_size)
{
    json_t *model, *kernels;
    if (!read_head(folder, &model, error, error_size)) return NULL;
    kernels = read_kernels(folder, error, error_size);
    bool good = kernels && rw_read_launches(folder, kernels, model, error, error_size) &&
                rw_read_trials(folder, kernels, error, error_size) &&
                rw_read_pipelines(folder, kernels, error, error_size);
    if (!good) {
        json_decref(kernels);
        json_decref(model);
        return NULL;
    }
    kernels = sorted(kernels);
    json_object_set_new(model, "kernels", kernels);
    json_t *sources = NULL;
    if (!read_sources(folder, &sources, error, error_size)) {
        json_decref(model);
        return NULL;
    }
    if (sources) json_object_set_new(model, "source_files", sources);
    conclude(folder, kernels, sources);
    json_object_set_new(model, "folder", json_string(folder));
    return model;
}

json_t *rw_recording_read(const char *folder, char *error, size_t error_size)
{
    json_t *model = read_recording(folder, error, error_size);
    if (model)
        rw_clean_json(model);
    else
        rw_clean_text(error);
    return model;
}

char *rw_recording_choose(const char *folder, const char *wanted, char *error, size_t error_size)
{
    json_t *head, *name;
    size_t i, matches = 0;
    char *found = NULL;
    if (!read_head(folder, &head, error, error_size)) return NULL;
    json_decref(head);
    json_t *names = rw_list_kernels(folder);
    json_array_foreach (names, i, name) {
        if (wanted && strncmp(json_string_value(name), wanted, strlen(wanted))) continue;
        free(found);
        found = strdup(json_string_value(name));
        matches++;
    }
    if (matches != 1) {
        free(found);
        found = NULL;
        if (!wanted)
            snprintf(error, error_size,
                     "%s has %zu kernels; 'raywright inspect --text %s' lists them", folder,
                     matches, folder);
        else
            snprintf(error, error_size, "%zu kernels of %s have a hash that begins with '%s'",
                     matches, folder, wanted);
    }
    json_decref(names);
    return found;
}
