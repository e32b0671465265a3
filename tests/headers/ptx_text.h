/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Looks things up in PTX text without parsing it: lines of globals, the bytes of their
 * initialisers, and calls of stubs. Enough for what compilers make of tests/headers/probe.cu, and
 * on purpose independent of the compiler's own parser.
 */
#ifndef RW_TEST_PTX_TEXT_H
#define RW_TEST_PTX_TEXT_H

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What follows the name in the definition of a .global: "[8] = {82, 97};", "= 4919;", ";". */
static inline const char *ptx_global(const char *ptx, const char *symbol)
{
    size_t length = strlen(symbol);
    for (const char *at = strstr(ptx, symbol); at; at = strstr(at + 1, symbol)) {
        const char *line = at;
        while (line > ptx && line[-1] != '\n') line--;
        const char *global = strstr(line, ".global");
        bool alone = at > ptx && isspace((unsigned char)at[-1]) && strchr("[; =", at[length]);
        if (alone && global && global < at) return at + length;
    }
    return NULL;
}

/* Size of a byte array in bytes, -1 for what is not one. */
static inline long ptx_array_size(const char *definition)
{
    return definition && *definition == '[' ? strtol(definition + 1, NULL, 10) : -1;
}

/* The initialiser of a byte array, zeros where it is short. Returns false if it does not fit. */
static inline bool ptx_bytes(const char *definition, unsigned char *out, size_t capacity)
{
    memset(out, 0, capacity);
    const char *end = strchr(definition, ';');
    const char *at = strchr(definition, '{');
    if (!at || at > end) return true;
    size_t count = 0;
    for (at++; *at != '}'; count++) {
        char *after;
        unsigned long value = strtoul(at, &after, 0);
        if (after == at || value > 255 || count == capacity) return false;
        out[count] = (unsigned char)value;
        at = after + strspn(after, ", ");
    }
    return true;
}

/* Types of a comma-separated list of registers, one letter each: i 32-bit, l 64-bit, f float. */
static inline const char *ptx_list_types(const char *at, char *out, size_t capacity)
{
    size_t count = 0;
    for (; *at && *at != ')'; at++) {
        if (*at != '%' || count + 1 == capacity) continue;
        out[count++] = at[1] == 'f' ? 'f' : at[1] == 'r' && at[2] == 'd' ? 'l' : 'i';
    }
    out[count] = 0;
    return *at ? at + 1 : at;
}

/*
 * The form of the first call of a stub, as "results=arguments" in the letters above, "=-" where
 * there is no argument list; "" if the stub is not called.
 */
static inline const char *ptx_call(const char *ptx, const char *stub, char form[64])
{
    char results[32] = "", arguments[32] = "";
    size_t length = strlen(stub);
    form[0] = 0;
    for (const char *at = strstr(ptx, stub); at; at = strstr(at + 1, stub)) {
        if (at[-1] != ' ' || (at[length] != ',' && at[length] != ';')) continue;
        const char *line = at;
        while (line > ptx && line[-1] != '\n') line--;
        const char *call = strstr(line, "call ");
        if (!call || call > at) continue;
        if (call[5] == '(') ptx_list_types(call + 6, results, sizeof(results));
        if (at[length] == ',')
            ptx_list_types(strchr(at, '(') + 1, arguments, sizeof(arguments));
        else
            strcpy(arguments, "-");
        snprintf(form, 64, "%s=%s", results, arguments);
        return form;
    }
    return form;
}

#endif
