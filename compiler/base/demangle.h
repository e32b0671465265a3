/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Source names of PTX symbols, as far as ray programs need them: the (nested) name of a function or
 * variable, without parameter types. `_ZN1a1b6nsprogEv` is a::b::nsprog, `_Z7pinholev` is pinhole.
 */
#ifndef RWC_DEMANGLE_H
#define RWC_DEMANGLE_H

#include <stdbool.h>
#include <stddef.h>

enum { RWC_NAME_PARTS = 32 };

struct rwc_name_part {
    const char *text; /* inside the symbol */
    size_t length;
};

struct rwc_name_parts {
    struct rwc_name_part parts[RWC_NAME_PARTS];
    size_t count;
};

/* The parts of the name. A symbol that is not mangled, or whose name has parts without plain text
 * (templates, operators, constructors, lambdas), is one part: the symbol itself. */
void rwc_demangle(const char *symbol, struct rwc_name_parts *out);

/* The name for a message, "::" between its parts, cut to `size`. The namespace that stands for a
 * file, around what is static in it, is left out. Returns `out`. */
const char *rwc_demangle_text(const char *symbol, char *out, size_t size);

#endif
