/* SPDX-License-Identifier: Apache-2.0 */
/* See environment.h. */
#include "runtime/base/environment.h"

#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "runtime/base/nearest.h"
#include "runtime/base/options.h"

extern char **environ;

static bool is_known(const char *name)
{
    for (size_t i = 0; rw_option_name(i); i++)
        if (!strcmp(rw_option_name(i), name)) return true;
    return false;
}

void rw_environment_find_misspelt(rw_misspelt_cb found, void *user)
{
    for (char **v = environ; v && *v; v++) {
        char name[80];
        const size_t length = strcspn(*v, "=");
        if (strncmp(*v, "RW_", 3) != 0 || length >= sizeof name) continue;
        snprintf(name, sizeof name, "%.*s", (int)length, *v);
        if (is_known(name)) continue;
        struct rw_nearest nearest = rw_nearest_to(name);
        for (size_t i = 0; rw_option_name(i); i++) rw_nearest_offer(&nearest, rw_option_name(i));
        if (nearest.name) found(user, name, nearest.name);
    }
}
