/* SPDX-License-Identifier: Apache-2.0 */
/* See write.h. */
#include "runtime/base/write.h"

#include <errno.h>
#include <stdio.h>
#include <unistd.h>

bool rw_write_all(int file, const void *bytes, size_t size)
{
    const char *from = bytes;
    while (size) {
        ssize_t put = write(file, from, size);
        if (put < 0 && errno == EINTR) continue;
        if (put <= 0) return false;
        from += put;
        size -= (size_t)put;
    }
    return true;
}

void rw_write_hex(const uint8_t hash[16], char out[33])
{
    for (int i = 0; i < 16; i++) snprintf(out + 2 * i, 3, "%02x", hash[i]);
}
