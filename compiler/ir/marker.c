/* SPDX-License-Identifier: Apache-2.0 */
/* See marker.h. */
#include "compiler/ir/marker.h"

#include <stdbool.h>
#include <string.h>

static const struct {
    const char *name;
    size_t length;
} names[RWC_MARKERS] = {
#define NAME(text) {text, sizeof(text) - 1}
    [RWC_MARKER_TRACE] = NAME(RWC_TRACE),       [RWC_MARKER_CALL] = NAME(RWC_CALL),
    [RWC_MARKER_INDIRECT] = NAME(RWC_INDIRECT), [RWC_MARKER_ARGUMENTS] = NAME(RWC_ARGUMENTS),
    [RWC_MARKER_RAISE] = NAME(RWC_RAISE),       [RWC_MARKER_TRAP] = NAME(RWC_TRAP),
    [RWC_MARKER_EXIT] = NAME(RWC_EXIT),         [RWC_MARKER_LOOP] = NAME(RWC_LOOP),
    [RWC_MARKER_PAGE] = NAME(RWC_PAGE),         [RWC_MARKER_FAULT] = NAME(RWC_FAULT),
    [RWC_MARKER_MASK] = NAME(RWC_MASK),         [RWC_MARKER_LANE] = NAME(RWC_LANE),
    [RWC_MARKER_PTX] = NAME(RWC_PTX),
};

static bool has_detail(enum rwc_marker marker)
{
    return names[marker].name[names[marker].length - 1] == '.';
}

enum rwc_marker rwc_marker_named(const char *name)
{
    if (strncmp(name, "rwc.", 4)) return RWC_MARKER_NONE; /* as most */
    for (enum rwc_marker m = RWC_MARKER_NONE + 1; m < RWC_MARKERS; m++)
        if (!strncmp(name, names[m].name, names[m].length) &&
            (has_detail(m) || !name[names[m].length]))
            return m;
    return RWC_MARKER_NONE;
}

/* NULL: no function. */
static const char *name_of(LLVMValueRef value)
{
    size_t length;
    LLVMValueRef function = LLVMIsACallInst(value) ? LLVMGetCalledValue(value) : value;
    return LLVMIsAFunction(function) ? LLVMGetValueName2(function, &length) : NULL;
}

enum rwc_marker rwc_marker_of(LLVMValueRef value)
{
    const char *name = name_of(value);
    return name ? rwc_marker_named(name) : RWC_MARKER_NONE;
}

const char *rwc_marker_detail(LLVMValueRef value, enum rwc_marker marker)
{
    return rwc_marker_of(value) == marker ? name_of(value) + names[marker].length : NULL;
}
