/* SPDX-License-Identifier: Apache-2.0 */
/* See ending.h. */
#include "runtime/optix7/ending.h"

#include <stdlib.h>
#include <unistd.h>

#include "base/list.h"
#include "runtime/optix7/report.h"

static struct {
    pthread_mutex_t lock;
    bool registered;
    pid_t process; /* that the contexts are of: not one that was forked from it */
    RW_LIST(struct optix7_context *) contexts;
} ending = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* Unless a thread is in the middle of a launch: then the times of some are missing. */
static void finish_launches(struct optix7_context *context)
{
    if (pthread_mutex_trylock(&context->device_lock)) return;
    rw_optix7_flights_land(context);
    pthread_mutex_unlock(&context->device_lock);
}

static void end(void)
{
    if (getpid() != ending.process) return;
    pthread_mutex_lock(&ending.lock);
    for (size_t i = 0; i < ending.contexts.count; i++) finish_launches(ending.contexts.items[i]);
    pthread_mutex_unlock(&ending.lock);
    rw_optix7_report_write();
}

/* A function of atexit runs before the CUDA driver's own, for that one was there before, and where
 * the library is unloaded. */
void rw_optix7_ending_add(struct optix7_context *context)
{
    if (!context->options.report_dir && !context->options.record_dir) return;
    pthread_mutex_lock(&ending.lock);
    if (ending.process != getpid()) ending.contexts.count = 0; /* the parent's */
    ending.process = getpid();
    if (!ending.registered) ending.registered = !atexit(end);
    bool kept = rw_list_add(&ending.contexts, context);
    (void)kept; /* without memory there are no times */
    pthread_mutex_unlock(&ending.lock);
}

void rw_optix7_ending_remove(struct optix7_context *context)
{
    pthread_mutex_lock(&ending.lock);
    for (size_t i = 0; i < ending.contexts.count; i++)
        if (ending.contexts.items[i] == context)
            ending.contexts.items[i--] = ending.contexts.items[--ending.contexts.count];
    if (!ending.contexts.count) {
        free(ending.contexts.items);
        ending.contexts.items = NULL;
        ending.contexts.capacity = 0;
    }
    pthread_mutex_unlock(&ending.lock);
}
