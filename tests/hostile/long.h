/* SPDX-License-Identifier: Apache-2.0 */
/* A program that takes the compiler as long as a test wants. */
#ifndef RW_HOSTILE_LONG_H
#define RW_HOSTILE_LONG_H

#include <stdio.h>

/* PTX with a program `camera` of so many multiplications, of which none can be left out; to be
 * freed, NULL without memory. */
static inline char *hostile_long(unsigned count)
{
    char *ptx = NULL;
    size_t size;
    FILE *out = open_memstream(&ptx, &size);
    if (!out) return NULL;
    fputs(".version 8.0\n.target sm_75\n.address_size 64\n"
          ".visible .entry camera() { .reg .b32 %r<9>; .reg .b64 %rd; mov.u64 %rd, 0;\n"
          "ld.global.u32 %r1, [%rd];\n",
          out);
    for (unsigned k = 0; k < count; k++)
        fprintf(out, "mad.lo.u32 %%r1, %%r1, %%r1, %u;\nst.global.u32 [%%rd+%u], %%r1;\n", k,
                4 * k % 4096);
    fprintf(out, "ret; }\n");
    fclose(out);
    return ptx;
}

#endif
