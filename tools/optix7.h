/* SPDX-License-Identifier: Apache-2.0 */
/* Applications of OptiX 7 and later get Raywright's library by the environment they are run in. */
#ifndef RW_OPTIX7_H
#define RW_OPTIX7_H

#include <stdbool.h>

#define RW_OPTIX7_NAME "libnvoptix.so.1"

struct rw_optix7_library {
    char *file, *folder;
};

/* The library that belongs to this program: beside it in a build, and where it is installed.
 * malloc'ed; NULL: it is not there. */
char *rw_optix7_find(void);
/* Into *out the file that is given, or for NULL that one. False: it is not there, which
 * `raywright COMMAND` has said. To be freed in any case. */
bool rw_optix7_choose(const char *command, const char *given, struct rw_optix7_library *out);
void rw_optix7_free(struct rw_optix7_library *library);
/* In the process that becomes the application: the variables by which it finds the library. Says
 * which unless `quiet`. */
void rw_optix7_set_variables(const char *command, const struct rw_optix7_library *library,
                             bool quiet);

#endif
