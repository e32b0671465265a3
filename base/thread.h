/* SPDX-License-Identifier: Apache-2.0 */
/* Threads of the library's own. The application's signals are not for them, so that its handlers
 * never run there: all are blocked. */
#ifndef RW_BASE_THREAD_H
#define RW_BASE_THREAD_H

#include <pthread.h>
#include <signal.h>

/* As pthread_create, whose error numbers it returns. */
static inline int rw_thread_start(pthread_t *thread, const pthread_attr_t *attributes,
                                  void *(*run)(void *user), void *user)
{
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int error = pthread_create(thread, attributes, run, user);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return error;
}

#endif
