/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Table of the device API stubs, see stubs.h. Callable programs may contain all of them: a callable
 * is checked as part of each program that calls it.
 */
#include "compiler/module/stubs.h"

#include <stddef.h>
#include <string.h>

#include "compiler/compiler.h"

#define BIT(kind) (1u << RWC_##kind)
#define ALL ((1u << RWC_PROGRAM_KINDS) - 1)
#define IN_LAUNCH (ALL & ~BIT(BOUNDS))
#define TRACING (BIT(RAY_GENERATION) | BIT(CLOSEST_HIT) | BIT(MISS) | BIT(CALLABLE))
#define AT_HIT (BIT(CLOSEST_HIT) | BIT(ANY_HIT) | BIT(ATTRIBUTE) | BIT(CALLABLE))
#define AT_PRIMITIVE (AT_HIT | BIT(INTERSECTION))
#define WITH_RAY (AT_PRIMITIVE | BIT(MISS) | BIT(VISIT))
#define VISITING (BIT(VISIT) | BIT(CALLABLE))
#define AT_TRIANGLE (BIT(ATTRIBUTE) | BIT(CALLABLE))
#define INTERSECTING (BIT(INTERSECTION) | BIT(CALLABLE))
#define FILTERING (BIT(ANY_HIT) | BIT(CALLABLE))
#define HANDLING (BIT(EXCEPTION) | BIT(CALLABLE))
#define THROWING (ALL & ~BIT(EXCEPTION))

#define IN_TRAVERSAL (BIT(ANY_HIT) | BIT(INTERSECTION) | BIT(CALLABLE))

static const struct rwc_stub stubs[] = {
#define RWC_STUB(number, ...) {RWC_STUB_##number, __VA_ARGS__},
#include "compiler/module/stubs.def"
#include "compiler/module/optix7.def"
#undef RWC_STUB
};

const struct rwc_stub *rwc_stub_find(const char *symbol)
{
    size_t length = strlen(symbol);
    if (length > 3 && !strcmp(symbol + length - 3, "_64")) length -= 3;
    for (size_t i = 0; i < sizeof(stubs) / sizeof(stubs[0]); i++)
        if (!strncmp(stubs[i].name, symbol, length) && !stubs[i].name[length]) return &stubs[i];
    return NULL;
}
