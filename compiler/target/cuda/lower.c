/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Pass lower for NVIDIA's GPUs: calls rwc.ptx.<form> become inline assembly of that PTX
 * instruction.
 *
 *   %d = call i32 @rwc.ptx.bfind.u32(i32 %a)
 * becomes
 *   %d = call i32 asm "bfind.u32 $0, $1;", "=r,r"(i32 %a)
 *
 * A form with two results writes "d|p". Forms that touch memory take the address first, in
 * brackets, and keep their place; those that talk to the warp are convergent. All others depend on
 * their operands alone, and LLVM may merge or move them; lookups in textures count among these,
 * since no kernel writes its textures. Their operands are spelled as PTX does, in vectors:
 *
 *   @rwc.ptx.tex.2d.v4.f32.f32(i64 %t, float %x, float %y)
 * becomes the text
 *   tex.2d.v4.f32.f32 {$0, $1, $2, $3}, [$4, {$5, $6}];
 *
 * Requires: forms are typed by value. Leaves: no rwc.ptx.* function.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/target/cuda/spell.h"
#include "compiler/target/cuda/cuda.h"

#define FORM_PREFIX RWC_PTX

enum { MAX_RESULTS = 8, MAX_PARAMS = 24 };

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
    {"suld.", MEMORY},    {"sust.", MEMORY},     {"sured.", MEMORY},
};

static enum effect effect_of(const char *form)
{
    for (size_t i = 0; i < sizeof(effects) / sizeof(effects[0]); i++)
        if (!strncmp(form, effects[i].prefix, strlen(effects[i].prefix))) return effects[i].effect;
    return PURE;
}

/* Queries of images name the object in brackets, but touch no memory. */
static bool is_query(const char *form)
{
    return !strncmp(form, "txq.", 4) || !strncmp(form, "suq.", 4);
}

/* Forms without operands that are read from a register, whose name stands for the form. */
static const struct {
    const char *form, *text;
} registers[] = {
    {"gridid", "mov.u64 $0, %gridid"},
};

static const char *register_text(const char *form)
{
    for (size_t i = 0; i < sizeof(registers) / sizeof(registers[0]); i++)
        if (!strcmp(form, registers[i].form)) return registers[i].text;
    return NULL;
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

/* What is newer than what compiler/target/machine.c asks for, by its opcode and a part of the rest
 * of its name; all rows that fit hold. The test ptx.ptxas gives every form of the suite to NVIDIA's
 * assembler, for GPUs from 7.5 on; what needs 7.5 is from the ISA's text. */
static const struct {
    const char *opcode; /* NULL: any */
    const char *part;
    unsigned version, sm; /* of PTX, and the compute capability; 0: nothing newer */
} needs[] = {
    {"ex2", ".f16", 0, 75},
    {"tanh", "", 0, 75},

    {NULL, ".bf16", 0, 80},
    {NULL, ".NaN", 0, 80},
    {NULL, ".relu", 0, 80},
    {NULL, ".tf32", 0, 80},
    {"min", ".f16", 0, 80},
    {"max", ".f16", 0, 80},
    {"cvt", ".f16x2.f32", 0, 80},

    {NULL, ".xorsign", 72, 86},

    {"cvt", ".e4m3x2", 81, 89},
    {"cvt", ".e5m2x2", 81, 89},

    {"add", ".bf16", 78, 90},
    {"sub", ".bf16", 78, 90},
    {"mul", ".bf16", 78, 90},
    {"ex2", ".bf16", 78, 90},
    {"tanh", ".bf16", 78, 90},
    {"cvt", ".bf16.u", 78, 90},
    {"cvt", ".bf16.s", 78, 90},
    {"cvt", ".bf16.f16", 78, 90},
    {"cvt", ".bf16.f64", 78, 90},
    {"cvt", ".bf16.bf16", 78, 90},
    {"cvt", ".f16.bf16", 78, 90},
    {"cvt", ".rn.tf32", 78, 90},
    {"cvt", ".rz.tf32", 78, 90},
    {"cvt", ".rn.relu.tf32", 78, 90},
    {"cvt", ".rz.relu.tf32", 78, 90},
    {"atom", ".noftz.bf16", 78, 90},
    {"atom", ".noftz.v", 81, 90},
    {"atom", ".b128", 83, 90},
    {"atom", ".sys.exch.b128", 84, 90},
    {"atom", ".sys.cas.b128", 84, 90},
    {NULL, ".oob", 81, 90},

    {"cvt", ".rn.satfinite.tf32", 86, 100},
    {"cvt", ".rz.satfinite.tf32", 86, 100},
    {"cvt", ".rn.satfinite.relu.tf32", 86, 100},
    {"cvt", ".rz.satfinite.relu.tf32", 86, 100},

    {NULL, ".satfinite", 81, 0},
    {"sured", ".b.min.", 81, 0},
    {"sured", ".b.max.", 81, 0},
    {"sured", ".p.", 81, 0},
};

static bool has_need(const char *form, const char *opcode, const char *part)
{
    size_t length = strcspn(form, ".");
    if (opcode && (strncmp(form, opcode, length) || opcode[length])) return false;
    return strstr(form + length, part) != NULL;
}

/* Raises the version of the kernel's PTX; false: the GPU is too old. */
static bool check_needs(struct rwc_unit *unit, const char *form)
{
    unsigned sm = 0;
    for (size_t i = 0; i < sizeof(needs) / sizeof(needs[0]); i++) {
        if (!has_need(form, needs[i].opcode, needs[i].part)) continue;
        if (unit->ptx_version < needs[i].version) unit->ptx_version = needs[i].version;
        if (sm < needs[i].sm) sm = needs[i].sm;
    }
    if (unit->ptx_sm < sm) unit->ptx_sm = sm;
    if (unit->desc->sm >= sm) return true;
    return rwc_error(unit->diag, NULL, 0,
                     "PTX instruction '%s' needs a GPU of compute capability %u.%u; this one has "
                     "%u.%u",
                     form, sm / 10, sm % 10, unit->desc->sm / 10, unit->desc->sm % 10);
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

/* Result types: none, one, or the elements of a struct. */
static unsigned result_types(LLVMTypeRef result, LLVMTypeRef out[MAX_RESULTS])
{
    if (LLVMGetTypeKind(result) == LLVMVoidTypeKind) return 0;
    if (LLVMGetTypeKind(result) != LLVMStructTypeKind) {
        out[0] = result;
        return 1;
    }
    unsigned count = LLVMCountStructElementTypes(result);
    if (count <= MAX_RESULTS) LLVMGetStructElementTypes(result, out);
    return count;
}

/* ---- all forms ---- */

/* Vectors of results and of operands around the address: rwc.ptx.atom.global.min.noftz.v2.f16. */
static void spell_vector_atomic(unsigned results, unsigned params, struct rwc_spelling *code)
{
    if (results) rwc_spell_vector(code, 0, results);
    rwc_spell(code, results ? ", [" : "[");
    rwc_spell_operand(code, results);
    rwc_spell(code, "], ");
    rwc_spell_vector(code, results + 1, params - 1);
}

static bool is_vector_atomic(const char *form)
{
    return (!strncmp(form, "atom.", 5) || !strncmp(form, "red.", 4)) && strstr(form, ".v");
}

static bool spell_operands(const char *form, unsigned results, unsigned params,
                           struct rwc_spelling *code)
{
    const char *whole = register_text(form);
    if (rwc_is_image_form(form)) return rwc_spell_image(form, results, params, code);
    rwc_spell(code, whole ? whole : form);
    if (whole) return true;
    if (results + params) rwc_spell(code, " ");
    if (is_vector_atomic(form)) {
        spell_vector_atomic(results, params, code);
        return true;
    }
    bool address = effect_of(form) == MEMORY || is_query(form);
    for (unsigned i = 0; i < results + params; i++) {
        bool brackets = address && i == results;
        if (i) rwc_spell(code, i < results ? "|" : ", ");
        if (brackets) rwc_spell(code, "[");
        rwc_spell_operand(code, i);
        if (brackets) rwc_spell(code, "]");
    }
    return true;
}

/* Writes instruction text and constraints of a form. False when it has operands that no register
 * class takes. */
static bool spell(const char *form, LLVMTypeRef type, struct rwc_spelling *code,
                  struct rwc_spelling *constraints)
{
    LLVMTypeRef results[MAX_RESULTS], params[MAX_PARAMS];
    unsigned result_count = result_types(LLVMGetReturnType(type), results);
    unsigned param_count = LLVMCountParamTypes(type);
    if (result_count > MAX_RESULTS || param_count > MAX_PARAMS) return false;
    LLVMGetParamTypes(type, params);
    for (unsigned i = 0; i < result_count + param_count; i++) {
        bool is_result = i < result_count;
        const char *class = constraint(is_result ? results[i] : params[i - result_count]);
        if (!class) return false;
        rwc_spell(constraints, i ? "," : "");
        rwc_spell(constraints, is_result ? "=" : "");
        rwc_spell(constraints, class);
    }
    if (!spell_operands(form, result_count, param_count, code)) return false;
    rwc_spell(code, ";");
    if (effect_of(form) == MEMORY)
        rwc_spell(constraints, constraints->length ? ",~{memory}" : "~{memory}");
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
    LLVMValueRef arguments[MAX_PARAMS];
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

/* The check of coordinates before a surface access that traps: a GPU does that by itself. */
static bool lower_check(struct rwc_unit *unit, LLVMValueRef function)
{
    if (strncmp(LLVMGetValueName(function), RWC_SURFACE_CHECK, strlen(RWC_SURFACE_CHECK)))
        return false;
    LLVMValueRef no = LLVMConstNull(LLVMInt1TypeInContext(unit->context));
    for (LLVMUseRef use; (use = LLVMGetFirstUse(function));) {
        LLVMValueRef call = LLVMGetUser(use);
        LLVMReplaceAllUsesWith(call, no);
        LLVMInstructionEraseFromParent(call);
    }
    LLVMDeleteFunction(function);
    return true;
}

static bool lower_form(struct rwc_unit *unit, LLVMBuilderRef builder, LLVMValueRef function)
{
    if (lower_to_intrinsic(unit, function) || lower_check(unit, function)) return true;
    struct rwc_spelling code = {.length = 0}, constraints = {.length = 0};
    const char *form = LLVMGetValueName(function) + strlen(FORM_PREFIX);
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    if (!spell(form, type, &code, &constraints))
        return rwc_error(unit->diag, NULL, 0,
                         "PTX instruction '%s' has operands that inline assembly cannot take; "
                         "this form is not supported",
                         form);
    enum effect effect = effect_of(form);
    if (!check_needs(unit, form)) return false;
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

bool rwc_lower_cuda(struct rwc_unit *unit)
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
