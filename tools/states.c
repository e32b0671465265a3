/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The states of a kernel, one entry each: drawing indices, traversal, programs, resume points, and
 * the programs that run inside traversal. What the compiler reported and what the counters say come
 * together here.
 *
 * The profile's cycles are exclusive: at every moment a warp is in one state, so they add up to the
 * cycles that the warps of the kernel lived.
 */
#include <stdio.h>
#include <string.h>

#include "raywright_abi.h"
#include "tools/recording.h"

enum { LANES = 33 };

static json_t *new_state(unsigned number, const char *kind, const char *name)
{
    return json_pack("{si ss ss}", "state", (int)number, "kind", kind, "name", name);
}

/* Programs of other kinds are run by traversal, in whose time they are. */
static bool is_traversal_part(const char *kind)
{
    static const char *const states[] = {"ray generation", "closest-hit", "miss", "exception",
                                         "callable"};
    for (size_t i = 0; i < sizeof(states) / sizeof(states[0]); i++)
        if (!strcmp(kind, states[i])) return false;
    return true;
}

/* ---- lines of the source ---- */

static json_t *module_of(const json_t *lines, double program)
{
    json_t *module, *id;
    size_t m, i;
    json_array_foreach (json_object_get(lines, "modules"), m, module)
        json_array_foreach (json_object_get(module, "programs"), i, id)
            if (json_number_value(id) == program) return module;
    return NULL;
}

/* The frame of a line of the module's PTX; negative: none. */
static long frame_at(const json_t *module, double line)
{
    json_t *loc;
    size_t i;
    long frame = -1;
    json_array_foreach (json_object_get(module, "locs"), i, loc) {
        if (json_number_value(json_array_get(loc, 0)) > line) break;
        frame = (long)json_integer_value(json_array_get(loc, 1));
    }
    return frame;
}

static long field(const json_t *frame, size_t at)
{
    return (long)json_integer_value(json_array_get(frame, at));
}

static bool is_own(const json_t *module, long file)
{
    const char *path =
        json_string_value(json_array_get(json_object_get(module, "files"), (size_t)file));
    const char *name = rw_text(module, "name");
    size_t length = path ? strlen(path) : 0, tail = strlen(name);
    return tail && length >= tail && !strcmp(path + length - tail, name);
}

/* The place of the call after which a resume point goes on; notes when it is not an rtTrace. */
static json_t *note_call(json_t *state, const json_t *call)
{
    if (json_is_true(json_object_get(call, "callable")))
        json_object_set_new(state, "callable", json_true());
    return json_object_get(call, "place");
}

/* The lines in the module's own file through which a resume point's rtTrace came to be where it is:
 * the innermost as "line", its caller's, if there is one, as "from_line". */
static void add_lines(json_t *state, const json_t *lines)
{
    json_t *call, *place = NULL;
    size_t i;
    json_array_foreach (json_object_get(lines, "calls"), i, call)
        if (rw_number(call, "state") == rw_number(state, "state")) place = note_call(state, call);
    json_t *module = module_of(lines, rw_number(state, "program"));
    long inner = 0, outer = 0, at = -1;
    if (module && json_is_array(place))
        at = frame_at(module, json_number_value(json_array_get(place, 1)));
    for (int depth = 0; at >= 0 && depth < 100; depth++) {
        const json_t *frame = json_array_get(json_object_get(module, "frames"), (size_t)at);
        if (is_own(module, field(frame, 0))) {
            if (inner && !outer) outer = field(frame, 1);
            if (!inner) inner = field(frame, 1);
        }
        at = field(frame, 3);
    }
    if (!inner) return;
    json_object_set_new(state, "line", json_integer(inner));
    if (outer && outer != inner) json_object_set_new(state, "from_line", json_integer(outer));
}

/* The first line of a program. */
static void add_head(json_t *state, const json_t *lines)
{
    json_t *module = module_of(lines, rw_number(state, "program")), *frame;
    size_t i;
    long least = 0;
    json_array_foreach (json_object_get(module, "frames"), i, frame) {
        const char *function = json_string_value(json_array_get(frame, 4));
        bool own = function && !strcmp(function, rw_text(state, "name")) && field(frame, 3) < 0;
        if (own && is_own(module, field(frame, 0)) && (!least || field(frame, 1) < least))
            least = field(frame, 1);
    }
    if (least) json_object_set_new(state, "line", json_integer(least));
}

/* ---- states ---- */

/* "phong", or "phong #2" where the kernel has several of that name and kind. */
static void title(const json_t *report, const json_t *program, char *out, size_t size)
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
    snprintf(out, size, same > 1 ? "%.200s #%u" : "%.200s", rw_text(program, "name"), own);
}

static void add_resumes(json_t *list, const json_t *program, const char *of, const json_t *lines)
{
    json_t *resume;
    size_t i;
    json_array_foreach (json_object_get(program, "resume_points"), i, resume) {
        char name[320];
        json_t *state = new_state((unsigned)rw_number(resume, "state"), "resume", "");
        json_object_set(state, "program", json_object_get(program, "id"));
        json_object_update_missing(state, resume);
        add_lines(state, lines);
        unsigned line = (unsigned)rw_number(state, "line");
        unsigned from = (unsigned)rw_number(state, "from_line");
        if (line && from)
            snprintf(name, sizeof(name), "%s, after line %u from %u", of, line, from);
        else if (line)
            snprintf(name, sizeof(name), "%s, after line %u", of, line);
        else
            snprintf(name, sizeof(name), "%s, after rtTrace %zu", of, i + 1);
        json_object_set_new(state, "name", json_string(name));
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
        char name[256];
        json_t *state =
            new_state((unsigned)rw_number(program, "id"), kind, rw_text(program, "name"));
        json_object_set(state, "program", json_object_get(program, "id"));
        add_head(state, lines);
        title(report, program, name, sizeof(name));
        json_object_set_new(state, "name", json_string(name));
        json_object_set_new(state, "in_traversal", json_boolean(is_traversal_part(kind)));
        json_array_append_new(list, state);
        add_resumes(list, program, name, lines);
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
    json_t *list = json_array(), *state;
    size_t i;
    if (!json_object_get(kernel, "report")) return list;
    json_array_append_new(list, new_state(RW_STATE_FETCH, "fetch", "drawing launch indices"));
    json_array_append_new(list, new_state(RW_STATE_TRAVERSE, "traversal", "traversal"));
    add_programs(list, json_object_get(kernel, "report"), json_object_get(kernel, "lines"));
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
