/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Table of the functions that LLVM, the helpers in programs/cpu/helpers.c or space.c may leave as
 * calls in a CPU kernel. lint refuses calls of anything else, code.c resolves these.
 */
#define _GNU_SOURCE /* exp10, roundeven, sincos */
#include "compiler/target/cpu/symbols.h"

#include <math.h>
#include <stdint.h>
#include <string.h>
#include <time.h>

/* The compiler's own run-time library: half precision and 128-bit integers. The types do not
 * matter here, only the addresses. */
void __truncsfhf2(void);
void __truncdfhf2(void);
void __extendhfsf2(void);
void __udivti3(void);
void __divti3(void);
void __umodti3(void);
void __modti3(void);
void __fixsfti(void);
void __fixdfti(void);
void __fixunssfti(void);
void __fixunsdfti(void);
void __floattisf(void);
void __floattidf(void);
void __floatuntisf(void);
void __floatuntidf(void);

/* ---- local memory: the thread's stack below the frame of the kernel's entry ---- */

static _Thread_local uintptr_t entry_frame;

static void rwc_cpu_enter(const void *frame)
{
    entry_frame = (uintptr_t)frame;
}

static uint32_t rwc_cpu_is_local(const void *p)
{
    uintptr_t lowest = (uintptr_t)__builtin_frame_address(0);
    return (uintptr_t)p - lowest < entry_frame - lowest;
}

/* ---- the table ---- */

#define SYMBOL(name) {#name, (void *)name}
#define SYMBOL_2(name) SYMBOL(name), SYMBOL(name##f)

static const struct rwc_cpu_symbol_entry symbols[] = {
    SYMBOL_2(sin),         SYMBOL_2(cos),
    SYMBOL_2(tan),         SYMBOL_2(tanh),
    SYMBOL_2(exp),         SYMBOL_2(exp2),
    SYMBOL_2(exp10),       SYMBOL_2(log),
    SYMBOL_2(log2),        SYMBOL_2(log10),
    SYMBOL_2(pow),         SYMBOL_2(fmod),
    SYMBOL_2(fma),         SYMBOL_2(sqrt),
    SYMBOL_2(floor),       SYMBOL_2(ceil),
    SYMBOL_2(trunc),       SYMBOL_2(rint),
    SYMBOL_2(nearbyint),   SYMBOL_2(round),
    SYMBOL_2(roundeven),   SYMBOL_2(fmin),
    SYMBOL_2(fmax),        SYMBOL_2(ldexp),
    SYMBOL_2(sincos),      SYMBOL(memcpy),
    SYMBOL(memmove),       SYMBOL(memset),
    SYMBOL(clock_gettime), SYMBOL(__truncsfhf2),
    SYMBOL(__truncdfhf2),  SYMBOL(__extendhfsf2),
    SYMBOL(__udivti3),     SYMBOL(__divti3),
    SYMBOL(__umodti3),     SYMBOL(__modti3),
    SYMBOL(__fixsfti),     SYMBOL(__fixdfti),
    SYMBOL(__fixunssfti),  SYMBOL(__fixunsdfti),
    SYMBOL(__floattisf),   SYMBOL(__floattidf),
    SYMBOL(__floatuntisf), SYMBOL(__floatuntidf),
    SYMBOL(rwc_cpu_enter), SYMBOL(rwc_cpu_is_local),
};

const struct rwc_cpu_symbol_entry *rwc_cpu_symbols(size_t *count)
{
    *count = sizeof(symbols) / sizeof(symbols[0]);
    return symbols;
}

void *rwc_cpu_symbol_address(const char *name)
{
    for (size_t i = 0; i < sizeof(symbols) / sizeof(symbols[0]); i++)
        if (!strcmp(symbols[i].name, name)) return symbols[i].address;
    return NULL;
}
