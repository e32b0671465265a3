/* SPDX-License-Identifier: Apache-2.0 */
/* What RW_REPLACE_PTX says: "HASH=FILE,HASH=FILE", where a hash may be shortened. */
#ifndef RW_REPLACEMENT_H
#define RW_REPLACEMENT_H

#include <stdbool.h>
#include <stddef.h>

enum { RW_HASH_DIGITS = 32, RW_HASH_DIGITS_LEAST = 6 };

struct rw_replacement {
    const char *hash, *file; /* in the setting, not ended by a NUL */
    size_t digits, file_length;
};

/* Reads the entry at *at and moves there behind it. False at the end of the setting, and where
 * there is no such entry: **at is not NUL then. */
bool rw_replacement_next(const char **at, struct rw_replacement *out);
/* All of it is entries. */
bool rw_replacements_are_valid(const char *setting);

#endif
