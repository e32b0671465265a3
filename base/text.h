/* SPDX-License-Identifier: Apache-2.0 */
/* How texts begin and end. */
#ifndef RW_TEXT_H
#define RW_TEXT_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

static inline bool rw_starts_with(const char *text, const char *prefix)
{
    return !strncmp(text, prefix, strlen(prefix));
}

static inline bool rw_ends_with(const char *text, const char *end)
{
    size_t length = strlen(text), tail = strlen(end);
    return length >= tail && !strcmp(text + length - tail, end);
}

#endif
