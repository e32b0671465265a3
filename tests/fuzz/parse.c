/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: the parser, the check, the source map, the printer and the interface. As in
 * compiler/module/module.c the check also sees what is left of a module with errors. A module that
 * the parser accepts must print as text that parses to an equal tree and prints as the same text
 * again.
 */
#include <stdlib.h>
#include <string.h>

#include "compiler/module/interface.h"
#include "compiler/module/source_map.h"
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

static void check_accepted(const struct rwc_ptx_module *module)
{
    struct rwc_source_map map;
    struct rwc_interface interface;
    struct rwc_diag diag = {0};
    rwc_source_map_build(module, "fuzz.cu", &map);
    for (unsigned line = 0; line < 64; line++) rwc_source_map_find(&map, line);
    check_printer(module);
    rwc_interface_read(module, "fuzz", &interface, &diag);
    rwc_diag_free(&diag);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rwc_diag diag = {0};
    struct rwc_ptx_module *module = rwc_ptx_read((const char *)data, size, "fuzz", &diag);
    if (!module) stop("no module", diag.text); /* the text is long for memory, not for this */
    bool accepted = !diag.errors;
    rwc_ptx_check(module, "fuzz", &diag);
    if (accepted) check_accepted(module);
    rwc_ptx_free(module);
    rwc_diag_free(&diag);
    return 0;
}
