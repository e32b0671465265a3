/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The functions outside a CPU kernel that it may call: mathematics, memory, conversions. An
 * explicit table, so that a kernel can reach nothing else of the process.
 */
#ifndef RWC_CPU_SYMBOLS_H
#define RWC_CPU_SYMBOLS_H

#include <stddef.h>

struct rwc_cpu_symbol_entry {
    const char *name;
    void *address;
};

const struct rwc_cpu_symbol_entry *rwc_cpu_symbols(size_t *count);
/* NULL: not in the table. */
void *rwc_cpu_symbol_address(const char *name);

#endif
