/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Look-ups in a parsed module, sizes, and what a prototype fits.
 */
#include "compiler/ptx/arena.h"
#include "compiler/ptx/ast.h"

#include <string.h>

const struct rwc_ptx_function *rwc_ptx_find_function(const struct rwc_ptx_module *module,
                                                     const char *name)
{
    const struct rwc_ptx_name *entry = rwc_ptx_lookup(module->arena, name, strlen(name));
    return entry && entry->function && entry->function->has_body ? entry->function : NULL;
}

const struct rwc_ptx_var *rwc_ptx_find_var(const struct rwc_ptx_module *module, const char *name)
{
    const struct rwc_ptx_name *entry = rwc_ptx_lookup(module->arena, name, strlen(name));
    return entry ? entry->var : NULL;
}

const char *rwc_ptx_find_debug_string(const char *label)
{
    return label ? rwc_ptx_name_of(label)->debug_string : NULL;
}

unsigned rwc_ptx_type_size(enum rwc_ptx_type type)
{
    static const unsigned char sizes[] = {
        [RWC_PTX_B8] = 1,     [RWC_PTX_B16] = 2, [RWC_PTX_B32] = 4,   [RWC_PTX_B64] = 8,
        [RWC_PTX_B128] = 16,  [RWC_PTX_U8] = 1,  [RWC_PTX_U16] = 2,   [RWC_PTX_U32] = 4,
        [RWC_PTX_U64] = 8,    [RWC_PTX_S8] = 1,  [RWC_PTX_S16] = 2,   [RWC_PTX_S32] = 4,
        [RWC_PTX_S64] = 8,    [RWC_PTX_F16] = 2, [RWC_PTX_F16X2] = 4, [RWC_PTX_BF16] = 2,
        [RWC_PTX_BF16X2] = 4, [RWC_PTX_F32] = 4, [RWC_PTX_F64] = 8,   [RWC_PTX_SURFREF] = 0,
    };
    return sizes[type];
}

uint64_t rwc_ptx_var_size(const struct rwc_ptx_var *var)
{
    return var->count * var->vector * rwc_ptx_type_size(var->type);
}

unsigned rwc_ptx_var_align(const struct rwc_ptx_var *var)
{
    unsigned natural = rwc_ptx_type_size(var->type) * (var->vector ? var->vector : 1);
    if (var->align) return var->align;
    return natural ? natural : 1;
}

static bool same_places(const struct rwc_ptx_var *a, size_t a_count, const struct rwc_ptx_var *b,
                        size_t b_count)
{
    if (a_count != b_count) return false;
    for (size_t i = 0; i < a_count; i++)
        if (rwc_ptx_var_size(&a[i]) != rwc_ptx_var_size(&b[i]) ||
            rwc_ptx_var_align(&a[i]) != rwc_ptx_var_align(&b[i]))
            return false;
    return true;
}

bool rwc_ptx_fits_prototype(const struct rwc_ptx_function *function,
                            const struct rwc_ptx_stmt *prototype)
{
    return same_places(function->rets, function->ret_count, prototype->rets,
                       prototype->ret_count) &&
           same_places(function->params, function->param_count, prototype->params,
                       prototype->param_count);
}
