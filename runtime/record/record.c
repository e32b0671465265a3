/* SPDX-License-Identifier: Apache-2.0 */
/* See record.h. */
#include "base/clock.h"
#include "runtime/record/record.h"

#include <errno.h>
#include <jansson.h>
#include <limits.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "programs/config.h"
#include "runtime/base/write.h"
#include "runtime/device/device.h"
#include "runtime/record/ptx_lines.h"

/* Said once a process: the reason is the same for every file. */
static void complain(RTcontext context, const char *what)
{
    static atomic_flag said = ATOMIC_FLAG_INIT;
    int reason = errno;
    if (!atomic_flag_test_and_set(&said))
        rw_report(context, 1, "RECORD", "recording into %s: %s cannot be written: %s",
                  context->options.record_dir, what, strerror(reason));
}

char *rw_record_folder(RTcontext context, const uint8_t hash[16])
{
    char path[PATH_MAX], name[33];
    if (!rw_is_recording(context)) return NULL;
    rw_write_hex(hash, name);
    snprintf(path, sizeof(path), "%s/kernels/%s", context->options.record_dir, name);
    if (rw_record_make_folder(path)) return rw_strdup(path);
    complain(context, path);
    return NULL;
}

static void write_file(RTcontext context, const char *folder, const char *name, const void *bytes,
                       size_t size)
{
    if (!rw_record_write(folder, name, bytes, size)) complain(context, name);
}

/* Takes the JSON over. */
static void write_json(RTcontext context, const char *folder, const char *name, json_t *json)
{
    char *text = json ? json_dumps(json, JSON_INDENT(2) | JSON_REAL_PRECISION(8)) : NULL;
    json_decref(json);
    if (text) write_file(context, folder, name, text, strlen(text));
    free(text);
}

/* ---- sources ---- */

/* The CUDA C of a module is the last string of its key, the name the first. */
static const char *source_text(const struct rw_module *module)
{
    size_t at = module->by_source.keylen - 1;
    while (at && module->source[at - 1]) at--;
    return module->source + at;
}

static json_t *record_source(RTcontext context, const struct rw_module *module)
{
    char folder[PATH_MAX], name[NAME_MAX];
    uint8_t hash[16];
    char digits[33];
    const char *text = source_text(module), *base = strrchr(module->source, '/');
    rwc_module_hash(module->module, hash);
    rw_write_hex(hash, digits);
    snprintf(name, sizeof(name), "%.12s-%.100s", digits, base ? base + 1 : module->source);
    for (char *c = name; *c; c++)
        if (strchr(" \t\n\"'\\", *c)) *c = '_';
    snprintf(folder, sizeof(folder), "%s/sources", context->options.record_dir);
    if (rw_record_make_folder(folder))
        write_file(context, folder, name, text, strlen(text));
    else
        complain(context, folder);
    return json_pack("{ss ss}", "name", module->source, "file", name);
}

static json_t *record_sources(RTcontext context, const struct rw_plan *plan)
{
    json_t *list = json_array();
    for (size_t i = 0; i < plan->program_count; i++) {
        const struct rw_module *module = plan->programs[i].program->module;
        size_t first = 0;
        while (plan->programs[first].program->module != module) first++;
        if (first == i && module->source)
            json_array_append_new(list, record_source(context, module));
    }
    return list;
}

/* ---- kernels ---- */

static json_t *usage(RTcontext context, const struct rw_kernel *kernel, const char *folder)
{
    struct rw_kernel_usage u;
    context->device->ops->kernel_usage(context->device, kernel->loaded[0], &u);
    if (u.log) write_file(context, folder, "jit.log", u.log, strlen(u.log));
    return json_pack("{si sI sI sI si si si si}", "registers", (int)u.registers, "local_bytes",
                     (json_int_t)u.local_bytes, "shared_bytes", (json_int_t)u.shared_bytes,
                     "constant_bytes", (json_int_t)u.constant_bytes, "block_size",
                     (int)u.block_size, "blocks_per_multiprocessor",
                     (int)u.blocks_per_multiprocessor, "threads_per_multiprocessor",
                     (int)u.threads_per_multiprocessor, "multiprocessors",
                     (int)context->device->multiprocessors);
}

static json_t *options(RTcontext context, const struct rwc_kernel_desc *desc)
{
    const struct rw_options *o = &context->options;
    return json_pack("{ss si si ss si si}", "strategy", rw_strategy_names[desc->strategy],
                     "threshold", (int)o->threshold, "refill", (int)o->refill, "skip_pass",
                     desc->skip_passes ? desc->skip_passes : "", "max_registers",
                     (int)o->max_registers, "jit_level", (int)o->jit_level);
}

/* Machine code once more, from PTX that carries its own line numbers: lines.cubin. It is never
 * run. */
static RTresult link_with_lines(RTcontext context, const char *ptx, uint32_t constant_size,
                                const char *folder)
{
    struct rw_device *d = context->device;
    struct rw_device_kernel *loaded = NULL;
    void *cubin = NULL;
    size_t size = 0;
    char *numbered = rw_ptx_number_lines(ptx);
    if (!numbered) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    struct rwc_kernel kernel = {
        .target = d->target, .code = numbered, .code_size = strlen(numbered)};
    d->jit.line_info = true;
    RTresult result = d->ops->kernel_load(d, &kernel, constant_size, &loaded, &cubin, &size);
    d->jit.line_info = false;
    if (!result && cubin) write_file(context, folder, "lines.cubin", cubin, size);
    if (!result) d->ops->kernel_free(d, loaded);
    rw_free(cubin);
    free(numbered);
    return result;
}

static char *read_text(FILE *file)
{
    long size = fseek(file, 0, SEEK_END) ? -1 : ftell(file);
    char *text = size >= 0 && !fseek(file, 0, SEEK_SET) ? rw_calloc((size_t)size + 1, 1) : NULL;
    if (text && fread(text, 1, (size_t)size, file) == (size_t)size) return text;
    rw_free(text);
    return NULL;
}

static void record_machine_lines(RTcontext context, uint32_t constant_size, const char *folder)
{
    char path[PATH_MAX];
    char *ptx = NULL;
    if (!rw_device_target(context->device)->is_ptx) return;
    snprintf(path, sizeof(path), "%s/99-megakernel.ptx", folder);
    FILE *file = fopen(path, "rb");
    if (file) ptx = read_text(file);
    if (file) fclose(file);
    if (!ptx || link_with_lines(context, ptx, constant_size, folder))
        rw_report(context, 1, "RECORD", "machine code with lines could not be made: %s",
                  ptx ? context->device->error : path);
    rw_free(ptx);
}

/* Where the code comes from; a second compilation, which the kernel that runs has no part in. */
static void record_lines(RTcontext context, const struct rwc_kernel_desc *desc, const char *folder)
{
    struct rwc_diag diag = {0};
    char *lines = rwc_compile_lines(desc, &diag);
    if (lines)
        write_file(context, folder, "lines.json", lines, strlen(lines));
    else
        rw_report(context, 1, "RECORD", "the source lines of a kernel could not be found: %s",
                  diag.text ? diag.text : "out of memory");
    free(lines);
    rwc_diag_free(&diag);
}

void rw_record_kernel(RTcontext context, const struct rw_plan *plan,
                      const struct rwc_kernel_desc *desc, const struct rw_kernel *kernel)
{
    char digits[33];
    char *folder = rw_record_folder(context, kernel->hash);
    if (!folder) return;
    rw_write_hex(kernel->hash, digits);
    const struct rwc_target_info *target = rwc_target_info(desc->target);
    write_file(context, folder, target->machine_code, kernel->compiled->code,
               kernel->compiled->code_size);
    json_t *json =
        json_pack("{ss ss ss si sb so so so}", "hash", digits, "target", target->name, "device",
                  context->device->name, "sm", (int)desc->sm, "replaced", kernel->replaced,
                  "options", options(context, desc), "usage", usage(context, kernel, folder),
                  "sources", record_sources(context, plan));
    write_json(context, folder, "kernel.json", json);
    record_lines(context, desc, folder);
    record_machine_lines(context, desc->constant_size, folder);
    rw_free(folder);
}

void rw_record_replaced(RTcontext context, const struct rw_kernel *kernel)
{
    char *folder = rw_record_folder(context, kernel->hash);
    if (folder)
        write_file(context, folder, "99-megakernel.ptx", kernel->compiled->code,
                   kernel->compiled->code_size);
    rw_free(folder);
}

void rw_record_failure(RTcontext context, const uint8_t hash[16], const char *message)
{
    char *folder = rw_record_folder(context, hash);
    if (folder) write_file(context, folder, "error.txt", message, strlen(message));
    rw_free(folder);
}

/* ---- launches ---- */

/* Takes the JSON over. */
static void append(RTcontext context, const char *file, json_t *json)
{
    char *text = json ? json_dumps(json, JSON_COMPACT | JSON_REAL_PRECISION(16)) : NULL;
    size_t length = text ? strlen(text) : 0;
    char *line = text ? rw_malloc(length + 2) : NULL;
    json_decref(json);
    if (line) {
        memcpy(line, text, length);
        memcpy(line + length, "\n", 2);
        if (!rw_record_make_folder(context->options.record_dir) ||
            !rw_record_append(context->options.record_dir, file, line))
            complain(context, file);
    }
    free(text);
    rw_free(line);
}

unsigned rw_record_begin(RTcontext context, const struct rw_kernel *kernel, unsigned entry,
                         const char *entry_name, const size_t size[3])
{
    static atomic_uint next;
    unsigned number = atomic_fetch_add(&next, 1);
    char digits[33];
    if (!rw_is_recording(context)) return number;
    rw_write_hex(kernel->hash, digits);
    append(context, "launches.jsonl",
           json_pack("{ss si si ss si ss s[III] sb sf}", "event", "begin", "process", (int)getpid(),
                     "launch", (int)number, "kernel", digits, "entry", (int)entry, "program",
                     entry_name, "size", (json_int_t)size[0], (json_int_t)size[1],
                     (json_int_t)size[2], "profiled", kernel->profiled, "at", rw_clock_date()));
    return number;
}

void rw_record_end(RTcontext context, unsigned number, double kernel_ms, RTresult result)
{
    if (!rw_is_recording(context)) return;
    append(context, "launches.jsonl",
           json_pack("{ss si si sf sb sf}", "event", "end", "process", (int)getpid(), "launch",
                     (int)number, "ms", result ? 0.0 : kernel_ms, "failed", result != RT_SUCCESS,
                     "at", rw_clock_date()));
}

/* ---- tuning ---- */

void rw_record_trial(RTcontext context, const struct rw_kernel *kernel, unsigned entry,
                     const size_t size[3], const struct rw_trial *trial,
                     const struct rw_found *found)
{
    char digits[33], setting[RW_SETTING_TEXT], best[RW_SETTING_TEXT];
    if (!rw_is_recording(context)) return;
    rw_write_hex(kernel->hash, digits);
    rw_setting_write(&trial->setting, setting);
    rw_setting_write(&found->best, best);
    append(context, "tuning.jsonl",
           json_pack("{si ss si s[III] ss sf ss si ss sf sf}", "process", (int)getpid(), "kernel",
                     digits, "entry", (int)entry, "size", (json_int_t)size[0], (json_int_t)size[1],
                     (json_int_t)size[2], "setting", setting, "ratio", trial->ratio, "verdict",
                     rw_verdict_names[trial->verdict], "launches", (int)trial->launches, "best",
                     best, "gain", found->gain, "at", rw_clock_date()));
}
