/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Variables of a module. Each becomes an array of bytes in its address space (.global 1, .const 4)
 * with the alignment and initial value as written. An initial value that holds addresses becomes a
 * packed struct of byte runs and 64-bit integers.
 */
#include <string.h>

#include "compiler/lift/internal.h"

static LLVMTypeRef bytes_type(struct rwc_lift *l, uint64_t count)
{
    return LLVMArrayType2(rwc_int(l, 8), count);
}

static LLVMValueRef pointer_plus(struct rwc_lift *l, LLVMValueRef pointer, int64_t offset)
{
    if (!offset) return pointer;
    LLVMValueRef index = LLVMConstInt(rwc_int(l, 64), (uint64_t)offset, true);
    if (LLVMIsConstant(pointer)) return LLVMConstGEP2(rwc_int(l, 8), pointer, &index, 1);
    return LLVMBuildGEP2(l->builder, rwc_int(l, 8), pointer, &index, 1, "");
}

static bool is_const_space(LLVMValueRef pointer)
{
    return LLVMGetPointerAddressSpace(LLVMTypeOf(pointer)) == 4;
}

static LLVMValueRef id_plus(struct rwc_lift *l, const struct rwc_symbol *symbol, int64_t offset)
{
    LLVMValueRef id = rwc_lift_function_id(l, symbol);
    return id ? rwc_const(id, LLVMConstIntGetZExtValue(id) + (uint64_t)offset) : NULL;
}

LLVMValueRef rwc_lift_symbol_address(struct rwc_lift *l, struct rwc_symbol *symbol, int64_t offset)
{
    if (symbol->kind == RWC_SYMBOL_FUNCTION) return id_plus(l, symbol, offset);
    LLVMValueRef pointer = rwc_lift_pointer(l, symbol);
    if (!pointer) return NULL;
    pointer = pointer_plus(l, pointer, offset);
    if (LLVMIsConstant(pointer)) return LLVMConstPtrToInt(pointer, rwc_int(l, 64));
    return LLVMBuildPtrToInt(l->builder, pointer, rwc_int(l, 64), "");
}

/* ---- initial values ---- */

/* Fewer than this are written out, so that the variable stays one array of bytes. */
enum { MANY_ZEROS = 4096 };

/* The initial value while it is put together, in two rounds: first the types of its parts, so that
 * the variable can be made (it may hold its own address), then their values. */
struct image {
    unsigned char *bytes;
    uint64_t size, done; /* bytes before `done` are in parts */
    uint64_t zeros;      /* that follow, as one more part: nobody wrote them */
    LLVMTypeRef *types;  /* first round */
    LLVMValueRef *parts; /* second round, else NULL */
    unsigned part_count;
};

static void flush_bytes(struct rwc_lift *l, struct image *image, uint64_t end)
{
    if (image->done == end) return;
    const char *bytes = (const char *)image->bytes + image->done;
    size_t length = (size_t)(end - image->done);
    if (image->parts)
        image->parts[image->part_count] =
            LLVMConstStringInContext2(l->context, bytes, length, true);
    else
        image->types[image->part_count] = bytes_type(l, length);
    image->part_count++;
    image->done = end;
}

static LLVMValueRef address_value(struct rwc_lift *l, const struct rwc_ptx_init *init)
{
    struct rwc_symbol *symbol = rwc_lookup(l, init->symbol);
    if (!symbol || (symbol->kind != RWC_SYMBOL_MEMORY && symbol->kind != RWC_SYMBOL_FUNCTION))
        return rwc_lift_error(l, "'%s' in an initial value is not declared", init->symbol);
    if (symbol->kind == RWC_SYMBOL_FUNCTION) return id_plus(l, symbol, init->offset);
    LLVMValueRef pointer = rwc_lift_pointer(l, symbol);
    if (!pointer) return NULL;
    if (init->generic && is_const_space(pointer))
        pointer = LLVMConstAddrSpaceCast(pointer, LLVMPointerTypeInContext(l->context, 0));
    return LLVMConstPtrToInt(pointer_plus(l, pointer, init->offset), rwc_int(l, 64));
}

static bool put_address(struct rwc_lift *l, struct image *image, const struct rwc_ptx_init *init,
                        uint64_t at, unsigned size)
{
    flush_bytes(l, image, at);
    image->done = at + size;
    unsigned part = image->part_count++;
    LLVMTypeRef type = rwc_int(l, size * 8);
    if (!image->parts) {
        image->types[part] = type;
        return true;
    }
    LLVMValueRef value = address_value(l, init);
    if (value && size < 8) value = LLVMConstTrunc(value, type);
    image->parts[part] = value;
    return value;
}

/* Only of functions are 32 bits of an address enough. */
static bool is_whole_address(struct rwc_lift *l, const struct rwc_ptx_init *init, unsigned size)
{
    const struct rwc_symbol *symbol = rwc_lookup(l, init->symbol);
    bool is_function = symbol && symbol->kind == RWC_SYMBOL_FUNCTION;
    bool is_masked = init->bits + 1 > 1;
    return (size == 8 || (size == 4 && is_function)) && !is_masked;
}

/* Entries of a byte array that take an address apart: 0xFF(s), 0xFF00(s), ... eight in a row. */
static bool is_split_address(const struct rwc_ptx_init *init, size_t left)
{
    if (left < 8) return false;
    for (unsigned i = 0; i < 8; i++)
        if (init[i].kind != RWC_PTX_INIT_ADDRESS || strcmp(init[i].symbol, init[0].symbol) ||
            init[i].offset != init[0].offset || init[i].bits != (uint64_t)0xFF << i * 8)
            return false;
    return true;
}

static bool fill(struct rwc_lift *l, struct image *image, const struct rwc_ptx_var *var)
{
    unsigned size = rwc_ptx_type_size(var->type);
    for (size_t i = 0; i < var->init_count; i++) {
        uint64_t at = (uint64_t)i * size;
        if (at + size > image->size) {
            rwc_lift_error(l, "variable '%s' has more initial values than elements", var->name);
            return false;
        }
        const struct rwc_ptx_init *init = &var->init[i];
        if (init->kind == RWC_PTX_INIT_BITS) {
            memcpy(image->bytes + at, &init->bits, size < 8 ? size : 8);
            continue;
        }
        bool split = size == 1 && is_split_address(init, var->init_count - i);
        if (!split && !is_whole_address(l, init, size)) {
            rwc_lift_error(l,
                           "variable '%s': the address of '%s' can only be stored whole, as 64 "
                           "bits",
                           var->name, init->symbol);
            return false;
        }
        if (!put_address(l, image, init, at, split ? 8 : size)) return false;
        if (split) i += 7;
    }
    flush_bytes(l, image, image->size);
    if (!image->zeros) return true;
    LLVMTypeRef rest = bytes_type(l, image->zeros);
    if (image->parts)
        image->parts[image->part_count] = LLVMConstNull(rest);
    else
        image->types[image->part_count] = rest;
    image->part_count++;
    return true;
}

static bool image_open(struct rwc_lift *l, struct image *image, const struct rwc_ptx_var *var)
{
    uint64_t written = (uint64_t)var->init_count * rwc_ptx_type_size(var->type);
    *image = (struct image){.size = rwc_ptx_var_size(var)};
    if (image->size > written && image->size - written >= MANY_ZEROS) {
        image->zeros = image->size - written;
        image->size = written;
    }
    size_t parts = 2 * var->init_count + 2;
    image->bytes = rwc_lift_alloc(l, (size_t)image->size);
    image->types = rwc_lift_alloc(l, parts * sizeof(*image->types));
    return image->bytes && image->types && fill(l, image, var);
}

static LLVMTypeRef image_type(struct rwc_lift *l, const struct image *image)
{
    if (image->part_count == 1) return image->types[0];
    return LLVMStructTypeInContext(l->context, image->types, image->part_count, true);
}

static LLVMValueRef image_value(struct rwc_lift *l, struct image *image,
                                const struct rwc_ptx_var *var)
{
    image->parts = rwc_lift_alloc(l, (image->part_count + 1) * sizeof(*image->parts));
    image->part_count = 0;
    image->done = 0;
    if (!image->parts || !fill(l, image, var)) return NULL;
    if (image->part_count == 1) return image->parts[0];
    return LLVMConstStructInContext(l->context, image->parts, image->part_count, true);
}

/* ---- variables ---- */

/* Bind gives the handle its value. */
bool rwc_lift_is_reference(const struct rwc_ptx_var *var)
{
    return var->type == RWC_PTX_TEXREF || var->type == RWC_PTX_SURFREF ||
           var->space == RWC_PTX_SPACE_TEX;
}

static const char *refusal(const struct rwc_ptx_var *var)
{
    if (var->space == RWC_PTX_SPACE_SHARED)
        return "shared memory is not available to ray programs; use local variables or a buffer";
    if (var->type == RWC_PTX_SAMPLERREF)
        return "samplers apart from their textures are not supported; use a texture with its "
               "sampler";
    if (rwc_lift_is_reference(var)) return NULL;
    if (var->space != RWC_PTX_SPACE_GLOBAL && var->space != RWC_PTX_SPACE_CONST)
        return "only .global and .const variables may stand outside of functions";
    if (var->external) return "it is declared .extern, but this module does not define it";
    if (!rwc_ptx_var_size(var)) return "it has no size";
    return NULL;
}

/* A variable of a function has its name and the number of its statement too. An alias has the body
 * of another function and so its variables: they are named after the first. */
static const char *global_name(struct rwc_lift *l, const struct rwc_ptx_var *var)
{
    const struct rwc_ptx_module *ast = l->ast;
    if ((uintptr_t)var - (uintptr_t)ast->vars < ast->var_count * sizeof(*var))
        return rwc_lift_text(l, "%s%s", l->prefix, var->name);
    const struct rwc_ptx_function *owner = ast->functions;
    while (owner->body != l->function->body) owner++;
    size_t at = 0;
    while (owner->body[at].kind != RWC_PTX_STMT_VAR || owner->body[at].var != var) at++;
    return rwc_lift_text(l, "%s%s.%s.%zu", l->prefix, owner->name, var->name, at);
}

static LLVMValueRef make_global(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    const struct rwc_ptx_var *var = symbol->var;
    const char *why = refusal(var);
    if (why) return rwc_lift_error(l, "variable '%s': %s", var->name, why);
    struct image image;
    if (var->init_count && !image_open(l, &image, var)) return NULL;
    const char *name = global_name(l, var);
    if (!name) return NULL;
    bool constant = var->space == RWC_PTX_SPACE_CONST;
    LLVMTypeRef type = var->init_count
                           ? image_type(l, &image)
                           : bytes_type(l, rwc_lift_is_reference(var) ? 8 : rwc_ptx_var_size(var));
    symbol->value = LLVMAddGlobalInAddressSpace(l->module, type, name, constant ? 4 : 1);
    LLVMSetAlignment(symbol->value, rwc_lift_is_reference(var) ? 8 : rwc_ptx_var_align(var));
    LLVMSetLinkage(symbol->value, LLVMInternalLinkage);
    LLVMSetGlobalConstant(symbol->value, constant);
    LLVMValueRef value = var->init_count ? image_value(l, &image, var) : LLVMConstNull(type);
    if (value) LLVMSetInitializer(symbol->value, value);
    return value ? symbol->value : NULL;
}

LLVMValueRef rwc_lift_pointer(struct rwc_lift *l, struct rwc_symbol *symbol)
{
    if (symbol->value) return symbol->value;
    return make_global(l, symbol);
}
