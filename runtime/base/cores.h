/* SPDX-License-Identifier: Apache-2.0 */
/*
 * How many threads can run at once.
 */
#ifndef RW_CORES_H
#define RW_CORES_H

/* Cores this process may use, which is fewer than the machine has in a container. At least 1. */
unsigned rw_core_count(void);

#endif
