/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What `raywright record` gets to see: with RW_RECORD_DIR set, every kernel and every launch of a
 * process leave files in that folder.
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
 * fail; what could not be written is said once, as a usage report.
 */
#ifndef RW_RECORD_H
#define RW_RECORD_H

#include "runtime/launch/kernel.h"
#include "runtime/tune/search.h"

static inline bool rw_is_recording(const struct RTcontext_api *context)
{
    return context->options.record_dir != NULL;
}

/* Folder of the kernel, made if need be, to be freed; NULL: not recording, or it cannot be made. */
char *rw_record_folder(RTcontext context, const uint8_t hash[16]);

/* A kernel that was loaded; its code is still there. */
void rw_record_kernel(RTcontext context, const struct rw_plan *plan,
                      const struct rwc_kernel_desc *desc, const struct rw_kernel *kernel);
/* A kernel runs other PTX than was compiled: kernel->compiled->code, which is not loaded yet. */
void rw_record_replaced(RTcontext context, const struct rw_kernel *kernel);
/* A kernel that was not loaded, and why. */
void rw_record_failure(RTcontext context, const uint8_t hash[16], const char *message);

/* The number that both lines of a launch have. */
unsigned rw_record_begin(RTcontext context, const struct rw_kernel *kernel, unsigned entry,
                         const char *entry_name, const size_t size[3]);
void rw_record_end(RTcontext context, unsigned number, double kernel_ms, RTresult result);
/* A setting was tried on launches like this one, and what is known to be the best since. */
void rw_record_trial(RTcontext context, const struct rw_kernel *kernel, unsigned entry,
                     const size_t size[3], const struct rw_trial *trial,
                     const struct rw_found *found);

/* file.c: makes a folder and those above it; writes a file in one piece (another name first, then
 * renamed); appends a line with one write. False: errno says why. */
bool rw_record_make_folder(const char *path);
bool rw_record_write(const char *folder, const char *name, const void *bytes, size_t size);
bool rw_record_append(const char *folder, const char *name, const char *line);

#endif
