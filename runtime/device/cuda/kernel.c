/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels on the CUDA device: loading (PTX or a cubin from the disk cache), and the constant block.
 */
#include "runtime/device/cuda/device.h"
#include "runtime/base/memory.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    LOG_SIZE = 16384,
    MOST_OPTIONS = 8,
};

struct jit_log {
    char error[LOG_SIZE], info[LOG_SIZE];
    int options[MOST_OPTIONS];
    void *values[MOST_OPTIONS];
    unsigned count;
};

static void add_option(struct jit_log *log, int option, uintptr_t value)
{
    log->options[log->count] = option;
    log->values[log->count++] = (void *)value;
}

static struct jit_log *make_log(const struct rw_jit *jit)
{
    struct jit_log *log = rw_calloc(1, sizeof(*log));
    if (!log) return NULL;
    add_option(log, RW_CU_JIT_ERROR_LOG, (uintptr_t)log->error);
    add_option(log, RW_CU_JIT_ERROR_LOG_SIZE, LOG_SIZE);
    add_option(log, RW_CU_JIT_INFO_LOG, (uintptr_t)log->info);
    add_option(log, RW_CU_JIT_INFO_LOG_SIZE, LOG_SIZE);
    if (jit->max_registers) add_option(log, RW_CU_JIT_MAX_REGISTERS, jit->max_registers);
    if (jit->level != RW_JIT_LEVEL_DEFAULT)
        add_option(log, RW_CU_JIT_OPTIMIZATION_LEVEL, jit->level);
    if (jit->verbose) add_option(log, RW_CU_JIT_LOG_VERBOSE, 1);
    if (jit->line_info) add_option(log, RW_CU_JIT_GENERATE_LINE_INFO, 1);
    return log;
}

static RTresult load_failed(struct rw_device_cuda *c, rw_cu_result result, const char *call,
                            const struct jit_log *log)
{
    RTresult code =
        rw_cuda_fail(c, RT_ERROR_INVALID_SOURCE, result, "loading the kernel: %s", call);
    size_t used = strlen(c->base.error);
    const char *text = log->error[0] ? log->error : log->info;
    if (text[0]) snprintf(c->base.error + used, sizeof(c->base.error) - used, "\n%s", text);
    return code;
}

static bool is_cubin(const struct rwc_kernel *kernel)
{
    return kernel->code_size > 4 && !memcmp(kernel->code, "\177ELF", 4);
}

/* A cubin of the PTX, to be looked at: what linking makes of it, close to what the driver runs.
 * None when there is no memory or the linker fails, for the kernel works all the same. */
static void link_copy(struct rw_device_cuda *c, const struct rwc_kernel *kernel, void **linked,
                      size_t *linked_size)
{
    struct jit_log *log = make_log(&c->base.jit);
    rw_cu_link link = NULL;
    void *cubin = NULL;
    size_t size = 0;
    bool linking = log && !c->cuda->link_create(log->count, log->options, log->values, &link);
    if (linking &&
        !c->cuda->link_add(link, RW_CU_INPUT_PTX, kernel->code, kernel->code_size + 1,
                           "megakernel.ptx", 0, NULL, NULL) &&
        !c->cuda->link_complete(link, &cubin, &size) && (*linked = malloc(size))) {
        memcpy(*linked, cubin, size);
        *linked_size = size;
    }
    if (link) c->cuda->link_destroy(link);
    rw_free(log);
}

static RTresult no_memory(struct rw_device_cuda *c)
{
    snprintf(c->base.error, sizeof(c->base.error), "loading the kernel: out of memory");
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

static RTresult load_module(struct rw_device_cuda *c, const char *code, struct jit_log *log,
                            rw_cu_module *module)
{
    rw_cu_result result = c->cuda->module_load(module, code, log->count, log->options, log->values);
    return result ? load_failed(c, result, "cuModuleLoadDataEx", log) : RT_SUCCESS;
}

RTresult rw_cuda_module_load(struct rw_device_cuda *c, const char *ptx, rw_cu_module *module)
{
    struct jit_log *log = make_log(&c->base.jit);
    RTresult code = log ? load_module(c, ptx, log, module) : no_memory(c);
    rw_free(log);
    return code;
}

static RTresult load_library(struct rw_device_cuda *c, const char *code, struct jit_log *log,
                             struct rw_device_kernel *k)
{
    rw_cu_result result = c->cuda->library_load(&k->library, code, log->options, log->values,
                                                log->count, NULL, NULL, 0);
    if (result) return load_failed(c, result, "cuLibraryLoadData", log);
    result = c->cuda->library_module(&k->module, k->library);
    return result ? load_failed(c, result, "cuLibraryGetModule", log) : RT_SUCCESS;
}

/* While a module is compiled no other thread can launch in its context; while a library is, they
 * can. A copy of a device is for what is made beside launches. */
static RTresult load_code(struct rw_device_cuda *c, const char *code, struct jit_log *log,
                          struct rw_device_kernel *k)
{
    if (c->origin != c && c->cuda->library_load) return load_library(c, code, log, k);
    return load_module(c, code, log, &k->module);
}

static void unload(struct rw_device_cuda *c, struct rw_device_kernel *k)
{
    if (k->library)
        c->cuda->library_unload(k->library);
    else if (k->module)
        c->cuda->module_unload(k->module);
}

/* `linked`, if not NULL, receives the machine code (malloc'ed). */
static RTresult load(struct rw_device_cuda *c, const struct rwc_kernel *kernel,
                     struct rw_device_kernel *k, void **linked, size_t *linked_size)
{
    struct jit_log *log = make_log(&c->base.jit);
    if (!log) return no_memory(c);
    RTresult code = load_code(c, kernel->code, log, k);
    if (!code && linked && !is_cubin(kernel)) link_copy(c, kernel, linked, linked_size);
    if (!code && c->base.jit.verbose) k->log = rw_strdup(log->info);
    rw_free(log);
    return code;
}

static RTresult find_entries(struct rw_device_cuda *c, struct rw_device_kernel *k)
{
    rw_cu_result result = c->cuda->module_function(&k->launch, k->module, RWC_ENTRY_LAUNCH);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_INVALID_SOURCE, result,
                            "loading the kernel: no entry " RWC_ENTRY_LAUNCH);
    if (c->cuda->module_function(&k->bounds, k->module, RWC_ENTRY_BOUNDS)) k->bounds = NULL;
    if (!k->constant_size) return RT_SUCCESS;
    size_t size = 0;
    result = c->cuda->module_global(&k->constants, &size, k->module, RWC_CONSTANT_BLOCK);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_INVALID_SOURCE, result,
                            "loading the kernel: no symbol " RWC_CONSTANT_BLOCK);
    if (size >= k->constant_size) return RT_SUCCESS;
    snprintf(c->base.error, sizeof(c->base.error),
             "loading the kernel: its constant block has %zu bytes and %u are needed", size,
             k->constant_size);
    return RT_ERROR_INVALID_SOURCE;
}

/* The driver reserves local memory for every thread that the device could hold, however small the
 * grid is, and a launch that does not get it fails without saying so. */
static RTresult check_local_memory(struct rw_device_cuda *c, const struct rw_device_kernel *k)
{
    size_t threads = (size_t)c->base.multiprocessors * c->threads_per_multiprocessor;
    size_t need = k->local_size * threads, available = 0, total = 0;
    atomic_size_t *pool = &c->origin->local_pool;
    size_t before = *pool;
    if (need <= before) return RT_SUCCESS;
    rw_cu_result result = c->cuda->memory_info(&available, &total);
    if (result) return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "cuMemGetInfo");
    if (need - before <= available) {
        while (need > before && !atomic_compare_exchange_weak(pool, &before, need)) continue;
        return RT_SUCCESS;
    }
    snprintf(c->base.error, sizeof(c->base.error),
             "loading the kernel: %zu bytes of stack for each of %zu threads need %zu MiB and %zu "
             "MiB are free on %s; set a smaller trace depth or stack size",
             k->local_size, threads, need >> 20, available >> 20, c->base.name);
    return RT_ERROR_MEMORY_ALLOCATION_FAILED;
}

/* Of functions that call themselves the driver knows no stack size and takes the context's limit,
 * in which the kernel's own local memory has to have room as well. */
static RTresult make_room_to_recurse(struct rw_device_cuda *c, struct rw_device_kernel *k)
{
    enum { STACK_LIMIT = 0, FOR_RECURSION = 8 << 10 };
    size_t limit = 0;
    k->local_size += FOR_RECURSION;
    rw_cu_result result = c->cuda->limit(&limit, STACK_LIMIT);
    if (!result && limit < k->local_size) result = c->cuda->set_limit(STACK_LIMIT, k->local_size);
    if (!result) return RT_SUCCESS;
    return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "making a stack of %zu bytes for recursion",
                        k->local_size);
}

static RTresult measure(struct rw_device_cuda *c, struct rw_device_kernel *k, bool recurses)
{
    int blocks = 0, local = 0;
    rw_cu_result result = c->cuda->occupancy(&blocks, k->launch, RW_CUDA_BLOCK, 0);
    if (!result)
        result = c->cuda->function_attribute(&local, RW_CU_FUNCTION_LOCAL_BYTES, k->launch);
    if (result)
        return rw_cuda_fail(c, RT_ERROR_UNKNOWN, result, "asking how many threads can run at once");
    if (blocks < 1) {
        snprintf(c->base.error, sizeof(c->base.error),
                 "loading the kernel: a block of %d threads does not fit on a multiprocessor of %s",
                 RW_CUDA_BLOCK, c->base.name);
        return RT_ERROR_NOT_SUPPORTED;
    }
    k->blocks = (unsigned)blocks * c->base.multiprocessors;
    k->local_size = (size_t)local;
    RTresult code = recurses ? make_room_to_recurse(c, k) : RT_SUCCESS;
    return code ? code : check_local_memory(c, k);
}

RTresult rw_cuda_kernel_load(struct rw_device *d, const struct rwc_kernel *kernel,
                             uint32_t constant_size, struct rw_device_kernel **out, void **linked,
                             size_t *linked_size)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    *out = NULL;
    if (linked) {
        *linked = NULL;
        *linked_size = 0;
    }
    struct rw_device_kernel *k = rw_calloc(1, sizeof(*k));
    if (!k) return no_memory(c);
    k->constant_size = constant_size;
    k->batch_room = rw_batch_room(kernel);
    if (!rw_cuda_enter(c)) {
        rw_free(k);
        return RT_ERROR_UNKNOWN;
    }
    RTresult code = load(c, kernel, k, linked, linked_size);
    if (!code) code = find_entries(c, k);
    if (!code) code = measure(c, k, kernel->recurses);
    if (code) {
        unload(c, k);
        rw_free(k->log);
        rw_free(k);
        if (linked) {
            free(*linked);
            *linked = NULL;
        }
    } else {
        *out = k;
    }
    rw_cuda_leave(c);
    return code;
}

void rw_cuda_kernel_free(struct rw_device *d, struct rw_device_kernel *k)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    if (!k) return;
    if (!c->lost && rw_cuda_enter(c)) {
        unload(c, k);
        rw_cuda_leave(c);
    }
    rw_free(k->log);
    rw_free(k);
}

/* Whatever the driver does not tell stays zero: this is for people to read. */
void rw_cuda_kernel_usage(struct rw_device *d, struct rw_device_kernel *k,
                          struct rw_kernel_usage *out)
{
    struct rw_device_cuda *c = (struct rw_device_cuda *)d;
    int registers = 0, shared = 0, constant = 0;
    *out = (struct rw_kernel_usage){.local_bytes = k->local_size,
                                    .block_size = RW_CUDA_BLOCK,
                                    .blocks_per_multiprocessor = k->blocks / d->multiprocessors,
                                    .threads_per_multiprocessor = c->threads_per_multiprocessor,
                                    .log = k->log};
    if (!rw_cuda_enter(c)) return;
    c->cuda->function_attribute(&registers, RW_CU_FUNCTION_REGISTERS, k->launch);
    c->cuda->function_attribute(&shared, RW_CU_FUNCTION_SHARED_BYTES, k->launch);
    c->cuda->function_attribute(&constant, RW_CU_FUNCTION_CONSTANT_BYTES, k->launch);
    out->registers = (unsigned)registers;
    out->shared_bytes = (size_t)shared;
    out->constant_bytes = (size_t)constant;
    rw_cuda_leave(c);
}

RTresult rw_cuda_set_constants(struct rw_device *d, struct rw_device_kernel *k, const void *bytes)
{
    return d->ops->upload(d, k->constants, bytes, k->constant_size);
}
