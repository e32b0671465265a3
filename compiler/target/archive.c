/* SPDX-License-Identifier: Apache-2.0 */
/*
 * See archive.h. A head of 8 characters, then for each file 60 characters and its bytes, to an even
 * size. All is text that says the same on every machine.
 */
#include "compiler/target/archive.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAGIC "!<arch>\n"
enum { MAGIC_BYTES = 8, HEAD_BYTES = 60, SIZE_AT = 48, SIZE_DIGITS = 10 };

static size_t padded(size_t size)
{
    return size + size % 2;
}

void *rwc_archive_write(const struct rwc_archive_file *files, size_t count, size_t *size)
{
    *size = MAGIC_BYTES;
    for (size_t k = 0; k < count; k++) *size += HEAD_BYTES + padded(files[k].size);
    char *bytes = malloc(*size + 1), *at = bytes;
    if (!bytes) return NULL;
    at += sprintf(at, MAGIC);
    for (size_t k = 0; k < count; k++) {
        char name[32];
        snprintf(name, sizeof(name), "part.%zu.o/", k);
        at += sprintf(at, "%-16.15s%-12d%-6d%-6d%-8d%-10zu`\n", name, 0, 0, 0, 644, files[k].size);
        memcpy(at, files[k].bytes, files[k].size);
        if (files[k].size % 2) at[files[k].size] = '\n';
        at += padded(files[k].size);
    }
    return bytes;
}

bool rwc_archive_is(const void *bytes, size_t size)
{
    return size >= MAGIC_BYTES && !memcmp(bytes, MAGIC, MAGIC_BYTES);
}

bool rwc_archive_next(const void *bytes, size_t size, size_t *at, struct rwc_archive_file *out)
{
    char digits[SIZE_DIGITS + 1] = "";
    size_t head = *at ? *at : MAGIC_BYTES;
    if (head > size || size - head < HEAD_BYTES) return false;
    memcpy(digits, (const char *)bytes + head + SIZE_AT, SIZE_DIGITS);
    size_t length = strtoull(digits, NULL, 10), begin = head + HEAD_BYTES;
    if (length > size - begin || padded(length) > size - begin) return false;
    *out = (struct rwc_archive_file){(const char *)bytes + begin, length};
    *at = begin + padded(length);
    return true;
}
