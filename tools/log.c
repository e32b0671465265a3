/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The logs of a recording: a JSON object a line. The process may have died while it wrote the last
 * one, which then has no end and is not read.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/files.h"
#include "tools/recording.h"

bool rw_read_log(const char *folder, const struct rw_log *log, void *user, char *error,
                 size_t error_size)
{
    char *path = rw_path("%s/%s", folder, log->name), *text = rw_slurp(path, NULL);
    unsigned number = 0;
    bool good = true;
    for (const char *at = text; good && at && *at;) {
        size_t length = strcspn(at, "\n");
        if (!at[length]) break;
        json_t *line = json_loadb(at, length, 0, NULL);
        number++;
        good = line && log->add_cb(line, user);
        json_decref(line);
        at += length + 1;
    }
    if (!good)
        snprintf(error, error_size, "%s is damaged, line %u: no %s; record again", log->name,
                 number, log->line);
    free(text);
    free(path);
    return good;
}
