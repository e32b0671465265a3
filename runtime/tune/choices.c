/* SPDX-License-Identifier: Apache-2.0 */
/* See choices.h. */
#include "runtime/tune/choices.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "runtime/base/options.h"

/* Lanes can wait for others only where there are others. */
static bool has_warps(const struct rwc_target_info *target)
{
    return target->warp_lanes > 1;
}

static bool is_compiled_by_driver(const struct rwc_target_info *target)
{
    return target->is_ptx;
}

static bool anywhere(const struct rwc_target_info *target)
{
    (void)target;
    return true;
}

/* With plain calls no lane waits while others traverse: each traverses within its program. */
static bool has_states(const struct rw_setting *others)
{
    return others->value[RW_CHOICE_STRATEGY] != RWC_STRATEGY_DIRECT;
}

static bool always(const struct rw_setting *others)
{
    (void)others;
    return true;
}

/* Which caps let one more block be resident depends on the GPU; these are the steps of those with
 * 65536 registers, blocks of 128 threads. */
const struct rw_choice rw_choices[RW_CHOICES] = {
    [RW_CHOICE_THRESHOLD] =
        {"threshold", {1, 2, 4, 8, 12, 16, 20, 24}, 8, false, has_warps, has_states, NULL},
    [RW_CHOICE_REFILL] = {"refill", {1, 4, 8, 16, 24, 32}, 6, false, has_warps, has_states, NULL},
    [RW_CHOICE_STRATEGY] = {"strategy",
                            {RWC_STRATEGY_DIRECT, RWC_STRATEGY_STATES, RWC_STRATEGY_STRUCTURED},
                            3,
                            true,
                            anywhere,
                            always,
                            rw_strategy_names},
    [RW_CHOICE_REGISTERS] =
        {"registers", {64, 72, 80, 96, 128, 0}, 6, true, is_compiled_by_driver, always, NULL},
};

bool rw_setting_equal(const struct rw_setting *a, const struct rw_setting *b)
{
    return !memcmp(a, b, sizeof(*a));
}

bool rw_setting_same_kernel(const struct rw_setting *a, const struct rw_setting *b)
{
    for (int c = 0; c < RW_CHOICES; c++)
        if (rw_choices[c].needs_kernel && a->value[c] != b->value[c]) return false;
    return true;
}

/* ---- text ---- */

void rw_setting_write(const struct rw_setting *setting, char out[RW_SETTING_TEXT])
{
    size_t used = 0;
    for (int c = 0; c < RW_CHOICES && used < RW_SETTING_TEXT; c++) {
        const char *gap = c ? " " : "", *name = rw_choices[c].name;
        char *to = out + used;
        size_t room = RW_SETTING_TEXT - used;
        int length =
            rw_choices[c].names
                ? snprintf(to, room, "%s%s=%s", gap, name, rw_choices[c].names[setting->value[c]])
                : snprintf(to, room, "%s%s=%u", gap, name, setting->value[c]);
        used += (size_t)length;
    }
}

/* The value that text begins with, which goes on after it. */
static bool read_value(const struct rw_choice *choice, const char **text, unsigned *out)
{
    size_t length = strcspn(*text, " ,\n");
    const char *from = *text;
    char *end;
    *text += length;
    for (unsigned k = 0; choice->names && choice->names[k]; k++) {
        *out = k;
        if (strlen(choice->names[k]) == length && !memcmp(choice->names[k], from, length))
            return true;
    }
    if (choice->names || *from < '0' || *from > '9') return false;
    *out = (unsigned)strtoul(from, &end, 10);
    return end == from + length && *out <= 255;
}

const char *rw_setting_read(const char *text, struct rw_setting *out)
{
    for (int c = 0; c < RW_CHOICES; c++) {
        size_t length = strlen(rw_choices[c].name);
        if (c && *text++ != ' ') return NULL;
        if (strncmp(text, rw_choices[c].name, length) || text[length] != '=') return NULL;
        text += length + 1;
        if (!read_value(&rw_choices[c], &text, &out->value[c])) return NULL;
    }
    return text;
}
