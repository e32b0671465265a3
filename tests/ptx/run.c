/* SPDX-License-Identifier: Apache-2.0 */
/* The runs that need no GPU: golden IR, and execution on this processor. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "tests/ptx/suite.h"

/* ---- golden IR ---- */

static char *read_file(const char *path)
{
    FILE *file = fopen(path, "r");
    if (!file) return NULL;
    char *text = calloc(1, 1 << 16);
    if (text && !fread(text, 1, (1 << 16) - 1, file)) text[0] = '\0';
    fclose(file);
    return text;
}

static bool write_file(const char *path, const char *text)
{
    FILE *file = fopen(path, "w");
    if (!file) return false;
    bool good = fputs(text, file) >= 0;
    return fclose(file) == 0 && good;
}

static bool check_golden(const struct form *form, const char *path, const char *text)
{
    char *golden = read_file(path);
    bool good = golden && !strcmp(golden, text);
    if (!golden) fprintf(stderr, "%s: no golden IR at %s\n", form->name, path);
    if (golden && !good)
        fprintf(stderr, "%s: lifted to\n%sbut %s has\n%s", form->name, text, path, golden);
    free(golden);
    return good;
}

unsigned run_golden(const struct suite *suite, const char *folder, bool write)
{
    unsigned failures = 0;
    for (unsigned i = 0; i < suite->count; i++) {
        char path[1024], file[160];
        char *text = build_golden(&suite->forms[i]);
        form_file(&suite->forms[i], file, sizeof(file));
        snprintf(path, sizeof(path), "%s/%s.ll", folder, file);
        bool good =
            text && (write ? write_file(path, text) : check_golden(&suite->forms[i], path, text));
        failures += !good;
        free(text);
    }
    return failures;
}

/* ---- this processor ---- */

typedef void kernel(struct record *records, uint32_t form, uint32_t count);

static void print_case(const struct form *form, const struct record *before,
                       const struct record *got, const struct answer *answer, double error)
{
    fprintf(stderr, "%s:", form->name);
    for (unsigned i = 0; i < form->param_count; i++)
        fprintf(stderr, " %c=%#llx", "abcxyz"[i], (unsigned long long)before -> in[i]);
    for (unsigned i = 0; i < form->result_count; i++)
        fprintf(stderr, ", is %#llx, expected %#llx", (unsigned long long)got->out[i],
                (unsigned long long)answer->out[i]);
    if (answer->approximate)
        fprintf(stderr, " (%.17g, %.17g; error %g bounds)", answer->exact[0], answer->exact[1],
                error);
    for (unsigned i = 0; i < MEMORY_WORDS; i++)
        if (got->memory[i] != answer->memory[i])
            fprintf(stderr, ", memory[%u] was %#llx is %#llx, expected %#llx", i,
                    (unsigned long long)before->memory[i], (unsigned long long)got->memory[i],
                    (unsigned long long)answer->memory[i]);
    fprintf(stderr, "\n");
}

/* One case; true when it agrees. */
static bool run_case(const struct form *form, kernel *run, unsigned number, unsigned index,
                     double *worst, bool print)
{
    struct record before, got;
    struct answer answer = {0};
    case_inputs(form, index, &before);
    for (unsigned i = 0; i < form->param_count; i++)
        if (form->params[i] == MEMORY)
            before.in[i] = (uint64_t)(uintptr_t)got.memory;
        else if (form->params[i] == SURFACE || form->params[i] == TEXTURE)
            before.in[i] = image_object(form, got.memory);
    got = before;
    memcpy(answer.memory, before.memory, sizeof(answer.memory));
    form->reference->rule(form, before.in, &answer);
    run(&got, number, 1);
    double error;
    bool good = agrees(form, &got, &answer, &error);
    if (error > *worst) *worst = error;
    if (!good && print) print_case(form, &before, &got, &answer, error);
    return good;
}

static bool run_form(const struct form *form, kernel *run, unsigned number)
{
    unsigned wrong = 0, count = case_count(form);
    double worst = 0;
    for (unsigned i = 0; i < count; i++)
        wrong += !run_case(form, run, number, i, &worst, wrong < 3);
    if (wrong) fprintf(stderr, "%s: %u of %u cases differ\n", form->name, wrong, count);
    if (form->bound != EXACT) printf("%-28s worst error %.3f of its bound\n", form->name, worst);
    return !wrong;
}

/* Forms in one kernel; when it cannot be built, each in its own, so that one does not hide
 * others. */
static unsigned run_batch(const struct form *forms, unsigned count)
{
    struct rwc_diag diag = {0};
    struct rwc_cpu_code *loaded = NULL;
    void *code = NULL;
    size_t size;
    unsigned failures = 0;
    if (build_batch(forms, count, 0, &code, &size)) loaded = rwc_cpu_load(code, size, &diag);
    kernel *run = loaded ? (kernel *)rwc_cpu_symbol(loaded, RWC_ENTRY_LAUNCH) : NULL;
    if (diag.text) fprintf(stderr, "%s", diag.text);
    for (unsigned i = 0; i < count; i++)
        failures += run ? !run_form(&forms[i], run, i) : count == 1 ? 1 : run_batch(&forms[i], 1);
    rwc_cpu_unload(loaded);
    rwc_diag_free(&diag);
    free(code);
    return failures;
}

unsigned run_cpu(const struct suite *suite)
{
    unsigned failures = 0;
    for (unsigned first = 0; first < suite->executed; first += BATCH) {
        unsigned left = suite->executed - first;
        failures += run_batch(&suite->forms[first], left < BATCH ? left : BATCH);
    }
    return failures;
}
