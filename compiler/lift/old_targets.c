/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Targets of compute capability 1 (.target sm_10 to sm_13): their f32 instructions flush subnormal
 * numbers wherever there is a form with .ftz, which is then what the instruction means.
 */
#include <string.h>

#include "compiler/lift/internal.h"

bool rwc_target_flushes(const char *target)
{
    return target && strlen(target) == 5 && !strncmp(target, "sm_1", 4);
}

const struct rwc_ptx_instr *rwc_flushed_form(const struct rwc_lift *l,
                                             const struct rwc_ptx_instr *instr,
                                             struct rwc_ptx_instr *copy, const char **modifiers)
{
    if (!l->flushes) return instr;
    size_t count = instr->modifier_count;
    bool is_float = false;
    for (size_t i = 0; i < count; i++) is_float |= !strcmp(instr->modifiers[i], "f32");
    if (!is_float || count >= RWC_MODIFIERS) return instr;
    *copy = *instr;
    copy->modifiers = modifiers;
    copy->modifier_count = count + 1;
    for (size_t at = 0; at <= count; at++) {
        struct rwc_op op;
        char why[256];
        memcpy(modifiers, instr->modifiers, at * sizeof(*modifiers));
        modifiers[at] = "ftz";
        memcpy(modifiers + at + 1, instr->modifiers + at, (count - at) * sizeof(*modifiers));
        if (rwc_form_find(copy, &op, why, sizeof(why))) return copy;
    }
    return instr;
}
