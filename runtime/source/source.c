/* SPDX-License-Identifier: Apache-2.0 */
/* The choice of the compiler: source.h. */
#define _GNU_SOURCE /* secure_getenv */

#include "runtime/source/source.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "runtime/base/library.h"
#include "runtime/base/memory.h"
#include "runtime/base/nearest.h"
#include "runtime/source/clang.h"
#include "runtime/source/nvrtc.h"
#include "runtime/source/nvrtc_api.h"

static const char *const compiler_names[] = {"auto", "nvrtc", "clang"};
enum { COMPILERS = sizeof(compiler_names) / sizeof(compiler_names[0]), WHY = PATH_MAX + 512 };

RTresult rw_source_fail(struct rw_source_result *out, RTresult result, const char *text,
                        const char *log)
{
    size_t size = strlen(text) + strlen(log) + 2;
    out->message = rw_malloc(size);
    if (out->message) snprintf(out->message, size, "%s%s%s", text, *log ? "\n" : "", log);
    return result;
}

/* Near the library as it is installed (in lib, lib/<machine>, or as a drop-in library a folder
 * below), or, before it is, beside where the build left a link to it. */
bool rw_source_include_folder(char *out, size_t size)
{
    static const char *const near[] = {
        "../include",
        "../../include",
        "../../../include",
        "include",
        "../raywright-include",
        "../../raywright-include",
        "../../../raywright-include",
        "raywright-include",
    };
    char own[PATH_MAX - 64], file[PATH_MAX + 32];
    rw_own_folder(own, sizeof(own));
    for (size_t i = 0; i < sizeof(near) / sizeof(near[0]); i++) {
        snprintf(out, size, "%s/%s", own, near[i]);
        snprintf(file, sizeof(file), "%s/raywright_device.h", out);
        if (!access(file, R_OK)) return true;
    }
    return false;
}

/* For who has no options (runtime/base/options.c), whose table knows the compiler of kernels: the
 * library of helpers is to do without. */
static RTresult read_environment(struct rw_source_compilers *compilers,
                                 struct rw_source_result *out)
{
    const char *value = secure_getenv("RW_CUDA_COMPILER");
    const char *includes = secure_getenv("RW_INCLUDES");
    *compilers =
        (struct rw_source_compilers){.nvrtc = secure_getenv("RW_NVRTC"),
                                     .clang = secure_getenv("RW_CLANG"),
                                     .given_includes = includes && strcmp(includes, "any")};
    if (!value || !*value) return RT_SUCCESS;
    char text[512];
    struct rw_nearest nearest = rw_nearest_to(value);
    for (unsigned i = 0; i < COMPILERS; i++) {
        compilers->compiler = i;
        if (!strcmp(value, compiler_names[i])) return RT_SUCCESS;
        rw_nearest_offer(&nearest, compiler_names[i]);
    }
    snprintf(text, sizeof(text),
             "environment variable RW_CUDA_COMPILER is \"%s\"; it may be auto, nvrtc, clang%s%s",
             value, nearest.name ? "; the nearest is " : "", nearest.name ? nearest.name : "");
    return rw_source_fail(out, RT_ERROR_INVALID_VALUE, text, "");
}

/* NVRTC if it may be used and is there; else `why` says what was looked for. */
static const struct rw_nvrtc_api *find_nvrtc(const struct rw_source_compilers *compilers, char *why)
{
    if (compilers->compiler == RW_SOURCE_CLANG || compilers->given_includes) return NULL;
    return rw_nvrtc_api(compilers->nvrtc, why, WHY);
}

const struct rw_nvrtc_api *rw_source_nvrtc(const struct rw_source_compilers *compilers)
{
    char why[WHY];
    return find_nvrtc(compilers, why);
}

/* Who names a library wants that one: in its place clang would make other code, and say nothing. */
static RTresult refuse_setting(const struct rw_source *source, const char *no_nvrtc,
                               struct rw_source_result *out)
{
    char text[2 * WHY];
    snprintf(text, sizeof(text),
             "%s cannot be compiled: %s; correct or unset RW_NVRTC, or set RW_CUDA_COMPILER to "
             "clang",
             source->name, no_nvrtc);
    return rw_source_fail(out, RT_ERROR_NOT_SUPPORTED, text, "");
}

/* Nor is there clang: both are named, unless one was asked for. */
static RTresult refuse(const struct rw_source *source, unsigned compiler, const char *no_nvrtc,
                       const char *no_clang, struct rw_source_result *out)
{
    char text[3 * WHY];
    snprintf(text, sizeof(text), "%s cannot be compiled: %s%s%s", source->name, no_nvrtc,
             compiler == RW_SOURCE_AUTO ? "; and " : "", no_clang);
    return rw_source_fail(out, RT_ERROR_NOT_SUPPORTED, text, "");
}

static RTresult compile(const struct rw_source *source, const struct rw_source_compilers *compilers,
                        struct rw_source_result *out)
{
    char no_nvrtc[WHY] = "", no_clang[WHY] = "", clang[PATH_MAX];
    const struct rw_nvrtc_api *nvrtc = find_nvrtc(compilers, no_nvrtc);
    if (nvrtc) return rw_nvrtc_compile(nvrtc, source, out);
    if (compilers->given_includes)
        snprintf(no_nvrtc, sizeof(no_nvrtc),
                 "RW_INCLUDES is given, and NVRTC includes any file; set RW_CUDA_COMPILER to clang "
                 "or auto");
    else if (compilers->compiler != RW_SOURCE_CLANG && compilers->nvrtc && *compilers->nvrtc)
        return refuse_setting(source, no_nvrtc, out);
    if (compilers->compiler != RW_SOURCE_NVRTC &&
        rw_clang_find(compilers->clang, clang, sizeof(clang), no_clang, sizeof(no_clang)))
        return rw_clang_compile(clang, source, compilers->given_includes, out);
    return refuse(source, compilers->compiler, no_nvrtc, no_clang, out);
}

RTresult rw_source_to_ptx(const struct rw_source *source,
                          const struct rw_source_compilers *compilers, struct rw_source_result *out)
{
    struct rw_source_compilers own;
    RTresult result = RT_SUCCESS;
    *out = (struct rw_source_result){0};
    if (!compilers) {
        result = read_environment(&own, out);
        compilers = &own;
    }
    if (result == RT_SUCCESS) result = compile(source, compilers, out);
    if (result == RT_ERROR_MEMORY_ALLOCATION_FAILED)
        rw_source_fail(out, result, "compiling a source: out of memory", "");
    return result;
}
