/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX of every compiler that is here, for the programs of samples and tests. What the files of this
 * folder share.
 */
#ifndef RW_TEST_CORPUS_H
#define RW_TEST_CORPUS_H

#include <stdbool.h>
#include <stddef.h>

struct corpus_source {
    const char *name; /* of the PTX that is made of it, without ".ptx" */
    const char *path; /* below the root of the project */
};
extern const struct corpus_source corpus_sources[];
extern const size_t corpus_source_count;

/* Makes `out` of a source. False: this compiler refuses it (clang has no headers of the
 * toolkit). */
bool corpus_compile(const char *compiler, const char *path, const char *options,
                    const struct corpus_source *source, const char *out);

/* Parses the file, prints and parses again, and lifts every function. False, with a message: one
 * of that went wrong. */
bool corpus_check(const char *file);

/* The samples' pictures on the CPU from the PTX files in `folder`, NULL: compiled as usual. One
 * after the other in `out`, to be freed. False: this folder has no PTX for one of the samples. */
bool corpus_pictures(const char *folder, float **out, size_t *count);

#endif
