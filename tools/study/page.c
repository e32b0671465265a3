/* SPDX-License-Identifier: Apache-2.0 */
/* The page of the study: one file, with the report inside, which scripts of its own draw. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/command.h"
#include "tools/files.h"
#include "tools/study/run.h"

extern const unsigned char rw_study_page[];

static json_t *titles(void)
{
    json_t *all = json_object();
    for (unsigned k = 0; k < STUDY_PARTS; k++)
        json_object_set_new(all, study_part_names[k], json_string(study_part_titles[k]));
    return all;
}

/* The report as text that cannot end the element it stands in; malloc'ed, or NULL. */
static char *write_data(json_t *report)
{
    json_t *all = json_copy(report);
    json_object_set_new(all, "titles", titles());
    json_object_set_new(all, "published", study_describe_published());
    char *text = json_dumps(all, JSON_COMPACT | JSON_ENSURE_ASCII | JSON_REAL_PRECISION(8));
    json_decref(all);
    for (char *c = text; c && (c = strstr(c, "</")); c += 2) c[0] = ' '; /* no name has these */
    return text;
}

bool study_write_page(const char *path, json_t *report)
{
    static const char mark[] = "@DATA@";
    const char *page = (const char *)rw_study_page, *place = strstr(page, mark);
    char *data = write_data(report);
    FILE *out = data && place ? fopen(path, "w") : NULL;
    bool ok = out != NULL;
    if (ok) {
        fprintf(out, "%.*s%s%s", (int)(place - page), page, data, place + strlen(mark));
        ok = !ferror(out);
        ok &= fclose(out) == 0;
    }
    free(data);
    return ok || !rw_fail("study", "writing the page %s: %s", path, strerror(errno));
}
