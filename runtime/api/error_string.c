/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtContextGetErrorString, and messages where there is no context.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runtime/object/object.h"

/* What failed in this thread without a context that could keep the words: there is none yet, or it
 * is another thread's. */
static _Thread_local struct {
    RTresult code;
    char string[512]; /* as rtContextGetErrorString returns it */
} orphan;

void rw_error_without_context(RTresult code, const char *format, ...)
{
    int head = snprintf(orphan.string, sizeof orphan.string, "%s: ", rw_result_name(code));
    va_list args;
    va_start(args, format);
    vsnprintf(orphan.string + head, sizeof orphan.string - (size_t)head, format, args);
    va_end(args);
    orphan.code = code;
}

/* With the message of the context's last failure, if that had this code. */
static const char *text_of(RTcontext context, RTresult code)
{
    if (code != context->error_code) return code == orphan.code ? orphan.string : NULL;
    const char *name = rw_result_name(code), *message = rw_error_message(context);
    size_t size = strlen(name) + strlen(message) + 3;
    char *text = rw_malloc(size);
    if (!text) return NULL;
    snprintf(text, size, "%s: %s", name, message);
    rw_free(context->error_string);
    return context->error_string = text;
}

void rtContextGetErrorString(RTcontext context, RTresult code, const char **stringReturn)
{
    struct rw_call call __attribute__((cleanup(rw_leave))) = {0};
    if (!stringReturn) return;
    const char *text = NULL;
    if (code != RT_SUCCESS &&
        rw_claim(context, RW_OBJECT_CONTEXT, RW_TO_READ, &call) == RW_CLAIM_TAKEN)
        text = text_of(context, code);
    else if (code != RT_SUCCESS && code == orphan.code)
        text = orphan.string;
    *stringReturn = text ? text : rw_result_text(code);
}
