/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The list of passes, in order, one line each, and the driver that runs it: skip, time, run, count
 * instructions, verify, dump. The driver stops at the first pass that reports an error.
 *
 * Requires: a kernel description whose programs are checked. Leaves: a module that can be emitted.
 */
#include "base/clock.h"
#include "compiler/pipeline.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/kernel/dump.h"
#include "compiler/kernel/report.h"
#include "compiler/lines/lines.h"
#include "compiler/target/backend.h"

enum when { ALWAYS, WARPS, STRUCTURED, PARTS, LOOPS, PAGED, ROUNDS };

struct step {
    const char *name;
    bool (*run)(struct rwc_unit *unit); /* NULL: an LLVM pipeline */
    const char *llvm;
    enum when when;
    bool optional; /* the result is right without it: RW_SKIP_PASS may name it */
};

/* After lifting, everything of a program is in memory: registers, parameters, variables. */
#define SIMPLIFY "function(sroa,early-cse,instcombine,simplifycfg)"

#define RWC_PASS(name, when, optional) {#name, rwc_pass_##name, NULL, when, optional}
#define LLVM_PASS(name, pipeline, optional) {name, NULL, pipeline, ALWAYS, optional}

static const struct step steps[] = {
    RWC_PASS(load, ALWAYS, false),
    RWC_PASS(callables, ALWAYS, false),
    RWC_PASS(recursion, ALWAYS, false),
    RWC_PASS(inline, ALWAYS, false),
    RWC_PASS(loops, LOOPS, false),
    RWC_PASS(pointers, ALWAYS, true),
    RWC_PASS(bind, ALWAYS, false),
    RWC_PASS(intrinsics, ALWAYS, false),
    RWC_PASS(detach, ALWAYS, false),
    LLVM_PASS("simplify", SIMPLIFY, true),
    {"pointers2", rwc_pass_pointers, NULL, ALWAYS, true},
    RWC_PASS(payload, ALWAYS, false),
    RWC_PASS(payload_offset, WARPS, true),
    RWC_PASS(invariants, ALWAYS, true),
    RWC_PASS(twins, ALWAYS, true),
    RWC_PASS(page, PAGED, false),
    RWC_PASS(masks, ALWAYS, false),
    RWC_PASS(split, ALWAYS, false),
    RWC_PASS(rounds, ROUNDS, false),
    RWC_PASS(stack, ALWAYS, false),
    RWC_PASS(merge, ALWAYS, false),
    RWC_PASS(share, WARPS, true),
    RWC_PASS(structure, STRUCTURED, true),
    RWC_PASS(lower, ALWAYS, false),
    RWC_PASS(outline, PARTS, true),
    RWC_PASS(optimise, ALWAYS, false),
    RWC_PASS(lint, ALWAYS, false),
};
#define STEP_COUNT (sizeof(steps) / sizeof(steps[0]))
_Static_assert(STEP_COUNT <= RWC_REPORT_PASSES, "the report has room for every pass");

/* Parts of passes that ask rwc_is_skipped with a name of their own. */
static const char *const parts[] = {"remat", "keep", "calls", "eager", "apart"};

/* ---- LLVM's own passes ---- */

/* "instcombine" by name checks for a fixpoint and calls a miss a fatal error; we want it as it runs
 * in LLVM's own pipelines. Returns the pipeline with the option filled in, malloc'ed. */
static char *relax_instcombine(const char *pipeline)
{
    static const char name[] = "instcombine", relaxed[] = "instcombine<no-verify-fixpoint>";
    size_t count = 0;
    for (const char *at = pipeline; (at = strstr(at, name)); at++) count++;
    char *out = malloc(strlen(pipeline) + count * sizeof(relaxed) + 1), *to = out;
    if (!out) return NULL;
    const char *from = pipeline;
    for (const char *at; (at = strstr(from, name)); from = at + strlen(name)) {
        bool alone = at[strlen(name)] != '<' && (at == pipeline || at[-1] != '-');
        to += sprintf(to, "%.*s%s", (int)(at - from), from, alone ? relaxed : name);
    }
    strcpy(to, from);
    return out;
}

bool rwc_llvm_passes(struct rwc_unit *unit, const char *pipeline)
{
    char *relaxed = relax_instcombine(pipeline);
    if (!relaxed) return rwc_out_of_memory(unit->diag, NULL, "while running LLVM passes");
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMPassBuilderOptionsSetVerifyEach(options, unit->desc->verify_each);
    LLVMErrorRef error = LLVMRunPasses(unit->module, relaxed, unit->machine, options);
    LLVMDisposePassBuilderOptions(options);
    if (error) {
        char *message = LLVMGetErrorMessage(error);
        rwc_error(unit->diag, NULL, 0, "LLVMRunPasses(\"%s\"): %s", relaxed, message);
        LLVMDisposeErrorMessage(message);
    }
    free(relaxed);
    return !error;
}

/* ---- running one step ---- */

bool rwc_verify(struct rwc_unit *unit, const char *after)
{
    char *message = NULL;
    bool broken = LLVMVerifyModule(unit->module, LLVMReturnStatusAction, &message);
    if (broken) {
        for (char *c = message; *c; c++)
            if (*c == '\n') *c = ' ';
        rwc_error(unit->diag, NULL, 0,
                  "internal error: the module is invalid after pass '%s' (set a dump directory to "
                  "see it): %.600s",
                  after, message);
    }
    LLVMDisposeMessage(message);
    return !broken;
}

static bool applies(const struct step *step, const struct rwc_kernel_desc *desc)
{
    switch (step->when) {
    case WARPS:
        return rwc_has_warps(desc);
    case STRUCTURED:
        return desc->strategy == RWC_STRATEGY_STRUCTURED;
    case PARTS:
        return rwc_backend(desc)->most_parts != 0;
    case LOOPS:
        return desc->checks_loops;
    case PAGED:
        return desc->features & RW_FEATURE_PAGING;
    case ROUNDS:
        return desc->rounds && desc->strategy == RWC_STRATEGY_DIRECT && rwc_has_warps(desc);
    case ALWAYS:
        break;
    }
    return true;
}

bool rwc_is_skipped(const struct rwc_kernel_desc *desc, const char *name)
{
    size_t length = strlen(name);
    const char *at = desc->skip_passes;
    while (at && *at) {
        size_t entry = strcspn(at, ",");
        if (entry == length && !strncmp(at, name, length)) return true;
        at += entry + (at[entry] == ',');
    }
    return false;
}

const char *rwc_skippable_pass(size_t index)
{
    for (size_t i = 0; i < STEP_COUNT; i++)
        if (steps[i].optional && !index--) return steps[i].name;
    return index < sizeof(parts) / sizeof(parts[0]) ? parts[index] : NULL;
}

static bool can_skip(const char *name, size_t length)
{
    const char *known;
    for (size_t i = 0; (known = rwc_skippable_pass(i)); i++)
        if (strlen(known) == length && !strncmp(known, name, length)) return true;
    return false;
}

/* A misspelt or a necessary pass in the list is an error: an ablation that silently does nothing
 * would be worse. */
static bool check_skip_list(struct rwc_unit *unit)
{
    const char *list = unit->desc->skip_passes;
    while (list && *list) {
        size_t length = strcspn(list, ",");
        if (length && !can_skip(list, length))
            return rwc_error(unit->diag, NULL, 0,
                             "cannot skip pass '%.*s': there is no optional pass of that name",
                             (int)length, list);
        list += length + (list[length] == ',');
    }
    return true;
}

/* By the pass before. Counting walks the whole module, which a large kernel would notice. */
static unsigned instructions_left(const struct rwc_unit *unit)
{
    const struct rwc_report *report = unit->report;
    if (report->pass_count) return report->passes[report->pass_count - 1].after;
    return unit->module ? rwc_ir_count_all(unit->module) : 0;
}

static bool run_step(struct rwc_unit *unit, const struct step *step, unsigned number)
{
    struct rwc_pass_stat *stat = &unit->report->passes[unit->report->pass_count];
    *stat = (struct rwc_pass_stat){.name = step->name,
                                   .before = instructions_left(unit),
                                   .skipped = rwc_is_skipped(unit->desc, step->name)};
    unit->report->pass_count++;
    rwc_lines_complete(unit);
    if (!stat->skipped) {
        double start = rw_clock_ms();
        stat->changed = step->run ? step->run(unit) : rwc_llvm_passes(unit, step->llvm);
        stat->milliseconds = rw_clock_ms() - start;
    }
    stat->after = stat->changed && unit->module ? rwc_ir_count_all(unit->module) : stat->before;
    if (unit->module) rwc_dump_module(unit, number, step->name);
    if (unit->diag->errors) return false;
#ifdef NDEBUG
    bool verify = unit->desc->verify_each;
#else
    bool verify = true;
#endif
    return !verify || !unit->module || rwc_verify(unit, step->name);
}

/* The function that most of the time will have gone into; NULL: there is none yet. */
static LLVMValueRef largest_function(const struct rwc_unit *unit, unsigned *size)
{
    LLVMValueRef largest = NULL;
    *size = 0;
    for (LLVMValueRef f = unit->module ? LLVMGetFirstFunction(unit->module) : NULL; f;
         f = LLVMGetNextFunction(f)) {
        unsigned count = rwc_ir_count(f);
        if (count <= *size) continue;
        largest = f;
        *size = count;
    }
    return largest;
}

/* Of a program, of the user's, or of ours, as the user knows it. */
static const char *name_of(const struct rwc_unit *unit, LLVMValueRef function)
{
    const char *name = LLVMGetValueName(function);
    unsigned long id;
    for (size_t k = 0; k < unit->program_count; k++)
        if (!strcmp(unit->programs[k].name, name)) return unit->programs[k].desc->program->name;
    const char *symbol = rwc_ir_symbol(name, &id);
    return symbol ? symbol : name;
}

static bool refuse_time(struct rwc_unit *unit, double seconds, const char *next)
{
    unsigned size;
    LLVMValueRef largest = largest_function(unit, &size);
    return rwc_error(unit->diag, NULL, 0,
                     "the compilation took %.3f s before '%s', of which it may take %g "
                     "(RW_COMPILE_LIMIT); the largest function is '%.200s' with %u instructions",
                     seconds, next, unit->desc->most_seconds,
                     largest ? name_of(unit, largest) : "none yet", size);
}

bool rwc_is_wanted(struct rwc_unit *unit, const char *next)
{
    if (unit->desc->end && atomic_load(unit->desc->end))
        return rwc_error(unit->diag, NULL, 0, "the compilation was ended, nobody waits for it");
    double seconds = (rw_clock_ms() - unit->began) * 1e-3;
    if (!unit->desc->most_seconds || seconds <= unit->desc->most_seconds) return true;
    return refuse_time(unit, seconds, next);
}

bool rwc_run_passes(struct rwc_unit *unit, const char *first, const char *last)
{
    bool running = !first;
    if (!check_skip_list(unit)) return false;
    for (size_t i = 0; i < STEP_COUNT; i++) {
        running = running || !strcmp(steps[i].name, first);
        if (!running) continue;
        if (!rwc_is_wanted(unit, steps[i].name)) return false;
        if (applies(&steps[i], unit->desc) && !run_step(unit, &steps[i], (unsigned)i + 1))
            return false;
        if (last && !strcmp(steps[i].name, last)) break;
    }
    return true;
}
