/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What `raywright record` gets to see: with RW_RECORD_DIR set, every kernel and every launch of a
 * process leave files in that folder, whichever interface the application has.
 *
 *   launches.jsonl           one line when a launch begins and one when it ends; appended, so that
 *                            it is readable whatever becomes of the process
 *   tuning.jsonl             one line for each setting that was tried
 *   sources/<hash>-<name>    CUDA C that programs were made of
 *   kernels/<hash>/          numbered stages and report.json of the compilation (see
 *                            compiler/kernel/dump.h), and what the device says: kernel.json,
 *                            megakernel.cubin, jit.log
 *
 * The format is described in docs/recording.md. Recording never makes a call of the application
 * fail; what could not be written is said once.
 */
#ifndef RW_RECORD_H
#define RW_RECORD_H

#include <jansson.h>

#include "runtime/base/options.h"
#include "runtime/device/device.h"
#include "runtime/tune/search.h"

/* Who records: made where it is needed (rw_recorder_of), of a context of either interface. */
struct rw_recorder {
    const struct rw_options *options;
    void (*tell_cb)(void *user, const char *text); /* one line, for who uses the context */
    void *user;
};

static inline bool rw_is_recording(const struct rw_options *options)
{
    return options->record_dir != NULL;
}

/* ---- kernels ---- */

/* Folder of the kernel, made if need be, to be freed; NULL: not recording, or it cannot be made. */
char *rw_record_folder(const struct rw_recorder *recorder, const uint8_t hash[16]);

/* A kernel that was loaded on the device; its code is still there. */
struct rw_recorded_kernel {
    const uint8_t *hash;
    const struct rwc_kernel_desc *desc;
    const struct rwc_kernel *compiled;
    struct rw_device *device;
    struct rw_device_kernel *loaded;
    bool replaced; /* runs PTX of RW_REPLACE_PTX */
};
/* `sources` is a list of what rw_record_source gave, and taken over. */
void rw_record_kernel(const struct rw_recorder *recorder, const struct rw_recorded_kernel *kernel,
                      json_t *sources);
/* The source that a module was compiled from, by the path or name that it has. */
json_t *rw_record_source(const struct rw_recorder *recorder, const struct rwc_module *module,
                         const char *name, const char *text);
/* Of a file, to be freed with rw_free; NULL: it cannot be read, or memory is short. */
char *rw_read_text(const char *path);
/* A kernel runs other PTX than was compiled: compiled->code, which is not loaded yet. */
void rw_record_replaced(const struct rw_recorder *recorder, const uint8_t hash[16],
                        const struct rwc_kernel *compiled);
/* A kernel that was not loaded, and why. */
void rw_record_failure(const struct rw_recorder *recorder, const uint8_t hash[16],
                       const char *message);

/* ---- events.c: logs, a line of JSON for each event ---- */

struct rw_recorded_launch {
    const uint8_t *hash; /* of the kernel */
    bool profiled;
    unsigned entry;
    const char *program; /* of ray generation */
    size_t size[3];
};
/* The number that both lines of a launch have. */
unsigned rw_record_begin(const struct rw_recorder *recorder,
                         const struct rw_recorded_launch *launch);
void rw_record_end(const struct rw_recorder *recorder, unsigned number, double kernel_ms,
                   RTresult result);
/* A setting was tried on launches like this one, and what is known to be the best since. */
void rw_record_trial(const struct rw_recorder *recorder, const struct rw_recorded_launch *launch,
                     const struct rw_trial *trial, const struct rw_found *found);
/* Any other event; the JSON is taken over. Does nothing else where nobody records. */
void rw_record_event(const struct rw_recorder *recorder, const char *file, json_t *json);

/* ---- files ---- */

/* A whole file; where it cannot be written, that is said once a process. The JSON is taken over. */
void rw_record_file(const struct rw_recorder *recorder, const char *folder, const char *name,
                    const void *bytes, size_t size);
void rw_record_json(const struct rw_recorder *recorder, const char *folder, const char *name,
                    json_t *json);
/* Says that `what` cannot be written, for the reason that errno has. */
void rw_record_complain(const struct rw_recorder *recorder, const char *what);

/* file.c: makes a folder and those above it, of which the first `given` bytes are the user's to
 * name, and may lead through links, and others are folders; writes a file in one piece (another
 * name first, then renamed); appends a line with one write. False: errno says why. */
bool rw_record_make_folder(const char *path, size_t given);
bool rw_record_write(const char *folder, const char *name, const void *bytes, size_t size);
bool rw_record_append(const char *folder, const char *name, const char *line);

#endif
