/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls. A function of the module gets the addresses of its return values and parameters; a stub of
 * the device API gets values, typed by the table of stubs because modules do not declare it; a call
 * through a register goes by indirect.c to functions of the module, else by
 * rwc.indirect.<signature>, which the callables pass resolves, to callable programs.
 */
#include <stdio.h>
#include <string.h>

#include "compiler/base/demangle.h"
#include "compiler/lift/internal.h"
#include "compiler/module/stubs.h"

static const struct {
    const char *name, *reason;
} refused[] = {
    {"malloc", "ray programs cannot allocate memory; use a local array or a buffer"},
    {"free", "ray programs cannot allocate memory; use a local array or a buffer"},
    {"cudaDeviceSynchronize", "ray programs cannot launch kernels"},
    {"cudaGetParameterBuffer", "ray programs cannot launch kernels"},
    {"cudaGetParameterBufferV2", "ray programs cannot launch kernels"},
    {"cudaLaunchDevice", "ray programs cannot launch kernels"},
    {"cudaLaunchDeviceV2", "ray programs cannot launch kernels"},
};

const char *rwc_refused_function(const char *name)
{
    for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++)
        if (!strcmp(refused[i].name, name)) return refused[i].reason;
    return NULL;
}

/* ---- by address ---- */

/* The variable that stands for an argument or result, NULL if it is a register or a constant. */
static struct rwc_symbol *variable(struct rwc_lift *l, const struct rwc_ptx_operand *operand)
{
    if (operand->kind != RWC_PTX_OPERAND_REG && operand->kind != RWC_PTX_OPERAND_SYMBOL)
        return NULL;
    struct rwc_symbol *symbol = rwc_lookup(l, operand->name);
    bool is_param =
        symbol && symbol->kind == RWC_SYMBOL_MEMORY && symbol->var->space == RWC_PTX_SPACE_PARAM;
    return is_param ? symbol : NULL;
}

struct signature {
    const struct rwc_ptx_var *rets, *params;
    size_t ret_count, param_count;
};

static LLVMTypeRef type_of(struct rwc_lift *l, const struct rwc_ptx_var *var)
{
    return rwc_int(l, (unsigned)rwc_ptx_var_size(var) * 8);
}

/* The variable of an argument or result has the parameter's size; that of an unsized array any. */
static bool fits(struct rwc_lift *l, const struct rwc_symbol *symbol, const struct rwc_ptx_var *var)
{
    uint64_t given = rwc_ptx_var_size(symbol->var), wanted = rwc_ptx_var_size(var);
    if (given == wanted || !wanted) return true;
    return rwc_lift_error(l, "'%s' has %llu bytes, but '%s' has %llu", symbol->name,
                          (unsigned long long)given, var->name ? var->name : "the parameter",
                          (unsigned long long)wanted);
}

/* A register or a constant for a parameter that one register can hold. */
static bool fits_register(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                          const struct rwc_ptx_var *var)
{
    uint64_t size = rwc_ptx_var_size(var);
    struct rwc_symbol *symbol = operand->name ? rwc_lookup(l, operand->name) : NULL;
    bool is_register = symbol && symbol->kind == RWC_SYMBOL_REGISTER && symbol->type;
    if (size && size <= 16 && (!is_register || rwc_bits(symbol->type) == size * 8)) return true;
    return rwc_lift_error(l, "'%s' cannot stand for '%s' of %llu bytes",
                          operand->name ? operand->name : "a constant",
                          var->name ? var->name : "the parameter", (unsigned long long)size);
}

/* Does the variable stand for more than one argument or result? */
static bool is_repeated(const struct rwc_ptx_call *call, const char *name)
{
    unsigned count = 0;
    for (size_t i = 0; i < call->ret_count; i++)
        count += call->rets[i].name && !strcmp(call->rets[i].name, name);
    for (size_t i = 0; i < call->arg_count; i++)
        count += call->args[i].name && !strcmp(call->args[i].name, name);
    return count > 1;
}

static bool fits_element(struct rwc_lift *l, const struct rwc_ptx_operand *element,
                         const struct rwc_ptx_var *var)
{
    struct rwc_symbol *symbol = element->name ? rwc_lookup(l, element->name) : NULL;
    bool is_register = symbol && symbol->kind == RWC_SYMBOL_REGISTER && symbol->var;
    if (!is_register || rwc_ptx_type_size(symbol->var->type) == rwc_ptx_type_size(var->type))
        return true;
    return rwc_lift_error(l, "'%s' is declared .%s; '%s' has elements of .%s", element->name,
                          rwc_type_name(symbol->var->type), var->name ? var->name : "the parameter",
                          rwc_type_name(var->type));
}

/* False, and reported, when a vector register stands for a parameter or result that is another, or
 * a single register for one that is a vector. */
static bool is_same_vector(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                           const struct rwc_ptx_var *var)
{
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    if (is_vector ? operand->element_count != var->vector || var->is_array
                  : var->vector > 1 && var->space == RWC_PTX_SPACE_REG)
        return rwc_lift_error(l, "'%s' has %u elements, not %zu",
                              var->name ? var->name : "the parameter", var->vector,
                              is_vector ? operand->element_count : 1);
    for (size_t i = 0; is_vector && i < operand->element_count; i++)
        if (!fits_element(l, &operand->elements[i], var)) return false;
    return true;
}

static LLVMValueRef vector_address(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                                   const struct rwc_ptx_var *var)
{
    LLVMValueRef slot = rwc_lift_var_slot(l, var, "");
    for (unsigned i = 0; i < var->vector; i++) {
        LLVMValueRef value = rwc_read(l, &operand->elements[i], rwc_llvm_type(l, var->type));
        if (!value) return NULL;
        LLVMBuildStore(l->builder, value, rwc_lift_element(l, var, slot, i));
    }
    return slot;
}

static void write_result(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                         const struct rwc_ptx_var *var, LLVMValueRef slot)
{
    bool is_vector = operand->kind == RWC_PTX_OPERAND_VECTOR;
    if (!is_same_vector(l, operand, var)) return;
    LLVMTypeRef type = is_vector ? rwc_llvm_type(l, var->type) : type_of(l, var);
    for (unsigned i = 0; i < (is_vector ? var->vector : 1); i++) {
        LLVMValueRef at = is_vector ? rwc_lift_element(l, var, slot, i) : slot;
        LLVMValueRef value = LLVMBuildLoad2(l->builder, type, at, "");
        rwc_write(l, is_vector ? &operand->elements[i] : operand, value, false);
    }
}

/* Arguments are passed by value: of a variable that is named twice the callee gets a copy. */
static LLVMValueRef argument_address(struct rwc_lift *l, const struct rwc_ptx_call *call, size_t i,
                                     const struct rwc_ptx_var *var)
{
    const struct rwc_ptx_operand *operand = &call->args[i];
    struct rwc_symbol *symbol = variable(l, operand);
    if (symbol && !fits(l, symbol, var)) return NULL;
    if (symbol && !is_repeated(call, symbol->name)) return symbol->value;
    if (symbol) return rwc_lift_copy(l, symbol->value, symbol->var);
    if (!is_same_vector(l, operand, var)) return NULL;
    if (operand->kind == RWC_PTX_OPERAND_VECTOR) return vector_address(l, operand, var);
    if (!fits_register(l, operand, var)) return NULL;
    LLVMValueRef value = rwc_read(l, operand, type_of(l, var));
    if (!value) return NULL;
    LLVMValueRef slot = rwc_lift_var_slot(l, var, "");
    LLVMBuildStore(l->builder, value, slot);
    return slot;
}

/* NULL: reported. */
static LLVMValueRef result_address(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                                   const struct rwc_ptx_var *var)
{
    struct rwc_symbol *symbol = variable(l, operand);
    if (!symbol) return rwc_lift_var_slot(l, var, "");
    return fits(l, symbol, var) ? symbol->value : NULL;
}

/* An unsized array at the end may be left out. */
static bool counts_agree(const struct rwc_ptx_call *call, const struct signature *s)
{
    if (call->ret_count != s->ret_count) return false;
    if (call->arg_count == s->param_count) return true;
    return call->arg_count + 1 == s->param_count &&
           !rwc_ptx_var_size(&s->params[s->param_count - 1]);
}

static LLVMValueRef count_error(struct rwc_lift *l, const struct rwc_ptx_call *call,
                                const struct signature *s)
{
    return rwc_lift_error(l,
                          "%zu arguments and %zu results for a function that has %zu "
                          "and %zu",
                          call->arg_count, call->ret_count, s->param_count, s->ret_count);
}

static LLVMValueRef too_many(struct rwc_lift *l)
{
    return rwc_lift_error(l, "a call has more than %d parameters and results", RWC_MAX_VALUES);
}

/* Calls `target`, with the given leading argument if it is not NULL. */
static LLVMValueRef call_by_address(struct rwc_lift *l, const struct rwc_ptx_call *call,
                                    const struct signature *s, LLVMValueRef target,
                                    const char *external)
{
    LLVMValueRef args[RWC_MAX_CALL];
    unsigned count = 0;
    if (!counts_agree(call, s)) return count_error(l, call, s);
    if (s->ret_count + s->param_count > RWC_MAX_VALUES) return too_many(l);
    if (external) args[count++] = target;
    for (size_t i = 0; i < call->ret_count; i++)
        if (!(args[count++] = result_address(l, &call->rets[i], &s->rets[i]))) return NULL;
    for (size_t i = 0; i < call->arg_count; i++)
        if (!(args[count++] = argument_address(l, call, i, &s->params[i]))) return NULL;
    if (call->arg_count < s->param_count)
        args[count++] = rwc_lift_var_slot(l, &s->params[call->arg_count], "");
    if (external)
        rwc_extern(l, external, LLVMVoidTypeInContext(l->context), args, count, false);
    else
        rwc_lift_mark(
            l, LLVMBuildCall2(l->builder, LLVMGlobalGetValueType(target), target, args, count, ""));
    for (size_t i = 0; i < call->ret_count; i++) {
        if (!variable(l, &call->rets[i]))
            write_result(l, &call->rets[i], &s->rets[i], args[i + (external ? 1 : 0)]);
    }
    return NULL;
}

static struct signature signature_of(const struct rwc_ptx_function *f)
{
    return (struct signature){f->rets, f->params, f->ret_count, f->param_count};
}

static LLVMValueRef call_function(struct rwc_lift *l, const struct rwc_ptx_call *call,
                                  struct rwc_symbol *symbol)
{
    struct signature s = signature_of(symbol->function);
    LLVMValueRef target = rwc_lift_declare_function(l, symbol);
    return target ? call_by_address(l, call, &s, target, NULL) : NULL;
}

/* ---- through a register ---- */

/* The function that stands first in a call table; NULL: it is none. */
static const char *first_in_table(const struct rwc_ptx_var *var)
{
    for (size_t i = 0; i < var->init_count; i++)
        if (var->init[i].kind == RWC_PTX_INIT_ADDRESS) return var->init[i].symbol;
    return NULL;
}

/* The prototype is written as such, or is that of the first of the possible targets. */
static bool find_signature(struct rwc_lift *l, const struct rwc_symbol *list, struct signature *out)
{
    const struct rwc_ptx_stmt *stmt = list->kind == RWC_SYMBOL_PROTOTYPE ? list->stmt : NULL;
    if (stmt && stmt->kind == RWC_PTX_STMT_PROTOTYPE) {
        *out = (struct signature){stmt->rets, stmt->params, stmt->ret_count, stmt->param_count};
        return true;
    }
    const char *name = NULL;
    if (stmt && stmt->target_count) name = stmt->targets[0];
    if (list->kind == RWC_SYMBOL_MEMORY) name = first_in_table(list->var);
    const struct rwc_symbol *first = name ? rwc_lookup(l, name) : NULL;
    if (!first || first->kind != RWC_SYMBOL_FUNCTION) return false;
    *out = signature_of(first->function);
    return true;
}

static LLVMValueRef call_indirect(struct rwc_lift *l, struct rwc_op *op)
{
    static const char lead[] = RWC_INDIRECT;
    const struct rwc_ptx_call *call = op->instr->call;
    const struct rwc_symbol *list = call->prototype ? rwc_lookup(l, call->prototype) : NULL;
    struct signature s;
    if (!list || !find_signature(l, list, &s))
        return rwc_lift_error(l, "an indirect call needs a prototype that says its parameters");
    if (s.ret_count + s.param_count > RWC_MAX_VALUES) return too_many(l);
    char name[2048];
    memcpy(name, lead, sizeof(lead));
    char *signature = name + sizeof(lead) - 1;
    size_t room = sizeof(name) - sizeof(lead) + 1;
    if (rwc_lift_signature(signature, room, s.rets, s.ret_count, s.params, s.param_count) >= room)
        return rwc_lift_error(l, "too many parameters");
    LLVMValueRef target = rwc_read(l, &op->instr->operands[0], rwc_int(l, 64));
    if (!target) return NULL;
    unsigned values = (unsigned)(s.ret_count + s.param_count);
    const char *callee = rwc_lift_choice(l, list, signature, name, values);
    return callee ? call_by_address(l, call, &s, target, callee) : NULL;
}

/* ---- device API ---- */

static LLVMTypeRef stub_type(struct rwc_lift *l, char letter)
{
    if (letter == 'f') return LLVMFloatTypeInContext(l->context);
    return rwc_int(l, letter == 'l' ? 64 : 32);
}

static LLVMValueRef stub_argument(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                                  LLVMTypeRef type)
{
    struct rwc_symbol *symbol = variable(l, operand);
    if (!symbol) return rwc_read(l, operand, type);
    return LLVMBuildLoad2(l->builder, type, symbol->value, "");
}

static void stub_result(struct rwc_lift *l, const struct rwc_ptx_operand *operand,
                        LLVMValueRef value)
{
    struct rwc_symbol *symbol = variable(l, operand);
    if (symbol)
        LLVMBuildStore(l->builder, value, symbol->value);
    else
        rwc_write(l, operand, value, false);
}

static LLVMTypeRef stub_result_type(struct rwc_lift *l, const char *results)
{
    LLVMTypeRef types[RWC_MAX_CALL];
    unsigned count = (unsigned)strlen(results);
    if (!count) return LLVMVoidTypeInContext(l->context);
    for (unsigned i = 0; i < count; i++) types[i] = stub_type(l, results[i]);
    return count == 1 ? types[0] : LLVMStructTypeInContext(l->context, types, count, false);
}

static LLVMValueRef call_stub(struct rwc_lift *l, struct rwc_op *op, const struct rwc_stub *stub)
{
    const struct rwc_ptx_call *call = op->instr->call;
    size_t results = strlen(stub->results), arguments = strlen(stub->arguments);
    LLVMValueRef args[RWC_MAX_CALL];
    bool ignored = call->ret_count == 0; /* as printf's result often is */
    if (call->arg_count != arguments || (call->ret_count != results && !ignored))
        return rwc_lift_error(l,
                              "%s (%s) called with %zu arguments and %zu results; it has %zu "
                              "and %zu",
                              op->instr->operands[0].name, stub->device_name, call->arg_count,
                              call->ret_count, arguments, results);
    for (size_t i = 0; i < arguments; i++)
        if (!(args[i] = stub_argument(l, &call->args[i], stub_type(l, stub->arguments[i]))))
            return NULL;
    LLVMValueRef value =
        rwc_extern(l, op->instr->operands[0].name, stub_result_type(l, stub->results), args,
                   (unsigned)arguments, false);
    for (size_t i = 0; value && i < call->ret_count; i++)
        stub_result(l, &call->rets[i],
                    results == 1 ? value
                                 : LLVMBuildExtractValue(l->builder, value, (unsigned)i, ""));
    return NULL;
}

LLVMValueRef rwc_rule_call(struct rwc_lift *l, struct rwc_op *op)
{
    const char *name = op->instr->operands[0].name;
    if (op->instr->call->indirect) return call_indirect(l, op);
    struct rwc_symbol *symbol = rwc_lookup(l, name);
    bool is_function = symbol && symbol->kind == RWC_SYMBOL_FUNCTION;
    if (is_function && symbol->function->has_body) return call_function(l, op->instr->call, symbol);
    const struct rwc_stub *stub = rwc_stub_find(name);
    if (stub) return call_stub(l, op, stub);
    if (!strcmp(name, "__assertfail")) return rwc_rule_trap(l, op);
    if (is_function) return call_function(l, op->instr->call, symbol); /* says what is wrong */
    char shown[200];
    return rwc_lift_error(l, "'%s' is neither in this module nor part of the device API",
                          rwc_demangle_text(name, shown, sizeof(shown)));
}
