/* SPDX-License-Identifier: Apache-2.0 */
/* Programs that csmith generates: what tests of them share. They work in the current folder. */
#ifndef RW_TEST_RANDOM_H
#define RW_TEST_RANDOM_H

#include <stdbool.h>

#include "raywright.h"

/* Writes case.inc, for random/program.cu and random/native.cpp. */
bool random_generate(unsigned seed);

/* What case.inc gives on the host. False: it does not end in time, or is none for this compiler. */
bool random_run_native(unsigned *checksum);

/* Runs the ray program `name` of a PTX file: its checksum, and 0 where all rays have missed. */
RTresult random_launch(RTcontext context, const char *path, const char *name, unsigned results[2]);

#endif
