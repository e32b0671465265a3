/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What a search has found as the text of a file, so that the next process need not search again.
 * A text that is damaged, of another version, or of other choices than this library's is refused.
 */
#ifndef RW_FOUND_H
#define RW_FOUND_H

#include "runtime/tune/search.h"

/* The text, to be freed; NULL: out of memory. */
char *rw_found_write(const struct rw_found *found, size_t *size);
bool rw_found_read(const void *bytes, size_t size, struct rw_found *out);

#endif
