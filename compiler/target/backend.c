/* SPDX-License-Identifier: Apache-2.0 */
/* The table of back ends, and what is asked of it. */
#include "compiler/target/backend.h"

#include <pthread.h>

#define RWC_BACKEND(NAME, name) extern const struct rwc_backend rwc_backend_##name;
#include "compiler/backends.def"
#undef RWC_BACKEND

#define RWC_BACKEND(NAME, name) [RWC_TARGET_##NAME] = &rwc_backend_##name,
static const struct rwc_backend *const backends[RWC_TARGETS] = {
#include "compiler/backends.def"
};
#undef RWC_BACKEND

const struct rwc_target_info *rwc_target_info(enum rwc_target target)
{
    return &backends[target]->info;
}

const struct rwc_backend *rwc_backend(const struct rwc_kernel_desc *desc)
{
    return backends[desc->target];
}

/* The compute capability that all programs can be compiled for. */
static unsigned capability_of(const struct rwc_kernel_desc *desc)
{
    unsigned most = RWC_DUMPED_SM;
    for (size_t i = 0; i < desc->program_count; i++) {
        unsigned sm = rwc_module_sm(desc->programs[i].module);
        if (sm > most) most = sm;
    }
    return most;
}

struct rwc_kernel_desc rwc_readable_desc(const struct rwc_kernel_desc *desc)
{
    struct rwc_kernel_desc readable = *desc;
    if (rwc_backend(desc)->info.is_ptx) return readable;
    readable.target = RWC_TARGET_CUDA;
    readable.sm = capability_of(desc);
    return readable;
}

bool rwc_pass_lower(struct rwc_unit *unit)
{
    return rwc_backend(unit->desc)->lower(unit);
}

static pthread_once_t once = PTHREAD_ONCE_INIT;

static void init_all(void)
{
    for (size_t i = 0; i < RWC_TARGETS; i++)
        if (backends[i]->init_llvm) backends[i]->init_llvm();
}

void rwc_init_backends(void)
{
    pthread_once(&once, init_all);
}
