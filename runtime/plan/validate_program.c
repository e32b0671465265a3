/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compares a program's declared variables with what was found for them in the scopes of its uses;
 * rw_validate_found does for one that a plan has found, rw_validate_program searches by itself.
 * Types are compared by name where the name is a built-in one, otherwise (structures, typedefs) by
 * size. Signed and unsigned integers of one width agree, and user data agrees with any type of its
 * size.
 */
#include "runtime/plan/validate.h"

#include <stdio.h>
#include <string.h>

#include "runtime/base/format.h"

/* Kind of a program that is looked at by itself: only its own scope is known. */
#define KIND_UNKNOWN RWC_PROGRAM_KINDS

static const char *kind_name(unsigned kind)
{
    return kind == KIND_UNKNOWN ? "not yet attached" : rwc_kinds[kind].name;
}

/* One variable of one program, and what was found for it. */
struct use {
    RTcontext context;
    RTprogram program;
    unsigned kind;              /* whose scopes were searched, or KIND_UNKNOWN */
    const struct rw_site *site; /* where; NULL: whoever found the variable looks at callables too */
    const struct rwc_variable *declared;
    RTvariable value; /* what was found; NULL: nothing */
};

/* "variable 'x' of closest-hit program 'shade'" */
static const char *describe(const struct use *use, char out[320])
{
    snprintf(out, 320, "variable '%.100s' of %s program '%.100s'", use->declared->name,
             kind_name(use->kind), rw_program_name(use->program));
    return out;
}

static RTresult not_found(const struct use *use)
{
    char who[320], scopes[128] = "";
    for (const enum rw_scope *s = rw_scope_order(use->kind); *s != RW_SCOPE_NONE; s++) {
        size_t used = strlen(scopes);
        snprintf(scopes + used, sizeof scopes - used, "%s%s", used ? ", " : "", rw_scope_name(*s));
    }
    return rw_error(use->context, RT_ERROR_VARIABLE_NOT_FOUND,
                    "%s has no value: searched %s; declare and set it in one of them, or give it "
                    "an initial value",
                    describe(use, who), scopes);
}

/* `declared_size` 0: the value is of another kind altogether, its size does not matter. */
static RTresult mismatch(const struct use *use, const char *declared, size_t declared_size)
{
    char who[320], size[32] = "";
    if (declared_size) snprintf(size, sizeof size, " (%zu bytes)", declared_size);
    return rw_error(use->context, RT_ERROR_TYPE_MISMATCH,
                    "%s is declared %s%s, but the value in the %s is %s (%zu bytes)",
                    describe(use, who), declared, size, rw_scope_name(rw_scope_of(use->value)),
                    rw_type_find(use->value->type)->text, use->value->size);
}

/* ---- buffers ---- */

RTresult rw_validate_buffer(RTbuffer buffer, const char *name)
{
    RTcontext context = buffer->base.context;
    if (buffer->format == RT_FORMAT_UNKNOWN)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has no format; call rtBufferSetFormat", name);
    if (!buffer->element_size)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has no element size; call rtBufferSetElementSize", name);
    if (!buffer->dimensionality)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the buffer of %s has no size; call rtBufferSetSize1D, 2D or 3D", name);
    return RT_SUCCESS;
}

static RTresult check_buffer(const struct use *use)
{
    char who[320];
    const struct rwc_variable *declared = use->declared;
    if (use->value->type != RT_OBJECTTYPE_BUFFER) return mismatch(use, "a buffer", 0);
    RTbuffer buffer = (RTbuffer)use->value->object;
    RTresult result = rw_validate_buffer(buffer, describe(use, who));
    if (result != RT_SUCCESS) return result;
    if (rw_buffer_has_blocks(buffer))
        return rw_error(use->context, RT_ERROR_TYPE_MISMATCH,
                        "%s is a buffer of format %s, which programs read through texture samplers "
                        "alone: rtTextureSamplerSetBuffer",
                        describe(use, who), rw_format_find(buffer->format)->name);
    /* More dimensions than the buffer has are ones of size 1. */
    if (declared->buffer_dim && declared->buffer_dim < buffer->dimensionality)
        return rw_error(use->context, RT_ERROR_TYPE_MISMATCH,
                        "%s is used with %u dimensions, but the buffer has %u", describe(use, who),
                        declared->buffer_dim, buffer->dimensionality);
    if (declared->buffer_element_size && declared->buffer_element_size != buffer->element_size)
        return rw_error(use->context, RT_ERROR_TYPE_MISMATCH,
                        "%s is used with elements of %u bytes, but the buffer's have %zu (%s)",
                        describe(use, who), declared->buffer_element_size, buffer->element_size,
                        rw_format_find(buffer->format)->name);
    return RT_SUCCESS;
}

static RTresult check_texture(const struct use *use)
{
    char who[320];
    if (use->value->type != RT_OBJECTTYPE_TEXTURE_SAMPLER)
        return mismatch(use, "a texture sampler", 0);
    return rw_validate_texture((RTtexturesampler)use->value->object, describe(use, who));
}

/* ---- plain values ---- */

static bool is_integer(enum rw_type_class cls)
{
    return cls >= RW_TYPE_INT && cls <= RW_TYPE_UNSIGNED_LONG;
}

static bool agrees(const struct use *use)
{
    const struct rw_type *value = rw_type_find(use->value->type);
    if (rw_is_object_type(value->type) || use->value->size != use->declared->size) return false;
    if (value->cls == RW_TYPE_USER || !strcmp(value->text, use->declared->type_name)) return true;
    const struct rw_type *declared = rw_type_named(use->declared->type_name);
    if (!declared) return true;
    if (declared->components != value->components) return false;
    return declared->cls == value->cls || (is_integer(declared->cls) && is_integer(value->cls));
}

/* The scopes of the call site, with the callable's own first: what rw_scope_find does for the kind
 * of the caller. A callable met again below itself has been looked at. */
static RTresult check_bound_callable(const struct use *use)
{
    if (use->value->type != RT_OBJECTTYPE_PROGRAM)
        return mismatch(use, use->declared->type_name, use->declared->size);
    RTprogram callable = (RTprogram)use->value->object;
    RTresult result = rw_argument_program(use->context, callable, true);
    if (result != RT_SUCCESS || callable->base.on_path || use->kind == KIND_UNKNOWN) return result;
    if (!use->site) return rw_validate_role(use->context, callable, use->kind);
    callable->base.on_path = true;
    result = rw_validate_program(use->context, callable, use->site);
    callable->base.on_path = false;
    return result;
}

static RTresult check_plain(const struct use *use)
{
    if (use->declared->type_enum == RWC_TYPE_BOUND_CALLABLE) return check_bound_callable(use);
    if (rw_names_node(use->declared->type_name)) {
        if (!rw_is_node_type(use->value->type)) return mismatch(use, "rtObject", 4);
        rw_validate_node(use->value->object);
        return RT_SUCCESS;
    }
    if (!agrees(use)) return mismatch(use, use->declared->type_name, use->declared->size);
    return RT_SUCCESS;
}

/* ---- programs ---- */

/* What nobody sets is zero, if zero is a value: buffers, textures, nodes and programs have none. */
static bool may_be_unset(const struct rwc_variable *declared)
{
    return declared->cls == RWC_VARIABLE_PLAIN && declared->type_enum == RWC_TYPE_PLAIN &&
           !rw_names_node(declared->type_name);
}

static RTresult check_unset(const struct use *use)
{
    char who[320];
    const struct rwc_variable *declared = use->declared;
    if (declared->initial && (!use->value || may_be_unset(declared))) return RT_SUCCESS;
    if (may_be_unset(declared)) {
        if (use->context->options.debug & RW_DEBUG_VERIFY)
            rw_report_once(use->context, "VERIFY", describe(use, who),
                           "is set nowhere and reads as zero");
        return RT_SUCCESS;
    }
    if (!use->value) return not_found(use);
    return rw_error(use->context, RT_ERROR_VARIABLE_NOT_FOUND,
                    "%s is declared in the %s but was never set", describe(use, who),
                    rw_scope_name(rw_scope_of(use->value)));
}

static RTresult check_use(const struct use *use)
{
    char who[320];
    if (!use->value || use->value->type == RT_OBJECTTYPE_UNKNOWN) return check_unset(use);
    if (use->value->object && !use->value->object->alive)
        return rw_error(use->context, RT_ERROR_INVALID_VALUE, "%s holds a %s that was destroyed",
                        describe(use, who), rw_type_name(use->value->object->type));
    switch (use->declared->cls) {
    case RWC_VARIABLE_BUFFER:
        return check_buffer(use);
    case RWC_VARIABLE_TEXTURE:
        return check_texture(use);
    default:
        return check_plain(use);
    }
}

RTresult rw_validate_role(RTcontext context, RTprogram program, enum rwc_program_kind kind)
{
    if (!program->base.alive)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "the program used as %s program was destroyed", kind_name(kind));
    if (program->program->traces && !rwc_kinds[kind].may_trace)
        return rw_error(context, RT_ERROR_INVALID_VALUE,
                        "program '%s' calls rtTrace and is used as %s program, which cannot trace",
                        rw_program_name(program), kind_name(kind));
    return RT_SUCCESS;
}

RTresult rw_validate_found(RTcontext context, RTprogram program, enum rwc_program_kind kind,
                           const struct rwc_variable *declared, RTvariable found)
{
    const struct use use = {context, program, kind, NULL, declared, found};
    return check_use(&use);
}

RTresult rw_validate_program(RTcontext context, RTprogram program, const struct rw_site *site)
{
    RW_CHECK(rw_validate_role(context, program, site->kind));
    RTresult result = RT_SUCCESS;
    const struct rw_scopes scopes = rw_scopes_of(site, program, context);
    for (size_t i = 0; i < program->program->variable_count && result == RT_SUCCESS; i++) {
        const struct rwc_variable *declared = program->program->variables[i];
        if (!rwc_is_scoped(declared)) continue;
        RTvariable found = rw_scope_find(&scopes, declared->name);
        const struct use use = {context, program, site->kind, site, declared, found};
        result = check_use(&use);
    }
    return result;
}

RTresult rw_validate_own_scope(RTprogram program)
{
    RTcontext context = program->base.context;
    RTresult result = RT_SUCCESS;
    for (size_t i = 0; i < program->program->variable_count && result == RT_SUCCESS; i++) {
        const struct rwc_variable *declared = program->program->variables[i];
        RTvariable found = rw_variables_find(&program->variables, declared->name);
        const struct use use = {context, program, KIND_UNKNOWN, NULL, declared, found};
        if (found && rwc_is_scoped(declared)) result = check_use(&use);
    }
    return result;
}
