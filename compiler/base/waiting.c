/* SPDX-License-Identifier: Apache-2.0 */
/* See waiting.h. Looks are counted, not seconds: a process that was stopped has not slept. */
#define _GNU_SOURCE /* pthread_timedjoin_np, gettid */

#include "compiler/base/waiting.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LOOK_MS = 200, LOOKS = 5000 / LOOK_MS };

void rwc_waiting_open(struct rwc_waiting *waiting)
{
    atomic_store(&waiting->id, gettid());
}

/* Joined within LOOK_MS? */
static bool joins_soon(pthread_t thread)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += LOOK_MS * 1000000;
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    return !pthread_timedjoin_np(thread, NULL, &until);
}

/* False where nobody can tell. */
static bool find_time(pthread_t thread, struct timespec *used)
{
    clockid_t clock;
    return !pthread_getcpuclockid(thread, &clock) && !clock_gettime(clock, used);
}

/* A confined process has no files to ask, only the time that its threads used. */
static bool sleeps(int id)
{
    char path[64], line[256];
    snprintf(path, sizeof(path), "/proc/self/task/%d/stat", id);
    FILE *file = fopen(path, "r");
    if (!file) return true;
    const char *state = fgets(line, sizeof(line), file) ? strrchr(line, ')') : NULL;
    fclose(file);
    return state && state[1] == ' ' && state[2] == 'S';
}

bool rwc_waiting_join(struct rwc_waiting *waiting, const atomic_bool *suspicious)
{
    struct timespec before = {0, 0}, now;
    for (unsigned looks = 0; looks < LOOKS;) {
        if (joins_soon(waiting->thread)) return true;
        const int id = atomic_load(&waiting->id);
        const bool asleep = atomic_load(suspicious) && id && !atomic_load(&waiting->excused) &&
                            find_time(waiting->thread, &now) && now.tv_sec == before.tv_sec &&
                            now.tv_nsec == before.tv_nsec && sleeps(id);
        looks = asleep ? looks + 1 : 0;
        find_time(waiting->thread, &before);
    }
    pthread_detach(waiting->thread);
    return false;
}
