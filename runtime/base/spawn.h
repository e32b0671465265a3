/* SPDX-License-Identifier: Apache-2.0 */
/* Starting a program as if the application had never touched signals. */
#ifndef RW_SPAWN_H
#define RW_SPAWN_H

#include <spawn.h>
#include <stdbool.h>
#include <sys/types.h>

/* As posix_spawn of arguments[0], but no signal is blocked or ignored there, whatever the
 * application does with them. own_group: what a terminal sends to the application, such as that of
 * Ctrl-C, does not reach it. */
int rw_spawn(pid_t *child, const posix_spawn_file_actions_t *actions, char *const *arguments,
             char *const *environment, bool own_group);

#endif
