/* SPDX-License-Identifier: Apache-2.0 */
/* What a form is, where its files are, which operands it is run on, and what the reference says. */
#include <inttypes.h>
#include <stdio.h>

#include "tests/ptx/suite.h"

enum { SHOWN = 24 };

static void show_case(const struct form *form, unsigned index)
{
    struct record record;
    struct answer answer = {0};
    case_inputs(form, index, &record);
    for (unsigned i = 0; i < MEMORY_WORDS; i++) answer.memory[i] = record.memory[i];
    form->reference->rule(form, record.in, &answer);
    printf("  %6u:", index);
    for (unsigned i = 0; i < form->param_count; i++)
        if (form->params[i] == MEMORY)
            printf(" %c=memory, first word %#" PRIx64, "abcx"[i], record.memory[0]);
        else
            printf(" %c=%#" PRIx64, "abcx"[i], record.in[i]);
    for (unsigned i = 0; i < form->result_count; i++)
        if (answer.approximate)
            printf(" -> %c about %.9g", "degh"[i], answer.exact[i]);
        else
            printf(" -> %c=%#" PRIx64, "degh"[i], answer.out[i]);
    if (answer.memory[0] != record.memory[0]) printf(" -> first word %#" PRIx64, answer.memory[0]);
    printf("%s%s\n", answer.any_nan ? " (a NaN may be any)" : "",
           answer.undefined ? " (left open)" : "");
}

/* From the edge values and from the random ones, as far apart as there are. */
static void show_cases(const struct form *form)
{
    unsigned count = case_count(form), edges = count - RANDOM_CASES;
    printf("%u cases of edge values, %d random ones; some of them:\n", edges, RANDOM_CASES);
    for (unsigned k = 0; k < SHOWN; k++) {
        unsigned random = k >= SHOWN * 2 / 3;
        unsigned step = edges > SHOWN * 2 / 3 ? edges / (SHOWN * 2 / 3) : 1;
        unsigned index = random ? edges + k * 1009 : k * step;
        if (random || index < edges) show_case(form, index);
    }
}

unsigned run_show(const struct suite *suite, const char *folder)
{
    for (unsigned i = 0; i < suite->count; i++) {
        const struct form *form = &suite->forms[i];
        printf("%s/forms/%s.ptx:%u\n%s/golden/%s.ll\n%s", folder, form->opcode, form->line, folder,
               form->opcode, form->text);
        if (form->golden_only)
            printf("not executed: golden IR alone\n\n");
        else
            show_cases(form);
    }
    return 0;
}
