/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The thread that makes a variant has all it needs to itself: a copy of the description, references
 * to the modules, and copies of the devices to load on. What belongs to the context, the references
 * among it, is touched by the context's thread alone, before the work begins and after it has
 * ended.
 *
 * LLVM must not be at work when the process takes it down, so exit waits for work under way, which
 * ends after the pass that it is at.
 */
#define _GNU_SOURCE /* gettid */

#include "runtime/launch/variant.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#include "base/thread.h"
#include "runtime/device/device.h"
#include "runtime/object/object.h"

struct work {
    pthread_t thread;
    pid_t process; /* the thread is in it, and not in one forked from it */
    atomic_bool done, end;
    bool joined;
    struct work *next; /* of the process */

    struct rw_isolation isolation;
    struct rwc_kernel_desc desc;
    struct rwc_program_desc *programs;
    struct rw_module **modules; /* of the programs, with a reference each */
    size_t module_count;
    char *folder;
    struct rw_cache_key key;
    struct rw_cache_limits limits;
    struct rw_device *copies[RW_DEVICE_LIMIT];
    struct rw_devices devices;

    struct rw_kernel *kernel; /* compiled and loaded are written here */
    bool compiled, good;
};

struct rw_variant {
    struct rw_variant *next;
    const struct rw_kernel *plain;
    struct rw_setting setting; /* what needs another kernel counts */
    enum rw_readiness state;
    struct rw_kernel kernel;
    struct work *work; /* NULL: it has ended */
};

/* ---- the work of a process ---- */

static pthread_mutex_t works_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct work *works;

static void join(struct work *w)
{
    if (!w->joined && w->process == getpid()) pthread_join(w->thread, NULL);
    w->joined = true;
}

static void end_all(void)
{
    pthread_mutex_lock(&works_mutex);
    for (struct work *w = works; w; w = w->next) {
        atomic_store(&w->end, true);
        join(w);
    }
    pthread_mutex_unlock(&works_mutex);
}

/* Who exits at any moment finds it in the list, or not begun. */
static bool start_work(struct work *w, void *(*run)(void *user))
{
    static bool registered;
    pthread_mutex_lock(&works_mutex);
    if (!registered) registered = !atexit(end_all);
    bool started = !rw_thread_start(&w->thread, NULL, run, w);
    if (started) {
        w->next = works;
        works = w;
    }
    pthread_mutex_unlock(&works_mutex);
    return started;
}

static void leave_work(struct work *w)
{
    pthread_mutex_lock(&works_mutex);
    struct work **at = &works;
    while (*at && *at != w) at = &(*at)->next;
    if (*at) *at = w->next;
    pthread_mutex_unlock(&works_mutex);
    join(w);
}

/* ---- the thread ---- */

static void compile(struct work *w)
{
    struct rwc_diag diag = {0};
    w->kernel->compiled = rw_isolated_compile(&w->isolation, &w->desc, &diag);
    w->compiled = w->kernel->compiled != NULL;
    if (w->compiled) rw_cache_store(w->folder, &w->key, w->kernel->compiled, w->limits);
    rwc_diag_free(&diag);
}

/* What calls itself needs a larger stack, which would be a matter of the whole CUDA context. */
static bool is_loadable(const struct work *w)
{
    const struct rwc_kernel *compiled = w->kernel->compiled;
    return compiled && !(compiled->recurses && rwc_target_info(compiled->target)->is_ptx);
}

/* Threads that the compiler starts have the priority too. One lower still, SCHED_IDLE, could keep
 * exit waiting for minutes where every core is busy. */
static void step_back(void)
{
    enum { LOWEST = 19 };
    setpriority(PRIO_PROCESS, (id_t)gettid(), LOWEST);
}

static void *make(void *user)
{
    struct work *w = user;
    struct rw_device *failed;
    step_back();
    w->kernel->compiled = rw_cache_load(w->folder, &w->key);
    if (!w->kernel->compiled) compile(w);
    if (is_loadable(w) && !atomic_load(&w->end))
        w->good = !rw_kernel_load(&w->devices, w->desc.constant_size, w->kernel, false, &failed);
    if (w->kernel->compiled) {
        free(w->kernel->compiled->code);
        w->kernel->compiled->code = NULL;
    }
    atomic_store(&w->done, true);
    return NULL;
}

/* ---- beginning ---- */

static bool copy_programs(struct work *w, const struct rw_plan *plan)
{
    size_t count = plan->program_count, bindings = 0;
    for (size_t k = 0; k < count; k++) bindings += plan->descs[k].binding_count;
    w->programs = rw_malloc(count * sizeof(*w->programs) + bindings * sizeof(struct rwc_binding));
    w->modules = rw_calloc(count, sizeof(*w->modules));
    if (!w->programs || !w->modules) return false;
    struct rwc_binding *to = (struct rwc_binding *)(w->programs + count);
    for (size_t k = 0; k < count; k++) {
        struct rwc_program_desc *p = &w->programs[k];
        *p = plan->descs[k];
        if (p->binding_count) memcpy(to, p->bindings, p->binding_count * sizeof(*to));
        p->bindings = to;
        to += p->binding_count;
        w->modules[w->module_count++] = plan->programs[k].program->module;
        plan->programs[k].program->module->references++;
    }
    w->desc.programs = w->programs;
    return true;
}

static bool copy_devices(RTcontext c, struct work *w, unsigned max_registers)
{
    const struct rw_devices devices = rw_kernel_devices(c, c->device);
    w->devices = (struct rw_devices){w->copies, devices.count};
    for (unsigned k = 0; k < devices.count; k++) {
        w->copies[k] = rw_device_copy(c->devices[k], max_registers);
        if (!w->copies[k]) return false;
    }
    return true;
}

static void free_work(RTcontext c, struct work *w)
{
    for (size_t k = 0; k < w->module_count; k++) rw_module_release(c, w->modules[k]);
    for (unsigned k = 0; k < RW_DEVICE_LIMIT; k++) rw_free(w->copies[k]);
    rw_free(w->programs);
    rw_free(w->modules);
    rw_free(w->folder);
    rw_free(w);
}

/* The text of a kernel does not depend on its registers: one entry of the cache is for all. */
static bool prepare(RTcontext c, struct work *w, const struct rw_plan *plan,
                    struct rw_variant *variant)
{
    w->isolation = c->isolation;
    w->desc = rw_kernel_describe(c, plan, c->device);
    w->desc.strategy = (enum rwc_strategy)variant->setting.value[RW_CHOICE_STRATEGY];
    w->desc.dump_dir = w->desc.dump_pass = NULL;
    w->desc.threads = 1;
    w->desc.end = &w->end;
    w->kernel = &variant->kernel;
    rwc_kernel_desc_hash(&w->desc, w->kernel->hash);
    w->key = rw_cache_key_of(c->device, w->kernel->hash);
    w->folder = rw_kernel_cache_folder(c);
    w->limits = rw_kernel_cache_limits(c);
    w->process = getpid();
    return copy_programs(w, plan) &&
           copy_devices(c, w, variant->setting.value[RW_CHOICE_REGISTERS]);
}

static void begin(RTcontext c, const struct rw_plan *plan, struct rw_variant *variant)
{
    struct work *w = rw_calloc(1, sizeof(*w));
    variant->state = RW_NEVER;
    if (!w) return;
    if (!prepare(c, w, plan, variant) || !start_work(w, make)) {
        free_work(c, w);
        return;
    }
    variant->work = w;
    variant->state = RW_NOT_YET;
}

/* ---- ending ---- */

static void finish(RTcontext c, struct rw_variant *variant)
{
    struct work *w = variant->work;
    leave_work(w);
    variant->state = w->good ? RW_READY : RW_NEVER;
    c->statistics.kernelsCompiled += w->compiled;
    c->statistics.kernelsLoaded += w->good && !w->compiled;
    variant->work = NULL;
    free_work(c, w);
}

static struct rw_variant *find(struct rw_variant *list, const struct rw_kernel *plain,
                               const struct rw_setting *setting)
{
    while (list && (list->plain != plain || !rw_setting_same_kernel(&list->setting, setting)))
        list = list->next;
    return list;
}

static bool is_busy(const struct rw_variant *list)
{
    while (list && !(list->work && !atomic_load(&list->work->done))) list = list->next;
    return list != NULL;
}

enum rw_readiness rw_variant_get(RTcontext c, struct rw_variant **list, const struct rw_plan *plan,
                                 const struct rw_kernel *plain, const struct rw_setting *setting,
                                 bool may_begin, struct rw_kernel **out)
{
    struct rw_variant *v = find(*list, plain, setting);
    if (!v) {
        if (!may_begin || is_busy(*list)) return RW_NOT_YET;
        v = rw_calloc(1, sizeof(*v));
        if (!v) return RW_NEVER;
        *v = (struct rw_variant){.next = *list, .plain = plain, .setting = *setting};
        v->kernel.device = plain->device;
        v->kernel.beside = plain->beside;
        *list = v;
        begin(c, plan, v);
    }
    if (v->work && atomic_load(&v->work->done)) finish(c, v);
    *out = &v->kernel;
    return v->state;
}

void rw_variant_settle(RTcontext c, struct rw_variant *list)
{
    for (struct rw_variant *v = list; v; v = v->next)
        if (v->work && atomic_load(&v->work->done)) finish(c, v);
}

static void free_variant(RTcontext c, struct rw_variant *v)
{
    const struct rw_devices devices = rw_kernel_devices(c, c->device);
    if (v->work) finish(c, v);
    rw_kernel_unload(&devices, &v->kernel);
    rwc_kernel_free(v->kernel.compiled);
    rw_free(v);
}

bool rw_variant_drop(RTcontext c, struct rw_variant **list, const struct rw_kernel *plain)
{
    for (const struct rw_variant *v = *list; v; v = v->next)
        if (v->plain == plain && (v->work || rw_kernel_is_awaited(c, &v->kernel))) return false;
    for (struct rw_variant **at = list; *at;) {
        struct rw_variant *v = *at;
        if (v->plain != plain) {
            at = &v->next;
            continue;
        }
        *at = v->next;
        free_variant(c, v);
    }
    return true;
}

void rw_variant_free_all(RTcontext c, struct rw_variant **list)
{
    for (struct rw_variant *v = *list; v; v = v->next)
        if (v->work) atomic_store(&v->work->end, true);
    while (*list) {
        struct rw_variant *v = *list;
        *list = v->next;
        free_variant(c, v);
    }
}
