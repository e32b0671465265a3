/* SPDX-License-Identifier: Apache-2.0 */
/*
 * One PTX file through parser, check, printer and lifter, which verifies what it makes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/lift/lift.h"
#include "tests/corpus/corpus.h"
#include "tests/ptx_same.h"

static char *read_file(const char *path, size_t *length)
{
    FILE *file = fopen(path, "rb");
    char *text = NULL;
    long size = file && !fseek(file, 0, SEEK_END) ? ftell(file) : -1;
    if (size >= 0 && !fseek(file, 0, SEEK_SET)) text = malloc((size_t)size + 1);
    *length = text ? fread(text, 1, (size_t)size, file) : 0;
    if (file) fclose(file);
    return text;
}

static bool prints_as_it_is(const struct rwc_ptx_module *module, struct rwc_diag *diag)
{
    char *first = rwc_ptx_print(module), *second = NULL;
    struct rwc_ptx_module *again = NULL;
    if (first) again = rwc_ptx_parse(first, strlen(first), "printed", diag);
    if (again) second = rwc_ptx_print(again);
    bool same = second && ptx_same_module(module, again) && !strcmp(first, second);
    rwc_ptx_free(again);
    free(first);
    free(second);
    return same;
}

static bool lift_all(const struct rwc_ptx_module *module, struct rwc_diag *diag)
{
    bool ok = true;
    for (size_t i = 0; i < module->function_count; i++) {
        if (!module->functions[i].has_body) continue;
        LLVMContextRef context = LLVMContextCreate();
        LLVMModuleRef lifted =
            rwc_lift(context, module, module->functions[i].name, "p.", "corpus", diag);
        ok &= lifted != NULL;
        if (lifted) LLVMDisposeModule(lifted);
        LLVMContextDispose(context);
    }
    return ok;
}

bool corpus_check(const char *path)
{
    struct rwc_diag diag = {0};
    size_t length;
    char *text = read_file(path, &length);
    const char *step = "parsing";
    struct rwc_ptx_module *module = text ? rwc_ptx_parse(text, length, path, &diag) : NULL;
    bool ok = module != NULL;
    if (ok) step = "checking", ok = rwc_ptx_check(module, path, &diag);
    if (ok) step = "printing", ok = prints_as_it_is(module, &diag);
    if (ok) step = "lifting", ok = lift_all(module, &diag);
    if (!ok) fprintf(stderr, "%s of %s failed\n%s\n", step, path, diag.text ? diag.text : "");
    rwc_ptx_free(module);
    rwc_diag_free(&diag);
    free(text);
    return ok;
}
