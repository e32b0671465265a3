/* SPDX-License-Identifier: Apache-2.0 */
/* What a test made with mkdtemp, and all that was left in it, goes again. */
#ifndef RW_TESTS_FOLDER_H
#define RW_TESTS_FOLDER_H

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

static inline bool rw_remove_folder(const char *path)
{
    char command[256];
    int length = snprintf(command, sizeof command, "rm -r '%s'", path);
    return length > 0 && (size_t)length < sizeof command && system(command) == 0;
}

#endif
