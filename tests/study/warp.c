/* SPDX-License-Identifier: Apache-2.0 */
/* See warp.h. A value that a lane tells stays in one of two places, of which the next exchange
 * takes the other: a lane may be one exchange ahead of those that have not looked yet. */
#include "tests/study/warp.h"

#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

#define STUDY_HOST
#include "programs/study/host.h"

enum { LANES = 32, FIBER_BYTES = 256 * 1024 };

static struct {
    ucontext_t scheduler, lanes[LANES];
    char *stacks;
    bool ended[LANES];
    unsigned phase[LANES]; /* exchanges of a lane so far */
    int values[2][LANES], line[2];
    unsigned here[2], at[2]; /* lanes that came, and to which exchange */
    unsigned lane, warp, warps;
    bool diverged;
    study_host_kernel kernel;
    struct study_args args;
} machine;

static void run_lane(void)
{
    machine.kernel(machine.args);
    machine.ended[machine.lane] = true;
    swapcontext(&machine.lanes[machine.lane], &machine.scheduler);
}

/* Tells the value, and waits for the others; which of the two places it is. */
static unsigned exchange(int value, int line)
{
    unsigned lane = machine.lane, phase = ++machine.phase[lane], place = phase & 1;
    if (machine.at[place] != phase) {
        machine.at[place] = phase;
        machine.here[place] = 0;
        machine.line[place] = line;
    }
    machine.diverged |= machine.line[place] != line;
    machine.here[place] |= 1u << lane;
    machine.values[place][lane] = value;
    swapcontext(&machine.lanes[lane], &machine.scheduler);
    return place;
}

unsigned study_host_ballot(bool value, int line)
{
    unsigned place = exchange(value, line), result = 0;
    for (unsigned k = 0; k < LANES; k++)
        if (machine.here[place] >> k & 1 && machine.values[place][k]) result |= 1u << k;
    return result;
}

int study_host_shuffle(int value, int lane, int line)
{
    unsigned place = exchange(value, line), from = (unsigned)lane % LANES;
    if (!(machine.here[place] >> from & 1)) machine.diverged = true;
    return machine.values[place][from];
}

unsigned study_host_lane(void)
{
    return machine.lane;
}

unsigned study_host_thread(void)
{
    return machine.warp * LANES + machine.lane;
}

unsigned study_host_threads(void)
{
    return machine.warps * LANES;
}

/* All lanes up to their next exchange, or their end; false when all have ended. */
static bool run_round(void)
{
    bool running = false;
    unsigned phase = 0;
    for (unsigned k = 0; k < LANES; k++) {
        if (machine.ended[k]) continue;
        machine.lane = k;
        swapcontext(&machine.scheduler, &machine.lanes[k]);
        if (machine.ended[k]) continue;
        machine.diverged |= running && machine.phase[k] != phase;
        phase = machine.phase[k];
        running = true;
    }
    return running && !machine.diverged;
}

static void start_warp(unsigned warp)
{
    machine.warp = warp;
    memset(machine.at, 0, sizeof(machine.at));
    memset(machine.phase, 0, sizeof(machine.phase));
    for (unsigned k = 0; k < LANES; k++) {
        machine.ended[k] = false;
        getcontext(&machine.lanes[k]);
        machine.lanes[k].uc_stack.ss_sp = machine.stacks + (size_t)k * FIBER_BYTES;
        machine.lanes[k].uc_stack.ss_size = FIBER_BYTES;
        machine.lanes[k].uc_link = NULL;
        makecontext(&machine.lanes[k], run_lane, 0);
    }
}

bool run_warps(study_host_kernel kernel, const struct study_args *args, unsigned warps)
{
    machine.stacks = malloc((size_t)LANES * FIBER_BYTES);
    machine.kernel = kernel;
    machine.args = *args;
    machine.warps = warps;
    machine.diverged = !machine.stacks;
    for (unsigned k = 0; k < warps && !machine.diverged; k++) {
        start_warp(k);
        while (run_round()) continue;
    }
    free(machine.stacks);
    return !machine.diverged;
}
