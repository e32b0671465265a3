/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables and programs of a module. Metadata is matched by name: the symbol of a variable's
 * metadata is that of the variable with one more namespace, rti_internal_..., anywhere in it, so
 * both are reduced to the same source name.
 */
#include "compiler/module/interface.h"

#include "compiler/base/demangle.h"
#include "compiler/ptx/arena.h"

#include <stdlib.h>
#include <string.h>

enum { TYPE_MAGIC = 0x796152 };

/* The second word of an rtTextureSampler of Raywright's own header, which has no metadata. */
#define TEXTURE_MAGIC UINT64_C(0x7275747865547752)

enum metadata { TYPE_INFO, TYPE_NAME, TYPE_ENUM, SEMANTIC, ANNOTATION, METADATA_KINDS };

static const char *const metadata_names[METADATA_KINDS] = {
    "rti_internal_typeinfo", "rti_internal_typename",   "rti_internal_typeenum",
    "rti_internal_semantic", "rti_internal_annotation",
};

/* Interned source name and, for metadata, its kind. */
struct symbol {
    const char *name;
    int kind; /* enum metadata, or -1: an ordinary variable */
    const struct rwc_ptx_var *var;
};

struct reader {
    const struct rwc_ptx_module *ast;
    struct rwc_ptx_arena *arena;
    const char *where;
    struct rwc_diag *diag;
    struct symbol *symbols;  /* of every module variable, in order */
    struct symbol *metadata; /* sorted by name pointer, then kind */
    size_t metadata_count;
};

static bool part_is(const struct rwc_name_part *part, const char *text)
{
    return part->length == strlen(text) && memcmp(part->text, text, part->length) == 0;
}

static int metadata_kind(const struct rwc_name_part *part)
{
    for (int i = 0; i < METADATA_KINDS; i++)
        if (part_is(part, metadata_names[i])) return i;
    return -1;
}

/* The parts joined by "::", without the metadata namespace, whose kind is returned. */
static const char *source_name(struct rwc_ptx_arena *arena, const char *symbol, int *kind)
{
    struct rwc_name_parts parts;
    size_t length = 0, total = 1;
    rwc_demangle(symbol, &parts);
    *kind = -1;
    for (size_t i = 0; i < parts.count; i++) total += parts.parts[i].length + 2;
    char *text = rwc_ptx_alloc(arena, total);
    if (!text) return NULL;
    for (size_t i = 0; i < parts.count; i++) {
        bool last = i + 1 == parts.count;
        int found = *kind < 0 && !last ? metadata_kind(&parts.parts[i]) : -1;
        if (found >= 0) {
            *kind = found;
            continue;
        }
        memcpy(text + length, parts.parts[i].text, parts.parts[i].length);
        length += parts.parts[i].length;
        if (!last) memcpy(text + length, "::", 2), length += 2;
    }
    struct rwc_ptx_name *name = rwc_ptx_intern(arena, text, length);
    return name ? name->text : NULL;
}

static int compare_symbols(const void *a, const void *b)
{
    const struct symbol *left = a, *right = b;
    uintptr_t l = (uintptr_t)left->name, r = (uintptr_t)right->name;
    return l != r ? (l > r) - (l < r) : (left->kind > right->kind) - (left->kind < right->kind);
}

static const struct rwc_ptx_var *find_metadata(const struct reader *r, const char *name, int kind)
{
    const struct symbol key = {name, kind, NULL};
    const struct symbol *found =
        bsearch(&key, r->metadata, r->metadata_count, sizeof(key), compare_symbols);
    return found ? found->var : NULL;
}

static bool name_symbols(struct reader *r)
{
    size_t count = r->ast->var_count;
    r->symbols = rwc_ptx_alloc(r->arena, (count + 1) * sizeof(*r->symbols));
    r->metadata = rwc_ptx_alloc(r->arena, (count + 1) * sizeof(*r->metadata));
    if (!r->symbols || !r->metadata) return false;
    for (size_t i = 0; i < count; i++) {
        struct symbol *symbol = &r->symbols[i];
        symbol->var = &r->ast->vars[i];
        symbol->name = source_name(r->arena, symbol->var->name, &symbol->kind);
        if (!symbol->name) return false;
        if (symbol->kind >= 0) r->metadata[r->metadata_count++] = *symbol;
    }
    qsort(r->metadata, r->metadata_count, sizeof(*r->metadata), compare_symbols);
    return true;
}

/* Bytes of a variable's initialiser, rwc_ptx_var_size(var) of them, zero-filled at the end. NULL:
 * there is none, it holds addresses, or memory ran out (the arena knows). */
static const void *initial_of(const struct rwc_ptx_module *ast, const struct rwc_ptx_var *var)
{
    uint64_t size = rwc_ptx_var_size(var);
    unsigned element = rwc_ptx_type_size(var->type);
    if (!var->init_count || !size || size > SIZE_MAX / 2) return NULL;
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind != RWC_PTX_INIT_BITS) return NULL;
    unsigned char *bytes = rwc_ptx_alloc(ast->arena, (size_t)size);
    for (size_t i = 0; bytes && i < var->init_count; i++)
        for (unsigned b = 0; b < element && b < 8; b++)
            bytes[i * element + b] = (unsigned char)(var->init[i].bits >> 8 * b);
    return bytes;
}

/* Text metadata may lack its final 0. */
static const char *read_text(const struct reader *r, const char *name, int kind)
{
    const struct rwc_ptx_var *var = find_metadata(r, name, kind);
    const char *bytes = var ? initial_of(r->ast, var) : NULL;
    if (!bytes) return "";
    size_t length = strnlen(bytes, (size_t)rwc_ptx_var_size(var));
    struct rwc_ptx_name *text = rwc_ptx_intern(r->arena, bytes, length);
    return text ? text->text : "";
}

static bool read_word(const struct reader *r, const struct rwc_ptx_var *var, size_t index,
                      uint32_t *out)
{
    const unsigned char *bytes = var ? initial_of(r->ast, var) : NULL;
    if (!bytes || rwc_ptx_var_size(var) < 4 * index + 4) return false;
    bytes += 4 * index;
    *out = bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    return true;
}

static enum rwc_variable_class class_of(const char *semantic)
{
    if (!*semantic) return RWC_VARIABLE_PLAIN;
    return strncmp(semantic, "attribute ", 10) ? RWC_VARIABLE_SEMANTIC : RWC_VARIABLE_ATTRIBUTE;
}

static void set_common(struct rwc_variable *out, const struct symbol *symbol)
{
    *out = (struct rwc_variable){.name = symbol->name,
                                 .symbol = symbol->var->name,
                                 .type_name = "",
                                 .semantic = "",
                                 .annotation = "",
                                 .type_enum = RWC_TYPE_PLAIN};
}

static bool read_declared(struct reader *r, const struct symbol *symbol, struct rwc_variable *out)
{
    const struct rwc_ptx_var *var = symbol->var;
    const struct rwc_ptx_var *info = find_metadata(r, symbol->name, TYPE_INFO);
    uint32_t magic = 0, size = 0, type_enum = RWC_TYPE_PLAIN;
    set_common(out, symbol);
    if (!read_word(r, info, 0, &magic) || magic != TYPE_MAGIC)
        return rwc_error(r->diag, r->where, info->line,
                         "the type information of variable %s is damaged: found 0x%x, expected "
                         "0x%x; declare it with rtDeclareVariable",
                         symbol->name, magic, TYPE_MAGIC);
    read_word(r, info, 1, &size);
    read_word(r, find_metadata(r, symbol->name, TYPE_ENUM), 0, &type_enum);
    out->type_name = read_text(r, symbol->name, TYPE_NAME);
    out->semantic = read_text(r, symbol->name, SEMANTIC);
    out->annotation = read_text(r, symbol->name, ANNOTATION);
    out->cls = class_of(out->semantic);
    out->type_enum = type_enum;
    out->size = (size_t)rwc_ptx_var_size(var);
    if (!out->size) out->size = size; /* "extern" without a length */
    out->align = rwc_ptx_var_align(var);
    out->initial = initial_of(r->ast, var);
    return true;
}

static void read_buffer(const struct symbol *symbol, const struct rwc_buffer_use *use,
                        struct rwc_variable *out)
{
    set_common(out, symbol);
    out->cls = RWC_VARIABLE_BUFFER;
    out->size = sizeof(struct rw_buffer);
    out->align = _Alignof(struct rw_buffer);
    out->buffer_dim = use->dim;
    out->buffer_element_size = use->element_size;
}

static bool is_texture(const struct rwc_ptx_module *ast, const struct rwc_ptx_var *var)
{
    if (var->type == RWC_PTX_TEXREF) return true;
    if (rwc_ptx_var_size(var) != 16) return false;
    const unsigned char *bytes = initial_of(ast, var);
    uint64_t magic = 0;
    for (int i = 15; bytes && i >= 8; i--) magic = magic << 8 | bytes[i];
    return magic == TEXTURE_MAGIC;
}

static void read_texture(const struct symbol *symbol, struct rwc_variable *out)
{
    set_common(out, symbol);
    out->cls = RWC_VARIABLE_TEXTURE;
    out->size =
        symbol->var->type == RWC_PTX_TEXREF ? 8 : 16; /* object, and id where there is room */
    out->align = 8;
}

/* The host gives a surface object, a number. */
static void read_surface(const struct symbol *symbol, struct rwc_variable *out)
{
    set_common(out, symbol);
    out->cls = RWC_VARIABLE_PLAIN;
    out->type_enum = RWC_TYPE_SURFACE;
    out->type_name = "unsigned long long";
    out->size = 8;
    out->align = 8;
}

static bool read_variables(struct reader *r, const struct rwc_variable **variable_of,
                           struct rwc_interface *out)
{
    size_t count = r->ast->var_count;
    struct rwc_buffer_use *uses = rwc_ptx_alloc(r->arena, (count + 1) * sizeof(*uses));
    out->variables = rwc_ptx_alloc(r->arena, (count + 1) * sizeof(*out->variables));
    if (!uses || !out->variables || !rwc_interface_buffers(r->ast, uses)) return false;
    unsigned errors = r->diag->errors;
    for (size_t i = 0; i < count; i++) {
        struct rwc_variable *variable = &out->variables[out->variable_count];
        const struct symbol *symbol = &r->symbols[i];
        if (symbol->kind >= 0) continue;
        if (find_metadata(r, symbol->name, TYPE_INFO)) {
            if (!read_declared(r, symbol, variable)) continue;
        } else if (uses[i].is_buffer) {
            read_buffer(symbol, &uses[i], variable);
        } else if (is_texture(r->ast, symbol->var)) {
            read_texture(symbol, variable);
        } else if (symbol->var->type == RWC_PTX_SURFREF) {
            read_surface(symbol, variable);
        } else {
            continue;
        }
        variable_of[i] = variable;
        out->variable_count++;
    }
    return r->diag->errors == errors;
}

static bool has_metadata(const struct reader *r, const char *name)
{
    for (int kind = 0; kind < METADATA_KINDS; kind++)
        if (find_metadata(r, name, kind)) return true;
    return false;
}

/* Registers of the classic headers, which hold what an exception program asks for. */
static bool is_exception_register(const char *symbol)
{
    return strstr(symbol, "21rti_internal_register") != NULL;
}

bool rwc_interface_objects(const struct rwc_ptx_module *ast, bool *objects)
{
    struct reader r = {.ast = ast, .arena = ast->arena};
    struct rwc_buffer_use *uses = rwc_ptx_alloc(r.arena, (ast->var_count + 1) * sizeof(*uses));
    if (!uses || !name_symbols(&r) || !rwc_interface_buffers(ast, uses) ||
        !rwc_interface_buffer_candidates(ast, uses))
        return false;
    for (size_t i = 0; i < ast->var_count; i++) {
        const struct rwc_ptx_var *var = &ast->vars[i];
        objects[i] = r.symbols[i].kind >= 0 || has_metadata(&r, r.symbols[i].name) ||
                     uses[i].is_buffer || is_texture(ast, var) || var->type >= RWC_PTX_TEXREF ||
                     var->space == RWC_PTX_SPACE_TEX || is_exception_register(var->name);
    }
    return !r.arena->failed;
}

/* Without -rdc=true nvcc keeps callable programs as functions that are not visible. They are told
 * by the name alone from functions that the source calls static, _ZL4pickEi or, with -rdc=true,
 * _ZN..._INTERNAL_...4pickEi. */
static bool is_program(const struct rwc_ptx_function *function)
{
    if (!function->has_body) return false;
    if (function->is_entry || function->visible || function->weak) return true;
    return strncmp(function->name, "_ZL", 3) != 0 && !strstr(function->name, "_INTERNAL_");
}

static bool read_programs(struct reader *r, struct rwc_interface *out)
{
    size_t count = r->ast->function_count;
    out->programs = rwc_ptx_alloc(r->arena, (count + 1) * sizeof(*out->programs));
    if (!out->programs) return false;
    for (size_t i = 0; i < count; i++) {
        const struct rwc_ptx_function *function = &r->ast->functions[i];
        int kind;
        if (!is_program(function)) continue;
        struct rwc_program *program = &out->programs[out->program_count++];
        program->name = source_name(r->arena, function->name, &kind);
        program->symbol = function->name;
        program->is_callable = !function->is_entry;
        if (!program->name) return false;
    }
    return true;
}

bool rwc_interface_read(const struct rwc_ptx_module *ast, const char *where,
                        struct rwc_interface *out, struct rwc_diag *diag)
{
    struct reader r = {.ast = ast, .arena = ast->arena, .where = where, .diag = diag};
    unsigned errors = diag->errors;
    *out = (struct rwc_interface){0};
    const struct rwc_variable **variable_of =
        rwc_ptx_alloc(r.arena, (ast->var_count + 1) * sizeof(*variable_of));
    bool ok = variable_of && name_symbols(&r) && read_variables(&r, variable_of, out) &&
              read_programs(&r, out) &&
              rwc_interface_uses(ast, variable_of, out->programs, out->program_count);
    if (diag->errors != errors) return false;
    if (ok && !r.arena->failed) return true;
    return rwc_out_of_memory(diag, where, "while reading the variables of the module");
}
