/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Results and messages. A context keeps the message of its last failed call; the first message of a
 * call wins, so a caller higher up may add its own without overwriting the cause.
 * Messages are one line: what was being done, what was found, what to do. The name of the API
 * function is put in front. (Compile errors are the exception: the compiler's whole log follows.)
 */
#ifndef RW_ERROR_H
#define RW_ERROR_H

#include <stdarg.h>
#include <stdbool.h>

#include "raywright.h"

/* Returns what went wrong; for functions that have nothing to free. */
#define RW_CHECK(expression)                                                                       \
    do {                                                                                           \
        const RTresult rw_checked = (expression);                                                  \
        if (rw_checked != RT_SUCCESS) return rw_checked;                                           \
    } while (0)

/* Leaves through the label `fail`, which frees in reverse order and returns `result`. */
#define RW_TRY(expression)                                                                         \
    do {                                                                                           \
        result = (expression);                                                                     \
        if (result != RT_SUCCESS) goto fail;                                                       \
    } while (0)

/* Records the message unless this call has one already. Always returns `code`, so that a caller can
 * write `return rw_error(...)`. */
RTresult rw_error(RTcontext context, RTresult code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* The same where there is no context: kept per thread, for rtContextGetErrorString(NULL, ...). */
void rw_error_without_context(RTresult code, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* The usual message for a failed allocation of `what`. */
RTresult rw_out_of_memory(RTcontext context, const char *what);

/* The log (log.c). Sends one line to who listens at this level (1: errors, 2: advice and
 * statistics, 3: what happens): the context's usage report callback, else the process's log
 * callback, else stderr where RW_DEBUG=log asks for it. */
void rw_report(RTcontext context, int level, const char *tag, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

/* The same for what the user should know of whatever level was asked for, but once for each
 * subject: the line is the subject, a space, and what is said of it. RW_DEBUG=verify asks for it on
 * stderr, as log does. */
void rw_report_once(RTcontext context, const char *tag, const char *subject, const char *format,
                    ...) __attribute__((format(printf, 4, 5)));
/* The same for what somebody asked for in the environment and does not get. Where nobody listens it
 * goes to stderr: who set a variable has asked, and the application does not know of it. */
void rw_report_asked(RTcontext context, const char *tag, const char *subject, const char *format,
                     ...) __attribute__((format(printf, 4, 5)));
bool rw_report_is_heard(RTcontext context); /* rw_report_once would be */
void rw_said_free(RTcontext context);

/* printf into new memory, without newlines at the end, which quoted compilers leave there. NULL
 * when there is no memory. */
char *rw_format_text(const char *prefix, const char *format, va_list args);

/* Message without the code's text; "" when there is none. Borrowed. */
const char *rw_error_message(RTcontext context);

/* "RT_ERROR_INVALID_VALUE", or "unknown result code". */
const char *rw_result_name(RTresult code);
/* The same, a colon and its meaning. */
const char *rw_result_text(RTresult code);

#endif
