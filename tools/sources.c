/* SPDX-License-Identifier: Apache-2.0 */
/* See sources.h. */
#include "tools/sources.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/files.h"
#include "tools/recording.h"

static json_t *load(const char *path)
{
    char *text = rw_slurp(path, NULL);
    json_t *json = text ? json_loads(text, 0, NULL) : NULL;
    free(text);
    return json;
}

/* The copy that the library made of the source with this path, NULL if it made none. */
static const char *recorded_copy(const json_t *about, const char *path)
{
    json_t *source;
    size_t i;
    json_array_foreach (json_object_get(about, "sources"), i, source)
        if (rw_is_path_tail(path, rw_text(source, "name"))) return rw_text(source, "file");
    return NULL;
}

/* Copies a file of this machine; NULL: it is not there (any more). */
static json_t *copy(const char *folder, const char *path)
{
    size_t size;
    char digits[33];
    char *text = rw_slurp(path, &size);
    if (!text) return NULL;
    rw_digest(text, size, digits);
    const char *base = strrchr(path, '/');
    json_t *name = json_sprintf("%.12s-%.100s", digits, base ? base + 1 : path);
    char *to = rw_path("%s/sources/%s", folder, json_string_value(name));
    if (!rw_spill(to, text, size)) {
        json_decref(name);
        name = NULL;
    }
    free(to);
    free(text);
    return name;
}

static void collect(const char *folder, const char *hash, json_t *map)
{
    char *lines_path = rw_path("%s/kernels/%s/lines.json", folder, hash);
    char *about_path = rw_path("%s/kernels/%s/kernel.json", folder, hash);
    json_t *lines = load(lines_path), *about = load(about_path), *module, *path;
    size_t m, f;
    json_array_foreach (json_object_get(lines, "modules"), m, module)
        json_array_foreach (json_object_get(module, "files"), f, path) {
            const char *name = json_string_value(path), *own = recorded_copy(about, name);
            if (!name || json_object_get(map, name)) continue;
            json_t *file = own ? json_string(own) : copy(folder, name);
            if (file) json_object_set_new(map, name, file);
        }
    json_decref(lines);
    json_decref(about);
    free(lines_path);
    free(about_path);
}

void rw_collect_sources(const char *folder)
{
    char *sources = rw_path("%s/sources", folder);
    json_t *names = rw_list_kernels(folder), *map = json_object(), *name;
    size_t i;
    if (sources) mkdir(sources, 0777);
    json_array_foreach (names, i, name) collect(folder, json_string_value(name), map);
    char *path = rw_path("%s/sources.json", folder);
    if (json_object_size(map))
        rw_spill_json(path, map);
    else
        json_decref(map);
    free(path);
    json_decref(names);
    free(sources);
}
