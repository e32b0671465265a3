/* SPDX-License-Identifier: Apache-2.0 */
/*
 * CUDA C to PTX with NVRTC. Options that every source needs:
 *   -rdc=true         else callable programs, which nothing calls, are thrown away
 *   -default-device   functions without __device__ are device functions
 *   -lineinfo         messages about the PTX then give lines of the source
 *   -diag-suppress    from 13 on NVRTC calls vector types deprecated that are of the interface
 *   compute_75        the oldest target of all NVRTC 11 to 13; what the PTX is lifted to is decided
 *                     later, for the device
 */
#include "runtime/source/nvrtc.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/memory.h"
#include "runtime/source/standard.h"

enum {
    PREFERRED_ARCHITECTURE = 75,
    OWN_OPTIONS = 9, /* most options that are added to the user's */
    FIRST_WITH_DEPRECATED_VECTORS = 13,
};

/* 75, or the lowest that this NVRTC knows when that is higher. */
static int choose_architecture(const struct rw_nvrtc_api *nvrtc)
{
    int count = 0, lowest = 0;
    if (nvrtc->architecture_count(&count) || count < 1) return PREFERRED_ARCHITECTURE;
    int *all = rw_calloc((size_t)count, sizeof(*all));
    if (all && !nvrtc->architectures(all)) {
        lowest = all[0];
        for (int i = 1; i < count; i++)
            if (all[i] < lowest) lowest = all[i];
    }
    rw_free(all);
    return lowest > PREFERRED_ARCHITECTURE ? lowest : PREFERRED_ARCHITECTURE;
}

static int version(const struct rw_nvrtc_api *nvrtc)
{
    int major = 0, minor = 0;
    return nvrtc->version(&major, &minor) ? 0 : major;
}

static bool names_architecture(const char *option)
{
    return !strncmp(option, "--gpu-architecture", 18) || !strncmp(option, "-arch", 5);
}

bool rw_nvrtc_options(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                      struct rw_nvrtc_options *list)
{
    char include[PATH_MAX];
    bool architecture = false;
    list->items = rw_calloc(source->option_count + OWN_OPTIONS, sizeof(*list->items));
    if (!list->items) return false;
    list->items[list->count++] = "-rdc=true";
    list->items[list->count++] = "-default-device";
    list->items[list->count++] = "-lineinfo";
    if (version(nvrtc) >= FIRST_WITH_DEPRECATED_VECTORS)
        list->items[list->count++] = "-diag-suppress=1215,1444";
    if (source->folder) {
        snprintf(list->folder, sizeof(list->folder), "-I%s", source->folder);
        list->items[list->count++] = list->folder;
    }
    for (unsigned i = 0; i < source->option_count; i++) {
        list->items[list->count++] = source->options[i];
        architecture |= names_architecture(source->options[i]);
    }
    if (!architecture) {
        snprintf(list->architecture, sizeof(list->architecture), "--gpu-architecture=compute_%d",
                 choose_architecture(nvrtc));
        list->items[list->count++] = list->architecture;
    }
    if (rw_source_include_folder(include, sizeof(include))) {
        snprintf(list->include, sizeof(list->include), "-I%s", include);
        snprintf(list->compatible, sizeof(list->compatible), "-I%s/optix_compat", include);
        list->items[list->count++] = list->include;
        list->items[list->count++] = list->compatible;
    }
    return true;
}

/* The compiler's log, "" when it is empty, NULL without memory. */
static char *read_log(const struct rw_nvrtc_api *nvrtc, rw_nvrtc_program program)
{
    size_t size = 0;
    if (nvrtc->log_size(program, &size)) size = 0;
    char *log = rw_calloc(size + 1, 1);
    if (log && size && nvrtc->log(program, log)) log[0] = 0;
    return log;
}

static RTresult refuse(const struct rw_nvrtc_api *nvrtc, rw_nvrtc_program program, const char *name,
                       rw_nvrtc_result result, struct rw_source_result *out)
{
    char text[PATH_MAX];
    int major = 0, minor = 0;
    char *log = program ? read_log(nvrtc, program) : NULL;
    nvrtc->version(&major, &minor);
    bool has_log = log && *log;
    snprintf(text, sizeof(text), "%s cannot be compiled (NVRTC %d.%d):%s%s", name, major, minor,
             has_log ? "" : " ", has_log ? "" : nvrtc->error_string(result));
    rw_source_fail(out, RT_ERROR_INVALID_SOURCE, text, has_log ? log : "");
    rw_free(log);
    return RT_ERROR_INVALID_SOURCE;
}

static RTresult fetch(const struct rw_nvrtc_api *nvrtc, rw_nvrtc_program program, const char *name,
                      struct rw_source_result *out)
{
    size_t size = 0;
    rw_nvrtc_result result = nvrtc->ptx_size(program, &size);
    if (result) return refuse(nvrtc, program, name, result, out);
    out->ptx = rw_calloc(size + 1, 1);
    if (!out->ptx) return RT_ERROR_MEMORY_ALLOCATION_FAILED;
    result = nvrtc->ptx(program, out->ptx);
    if (result) {
        rw_free(out->ptx);
        out->ptx = NULL;
        return refuse(nvrtc, program, name, result, out);
    }
    out->ptx_size = strlen(out->ptx); /* NVRTC counts the NUL */
    return RT_SUCCESS;
}

static RTresult compile(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                        const struct rw_nvrtc_options *list, struct rw_source_result *out)
{
    const char *names[RW_STANDARD_HEADERS], *texts[RW_STANDARD_HEADERS];
    rw_nvrtc_program program = NULL;
    int headers = rw_standard_headers(list->count, list->items, names, texts);
    rw_nvrtc_result result =
        nvrtc->create_program(&program, source->text, source->name, headers, texts, names);
    if (result) return refuse(nvrtc, NULL, source->name, result, out);
    RTresult code = RT_SUCCESS;
    result = nvrtc->compile_program(program, (int)list->count, list->items);
    if (result)
        code = refuse(nvrtc, program, source->name, result, out);
    else
        code = fetch(nvrtc, program, source->name, out);
    nvrtc->destroy_program(&program);
    return code;
}

RTresult rw_nvrtc_compile(const struct rw_nvrtc_api *nvrtc, const struct rw_source *source,
                          struct rw_source_result *out)
{
    struct rw_nvrtc_options *list = rw_calloc(1, sizeof(*list));
    RTresult code = RT_ERROR_MEMORY_ALLOCATION_FAILED;
    if (list && rw_nvrtc_options(nvrtc, source, list)) code = compile(nvrtc, source, list, out);
    if (list) rw_free(list->items);
    rw_free(list);
    return code;
}
