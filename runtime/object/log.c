/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The log: one way for everything that the library tells without being asked by a call. A line goes
 * to the callback of the context that it is about, or to that of the process where the context has
 * none, or to stderr where the environment asks for it and the application for nothing.
 */
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "runtime/object/error.h"
#include "runtime/object/object.h"

/* Who listens, up to which level. */
struct listener {
    RTusagereportcallback callback; /* NULL: nobody */
    int verbosity;
    void *user;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct listener of_process;

RTresult rwSetLogCallback(RTusagereportcallback callback, int verbosity, void *cbdata)
{
    if (verbosity < 0 || verbosity > 3) return RT_ERROR_INVALID_VALUE;
    pthread_mutex_lock(&lock);
    of_process = (struct listener){callback, verbosity, cbdata};
    pthread_mutex_unlock(&lock);
    return RT_SUCCESS;
}

static struct listener listener_of(RTcontext context)
{
    if (context->report_cb)
        return (struct listener){context->report_cb, context->report_verbosity,
                                 context->report_user};
    pthread_mutex_lock(&lock);
    struct listener found = of_process;
    pthread_mutex_unlock(&lock);
    return found;
}

/* Whether a line is heard: by a callback of that level, or on stderr for one of the flags. */
static bool is_wanted(RTcontext context, const struct listener *to, int level, unsigned flags)
{
    if (to->callback) return level <= to->verbosity;
    return (context->options.debug & flags) != 0;
}

static void send(const struct listener *to, int level, const char *tag, const char *text)
{
    if (!text) return;
    if (to->callback)
        to->callback(level, tag, text, to->user);
    else
        fprintf(stderr, "raywright [%d][%s] %s\n", level, tag, text);
}

void rw_report(RTcontext context, int level, const char *tag, const char *format, ...)
{
    const struct listener to = listener_of(context);
    if (!is_wanted(context, &to, level, RW_DEBUG_LOG)) return;
    va_list args;
    va_start(args, format);
    char *text = rw_format_text("", format, args);
    va_end(args);
    send(&to, level, tag, text);
    rw_free(text);
}

struct rw_said {
    struct rw_said *next;
    char subject[];
};

/* Remembers the subject. False where the context has had it before, or there is no memory. */
static bool is_new(RTcontext context, const char *subject)
{
    for (const struct rw_said *s = context->said; s; s = s->next)
        if (!strcmp(s->subject, subject)) return false;
    size_t size = strlen(subject) + 1;
    struct rw_said *said = rw_malloc(sizeof(*said) + size);
    if (!said) return false;
    memcpy(said->subject, subject, size);
    said->next = context->said;
    context->said = said;
    return true;
}

/* Of what is said once. */
enum { ONCE_LEVEL = 1, ONCE_FLAGS = RW_DEBUG_LOG | RW_DEBUG_VERIFY };

bool rw_report_is_heard(RTcontext context)
{
    const struct listener to = listener_of(context);
    return is_wanted(context, &to, ONCE_LEVEL, ONCE_FLAGS);
}

static void say_once(RTcontext context, const char *tag, const char *subject, const char *format,
                     va_list args)
{
    char prefix[400];
    const struct listener to = listener_of(context);
    if (!is_new(context, subject)) return;
    snprintf(prefix, sizeof prefix, "%s ", subject);
    char *text = rw_format_text(prefix, format, args);
    send(&to, ONCE_LEVEL, tag, text);
    rw_free(text);
}

void rw_report_once(RTcontext context, const char *tag, const char *subject, const char *format,
                    ...)
{
    if (!rw_report_is_heard(context)) return;
    va_list args;
    va_start(args, format);
    say_once(context, tag, subject, format, args);
    va_end(args);
}

void rw_report_asked(RTcontext context, const char *tag, const char *subject, const char *format,
                     ...)
{
    va_list args;
    va_start(args, format);
    say_once(context, tag, subject, format, args);
    va_end(args);
}

void rw_said_free(RTcontext context)
{
    for (struct rw_said *s = context->said, *next; s; s = next) {
        next = s->next;
        rw_free(s);
    }
    context->said = NULL;
}
