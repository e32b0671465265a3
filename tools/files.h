/* SPDX-License-Identifier: Apache-2.0 */
/* Files, folders and child processes, as the subcommands need them. */
#ifndef RW_FILES_H
#define RW_FILES_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

/* "<folder>/<name>", malloc'ed, or NULL without memory; printf-style. */
char *rw_path(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* The whole file, NUL-terminated, malloc'ed; NULL: errno says why. size may be NULL. */
char *rw_slurp(const char *path, size_t *size);
bool rw_spill(const char *path, const void *bytes, size_t size);
bool rw_is_folder(const char *path);
/* Does `path` end in all parts of `tail`? "a/more_b.cu" does not end in "b.cu". */
bool rw_is_path_tail(const char *path, const char *tail);
/* Is it the name of something in a folder: no path, and neither . nor ..? */
bool rw_is_plain_name(const char *name);
/* The first thing below a folder that is neither a folder nor a file, such as a link or a pipe;
 * malloc'ed, NULL: there is none. */
char *rw_find_odd_file(const char *folder);
/* What a terminal would take as a command becomes '?': in a text, and in all texts and keys of a
 * value. */
void rw_clean_text(char *text);
void rw_clean_json(json_t *json);
/* XXH3-128 in hexadecimal digits. */
void rw_digest(const void *bytes, size_t size, char out[33]);
/* Names in a folder that do not begin with '.', as a sorted array of strings; NULL: errno. */
json_t *rw_list_folder(const char *path);
/* The value as indented JSON; consumes it. */
bool rw_spill_json(const char *path, json_t *json);

/* An executable by name: in PATH, $CUDA_HOME/bin, /usr/local/cuda/bin. malloc'ed; NULL: none. */
char *rw_find_tool(const char *name);
/* Runs argv and collects what it prints, errors included; NULL: it cannot be run. *status is that
 * of waitpid. */
char *rw_capture(char *const argv[], int *status);

#endif
