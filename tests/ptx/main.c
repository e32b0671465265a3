/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ptx.conformance MODE [--only PART] [--table FILE]
 *   golden    lifted IR against tests/ptx/golden
 *   write     writes tests/ptx/golden anew, for review; not with --only
 *   cpu       every form on this processor, against the references
 *   cuda      every form on the GPU, by us and by the driver's compiler; the table for
 *             docs/ptx-conformance.md goes to FILE
 *   accept    instructions on stdin, one a line: which are taken, for combinations.py
 *   show      each form's place, PTX, and some of its operands with what the reference says
 *   ptx       writes the PTX that GPUs of several ages would get from us to the folder FILE
 * --only: the forms with PART in their name. Status 77: no GPU.
 */
#include <stdio.h>
#include <string.h>

#include "tests/ptx/suite.h"

#define FOLDER RW_SOURCE_DIR "/tests/ptx"

static int run(const char *mode, const char *only, const char *table)
{
    struct suite suite;
    unsigned failures = 1;
    if (suite_read(&suite, FOLDER "/forms", only) && suite.count) {
        if (!strcmp(mode, "golden"))
            failures = run_golden(&suite, FOLDER "/golden");
        else if (!strcmp(mode, "write"))
            failures = run_write(&suite, FOLDER "/golden");
        else if (!strcmp(mode, "cpu"))
            failures = run_cpu(&suite);
        else if (!strcmp(mode, "cuda"))
            failures = run_cuda(&suite, table);
        else if (!strcmp(mode, "show"))
            failures = run_show(&suite, "tests/ptx");
        else if (!strcmp(mode, "ptx") && table)
            failures = run_ptx(&suite, table);
        else
            fprintf(stderr, "unknown mode '%s'\n", mode);
    }
    if (failures != RUN_SKIPPED) printf("%s: %u forms, %u failed\n", mode, suite.count, failures);
    suite_free(&suite);
    return failures == RUN_SKIPPED ? 77 : failures ? 1 : 0;
}

int main(int argc, char **argv)
{
    const char *mode = "cpu", *only = NULL, *table = NULL;
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--only") && i + 1 < argc)
            only = argv[++i];
        else if (!strcmp(argv[i], "--table") && i + 1 < argc)
            table = argv[++i];
        else
            mode = argv[i];
    }
    if (!strcmp(mode, "accept")) return run_accept(stdin, stdout) ? 0 : 1;
    return run(mode, only, table);
}
