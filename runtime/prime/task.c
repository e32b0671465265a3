/* SPDX-License-Identifier: Apache-2.0 */
/* Work of a CPU context that the caller does not wait for: a thread each. */
#include "runtime/prime/prime.h"

#include <stdio.h>

#include "base/thread.h"

static void *run(void *user)
{
    struct rw_prime_task *task = user;
    rw_prime_begin(task->call);
    task->result = task->run(task->user);
    if (task->result) snprintf(task->message, sizeof(task->message), "%s", rw_prime_message());
    atomic_store_explicit(&task->over, true, memory_order_release);
    return NULL;
}

void rw_prime_task_begin(struct rw_prime_task *task, RTPresult (*work)(void *user), void *user)
{
    task->run = work;
    task->user = user;
    task->call = rw_prime_call();
    task->started = true;
    atomic_store(&task->over, false);
    task->joinable = rw_thread_start(&task->thread, NULL, run, task) == 0;
    if (!task->joinable) run(task);
}

RTPresult rw_prime_task_end(struct rw_prime_task *task)
{
    if (!task->started) return RTP_SUCCESS;
    if (task->joinable) pthread_join(task->thread, NULL);
    task->started = false;
    return task->result ? rw_prime_fail(task->result, "%s", task->message) : RTP_SUCCESS;
}

bool rw_prime_task_is_over(struct rw_prime_task *task)
{
    return !task->started || atomic_load_explicit(&task->over, memory_order_acquire);
}
