/* SPDX-License-Identifier: Apache-2.0 */
/* See executor.h. Written while there is no context, so that nobody reads it meanwhile. */
#include "runtime/base/executor.h"

static struct {
    RWparallelfor loop;
    size_t stack;
    void *user;
} executor;

void rw_executor_set(RWparallelfor loop, size_t stack, void *user)
{
    executor.loop = loop;
    executor.stack = stack;
    executor.user = user;
}

bool rw_executor_has(size_t stack)
{
    return executor.loop && executor.stack >= stack;
}

void rw_executor_run(unsigned count, void (*body)(void *user, unsigned index), void *user)
{
    executor.loop(count, body, user, executor.user);
}
