/* SPDX-License-Identifier: Apache-2.0 */
/*
 * `raywright compile`: programs from CUDA C or PTX files, each in the role that the command line
 * gives it, become one kernel, without scene, context or GPU.
 *
 * There are no scopes to look variables up in, so every variable lives in the constant block, equal
 * names of equal size at one place: code and frames are as in an application whose variables have
 * one value each.
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "raywright_abi.h"
#include "runtime/optix7/module.h"
#include "runtime/source/source.h"
#include "tools/command.h"
#include "tools/compile.h"
#include "tools/files.h"

enum { MOST = RW_COMPILE_MOST, ALIGNMENT = 16 };

struct place { /* of a variable in the constant block */
    const struct rwc_variable *variable;
    uint32_t offset;
};

struct work {
    struct rw_compile_settings *settings;
    struct rwc_module *modules[MOST];
    size_t module_count;
    struct rwc_program_desc programs[MOST];
    struct rwc_binding *bindings[MOST];
    struct place places[1024];
    size_t place_count;
    uint32_t end; /* of the constant block */
};

/* ---- files ---- */

static bool is_cuda_c(const char *path)
{
    const char *dot = strrchr(path, '.');
    return dot && strcmp(dot, ".ptx");
}

/* Says what the compiler said; false. */
static bool refuse(struct rwc_diag *diag, const char *what)
{
    fprintf(stderr, "raywright compile: %s:\n%s\n", what,
            diag->text ? diag->text : "out of memory");
    rwc_diag_free(diag);
    return false;
}

static bool to_ptx(const struct rw_compile_settings *s, const struct rw_compile_file *file,
                   char **text, size_t *size)
{
    const char *all[2 * MOST];
    char *folder = strdup(file->path);
    char *slash = folder ? strrchr(folder, '/') : NULL;
    if (slash) *slash = '\0';
    memcpy(all, s->common.items, s->common.count * sizeof(*all));
    memcpy(all + s->common.count, file->own.items, file->own.count * sizeof(*all));
    struct rw_source source = {*text, file->path, slash ? folder : ".",
                               s->common.count + file->own.count, all};
    struct rw_source_result made;
    RTresult result = rw_source_to_ptx(&source, NULL, &made);
    free(folder);
    free(*text);
    *text = made.ptx;
    *size = made.ptx_size;
    if (result != RT_SUCCESS)
        rw_fail("compile", "%s", made.message ? made.message : "out of memory");
    free(made.message);
    return result == RT_SUCCESS;
}

static bool add_file(struct work *w, const struct rw_compile_file *file)
{
    const char *path = file->path;
    size_t size = 0;
    char *text = rw_slurp(path, &size);
    struct rwc_diag diag = {0};
    bool source = is_cuda_c(path);
    if (!text) return !rw_fail("compile", "reading %s: %s", path, strerror(errno));
    if (source && !to_ptx(w->settings, file, &text, &size)) return false;
    struct rwc_module *module = source ? rwc_module_create_generated(text, size, path, &diag)
                                       : rwc_module_create(text, size, path, &diag);
    free(text);
    if (!module) return refuse(&diag, path);
    w->modules[w->module_count++] = module;
    rwc_diag_free(&diag);
    return true;
}

/* ---- programs ---- */

/* -1: no room. */
static int64_t place_of(struct work *w, const struct rwc_variable *v)
{
    for (size_t i = 0; i < w->place_count; i++)
        if (!strcmp(w->places[i].variable->name, v->name) && w->places[i].variable->size == v->size)
            return w->places[i].offset;
    if (w->place_count == sizeof(w->places) / sizeof(w->places[0])) return -1;
    struct place *place = &w->places[w->place_count++];
    *place = (struct place){v, w->end};
    w->end += (uint32_t)((v->size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT);
    return place->offset;
}

static bool bind(struct work *w, struct rwc_program_desc *desc)
{
    const struct rwc_program *program = desc->program;
    struct rwc_binding *list = calloc(program->variable_count + 1, sizeof(*list));
    if (!list) return !rw_fail("compile", "out of memory");
    w->bindings[w->settings->desc.program_count] = list;
    desc->bindings = list;
    for (size_t i = 0; i < program->variable_count; i++) {
        const struct rwc_variable *v = program->variables[i];
        if (!rwc_is_scoped(v)) continue;
        int64_t offset = place_of(w, v);
        if (offset < 0) return !rw_fail("compile", "too many variables");
        list[desc->binding_count++] =
            (struct rwc_binding){v->symbol, RWC_STORAGE_CONSTANT, (uint32_t)offset};
    }
    return true;
}

/* ":0,1" as a bit set; 0: not of that form. */
static uint32_t ray_types(const char *list)
{
    uint32_t bits = 0;
    if (!list) return 1;
    for (const char *at = list + 1; *at;) {
        char *end;
        unsigned long type = strtoul(at, &end, 10);
        if (end == at || type > 31 || (*end && *end != ',')) return 0;
        bits |= 1u << type;
        at = *end ? end + 1 : end;
    }
    return bits;
}

/* What a scene has that has a program of this kind. */
static const uint32_t features[RWC_PROGRAM_KINDS] = {
    [RWC_ANY_HIT] = RW_FEATURE_ANY_HIT,
    [RWC_INTERSECTION] = RW_FEATURE_PRIMITIVES,
    [RWC_ATTRIBUTE] = RW_FEATURE_TRIANGLES | RW_FEATURE_ATTRIBUTE_PROGRAM,
    [RWC_VISIT] = RW_FEATURE_INSTANCES | RW_FEATURE_SELECTORS,
};

static bool add_program(struct work *w, const struct rwc_module *module,
                        const struct rwc_program *program, enum rwc_program_kind kind,
                        uint32_t types)
{
    struct rwc_kernel_desc *k = &w->settings->desc;
    struct rwc_program_desc *desc = &w->programs[k->program_count];
    if (k->program_count == MOST) return !rw_fail("compile", "at most %d programs", MOST);
    desc->module = module;
    desc->program = program;
    desc->kind = kind;
    desc->id = RW_STATE_FIRST_PROGRAM + (uint32_t)k->program_count;
    desc->callable_id = kind == RWC_CALLABLE ? desc->id : 0;
    desc->ray_types = types;
    while (types >> k->ray_type_count) k->ray_type_count++;
    k->features |= features[kind];
    if (!bind(w, desc)) return false;
    k->program_count++;
    return true;
}

static bool add_named(struct work *w, enum rwc_program_kind kind, const char *name, uint32_t types)
{
    for (size_t i = 0; i < w->module_count; i++) {
        const struct rwc_program *program = rwc_module_find(w->modules[i], name);
        if (program) return add_program(w, w->modules[i], program, kind, types);
    }
    return !rw_fail("compile", "no file has a program '%s'", name);
}

/* Programs of OptiX 7 say by their names what they are. */
static bool add_all(struct work *w)
{
    for (size_t i = 0; i < w->module_count; i++) {
        size_t count;
        const struct rwc_program *programs = rwc_module_programs(w->modules[i], &count);
        for (size_t k = 0; k < count; k++) {
            enum rwc_program_kind kind;
            if (rw_optix7_kind_of_name(programs[k].name, &kind) &&
                !add_program(w, w->modules[i], &programs[k], kind, 1))
                return false;
        }
    }
    return true;
}

/* "ROLE=PROGRAM:TYPES". */
static bool add_role(struct work *w, const char *word)
{
    size_t length = strcspn(word, "=");
    char *name = strdup(word + length + 1);
    char *colon = name ? strrchr(name, ':') : NULL;
    if (colon && colon > name && colon[-1] == ':') colon = NULL; /* a namespace */
    uint32_t types = ray_types(colon);
    if (colon) *colon = '\0';
    bool known = false, good = false;
    for (unsigned kind = 0; name && kind < RWC_PROGRAM_KINDS && !known; kind++) {
        const char *role = rwc_kinds[kind].role;
        known = strlen(role) == length && !strncmp(role, word, length);
        if (known && types) good = add_named(w, kind, name, types);
    }
    if (!known || !types) rw_misuse("compile", "'%s' is no ROLE=PROGRAM[:TYPES]", word);
    free(name);
    return good;
}

/* ---- the whole ---- */

static bool write_results(const struct rw_compile_settings *s, const struct rwc_kernel *kernel)
{
    if (s->report && !rw_spill(s->report, kernel->report, strlen(kernel->report)))
        return !rw_fail("compile", "writing %s: %s", s->report, strerror(errno));
    if (s->output && !rw_spill(s->output, kernel->code, kernel->code_size))
        return !rw_fail("compile", "writing %s: %s", s->output, strerror(errno));
    if (!s->output && fwrite(kernel->code, 1, kernel->code_size, stdout) != kernel->code_size)
        return !rw_fail("compile", "writing: %s", strerror(errno));
    return true;
}

static bool compile(struct work *w)
{
    struct rwc_diag diag = {0};
    const struct rw_compile_settings *s = w->settings;
    struct rwc_kernel_desc *k = &w->settings->desc;
    for (unsigned i = 0; i < s->file_count; i++)
        if (!add_file(w, &s->files[i])) return false;
    for (unsigned i = 0; i < s->role_count; i++)
        if (!add_role(w, s->roles[i])) return false;
    if (s->optix && !s->role_count && !add_all(w)) return false;
    if (!k->program_count) {
        rw_misuse("compile", s->optix ? "no file has a program, such as __raygen__NAME"
                                      : "give at least one program a role");
        return false;
    }
    k->programs = w->programs;
    k->constant_size = w->end;
    if (s->optix && !rw_compile_describe_pipeline(w->settings)) return false;
    struct rwc_kernel *kernel = rwc_compile(k, &diag);
    if (!kernel) return refuse(&diag, "compiling failed");
    bool good = write_results(w->settings, kernel);
    rwc_kernel_free(kernel);
    rwc_diag_free(&diag);
    return good;
}

static int run(struct rw_compile_settings *s)
{
    struct work *w = calloc(1, sizeof(*w));
    if (!w) return rw_fail("compile", "out of memory");
    w->settings = s;
    bool good = compile(w);
    for (size_t i = 0; i < w->module_count; i++) rwc_module_free(w->modules[i]);
    for (size_t i = 0; i < MOST; i++) free(w->bindings[i]);
    free(w);
    return good ? RW_EXIT_OK : RW_EXIT_FAILED;
}

int rw_run_compile(int argc, char **argv)
{
    struct rw_compile_settings *s = calloc(1, sizeof(*s));
    if (!s) return rw_fail("compile", "out of memory");
    bool end;
    s->desc = (struct rwc_kernel_desc){.target = RWC_TARGET_CUDA,
                                       .sm = 90,
                                       .max_trace_depth = 5,
                                       .features = RW_FEATURE_STACK_CHECK};
    int code = rw_compile_read(s, argc, argv, &end);
    if (!code && !end) code = run(s);
    rw_compile_free(s);
    free(s);
    return code;
}
