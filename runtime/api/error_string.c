/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rtContextGetErrorString, and messages where there is no context.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runtime/object/object.h"

/* Creating a context can fail in ways that need words, and there is no context to keep them. */
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

void rtContextGetErrorString(RTcontext context, RTresult code, const char **stringReturn)
{
    if (!stringReturn) return;
    *stringReturn = rw_result_text(code);
    RTcontext c = rw_handle_of(context, RW_OBJECT_CONTEXT);
    if (!context && code != RT_SUCCESS && code == orphan.code) *stringReturn = orphan.string;
    if (!c || code == RT_SUCCESS || code != c->error_code) return;
    const char *name = rw_result_name(code), *message = rw_error_message(c);
    size_t size = strlen(name) + strlen(message) + 3;
    char *text = rw_malloc(size);
    if (!text) return;
    snprintf(text, size, "%s: %s", name, message);
    rw_free(c->error_string);
    *stringReturn = c->error_string = text;
}
