/* SPDX-License-Identifier: Apache-2.0 */
/* See kernels.h. */
#include "kernels.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct standin_kernel {
    char *name;
    standin_builtin *builtin;
    struct standin_jit *jit;
    char *ptx; /* until it has become one of these */
};

static char problem[2048];

struct standin_kernel *standin_kernel_find(const char *ptx, const char *name)
{
    struct standin_kernel *kernel = calloc(1, sizeof(*kernel));
    if (!kernel) return NULL;
    kernel->name = strdup(name);
    kernel->builtin = standin_builtin_find(name);
    if (!kernel->builtin) kernel->ptx = strdup(ptx);
    return kernel;
}

bool standin_kernel_run(struct standin_kernel *kernel, const struct standin_launch *launch)
{
    char why[1800] = "";
    if (kernel->builtin) {
        kernel->builtin(launch, kernel->name);
        return true;
    }
    if (!kernel->jit) kernel->jit = standin_jit_make(kernel->ptx, kernel->name, why, sizeof(why));
    if (kernel->jit && standin_jit_run(kernel->jit, launch, why, sizeof(why))) return true;
    snprintf(problem, sizeof(problem), "kernel %s: %s", kernel->name, why);
    return false;
}

const char *standin_kernel_problem(void)
{
    return problem;
}
