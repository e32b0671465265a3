/* SPDX-License-Identifier: Apache-2.0 */
/*
 * OptiX Prime's functions, so that applications which use it beside the ray programs, or only link
 * it, build and start. There is no context yet: what would need one returns
 * RTP_ERROR_NOT_SUPPORTED and writes nothing, and rtpContextGetLastErrorString says which call of
 * this thread that was.
 */
#include "optix_compat/optix_prime/optix_prime.h"

#include <stddef.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"

#define VERSION 60500 /* of the interface, as OPTIX_VERSION */

static _Thread_local const char *last_error = "no error";

#define RTP_FUNCTION(name, state, parameters) DEFINE_##state(name, parameters)
#define DEFINE_WORKS(name, parameters)
#define DEFINE_UNSUPPORTED(name, parameters)                                                       \
    RTPresult name parameters                                                                      \
    {                                                                                              \
        last_error = #name ": OptiX Prime is not supported by Raywright";                          \
        return RTP_ERROR_NOT_SUPPORTED;                                                            \
    }
#include "runtime/prime/functions.def"

static const struct {
    RTPresult code;
    const char *text;
} errors[] = {
    {RTP_SUCCESS, "success"},
    {RTP_ERROR_INVALID_VALUE, "invalid value"},
    {RTP_ERROR_OUT_OF_MEMORY, "out of memory"},
    {RTP_ERROR_INVALID_HANDLE, "invalid handle"},
    {RTP_ERROR_NOT_SUPPORTED, "not supported: Raywright has no OptiX Prime"},
    {RTP_ERROR_OBJECT_CREATION_FAILED, "object creation failed"},
    {RTP_ERROR_MEMORY_ALLOCATION_FAILED, "memory allocation failed"},
    {RTP_ERROR_INVALID_CONTEXT, "invalid context"},
    {RTP_ERROR_VALIDATION_ERROR, "validation error"},
    {RTP_ERROR_INVALID_OPERATION, "invalid operation"},
    {RTP_ERROR_UNKNOWN, "unknown error"},
};

RTPresult rtpGetErrorString(RTPresult errorCode, const char **errorString)
{
    if (!errorString) return RTP_ERROR_INVALID_VALUE;
    *errorString = "unknown error code";
    for (size_t i = 0; i < sizeof(errors) / sizeof(errors[0]); i++)
        if (errors[i].code == errorCode) *errorString = errors[i].text;
    return RTP_SUCCESS;
}

RTPresult rtpContextGetLastErrorString(RTPcontext context, const char **return_string)
{
    if (!return_string) return RTP_ERROR_INVALID_VALUE;
    *return_string = last_error;
    return RTP_SUCCESS;
}

RTPresult rtpGetVersion(unsigned *version)
{
    if (!version) return RTP_ERROR_INVALID_VALUE;
    *version = VERSION;
    return RTP_SUCCESS;
}

RTPresult rtpGetVersionString(const char **versionString)
{
    if (!versionString) return RTP_ERROR_INVALID_VALUE;
    *versionString = "Raywright " RW_VERSION;
    return RTP_SUCCESS;
}
