/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Loaded before the library (LD_PRELOAD), makes programs that hard-code how many samples a pixel
 * they take faster: the variable "numSamples" gets the value of $SAMPLES instead of theirs.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "raywright.h"

RTresult rtVariableSet1i(RTvariable v, int i1)
{
    RTresult (*set)(RTvariable, int);
    const char *name = "";
    *(void **)&set = dlsym(RTLD_NEXT, "rtVariableSet1i");
    rtVariableGetName(v, &name);
    return set(v, strcmp(name, "numSamples") ? i1 : atoi(getenv("SAMPLES")));
}
