/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rwc_compile_lines: compiles the kernel once more, with debug locations, and says where the lines
 * of its PTX come from. A compilation of its own, so that looking at a kernel never changes it: the
 * digest tells the reader whether both came out as the same text.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/base/guard.h"
#include "compiler/base/hash.h"
#include "compiler/lines/lines.h"
#include "compiler/pipeline.h"
#include "compiler/target/backend.h"
#include "compiler/target/machine.h"

struct job {
    struct rwc_kernel_desc desc;
    struct rwc_diag *diag;
    char *json;
};

/* Takes the PTX apart and puts all together. */
static char *write_json(struct rwc_unit *unit, char *ptx)
{
    char digits[33];
    uint8_t hash[16];
    json_t *map = rwc_lines_strip(ptx);
    rwc_checksum(ptx, strlen(ptx), hash);
    for (int i = 0; i < 16; i++) snprintf(digits + 2 * i, 3, "%02x", hash[i]);
    json_t *root =
        json_pack("{ss so so sO sO sO}", "digest", digits, "modules", rwc_lines_modules(unit->desc),
                  "megakernel", map, "stacks", unit->lines->stacks, "values", unit->lines->values,
                  "calls", unit->lines->calls);
    char *text = root ? json_dumps(root, JSON_COMPACT) : NULL;
    json_decref(root);
    if (!text) rwc_out_of_memory(unit->diag, NULL, "for the lines of a kernel");
    return text;
}

static bool compile(void *user)
{
    struct job *job = user;
    struct rwc_unit unit;
    struct rwc_lines lines = {0};
    void *code = NULL;
    size_t size;
    bool ok = rwc_unit_init(&unit, &job->desc, job->diag) && rwc_lines_open(&unit, &lines) &&
              rwc_run_passes(&unit, NULL, NULL);
    if (ok) rwc_lines_flatten(&unit);
    if (ok && rwc_emit(&unit, &code, &size)) job->json = write_json(&unit, code);
    free(code);
    rwc_lines_close(&lines);
    rwc_unit_destroy(&unit);
    return job->json != NULL;
}

char *rwc_compile_lines(const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    struct job job = {.desc = rwc_readable_desc(desc), .diag = diag};
    job.desc.dump_dir = NULL;
    if (rwc_init_backends(diag)) rwc_guarded(compile, &job, "finding the lines of a kernel", diag);
    return job.json;
}
