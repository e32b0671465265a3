/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels of pipelines. Applications compile with several threads at once, so the lock is held
 * where the context's list is read or changed, and not while a kernel is compiled: two threads that
 * need the same one may both make it, and one is dropped.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "programs/config.h"
#include "runtime/base/memory.h"
#include "runtime/isolate/isolate.h"
#include "runtime/launch/cache.h"
#include "runtime/base/replacement.h"
#include "runtime/base/write.h"
#include "runtime/optix7/recorder.h"
#include "runtime/record/replace.h"

static void free_kernel(struct optix7_context *context, struct optix7_kernel *kernel)
{
    if (kernel->loaded) context->device->ops->kernel_free(context->device, kernel->loaded);
    rwc_kernel_free(kernel->compiled);
    rw_counts_free(&kernel->counts);
    rw_free(kernel);
}

static struct optix7_kernel *find(struct optix7_context *context,
                                  const struct optix7_kernel *wanted)
{
    struct optix7_kernel *kernel = context->kernels;
    while (kernel && (kernel->registers != wanted->registers ||
                      memcmp(kernel->hash, wanted->hash, sizeof(kernel->hash))))
        kernel = kernel->next;
    if (kernel) kernel->users++;
    return kernel;
}

/* Loads with messages and settings of its own; to be freed. */
static struct rw_device *copy_device(struct optix7_context *context,
                                     const struct rwc_kernel_desc *desc, unsigned wanted)
{
    unsigned registers = context->options.max_registers;
    if (!registers) registers = wanted;
    if (!registers && desc->strategy == RWC_STRATEGY_DIRECT) registers = RW_DIRECT_REGISTERS;
    return rw_optix7_device_copy(context, registers);
}

/* With `keep` machine code takes the place of the PTX, for a recording. */
static bool load(struct rw_device *device, struct optix7_kernel *kernel, bool keep,
                 struct rwc_diag *diag)
{
    void *linked = NULL;
    size_t size = 0;
    RTresult result = device->ops->kernel_load(device, kernel->compiled, 0, &kernel->loaded,
                                               keep ? &linked : NULL, keep ? &size : NULL);
    if (result) rwc_error(diag, NULL, 0, "loading the kernel failed: %s", device->error);
    if (linked) {
        free(kernel->compiled->code);
        kernel->compiled->code = linked;
        kernel->compiled->code_size = size;
    }
    return !result;
}

/* What is looked at or edited has to be compiled, and kernels with counters are for one run. */
static const char *cache_folder(const struct optix7_context *context,
                                const struct rwc_kernel_desc *desc,
                                const struct optix7_kernel *kernel)
{
    if (desc->dump_dir || desc->features & RW_FEATURE_PROFILE) return NULL;
    if (rw_is_replaced(context->options.replace_ptx, kernel->hash)) return NULL;
    return context->cache.enabled ? context->cache.folder : NULL;
}

/* RW_REPLACE_PTX, and what the log is told of it. */
static bool replace(struct optix7_context *context, const struct rw_device *device,
                    struct optix7_kernel *kernel, struct rwc_diag *diag)
{
    const char *setting = context->options.replace_ptx;
    char digits[RW_HASH_DIGITS + 1], text[512] = "runs the PTX that RW_REPLACE_PTX names";
    if (!setting) return true;
    if (rw_replace_code(setting, device, kernel->hash, kernel->compiled, &kernel->replaced, text,
                        sizeof(text)))
        return rwc_error(diag, NULL, 0, "%s", text);
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    if (kernel->replaced) rw_record_replaced(&r, kernel->hash, kernel->compiled);
    rw_is_left_out(setting, kernel->hash, text, sizeof(text));
    rw_write_hex(kernel->hash, digits);
    rw_optix7_log(context, OPTIX7_LOG_WARNING, "REPLACE", "kernel %s %s", digits, text);
    return true;
}

static bool make_for(struct optix7_context *context, struct rw_device *device,
                     const struct rwc_kernel_desc *desc, struct optix7_kernel *kernel,
                     struct rwc_diag *diag)
{
    const char *folder = cache_folder(context, desc, kernel);
    const struct rw_cache_key key = rw_cache_key_of(device, kernel->hash);
    kernel->compiled = rw_cache_load(folder, &key);
    kernel->from_disk = kernel->compiled && load(device, kernel, false, diag);
    if (kernel->from_disk) return true;
    rwc_kernel_free(kernel->compiled); /* this driver does not take it */
    rwc_diag_free(diag);
    const struct rw_isolation isolation = rw_isolation_of(&context->options);
    kernel->compiled = rw_isolated_compile(&isolation, desc, diag);
    const bool keep = rw_is_recording(&context->options);
    if (!kernel->compiled || !replace(context, device, kernel, diag) ||
        !load(device, kernel, keep, diag))
        return false;
    const struct rw_cache_limits limits = {context->cache.low, context->cache.high};
    if (folder) rw_cache_store(folder, &key, kernel->compiled, limits);
    return true;
}

static void record(struct optix7_context *context, struct rw_device *device,
                   const struct rwc_kernel_desc *desc, const struct optix7_kernel *kernel,
                   const struct rwc_diag *diag)
{
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    const struct rw_recorded_kernel recorded = {
        .hash = kernel->hash,
        .desc = desc,
        .compiled = kernel->compiled,
        .device = device,
        .loaded = kernel->loaded,
        .replaced = kernel->replaced,
    };
    if (!kernel->loaded)
        rw_record_failure(&r, kernel->hash, diag->text ? diag->text : "out of memory");
    else if (!context->options.profile)
        rw_record_kernel(&r, &recorded, json_array());
}

static bool make(struct optix7_context *context, const struct rwc_kernel_desc *wanted,
                 struct optix7_kernel *kernel, struct rwc_diag *diag)
{
    struct rwc_kernel_desc desc = *wanted;
    struct rw_device *device = copy_device(context, &desc, kernel->registers);
    if (!device) return rwc_out_of_memory(diag, NULL, "while loading a kernel");
    const struct rw_recorder r = rw_optix7_recorder_of(context);
    char *recorded = rw_record_folder(&r, kernel->hash);
    if (context->options.profile)
        desc.features |= RW_FEATURE_PROFILE;
    else if (recorded && !desc.dump_dir)
        desc.dump_dir = recorded;
    device->jit.verbose = recorded != NULL;
    bool made = make_for(context, device, &desc, kernel, diag);
    if (recorded) record(context, device, &desc, kernel, diag);
    rw_free(recorded);
    rw_free(device);
    return made;
}

/* Into the list, unless another thread was faster. */
static struct optix7_kernel *keep(struct optix7_context *context, struct optix7_kernel *made)
{
    free(made->compiled->code);
    made->compiled->code = NULL;
    pthread_mutex_lock(&context->lock);
    struct optix7_kernel *kernel = find(context, made);
    if (!kernel) {
        kernel = made;
        kernel->users = 1;
        kernel->next = context->kernels;
        context->kernels = kernel;
    }
    pthread_mutex_unlock(&context->lock);
    if (kernel != made) free_kernel(context, made);
    return kernel;
}

optix7_result rw_optix7_kernel_get(struct optix7_context *context,
                                   const struct rwc_kernel_desc *desc, unsigned registers,
                                   struct rwc_diag *diag, struct optix7_kernel **out)
{
    struct optix7_kernel *made = rw_calloc(1, sizeof(*made));
    if (!made) return OPTIX7_OUT_OF_MEMORY;
    rwc_kernel_desc_hash(desc, made->hash);
    made->registers = registers;
    pthread_mutex_lock(&context->lock);
    *out = find(context, made);
    pthread_mutex_unlock(&context->lock);
    if (!*out && !make(context, desc, made, diag)) {
        free_kernel(context, made);
        return diag->out_of_memory ? OPTIX7_OUT_OF_MEMORY : OPTIX7_LINK;
    }
    if (*out)
        rw_free(made);
    else
        *out = keep(context, made);
    return OPTIX7_OK;
}

const char *rw_optix7_kernel_origin(struct optix7_context *context,
                                    const struct optix7_kernel *kernel)
{
    pthread_mutex_lock(&context->lock);
    bool shared = kernel->users > 1;
    pthread_mutex_unlock(&context->lock);
    return shared ? "memory" : kernel->from_disk ? "disk cache" : "compiler";
}

void rw_optix7_kernel_release(struct optix7_context *context, struct optix7_kernel *kernel)
{
    if (!kernel) return;
    pthread_mutex_lock(&context->lock);
    bool last = --kernel->users == 0;
    struct optix7_kernel **link = &context->kernels;
    while (*link != kernel) link = &(*link)->next;
    if (last) *link = kernel->next;
    pthread_mutex_unlock(&context->lock);
    if (last) free_kernel(context, kernel);
}
