/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cache of parsed PTX texts of a context, and how programs are made of them.
 */
#ifndef RW_MODULE_CACHE_H
#define RW_MODULE_CACHE_H

#include "runtime/object/object.h"

/* The module of a PTX text, parsed now or earlier. `name` is what messages call it; `generated`: it
 * is the source that the PTX was compiled from. The caller owns one reference
 * (rw_module_release). */
RTresult rw_module_get(RTcontext context, const char *text, size_t length, const char *name,
                       bool generated, struct rw_module **out);

/* The module made of a CUDA C source, with a reference for the caller; NULL when there is none. */
struct rw_module *rw_module_by_source(RTcontext context, const char *key, size_t length);
/* Makes it found by that source. Only a convenience: when memory is short nothing happens. */
void rw_module_set_source(RTcontext context, struct rw_module *module, const char *key,
                          size_t length);

/* A program of `module`, which takes a reference of its own. */
RTresult rw_program_create(RTcontext context, struct rw_module *module, const char *module_name,
                           const char *name, RTprogram *out);

/* Reads a whole file; the text is NUL-terminated beyond `length` and freed with rw_free. */
RTresult rw_read_file(RTcontext context, const char *filename, char **text, size_t *length);

#endif
