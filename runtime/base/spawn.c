/* SPDX-License-Identifier: Apache-2.0 */
/* See spawn.h. */
#include "runtime/base/spawn.h"

#include <signal.h>

static int set_attributes(posix_spawnattr_t *attributes, bool own_group)
{
    const short group = own_group ? POSIX_SPAWN_SETPGROUP : 0;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    int error = posix_spawnattr_setsigmask(attributes, &none);
    if (!error) error = posix_spawnattr_setsigdefault(attributes, &all);
    if (error) return error;
    return posix_spawnattr_setflags(
        attributes, (short)(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | group));
}

int rw_spawn(pid_t *child, const posix_spawn_file_actions_t *actions, char *const *arguments,
             char *const *environment, bool own_group)
{
    posix_spawnattr_t attributes;
    int error = posix_spawnattr_init(&attributes);
    if (error) return error;
    error = set_attributes(&attributes, own_group);
    if (!error)
        error = posix_spawn(child, arguments[0], actions, &attributes, arguments, environment);
    posix_spawnattr_destroy(&attributes);
    return error;
}
