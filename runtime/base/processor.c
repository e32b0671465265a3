/* SPDX-License-Identifier: Apache-2.0 */
/* See processor.h. */
#include "runtime/base/processor.h"

#include <stdio.h>
#include <string.h>

/* "model name      : AMD EPYC 7B13" of the first processor. */
void rw_processor_name(char *out, size_t size, const char *unknown)
{
    char line[256];
    snprintf(out, size, "%s", unknown);
    FILE *file = fopen("/proc/cpuinfo", "r");
    if (!file) return;
    while (fgets(line, sizeof(line), file)) {
        char *value = strstr(line, ": ");
        if (strncmp(line, "model name", 10) || !value) continue;
        value[strcspn(value, "\n")] = 0;
        snprintf(out, size, "%s", value + 2);
        break;
    }
    fclose(file);
}
