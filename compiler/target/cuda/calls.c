/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls of a kernel with many of them. For the result of each call LLVM 19's NVPTX back end makes a
 * copy that a later pass takes out again, looking through the whole function for its uses
 * (NVPTXProxyRegErasure): with 600 calls in a kernel of 600 programs two fifths of the emission,
 * and four times as much with twice as many. In such kernels calls become inline assembly, with the
 * text that the back end would have written:
 *
 *   %x = call float @look(i64 %f, float %a)
 * becomes
 *   %x = call float asm sideeffect "{
 *       .param .b64 param0;
 *       st.param.b64 [param0+0], $1;
 *       .param .b32 param1;
 *       st.param.f32 [param1+0], $2;
 *       .param .b32 retval0;
 *       call.uni (retval0), look, (param0, param1);
 *       ld.param.f32 $0, [retval0+0];
 *       }", "=f,l,f,~{memory}"(i64 %f, float %a)
 *
 * requires: all passes ran, since none sees any more who calls whom; leaves: calls among functions
 * that are no entries, and of types that are in no register of 4 or 8 bytes, as they were.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/ir/ir.h"
#include "compiler/target/cuda/cuda.h"

enum {
    MANY_CALLS = 2000000, /* times the kernel's instructions: a tenth of a second */
    MOST_VALUES = 32,
    TEXT_BYTES = 4096,
};

/* ---- types ---- */

struct value {
    const char *type;  /* of loads and stores: "f32" */
    const char *class; /* of registers, in the constraints of inline assembly */
    unsigned size;
};

static bool describe(LLVMTypeRef type, struct value *out)
{
    static const struct value b32 = {"b32", "r", 4}, b64 = {"b64", "l", 8};
    static const struct value f32 = {"f32", "f", 4}, f64 = {"f64", "d", 8};
    unsigned bits;
    switch (LLVMGetTypeKind(type)) {
    case LLVMFloatTypeKind:
        *out = f32;
        return true;
    case LLVMDoubleTypeKind:
        *out = f64;
        return true;
    case LLVMPointerTypeKind:
        *out = b64;
        return true;
    case LLVMIntegerTypeKind:
        bits = LLVMGetIntTypeWidth(type);
        *out = bits == 32 ? b32 : b64;
        return bits == 32 || bits == 64;
    default:
        return false;
    }
}

const char *rwc_cuda_register_class(LLVMTypeRef type)
{
    struct value value;
    return describe(type, &value) ? value.class : NULL;
}

struct signature {
    struct value results[MOST_VALUES], params[MOST_VALUES];
    unsigned result_count, param_count;
    unsigned size, align; /* of a structure that is returned; 0: one value is */
};

static bool describe_results(LLVMTypeRef type, struct signature *out)
{
    if (LLVMGetTypeKind(type) != LLVMStructTypeKind) {
        out->result_count = 1;
        return describe(type, &out->results[0]);
    }
    out->result_count = LLVMCountStructElementTypes(type);
    if (!out->result_count || out->result_count > MOST_VALUES) return false;
    for (unsigned k = 0; k < out->result_count; k++) {
        const struct value *v = &out->results[k];
        if (!describe(LLVMStructGetTypeAtIndex(type, k), &out->results[k])) return false;
        if (out->align < v->size) out->align = v->size;
        out->size = (out->size + v->size - 1) / v->size * v->size + v->size;
    }
    out->size = (out->size + out->align - 1) / out->align * out->align;
    return true;
}

static bool describe_signature(LLVMTypeRef type, struct signature *out)
{
    LLVMTypeRef params[MOST_VALUES];
    *out = (struct signature){.param_count = LLVMCountParamTypes(type)};
    if (out->param_count > MOST_VALUES || LLVMIsFunctionVarArg(type)) return false;
    LLVMGetParamTypes(type, params);
    for (unsigned k = 0; k < out->param_count; k++)
        if (!describe(params[k], &out->params[k])) return false;
    return describe_results(LLVMGetReturnType(type), out);
}

/* ---- text ---- */

struct text {
    char bytes[TEXT_BYTES];
    size_t length;
    bool overflow;
};

__attribute__((format(printf, 2, 3))) static void print(struct text *text, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    size_t room = sizeof(text->bytes) - text->length;
    int wrote = vsnprintf(text->bytes + text->length, room, format, list);
    va_end(list);
    text->overflow |= wrote < 0 || (size_t)wrote >= room;
    if (!text->overflow) text->length += (size_t)wrote;
}

/* Nobody takes the address of what is called here, so that LLVM gives structures this alignment. */
static void print_result_space(struct text *text, const struct signature *s)
{
    enum { ALIGN = 16 };
    if (s->size)
        print(text, ".param .align %d .b8 retval0[%u];\n\t", ALIGN, s->size);
    else
        print(text, ".param .b%u retval0;\n\t", 8 * s->results[0].size);
}

static void print_call(struct text *text, const struct signature *s, const char *name)
{
    unsigned offset = 0;
    print(text, "{\n\t");
    for (unsigned k = 0; k < s->param_count; k++)
        print(text, ".param .b%u param%u;\n\tst.param.%s [param%u+0], $%u;\n\t",
              8 * s->params[k].size, k, s->params[k].type, k, s->result_count + k);
    print_result_space(text, s);
    print(text, "call.uni (retval0), %s, (", name);
    for (unsigned k = 0; k < s->param_count; k++) print(text, "%sparam%u", k ? ", " : "", k);
    print(text, ");\n\t");
    for (unsigned k = 0; k < s->result_count; k++) {
        unsigned size = s->results[k].size;
        offset = (offset + size - 1) / size * size;
        print(text, "ld.param.%s $%u, [retval0+%u];\n\t", s->results[k].type, k, offset);
        offset += size;
    }
    print(text, "}");
}

static void print_constraints(struct text *text, const struct signature *s)
{
    for (unsigned k = 0; k < s->result_count; k++) print(text, "=%s,", s->results[k].class);
    for (unsigned k = 0; k < s->param_count; k++) print(text, "%s,", s->params[k].class);
    print(text, "~{memory}");
}

/* The text calls the function by its name, so that has to be one that PTX takes as it is. */
static const char *give_name(LLVMValueRef function)
{
    static const char allowed[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_";
    size_t length;
    char *name = strdup(LLVMGetValueName2(function, &length));
    if (!name) return NULL;
    for (char *at = name; *(at += strspn(at, allowed));) *at = '_';
    LLVMSetValueName2(function, name, length);
    free(name);
    return LLVMGetValueName2(function, &length);
}

/* Inline assembly that calls the function; NULL: there is none for its type. */
static LLVMValueRef make_assembly(LLVMValueRef function)
{
    struct signature s;
    struct text code = {.length = 0}, constraints = {.length = 0};
    LLVMTypeRef type = LLVMGlobalGetValueType(function);
    const char *name = describe_signature(type, &s) ? give_name(function) : NULL;
    if (!name) return NULL;
    print_call(&code, &s, name);
    print_constraints(&constraints, &s);
    if (code.overflow || constraints.overflow) return NULL;
    return LLVMGetInlineAsm(type, code.bytes, code.length, constraints.bytes, constraints.length,
                            true, false, LLVMInlineAsmDialectATT, false);
}

/* ---- calls ---- */

static bool is_call_from(LLVMValueRef user, LLVMValueRef function, LLVMValueRef kernel)
{
    return LLVMIsACallInst(user) && LLVMGetCalledValue(user) == function &&
           LLVMGetBasicBlockParent(LLVMGetInstructionParent(user)) == kernel;
}

static unsigned count_calls(LLVMValueRef function, LLVMValueRef kernel)
{
    unsigned count = 0;
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = LLVMGetNextUse(use))
        count += is_call_from(LLVMGetUser(use), function, kernel);
    return count;
}

static void add_attribute(LLVMValueRef call, const char *name)
{
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(call));
    unsigned kind = LLVMGetEnumAttributeKindForName(name, strlen(name));
    LLVMAddCallSiteAttribute(call, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                             LLVMCreateEnumAttribute(context, kind, 0));
}

static void replace_call(LLVMBuilderRef builder, LLVMValueRef call, LLVMValueRef assembly)
{
    LLVMValueRef arguments[MOST_VALUES];
    unsigned count = LLVMGetNumArgOperands(call);
    for (unsigned k = 0; k < count; k++) arguments[k] = LLVMGetOperand(call, k);
    LLVMPositionBuilderBefore(builder, call); /* and with its place in the source */
    LLVMValueRef result =
        LLVMBuildCall2(builder, LLVMGetCalledFunctionType(call), assembly, arguments, count, "");
    add_attribute(result, "nounwind");
    add_attribute(result, "convergent");
    rwc_ir_copy_line(result, call);
    rwc_ir_replace(call, result);
}

/* What only inline assembly calls would not be declared before it. */
static void declare_first(LLVMValueRef function)
{
    static const char mark[] = "nvptx-libcall-callee";
    LLVMContextRef context = LLVMGetTypeContext(LLVMTypeOf(function));
    LLVMAddAttributeAtIndex(function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex,
                            LLVMCreateStringAttribute(context, mark, sizeof(mark) - 1, "", 0));
}

static void replace_calls(LLVMBuilderRef builder, LLVMValueRef function, LLVMValueRef kernel)
{
    LLVMValueRef assembly = make_assembly(function);
    LLVMUseRef next;
    if (!assembly) return;
    declare_first(function);
    for (LLVMUseRef use = LLVMGetFirstUse(function); use; use = next) {
        next = LLVMGetNextUse(use);
        LLVMValueRef user = LLVMGetUser(use);
        if (is_call_from(user, function, kernel)) replace_call(builder, user, assembly);
    }
}

void rwc_cuda_spell_calls(struct rwc_unit *unit)
{
    LLVMValueRef kernel = LLVMGetNamedFunction(unit->module, RWC_ENTRY_LAUNCH);
    unsigned count = 0;
    if (!kernel) return;
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        if (rwc_ir_stays(f)) count += count_calls(f, kernel);
    if ((uint64_t)count * rwc_ir_count(kernel) < MANY_CALLS) return;
    LLVMBuilderRef builder = LLVMCreateBuilderInContext(unit->context);
    for (LLVMValueRef f = LLVMGetFirstFunction(unit->module); f; f = LLVMGetNextFunction(f))
        if (rwc_ir_stays(f)) replace_calls(builder, f, kernel);
    LLVMDisposeBuilder(builder);
}
