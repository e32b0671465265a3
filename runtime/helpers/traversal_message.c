/* SPDX-License-Identifier: Apache-2.0 */
/* See traversal.h. */
#include "runtime/helpers/traversal.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "runtime/object/error.h"

static struct {
    pthread_mutex_t lock;
    RTUtraversal first;
} live = {PTHREAD_MUTEX_INITIALIZER, NULL};

static _Thread_local struct rw_traversal_message kept;

/* ---- which are alive ---- */

void rw_traversal_list(RTUtraversal traversal)
{
    pthread_mutex_lock(&live.lock);
    traversal->next = live.first;
    live.first = traversal;
    pthread_mutex_unlock(&live.lock);
}

void rw_traversal_unlist(RTUtraversal traversal)
{
    pthread_mutex_lock(&live.lock);
    RTUtraversal *link = &live.first;
    while (*link != traversal) link = &(*link)->next;
    *link = traversal->next;
    pthread_mutex_unlock(&live.lock);
}

static bool is_live(RTUtraversal traversal)
{
    pthread_mutex_lock(&live.lock);
    RTUtraversal each = live.first;
    while (each && each != traversal) each = each->next;
    pthread_mutex_unlock(&live.lock);
    return each;
}

RTresult rw_traversal_enter(RTUtraversal traversal, const char *call)
{
    int running;
    if (!is_live(traversal)) return RT_ERROR_INVALID_VALUE;
    traversal->call = call;
    if (rtContextGetRunningState(traversal->context, &running) == RT_SUCCESS) return RT_SUCCESS;
    return rw_traversal_fail(traversal, RT_ERROR_INVALID_CONTEXT,
                             "the context was destroyed; destroy the traversal before it");
}

/* ---- messages ---- */

RTresult rw_traversal_fail(RTUtraversal traversal, RTresult code, const char *format, ...)
{
    struct rw_traversal_message *m = &traversal->message;
    int head = snprintf(m->text, sizeof m->text, "%s: %s: ", rw_result_name(code), traversal->call);
    va_list args;
    va_start(args, format);
    vsnprintf(m->text + head, sizeof m->text - (size_t)head, format, args);
    va_end(args);
    return m->code = code;
}

RTresult rw_traversal_check(RTUtraversal traversal, RTresult result)
{
    const char *text = "";
    if (result == RT_SUCCESS) return RT_SUCCESS;
    rtContextGetErrorString(traversal->context, result, &text);
    const char *colon = strstr(text, ": "); /* behind the name of the code */
    return rw_traversal_fail(traversal, result, "%s", colon ? colon + 2 : text);
}

void rw_traversal_keep_message(RTUtraversal traversal)
{
    kept = traversal->message;
}

RTresult rtuTraversalGetErrorString(RTUtraversal traversal, RTresult code,
                                    const char **return_string)
{
    const struct rw_traversal_message *m = &kept;
    if (traversal && !is_live(traversal)) return RT_ERROR_INVALID_VALUE;
    if (traversal) {
        traversal->call = __func__;
        m = &traversal->message;
    }
    if (!return_string && traversal)
        return rw_traversal_fail(traversal, RT_ERROR_INVALID_VALUE,
                                 "argument 'return_string' is NULL");
    if (!return_string) return RT_ERROR_INVALID_VALUE;
    *return_string = code && code == m->code ? m->text : rw_result_text(code);
    return RT_SUCCESS;
}
