/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The states of a kernel, one entry each: drawing indices, traversal, programs, resume points, and
 * the programs that run inside traversal. What the compiler reported and what the counters say come
 * together here.
 *
 * The profile's cycles are exclusive: at every moment a warp is in one state, so they add up to the
 * cycles that the warps of the kernel lived.
 */
#include <string.h>

#include "compiler/program_kind.h"
#include "raywright_abi.h"
#include "tools/places.h"
#include "tools/recording.h"

enum { LANES = 33 };

static json_t *new_state(unsigned number, const char *kind, const char *name)
{
    return json_pack("{si ss ss}", "state", (int)number, "kind", kind, "name", name);
}

/* Programs of other kinds are run by traversal, in whose time they are. */
static bool is_traversal_part(const char *kind)
{
    for (unsigned k = 0; k < RWC_PROGRAM_KINDS; k++)
        if (!strcmp(kind, rwc_kinds[k].name)) return !rwc_kinds[k].is_state;
    return true;
}

/* ---- states ---- */

/* "phong", or "phong #2" where the kernel has several of that name and kind. */
static json_t *title(const json_t *report, const json_t *program)
{
    json_t *other;
    size_t i;
    unsigned same = 0, own = 0;
    json_array_foreach (json_object_get(report, "programs"), i, other) {
        if (strcmp(rw_text(other, "name"), rw_text(program, "name")) ||
            strcmp(rw_text(other, "kind"), rw_text(program, "kind")))
            continue;
        same++;
        if (other == program) own = same;
    }
    return json_sprintf(same > 1 ? "%s #%u" : "%s", rw_text(program, "name"), own);
}

/* "phong, after line 115 from 137"; where the place is unknown, which rtTrace of the program. */
static json_t *resume_title(const json_t *state, const char *of, size_t number)
{
    const char *place = rw_text(state, "place");
    double from = rw_number(state, "from_line");
    if (!*place) return json_sprintf("%s, after rtTrace %zu", of, number);
    if (from > 0) return json_sprintf("%s, after %s from %.0f", of, place, from);
    return json_sprintf("%s, after %s", of, place);
}

static bool has_number(const json_t *list, double number)
{
    json_t *item;
    size_t i;
    json_array_foreach (list, i, item)
        if (json_number_value(item) == number) return true;
    return false;
}

/* What is shown is the text that the lines are of, which is for a GPU. A kernel for the CPU, whose
 * accesses to buffers are looked at, may keep other values. */
static void count_kept(json_t *state, const json_t *lines)
{
    const json_t *values = json_object_get(lines, "values");
    json_t *value;
    size_t i;
    int saved = 0, again = 0;
    double bytes = 0, number = rw_number(state, "state");
    if (!values) return;
    json_array_foreach (values, i, value) {
        again += has_number(json_object_get(value, "again_at"), number);
        if (!has_number(json_object_get(value, "saved_at"), number)) continue;
        saved++;
        bytes += rw_number(value, "bytes");
    }
    json_object_set_new(state, "saved_values", json_integer(saved));
    json_object_set_new(state, "saved_bytes", json_integer((json_int_t)bytes));
    json_object_set_new(state, "rematerialised", json_integer(again));
}

/* The report has the line of the text that the compiler was given, which may be PTX: not taken. */
static void add_resumes(json_t *list, const json_t *program, const char *of, const json_t *lines)
{
    json_t *resume;
    size_t i;
    json_array_foreach (json_object_get(program, "resume_points"), i, resume) {
        json_t *state = new_state((unsigned)rw_number(resume, "state"), "resume", "");
        json_object_set(state, "program", json_object_get(program, "id"));
        json_object_update_missing(state, resume);
        json_object_del(state, "line");
        count_kept(state, lines);
        rw_place_resume(state, lines);
        json_object_set_new(state, "name", resume_title(state, of, i + 1));
        json_array_append_new(list, state);
    }
}

static void add_programs(json_t *list, const json_t *report, const json_t *lines)
{
    json_t *program;
    size_t i;
    json_array_foreach (json_object_get(report, "programs"), i, program) {
        const char *kind = rw_text(program, "kind");
        if (!strcmp(kind, "bounding box")) continue;
        json_t *state = new_state((unsigned)rw_number(program, "id"), kind, "");
        json_object_set(state, "program", json_object_get(program, "id"));
        rw_place_program(state, lines);
        json_object_set_new(state, "name", title(report, program));
        json_object_set_new(state, "in_traversal", json_boolean(is_traversal_part(kind)));
        json_array_append_new(list, state);
        add_resumes(list, program, rw_text(state, "name"), lines);
    }
}

static json_t *profile_of(const json_t *profile, double number)
{
    json_t *state;
    size_t i;
    json_array_foreach (json_object_get(profile, "states"), i, state)
        if (rw_number(state, "state") == number) return state;
    return NULL;
}

/* Entries, groups of lanes that entered together, and how many lanes a group has on average. */
static void add_counts(json_t *state, const json_t *counted, double total)
{
    const json_t *lanes = json_object_get(counted, "lanes");
    double entries = 0, groups = 0, cycles = rw_number(counted, "cycles");
    for (size_t n = 0; n < LANES && n < json_array_size(lanes); n++) {
        double times = json_number_value(json_array_get(lanes, n));
        entries += times * (double)n;
        groups += times;
    }
    json_object_set_new(state, "cycles", json_real(cycles));
    json_object_set_new(state, "share", json_real(total > 0 ? cycles / total : 0));
    json_object_set_new(state, "entries", json_real(entries));
    json_object_set_new(state, "groups", json_real(groups));
    json_object_set_new(state, "average_lanes", json_real(groups > 0 ? entries / groups : 0));
    json_object_set(state, "lanes", (json_t *)lanes);
    json_object_set(state, "suspended", json_object_get(counted, "suspended"));
}

/* Traversal counts its rounds; what enters it are rays. */
static void count_rays(json_t *traversal, const json_t *profile)
{
    if (json_object_get(traversal, "entries"))
        json_object_set(traversal, "entries", json_object_get(profile, "rays"));
}

json_t *rw_read_states(const json_t *kernel)
{
    const json_t *profile = json_object_get(kernel, "profile");
    const json_t *report = json_object_get(kernel, "report");
    json_t *lines = json_object_get(kernel, "lines"), *list = json_array(), *state;
    size_t i;
    if (!report) return list;
    if (lines) rw_find_heads(lines, report);
    json_array_append_new(list, new_state(RW_STATE_FETCH, "fetch", "drawing launch indices"));
    json_array_append_new(list, new_state(RW_STATE_TRAVERSE, "traversal", "traversal"));
    add_programs(list, report, lines);
    if (profile)
        json_array_append_new(list, new_state((unsigned)rw_number(profile, "dispatch_state"),
                                              "dispatch", "dispatch"));
    json_array_foreach (list, i, state) {
        const json_t *counted = profile_of(profile, rw_number(state, "state"));
        if (counted) add_counts(state, counted, rw_number(profile, "cycles"));
    }
    if (profile) count_rays(json_array_get(list, RW_STATE_TRAVERSE), profile);
    return list;
}
