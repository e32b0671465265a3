/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A kernel in a few sentences: where the time goes, which source line causes it, and what to look
 * at. The page and the terminal show the same sentences. A sentence is an object: its text, and if
 * it is about one, the state or the line of the source to go to.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/recording.h"

#define FEW_LANES 16.0 /* of 32: below this, saying so is worth a sentence */
#define WARP_LANES 32.0

static json_t *say(json_t *list, const char *format, ...) __attribute__((format(printf, 2, 3)));

static json_t *say(json_t *list, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    json_t *sentence = json_pack("{so}", "text", json_vsprintf(format, arguments));
    va_end(arguments);
    json_array_append_new(list, sentence);
    return sentence;
}

static void link_state(json_t *sentence, const json_t *state)
{
    if (!state) return;
    json_object_set(sentence, "state", json_object_get(state, "state"));
    if (rw_number(state, "line") > 0)
        json_object_set(sentence, "line", json_object_get(state, "line"));
}

/* The state with the most of something; NULL if all have none. */
static json_t *most(const json_t *states, const char *what, const char *kind)
{
    json_t *state, *best = NULL;
    size_t i;
    json_array_foreach (states, i, state) {
        if (kind && strcmp(rw_text(state, "kind"), kind)) continue;
        if (rw_number(state, what) > rw_number(best, what)) best = state;
    }
    return best;
}

static double sum(const json_t *states, const char *what)
{
    double total = 0;
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state) total += rw_number(state, what);
    return total;
}

/* Sum of something over the states that `like` is like. */
static double sum_like(const json_t *states, const char *what, const json_t *like,
                       bool (*alike)(const json_t *a, const json_t *b))
{
    double total = 0;
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state)
        if (alike(state, like)) total += rw_number(state, what);
    return total;
}

/* The same rtTrace of the source, in whatever programs it has been inlined into. */
static bool same_trace(const json_t *a, const json_t *b)
{
    if (!rw_is_resume(a) || !rw_is_resume(b)) return false;
    if (json_object_get(a, "callable") || json_object_get(b, "callable")) return false;
    if (rw_number(a, "line") <= 0) return a == b;
    return rw_number(a, "line") == rw_number(b, "line") &&
           json_equal(json_object_get(a, "file"), json_object_get(b, "file"));
}

/* Length of the program's name in that of a state: "phong #2, after line 7". */
static size_t name_length(const json_t *state)
{
    return strcspn(rw_text(state, "name"), " ,");
}

/* Entry and resume points of programs of one name. */
static bool same_program(const json_t *a, const json_t *b)
{
    return json_object_get(a, "program") && json_object_get(b, "program") &&
           name_length(a) == name_length(b) &&
           !strncmp(rw_text(a, "name"), rw_text(b, "name"), name_length(a));
}

/* The state whose like have most of something together. */
static json_t *most_like(const json_t *states, const char *what,
                         bool (*alike)(const json_t *a, const json_t *b), double *total)
{
    json_t *state, *best = NULL;
    size_t i;
    *total = 0;
    json_array_foreach (states, i, state) {
        double own = sum_like(states, what, state, alike);
        if (own <= *total) continue;
        *total = own;
        best = state;
    }
    return best;
}

/* ---- with a profile ---- */

static bool same_call(const json_t *a, const json_t *b)
{
    return same_trace(a, b) && rw_number(a, "from_line") == rw_number(b, "from_line");
}

/* The rtTrace that most rays come from, and the call of its function that most of those do. */
static void say_origin(json_t *list, const json_t *kernel, const json_t *states, double rays)
{
    double all, most_called = 0;
    json_t *site = most_like(states, "suspended", same_trace, &all), *call = site, *state;
    size_t i;
    if (!site) return;
    json_array_foreach (states, i, state) {
        double called =
            same_trace(state, site) ? sum_like(states, "suspended", state, same_call) : 0;
        if (called <= most_called) continue;
        most_called = called;
        call = state;
    }
    double share = 100 * all / rays, called = 100 * most_called / rays;
    const char *place = rw_text(site, "place");
    const char *trace = json_object_get(kernel, "pipelines") ? "trace" : "rtTrace";
    json_t *sentence;
    if (!*place)
        sentence = say(list, "%.0f %% of the rays start at an rtTrace of %.*s.", share,
                       (int)name_length(site), rw_text(site, "name"));
    else if (json_object_get(site, "ptx"))
        sentence = say(list, "%.0f %% of the rays start at the %s of %.*s in %s.", share, trace,
                       (int)name_length(site), rw_text(site, "name"), place);
    else if (rw_number(call, "from_line") <= 0)
        sentence = say(list, "%.0f %% of the rays start at the %s in %s.", share, trace, place);
    else
        sentence = say(list,
                       "%.0f %% of the rays start at the %s in %s, %.0f %% as called in line "
                       "%.0f.",
                       share, trace, place, called, rw_number(call, "from_line"));
    link_state(sentence, call);
}

static void say_traversal(json_t *list, const json_t *kernel, const json_t *states)
{
    const json_t *profile = json_object_get(kernel, "profile");
    const json_t *traverse = json_array_get(states, 1);
    double own_share = rw_number(traverse, "share"), share = own_share;
    double rays = rw_number(profile, "rays");
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state)
        if (json_is_true(json_object_get(state, "in_traversal")))
            share += rw_number(state, "share");
    if (rays <= 0) return;
    json_t *sentence = say(
        list,
        "Traversal takes %.0f %% of the time, %.0f %% itself and %.0f %% in intersection and "
        "any-hit programs: %.1f nodes and %.1f primitive tests a ray, %.3g million rays.",
        100 * share, 100 * own_share, 100 * (share - own_share), rw_number(profile, "nodes") / rays,
        rw_number(profile, "primitives") / rays, rays / 1e6);
    link_state(sentence, traverse);
    say_origin(list, kernel, states, rays);
}

/* Choosing the next program, and what no program or traversal counts. */
static void say_dispatch(json_t *list, const json_t *states)
{
    json_t *dispatch = most(states, "share", "dispatch");
    if (!dispatch) return;
    json_t *sentence =
        say(list,
            "Dispatch takes %.0f %% of the time: going from one program to the next, "
            "once for each that lanes of a warp are at, and part of the counting.",
            100 * rw_number(dispatch, "share"));
    link_state(sentence, dispatch);
}

static void say_programs(json_t *list, const json_t *states)
{
    double share;
    json_t *best = most_like(states, "share", same_program, &share);
    if (!best) return;
    json_t *sentence = say(list, "Of the programs, %.*s costs most: %.0f %% of the time.",
                           (int)name_length(best), rw_text(best, "name"), 100 * share);
    link_state(sentence, best);
}

static void say_lanes(json_t *list, const json_t *kernel, const json_t *states)
{
    if (rw_number(json_object_get(kernel, "profile"), "warp_size") < WARP_LANES) return;
    json_t *state, *worst = NULL;
    size_t i;
    double lost = 0;
    json_array_foreach (states, i, state) {
        double lanes = rw_number(state, "average_lanes");
        double idle = rw_number(state, "share") * (1 - lanes / WARP_LANES);
        if (lanes <= 0 || lanes >= FEW_LANES || idle <= lost) continue;
        lost = idle;
        worst = state;
    }
    if (!worst) return;
    json_t *sentence = say(list,
                           "Most lanes are lost in %s: %.1f of 32 run together on average, which "
                           "idles %.0f %% of the kernel.",
                           rw_text(worst, "name"), rw_number(worst, "average_lanes"), 100 * lost);
    link_state(sentence, worst);
}

/* ---- from the compilation ---- */

static void say_frames(json_t *list, const json_t *states)
{
    json_t *site = most(states, "saved_bytes", "resume");
    bool counted = sum(states, "suspended") > 0;
    if (!site) {
        say(list, "No resume point saves anything.");
        return;
    }
    json_t *sentence =
        say(list, "Most is saved in %s: %.0f values, %.0f bytes; %.0f more are computed again.",
            rw_text(site, "name"), rw_number(site, "saved_values"), rw_number(site, "saved_bytes"),
            rw_number(site, "rematerialised"));
    link_state(sentence, site);
    if (!counted) return;
    double stored = 0, loaded = 0;
    json_t *state;
    size_t i;
    json_array_foreach (states, i, state) {
        if (!rw_is_resume(state)) continue;
        double bytes = rw_number(state, "saved_bytes") + 4; /* and the state to resume */
        stored += bytes * rw_number(state, "suspended");
        loaded += bytes * rw_number(state, "entries");
    }
    double unit = stored >= 1e9 ? 1e9 : stored >= 1e6 ? 1e6 : 1e3;
    const char *name = stored >= 1e9 ? "GB" : stored >= 1e6 ? "MB" : "kB";
    say(list, "Frames: %.3g %s stored and %.3g %s loaded.", stored / unit, name, loaded / unit,
        name);
}

/* ", no spills"; nothing where a recording does not say: the driver tells it when it compiles, not
 * when it has the kernel in a cache. */
static void write_spills(const json_t *usage, char *out, size_t size)
{
    double stores = rw_number(usage, "spill_stores"), loads = rw_number(usage, "spill_loads");
    out[0] = '\0';
    if (!json_object_get(usage, "spill_stores")) return;
    if (stores + loads > 0)
        snprintf(out, size, ", %.0f bytes of spill stores, %.0f of loads", stores, loads);
    else
        snprintf(out, size, ", no spills");
}

static void say_usage(json_t *list, const json_t *kernel)
{
    const json_t *usage = json_object_get(kernel, "usage");
    const json_t *occupancy = json_object_get(usage, "occupancy");
    if (!occupancy) return;
    char spills[80];
    write_spills(usage, spills, sizeof(spills));
    say(list,
        "On sm_%.0f%s: %.0f registers a thread%s; %.0f of %.0f warps are resident, limited by "
        "%s.",
        rw_number(occupancy, "sm"), strcmp(rw_text(usage, "source"), "ptxas") ? "" : " (ptxas)",
        rw_number(usage, "registers"), spills, rw_number(occupancy, "warps"),
        rw_number(occupancy, "most_warps"), rw_text(occupancy, "limit"));
}

static void say_times(json_t *list, const json_t *kernel)
{
    const json_t *launches = json_object_get(kernel, "launches");
    double count = rw_number(launches, "count"), ms = rw_number(launches, "ms_total");
    if (count > 0)
        say(list, "%.0f %s took %.4g ms, %.4g ms each on average, on %s.", count,
            count == 1 ? "launch" : "launches", ms, ms / count,
            rw_text(json_object_get(kernel, "about"), "device"));
    else
        say(list, "No launch of this kernel ended.");
    const json_t *profiled = json_object_get(kernel, "profiled_launches");
    if (count > 0 && rw_number(profiled, "count") > 0)
        say(list,
            "With counters a launch takes %.2f times as long; times shown are without, shares "
            "with.",
            rw_number(profiled, "ms_total") / rw_number(profiled, "count") / (ms / count));
}

/* What a driver's compiler says may be long: its first line, and that there is more. */
static void say_error(json_t *list, const char *error)
{
    size_t length = strcspn(error, "\n");
    bool more = error[length] && error[length + 1];
    say(list, "This kernel could not be used: %.*s%s", (int)length, error,
        more ? " ... (error.txt has the rest)" : "");
}

/* Of OptiX 7: the line that most of the code was made for. */
static void say_costs(json_t *list, const json_t *kernel)
{
    const json_t *costs = json_object_get(kernel, "costs");
    const json_t *first = json_array_get(json_object_get(costs, "lines"), 0);
    bool machine = rw_number(costs, "total_machine") > 0;
    const char *key = machine ? "machine" : "instructions";
    double total = rw_number(costs, machine ? "total_machine" : "total");
    if (!first || total <= 0) return;
    json_t *sentence = say(list, "Of all lines most code was made for %s: %.0f of %.0f %s.",
                           rw_text(first, "place"), rw_number(first, key), total,
                           machine ? "machine instructions" : "instructions of PTX");
    json_object_set(sentence, "cost", (json_t *)first);
}

json_t *rw_summarise(const json_t *kernel)
{
    const json_t *states = json_object_get(kernel, "states");
    json_t *list = json_array();
    const char *error = rw_text(kernel, "error");
    if (*error) say_error(list, error);
    if (!json_object_get(kernel, "report")) {
        if (!*error) say(list, "Its compilation did not end: there is no report.");
        return list;
    }
    if (json_object_get(kernel, "profile")) {
        say_traversal(list, kernel, states);
        say_programs(list, states);
        say_dispatch(list, states);
        say_lanes(list, kernel, states);
    } else {
        say(list, "There is no profile: 'raywright record --profile' also shows what costs most.");
    }
    say_frames(list, states);
    say_costs(list, kernel);
    say_usage(list, kernel);
    say_times(list, kernel);
    return list;
}
