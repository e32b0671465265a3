/* SPDX-License-Identifier: Apache-2.0 */
/* See replacement.h. */
#include "runtime/base/replacement.h"

#include <string.h>

bool rw_replacement_next(const char **at, struct rw_replacement *out)
{
    const char *entry = *at;
    const size_t length = strcspn(entry, ","), digits = strspn(entry, "0123456789abcdef");
    if (digits < RW_HASH_DIGITS_LEAST || digits > RW_HASH_DIGITS || entry[digits] != '=' ||
        length == digits + 1)
        return false;
    *out = (struct rw_replacement){entry, entry + digits + 1, digits, length - digits - 1};
    *at = entry + length + (entry[length] == ',');
    return true;
}

bool rw_replacements_are_valid(const char *setting)
{
    struct rw_replacement entry;
    while (rw_replacement_next(&setting, &entry)) {
    }
    return !*setting;
}
