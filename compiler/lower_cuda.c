/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pass lower_cuda: calls rwc.ptx.<form> become inline assembly of that PTX instruction.
 *
 *   %d = call i32 @rwc.ptx.bfind.u32(i32 %a)   =>   %d = call i32 asm "bfind.u32 $0, $1;",
 * "=r,r"(i32 %a)
 *
 * A form with two results writes "d|p". Forms that touch memory take the address first, in
 * brackets, and keep their place; those that talk to the warp are convergent. All others depend on
 * their operands alone, and LLVM may merge or move them; lookups in textures count among these,
 * since no kernel writes its textures. Their operands are spelled as PTX does, in vectors:
 *
 *   @rwc.ptx.tex.2d.v4.f32.f32(i64 %t, float %x, float %y)   =>   tex.2d.v4.f32.f32
 *       {$0, $1, $2, $3}, [$4, {$5, $6}];
 *
 * Requires: forms are typed by value. Leaves: no rwc.ptx.* function.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/unit.h"

#define FORM_PREFIX "rwc.ptx."
#define ASM_BYTES 256

enum effect { PURE, MEMORY, WARP };

static const struct {
    const char *prefix;
    enum effect effect;
} effects[] = {
    {"ld.", MEMORY},      {"ldu.", MEMORY},      {"st.", MEMORY},        {"atom.", MEMORY},
    {"red.", MEMORY},     {"prefetch.", MEMORY}, {"prefetchu.", MEMORY}, {"applypriority.", MEMORY},
    {"discard.", MEMORY}, {"activemask.", WARP}, {"vote.", WARP},        {"match.", WARP},
    {"shfl.", WARP},      {"redux.", WARP},      {"elect.", WARP},       {"bar.", WARP},
    {"barrier.", WARP},   {"membar.", WARP},     {"fence.", WARP},       {"nanosleep.", WARP},
};

static enum effect effect_of(const char *form)
{
    for (size_t i = 0; i < sizeof(effects) / sizeof(effects[0]); i++)
        if (!strncmp(form, effects[i].prefix, strlen(effects[i].prefix))) return effects[i].effect;
    return PURE;
}

/* Forms that LLVM has an intrinsic for, which its optimiser knows. On this target the intrinsic is
 * exactly the instruction; elsewhere it leaves more open, so that it is not lifted to at once. */
static const struct {
    const char *form, *intrinsic;
} intrinsics[] = {
    {"min.f32", "llvm.minnum"},
    {"max.f32", "llvm.maxnum"},
    {"min.f64", "llvm.minnum"},
    {"max.f64", "llvm.maxnum"},
};

/* What is newer than the PTX version that targets.c asks for, by modifier. */
static const struct {
    const char *modifier;
    unsigned version;
} versions[] = {{".satfinite", 81}, {".oob", 81}, {".b128", 83}};

static void raise_version(struct rwc_unit *unit, const char *form)
{
    for (size_t i = 0; i < sizeof(versions) / sizeof(versions[0]); i++)
        if (strstr(form, versions[i].modifier) && unit->ptx_version < versions[i].version)
            unit->ptx_version = versions[i].version;
}

/* Register class of an operand in NVPTX inline assembly; NULL: none fits. */
static const char *constraint(LLVMTypeRef type)
{
    switch (LLVMGetTypeKind(type)) {
    case LLVMFloatTypeKind:
        return "f";
    case LLVMDoubleTypeKind:
        return "d";
    case LLVMPointerTypeKind:
        return "l";
    case LLVMIntegerTypeKind:
        switch (LLVMGetIntTypeWidth(type)) {
        case 1:
            return "b";
        case 16:
            return "h";
        case 32:
            return "r";
        case 64:
            return "l";
        case 128:
            return "q";
        }
        return NULL;
    default:
        return NULL;
    }
}

struct text {
    char bytes[ASM_BYTES];
    size_t length;
    bool overflow;
};

static void add(struct text *text, const char *piece)
{
    size_t length = strlen(piece);
    text->overflow = text->overflow || text->length + length >= sizeof(text->bytes);
    if (text->overflow) return;
    memcpy(text->bytes + text->length, piece, length + 1);
    text->length += length;
}

static void add_operand(struct text *code, unsigned number, bool address)
{
    char piece[16];
    snprintf(piece, sizeof(piece), address ? "[$%u]" : "$%u", number);
    add(code, piece);
}

/* Result types: none, one, or the elements of a struct of at most four. */
static unsigned result_types(LLVMTypeRef result, LLVMTypeRef out[4])
{
    if (LLVMGetTypeKind(result) == LLVMVoidTypeKind) return 0;
    if (LLVMGetTypeKind(result) != LLVMStructTypeKind) {
        out[0] = result;
        return 1;
    }
    unsigned count = LLVMCountStructElementTypes(result);
    if (count <= 4) LLVMGetStructElementTypes(result, out);
    return count;
}

/* ---- texture forms ---- */

static const struct shape {
    const char *name;
    unsigned coordinates; /* with the layer */
    unsigned gradient;    /* components of each */
} shapes[] = {
    {"1d", 1, 1},  {"2d", 2, 2},   {"3d", 3, 3},    {"a1d", 2, 1},
    {"a2d", 3, 2}, {"cube", 3, 3}, {"acube", 4, 3},
};

/* Shape of a lookup; NULL when the form is none. `prefix` says how level or gradient are given. */
static const struct shape *shape_of(const char *form, const char **prefix)
{
    static const char *const prefixes[] = {"tex.base.", "tex.level.", "tex.grad.", "tex.",
                                           "tld4.r.",   "tld4.g.",    "tld4.b.",   "tld4.a."};
    for (size_t i = 0; i < sizeof(prefixes) / sizeof(prefixes[0]); i++) {
        size_t length = strlen(prefixes[i]);
        if (strncmp(form, prefixes[i], length)) continue;
        *prefix = prefixes[i];
        for (size_t k = 0; k < sizeof(shapes) / sizeof(shapes[0]); k++)
            if (strlen(shapes[k].name) == strcspn(form + length, ".") &&
                !strncmp(form + length, shapes[k].name, strlen(shapes[k].name)))
                return &shapes[k];
    }
    return NULL;
}

/* Vectors of three are padded with their last element; PTX wants four and ignores that one. */
static unsigned add_vector(struct text *code, unsigned first, unsigned count)
{
    unsigned padded = count == 3 ? 4 : count;
    for (unsigned i = 0; i < padded; i++) {
        add(code, i ? ", " : "{");
        add_operand(code, first + (i < count ? i : count - 1), false);
    }
    add(code, "}");
    return first + count;
}

/* "{$0, $1, $2, $3}, [$4, {$5, $6}], $7": results, object and coordinates, level or gradients.
 * False when the operands are not those of the form. */
static bool spell_lookup(const char *prefix, const struct shape *shape, unsigned results,
                         unsigned params, struct text *code)
{
    bool level = !strcmp(prefix, "tex.level."), gradient = !strcmp(prefix, "tex.grad.");
    unsigned extra = level ? 1 : gradient ? 2 * shape->gradient : 0;
    if (results != 4 || params != 1 + shape->coordinates + extra) return false;
    add(code, " ");
    unsigned next = add_vector(code, 0, results);
    add(code, ", [");
    add_operand(code, next, false);
    add(code, ", ");
    next = add_vector(code, next + 1, shape->coordinates);
    add(code, "]");
    if (level) add(code, ", ");
    if (level) add_operand(code, next, false);
    for (unsigned i = 0; gradient && i < 2; i++) {
        add(code, ", ");
        next = add_vector(code, next, shape->gradient);
    }
    return true;
}

/* ---- all forms ---- */

static bool spell_operands(const char *form, unsigned results, unsigned params, struct text *code)
{
    const char *prefix;
    const struct shape *shape = shape_of(form, &prefix);
    if (shape) return spell_lookup(prefix, shape, results, params, code);
    bool address = effect_of(form) == MEMORY || !strncmp(form, "txq.", 4);
    for (unsigned i = 0; i < results + params; i++) {
        add(code, i == 0 ? " " : i < results ? "|" : ", ");
        add_operand(code, i, address && i == results);
    }
    return true;
}

/* Writes instruction text and constraints of a form. False when it has operands that no register
 * class takes. */
static bool spell(const char *form, LLVMTypeRef type, struct text *code, struct text *constraints)
{
    LLVMTypeRef results[4], params[16];
    unsigned result_count = result_types(LLVMGetReturnType(type), results);
    unsigned param_count = LLVMCountParamTypes(type);
    if (result_count > 4 || param_count > 16) return false;
    LLVMGetParamTypes(type, params);
    for (unsigned i = 0; i < result_count + param_count; i++) {
        bool is_result = i < result_count;
        const char *class = constraint(is_result ? results[i] : params[i - result_count]);
        if (!class) return false;
        add(constraints, i ? "," : "");
        add(constraints, is_result ? "=" : "");
        add(constraints, class);
    }
    add(code, form);
    if (!spell_operands(form, result_count, param_count, code)) return false;
    add(code, ";");
    if (effect_of(form) == MEMORY)
        add(constraints, constraints->length ? ",~{memory}" : "~{memory}");
    return !code->overflow && !constraints->overflow;
}

static void add_attribute(LLVMContextRef context, LLVMValueRef call, const char *name)
{
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(context, kind, 0));
}

static void replace_call(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef call,
                         LLVMValueRef assembly, enum effect effect)
{
    LLVMValueRef arguments[16];
    unsigned count = LLVMGetNumArgOperands(call);
    for (unsigned i = 0; i < count; i++) arguments[i] = LLVMGetOperand(call, i);
    LLVMPositionBuilderBefore(builder, call);
    LLVMValueRef result =
        LLVMBuildCall2(builder, LLVMGetCalledFunctionType(call), assembly, arguments, count, "");
    add_attribute(unit->context, result, "nounwind");
    if (effect == WARP) add_attribute(unit->context, result, "convergent");
    if (effect == PURE) {
        add_attribute(unit->context, result, "willreturn");
        add_attribute(unit->context, result, "memory"); /* value 0: none */
    }
    LLVMReplaceAllUsesWith(call, result);
    LLVMInstructionEraseFromParent(call);
}

/* False when the form has no intrinsic. */
static bool lower_to_intrinsic(struct rwc_unit *unit, LLVMValueRef function)
{
    const char *form = LLVMGetValueName(function) + strlen(FORM_PREFIX);
    for (size_t i = 0; i < sizeof(intrinsics) / sizeof(intrinsics[0]); i++) {
        if (strcmp(form, intrinsics[i].form)) continue;
        const char *name = intrinsics[i].intrinsic;
        LLVMTypeRef type = LLVMGetReturnType(LLVMGlobalGetValueType(function));
        unsigned id = LLVMLookupIntrinsicID(name, strlen(name));
        LLVMValueRef intrinsic = LLVMGetIntrinsicDeclaration(unit->module, id, &type, 1);
        LLVMReplaceAllUsesWith(function, intrinsic);
        LLVMDeleteFunction(function);
        return true;
    }
    return false;
}

static bool lower_form(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    if (lower_to_intrinsic(unit, function)) return true;
    struct text code = {.length = 0}, constraints = {.length = 0};
    const char *form = LLVMGetValueName(function) + strlen(FORM_PREFIX);
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    if (!spell(form, type, &code, &constraints))
        return rwc_error(unit->diag, NULL, 0,
                         "PTX instruction '%s' has operands that inline assembly cannot take; "
                         "this form is not supported",
                         form);
    enum effect effect = effect_of(form);
    raise_version(unit, form);
    LLVMValueRef assembly =
        LLVMGetInlineAsm(type, code.bytes, code.length, constraints.bytes, constraints.length,
                         effect != PURE, false, LLVMInlineAsmDialectATT, false);
    for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
        LLVMValueRef user = LLVMGetUser(use);
        if (!LLVMIsACallInst(user) || LLVMGetCalledValue(user) != function)
            return rwc_error(unit->diag, NULL, 0, "internal error: '%s' is used, not called",
                             LLVMGetValueName(function));
        replace_call(unit, builder, user, assembly, effect);
    }
    LLVMDeleteFunction(function);
    return true;
}

bool rwc_pass_lower_cuda(struct rwc_unit *unit)
{
    bool changed = false;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module), next; f; f = next) {
        next = LLVMGetNextFunction(f);
        if (strncmp(LLVMGetValueName(f), FORM_PREFIX, strlen(FORM_PREFIX))) continue;
        changed = true;
        if (!lower_form(unit, builder, f)) break;
    }
    LLVMDisposeBuilder(builder);
    return changed;
}
