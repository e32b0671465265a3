/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Host side of rtPrintf: the kernel leaves records of format number and arguments in a buffer
 * (struct rw_print), which becomes text here after the launch.
 */
#ifndef RW_PRINT_BUFFER_H
#define RW_PRINT_BUFFER_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "raywright_abi.h"

/*
 * Writes the text of all records of `buffer` (a struct rw_print and what follows it, `size` bytes
 * in all) to `out`, in the order in which the kernel appended them. The buffer must have been zero
 * before the launch, but for `capacity`. Returns the number of bytes the kernel could not store.
 */
size_t rw_print_write(const void *buffer, size_t size, char *const *formats, size_t format_count,
                      FILE *out);

/* One record: `words` are the arguments as C's default promotions pass them, packed as in a
 * structure (32-bit values take one word, 64-bit values two, starting at an even word). */
void rw_print_format(const char *format, const rw_u32 *words, size_t count, FILE *out);

#endif
