/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The settings that a recording's launches tried, a line each of tuning.jsonl, by kernel and kind
 * of launch; the last says which setting was the best in the end, and by how much.
 */
#include <stdio.h>
#include <string.h>

#include "tools/recording.h"

/* The kind of launch that a trial was on, made if need be. */
static json_t *kind_of(json_t *kernel, const json_t *trial)
{
    json_t *list = json_object_get(kernel, "tuning"), *kind;
    size_t i;
    if (!list) json_object_set_new(kernel, "tuning", list = json_array());
    json_array_foreach (list, i, kind)
        if (rw_number(kind, "entry") == rw_number(trial, "entry") &&
            rw_number(kind, "process") == rw_number(trial, "process") &&
            json_equal(json_object_get(kind, "size"), json_object_get(trial, "size")))
            return kind;
    kind = json_pack("{sO sO sO so}", "entry", json_object_get(trial, "entry"), "process",
                     json_object_get(trial, "process"), "size", json_object_get(trial, "size"),
                     "trials", json_array());
    json_array_append_new(list, kind);
    return kind;
}

static void add_trial(json_t *kernels, json_t *trial)
{
    json_t *kernel = rw_find_kernel(kernels, rw_text(trial, "kernel"));
    json_t *kind = kernel ? kind_of(kernel, trial) : NULL;
    if (!kind) return;
    json_array_append(json_object_get(kind, "trials"), trial);
    json_object_set(kind, "best", json_object_get(trial, "best"));
    json_object_set(kind, "gain", json_object_get(trial, "gain"));
}

bool rw_read_trials(const char *text, json_t *kernels, char *error, size_t error_size)
{
    unsigned number = 0;
    for (const char *at = text; at && *at;) {
        size_t length = strcspn(at, "\n");
        if (!at[length]) break; /* cut off while it was written */
        json_t *line = json_loadb(at, length, 0, NULL);
        number++;
        if (!json_is_string(json_object_get(line, "setting"))) {
            json_decref(line);
            snprintf(error, error_size,
                     "tuning.jsonl is damaged, line %u: no setting; record again", number);
            return false;
        }
        add_trial(kernels, line);
        json_decref(line);
        at += length + 1;
    }
    return true;
}
