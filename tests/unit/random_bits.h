/* SPDX-License-Identifier: Apache-2.0 */
/* For tests that want any bits at all: the same in every run. */
#ifndef RW_TESTS_RANDOM_BITS_H
#define RW_TESTS_RANDOM_BITS_H

#include <stdint.h>

static inline uint32_t random_bits(void)
{
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 16);
}

#endif
