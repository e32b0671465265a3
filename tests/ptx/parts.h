/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Files of many parts. A part begins with a line that has a mark and the part's name, and ends
 * where the next one begins. Of forms and golden IR the name is that of the form, and a file has
 * those of one opcode: forms/add.ptx and golden/add.ll have add.f32 and all others of `add`.
 */
#ifndef RW_TEST_PTX_PARTS_H
#define RW_TEST_PTX_PARTS_H

#include <stdbool.h>

#define FORM_MARK "// ---- " /* as generate.py has it */
#define GOLDEN_MARK "; ---- "

struct part {
    char name[96], file[32]; /* the latter without folder */
    unsigned line;           /* of the mark, from 1 */
    char *whole;             /* malloc'ed, with the mark's line */
    const char *text;        /* what follows that line, in `whole` */
    bool used;               /* for the reader's own books */
};

struct parts {
    const char *folder;
    struct part *items; /* by name; no name is there twice */
    unsigned count, capacity;
};

/* The end of the part that begins at `at`: the next mark, or `end`. */
const char *part_end(const char *at, const char *end, const char *mark);

/* Reads all files of the folder, which must outlive the parts, and keeps the parts with `only` in
 * their name (NULL: all). False and messages on stderr when a file cannot be read, has text before
 * the first mark or parts of another opcode than the file's, or when a name is there twice; the
 * rest is there nevertheless. */
bool parts_read(struct parts *out, const char *folder, const char *mark, const char *only);
void parts_free(struct parts *parts);
struct part *parts_find(const struct parts *parts, const char *name); /* NULL: there is none */

/* False: it cannot be written. */
bool write_text(const char *path, const char *text);

#endif
