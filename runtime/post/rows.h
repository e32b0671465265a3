/* SPDX-License-Identifier: Apache-2.0 */
/* Loops over the rows of a picture, by several threads where there are many pixels. */
#ifndef RW_ROWS_H
#define RW_ROWS_H

#include <stddef.h>
#include <stdint.h>

/* body(user, y) for each row y below count; threads 0: one for each core. */
void rw_rows(int threads, size_t width, size_t count, void (*body)(void *user, uint32_t y),
             void *user);

#endif
