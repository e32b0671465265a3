/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The cache key of a kernel: everything that shapes the result goes in, field by field (structures
 * have padding). Where a variable lives counts, its value does not.
 */
#include "compiler/base/hash.h"
#include "compiler/target/backend.h"

#define BUILT_INS(name)                                                                            \
    extern const unsigned char rw_##name##_bitcode[];                                              \
    extern const size_t rw_##name##_bitcode_size;
BUILT_INS(programs)
BUILT_INS(moving_programs)
BUILT_INS(batch_programs)
BUILT_INS(moving_batch_programs)
BUILT_INS(graph_programs)

static void add_built_ins(struct rwc_hasher *hasher, const unsigned char *bitcode, size_t size)
{
    rwc_hash_add_number(hasher, size);
    rwc_hash_add(hasher, bitcode, size);
}

static void add_compiler(struct rwc_hasher *hasher)
{
    unsigned major, minor, patch;
    LLVMGetVersion(&major, &minor, &patch);
    rwc_hash_add_text(hasher, RW_VERSION);
    rwc_hash_add_text(hasher, rw_compiler_hash);
    rwc_hash_add_number(hasher, (uint64_t)major << 32 | minor << 16 | patch);
    add_built_ins(hasher, rw_programs_bitcode, rw_programs_bitcode_size);
    add_built_ins(hasher, rw_moving_programs_bitcode, rw_moving_programs_bitcode_size);
    add_built_ins(hasher, rw_batch_programs_bitcode, rw_batch_programs_bitcode_size);
    add_built_ins(hasher, rw_moving_batch_programs_bitcode, rw_moving_batch_programs_bitcode_size);
    add_built_ins(hasher, rw_graph_programs_bitcode, rw_graph_programs_bitcode_size);
}

/* The first program of the same module: modules of equal text are still apart, and so are their
 * __device__ variables. */
static size_t first_of_module(const struct rwc_kernel_desc *desc, const struct rwc_module *module)
{
    size_t first = 0;
    while (desc->programs[first].module != module) first++;
    return first;
}

static void add_program(struct rwc_hasher *hasher, const struct rwc_program_desc *desc)
{
    uint8_t module[16];
    rwc_module_hash(desc->module, module);
    rwc_hash_add(hasher, module, sizeof(module));
    rwc_hash_add_text(hasher, desc->program->symbol);
    rwc_hash_add_number(hasher, desc->kind);
    rwc_hash_add_number(hasher, desc->id);
    rwc_hash_add_number(hasher, desc->callable_id);
    rwc_hash_add_number(hasher, desc->caller);
    rwc_hash_add_number(hasher, desc->ray_types);
    rwc_hash_add_number(hasher, desc->binding_count);
    for (size_t i = 0; i < desc->binding_count; i++) {
        rwc_hash_add_text(hasher, desc->bindings[i].symbol);
        rwc_hash_add_number(hasher, desc->bindings[i].storage);
        rwc_hash_add_number(hasher, desc->bindings[i].offset);
    }
}

void rwc_kernel_desc_hash(const struct rwc_kernel_desc *desc, uint8_t out[16])
{
    struct rwc_hasher hasher;
    rwc_hash_begin(&hasher);
    add_compiler(&hasher);
    rwc_hash_add_number(&hasher, desc->target);
    rwc_backend(desc)->add_key(&hasher, desc);
    rwc_hash_add_number(&hasher, desc->strategy);
    rwc_hash_add_number(&hasher, desc->ray_type_count);
    rwc_hash_add_number(&hasher, desc->features);
    rwc_hash_add_number(&hasher, desc->constant_size);
    rwc_hash_add_number(&hasher, desc->max_trace_depth);
    rwc_hash_add_number(&hasher, desc->max_call_depth);
    rwc_hash_add_number(&hasher, desc->min_stack_size);
    rwc_hash_add_text(&hasher, desc->launch_params);
    rwc_hash_add_number(&hasher, desc->attribute_words);
    rwc_hash_add_text(&hasher, desc->skip_passes);
    if (desc->inlines_all) rwc_hash_add_text(&hasher, "inline");
    if (desc->checks_loops) rwc_hash_add_text(&hasher, "loops");
    if (desc->rounds) rwc_hash_add_text(&hasher, "rounds");
    rwc_hash_add_number(&hasher, desc->program_count);
    for (size_t i = 0; i < desc->program_count; i++) {
        rwc_hash_add_number(&hasher, first_of_module(desc, desc->programs[i].module));
        add_program(&hasher, &desc->programs[i]);
    }
    rwc_hash_end(&hasher, out);
}
