/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Several object files in one block of bytes: an archive as `ar` writes it, without an index, so
 * that the usual tools read it.
 */
#ifndef RWC_ARCHIVE_H
#define RWC_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>

struct rwc_archive_file {
    const void *bytes;
    size_t size;
};

/* The files in order, malloc'ed; NULL when memory is short. */
void *rwc_archive_write(const struct rwc_archive_file *files, size_t count, size_t *size);

/* Are these bytes such an archive? */
bool rwc_archive_is(const void *bytes, size_t size);
/* The file at *at, which is 0 for the first one, and goes on to the next. False after the last, and
 * where the bytes are damaged: *at is `size` only after the last. */
bool rwc_archive_next(const void *bytes, size_t size, size_t *at, struct rwc_archive_file *out);

#endif
