/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What the system calls the processor.
 */
#ifndef RW_PROCESSOR_H
#define RW_PROCESSOR_H

#include <stddef.h>

/* "AMD EPYC 7B13"; `unknown` where the system does not say. */
void rw_processor_name(char *out, size_t size, const char *unknown);

#endif
