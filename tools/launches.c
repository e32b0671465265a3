/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The launches of a recording, a log of two lines each. The process may have died while it wrote
 * the last line, or inside a launch: both leave a log that is read, with launches that never ended.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/recording.h"

enum { SHOWN_TIMES = 500 }; /* of a kernel, for its chart */

/* The array or object at a key, made if need be. */
static json_t *at(json_t *object, const char *key, json_t *(*make)(void))
{
    json_t *value = json_object_get(object, key);
    if (!value) json_object_set_new(object, key, value = make());
    return value;
}

static void count_time(json_t *object, double ms)
{
    double count = rw_number(object, "count"), least = rw_number(object, "ms_min");
    double most = rw_number(object, "ms_max");
    json_object_set_new(object, "count", json_integer((json_int_t)count + 1));
    json_object_set_new(object, "ms_total", json_real(rw_number(object, "ms_total") + ms));
    json_object_set_new(object, "ms_min", json_real(count == 0 || ms < least ? ms : least));
    json_object_set_new(object, "ms_max", json_real(ms > most ? ms : most));
}

/* The entry point and size that a launch had, counted apart. */
static json_t *entry_of(json_t *launches, const json_t *begin)
{
    json_t *list = at(launches, "entries", json_array), *entry;
    size_t i;
    json_array_foreach (list, i, entry)
        if (rw_number(entry, "entry") == rw_number(begin, "entry") &&
            json_equal(json_object_get(entry, "size"), json_object_get(begin, "size")))
            return entry;
    entry = json_pack("{sO sO sO}", "entry", json_object_get(begin, "entry"), "program",
                      json_object_get(begin, "program"), "size", json_object_get(begin, "size"));
    json_array_append_new(list, entry);
    return entry;
}

static void end_launch(json_t *kernels, const json_t *begin, const json_t *end)
{
    bool profiled = json_is_true(json_object_get(begin, "profiled"));
    json_t *kernel = rw_find_kernel(kernels, rw_text(begin, "kernel"));
    if (!kernel || json_is_true(json_object_get(end, "failed"))) return;
    json_t *launches = at(kernel, profiled ? "profiled_launches" : "launches", json_object);
    double ms = rw_number(end, "ms");
    count_time(launches, ms);
    json_t *times = at(launches, "times", json_array);
    if (json_array_size(times) < SHOWN_TIMES) json_array_append_new(times, json_real(ms));
    json_t *entry = entry_of(launches, begin);
    if (entry) count_time(entry, ms);
}

struct log {
    json_t *kernels;
    json_t *open; /* begins that wait for their ends, under "process.launch" */
};

static bool add_line(json_t *line, void *user)
{
    const struct log *log = user;
    char key[64];
    snprintf(key, sizeof(key), "%.0f.%.0f", rw_number(line, "process"), rw_number(line, "launch"));
    if (!strcmp(rw_text(line, "event"), "begin")) return !json_object_set(log->open, key, line);
    if (strcmp(rw_text(line, "event"), "end")) return false;
    json_t *begin = json_object_get(log->open, key);
    if (!begin) return false;
    end_launch(log->kernels, begin, line);
    json_object_del(log->open, key);
    return true;
}

/* Launches that began and did not end, by their kernels. */
static json_t *unfinished(const json_t *open)
{
    json_t *list = json_array(), *begin;
    const char *key;
    json_object_foreach ((json_t *)open, key, begin)
        json_array_append_new(list,
                              json_pack("{sO sO sO}", "kernel", json_object_get(begin, "kernel"),
                                        "program", json_object_get(begin, "program"), "size",
                                        json_object_get(begin, "size")));
    return list;
}

bool rw_read_launches(const char *folder, json_t *kernels, json_t *model, char *error,
                      size_t error_size)
{
    static const struct rw_log description = {"launches.jsonl", "launch", add_line};
    struct log log = {kernels, json_object()};
    bool good = rw_read_log(folder, &description, &log, error, error_size);
    if (good) json_object_set_new(model, "unfinished", unfinished(log.open));
    json_decref(log.open);
    return good;
}
