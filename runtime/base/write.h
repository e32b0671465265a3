/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What files of the disk cache and of recordings are written with.
 */
#ifndef RW_WRITE_H
#define RW_WRITE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* All of it, however often the system stops half-way. False: errno says why. */
bool rw_write_all(int file, const void *bytes, size_t size);

/* A hash as 32 digits, for names of files. */
void rw_write_hex(const uint8_t hash[16], char out[33]);

#endif
