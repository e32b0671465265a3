/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Fuzz target: a whole compilation, from split to emission, for the CPU and for a GPU, of all
 * programs of a module in roles that depend on its size. It ends with a kernel or a message; LLVM
 * must not give up, and passes must not leave an invalid module.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compiler/compiler.h"
#include "raywright_abi.h"
#include "tests/fuzz/edits.h"
#include "tests/fuzz/targets.h"

enum { MOST_PROGRAMS = 5 };

static enum rwc_program_kind role_of(const struct rwc_program *program, size_t number, size_t size)
{
    static const enum rwc_program_kind roles[] = {RWC_CLOSEST_HIT, RWC_ANY_HIT, RWC_MISS,
                                                  RWC_EXCEPTION, RWC_INTERSECTION};
    if (program->is_callable) return RWC_CALLABLE;
    return number ? roles[(number + size) % 5] : RWC_RAY_GENERATION;
}

static void compile_for(enum rwc_target target, struct rwc_program_desc *programs, size_t count,
                        size_t size)
{
    static const enum rwc_strategy strategies[] = {RWC_STRATEGY_STATES, RWC_STRATEGY_DIRECT,
                                                   RWC_STRATEGY_STRUCTURED};
    struct rwc_diag diag = {0};
    const struct rwc_kernel_desc desc = {.target = target,
                                         .sm = size % 2 ? 75 : 90,
                                         .strategy = strategies[size % 3],
                                         .programs = programs,
                                         .program_count = count,
                                         .ray_type_count = 1,
                                         .constant_size = 16,
                                         .max_trace_depth = 5,
                                         .max_call_depth = 5,
                                         .features = RW_FEATURE_PRIMITIVES | RW_FEATURE_TRIANGLES,
                                         .most_seconds = 20,
                                         .threads = 1};
    struct rwc_kernel *kernel = rwc_compile(&desc, &diag);
    if (!kernel && !diag.text && !diag.out_of_memory) fuzz_stop("no kernel and no message", "");
    if (diag.text && strstr(diag.text, "internal error")) fuzz_stop("internal", diag.text);
    if (diag.text && strstr(diag.text, "LLVM gave up")) fuzz_stop("a fatal error", diag.text);
    rwc_kernel_free(kernel);
    rwc_diag_free(&diag);
}

static size_t describe(struct rwc_module *module, size_t size, struct rwc_program_desc *out)
{
    size_t all = 0, count = 0;
    const struct rwc_program *programs = rwc_module_programs(module, &all);
    for (size_t k = 0; k < all && count < MOST_PROGRAMS; k++) {
        const enum rwc_program_kind kind = role_of(&programs[k], count, size);
        if (!count && kind != RWC_RAY_GENERATION) continue;
        out[count] =
            (struct rwc_program_desc){.module = module,
                                      .program = &programs[k],
                                      .kind = kind,
                                      .id = RW_STATE_FIRST_PROGRAM + (uint32_t)count,
                                      .callable_id = kind == RWC_CALLABLE ? (uint32_t)count : 0,
                                      .ray_types = 1};
        count++;
    }
    return count;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct rwc_diag diag = {0};
    struct rwc_program_desc programs[MOST_PROGRAMS];
    struct rwc_module *module = rwc_module_create((const char *)data, size, "fuzz.ptx", &diag);
    const size_t count = module ? describe(module, size, programs) : 0;
    if (count) compile_for(RWC_TARGET_CPU, programs, count, size);
    if (count) compile_for(RWC_TARGET_CUDA, programs, count, size);
    rwc_module_free(module);
    rwc_diag_free(&diag);
    return 0;
}
