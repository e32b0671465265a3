/* SPDX-License-Identifier: Apache-2.0 */
/* Every form on this processor, against the references. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "tests/ptx/suite.h"

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
    kernel *run = loaded ? (kernel *)rwc_cpu_symbol(loaded, RWC_ENTRY_LAUNCH, NULL) : NULL;
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
