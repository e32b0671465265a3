/* SPDX-License-Identifier: Apache-2.0 */
/*
 * PTX for an assembler, where there is no GPU: every form as each of some GPUs would get it from
 * us, in files <folder>/<compute capability>-<number>.ptx. A form that is too new for a GPU must be
 * refused by name, and only below the capability that its file says.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tests/ptx/parts.h"
#include "tests/ptx/suite.h"

static const unsigned gpus[] = {75, 80, 86, 89, 90, 100}; /* ascending */

enum { MODULE = 150 }; /* forms in a file: more take ptxas longer than they save */

struct writer {
    const struct suite *suite;
    const char *folder;
    /* Of each form, the version of its own PTX for the first GPU that has it; 0: none yet. */
    unsigned *versions;
    struct form *module; /* the forms of the next file */
    unsigned count, files, failures;
};

static unsigned version_of(const char *ptx)
{
    unsigned major, minor;
    const char *line = strstr(ptx, "\n.version ");
    return line && sscanf(line, " .version %u.%u", &major, &minor) == 2 ? 10 * major + minor : 0;
}

/* Is that the reason, with both capabilities? */
static bool names_gpu(const char *messages, unsigned sm)
{
    char text[64];
    snprintf(text, sizeof(text), "; this one has %u.%u\n", sm / 10, sm % 10);
    return messages && strstr(messages, "needs a GPU of compute capability ") &&
           strstr(messages, text);
}

static void try_form(struct writer *w, unsigned index, unsigned sm)
{
    const struct form *form = &w->suite->forms[index];
    struct rwc_diag diag = {0};
    void *code;
    size_t size;
    if (build_forms(form, 1, sm, &code, &size, &diag))
        w->versions[index] = version_of(code);
    else if (sm >= form->sm || !names_gpu(diag.text, sm)) {
        fprintf(stderr, "%s for sm_%u: %s", form->name, sm, diag.text ? diag.text : "no message\n");
        w->failures++;
    }
    free(code);
    rwc_diag_free(&diag);
}

static void write_module(struct writer *w, unsigned sm)
{
    char path[1024];
    void *code = NULL;
    size_t size;
    if (!w->count) return;
    snprintf(path, sizeof(path), "%s/%u-%u.ptx", w->folder, sm, w->files++);
    w->failures += !build_batch(w->module, w->count, sm, &code, &size) || !write_text(path, code);
    w->count = 0;
    free(code);
}

/* One version a file, since a form that forgets to ask for its own would get that of others. */
static void write_version(struct writer *w, unsigned version, unsigned sm)
{
    for (unsigned i = 0; i < w->suite->count; i++) {
        if (w->versions[i] != version) continue;
        w->module[w->count++] = w->suite->forms[i];
        if (w->count == MODULE) write_module(w, sm);
    }
    write_module(w, sm);
}

static void write_gpu(struct writer *w, unsigned sm)
{
    enum { OLDEST = 60, NEWEST = 99 };
    for (unsigned i = 0; i < w->suite->count; i++)
        if (!w->versions[i]) try_form(w, i, sm);
    for (unsigned version = OLDEST; version <= NEWEST; version++) write_version(w, version, sm);
}

unsigned run_ptx(const struct suite *suite, const char *folder)
{
    struct writer w = {.suite = suite,
                       .folder = folder,
                       .versions = calloc(suite->count, sizeof(unsigned)),
                       .module = calloc(MODULE, sizeof(struct form)),
                       .failures = 1};
    if (w.versions && w.module) {
        w.failures = 0;
        for (size_t i = 0; i < sizeof(gpus) / sizeof(gpus[0]); i++) write_gpu(&w, gpus[i]);
    }
    free(w.versions);
    free(w.module);
    return w.failures;
}
