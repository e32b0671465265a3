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

static bool add_trial(json_t *trial, void *user)
{
    if (!json_is_string(json_object_get(trial, "setting"))) return false;
    json_t *kernel = rw_find_kernel(user, rw_text(trial, "kernel"));
    json_t *kind = kernel ? kind_of(kernel, trial) : NULL;
    if (!kind) return true;
    json_array_append(json_object_get(kind, "trials"), trial);
    json_object_set(kind, "best", json_object_get(trial, "best"));
    json_object_set(kind, "gain", json_object_get(trial, "gain"));
    return true;
}

bool rw_read_trials(const char *folder, json_t *kernels, char *error, size_t error_size)
{
    static const struct rw_log log = {"tuning.jsonl", "setting", add_trial};
    return rw_read_log(folder, &log, kernels, error, error_size);
}
