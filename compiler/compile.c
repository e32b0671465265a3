/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rwc_compile: makes a unit, runs the passes (pipeline.c) on a guarded thread, emits, and packs
 * what came out into a kernel. Each compilation has an LLVM context of its own, so two may run at
 * once.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "compiler/ir/ir.h"
#include "compiler/ir/value_map.h"
#include "compiler/kernel/dump.h"
#include "compiler/kernel/report.h"
#include "compiler/load/call_graph.h"
#include "compiler/base/guard.h"
#include "compiler/base/trim.h"
#include "compiler/pipeline.h"
#include "compiler/split/profile.h"
#include "compiler/target/backend.h"
#include "compiler/target/machine.h"

struct job {
    const struct rwc_kernel_desc *desc;
    struct rwc_diag *diag;
    struct rwc_kernel *kernel;
    bool large; /* worth giving memory back */
};

/* ---- unit ---- */

static bool init_programs(struct rwc_unit *unit)
{
    size_t count = unit->desc->program_count;
    unit->programs = calloc(count ? count : 1, sizeof(unit->programs[0]));
    unit->report = calloc(1, sizeof(*unit->report));
    if (!unit->programs || !unit->report)
        return rwc_out_of_memory(unit->diag, NULL, "for the programs of a kernel");
    unit->program_count = count;
    for (size_t i = 0; i < count; i++) {
        unit->programs[i].desc = &unit->desc->programs[i];
        snprintf(unit->programs[i].name, sizeof(unit->programs[i].name), "program.%u",
                 unit->desc->programs[i].id);
    }
    unit->state_count = RW_STATE_FIRST_PROGRAM + (uint32_t)count;
    return true;
}

bool rwc_unit_init(struct rwc_unit *unit, const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    *unit = (struct rwc_unit){.desc = desc, .diag = diag, .began = rw_clock_ms()};
    unit->context = LLVMContextCreate();
    rwc_ir_take_errors(unit->context, diag);
    unit->machine = rwc_backend(desc)->machine(desc, diag);
    return unit->machine && init_programs(unit);
}

void rwc_unit_destroy(struct rwc_unit *unit)
{
    for (size_t i = 0; i < unit->program_count; i++) {
        free(unit->programs[i].resumes);
        free(unit->programs[i].called.items);
    }
    for (size_t i = 0; i < unit->call_sets.count; i++) free(unit->call_sets.items[i].ids);
    free(unit->call_sets.items);
    for (size_t i = 0; i < unit->own_programs.count; i++) {
        free(unit->own_programs.items[i]->name);
        free(unit->own_programs.items[i]);
    }
    free(unit->own_programs.items);
    rwc_call_graph_free(unit->calls);
    for (size_t i = 0; i < unit->attribute_count; i++) free(unit->attributes[i].name);
    for (size_t i = 0; i < unit->format_count; i++) free(unit->formats[i]);
    free(unit->programs);
    free(unit->attributes);
    free(unit->formats);
    free(unit->report);
    if (unit->module) LLVMDisposeModule(unit->module);
    if (unit->machine) LLVMDisposeTargetMachine(unit->machine);
    if (unit->context) LLVMContextDispose(unit->context);
    *unit = (struct rwc_unit){0};
}

/* ---- result ---- */

uint32_t rwc_unit_states(const struct rwc_unit *unit)
{
    uint32_t states = 0;
    for (size_t i = 0; i < unit->program_count; i++)
        states += rwc_is_state(&unit->programs[i]) + unit->programs[i].resume_count;
    return states;
}

uint32_t rwc_unit_largest_frame(const struct rwc_unit *unit)
{
    uint32_t largest = 0;
    for (size_t i = 0; i < unit->program_count; i++)
        if (unit->programs[i].frame_size > largest) largest = unit->programs[i].frame_size;
    return largest;
}

/* Calls nothing, and is called by its name alone. */
static bool is_leaf(LLVMValueRef function)
{
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsACallInst(user) || LLVMGetCalledValue(user) != function) return false;
    }
    for (LLVMBasicBlockRef b = LLVMGetFirstBasicBlock(function); b; b = LLVMGetNextBasicBlock(b)) {
        for (LLVMValueRef i = LLVMGetFirstInstruction(b); i; i = LLVMGetNextInstruction(i))
            if (LLVMIsACallInst(i) && !LLVMIsAIntrinsicInst(i)) return false;
    }
    return true;
}

/* Directly or through others; `seen` are functions that were looked at. */
static bool is_called_by(LLVMValueRef function, LLVMValueRef by, struct rwc_value_map *seen)
{
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use)) {
        LLVMValueRef caller = LLVMGetBasicBlockParent(LLVMGetInstructionParent(LLVMGetUser(use)));
        if (caller == by) return true;
        if (rwc_value_map_get(seen, caller)) continue;
        rwc_value_map_set(seen, caller, caller);
        if (seen->failed || is_called_by(caller, by, seen)) return true;
    }
    return false;
}

static bool calls_itself(LLVMValueRef function)
{
    struct rwc_value_map seen = {0};
    bool does = is_called_by(function, function, &seen);
    rwc_value_map_clear(&seen);
    return does;
}

/* Everything is inlined into the entries but RW_COLD, programs of large kernels on the CPU, whose
 * stack has room for any, and functions that stay: they need more if they call themselves. */
static bool recurses(const struct rwc_unit *unit)
{
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f)) {
        const char *name = LLVMGetValueName(f);
        if (LLVMIsDeclaration(f) || !strcmp(name, RWC_ENTRY_LAUNCH) ||
            !strcmp(name, RWC_ENTRY_BOUNDS))
            continue;
        if (rwc_ir_stays(f) ? calls_itself(f) : !is_leaf(f)) return true;
    }
    return false;
}

static bool traces_again(const struct rwc_unit *unit)
{
    bool again = false;
    for (size_t i = 0; i < unit->program_count; i++) again |= unit->programs[i].traces_again;
    return again;
}

/* Takes code over in any case. */
static struct rwc_kernel *pack(struct rwc_unit *unit, void *code, size_t size)
{
    struct rwc_kernel *kernel = calloc(1, sizeof(*kernel));
    char *report = rwc_report_write(unit);
    if (!kernel || !report) {
        free(kernel);
        free(report);
        free(code);
        rwc_out_of_memory(unit->diag, NULL, "for a compiled kernel");
        return NULL;
    }
    *kernel = (struct rwc_kernel){
        .target = unit->desc->target,
        .code = code,
        .code_size = size,
        .report = report,
        .stack_size = unit->stack_size,
        .state_count = rwc_unit_states(unit),
        .frame_size = rwc_unit_largest_frame(unit),
        .attribute_size = unit->attribute_size,
        .recurses = recurses(unit),
        .has_limits = !unit->depth_suffices || !unit->calls_suffice,
        .traces_again = traces_again(unit),
        .has_batches = unit->desc->strategy == RWC_STRATEGY_BATCH,
        .profile_states = rwc_is_profiled(unit) ? rwc_profile_dispatch(unit) + 1 : 0,
        .formats = unit->formats,
        .format_count = unit->format_count,
    };
    unit->formats = NULL;
    unit->format_count = 0;
    return kernel;
}

void rwc_kernel_free(struct rwc_kernel *kernel)
{
    if (!kernel) return;
    for (size_t i = 0; i < kernel->format_count; i++) free(kernel->formats[i]);
    free(kernel->formats);
    free(kernel->report);
    free(kernel->code);
    free(kernel);
}

/* ---- compilation ---- */

/* What a GPU would get, for the dump of a kernel whose code cannot be read: a compilation of its
 * own, because passes look at the target. Failing here does not fail the compilation. */
static void dump_ptx(struct rwc_unit *unit)
{
    struct rwc_kernel_desc desc = rwc_readable_desc(unit->desc);
    struct rwc_diag diag = {0};
    struct rwc_unit other;
    void *code = NULL;
    size_t size = 0;
    desc.dump_dir = NULL;
    if (rwc_unit_init(&other, &desc, &diag) && rwc_run_passes(&other, NULL, NULL))
        rwc_emit(&other, &code, &size);
    const char *text = code ? code : diag.text ? diag.text : "";
    rwc_dump_text(unit, RWC_DUMP_LAST, "megakernel", ".ptx", text, strlen(text));
    free(code);
    rwc_unit_destroy(&other);
    rwc_diag_free(&diag);
}

/* By what the last pass left. Below it there is little to give back. */
static bool is_large(const struct rwc_unit *unit)
{
    enum { LARGE = 15000 };
    return unit->report->passes[unit->report->pass_count - 1].after >= LARGE;
}

static bool run_and_emit(struct rwc_unit *unit, void **code, size_t *size)
{
    bool readable = rwc_backend(unit->desc)->info.is_ptx;
    rwc_dump_sources(unit);
    if (!rwc_run_passes(unit, NULL, NULL)) return false;
    if (!readable && rwc_dump_is_on(unit)) dump_ptx(unit);
    if (is_large(unit)) rwc_trim_memory();
    double start = rw_clock_ms();
    if (!rwc_is_wanted(unit, "emission") || !rwc_emit(unit, code, size)) return false;
    unit->report->emit_milliseconds = rw_clock_ms() - start;
    unit->report->code_size = *size;
    unit->report->parts = unit->emitted_parts;
    unit->report->threads = unit->emitting_threads;
    if (readable) rwc_dump_text(unit, RWC_DUMP_LAST, "megakernel", ".ptx", *code, *size);
    return unit->diag->errors == 0;
}

static bool compile(void *user)
{
    struct job *job = user;
    struct rwc_unit unit;
    void *code = NULL;
    size_t size = 0;
    double start = rw_clock_ms();
    if (rwc_unit_init(&unit, job->desc, job->diag) && run_and_emit(&unit, &code, &size)) {
        unit.report->total_milliseconds = rw_clock_ms() - start;
        job->large = is_large(&unit);
        job->kernel = pack(&unit, code, size);
        code = NULL;
    }
    if (job->kernel)
        rwc_dump_text(&unit, RWC_DUMP_UNNUMBERED, "report", ".json", job->kernel->report,
                      strlen(job->kernel->report));
    free(code);
    rwc_unit_destroy(&unit);
    return job->kernel != NULL;
}

static void locate(const void *user, struct rwc_place *place)
{
    const struct rwc_kernel_desc *desc = user;
    for (size_t i = 0; i < desc->program_count; i++)
        if (desc->programs[i].module && rwc_module_name(desc->programs[i].module) == place->where) {
            rwc_module_locate(desc->programs[i].module, place);
            return;
        }
}

struct rwc_kernel *rwc_compile(const struct rwc_kernel_desc *desc, struct rwc_diag *diag)
{
    struct job job = {.desc = desc, .diag = diag};
    diag->locate_cb = locate;
    diag->locate_user = desc;
    if (rwc_init_backends(diag)) rwc_guarded(compile, &job, "compiling a kernel", diag);
    /* The driver's own compiler is next, and needs more than ours did. */
    if (job.large) rwc_trim_memory();
    diag->locate_cb = NULL;
    return job.kernel;
}
