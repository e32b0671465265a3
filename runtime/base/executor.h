/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The application's threads, where it lends them (rwSetExecutor): a loop over indices, which it
 * runs on whichever of its threads it likes. The CPU device and the builders of trees ask here
 * before they start threads of their own.
 */
#ifndef RW_EXECUTOR_H
#define RW_EXECUTOR_H

#include <stdbool.h>
#include <stddef.h>

#include "raywright.h"

/* NULL: none any more. `stack` bytes are what a body may use. */
void rw_executor_set(RWparallelfor loop, size_t stack, void *user);
/* Whether there are threads to borrow with so much stack. */
bool rw_executor_has(size_t stack);
/* body(user, i) for all i below count, once each; returns when all are done. */
void rw_executor_run(unsigned count, void (*body)(void *user, unsigned index), void *user);

#endif
