/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Result codes as text, and the message of a context's last failed call. Knows no other handles, so
 * that the library of helpers can have a copy of its own; giving the text out is in
 * runtime/api/error_string.c.
 */
#include "runtime/object/error.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runtime/object/object.h"

struct result_text {
    RTresult code;
    const char *name;
    const char *text; /* name, colon, meaning */
};

#define R(code, meaning) {code, #code, #code ": " meaning}
static const struct result_text results[] = {
    R(RT_SUCCESS, "no error"),
    R(RT_TIMEOUT_CALLBACK, "the timeout callback ended the call"),
    R(RT_ERROR_INVALID_CONTEXT, "not a live context"),
    R(RT_ERROR_INVALID_VALUE, "an argument or an object is not valid"),
    R(RT_ERROR_MEMORY_ALLOCATION_FAILED, "out of memory"),
    R(RT_ERROR_TYPE_MISMATCH, "types do not agree"),
    R(RT_ERROR_VARIABLE_NOT_FOUND, "a variable has no value in any scope"),
    R(RT_ERROR_VARIABLE_REDECLARED, "the variable exists already"),
    R(RT_ERROR_ILLEGAL_SYMBOL, "not a legal name"),
    R(RT_ERROR_INVALID_SOURCE, "program source cannot be used"),
    R(RT_ERROR_VERSION_MISMATCH, "versions do not agree"),
    R(RT_ERROR_OBJECT_CREATION_FAILED, "an object could not be created"),
    R(RT_ERROR_NO_DEVICE, "no usable device"),
    R(RT_ERROR_INVALID_DEVICE, "not a usable device"),
    R(RT_ERROR_INVALID_IMAGE, "not a usable image"),
    R(RT_ERROR_FILE_NOT_FOUND, "a file cannot be read"),
    R(RT_ERROR_ALREADY_MAPPED, "a buffer is mapped"),
    R(RT_ERROR_INVALID_DRIVER_VERSION, "the driver's version is not supported"),
    R(RT_ERROR_CONTEXT_CREATION_FAILED, "the context could not be created"),
    R(RT_ERROR_RESOURCE_NOT_REGISTERED, "the resource is not registered"),
    R(RT_ERROR_RESOURCE_ALREADY_REGISTERED, "the resource is registered already"),
    R(RT_ERROR_OPTIX_NOT_LOADED, "the library could not be loaded"),
    R(RT_ERROR_DENOISER_NOT_LOADED, "the denoiser could not be loaded"),
    R(RT_ERROR_SSIM_PREDICTOR_NOT_LOADED, "the SSIM predictor could not be loaded"),
    R(RT_ERROR_DRIVER_VERSION_FAILED, "the driver's version is unknown"),
    R(RT_ERROR_DATABASE_FILE_PERMISSIONS, "the disk cache cannot be written"),
    R(RT_ERROR_LAUNCH_FAILED, "the launch failed"),
    R(RT_ERROR_NOT_SUPPORTED, "not supported"),
    R(RT_ERROR_CONNECTION_FAILED, "no connection"),
    R(RT_ERROR_AUTHENTICATION_FAILED, "authentication failed"),
    R(RT_ERROR_CONNECTION_ALREADY_EXISTS, "connected already"),
    R(RT_ERROR_NETWORK_LOAD_FAILED, "the network library could not be loaded"),
    R(RT_ERROR_NETWORK_INIT_FAILED, "the network library could not be initialised"),
    R(RT_ERROR_CLUSTER_NOT_RUNNING, "the cluster does not run"),
    R(RT_ERROR_CLUSTER_ALREADY_RUNNING, "the cluster runs already"),
    R(RT_ERROR_INSUFFICIENT_FREE_NODES, "not enough free nodes"),
    R(RT_ERROR_INVALID_GLOBAL_ATTRIBUTE, "not a global attribute"),
    R(RT_ERROR_UNKNOWN, "unknown error"),
};
#undef R

static const struct result_text *find_result(RTresult code)
{
    static const struct result_text unknown = {RT_ERROR_UNKNOWN, "unknown result code",
                                               "unknown result code"};
    for (size_t i = 0; i < sizeof results / sizeof *results; i++)
        if (results[i].code == code) return &results[i];
    return &unknown;
}

const char *rw_result_name(RTresult code)
{
    return find_result(code)->name;
}

const char *rw_result_text(RTresult code)
{
    return find_result(code)->text;
}

char *rw_format_text(const char *prefix, const char *format, va_list args)
{
    va_list again;
    va_copy(again, args);
    int body = vsnprintf(NULL, 0, format, again);
    va_end(again);
    size_t head = strlen(prefix);
    char *text = body < 0 ? NULL : rw_malloc(head + (size_t)body + 1);
    if (!text) return NULL;
    memcpy(text, prefix, head);
    vsnprintf(text + head, (size_t)body + 1, format, args);
    for (size_t end = head + (size_t)body; end > head && text[end - 1] == '\n';) text[--end] = '\0';
    return text;
}

RTresult rw_error(RTcontext context, RTresult code, const char *format, ...)
{
    if (context->error_set) return code;
    char prefix[96] = "";
    if (context->call) snprintf(prefix, sizeof prefix, "%s: ", context->call);
    va_list args;
    va_start(args, format);
    rw_free(context->error_text);
    context->error_text = rw_format_text(prefix, format, args);
    va_end(args);
    if (!context->error_text) {
        int head = snprintf(context->error_fixed, sizeof context->error_fixed, "%s", prefix);
        va_start(args, format);
        vsnprintf(context->error_fixed + head, sizeof context->error_fixed - (size_t)head, format,
                  args);
        va_end(args);
    }
    context->error_set = true;
    context->error_code = code;
    rw_report(context, 1, "ERROR", "%s", rw_error_message(context));
    return code;
}

RTresult rw_out_of_memory(RTcontext context, const char *what)
{
    return rw_error(context, RT_ERROR_MEMORY_ALLOCATION_FAILED, "no memory for: %s", what);
}

const char *rw_error_message(RTcontext context)
{
    if (context->error_code == RT_SUCCESS) return "";
    return context->error_text ? context->error_text : context->error_fixed;
}
