/* SPDX-License-Identifier: Apache-2.0 */
/* See device_choice.h. */
#include "runtime/base/device_choice.h"

#include <stdlib.h>
#include <string.h>

/* One name of `length` characters; *ordinal is N of "cuda:N", else 0. */
static bool parse_name(const char *name, size_t length, bool *cpu, int *ordinal)
{
    enum { PREFIX = 5, MOST_DIGITS = 4 };
    *ordinal = 0;
    *cpu = length == 3 && !memcmp(name, "cpu", 3);
    if (*cpu || (length == 4 && !memcmp(name, "cuda", 4))) return true;
    if (length <= PREFIX || length > PREFIX + MOST_DIGITS || memcmp(name, "cuda:", PREFIX))
        return false;
    if (strspn(name + PREFIX, "0123456789") < length - PREFIX) return false;
    *ordinal = (int)strtol(name + PREFIX, NULL, 10);
    return true;
}

static bool add(struct rw_device_choice *choice, bool cpu, int ordinal)
{
    if (!choice->count) choice->cpu = cpu;
    if (choice->cpu && !cpu) return false;
    choice->beside = cpu && !choice->cpu;
    choice->ordinals[choice->count++] = choice->beside ? RW_CPU_BESIDE : ordinal;
    return true;
}

bool rw_device_choice_parse(const char *text, struct rw_device_choice *out)
{
    *out = (struct rw_device_choice){.automatic = !strcmp(text, "auto"), .count = 1};
    if (out->automatic) return true;
    for (out->count = 0; out->count < RW_DEVICE_LIMIT; text++) {
        size_t length = strcspn(text, ",");
        bool cpu;
        int ordinal;
        if (out->beside || !parse_name(text, length, &cpu, &ordinal)) return false;
        if (!add(out, cpu, cpu ? (int)out->count : ordinal)) return false;
        text += length;
        if (!*text) return true;
    }
    return false;
}
