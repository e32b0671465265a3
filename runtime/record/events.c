/* SPDX-License-Identifier: Apache-2.0 */
/* Logs of a recording: see record.h. */
#include <jansson.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/clock.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"
#include "runtime/record/record.h"

void rw_record_event(const struct rw_recorder *r, const char *file, json_t *json)
{
    const char *folder = r->options->record_dir;
    char *text = json && folder ? json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(16)) : NULL;
    size_t length = text ? strlen(text) : 0;
    char *line = text ? rw_malloc(length + 2) : NULL;
    json_decref(json);
    if (line) {
        memcpy(line, text, length);
        memcpy(line + length, "\n", 2);
        if (!rw_record_make_folder(folder, strlen(folder)) || !rw_record_append(folder, file, line))
            rw_record_complain(r, file);
    }
    free(text);
    rw_free(line);
}

unsigned rw_record_begin(const struct rw_recorder *r, const struct rw_recorded_launch *l)
{
    static atomic_uint next;
    char digits[33];
    if (!rw_is_recording(r->options)) return 0;
    unsigned number = atomic_fetch_add(&next, 1);
    rw_write_hex(l->hash, digits);
    rw_record_event(r, "launches.jsonl",
                    json_pack("{ss si si ss si ss s[III] sb sf}", "event", "begin", "process",
                              (int)getpid(), "launch", (int)number, "kernel", digits, "entry",
                              (int)l->entry, "program", l->program, "size", (json_int_t)l->size[0],
                              (json_int_t)l->size[1], (json_int_t)l->size[2], "profiled",
                              l->profiled, "at", rw_clock_date()));
    return number;
}

void rw_record_end(const struct rw_recorder *r, unsigned number, double kernel_ms, RTresult result)
{
    if (!rw_is_recording(r->options)) return;
    rw_record_event(r, "launches.jsonl",
                    json_pack("{ss si si sf sb sf}", "event", "end", "process", (int)getpid(),
                              "launch", (int)number, "ms", result ? 0.0 : kernel_ms, "failed",
                              result != RT_SUCCESS, "at", rw_clock_date()));
}

void rw_record_trial(const struct rw_recorder *r, const struct rw_recorded_launch *l,
                     const struct rw_trial *trial, const struct rw_found *found)
{
    char digits[33], setting[RW_SETTING_TEXT], best[RW_SETTING_TEXT];
    if (!rw_is_recording(r->options)) return;
    rw_write_hex(l->hash, digits);
    rw_setting_write(&trial->setting, setting);
    rw_setting_write(&found->best, best);
    rw_record_event(
        r, "tuning.jsonl",
        json_pack("{si ss si s[III] ss sf ss si ss sf sf}", "process", (int)getpid(), "kernel",
                  digits, "entry", (int)l->entry, "size", (json_int_t)l->size[0],
                  (json_int_t)l->size[1], (json_int_t)l->size[2], "setting", setting, "ratio",
                  trial->ratio, "verdict", rw_verdict_names[trial->verdict], "launches",
                  (int)trial->launches, "best", best, "gain", found->gain, "at", rw_clock_date()));
}
