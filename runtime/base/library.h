/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Shared libraries that are used where they are, and are nowhere by agreement: a toolkit puts one
 * into its own folder, a Python package into site-packages, and neither is in the dynamic linker's
 * path.
 */
#ifndef RW_LIBRARY_H
#define RW_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>

struct rw_library {
    const char *name;                   /* in messages */
    const char *variable;               /* of the environment, which names a file or folder */
    const char *version;                /* the oldest that has all functions */
    const char *advice;                 /* where it was searched and what to do */
    const char *const *names;           /* in the linker's own path; to NULL */
    const char *const *files;           /* in a folder: patterns, to NULL */
    const char *const *folders;         /* looked at before all others: to NULL; may be NULL */
    const char *package;                /* folder in a Python's site-packages */
    void (*before)(const char *folder); /* done before what is in a folder is loaded; may be NULL */
    const char *const *functions;       /* what they are called, in the order of the pointers */
    size_t function_count;
};

/* A library's functions are a table X(member, exported name, result type, parameters), of which its
 * names and a structure of pointers are made, in one order. */
#define RW_LIBRARY_NAME(member, name, result, parameters) name,
#define RW_LIBRARY_ASSERT(api, names)                                                              \
    _Static_assert(sizeof(api) == sizeof(names) / sizeof((names)[0]) * sizeof(void *),             \
                   "one pointer for each name")

/*
 * The functions of the library that `setting` is, a file or its folder, or with NULL or "" of one
 * that is found: a structure of pointers in the order of the names. It stays loaded, and is loaded
 * once, by whichever thread asks first. NULL when there is none, or one without these functions,
 * with the reason in `why`.
 */
const void *rw_library_functions(const struct rw_library *library, const char *setting, char *why,
                                 size_t why_size);

/* The i-th pattern of folders that are searched, for glob(); "" where what it depends on is not
 * set. False after the last. */
bool rw_library_folder(const struct rw_library *library, size_t i, char *out, size_t size);

/* Folder of the file that holds this code: the shared library, or a program linked statically. */
void rw_own_folder(char *out, size_t size);

#endif
