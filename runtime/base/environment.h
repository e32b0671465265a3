/* SPDX-License-Identifier: Apache-2.0 */
/* Variables of the environment that look like Raywright's and are none. */
#ifndef RW_ENVIRONMENT_H
#define RW_ENVIRONMENT_H

/* Called for a variable that begins with RW_, is none of the table in options.c and near to one of
 * them. */
typedef void (*rw_misspelt_cb)(void *user, const char *name, const char *nearest);
void rw_environment_find_misspelt(rw_misspelt_cb found, void *user);

#endif
