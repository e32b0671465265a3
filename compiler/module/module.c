/* SPDX-License-Identifier: Apache-2.0 */
/*
 * A module: one PTX text, parsed and checked, with its interface. Never touches LLVM, so that a
 * program whose kernels are in the disk cache starts fast.
 */
#include "compiler/module/module.h"

#include "compiler/base/demangle.h"
#include "compiler/base/hash.h"

#include <stdlib.h>
#include <string.h>

static bool check_address_size(const struct rwc_module *module, struct rwc_diag *diag)
{
    if (module->ast->address_size == 64) return true;
    return rwc_error(diag, module->name, 0,
                     "found PTX with addresses of %u bits, expected 64; compile with -m64",
                     module->ast->address_size);
}

static bool out_of_memory(struct rwc_diag *diag, const char *name)
{
    return rwc_out_of_memory(diag, name, "while creating a module");
}

/* Source positions in PTX as NVRTC writes it, one directive a line: .loc and .file, which has the
 * working directory in it, and the debug section, which ends with the line of its '}'. */
static bool is_position(const char *line, size_t length, bool *section)
{
    static const char *const directives[] = {".loc\t", ".loc ", ".file\t", ".file "};
    if (*section) {
        *section = !memchr(line, '}', length);
        return true;
    }
    while (length && (*line == ' ' || *line == '\t')) line++, length--;
    *section = length > 8 && !memcmp(line, ".section", 8);
    for (size_t i = 0; i < sizeof(directives) / sizeof(directives[0]); i++)
        if (length > 6 && !strncmp(line, directives[i], strlen(directives[i]))) return true;
    return *section;
}

/* A kernel does not depend on where its source lies. PTX that somebody else wrote counts in full:
 * nothing is known of its lines. */
static void hash_generated(struct rwc_module *module)
{
    struct rwc_hasher hasher;
    bool section = false;
    rwc_hash_begin(&hasher);
    for (const char *line = module->text, *end; *line; line = end) {
        end = line + strcspn(line, "\n");
        end += *end == '\n';
        if (!is_position(line, (size_t)(end - line), &section))
            rwc_hash_add(&hasher, line, (size_t)(end - line));
    }
    rwc_hash_end(&hasher, module->hash);
}

void rwc_module_locate(const struct rwc_module *module, struct rwc_place *place)
{
    if (!module->generated || place->where != module->name || !place->line) return;
    struct rwc_source_position found = rwc_source_map_find(&module->source_map, place->line);
    place->generated = !found.line;
    if (!found.line) return;
    place->line = found.line;
    if (found.file) place->where = found.file;
}

static void locate(const void *module, struct rwc_place *place)
{
    rwc_module_locate(module, place);
}

/* NULL where the text has errors, and those of the rest are in the same report. */
static struct rwc_ptx_module *parse(const struct rwc_module *module, struct rwc_diag *diag)
{
    unsigned before = diag->errors;
    struct rwc_ptx_module *ast = rwc_ptx_read(module->text, module->length, module->name, diag);
    if (!ast || diag->errors == before) return ast;
    if (ast->address_size == 64) rwc_ptx_check(ast, module->name, diag);
    rwc_ptx_free(ast);
    return NULL;
}

static bool read_module(struct rwc_module *module, const char *ptx, size_t length, const char *name,
                        struct rwc_diag *diag)
{
    while (length && !ptx[length - 1]) length--; /* the same hash with and without the final NUL */
    module->name = strdup(name);
    module->text = malloc(length + 1);
    if (!module->name || !module->text) return out_of_memory(diag, name);
    if (length) memcpy(module->text, ptx, length);
    module->text[length] = '\0';
    module->length = length;
    if (module->generated)
        hash_generated(module);
    else
        rwc_hash(module->text, length, module->hash);
    module->ast = parse(module, diag);
    if (!module->ast || !check_address_size(module, diag)) return false;
    memcpy(&module->ast->identity, module->hash, sizeof(module->ast->identity));
    if (module->generated && !rwc_source_map_build(module->ast, name, &module->source_map))
        return out_of_memory(diag, name);
    bool checked = rwc_ptx_check(module->ast, module->name, diag);
    bool read = rwc_interface_read(module->ast, module->name, &module->interface, diag);
    return checked && read;
}

static struct rwc_module *create(const char *ptx, size_t length, const char *name, bool generated,
                                 struct rwc_diag *diag)
{
    struct rwc_module *module = calloc(1, sizeof(*module));
    if (!module) {
        out_of_memory(diag, name);
        return NULL;
    }
    module->generated = generated;
    diag->locate_cb = locate;
    diag->locate_user = module;
    bool ok = read_module(module, ptx, length, name, diag);
    diag->locate_cb = NULL;
    if (ok) return module;
    rwc_module_free(module);
    return NULL;
}

struct rwc_module *rwc_module_create(const char *ptx, size_t length, const char *name,
                                     struct rwc_diag *diag)
{
    return create(ptx, length, name ? name : "PTX string", false, diag);
}

struct rwc_module *rwc_module_create_generated(const char *ptx, size_t length, const char *source,
                                               struct rwc_diag *diag)
{
    return create(ptx, length, source, true, diag);
}

void rwc_module_free(struct rwc_module *module)
{
    if (!module) return;
    rwc_ptx_free(module->ast);
    free(module->text);
    free(module->name);
    free(module);
}

const char *rwc_module_name(const struct rwc_module *module)
{
    return module->name;
}

const struct rwc_ptx_module *rwc_module_ast(const struct rwc_module *module)
{
    return module->ast;
}

const char *rwc_module_text(const struct rwc_module *module, size_t *length)
{
    *length = module->length;
    return module->text;
}

bool rwc_module_is_generated(const struct rwc_module *module)
{
    return module->generated;
}

unsigned rwc_module_sm(const struct rwc_module *module)
{
    const char *target = module->ast->target;
    return target && !strncmp(target, "sm_", 3) ? (unsigned)strtoul(target + 3, NULL, 10) : 0;
}

size_t rwc_module_largest(const struct rwc_module *module, char *name, size_t size)
{
    const struct rwc_ptx_function *largest = NULL;
    for (size_t i = 0; i < module->ast->function_count; i++) {
        const struct rwc_ptx_function *f = &module->ast->functions[i];
        if (!largest || f->body_count > largest->body_count) largest = f;
    }
    if (!largest) return 0;
    rwc_demangle_text(largest->name, name, size);
    return largest->body_count;
}

void rwc_module_hash(const struct rwc_module *module, uint8_t out[16])
{
    memcpy(out, module->hash, sizeof(module->hash));
}

const struct rwc_program *rwc_module_programs(const struct rwc_module *module, size_t *count)
{
    *count = module->interface.program_count;
    return module->interface.programs;
}

/* Symbols first: they are unique, while overloads share a source name. */
const struct rwc_program *rwc_module_find(const struct rwc_module *module, const char *name)
{
    const struct rwc_interface *interface = &module->interface;
    for (size_t i = 0; i < interface->program_count; i++)
        if (!strcmp(interface->programs[i].symbol, name)) return &interface->programs[i];
    for (size_t i = 0; i < interface->program_count; i++)
        if (!strcmp(interface->programs[i].name, name)) return &interface->programs[i];
    return NULL;
}
