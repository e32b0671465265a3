/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Where the programs and resume points of a kernel are in the sources, from its line table. A state
 * gets "file" (a path), "line", and "place", the same in words. A resume point whose rtTrace is in
 * a function of the program's file that was inlined also gets "from_line", the line that called it.
 *
 * Without .loc directives (PTX compiled without -lineinfo) a state has a place in its PTX, "ptx",
 * the program and the line, and neither file nor line.
 */
#ifndef RW_PLACES_H
#define RW_PLACES_H

#include <jansson.h>

/* Before the others. Modules of the table get "heads", for each program the file and the line at
 * which it begins; the table gets "only_file", the path, if that is one file for all. */
void rw_find_heads(json_t *lines, const json_t *report);
/* The module of the table that a program is of; NULL: none. */
json_t *rw_module_of(const json_t *lines, double program);
/* Where a line of a program's PTX is: "place" of `out`, and "file" and "line", or where that PTX
 * names no source "ptx", the program and the line. */
void rw_place_line(json_t *out, const json_t *lines, double program, double ptx_line);
/* Both need the state's "program"; a resume point also its "state". `lines` may be NULL. */
void rw_place_program(json_t *state, const json_t *lines);
void rw_place_resume(json_t *state, const json_t *lines);

#endif
