/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Stands for the vendor's library when the test application is linked: the same names, and nothing
 * behind them. At run time the drop-in library takes its place.
 */
#define FACTS_NAMES
#include "tests/embed/facts.h"

#define FACTS_STUB(name, parameters)                                                               \
    int name(void);                                                                                \
    int name(void)                                                                                 \
    {                                                                                              \
        return 0x508; /* RT_ERROR_VERSION_MISMATCH */                                              \
    }
FACTS(FACTS_STUB)
FACTS_STUB(rtContextGetErrorString, )
