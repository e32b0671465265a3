/* SPDX-License-Identifier: Apache-2.0 */
/* See record.h. */
#include "runtime/record/record.h"

#include <errno.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/plain_file.h"
#include "runtime/base/memory.h"
#include "runtime/base/write.h"
#include "runtime/record/ptx_lines.h"

/* ---- what is said ---- */

static void tell(const struct rw_recorder *r, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void tell(const struct rw_recorder *r, const char *format, ...)
{
    char text[2048];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    r->tell_cb(r->user, text);
}

/* Said once a process: the reason is the same for every file. */
void rw_record_complain(const struct rw_recorder *r, const char *what)
{
    static atomic_flag said = ATOMIC_FLAG_INIT;
    int reason = errno;
    if (!atomic_flag_test_and_set(&said))
        tell(r, "recording into %s: %s cannot be written: %s", r->options->record_dir, what,
             strerror(reason));
}

/* ---- files ---- */

char *rw_record_folder(const struct rw_recorder *r, const uint8_t hash[16])
{
    char path[PATH_MAX], name[33];
    if (!rw_is_recording(r->options)) return NULL;
    rw_write_hex(hash, name);
    snprintf(path, sizeof(path), "%s/kernels/%s", r->options->record_dir, name);
    if (rw_record_make_folder(path, strlen(r->options->record_dir))) return rw_strdup(path);
    rw_record_complain(r, path);
    return NULL;
}

void rw_record_file(const struct rw_recorder *r, const char *folder, const char *name,
                    const void *bytes, size_t size)
{
    if (!rw_record_write(folder, name, bytes, size)) rw_record_complain(r, name);
}

void rw_record_json(const struct rw_recorder *r, const char *folder, const char *name, json_t *json)
{
    char *text = json ? json_dumps(json, JSON_INDENT(2) | JSON_REAL_PRECISION(8)) : NULL;
    json_decref(json);
    if (text) rw_record_file(r, folder, name, text, strlen(text));
    free(text);
}

json_t *rw_record_source(const struct rw_recorder *r, const struct rwc_module *module,
                         const char *name, const char *text)
{
    char folder[PATH_MAX], file[NAME_MAX];
    uint8_t hash[16];
    char digits[33];
    const char *base = strrchr(name, '/');
    rwc_module_hash(module, hash);
    rw_write_hex(hash, digits);
    snprintf(file, sizeof(file), "%.12s-%.100s", digits, base ? base + 1 : name);
    for (char *c = file; *c; c++)
        if (strchr(" \t\n\"'\\", *c)) *c = '_';
    snprintf(folder, sizeof(folder), "%s/sources", r->options->record_dir);
    if (rw_record_make_folder(folder, strlen(r->options->record_dir)))
        rw_record_file(r, folder, file, text, strlen(text));
    else
        rw_record_complain(r, folder);
    return json_pack("{ss ss}", "name", name, "file", file);
}

/* ---- kernels ---- */

static json_t *usage(const struct rw_recorder *r, const struct rw_recorded_kernel *k,
                     const char *folder)
{
    struct rw_kernel_usage u;
    k->device->ops->kernel_usage(k->device, k->loaded, &u);
    if (u.log) rw_record_file(r, folder, "jit.log", u.log, strlen(u.log));
    return json_pack(
        "{si sI sI sI si si si si}", "registers", (int)u.registers, "local_bytes",
        (json_int_t)u.local_bytes, "shared_bytes", (json_int_t)u.shared_bytes, "constant_bytes",
        (json_int_t)u.constant_bytes, "block_size", (int)u.block_size, "blocks_per_multiprocessor",
        (int)u.blocks_per_multiprocessor, "threads_per_multiprocessor",
        (int)u.threads_per_multiprocessor, "multiprocessors", (int)k->device->multiprocessors);
}

static json_t *options(const struct rw_recorder *r, const struct rw_recorded_kernel *k)
{
    const struct rw_options *o = r->options;
    return json_pack("{ss si si ss si si}", "strategy", rw_strategy_names[k->desc->strategy],
                     "threshold", (int)o->threshold, "refill", (int)o->refill, "skip_pass",
                     k->desc->skip_passes ? k->desc->skip_passes : "", "max_registers",
                     (int)k->device->jit.max_registers, "jit_level", (int)o->jit_level);
}

/* Machine code once more, from PTX that carries its own line numbers: lines.cubin. It is never
 * run. */
static RTresult link_with_lines(const struct rw_recorder *r, const struct rw_recorded_kernel *k,
                                const char *ptx, const char *folder)
{
    struct rw_device *d = k->device;
    struct rw_device_kernel *loaded = NULL;
    void *cubin = NULL;
    size_t size = 0;
    char *numbered = rw_ptx_number_lines(ptx);
    if (!numbered) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    struct rwc_kernel kernel = {
        .target = d->target, .code = numbered, .code_size = strlen(numbered)};
    d->jit.line_info = true;
    RTresult result =
        d->ops->kernel_load(d, &kernel, k->desc->constant_size, &loaded, &cubin, &size);
    d->jit.line_info = false;
    if (!result && cubin) rw_record_file(r, folder, "lines.cubin", cubin, size);
    if (!result) d->ops->kernel_free(d, loaded);
    rw_free(cubin);
    free(numbered);
    return result;
}

static char *read_all(FILE *file)
{
    long size = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
    char *text = size >= 0 && !fseek(file, 0, SEEK_SET) ? rw_calloc((size_t)size + 1, 1) : NULL;
    if (text && fread(text, 1, (size_t)size, file) == (size_t)size) return text;
    rw_free(text);
    return NULL;
}

static char *read_and_close(FILE *file)
{
    char *text = file ? read_all(file) : NULL;
    if (file) fclose(file);
    return text;
}

char *rw_read_text(const char *path)
{
    return read_and_close(fopen(path, "rb"));
}

/* What the recorder has written, unless somebody has put another thing in its place. */
static char *read_own(const char *path)
{
    const int descriptor = rw_open_plain(path, O_RDONLY);
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "rb");
    if (!file && descriptor >= 0) close(descriptor);
    return read_and_close(file);
}

static void record_machine_lines(const struct rw_recorder *r, const struct rw_recorded_kernel *k,
                                 const char *folder)
{
    char path[PATH_MAX];
    char *ptx = NULL;
    if (!rw_device_target(k->device)->is_ptx) return;
    snprintf(path, sizeof(path), "%s/99-megakernel.ptx", folder);
    ptx = read_own(path);
    if (!ptx || link_with_lines(r, k, ptx, folder))
        tell(r, "machine code with lines could not be made: %s", ptx ? k->device->error : path);
    rw_free(ptx);
}

/* Where the code comes from; a second compilation, which the kernel that runs has no part in. */
static void record_lines(const struct rw_recorder *r, const struct rwc_kernel_desc *desc,
                         const char *folder)
{
    struct rwc_diag diag = {0};
    char *lines = rwc_compile_lines(desc, &diag);
    if (lines)
        rw_record_file(r, folder, "lines.json", lines, strlen(lines));
    else
        tell(r, "the source lines of a kernel could not be found: %s",
             diag.text ? diag.text : "out of memory");
    free(lines);
    rwc_diag_free(&diag);
}

void rw_record_kernel(const struct rw_recorder *r, const struct rw_recorded_kernel *k,
                      json_t *sources)
{
    char digits[33];
    char *folder = rw_record_folder(r, k->hash);
    if (!folder) {
        json_decref(sources);
        return;
    }
    rw_write_hex(k->hash, digits);
    const struct rwc_target_info *target = rw_device_target(k->device);
    rw_record_file(r, folder, target->machine_code, k->compiled->code, k->compiled->code_size);
    json_t *json =
        json_pack("{ss ss ss si sb so so so}", "hash", digits, "target", target->name, "device",
                  k->device->name, "sm", (int)k->desc->sm, "replaced", k->replaced, "options",
                  options(r, k), "usage", usage(r, k, folder), "sources", sources);
    rw_record_json(r, folder, "kernel.json", json);
    record_lines(r, k->desc, folder);
    record_machine_lines(r, k, folder);
    rw_free(folder);
}

void rw_record_replaced(const struct rw_recorder *r, const uint8_t hash[16],
                        const struct rwc_kernel *compiled)
{
    char *folder = rw_record_folder(r, hash);
    if (folder) rw_record_file(r, folder, "99-megakernel.ptx", compiled->code, compiled->code_size);
    rw_free(folder);
}

void rw_record_failure(const struct rw_recorder *r, const uint8_t hash[16], const char *message)
{
    char *folder = rw_record_folder(r, hash);
    if (folder) rw_record_file(r, folder, "error.txt", message, strlen(message));
    rw_free(folder);
}
