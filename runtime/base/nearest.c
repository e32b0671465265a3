/* SPDX-License-Identifier: Apache-2.0 */
/* See nearest.h. The distance is that of Damerau and Levenshtein, with two letters in the wrong
 * order counted once and not touched again; three rows of its table suffice. */
#include "runtime/base/nearest.h"

#include <ctype.h>
#include <stddef.h>
#include <string.h>
#include <strings.h>

enum {
    LONGEST = 64, /* a longer name is near to nothing */
    SHORT = 4,    /* a beginning of a name that may stand for it has more letters */
};

static unsigned least(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

static int lower(char c)
{
    return tolower((unsigned char)c);
}

/* Of texts of at most LONGEST letters. */
static unsigned distance(const char *a, const char *b)
{
    const size_t columns = strlen(b);
    unsigned table[3][LONGEST + 1], *row = table[0], *above = table[1], *top = table[2];
    for (size_t j = 0; j <= columns; j++) row[j] = (unsigned)j;
    for (size_t i = 1; a[i - 1]; i++) {
        unsigned *free_row = top;
        top = above;
        above = row;
        row = free_row;
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= columns; j++) {
            const unsigned changed = lower(a[i - 1]) != lower(b[j - 1]);
            row[j] = least(above[j - 1] + changed, least(above[j], row[j - 1]) + 1);
            if (i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                lower(a[i - 2]) == lower(b[j - 1]))
                row[j] = least(row[j], top[j - 2] + 1);
        }
    }
    return row[columns];
}

static int begins(const char *text, const char *with)
{
    return strlen(with) > SHORT && !strncasecmp(text, with, strlen(with));
}

struct rw_nearest rw_nearest_to(const char *given)
{
    /* One letter in five may be wrong, and one more. */
    return (struct rw_nearest){given, NULL, (unsigned)strlen(given) / 5 + 2};
}

void rw_nearest_offer(struct rw_nearest *nearest, const char *name)
{
    if (strlen(nearest->given) > LONGEST || strlen(name) > LONGEST) return;
    unsigned found = distance(nearest->given, name);
    if (found > 1 && (begins(name, nearest->given) || begins(nearest->given, name))) found = 1;
    if (found >= nearest->distance) return;
    nearest->name = name;
    nearest->distance = found;
}
