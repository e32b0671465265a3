/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Device contexts: the GPU of a CUDA context; with RW_DEVICE=cpu this process, for tests without a
 * GPU: the application's CUDA driver is then a stand-in whose device memory is the host's.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/device/cuda/api.h"
#include "runtime/launch/cache.h"
#include "runtime/optix7/ending.h"
#include "runtime/optix7/functions.h"
#include "runtime/optix7/pipeline.h"

/* ---- creation ---- */

static void free_context(struct optix7_object *object)
{
    struct optix7_context *context = (struct optix7_context *)object;
    rw_optix7_ending_remove(context);
    rw_optix7_flights_free(context);
    rw_optix7_findings_free(context);
    if (context->problem) context->device->ops->free_common(context->device, context->problem);
    if (context->device) context->device->ops->destroy(context->device);
    rw_free(context->cache.folder);
    rw_options_free(&context->options);
    pthread_mutex_destroy(&context->lock);
    pthread_mutex_destroy(&context->device_lock);
    rw_free(context);
}

/* The GPU that the CUDA context is for, which is made current meanwhile: the device then takes it
 * for its own. */
static optix7_result open_gpu(struct optix7_context *context, void *cuda_context, char *error,
                              size_t error_size)
{
    const struct rw_cuda_api *cuda = rw_cuda_api(error, error_size);
    rw_cu_context current = cuda_context;
    rw_cu_device ordinal;
    if (!cuda) return OPTIX7_CUDA_NOT_INITIALIZED;
    if (!current && (cuda->context_current(&current) || !current)) {
        snprintf(error, error_size, "no CUDA context is current; make one before");
        return OPTIX7_CUDA_NOT_INITIALIZED;
    }
    if (cuda->context_push(current)) {
        snprintf(error, error_size, "the CUDA context cannot be made current");
        return OPTIX7_CUDA;
    }
    RTresult result = RT_ERROR_NO_DEVICE;
    if (!cuda->context_device(&ordinal))
        result = rw_device_cuda_create((unsigned)ordinal, &context->device, error, error_size);
    cuda->context_pop(&current);
    return result ? OPTIX7_CUDA : OPTIX7_OK;
}

static optix7_result open_device(struct optix7_context *context, void *cuda_context, char *error,
                                 size_t error_size)
{
    const char *choice = context->options.device;
    if (!choice || strcmp(choice, "cpu")) return open_gpu(context, cuda_context, error, error_size);
    return rw_device_cpu_create(context->options.threads, &context->device, error, error_size)
               ? OPTIX7_OUT_OF_MEMORY
               : OPTIX7_OK;
}

static optix7_result set_up(struct optix7_context *context, void *cuda_context)
{
    char error[1024] = "";
    const RTresult read = rw_options_read(&context->options, error, sizeof(error));
    optix7_result result =
        read == RT_ERROR_MEMORY_ALLOCATION_FAILED ? OPTIX7_OUT_OF_MEMORY : OPTIX7_INVALID_VALUE;
    if (!read) result = open_device(context, cuda_context, error, sizeof(error));
    if (!read && !result && rw_optix7_problem_open(context)) {
        snprintf(error, sizeof(error), "%s", context->device->error);
        result = OPTIX7_OUT_OF_MEMORY;
    }
    if (result) return rw_optix7_fail(context, result, "optixDeviceContextCreate", "%s", error);
    context->device->jit.level = context->options.jit_level;
    context->cache.folder = rw_cache_folder(context->options.cache_dir);
    context->cache.enabled = true;
    context->cache.low = RW_CACHE_LOW;
    context->cache.high = RW_CACHE_HIGH;
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_create(void *cuda_context,
                                       const struct optix7_context_options *options, void **out)
{
    if (!out) return OPTIX7_INVALID_VALUE;
    if (options && (options->log_level < 0 || options->log_level > OPTIX7_LOG_ALL))
        return OPTIX7_INVALID_VALUE;
    struct optix7_context *context = rw_calloc(1, sizeof(*context));
    if (!context) return OPTIX7_OUT_OF_MEMORY;
    pthread_mutex_init(&context->lock, NULL);
    pthread_mutex_init(&context->device_lock, NULL);
    if (options) {
        context->log =
            (struct optix7_log){options->log, options->log_user, (unsigned)options->log_level};
        context->validates = options->validation != 0;
    }
    optix7_result result = set_up(context, cuda_context);
    if (!result && !rw_optix7_object_open(&context->object, OPTIX7_CONTEXT, NULL, free_context))
        result = OPTIX7_OUT_OF_MEMORY;
    if (result) {
        free_context(&context->object);
        return result;
    }
    rw_optix7_ending_add(context);
    rw_optix7_log(context, OPTIX7_LOG_ALL, "DEVICE", "Raywright " RW_VERSION " on %s",
                  context->device->name);
    if (context->options.isolate && rw_device_target(context->device)->is_host)
        rw_optix7_warn(
            context, "RW_ISOLATE",
            "on the CPU pipelines run in this process, with its rights, isolated or not; "
            "only their kernels are compiled by helper processes");
    *out = context->object.handle;
    return OPTIX7_OK;
}

struct rw_device *rw_optix7_device_copy(struct optix7_context *context, unsigned max_registers)
{
    pthread_mutex_lock(&context->device_lock);
    struct rw_device *copy = rw_device_copy(context->device, max_registers);
    pthread_mutex_unlock(&context->device_lock);
    return copy;
}

optix7_result rw_optix7_context_destroy(void *handle)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    rw_optix7_flights_wait(context);
    if (!rw_optix7_object_close(&context->object)) return OPTIX7_INVALID_CONTEXT;
    rw_optix7_set_log(context, (struct optix7_log){NULL, NULL, 0});
    pthread_mutex_lock(&context->device_lock);
    context->closed = true;
    rw_optix7_flights_land(context); /* what others launched meanwhile: nobody comes later */
    pthread_mutex_unlock(&context->device_lock);
    rw_optix7_pipelines_sweep(context);
    return OPTIX7_OK;
}

/* ---- properties ---- */

static const struct {
    int property;
    uint32_t value;
} properties[] = {
    {0x2001, OPTIX7_MOST_TRACES},
    {0x2002, OPTIX7_MOST_LEVELS},
    {0x2003, OPTIX7_MOST_PRIMITIVES}, /* of a geometry structure */
    {0x2004, OPTIX7_MOST_PRIMITIVES}, /* of an instance structure */
    {0x2005, 0},                      /* version of ray tracing cores */
    {0x2006, ~0u},                    /* largest instance id */
    {0x2007, 8},                      /* bits of the visibility mask */
    {0x2008, 1 << 28},                /* records of a geometry structure */
    {0x2009, (1 << 28) - 1},          /* record offset of an instance */
    {0x200a, 0},                      /* reordering */
    {0x200b, 0},                      /* cooperative vectors */
    {0x2020, 0},                      /* clusters, and their limits */
    {0x2021, 0},
    {0x2022, 0},
    {0x2023, 0},
};

optix7_result rw_optix7_context_get_property(void *handle, int property, void *value, size_t size)
{
    OPTIX7_FIND_TO_ASK(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (!value || size != sizeof(uint32_t))
        return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, "optixDeviceContextGetProperty",
                              "a property has 4 bytes, and %zu are given", value ? size : 0);
    for (size_t i = 0; i < sizeof(properties) / sizeof(properties[0]); i++) {
        if (properties[i].property != property) continue;
        memcpy(value, &properties[i].value, sizeof(uint32_t));
        return OPTIX7_OK;
    }
    return rw_optix7_fail(context, OPTIX7_INVALID_VALUE, "optixDeviceContextGetProperty",
                          "there is no property 0x%x", (unsigned)property);
}

/* ---- log and cache ---- */

optix7_result rw_optix7_context_set_log(void *handle, optix7_log_fn *callback, void *user,
                                        unsigned level)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (level > OPTIX7_LOG_ALL) return OPTIX7_INVALID_VALUE;
    rw_optix7_set_log(context, (struct optix7_log){callback, user, level});
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_set_cache_enabled(void *handle, int enabled)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (enabled != 0 && enabled != 1) return OPTIX7_INVALID_VALUE;
    context->cache.enabled = enabled;
    return OPTIX7_OK;
}

/* RW_CACHE_DIR comes before what the application says. */
optix7_result rw_optix7_context_set_cache_location(void *handle, const char *folder)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (!folder || !*folder) return OPTIX7_INVALID_VALUE;
    if (context->options.cache_dir) return OPTIX7_OK;
    char *copy = rw_strdup(folder);
    if (!copy) return OPTIX7_OUT_OF_MEMORY;
    rw_free(context->cache.folder);
    context->cache.folder = copy;
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_set_cache_sizes(void *handle, size_t low, size_t high)
{
    OPTIX7_FIND(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (high && low > high) return OPTIX7_INVALID_VALUE;
    context->cache.low = low;
    context->cache.high = high;
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_get_cache_enabled(void *handle, int *out)
{
    OPTIX7_FIND_TO_ASK(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (!out) return OPTIX7_INVALID_VALUE;
    *out = context->cache.enabled;
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_get_cache_location(void *handle, char *out, size_t size)
{
    OPTIX7_FIND_TO_ASK(optix7_context, context, OPTIX7_CONTEXT, handle);
    const char *folder = context->cache.folder ? context->cache.folder : "";
    if (!out || size <= strlen(folder)) return OPTIX7_INVALID_VALUE;
    memcpy(out, folder, strlen(folder) + 1);
    return OPTIX7_OK;
}

optix7_result rw_optix7_context_get_cache_sizes(void *handle, size_t *low, size_t *high)
{
    OPTIX7_FIND_TO_ASK(optix7_context, context, OPTIX7_CONTEXT, handle);
    if (!low || !high) return OPTIX7_INVALID_VALUE;
    *low = context->cache.low;
    *high = context->cache.high;
    return OPTIX7_OK;
}
