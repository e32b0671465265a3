/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The fuzz targets, under the names that libFuzzer calls. Each program links one target (parse.c or
 * lift.c) and mutate.c; the driver is libFuzzer, or replay.c where there is none.
 */
#ifndef RW_FUZZ_TARGETS_H
#define RW_FUZZ_TARGETS_H

#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Changes the text in place; returns its new size, at most max_size. The same seed makes the same
 * change. */
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

/* libFuzzer's own changes of bytes; replay.c has a small one of its own. */
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

#endif
