/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Kernels that Dr.Jit makes of a program, as ray generation programs:
 *
 *   .entry NAME(.param .align 8 .b8 params[N]) {    .const .align 8 .b8 params[N];
 *       mov.u32 %r0, %ctaid.x;                      .entry __raygen__NAME() {
 *       mov.u32 %r1, %ntid.x;                           mov.u32 %r0, 0;
 *       mov.u32 %r2, %tid.x;                ->          mov.u32 %r1, 1;
 *       ld.param.u32 %r2, [params];                     call (%r2), _optix_get_launch_index_x, ();
 *                                                       ld.const.u32 %r2, [params];
 */
#define _GNU_SOURCE /* memmem */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels.h"
#include "runtime/optix7/abi.h"
#include "tests/optix7/table.h"

struct standin_jit {
    void *pipeline;
    struct {
        _Alignas(16) unsigned char bytes[OPTIX7_RECORD_HEADER];
    } record;
};

/* ---- the text ---- */

static const struct {
    const char *from, *to;
} edits[] = {
    {", %ctaid.x;", ", 0;"},
    {", %ntid.x;", ", 1;"},
    {", %nctaid.x;", ", 1;"},
};

/* Puts a text at *to, and goes on behind it. */
static void put(char **to, const char *text, size_t length)
{
    memcpy(*to, text, length);
    *to += length;
}

static void put_text(char **to, const char *text)
{
    put(to, text, strlen(text));
}

/* "mov.u32 %r2, %tid.x;": the register is the result of a call. */
static bool put_index(char **to, const char *line, size_t length)
{
    char name[32];
    if (sscanf(line, " mov.u32 %31[^,], %%tid.x;", name) != 1) return false;
    if (!memmem(line, length, "%tid.x", 6)) return false;
    put_text(to, "    call (");
    put_text(to, name);
    put_text(to, "), _optix_get_launch_index_x, ();\n");
    return true;
}

/* ".entry NAME(.param .align 8 .b8 params[N]) {", visible or not. */
static bool put_entry(char **to, const char *line, size_t length)
{
    char name[256], size[32];
    const char *entry = memmem(line, length, ".entry ", 7);
    if (!entry) return false;
    if (sscanf(entry, ".entry %255[^(](.param .align 8 .b8 params[%31[0-9]])", name, size) != 2)
        return false;
    put_text(to, ".const .align 8 .b8 params[");
    put_text(to, size);
    put_text(to, "];\n.entry __raygen__");
    put_text(to, name);
    put_text(to, "() {\n");
    return true;
}

/* Functions have parameters of that name, too. */
static void put_line(char **to, const char *line, size_t length, bool in_entry)
{
    if (put_entry(to, line, length) || put_index(to, line, length)) return;
    for (size_t i = 0; i < sizeof(edits) / sizeof(edits[0]); i++) {
        const char *at = memmem(line, length, edits[i].from, strlen(edits[i].from));
        if (!at) continue;
        put(to, line, (size_t)(at - line));
        put_text(to, edits[i].to);
        put_text(to, "\n");
        return;
    }
    const char *param = memmem(line, length, "ld.param.", 9);
    if (in_entry && param && memmem(line, length, "[params", 7)) {
        put(to, line, (size_t)(param - line));
        put_text(to, "ld.const.");
        put(to, param + 9, length - (size_t)(param + 9 - line));
        return;
    }
    put(to, line, length);
}

static char *rewrite(const char *ptx)
{
    char *text = malloc(4 * strlen(ptx) + 1), *at = text;
    bool in_entry = false;
    if (!text) return NULL;
    for (const char *line = ptx, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        end += *end == '\n';
        size_t length = (size_t)(end - line);
        if (memmem(line, length, ".entry ", 7)) in_entry = true;
        if (memmem(line, length, ".func ", 6)) in_entry = false;
        put_line(&at, line, length, in_entry);
    }
    *at = 0;
    return text;
}

/* ---- the kernel ---- */

static char *last_message;

static void log_cb(unsigned level, const char *tag, const char *message, void *user)
{
    (void)level, (void)tag, (void)user;
    free(last_message);
    last_message = strdup(message);
}

static const struct optix7_calls *library(void)
{
    static struct optix7_calls calls;
    if (!calls.Launch) optix7_load(87, &calls);
    return &calls;
}

static void *context(void)
{
    static void *handle;
    const struct optix7_context_options options = {.log = log_cb, .log_level = OPTIX7_LOG_ERROR};
    if (!handle) library()->DeviceContextCreate(NULL, &options, &handle);
    return handle;
}

static const struct optix7_pipeline_options pipeline_options = {.params_name = "params"};

static bool build(struct standin_jit *kernel, const char *text, const char *name)
{
    char entry[300];
    void *module = NULL, *group = NULL;
    const struct optix7_module_options module_options = {0};
    const struct optix7_group_options group_options = {0};
    const struct optix7_link_options link = {0};
    const struct optix7_calls *t = library();
    snprintf(entry, sizeof(entry), "__raygen__%s", name);
    bool ok = !t->ModuleCreate(context(), &module_options, &pipeline_options, text, strlen(text),
                               NULL, NULL, &module);
    const struct optix7_group_desc desc = {OPTIX7_GROUP_RAY_GENERATION, 0, {{module, entry}}};
    ok = ok && !t->ProgramGroupCreate(context(), &desc, 1, &group_options, NULL, NULL, &group);
    ok = ok && !t->PipelineCreate(context(), &pipeline_options, &link, &group, 1, NULL, NULL,
                                  &kernel->pipeline);
    return ok && !t->SbtRecordPackHeader(group, kernel->record.bytes);
}

struct standin_jit *standin_jit_make(const char *ptx, const char *name, char *why, size_t why_size)
{
    char *text = rewrite(ptx);
    struct standin_jit *kernel = aligned_alloc(16, (sizeof(*kernel) + 15) / 16 * 16);
    bool ok = text && kernel && build(kernel, text, name);
    if (!ok) snprintf(why, why_size, "%s", last_message ? last_message : "out of memory");
    free(text);
    if (ok) return kernel;
    free(kernel);
    return NULL;
}

bool standin_jit_run(struct standin_jit *kernel, const struct standin_launch *launch, char *why,
                     size_t why_size)
{
    const struct optix7_binding_table records = {.ray_generation = (uintptr_t)kernel->record.bytes};
    const void *params = launch->extra ? launch->extra[1] : launch->parameters[0];
    unsigned threads = launch->grid[0] * launch->block[0];
    if (!library()->Launch(kernel->pipeline, NULL, (uintptr_t)params, 1, &records, threads, 1, 1))
        return true;
    snprintf(why, why_size, "%s", last_message ? last_message : "the launch failed");
    return false;
}
