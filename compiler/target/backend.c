/* SPDX-License-Identifier: Apache-2.0 */
/* The table of back ends, and what is asked of it. */
#include "compiler/target/backend.h"

#include <pthread.h>
#include <stdatomic.h>

#include "compiler/base/guard.h"
#include "compiler/target/passes.h"

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

/* ---- what LLVM has once for the process ---- */

static pthread_mutex_t init_lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_bool initialised;

static bool init_all(void *user)
{
    (void)user;
    rwc_register_passes();
    for (size_t i = 0; i < RWC_TARGETS; i++)
        if (backends[i]->init_llvm) backends[i]->init_llvm();
    return true;
}

/* The thread that has the lock is not the one that is left if memory runs out. */
bool rwc_init_backends(struct rwc_diag *diag)
{
    if (atomic_load(&initialised)) return true;
    pthread_mutex_lock(&init_lock);
    bool ok = atomic_load(&initialised) || rwc_guarded(init_all, NULL, "setting up LLVM", diag);
    atomic_store(&initialised, ok);
    pthread_mutex_unlock(&init_lock);
    return ok;
}
