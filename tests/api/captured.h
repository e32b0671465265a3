/* SPDX-License-Identifier: Apache-2.0 */
/* What a test's own process writes to the standard output, as text. */
#ifndef RW_TEST_CAPTURED_H
#define RW_TEST_CAPTURED_H

#include <stdbool.h>
#include <stdio.h>
#include <unistd.h>

struct captured {
    FILE *file;
    int kept; /* the standard output that was there before */
};

static inline bool captured_begin(struct captured *c)
{
    fflush(stdout);
    c->file = tmpfile();
    c->kept = dup(STDOUT_FILENO);
    return c->file && c->kept >= 0 && dup2(fileno(c->file), STDOUT_FILENO) >= 0;
}

/* Text beyond `size` - 1 characters is dropped. */
static inline void captured_end(struct captured *c, char *text, size_t size)
{
    fflush(stdout);
    dup2(c->kept, STDOUT_FILENO);
    close(c->kept);
    rewind(c->file);
    text[fread(text, 1, size - 1, c->file)] = '\0';
    fclose(c->file);
}

#endif
