/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Writes the report of a compilation as JSON. Sizes are bytes, times are milliseconds; states are
 * the numbers that struct rw_lane.state takes.
 */
#include "compiler/kernel/report.h"

#include <jansson.h>

#include "compiler/ir/ir.h"
#include "compiler/pipeline.h"

static const char *const strategy_names[] = {
    [RWC_STRATEGY_STATES] = "states",
    [RWC_STRATEGY_STRUCTURED] = "structured",
    [RWC_STRATEGY_DIRECT] = "direct",
    [RWC_STRATEGY_BATCH] = "batch",
};

static const struct {
    uint64_t bit;
    const char *name;
} feature_names[] = {
    {RW_FEATURE_INSTANCES, "instances"},
    {RW_FEATURE_TRANSFORMS, "transforms"},
    {RW_FEATURE_ANY_HIT, "any_hit"},
    {RW_FEATURE_MASKS, "masks"},
    {RW_FEATURE_RAY_CHECK, "ray_check"},
    {RW_FEATURE_STACK_CHECK, "stack_check"},
    {RW_FEATURE_DEPTH_CHECK, "depth_check"},
    {RW_FEATURE_PRINT, "print"},
    {RW_FEATURE_USER_EXCEPTION, "user_exception"},
    {RW_FEATURE_THROW_CHECK, "throw_check"},
    {RW_FEATURE_INDEX_CHECK, "index_check"},
    {RW_FEATURE_BUFFER_CHECK, "buffer_check"},
    {RW_FEATURE_BUFFER_ID_CHECK, "buffer_id_check"},
    {RW_FEATURE_PROGRAM_ID_CHECK, "program_id_check"},
    {RW_FEATURE_WATERTIGHT, "watertight"},
    {RW_FEATURE_DEVICES, "devices"},
    {RW_FEATURE_CANCEL, "cancel"},
    {RW_FEATURE_FACING, "facing"},
    {RW_FEATURE_PROFILE, "profile"},
    {RW_FEATURE_MOTION, "motion"},
    {RW_FEATURE_PAGING, "paging"},
    {RW_FEATURE_PAGED_TREES, "paged_trees"},
    {RW_FEATURE_MICROMAPS, "micromaps"},
    {RW_FEATURE_MIXED_CULLING, "mixed_culling"},
};

/* jansson's "new" functions take ownership also when they fail, and accept NULL values as failure:
 * an allocation that fails anywhere leaves a hole, which json_dumps or the caller sees as NULL. */
static json_t *features(uint64_t bits)
{
    json_t *list = json_array();
    for (size_t i = 0; i < sizeof(feature_names) / sizeof(feature_names[0]); i++)
        if (bits & feature_names[i].bit)
            json_array_append_new(list, json_string(feature_names[i].name));
    return list;
}

static json_t *resume_points(const struct rwc_unit_program *program)
{
    json_t *list = json_array();
    for (uint32_t i = 0; program->resumes && i < program->resume_count; i++) {
        const struct rwc_resume_stat *stat = &program->resumes[i];
        json_array_append_new(
            list, json_pack("{si si si si si}", "state", (int)stat->state, "line", (int)stat->line,
                            "saved_values", (int)stat->saved_values, "saved_bytes",
                            (int)stat->saved_bytes, "rematerialised", (int)stat->rematerialised));
    }
    return list;
}

static json_t *programs(const struct rwc_unit *unit)
{
    json_t *list = json_array();
    for (size_t i = 0; i < unit->program_count; i++) {
        const struct rwc_unit_program *program = &unit->programs[i];
        const struct rwc_program_desc *desc = program->desc;
        json_array_append_new(list, json_pack("{si ss ss* sI sI si so}", "id", (int)desc->id,
                                              "kind", rwc_kinds[desc->kind].name, "name",
                                              desc->program ? desc->program->name : NULL,
                                              "ray_types", (json_int_t)desc->ray_types,
                                              "traced_types", (json_int_t)program->traced_types,
                                              "frame_bytes", (int)program->frame_size,
                                              "resume_points", resume_points(program)));
    }
    return list;
}

static json_t *passes(const struct rwc_report *report)
{
    json_t *list = json_array();
    for (unsigned i = 0; i < report->pass_count; i++) {
        const struct rwc_pass_stat *pass = &report->passes[i];
        json_array_append_new(
            list, json_pack("{ss sf si si sb sb}", "name", pass->name, "ms", pass->milliseconds,
                            "instructions_before", (int)pass->before, "instructions_after",
                            (int)pass->after, "changed", pass->changed, "skipped", pass->skipped));
    }
    return list;
}

/* Functions that stayed functions. */
static int count_functions(const struct rwc_unit *unit)
{
    int count = 0;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        count += !LLVMIsDeclaration(f) && rwc_ir_stays(f);
    return count;
}

char *rwc_report_write(const struct rwc_unit *unit)
{
    const struct rwc_kernel_desc *desc = unit->desc;
    const struct rwc_report *report = unit->report;
    json_t *root = json_pack(
        "{ss si ss so si si si si si si si si sI si si sf sf so so}", "target",
        rwc_target_info(desc->target)->name, "sm", (int)desc->sm, "strategy",
        strategy_names[desc->strategy], "features", features(desc->features), "ray_types",
        (int)desc->ray_type_count, "max_trace_depth", (int)desc->max_trace_depth, "constant_bytes",
        (int)desc->constant_size, "attribute_bytes", (int)unit->attribute_size, "states",
        (int)rwc_unit_states(unit), "functions", count_functions(unit), "frame_bytes",
        (int)rwc_unit_largest_frame(unit), "stack_bytes", (int)unit->stack_size, "code_bytes",
        (json_int_t)report->code_size, "parts", (int)report->parts, "threads", (int)report->threads,
        "emit_ms", report->emit_milliseconds, "total_ms", report->total_milliseconds, "programs",
        programs(unit), "passes", passes(report));
    if (root && report->dump_error[0])
        json_object_set_new(root, "dump_error", json_string(report->dump_error));
    char *text = root ? json_dumps(root, JSON_INDENT(2) | JSON_REAL_PRECISION(6)) : NULL;
    json_decref(root);
    return text;
}
