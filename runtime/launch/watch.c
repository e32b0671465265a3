/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What happens while a call waits for a launch: the application's callbacks are called when they
 * are due, and end the launch if they return other than 0, as does the time limit. Where there is
 * none of these nobody looks at the clock.
 */
#include "base/clock.h"
#include "runtime/launch/flight.h"

/* What is due again and again while one waits. */
struct alarm {
    bool (*rings)(RTcontext context, struct rw_flight *flight); /* true: it ends the launch */
    const char *name;
    double period, next; /* milliseconds */
};

/* Asking more often is of no use, and takes the processor from the CPU's launches. */
enum { SHORTEST_PERIOD_MS = 1, ALARMS = 3 };

static bool ask_timeout(RTcontext c, struct rw_flight *f)
{
    (void)f;
    return c->timeout_cb() != 0;
}

static bool tell_progress(RTcontext c, struct rw_flight *f)
{
    return c->progress_cb(rw_flight_progress(&c->flights, f), c->progress_user) != 0;
}

static const char by_limit[] = "the time limit, RW_TIME_LIMIT,";

static bool end_launch(RTcontext c, struct rw_flight *f)
{
    (void)c, (void)f;
    return true;
}

/* Those that the context has. */
static unsigned set_alarms(const struct RTcontext_api *c, double begin_ms, struct alarm *alarms)
{
    const struct alarm all[ALARMS] = {
        {ask_timeout, "the timeout callback", c->timeout_interval * 1e3, 0},
        {tell_progress, "the progress callback", c->progress_interval * 1e3, 0},
        {end_launch, by_limit, c->options.time_limit * 1e3, 0},
    };
    const bool set[ALARMS] = {c->timeout_cb, c->progress_cb, c->options.time_limit > 0};
    unsigned count = 0;
    for (unsigned k = 0; k < ALARMS; k++) {
        struct alarm *a = &alarms[count];
        if (!set[k]) continue;
        *a = all[k];
        if (!(a->period >= SHORTEST_PERIOD_MS)) a->period = SHORTEST_PERIOD_MS;
        a->next = begin_ms + a->period;
        count++;
    }
    return count;
}

bool rw_is_watched(const struct RTcontext_api *c)
{
    return c->timeout_cb || c->progress_cb || c->options.time_limit > 0;
}

static double earliest(const struct alarm *alarms, unsigned count)
{
    double next = alarms[0].next;
    for (unsigned k = 1; k < count; k++)
        if (alarms[k].next < next) next = alarms[k].next;
    return next;
}

/* What is due. The name of what ends the launch, else NULL. */
static const char *ring(RTcontext c, struct rw_flight *f, struct alarm *alarms, unsigned count)
{
    for (unsigned k = 0; k < count; k++) {
        struct alarm *a = &alarms[k];
        if (rw_clock_ms() < a->next) continue;
        if (a->rings(c, f)) return a->name;
        a->next = rw_clock_ms() + a->period;
    }
    return NULL;
}

void rw_flight_watch(RTcontext c, struct rw_flight *f)
{
    struct alarm alarms[ALARMS];
    unsigned count = set_alarms(c, f->begin_ms, alarms);
    const char *by = NULL;
    c->watching = true;
    while (!by) {
        double wait = earliest(alarms, count) - rw_clock_ms();
        if (rw_flight_is_over(f, wait > 0 ? wait : 0)) break;
        by = ring(c, f, alarms, count);
    }
    c->watching = false;
    if (by) rw_flight_cancel(&c->flights, f, by);
}

void rw_flight_limit(RTcontext c, struct rw_flight *f)
{
    double limit_ms = c->options.time_limit * 1e3;
    if (limit_ms > 0 && rw_clock_ms() - f->begin_ms > limit_ms)
        rw_flight_cancel(&c->flights, f, by_limit);
}
