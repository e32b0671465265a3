/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: the parser, the check of instructions, the source map and the printer. A module that
 * is accepted must print as text that parses to an equal tree and prints as the same text again.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/source_map.h"
#include "tests/fuzz/targets.h"
#include "tests/ptx_same.h"

static void stop(const char *what, const char *text)
{
    fprintf(stderr, "%s\n%s\n", what, text ? text : "");
    abort();
}

static void check_printer(const struct rwc_ptx_module *module)
{
    struct rwc_diag diag = {0};
    char *text = rwc_ptx_print(module);
    if (!text) stop("the printer printed nothing", NULL);
    struct rwc_ptx_module *again = rwc_ptx_parse(text, strlen(text), "printed", &diag);
    if (!again) stop(text, diag.text);
    if (!ptx_same_module(module, again)) stop("printing and parsing changed the tree", text);
    char *second = rwc_ptx_print(again);
    if (!second || strcmp(text, second)) stop("printing again changed the text", text);
    free(second);
    free(text);
    rwc_ptx_free(again);
    rwc_diag_free(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *module = rwc_ptx_parse((const char *)data, size, "fuzz", &diag);
    if (!module && !diag.errors) stop("no module and no message", NULL);
    if (module) {
        struct rwc_source_map map;
        rwc_ptx_check(module, "fuzz", &diag);
        rwc_source_map_build(module, "fuzz.cu", &map);
        for (unsigned line = 0; line < 64; line++) rwc_source_map_find(&map, line);
        check_printer(module);
    }
    rwc_ptx_free(module);
    rwc_diag_free(&diag);
    return 0;
}
