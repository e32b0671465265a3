/* SPDX-License-Identifier: Apache-2.0 */
/* The helper that a test's thread has started. */
#ifndef RW_TEST_ISOLATE_CHILD_H
#define RW_TEST_ISOLATE_CHILD_H

#include <stdio.h>
#include <sys/types.h>
#include <unistd.h>

/* The first of this process's children; 0: there is none. */
static inline pid_t first_child(void)
{
    char path[64];
    int child = 0;
    snprintf(path, sizeof(path), "/proc/self/task/%ld/children", (long)getpid());
    FILE *file = fopen(path, "r");
    if (!file || fscanf(file, "%d", &child) != 1) child = 0;
    if (file) fclose(file);
    return child;
}

#endif
