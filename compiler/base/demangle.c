/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The part of the Itanium C++ ABI's name mangling that makes up plain nested names:
 *   symbol:  _Z name ...
 *   name:    source | L source | St source | N {qualifiers} part... E
 *   source:  length, then that many characters
 */
#include "compiler/base/demangle.h"

#include <stdio.h>
#include <string.h>

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* Appends one source name at *at; false when there is none or it does not fit. */
static bool read_source(const char **at, struct rwc_name_parts *out)
{
    const char *text = *at;
    size_t length = 0;
    if (*text == 'L') text++; /* internal linkage */
    while (is_digit(*text) && length < 100000) length = length * 10 + (size_t)(*text++ - '0');
    if (!length || strnlen(text, length) < length || out->count == RWC_NAME_PARTS) return false;
    out->parts[out->count++] = (struct rwc_name_part){text, length};
    *at = text + length;
    return true;
}

static bool read_std(const char **at, struct rwc_name_parts *out)
{
    if ((*at)[0] != 'S' || (*at)[1] != 't') return false;
    out->parts[out->count++] = (struct rwc_name_part){"std", 3};
    *at += 2;
    return true;
}

static bool read_nested(const char *at, struct rwc_name_parts *out)
{
    while (*at && strchr("rVKRO", *at)) at++; /* cv and reference qualifiers of a member function */
    read_std(&at, out);
    while (*at != 'E')
        if (!read_source(&at, out)) return false;
    return out->count > 0;
}

static bool read_name(const char *at, struct rwc_name_parts *out)
{
    if (*at == 'N') return read_nested(at + 1, out);
    read_std(&at, out);
    return read_source(&at, out) && *at != 'I'; /* I: template arguments */
}

void rwc_demangle(const char *symbol, struct rwc_name_parts *out)
{
    out->count = 0;
    if (strncmp(symbol, "_Z", 2) == 0 && read_name(symbol + 2, out)) return;
    out->parts[0] = (struct rwc_name_part){symbol, strlen(symbol)};
    out->count = 1;
}

static bool is_file(const struct rwc_name_part *part)
{
    static const char internal[] = "_INTERNAL_", anonymous[] = "_GLOBAL__N_";
    return (part->length >= sizeof(internal) - 1 &&
            !memcmp(part->text, internal, sizeof(internal) - 1)) ||
           (part->length >= sizeof(anonymous) - 1 &&
            !memcmp(part->text, anonymous, sizeof(anonymous) - 1));
}

const char *rwc_demangle_text(const char *symbol, char *out, size_t size)
{
    struct rwc_name_parts parts;
    size_t used = 0;
    rwc_demangle(symbol, &parts);
    out[0] = '\0';
    for (size_t i = 0; i < parts.count && used < size; i++)
        if (i + 1 == parts.count || !is_file(&parts.parts[i]))
            used += (size_t)snprintf(out + used, size - used, "%s%.*s", used ? "::" : "",
                                     (int)parts.parts[i].length, parts.parts[i].text);
    return out;
}
