/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Runs LLVM on a thread of its own, so that a fatal error inside LLVM ends that thread and becomes
 * a message instead of ending the process.
 */
#ifndef RWC_GUARD_H
#define RWC_GUARD_H

#include <stdbool.h>

#include "compiler/base/diag.h"

/* Runs body(user) on a new thread with a large stack and waits for it. Returns what body returned.
 * After a fatal error inside LLVM: false, with LLVM's reason in diag. What body had allocated until
 * then is lost on purpose, for LLVM's objects are in an unknown state. `doing` completes the
 * message "LLVM gave up while <doing>". After one that had no memory LLVM may hold a lock for good:
 * who waits for that gets an error after some seconds, and everybody else at once from then on. May
 * be called from several threads at once, and inside of body. */
bool rwc_guarded(bool (*body)(void *user), void *user, const char *doing, struct rwc_diag *diag);

/* The same on `count` threads at once, or fewer, where the system has no more for us. Returns how
 * many there were, after all have ended. */
unsigned rwc_guarded_threads(void (*body)(void *user), void *user, unsigned count,
                             const char *doing, struct rwc_diag *diag);

#endif
