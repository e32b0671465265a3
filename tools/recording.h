/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Reads a recording into one JSON value, which all that shows recordings works on: what the files
 * say, what follows from them (times, occupancy, shares), and a summary in words. docs/recording.md
 * describes the files and the value.
 */
#ifndef RW_RECORDING_H
#define RW_RECORDING_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

enum { RW_RECORDING_FORMAT = 1 };

/* NULL: `error` says in one line what is wrong and what to do. */
json_t *rw_recording_read(const char *folder, char *error, size_t error_size);

/* Hash of the kernel that `wanted` names (NULL: the only one), malloc'ed. */
char *rw_recording_choose(const char *folder, const char *wanted, char *error, size_t error_size);

/* The hashes of its kernels, which are the names of their folders. */
json_t *rw_list_kernels(const char *folder);

/* ---- parts, one file each ---- */

/* log.c: reads a log, if it is there. False: damaged, with the reason. */
struct rw_log {
    const char *name, *line;                  /* the file; what a line of it is */
    bool (*add_cb)(json_t *line, void *user); /* false: the line is none */
};
bool rw_read_log(const char *folder, const struct rw_log *log, void *user, char *error,
                 size_t error_size);
/* launches.c: launches.jsonl, per kernel and entry point counts and times. */
bool rw_read_launches(const char *folder, json_t *kernels, json_t *model, char *error,
                      size_t error_size);
/* trials.c: tuning.jsonl, per kernel, entry point and size the settings that were tried, and the
 * best. */
bool rw_read_trials(const char *folder, json_t *kernels, char *error, size_t error_size);
/* pipelines.c: pipelines.jsonl, per kernel the pipelines of OptiX 7 that have it, their options in
 * words. */
bool rw_read_pipelines(const char *folder, json_t *kernels, char *error, size_t error_size);
/* costs.c: which lines became most code; NULL: nothing is known of lines. */
json_t *rw_read_costs(const char *folder, const json_t *kernel, const json_t *sources);
/* usage_of_gpu.c: registers, spills, stack and occupancy of a kernel, from what the device said or
 * else from ptxas. */
json_t *rw_read_usage(const char *folder, const json_t *kernel);
/* states.c: one entry a state, with what the report and the profile say of it. */
json_t *rw_read_states(const json_t *kernel);
/* summary.c: what costs most, and which source line causes it. */
json_t *rw_summarise(const json_t *kernel);

/* ---- reading JSON without checking at each step: 0, "" and NULL for what is not there ---- */

const char *rw_text(const json_t *object, const char *key);
double rw_number(const json_t *object, const char *key);
json_t *rw_find_kernel(const json_t *kernels, const char *hash);
bool rw_is_resume(const json_t *state);

#endif
